"""What a caller may pass, and what is said if it is wrong: arguments, the ways to write a board down, and whose code it is."""

__all__ = ["arguments", "foreign", "formats"]
