"""A learner's function on the cases of an exercise, compared with the right one and with those that make a mistake."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from inspect import isgeneratorfunction, signature
from itertools import combinations, islice
from typing import Any

from snl_edu.calls.sandbox import STEPS, Outcome, guarded, run, uncounted
from snl_edu.course.exercise import told
from snl_edu.course.judges.borrowed import borrowed, misread, returns_something
from snl_edu.course.judges.differences import brief, difference
from snl_edu.course.judges.mistakes import Mistake, When, Wrong, both
from snl_edu.course.judges.values import plain, same
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import shown

Rule = Callable[..., Any]
Case = tuple[Any, ...]

UNWRITTEN = "your function gives None so far: write its body, and let it return the answer"
NEVER_RETURNS = "your function gives None every time: it never comes to a `return` with the answer"
PRINTS = "your function prints its answer, but gives back None: write return in place of print"
NO_YIELD = "your function yields nothing so far: write its body, with `yield` in it"
PRINTS_ONLY = "your function prints, and yields nothing: write yield in place of print"
TELLING = ("BoardError", "KeyError")  # whose message says what it is about, so that it tells one mistake from another
TWO = "your function makes two mistakes. The first one: {}. The second one: {}"


class Functions:
    """Judges a function by its results on all cases, in order, compared with those of the right function.

    `normal` brings a result into a form that can be compared, such as `sorted` where the order does not matter. `each` is
    what the members of a list or a set are called, or the keys of a dict. A board in a case is shown.
    """

    def __init__(
        self,
        correct: Rule,
        source: str,
        cases: Callable[[], Iterable[Any]],
        wrong: Sequence[Wrong],
        normal: Callable[[Any], Any] | None = None,
        each: str = "item",
    ) -> None:
        self.correct, self.make_cases, self.normal, self.each = correct, cases, normal, each
        self.conditions = [each for each in wrong if isinstance(each.thing, When)]
        self.mistakes = [
            Mistake(each, source, correct, self.cases) for each in wrong if not isinstance(each.thing, When)
        ]
        self.pairs: dict[tuple[int, int], Mistake | None] = {}
        self.expected: list[Any] = []  # worked out once, however often somebody tries
        try:
            self.names = list(signature(correct).parameters)
        except (TypeError, ValueError):
            self.names = []

    def cases(self) -> list[Case]:
        """The cases anew: a learner's function may have changed those that it was given."""
        items = uncounted(lambda: list(self.make_cases()))
        return [tuple(map(_own, case)) if isinstance(case, tuple) else (_own(case),) for case in items]

    def right_results(self, count: int) -> list[Any]:
        """What the right function gives in the first cases."""
        if len(self.expected) < count:
            more = self.cases()[len(self.expected) : count]
            self.expected += [uncounted(lambda case=case: _listed(self.correct(*case))) for case in more]
        return self.expected[:count]

    def __call__(self, answer: Any) -> Verdict:
        """The verdict on a function."""
        if not callable(answer):
            return not_yet(f"a function is needed here, not {shown(answer)}")
        for wrong in self.conditions:
            words = guarded(None, wrong.thing.words, answer)
            if words is not None:
                return told(wrong, words)
        if (fault := borrowed(answer)) is not None:
            return not_yet(fault)
        return _Trial(self, answer).verdict()

    def both(self, one: Mistake, other: Mistake) -> Mistake | None:
        """The function that makes two of the mistakes, made once."""
        key = id(one), id(other)
        if key not in self.pairs:
            self.pairs[key] = both(one, other)
        return self.pairs[key]

    def compared(self, result: Any) -> Any:
        """A plain result in the form in which results are compared; one that has no such form stays as it is."""
        return result if self.normal is None else guarded(result, self.normal, result)

    def words(self, case: Case) -> str:
        """A case in words: its arguments with their names, but for one that says itself what it is."""
        if len(case) > len(self.names) or (len(case) == 1 and type(case[0]) is not int):
            return " and ".join(map(brief, case))
        *named, last = [f"{name} = {brief(part)}" for name, part in zip(self.names, case, strict=False)]
        return f"{', '.join(named)} and {last}" if named else last


class _Trial:
    """One learner's function on the cases, as far as it gets."""

    def __init__(self, judge: Functions, answer: Any) -> None:
        self.judge, self.answer = judge, answer
        self.cases = judge.cases()
        self.results: list[Any] = []
        self.given: list[Any] = []  # made at once, since a later call may change an earlier result
        self.printed = False
        self.trouble: Outcome | None = None
        self.stopped = self._stopped()

    def _stopped(self) -> Verdict | None:
        """The verdict on a function that fails in a case, or changes what it is given; the results up to there are kept."""
        for case in self.cases:
            words = self.judge.words(case)  # before it can be changed
            outcome = run(self.answer, *case)
            if outcome.trouble is not None:
                self.trouble = outcome
                sentence, fault = misread(self.answer, outcome.trouble) or (outcome.trouble.sentence, None)
                return not_yet(f"for {words} your function {sentence}", _board_in(case), fault=fault)
            if outcome.changed:
                return not_yet(f"your function changes what it is given, {words}: work on a copy", _board_in(case))
            self.printed |= outcome.printed
            self.results.append(outcome.value)
            self.given.append(self.judge.compared(guarded(outcome.value, plain, outcome.value)))
        return None

    def verdict(self) -> Verdict:
        """The verdict on the results, compared with those of the right function and of known mistakes."""
        expected = self.judge.right_results(len(self.results))
        wanted = [self.judge.compared(plain(each)) for each in expected]
        differing = [at for at, pair in enumerate(zip(self.given, wanted, strict=True)) if not same(*pair)]
        if self.stopped is not None and not differing:
            return self._failing_alike() or self.stopped
        if all(result is None for result in self.results) and expected.count(None) < len(expected):
            return not_yet(self._nothing())
        if not differing:
            return right(len({_board_in(case) for case in self.cases} - {None}))
        at = differing[0]
        case = self.cases[at]
        facts = difference(self.results[at], expected[at], self.judge.each, (self.given[at], wanted[at]))
        known = self._known(at)
        if known is None and self.stopped is not None and self.trouble is not None and self.trouble.is_endless:
            return self.stopped
        if known is None:
            return not_yet(f"for {self.judge.words(case)} {facts}", _board_in(case))
        told_with = f"For {self.judge.words(case)} {facts}."
        return not_yet(known.sentence, _board_in(case), told_with, fault=known.key)

    def _nothing(self) -> str:
        """What is said about a function that gives nothing yet."""
        if isgeneratorfunction(self.judge.correct):
            return PRINTS_ONLY if self.printed else NO_YIELD
        return PRINTS if self.printed else NEVER_RETURNS if returns_something(self.answer) else UNWRITTEN

    def _known(self, at: int) -> Wrong | None:
        """The mistake, or the only pair of mistakes, that gives the same results in all cases."""
        for mistake in self.judge.mistakes:
            if self._is_made(mistake, at):
                return mistake.wrong
        if all(same(result, self.given[0]) for result in self.given):
            return None  # a function that always gives the same may have come to it in any way
        found = [
            (one.wrong, other.wrong)
            for one, other in combinations(self.judge.mistakes, 2)
            if one.wrong.sentence != other.wrong.sentence
            and (pair := self.judge.both(one, other)) is not None
            and self._is_made(pair, at)
        ]
        sentences = {(one.sentence, other.sentence) for one, other in found}
        if len(sentences) != 1:
            return None
        one, other = found[0]
        return Wrong(one.key, TWO.format(one.sentence, other.sentence), None)

    def _is_made(self, mistake: Mistake, at: int) -> bool:
        """Whether a mistake gives the same results; the case in which the learner's is wrong tells most, and comes first."""
        for place in (*range(at, len(self.given)), *range(at)):
            outcome = mistake.outcome(place)
            if outcome.trouble is not None:
                return False
            if not same(self.given[place], self.judge.compared(guarded(outcome.value, plain, outcome.value))):
                return False
        return True

    def _failing_alike(self) -> Verdict | None:
        """The verdict if only one mistake fails in the same case in the same words, after the same results.

        In the first case only some errors say enough: any code may raise a TypeError there.
        """
        at, outcome = len(self.results), self.trouble
        if outcome is None or outcome.trouble is None or not outcome.trouble.error:
            return None
        if at == 0 and outcome.trouble.error not in TELLING:
            return None
        failed = outcome.trouble.error, outcome.trouble.message
        found: dict[str, Wrong] = {}
        for mistake in self.judge.mistakes:
            trouble = mistake.outcome(at).trouble
            if trouble is not None and (trouble.error, trouble.message) == failed and self._is_made(mistake, 0):
                found.setdefault(mistake.wrong.sentence, mistake.wrong)
        if len(found) != 1 or self.stopped is None:
            return None
        (wrong,) = found.values()
        case = self.cases[at]
        return not_yet(
            wrong.sentence,
            _board_in(case),
            f"For {self.judge.words(case)} your function {outcome.trouble.sentence}.",
            fault=wrong.key,
        )


def _own(part: Any) -> Any:
    """A part of a case that the learner's function may change, as it likes, without changing the exercise."""
    return deepcopy(part) if type(part) in (list, dict, set) else part


def _listed(result: Any) -> Any:
    """A result of our function; what a generator yields becomes a list, as it does for the learner's."""
    return list(islice(result, STEPS)) if isinstance(result, Iterator) else result


def _board_in(case: Case) -> Board | None:
    return next((part for part in case if isinstance(part, Board)), None)
