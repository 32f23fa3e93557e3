"""The exercises of notebook 04: the claim and its proof, other searches, walls, costs, and where greed goes in circles."""

from itertools import count

from snl_edu import Board, explore, fewest_rolls, frontiers, named_board
from snl_edu.calls.sandbox import run
from snl_edu.course import SEARCHES, choice, drawn, edit, either, gone, number, squares, when, written

FAMOUS, FIRST, TRAP = named_board("example-1"), named_board("first-is-not-best"), named_board("the-trap")
SMALL = Board(12, {3: 8, 9: 4, 11: 2})
WALLED = dict.fromkeys(range(10, 16), 1)  # six snakes side by side
SEARCHED = ("first-is-not-best", "the-modest-ladder", "the-deep-end", "the-high-road", "empty-6x6")
WALLS = ("the-trap", "five-in-a-row", "over-the-wall", "onto-the-wall")

gone("04-again", "04-twice", "04-ahead", "04-newest")


def keeps_every_way(squares_after):
    """Whether a function cannot make many rolls, because it goes on from a square once for each way to it."""
    return run(squares_after, SMALL, 3).trouble is None and run(squares_after, Board(64), 6, steps=50_000).is_endless


def every_way(board, rolls):
    ends = [board.start]
    for _ in range(rolls):
        ends = [move.end for square in ends for move in board.moves(square)]
    return ends


@written(
    "04-standing-after",
    "write the function that gives the squares where a player can stand after exactly that many rolls",
    cases=[
        *((SMALL, 1), (SMALL, 2), (SMALL, 3), (FAMOUS, 2), (FAMOUS, 3), (named_board("short-and-narrow"), 2)),
        *((Board(9, {2: 7}, start=0), 1), (Board(9, {2: 7}, start=0), 2), (SMALL, 0), (Board(4), 3), (Board(1), 1)),
    ],
    each="square",
    normal=lambda found: sorted(set(found)),
    without=SEARCHES,
    wrong={
        when(keeps_every_way, every_way, key="every-way"):
            "your function goes on from a square once for each way to it, so each roll takes six times longer: keep the squares in a set",
        edit("board.start", "1", key="starts-on-1"): "your function always begins on square 1: begin on `board.start`, which need not be 1",
        either(edit("after = set()", "after = set(squares)"), edit("after = set()", "after = set(squares) if _ else set()"), key="at-most"):
            "your squares are those of at most that many rolls: keep only where a player stands after the last one",
        edit("squares = {", "squares = seen = {", "squares = after", "squares = after - seen\n        seen = seen | squares", key="marks"):
            "your function leaves out squares that were reached before: this one marks nothing as seen",
        either(edit("move.end", "move.landing"), edit("_ in", "turn in", "move.end", "move.end if turn < rolls - 1 else move.landing"), key="landings"):
            "your squares are those where the die lands: a player stands where the move ends",
        edit("range(rolls)", "range(rolls + 1)", key="one-too-many"): "your function rolls once too often: after 0 rolls the player is on the start",
        edit("range(rolls)", "range(rolls - 1)", key="one-too-few"): "your function makes one roll too few: count its turns",
        either(edit("range(rolls)", "range(1)"), edit("range(rolls)", "range(min(rolls, 1))"), edit("    return", "        return"), key="rolls-once"):
            "your function always rolls once: repeat it, from all squares that the last roll gave",
        edit("squares = after", "pass", key="never-goes-on"):
            "your function stays on the start: after each roll, go on with the new squares in place of the old ones",
        edit("return squares", "return squares if rolls else set()", key="nothing-for-0"):
            "your function gives nothing for 0 rolls: the player is on the start then",
        edit("board.moves", "Board(board.squares, board.jumps, start=board.start).moves", key="six-sides"):
            "your function rolls a die with six sides: `board.moves(square)` knows the board's own die",
        edit("board.moves", "Board(board.squares + rolls * board.die, board.jumps, die=board.die, start=board.start).moves", key="past-the-goal"):
            "your player rolls past the goal: such a roll is no move, and `board.moves(square)` leaves it out",
        edit("after = set()", "after = squares & {board.goal}", key="stays-on-the-goal"):
            "on the goal the game is over: no roll leads on from there, not even to the goal itself",
        edit("return squares", "return len(squares)", key="counts"): "your function counts the squares: give the squares themselves",
    },
    hints=(
        "Begin with a set that holds only `board.start`.",
        "One roll: make a new, empty set, and add the end of every move from every square of the old one.",
        "Do this as often as the number of rolls says, with `for _ in range(rolls)`, and each time go on with the new set.",
    ),
    why="It has no queue and marks nothing as seen: slow and plain, so it is a good judge of the search.",
)
def standing_after(board, rolls):
    squares = {board.start}
    for _ in range(rolls):
        after = set()
        for square in squares:
            for move in board.moves(square):
                after.add(move.end)
        squares = after
    return squares


USES = {"A": "C", "B": "G", "D": "EFA", "F": "B", "G": "C"}  # the sentences that each sentence of the proof uses


def letters(text):
    return [letter for letter in text.upper() if letter.isalnum()]


def gaps(text):
    """Each sentence that comes before one which it uses, with that one."""
    order = letters(text)
    return [letter + used for place, letter in enumerate(order) for used in USES.get(letter, "") if used not in order[:place]]


choice(
    "04-order",
    "in which order are the sentences a proof?",
    "ECGBFAD",
    also=lambda text: sorted(letters(text)) == list("ABCDEFG") and not gaps(text),
    judge=lambda answer, usual: usual("".join(map(str, answer)) if isinstance(answer, (list, tuple)) else answer),
    wrong={
        when(lambda text: next((each for each in letters(text) if each not in "ABCDEFG"), None), "ECGBFAH", key="no-such"):
            "there is no sentence {}: the letters are A to G",
        when(lambda text: next((each for each in letters(text) if letters(text).count(each) > 1), None), "ECGBFADD", key="twice"):
            "sentence {} is there more than once: each sentence is used once",
        when(lambda text: next((each for each in "ABCDEFG" if each not in letters(text)), None), "ECGBFD", key="missing"):
            "sentence {} is missing: the proof needs all seven",
        when(lambda text: gaps(text)[0] == "AC", "ABCDEFG", key="A-before-C"):
            "sentence A comes too early: it uses that the frontiers up to k are right, and nobody has supposed that yet",
        when(lambda text: gaps(text)[0] == "BG", "ECBGFAD", key="B-before-G"):
            "sentence B comes too early: it speaks of P and S, and nobody has said yet which squares these are",
        when(lambda text: gaps(text)[0] == "DE", "CGBFADE", key="D-before-E"):
            "sentence D comes too early: it needs frontier 0 to be right, and that is not shown yet: the first domino has not fallen",
        when(lambda text: gaps(text)[0] == "DF", "ECADGBF", key="D-before-F"):
            "sentence D comes too early: it is not shown yet that every square that needs k + 1 rolls joins frontier k + 1",
        when(lambda text: gaps(text)[0] == "DA", "ECGBFDA", key="D-before-A"):
            "sentence D comes too early: it is not shown yet that no other square joins frontier k + 1",
        when(lambda text: gaps(text)[0] == "FB", "ECGFBAD", key="F-before-B"):
            "sentence F comes too early: it puts P into frontier k, and it is not shown yet how many rolls P needs",
        when(lambda text: gaps(text)[0] == "GC", "EGCBFAD", key="G-before-C"):
            "sentence G comes too early: it counts on from k, and nobody has said yet what is known of k",
    },
    hints=(
        "Which sentences use nothing that another sentence says? One of them comes first.",
        "The proof looks at one square S. Find the sentence that chooses it, and then follow what it says about P.",
        "The last sentence speaks of all frontiers. It needs three things: frontier 0, that the right squares join, and that no other does.",
    ),
    why="This is a proof by induction: frontier 0 is right, and each frontier makes the next one right.",
)

choice(
    "04-deep-loses",
    "on which of the five boards does the newest first lose?",
    lambda: {name for name in SEARCHED if [*explore(named_board(name), "newest")][-1].depth + 1 > fewest_rolls(named_board(name))},
    wrong={
        when(lambda names: sorted(names.difference(SEARCHED)), ["example-1"], key="another-board"): "write names of the five boards only, not {}",
        "the-modest-ladder": "on the-modest-ladder it finds a game as short as the oldest first does: look at the counters",
        "the-high-road": "on the-high-road another search loses: look at the middle one at the end",
        "empty-6x6": "on the empty board every search that goes on with six after six finds a shortest game",
        when(lambda names: names == set(), [], key="empty"): "your list is still empty, and there is at least one such board",
        when(lambda names: names.isdisjoint({"first-is-not-best"}), ["the-deep-end"], key="lacks-first-is-not-best"):
            "right so far, but look again at first-is-not-best: count the rolls of the game that the newest first finds there",
        when(lambda names: names.isdisjoint({"the-deep-end"}), ["first-is-not-best"], key="lacks-the-deep-end"):
            "right so far, but one more board has a ladder that is passed by",
    },
    hints=(
        "Put each of the names into the cell above, run it, and go to the end.",
        "At the end each search says how many rolls its game has, and how many are enough.",
        "A ladder at the very beginning is what the newest first passes by.",
    ),
    why="Going deep passes by a ladder near the start, because other squares are newer.",
)

choice(
    "04-can-be-won",
    "which of the four boards can be won?",
    lambda: {name for name in WALLS if fewest_rolls(named_board(name)) is not None},
    wrong={
        "the-trap": "on the-trap every roll from 1 ends on 1 again",
        "six-in-a-row": "six-in-a-row is not one of the four, and you have seen its search end",
        when(lambda names: sorted(names.difference(WALLS)), ["seven-in-a-row"], key="another-board"): "write names of the four boards only, not {}",
        when(lambda names: names == set(), [], key="empty"): "your list is still empty, and at least one of the boards can be won",
        when(lambda names: names.isdisjoint({"five-in-a-row"}), ["over-the-wall", "onto-the-wall"], key="lacks-five"):
            "right so far, but stand on 10 on five-in-a-row: where does a 6 lead?",
        when(lambda names: names.isdisjoint({"onto-the-wall"}), ["five-in-a-row", "over-the-wall"], key="lacks-onto"):
            "right so far, but think of onto-the-wall: one jump a roll, so does a snake bite anyone who came by ladder?",
        when(lambda names: names.isdisjoint({"over-the-wall"}), ["five-in-a-row", "onto-the-wall"], key="lacks-over"):
            "right so far, but look where the ladder of over-the-wall leads",
    },
    hints=(
        "Stand right in front of the first snake. Which squares does a roll reach from there?",
        "Is one of them free? Or is there a ladder over the snakes?",
        "Five snakes are one fewer than the die has sides. And a snake bites only if the die lands on it.",
    ),
    why="Five snakes leave a gap for a 6, and a ladder may lead over a wall, or onto it.",
)

choice(
    "04-broken-step",
    "which sentence is wrong?",
    "E",
    wrong={
        "A": "A only says what we suppose, to see what follows from it: that is always allowed",
        "B": "B is true: every search begins with the start, and so has seen it",
        "C": "C is true: if not all squares of the way are seen, one of them is the first that is not",
        "D": "D is true: S is the first square of the way that is not seen, so the one before it is seen",
        "F": "F follows: if every roll from P was tried, S was found. But is it true that every roll was tried?",
        ...: 'that is not a sentence of this proof: write one letter, such as "A"',
    },
    hints=(
        "Ask of each sentence: does it say something about every board, with all its snakes and ladders?",
        "Most sentences only speak of what is seen and what is not. Which one speaks of something else?",
        "Think of a way that goes down a snake: what are P and S then?",
    ),
    why="A way may go down a snake, and then P has a larger number than S.",
)

number(
    "04-repair",
    "which sentence repairs the proof, 1, 2, 3 or 4?",
    3,
    wrong={
        1: "to be near is not enough: a square is seen only if a roll that leads to it is tried",
        2: "S is in no frontier at all: the search has not seen it",
        4: "that is not true: a square that no player can reach never joins the queue",
        ...: "choose one of the sentences 1, 2, 3 and 4",
    },
    hints=(
        "The new sentence has to say why every roll from P was tried.",
        "It has to be true on every board, and it may not use what is not known of S.",
        "When does a search end, if it does not reach the goal? What is empty then?",
    ),
    why="An empty queue means that every square that was seen has been taken, with all its rolls.",
)


def one_roll_on():
    """The frontiers that one roll from frontier 3 can lead to: on this board to every one that such a roll can reach on any."""
    found = list(frontiers(Board(64, {20: 1, 21: 2, 22: 8, 23: 50})))
    depth = {square: frontier.depth for frontier in found for square in frontier.squares}
    return sorted({depth[move.end] for move in found[4].moves})


squares(
    "04-one-roll-on",
    "to which frontiers can one roll lead from frontier 3?",
    one_roll_on,
    wrong={
        when(lambda found: max(found) > 4, [3, 4, 5], key="too-far"):
            "one roll from frontier 3 is four rolls from the start, so what it leads to is never further than that",
        when(lambda found: min(found) < 0, [-1, 0, 1, 2, 3, 4], key="before-the-start"): "frontiers count from 0: there is none before the start",
        when(lambda found: 4 not in found, [0, 1, 2, 3], key="no-fresh-square"): "what if the roll ends on a fresh square?",
        when(lambda found: 3 not in found, [4], key="not-the-same"): "what if the roll ends on a square that needs as many rolls as the one you stand on?",
        (1, 2, 3, 4): "where may the tail of a very long snake be?",
        ...: "a snake may lead back to a square that was seen before: how far back can that be?",
    },
    hints=(
        "Either the square where you end is fresh, or it was seen before. In which frontier is it if it is fresh?",
        "If it was seen before, it is in the same frontier or in an earlier one. A snake may lead far back.",
        "The snake may even end on the start. And nothing, not even a ladder, leads two frontiers ahead.",
    ),
    why="A snake may lead all the way back, but nothing leads two frontiers ahead.",
)

number(
    "04-wall",
    "how many snakes make a wall for a die with four sides?",
    lambda: next(snakes for snakes in count(1) if fewest_rolls(Board(36, dict.fromkeys(range(11, 11 + snakes), 1), die=4)) is None),
    wrong={
        6: "that many are needed against a die with six sides, and this one has four",
        5: "that is a wall, but one snake too long: where does a 4 end from right in front of it?",
        3: "anyone right in front of three snakes who rolls a 4 is through",
        1: "one snake is passed by anybody who rolls more than the distance to it",
        ...: "that is not it: draw a player right in front of the wall, and the squares that one roll can reach",
    },
    hints=(
        "Look at five-in-a-row and six-in-a-row again: what could a player in front of the wall roll?",
        "The best place is right in front of the first snake. How far does the highest roll go from there?",
        "All the squares that can be reached from there must have a snake.",
    ),
    why="From right in front of the wall every roll lands on a snake.",
)


def never_gives_up(solve):
    """Whether a solver that can end does not do so where nobody can win."""
    return run(solve, FIRST).trouble is None and run(solve, Board(3, {2: 1}, die=1)).is_endless


def tries_as_often(solve):
    """Whether a solver works long where nobody can win, and as long on three squares as on thirty."""
    few, many = (run(solve, Board(size, {2: 1}, die=1)) for size in (3, 30))
    return few.trouble is None and few.used == many.used > 200


def without_end(board):
    rolls = 0
    while board.goal not in standing_after(board, rolls):
        rolls += 1
    return rolls


@written(
    "04-slow-but-sure",
    "write the solver that tries 0, 1, 2 ... rolls until the goal is among the squares",
    # Dice with few sides make long games. Two have more rows or more columns than rolls. All are small: somebody may forget to return.
    cases=[
        *((named_board("standing-on-a-ladder"),), (FIRST,), (Board(9, die=1),), (Board(8, columns=1, die=1),), (Board(9, {5: 1}, die=2, columns=9),)),
        *((Board(9, {5: 1}, die=2),), (Board(80, die=1),), (Board(16, WALLED),), (TRAP,), (Board(1),), (Board(7, start=0),)),
    ],
    without=SEARCHES,
    wrong={
        when(never_gives_up, without_end, key="never-gives-up"):
            "your solver goes on and on where nobody can win: let the board's size decide when it gives up and returns None",
        # Fixed limits between two of these cannot be told apart: the boards take 0, 1, 2, 5, 7, 8 and 79 rolls.
        either(when(tries_as_often, lambda board: next((n for n in range(100) if board.goal in standing_after(board, n)), None)),
               *(edit("board.squares + 1", str(most + 1)) for most in (1, 2, 5, 7, 8)), key="fixed-limit"):
            "your solver gives up after the same number of rolls on every board: let the board's size decide",
        edit("return None", "return -1", key="minus-1"): "for a board that cannot be won, return None and not -1",
        edit("return rolls", "return rolls + 1", key="one-too-high"): "your numbers are one too high: the start needs 0 rolls",
        edit("range(", "range(1, ", key="begins-with-1"): "try 0 rolls as well: on a board of one square the start is the goal",
        edit("standing_after(board,", "standing_after(Board(board.squares, board.jumps, die=board.die),", key="starts-on-1"):
            "your solver always begins on square 1: begin on `board.start`, which need not be 1",
        edit("    return None", "        return None", key="gives-up-at-once"): "your solver gives up after its first try: is `return None` inside the loop?",
        edit("squares + 1", "squares - 1", key="one-too-early"):
            "your solver gives up one roll too early: if a die shows only 1, nine squares take eight rolls",
        either(*(edit("squares + 1", words) for words in ("rows + 1", "rows", "columns + 1", "columns")), key="rows"):
            "your solver gives up after as many rolls as the board has rows or columns: 49 squares without jumps need eight",
        edit("board.squares + 1", "-(-(board.squares - 1) // board.die) + 1", key="as-if-empty"):
            "your solver gives up after about as many rolls as an empty board needs: snakes can make a game longer",
    },
    hints=(
        "Ask `board.goal in standing_after(board, rolls)` for one number of rolls after the other.",
        "A shortest game never stands on the same square twice. On how many squares can it stand at most?",
        "A game that stands on 36 squares has 35 rolls. Try up to that many, in a `for` loop, and return None after it.",
    ),
    why="A shortest game never stands on a square twice, so it has no more rolls than the board has squares.",
)
def slow_but_sure(board):
    for rolls in range(board.squares + 1):
        if board.goal in standing_after(board, rolls):
            return rolls
    return None


def greedy(board):
    """The rolls of a player who always goes as high as possible, or None for one who walks in a circle."""
    square, rolls = board.start, 0
    while square != board.goal:
        if rolls == board.squares:
            return None
        square = max(move.end for move in board.moves(square))
        rolls += 1
    return rolls


drawn(
    "04-round-and-round",
    "draw a board of at most 25 squares that greed never wins, though others do",
    Board(16, {2: 9, 8: 16} | WALLED),
    optional=True,
    wrong={
        when(lambda board: board.squares > 25 and board.squares, Board(36), key="too-large"): "your board has {} squares, and 25 is the most",
        when(lambda board: fewest_rolls(board) is None, TRAP, key="nobody-wins"):
            "nobody can win your board, so greed is not to blame: leave a way to the goal that greed misses",
        when(lambda board: greedy(board) if greedy(board) == fewest_rolls(board) else None, Board(16), Board(1), key="greed-is-best"):
            "the greedy player wins your board, and nobody needs fewer rolls than its {}",
        when(lambda board: greedy(board) and (greedy(board), fewest_rolls(board)), named_board("the-modest-ladder"), key="greed-arrives"):
            "greed needs {} rolls where {} would do, but it arrives: lead it back to where it was before",
    },
    hints=(
        "A circle needs a way up that greed cannot resist, and a way down that it cannot avoid.",
        "Let the highest end of the first roll be a square right in front of a wall of six snakes that lead to 1.",
        "Now leave a way for others: a ladder to the goal whose foot the greedy player never lands on.",
    ),
    why="A player without notes cannot know that they have been here before.",
)
