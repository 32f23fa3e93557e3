"""The exercises of notebook 07: boards that you design, what a jump is worth, and a wall with a hole."""

from functools import wraps

from snl_edu import Board, count_shortest_games, fewest_rolls, named_board, random_board, shortest_game
from snl_edu.course import choice, drawn, edit, either, gone, not_yet, number, when, written

FAMOUS = named_board("example-1")
NEEDED = named_board("the-needed-snake")
WALL = named_board("six-in-a-row")

gone("07-bars", "07-worth-nothing", "07-no-ladder", "07-two-ladders", "07-needed-snake", "07-how-often")


def in_rolls(board):
    """The fewest rolls in words."""
    rolls = fewest_rolls(board)
    return f"{rolls} roll{'s' * (rolls != 1)}"


def without(board, square):
    """The board without the jump that starts on that square, as in the notebook."""
    jumps = dict(board.jumps)
    del jumps[square]
    return Board(board.squares, jumps, columns=board.columns, die=board.die, start=board.start)


# Conditions that several exercises share. The first one comes before all others: a larger board could keep the search busy for long.
TOO_LARGE = {
    when(lambda board: board.squares > 400 and board.squares, Board(401), Board(10**12, {3: 4, 9: 8}), key="too-large"):
        "your board has {:,} squares: take at most 400, which are soon searched",
}
NO_LADDER = {
    when(lambda board: not board.ladders, Board(31, {9: 8}), key="no-ladder"): "there is no ladder on your board: put in a jump that leads up",
}
CANNOT_BE_WON = {
    when(lambda board: fewest_rolls(board) is None, Board(36, WALL.jumps | {3: 4}), key="cannot-be-won"):
        "your board cannot be won: somewhere in it all the rolls lead back",
}

drawn(
    "07-two-rolls",
    "change Example 1 until it takes 2 rolls",
    Board(36, {2: 30, 14: 35, 17: 13}),
    wrong={
        **TOO_LARGE,
        when(lambda board: (board.squares, board.die, board.start) != (36, 6, 1), Board(30, {2: 25}), Board(36, {2: 30}, start=0), key="another-board"):
            "keep the 36 squares, the start and the die of Example 1, and change its jumps",
        when(lambda board: board.jumps == FAMOUS.jumps, FAMOUS, key="unchanged"):
            "this is still Example 1: click on a square and then on another one, and look at the answer",
        **CANNOT_BE_WON,
        when(lambda board: fewest_rolls(board) < 2, Board(36, {2: 36}), key="too-easy"):
            "your board takes 1 roll: that is too easy, let a ladder end before the goal",
        when(lambda board: fewest_rolls(board) > 2 and fewest_rolls(board), Board(36, {2: 15}), key="too-long"):
            "your board takes {} rolls, and 2 are asked for: where would a long ladder help most?",
    },
    hints=(
        "A ladder that starts on 2 to 7 can be reached with the first roll.",
        "After the first roll, the goal must be at most six squares away.",
        "Which squares are at most six squares before 36? Let a ladder from one of the squares 2 to 7 end there.",
    ),
    why="One roll to the foot of a ladder, and one from its top to the goal.",
)

number(
    "07-worth-most",
    "where does the jump start that saves most?",
    lambda: max(NEEDED.jumps, key=lambda square: worth(NEEDED, square)),
    wrong={
        2: "the ladder from 2 saves something, but another jump saves more: how long is the way without it?",
        44: "the snake from 44 saves something, but another jump saves more: which one leads to the goal?",
        39: "39 is where a ladder ends: write the square where the jump starts",
        64: "64 is where a ladder ends, and the goal: write the square where the jump starts",
        17: "17 is where the snake ends: write the square where the jump starts",
        ...: "no jump of this board starts there: the jumps start on 2, 23 and 44",
    },
    hints=(
        "Take each of the three jumps away. Which of the boards takes longest?",
        "Every short game ends with the same ladder.",
        "Without one of the ladders, you have to walk the rest of the way to the goal.",
    ),
    why="Without it you walk the whole way from the middle of the board to the goal.",
)


# Jumps that save rolls, that save none or cost one, on boards with another start or die, and on some that cannot be won.
JUMPS = [*((NEEDED, square) for square in NEEDED.jumps), (FAMOUS, 14), (FAMOUS, 2), (Board(13, {6: 13}, start=0), 6), (Board(13, {4: 13}, die=3), 4)]
JUMPS += [(Board(25, {7: 1}), 7), (WALL, 11), (Board(36, WALL.jumps | {4: 20}), 4)]
NO_NUMBER = "`fewest_rolls` gives None for a board that cannot be won, and you cannot subtract with None: test for it first, and return None"
UNCHECKED = ("None in (with_it, without_it)", "False")  # how several edits begin


def anew(board, **kept):
    """A new board with the same squares and jumps; start and die only if they are given."""
    return Board(board.squares, board.jumps, **kept)


def subtracts_none(answer, usual):
    """Besides the results: where a board cannot be won, a TypeError means that None was forgotten."""
    failed = []

    @wraps(answer)
    def trial(board, square):
        try:
            return answer(board, square)
        except TypeError:
            failed.append((board, square))
            raise

    verdict = usual(trial if callable(answer) else answer)
    is_it = not verdict.passed and not verdict.fault and failed and worth(*failed[0]) is None and verdict.board == failed[0][0]
    return not_yet(NO_NUMBER, failed[0][0], fault="subtracts-none") if is_it else verdict


@written(
    "07-worth",
    "write the function that says how many rolls a jump saves",
    cases=JUMPS,
    judge=subtracts_none,
    wrong={
        edit("without_it - with_it", "with_it - without_it", key="wrong-way-round"):
            "your function has the two numbers the wrong way round: take the fewest rolls without the jump, less the fewest rolls with it",
        either(edit("without_it - with_it", "board.jumps[square] - square"),
               edit("without_it - with_it", "abs(board.jumps[square] - square)"),
               edit(*UNCHECKED, "without_it - with_it", "board.jumps[square] - square"), key="counts-squares"):
            "your function counts the squares of the jump: count the rolls that it saves",
        either(edit("without_it - with_it", "without_it"), edit(*UNCHECKED, "without_it - with_it", "without_it"), key="without-only"):
            "your function gives the fewest rolls without the jump: how many more are they than with it?",
        either(edit("without_it - with_it", "with_it"), edit(*UNCHECKED, "without_it - with_it", "with_it"), key="with-only"):
            "your function gives the fewest rolls with the jump: compare them with the fewest rolls without it",
        edit("without(board, square)", "board", key="same-board"): "your function compares a board with itself: take the jump away first",
        either(edit("without(board, square)", "Board(board.squares)"),
               edit("without(board, square)", "Board(board.squares, die=board.die, start=board.start)"), key="takes-all"):
            "your function takes all jumps away: take away only the one that starts on the square",
        either(edit("(without(board, square))", "(anew(without(board, square)))"),
               edit("(without(board, square))", "(anew(without(board, square), die=board.die))"),
               edit("(board)", "(anew(board, die=board.die))", "(without(board, square))", "(anew(without(board, square), die=board.die))"),
               edit("(board)", "(anew(board))", "(without(board, square))", "(anew(without(board, square)))"), key="starts-on-1"):
            "your function begins on square 1: begin on board.start, which need not be 1, with the jump and without it",
        either(edit("(without(board, square))", "(anew(without(board, square), start=board.start))"),
               edit("(board)", "(anew(board, start=board.start))", "(without(board, square))",
                    "(anew(without(board, square), start=board.start))"), key="usual-die"):
            "your function rolls a die with 6 sides: take board.die, with the jump and without it",
        either(edit("without_it - with_it", "max(0, without_it - with_it)"), edit("without_it - with_it", "abs(without_it - with_it)"), key="never-below-0"):
            "your function never gives a number below 0: a snake that costs a roll is worth -1",
        either(edit(*UNCHECKED, "without_it - with_it", "(without_it or 0) - (with_it or 0)"),
               edit("None in (with_it, without_it)", "with_it is None", "without_it -", "(without_it or 0) -"),
               edit("return None", "return 0"), key="none-is-0"):
            "your function takes a board that cannot be won for one that is won in 0 rolls: give None for it",
        either(edit(*UNCHECKED), edit("None in (with_it, without_it)", "with_it is None"), key="subtracts-none"): NO_NUMBER,
    },
    hints=(
        "You need two numbers: the fewest rolls of the board, and of without(board, square).",
        "If one of the two is None, the board cannot be won with the jump or without it: return None.",
        "Otherwise take the difference; it is above 0 if the board takes longer without the jump.",
    ),
    why="A jump is worth what would be missing without it.",
)
def worth(board, square):
    with_it = fewest_rolls(board)
    without_it = fewest_rolls(without(board, square))
    if None in (with_it, without_it):
        return None
    return without_it - with_it


def saved_by_four():
    """Whether four ladders save twice as many rolls as two, or more, or less, on the 200 boards of the notebook."""
    none, two, four = (sum(fewest_rolls(random_board(100, snakes=4, ladders=ladders, rng=seed)) for seed in range(200)) for ladders in (0, 2, 4))
    return "more" if none - four > 2 * (none - two) else "less" if none - four < 2 * (none - two) else "twice"


choice(
    "07-four-ladders",
    'do 4 ladders save "twice" as many rolls as 2, or "more", or "less"?',
    saved_by_four,
    wrong={
        "twice": "if it were twice, then eight ladders would save more rolls than there are",
        "more": "can the third and the fourth ladder be worth more than the first two, when less of the way is left?",
        "half": "half would mean that more ladders save fewer rolls, on average",
        ...: 'write one of the words "twice", "more" and "less"',
    },
    hints=(
        "A ladder between two random squares is about a third of the board long. How much of the way is left for the others to save?",
        "You cannot always take both ladders: a third ladder that starts below the top of the second one may be of no use any more.",
        "Think of very many ladders: can each of them save as much as the first?",
    ),
    why="The ladders share one way, and what one of them has saved another cannot save again.",
)

number(
    "07-holes-in-the-wall",
    "how many of the six snakes open the wall, if you take away that one alone?",
    lambda: sum(fewest_rolls(without(WALL, square)) is not None for square in WALL.jumps),
    wrong={
        0: "0 would mean that five snakes are a wall, too; but a six from the square in front of them is through",
        1: "1 is too few: is the snake you thought of really the only one?",
        2: "2 is too few: the first and the last open the wall, but look at those in the middle as well",
        3: "3 is too few: the hole may be anywhere in the wall, early or late",
        4: "4 is too few: those in the middle open the wall, but look at the first and the last as well",
        5: "5 is nearly all of them; which one did you leave out, and what can you roll when it is gone?",
        36: "36 is the number of squares; the question is about the six snakes",
        ...: "that is not it: give a whole number from 0 to 6, and look at each snake in turn",
    },
    hints=(
        "Without the snake on 13, a player can stand on 13. How do you get there, and where can you go from there?",
        "To get through, go from a square before or inside the wall to 17 or beyond, and land on plain squares only.",
        "Suppose that one square inside the wall is plain: a roll from 10 can reach it. How far is it from there to 17?",
    ),
    why="A wall has to be as wide as the largest roll: with any hole in it, it is not.",
)


def changed_numbers(board):
    """How many numbers differ among the jumps of a board from those of Example 1, if it has as many jumps."""
    old, new = FAMOUS.jumps.items() - board.jumps.items(), board.jumps.items() - FAMOUS.jumps.items()
    return sum(one != other for before, after in zip(sorted(old), sorted(new), strict=True) for one, other in zip(before, after, strict=True))


drawn(
    "07-change-one-number",
    "change one number among the jumps of Example 1 so that it takes three rolls",
    Board(36, {2: 15, 14: 36, 17: 13}),
    wrong={
        **TOO_LARGE,
        when(lambda board: (board.squares, board.die, board.start) != (36, 6, 1), Board(36, FAMOUS.jumps, die=20), Board(30, {2: 15}), key="another-board"):
            "keep the 36 squares, the die and the start as they are, and change one number of a jump",
        when(lambda board: board.jumps == FAMOUS.jumps, FAMOUS, key="unchanged"): "this is still Example 1: change one number of a jump",
        when(lambda board: len(board.jumps) != 3 and len(board.jumps), Board(36, {2: 15, 14: 35}), Board(36, FAMOUS.jumps | {20: 30}), key="lost-or-new-jump"):
            "keep all 3 jumps: your board has {}",
        when(lambda board: changed_numbers(board) > 1, Board(36, {2: 8, 14: 36, 17: 13}), Board(36, {2: 15, 14: 35, 18: 12}), key="changed-more"):
            "more than one number has changed: put the others back, and change one start or one end",
        when(lambda board: fewest_rolls(board) != 3 and in_rolls(board), Board(36, FAMOUS.jumps | {2: 30}), Board(36, FAMOUS.jumps | {17: 12}), key="not-3"):
            "your board takes {}, and 3 are asked for",
    },
    hints=(
        "Every shortest game of Example 1 lands on 14 with its third roll. Where does that ladder end?",
        "If the third roll leads to 14, no roll is left for what comes after.",
        "Either the ladder from 14 has to end at the goal, or a player has to reach 14 one roll sooner.",
    ),
    why="One number of one jump can decide how long the whole game is.",
)

drawn(
    "07-answer-five",
    "make a Board that takes 5 rolls, with a snake and a ladder on it",
    Board(31, {3: 4, 9: 8}),
    wrong={
        **TOO_LARGE,
        when(lambda board: not board.snakes, Board(31, {3: 4}), key="no-snake"): "there is no snake on your board: put in a jump that leads down",
        **NO_LADDER,
        **CANNOT_BE_WON,
        when(lambda board: fewest_rolls(board) < 5 and in_rolls(board), FAMOUS, Board(36, {2: 36, 17: 13}), key="too-short"):
            "your board takes {}, fewer than 5: make it longer, or its ladders shorter",
        when(lambda board: fewest_rolls(board) > 5 and in_rolls(board), Board(100, {2: 3, 9: 8}), key="too-long"):
            "your board takes {}, more than 5: make it shorter, or its ladders longer",
    },
    hints=(
        "Begin with an empty board that takes five rolls or a few more.",
        "Empty boards of 26 to 31 squares take five rolls. Put in jumps that are worth nothing.",
        "A ladder of one square, or a snake that nobody needs to meet, often changes nothing: try one of each.",
    ),
    why="Neither a snake nor a ladder has to change the answer.",
)


def lets_through(board):
    """How a board with fewer than six snakes can be won."""
    snakes = len(board.snakes)
    return fewest_rolls(board) is not None and snakes < 6 and (in_rolls(board), f"{snakes} snake{'s' * (snakes != 1)}")


drawn(
    "07-nobody-wins",
    "make a Board of 25 squares that cannot be won, with as few snakes as you can",
    Board(25, dict.fromkeys(range(19, 25), 1)),
    wrong={
        **TOO_LARGE,
        when(lambda board: board.squares != 25 and board.squares, WALL, key="not-25"): "your board has {} squares, and 25 are asked for",
        when(lambda board: board.die != 6 and board.die, Board(25, {2: 1, 3: 1}, die=2), key="another-die"):
            "take the usual die with 6 sides: with {} it is another question",
        when(lets_through, Board(25), Board(25, {7: 1}), Board(25, dict.fromkeys(range(11, 16), 1)), key="too-few-snakes"):
            "your board can be won in {}. It has {}: is there a roll that none of them can stop?",
        when(lambda board: fewest_rolls(board) is not None and in_rolls(board), Board(25, WALL.jumps | {4: 20}), key="gap-in-the-wall"):
            "your board can be won in {}: find out how, and where its snakes leave a gap or a way over them",
        when(lambda board: len(board.snakes) > 6 and len(board.snakes), Board(25, dict.fromkeys(range(2, 25), 1)), key="too-many-snakes"):
            "your board cannot be won, but {} snakes are more than it takes: which ones are idle?",
    },
    hints=(
        "Think of the furthest square that anybody can reach. What must be on the squares beyond it?",
        "Each roll from that square has to be stopped, also a six.",
        "Snakes side by side, one for each side of the die, and nobody gets through; make sure that no ladder leads past them.",
    ),
    why="Each side of the die needs a snake of its own, or that roll leads past the wall.",
)

drawn(
    "07-one-game",
    "make a Board with exactly one shortest game, one that climbs a ladder",
    Board(100, {7: 94}),
    wrong={
        **TOO_LARGE,
        **CANNOT_BE_WON,
        **NO_LADDER,
        when(lambda board: count_shortest_games(board) > 1 and count_shortest_games(board), FAMOUS, key="more-games"):
            "your board has {:,} shortest games: leave the player no choice, at any roll",
        when(lambda board: all(move.jump != "ladder" for move in shortest_game(board).moves), Board(31, {3: 4}), key="idle-ladder"):
            "your board has one shortest game, but that game takes no ladder: make the ladder worth it",
    },
    hints=(
        "On an empty board of 31 squares there is only one shortest game: five sixes leave nothing to choose.",
        "A game of two rolls is easiest to watch: one roll to the ladder, and one to the goal.",
        "If a ladder ends six squares before the goal, the roll after it must be a six; and nothing else may be as quick.",
    ),
    why="At every roll there was only one choice: that is rare.",
)
