"""A learner's function, called so that it always comes back: counted, guarded, and called in the form in which it was written."""

__all__ = ["sandbox", "signatures"]
