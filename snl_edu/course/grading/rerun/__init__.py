"""A learner's notebook, run once more: in a fresh kernel, in a copy of its folder, and within limits."""

__all__ = ["process", "saved"]
