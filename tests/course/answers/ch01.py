"""Right and wrong answers to the exercises of notebook 01."""

from collections.abc import Callable

from snl_edu import Board, named_board
from tests.helpers.answers import Answers
from tests.helpers.asked import players_of

NINE = Board(9, {2: 8, 6: 3})
NARROW = named_board("short-and-narrow")


def _ends(board: Board, square: int) -> list[int]:
    found = []
    for roll in range(1, board.die + 1):
        landing = square + roll
        if landing > board.goal:
            break
        if landing in board.jumps:
            found.append(board.jumps[landing])
        else:
            found.append(landing)
    return found


def _ends_by(
    rolls: Callable[[Board], range] = lambda board: range(1, board.die + 1),
    end: Callable[[Board, int], int] = lambda board, landing: board.jumps.get(landing, landing),
    allowed: Callable[[Board, int], bool] = lambda board, landing: landing <= board.goal,
) -> Callable[[Board, int], list[int]]:
    """A function like `ends` that differs from it in one thing."""
    return lambda board, square: [end(board, square + roll) for roll in rolls(board) if allowed(board, square + roll)]


def _chained(board: Board, landing: int) -> int:
    while landing in board.jumps:
        landing = board.jumps[landing]
    return landing


def _stays_put(board: Board, square: int) -> list[int]:
    return _ends(board, square) + [square] * (board.die - len(_ends(board, square)))


def _bounces(board: Board, square: int) -> list[int]:
    landings = [square + roll for roll in range(1, board.die + 1)]
    landings = [landing if landing <= board.goal else board.goal - (landing - board.goal) for landing in landings]
    return [board.jumps.get(landing, landing) for landing in landings]


def _first_only(board: Board, square: int) -> list[int] | None:
    for roll in range(1, board.die + 1):
        found = []
        if square + roll <= board.goal:
            found.append(board.jumps.get(square + roll, square + roll))
        return found
    return None


def _last_only(board: Board, square: int) -> int | None:
    end = None
    for roll in range(1, board.die + 1):
        if square + roll <= board.goal:
            end = board.jumps.get(square + roll, square + roll)
    return end


def _prints(board: Board, square: int) -> None:
    print(_ends(board, square))  # noqa: T201  # as learners do


def _walk(board: Board, rolls: list[int]) -> list[int]:
    squares = [board.start]
    for roll in rolls:
        squares.append(board.moves(squares[-1])[roll - 1].end)
    return squares


def _walk_prints(board: Board, rolls: list[int]) -> None:
    print(_walk(board, rolls))  # noqa: T201  # as learners do


def _walk_by(end: Callable[[Board, int], int], start: int | None = None) -> Callable[[Board, list[int]], list[int]]:
    """A function like `walk` that differs in where a roll _ends, or in where the game starts."""

    def other(board: Board, rolls: list[int]) -> list[int]:
        squares = [board.start if start is None else start]
        for roll in rolls:
            squares.append(end(board, squares[-1] + roll))
        return squares

    return other


def _landings_of(board: Board, rolls: list[int]) -> list[int]:
    squares, square = [board.start], board.start
    for roll in rolls:
        squares.append(square + roll)
        square = board.moves(square)[roll - 1].end
    return squares


def _landings_and_ends(board: Board, rolls: list[int]) -> list[int]:
    squares, square = [board.start], board.start
    for roll in rolls:
        move = board.moves(square)[roll - 1]
        squares.append(move.landing)
        if move.jump:
            squares.append(move.end)
        square = move.end
    return squares


def _from_the_start(board: Board, rolls: list[int]) -> list[int]:
    return [board.start] + [board.moves(board.start)[roll - 1].end for roll in rolls]


ANSWERS: dict[str, Answers] = {
    "01-first-marks": players_of(NINE, "frontier", other=Board(9, {2: 8})),
    "01-your-game": Answers(
        right=[[1, 2, 1, 1], (2, 5, 6, 1), [6, 6, 3, 6, 6, 6, 2], [3, 6, 4, 1]],
        wrong=[
            ([6, 6], "your rolls lead to 1 - 7 - 13, and the game ends on 36: roll on"),
            ([], "your rolls lead to 1, and the game ends on 36"),
            ([1, 6, 6, 6, 6], "roll number 5 is a 6 from 33: it leads past 36"),
            ([1, 2, 1, 1, 5], "you have won with 4 rolls: leave out the rest"),
            ([1, 15, 13, 35, 36], "these look like squares"),
            ([7, 6, 6], "no die shows 7"),
            ([0, 6], "no die shows 0"),
            (4, "a list of rolls is needed here"),
        ],
    ),
    "01-fewest": Answers(
        right=[4],
        wrong=[
            (-1, "this board can be won"),
            (0, "without a roll you still stand on 1"),
            (1, "one roll ends on 15 at best"),
            (2, "nobody gets further than 21"),
            (3, "you will always be short of 36"),
            (5, "how soon can you land on 14?"),
            (6, "an empty board can be won with 6 rolls"),
            (7, "more than an empty board needs"),
            (35, "that is a number of squares"),
            (12, "rolling a 6 again and again is quicker"),
        ],
    ),
    "01-four-from-13": Answers(
        right=[13],
        wrong=[
            (17, "17 is where the roll lands"),
            (4, "4 is the roll"),
            (14, "the die shows 4"),
            (35, "starts on 14"),
            (18, "the first step from 13 leads to 14"),
            (16, "and there are four steps"),
            (21, "add the roll once only"),
            (9, "count four squares on from 13"),
        ],
    ),
    "01-past-the-end": Answers(
        right=[3],
        wrong=[
            (6, "a 6 from 33 would lead to 39"),
            (5, "a 5 from 33 would lead to 38"),
            (4, "a 4 from 33 would lead to 37"),
            (2, "a roll that lands exactly on 36 is allowed"),
            (1, "one roll wins, but others are allowed"),
            (0, "some rolls stay on the board"),
            (36, "36 is the goal"),
            (34, "a die has six sides"),
        ],
    ),
    "01-two-ladders": Answers(
        right=[8],
        wrong=[
            (9, "two ladders with one roll"),
            (2, "2 is where the roll lands"),
            (1, "one square further"),
            (3, "a 1 from square 1 lands on 2"),
            (7, "find the landing first"),
            (True, "a whole number is needed here"),
        ],
    ),
    "01-onto-the-wall": Answers(
        right=[4],
        wrong=[
            (0, "does the snake on 14 bite"),
            (1, "more rolls than one get past the wall"),
            (2, "that is how many meet another snake"),
            (3, "17 is past it"),
            (5, "the wall is longer"),
            (6, "a 1 lands on a snake"),
            (14, "find out first where the 3 ends"),
        ],
    ),
    "01-ends": Answers(
        right=[
            _ends,
            _ends_by(),
            lambda board, square: tuple(_ends(board, square)),
            lambda board, square: (
                board.jumps.get(each, each) for each in range(square + 1, min(square + board.die, board.goal) + 1)
            ),
        ],
        wrong=[
            (_ends_by(end=lambda _, landing: landing), "you give where each roll lands"),
            (_ends_by(end=_chained), "your function takes jump after jump"),
            (_ends_by(allowed=lambda *_: True), "your function goes past the goal"),
            (_stays_put, "your player stays put"),
            (
                lambda board, square: _ends(board, square) + [board.goal] * (board.die - len(_ends(board, square))),
                "your player stops on the goal",
            ),
            (_bounces, "your player walks back"),
            (_ends_by(lambda board: range(1, board.die)), "the highest roll is missing"),
            (_ends_by(lambda board: range(board.die)), "your die begins with 0"),
            (_ends_by(allowed=lambda board, landing: landing < board.goal), "your function never reaches the goal"),
            (_ends_by(end=lambda board, landing: board.ladders.get(landing, landing)), "stays on the snakes"),
            (
                _ends_by(end=lambda board, landing: board.snakes.get(landing, landing)),
                "stays at the foot of the ladders",
            ),
            (
                lambda board, square: _ends_by(end=lambda _, each: each)(board, board.jumps.get(square, square)),
                "where the player stands",
            ),
            (
                _ends_by(
                    end=lambda _, each: each, allowed=lambda board, each: each <= board.goal and each not in board.jumps
                ),
                "leaves out the rolls that land",
            ),
            (_first_only, "is `return` inside the loop?"),
            (_last_only, "with append"),
            (lambda board, square: set(_ends(board, square)), "a set forgets the order"),
            (lambda board, square: list(dict.fromkeys(_ends(board, square))), "you give each square once"),
            (lambda board, square: sorted(_ends(board, square)), "in the order of the squares"),
            (lambda board, square: dict(enumerate(_ends(board, square), 1)), "and no dict"),
            (_ends_by(lambda _: range(1, 7)), "your die has six sides on every board"),
            (_ends_by(allowed=lambda _, landing: landing <= 36), "your board has 36 squares every time"),
            (lambda board, square: [move.end for move in board.moves(square)], "your function uses moves"),
            (_prints, "prints its answer"),
            (lambda *_: None, "gives None so far"),
            (
                lambda *_: [15, 3, 4, 5, 6, 7],
                "your function gives [15, 3, 4, 5, 6, 7], and [35, 15, 16, 13, 18, 19] is right",
            ),
            ([15, 3, 4, 5, 6, 7], "a function is needed here"),
        ],
    ),
    "01-which-board": Answers(
        right=["D", "d", " D "],
        wrong=[
            ("A", "ends on a square that the board does not have"),
            ("b", "starts on square 1"),
            ("C", "starts on the goal"),
            ("E", "write one of the four letters"),
            (4, "a text in quotation marks is needed here, not 4"),
            ({20: 36, 30: 1}, "a text in quotation marks is needed here, not a dict"),
        ],
    ),
    "01-narrow": players_of(NARROW, "frontier", other=Board(12, {3: 11, 10: 2}, columns=2)),
    "01-walk": Answers(
        right=[
            _walk,
            _walk_by(lambda board, each: board.jumps.get(each, each)),
            lambda board, rolls: tuple(_walk(board, rolls)),
        ],
        wrong=[
            (lambda board, rolls: _walk(board, rolls)[1:], "the start is missing"),
            (lambda board, rolls: _walk(board, rolls)[-1], "you give the last square only"),
            (_walk_by(lambda _, each: each), "your player never takes a snake or a ladder"),
            (_walk_by(_chained), "your player takes jump after jump"),
            (_landings_of, "your list holds where each roll lands"),
            (_landings_and_ends, "holds the landing and the end of a jump"),
            (_from_the_start, "each of your rolls begins at the start"),
            (lambda board, rolls: _walk(board, rolls)[:-1], "its last square is missing"),
            (lambda board, rolls: _walk(board, rolls[:1]), "your function returns after the first roll"),
            (_walk_by(lambda board, each: board.jumps.get(each, each), 1), "a game begins on `board.start`"),
            (_walk_prints, "prints its answer"),
            (lambda _board, rolls: [rolls.pop()], "work on a copy"),
            ([1, 15, 13, 35, 36], "a function is needed here"),
        ],
    ),
    "01-too-good": Answers(
        right=[Board(16, {2: 8, 8: 16}), Board(16, {7: 12, 12: 16, 4: 3}), Board(16, {3: 9, 9: 10, 10: 16})],
        wrong=[
            (Board(16), "your board has no jump yet"),
            (Board(9, {2: 8, 8: 9}), "your board has 9 squares, and 16 are asked for"),
            (Board(16, {2: 8, 9: 16}), "there is nothing to chain"),
            (Board(16, {8: 12, 12: 16}), "no first roll lands on the first of them"),
            (Board(16, {2: 8, 8: 15}), "with roll 1 a chain of jumps would lead to 15, and not to the goal, 16"),
            (Board(16, {3: 9, 9: 3}), "with roll 2 a chain of jumps would lead round and round in a ring"),
            (Board(16, {2: 8, 8: 16, 5: 16}), "roll 4 wins at once by the rules too"),
        ],
    ),
}
