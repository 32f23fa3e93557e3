"""Judges a whole solver: the boards to try, the smallest one on which it fails, and the known mistake whose answers it gives."""

__all__ = ["answers", "breakage", "judgement"]
