"""Attacks on the library, each an endless series of tries that yields what went wrong, or nothing."""
