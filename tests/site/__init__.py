"""The site of the course, in a browser that cannot reach any other machine. `make site` builds it first."""
