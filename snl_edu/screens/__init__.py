"""Shown on many screens: the board as SVG and as shapes, one palette, still pictures, and the player with its pages and widgets."""

__all__ = ["notebook", "pictures", "player"]
