"""The neighbours of a place, as a learner writes them: in a maze, and for a knight on a chess board."""

from collections.abc import Iterable
from typing import Any

from snl_edu.course.exercise import Judge, Rule, function

Place = tuple[int, int]
MAZE = (
    "#############",
    "#S          #",
    "# ######### #",
    "# #   #   # #",
    "# # # # # # #",
    "#   #   #  G#",
    "#############",
)
STRAIGHT = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
KNIGHT = tuple((down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2) if abs(down) != abs(right))


def _near(place: Place, steps: Iterable[Place]) -> list[Place]:
    return [(place[0] + down, place[1] + right) for down, right in steps]


def open_places(maze: list[str], place: Place) -> list[Place]:
    """The places that one step leads to: up, down, left or right, inside the maze and not a wall."""
    return _open(maze, _near(place, STRAIGHT))


def _open(maze: list[str], places: Iterable[Place], walls: str = "#") -> list[Place]:
    inside = [(row, column) for row, column in places if 0 <= row < len(maze) and 0 <= column < len(maze[0])]
    return [(row, column) for row, column in inside if maze[row][column] not in walls]


def _below_the_end(maze: list[str], place: Place) -> list[Place]:
    near = [(row, column) for row, column in _near(place, STRAIGHT) if row < len(maze) and column < len(maze[0])]
    return [(row, column) for row, column in near if maze[row][column] != "#"]


def _only_spaces(maze: list[str], place: Place) -> list[Place]:
    return [(row, column) for row, column in open_places(maze, place) if maze[row][column] == " "]


def unordered(result: Any) -> Any:
    """The neighbours, sorted: the order in which a learner gives them does not matter."""
    return sorted(result)


def _maze_cases() -> list[tuple[list[str], Place]]:
    maze, bare = list(MAZE), ["S  ", " # "]
    return [
        (maze, (1, 1)),
        (maze, (1, 5)),
        (maze, (5, 7)),
        (maze, (5, 10)),
        (bare, (0, 1)),
        (bare, (0, 0)),
        (bare, (1, 2)),
    ]


judge_open_places: Judge = function(
    open_places,
    _maze_cases,
    {
        "there is no wall around this maze: ask for a row or column below 0 first, since Python counts -1 from the end": (
            _below_the_end
        ),
        "a step leads up, down, left or right, and not across a corner": lambda maze, place: _open(
            maze, _near(place, STRAIGHT + DIAGONAL)
        ),
        "there are walls among your places: leave out those where the maze has a #": lambda maze, place: _open(
            maze, _near(place, STRAIGHT), ""
        ),
        "a place is not a neighbour of itself: one step leads away from it": lambda maze, place: _open(
            maze, _near(place, ((0, 0), *STRAIGHT))
        ),
        "you look only right and down: one may go back as well": lambda maze, place: _open(
            maze, _near(place, ((0, 1), (1, 0)))
        ),
        "you look only left and right: up and down are other rows": lambda maze, place: _open(
            maze, _near(place, ((0, 1), (0, -1)))
        ),
        "you look only up and down: left and right are other columns": lambda maze, place: _open(
            maze, _near(place, ((1, 0), (-1, 0)))
        ),
        "S and G are open places, too: leave out only the walls, #": _only_spaces,
        "these are the places where the walls are: the others are asked for": lambda maze, place: [
            near for near in _near(place, STRAIGHT) if near not in open_places(maze, place)
        ],
        "your pairs are turned round: the row comes first, then the column": lambda maze, place: [
            (column, row) for row, column in open_places(maze, place)
        ],
        "these are the signs in the maze: give the places, as pairs of a row and a column": lambda maze, place: [
            maze[row][column] for row, column in open_places(maze, place)
        ],
        "your function gives how many there are: give the places themselves": (
            lambda maze, place: len(open_places(maze, place))
        ),
    },
    normal=unordered,
    each="place",
)


def knight(place: Place) -> list[Place]:
    """The places to which a knight can jump."""
    return _on_board(_near(place, KNIGHT))


def _on_board(places: Iterable[Place], least: int = 0, most: int = 7) -> list[Place]:
    return [(row, column) for row, column in places if least <= row <= most and least <= column <= most]


def _jumps(steps: Iterable[Place], least: int = 0, most: int = 7) -> Rule:
    return lambda place: _on_board(_near(place, steps), least, most)


judge_knight: Judge = function(
    knight,
    lambda: [((4, 3),), ((0, 0),), ((0, 6),), ((7, 7),), ((1, 1),)],
    {
        "your knight leaves the board: rows and columns go from 0 to 7": [
            _jumps(KNIGHT, -9, 99),
            _jumps(KNIGHT, 0, 99),
            _jumps(KNIGHT, -9, 7),
        ],
        "rows and columns are counted from 0, so 8 is not on the board": _jumps(KNIGHT, 0, 8),
        "row 0 and column 0 are on the board as well": _jumps(KNIGHT, 1, 7),
        "row 7 and column 7 are on the board as well": _jumps(KNIGHT, 0, 6),
        "your knight only jumps to higher rows and columns: it may go back as well": _jumps(
            [step for step in KNIGHT if min(step) > 0]
        ),
        "half of the jumps are missing: one to the side and two along, or two to the side and one along": [
            _jumps([step for step in KNIGHT if abs(step[0]) == 2]),
            _jumps([step for step in KNIGHT if abs(step[0]) == 1]),
        ],
        "that is how a king moves: a knight goes two squares and one to the side": _jumps(STRAIGHT + DIAGONAL),
        "two along and two to the side, or one and one, is not a knight's jump": _jumps(
            [(down, right) for down in (-2, -1, 1, 2) for right in (-2, -1, 1, 2)]
        ),
        "your function gives how many there are: give the places themselves": lambda place: len(knight(place)),
    },
    normal=unordered,
    each="place",
)
