"""What a check found, in words and with the board that shows it."""

from dataclasses import dataclass, field
from typing import Any

from snl_edu.board import Board
from snl_edu.reading import plain_int
from snl_edu.showing import board_bundle
from snl_edu.text import board_words


class Hint(str):
    """A sentence that shows itself without quotation marks."""

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, repr=False, eq=False)
class Verdict:
    """Whether an answer is right; if not, the smallest helpful fact.

    A solver's verdict also tells the smallest board on which it fails, what is `expected` there and what it `got`
    instead, and which `misconception` gives just those answers, if there is one that does.
    """

    passed: bool
    message: str
    hints: tuple[str, ...]
    explanation: str = ""
    misconception: str | None = None
    board: Board | None = None
    expected: Any = None
    got: Any = None
    solver: Any = None
    _given: list[int] = field(default_factory=list)  # the places of the hints that were asked for

    def hint(self, number: int | None = None) -> Hint:
        """The first hint, then the next one at each call; `hint(3)` is the third."""
        wanted = plain_int(number)
        place = max(1, min(len(self.hints), [0, *self._given][-1] + 1 if wanted is None else wanted))
        self._given.append(place)
        more = f" (hint({place + 1}) says more)" if place < len(self.hints) else ""
        return Hint(f"Hint {place}: {self.hints[place - 1]}{more}")

    def __repr__(self) -> str:
        return "\n".join(part for part in (self.message, self.explanation) if part)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        if self.board is None:
            return {"text/plain": repr(self)}
        return board_bundle(self.board, repr(self), board_words(self.board), caption=repr(self))
