"""The exercises of the course, one file a notebook."""
