"""How a solver comes into the corpus: one call of `right` or `wrong` after its last line says what is expected of it."""

from dataclasses import dataclass
from typing import Any

Names = frozenset[str]
Matrix = list[list[int]]


@dataclass(frozen=True, eq=False)
class Entry:
    """A solver, and what is expected of `check` and `watch` where they meet it; several names are separated by |.

    keys:    the misconceptions that `check` may name; "-" for none
    also:    the misconception that it must name besides, where two are made at once
    queue, record: the names that `watch` may give; "-" for none; None if that is not asked
    kind:    what its squares wait in: "queue", "stack", "heap" or "frontier"
    remarks: what `check` adds to "Right": "changes", "prints", "slow"
    form:    what it takes: "matrix", "moves,n", "moves", "ladders,snakes", "n,arr"
    holds:   what may wait: "reachable" squares, "landings" too, the "feet" of jumps instead of their ends, squares "beyond" the
             goal too, or "any" square
    rolls:   what its record says of a square: the "exact" distance, at times one "above" it, "none", or "any" number
    fails:   "number", "raises", "type", "endless"; "stubborn" if it is endless and no step limit of ours can stop it
    says:    words that the message of `check` must hold
    missed:  what `watch` still gets wrong, "queue" or "record": it lowers the rates, and fails no test
    anew:    whether it is a function that makes the solver, which would otherwise remember earlier calls
    """

    name: str
    made: Any
    is_right: bool
    keys: Names = frozenset()
    also: str | None = None
    queue: Names | None = None
    record: Names | None = None
    kind: str = "queue"
    remarks: Names = frozenset()
    form: str = "matrix"
    holds: str = "reachable"
    rolls: str = "exact"
    fails: str = "number"
    says: tuple[str, ...] = ()
    missed: Names = frozenset()
    anew: bool = False

    @property
    def solver(self) -> Any:
        """The solver, with nothing left in it from an earlier call."""
        return self.made() if self.anew else self.made

    def __str__(self) -> str:
        return self.name


ENTRIES: dict[str, Entry] = {}


def right(solver: Any, **expected: Any) -> None:
    """Puts a right solver into the corpus."""
    _add(solver, True, expected)


def wrong(solver: Any, keys: str = "-", **expected: Any) -> None:
    """Puts a wrong solver into the corpus, with the misconceptions that it may be called by."""
    _add(solver, False, expected | {"keys": keys})


def _add(solver: Any, is_right: bool, expected: dict[str, Any]) -> None:
    name = expected.pop("name", None) or solver.__name__
    for field in {"keys", "queue", "record", "remarks", "missed"} & expected.keys():
        expected[field] = frozenset(expected[field].split("|"))
    if "says" in expected:
        expected["says"] = tuple(expected["says"].split(","))
    assert name not in ENTRIES, f"two solvers are called {name}"
    ENTRIES[name] = Entry(name, solver, is_right, **expected)
