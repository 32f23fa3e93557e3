"""Right and wrong answers to the exercises of notebook 04."""

from collections.abc import Callable, Iterable
from typing import Any

from snl_edu import Board, Square, fewest_rolls, frontiers, named_board
from tests.helpers.answers import Answers


def with_sets(board: Board, rolls: int) -> set[Square]:
    """The right squares, as a set."""
    squares = {board.start}
    for _ in range(rolls):
        squares = {move.end for square in squares for move in board.moves(square)}
    return squares


def with_lists(board: Board, rolls: int) -> list[Square]:
    """The right squares, some of them more than once."""
    squares = [board.start]
    while rolls > 0:
        squares = [move.end for square in squares for move in board.moves(square)]
        rolls -= 1
    return squares


def up_to(board: Board, rolls: int) -> set[Square]:
    """The squares of at most that many rolls."""
    squares = {board.start}
    for _ in range(rolls):
        squares |= {move.end for square in squares for move in board.moves(square)}
    return squares


def marked(board: Board, rolls: int) -> set[Square]:
    """The squares that are reached for the first time."""
    squares = seen = {board.start}
    for _ in range(rolls):
        squares = {move.end for square in squares for move in board.moves(square)} - seen
        seen = seen | squares
    return squares


def other(board: Board, **changes: Any) -> Board:
    """The board with another die, or other jumps."""
    settings: dict[str, Any] = {"jumps": board.jumps, "die": board.die, "start": board.start}
    return Board(board.squares, **settings | changes)


def keeps_the_goal(board: Board, rolls: int) -> set[Square]:
    """The squares where a player can stand who may stay on the goal."""
    return with_sets(board, rolls) | ({board.goal} & up_to(board, rolls))


def of_a_frontier(board: Board, rolls: int) -> Any:
    """The squares of the library's frontier."""
    return list(frontiers(board))[rolls].squares


def tries(board: Board, numbers: Iterable[int]) -> int | None:
    """The first of some numbers of rolls after which the player can stand on the goal."""
    return next((rolls for rolls in numbers if board.goal in with_sets(board, rolls)), None)


def changed(change: Callable[[int | None], Any]) -> Callable[[Board], Any]:
    """A function that finds the right number and gives another one."""
    return lambda board: change(tries(board, range(board.squares)))


ANSWERS: dict[str, Answers] = {
    "04-standing-after": Answers(
        right=[with_sets, with_lists],
        wrong=[
            (up_to, "at most that many rolls"),
            (marked, "marks nothing as seen"),
            (lambda board, rolls: with_sets(other(board, jumps={}), rolls), "where the die lands"),
            (lambda board, rolls: with_sets(board, rolls + 1), "once too often"),
            (lambda board, rolls: with_sets(board, max(rolls - 1, 0)), "makes one roll too few"),
            (lambda board, rolls: with_sets(board, min(rolls, 1)), "always rolls once"),
            (lambda board, rolls: with_sets(board, rolls) if rolls else set(), "gives nothing for 0 rolls"),
            (lambda board, rolls: with_sets(other(board, die=6), rolls), "a die with six sides"),
            (keeps_the_goal, "the game is over"),
            (lambda board, rolls: len(with_sets(board, rolls)), "counts the squares"),
            (of_a_frontier, "uses frontiers"),
            (lambda board, _: board.moves(board.start), "is Move(start=1, roll=1, landing=2, end=15), and 3 is right"),
        ],
    ),
    "04-again": Answers(
        right=[[4, 5, 6, 7], {7, 6, 5, 4}, range(4, 8)],
        wrong=[
            ([3, 4, 5, 6, 7], "the first of them lands on a ladder"),
            ([2, 4], "nobody ever stands on 2"),
            ([4, 5, 6, 7, 8], "8 is in frontier 2"),
            ([15, 4], "15 is reached with one roll"),
            ([1], "no snake leads back to 1"),
            ([4, 5], "but there are more"),
            ([36], "36 does not belong there"),
            ([], "your list is still empty"),
            (4, "a list of squares is needed"),
        ],
    ),
    "04-order": Answers(
        right=["ECGBFAD", "cegbfad", "C, A, G, B, F, E, D", ["E", "C", "A", "G", "B", "F", "D"]],
        wrong=[
            ("ABCDEFG", "sentence A comes too early"),
            ("ECBGFAD", "sentence B comes too early: it speaks of P and S"),
            ("EGCBFAD", "sentence G comes too early"),
            ("ECGFBAD", "sentence F comes too early"),
            ("CGBFADE", "the first domino has not fallen"),
            ("ECGBFDA", "that no other square joins"),
            ("ECADGBF", "that every square that needs k + 1 rolls joins"),
            ("ECGBFD", "sentence A is missing"),
            ("ECGBFADD", "sentence D is there more than once"),
            ("ECGBFAH", "there is no sentence H"),
            (7, "write the seven letters as one text"),
        ],
    ),
    "04-ahead": Answers(
        right=[1],
        wrong=[
            (6, "six squares, but how many frontiers?"),
            (2, "at most k + 1 rolls"),
            (21, "leads 21 squares ahead"),
            (20, "skips 20 squares"),
            (0, "only frontier 0"),
            (4, "how far does one of them lead?"),
            (3, "what does the proof say"),
        ],
    ),
    "04-newest": Answers(
        right=[3],
        wrong=[
            (2, "square 10 is not the newest"),
            (1, "no roll leads from 1 to 16"),
            (4, "one too many"),
            (7, "7 is the first square"),
            (16, "16 is the goal"),
            (5, "count the lines"),
        ],
    ),
    "04-deep-loses": Answers(
        right=[["first-is-not-best", "the-deep-end"], ("the-deep-end", "first-is-not-best")],
        wrong=[
            (["the-modest-ladder"], "as short as the oldest first does"),
            (["the-deep-end", "the-high-road"], "another search loses"),
            (["empty-6x6"], "on the empty board"),
            (["the-deep-end"], "look again at first-is-not-best"),
            (["first-is-not-best"], "one more board has a ladder"),
            (["example-1"], "'example-1' does not belong there"),
            ([], "your list is still empty"),
            ("the-deep-end", "a list of names is needed"),
        ],
    ),
    "04-can-be-won": Answers(
        right=[
            ["five-in-a-row", "over-the-wall", "onto-the-wall"],
            {"onto-the-wall", "over-the-wall", "five-in-a-row"},
        ],
        wrong=[
            (["the-trap"], "every roll from 1 ends on 1 again"),
            (["five-in-a-row", "six-in-a-row"], "you have seen its search end"),
            (["over-the-wall", "onto-the-wall"], "where does a 6 lead?"),
            (["five-in-a-row", "onto-the-wall"], "look where the ladder"),
            (["five-in-a-row", "over-the-wall"], "came by ladder?"),
            ([], "your list is still empty"),
            (["seven-in-a-row"], "'seven-in-a-row' does not belong there"),
            ([False, False, True, True], "a list of names is needed"),
        ],
    ),
    "04-broken-step": Answers(
        right=["E", "e", " E "],
        wrong=[
            ("A", "what we suppose"),
            ("B", "begins with the start"),
            ("C", "one of them is the first"),
            ("D", "so the one before it is seen"),
            ("F", "is it true that every roll was tried?"),
            ("G", "not a sentence of this proof"),
        ],
    ),
    "04-repair": Answers(
        right=[3],
        wrong=[
            (1, "to be near is not enough"),
            (2, "in no frontier at all"),
            (4, "never joins the queue"),
            (5, "choose one of the sentences"),
            ("3", "without quotation marks"),
            ("E", "a whole number is needed here, not a text"),
        ],
    ),
    "04-twice": Answers(
        right=[4779, 4752, 4800],
        wrong=[
            (2376, "twice as many squares"),
            (9504, "four times as many"),
            (2376**2, "the square of the number"),
            (400, "more moves than squares"),
            (800, "the number of squares"),
            (6, "from one square"),
            (7000, "too far off"),
        ],
    ),
    "04-one-roll-on": Answers(
        right=[[0, 1, 2, 3, 4], (4, 3, 2, 1, 0), {0, 1, 2, 3, 4}, range(5)],
        wrong=[
            ([4], "as many rolls as the one you stand on?"),
            ([3, 4], "how far back can that be?"),
            ([1, 2, 3, 4], "the tail of a very long snake"),
            ([0, 1, 2, 3], "ends on a fresh square?"),
            ([3, 4, 5], "never further than that"),
            ([-1, 0, 1, 2, 3, 4], "frontiers count from 0"),
            (4, "a list of whole numbers is needed"),
        ],
    ),
    "04-wall": Answers(
        right=[4],
        wrong=[
            (6, "against a die with six sides"),
            (5, "one snake too long"),
            (3, "rolls a 4 is through"),
            (1, "one snake is passed by anybody"),
            (2, "draw a player right in front of the wall"),
            ("four", "a whole number is needed here, not a text"),
        ],
    ),
    "04-slow-but-sure": Answers(
        right=[lambda board: tries(board, range(board.squares))],
        wrong=[
            (changed(lambda rolls: -1 if rolls is None else rolls), "return None and not -1"),
            (changed(lambda rolls: rolls if rolls is None else rolls + 1), "your numbers are one too high"),
            (lambda board: tries(board, range(1, board.squares + 1)), "try 0 rolls as well"),
            (lambda board: tries(board, range(board.squares - 1)), "gives up one roll too early"),
            (lambda board: tries(board, range(board.rows + 1)), "as the board has rows"),
            (
                lambda board: tries(board, range(-(-(board.squares - 1) // board.die) + 1)),
                "snakes can make a game longer",
            ),
            (lambda board: tries(board, range(10)), "after the same number of rolls on every board"),
            (lambda board: fewest_rolls(board), "your function uses fewest_rolls"),
            (changed(lambda rolls: rolls or 0), "your function gives 0, and None is right"),
        ],
    ),
    "04-round-and-round": Answers(
        right=[Board(16, {2: 9, 8: 16} | dict.fromkeys(range(10, 16), 1))],
        wrong=[
            (Board(36), "your board has 36 squares, and 25 is the most"),
            (named_board("the-trap"), "nobody can win your board"),
            (Board(16), "the greedy player wins your board with 3 rolls, and nobody needs fewer"),
            (Board(1), "the greedy player wins your board with 0 rolls"),
            (named_board("the-modest-ladder"), "greed needs 3 rolls where 2 would do, but it arrives"),
            ({2: 9}, "a Board is needed here"),
        ],
    ),
}
