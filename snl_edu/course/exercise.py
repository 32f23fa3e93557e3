"""What an exercise is, and the ways to judge an answer that several exercises share."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from snl_edu.course.drawn import board_of
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import is_a, shown, writable
from snl_edu.model.board import Board
from snl_edu.sandbox import guarded, run

Judge = Callable[[Any], Verdict]  # without hints, unless it has others than those of the exercise

LONGEST = 100  # characters of a result that are shown
UNWRITTEN = "your function gives None so far: write its body, and let it return the answer"


class Exercise(NamedTuple):
    """A question, how to judge an answer, and three hints, none of which is the answer."""

    question: str
    judge: Judge
    hints: tuple[str, str, str]


def value(correct: Callable[[], Any], wrong: Mapping[Any, str], otherwise: str) -> Judge:
    """Judges an answer that is one value; `wrong` has a sentence for each answer that people often give.

    The correct value is computed when it is needed, so that no answer is written down where it could become untrue.
    A list is as good as a tuple, but True is not 1.
    """

    def judge(answer: Any) -> Verdict:
        plain = _plain(answer)
        if _same(plain, _plain(correct())):
            return right()
        return not_yet(next((said for mistake, said in wrong.items() if _same(plain, _plain(mistake))), otherwise))

    return judge


def function(
    correct: Callable[..., Any],
    cases: Callable[[], Iterable[tuple[Any, ...]]],
    mistakes: Mapping[str, Callable[..., Any]],
    normal: Callable[[Any], Any] = lambda result: result,
) -> Judge:
    """Judges a function by its results on all cases, the smallest first, beside a correct one that is run on the same.

    `mistakes` maps a helpful sentence to a function that makes that mistake: a learner whose results are the same
    as its results on every case is given that sentence. `normal` brings a result into a form that can be compared,
    such as `sorted` where the order does not matter. A case may hold a board, which is then shown.
    """

    def judge(answer: Any) -> Verdict:
        if not callable(answer):
            return not_yet(f"a function is needed here, not {shown(answer)}")
        all_cases = list(cases())
        results = []
        for case in all_cases:
            told = _told(case)  # before it can be changed
            outcome = run(answer, *case)
            if outcome.trouble is not None:
                return not_yet(f"for {told} your function {outcome.trouble.sentence}", _board_of(case))
            if outcome.changed:
                return not_yet(f"your function changes what it is given, {told}: work on a copy", _board_of(case))
            results.append(guarded(outcome.value, _plain, outcome.value))
        return _compared(results, all_cases, correct, mistakes, normal)

    return judge


def _compared(
    results: list[Any],
    cases: list[tuple[Any, ...]],
    correct: Callable[..., Any],
    mistakes: Mapping[str, Callable[..., Any]],
    normal: Callable[[Any], Any],
) -> Verdict:
    """The verdict on a function by its results, beside those of a correct one and of known mistakes."""

    def all_by(rule: Callable[..., Any]) -> list[Any]:
        return [normal(_plain(rule(*case))) for case in cases]

    expected = all_by(correct)
    if all(result is None for result in results) and expected.count(None) < len(expected):
        return not_yet(UNWRITTEN)
    normals = [guarded(result, normal, result) for result in results]  # a number has no sorted form
    if _all_same(normals, expected):
        return right(len({_board_of(case) for case in cases} - {None}) or len(cases))
    for sentence, mistake in mistakes.items():
        if _all_same(normals, all_by(mistake)):
            return not_yet(sentence)
    wrong = (number for number, result in enumerate(normals) if not _all_same([result], [expected[number]]))
    first = next(wrong, 0)  # a result may be equal at one time and not at another
    facts = f"your function gives {brief(results[first])}, and {brief(expected[first])} is right"
    return not_yet(f"for {_told(cases[first])} {facts}", _board_of(cases[first]))


def board(fault: Callable[[Board], str | None]) -> Judge:
    """Judges a board that the learner has designed: `fault` says what it lacks, or None."""

    def judge(answer: Any) -> Verdict:
        answer = board_of(answer)
        if not is_a(answer, Board):
            return not_yet(f"a Board is needed here, such as Board(36, {{2: 15}}), not {shown(answer)}")
        found = fault(answer)
        return right(boards=1) if found is None else not_yet(found)

    return judge


def brief(result: Any) -> str:
    """A result in a few characters, even if it refuses to be shown."""
    told = guarded("", _written, result) or guarded("a thing that cannot be looked at", shown, result)
    return told if len(told) <= LONGEST else f"{told[: LONGEST - 3]}..."


def _written(result: Any) -> str:
    return writable(repr(result), LONGEST + 1)


def _told(case: tuple[Any, ...]) -> str:
    return " and ".join(map(brief, case))


def _board_of(case: tuple[Any, ...]) -> Board | None:
    return next((part for part in case if isinstance(part, Board)), None)


def _plain(result: Any) -> Any:
    """A result with its lists as tuples: a learner may use either."""
    return tuple(map(_plain, result)) if isinstance(result, (list, tuple)) else result


def _all_same(results: list[Any], others: list[Any]) -> bool:
    """Whether all results are equal, each to its other; a result may have its own idea of what is equal, or none."""
    return guarded(False, lambda ours, theirs: all(map(_same, ours, theirs)), results, others)


def _same(one: Any, other: Any) -> bool:
    """Whether two results are equal; True and 1 are not, nor are 2.0 and 2."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(type(one) is type(other) and one == other)
