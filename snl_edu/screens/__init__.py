"""Shown on many screens: notebooks, pages, figures, GIFs. One file a screen, and what they share."""
