"""The exercises of notebook 04: what one roll can do, walls, when to give up, and where greed goes in circles."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from snl_edu.course.exercise import SEARCHES, Exercise, board, function, value
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.model.search import frontiers

MOST_SQUARES = 25
STOOD_IN = 3
FEWEST_TRIED = 2  # rolls after which somebody would give up
EVERY_WAY = Board(
    64, {20: 1, 21: 2, 22: 8, 23: 50}
)  # from frontier 3 of this board a roll can lead wherever it ever can

# The idea first, then long games, boards that cannot be won, and one square. With a die of one side a game stands on
# every square, and a wall of snakes makes it long as well.
SOLVED = (
    *map(named_board, ("standing-on-a-ladder", "first-is-not-best")),
    Board(9, die=1),
    Board(49),
    Board(100),
    Board(120, die=1),
    Board(16, dict.fromkeys(range(10, 16), 1)),
    named_board("five-in-a-row"),
    named_board("the-trap"),
    Board(1),
)


def _one_roll_on() -> set[int]:
    """The frontiers that one roll from a square of frontier 3 can lead to."""
    found = list(frontiers(EVERY_WAY))
    depth = {square: frontier.depth for frontier in found for square in frontier.squares}
    return {depth[move.end] for move in found[STOOD_IN + 1].moves}


def _judge_one_roll_on(answer: Any) -> Verdict:
    """What is wrong with a collection of frontiers, in any order."""
    if not isinstance(answer, (list, tuple, set, frozenset, range)) or not all(type(part) is int for part in answer):
        return not_yet("a list of whole numbers is needed, such as [2, 3]")
    possible, given = _one_roll_on(), set(answer)
    if given == possible:
        return right()
    if given and max(given) > max(possible):
        return not_yet(
            "one roll from frontier 3 is four rolls from the start, so what it leads to is never further than that"
        )
    if given - possible:
        return not_yet("frontiers count from 0: there is none before the start")
    missing = possible - given
    if STOOD_IN + 1 in missing:
        return not_yet("what if the roll ends on a fresh square?")
    if STOOD_IN in missing:
        return not_yet("what if the roll ends on a square that needs as many rolls as the one you stand on?")
    if missing == {0}:
        return not_yet("where may the tail of a very long snake be?")
    return not_yet("a snake may lead back to a square that was seen before: how far back can that be?")


def _smallest_wall(die: int) -> int:
    """The smallest number of snakes side by side that nobody can pass."""
    walls = ((snakes, Board(36, dict.fromkeys(range(11, 11 + snakes), 1), die=die)) for snakes in count(1))
    return next(snakes for snakes, wall in walls if fewest_rolls(wall) is None)


def _up_to(most: Callable[[Board], int], least: int = 0) -> Callable[[Board], int | None]:
    """A solver that tries neither fewer nor more rolls than some numbers."""

    def answer(board: Board) -> int | None:
        rolls = fewest_rolls(board)
        return rolls if rolls is not None and least <= rolls <= most(board) else None

    return answer


def _always(number: int, _board: Board) -> int:
    return number


def _one_more(board: Board) -> int | None:
    rolls = fewest_rolls(board)
    return None if rolls is None else rolls + 1


def _greedy(board: Board) -> int | None:
    """The rolls of a player who always goes as high as possible, or None for one who walks in a circle."""
    square, rolls = board.start, 0
    while square != board.goal:
        if rolls == board.squares:
            return None
        square = max(move.end for move in board.moves(square))
        rolls += 1
    return rolls


def _no_circle(board: Board) -> str | None:
    """What is missing from a board that can be won, but should lead the greedy player round in a circle."""
    if board.squares > MOST_SQUARES:
        return f"your board has {board.squares} squares, and {MOST_SQUARES} is the most that is asked for"
    fewest, greedy = fewest_rolls(board), _greedy(board)
    if fewest is None:
        return "nobody can win your board, so greed is not to blame: leave a way to the goal that greed misses"
    if greedy is None:
        return None
    if greedy == fewest:
        return f"the greedy player wins your board with {greedy} rolls, and nobody needs fewer"
    return f"greed needs {greedy} rolls where {fewest} would do, but it arrives: lead it back to where it was before"


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "04-one-roll-on": Exercise(
        "to which frontiers can one roll lead from frontier 3? Write a list in place of the dots, such as [2, 3]",
        _judge_one_roll_on,
        (
            "Either the square where you end is fresh, or it was seen before. In which frontier is it if it is fresh?",
            "If it was seen before, it is in the same frontier or in an earlier one. A snake may lead far back.",
            "The snake may even end on the start. And nothing, not even a ladder, leads two frontiers ahead.",
        ),
    ),
    "04-wall": Exercise(
        "how many snakes make a wall for a die with four sides? Write the number in place of the dots",
        value(
            lambda: _smallest_wall(4),
            {
                6: "that many are needed against a die with six sides, and this one has four",
                5: "that is a wall, but one snake too long: where does a 4 end from right in front of it?",
                3: "anyone right in front of three snakes who rolls a 4 is through",
                1: "one snake is passed by anybody who rolls more than the distance to it",
            },
            "that is not it: draw a player right in front of the wall, and the squares that one roll can reach",
        ),
        (
            "Look at five-in-a-row and six-in-a-row again: what could a player in front of the wall roll?",
            "The best place is right in front of the first snake. How far does the highest roll go from there?",
            "All the squares that can be reached from there must have a snake.",
        ),
    ),
    "04-slow-but-sure": Exercise(
        "write the solver that tries 0, 1, 2 ... rolls until the goal is among the squares",
        function(
            fewest_rolls,
            lambda: [(solved,) for solved in SOLVED],
            {
                "for a board that cannot be won, return None and not -1": (
                    lambda board: as_answer(fewest_rolls(board))
                ),
                "your numbers are one too high: the start needs 0 rolls": _one_more,
                "try 0 rolls as well: on a board of one square the start is the goal": _up_to(
                    lambda board: board.squares, 1
                ),
                "your solver gives up one roll too early: if a die shows only 1, nine squares take eight rolls": (
                    _up_to(lambda board: board.squares - 2)
                ),
                "your solver gives up after as many rolls as the board has rows: 49 squares without jumps need eight": (
                    _up_to(lambda board: board.rows)
                ),
                "your solver gives up after as many rolls as an empty board needs: snakes can make a game longer": (
                    _up_to(lambda board: -(-(board.squares - 1) // board.die))
                ),
                "your solver gives up after the same number of rolls on every board: let the board's size decide": (
                    [_up_to(partial(_always, most)) for most in range(FEWEST_TRIED, 119)]
                ),
            },
        ),
        (
            "Ask `board.goal in standing_after(board, rolls)` for one number of rolls after the other.",
            "A shortest game never stands on the same square twice. On how many squares can it stand at most?",
            "A game that stands on 36 squares has 35 rolls. Try up to that many, in a `for` loop, and return None after it.",
        ),
        without=SEARCHES,
    ),
    "04-round-and-round": Exercise(
        f"invent a Board of at most {MOST_SQUARES} squares that greed never wins, though others do",
        board(_no_circle),
        (
            "A circle needs a way up that greed cannot resist, and a way down that it cannot avoid.",
            "Let the highest end of the first roll be a square right in front of a wall of six snakes that lead to 1.",
            "Now leave a way for others: a ladder to the goal whose foot the greedy player never lands on.",
        ),
    ),
}
