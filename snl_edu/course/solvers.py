"""Judges a solver: right, or wrong in a way that has a name, or wrong on a board that is as small as can be found."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from snl_edu.course.answers import PATIENCE, SHORT, STEPS, ask, is_right, right_answer
from snl_edu.course.boards_to_try import boards_to_try
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception, Solver
from snl_edu.course.shrink import smaller
from snl_edu.course.verdict import Verdict
from snl_edu.model.arguments import shown
from snl_edu.model.board import Board
from snl_edu.model.search import shortest_game
from snl_edu.sandbox import Outcome, Trouble, solver_of

MOST_ENDLESS = 4  # runs without an end that are waited for

Answers = Mapping[Board, Outcome]


def judge(solver: Any) -> Verdict:
    """The verdict on a solver with the signature of the famous question: a matrix in, the fewest rolls or -1 out."""
    function = solver_of(solver)
    if not callable(function):
        message = f"Not yet: a function is needed that takes a matrix, not {shown(solver)}"
        return Verdict(False, message, ("Define it with def, and give its name without brackets: check(solve).",))
    if isinstance(solver, type) and function is solver:
        message = "Not yet: your class needs a method snakesAndLadders(self, board)"
        return Verdict(False, message, ("The famous question asks for a class Solution with that method.",))
    answers, steps = _answers(function)
    wrong = [board for board, answer in answers.items() if not is_right(answer, board)]
    if not wrong:
        return _passed(solver, answers)
    first = min(wrong, key=lambda board: _how_telling(board, answers[board]))
    smallest = smaller(function, first, answers[first], steps)
    answer = ask(function, smallest, steps)
    if is_right(answer, smallest):
        sentence = "gives different answers for the same board: what does it keep from one call to the next?"
        answer = answer._replace(value=None, trouble=Trouble("fickle", sentence))
    named = _named(function, answers, steps)
    return Verdict(
        False,
        _message(smallest, answer),
        _hints(smallest, named),
        explanation=_explanation(answers, len(wrong), answer, named),
        misconception=named.key if named else None,
        board=smallest,
        expected=right_answer(smallest),
        got=answer.told,
        solver=solver,
    )


def _answers(function: Any) -> tuple[Answers, int]:
    """The solver's answers for all boards, and the steps that it may take for one of them.

    The first time that a run is stopped it is tried again with more patience, to tell what is slow from what is endless.
    """
    answers: dict[Board, Outcome] = {}
    steps, endless = STEPS, 0
    for board in boards_to_try():
        answers[board] = ask(function, board, steps)
        if answers[board].is_endless and endless == 0 and steps < PATIENCE:
            answers[board] = ask(function, board, PATIENCE)
            steps = STEPS if answers[board].is_endless else PATIENCE
        endless += answers[board].is_endless
        if endless == MOST_ENDLESS:
            break
    return answers, steps


def _how_telling(board: Board, answer: Outcome) -> tuple[bool, bool, int, int]:
    """Lower is better: a wrong number says more than a failing run, few jumps say more than few squares."""
    only_slow = answer.is_endless and right_answer(board) != -1
    return answer.trouble is not None, only_slow, len(board.jumps), board.squares


@cache
def _answer_of(solver: Solver, board: Board) -> Outcome:
    return ask(solver, board, SHORT)


def _named(function: Any, answers: Answers, steps: int) -> Misconception | None:
    """The one misconception that gives the same answers on all boards, if there is just one.

    As long as several do, the solver is asked about the boards that were left out because it did not end.
    """
    matching = [(key, wrong) for key, each in MISCONCEPTIONS.items() for wrong in each.solvers]
    for board in boards_to_try():
        keys = {key for key, _ in matching}
        if board in answers or len(keys) > 1:
            answer = answers.get(board) or ask(function, board, steps)
            matching = [(key, wrong) for key, wrong in matching if _agree(answer, _answer_of(wrong, board), board)]
    keys = {key for key, _ in matching}
    return MISCONCEPTIONS[keys.pop()] if len(keys) == 1 else None


def _agree(answer: Outcome, theirs: Outcome, board: Board) -> bool:
    """Whether a learner's answer is that of a wrong solver.

    A wrong solver that is still busy when its few steps are used up may yet find the answer, so on a board that can
    be won the right answer agrees with it too.
    """
    if theirs.is_endless:
        return answer.is_endless or (is_right(answer, board) and answer.value != -1)
    return answer.trouble is None and bool(answer.value == theirs.value)


def _passed(solver: Any, answers: Answers) -> Verdict:
    message = f"Right, on {len(answers)} boards."
    if _prints(answers):
        message += " It prints while it runs: take that out when you are done."
    if any(answer.changed for answer in answers.values()):
        message += " It changes the matrix it is given: better work on a copy."
    return Verdict(True, message, ("Nothing to fix.",), solver=solver)


def _prints(answers: Answers) -> bool:
    return any(answer.printed for answer in answers.values())


def _message(board: Board, answer: Outcome) -> str:
    facts = f"gives {shown(answer.value)}, and {right_answer(board)} is right"
    sentence = answer.trouble.sentence if answer.trouble else facts
    return f"Not yet: on {board!r} your solver {sentence}{'' if sentence.endswith('?') else '.'}"


def _explanation(answers: Answers, wrong: int, answer: Outcome, named: Misconception | None) -> str:
    explanation = f"It is wrong on {wrong} of {len(answers)} boards, and this is the smallest one found."
    if named is not None:
        explanation = (
            f"On all {len(answers)} boards tried its answers are those of this mistake: "
            f"{named.name} ({named.key}). {named.paragraph}"
        )
    elif answer.trouble is None:
        explanation += " Its answers are not those of a mistake that has a name here."
    return explanation + (" It also prints while it runs." if _prints(answers) else "")


def _hints(board: Board, named: Misconception | None) -> tuple[str, str, str]:
    game = shortest_game(board)
    by_hand = f"a game of {len(game)} is: {game}." if game is not None else f"nobody can reach {board.goal} on it: why?"
    look = "Step through your run with play(watch(solver, verdict.board)): where does it leave the rules?"
    return (
        f"Play the small board by hand; {by_hand}",
        named.look_at if named else look,
        "play(verdict) shows your run beside a right one, stopped where they part.",
    )
