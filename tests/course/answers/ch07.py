"""Right and wrong answers to the exercises of notebook 07."""

from typing import Any

from snl_edu import Board, fewest_rolls, named_board
from snl_edu.course.exercises.ch07 import worth
from tests.helpers.answers import Answers

EXAMPLE = {2: 15, 14: 35, 17: 13}
WALL = dict.fromkeys(range(11, 17), 1)
NO_BOARD: list[tuple[Any, str]] = [
    (Board(10**12, {3: 4, 9: 8}), "1,000,000,000,000 squares: take at most 400, which are soon searched"),
    ({7: 94}, "a Board is needed here"),
]


def without(board: Board, square: int) -> Board:
    """The board without the jump that starts on a square, as the notebook makes it."""
    jumps = dict(board.jumps)
    del jumps[square]
    return Board(board.squares, jumps, columns=board.columns, die=board.die, start=board.start)


def my_worth(board: Board, square: int) -> int | None:
    """With two tests."""
    before, after = fewest_rolls(board), fewest_rolls(without(board, square))
    if before is None:
        return None
    if after is None:
        return None
    return after - before


def reversed_worth(board: Board, square: int) -> int | None:
    """With the two numbers the wrong way round."""
    saved = my_worth(board, square)
    return None if saved is None else -saved


def of_all(board: Board, _square: int) -> int | None:
    """What all jumps together save."""
    rolls, empty = fewest_rolls(board), fewest_rolls(Board(board.squares))
    return None if rolls is None or empty is None else empty - rolls


ANSWERS: dict[str, Answers] = {
    "07-two-rolls": Answers(
        [Board(36, {2: 30, 14: 35, 17: 13}), Board(36, {**EXAMPLE, 3: 33}), Board(36, {7: 35}, columns=9)],
        [
            (named_board("example-1"), "this is still Example 1"),
            (Board(30, {2: 25}), "keep the 36 squares"),
            (Board(36, WALL), "your board cannot be won"),
            (Board(36, {2: 36}), "your board takes 1 roll: that is too easy"),
            (Board(36, {2: 15}), "your board takes 5 rolls, and 2 are asked for"),
            *NO_BOARD,
        ],
    ),
    "07-bars": Answers(
        [6],
        [
            (1, "the start alone"),
            (20, "in a row of the board"),
            (36, "many of them end on the same square"),
            (68, "the number of frontiers"),
            (400, "on the whole board"),
            (7, "that is not it"),
        ],
    ),
    "07-worth": Answers(
        [my_worth],
        [
            (reversed_worth, "the wrong way round"),
            (lambda board, square: board.jumps[square] - square, "counts the squares of the jump"),
            (lambda board, square: fewest_rolls(without(board, square)), "gives the fewest rolls without the jump"),
            (lambda board, _square: fewest_rolls(board), "gives the fewest rolls with the jump"),
            (lambda board, _square: None if fewest_rolls(board) is None else 0, "compares a board with itself"),
            (of_all, "takes all jumps away"),
            (
                lambda board, square: (
                    abs(my_worth(board, square) or 0) if my_worth(board, square) is not None else None
                ),
                "never gives a number below 0",
            ),
            (
                lambda board, square: (fewest_rolls(without(board, square)) or 0) - (fewest_rolls(board) or 0),
                "for one that is won in 0 rolls",
            ),
            (worth, "the course's own function"),
        ],
    ),
    "07-worth-most": Answers(
        [23],
        [
            (2, "the ladder from 2 saves something"),
            (44, "the snake from 44 saves something"),
            (39, "39 is where a ladder ends"),
            (64, "64 is where a ladder ends, and the goal"),
            (17, "17 is where the snake ends"),
            (3, "no jump of this board starts there"),
        ],
    ),
    "07-worth-nothing": Answers(
        [0],
        [
            (19, "even every snake is needed"),
            (9, "9 is the number of ladders"),
            (10, "10 is the number of snakes"),
            (7, "7 is the number of rolls"),
            (1, "1 is close"),
            (4, "only if every shortest game takes it"),
        ],
    ),
    "07-no-ladder": Answers(
        [17],
        [
            (16, "16 sixes lead from 1 to 97"),
            (100, "100 is the number of squares"),
            (99, "99 squares are left to walk"),
            (20, "with a die of 5"),
            (21, "21 is too many"),
            (15, "that is not it"),
        ],
    ),
    "07-two-ladders": Answers(
        [11, 10, 9.5, 12],
        [
            (17, "17 is the number without any ladder"),
            (15, "15 is too many"),
            (1, "1 is possible"),
            (2, "2 is the number on the luckiest"),
            (16, "16 is too many"),
            (8, "that is more than 2 away"),
        ],
    ),
    "07-four-ladders": Answers(
        ["less", "Less"],
        [
            ("twice", "eight ladders would save more rolls than there are"),
            ("more", "when less of the way is left"),
            ("half", "more ladders save fewer rolls"),
            ("yes", "write one of the words"),
            (2, "a text in quotation marks is needed here, not 2"),
            (["less"], "a text in quotation marks is needed here, not a list"),
        ],
    ),
    "07-holes-in-the-wall": Answers(
        [6],
        [
            (0, "a six from the square in front of them is through"),
            (1, "really the only one?"),
            (2, "look at those in the middle as well"),
            (3, "the hole may be anywhere"),
            (4, "look at the first and the last as well"),
            (5, "which one did you leave out"),
            (36, "36 is the number of squares"),
            (7, "give a whole number from 0 to 6"),
        ],
    ),
    "07-change-one-number": Answers(
        [
            Board(36, {2: 15, 14: 36, 17: 13}),
            Board(36, {2: 8, 14: 35, 17: 13}),
            Board(36, {2: 13, 14: 35, 17: 13}),
            Board(36, {2: 15, 13: 35, 17: 13}),
        ],
        [
            (named_board("example-1"), "this is still Example 1"),
            (Board(36, {2: 15, 14: 35}), "keep all 3 jumps: your board has 2"),
            (Board(36, {**EXAMPLE, 20: 30}), "keep all 3 jumps: your board has 4"),
            (Board(36, {2: 8, 14: 36, 17: 13}), "more than one number has changed"),
            (Board(36, {2: 30, 14: 35, 17: 13}), "your board takes 2 rolls, and 3 are asked for"),
            (Board(36, {2: 15, 14: 35, 17: 12}), "your board takes 4 rolls, and 3 are asked for"),
            (Board(36, EXAMPLE, die=20), "keep the 36 squares, the die and the start"),
            *NO_BOARD,
        ],
    ),
    "07-answer-five": Answers(
        [Board(31, {3: 4, 9: 8}), Board(26, [(2, 3), (12, 1)]), Board(30, {20: 21, 29: 2}, start=0)],
        [
            (Board(31, {3: 4}), "there is no snake on your board"),
            (Board(31, {9: 8}), "there is no ladder on your board"),
            (Board(36, {**WALL, 3: 4}), "your board cannot be won"),
            (Board(36, EXAMPLE), "takes 4 rolls, fewer than 5"),
            (Board(36, {2: 36, 17: 13}), "takes 1 roll, fewer than 5"),
            (Board(100, {2: 3, 9: 8}), "takes 17 rolls, more than 5"),
            *NO_BOARD,
        ],
    ),
    "07-needed-snake": Answers(
        [
            Board(100, {2: 70, 72: 40, 42: 100}),
            Board(64, {3: 39, 44: 17, 23: 64}),
            Board(64, {2: 39, 44: 17, 23: 64, 60: 1}),
            # Nothing could be won without its snake from 11.
            Board(15, {4: 1, 5: 8, 8: 13, 11: 4, 12: 8, 13: 3}, die=2),
        ],
        [
            (named_board("the-needed-snake"), "this is the named board"),
            (Board(64, {2: 39, 23: 64}), "there is no snake on your board"),
            (Board(36, WALL), "your board cannot be won"),
            (Board(36, EXAMPLE), "takes 4 rolls, and no more without any one of its snakes"),
            (Board(25, {7: 1}), "takes 5 rolls, and no more without any one of its snakes"),
            *NO_BOARD,
        ],
    ),
    "07-nobody-wins": Answers(
        [
            Board(25, dict.fromkeys(range(19, 25), 1)),
            Board(25, dict.fromkeys(range(2, 8), 1)),
            Board(25, {**dict.fromkeys(range(10, 16), 4), 3: 9}),
        ],
        [
            (Board(36, WALL), "your board has 36 squares, and 25 are asked for"),
            (Board(25), "It has 0 snakes: is there a roll that none of them can stop?"),
            (Board(25, dict.fromkeys(range(11, 16), 1)), "It has 5 snakes"),
            (Board(25, {7: 1}), "your board can be won in 5 rolls. It has 1 snake:"),
            (Board(25, {**WALL, 4: 20}), "find out how, and where its snakes leave a gap or a way over them"),
            (Board(25, dict.fromkeys(range(2, 25), 1)), "23 snakes are more than it takes"),
            (Board(25, dict.fromkeys((2, 3), 1), die=2), "take the usual die with 6 sides: with 2 it is another"),
            *NO_BOARD,
        ],
    ),
    "07-one-game": Answers(
        [Board(100, {7: 94}), Board(36, {7: 36}), Board(100, {13: 88})],
        [
            (Board(36, WALL), "your board cannot be won"),
            (Board(31), "there is no ladder on your board"),
            (Board(36, EXAMPLE), "your board has 21 shortest games"),
            (Board(31, {3: 4}), "that game takes no ladder"),
            *NO_BOARD,
        ],
    ),
    "07-how-often": Answers(
        [2],
        [
            (3, "was it another one each time?"),
            (1, "not only the first time"),
            (0, "observe was called before"),
            (4, "before anybody listened"),
            (5, "go through the three lines"),
            ("2", "without quotation marks"),
        ],
    ),
}
