"""A board to draw on."""

__all__ = ["editor", "sketch"]
