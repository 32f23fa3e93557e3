"""Films of chance: where a player may stand after each roll, and a game that a die has played."""

__all__ = ["chance_film", "played_film"]
