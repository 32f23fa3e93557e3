"""Judges a solver: right, or wrong in a way that has a name, or wrong on a board that is as small as can be found."""

from typing import Any

from snl_edu.calls.sandbox import Outcome, Trouble, guarded, uncounted
from snl_edu.calls.signatures import MATRIX, Form, caller_of
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception
from snl_edu.course.solvers.answers import Case, is_right
from snl_edu.course.solvers.boards_to_try import cases_to_try
from snl_edu.course.solvers.memory import Memory, functions_of
from snl_edu.course.solvers.notice import Notice
from snl_edu.course.solvers.remedies import DIVISION, divides, remedy
from snl_edu.course.solvers.resemblance import Resemblance, resemblance
from snl_edu.course.solvers.shrink import smaller
from snl_edu.course.solvers.trial import Trial
from snl_edu.course.verdict import Verdict
from snl_edu.films.run.run_film import watch
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.games import shortest_game
from snl_edu.model.input.arguments import BoardError, counted, plural, shown

LOST = named_board("six-in-a-row")  # where a search goes on for a while before it is stuck
FEW_LINES = 2_000  # of a run that is watched for its record
AGAIN = 3  # how often the first board is asked about again

PRINTS = "It prints while it runs: take that out when you are done."
CHANGES = "It changes the matrix it is given: it is better to work on a copy."
HOW_TO_GIVE = "Define it with def, and give its name without brackets: check(solve)."
NAMELESS = "Its answers are not those of a mistake that has a name here."
FORGETS = MISCONCEPTIONS["never-marks"]
REMEMBERS = MISCONCEPTIONS["remembers-between-calls"]


def judge(solver: Any) -> Verdict:
    """The verdict on a solver: a matrix in, the fewest rolls or -1 out, or one of the other forms that are known."""
    return uncounted(_judged, solver)  # the wrong solvers are ours, and do not use up the learner's steps


def _judged(solver: Any) -> Verdict:
    with Notice("Still trying your solver on board after board ...") as notice:
        try:
            trial = Trial(caller_of(solver), notice, solver)
        except BoardError as error:
            return Verdict(False, f"Not yet: {error}", (HOW_TO_GIVE,))
        memory = Memory(solver)
        trial.hold()
        if trial.wrong or trial.lacks:
            return _failed(trial, memory)
        remarks, right, slow = _remarks(trial), len(trial.right), len(trial.slow)
        message = (
            f"Right on {right} boards; on {slow} it is too slow to be judged." if slow else f"Right, on {right} boards."
        )
        return Verdict(True, " ".join([message, *remarks]), ("Nothing to fix.",), remarks=remarks, solver=solver)


def way_of_calling(form: Form) -> str:
    """What a verdict says about a solver that takes no matrix."""
    return f"It was called as {form.signature}, with {form.title}."


def _remarks(trial: Trial) -> tuple[str, ...]:
    """What is worth saying about a solver besides its answers."""
    answers, form = trial.answers, trial.caller.form
    remarks = [] if form is MATRIX else [way_of_calling(form)]
    if any(answer.printed for answer in answers.values()):
        remarks.append(PRINTS)
    if any(answer.changed for answer in answers.values()):
        remarks.append(CHANGES if form is MATRIX else CHANGES.replace("the matrix", "what"))
    if not trial.wrong and not trial.lacks:
        if left := len(cases_to_try(form)) - len(answers):
            were = plural(left, "was", "were")
            remarks.append(f"It is slow: {counted(left, 'more board')} {were} left out to save time.")
        remarks += [f"On boards {kind}, which that site never gives, it would be wrong." for kind in trial.beyond()]
    return tuple(remarks)


def _failed(trial: Trial, memory: Memory) -> Verdict:
    caller, answers = trial.caller, trial.answers
    smallest = min(trial.failures, key=lambda case: _how_telling(case, answers[case]))
    answer = answers[smallest]
    if not trial.is_dear:
        smallest = smaller(caller, smallest, answer, trial.steps, trial.notice.show_if_late)
        answer = trial.answer(smallest)
    like: Resemblance | None = None
    named = REMEMBERS if not trial.is_dear and _remembers(trial, memory) else None
    if is_right(answer, smallest.board):
        sentence = "gives different answers for the same board: what does it keep from one call to the next?"
        answer = answer._replace(value=None, trouble=Trouble("fickle", sentence))
    elif named is None and not trial.never_runs and not trial.is_dear:
        like = resemblance(answers, trial.answer, caller.form)
        if like is not None and like.misconception is FORGETS and not _is_seen_to_forget(trial.solver, trial):
            like = None  # its search runs on and on for another reason, or is only slow
        named = like.misconception if like and like.is_complete else None
    cannot_tell = not trial.wrong and named is None and answer.is_endless
    return Verdict(
        False,
        _message(smallest, answer, trial, cannot_tell=cannot_tell),
        _hints(smallest.board, named or (like and like.misconception), trial),
        explanation=_explanation(trial, answer, named, like),
        misconception=named.key if named else None,
        also=like.also.key if like and like.also else None,
        board=smallest.board,
        expected=smallest.right_answer,
        got=answer.told,
        solver=trial.solver,
        remarks=_remarks(trial),
        resembles=like.misconception.key if like else None,
        own=smallest.own,
    )


def _how_telling(case: Case, answer: Outcome) -> tuple[bool, bool, int, int, int]:
    """Lower is better: a wrong number says more than a failing run, few jumps say more than few squares."""
    only_slow = answer.is_endless and case.right_answer != -1
    return answer.trouble is not None, only_slow, len(case.own), len(case.board.jumps), case.board.squares


def _remembers(trial: Trial, memory: Memory) -> bool:
    """Whether something that outlives a call is to blame: the answers change because of it, or are right without it."""
    if not memory.is_used:
        return False
    first, answer = next(iter(trial.answers.items()))
    again = {trial.answer(first).told for _ in range(AGAIN)}
    if len(again) == 1 and again != {answer.told}:
        return True

    def is_right_without(case: Case, to_nothing: bool) -> bool:
        with memory.set_back(to_nothing=to_nothing):
            return is_right(trial.answer(case), case.board)

    return any(all(is_right_without(case, way) for case in trial.failures[:AGAIN]) for way in (False, True))


def _is_seen_to_forget(solver: Any, trial: Trial) -> bool:
    """Whether a search that finds no goal is seen to have a queue and no record, so that it never ends and is not just slow."""
    cases = cases_to_try(trial.caller.form)
    lost = LOST if Case(LOST) in cases else next((case.board for case in cases if case.right_answer == -1), None)
    try:
        run = watch(solver, lost, max_steps=FEW_LINES)
    except BoardError:
        return False
    takes_any = trial.caller.form.squares is None
    return bool(run.queue_name) and (not run.seen_name or (takes_any and trial.answer(Case(Board(100))).is_endless))


def _message(case: Case, answer: Outcome, trial: Trial, *, cannot_tell: bool) -> str:
    """What happens on the smallest board; a solver that was only stopped is called neither right nor wrong."""
    trouble, advice = answer.trouble, ""
    sentence = trouble.sentence if trouble else f"gives {shown(answer.value)}, and {case.right_answer} is right"
    if cannot_tell and trial.right:
        right = counted(len(trial.right), "board")
        advice = f"It is right on {right}; to judge it, we also need {' and '.join(trial.lacks)}."
    elif cannot_tell:
        advice = "It has not finished any board yet."
    elif trouble:
        advice = remedy(trouble) or ""
    end = "" if sentence.endswith(("?", ".")) else "."
    start = "We can't tell" if cannot_tell else "Not yet"
    return f"{start}: on {case.told} your solver {sentence}{end} {advice}".rstrip()


def _explanation(trial: Trial, answer: Outcome, named: Misconception | None, like: Resemblance | None) -> str:
    if trial.never_runs:
        sizes = sorted({case.board.squares for case in trial.answers})
        squares = f"of {sizes[0]} squares" if len(sizes) == 1 else f"from {sizes[0]} to {sizes[-1]} squares"
        parts = [f"It does so on every board that was tried, {squares}, so nothing can be said about its idea yet."]
    elif named is None:
        parts = _plain_facts(trial, answer, like)
    elif like is None:
        parts = [f"What it keeps from one call to the next is to blame: {named.name} ({named.key}).", named.paragraph]
    else:
        facts = f"On all {like.boards} boards that were compared its answers are those of"
        parts = [f"{facts} this mistake: {named.name} ({named.key}).", named.paragraph]
        if (also := like.also) is not None:
            parts = [f"{facts} two mistakes at once: {named.name} ({named.key}), and {also.name} ({also.key})."]
            parts += [f"Fix the first one first. {named.paragraph}", f"Then the second one: {also.paragraph}"]
    if trial.caller.form is not MATRIX:
        parts.append(way_of_calling(trial.caller.form))
    if any(each.printed for each in trial.answers.values()):
        parts.append("It also prints while it runs.")
    return " ".join(parts)


def _plain_facts(trial: Trial, answer: Outcome, like: Resemblance | None) -> list[str]:
    """What can be said about a solver whose mistake has no name."""
    boards, wrong, slow = counted(len(trial.answers), "board"), len(trial.wrong), len(trial.slow)
    facts = f"It was stopped on {slow} of {boards}"
    if wrong:
        facts = f"It {'was stopped' if answer.is_endless else 'is wrong'} on {wrong} of {boards}"
        facts += f" and was stopped on {slow} others" if slow else ""
    parts = [f"{facts}, and this is the smallest one found."]
    if like is not None:
        near = f"{like.misconception.name} ({like.misconception.key})"
        facts = f"On {like.shared} of {like.boards} boards its answers are those of this mistake: {near}."
        return [*parts, facts, "That may be a part of it."]
    if answer.trouble is None:
        parts.append(NAMELESS if trial.caller.form.squares is None else "We cannot name its mistake.")
    is_said = answer.trouble is not None and remedy(answer.trouble) is not None
    if not is_said and guarded(False, divides, functions_of(trial.solver)):
        parts.append(DIVISION)
    return parts


def _hints(board: Board, named: Misconception | None, trial: Trial) -> tuple[str, ...]:
    if trial.never_runs:
        name = trial.caller.form.signature.partition("(")[0]
        call = f"{name}({', '.join(map(repr, trial.caller.arguments(board)))})"
        look = "Read the last line of the error first, and then the line of your code that it names."
        return f"Call it yourself, in a cell of its own: {call}", look
    game = shortest_game(board)
    by_hand = f"a game of {len(game)} is: {game}." if game is not None else f"nobody can reach {board.goal} on it: why?"
    look = "Step through your run with play(watch(solver, verdict.board)): where does it leave the rules?"
    return (
        f"Play the small board by hand; {by_hand}",
        named.look_at if named else look,
        "play(verdict) shows your run beside a right one, stopped where they part.",
    )
