"""Wrong solvers people really write: each a small change to one readable solver, with a name and an explanation."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from snl_edu.course.misconceptions import patches
from snl_edu.course.misconceptions.textbook import TEXTBOOK, Change, Solver, changed, function_of, textbook
from snl_edu.model.board import Board

__all__ = ["MISCONCEPTIONS", "TEXTBOOK", "Misconception", "Solver", "changed", "function_of", "textbook"]


@dataclass(frozen=True)
class Misconception:
    """A wrong idea: what the learner probably thought, what the rule says, and a small board that shows it.

    `changes` turn the textbook solver into the wrong one. `others` are further ways in which the same idea is written;
    `board` is None for the one idea that is wrong and still gives right answers.
    """

    key: str
    name: str
    paragraph: str
    look_at: str
    board: Board | None
    changes: tuple[Change, ...]
    others: tuple[tuple[Change, ...], ...] = ()

    @property
    def source(self) -> str:
        """The wrong solver as Python text."""
        return changed(self.changes)

    @property
    def solver(self) -> Solver:
        """The wrong solver as a function: a matrix in, a number of rolls out."""
        return function_of(self.source, self.key)

    @property
    def solvers(self) -> tuple[Solver, ...]:
        """The wrong solver, and the other ways in which its idea is written."""
        named = enumerate(self.others, start=2)
        return (self.solver, *(function_of(changed(changes), f"{self.key} {number}") for number, changes in named))


TRAPPED = Board(9, dict.fromkeys(range(2, 8), 1))
FORTY_NINE = Board(49)

_ALL = (
    Misconception(
        "chained-jumps",
        "Keeps sliding and climbing",
        "You probably thought that a player who gets to a snake's mouth or a ladder's foot must take it, however they got there. "
        "The rule is one jump a roll: if a snake or ladder ends where another starts, you stay there until the next roll.",
        "Look for a loop, or a call of itself, where the jump is taken.",
        Board(9, {2: 8, 8: 9}),
        patches.CHAINED_JUMPS,
    ),
    Misconception(
        "optional-jumps",
        "May stay on a snake's mouth or a ladder's foot",
        "You probably thought that a player may choose whether to take the snake or ladder they land on. "
        "The rule is that it must be taken: the landing square itself is never stood on.",
        "Look for the place where the landing square joins the queue although a jump starts on it.",
        Board(25, {7: 1}),
        patches.OPTIONAL_JUMPS,
    ),
    Misconception(
        "marks-landing-and-end",
        "One visited set for landings and ends, asked at the landing",
        "You probably thought that a square is done once anybody has been there. But landing on a ladder's foot and standing on it "
        "are two things: a player who lands there climbs, and one who stands there rolls on. Mark landings or ends, not both in one set.",
        "Look at what is asked before the jump and what is marked after it.",
        Board(9, {2: 3, 3: 9}),
        patches.MARKS_LANDING_AND_END,
    ),
    Misconception(
        "skips-jump-to-seen",
        "Ignores a jump whose end was landed on before",
        "You probably thought that a jump to a square that was landed on before leads to nothing new. But a landing that was "
        "carried away by a jump was never stood on: a player who gets there by another jump has a new place to roll from.",
        "Look at which squares are marked: those where the die lands, or those where the move ends?",
        Board(9, {2: 1, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 6}),
        patches.SKIPS_JUMP_TO_SEEN,
        (patches.SKIPS_AND_MARKS_LANDINGS,),
    ),
    Misconception(
        "last-distance-when-stuck",
        "No -1: returns the last distance",
        "You probably thought that the search always ends at the goal. On some boards the queue is empty before that, "
        "and then the number of rolls that happens to be at hand is not an answer: the answer is -1.",
        "Look at the line after the loop.",
        TRAPPED,
        patches.LAST_DISTANCE,
        (patches.LAST_LEVEL,),
    ),
    Misconception(
        "row-major",
        "Numbers every row from left to right",
        "You probably thought that every row is numbered from left to right. The board is walked back and forth: "
        "each row runs the other way from the one below it.",
        "Look at how a square number becomes a row and a column.",
        Board(4, {3: 1}),
        patches.ROW_MAJOR,
    ),
    Misconception(
        "parity-from-top-even",
        "Direction by the row of the matrix, right for an even number of rows only",
        "You probably chose the direction of a row by its number in the matrix, counted from the top. The bottom row runs to the "
        "right, so the direction depends on the rows counted from the bottom; with an odd number of rows that is not the same.",
        "Look at the row number whose parity is asked.",
        Board(9, {3: 9}),
        patches.PARITY_EVEN,
    ),
    Misconception(
        "parity-from-top-odd",
        "Direction by the row of the matrix, right for an odd number of rows only",
        "You probably chose the direction of a row by its number in the matrix, counted from the top. The bottom row runs to the "
        "right, so the direction depends on the rows counted from the bottom; with an even number of rows that is not the same.",
        "Look at the row number whose parity is asked.",
        Board(4, {3: 1}),
        patches.PARITY_ODD,
    ),
    Misconception(
        "rows-not-flipped",
        "Takes row 0 of the matrix for the bottom row",
        "You probably thought that the first row of the matrix is the row of square 1. "
        "It is the top row of the board: square 1 is in the last row of the matrix.",
        "Look at how a square number becomes a row.",
        Board(9, {2: 9}),
        patches.ROWS_NOT_FLIPPED,
    ),
    Misconception(
        "goal-top-left",
        "Takes the top left corner for the goal",
        "You probably thought that the last square is always in the top left corner. "
        "With an odd number of rows the top row runs to the right, and the last square is in the top right corner.",
        "Look at how the goal is recognised.",
        Board(9, {7: 1}),
        patches.GOAL_TOP_LEFT,
        (patches.GOAL_IS_TOP_LEFT,),
    ),
    Misconception(
        "depth-first",
        "Returns the first way that it finds",
        "You probably took the newest square first and followed it to the end. That finds a way to the goal, "
        "but the first one found need not be a shortest one. Take the oldest square first: a queue, not a stack.",
        "Look at which end of the queue the next square is taken from.",
        Board(16, {2: 10}),
        patches.DEPTH_FIRST,
        patches.DEPTH_FIRST_TOO,
    ),
    Misconception(
        "greedy",
        "Always takes the highest square within reach",
        "You probably thought that the highest square within reach is the best one. "
        "A lower square may stand before a ladder that leads higher still: all squares within reach must be kept.",
        "Look at how many squares are kept after a roll.",
        Board(16, {2: 8, 8: 16}),
        patches.GREEDY,
        patches.GREEDY_TOO,
    ),
    Misconception(
        "depth-capped",
        "Gives up after as many rolls as there are rows",
        "You probably thought that more rolls than the board has rows cannot be needed. "
        "A row of seven squares or more can take more than one roll, and snakes make the way longer still.",
        "Look for a limit on the rolls.",
        FORTY_NINE,
        patches.DEPTH_CAPPED,
        (patches.DEPTH_CAPPED_SOONER,),
    ),
    Misconception(
        "starts-off-board",
        "Counts from a square before the first one",
        "You probably let the player begin off the board, on a square 0. In this problem the game starts on square 1, "
        "so one roll leads to 2 to 7.",
        "Look at the square that the queue begins with.",
        FORTY_NINE,
        patches.STARTS_OFF_BOARD,
    ),
    Misconception(
        "overshoot-wins",
        "Lets a roll past the goal count as arriving",
        "You probably thought that a roll past the last square wins. The rule forbids it, and yet the answers stay right. "
        "The proof: if such a roll wins from some square, then the goal is at most five squares ahead, so a smaller roll lands exactly on "
        "it, from the same square and with the same number of rolls. No jump starts on the goal, so that landing stands. A game that uses the "
        "forbidden roll can thus be turned into one that does not use it and is just as short.",
        "Look at the last rolls of the loop: are there fewer of them close to the goal?",
        None,
        patches.OVERSHOOT_WINS,
    ),
    Misconception(
        "never-marks",
        "Keeps no record of the squares it has seen",
        "You probably thought that the queue will run empty by itself. Snakes lead back to squares that were reached before, so without a "
        "record of them the search goes round and round: on a board that cannot be won it never ends.",
        "Look for the place where a square is marked as seen.",
        TRAPPED,
        patches.NEVER_MARKS,
    ),
)

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({each.key: each for each in _ALL})
