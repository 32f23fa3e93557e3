"""A solver's run as a film."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, cast

from snl_edu.board import Square
from snl_edu.film import Film, Grain, State, Step
from snl_edu.reading import one_of

FOLDED = 40  # steps of a run that its text shows


@dataclass(frozen=True)
class RunStep(Step):
    """One moment of a run: the line, the squares it read, what waits in the queue, the variables that changed."""

    place: int = -1
    waiting: tuple[Square, ...] = ()
    reads: tuple[Square, ...] = ()
    changes: tuple[tuple[str, str], ...] = ()
    function: str = ""
    entered: bool = False
    moment: int = 0

    @property
    def line(self) -> int:
        """The line of the run's listing that is running, counted from 0; -1 if there is none."""
        return self.place

    @property
    def queue(self) -> tuple[Square, ...]:
        """The squares that wait for their turn, as the solver keeps them."""
        return self.waiting

    @property
    def states(self) -> dict[Square, State]:
        """How each square is to be shown; a solver may think of a square 0, which is not on the board."""
        return {square: state for square, state in super().states.items() if square > 0}


@dataclass(frozen=True)
class Run(Film):
    """A solver's run as a film, at the grain of lines, of squares read, or of rolls that change the queue or the record."""

    name: str = ""
    heading: str = "source"  # which label stands over the listing
    listing: tuple[str, ...] = ()
    moments: tuple[RunStep, ...] = ()
    queue_name: str | None = None
    seen_name: str | None = None
    rolls: Mapping[Square, int] = field(default_factory=dict)
    value: Any = None

    grains: ClassVar[tuple[Grain, ...]] = ("line", "read", "roll")

    def at_grain(self, grain: Grain) -> "Run":
        """The same run, by the line, by the square read, or by the roll."""
        one_of(grain, "grain", self.grains)
        return replace(self, grain=grain, steps=tuple(_picked(self.moments, grain)))

    @property
    def first_read(self) -> int:
        """The step at which a square of the board is read for the first time, or 0."""
        return next((number for number, step in enumerate(self.steps) if cast(RunStep, step).reads), 0)

    def __repr__(self) -> str:
        return f"<run of {self.name} on {self.board!r}>"

    def __str__(self) -> str:
        told = [f"{number}. {step.sentence}" for number, step in enumerate(self.steps)]
        left_out = len(told) - FOLDED
        if left_out > 1:
            told[FOLDED // 2 : -FOLDED // 2] = [f"... {left_out:,} more steps ..."]
        return "\n".join(told)


def _picked(moments: Iterable[RunStep], grain: str) -> Iterator[RunStep]:
    before: tuple[Any, ...] = ((), 0)
    for step in moments:
        now = (step.waiting, step.reached)
        if grain == "line" or step.kind != "line" or (step.reads if grain == "read" else now != before):
            yield step
        before = now
