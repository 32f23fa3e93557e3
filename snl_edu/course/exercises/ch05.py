"""The exercises of notebook 05: to read a wrong solver, to fix one, and to write a right and a wrong one."""

from difflib import get_close_matches
from functools import cache
from types import CodeType
from typing import Any

from snl_edu.course.answers import Case, ask, is_right, right_answer
from snl_edu.course.exercise import SEARCHES, UNWRITTEN, Exercise
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers import CHANGES, judge
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import BoardError, shown
from snl_edu.model.boards import named_board
from snl_edu.sandbox import run
from snl_edu.signatures import Caller, caller_of

EXAMPLES = ("example-1", "example-2")
QUEUES = {"pop", "popleft", "heappop", "deque", "Queue", "SimpleQueue"}


def careful(matrix: list[list[int]]) -> int:
    """The solver that is to be read, as it stands in the notebook."""
    size, goal = len(matrix), len(matrix) ** 2
    frontier, seen = {1}, {1}
    for rolls in range(size + 1):
        if goal in frontier:
            return rolls
        landings = {square + roll for square in frontier for roll in range(1, 7)}
        frontier = {_end_of(matrix, landing) for landing in landings if landing <= goal} - seen
        seen |= frontier
    return -1


def _end_of(matrix: list[list[int]], landing: int) -> int:
    up, along = divmod(landing - 1, len(matrix))
    value = matrix[~up][along if up % 2 == 0 else ~along]
    return landing if value == -1 else value


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
}


def _judge_idea(answer: Any) -> Verdict:
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


def _is_unwritten(caller: Caller) -> bool:
    """Whether it is a function that gives None, as a stub does."""
    outcome = run(caller.function, *caller.arguments(named_board(EXAMPLES[0])))
    return outcome.trouble is None and outcome.value is None and not outcome.printed


def _names_in(code: CodeType) -> set[str]:
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return set(code.co_names).union(*map(_names_in, inner))


def _judge_mended(answer: Any) -> Verdict:
    """The full check, of a solver that also leaves the caller's matrix as it was."""
    verdict = judge(answer)
    if verdict.passed and CHANGES in verdict.remarks:
        return not_yet("its answers are right, but it changes the matrix it is given: turn a copy of it round instead")
    return verdict


def _judge_nobody_waits(answer: Any) -> Verdict:
    """The full check, of a solver in whose own code nothing is taken from a queue."""
    try:
        if _is_unwritten(caller_of(answer)):
            return not_yet(UNWRITTEN)
    except BoardError as error:
        return not_yet(str(error))
    code = getattr(answer, "__code__", None)
    if isinstance(code, CodeType) and (used := QUEUES & _names_in(code)):
        return not_yet(f"your solver uses {min(used)}, so somebody waits in it: do without")
    return judge(answer)


def _judge_wrong_on_purpose(answer: Any) -> Verdict:
    """Wants a wrong solver that passes the famous examples, and whose mistake has a name."""
    try:
        caller = caller_of(answer)
    except BoardError as error:
        return not_yet(str(error))
    if _is_unwritten(caller):
        return not_yet(UNWRITTEN)
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


# Of the time when this was notebook 08.
ALIASES: dict[str, str] = {
    "08-read-their-mind": "05-read-their-mind",
    "08-mend-what-you-found": "05-mend-what-you-found",
    "08-nobody-waits": "05-nobody-waits",
    "08-wrong-on-purpose": "05-wrong-on-purpose",
}

EXERCISES: dict[str, Exercise] = {
    "05-read-their-mind": Exercise(
        "which wrong idea does careful hold? Write its key in place of the dots, as a string",
        _judge_idea,
        (
            "It is right on the famous board, which has six rows and takes four rolls. Where would it be wrong?",
            "Its author was afraid of a loop without an end. What did they write instead of `while frontier`?",
            "Take an empty board of 49 squares: how many rolls does it take, and how often does the loop run?",
        ),
    ),
    "05-mend-what-you-found": Exercise(
        "fix the solver that was found, until the check says that it is right",
        _judge_mended,
        (
            "Begin with the line that raises: which landings does it try when the goal is near?",
            "Then see which square leaves the list next: the one that has waited longest, or the newest?",
            "Last, what does the caller's matrix look like after the run? Turn a copy of it round instead.",
        ),
    ),
    "05-nobody-waits": Exercise(
        "write a solver without a queue",
        _judge_nobody_waits,
        (
            "Let a list hold the fewest rolls known so far for each square: 0 for the first, and infinity for the others.",
            "If a roll leads from a square to an end in fewer rolls than are known for that end, correct its number.",
            "A snake leads back to squares that you have passed: go over all squares again, while anything changes.",
        ),
        without=SEARCHES,
    ),
    "05-wrong-on-purpose": Exercise(
        "write a solver that is right on both famous examples, and wrong in a way that has a name",
        _judge_wrong_on_purpose,
        (
            "Start with a right solver and choose a mistake from the list. Which line does it change?",
            "Many mistakes cannot be seen on the famous board: it has an even number of rows, and no jump ends on another.",
            "break_it(named_board('example-1')).survivors lists the mistakes that pass the first example.",
        ),
    ),
}
