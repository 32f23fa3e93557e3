"""Judges a solver: right, or wrong in a way that has a name, or wrong on a board that is as small as can be found."""

from functools import cache
from typing import Any

from snl_edu.board import Board
from snl_edu.checks.asking import PATIENCE, SHORT, STEPS, Answer, ask, right_answer
from snl_edu.checks.shrinking import smaller
from snl_edu.checks.tried import boards_to_try
from snl_edu.checks.verdict import Verdict
from snl_edu.misconceptions import MISCONCEPTIONS, Misconception, Solver
from snl_edu.reading import shown
from snl_edu.running import Trouble, solver_of
from snl_edu.search import shortest_game

__all__ = ["STEPS", "Answer", "ask", "boards_to_try", "judge", "right_answer"]

MOST_ENDLESS = 4  # runs without an end that are waited for


def judge(solver: Any) -> Verdict:
    """The verdict on a solver with the signature of the famous question: a matrix in, the fewest rolls or -1 out."""
    function = solver_of(solver)
    if not callable(function):
        message = f"Not yet: a function is needed that takes a matrix, not {shown(solver)}"
        return Verdict(False, message, ("Define it with def, and give its name without brackets: check(solve).",))
    if isinstance(solver, type) and function is solver:
        message = f"Not yet: {shown(solver)} is needed that has a method snakesAndLadders(self, board)"
        return Verdict(False, message, ("The famous question asks for a class Solution with that method.",))
    answers, steps = _answers(function)
    wrong = [board for board, answer in answers.items() if not answer.is_right(board)]
    if not wrong:
        remark = " It prints while it runs: take that out when you are done." if _prints(answers) else ""
        if any(answer.changed for answer in answers.values()):
            remark += " It changes the matrix it is given: better work on a copy."
        return Verdict(True, f"Right, on {len(answers)} boards.{remark}", ("There is nothing to mend.",), solver=solver)
    first = min(wrong, key=lambda board: _how_telling(board, answers[board]))
    smallest = smaller(function, first, answers[first], steps)
    again = ask(function, smallest, steps)
    if again.is_right(smallest):
        told = "does not always say the same of a board: what does it keep from one call to the next?"
        again = Answer(None, Trouble("fickle", told))
    return _failed(solver, smallest, again, _named(function, answers, steps), answers)


def _answers(function: Any) -> tuple[dict[Board, Answer], int]:
    """What the solver says of all boards, and the steps that it needs for one of them.

    The first time that a run is stopped it is tried again with more patience, to tell what is slow from what is endless.
    """
    answers: dict[Board, Answer] = {}
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


def _how_telling(board: Board, answer: Answer) -> tuple[bool, bool, int, int]:
    """Lower is better: a wrong number says more than a failing run, few jumps say more than few squares."""
    only_slow = answer.is_endless and right_answer(board) != -1
    return answer.trouble is not None, only_slow, len(board.jumps), board.squares


def _prints(answers: dict[Board, Answer]) -> bool:
    return any(answer.printed for answer in answers.values())


@cache
def _answer_of(solver: Solver, board: Board) -> Answer:
    return ask(solver, board, SHORT)


def _named(function: Any, answers: dict[Board, Answer], steps: int) -> Misconception | None:
    """The one misconception that gives the same answers on all boards, if there is just one.

    As long as several do, the solver is asked about the boards that were left out because it did not come to an end.
    """
    matching = [(key, wrong) for key, each in MISCONCEPTIONS.items() for wrong in each.solvers]
    for board in boards_to_try():
        keys = {key for key, _ in matching}
        if board in answers or len(keys) > 1:
            answer = answers.get(board) or ask(function, board, steps)
            matching = [(key, wrong) for key, wrong in matching if _agree(answer, _answer_of(wrong, board), board)]
    keys = {key for key, _ in matching}
    return MISCONCEPTIONS[keys.pop()] if len(keys) == 1 else None


def _agree(answer: Answer, theirs: Answer, board: Board) -> bool:
    """Whether a learner's answer is that of a wrong solver.

    A wrong solver that is still busy when its few steps are used up may yet find the answer, so on a board that can
    be won the right answer agrees with it too.
    """
    if theirs.is_endless:
        return answer.is_endless or (answer.is_right(board) and answer.value != -1)
    return answer.trouble is None and answer.value == theirs.value


def _failed(
    solver: Any, board: Board, answer: Answer, named: Misconception | None, answers: dict[Board, Answer]
) -> Verdict:
    right = right_answer(board)
    wrong = sum(not each.is_right(tried) for tried, each in answers.items())
    said = f"gives {answer.value}, and {right} is right" if answer.trouble is None else answer.trouble.sentence
    if named is None:
        explanation = f"It is wrong on {wrong} of {len(answers)} boards, and this is the smallest one found."
        if answer.trouble is None:
            explanation += " Its answers are not those of a mistake that has a name here."
        look = "Step through your run with play(watch(solver, verdict.board)): where does it leave the rules?"
    else:
        explanation = (
            f"On all {len(answers)} boards tried its answers are those of this mistake: "
            f"{named.name} ({named.key}). {named.paragraph}"
        )
        look = named.look_at
    if _prints(answers):
        explanation += " It also prints while it runs."
    game = shortest_game(board)
    by_hand = f"a game of {right} is: {game}." if game else f"nobody can reach {board.goal} on it: why?"
    return Verdict(
        False,
        f"Not yet: on {board!r} your solver {said}{'' if said.endswith('?') else '.'}",
        (
            f"Play the small board by hand; {by_hand}",
            look,
            "play(verdict) shows your run beside a right one, stopped where they part.",
        ),
        explanation=explanation,
        misconception=named.key if named else None,
        board=board,
        expected=right,
        got=answer.told,
        solver=solver,
    )
