"""The game, with nothing but the standard library. Read it in this order.

1. `board`: the board and its one rule, that a roll takes at most one jump.
2. `search`: the whole search, one generator that yields frontier after frontier; and one that takes its squares in any order.
3. `games`: the shortest games, listed and counted.
4. `leap`: the fewest rolls, at a cost that grows with the jumps and not with the squares.

The others are for looking things up. `boards` and `random_board` are boards with a name or a seed, `layers` the searches that
the library itself needs quickly, `text` a board in characters. `input` says what a caller may pass; in `chance` a die plays.
"""

__all__ = ["board", "boards", "chance", "games", "input", "layers", "leap", "random_board", "search", "text"]
