"""Makes a board on which a solver fails as small as it can be."""

from collections.abc import Callable, Iterator

from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import Caller, Form
from snl_edu.course.solvers.answers import SHORT, Case, Stopwatch, ask, is_right
from snl_edu.model.board import Board, jump_kind

MOST_TRIES = 300  # boards that are tried
MOST_STEPS = 2_000_000  # that all these tries may take together,
MOST_SECONDS = 1.5  # and seconds of work


def smaller(
    caller: Caller, case: Case, answer: Outcome, most: int, before_each: Callable[[], object] = lambda: None
) -> Case:
    """A board on which the solver fails in the same way, made as small as it can be by one change at a time."""
    left, stopwatch = MOST_STEPS, Stopwatch()

    def still_fails(candidate: Case) -> bool:
        nonlocal left
        before_each()
        outcome = ask(caller, candidate, SHORT)
        if outcome.is_endless:  # it may be slow rather than endless, so we have to wait
            left -= SHORT  # a run that is stopped for another reason, such as what it prints, has taken as long
            outcome = ask(caller, candidate, most)
        left -= most if outcome.is_endless else outcome.used
        if is_right(outcome, candidate.board) or way(outcome) != way(answer):
            return False
        # A search of a board that can be won may be slow, and end after all.
        return not outcome.is_endless or (candidate.right_answer == -1) == (case.right_answer == -1)

    candidates, place, fails = list(smaller_cases(case, caller.form)), 0, 0
    # After a success it goes on with the next jump, not with the first one again, until nothing helps any more.
    for _ in range(MOST_TRIES):
        if fails == len(candidates) or left <= 0 or stopwatch.is_over(MOST_SECONDS, MOST_STEPS - left):
            break
        candidate = candidates[place % len(candidates)]
        if still_fails(candidate):
            case, fails = candidate, 0
            candidates = list(smaller_cases(case, caller.form))
        else:
            place, fails = place + 1, fails + 1
    return case


def way(outcome: Outcome) -> str:
    """The way in which a solver fails; a recursion that is stopped early looks like a loop."""
    return "endless" if outcome.is_endless else outcome.trouble.kind if outcome.trouble else "number"


def smaller_cases(case: Case, form: Form) -> Iterator[Case]:
    """The case with one own number fewer, then on a smaller board, if the form of the solver allows that."""
    for square in case.own:
        yield case._replace(own=tuple(other for other in case.own if other != square))
    for board in smaller_boards(case.board):
        if form.allows(board):
            plain = (square for square in case.own if square < board.squares and square not in board.jumps)
            yield Case(board, tuple(plain))


def smaller_boards(board: Board) -> Iterator[Board]:
    """The board with one jump fewer, then with fewer squares, then with a shorter jump."""
    for square in board.jumps:
        yield Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
    size = board.columns - 1
    if size >= 2:
        squares = size * size
        yield Board(squares, {start: min(end, squares) for start, end in board.jumps.items() if start < squares})
    for square, end in board.jumps.items():
        nearer = end - 1 if jump_kind(square, end) == "ladder" else end + 1
        if nearer != square:
            yield Board(board.squares, {**board.jumps, square: nearer})
