"""Right and wrong answers to the exercises of notebook 06."""

from collections.abc import Callable
from typing import Any

from snl_edu import Board, fewest_rolls, named_board, snakes_and_ladders
from snl_edu.course.exercises.ch06 import legal_roll
from tests.helpers.answers import Answers

Matrix = list[list[int]]
NO_LETTERS: list[tuple[Any, str]] = [
    ("E", "give one of the letters A, B, C and D"),
    (3, "a text in quotation marks is needed here, not 3"),
    (["A", "C"], "a text in quotation marks is needed here, not a list"),
]


def right_place(square: int, size: int) -> tuple[int, int]:
    """The place by the row counted from the bottom."""
    up, along = divmod(square - 1, size)
    return size - 1 - up, along if up % 2 == 0 else size - 1 - along


def place_by(column: Callable[[int, int, int], int]) -> Callable[[int, int], tuple[int, int]]:
    """A numbering with another idea of the column, given the row and the way along it."""

    def place(square: int, size: int) -> tuple[int, int]:
        up, along = divmod(square - 1, size)
        return size - 1 - up, column(size - 1 - up, along, size)

    return place


def solver_by(mark: str, when_stuck: Callable[[int], int]) -> Callable[[Matrix], int]:
    """The solver of the exercise, with a way to mark and something to say when it is stuck."""

    def solve(matrix: Matrix) -> int:
        board, queue, seen = Board.from_matrix(matrix), [(1, 0)], {1}
        for square, rolls in queue:
            if square == board.goal:
                return rolls
            for move in board.moves(square):
                asked = move.end if mark in ("end", "too") else move.landing
                if asked not in seen:
                    seen.update((move.landing, move.end) if mark in ("both", "too") else (asked,))
                    queue.append((move.end, rolls + 1))
        return when_stuck(rolls)

    return solve


def by_the_library(matrix: Matrix) -> int:
    """A solver that lets the library search."""
    return fewest_rolls(Board.from_matrix(matrix)) or -1


ANSWERS: dict[str, Answers] = {
    "06-climbing-witness": Answers(
        ["C", "c", " C "],
        [
            ("A", "so does a 3 that lands on 4"),
            ("B", "B has one ladder"),
            ("D", "every jump ends on 1"),
            *NO_LETTERS,
        ],
    ),
    "06-parity-witness": Answers(
        ["B", "b"],
        [
            ("A", "a 5 is as good a roll as a 3"),
            ("C", "in the middle column"),
            ("D", "a snake on the goal"),
            *NO_LETTERS,
        ],
    ),
    "06-where-to-mark": Answers(
        ["queue", "Queue"],
        [
            ("rolls", "compare the first number of each pair"),
            ("both", "one of the two numbers stays the same"),
            ("nothing", "look at the line of the trap"),
            ("landing", "not which of them you like better"),
            ("end", "not which of them you prefer"),
            ("the queue", "write one of the words"),
        ],
    ),
    "06-mixed-witness": Answers(
        ["A", "a"],
        [
            ("B", "nobody stands on 3 before"),
            ("C", "needs no ladder from there"),
            ("D", "all moves end on 1"),
            *NO_LETTERS,
        ],
    ),
    "06-trap-answer": Answers(
        [0],
        [
            (-1, "no line of this solver says -1"),
            (1, "does it join the queue again?"),
            (6, "6 rolls are tried"),
            (7, "7 is the number of snakes"),
            (2, "which squares are in the queue"),
            (0.0, "without a point"),
        ],
    ),
    "06-famous-score": Answers(
        [7, 5, 9],
        [
            (26, "would make it a perfect test"),
            (0, "it does catch some"),
            (12, "that is more than 2 away"),
            ("7", "without quotation marks"),
            ([7], "a whole number is needed here, not a list"),
            (True, "a whole number is needed here, not True or False"),
        ],
    ),
    "06-how-near": Answers(
        [5],
        [
            (6, "lands exactly on it"),
            (7, "no roll even reaches it"),
            (1, "is that the furthest place"),
            (0, "the goal itself"),
            (36, "that is not it"),
            (5.0, "without a point"),
        ],
    ),
    "06-legal-roll": Answers(
        [lambda square, roll, goal: min(goal - square, roll)],
        [
            (lambda square, _roll, goal: goal - square, "replaces every roll"),
            (lambda _square, roll, _goal: roll, "gives back the roll that is too large"),
            (lambda square, roll, goal: min(square + roll, goal), "gives the square where the player lands"),
            (lambda square, roll, goal: min(roll, goal - square - 1), "stops one square before the goal"),
            (lambda square, roll, goal: roll if square + roll <= goal else square + roll - goal, "by how much"),
            (lambda square, roll, goal: roll if square + roll <= goal else 0, "gives 0 for a roll"),
            (lambda square, roll, goal: roll if square + roll <= goal else 1, "gives 1 for a roll"),
            (lambda square, roll, goal: max(roll, goal - square), "the larger of the two"),
            (lambda square, roll: min(roll, 36 - square), "raises TypeError"),
            (legal_roll, "the course's own function"),
        ],
    ),
    "06-other-half": Answers(
        ["C", "c"],
        [
            ("A", "nothing about how the two numbers"),
            ("B", "what the first half has shown"),
            ("D", "for every board"),
            *NO_LETTERS,
        ],
    ),
    "06-climbing-on": Answers(
        [3],
        [
            (2, "that is the right answer, and the wrong solver's is asked for"),
            (1, "a first roll would have to end on 16"),
            (4, "how many rolls does it take to walk from 1 to 16?"),
            (-1, "it does find the goal"),
            (5, "5 is the square where it ends up"),
            (7, "that is not it"),
        ],
    ),
    "06-what-was-printed": Answers(
        ["ABD", "dba", "A, B, D", ["A", "B", "D"], ("D", "A", "B"), {"A", "B", "D"}],
        [
            ("CE", "C is in your list of false statements; look at it again: read the proof"),
            ("ABDE", "E is in your list of false statements; look at it again: where does the game start"),
            ("BD", "those are false, and there are more; look at A again"),
            ("AD", "look at B again: what does a right solver answer for it"),
            ("AB", "look at D again: which square is in the top left corner"),
            ("ABX", "there is no statement X: the letters are A, B, C, D, E"),
            ("", "give the letters of the false statements in one string"),
            ([1, 2], "give the letters of the false statements in one string"),
        ],
    ),
    "06-fix-the-numbering": Answers(
        [right_place, lambda square, size: list(right_place(square, size))],
        [
            (
                place_by(lambda row, along, size: along if row % 2 == 1 else size - 1 - along),
                "for square 1 and size 3 your place gives (2, 2), and (2, 0) is right, so a solver with your place is wrong on",
            ),
            (
                place_by(lambda row, along, size: along if row % 2 == 0 else size - 1 - along),
                "for square 1 and size 6 your place gives (5, 5), and (5, 0) is right",
            ),
            (place_by(lambda _row, along, _size: along), "for square 4 and size 3 your place gives (1, 0)"),
            (
                lambda square, size: (size - 1 - right_place(square, size)[0], right_place(square, size)[1]),
                "for square 1 and size 3 your place gives (0, 0)",
            ),
            (lambda square, size: right_place(square, size)[::-1], "your place gives the column first"),
            (lambda square, size: [part + 1 for part in right_place(square, size)], "counts rows and columns from 1"),
            (lambda *_: None, "for square 1 your place gives None: let it return a row"),
            (lambda square, size: right_place(square, size)[0], "for square 1 your place gives 2: let it return a row"),
            (lambda square: (square, square), "for square 1 and size 3 your place raises TypeError"),
            (lambda square, size: Board(size * size).position(square), "your function uses position"),
            (right_place(1, 3), "a function is needed here that takes a square and a size, not "),
        ],
    ),
    "06-two-mistakes": Answers(
        [solver_by("landing", lambda _: -1), solver_by("end", lambda _: -1)],
        [
            (solver_by("both", lambda rolls: rolls), "on Board(9, {2: 3, 3: 9}) your solver gives 2"),
            (solver_by("end", lambda rolls: rolls), "and -1 is right"),
            (solver_by("too", lambda _: -1), "on Board(36, {3: 25, 30: 24, 31: 30}) your solver gives 4"),
            (by_the_library, "your function uses fewest_rolls"),
            (lambda matrix: snakes_and_ladders(matrix), "your function uses snakes_and_ladders"),
            (snakes_and_ladders, "this is the course's own function"),
            (lambda _: None, "gives None"),
            (4, "a function is needed that takes a matrix"),
        ],
    ),
    "06-sharp-board": Answers(
        [Board(16, {2: 9, 9: 10}), Board(16, {2: 9, 9: 15})],
        [
            (Board(9, {2: 9}), "none of its jumps ends where another one starts"),
            (named_board("the-note"), "goes to 3, and by mistake on to 4, but that does not change the fewest rolls"),
            (Board(9, {2: 8, 8: 9}), "catches chained-jumps, and also rows-not-flipped, goal-top-left"),
            (Board(36, {2: 9, 9: 10}), "your board has 36 squares, and 25 is the most"),
            (Board(15, {2: 9, 9: 10}), "the solvers play on square boards"),
            ({2: 9, 9: 10}, "a Board is needed here"),
        ],
    ),
    "06-strong-board": Answers(
        [Board(81, {13: 31, 31: 61}), Board(49, {13: 6, 14: 19, 19: 34})],
        [
            (named_board("example-1"), "your board catches 7, and 12 are asked for; where the number of rows is even"),
            (Board(49), "your board catches 4, and 12 are asked for; the list of those that survive"),
            (named_board("the-trap"), "your board catches 5, and 12 are asked for; it cannot be won"),
            (Board(121, {13: 31, 31: 61}), "your board has 121 squares, and 100 is the most"),
            (Board(49, die=4), "the solvers play on square boards, from 1 with a die of 6"),
            ([13, 31], "a Board is needed here"),
        ],
    ),
}
