"""Tests that tell what the library promises."""
