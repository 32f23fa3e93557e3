"""Right and wrong answers to the exercises of notebook 05."""

from collections import deque
from collections.abc import Callable
from typing import Any

from snl_edu import MISCONCEPTIONS, Board, fewest_rolls, snakes_and_ladders, textbook
from tests.corpus.solvers import filmed as styles
from tests.helpers.answers import Answers

Matrix = list[list[int]]


def _wrong(key: str) -> Any:
    """A solver that makes a mistake which has a name."""
    return MISCONCEPTIONS[key].solver


def _forgets_to_return(matrix: Matrix) -> None:
    styles.level_loop(matrix)


def _prints_it(matrix: Matrix) -> None:
    print(styles.level_loop(matrix))  # noqa: T201  # as learners do


def _place(square: int, size: int) -> tuple[int, int]:
    up, along = divmod(square - 1, size)
    if up % 2 == 1:
        along = size - 1 - along
    return size - 1 - up, along


def _unturned(square: int, size: int) -> tuple[int, int]:
    up, along = divmod(square - 1, size)
    return size - 1 - up, along


def _turned_from_top(odd: int) -> Callable[[int, int], tuple[int, int]]:
    def placed(square: int, size: int) -> tuple[int, int]:
        row, along = _unturned(square, size)
        return row, size - 1 - along if row % 2 == odd else along

    return placed


def _by_library(square: int, size: int) -> tuple[int, int]:
    return Board(size**2).position(square)


def _numbered_from_one(square: int, size: int) -> tuple[int, int]:
    row = size - 1 - square // size
    return row, square % size


def _one_column_too_far(square: int, size: int) -> tuple[int, int]:
    up, along = divmod(square - 1, size)
    return size - 1 - up, size - along if up % 2 else along


def _end_of(matrix: Matrix, landing: int, place: Callable[[int, int], tuple[int, int]] = _place) -> int:
    row, column = place(landing, len(matrix))
    return landing if matrix[row][column] == -1 else matrix[row][column]


def _end_of_by(place: Callable[[int, int], tuple[int, int]]) -> Callable[[Matrix, int], int]:
    """A function like `end_of` that looks at another place of the matrix."""
    return lambda matrix, landing: _end_of(matrix, landing, place)


def _what_it_holds(matrix: Matrix, landing: int) -> int:
    row, column = _place(landing, len(matrix))
    return matrix[row][column]


def _nothing_if_plain(matrix: Matrix, landing: int) -> int | None:
    row, column = _place(landing, len(matrix))
    return matrix[row][column] if matrix[row][column] != -1 else None


def _jump_after_jump(matrix: Matrix, landing: int) -> int:
    while _end_of(matrix, landing) != landing:
        landing = _end_of(matrix, landing)
    return landing


def _by_the_library(matrix: Matrix, landing: int) -> int:
    return Board.from_matrix(matrix).jumps.get(landing, landing)


def _square_at(board: Board, row: int, column: int, *, turned: int | None = None) -> int:
    up = board.rows - 1 - row
    if (up % 2 if turned is None else turned) == 1:
        column = board.columns - 1 - column
    return up * board.columns + column + 1


def _jumps_of(moves: list[int]) -> dict[int, int]:
    return {cell + 1: end + 1 for cell, end in enumerate(moves) if end != -1}


def _found(*, copied: bool = True, oldest: bool = True, near_goal: bool = True) -> Callable[[Matrix], int]:
    """The solver that was found, with some of its three mistakes fixed."""

    def solver(board: Matrix) -> int:
        if copied:
            board = board[::-1]
        else:
            board.reverse()
        size, goal = len(board), len(board) ** 2
        dist, queue = {1: 0}, [1]
        while queue:
            square = queue.pop(0 if oldest else -1)
            for landing in range(square + 1, (min(square + 6, goal) if near_goal else square + 6) + 1):
                up, along = divmod(landing - 1, size)
                value = board[up][along if up % 2 == 0 else ~along]
                end = landing if value == -1 else value
                if end not in dist:
                    dist[end] = dist[square] + 1
                    queue.append(end)
        return dist.get(goal, -1)

    return solver


def _unturned_copy(board: Matrix) -> int:
    return _found()(board[::-1])


def _unreached(matrix: Matrix) -> float:
    """A goal that nobody reaches keeps its infinity."""
    answer = styles.recursion(matrix)
    return float("inf") if answer == -1 else answer


def _hopeful(matrix: Matrix) -> int:
    """The solver of the notebook, with a mistake."""
    goal, dist, queue = len(matrix) ** 2, {1: 0}, deque([1])
    while queue:
        square = queue.popleft()
        for landing in range(square + 1, min(square + 6, goal) + 1):
            for end in (landing, _end_of(matrix, landing)):
                if end not in dist:
                    dist[end] = dist[square] + 1
                    queue.append(end)
    return dist.get(goal, -1)


def _chaining(matrix: Matrix) -> int:
    goal, frontier, seen, rolls = len(matrix) ** 2, {1}, {1}, 0
    while frontier and goal not in frontier:
        landings = {square + roll for square in frontier for roll in range(1, 7) if square + roll <= goal}
        frontier = {_jump_after_jump(matrix, landing) for landing in landings} - seen
        seen |= frontier
        rolls += 1
    return rolls if frontier else -1


def _newest_first(matrix: Matrix) -> int:
    goal, dist, stack = len(matrix) ** 2, {1: 0}, [1]
    while stack:
        square = stack.pop()
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = _end_of(matrix, landing)
            if end not in dist:
                dist[end] = dist[square] + 1
                stack.append(end)
    return dist.get(goal, -1)


def _always_four(_: Matrix) -> int:
    return 4


def _examples_by_heart(matrix: Matrix) -> int:
    return 4 if len(matrix) == 6 else 1 if len(matrix) == 2 else 12


def _by_jumps(matrix: Matrix) -> int:
    return fewest_rolls(Board.from_matrix(matrix)) or -1


def _after_the_library(matrix: Matrix) -> int:
    return snakes_and_ladders(matrix)


def _borrowed_mistake(matrix: Matrix) -> int:
    return int(MISCONCEPTIONS["chained-jumps"].solver(matrix))


ANSWERS: dict[str, Answers] = {
    "05-solve": Answers(
        right=[styles.level_loop, styles.Solution, styles.recursion],
        wrong=[
            (_forgets_to_return, "gives None: does every way through it end with a return?"),
            (_prints_it, "gives None, but prints something: write return instead of print"),
            (_always_four, "gives 4, and 1 is right"),
            (_wrong("depth-first"), "on Board(16, {2: 10}) your solver gives 3, and 2 is right"),
            (_wrong("row-major"), "on Board(4, {3: 2}) your solver gives -1, and 1 is right"),
            (_wrong("wrong-die"), "on Board(25) your solver gives 5, and 4 is right"),
            (_wrong("last-distance-when-stuck"), "your solver gives 0, and -1 is right"),
            (textbook, "this is the course's own function"),
            (_by_jumps, "your function uses fewest_rolls"),
            (_after_the_library, "your function uses snakes_and_ladders"),
            (lambda: 4, "your function takes no argument"),
            (4, "a function is needed that takes a matrix, not 4"),
        ],
    ),
    "05-where-is-ten": Answers(
        right=[(3, 0), [3, 0]],
        wrong=[
            ((3, 4), "does that row run left to right?"),
            ((1, 0), "row 0 is the top row, and you counted from the bottom"),
            ((1, 4), "row 0 is the top row, and the second row"),
            ((0, 3), "the row comes first"),
            ((4, 1), "count from 0, not from 1"),
            ((2, 0), "that is square 11"),
            (10, "two numbers are needed"),
            ((3, 1), "draw five rows of five"),
        ],
    ),
    "05-how-many-wrong": Answers(
        right=[18],
        wrong=[
            (0, "try it by hand for square 7"),
            (1, "if 7 is wrong, what about 8?"),
            (3, "that many rows are wrong"),
            (6, "are there other rows like it?"),
            (12, "count the rows once more"),
            (36, "the bottom row is right"),
            (17, "in which rows do the numbers run right to left"),
        ],
    ),
    "05-place": Answers(
        right=[_place, lambda square, size: list(_place(square, size))],
        wrong=[
            (_unturned, "your rows all run left to right"),
            (
                lambda square, size: (size - 1 - _place(square, size)[0], _place(square, size)[1]),
                "your row 0 is the bottom",
            ),
            (lambda square, size: divmod(square - 1, size), "your row 0 is the bottom row, and your rows all run left"),
            (lambda square, size: _place(square, size)[::-1], "the row comes first and the column second"),
            (_numbered_from_one, "take 1 away before you divide"),
            (lambda square, size: tuple(1 + part for part in _place(square, size)), "rows and columns count from 1"),
            (lambda square, size: (_place(square, size)[0] + 1, _place(square, size)[1]), "your rows are one too low"),
            (_one_column_too_far, "your columns are one too high"),
            (
                lambda square, size: (_place(square, size)[0], size - 1 - _place(square, size)[1]),
                "all run the wrong way",
            ),
            (_turned_from_top(0), "your row 0 is always turned"),
            (_turned_from_top(1), "your row 1 is always turned"),
            (lambda square, _size: _place(square, 6), "for boards of 6 rows only"),
            (_by_library, "your function uses position"),
        ],
    ),
    "05-which-ladders": Answers(
        right=[[2, 4], (2, 4)],
        wrong=[
            ([4, 2], "write the smaller one first"),
            ([2, 6], "one is right; but the middle row"),
            ([8, 9], "that is where the ladders end"),
            ([1, 3], "squares count from 1"),
            ([4, 8], "row 0 is the top row: the last row"),
            ([6, 8], "row 0 is the top row, and the middle row"),
            (2, "that is one of them"),
            ([3, 7], "draw three rows of three"),
        ],
    ),
    "05-end-of": Answers(
        right=[_end_of_by(_place)],
        wrong=[
            (_what_it_holds, "your function gives what the matrix holds"),
            (lambda _matrix, landing: landing, "your function gives the landing again"),
            (_nothing_if_plain, "your function gives None for a plain square"),
            (_jump_after_jump, "your function takes jump after jump"),
            (lambda _matrix, landing: {2: 15, 14: 35, 17: 13}.get(landing, landing), "Example 1 by heart"),
            (lambda matrix, landing: max(landing, _end_of(matrix, landing)), "takes ladders and leaves out snakes"),
            (lambda matrix, landing: min(landing, _end_of(matrix, landing)), "takes snakes and leaves out ladders"),
            (_end_of_by(lambda square, size: _place(square, size)[::-1]), "you used the column as the row"),
            (_end_of_by(lambda square, size: divmod(square - 1, size)), "counts the squares from the top left corner"),
            (_end_of_by(_unturned), "your rows all run left to right"),
            (
                _end_of_by(lambda square, size: _place(max(1, square - 1), size)),
                "looks at the square after the landing, or before it",
            ),
            (_by_the_library, "your function uses from_matrix"),
        ],
    ),
    "05-where-they-part": Answers(
        right=[7],
        wrong=[
            (6, "6 joins both queues"),
            (8, "8 joins both queues"),
            (1, "both solvers begin with 1"),
            (25, "25 is the goal"),
            (4, "4 is what hopeful gives back"),
            (13, "compare the two queues"),
        ],
    ),
    "05-joins-the-queue": Answers(
        right=[[1, 3, 4], (1, 3, 4)],
        wrong=[
            ([1, 2, 3, 4], "nobody stands on 2"),
            ([1, 3, 3, 4], "3 joins once"),
            ([3, 4], "1 joins too"),
            ([1, 3], "the roll of 3 leads somewhere"),
            ([1, 4, 3], "the rolls are tried from 1 to 6"),
            ([1, 2, 4], "2 has a ladder"),
            ([1], "where do the rolls 1, 2 and 3 from square 1 end?"),
        ],
    ),
    "05-which-fruit": Answers(
        right=[("apples", "pears"), ["apples", "pears"]],
        wrong=[
            (("pears", "apples"), "the other way round"),
            (("apples", "apples"), "apples forgets the squares"),
            (("pears", "pears"), "no square ever leaves pears"),
            (("landings", "pears"), "the record is right"),
            (("landings", "apples"), "in landings nobody waits"),
            (("apples", "landings"), "landings is a new set"),
            (("apples", "rolls"), "rolls is a number"),
            ("apples", "two names are needed"),
            (("queue", "seen"), "write two names of variables of careful"),
        ],
    ),
    "05-square-at": Answers(
        right=[lambda board, row, column: _square_at(board, row, column)],
        wrong=[
            (lambda board, row, column: _square_at(board, row, column, turned=0), "your rows all run left to right"),
            (
                lambda board, row, column: _square_at(board, board.rows - 1 - row, column),
                "your row 0 is the bottom row",
            ),
            (lambda board, row, column: _square_at(board, row, column) - 1, "your squares count from 0"),
            (lambda board, row, column: _square_at(board, row, board.columns - 1 - column), "all run the wrong way"),
            (lambda board, row, column: _square_at(board, row, column, turned=row % 2), "your row 1 is always turned"),
            (lambda board, row, column: _square_at(board, row, column, turned=1 - row % 2), "row 0 is always turned"),
            (lambda board, row, column: Board.square_at(board, row, column), "your function uses square_at"),
            (Board.square_at, "this is the course's own function"),
        ],
    ),
    "05-read-their-mind": Answers(
        right=["depth-capped", " Depth-Capped ", "Gives up after as many rolls as there are rows"],
        wrong=[
            ("never-marks", "it does remember what it has seen"),
            ("last-distance-when-stuck", "does it return -1 at other times too?"),
            ("starts-off-board", "its first frontier is square 1, as it should be"),
            ("depth-first", "it keeps whole frontiers"),
            ("greedy", "it keeps all squares that a roll leads to"),
            ("overshoot-wins", "it leaves out landings beyond the goal"),
            ("capped-rolls", "what does its limit depend on?"),
            ("row-major", 'row-major means "Numbers every row from left to right". Look at how a square number'),
            ("chained-jumps", "Look for a loop, or a call of itself, where the jump is taken. You will find nothing"),
            ("depth-caped", "no mistake has the key 'depth-caped': did you mean depth-capped?"),
            ("it stops", "no mistake has the key 'it stops': the keys are the words on the left"),
            (13, 'answer with a key as a string, such as "row-major", not 13'),
        ],
    ),
    "05-fix-what-you-found": Answers(
        right=[_found(), styles.Solution],
        wrong=[
            (_found(copied=False, oldest=False, near_goal=False), "raises IndexError in line"),
            (_found(oldest=False), "gives 3, and 2 is right"),
            (_found(copied=False), "changes the matrix it is given"),
            (_unturned_copy, "your solver gives -1, and 2 is right"),
            (_wrong("wrong-die"), "on Board(25) your solver gives 5, and 4 is right"),
            (_wrong("counts-one-too-few"), "on Board(4) your solver gives 0, and 1 is right"),
            (textbook, "this is the course's own function"),
            (_after_the_library, "your function uses snakes_and_ladders"),
            ("found", "a function is needed that takes a matrix, not 'found'"),
        ],
    ),
    "05-nobody-waits": Answers(
        right=[styles.relaxation, styles.recursion],
        wrong=[
            (styles.distance_dictionary, "your function uses deque"),
            (_newest_first, "your function uses pop"),
            (_wrong("one-pass"), "on Board(64, {2: 38, 23: 52, 44: 22}) your solver gives 6, and 5 is right"),
            (_wrong("few-rounds"), "your solver gives 5, and 4 is right"),
            (_unreached, "gives inf (float): the answer is a whole number of rolls, or -1"),
            (_by_jumps, "your function uses fewest_rolls"),
            (textbook, "this is the course's own function"),
        ],
    ),
    "05-wrong-on-purpose": Answers(
        right=[_hopeful, _chaining],
        wrong=[
            (lambda _matrix: None, "your function gives None so far"),
            (styles.level_loop, "your solver is right on every board that was tried, and a wrong one is asked for"),
            (_always_four, "on example-2 it gives 4, where 1 is right: everybody would notice"),
            (_newest_first, "where 4 is right: everybody would notice"),
            (_examples_by_heart, "wrong, but not in the same way as any mistake in the list"),
            (_wrong("chained-jumps"), "this is one of the course's own wrong solvers"),
            (_borrowed_mistake, "your function uses solver"),
            (_after_the_library, "your function uses snakes_and_ladders"),
            (lambda: 4, "your function takes no argument"),
        ],
    ),
    "05-read-the-list": Answers(
        right=[_jumps_of, lambda moves: list(_jumps_of(moves).items())],
        wrong=[
            (lambda moves: {cell: end for cell, end in enumerate(moves) if end > -1}, "your jumps still count from 0"),
            (
                lambda moves: {cell + 1: end for cell, end in enumerate(moves) if end > -1},
                "their ends still count from 0",
            ),
            (lambda moves: {cell: end + 1 for cell, end in enumerate(moves) if end > -1}, "the squares they start on"),
            (lambda moves: {cell + 1: end + 1 for cell, end in enumerate(moves)}, "a jump of every cell"),
            (
                lambda moves: {end + 1: cell + 1 for cell, end in enumerate(moves) if end > -1},
                "your jumps run backwards",
            ),
            (lambda moves: {moves.index(end) + 1: end + 1 for end in moves if end > -1}, "end on the same square"),
            (lambda moves: Board.from_moves(moves).jumps, "your function uses from_moves"),
            (lambda moves: moves.pop(), "work on a copy"),
        ],
    ),
}
