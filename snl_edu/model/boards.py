"""Boards worth looking at, each with a line on why; random boards come from the module next door."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import NamedTuple

from snl_edu.model.board import Board, BoardError
from snl_edu.model.input.arguments import shown
from snl_edu.model.random_board import random_board

__all__ = ["BOARDS", "NamedBoard", "named_board", "random_board"]


class NamedBoard(NamedTuple):
    """A board with a line on why it is worth looking at."""

    board: Board
    why: str


SNAKES_TO_1 = dict.fromkeys(range(11, 17), 1)  # six of them side by side

# Three rows of squares are used in turn, each for one step towards the goal: up from 7, down from 66 and up from 72. One
# roll in six finds the square that goes on; the others lead back to where an earlier step began, or to 1. Both the plan
# and the order of its last steps, which is not quite regular, were found by climbing from board to better board.
LOST_IN_A_MAZE = (
    dict.fromkeys([*range(2, 7), *range(67, 72)], 1)
    | {square: 72 - square for square in range(7, 32)}
    | {square: 132 - square for square in range(43, 66)}
    | {square: square - 70 for square in range(72, 96)}
    | {32: 90, 33: 91, 34: 92, 35: 93, 37: 94, 38: 30, 39: 29, 40: 28, 41: 27, 42: 26, 96: 40, 97: 39, 98: 38, 99: 37}
)

BOARDS: Mapping[str, NamedBoard] = MappingProxyType(
    {
        "example-1": NamedBoard(
            Board(36, {2: 15, 14: 35, 17: 13}),
            "The famous one. Its famous answer takes both ladders and the snake; twenty others do not.",
        ),
        "example-2": NamedBoard(
            Board.from_matrix([[-1, -1], [-1, 3]]),
            "The smallest board with a ladder: the goal is one roll away, with or without it.",
        ),
        "the-note": NamedBoard(
            Board.from_matrix([[-1, 4], [-1, 3]]),
            "Meant to show that jumps are not chained, but four squares are too few to see it.",
        ),
        "the-trap": NamedBoard(
            Board.from_matrix([[1, 1, -1], [1, 1, 1], [-1, 1, 1]]),
            "Every square you can roll to sends you back to 1, so the goal is never reached.",
        ),
        "thirty-cells": NamedBoard(
            Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 17: 4, 19: 7, 21: 9, 27: 1}),
            "A board that is not a square: five rows of six. Its page lists four shortest games and misses three.",
        ),
        "empty-20x20": NamedBoard(
            Board(400),
            "Nothing but squares: the search grows by one roll at a time, and there are thousands of shortest games.",
        ),
        "chutes-and-ladders": NamedBoard(
            Board(
                100,
                {1: 38, 4: 14, 9: 31, 21: 42, 28: 84, 36: 44, 51: 67, 71: 91, 80: 100}
                | {16: 6, 47: 26, 49: 11, 56: 53, 62: 19, 64: 60, 87: 24, 93: 73, 95: 75, 98: 78},
                start=0,
            ),
            "The game in the shops: you begin off the board, and the very first square has a ladder.",
        ),
        "one-square": NamedBoard(Board(1), "You have won before you roll: the answer is 0, and not -1."),
        "empty-6x6": NamedBoard(
            Board(36), "No jumps at all: the frontiers are blocks of six, and the last is cut short."
        ),
        "chained-jumps": NamedBoard(
            Board(9, {2: 8, 8: 9}),
            "A ladder ends where another starts. You may not climb on: anyone who does finds a game that is too short.",
        ),
        "standing-on-a-ladder": NamedBoard(
            Board(9, {2: 3, 3: 9}),
            "One roll climbs to square 3 and stays there, another lands on it: only the second one wins at once.",
        ),
        "the-snake-must-bite": NamedBoard(
            Board(25, {7: 1}),
            "The best place for the first roll has a snake on it, and staying on its mouth is not allowed.",
        ),
        "the-needed-snake": NamedBoard(
            Board(64, {2: 39, 44: 17, 23: 64}),
            "Up, down, up: without its snake the shortest game would be longer.",
        ),
        "the-modest-ladder": NamedBoard(
            Board(16, {2: 8, 8: 16}),
            "The biggest step now is not the best one: the roll that goes furthest misses the ladder to the goal.",
        ),
        "first-is-not-best": NamedBoard(
            Board(16, {2: 10}),
            "Anyone who follows one way to its end finds a game, but not the shortest; breadth first finds that.",
        ),
        "the-deep-end": NamedBoard(
            Board(100, {2: 97}),
            "One ladder leads nearly to the goal. Going deep walks past it: 17 rolls, where 2 are enough.",
        ),
        "the-high-road": NamedBoard(
            Board(100, {2: 11, 8: 100}),
            "Going high climbs the first ladder, past the one that it needs: 16 rolls, where 2 are enough.",
        ),
        "odd-rows": NamedBoard(
            Board(9, {3: 9}),
            "With an odd number of rows the top row runs the same way as the bottom one: a test for the numbering.",
        ),
        "six-in-a-row": NamedBoard(
            Board(36, SNAKES_TO_1),
            "Six snakes side by side are a wall: no roll gets past it, and the search ends with an empty queue.",
        ),
        "five-in-a-row": NamedBoard(
            Board(36, dict.fromkeys(range(11, 16), 1)),
            "A wall with one snake fewer: stand right in front of it, roll a six, and you are through.",
        ),
        "over-the-wall": NamedBoard(
            Board(36, SNAKES_TO_1 | {5: 20}),
            "The same wall as in six-in-a-row, and one ladder over it: every game takes that ladder.",
        ),
        "onto-the-wall": NamedBoard(
            Board(36, SNAKES_TO_1 | {4: 14}),
            "A ladder that ends on a snake's mouth. The snake bites nobody who came by ladder, so the wall can be passed.",
        ),
        "one-way-only": NamedBoard(
            Board(31),
            "Five sixes and nothing else: exactly one shortest game, because thirty squares leave no roll to waste. "
            "The top row is only partly filled.",
        ),
        "long-way-down": NamedBoard(
            Board(100, {99: 2, 98: 3, 97: 4, 96: 5, 95: 6}),
            "Five snakes guard the goal, each nearly as long as the board: the last roll must be well prepared.",
        ),
        "short-and-narrow": NamedBoard(
            Board(12, {3: 11, 10: 2}, columns=2, die=3),
            "Two columns, a die with three sides: nothing in the rules says six.",
        ),
        "a-hundred-squares": NamedBoard(
            Board(
                100,
                {4: 25, 13: 46, 33: 49, 42: 63, 50: 69, 62: 81, 74: 92}
                | {27: 5, 40: 3, 43: 18, 66: 45, 89: 53, 95: 72, 99: 41},
            ),
            "Ten by ten with seven ladders and seven snakes: large enough to get lost, small enough to follow.",
        ),
        "the-longest-game": NamedBoard(
            Board(100, LOST_IN_A_MAZE),
            "Left to chance, it takes 10**69 rolls on average: the most that we could find for a hundred squares.",
        ),
        "a-million-million": NamedBoard(
            Board(10**12, {5: 4 * 10**11, 4 * 10**11 + 600: 3, 4 * 10**11 + 6000: 10**12 - 60}),
            "Far too many squares to visit one by one; a leap needs only the three jumps.",
        ),
    }
)


def named_board(name: str) -> Board:
    """The board of that name in `BOARDS`; capitals and spaces do not matter.

    >>> named_board("Example 1")
    Board(36, {2: 15, 14: 35, 17: 13})
    """
    key = "-".join(name.lower().split()) if type(name) is str else ""
    if key not in BOARDS:
        near = get_close_matches(key, BOARDS) or BOARDS
        raise BoardError(f"no board is called {shown(name)}: try {', '.join(list(near)[:5])}")
    return BOARDS[key].board
