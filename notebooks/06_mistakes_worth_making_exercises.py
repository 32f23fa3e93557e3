"""The exercises of notebook 06: thinking like a wrong solver, fixing one, and boards that catch them."""

from functools import cache

from snl_edu import MISCONCEPTIONS, Board, BoardError, break_it, fewest_rolls, named_board, textbook
from snl_edu.course import SEARCHES, choice, drawn, edit, either, gone, number, was, when, written
from snl_edu.course.solvers.judgement import judge

WITNESSES = {"A": Board(9, {2: 4, 4: 9}), "B": Board(9, {3: 9}), "C": Board(9, {2: 8, 8: 9}), "D": named_board("the-trap")}
LETTERS = "give one of the letters A, B, C and D, in quotation marks"
MARKED = ("example-1", "thirty-cells", "the-trap", "a-hundred-squares")  # on which both ways to mark are tried
NOTE, CLIMBED = named_board("the-note"), Board(16, {3: 12, 12: 5})
SHARP, SHARP_SQUARES = "chained-jumps", 25
STRONG, STRONG_SQUARES = 12, 100

gone("06-fix-the-numbering", "06-famous-score", "06-climbing-witness", "06-trap-answer")
was("06-mend-the-numbering", "06-fix-the-numbering")
for name in ("read-the-gap", "any-die", "one-snake", "far-and-fast"):  # of notebook 09, which was number 06
    was(f"06-{name}", f"09-{name}")


def answer_of(key, board):
    return MISCONCEPTIONS[key].solver(board.to_matrix())


def witness_against(key):
    (letter,) = (letter for letter, board in WITNESSES.items() if answer_of(key, board) != textbook(board.to_matrix()))
    return letter


choice(
    "06-parity-witness",
    "which board catches a solver that turns the wrong rows?",
    lambda: witness_against("parity-from-top-even"),
    wrong={
        "A": "on A the ladder from 4 is read as one from 6, but a 5 is as good a roll as a 3: both solvers answer 1",
        "C": "both ladders of C start in the middle column, which stays where it is when a row is turned",
        "D": "on D the wrong solver finds 3 and 7 free, but a snake on the goal: both solvers answer -1",
        ...: LETTERS,
    },
    hints=(
        "In a row of three, which square changes places with which?",
        "A jump that starts in the middle column is read as it should be.",
        "Look for a jump that starts in a corner, and is needed for the shortest game.",
    ),
    why="Its ladder is read as one that starts on 1, and no roll lands there.",
)


def searched(board, marked):
    """The fewest rolls, and how many squares join the queue, if the search marks the landing or the end of a move."""
    queue, seen = [(board.start, 0)], {board.start}
    for square, rolls in queue:
        if square == board.goal:
            return rolls, len(queue)
        for move in board.moves(square):
            if getattr(move, marked) not in seen:
                seen.add(getattr(move, marked))
                queue.append((move.end, rolls + 1))
    return -1, len(queue)


def what_marking_changes():
    pairs = [(searched(named_board(name), "landing"), searched(named_board(name), "end")) for name in MARKED]
    changes = [any(one[at] != other[at] for one, other in pairs) for at in (0, 1)]
    return "both" if all(changes) else "rolls" if changes[0] else "queue" if changes[1] else "nothing"


choice(
    "06-where-to-mark",
    'what changes: "rolls", "queue", "both" or "nothing"?',
    what_marking_changes,
    wrong={
        "rolls": "compare the first number of each pair once more: it stays the same",
        "both": "one of the two numbers stays the same on all four boards: which one?",
        "nothing": "look at the line of the trap: one of its two numbers depends on what is marked",
        either("landing", "end", "move.landing", "move.end"): "say what changes between the two, not which of them you like better",
        ...: 'write one of the words "rolls", "queue", "both" and "nothing"',
    },
    hints=(
        "Change the line in mark, run that cell, and then the cell with the loop. Compare line by line.",
        "The first number of each pair is the fewest rolls, the second one counts the squares that have joined.",
        "On the trap all landings end on the same square. How often does that square join?",
    ),
    why="Each landing has one end, so both are right; but several landings can share an end, which then joins several times.",
)

choice(
    "06-mixed-witness",
    "which board catches a solver that marks both?",
    lambda: witness_against("marks-landing-and-end"),
    wrong={
        "B": "on B no move ends on 3, so 3 is not marked before the die lands there, and its ladder is climbed: both solvers answer 1",
        "C": "on C the player stands on 8 and needs no ladder from there: a 1 is enough, and both solvers answer 2",
        "D": "on D all moves end on 1, and both solvers find nothing: both answer -1",
        ...: LETTERS,
    },
    hints=(
        "Find a square on which one move ends, and on which another roll could land.",
        "Such a square must be the foot of a ladder: if you land on it, you climb; if you stand on it, you stay.",
        "After the roll of 1, which squares are marked? Which of the next rolls is then left out?",
    ),
    why="The end of one ladder is marked, and so the roll that lands there is never tried.",
)

number(
    "06-how-near",
    "a player rolls past the goal: at most how many squares before the goal is that player?",
    lambda: max(left for left in range(1, 100) if any(roll > left for roll in range(1, 7))),
    wrong={
        6: "from 6 squares before the goal a roll of 6 lands exactly on it, and no roll is too large",
        7: "from 7 squares before the goal no roll even reaches it",
        1: "1 square before the goal five rolls are too large; but is that the furthest place where any roll is?",
        0: "0 squares before the goal is the goal itself: there the game is over",
        ...: "that is not it: where is the largest roll of the die just too large?",
    },
    hints=(
        "Put a finger on 35 of a board with 36 squares. Which rolls are too large? Now on 34, and so on.",
        "Only the largest roll matters: if it is not too large, then none is.",
        "A roll of 6 is too large if fewer squares than that are left.",
    ),
    why="So the die always has a roll that is exactly as large as the way that is left.",
)


@written(
    "06-legal-roll",
    "write the function that gives the roll of the legal game",
    cases=[(35, 6, 36), (33, 5, 36), (31, 6, 36), (2, 4, 36), (35, 1, 36), (20, 6, 100), (98, 6, 100), (5, 2, 9)],
    wrong={
        edit("if roll > left", "if True", key="every-roll"):
            "your function replaces every roll by the way to the goal: a roll that is not too large stays as it is",
        edit("return left", "return roll", key="too-large"): "your function gives back the roll that is too large: replace it by one that lands on the goal",
        either(edit("return left", "return goal", "return roll", "return square + roll"), edit("return left", "return goal"), key="landing"):
            "your function gives the square where the player lands: give the roll",
        edit("return left", "return roll - left", key="by-how-much"):
            "your function gives by how much the roll is too large: give the roll that is just large enough",
        edit("return left", "return 0", key="0"): "your function gives 0 for a roll that is too large: 0 is not a roll, and the game would be longer",
        edit("return left", "return 1", key="1"): "your function gives 1 for a roll that is too large: is the goal always one square away?",
        edit("goal - square", "goal - square - 1", key="one-before"): "your function stops one square before the goal",
        edit("roll > left", "roll < left", key="larger"): "your function takes the larger of the two numbers: which one is never too large?",
    },
    hints=(
        "How many squares is it from square to goal? That is a difference of two of the three numbers.",
        "If the roll is not larger than that, give it back as it is.",
        "Python's min gives the smaller one of two numbers.",
    ),
    why="The new roll is a side of the die, it lands on the goal, and the game is no longer than before.",
)
def legal_roll(square, roll, goal):
    left = goal - square
    if roll > left:
        return left
    return roll


choice(
    "06-other-half",
    "which sentence completes the proof?",
    "C",
    wrong={
        "A": "A is true, but it says nothing about how the two numbers of rolls compare",
        "B": "B is what the first half has shown already: we need the other direction",
        "D": "D is true of many boards, but a proof has to hold for every board",
        ...: LETTERS,
    },
    hints=(
        "The first half: the right solver needs no more rolls than the wrong one. What does the other half have to say?",
        "Two numbers are equal if neither is larger than the other.",
        "Is anything that the rules allow forbidden in the wrong solver?",
    ),
    why="Neither number is larger than the other, so they are equal, on every board.",
)

number(
    "06-climbing-on",
    "what does the wrong solver answer?",
    lambda: answer_of("chained-jumps", CLIMBED),
    wrong={
        2: "that is the right answer, and the wrong solver's is asked for: it does not stay on 12",
        1: "for that a first roll would have to end on 16: where does it end for a player who slides on from 12?",
        4: "it need not touch a jump at all: how many rolls does it take to walk from 1 to 16?",
        -1: "it does find the goal: nobody has to land on 3 or on 12",
        5: "5 is the square where it ends up when it lands on 3; how many rolls does it count to the goal?",
        ...: "that is not it: for the wrong solver a roll to 3 ends on 5, and so does a roll to 12; count again",
    },
    hints=(
        "Where does the wrong solver stand after a roll of 2? Follow the jumps until none starts there.",
        "So for this solver the jumps are of no use. Which squares does it reach with one roll, and with two?",
        "With two rolls it gets to 13 at most. Is that near enough to 16 for the next roll?",
    ),
    why="For this solver the ladder leads to 5, so nothing on the board saves a roll.",
)


def chain(board):
    """A jump that ends where another one starts: its start, its end, and the end of the other one."""
    return next(((start, end, board.jumps[end]) for start, end in board.jumps.items() if end in board.jumps), None)


IS_TRUE = {
    "A": Board(36).position(17) == (3, 5),
    "B": answer_of("chained-jumps", NOTE) != fewest_rolls(NOTE),
    "C": MISCONCEPTIONS["overshoot-wins"].board is None,
    "D": chain(Board.from_matrix([[4, -1], [-1, 3]])) is not None,
    "E": fewest_rolls(Board(1)) == 0,
}
LISTED, MORE = "{} is in your list of false statements; look at it again: ", "those are false, and there are more; look at {} again: "


def letters(answer):
    return {letter for letter in "".join(map(str, answer)).upper() if letter.isalnum()}


def lists(letter, is_there=True):
    return lambda answer: (letter in letters(answer)) is is_there and letter


choice(
    "06-what-was-printed",
    "which statements are false?",
    "".join(letter for letter in IS_TRUE if not IS_TRUE[letter]),
    also=lambda answer: letters(answer) == {letter for letter in IS_TRUE if not IS_TRUE[letter]},
    wrong={
        when(lambda answer: not letters(answer), "", ", ", key="no-letters"): 'write the letters of the false statements in one text, such as "BD"',
        when(lambda answer: min(letters(answer) - set(IS_TRUE), default=None), "ABX", [1, 2], key="no-such-letter"): "there is no statement {}, only A to E",
        when(lists("C"), "CE", key="C"): LISTED + "read the proof in the notebook once more",
        when(lists("E"), "ABDE", key="E"): LISTED + "where does the game start, and where is the goal?",
        when(lists("A", False), "BD", key="without-A"): MORE + "ask Board(36).position(17), or count along the row from 0",
        when(lists("B", False), "AD", key="without-B"): MORE + "what does a right solver answer for it, and what does one that climbs on?",
        when(lists("D", False), "AB", key="without-D"): MORE + "which square is in the top left corner, and where does the 4 in it lead?",
    },
    hints=(
        "Each statement can be tried out: with Board(36).position, Board.from_matrix, or a solver.",
        "Two of them were settled in this notebook by a cell that you have run, and one by a proof.",
        "Draw the board of statement D: on which square does the 4 stand? Where would a jump from there lead?",
    ),
    why="What is printed can be wrong; a board, a solver or a proof settles it.",
)


@written(
    "06-two-mistakes",
    "fix both mistakes of the solver",
    cases=(),
    judge=lambda answer, _: judge(answer),
    without=(*SEARCHES, "min_dice_throws"),
    hints=(
        "Begin with the last line: what does the solver say if the goal is never reached?",
        "Then compare what is asked before a square joins the queue with what is marked.",
        "Ask about the same square that you mark: one of the two kinds, and never the other.",
    ),
    why="One set has one meaning again, and a search that finds no goal says so.",
)
def solve(matrix):
    board = Board.from_matrix(matrix)
    queue, seen = [(board.start, 0)], {board.start}
    for square, rolls in queue:
        if square == board.goal:
            return rolls
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                queue.append((move.end, rolls + 1))
    return -1


@cache
def caught(board):
    """The mistakes that a board catches, or why it cannot be tried."""
    try:
        return break_it(board).exposed
    except BoardError as error:
        return str(error)


drawn(
    "06-sharp-board",
    f"invent a Board of at most {SHARP_SQUARES} squares that catches {SHARP} and nothing else",
    Board(16, {2: 9, 9: 10}),
    wrong={
        when(lambda board: board.squares > SHARP_SQUARES and f"{board.squares:,}", Board(36, {2: 9, 9: 10}), key="too-large"):
            f"your board has {{}} squares, and {SHARP_SQUARES} is the most that is asked for",
        when(lambda board: type(caught(board)) is str and caught(board), Board(15, {2: 9, 9: 10}), Board(16, die=4), key="cannot-be-tried"): "{}",
        when(lambda board: SHARP not in caught(board) and not chain(board), Board(9, {2: 9}), key="no-chain"):
            f"your board does not catch {SHARP}: none of its jumps ends where another one starts",
        when(lambda board: SHARP not in caught(board) and chain(board), NOTE, key="chain-that-changes-nothing"):
            f"your board does not catch {SHARP}: if you land on {{}}, you go to {{}}, and by mistake on to {{}}, but the fewest rolls stay the same",
        when(lambda board: ", ".join(key for key in caught(board) if key != SHARP) or None, Board(9, {2: 8, 8: 9}), key="catches-more"):
            f"your board catches {SHARP}, and also {{}}: move its jumps until nothing else is caught",
    },
    hints=(
        "Let a ladder end on the foot of another, and let climbing on save a whole roll.",
        ("A solver that misplaces the ladders sees other ladders. That does no harm if ladders are of no use: let the board take as many rolls as an empty one,"
         " and fewer only for a solver that climbs on."),
        ("16 empty squares take 3 rolls. Let the first ladder start on 2: where must it end so that there are still 3, and where must the second one end "
         "so that climbing on makes them 2?"),
    ),
    why="Anyone whose solver fails on this board knows at once which line to look at.",
)


def too_few(board, kind=True):
    """How many mistakes a board of some kind catches, if that is not enough."""
    return str(len(caught(board))) if kind and len(caught(board)) < STRONG else None


CATCHES = f"your board catches {{}}, and {STRONG} are asked for; "

drawn(
    "06-strong-board",
    f"invent a Board of at most {STRONG_SQUARES} squares that catches at least {STRONG} wrong solvers",
    Board(81, {13: 31, 31: 61}),
    wrong={
        when(lambda board: board.squares > STRONG_SQUARES and f"{board.squares:,}", Board(121, {13: 31, 31: 61}), key="too-large"):
            f"your board has {{}} squares, and {STRONG_SQUARES} is the most that is asked for",
        when(lambda board: type(caught(board)) is str and caught(board), Board(49, die=4), key="cannot-be-tried"): "{}",
        when(lambda board: too_few(board, fewest_rolls(board) is None), named_board("the-trap"), key="cannot-be-won"):
            CATCHES + "it cannot be won, so all the mistakes that make a search give up, or go a longer way, are right on it: make one that can be won",
        when(lambda board: too_few(board, board.rows % 2 == 0), named_board("example-1"), key="even-rows"):
            CATCHES + "where the number of rows is even, the goal is in the top left corner: try an odd one",
        when(too_few, Board(49), key="too-few"): CATCHES + "the list of those that survive shows what to try next",
    },
    hints=(
        "Take an odd number of rows, and more than five: on a short board giving up early does no harm.",
        "Two long ladders, the second starting where the first one ends, do most of the work.",
        "On 81 squares, let the first ladder start in row 2 from below and end in row 4, and the second one end in row 7. Then move the ends about.",
    ),
    why="One board that is worth more as a test than both famous examples together.",
)
