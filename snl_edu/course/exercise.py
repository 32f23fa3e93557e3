"""An exercise, and the sentences that all of its kind share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from snl_edu.course.judges.mistakes import Wrong
from snl_edu.course.verdict import Verdict

Judge = Callable[[Any], Verdict]


class Kind(NamedTuple):
    """What kind of answer an exercise asks for, and what a learner reads who has not answered yet."""

    name: str
    stub: str


NUMBER = Kind("number", "Replace the dots with a number.")
CHOICE = Kind("choice", "Replace the dots with your choice, in quotation marks.")
PAIR = Kind("pair", "Replace the dots with two things in round brackets, and a comma between them.")
SQUARES = Kind("squares", "Replace the dots with a list of whole numbers, such as [2, 3].")
WRITTEN = Kind("written", "Replace the dots with the body of the function, and let it return the answer.")
DRAWN = Kind("drawn", "Replace the dots with a board, such as Board(36, {2: 15}).")
MARKED = Kind("marked", "Show the player first, and answer its questions there.")


@dataclass(frozen=True, eq=False)
class Exercise:
    """A question, what is right, what is wrong and what to say about it, and hints, none of which is the answer.

    `why` follows "Right". `ours` is the right function, for the notebook to go on with until the learner's is right. The
    answer may not use anything in `without`. An `optional` one may be skipped. Where `at_home` is true, `ours` looks up names
    in the learner's notebook. `right` works out a right answer; `ask` is what its player asks; `line` is where the exercise is declared.
    """

    name: str
    question: str
    kind: Kind
    judge: Judge
    right: Callable[[], Any]
    wrong: tuple[Wrong, ...] = ()
    hints: tuple[str, ...] = ()
    why: str = ""
    ours: Any = None
    without: tuple[str, ...] = ()
    optional: bool = False
    at_home: bool = False
    replaces: bool = False
    ask: str = ""
    line: int = 0

    @property
    def notebook(self) -> str:
        """The number of its notebook, such as "02"; nothing for an exercise of a teacher's own."""
        number = self.name[:2]
        return number if number.isdecimal() and self.name[2:3] == "-" else ""
