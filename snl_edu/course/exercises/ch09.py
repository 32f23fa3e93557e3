"""The exercises of notebook 09: rolls by division, a rule for every die, a snake in the way, and a long board."""

from collections.abc import Callable, Iterator
from math import ceil

from snl_edu.course.exercise import Exercise, board, function, value
from snl_edu.model.board import Board
from snl_edu.model.leap import fewest_rolls

LADDER_AND_SNAKE = Board(1000, {31: 1, 61: 991})
SIXES_ONLY = Board(121)
FAR = 10**12
FAR_ROLLS = 100


def _empty_boards() -> Iterator[tuple[Board]]:
    """Empty boards, the smallest first: with remainders and without, other dice, other starts, and one too long for floats."""
    for squares in (1, 7, 8, 36):
        yield (Board(squares),)
    for squares in (6, 7, 36):
        yield (Board(squares, start=0),)
    for squares, die in ((9, 4), (10, 3), (100, 20), (5, 1)):
        yield (Board(squares, die=die),)
    yield (Board(12, die=4, start=0),)
    yield (Board(10**17 + 3),)


def _divided(die: Callable[[Board], int], start: Callable[[Board], int]) -> Callable[[Board], int]:
    """A rule that rounds up, with its own idea of the die and of the start."""
    return lambda board: -(-(board.squares - start(board)) // die(board))


def _float_rolls(board: Board) -> int:
    return ceil((board.squares - board.start) / board.die)


def _one_snake_fault(board: Board) -> str | None:
    """What keeps a board from being the long one with a single snake that costs a single roll."""
    if (board.squares, board.die, board.start) != (SIXES_ONLY.squares, SIXES_ONLY.die, SIXES_ONLY.start):
        return f"keep the {SIXES_ONLY.squares} squares, the die and the start as they are, and change only the jumps"
    if board.ladders:
        return "there is a ladder on your board: a snake leads down, from the larger number to the smaller"
    if len(board.snakes) != 1:
        return f"exactly one snake is asked for, and your board has {len(board.snakes)}"
    rolls, before = fewest_rolls(board), fewest_rolls(SIXES_ONLY)
    if rolls == before:
        mouth = next(iter(board.snakes))
        return (
            f"your board still takes {rolls} rolls: a player with nothing but sixes never lands on {mouth}; "
            "where does that player land?"
        )
    return None


def _far_fault(board: Board) -> str | None:
    """What keeps a board from being long, nearly empty and won in just that many rolls."""
    if board.squares < FAR:
        return f"your board has {board.squares:,} squares, and at least {FAR:,} are asked for"
    if board.die != SIXES_ONLY.die:
        return f"keep the die with six sides; yours has {board.die}"
    if len(board.jumps) != 1:
        return f"exactly one jump is asked for, and your board has {len(board.jumps)}"
    if board.snakes:
        return "your jump is a snake: going down does not make a long way short"
    rolls = fewest_rolls(board)
    if rolls != FAR_ROLLS:
        return (
            f"the fewest rolls on your board are {rolls:,}, and {FAR_ROLLS} are asked for: "
            "add up the rolls to the ladder's foot and those from its top"
        )
    return None


# Of the time when this was notebook 06.
ALIASES: dict[str, str] = {
    "06-read-the-gap": "09-read-the-gap",
    "06-any-die": "09-any-die",
    "06-one-snake": "09-one-snake",
    "06-far-and-fast": "09-far-and-fast",
}

EXERCISES: dict[str, Exercise] = {
    "09-read-the-gap": Exercise(
        "how many rolls does Board(1000, {31: 1, 61: 991}) take? Give a whole number.",
        value(
            lambda: fewest_rolls(LADDER_AND_SNAKE),
            {
                12: "12 is what the divisions say; but which square do five sixes from 1 land on?",
                11: "11 rolls lead to the ladder; then there is still a way to go from its top",
                10: "10 is the way to the ladder if no snake stood in it, and the way on is missing",
                2: "2 is the way from the ladder's top to the goal; the way to its foot is missing",
                14: "14 is one too many: stepping around the snake costs one roll, not two",
                167: "167 is the whole way on foot: use the ladder",
                60: "60 counts squares: a roll can take six of them",
                69: "69 counts squares: a roll can take six of them",
            },
            "that is not it: add the rolls from 1 to 61 and those from 991 to 1000, and mind square 31",
        ),
        (
            "Split the game in two: to the foot of the ladder, and from its top to the goal.",
            "From 1 to 61 it is 60 squares. Is there a way in ten rolls, and where does each of those rolls land?",
            "Ten rolls would all have to be sixes, and the fifth of them lands on a snake. What does one roll more allow?",
        ),
    ),
    "09-any-die": Exercise(
        "change empty_rolls so that it is right for every die and every start.",
        function(
            fewest_rolls,
            _empty_boards,
            {
                "so far it is right for six sides and a start on 1: use board.die in place of 6, and board.start in "
                "place of 1": _divided(lambda _: 6, lambda _: 1),
                "the die is right now; the start is not always 1: use board.start": _divided(
                    lambda board: board.die, lambda _: 1
                ),
                "the start is right now; the die does not always have six sides: use board.die": _divided(
                    lambda _: 6, lambda board: board.start
                ),
                "it always counts from 0: how many squares are there to go if the start is 1?": _divided(
                    lambda board: board.die, lambda _: 0
                ),
                "it rounds down: if a few squares are left over, they still need a roll": lambda board: (
                    (board.squares - board.start) // board.die
                ),
                "it always adds a roll: where the division leaves no remainder, none is needed": lambda board: (
                    (board.squares - board.start) // board.die + 1
                ),
                "it is right on small boards, but / makes a number with a point, which has room for 16 digits only: "
                "keep to //": _float_rolls,
            },
        ),
        (
            "Two numbers in the function are true only for the usual game. Which?",
            "board.die and board.start can stand in their place.",
            "Off the board, with start 0, all the squares are still to go; on square 1 there is one fewer.",
        ),
    ),
    "09-one-snake": Exercise(
        "add one snake to Board(121, {}) so that it takes one roll more.",
        board(_one_snake_fault),
        (
            "20 rolls for 120 squares: what must every one of them be?",
            "So there is only one game of 20 rolls. Write down the squares on which it lands.",
            "A snake on any of 7, 13, 19 ... spoils that game. Let it lead down to wherever you like.",
        ),
    ),
    "09-far-and-fast": Exercise(
        "make a Board of at least 10**12 squares with one jump that takes exactly 100 rolls.",
        board(_far_fault),
        (
            "One ladder has to carry the player over nearly the whole board.",
            "The rolls to its foot and the rolls from its top add up to 100; you choose how to share them.",
            "If the foot is one roll away, 99 rolls are left for the rest: how many squares can that rest have?",
        ),
    ),
}
