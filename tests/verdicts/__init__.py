"""Whole checks of many solvers."""
