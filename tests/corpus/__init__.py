"""Solvers as people write them, right and wrong, and what `check` and `watch` must make of each."""
