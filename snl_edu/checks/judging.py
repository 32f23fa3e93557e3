"""What an exercise is, and the ways to judge an answer that several exercises share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from snl_edu.board import Board
from snl_edu.checks.verdict import Verdict
from snl_edu.reading import shown
from snl_edu.running import run


class Fault(NamedTuple):
    """What is not right yet, in words that follow "Not yet:", and the board that shows it."""

    sentence: str
    board: Board | None = None


# The number counts the boards on which an answer is right; it is 0 if it is not about boards.
Finding = Fault | Verdict | int


class Exercise(NamedTuple):
    """A question, how to judge an answer, and three hints, none of which is the answer."""

    question: str
    judge: Callable[[Any], Finding]
    hints: tuple[str, str, str]


def value(right: Callable[[], Any], wrong: Mapping[Any, str], otherwise: str) -> Callable[[Any], Finding]:
    """Judges an answer that is one value; `wrong` has a sentence for each answer that people often give.

    The right value is computed when it is needed, so that no answer is written down where it could become untrue.
    A list is as good as a tuple, but True is not 1.
    """

    def judge(answer: Any) -> Finding:
        plain = _plain(answer)
        if _same(plain, _plain(right())):
            return 0
        return Fault(next((said for mistake, said in wrong.items() if _same(plain, _plain(mistake))), otherwise))

    return judge


def function(
    right: Callable[..., Any],
    cases: Callable[[], Iterable[tuple[Any, ...]]],
    mistakes: Mapping[str, Callable[..., Any]],
    normal: Callable[[Any], Any] = lambda result: result,
) -> Callable[[Any], Finding]:
    """Judges a function by its results on all cases, the smallest first, beside a right one that is run on the same.

    `mistakes` maps a helpful sentence to a function that makes that mistake: a learner whose results are the same
    as its results on every case is told that sentence. `normal` brings a result into a form that can be compared,
    such as `sorted` where the order does not matter. A case may hold a board, which is then shown.
    """

    def judge(answer: Any) -> Finding:
        all_cases = list(cases())
        results = []
        for case in all_cases:
            told = _told(case)  # before it can be changed
            outcome = run(answer, *case)
            if outcome.trouble is not None and outcome.trouble.kind == "no function":
                return Fault(f"a function is needed here: this {outcome.trouble.sentence}")
            if outcome.trouble is not None:
                return Fault(f"for {told} your function {outcome.trouble.sentence}", _board_of(case))
            if outcome.changed:
                return Fault(f"your function changes what it is given, {told}: work on a copy", _board_of(case))
            results.append(_plain(outcome.value))
        expected = [normal(_plain(right(*case))) for case in all_cases]
        if all(result is None for result in results) and expected.count(None) < len(expected):
            return Fault("your function gives None so far: write its body, and let it return the answer")
        normals = [_normal(result, normal) for result in results]
        if all(map(_same, normals, expected)):
            return len({_board_of(case) for case in all_cases} - {None}) or len(all_cases)
        for sentence, mistake in mistakes.items():
            if all(map(_same, normals, [normal(_plain(mistake(*case))) for case in all_cases])):
                return Fault(sentence)
        first = next(number for number, result in enumerate(normals) if not _same(result, expected[number]))
        case = all_cases[first]
        facts = f"for {_told(case)} your function gives {brief(results[first])}, and {brief(expected[first])} is right"
        return Fault(facts, _board_of(case))

    return judge


def board(fault: Callable[[Board], str | None]) -> Callable[[Any], Finding]:
    """Judges a board that the learner has designed: `fault` says what it lacks, or None."""

    def judge(answer: Any) -> Finding:
        if not isinstance(answer, Board):
            return Fault(f"a Board is needed here, such as Board(36, {{2: 15}}), not {shown(answer)}")
        found = fault(answer)
        return 1 if found is None else Fault(found)

    return judge


def brief(result: Any) -> str:
    """A result in a few characters."""
    told = repr(result)
    return told if len(told) <= 100 else f"{told[:97]}..."


def _told(case: tuple[Any, ...]) -> str:
    return " and ".join(map(brief, case))


def _board_of(case: tuple[Any, ...]) -> Board | None:
    return next((part for part in case if isinstance(part, Board)), None)


def _plain(result: Any) -> Any:
    """A result with its lists as tuples: a learner may use either."""
    return tuple(map(_plain, result)) if isinstance(result, (list, tuple)) else result


def _normal(result: Any, normal: Callable[[Any], Any]) -> Any:
    try:
        return normal(result)
    except Exception:  # such as the sorted form of a number
        return result


def _same(one: Any, other: Any) -> bool:
    """Whether two results are equal; True and 1 are not, nor are 2.0 and 2."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(type(one) is type(other) and one == other)
