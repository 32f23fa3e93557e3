"""What a picture shows, before anyone paints it: its words, its panels, and every number and name in them.

Sizes and places are in inches, counted from the lower left corner of the picture. Colours are names in the palette.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from snl_edu.films.film import Heat
from snl_edu.model.board import Board, Square
from snl_edu.screens.palette import LIGHT, ink_on, mixed
from snl_edu.screens.shapes import CELL, extent_of

SCREEN = 100  # dots per inch on a screen
SMALLEST_PRINT = 4  # points: a smaller number is a smudge, and left out
FEWEST_TO_MOST = "seen", "seen-edge"  # rolls: the more, the darker

Points: TypeAlias = tuple[tuple[float, float], ...]


class BoardPanel(NamedTuple):
    """A board whose squares are in some state, and may be more or less likely."""

    board: Board
    states: Mapping[Square, str]
    heat: Mapping[Square, Heat]
    title: str = ""


class NotePanel(NamedTuple):
    """Some lines of text in place of a board."""

    lines: tuple[str, ...]


class RollsPanel(NamedTuple):
    """A board with the rolls to each square as a shade, and as a number unless there are too many squares."""

    board: Board
    rolls: Mapping[Square, int]
    unknown: tuple[Square, ...]
    numbered: bool

    @property
    def most(self) -> int:
        """The end of the scale."""
        return max(1, *self.rolls.values())

    def shade(self, square: Square) -> str:
        """The colour of a square that is reached."""
        return mixed(*FEWEST_TO_MOST, self.rolls[square] / self.most)

    def ink(self, square: Square) -> str:
        """The colour of the numbers on a square."""
        return ink_on(self.shade(square)) if square in self.rolls else LIGHT["ink"]


class Mark(NamedTuple):
    """A line across a plot with words at its end; where there is nothing to draw, only the words."""

    text: str
    value: float
    at: float
    height: float
    dashes: str
    before: bool  # the words are to the left of the line, because there is no room to its right


class ColumnsPanel(NamedTuple):
    """A bar upwards for each number."""

    bars: Points
    width: float
    fill: str
    edge: str
    outline: float
    x: str
    y: str
    labels: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    top: float | None = None  # where the plot ends; None leaves some room above the bars


class JumpRow(NamedTuple):
    """What one snake or ladder is worth."""

    name: str
    length: float
    text: str
    inside: bool = False  # the text is inside the bar, because there is no room beyond it

    @property
    def gains(self) -> bool:
        """Whether it helps: only then is it in the colours of a path, and not hatched."""
        return self.length > 0

    @property
    def colour(self) -> str:
        """The name of its colour; that of its edge ends in "-edge"."""
        return "path" if self.gains else "current"


class JumpsPanel(NamedTuple):
    """A bar for each snake and ladder, to the right for what helps and to the left for what costs; the best on top."""

    rows: tuple[JumpRow, ...]
    span: float
    x: str


class CostsPanel(NamedTuple):
    """A bar to the right for each way to search, the first one on top."""

    title: str
    names: tuple[str, ...]
    numbers: tuple[float, ...]
    texts: tuple[str, ...]
    named: bool


# The colours and dashes of lines, and the colours of dots, the first ones first. A painter gives each a shape of its own,
# because colour is never the only cue.
LINES = (("seen-edge", "-"), ("current-edge", "--"), ("path-edge", "-."), ("frontier-edge", ":"))
DOTS = ("ink", "tongue", "seen-edge", "path-edge")


class LinesPanel(NamedTuple):
    """Named lines through points, and named dots."""

    lines: Mapping[str, Points]
    dots: Mapping[str, Points]
    x: str
    y: str
    log: bool


Panel: TypeAlias = BoardPanel | NotePanel | RollsPanel | ColumnsPanel | JumpsPanel | CostsPanel | LinesPanel


class Place(NamedTuple):
    """Where a panel lies in a picture."""

    left: float
    low: float
    width: float
    height: float


class Scene(NamedTuple):
    """A picture in words and numbers."""

    alt: str
    width: float
    height: float
    panels: tuple[tuple[Place, Panel], ...]


def size_of(board: Board, longest: float = 0) -> tuple[float, float]:
    """The width and the height of a drawing of the board, in inches that are whole dots on a screen."""
    width, height = (units / CELL for units in extent_of(board))
    longest = longest or max(8, max(width, height) / 4)  # a number needs a quarter of an inch
    inch = min(1, longest / max(width, height))
    return max(0.1, round(width * inch, 2)), max(0.1, round(height * inch, 2))


def plot(alt: str, panel: Panel) -> Scene:
    """A picture of one plot, with room for the names of its axes."""
    return Scene(alt, 7, 4, ((Place(0.75, 0.65, 6.1, 3.2), panel),))
