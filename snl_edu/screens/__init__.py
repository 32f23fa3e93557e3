"""Shown on many screens: notebooks, pages, figures, GIFs. One file for each screen, and what they share."""
