"""The player that asks: its questions and answers, practice on one board after another, and a worksheet for paper."""

__all__ = ["practice", "quiz"]
