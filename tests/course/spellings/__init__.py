"""Other right ways to write the functions of the course."""
