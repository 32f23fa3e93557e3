"""The game: boards, moves, searches. Nothing here needs more than the standard library."""
