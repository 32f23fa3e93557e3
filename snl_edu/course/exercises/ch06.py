"""The exercises of notebook 06: thinking like a wrong solver, fixing one, and designing boards that catch them."""

from collections.abc import Callable, Mapping
from operator import eq
from typing import Any

from snl_edu.course.breakage import RIVALS, break_it
from snl_edu.course.differences import brief
from snl_edu.course.exercise import SEARCHES, Exercise, Judge, board, function, value
from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Solver, changed, function_of
from snl_edu.course.solvers import judge
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import shown
from snl_edu.model.board import Board, BoardError, Move, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.sandbox import guarded, run

WITNESSES = {
    "a": Board(9, {2: 4, 4: 9}),
    "b": Board(9, {3: 9}),
    "c": Board(9, {2: 8, 8: 9}),
    "d": named_board("the-trap"),
}
LETTERS = "give one of the letters A, B, C and D, in quotation marks"
MARKED = ("example-1", "thirty-cells", "the-trap", "a-hundred-squares")  # on which both ways to mark are tried
GUESS = 2  # how far off a guessed score may be
CLIMBED = Board(16, {3: 12, 12: 5})
SHARP, SHARP_SQUARES = "chained-jumps", 25
STRONG, STRONG_SQUARES = 12, 100
SIZES = (3, 6, 4, 5, 1, 2, 7)  # of the boards on which a numbering is asked about every square
PLACE = TEXTBOOK[TEXTBOOK.index("    def place") : TEXTBOOK.index("    queue =")]
OLD_NOTE = [[4, -1], [-1, 3]]


def _says(key: str, board: Board) -> int:
    """What a wrong solver answers for a board."""
    return MISCONCEPTIONS[key].solver(board.to_matrix())


def _has_chain(board: Board) -> bool:
    return any(end in board.jumps for end in board.jumps.values())


def chosen(correct: Callable[[], str], wrong: Mapping[str, str], otherwise: str) -> Judge:
    """Judges the choice of a letter or a word, in capitals or not; the ones given here are in small letters."""
    judge_value = value(correct, wrong, otherwise)
    return lambda answer: judge_value(answer.strip().lower() if type(answer) is str else answer)


def _witness_against(key: str) -> str:
    """The only one of the four boards that catches a mistake."""
    (letter,) = (letter for letter, board in WITNESSES.items() if _says(key, board) != as_answer(fewest_rolls(board)))
    return letter


def _searched(board: Board, mark: Callable[[Move], Square]) -> tuple[int, int]:
    """The fewest rolls, and how many squares join the queue, if `mark` gives the square that a move marks."""
    queue, seen = [(board.start, 0)], {board.start}
    for square, rolls in queue:
        if square == board.goal:
            return rolls, len(queue)
        for move in board.moves(square):
            if mark(move) not in seen:
                seen.add(mark(move))
                queue.append((move.end, rolls + 1))
    return -1, len(queue)


def _what_marking_changes() -> str:
    """Which of the two numbers of a search depend on whether landings or ends are marked."""
    pairs = [
        tuple(_searched(named_board(name), mark) for mark in (lambda move: move.landing, lambda move: move.end))
        for name in MARKED
    ]
    rolls, queue = (any(one[at] != other[at] for one, other in pairs) for at in (0, 1))
    return {(True, True): "both", (True, False): "rolls", (False, True): "queue", (False, False): "nothing"}[
        rolls, queue
    ]


def legal_roll(square: Square, roll: int, goal: Square) -> int:
    """The roll that a legal game takes in place of one that may be too large."""
    return min(roll, goal - square)


def _rolls_near_goals() -> list[tuple[int, int, int]]:
    return [(35, 6, 36), (33, 5, 36), (31, 6, 36), (2, 4, 36), (35, 1, 36), (20, 6, 100), (98, 6, 100), (5, 2, 9)]


def _judge_score(answer: Any) -> Verdict:
    """Judges a guess of how many mistakes the famous example catches: a whole number that is near enough is right."""
    score = len(break_it(named_board("example-1")).exposed)
    if type(answer) is int and abs(answer - score) <= GUESS:
        return right()
    wrong = {
        len(RIVALS): f"all {len(RIVALS)} would make it a perfect test: it is an example, made to explain the rules",
        0: "it does catch some: a solver that walks past all snakes and ladders needs more than 4 rolls",
    }
    return value(lambda: score, wrong, f"that is more than {GUESS} away: guess again, or run the next cell and count")(
        answer
    )


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


def _numbering(
    row: Callable[[int, int], int], is_turned: Callable[[int, int], bool]
) -> Callable[[Square, int], tuple[int, int]]:
    """A numbering made of two rules, for the row and for whether it is turned; both get the rows below and the size."""

    def place(square: Square, size: int) -> tuple[int, int]:
        up, along = divmod(square - 1, size)
        return row(up, size), size - 1 - along if is_turned(up, size) else along

    return place


# The wrong numberings that have a name.
NUMBERINGS = {
    "parity-from-top-even": _numbering(lambda up, size: size - 1 - up, lambda up, size: (size - 1 - up) % 2 == 0),
    "parity-from-top-odd": _numbering(lambda up, size: size - 1 - up, lambda up, size: (size - 1 - up) % 2 == 1),
    "row-major": _numbering(lambda up, size: size - 1 - up, lambda _up, _size: False),
    "rows-not-flipped": _numbering(lambda up, _size: up, lambda up, _size: up % 2 == 1),
}


def _pair(value: Any) -> tuple[Any, ...] | None:
    return tuple(value) if isinstance(value, (tuple, list)) and len(value) == 2 else None


def _judge_place(answer: Any) -> Verdict:
    """Looks for what no solver could use, then for a square in the wrong place, and shows a board on which it matters."""
    if not callable(answer):
        return not_yet(f"a function is needed here that takes a square and a size, not {shown(answer)}")
    first, found = "", []
    for size in SIZES:
        places = _places(answer, size)
        if isinstance(places, str):
            return not_yet(places)
        found.append(places)
        right_places = _places_by(_right_place, size)
        if guarded(False, eq, places, right_places):
            continue
        if (confused := _confused(places, right_places)) is not None:
            return not_yet(confused)
        first = first or _misplaced(places, right_places, size)
    return _known_numbering(answer, first, found) if first else right(len(SIZES))


def _known_numbering(answer: Any, facts: str, found: list[list[tuple[Any, ...]]]) -> Verdict:
    """The verdict on a wrong numbering, with the name of the mistake and a board that shows it if it has one."""
    for key, place in NUMBERINGS.items():
        if guarded(False, eq, found, [_places_by(place, size) for size in SIZES]):
            known = MISCONCEPTIONS[key]
            board, solver = known.board or Board(9), _solver_with(answer)
            return Verdict(
                False,
                f"Not yet: {facts}, so a solver with your place is wrong on {board!r}.",
                explanation=f"Your place makes this mistake: {known.name} ({key}). {known.paragraph}",
                misconception=key,
                board=board,
                expected=as_answer(fewest_rolls(board)),
                got=run(solver, board.to_matrix()).value,
                solver=solver,
            )
    return not_yet(facts)


def _right_place(square: Square, size: int) -> tuple[int, int]:
    return Board(size * size).position(square)


def _places_by(place: Callable[[Square, int], tuple[int, int]], size: int) -> list[tuple[int, int]]:
    """The places of all squares of a board, in their order."""
    return [place(square, size) for square in range(1, size * size + 1)]


def _places(answer: Any, size: int) -> list[tuple[Any, ...]] | str:
    """What a numbering gives for all squares of a board, or what makes that useless."""
    found = []
    for square in range(1, size * size + 1):
        outcome = run(answer, square, size)
        if outcome.trouble is not None:
            return f"for square {square} and size {size} your place {outcome.trouble.sentence}"
        pair = guarded(None, _pair, outcome.value)
        if pair is None:
            return f"for square {square} your place gives {brief(outcome.value)}: let it return a row and a column"
        found.append(pair)
    return found


def _confused(found: list[tuple[Any, ...]], places: list[tuple[int, int]]) -> str | None:
    """What a numbering means by its numbers, if it is not a row and a column that count from 0."""
    if guarded(False, eq, found, [(column, row) for row, column in places]):
        return "your place gives the column first: let it return row, column"
    if guarded(False, eq, found, [(row + 1, column + 1) for row, column in places]):
        return "your place counts rows and columns from 1: in a matrix they count from 0"
    return None


def _misplaced(found: list[tuple[Any, ...]], places: list[tuple[int, int]], size: int) -> str:
    """Which square is in the wrong place."""
    pairs = enumerate(zip(found, places, strict=True), 1)
    wrong = ((square, pair) for square, pair in pairs if not guarded(False, eq, *pair))
    square, (got, wanted) = next(wrong, (1, (found[0], places[0])))  # what is equal may change its mind
    return f"for square {square} and size {size} your place gives {brief(got)}, and {brief(wanted)} is right"


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
            f"your board does not catch {SHARP}: a player who lands on {start} goes to {end}, and by mistake on to {board.jumps[end]}, "
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
        else "the list of those that survive shows what to try next"
    )
    return f"your board catches {len(caught)}, and {STRONG} are asked for; {advice}"


# From the time when this was notebook 05; one of them has also had another name here.
ALIASES: dict[str, str] = {
    "05-climbing-on": "06-climbing-on",
    "05-what-was-printed": "06-what-was-printed",
    "05-mend-the-numbering": "06-fix-the-numbering",
    "06-mend-the-numbering": "06-fix-the-numbering",
    "05-two-mistakes": "06-two-mistakes",
    "05-sharp-board": "06-sharp-board",
    "05-strong-board": "06-strong-board",
}

EXERCISES: dict[str, Exercise] = {
    "06-climbing-witness": Exercise(
        'which board catches a solver that climbs on? Write "A", "B", "C" or "D" in place of the dots',
        chosen(
            lambda: _witness_against("chained-jumps"),
            {
                "a": "on A climbing on from 4 wins with one roll, but so does a 3 that lands on 4: both solvers answer 1",
                "b": "B has one ladder, and it ends on the goal: there is nothing to climb on",
                "d": "on D every jump ends on 1, where no jump starts: there is nothing to slide on",
            },
            LETTERS,
        ),
        (
            "Only a jump that ends where another one starts can make a difference.",
            "Two boards have such a jump. On each of them: what is the fewest rolls by the rules?",
            "On one of the two, a different first roll wins at once, by the rules. So there the mistake changes nothing.",
        ),
        why="A mistake shows only where it changes the answer.",
    ),
    "06-parity-witness": Exercise(
        'which board catches a solver that turns the wrong rows? Write "A", "B", "C" or "D" in place of the dots',
        chosen(
            lambda: _witness_against("parity-from-top-even"),
            {
                "a": "on A the ladder from 4 is read as one from 6, but a 5 is as good a roll as a 3: both solvers answer 1",
                "c": "both ladders of C start in the middle column, which stays where it is when a row is turned",
                "d": "the wrong solver finds two free squares on D, 3 and 7, but a snake on the goal: both solvers answer -1",
            },
            LETTERS,
        ),
        (
            "In a row of three, which square changes places with which?",
            "A jump that starts in the middle column is read as it should be.",
            "Look for a jump that starts in a corner, and is needed for the shortest game.",
        ),
        why="Its ladder is read as one that starts on 1, and no roll lands there.",
    ),
    "06-where-to-mark": Exercise(
        'what changes: "rolls", "queue", "both" or "nothing"? Write one of the words in place of the dots',
        chosen(
            _what_marking_changes,
            {
                "rolls": "compare the first number of each pair once more: it stays the same",
                "both": "one of the two numbers stays the same on all four boards: which one?",
                "nothing": "look at the line of the trap: one of its two numbers depends on what is marked",
                "landing": "say what changes between the two, not which of them you like better",
                "end": "say what changes between the two, not which of them you prefer",
            },
            'write one of the words "rolls", "queue", "both" and "nothing"',
        ),
        (
            "Change the line in mark, run that cell, and then the cell with the loop. Compare line by line.",
            "The first number of each pair is the fewest rolls, the second one counts the squares that join the queue.",
            "On the trap all landings end on the same square. How often does that square join the queue?",
        ),
        why="Each landing has one end, so both are right; but several landings can share an end, which then joins several times.",
    ),
    "06-mixed-witness": Exercise(
        'which board catches a solver that marks both? Write "A", "B", "C" or "D" in place of the dots',
        chosen(
            lambda: _witness_against("marks-landing-and-end"),
            {
                "b": "on B nobody stands on 3 before the die lands there, so its ladder is climbed: both solvers answer 1",
                "c": "on C the player stands on 8 and needs no ladder from there: a 1 is enough, and both solvers answer 2",
                "d": "on D all moves end on 1, and both solvers find nothing: both answer -1",
            },
            LETTERS,
        ),
        (
            "Find a square on which one move ends, and on which another roll could land.",
            "Such a square must be the foot of a ladder: only there is landing on it more than standing on it.",
            "After the roll of 1, which squares are marked? Which of the next rolls is then left out?",
        ),
        why="The end of one ladder is marked, and so the roll that lands there is never tried.",
    ),
    "06-trap-answer": Exercise(
        "what does this solver answer for board D? Write a whole number in place of the dots",
        value(
            lambda: _says("last-distance-when-stuck", WITNESSES["d"]),
            {
                -1: "-1 is right for D, but no line of this solver says -1 any more",
                1: "one roll from 1 leads back to 1, which was seen already: does it join the queue again?",
                6: "6 rolls are tried, but the answer is the number that belongs to the last square of the queue",
                7: "7 is the number of snakes; the answer is the number that belongs to the last square of the queue",
            },
            "that is not it: which squares are in the queue of board D, and with how many rolls each?",
        ),
        (
            "After the loop, rolls still has the value that it had for the last square of the queue.",
            "Which squares join the queue on board D? Every first roll leads back to a square that was seen.",
            "Only the start is ever in the queue. How many rolls does it take to be there?",
        ),
        why="It claims that the game is won before the first roll, on a board where nobody ever wins.",
    ),
    "06-famous-score": Exercise(
        f"how many of the {len(RIVALS)} wrong solvers does Example 1 catch? Write your guess in place of the dots",
        _judge_score,
        (
            "A board catches a mistake only if its answer changes.",
            "On six rows, a row counted from the top and one counted from the bottom turn the same way.",
            "No ladder of Example 1 ends where another jump starts, it can be won, and its game is short.",
        ),
        why="The next cell shows which ones they are; a guess that is off by two or less counts.",
    ),
    "06-how-near": Exercise(
        "how many squares before the goal are they at most? Write a whole number in place of the dots",
        value(
            lambda: max(left for left in range(1, 100) if any(roll > left for roll in range(1, 7))),
            {
                6: "from 6 squares before the goal a roll of 6 lands exactly on it, and no roll is too large",
                7: "from 7 squares before the goal no roll even reaches it",
                1: "1 square before the goal five rolls are too large; but is that the furthest place where any roll is?",
                0: "0 squares before the goal is the goal itself: there the game is over",
            },
            "that is not it: where is the largest roll of the die just too large?",
        ),
        (
            "Put a finger on 35 of a board with 36 squares. Which rolls are too large? Now on 34, and so on.",
            "Only the largest roll matters: if it is not too large, then none is.",
            "A roll of 6 is too large if fewer squares than that are left.",
        ),
        why="So some roll of the die is exactly as large as the way that is left.",
    ),
    "06-legal-roll": Exercise(
        "write the function that gives the roll of the legal game",
        function(
            legal_roll,
            _rolls_near_goals,
            {
                "your function replaces every roll by the way to the goal: a roll that is not too large stays as it is": (
                    lambda square, _roll, goal: goal - square
                ),
                "your function gives back the roll that is too large: replace it by one that lands on the goal": (
                    lambda _square, roll, _goal: roll
                ),
                "your function gives the square where the player lands: give the roll": (
                    lambda square, roll, goal: min(square + roll, goal)
                ),
                "your function gives by how much the roll is too large: give the roll that is just large enough": (
                    lambda square, roll, goal: roll if square + roll <= goal else square + roll - goal
                ),
                "your function gives 0 for a roll that is too large: 0 is not a roll, and the game would be longer": (
                    lambda square, roll, goal: roll if square + roll <= goal else 0
                ),
                "your function stops one square before the goal": (
                    lambda square, roll, goal: min(roll, goal - square - 1)
                ),
                "your function gives 1 for a roll that is too large: is the goal always one square away?": (
                    lambda square, roll, goal: roll if square + roll <= goal else 1
                ),
                "your function takes the larger of the two numbers: which one is never too large?": (
                    lambda square, roll, goal: max(roll, goal - square)
                ),
            },
        ),
        (
            "How many squares is it from square to goal? That is a difference of two of the three numbers.",
            "If the roll is not larger than that, give it back as it is.",
            "Python's min gives the smaller one of two numbers.",
        ),
        why="The new roll is a side of the die, it lands on the goal, and the game is no longer than before.",
        ours=legal_roll,
    ),
    "06-other-half": Exercise(
        'which sentence completes the proof? Write "A", "B", "C" or "D" in place of the dots',
        chosen(
            lambda: "c",
            {
                "a": "A is true, but it says nothing about how the two numbers of rolls compare",
                "b": "B is what the first half has shown already: we need the other direction",
                "d": "D is true of many boards, but a proof has to hold for every board",
            },
            LETTERS,
        ),
        (
            "The first half: the right solver needs no more rolls than the wrong one. What does the other half have to say?",
            "Two numbers are equal if neither is larger than the other.",
            "Is anything that the rules allow forbidden in the wrong solver?",
        ),
        why="Neither number is larger than the other, so they are equal, on every board.",
    ),
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
        why="For this solver the ladder leads to 5, so nothing on the board saves a roll.",
    ),
    "06-what-was-printed": Exercise(
        'which statements are false? Write their letters in place of the dots, as in "BD"',
        _judge_statements,
        (
            "Each statement can be tried out: with Board(36).position, Board.from_matrix, or a solver.",
            "Two of them were settled in this notebook by a cell that you have run, and one by a proof.",
            "Draw the board of statement D: on which square does the 4 stand? Where would a jump from there lead?",
        ),
        why="What is printed can be wrong; a board, a solver or a proof settles it.",
    ),
    "06-fix-the-numbering": Exercise(
        "change place until it is right for every square of every board",
        _judge_place,
        (
            "Write down the numbers of a board with three rows, and what place says for 3 and for 4.",
            "The bottom row always runs to the right. How many rows is it above the bottom?",
            "One name in the line of the column has to be another one, and what it is compared with changes too.",
        ),
        why="The bottom row runs to the right on every board, so the rows have to be counted from there.",
        without=("position", "square_at"),
    ),
    "06-two-mistakes": Exercise(
        "fix both mistakes of the solver",
        judge,
        (
            "Begin with the last line: what does the solver say if the goal is never reached?",
            "Then compare what is asked before a square joins the queue with what is marked.",
            "Ask about the same square that you mark: one of the two kinds, and never the other.",
        ),
        why="One set has one meaning again, and a search that finds no goal says so.",
        without=(*SEARCHES, "min_dice_throws"),
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
        why="Anyone whose solver fails on this board knows at once which line to look at.",
    ),
    "06-strong-board": Exercise(
        f"invent a Board of at most {STRONG_SQUARES} squares that catches at least {STRONG} of the {len(RIVALS)}",
        board(_not_strong),
        (
            "Take an odd number of rows, and more than five: on a short board giving up early does no harm.",
            "Two long ladders, the second starting where the first one ends, do most of the work.",
            (
                "On 81 squares, let the first ladder start in the second row and end in the fourth, and the second one end "
                "in the seventh. Then move the ends about, and watch the score."
            ),
        ),
        why="One board that is worth more as a test than both famous examples together.",
    ),
}
