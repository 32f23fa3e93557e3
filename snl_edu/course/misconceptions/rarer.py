"""The second half of the mistakes: those that are rarer, in this order."""

from snl_edu.course.misconceptions.misconception import (
    END,
    FORTY_NINE,
    JOIN,
    JUMP,
    LIMITS,
    MARK,
    MARKED_WHEN_TAKEN,
    PASS,
    ROLLS,
    SEARCH,
    TABLE,
    TRAPPED,
    Misconception,
    capped,
    rounds,
)
from snl_edu.model.board import Board

RARER = (
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
