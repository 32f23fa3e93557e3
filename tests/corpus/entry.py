"""How an entry of the corpus is written down: a line that begins with `#:` and says what is expected, then its code."""

import linecache
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Names = frozenset[str]

# What a header may say besides the name of the entry.
FIELDS = {"queue", "record", "kind", "remarks", "form", "solver", "holds", "rolls", "key", "fails", "says"}


@dataclass(frozen=True)
class Entry:
    """A solver as text, and what is expected of `check` and `watch` where they meet it.

    queue, record: the names that `watch` may give, "-" for none; None if that is not asked
    kind:    what its squares wait in: "queue", "stack" or "heap"; empty if that is not asked
    remarks: what `check` adds to "Right": "changes", "prints", "slow"
    form:    what it takes: "matrix", "moves,n", "moves", "ladders,snakes", "n,arr"
    holds:   what may wait: "reachable" squares, "landings" too, squares "beyond" the goal too, or "any" square
    rolls:   what its record says of a square: the "exact" distance, at times one "above" it, "none", or "any" number
    keys:    the misconceptions that `check` may name, "-" for none
    fails:   "number", "raises", "type", "endless"; "stubborn" if it is endless and no step limit of ours can stop it
    says:    words that the message of `check` must hold
    """

    name: str
    source: str
    solver_text: str
    queue: Names | None
    record: Names | None
    kind: str
    remarks: Names
    form: str
    holds: str
    rolls: str
    keys: Names
    fails: str
    says: tuple[str, ...]

    def solver(self) -> Any:
        """The solver, made anew, so that nothing is left from an earlier call; its lines can be shown and traced."""
        filename = f"<corpus {self.name}>"
        linecache.cache[filename] = len(self.source), None, self.source.splitlines(keepends=True), filename
        names: dict[str, Any] = {"__name__": f"corpus.{self.name}"}
        exec(compile(self.source, filename, "exec", dont_inherit=True), names)
        return eval(self.solver_text, names)

    def __str__(self) -> str:
        return self.name


def entries(text: str) -> Iterator[Entry]:
    """The entries that are written in a text."""
    for block in re.split(r"^#: ", text, flags=re.MULTILINE)[1:]:
        header, _, source = block.partition("\n")
        name, *rest = (part.strip() for part in header.split("|"))
        said = dict(part.split("=", 1) for part in rest)
        assert set(said) <= FIELDS, header
        yield Entry(
            name=name,
            source=source,
            solver_text=said.get("solver") or _last_defined(source),
            queue=_names(said, "queue"),
            record=_names(said, "record"),
            kind=said.get("kind", ""),
            remarks=_names(said, "remarks") or frozenset(),
            form=said.get("form", "matrix"),
            holds=said.get("holds", "reachable"),
            rolls=said.get("rolls", "exact"),
            keys=_names(said, "key") or frozenset("-"),
            fails=said.get("fails", "number"),
            says=tuple(said["says"].split(",")) if "says" in said else (),
        )


def _names(said: Mapping[str, str], what: str) -> Names | None:
    return frozenset(said[what].split(",")) if what in said else None


def _last_defined(source: str) -> str:
    """The class or function that is defined last, at the margin."""
    return str(re.findall(r"^(?:class|def) (\w+)", source, flags=re.MULTILINE)[-1])
