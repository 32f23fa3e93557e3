"""The same board, played by a die: how likely each square is, how long a game takes, and what a search costs beside it."""

__all__ = ["chances", "costs", "means"]
