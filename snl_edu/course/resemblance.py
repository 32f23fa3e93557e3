"""Which named mistake gives the same answers as a solver."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from snl_edu.course.answers import SHORT, Case, ask, is_right
from snl_edu.course.boards_to_try import has_ring
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception, Solver
from snl_edu.sandbox import Outcome
from snl_edu.signatures import Caller

MOST_DIFFERENT = 0.05  # the share of the boards on which a solver may differ from the mistake that it resembles
FEWEST_WRONG = 3  # wrong answers that a solver needs to resemble a mistake

Answers = Mapping[Case, Outcome]


class Resemblance(NamedTuple):
    """A mistake, and on how many of the boards tried a solver gives its answers."""

    misconception: Misconception
    shared: int
    boards: int

    @property
    def is_complete(self) -> bool:
        """Whether all answers agree."""
        return self.shared == self.boards


@cache
def _answer_of(key: str, solver: Solver, case: Case) -> Outcome:
    """What a wrong solver answers; only those that may run on and on are counted step by step, which takes time."""
    if MISCONCEPTIONS[key].may_not_end:
        return ask(Caller(solver), case, SHORT)
    return Outcome(solver(case.board.to_matrix()), None, False, False)


def resemblance(answers: Answers, ask_more: Callable[[Case], Outcome]) -> Resemblance | None:
    """The mistake that gives the same answers on all boards or, if none does, on all but a few.

    Boards with a ring of jumps, or with squares that hold their own number, are left out: there, different ways to
    write the same mistake give different answers. As long as several mistakes fit, `ask_more` asks about boards that
    were not tried; if that does not help either, nothing tells them apart, and the more common one is named.
    """
    compared = {case: answer for case, answer in answers.items() if _can_tell(case)}
    wrong = [case for case, answer in compared.items() if not is_right(answer, case.board)]
    if not wrong:
        return None
    # The wrong answers come first, on small boards: they leave few mistakes to compare with.
    order = sorted(compared, key=lambda case: (case not in wrong, case.board.squares))
    everything = [(key, solver) for key, each in MISCONCEPTIONS.items() for solver in _family(each)]

    def fits(candidate: tuple[str, Solver]) -> bool:
        return all(_agree(compared[case], _answer_of(*candidate, case), case) for case in order)

    # One way to write a mistake is enough to name it. All of them are compared only where several mistakes fit.
    keys = [key for key, ways in groupby(everything, itemgetter(0)) if any(map(fits, ways))]
    if len(keys) > 1:
        same = [each for each in everything if each[0] in keys and fits(each)]
        for case in map(Case, TELLING):
            if case not in compared and len({key for key, _ in same}) > 1:
                answer = ask_more(case)
                same = [each for each in same if _agree(answer, _answer_of(*each, case), case)]
        keys = [key for key, _ in same]
    if keys:
        return Resemblance(MISCONCEPTIONS[keys[0]], len(compared), len(compared))
    return _near(everything, compared, order, wrong)


def _near(
    candidates: list[tuple[str, Solver]], compared: Answers, order: list[Case], wrong: list[Case]
) -> Resemblance | None:
    """The mistake that shares most of a solver's wrong answers, and nearly all of the others."""
    most = int(MOST_DIFFERENT * len(compared))
    different = dict.fromkeys(candidates, 0)
    for number, case in enumerate(order, start=1):
        for each in list(different):
            different[each] += not _agree(compared[case], _answer_of(*each, case), case)
            if different[each] > (min(most, len(wrong) // 2) if number <= len(wrong) else most):
                del different[each]
    if not different or len(wrong) < FEWEST_WRONG:
        return None
    (key, _), number = min(different.items(), key=lambda item: item[1])
    return Resemblance(MISCONCEPTIONS[key], len(compared) - number, len(compared))


# Boards that expose a mistake each: where a check ended early, they tell apart what it could not.
TELLING = tuple(dict.fromkeys(each.board for each in MISCONCEPTIONS.values() if each.board is not None))


def _family(each: Misconception) -> tuple[Solver, ...]:
    """The ways to write a mistake that can be compared by their answers."""
    return () if each.keeps_state or each.board is None else each.family


def _can_tell(case: Case) -> bool:
    return not case.own and case.board.columns**2 == case.board.squares and not has_ring(case.board)


def _agree(answer: Outcome, theirs: Outcome, case: Case) -> bool:
    """Whether a learner's answer is that of a wrong solver.

    A wrong solver that is still busy when its few steps are used up may yet find the answer, so on a board that can
    be won the right answer agrees with it too.
    """
    if theirs.is_endless:
        return answer.is_endless or (is_right(answer, case.board) and answer.value != -1)
    return answer.trouble is None and bool(answer.value == theirs.value)
