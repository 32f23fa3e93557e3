"""Tests of the player's JavaScript, run by Node."""
