"""How an answer to an exercise is judged: a value, a function on its cases, a board, a player; and what is said about each mistake."""

__all__ = ["borrowed", "cases", "differences", "handwork", "mistakes", "proof", "values"]
