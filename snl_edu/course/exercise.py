"""What an exercise is, and the ways to judge an answer that several exercises share.

How to write one. The file of a notebook, `exercises/chNN.py`, has a dict `EXERCISES`, in the order of the notebook; a
name begins with the notebook's number. A question is a request or ends with a question mark; "Not yet" is added to it.

    "02-how-many": Exercise(
        "how many squares are in frontier 2? Write a number in place of the dots",
        value(lambda: 7, {6: "6 are in frontier 1"}, "that is not it: count the squares that are new"),
        ("First hint.", "Second hint.", "Third hint, still not the answer."),
        why="Each new square is counted once, however many rolls lead to it.",
    ),
    "02-reach": Exercise(
        "write the function that gives the frontiers of a board",
        function(reach, cases, {"your search goes on after the goal: stop there": goes_on}),
        HINTS,
        why="A square that is found again is not new, so the loop ends.",
        ours=reach,                    # the notebook goes on with it while the learner's is not right yet
        without=("frontiers", "film"),  # refused by name, wherever the learner's code asks for it
    ),

Put the case that shows the idea first and the edge cases last: a learner reads about the first case in which the
function goes wrong. A mistake is a sentence and a function that makes it, and needs at least one case in which it shows. The
table of right and wrong answers for the tests is `tests/course/answers/chNN.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from functools import cache
from itertools import islice
from math import isclose
from typing import Any, NamedTuple

from snl_edu.course.borrowed import borrowed
from snl_edu.course.differences import SEQUENCES, brief, difference
from snl_edu.course.drawn_board import board_of
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import is_a, shown
from snl_edu.model.board import Board
from snl_edu.sandbox import STEPS, Outcome, guarded, run

Judge = Callable[[Any], Verdict]  # gives no hints, unless they differ from those of the exercise
Rule = Callable[..., Any]
Case = tuple[Any, ...]

UNWRITTEN = "your function gives None so far: write its body, and let it return the answer"
PRINTS = "your function prints its answer, but gives back None: write return in place of print"
KINDS = {int: "a whole number", float: "a number", Fraction: "a number", str: "a text", bool: "True or False"}
KINDS |= {tuple: "a list", list: "a list", dict: "a dict", set: "a set"}
TOLERANCE = 1e-9
MOST_LOOKED_AT = 10**4  # items, far more than any right answer has: a range, or a class of one's own, may have no end
# The library's functions that search a board: for `without`, in exercises where the learner writes the search.
SEARCHES: tuple[str, ...] = (
    "fewest_rolls",
    "frontiers",
    "explore",
    "shortest_game",
    "shortest_games",
    "count_shortest_games",
)
SEARCHES += ("film", "watch", "snakes_and_ladders", "textbook", "check")


class Exercise(NamedTuple):
    """A question, how to judge an answer, and three hints, none of which is the answer.

    `why` follows "Right". `ours` is a right function, for the notebook to go on with until the learner's is right.
    The answer may not use anything in `without`. Where `at_home` is true, `ours` looks up names in the learner's notebook.
    """

    question: str
    judge: Judge
    hints: tuple[str, str, str]
    why: str = ""
    ours: Rule | None = None
    without: tuple[str, ...] = ()
    at_home: bool = False


def value(correct: Callable[[], Any], wrong: Mapping[Any, str], otherwise: str, within: float = 0) -> Judge:
    """Judges an answer that is one value; `wrong` has a sentence for each answer that people often give.

    The correct value is computed when it is needed, so that no answer is written down where it could become wrong.
    A list is as good as a tuple, but True is not 1. A number may be off by as much as `within`.
    """
    computed = cache(correct)

    def judge(answer: Any) -> Verdict:
        plain, expected = _plain(answer), _plain(computed())
        if _same(plain, expected) or (within and _is_near(plain, expected, within)):
            return right()
        said = next((said for mistake, said in wrong.items() if _same(plain, _plain(mistake))), None)
        return not_yet(said or _wrong_kind(answer, plain, expected) or otherwise)

    return judge


def _is_near(given: Any, expected: Any, within: float) -> bool:
    return type(given) in (int, float, Fraction) and abs(given - expected) <= within


def _wrong_kind(answer: Any, plain: Any, expected: Any) -> str | None:
    """What kind of answer to write, if the one given is of a different kind from the right one."""
    wanted, given = KINDS.get(type(expected)), KINDS.get(type(plain))
    if wanted is None or given == wanted or (wanted == "a number" and type(plain) is int):
        return None
    if type(plain) is str and guarded(None, float, plain) is not None:
        return f"write the number without quotation marks: {plain.strip()[:20]}, not {shown(plain)}"
    if type(expected) is int and type(plain) in (float, Fraction):
        return f"a whole number is needed here, without a point, not {shown(answer)}"
    if type(expected) is str:
        return f"a text in quotation marks is needed here, not {shown(answer)}"
    call = ": call it, with round brackets" if callable(answer) else ""
    return f"{wanted} is needed here, not {'a function' if call else given or shown(answer)}{call}"


def function(
    correct: Rule,
    cases: Callable[[], Iterable[Case]],
    mistakes: Mapping[str, Rule | Iterable[Rule]],
    normal: Callable[[Any], Any] = lambda result: result,
    each: str = "square",
) -> Judge:
    """Judges a function by its results on all cases, in order, compared with those of a correct function.

    `mistakes` maps a helpful sentence to a function that makes that mistake, or to several: if the learner's function
    has the same results in every case, the learner gets that sentence and the first case that shows it. `normal` brings
    a result into a form that can be compared, such as `sorted` where the order does not matter. A case may hold a
    board, which is then shown. `each` is what the keys of a dict or the members of a set are called.
    """
    known: dict[Rule, list[Any]] = {}  # the results of our functions are worked out once, however often somebody tries

    def judge(answer: Any) -> Verdict:
        if not callable(answer):
            return not_yet(f"a function is needed here, not {shown(answer)}")
        if (fault := borrowed(answer)) is not None:
            return not_yet(fault)
        trial = _Trial(cases, normal, each, known)
        stopped = trial.stopped_by(answer)
        if stopped is not None and (trial.is_endless or not trial.is_wrong(correct)):
            return stopped
        return trial.verdict(correct, mistakes)

    return judge


class _Trial:
    """A learner's function on the cases of an exercise, as far as it gets."""

    def __init__(
        self,
        cases: Callable[[], Iterable[Case]],
        normal: Callable[[Any], Any],
        each: str,
        known: dict[Rule, list[Any]],
    ) -> None:
        self.make_cases, self.normal, self.each, self.known = cases, normal, each, known
        self.cases = [tuple(map(_own, case)) for case in cases()]
        self.results: list[Any] = []
        self.plain: list[Any] = []  # made at once, since a later call may change an earlier result
        self.printed = self.is_endless = False

    def stopped_by(self, answer: Any) -> Verdict | None:
        """The verdict on a function that fails in a case, or changes what it is given; the results up to there are kept."""
        for case in self.cases:
            told = _told(case)  # before it can be changed
            outcome: Outcome = run(answer, *case)
            if outcome.trouble is not None:
                self.is_endless = outcome.is_endless
                return not_yet(f"for {told} your function {outcome.trouble.sentence}", _board_in(case))
            if outcome.changed:
                return not_yet(f"your function changes what it is given, {told}: work on a copy", _board_in(case))
            self.printed |= outcome.printed
            self.results.append(outcome.value)
            self.plain.append(guarded(outcome.value, _plain, outcome.value))
        return None

    def by(self, rule: Rule) -> list[Any]:
        """What one of our functions gives in the cases that the learner's got through.

        It gets cases of its own: the learner's function may have changed those that it was given.
        """
        found = self.known.setdefault(rule, [])
        if len(found) < len(self.results):
            found += (_listed(rule(*case)) for case in islice(self.make_cases(), len(found), len(self.results)))
        return found[: len(self.results)]

    def by_form(self, plain: Iterable[Any]) -> list[Any]:
        """The results in a form that can be compared; a number has no sorted form, and is compared as it is."""
        return [guarded(result, self.normal, result) for result in plain]

    def is_wrong(self, correct: Rule) -> bool:
        """Whether a result was already wrong before the function failed."""
        return not _all_same(self.by_form(self.plain), self.by_form(map(_plain, self.by(correct))))

    def verdict(self, correct: Rule, mistakes: Mapping[str, Rule | Iterable[Rule]]) -> Verdict:
        """The verdict on the results, compared with those of a correct function and of known mistakes."""
        expected = self.by(correct)
        if all(result is None for result in self.results) and expected.count(None) < len(expected):
            return not_yet(PRINTS if self.printed else UNWRITTEN)
        given, wanted = self.by_form(self.plain), self.by_form(map(_plain, expected))
        if _all_same(given, wanted):
            return right(len({_board_in(case) for case in self.cases} - {None}))
        wrong = (
            at for at, pair in enumerate(zip(given, wanted, strict=True)) if not _all_same(*([part] for part in pair))
        )
        first = next(wrong, 0)  # a result may be equal at one time and not at another
        facts = difference(self.results[first], expected[first], self.each, (given[first], wanted[first]))
        case = self.cases[first]
        for sentence, rules in mistakes.items():
            if any(self._is_made(rule, given) for rule in _several(rules)):
                return not_yet(sentence, _board_in(case), f"For {_told(case)} {facts}.")
        return not_yet(f"for {_told(case)} {facts}", _board_in(case))

    def _is_made(self, mistake: Rule, given: list[Any]) -> bool:
        """Whether a mistake gives the same results; where it raises, it gives none."""
        try:
            made = self.by(mistake)
        except Exception:  # as wrong functions do, on a board they do not expect
            return False
        return _all_same(given, self.by_form(map(_plain, made)))


def board(fault: Callable[[Board], str | None]) -> Judge:
    """Judges a board that the learner has designed or drawn: `fault` says what it lacks, or None.

    A right one is shown with a shortest game on it.
    """

    def judge(answer: Any) -> Verdict:
        given = board_of(answer)
        if not is_a(given, Board):
            return not_yet(f"a Board is needed here, such as Board(36, {{2: 15}}), not {shown(answer)}")
        found = fault(given)
        return right(boards=1, board=given) if found is None else not_yet(found)

    return judge


def _own(part: Any) -> Any:
    """A part of a case that the learner's function may change, as it likes, without changing the exercise."""
    return deepcopy(part) if type(part) in (list, dict, set) else part


def _several(rules: Rule | Iterable[Rule]) -> Iterable[Rule]:
    return (rules,) if callable(rules) else rules


def _listed(result: Any) -> Any:
    """A result of our function; what a generator yields becomes a list, as it does for the learner's."""
    return list(islice(result, STEPS)) if isinstance(result, Iterator) else result


def _told(case: Case) -> str:
    return " and ".join(map(brief, case))


def _board_in(case: Case) -> Board | None:
    return next((part for part in case if isinstance(part, Board)), None)


def _plain(result: Any) -> Any:
    """A result with its lists as tuples, and every kind of dict and of set as the plain one: a learner may use either."""
    if isinstance(result, SEQUENCES) and not hasattr(type(result), "_fields"):
        return tuple(map(_plain, islice(result, MOST_LOOKED_AT)))
    if isinstance(result, Mapping):
        return {key: _plain(held) for key, held in result.items()}
    return set(result) if isinstance(result, frozenset) else result


def _all_same(results: list[Any], others: list[Any]) -> bool:
    """Whether all results are equal, each to its other; a result may have its own idea of what is equal, or none."""
    return guarded(False, _pairwise_same, results, others)


def _pairwise_same(ones: Sequence[Any], others: Sequence[Any]) -> bool:
    # Not with `map`: a result that raises StopIteration would end that as if all were well.
    return all(_same(one, other) for one, other in zip(ones, others, strict=True))


def _same(one: Any, other: Any) -> bool:
    """Whether two results are equal; True and 1 are not, nor are 2.0 and 2, but a fraction may be written as a float."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and _pairwise_same(one, other)
    if type(one) is dict and type(other) is dict:
        return one.keys() == other.keys() and all(_same(held, other[key]) for key, held in one.items())
    if float in (type(one), type(other)) and {type(one), type(other)} <= {float, Fraction}:
        return isclose(one, other, rel_tol=TOLERANCE)
    return bool(type(one) is type(other) and one == other)
