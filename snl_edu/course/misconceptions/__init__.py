"""Wrong solvers people really write: each a small change to one readable solver, with a name and an explanation."""

from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import indent
from types import MappingProxyType

from snl_edu.course.misconceptions.textbook import (
    TEXTBOOK,
    Changes,
    Solver,
    changed,
    function_of,
    new_function_of,
    textbook,
    variations,
)
from snl_edu.model.board import Board

__all__ = ["MISCONCEPTIONS", "TEXTBOOK", "TRAPPED", "Misconception", "Solver", "changed", "function_of", "textbook"]


@dataclass(frozen=True, eq=False)
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
    changes: Changes
    others: tuple[Changes, ...] = ()
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

    def texts(self, base: str = TEXTBOOK) -> list[str]:
        """All these solvers as text, each with the rolls in either order and the goal recognised early or late.

        They may be made from another text than the textbook; a change that does not fit it raises a LookupError.
        """
        texts = [changed(changes, base) for changes in (self.changes, *self.others)]
        return list(dict.fromkeys(variation for text in texts for variation in variations(text)))


TRAPPED = Board(9, dict.fromkeys(range(2, 8), 1))
FORTY_NINE = Board(49)

JUMP = "landing if matrix[row][column] == -1 else matrix[row][column]"
ROLLS = "        for landing in range(square + 1, min(square + 6, goal) + 1):\n"
MARK = TEXTBOOK[TEXTBOOK.index("            if end not") : TEXTBOOK.index("    return -1")]
JOIN = "            queue.append((end, rolls + 1))\n"
MARKED_WHEN_TAKEN = "        if square in seen:\n            continue\n        seen.add(square)\n"
UNLESS_LANDED_ON = "if landing in seen:\n                continue\n            seen.add(landing)\n            "
COLLECT = "        ends = []\n" + ROLLS
BEST = "            ends.append(end)\n        best = max(ends)\n"
# A number for each square, corrected while going over the squares once or a few times.
SEARCH = TEXTBOOK[TEXTBOOK.index("    queue = ") :]
TABLE, END = "    fewest = {1: 0}\n", "    return fewest.get(goal, -1)\n"
PASS = """\
    for square in range(1, goal):
        if square not in fewest:
            continue
        for landing in range(square + 1, min(square + 6, goal) + 1):
            row, column = place(landing)
            end = landing if matrix[row][column] == -1 else matrix[row][column]
            fewest[end] = min(fewest.get(end, goal), fewest[square] + 1)
"""
# The limits that are found in public code, and round numbers.
LIMITS = ("2 * size", "3 * size", "goal // 6", *map(str, (10, 12, 15, 18, 24, 27, 30, 33, 36, 40, 50, 60, 64)))


def capped(rolls: str) -> Changes:
    """A search that gives up before it takes a square that needs that many rolls."""
    return {"while queue:": f"while queue and queue[0][1] < {rolls}:"}


def rounds(number: int) -> Changes:
    """A table that is corrected that many times."""
    return {SEARCH: f"{TABLE}    for _ in range({number}):\n{indent(PASS, '    ')}{END}"}


_ALL = (
    Misconception(
        "chained-jumps",
        "Keeps sliding and climbing",
        "You probably thought that a player who gets to a snake's mouth or a ladder's foot must take it, however they got there. "
        "The rule is one jump a roll: if a snake or ladder ends where another starts, you stay there until the next roll.",
        "Look for a loop, or a call of itself, where the jump is taken.",
        Board(9, {2: 8, 8: 9}),
        {
            JUMP: """\
landing
            while matrix[row][column] != -1:
                end = matrix[row][column]
                row, column = place(end)"""
        },
    ),
    Misconception(
        "optional-jumps",
        "May stay on a snake's mouth or a ladder's foot",
        "You probably thought that a player may choose whether to take the snake or ladder they land on. "
        "The rule is that it must be taken: the landing square itself is never stood on.",
        "Look for the place where the landing square joins the queue although a jump starts on it.",
        Board(25, {7: 1}),
        {
            MARK: """\
            for end in (landing, end):
                if end not in seen:
                    seen.add(end)
                    queue.append((end, rolls + 1))
"""
        },
    ),
    Misconception(
        "marks-landing-and-end",
        "One visited set for landings and ends, asked at the landing",
        "You probably thought that a square is done once anybody has been there. But landing on a ladder's foot and standing on it "
        "are two things: a player who lands there climbs, and one who stands there rolls on. Mark landings or ends, not both in one set.",
        "Look at what is asked before the jump and what is marked after it.",
        Board(9, {2: 3, 3: 9}),
        {"if end not in": "if landing not in", "seen.add(end)": "seen.update((landing, end))"},
    ),
    Misconception(
        "skips-jump-to-seen",
        "Ignores a jump whose end was landed on before",
        "You probably thought that a jump to a square that was landed on before leads to nothing new. But a landing that was "
        "carried away by a jump was never stood on: a player who gets there by another jump has a new place to roll from.",
        "Look at which squares are marked: those where the die lands, or those where the move ends?",
        Board(9, {2: 1, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 6}),
        {"if end not": UNLESS_LANDED_ON + "if end == landing or end not"},
        ({"if end not": UNLESS_LANDED_ON + "if end == landing or end not", "                seen.add(end)\n": ""},),
    ),
    Misconception(
        "last-distance-when-stuck",
        "No -1: returns the last distance",
        "You probably thought that the search always ends at the goal. On some boards the queue is empty before that, "
        "and then the number of rolls that happens to be at hand is not an answer: the answer is -1.",
        "Look at the line after the loop.",
        TRAPPED,
        {"return -1": "return rolls"},
        ({"return -1": "return rolls + 1"}, {"return -1": "return 0"}),
    ),
    Misconception(
        "row-major",
        "Numbers every row from left to right",
        "You probably thought that every row is numbered from left to right. The board is walked back and forth: "
        "each row runs the other way from the one below it.",
        "Look at how a square number becomes a row and a column.",
        Board(4, {3: 1}),
        {"along if up % 2 == 0 else size - 1 - along": "along"},
    ),
    Misconception(
        "parity-from-top-even",
        "Direction by the row of the matrix, right for an even number of rows only",
        "You probably chose the direction of a row by its number in the matrix, counted from the top. The bottom row runs to the "
        "right, so the direction depends on the rows counted from the bottom; with an odd number of rows that is not the same.",
        "Look at the row number whose parity is asked.",
        Board(9, {3: 9}),
        {"up % 2 == 0": "row % 2 == 1"},
    ),
    Misconception(
        "parity-from-top-odd",
        "Direction by the row of the matrix, right for an odd number of rows only",
        "You probably chose the direction of a row by its number in the matrix, counted from the top. The bottom row runs to the "
        "right, so the direction depends on the rows counted from the bottom; with an even number of rows that is not the same.",
        "Look at the row number whose parity is asked.",
        Board(4, {3: 1}),
        {"up % 2 == 0": "row % 2 == 0"},
    ),
    Misconception(
        "rows-not-flipped",
        "Takes row 0 of the matrix for the bottom row",
        "You probably thought that the first row of the matrix is the row of square 1. "
        "It is the top row of the board: square 1 is in the last row of the matrix.",
        "Look at how a square number becomes a row.",
        Board(9, {2: 9}),
        {"size - 1 - up": "up"},
    ),
    Misconception(
        "goal-top-left",
        "Takes the top left corner for the goal",
        "You probably thought that the last square is always in the top left corner. "
        "With an odd number of rows the top row runs to the right, and the last square is in the top right corner.",
        "Look at how the goal is recognised.",
        Board(9, {7: 1}),
        {"if square == goal": "if place(square) == (0, 0)"},
        ({"goal = size * size": "goal = size * size if size % 2 == 0 else size * (size - 1) + 1"},),
    ),
    Misconception(
        "depth-first",
        "Returns the first way that it finds",
        "You probably took the newest square first and followed it to the end. That finds a way to the goal, "
        "but the first one found need not be a shortest one. Take the oldest square first: a queue, not a stack.",
        "Look at which end of the queue the next square is taken from.",
        Board(16, {2: 10}),
        {"popleft": "pop"},
        ({"seen = {1}": "seen = set()", "popleft()\n": "pop()\n" + MARKED_WHEN_TAKEN, MARK: JOIN},),
    ),
    Misconception(
        "greedy",
        "Always takes the highest square within reach",
        "You probably thought that the highest square within reach is the best one. "
        "A lower square may stand before a ladder that leads higher still: all squares within reach must be kept.",
        "Look at how many squares are kept after a roll.",
        Board(16, {2: 8, 8: 16}),
        {
            ROLLS: COLLECT,
            MARK: BEST
            + "        if best not in seen:\n            seen.add(best)\n            queue.append((best, rolls + 1))\n",
        },
        (
            {ROLLS: COLLECT, MARK: BEST + "        queue.append((best, rolls + 1))\n"},
            {ROLLS: COLLECT, MARK: BEST + "        if best > square:\n            queue.append((best, rolls + 1))\n"},
        ),
        may_not_end=True,
    ),
    Misconception(
        "depth-capped",
        "Gives up after as many rolls as there are rows",
        "You probably thought that more rolls than the board has rows cannot be needed. "
        "A row of seven squares or more can take more than one roll, and snakes make the way longer still.",
        "Look for a limit on the rolls.",
        FORTY_NINE,
        capped("size + 1"),
        (capped("size"), capped("size + 2")),
    ),
    Misconception(
        "starts-off-board",
        "Counts from a square before the first one",
        "You probably let the player begin off the board, on a square 0. In this problem the game starts on square 1, "
        "so one roll leads to 2 to 7.",
        "Look at the square that the queue begins with.",
        FORTY_NINE,
        {"(1, 0)": "(0, 0)", "seen = {1}": "seen = {0}"},
        ({"(1, 0)": "(0, 0)", "seen = {1}": "seen = {0, 1}"},),
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
        {"min(square + 6, goal) + 1):": "square + 7):\n            landing = min(landing, goal)"},
    ),
    Misconception(
        "never-marks",
        "Keeps no record of the squares it has seen",
        "You probably thought that the queue will run empty by itself. Snakes lead back to squares that were reached before, so without a "
        "record of them the search goes round and round: on a board that cannot be won it never ends.",
        "Look for the place where a square is marked as seen.",
        TRAPPED,
        {MARK: JOIN},
        may_not_end=True,
    ),
    Misconception(
        "marks-landing-too",
        "Asks whether the end was seen, and marks the landing as well",
        "You probably thought that it does no harm to mark the square where the die lands as well. But nobody stands there when a "
        "jump leads on: marked as seen, it is closed to a player who could stand on it later, at the end of another jump.",
        "Look at the squares that are marked: is one among them on which nobody stands?",
        Board(16, {3: 2, 6: 2, 7: 5, 10: 3, 11: 10}),
        {"seen.add(end)": "seen.update((landing, end))"},
    ),
    Misconception(
        "jumps-ignored",
        "Walks past snakes and ladders",
        "You probably left the snakes and ladders for later. Where one starts, the player does not stay: "
        "the square to remember is the one where it ends.",
        "Look for the place where the matrix is read.",
        Board(9, {2: 9}),
        {JUMP: "landing"},
    ),
    Misconception(
        "snakes-ignored",
        "Takes the ladders and walks past the snakes",
        "You probably thought that a snake is bad luck that a clever player avoids. But a player who lands on it must take it: "
        "its square cannot be stood on, and sometimes the way down is the quicker one.",
        "Look for a comparison of the landing with the end of the jump.",
        Board(16, {7: 1, 13: 16}),
        {JUMP: "max(landing, matrix[row][column])"},
    ),
    Misconception(
        "snakes-are-walls",
        "Never lands on a snake",
        "You probably thought that a snake can only make a game longer. A snake may lead to the foot of a ladder "
        "that is out of reach otherwise: a way down can be part of a shortest game.",
        "Look for the place where a landing is skipped.",
        Board(9, {3: 2, 4: 3, 5: 4, 6: 5, 7: 6}),
        {JUMP: JUMP + "\n            if end < landing:\n                continue"},
    ),
    Misconception(
        "jump-costs-a-roll",
        "Counts a snake or a ladder as a roll of its own",
        "You probably counted the jump as one more step. It belongs to the roll that landed on it: "
        "landing on a ladder and climbing it is one roll.",
        "Look at the number that is stored with a square after a jump.",
        Board(9, {2: 9}),
        {
            ROLLS: "        row, column = place(square)\n        value = matrix[row][column]\n" + ROLLS,
            "            row, column = place(landing)\n": "",
            JUMP: "landing if value == -1 else value",
        },
        (
            {"rolls + 1": "rolls + 1 + (end != landing)"},
            {
                "queue = deque([(1, 0)])\n    seen = {1}": "from heapq import heappop, heappush\n\n    queue = [(0, 1)]\n    seen = set()",
                "square, rolls = queue.popleft()\n": "rolls, square = heappop(queue)\n" + MARKED_WHEN_TAKEN,
                MARK: "            heappush(queue, (rolls + 1 + (end != landing), end))\n",
            },
        ),
    ),
    Misconception(
        "numbering-off-by-one",
        "Counts the squares from 1 where rows and columns count from 0",
        "You probably divided the number of the square by the size. Rows and columns count from 0 and squares from 1, "
        "so 1 has to be taken away first: otherwise the last square of each row is looked up in the next one.",
        "Look at the division that gives the row and the column.",
        Board(9, {2: 9}),
        {"(square - 1, size)": "(square, size)"},
        ({"(square - 1, size)": "(square, size)", "if matrix": "if landing == goal or matrix"},),
    ),
    Misconception(
        "one-pass",
        "Goes over the squares once, from 1 to the last",
        "You probably thought that the numbers of all lower squares are final when a square is looked at. "
        "A snake leads back to a square that has had its turn: what it could reach from there is never looked at again.",
        "Look for a loop over the squares that runs only once.",
        Board(64, {2: 39, 44: 17, 23: 64}),
        {SEARCH: TABLE + PASS + END},
        (
            {
                SEARCH: TABLE  # the other way round: each square asks the six before it
                + """\
    for landing in range(2, goal + 1):
        before = [fewest[square] for square in range(max(1, landing - 6), landing) if square in fewest]
        row, column = place(landing)
        end = landing if matrix[row][column] == -1 else matrix[row][column]
        if before:
            fewest[end] = min(fewest.get(end, goal), min(before) + 1)
"""
                + END
            },
        ),
    ),
    Misconception(
        "few-rounds",
        "Goes over the squares a fixed number of times",
        "You probably thought that a few rounds over the board are enough. Each snake in a shortest game can need one more round, "
        "so no fixed number is enough: go on while anything changes.",
        "Look at the number of rounds.",
        Board(49, {7: 28, 26: 49, 28: 25, 30: 27}),
        rounds(2),
        tuple(map(rounds, range(3, 9))),
    ),
    Misconception(
        "wrong-die",
        "Rolls a die with another number of faces",
        "You probably counted one roll too many or too few: in Python range(1, 6) ends with 5, and range(1, 8) with 7. "
        "A die shows 1 to 6.",
        "Look at the loop over the rolls: which is the last one?",
        Board(9, {7: 9}),
        {"square + 6": "square + 5"},
        tuple({"square + 6": f"square + {faces}"} for faces in (7, 4, 8, 3, 10, 12)),
    ),
    Misconception(
        "counts-one-too-many",
        "Counts one roll too many",
        "You probably counted the squares of the way, or the turns of the loop, and not the rolls between them. "
        "On the start no roll has been made yet.",
        "Look at the number that belongs to the start, and at when 1 is added to it.",
        Board(4),
        {"return rolls": "return rolls + 1"},
        ({"return rolls": "return rolls + 1", "return -1": "return 0"},),
    ),
    Misconception(
        "counts-one-too-few",
        "Counts one roll too few",
        "You probably forgot the last roll: when a roll leads to the goal, that roll counts too.",
        "Look at what is returned when the goal is found, and at when 1 is added.",
        Board(4),
        {"return rolls": "return rolls - 1"},
        ({"return rolls": "return rolls - 1", "return -1": "return -2"},),
    ),
    Misconception(
        "capped-rolls",
        "Gives up after a fixed number of rolls",
        "You probably thought that no game can need more rolls than your limit. A larger board, or a wall of snakes, can need more "
        "than any number that was chosen beforehand: let the search end when its queue is empty.",
        "Look for a limit on the rolls.",
        Board(144),
        capped("20"),
        tuple(capped(limit + more) for limit in ("20", *LIMITS) for more in ("", " + 1", " + 2"))[1:],
    ),
    Misconception(
        "top-left-must-be-free",
        "Takes a jump in the top left corner for a board that cannot be won",
        "You probably thought that the top left corner is the goal, and that a jump on it closes the way. With an odd number of rows "
        "the goal is in the top right corner, and the top left one is a square like any other.",
        "Look for a test of the first cell of the matrix.",
        Board(9, {7: 1}),
        {"size = len(matrix)\n": "size = len(matrix)\n    if matrix[0][0] != -1:\n        return -1\n"},
    ),
    Misconception(
        "remembers-between-calls",
        "Remembers the squares of the board before",
        "You probably made the record of seen squares once, outside the function or as a default value. Then it still holds the squares "
        "of the last board when the next one is asked about. Make a new one in each call.",
        "Look for a set, a list or a dictionary that is made outside the function, or in its first line as a default.",
        Board(4),
        {
            "def solve": "seen = {1}\n\n\ndef solve",
            "    seen = {1}\n": "",
            "return -1\n": """\
return -1


solve([[-1, -1], [-1, -1]])  # an earlier call, which has left its marks behind
""",
        },
        keeps_state=True,
    ),
    Misconception(
        "no-minus-one",
        "Gives something else than -1 when it is stuck",
        "You probably began with a number that stands for no way found, such as infinity, a huge number or None, and gave it back as it "
        "was. When the goal cannot be reached, the answer is -1: turn your own sign into -1 at the end.",
        "Look at what the answer is before the goal is found, and at the last return.",
        TRAPPED,
        {"return -1": "return 10**9"},
        ({"return -1": "return 401"}, {"return -1": "return goal + 1"}),
    ),
    Misconception(
        "example-built-in",
        "Has the numbers of an example built in",
        "You probably tried your solver on one board only, and took its numbers for those of every board: 6 rows and 36 squares, or a list "
        "of 30 cells. Other boards have other sizes: work them out from what the solver is given.",
        "Look for numbers in your code, such as 6, 30 and 36: is each of them about the die, or about one board?",
        FORTY_NINE,
        {"size = len(matrix)": "size = 6"},
    ),
    Misconception(
        "goal-before-jump",
        "Asks for the goal before the jump is taken",
        "You probably asked whether the landing is the goal, and not whether the end of the move is. A ladder may end on the last square: "
        "a player who takes it has won, although the die landed elsewhere.",
        "Look at where the goal is recognised: has the jump been taken there?",
        Board(9, {2: 9}),
        {
            "        if square == goal:\n            return rolls\n": "",
            ROLLS: ROLLS + "            if landing == goal:\n                return rolls + 1\n",
        },
    ),
)

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({each.key: each for each in _ALL})
