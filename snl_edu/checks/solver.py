"""Judges a solver: right, or wrong in a way that has a name, or wrong on a board that is as small as can be found."""

from collections.abc import Iterator
from functools import cache
from inspect import isgeneratorfunction
from itertools import islice
from random import Random
from typing import Any, NamedTuple, cast

from snl_edu.board import Board
from snl_edu.boards import named_board
from snl_edu.checks.verdict import Verdict
from snl_edu.leap import fewest_rolls
from snl_edu.misconceptions import MISCONCEPTIONS, Misconception, Solver
from snl_edu.reading import plain_int, shown
from snl_edu.running import Trouble, name_of, run, solver_of
from snl_edu.search import shortest_game

RANDOM_BOARDS = 160
MOST_ENDLESS = 4  # runs without an end that are waited for
# Steps that a solver is given for a board: a learner's, one that is right but slow, and one of the wrong ones.
STEPS, PATIENCE, SHORT = 300_000, 8_000_000, 60_000
MOST_TRIES = 300  # boards tried to make a failing one smaller


class Answer(NamedTuple):
    """What a solver says of a board: a whole number, or the trouble it got into."""

    value: int | None
    trouble: Trouble | None = None
    printed: bool = False
    changed: bool = False

    def is_right(self, board: Board) -> bool:
        """Whether this is the fewest rolls, or -1 for a board that cannot be won."""
        return self.trouble is None and self.value == right_answer(board)

    @property
    def told(self) -> int | str:
        """The number, or the trouble in words."""
        return self.trouble.sentence if self.trouble else cast(int, self.value)


def right_answer(board: Board) -> int:
    """The fewest rolls, or -1."""
    rolls = fewest_rolls(board)
    return -1 if rolls is None else rolls


def ask(solver: Any, board: Board, steps: int = STEPS) -> Answer:
    """What the solver says of a board; if it changes the matrix, it must say the same of it again."""
    matrix = board.to_matrix()
    outcome = run(solver, matrix, steps=steps)
    if outcome.trouble is not None:
        return Answer(None, outcome.trouble, outcome.printed)
    value = plain_int(outcome.value)
    if value is None and isgeneratorfunction(solver):
        return Answer(None, Trouble("type", "is a generator: write return, not yield"), outcome.printed)
    if value is None:
        return Answer(None, Trouble("type", _wrong_type(outcome.value)), outcome.printed)
    if outcome.changed:
        again = run(solver, matrix, steps=steps)
        if plain_int(again.value) != value:
            said = again.trouble.sentence if again.trouble else f"gives {shown(again.value)}"
            sentence = f"changes the matrix it is given: it gives {value}, and asked again it {said}; work on a copy"
            return Answer(None, Trouble("changed", sentence), outcome.printed)
    return Answer(value, None, outcome.printed, outcome.changed)


def _wrong_type(value: Any) -> str:
    if value is None:
        return "gives None: does every way through it end with a return?"
    kind = name_of(value)
    if kind == "coroutine":
        return "is an async function: begin it with def alone"
    return f"gives {shown(value)} ({kind}): the answer is a whole number of rolls, or -1"


def curated_boards() -> list[Board]:
    """Boards that expose every misconception, the smallest first."""
    found = [each.board for each in MISCONCEPTIONS.values() if each.board is not None]
    found += [named_board(name) for name in ("example-1", "example-2", "the-note", "the-trap", "the-needed-snake")]
    found += [named_board(name) for name in ("six-in-a-row", "five-in-a-row", "over-the-wall", "onto-the-wall")]
    found += [staircase(2, 7), staircase(3, 8), staircase(5, 10)]
    return sorted(dict.fromkeys(found), key=lambda board: (board.squares, len(board.jumps)))


def staircase(snakes: int, size: int) -> Board:
    """A ladder up, so many snakes down one after another, and a ladder to the goal: a shortest game takes them all.

    It exposes who goes over the squares a fixed number of times: with each snake one more round is needed. The second
    ladder is too far from the start to be walked to, and the goal too far from the top of the first.
    """
    foot = 6 * (snakes + 2) + 2
    top = foot - 1 + 2 * snakes
    down = {top + 1 - 2 * step: top - 2 - 2 * step for step in range(snakes)}
    return Board(size * size, {7: top, **down, foot: size * size})


def random_boards(rng: Random) -> Iterator[Board]:
    """Small boards without end, from nearly empty to nearly full of jumps that lead anywhere."""
    while True:
        squares = rng.randint(2, 6) ** 2
        share = rng.choice((0.1, 0.3, 0.6, 0.9))
        starts = [square for square in range(2, squares) if rng.random() < share]
        yield Board(squares, {square: _other(rng, squares, square) for square in starts})


def _other(rng: Random, squares: int, square: int) -> int:
    end = rng.randint(1, squares - 1)
    return end + (end >= square)


@cache
def boards_to_try() -> tuple[Board, ...]:
    """The curated boards, then random ones, which are always the same."""
    boards = random_boards(Random(909))
    return tuple(dict.fromkeys([*curated_boards(), *islice(boards, RANDOM_BOARDS)]))


@cache
def _answer_of(solver: Solver, board: Board) -> Answer:
    return ask(solver, board, SHORT)


def judge(solver: Any) -> Verdict:
    """The verdict on a solver with the signature of the famous question: a matrix in, the fewest rolls or -1 out."""
    function = solver_of(solver)
    if not callable(function):
        message = f"Not yet: a function is needed that takes a matrix, not {shown(solver)}"
        return Verdict(False, message, ("Define it with def, and give its name without brackets: check(solve).",))
    if isinstance(solver, type) and function is solver:
        message = f"Not yet: {shown(solver)} is needed that has a method snakesAndLadders(self, board)"
        return Verdict(False, message, ("The famous question asks for a class Solution with that method.",))
    answers, steps = _answers(function)
    wrong = [board for board, answer in answers.items() if not answer.is_right(board)]
    if not wrong:
        remark = " It prints while it runs: take that out when you are done." if _prints(answers) else ""
        if any(answer.changed for answer in answers.values()):
            remark += " It changes the matrix it is given: better work on a copy."
        return Verdict(True, f"Right, on {len(answers)} boards.{remark}", ("There is nothing to mend.",), solver=solver)
    first = min(wrong, key=lambda board: _how_telling(board, answers[board]))
    smallest = _smaller(function, first, answers[first], steps)
    again = ask(function, smallest, steps)
    if again.is_right(smallest):
        told = "does not always say the same of a board: what does it keep from one call to the next?"
        again = Answer(None, Trouble("fickle", told))
    return _failed(solver, smallest, again, _named(function, answers, steps), answers)


def _answers(function: Any) -> tuple[dict[Board, Answer], int]:
    """What the solver says of all boards, and the steps that it needs for one of them.

    The first time that a run is stopped it is tried again with more patience, to tell what is slow from what is endless.
    """
    answers: dict[Board, Answer] = {}
    steps, endless = STEPS, 0
    for board in boards_to_try():
        answers[board] = ask(function, board, steps)
        if _is_endless(answers[board]) and endless == 0 and steps < PATIENCE:
            answers[board] = ask(function, board, PATIENCE)
            steps = STEPS if _is_endless(answers[board]) else PATIENCE
        endless += _is_endless(answers[board])
        if endless == MOST_ENDLESS:
            break
    return answers, steps


def _how_telling(board: Board, answer: Answer) -> tuple[bool, bool, int, int]:
    """Lower is better: a wrong number says more than a failing run, few jumps say more than few squares."""
    only_slow = _is_endless(answer) and right_answer(board) != -1
    return answer.trouble is not None, only_slow, len(board.jumps), board.squares


def _is_endless(answer: Answer) -> bool:
    return _kind(answer) in ("endless", "recursion")


def _prints(answers: dict[Board, Answer]) -> bool:
    return any(answer.printed for answer in answers.values())


def _named(function: Any, answers: dict[Board, Answer], steps: int) -> Misconception | None:
    """The one misconception that gives the same answers on all boards, if there is just one.

    As long as several do, the solver is asked about the boards that were left out because it did not come to an end.
    """
    matching = [(key, wrong) for key, each in MISCONCEPTIONS.items() for wrong in each.solvers]
    for board in boards_to_try():
        keys = {key for key, _ in matching}
        if board in answers or len(keys) > 1:
            answer = answers.get(board) or ask(function, board, steps)
            matching = [(key, wrong) for key, wrong in matching if _agree(answer, _answer_of(wrong, board), board)]
    keys = {key for key, _ in matching}
    return MISCONCEPTIONS[keys.pop()] if len(keys) == 1 else None


def _agree(answer: Answer, theirs: Answer, board: Board) -> bool:
    """Whether a learner's answer is that of a wrong solver.

    A wrong solver that is still busy when its few steps are used up may yet find the answer, so on a board that can
    be won the right answer agrees with it too.
    """
    if _is_endless(theirs):
        return _is_endless(answer) or (answer.is_right(board) and answer.value != -1)
    return answer.trouble is None and answer.value == theirs.value


def _smaller(function: Any, board: Board, answer: Answer, most: int) -> Board:
    """A board on which the solver fails in the same way, made as small as can be by one change at a time."""

    def still_fails(candidate: Board) -> bool:
        for steps in (SHORT, most):
            found = ask(function, candidate, steps)
            if found.is_right(candidate) or _way(found) != _way(answer):
                return False
            if _is_endless(found) and (right_answer(candidate) == -1) != (right_answer(board) == -1):
                return False  # a search of a board that can be won may be slow, and end after all
            if not _is_endless(found):
                break  # only a run without an end must be waited for
        return True

    tries = MOST_TRIES
    candidates = _smaller_boards(board)
    while tries > 0 and (candidate := next(candidates, None)) is not None:
        tries -= 1
        if still_fails(candidate):
            board = candidate
            candidates = _smaller_boards(board)
    return board


def _kind(answer: Answer) -> str | None:
    return answer.trouble.kind if answer.trouble else None


def _way(answer: Answer) -> str | None:
    """How an answer fails; a recursion that is stopped early looks like a loop."""
    return "endless" if _is_endless(answer) else _kind(answer)


def _smaller_boards(board: Board) -> Iterator[Board]:
    """The board with one jump fewer, then with fewer squares, then with a shorter jump."""
    for square in board.jumps:
        yield Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
    size = board.columns - 1
    if size >= 2:
        squares = size * size
        yield Board(squares, {start: min(end, squares) for start, end in board.jumps.items() if start < squares})
    for square, end in board.jumps.items():
        nearer = end - 1 if end > square else end + 1
        if nearer != square:
            yield Board(board.squares, {**board.jumps, square: nearer})


def _failed(
    solver: Any, board: Board, answer: Answer, named: Misconception | None, answers: dict[Board, Answer]
) -> Verdict:
    right = right_answer(board)
    wrong = sum(not each.is_right(tried) for tried, each in answers.items())
    said = f"gives {answer.value}, and {right} is right" if answer.trouble is None else answer.trouble.sentence
    if named is None:
        explanation = f"It is wrong on {wrong} of {len(answers)} boards, and this is the smallest one found."
        if answer.trouble is None:
            explanation += " Its answers are not those of a mistake that has a name here."
        look = "Step through your run with play(watch(solver, verdict.board)): where does it leave the rules?"
    else:
        explanation = (
            f"On all {len(answers)} boards tried its answers are those of this mistake: "
            f"{named.name} ({named.key}). {named.paragraph}"
        )
        look = named.look_at
    if _prints(answers):
        explanation += " It also prints while it runs."
    game = shortest_game(board)
    by_hand = f"a game of {right} is: {game}." if game else f"nobody can reach {board.goal} on it: why?"
    return Verdict(
        False,
        f"Not yet: on {board!r} your solver {said}{'' if said.endswith('?') else '.'}",
        (
            f"Play the small board by hand; {by_hand}",
            look,
            "play(verdict) shows your run beside a right one, stopped where they part.",
        ),
        explanation=explanation,
        misconception=named.key if named else None,
        board=board,
        expected=right,
        got=answer.told,
        solver=solver,
    )
