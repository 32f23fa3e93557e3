"""What an oracle, `check` and `watch` find about a solver of the corpus, and what of that is not as expected."""

import re
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

from snl_edu import Board, Verdict, check, named_board, watch
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.films.run.run_film import Run
from tests.corpus.entry import Entry
from tests.corpus.oracle import cases, faults, function_of, kind_of
from tests.helpers.failures import is_as_small_as_can_be
from tests.helpers.oracles import distances

MANY_JUMPS = Board(36, {2: 20, 5: 30, 9: 4, 12: 28, 17: 13, 18: 7, 21: 6, 24: 35, 27: 11, 31: 29, 33: 10, 34: 22})
# On the first one there is enough to see for every queue and record to be recognised; on the others they may be missed.
BOARDS = {
    "matrix": (
        named_board("example-1"),
        MANY_JUMPS,
        Board(9, {2: 8, 7: 3}),
        Board(9, dict.fromkeys(range(2, 8), 1)),
        Board(4, {2: 3}),
    ),
    "ladders,snakes": (Board(100, {2: 39, 44: 17, 23: 64, 64: 99}),),
    "n,arr": (named_board("thirty-cells"),),
}
PATIENCE = 60  # seconds for a call that takes less than three: a hang is one failing test, not a suite that never ends
REMARKS = {"changes": r"changes the matrix", "prints": r"\bprints\b", "slow": r"\bslow|too long|stopped"}
FAILING = ("raises", "type")
ENDLESS = ("endless", "stubborn")


class Hung(KeyboardInterrupt):
    """A call of the library did not come back. Like a user's Ctrl+C, it is not for the library to catch."""


@contextmanager
def patience() -> Iterator[None]:
    """Ends what hangs, where the platform can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def give_up(*_: Any) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE, 1)
    try:
        yield
    except Hung:
        raise AssertionError("it did not come back") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Findings:
    """What was counted, for the rates, and the expectations that do not hold."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def expect(self, holds: bool, fault: str) -> None:
        """Notes a fault unless an expectation holds."""
        if not holds:
            self.faults.append(fault)


def of_oracle(entry: Entry, many: int = 60) -> Findings:
    """Whether a solver is right on every board, or wrong in the way that is expected."""
    found = Findings()
    if entry.fails == "stubborn":
        return found  # nothing of ours could stop it
    lines = None if entry.is_right else 50_000 if entry.fails == "endless" else 200_000
    wrong = faults(entry, cases(entry.form, many), lines, most=4)
    if entry.is_right:
        found.faults = [f"it is right, and gives {given!r} on {case}" for case, given in wrong]
    else:
        kinds = {kind_of(given) for _, given in wrong}
        found.expect(entry.fails in kinds, f"it fails by {entry.fails}, and an oracle finds {kinds or 'nothing wrong'}")
    return found


def of_check(entry: Entry) -> Findings:
    """What `check` says of a solver."""
    found = Findings()
    with patience():
        solver = entry.solver
        verdict = check(solver)
    words = " ".join([verdict.message, *verdict.remarks])
    name = verdict.misconception
    if entry.is_right:
        found.counts.update({"right": 1, "false alarms": int(not verdict.passed)})
        found.expect(verdict.passed and verdict.solver is solver, f"it is right, and called wrong: {verdict!r}")
        found.expect((name, verdict.board, verdict.explanation) == (None, None, ""), f"a mistake is named: {verdict!r}")
        for remark, form in REMARKS.items():  # how slow is too slow is for the library to decide
            if remark in entry.remarks or remark != "slow":
                expected = remark in entry.remarks
                found.expect(bool(re.search(form, words)) is expected, f"says it {remark}: {not expected}, in {words}")
        return found
    found.counts.update({"wrong": 1, "passed": int(verdict.passed)})
    found.expect(not verdict.passed, "it is wrong, and passes")
    if "-" not in entry.keys:
        found.counts.update({"nameable": 1, "named": int(name in entry.keys)})
    found.expect((name or "-") in entry.keys, f"it is called {name}: {verdict.explanation}")
    found.expect(verdict.also == entry.also, f"it is also called {verdict.also}")
    if name:
        named = MISCONCEPTIONS[name]
        parts = [f": {named.name} ({name}).", named.paragraph]
        if verdict.also:
            also = MISCONCEPTIONS[verdict.also]
            parts = ["two mistakes at once:", f"{named.name} ({name}),", also.name, named.paragraph, also.paragraph]
        found.expect(in_order(parts, verdict.explanation), verdict.explanation)
        found.expect(verdict.hints[1] == named.look_at, f"the hint is {verdict.hints[1]}")
    missing = [word for word in entry.says if word not in repr(verdict)]
    found.expect(not missing, f"{missing} is not in {verdict!r}")
    if "import" in entry.says:
        found.expect("by hand" not in " ".join(verdict.hints), "its code never ran, and it is sent to play by hand")
    if verdict.board is not None and entry.form == "matrix" and entry.fails not in ENDLESS and not entry.anew:
        expect_the_facts(found, entry, verdict, verdict.board)
    return found


def in_order(parts: list[str], text: str) -> bool:
    """Whether a text holds all parts, each after the one before it."""
    return re.search(".*".join(map(re.escape, parts)), text) is not None


def expect_the_facts(found: Findings, entry: Entry, verdict: Verdict, board: Board) -> None:
    """The board of a verdict shows the mistake, and no smaller one does."""
    true = distances(board.squares, dict(board.jumps)).get(board.goal, -1)
    found.expect(verdict.expected == true, f"{verdict.expected} is expected on {board!r}, and {true} is right")
    function = function_of(entry.solver)
    if entry.fails == "number" and not verdict.own:
        got = function(board.to_matrix())
        found.expect(verdict.got == got != true, f"it gives {got} on {board!r}, and not {verdict.got}")
    if not verdict.own and board.rows < 8:  # of a large board some parts are not even looked at
        found.expect(is_as_small_as_can_be(function, board), f"a smaller board than {board!r} shows the mistake")


def of_watch(entry: Entry) -> Findings:
    """What the films of a solver show on the boards of its form."""
    found = Findings()
    still_missed: set[str] = set()
    if not entry.is_right and (entry.form != "matrix" or entry.fails in FAILING):
        return found
    first, *others = BOARDS.get(entry.form, BOARDS["matrix"])
    for board in (first, *others):
        is_short = entry.fails in ENDLESS or "slow" in entry.remarks
        with patience():
            run = watch(entry.solver, board, max_steps=1_000) if is_short else watch(entry.solver, board)
        misread = set()
        for what, name, names in (("queue", run.queue_name, entry.queue), ("record", run.seen_name, entry.record)):
            if names is None:
                continue
            is_right = (name or "-") in names
            found.counts.update({f"{what}s asked": 1, f"{what}s": int(is_right)})
            if not is_right and (name or board is first):
                misread.add(what)
                found.counts["nonsense"] += name is not None
                found.expect(what in entry.missed, f"{board!r}: its {what} is {sorted(names)}, and not {name}")
        still_missed |= misread
        nonsense = [] if misread else [f"{board!r}: {fault}" for fault in film_faults(entry, run)]
        found.counts["nonsense"] += len(nonsense)
        found.faults += nonsense
    found.expect(entry.missed <= still_missed, f"not missed any more: {sorted(entry.missed - still_missed)}")
    return found


def film_faults(entry: Entry, run: Run) -> Iterator[str]:
    """What a film shows that cannot be true."""
    if len(run.rolls) > 7 and len(set(run.rolls.values())) == 1:
        yield f"its marks, all {set(run.rolls.values())}, are shown as rolls"
    if run.queue_name and run.board.squares > 30 and run.queue_kind != entry.kind:
        yield f"its {entry.kind} is called a {run.queue_kind}"
    if not entry.is_right:
        return
    board = run.board
    far = reached(board)
    landings = {square + roll for square in far for roll in range(1, 7) if square + roll <= board.squares}
    beyond = set(range(board.squares + 1, board.squares + 7))
    allowed = {
        "reachable": {*far},
        "landings": {*far, *landings},
        "feet": {board.start, *landings},
        "beyond": {*far, *beyond},
        "any": {*range(1, board.squares + 1)},
    }[entry.holds]
    waited = {square for moment in run.moments for square in moment.queue}
    marked = {square for moment in run.moments for square in moment.seen}
    if "slow" not in entry.remarks and run.value != far.get(board.goal, -1):
        yield f"it returns {run.value}"
    if waited - allowed:
        yield f"{sorted(waited - allowed)} waited, it shows, and cannot have"
    if marked - allowed - landings:
        yield f"{sorted(marked - allowed - landings)} were marked, it shows, and cannot have been"
    nearer = {square for square, rolls in far.items() if rolls < far.get(board.goal, 999)}
    if entry.holds == "feet":
        nearer -= set(board.jumps.values())
    if run.queue_name and entry.holds != "any" and nearer - waited:
        yield f"{sorted(nearer - waited)} have waited, and it does not show them"
    if any(moment.current is not None and moment.current > board.goal + 6 for moment in run.moments):
        yield "a square is taken that is far beyond the goal"
    if entry.rolls != "any":
        for square, rolls in run.rolls.items():
            true = far.get(square)
            is_right = rolls == true if entry.rolls == "exact" else true is not None and rolls >= true
            if entry.rolls == "none" or not is_right:
                yield f"square {square} takes {rolls} rolls, it shows, and {true} is true"
                break


@cache
def reached(board: Board) -> dict[int, int]:
    """The squares that can be reached, and their fewest rolls."""
    return distances(board.squares, dict(board.jumps))


def rates(counts: Mapping[str, int]) -> str:
    """How `check` and `watch` fared, in one line."""

    def percent(part: str, whole: str) -> str:
        return f"{counts[part] / counts[whole]:.1%}" if counts[whole] else "not asked"

    return (
        f"corpus: {counts['right']} right, {counts['false alarms']} false alarms; "
        f"{counts['wrong']} wrong, {counts['passed']} passed, {counts['named']} of {counts['nameable']} named; "
        f"queue right {percent('queues', 'queues asked')}, record {percent('records', 'records asked')}, "
        f"nonsense {counts['nonsense']}, crashes {counts['crashes']}"
    )
