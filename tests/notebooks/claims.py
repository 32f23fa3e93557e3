"""What it takes to compute what a notebook claims."""

import re
from collections import Counter, deque
from collections.abc import Iterator
from itertools import combinations, islice, pairwise
from typing import Any

from snl_edu import (
    BOARDS,
    MISCONCEPTIONS,
    Board,
    Game,
    Move,
    break_it,
    chances,
    check,
    fewest_rolls,
    frontiers,
    named_board,
    textbook,
)
from snl_edu.course.breakage import LEFT_OUT, RIVALS
from snl_edu.course.check import EXERCISES
from tests.notebooks.stored import Notebook, read
from tools.notebooks import NOTEBOOKS

COURSE = {path.stem: read(path) for path in NOTEBOOKS.glob("*.ipynb")}
EXAMPLE = named_board("example-1")
SQUARE = [board for name in BOARDS if (board := named_board(name)).columns ** 2 == board.squares <= 400]
ONTO_THE_WALL, SIX_IN_A_ROW = named_board("onto-the-wall"), named_board("six-in-a-row")
NEEDED_SNAKE, MODEST_LADDER = named_board("the-needed-snake"), named_board("the-modest-ladder")
FAR = named_board("a-million-million")
FOUR_MISTAKES = ("chained-jumps", "parity-from-top-even", "marks-landing-and-end", "last-distance-when-stuck")
OF_ROWS = {"row-major", "parity-from-top-odd", "rows-not-flipped"}
THREE_REPAIRS = [
    ("board.reverse()", "board = board[::-1]"),
    ("queue.pop()", "queue.pop(0)"),
    ("square + 7)", "min(square + 6, goal) + 1)"),
]


def notebook(name: str) -> Notebook:
    """The notebook whose file begins with this."""
    (found,) = (each for each in COURSE.values() if each.name.startswith(name))
    return found


def source(name: str, start: str) -> str:
    """The cell of code in which this is defined, without its check."""
    (found,) = (
        cell.source for cell in notebook(name).code if re.search(rf"^{re.escape(start)}", cell.source, re.MULTILINE)
    )
    return re.sub(r"^check\(.*", "", found, flags=re.MULTILINE)


def run(code: str, **names: Any) -> dict[str, Any]:
    """The names that some code defines."""
    exec(code, names)  # noqa: S102
    return names


def answer(key: str, board: Board) -> Any:
    """What a wrong solver answers for a board."""
    return MISCONCEPTIONS[key].solver(board.to_matrix())


def is_caught(key: str, board: Board) -> bool:
    """Whether a board shows that a wrong solver is wrong."""
    return bool(answer(key, board) != textbook(board.to_matrix()))


def caught_by_witnesses(key: str) -> list[str]:
    """The witnesses of notebook 06 that catch a wrong solver."""
    witnesses = run(source("06", "witnesses = "))["witnesses"]
    return [name for name, board in witnesses.items() if is_caught(key, board)]


def answers_of(rolls: int) -> set[str]:
    """The mistakes behind an answer to the question on paper, without those about the rows of a matrix."""
    board = Board(36, {6: 12, 12: 34})
    return {key for key in break_it(board).exposed if answer(key, board) == rolls} - OF_ROWS


def frontier(board: Board, number: int) -> tuple[int, ...]:
    """The squares of a frontier, in queue order."""
    return list(frontiers(board))[number].squares


def jumps_taken(game: Game) -> list[str]:
    """The snakes and ladders of a game."""
    return [move.jump for move in game.moves if move.jump]


def found_by_sixes_first(board: Board) -> list[int]:
    """The rolls of the game that a search finds if it tries the highest roll first."""
    came_by: dict[int, Move | None] = {board.start: None}
    queue = deque([board.start])
    while queue:
        for move in reversed(board.moves(queue.popleft())):
            if move.end not in came_by:
                came_by[move.end] = move
                queue.append(move.end)
    rolls, last = list[int](), came_by[board.goal]
    while last is not None:
        rolls.insert(0, last.roll)
        last = came_by[last.start]
    return rolls


def repaired(number: int) -> Iterator[str]:
    """The solver that was found on a website, with that many of its mistakes repaired, in each way."""
    for repairs in combinations(THREE_REPAIRS, number):
        code = source("05", "def found")
        for wrong, right in repairs:
            code = code.replace(wrong, right)
        yield code


def is_repaired(code: str) -> bool:
    """Whether nothing is wrong with that solver any more."""
    return check(run(code)["found"], "05-fix-what-you-found").passed


def named_when_repaired(wrong: str, right: str) -> str | None:
    """The mistake that check names when the other one of two is repaired."""
    code = source("06", "def solve")
    assert wrong in code
    return check(run(code.replace(wrong, right), Board=Board)["solve"]).misconception


def needs_no_special_board() -> bool:
    """Whether any board that can be won catches the mistakes that break_it leaves out: one of them if asked twice."""
    twice = MISCONCEPTIONS["remembers-between-calls"].source.partition("\nsolve(")[0]
    can_be_won = [board.to_matrix() for board in SQUARE if fewest_rolls(board)]
    forgetful = [[solve(matrix), solve(matrix)] for matrix in can_be_won for solve in [run(twice)["solve"]]]
    counts = ("counts-one-too-many", "counts-one-too-few")
    return all(first != second for first, second in forgetful) and all(
        MISCONCEPTIONS[key].solver(matrix) != textbook(matrix) for key in counts for matrix in can_be_won
    )


def boards_of_others_catch() -> bool:
    """Whether the board of some wrong solver that break_it tries catches each of the three others that it leaves out."""
    boards = sorted((each.board for each in RIVALS if each.board is not None), key=lambda board: -board.squares)
    others = ("no-minus-one", "goal-before-jump", "example-built-in")
    assert {*others} <= {*LEFT_OUT}
    return all(any(is_caught(key, board) for board in boards) for key in others)


def arrivals_in_the_longest_game() -> float:
    """How many people would have arrived, if all on Earth had rolled a million dice a second since the beginning.

    The chance that a roll is the last one of a game does not grow after a few hundred rolls.
    """
    arrived = [after.get(100, 0.0) for after in islice(chances(named_board("the-longest-game")), 3000)]
    seconds = 14e9 * 366 * 24 * 60 * 60
    return 1e10 * 1e6 * seconds * max(later - earlier for earlier, later in pairwise(arrived))


def most_landings(jumps: int) -> int:
    """The landings of all walks on a board of snakes, each of which leads back before all the others."""
    board = Board(200 * (jumps + 2), {200 * (number + 1): 2 + number for number in range(jumps)})
    landings: Any = EXERCISES["09-landings"].ours
    return sum(len(list(landings(board, square))) for square in {board.start, *board.jumps.values()})


def word_ladders() -> int:
    """How many of the shortest ladders lead from cold to warm."""
    words = run(source("10", "words = "))["words"]
    ways, seen = Counter({"cold": 1}), {"cold"}
    while "warm" not in ways:
        longer = Counter[str]()
        for word, other in ((word, other) for word in ways for other in words if other not in seen):
            if sum(letter != changed for letter, changed in zip(word, other, strict=True)) == 1:
                longer[other] += ways[word]
        ways, seen = longer, seen | {*longer}
    return ways["warm"]


def no_snake_helps(board: Board) -> bool:
    """Whether a board without ladders takes as few rolls, or fewer, when a snake is taken away."""
    takes = fewest_rolls(board)
    fewer = [{start: end for start, end in board.jumps.items() if start != snake} for snake in board.jumps]
    without = [fewest_rolls(Board(board.squares, jumps)) for jumps in fewer]
    return takes is None or all(other is not None and other <= takes for other in without)
