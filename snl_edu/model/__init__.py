"""The game, with nothing but the standard library. Read it in this order.

`board` is the board and its one rule: a roll takes at most one jump. `search` is the whole search, one generator. `leap` needs
only divisions where no jump starts. The others are for looking things up: `boards` and `random_board` are boards with a name
or a seed, `layers` the searches that the library itself needs quickly, `text` a board in characters. `input` says what a
caller may pass; in `chance` a die plays.
"""

__all__ = ["board", "boards", "chance", "input", "layers", "leap", "random_board", "search", "text"]
