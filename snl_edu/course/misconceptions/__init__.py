"""Wrong solvers people really write: each a small change to one readable solver, with a name and an explanation."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from snl_edu.course.misconceptions import patches
from snl_edu.course.misconceptions.textbook import (
    ON_ROW,
    TEXTBOOK,
    Change,
    Solver,
    can_be_changed,
    changed,
    function_of,
    new_function_of,
    textbook,
    variations,
)
from snl_edu.model.board import Board

__all__ = ["MISCONCEPTIONS", "TEXTBOOK", "TRAPPED", "Misconception", "Solver", "changed", "function_of", "textbook"]


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
    may_not_end: bool = False  # on a board without a ring of jumps
    keeps_state: bool = False  # from one call to the next, so that each caller needs a new function

    @property
    def source(self) -> str:
        """The wrong solver as Python text."""
        return changed(self.changes)

    @property
    def solver(self) -> Solver:
        """The wrong solver as a function: a matrix in, a number of rolls out."""
        make = new_function_of if self.keeps_state else function_of
        return make(self.source, self.key)

    @property
    def solvers(self) -> tuple[Solver, ...]:
        """The wrong solver, and the other ways in which its idea is written."""
        named = enumerate(self.others, start=2)
        return (self.solver, *(function_of(changed(changes), f"{self.key} {number}") for number, changes in named))

    @cached_property
    def family(self) -> tuple[Solver, ...]:
        """All these solvers, each with the rolls in either order and the goal recognised early or late."""
        return self._family_in(TEXTBOOK)

    @cached_property
    def row_family(self) -> tuple[Solver, ...]:
        """The same for a board that is written as one row; empty for mistakes about rows and columns."""
        return () if self.key in OF_THE_MATRIX else self._family_in(ON_ROW)

    def _family_in(self, base: str) -> tuple[Solver, ...]:
        ways = [changes for changes in (self.changes, *self.others) if can_be_changed(changes, base)]
        texts = dict.fromkeys(text for changes in ways for text in variations(changed(changes, base)))
        place = "" if base is TEXTBOOK else " in a row"
        return tuple(function_of(text, f"{self.key}{place}, variation {number}") for number, text in enumerate(texts))


OF_THE_MATRIX = frozenset(  # mistakes about rows and columns
    {
        *("row-major", "parity-from-top-even", "parity-from-top-odd", "rows-not-flipped", "numbering-off-by-one"),
        *("goal-top-left", "top-left-must-be-free", "example-built-in"),
    }
)
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
        (patches.LAST_LEVEL, patches.NOTHING_WHEN_STUCK),
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
        may_not_end=True,
    ),
    Misconception(
        "depth-capped",
        "Gives up after as many rolls as there are rows",
        "You probably thought that more rolls than the board has rows cannot be needed. "
        "A row of seven squares or more can take more than one roll, and snakes make the way longer still.",
        "Look for a limit on the rolls.",
        FORTY_NINE,
        patches.DEPTH_CAPPED,
        tuple(patches.DEPTH_CAPPED_TOO),
    ),
    Misconception(
        "starts-off-board",
        "Counts from a square before the first one",
        "You probably let the player begin off the board, on a square 0. In this problem the game starts on square 1, "
        "so one roll leads to 2 to 7.",
        "Look at the square that the queue begins with.",
        FORTY_NINE,
        patches.STARTS_OFF_BOARD,
        (patches.STARTS_OFF_BOARD_FOR_GOOD,),
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
        may_not_end=True,
    ),
    Misconception(
        "marks-landing-too",
        "Asks whether the end was seen, and marks the landing as well",
        "You probably thought that it does no harm to mark the square where the die lands as well. But nobody stands there when a "
        "jump leads on: marked as seen, it is closed to a player who could stand on it later, at the end of another jump.",
        "Look at the squares that are marked: is one among them on which nobody stands?",
        Board(16, {3: 2, 6: 2, 7: 5, 10: 3, 11: 10}),
        patches.MARKS_LANDING_TOO,
    ),
    Misconception(
        "jumps-ignored",
        "Walks past snakes and ladders",
        "You probably left the snakes and ladders for later. Where one starts, the player does not stay: "
        "the square to remember is the one where it ends.",
        "Look for the place where the matrix is read.",
        Board(9, {2: 9}),
        patches.JUMPS_IGNORED,
    ),
    Misconception(
        "snakes-ignored",
        "Takes the ladders and walks past the snakes",
        "You probably thought that a snake is bad luck that a clever player avoids. But a player who lands on it must take it: "
        "its square cannot be stood on, and sometimes the way down is the quicker one.",
        "Look for a comparison of the landing with the end of the jump.",
        Board(16, {7: 1, 13: 16}),
        patches.SNAKES_IGNORED,
    ),
    Misconception(
        "snakes-are-walls",
        "Never lands on a snake",
        "You probably thought that a snake can only make a game longer. A snake may lead to the foot of a ladder "
        "that is out of reach otherwise: a way down can be part of a shortest game.",
        "Look for the place where a landing is skipped.",
        Board(9, {3: 2, 4: 3, 5: 4, 6: 5, 7: 6}),
        patches.SNAKES_ARE_WALLS,
    ),
    Misconception(
        "jump-costs-a-roll",
        "Counts a snake or a ladder as a roll of its own",
        "You probably counted the jump as one more step. It belongs to the roll that landed on it: "
        "landing on a ladder and climbing it is one roll.",
        "Look at the number that is stored with a square after a jump.",
        Board(9, {2: 9}),
        patches.JUMP_COSTS,
        patches.JUMP_COSTS_TOO,
    ),
    Misconception(
        "numbering-off-by-one",
        "Counts the squares from 1 where rows and columns count from 0",
        "You probably divided the number of the square by the size. Rows and columns count from 0 and squares from 1, "
        "so 1 has to be taken away first: otherwise the last square of each row is looked up in the next one.",
        "Look at the division that gives the row and the column.",
        Board(9, {2: 9}),
        patches.NUMBERED_FROM_ONE,
        (patches.NUMBERED_FROM_ONE_BUT_FOR_THE_GOAL,),
    ),
    Misconception(
        "one-pass",
        "Goes over the squares once, from 1 to the last",
        "You probably thought that the numbers of all lower squares are final when a square is looked at. "
        "A snake leads back to a square that has had its turn: what it could reach from there is never looked at again.",
        "Look for a loop over the squares that runs only once.",
        Board(64, {2: 39, 44: 17, 23: 64}),
        patches.ONE_PASS,
        (patches.ONE_PASS_BACK,),
    ),
    Misconception(
        "few-rounds",
        "Goes over the squares a fixed number of times",
        "You probably thought that a few rounds over the board are enough. Each snake in a shortest game can need one more round, "
        "so no fixed number is enough: go on while anything changes.",
        "Look at the number of rounds.",
        Board(49, {7: 28, 26: 49, 28: 25, 30: 27}),
        patches.FEW_ROUNDS,
        tuple(patches.FEW_ROUNDS_TOO),
    ),
    Misconception(
        "wrong-die",
        "Rolls a die with another number of faces",
        "You probably counted one roll too many or too few: in Python range(1, 6) ends with 5, and range(1, 8) with 7. "
        "A die shows 1 to 6.",
        "Look at the loop over the rolls: which is the last one?",
        Board(9, {7: 9}),
        patches.WRONG_DIE,
        tuple(patches.WRONG_DIE_TOO),
    ),
    Misconception(
        "counts-one-too-many",
        "Counts one roll too many",
        "You probably counted the squares of the way, or the turns of the loop, and not the rolls between them. "
        "On the start no roll has been made yet.",
        "Look at the number that belongs to the start, and at when 1 is added to it.",
        Board(4),
        patches.ONE_TOO_MANY,
        ((*patches.ONE_TOO_MANY, *patches.NOTHING_WHEN_STUCK),),
    ),
    Misconception(
        "counts-one-too-few",
        "Counts one roll too few",
        "You probably forgot the last roll: when a roll leads to the goal, that roll counts too.",
        "Look at what is returned when the goal is found, and at when 1 is added.",
        Board(4),
        patches.ONE_TOO_FEW,
        ((*patches.ONE_TOO_FEW, *patches.TWO_BELOW_WHEN_STUCK),),
    ),
    Misconception(
        "capped-rolls",
        "Gives up after a fixed number of rolls",
        "You probably thought that no game can need more rolls than your limit. A larger board, or a wall of snakes, can need more "
        "than any number that was chosen beforehand: let the search end when its queue is empty.",
        "Look for a limit on the rolls.",
        Board(144),
        patches.CAPPED_ROLLS,
        tuple(patches.CAPPED_ROLLS_TOO),
    ),
    Misconception(
        "top-left-must-be-free",
        "Takes a jump in the top left corner for a board that cannot be won",
        "You probably thought that the top left corner is the goal, and that a jump on it closes the way. With an odd number of rows "
        "the goal is in the top right corner, and the top left one is a square like any other.",
        "Look for a test of the first cell of the matrix.",
        Board(9, {7: 1}),
        patches.TOP_LEFT_MUST_BE_FREE,
    ),
    Misconception(
        "remembers-between-calls",
        "Remembers the squares of the board before",
        "You probably made the record of seen squares once, outside the function or as a default value. Then it still holds the squares "
        "of the last board when the next one is asked about. Make a new one in each call.",
        "Look for a set, a list or a dictionary that is made outside the function, or in its first line as a default.",
        Board(4),
        patches.REMEMBERS,
        keeps_state=True,
    ),
    Misconception(
        "no-minus-one",
        "Gives something else than -1 when it is stuck",
        "You probably began with a number that stands for no way found, such as infinity, a huge number or None, and gave it back as it "
        "was. When the goal cannot be reached, the answer is -1: turn your own sign into -1 at the end.",
        "Look at what the answer is before the goal is found, and at the last return.",
        TRAPPED,
        patches.HUGE_WHEN_STUCK,
        tuple(patches.HUGE_WHEN_STUCK_TOO),
    ),
    Misconception(
        "example-built-in",
        "Has the numbers of an example built in",
        "You probably tried your solver on one board only, and took its numbers for those of every board: 6 rows and 36 squares, or a list "
        "of 30 cells. Other boards have other sizes: work them out from what the solver is given.",
        "Look for numbers in your code, such as 6, 30 and 36: is each of them about the die, or about one board?",
        FORTY_NINE,
        patches.EXAMPLE_BUILT_IN,
    ),
    Misconception(
        "goal-before-jump",
        "Asks for the goal before the jump is taken",
        "You probably asked whether the landing is the goal, and not whether the end of the move is. A ladder may end on the last square: "
        "a player who takes it has won, although the die landed elsewhere.",
        "Look at where the goal is recognised: has the jump been taken there?",
        Board(9, {2: 9}),
        patches.GOAL_BEFORE_JUMP,
    ),
)

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({each.key: each for each in _ALL})
