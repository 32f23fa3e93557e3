"""Attacks on the library, each an endless list of tries: what went wrong, or nothing."""
