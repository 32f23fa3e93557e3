"""Asks a solver about one board after another, until enough is known to judge it."""

from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import Any

from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import Caller, has_chain
from snl_edu.course.answers import PATIENCE, STEPS, Case, ask, is_right
from snl_edu.course.boards_to_try import LARGE, cases_beyond, cases_to_try, corridor
from snl_edu.course.misconceptions import TRAPPED
from snl_edu.course.notice import Notice
from snl_edu.model.board import Board

MOST_ENDLESS = 4  # endless runs,
MOST_DEAR = {"prints": 2, "timeout": 1, "budget": 1}  # runs that cost more time than steps,
MOST_STOPPED = 2  # and stopped runs on large boards: after that many, the other boards are left out
ALL_STEPS = 15_000_000  # that all boards together may take,
ALL_SECONDS = 7.0  # and seconds of work, for code that does much in a step
STEPS_IF_WRONG = 4_000_000  # the same for a solver that is known to be wrong
SECONDS_IF_WRONG = 2.5
SLOW_STEP = 4e-6  # seconds for each step besides, on a slow machine: there, too, it is the steps that end a trial
A_FEW = 5  # wrong answers, after which no further large board is tried
FAILED = ("raises", "type")  # the kinds of trouble in which there is no answer
SLOW = ("endless", "budget")  # those that a right solver gets into if it is only slow
FAILURES = 3  # in a row, at the beginning, which may mean that the code does not run at all
ENOUGH = 20  # boards that a solver has to finish before it can be called right
MANY_ROLLS = 4  # that a game takes on one of them
ONE_SQUARE = Case(Board(1))
LONG_WAY = corridor(4)  # so many, on a board that is small enough for a slow solver


@dataclass
class Trial:
    """A solver's answers to one board after another, and what they have cost."""

    caller: Caller
    notice: Notice
    solver: Any = None  # as the learner gave it
    steps: int = STEPS  # that it may take for one board
    used: int = 0
    stopped: int = 0  # runs that were stopped on a large board
    answers: dict[Case, Outcome] = field(default_factory=dict)
    right: dict[Case, Outcome] = field(default_factory=dict)
    slow: dict[Case, Outcome] = field(default_factory=dict)  # those where it was stopped, and may just be slow
    wrong: dict[Case, Outcome] = field(default_factory=dict)  # those where it is wrong, however long one waits
    began: tuple[float, float] = field(default_factory=lambda: (monotonic(), process_time()))

    def hold(self) -> None:
        """Asks about all boards, as long as that makes sense."""
        self.notice.show_if_late()
        first, *_ = cases_to_try(self.caller.form)
        self.ask(first)
        trouble = self.answers[first].trouble
        if trouble is not None and trouble.kind in FAILED:
            other = self.caller.at_second_sight()
            if other.form is not self.caller.form:
                self.caller = other
                for found in (self.answers, self.right, self.slow, self.wrong):
                    found.clear()
        for case in cases_to_try(self.caller.form):
            if self.is_hopeless or self.is_spent:
                break
            if case not in self.answers and not self._leaves_out(case):
                self.ask(case)
            if len(self.answers) == FAILURES and self.never_runs:
                self._try_each_size()
        if not self.wrong and self.lacks and self.right and self.caller.form.allows(LONG_WAY):
            self.ask(Case(LONG_WAY))
        if self.endless and self.caller.form.allows(TRAPPED) and not self.is_dear:
            self.ask(Case(TRAPPED))  # a search that never ends shows best where there is nothing to find
        if self.caller.form.squares is None and not self.wrong and not self.lacks and not self.is_spent:
            # Last, and not counted if right: whoever is wrong elsewhere reads of that mistake, which has more to teach.
            outcome = self.answer(ONE_SQUARE)
            if not is_right(outcome, ONE_SQUARE.board):
                self.answers[ONE_SQUARE] = self.wrong[ONE_SQUARE] = outcome

    def _try_each_size(self) -> None:
        """Asks about the first board of each size, until one call does not fail like all the others."""
        sizes = {case.board.squares: case for case in reversed(cases_to_try(self.caller.form))}
        for case in sizes.values():
            if not self.never_runs or self.is_spent:
                break
            if case not in self.answers:
                self.ask(case)

    def ask(self, case: Case) -> None:
        """Asks about one board. A run that is stopped is tried again with more patience, as long as that helps.

        A solver that is known to be wrong gets no more than the usual steps.
        """
        outcome = self.answer(case, STEPS if len(self.wrong) >= A_FEW else self.steps)
        is_stopped = outcome.trouble is not None and outcome.trouble.kind == "endless"
        if is_stopped and self.steps < PATIENCE and not self.endless and not self.stopped:
            before, self.steps = self.steps, PATIENCE
            outcome = self.answer(case)
            self.steps = before if outcome.is_endless else PATIENCE
        self.stopped += outcome.is_endless and self.is_large(case)
        self.answers[case] = outcome
        found = (
            self.right
            if is_right(outcome, case.board)
            else self.slow
            if self._may_be_slow(case, outcome)
            else self.wrong
        )
        found[case] = outcome

    def answer(self, case: Case, steps: int | None = None) -> Outcome:
        """One more answer, which is not kept."""
        self.notice.show_if_late()
        outcome = ask(self.caller, case, self.steps if steps is None else steps)
        self.used += outcome.used
        return outcome

    def is_large(self, case: Case) -> bool:
        """Whether a right solver may well take too long on a board; where all boards have one size, none is large."""
        return self.caller.form.squares is None and case.board.squares > LARGE

    def _leaves_out(self, case: Case) -> bool:
        """Whether a solver that has failed, or was stopped, on other boards is spared this one."""
        if self.is_large(case) and (self.stopped >= MOST_STOPPED or len(self.wrong) >= A_FEW):
            return True
        slow = [each for each in self.slow if each.board.squares <= case.board.squares and each.right_answer != -1]
        return len(slow) >= MOST_ENDLESS

    @property
    def endless(self) -> list[Case]:
        """The boards, except large ones, on which a run was stopped."""
        return [case for case, answer in self.answers.items() if answer.is_endless and not self.is_large(case)]

    @property
    def is_dear(self) -> bool:
        """Whether we should wait for no more runs, because too many were stopped that cost more time than steps."""
        kinds = [answer.trouble.kind for answer in self.answers.values() if answer.trouble is not None]
        return any(kinds.count(kind) >= most for kind, most in MOST_DEAR.items())

    @property
    def is_spent(self) -> bool:
        """Whether the steps or the seconds for all boards together are used up."""
        steps, seconds = (STEPS_IF_WRONG, SECONDS_IF_WRONG) if self.wrong else (ALL_STEPS, ALL_SECONDS)
        if self.used > steps:
            return True
        seconds += SLOW_STEP * self.used
        # The second clock does not count the work of other programs, but it is slow to ask.
        return monotonic() - self.began[0] > seconds and process_time() - self.began[1] > seconds

    @property
    def is_hopeless(self) -> bool:
        """Whether nothing will be learned from another board."""
        lost = [case for case in self.endless if case in self.wrong or case.right_answer == -1]
        if len(lost) >= MOST_ENDLESS or self.is_dear:
            return True
        return len(self.answers) > FAILURES and self.never_runs

    @property
    def never_runs(self) -> bool:
        """Whether every call fails in the same place."""
        if self.right or self.slow:
            return False
        troubles = [answer.trouble for answer in self.answers.values()]
        places = {(each.kind, each.error, each.line) if each else None for each in troubles}
        return len(places) == 1 and troubles[0] is not None and troubles[0].kind in FAILED

    @property
    def failures(self) -> list[Case]:
        """The boards on which it is not right."""
        return [case for case in self.answers if case not in self.right]

    def _may_be_slow(self, case: Case, answer: Outcome) -> bool:
        kind = answer.trouble.kind if answer.trouble is not None else ""
        return kind in SLOW or (answer.is_endless and self.is_large(case))

    @property
    def lacks(self) -> list[str]:
        """What is missing among the boards that it has finished rightly, so that it cannot be called right yet."""
        kinds = {
            "one with a chain of jumps": lambda case: has_chain(case.board),
            "one that cannot be won": lambda case: case.right_answer == -1,
            f"one that takes {MANY_ROLLS} rolls or more": lambda case: case.right_answer >= MANY_ROLLS,
        }
        right, possible = self.right, cases_to_try(self.caller.form)
        missing = [name for name, fits in kinds.items() if any(map(fits, possible)) and not any(map(fits, right))]
        return missing if len(right) >= ENOUGH else [f"at least {ENOUGH} boards", *missing]

    def beyond(self) -> list[str]:
        """The kinds of boards, which its site never gives, on which it is wrong."""
        return [name for name, cases in cases_beyond(self.caller.form) if any(map(self._is_wrong_on, cases))]

    def _is_wrong_on(self, case: Case) -> bool:
        if self.is_spent:
            return False
        outcome = self.answer(case)
        return not outcome.is_endless and not is_right(outcome, case.board)
