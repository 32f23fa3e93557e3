"""Judges a solver: right, or wrong in a way that has a name, or wrong on a board that is as small as can be found."""

from dataclasses import dataclass, field
from typing import Any

from snl_edu.course.answers import PATIENCE, STEPS, Case, ask, is_right
from snl_edu.course.boards_to_try import LARGE, cases_to_try
from snl_edu.course.memory import Memory
from snl_edu.course.misconceptions import MISCONCEPTIONS, TRAPPED, Misconception
from snl_edu.course.notice import Notice
from snl_edu.course.remedies import remedy
from snl_edu.course.resemblance import Resemblance, resemblance
from snl_edu.course.shrink import smaller
from snl_edu.course.verdict import Verdict
from snl_edu.films.run_film import watch
from snl_edu.model.arguments import BoardError, counted, shown
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.search import shortest_game
from snl_edu.sandbox import Outcome, Trouble, uncounted
from snl_edu.signatures import MATRIX, Caller, caller_of

MOST_ENDLESS = 4  # endless runs,
MOST_DEAR = {"prints": 2, "timeout": 1, "budget": 1}  # runs that cost more time than steps,
MOST_STOPPED = 2  # and stopped runs on large boards: after that many, the other boards are left out
ALL_STEPS = 25_000_000  # that all boards together may take
LOST = named_board("six-in-a-row")  # where a search goes on for a while before it is stuck
ONE_SQUARE = Case(Board(1))
FEW_LINES = 2_000  # of a run that is watched for its record
AGAIN = 3  # how often the first board is asked about again
FAILED = ("raises", "type")  # the kinds of trouble in which there is no answer
FAILURES = 3  # in a row, at the beginning, that show that the code does not run at all

PRINTS = "It prints while it runs: take that out when you are done."
CHANGES = "It changes the matrix it is given: it is better to work on a copy."
HOW_TO_GIVE = "Define it with def, and give its name without brackets: check(solve)."
FORGETS = MISCONCEPTIONS["never-marks"]
REMEMBERS = MISCONCEPTIONS["remembers-between-calls"]


@dataclass
class Trial:
    """A solver's answers to one board after another, and what they have cost."""

    caller: Caller
    steps: int = STEPS  # that it may take for one board
    used: int = 0
    stopped: int = 0  # runs that were stopped on a large board
    answers: dict[Case, Outcome] = field(default_factory=dict)

    def hold(self, notice: Notice) -> None:
        """Asks about all boards, as long as that makes sense."""
        first, *_ = cases_to_try(self.caller.form)
        self.ask(first)
        trouble = self.answers[first].trouble
        if trouble is not None and trouble.kind in FAILED:
            other = self.caller.at_second_sight()
            if other.form is not self.caller.form:
                self.caller = other
                self.answers.clear()
        for case in cases_to_try(self.caller.form):
            if self.is_hopeless or self.used > ALL_STEPS:
                break
            is_left_out = case.board.squares > LARGE and self.stopped >= MOST_STOPPED
            if case not in self.answers and not is_left_out:
                notice.show_if_late()
                self.ask(case)
        if self.endless and self.caller.form.squares is None and not self.is_dear:
            self.ask(Case(TRAPPED))  # a search that never ends shows best where there is nothing to find
        if self.caller.form.squares is None and self.is_only_slow and self.used <= ALL_STEPS:
            # Last and uncounted: whoever is wrong elsewhere is told of that mistake, which has more to teach.
            outcome = self._counted(ONE_SQUARE, self.steps)
            if not is_right(outcome, ONE_SQUARE.board):
                self.answers[ONE_SQUARE] = outcome

    def ask(self, case: Case) -> None:
        """Asks about one board. A run that is stopped is tried again with more patience, as long as that helps."""
        outcome = self._counted(case, self.steps)
        is_stopped = outcome.trouble is not None and outcome.trouble.kind == "endless"
        if is_stopped and self.steps < PATIENCE and not self.endless and not self.stopped:
            outcome = self._counted(case, PATIENCE)
            self.steps = STEPS if outcome.is_endless else PATIENCE
        self.stopped += outcome.is_endless and case.board.squares > LARGE
        self.answers[case] = outcome

    def _counted(self, case: Case, steps: int) -> Outcome:
        outcome = ask(self.caller, case, steps)
        self.used += outcome.used
        return outcome

    @property
    def endless(self) -> list[Case]:
        """The small boards on which a run was stopped."""
        return [case for case, answer in self.answers.items() if answer.is_endless and case.board.squares <= LARGE]

    @property
    def is_dear(self) -> bool:
        """Whether we should wait for no more runs, because too many were stopped that cost more time than steps."""
        kinds = [answer.trouble.kind for answer in self.answers.values() if answer.trouble is not None]
        return any(kinds.count(kind) >= most for kind, most in MOST_DEAR.items())

    @property
    def is_hopeless(self) -> bool:
        """Whether nothing will be learned from another board."""
        if len(self.endless) >= MOST_ENDLESS or self.is_dear:
            return True
        return len(self.answers) >= FAILURES and self.never_runs

    @property
    def never_runs(self) -> bool:
        """Whether every call fails in the same place."""
        troubles = [answer.trouble for answer in self.answers.values()]
        places = {(each.kind, each.error, each.line) if each else None for each in troubles}
        return len(places) == 1 and troubles[0] is not None and troubles[0].kind in FAILED

    @property
    def failures(self) -> list[Case]:
        """The boards on which the solver is not right."""
        return [case for case, answer in self.answers.items() if not is_right(answer, case.board)]

    @property
    def is_only_slow(self) -> bool:
        """Whether it is right wherever it was not stopped, and was stopped on large boards only."""
        return all(self.answers[case].is_endless and case.board.squares > LARGE for case in self.failures)


def judge(solver: Any) -> Verdict:
    """The verdict on a solver: a matrix in, the fewest rolls or -1 out, or one of the other forms that are known."""
    return uncounted(_judged, solver)  # the wrong solvers are ours, and do not use up the learner's steps


def _judged(solver: Any) -> Verdict:
    try:
        trial = Trial(caller_of(solver))
    except BoardError as error:
        return Verdict(False, f"Not yet: {error}", (HOW_TO_GIVE,))
    memory = Memory(solver)
    with Notice("Still trying your solver on board after board ...") as notice:
        trial.hold(notice)
        return _passed(solver, trial) if trial.is_only_slow else _failed(solver, trial, memory)


def _passed(solver: Any, trial: Trial) -> Verdict:
    right = len(trial.answers) - len(trial.failures)
    remarks = _remarks(trial)
    return Verdict(
        True,
        " ".join([f"Right, on {right} boards.", *remarks]),
        ("Nothing to fix.",),
        remarks=remarks,
        solver=solver,
    )


def _remarks(trial: Trial) -> tuple[str, ...]:
    """What is worth saying about a solver besides its answers."""
    answers, form = trial.answers, trial.caller.form
    remarks = []
    if form is not MATRIX:
        remarks.append(f"It was called as {form.signature}, with {form.told}.")
    if any(answer.printed for answer in answers.values()):
        remarks.append(PRINTS)
    if any(answer.changed for answer in answers.values()):
        remarks.append(CHANGES if form is MATRIX else CHANGES.replace("the matrix", "what"))
    left_out = len(cases_to_try(form)) - len(answers)
    if stopped := [case for case in trial.failures if answers[case].is_endless]:
        size = max(case.board.rows for case in stopped)
        remarks.append(
            f"It is slow: on {counted(len(stopped), 'larger board')}, such as one of {size} rows, it was stopped before it had an "
            "answer, so nothing can be said about those."
        )
    elif left_out and trial.used > ALL_STEPS:
        remarks.append(f"It is slow: {left_out} more boards were left out to save time.")
    return tuple(remarks)


def _failed(solver: Any, trial: Trial, memory: Memory) -> Verdict:
    caller, answers, failures = trial.caller, trial.answers, trial.failures
    first = min(failures, key=lambda case: _how_telling(case, answers[case]))
    smallest, answer = first, answers[first]
    if not trial.is_dear:
        smallest = smaller(caller, first, answer, trial.steps)
        answer = ask(caller, smallest, trial.steps)
    like: Resemblance | None = None
    named = REMEMBERS if not trial.is_dear and _remembers(trial, memory) else None
    if is_right(answer, smallest.board):
        sentence = "gives different answers for the same board: what does it keep from one call to the next?"
        answer = answer._replace(value=None, trouble=Trouble("fickle", sentence))
    elif named is None:
        like = (
            None
            if trial.never_runs or trial.is_dear
            else resemblance(answers, lambda case: ask(caller, case, trial.steps))
        )
        if like is not None and like.misconception is FORGETS and _uses_record(solver, trial):
            like = None  # its search runs on and on for another reason
        named = like.misconception if like and like.is_complete else None
    return Verdict(
        False,
        _message(smallest, answer),
        _hints(smallest.board, named or (like and like.misconception), trial),
        explanation=_explanation(trial, answer, named, like),
        misconception=named.key if named else None,
        board=smallest.board,
        expected=smallest.right_answer,
        got=answer.told,
        solver=solver,
        remarks=_remarks(trial),
        resembles=like.misconception.key if like else None,
        own=smallest.own,
    )


def _how_telling(case: Case, answer: Outcome) -> tuple[bool, bool, int, int, int]:
    """Lower is better: a wrong number says more than a failing run, few jumps say more than few squares."""
    only_slow = answer.is_endless and case.right_answer != -1
    return answer.trouble is not None, only_slow, len(case.own), len(case.board.jumps), case.board.squares


def _remembers(trial: Trial, memory: Memory) -> bool:
    """Whether something that outlives a call is to blame.

    It has changed, and the first board now always gets another answer than before, or the answers are right without it.
    """
    if not memory.is_used:
        return False
    first, answer = next(iter(trial.answers.items()))
    again = {ask(trial.caller, first, trial.steps).told for _ in range(AGAIN)}
    if len(again) == 1 and again != {answer.told}:
        return True
    return any(_is_right_without(trial, memory, to_nothing) for to_nothing in (False, True))


def _is_right_without(trial: Trial, memory: Memory, to_nothing: bool) -> bool:
    for case in trial.failures[:AGAIN]:
        with memory.set_back(to_nothing=to_nothing):
            if not is_right(ask(trial.caller, case, trial.steps), case.board):
                return False
    return True


def _uses_record(solver: Any, trial: Trial) -> bool:
    """Whether a search that finds no goal is seen to keep a record, and is quick where a search without one never ends."""
    try:
        is_kept = watch(solver, LOST, max_steps=FEW_LINES).seen_name is not None
    except BoardError:
        return False
    return is_kept and not ask(trial.caller, Case(Board(100)), STEPS).is_endless


def _message(case: Case, answer: Outcome) -> str:
    facts = f"gives {shown(answer.value)}, and {case.right_answer} is right"
    sentence = answer.trouble.sentence if answer.trouble else facts
    advice = remedy(answer.trouble) if answer.trouble else None
    told = f"Not yet: on {case.told} your solver {sentence}{'' if sentence.endswith(('?', '.')) else '.'}"
    return told if advice is None else f"{told} {advice}"


def _explanation(trial: Trial, answer: Outcome, named: Misconception | None, like: Resemblance | None) -> str:
    boards, wrong = len(trial.answers), len(trial.failures)
    if trial.never_runs:
        parts = ["It does so on every board, so nothing can be said about its idea yet."]
    elif named is REMEMBERS:
        parts = [f"What it keeps from one call to the next is to blame: {named.name} ({named.key}).", named.paragraph]
    elif named is not None:
        facts = f"On all {boards} boards tried its answers are those of this mistake: {named.name} ({named.key})."
        parts = [facts, named.paragraph]
    else:
        is_stopped = all(trial.answers[case].is_endless for case in trial.failures)
        facts = "was stopped on" if is_stopped else "is wrong on"
        parts = [f"It {facts} {wrong} of {counted(boards, 'board')}, and this is the smallest one found."]
        if like is not None:
            near = like.misconception
            facts = f"On {like.shared} of {like.boards} boards its answers are those of this mistake: {near.name} ({near.key})."
            parts += [facts, "That may be a part of it."]
        elif answer.trouble is None:
            parts.append("Its answers are not those of a mistake that has a name here.")
    form = trial.caller.form
    if form is not MATRIX:
        parts.append(f"It was called as {form.signature}, with {form.told}.")
    if any(each.printed for each in trial.answers.values()):
        parts.append("It also prints while it runs.")
    return " ".join(parts)


def _hints(board: Board, named: Misconception | None, trial: Trial) -> tuple[str, ...]:
    if trial.never_runs:
        call = f"Call it yourself, in a cell of its own: {_call_of(trial.caller, board)}"
        return (call, "Read the last line of the error first, and then the line of your code that it names.")
    game = shortest_game(board)
    by_hand = f"a game of {len(game)} is: {game}." if game is not None else f"nobody can reach {board.goal} on it: why?"
    look = "Step through your run with play(watch(solver, verdict.board)): where does it leave the rules?"
    return (
        f"Play the small board by hand; {by_hand}",
        named.look_at if named else look,
        "play(verdict) shows your run beside a right one, stopped where they part.",
    )


def _call_of(caller: Caller, board: Board) -> str:
    """The call that fails, as a learner can type it."""
    name = caller.form.signature.partition("(")[0]
    return f"{name}({', '.join(map(repr, caller.arguments(board)))})"
