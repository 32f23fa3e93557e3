"""What `check` and `watch` make of an entry of the corpus, and what is wrong with that."""

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from snl_edu import Board, Verdict, check, named_board, watch
from snl_edu.films.run_film import Run
from tests.corpus.entry import Entry
from tests.helpers.oracles import distances

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})
BOARDS = {
    "matrix": (EXAMPLE_1, Board(9, {2: 8, 7: 3}), Board(9, dict.fromkeys(range(2, 8), 1))),
    "ladders,snakes": (Board(100, {2: 39, 44: 17, 23: 64, 64: 99}),),
    "n,arr": (named_board("thirty-cells"),),
}
FIRST_FRONTIER = {15, 3, 4, 5, 6, 7}  # of Example 1
PATIENCE = 60  # seconds for a call that takes less than three: a hang is one failing test, not a suite that never ends
REMARKS = {"changes": r"changes the matrix", "prints": r"\bprints\b", "slow": r"\bslow|too long|stopped"}
LEAVES = re.compile(r"\bleaves? (?:the \w+ of )?the (queue|stack|heap)\b")


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


@cache
def verdict_of(entry: Entry) -> Verdict:
    """What `check` says of a solver."""
    with patience():
        return check(entry.solver())


def words_of(verdict: Verdict) -> str:
    """The message and the remarks of a verdict."""
    return " ".join([verdict.message, *getattr(verdict, "remarks", ())])


def remark_faults(entry: Entry) -> list[str]:
    """The remarks that are missing from the verdict on a right solver, or that are not true of it."""
    words = words_of(verdict_of(entry))
    found = [f"no remark that it {remark}" for remark in entry.remarks if not re.search(REMARKS[remark], words)]
    # How slow is too slow is for the library to decide.
    others = {"changes", "prints"} - entry.remarks
    return found + [f"a remark that it {remark}" for remark in others if re.search(REMARKS[remark], words)]


@dataclass
class Seen:
    """What the films of an entry show: how often its queue and its record were found, and all the nonsense."""

    asked: int = 0
    queues: int = 0
    asked_records: int = 0
    records: int = 0
    nonsense: list[str] = field(default_factory=list)


@cache
def seen_of(entry: Entry, is_right: bool) -> Seen:
    """What `watch` shows of a solver on the boards of its form."""
    seen = Seen()
    for board in BOARDS.get(entry.form, BOARDS["matrix"]):
        short = entry.fails in ("endless", "stubborn") or "slow" in entry.remarks
        with patience():
            run = watch(entry.solver(), board, max_steps=3_000) if short else watch(entry.solver(), board)
        for what, name, names in (("queue", run.queue_name, entry.queue), ("record", run.seen_name, entry.record)):
            if names is None:
                continue
            right = (name or "-") in names
            if name is not None and not right:
                seen.nonsense.append(f"{board!r}: {name} is not its {what}")
            if what == "queue":
                seen.asked += 1
                seen.queues += right
            else:
                seen.asked_records += 1
                seen.records += right
        faults = film_faults(entry, run) if is_right else flag_faults(run)
        seen.nonsense += [f"{board!r}: {fault}" for fault in faults]
    return seen


def film_faults(entry: Entry, run: Run) -> Iterator[str]:
    """What a film of a right solver shows that cannot be true."""
    board = run.board
    far = distances(board.squares, dict(board.jumps))
    landings = {square + roll for square in far for roll in range(1, 7) if square + roll <= board.squares}
    allowed = set(far)
    if entry.holds == "landings":
        allowed |= landings
    elif entry.holds == "beyond":
        allowed |= set(range(board.squares + 1, board.squares + 7))
    elif entry.holds == "any":
        allowed = set(range(1, board.squares + 1))
    waited = {square for moment in run.moments for square in moment.queue}
    marked = {square for moment in run.moments for square in moment.seen}
    if waited - allowed:
        yield f"{sorted(waited - allowed)} waited, it shows, and cannot have"
    if marked - allowed - landings:
        yield f"{sorted(marked - allowed - landings)} were marked, it shows, and cannot have been"
    if run.queue_name and board == EXAMPLE_1 and entry.holds != "any" and not waited >= FIRST_FRONTIER:
        yield f"{sorted(FIRST_FRONTIER - waited)} have waited, and it does not show them"
    if entry.rolls != "any":
        for square, rolls in run.rolls.items():
            true = far.get(square)
            right = rolls == true if entry.rolls == "exact" else true is not None and rolls >= true
            if entry.rolls == "none" or not right:
                yield f"square {square} takes {rolls} rolls, it shows, and {true} is true"
                break
    kinds = {kind for moment in run.moments for kind in LEAVES.findall(moment.sentence)}
    if entry.kind and kinds - {entry.kind}:
        yield f"its {entry.kind} is called a {', '.join(sorted(kinds - {entry.kind}))}"
    yield from flag_faults(run)


def flag_faults(run: Run) -> Iterator[str]:
    """Marks that a film takes for rolls, whether the solver is right or wrong: squares far apart with the same number."""
    if len(run.rolls) > 7 and len(set(run.rolls.values())) == 1:
        yield f"its marks, all {set(run.rolls.values())}, are shown as rolls"
