"""Wrong solvers by the hundred, made by turning the screws of one search: what the boards to try must expose."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

from tests.helpers.oracles import matrix_answer, walk_of_squares

Matrix = list[list[int]]
Solver = Callable[[Matrix], int]

ORDERS: dict[str, Callable[[list[int]], list[int]]] = {
    "upwards": list,
    "downwards": lambda landings: landings[::-1],
    "middle first": lambda landings: sorted(landings, key=lambda landing: abs(landing - landings[0] - 2)),
}


# Asking about what is marked is right, and so is asking about more than that: some squares are only taken twice.
HARMLESS = {("landing", "landing"), ("end", "end"), ("both", "landing")}
MOST_TAKEN = 2_000  # a search that forgets what it has seen is ended


def cells_of(matrix: Matrix) -> list[int]:
    """The values of squares 1, 2, 3 ... after an unused one."""
    return [0, *(matrix[row][column] for row, column in walk_of_squares(len(matrix), len(matrix)))]


def search(asks: str, marks: str, when: str, order: str, take: str) -> Solver:
    """A search that asks about and marks the landing, the end, or both, when a square joins or when it is taken."""

    def solve(matrix: Matrix) -> int:
        cells = cells_of(matrix)
        goal = len(cells) - 1
        queue = deque([(1, 1, 0)])
        seen = {1}
        for _ in range(MOST_TAKEN):
            if not queue:
                return -1
            landed, square, rolls = queue.popleft() if take == "oldest" else queue.pop()
            if square == goal:
                return rolls
            if when == "taken":
                if rolls and is_seen(seen, landed, square):
                    continue
                mark(seen, landed, square)
            landings = list(range(square + 1, min(square + 6, goal) + 1))
            for landing in ORDERS[order](landings) if landings else []:
                end = landing if cells[landing] == -1 else cells[landing]
                if not is_seen(seen, landing, end):
                    if when == "joined":
                        mark(seen, landing, end)
                    queue.append((landing, end, rolls + 1))
        return -2

    def is_seen(seen: set[int], landing: int, end: int) -> bool:
        found = {"landing": landing in seen, "end": end in seen}
        found["either"] = found["landing"] or found["end"]
        found["both"] = found["landing"] and found["end"]
        return found[asks]

    def mark(seen: set[int], landing: int, end: int) -> None:
        seen.update({"landing": {landing}, "end": {end}, "both": {landing, end}}[marks])

    return solve


@cache
def right_answer(cells: tuple[tuple[int, ...], ...]) -> int:
    """The right answer, worked out once for each board."""
    return matrix_answer([list(row) for row in cells])


def wrong_if(condition: Callable[[Matrix, int], bool]) -> Solver:
    """A solver that is one too high where a condition holds."""

    def solve(matrix: Matrix) -> int:
        answer = right_answer(tuple(map(tuple, matrix)))
        return answer + (answer != -1 and condition(matrix, answer))

    return solve


def gives_up(limit: Callable[[int], int]) -> Solver:
    """A solver that gives up when more rolls are needed than its limit for that size."""

    def solve(matrix: Matrix) -> int:
        answer = right_answer(tuple(map(tuple, matrix)))
        return -1 if answer > limit(len(matrix)) else answer

    return solve


def in_rounds(rounds: int, *, upwards: bool = True) -> Solver:
    """A table that is corrected by going over all squares a few times."""

    def solve(matrix: Matrix) -> int:
        cells = cells_of(matrix)
        goal = len(cells) - 1
        fewest = [0, 0, *[10**9] * (goal - 1)]
        for _ in range(rounds):
            for square in range(1, goal) if upwards else range(goal - 1, 0, -1):
                for landing in range(square + 1, min(square + 6, goal) + 1):
                    end = landing if cells[landing] == -1 else cells[landing]
                    fewest[end] = min(fewest[end], fewest[square] + 1)
        return -1 if fewest[goal] >= 10**9 else fewest[goal]

    return solve


def has_ring(matrix: Matrix, _answer: int) -> bool:
    """Whether two jumps lead to each other."""
    cells = cells_of(matrix)
    return any(
        value > 0 and cells[value] == square != value for square, value in enumerate(cells) if value < len(cells)
    )


def holds_own_number(matrix: Matrix, _answer: int) -> bool:
    """Whether a cell holds its own number."""
    return any(value == square for square, value in enumerate(cells_of(matrix)) if square)


def jump_count(matrix: Matrix) -> int:
    """How many cells are not plain."""
    return sum(value != -1 for row in matrix for value in row)


def mutants() -> Iterator[tuple[str, Solver]]:
    """The name and the solver of each."""
    marking = product(("landing", "end", "either", "both"), ("landing", "end", "both"), ("joined", "taken"), ORDERS)
    for asks, marks, when, order in marking:
        for take in ("oldest", "newest"):
            if take == "oldest" and (asks, marks) in HARMLESS:
                continue
            name = f"asks {asks}, marks {marks} when {when}, {order}, {take} first"
            yield name, search(asks, marks, when, order, take)
    for size in range(2, 21):
        yield f"wrong for n = {size}", wrong_if(lambda matrix, _, size=size: len(matrix) == size)  # type: ignore[misc]
        yield f"wrong for n > {size - 1}", wrong_if(lambda matrix, _, size=size: len(matrix) >= size)  # type: ignore[misc]
    for rolls in range(1, 101):
        yield f"wrong from {rolls} rolls on", wrong_if(lambda _, answer, rolls=rolls: answer >= rolls)  # type: ignore[misc]
        yield f"gives up after {rolls} rolls", gives_up(lambda _, rolls=rolls: rolls)  # type: ignore[misc]
    yield "gives up after n rolls", gives_up(lambda n: n)
    yield "gives up after 2n rolls", gives_up(lambda n: 2 * n)
    yield "gives up after 3n rolls", gives_up(lambda n: 3 * n)
    yield "gives up after 4n rolls", gives_up(lambda n: 4 * n)
    yield "gives up after 5n rolls", gives_up(lambda n: 5 * n)
    yield "gives up after n * n // 6 + 1 rolls", gives_up(lambda n: n * n // 6 + 1)
    yield "gives up after n * n // 6 + 2 rolls", gives_up(lambda n: n * n // 6 + 2)
    yield "gives up after n * n // 4 rolls", gives_up(lambda n: n * n // 4)
    for rounds in range(1, 11):
        yield f"{rounds} rounds upwards", in_rounds(rounds)
        yield f"{rounds} rounds downwards", in_rounds(rounds, upwards=False)
    yield "wrong where two jumps form a ring", wrong_if(has_ring)
    yield "wrong where a cell holds its own number", wrong_if(holds_own_number)
    for most in (0, 1, 2, 5, 10, 20, 40):
        yield f"wrong with more than {most} jumps", wrong_if(lambda matrix, _, most=most: jump_count(matrix) > most)  # type: ignore[misc]
    yield "wrong without a jump", wrong_if(lambda matrix, _: jump_count(matrix) == 0)
    yield "wrong with an odd number of rows", wrong_if(lambda matrix, _: len(matrix) % 2 == 1)
    yield "wrong with an even number of rows", wrong_if(lambda matrix, _: len(matrix) % 2 == 0)
    yield "wrong with a jump to the goal", wrong_if(lambda matrix, _: any(len(matrix) ** 2 in row for row in matrix))
    yield "wrong with a jump to the start", wrong_if(lambda matrix, _: any(1 in row for row in matrix))
    yield "never says -1", lambda matrix: max(0, right_answer(tuple(map(tuple, matrix))))
