"""The first half of the mistakes: those that are made most often, in this order."""

from snl_edu.course.misconceptions.misconception import (
    BEST,
    COLLECT,
    FORTY_NINE,
    JOIN,
    JUMP,
    MARK,
    MARKED_WHEN_TAKEN,
    ROLLS,
    TRAPPED,
    UNLESS_LANDED_ON,
    Misconception,
    capped,
)
from snl_edu.model.board import Board

FREQUENT = (
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
)
