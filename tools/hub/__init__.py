"""A class on this machine, with the hub of `deploy/hub` and a real proxy."""
