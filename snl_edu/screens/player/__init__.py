"""The player: a film with its controls, in a notebook or on a page of its own."""

__all__ = ["ask", "comparison", "editor", "player", "widget"]
