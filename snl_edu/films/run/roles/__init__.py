"""Which variable of a run is the queue, and which one the record; the way in is `find_roles` in `roles`."""

__all__ = ["roles"]
