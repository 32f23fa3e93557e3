"""The exercises of notebook 06: to think like a wrong solver, to fix one, and to design boards that catch them."""

from collections.abc import Callable, Mapping
from operator import eq
from typing import Any

from snl_edu.course.breakage import RIVALS, break_it
from snl_edu.course.differences import brief
from snl_edu.course.exercise import Exercise, board, value
from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Solver, changed, function_of
from snl_edu.course.solvers import judge
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import shown
from snl_edu.model.board import Board, BoardError
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.sandbox import guarded, run

CLIMBED = Board(16, {3: 12, 12: 5})
SHARP, SHARP_SQUARES = "chained-jumps", 25
STRONG, STRONG_SQUARES = 12, 100
PLACE = TEXTBOOK[TEXTBOOK.index("    def place") : TEXTBOOK.index("    queue =")]
OLD_NOTE = [[4, -1], [-1, 3]]


def _says(key: str, board: Board) -> int:
    """What a wrong solver answers for a board."""
    return MISCONCEPTIONS[key].solver(board.to_matrix())


def _has_chain(board: Board) -> bool:
    return any(end in board.jumps for end in board.jumps.values())


# Whether each statement is true, and what to look at again.
STATEMENTS: Mapping[str, tuple[Callable[[], bool], str]] = {
    "A": (lambda: Board(36).position(17) == (3, 5), "ask Board(36).position(17), or count along the row from 0"),
    "B": (
        lambda: _says("chained-jumps", named_board("the-note")) != fewest_rolls(named_board("the-note")),
        "what does a right solver answer for it, and what does one that climbs on?",
    ),
    "C": (lambda: MISCONCEPTIONS["overshoot-wins"].board is None, "read the proof in the notebook once more"),
    "D": (
        lambda: _has_chain(Board.from_matrix(OLD_NOTE)),
        "which square is in the top left corner, and where does the 4 that is written there lead?",
    ),
    "E": (lambda: fewest_rolls(Board(1)) == 0, "where does the game start, and where is the goal?"),
}


def _judge_statements(answer: Any) -> Verdict:
    """Looks at each letter by itself, so that a learner who has most of them right is shown the one that is not."""
    named = answer if isinstance(answer, str) else "".join(answer) if _are_texts(answer) else ""
    letters = {letter for letter in named.upper() if letter.isalnum()}
    if not letters:
        return not_yet(f'give the letters of the false statements in one string, such as "BD", not {shown(answer)}')
    if strange := letters - set(STATEMENTS):
        return not_yet(f"there is no statement {min(strange)}: the letters are {', '.join(STATEMENTS)}")
    for letter, (is_true, look) in STATEMENTS.items():
        if letter in letters and is_true():
            return not_yet(f"{letter} is in your list of false statements; look at it again: {look}")
    for letter, (is_true, look) in STATEMENTS.items():
        if letter not in letters and not is_true():
            return not_yet(f"those are false, and there are more; look at {letter} again: {look}")
    return right()


def _are_texts(answer: Any) -> bool:
    return isinstance(answer, (list, tuple, set)) and all(isinstance(part, str) for part in answer)


def _solver_with(place: Any) -> Solver:
    """The textbook solver with a learner's own way to find the row and the column of a square."""
    solver = function_of(changed([(PLACE, ""), ("place(landing)", "place(landing, size)")]), "textbook with your place")
    solver.__globals__["place"] = place
    return solver


def _pair(value: Any) -> tuple[Any, ...] | None:
    return tuple(value) if isinstance(value, (tuple, list)) and len(value) == 2 else None


def _judge_place(answer: Any) -> Verdict:
    """Looks at nine squares for what no solver could use, then judges the solver that uses the answer."""
    if not callable(answer):
        return not_yet(f"a function is needed here that takes a square and a size, not {shown(answer)}")
    small = Board(9)
    found, places = [], []
    for square in range(1, small.squares + 1):
        outcome = run(answer, square, small.columns)
        if outcome.trouble is not None:
            return not_yet(f"for square {square} and size {small.columns} your place {outcome.trouble.sentence}")
        pair = guarded(None, _pair, outcome.value)
        if pair is None:
            told = brief(outcome.value)
            return not_yet(f"for square {square} your place gives {told}: let it return a row and a column")
        found.append(pair)
        places.append(small.position(square))
    if guarded(False, eq, found, [(column, row) for row, column in places]):
        return not_yet("your place gives the column first: let it return row, column")
    if guarded(False, eq, found, [(row + 1, column + 1) for row, column in places]):
        return not_yet("your place counts rows and columns from 1: in a matrix they count from 0")
    return judge(_solver_with(answer))


def _caught(board: Board, most: int) -> tuple[str, ...] | str:
    """The mistakes that a board catches, or what keeps it from being tried."""
    if board.squares > most:
        return f"your board has {board.squares:,} squares, and {most} is the most that is asked for"
    try:
        return break_it(board).exposed
    except BoardError as error:
        return str(error)


def _not_sharp(board: Board) -> str | None:
    """What keeps a board from catching one mistake and no other."""
    caught = _caught(board, SHARP_SQUARES)
    if isinstance(caught, str):
        return caught
    if SHARP not in caught:
        if not _has_chain(board):
            return f"your board does not catch {SHARP}: none of its jumps ends where another one starts"
        start, end = next((start, end) for start, end in board.jumps.items() if end in board.jumps)
        return (
            f"your board does not catch {SHARP}: whoever lands on {start} goes to {end}, and by mistake on to {board.jumps[end]}, "
            "but that does not change the fewest rolls"
        )
    others = [key for key in caught if key != SHARP]
    if others:
        return f"your board catches {SHARP}, and also {', '.join(others)}: move its jumps until nothing else is caught"
    return None


def _not_strong(board: Board) -> str | None:
    """What keeps a board from catching many mistakes."""
    caught = _caught(board, STRONG_SQUARES)
    if isinstance(caught, str):
        return caught
    if len(caught) >= STRONG:
        return None
    if fewest_rolls(board) is None:
        return (
            f"your board catches {len(caught)}, and {STRONG} are asked for; it cannot be won, so all the mistakes that "
            "make a search give up, or go a longer way, are right on it: make one that can be won"
        )
    advice = (
        "where the number of rows is even, the goal is in the top left corner: try an odd one"
        if board.rows % 2 == 0
        else "break_it(answer) shows which survive, and its picture shows why"
    )
    return f"your board catches {len(caught)}, and {STRONG} are asked for; {advice}"


# Of the time when this was notebook 05.
ALIASES: dict[str, str] = {
    "05-climbing-on": "06-climbing-on",
    "05-what-was-printed": "06-what-was-printed",
    "05-mend-the-numbering": "06-mend-the-numbering",
    "05-two-mistakes": "06-two-mistakes",
    "05-sharp-board": "06-sharp-board",
    "05-strong-board": "06-strong-board",
}

EXERCISES: dict[str, Exercise] = {
    "06-climbing-on": Exercise(
        "what does the wrong solver say? Write a whole number in place of the dots",
        value(
            lambda: _says("chained-jumps", CLIMBED),
            {
                fewest_rolls(
                    CLIMBED
                ): "that is the right answer, and the wrong solver's is asked for: it does not stay on 12",
                1: "for that a first roll would have to end on 16: where does it end for a player who slides on from 12?",
                4: "it need not touch a jump at all: how many rolls does it take to walk from 1 to 16?",
                -1: "it does find the goal: nobody has to land on 3 or on 12",
                5: "5 is the square where it ends up when it lands on 3; how many rolls does it count to the goal?",
            },
            "that is not it: for the wrong solver a roll to 3 ends on 5, and so does a roll to 12; count again",
        ),
        (
            "Where does the wrong solver stand after a roll of 2? Follow the jumps until none starts there.",
            "So for this solver the jumps are of no use. Which squares does it reach with one roll, and with two?",
            "With two rolls it gets to 13 at most. Is that near enough to 16 for the next roll?",
        ),
    ),
    "06-what-was-printed": Exercise(
        'which statements are false? Write their letters in place of the dots, as in "BD"',
        _judge_statements,
        (
            "Each statement can be tried out: with Board(36).position, Board.from_matrix, or a solver.",
            "Two of them were settled in this notebook by a cell that you have run, and one by a proof.",
            "Draw the board of statement D: on which square does the 4 stand? Where would a jump from there lead?",
        ),
    ),
    "06-mend-the-numbering": Exercise(
        "change place until it is right on every board",
        _judge_place,
        (
            "Write down the numbers of a board with three rows, and what place says for 3 and for 4.",
            "The bottom row always runs to the right. How many rows is it above the bottom?",
            "One name in the line of the column has to be another one, and what it is compared with changes too.",
        ),
    ),
    "06-two-mistakes": Exercise(
        "fix both mistakes of the solver",
        judge,
        (
            "Begin with the last line: what does the solver say if the goal is never reached?",
            "Then compare what is asked before a square joins the queue with what is marked.",
            "Ask and mark the same thing: only landings, or only ends.",
        ),
    ),
    "06-sharp-board": Exercise(
        f"invent a Board of at most {SHARP_SQUARES} squares that catches {SHARP} and nothing else",
        board(_not_sharp),
        (
            "Let a ladder end on the foot of another, and let climbing on save a whole roll.",
            (
                "A solver that misplaces the ladders sees other ladders. That does no harm if ladders are of no use: let the board "
                "take as many rolls as an empty one, and fewer only for a solver that climbs on."
            ),
            (
                "16 empty squares take 3 rolls. Let the first ladder start on 2: where must it end so that there are "
                "still 3, and where must the second one end so that climbing on makes them 2?"
            ),
        ),
    ),
    "06-strong-board": Exercise(
        f"invent a Board of at most {STRONG_SQUARES} squares that catches at least {STRONG} of the {len(RIVALS)}",
        board(_not_strong),
        (
            "Take an odd number of rows, and more than five: on a short board giving up early does no harm.",
            "Two long ladders, the second starting where the first one ends, do most of the work.",
            (
                "On 81 squares, let the first ladder start in the second row and end in the fourth, and the second one end "
                "in the seventh. Then move the ends about, and watch break_it(answer)."
            ),
        ),
    ),
}
