"""Asks a solver about one board after another, until enough is known to judge it."""

from dataclasses import dataclass, field
from typing import Any

from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import Caller, has_chain
from snl_edu.course.misconceptions import TRAPPED
from snl_edu.course.solvers.answers import PATIENCE, STEPS, Case, Stopwatch, ask, is_right
from snl_edu.course.solvers.boards_to_try import LARGE, cases_beyond, cases_to_try, corridor
from snl_edu.course.solvers.notice import Notice
from snl_edu.model.board import Board

MOST_ENDLESS = 4  # endless runs,
MOST_DEAR = {"prints": 2, "timeout": 1, "budget": 1}  # runs that cost more time than steps,
MOST_STOPPED = 2  # and stopped runs on large boards: after that many, the other boards are left out
ALL_STEPS = 15_000_000  # that all boards together may take,
ALL_SECONDS = 7.0  # and seconds of work, for code that does much in a step
STEPS_IF_WRONG = 4_000_000  # the same for a solver that is known to be wrong
SECONDS_IF_WRONG = 2.5
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
    stopwatch: Stopwatch = field(default_factory=Stopwatch)

    def hold(self) -> None:
        """Asks about all boards, as long as that makes sense."""
        self.notice.show_if_late()
        first, *_ = cases_to_try(self.caller.form)
        self.ask(first)
        trouble, other = self.answers[first].trouble, self.caller
        if trouble is not None and trouble.kind in FAILED:
            other = self.caller.at_second_sight()
        if other.form is not self.caller.form:
            self.caller = other
            for cases in (self.answers, self.right, self.slow, self.wrong):
                cases.clear()
        form = self.caller.form
        self._ask_all(cases_to_try(form))
        if not self.wrong and self.lacks and self.right and form.allows(LONG_WAY):
            self.ask(Case(LONG_WAY))
        if self.endless and form.allows(TRAPPED) and not self.is_dear:
            self.ask(Case(TRAPPED))  # a search that never ends shows best where there is nothing to find
        if form.squares is None and not self.wrong and not self.lacks and not self.is_spent():
            # Last, and not counted if right: whoever is wrong elsewhere reads of that mistake, which has more to teach.
            outcome = self.answer(ONE_SQUARE)
            if not is_right(outcome, ONE_SQUARE.board):
                self.answers[ONE_SQUARE] = self.wrong[ONE_SQUARE] = outcome

    def _ask_all(self, cases: tuple[Case, ...]) -> None:
        """Asks about one board after another; if the first few calls fail, first about one board of each size."""
        for case in cases:
            if self.is_hopeless or self.is_spent():
                break
            if case not in self.answers and not self._leaves_out(case):
                self.ask(case)
            if len(self.answers) == FAILURES:
                for each in {each.board.squares: each for each in reversed(cases)}.values():
                    if self.never_runs and not self.is_spent() and each not in self.answers:
                        self.ask(each)

    def ask(self, case: Case) -> None:
        """Asks about one board; a run that is stopped is tried again with more patience, as long as that helps."""
        outcome = self.answer(case, STEPS if len(self.wrong) >= A_FEW else self.steps)
        is_stopped = outcome.trouble is not None and outcome.trouble.kind == "endless"
        if is_stopped and self.steps < PATIENCE and not self.endless and not self.stopped:
            before, self.steps = self.steps, PATIENCE
            outcome = self.answer(case)
            self.steps = before if outcome.is_endless else PATIENCE
        is_large = outcome.is_endless and self.is_large(case)
        self.stopped += is_large
        self.answers[case] = outcome
        if is_right(outcome, case.board):
            self.right[case] = outcome
        elif is_large or (outcome.trouble is not None and outcome.trouble.kind in SLOW):
            self.slow[case] = outcome
        else:
            self.wrong[case] = outcome

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
        is_enough = self.stopped >= MOST_STOPPED or len(self.wrong) >= A_FEW
        slow = [each for each in self.slow if each.board.squares <= case.board.squares and each.right_answer != -1]
        return (is_enough and self.is_large(case)) or len(slow) >= MOST_ENDLESS

    @property
    def endless(self) -> list[Case]:
        """The boards, except large ones, on which a run was stopped."""
        return [case for case, answer in self.answers.items() if answer.is_endless and not self.is_large(case)]

    @property
    def is_dear(self) -> bool:
        """Whether we should wait for no more runs, because too many were stopped that cost more time than steps."""
        kinds = [answer.trouble.kind for answer in self.answers.values() if answer.trouble is not None]
        return any(kinds.count(kind) >= most for kind, most in MOST_DEAR.items())

    def is_spent(self) -> bool:
        """Whether the steps or the seconds for all boards together are used up."""
        steps, seconds = (STEPS_IF_WRONG, SECONDS_IF_WRONG) if self.wrong else (ALL_STEPS, ALL_SECONDS)
        return self.used > steps or self.stopwatch.is_over(seconds, self.used)

    @property
    def is_hopeless(self) -> bool:
        """Whether nothing will be learned from another board."""
        lost = [case for case in self.endless if case in self.wrong or case.right_answer == -1]
        is_lost = len(lost) >= MOST_ENDLESS or (len(self.answers) > FAILURES and self.never_runs)
        return is_lost or self.is_dear

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

        def is_wrong(case: Case) -> bool:
            outcome = None if self.is_spent() else self.answer(case)
            return outcome is not None and not outcome.is_endless and not is_right(outcome, case.board)

        return [name for name, cases in cases_beyond(self.caller.form) if any(map(is_wrong, cases))]
