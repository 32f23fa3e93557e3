"""Arguments: how each is checked and a wrong one described, the ways to write a board down, and whose code it is."""

__all__ = ["arguments", "foreign", "formats"]
