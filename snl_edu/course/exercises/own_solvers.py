"""How the solvers of notebook 05 are judged: one to write, one to fix, one to write wrongly, and one to read."""

from difflib import get_close_matches
from functools import cache
from typing import Any

from snl_edu.course.answers import Case, ask, is_right, right_answer
from snl_edu.course.exercise import UNWRITTEN
from snl_edu.course.exercises.places import end_of
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers import CHANGES, judge, way_of_calling
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import BoardError, shown
from snl_edu.model.boards import named_board
from snl_edu.sandbox import run
from snl_edu.signatures import BOARD, caller_of

EXAMPLES = ("example-1", "example-2")
TAKES_A_BOARD = way_of_calling(BOARD)
FEW_STEPS = 5  # more than a function takes if nothing is written in it yet


def careful(matrix: list[list[int]]) -> int:
    """The solver that learners read, as it is in the notebook."""
    size, goal = len(matrix), len(matrix) ** 2
    apples, pears = {1}, {1}
    for rolls in range(size + 1):
        if goal in apples:
            return rolls
        landings = {square + roll for square in apples for roll in range(1, 7)}
        apples = {end_of(matrix, landing) for landing in landings if landing <= goal} - pears
        pears |= apples
    return -1


@cache
def _idea_of_careful() -> str | None:
    return judge(careful).misconception


NOT_THAT = {
    "never-marks": "it does remember what it has seen: look at what is taken away from each new frontier",
    "last-distance-when-stuck": "it does return -1 when it is stuck; does it return -1 at other times too?",
    "starts-off-board": "its first frontier is square 1, as it should be, and for that one rolls is 0",
    "depth-first": "it keeps whole frontiers, so the nearest squares come first; what ends its loop?",
    "greedy": "it keeps all squares that a roll leads to, not only the highest; what ends its loop?",
    "overshoot-wins": "it leaves out landings beyond the goal, as the rule says; what ends its loop?",
    "capped-rolls": "nearly: that limit would be the same number for every board; what does its limit depend on?",
}


def judge_idea(answer: Any) -> Verdict:
    """Accepts the key of the idea that `careful` holds, or its name."""
    if not isinstance(answer, str):
        return not_yet(f'answer with a key as a string, such as "row-major", not {shown(answer)}')
    said = answer.strip().lower()
    key = next((each.key for each in MISCONCEPTIONS.values() if said in (each.key, each.name.lower())), None)
    if key is None:
        near = get_close_matches(said, MISCONCEPTIONS, n=1)
        meant = f"did you mean {near[0]}?" if near else "the keys are the words on the left in the list"
        return not_yet(f"no mistake has the key {shown(answer)}: {meant}")
    if key == _idea_of_careful():
        return right()
    idea = MISCONCEPTIONS[key]
    return not_yet(NOT_THAT.get(key, f'{key} means "{idea.name}". {idea.look_at} You will find nothing wrong there'))


def judge_solver(answer: Any) -> Verdict:
    """The full check; a stub has to be written first."""
    verdict = not_yet(UNWRITTEN) if _is_unwritten(answer) else judge(answer)
    if verdict.passed and TAKES_A_BOARD in verdict.remarks:
        return not_yet(
            "your function takes a Board, and here it should take a matrix: a list of rows, the top row first"
        )
    return verdict


def judge_fixed(answer: Any) -> Verdict:
    """The full check, of a solver that also leaves the caller's matrix as it was."""
    verdict = judge(answer)
    if verdict.passed and CHANGES in verdict.remarks:
        return not_yet("its answers are right, but it changes the matrix it is given: turn a copy of it round instead")
    return verdict


def judge_wrong(answer: Any) -> Verdict:
    """Wants a wrong solver that passes the famous examples, and whose mistake has a name."""
    try:
        caller = caller_of(answer)
    except BoardError as error:
        return not_yet(str(error))
    if _is_unwritten(answer):
        return not_yet(UNWRITTEN)
    if _is_known(answer):
        return not_yet("this is one of the course's own wrong solvers: write one yourself")
    for name in EXAMPLES:
        board = named_board(name)
        found = ask(caller, Case(board))
        if not is_right(found, board):
            said = f"gives {shown(found.value)}" if found.trouble is None else found.trouble.sentence
            return not_yet(f"on {name} it {said}, where {right_answer(board)} is right: everybody would notice", board)
    verdict = judge(answer)
    if verdict.passed:
        return not_yet("your solver is right on every board that was tried, and a wrong one is asked for")
    if verdict.misconception is None:
        facts = verdict.message.removeprefix("Not yet: ")
        return not_yet(
            f"your solver is wrong, but not in the same way as any mistake in the list: {facts}", verdict.board
        )
    idea = MISCONCEPTIONS[verdict.misconception]
    message = f"Right: it passes both famous examples, and it is wrong: {idea.name} ({idea.key})."
    return Verdict(True, message, ("Nothing to fix: it should be wrong.",))


def _is_unwritten(answer: Any) -> bool:
    """Whether it is a function that does nothing and gives None, as a stub does."""
    try:
        caller = caller_of(answer)
    except BoardError:
        return False
    outcome = run(caller.function, *caller.arguments(named_board(EXAMPLES[0])))
    is_empty = outcome.trouble is None and outcome.value is None and not outcome.printed
    return is_empty and outcome.used <= FEW_STEPS


def _is_known(answer: Any) -> bool:
    """Whether it is a wrong solver of the library's."""
    code = getattr(answer, "__code__", None)
    return any(code == solver.__code__ for idea in MISCONCEPTIONS.values() for solver in idea.solvers)
