"""The exercises of notebook 09: rolls by division, the reach, the leap from stop to stop, and a long board."""

from collections.abc import Callable, Iterator
from math import ceil

from snl_edu.course.exercise import SEARCHES, Exercise, board, function, value
from snl_edu.course.exercises.leaps import judge_leap, judge_worth_trying, leap, worth_trying
from snl_edu.course.exercises.walks import (
    ONE_LADDER,
    judge_landings,
    judge_next_reach,
    landings,
    next_reach,
)
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls

LADDER_AND_SNAKE = Board(1000, {31: 1, 61: 991})
SIXES_ONLY = Board(121)
FAR = 10**12
FAR_ROLLS = 100


def _empty_boards() -> Iterator[tuple[Board]]:
    """Empty boards: with remainders and without, other dice, other starts, one too long for floats, and one square."""
    for squares in (7, 8, 36):
        yield (Board(squares),)
    for squares in (6, 7, 36):
        yield (Board(squares, start=0),)
    for squares, die in ((9, 4), (10, 3), (100, 20), (5, 1)):
        yield (Board(squares, die=die),)
    yield (Board(12, die=4, start=0),)
    yield (Board(10**17 + 3),)
    yield (Board(1),)


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


# From the time when this was notebook 06.
ALIASES: dict[str, str] = {
    "06-read-the-gap": "09-read-the-gap",
    "06-any-die": "09-any-die",
    "06-one-snake": "09-one-snake",
    "06-far-and-fast": "09-far-and-fast",
}

EXERCISES: dict[str, Exercise] = {
    "09-ten-times": Exercise(
        "how many moves does the search try on Board(10_000)? Write a number in place of the dots; near it is enough",
        value(
            lambda: 6 * 10_000,
            {
                576: "576 are tried on 100 squares: here there are a hundred times as many",
                5976: "5976 are tried on 1000 squares: here there are ten times as many",
                10_000: "each square is tried with more than one roll",
                600_000: "that is ten times too many: compare 1000 squares with 100",
                11_376: "the work does not grow by the same amount each time: ten times the squares, how many times the moves?",
            },
            "compare the two counts above: how many moves are there for each square?",
            within=600,
        ),
        (
            "Divide each of the two counts by its number of squares.",
            "That is nearly the same number both times, and it has to do with the die.",
            "Multiply that number by 10,000.",
        ),
        why="Nearly six moves are tried for every square, one for each side of the die.",
    ),
    "09-empty-stretch": Exercise(
        "how many rolls do Board(61) and Board(62) take? Write two numbers in round brackets, such as (3, 4)",
        value(
            lambda: (fewest_rolls(Board(61)), fewest_rolls(Board(62))),
            {
                (10, 10): "10 rolls are enough for 60 squares; for one square more a whole roll is needed",
                (11, 11): "the game begins on square 1, so on Board(61) there are only 60 squares to go",
                (60, 61): "these are squares to go: a roll can take six of them",
                (61, 62): "these are squares: a roll can take six of them",
                (9, 10): "nine sixes lead from 1 to 55: that is not far enough",
                (11, 12): "ten sixes from 1: on which square does that end?",
                10: "that is one number: write one for each board, in round brackets",
                11: "that is one number: write one for each board, in round brackets, Board(61) first",
            },
            "count the squares to go from 1, and divide by six; what is left over needs a roll of its own",
        ),
        (
            "From square 1 it is 60 squares to 61, and 61 squares to 62.",
            "How many sixes fit into 60? How many into 61, and what is left over?",
            "A rest of one square needs a roll as well.",
        ),
        why="Divide the squares to go by six and round up: a rest, however small, needs a roll of its own.",
    ),
    "09-one-ladder": Exercise(
        "how many rolls does Board(100, {30: 80}) take? Write a number in place of the dots",
        value(
            lambda: fewest_rolls(ONE_LADDER),
            {
                17: "17 is the whole way on foot: take the ladder",
                5: "5 rolls lead to the ladder; then there is still a way to go from its top",
                4: "4 rolls lead from the ladder's top to the goal; the way to its foot is missing",
                7: "round up each time: a rest needs a roll of its own",
                8: "round up both times: 29 squares need five rolls, and how many do 20 need?",
                10: "the ladder is part of the roll that lands on it, and costs nothing",
                49: "49 counts squares: a roll can take six of them",
            },
            "add the rolls from 1 to 30 and those from 80 to 100",
        ),
        (
            "Split the game in two: to the foot of the ladder, and from its top to the goal.",
            "It is 29 squares to the foot and 20 from the top.",
            "Divide each of them by six, round each up, and add the two.",
        ),
        why="It is 29 squares to the foot, five rolls, and 20 from the top, four rolls.",
    ),
    "09-must-bite": Exercise(
        "how many rolls does the board with the snake from 7 to 1 take? Write a number in place of the dots",
        value(
            lambda: fewest_rolls(named_board("the-snake-must-bite")),
            {
                4: "four rolls for 24 squares are four sixes: on which square does the first one land?",
                3: "not even three sixes without a snake go that far: they end on 19",
                6: "one roll more than the division says is enough to step around the snake",
                24: "24 counts squares: a roll can take six of them",
                (5, 4): "one number is enough here: the fewest rolls with the snake",
                1: "not even the first six ends where it lands: walk with your finger",
            },
            "divide first, then look where these rolls land",
        ),
        (
            "Without the snake it is 24 squares. How many rolls is that, and what must each of them be?",
            "The first six from square 1 lands on 7. What happens?",
            "So at least one roll has to be smaller. How many rolls are needed then?",
        ),
        why="Only four sixes make 24 in four rolls, and the first of them lands in the snake's mouth.",
    ),
    "09-five-and-six": Exercise(
        "how many rolls do the two boards take? Write two answers in round brackets; None if a board cannot be won",
        value(
            lambda: (fewest_rolls(named_board("five-in-a-row")), fewest_rolls(named_board("six-in-a-row"))),
            {
                (
                    6,
                    6,
                ): "6 is what the division says, but nobody can stand on a snake's mouth: where does the second roll end?",
                (7, 7): "the first is right; on the other board, how far can a roll from 10 land?",
                (7, 8): "the first is right; on the other board, which squares can be landed on from 10?",
                (6, 7): "both cost more than you think: on the first board, the second six would land on 13",
                (6, None): "the second is right; on the first board, the second six would land on 13",
                (None, None): "the second is right; five snakes can be passed, with a six from the square before them",
                (7, 0): "the first is right; if no number of rolls is enough, write None",
                (7, -1): "the first is right; for the other write None, as the search does",
            },
            "walk with your finger: go as far as you can in front of the snakes, and look what a six can cross",
        ),
        (
            "Walk up to the snakes, and stop on the square before the first of them.",
            "From 10 a six lands on 16. Is there a snake on 16?",
            "The first board can be won, but it costs time to stop on 10. On the other, all six rolls from 10 meet a snake.",
        ),
        why="A die with six sides steps over five jumps in a row, and never over six.",
    ),
    "09-next-reach": Exercise(
        "write the function that gives the furthest plain square within a roll, or None",
        judge_next_reach,
        (
            "Try the squares within a roll, the furthest first: `range(..., reach, -1)` counts down.",
            "A square is plain if it is `not in board.jumps`. Return the first such square.",
            "The furthest is `min(reach + board.die, board.goal)`. After the loop nothing was found: return None.",
        ),
        why="The furthest plain square is where a walk without jumps is best placed.",
        ours=next_reach,
        without=SEARCHES,
    ),
    "09-landings": Exercise(
        "write the function that gives each stop of a walk, with the roll that lands on it",
        judge_landings,
        (
            "Three names change in the loop: `rolls`, which begins with 0, `reach`, and the list that you return.",
            "`ahead = [stop for stop in [*board.jumps, board.goal] if stop > reach]` are the stops that are still to come.",
            "In each round: leap over the free rolls, count one roll more, note every stop within it, ask `next_reach`.",
        ),
        why="The walk does as much work as it meets stops, however long the stretches between them are.",
        ours=landings,
        without=SEARCHES,
    ),
    "09-leap": Exercise(
        "write the main step of the leap in place of the dots",
        judge_leap,
        (
            "First two questions: is `square` the goal? Then return `rolls`. Is it in `seen`? Then there is nothing to do.",
            "Otherwise it joins `seen`, and a walk begins: `for stop, more in landings(board, square):`.",
            "For each landing push one pair: the rolls so far and `more`, and the square where the player then stands.",
        ),
        why="The heap serves the fewest rolls first, so the goal cannot be taken out too late.",
        ours=leap,
        without=SEARCHES,
    ),
    "09-million-million": Exercise(
        "how many rolls does the board of a million million squares take? Write a number in place of the dots",
        value(
            lambda: fewest_rolls(named_board("a-million-million")),
            {
                1011: "1011 is what the divisions say; but on which square do 100 sixes from the first ladder's top land?",
                1010: "the roll to the first ladder counts, too; and then look at the snake",
                1001: "that is the way to the second ladder if no snake stood in it; the way from its top is missing",
                1002: "that is the way to the second ladder; from its top there are still 60 squares to go",
                1013: "stepping around the snake costs one roll, not two",
                166_666_666_667: "that is the whole way on foot: use the ladders",
                6065: "6065 counts squares: a roll can take six of them",
            },
            "add three ways: to the first ladder, from its top to the second one, and from there to the goal",
        ),
        (
            "One roll to the first ladder. Then 6,000 squares to the second, and 60 from its top to the goal.",
            "Three divisions give a number that is nearly right. Now look at the snake.",
            "The snake is 600 squares after the first ladder's top, and 600 is a multiple of six. What would sixes do?",
        ),
        why="A thousand sixes would land in the snake's mouth after the first hundred, so it takes one roll more than 1011.",
    ),
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
        why="Eleven rolls lead past the snake to the ladder, and two from its top to the goal.",
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
            "board.die and board.start can be written in their place.",
            "Off the board, with start 0, all the squares are still to go; on square 1 there is one fewer.",
        ),
        why="Squares to go, divided by the sides of the die and rounded up: that is true for every empty board.",
        without=SEARCHES,
    ),
    "09-one-snake": Exercise(
        "add one snake to Board(121, {}) so that it takes one roll more.",
        board(_one_snake_fault),
        (
            "20 rolls for 120 squares: what must every one of them be?",
            "So there is only one game of 20 rolls. Write down the squares on which it lands.",
            "A snake on any of 7, 13, 19 ... spoils that game. Let it lead down to wherever you like.",
        ),
        why="There is only one game of 20 rolls, all sixes, and a snake on any of its squares spoils it.",
    ),
    "09-far-and-fast": Exercise(
        "make a Board of at least 10**12 squares with one jump that takes exactly 100 rolls.",
        board(_far_fault),
        (
            "One ladder has to carry the player over nearly the whole board.",
            "The rolls to its foot and the rolls from its top add up to 100; you choose how to share them.",
            "If the foot is one roll away, 99 rolls are left for the rest: how many squares can that rest have?",
        ),
        why="The ladder may be as long as you like: only the two ends of the way cost rolls.",
    ),
    "09-frugal": Exercise(
        "write the function that gives the squares worth trying from a square",
        judge_worth_trying,
        (
            "Two kinds of squares are worth trying. `next_reach` finds the one of the second kind.",
            "`board.moves(square)` gives the moves; a move whose `jump` is not None takes a snake or a ladder.",
            "Begin with the `move.end` of each move with a jump. Add what `next_reach` gives, if it gives a square.",
        ),
        why="What a nearer plain square can land on, the furthest one can land on too, or this roll could have.",
        ours=worth_trying,
        without=SEARCHES,
    ),
}
