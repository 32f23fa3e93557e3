"""The exercises of notebook 08: the game played by a real die."""

from collections import Counter
from fractions import Fraction
from math import isinf

from snl_edu import Board, chances, expected_rolls, fewest_rolls, frontiers, jump_values, named_board  # noqa: F401 (an edit calls chances)
from snl_edu.course import drawn, edit, either, gone, number, was, when, written

FAMOUS = named_board("example-1")
SMALL, CHAINED = Board(9, {2: 8, 6: 3}), Board(9, {2: 8, 8: 9})
THREE, OFF = Board(12, {3: 11, 10: 2}, columns=2, die=3), Board(12, {1: 8, 4: 2}, start=0)
SHOP = named_board("chutes-and-ladders")

gone("08-guess", "08-first-time", "08-mean-or-median")
was("08-mend-what-you-found", "05-fix-what-you-found")
for name in ("read-their-mind", "nobody-waits", "wrong-on-purpose"):
    was(f"08-{name}", f"05-{name}")


class Die(tuple):
    """A die that shows these numbers, again and again."""

    thrown = 0

    def __call__(self):
        """What it shows next."""
        self.thrown += 1
        return self[(self.thrown - 1) % len(self)]

    def __repr__(self):
        return f"a die that shows {', '.join(map(str, self))} ..."


GAMES = [(SMALL, (2, 1, 5)), (SMALL, (1, 5, 1)), (SMALL, (5, 6, 6, 3, 5, 4, 1)), (Board(12, {5: 2}), (6, 3, 6, 1))]
GAMES += [(CHAINED, (1, 3, 1)), (OFF, (4, 6, 4, 1)), (Board(1), (1,))]


@written("08-one-game", "write the function that plays one game and counts its rolls",
    cases=lambda: [(board, Die(shows)) for board, shows in GAMES], without=("roll_on",),
    wrong={
        edit("square + roll()", "min(square + roll(), board.goal)", key="past-wins"): "a roll past the goal stays put: the player must stand exactly on it",
        edit("rolls += 1", "rolls += landing <= board.goal", key="past-is-free"): "a roll past the goal counts as a roll, although the player stays put",
        either(edit("if landing <= board.goal:", "if landing > board.goal:\n            square = 2 * board.goal - landing\n        else:"),
               edit("square + roll()", "board.goal - abs(board.goal - square - roll())"), key="turns-back"):
            "a roll past the goal does not turn back: the player stays put",
        edit("board.jumps.get(landing, landing)", "landing", key="no-jumps"): "your game knows no snakes and ladders: where does the player end after a roll?",
        edit("get(landing, landing)", "get(landing, landing)\n            square = board.jumps.get(square, square)", key="two-jumps"):
            "your game takes two jumps with one roll: a player who has climbed or slid stays there",
        edit("board.start", "1", key="starts-on-1"): "your game always begins on 1: begin on board.start, which need not be 1",
        edit("rolls = 0", "rolls = 1", key="one-too-many"): "your game counts one roll too many: before the first roll the count is 0",
        edit("rolls = 0", "rolls = -1", key="one-too-few"): "your game counts one roll too few: the last roll counts as well",
        edit("return rolls", "return square", key="square"): "that is the square where the game ends: give back the number of rolls",
        edit("return rolls", "return fewest_rolls(board)", key="fewest"): "that is the fewest rolls, whatever the die shows: throw it with roll()",
    },
    hints=("Two variables are enough: the square, and the number of rolls. Loop while the square is not the goal.",
           "In each turn: throw once, add 1 to the count, and look where the die would lead.",
           "If that is past the goal, do nothing more in this turn. If not, go there, and take the jump if there is one."),
    why="Each turn of your loop is one roll, whether the player moves or not.")
def one_game(board, roll):
    square = board.start
    rolls = 0
    while square != board.goal:
        landing = square + roll()
        rolls += 1
        if landing <= board.goal:
            square = board.jumps.get(landing, landing)
    return rolls


def exact_chances(result):
    """The chances that are not 0, in a form in which a float differs from a fraction."""
    return {square: Rounded(round(chance, 9)) if type(chance) is float else Fraction(chance) for square, chance in result.items() if chance}


WHOLE, HALF, QUARTER = Fraction(1), Fraction(1, 2), Fraction(1, 4)
Rounded = type("Rounded", (float,), {})  # a float that is never as good as the exact fraction
CHANCES = [(SMALL, {1: WHOLE}), (Board(12), {1: HALF, 2: HALF}), (SMALL, {7: HALF, 5: HALF}), (CHAINED, {1: WHOLE})]
CHANCES += [(CHAINED, {8: QUARTER, 9: QUARTER, 3: HALF}), (THREE, {1: WHOLE}), (OFF, {0: HALF, 11: HALF})]
MOVED, STAYED, ALWAYS = ("after.get(move.end, 0) + ", ""), ("after.get(square, 0) + ", ""), ("if waiting", "if True")  # parts of edits
FIRST = "for move in moves:", "after[square] = (board.die - len(moves)) * part\n        for move in moves:", "if waiting", "if False"
MEANS = "expected_rolls(without) - expected_rolls(board)"


@written("08-next-chances", "write the function that gives the chances after one more roll",
    cases=CHANCES, each="square", normal=exact_chances, without=("chances", "chance_film", "game_lengths"),
    wrong={
        edit("move.end", "move.landing", key="landings"): "your function looks at where the die lands: a snake or a ladder carries the player on to move.end",
        either(edit(*MOVED, *STAYED), edit(*MOVED, *STAYED, "waiting * ", ""), edit(*MOVED), edit(*STAYED), edit(*MOVED, *STAYED, *ALWAYS),
               edit(*STAYED, *ALWAYS), edit(*FIRST), edit(*FIRST, *MOVED), key="overwrites"):
            "several rolls may lead to one square: add their chances, and do not overwrite",
        either(edit("if waiting", "if False"), edit("if waiting", "if square == board.goal"), key="past-is-lost"):
            "rolls past the goal are lost: their part of the chance stays where it was",
        edit("if waiting", "if waiting and square != board.goal", key="arrived-is-lost"): "players who have arrived are lost: they stay on the goal",
        edit("after[square]", "after[board.goal]", "get(square", "get(board.goal", key="past-wins"): "a roll past the goal stays put: it does not win",
        either(edit("chance / board.die", "chance / (len(moves) or 1)", "if waiting", "if not moves", "waiting * ", ""),
               edit("chance / board.die", "chance / (len(moves) or 1)", "if waiting", "if False"), key="allowed-only"):
            "you share among the rolls that are allowed: a roll past the goal has its part, too, and stays put",
        edit("waiting * ", "", key="one-part"): "more than one roll may be missing: as many parts stay on the square",
        edit("chance / board.die", "chance", key="undivided"): "each roll carries only a part of the chance: divide by the sides of the die",
        either(edit("chance / board.die", "chance / 6"), edit("board.die", "6"), key="six-sides"): "not every die has six sides: divide by board.die",
        either(edit("return after", "return {**before, **after}"), edit("after = {}", "after = dict(before)"), key="keeps-before"):
            "every roll moves the players on: only those who roll past the goal stay where they were",
        edit("chance / board.die", "float(chance / board.die)", key="floats"):
            "your chances are floats, which are rounded: calculate with the fractions of `before`, and begin a sum with 0, not with 0.0",
    },
    hints=("Begin with an empty dict `after`. Loop over `before.items()`, which gives each square with its chance.",
           "For each move of the square, add a part of the chance to `after`, at `move.end`. The part is the chance divided by `board.die`.",
           "How many rolls are missing in `board.moves(square)`? That many parts stay on the square."),
    why="Every part of every chance goes to exactly one square, so that nothing is lost.")
def next_chances(board, before):
    after = {}
    for square, chance in before.items():
        moves = board.moves(square)
        part = chance / board.die
        for move in moves:
            after[move.end] = after.get(move.end, 0) + part
        waiting = board.die - len(moves)
        if waiting:
            after[square] = after.get(square, 0) + waiting * part
    return after


number("08-ways-to-thirteen", "how many ways lead to 13 with two rolls?", lambda: count_ways(FAMOUS)[13],
    wrong={
        1: "one way is not all: look at the snake, and look without it",
        6: "from 3 a roll of 10 would be needed: which squares of frontier 1 are near enough?",
        0: "13 is in frontier 2, so there is at least one way",
        3: "that is too many: which squares of frontier 1 are no more than 6 squares before 13, and which before 17?",
        36: "36 is the number of all pairs of rolls: how many of them lead to 13?",
        5: "five ways lead to 8: for 13 a player must come from further on",
        ...: "ask of each square of frontier 1 whether one of its rolls lands on 13, or on 17",
    },
    hints=("Which squares of frontier 1 are no more than 6 squares before 13?",
           "If you land on 17, you slide down to 13. Which squares of frontier 1 are near enough to 17?",
           "Add up the ways with the snake and the ways without it."),
    why="A 6 from 7 leads to 13, and a 2 from 15 meets the snake.")


@written("08-count-ways", "write the function that counts the ways to each square",
    cases=[(SMALL,), (OFF,), *((named_board(name),) for name in ("chained-jumps", "thirty-cells", "example-1", "the-trap", "one-square"))],
    each="square", normal=lambda ways: {square: count for square, count in ways.items() if count},
    without=("count_shortest_games", "shortest_games", "game_lengths", "chances"),
    wrong={
        edit("board.start", "1", key="starts-on-1"): "your function begins on 1: begin on board.start, which need not be 1",
        edit("if move.end in frontier.squares", "if True", key="too-late"): "you count moves that come too late: only those that end in frontier.squares count",
        edit("ways[move.start]", "1", key="adds-1"): "your function adds 1 for each move: add all the ways to the square where the move starts",
        either(edit("+= ways[move.start]", "= 1"), edit("+=", "="), key="one-way"):
            "your function finds only one way to each square: every move of frontier.moves that ends there brings more, so add",
        edit("move.end", "move.landing", key="landings"): "look at where a move ends, not at where it lands: a snake or a ladder carries the player on",
        either(edit("return ways", "return ways[board.goal]"), edit("return ways", "return ways.get(board.goal)"), key="goal-only"):
            "that is the number for the goal: return all the ways, for each square",
        either(edit("Counter({board.start: 1})", "Counter()"), edit("return ways", "return ways - Counter({board.start: 1})"), key="no-start"):
            "the start has one way, without a roll: begin with it",
    },
    hints=("Two loops: `for frontier in frontiers(board):`, and inside it `for move in frontier.moves:`.",
           "Ask of each move whether its end is in `frontier.squares`. If not, it is too late.",
           "Every way to `move.start` becomes a way to `move.end`. How many are they? And do not forget to return the Counter."),
    why="When a frontier is counted, the one before it is complete: so each sum is final.")
def count_ways(board):
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        for move in frontier.moves:
            if move.end in frontier.squares:
                ways[move.end] += ways[move.start]
    return ways


number("08-fastest", "how likely is a game of four rolls?", lambda: luck(FAMOUS),
    wrong={
        21: "21 is the number of shortest games: divide it by the number of all rows of four rolls",
        Fraction(21, 24): "for four rolls there are 6 * 6 * 6 * 6 rows, and not 6 + 6 + 6 + 6",
        Fraction(1, 1296): "that is the chance of one row of rolls: how many rows win?",
        Fraction(1, 21): "1 / 21 is how likely each shortest game would be if there were no other games at all",
        Fraction(21, 36): "36 is the number of pairs of rolls: here are four rolls",
        Fraction(21, 216): "216 is the number of rows of three rolls: here are four",
        Fraction(1296, 21): "turn the division round: a chance is never more than 1",
        Fraction(4, 36): "how many rows of four rolls are there, and how many of them win?",
        when(lambda chance: abs(chance - luck(FAMOUS)) < 0.001, 0.0162, Fraction(1, 62), key="rounded"):
            "that is nearly right, but rounded: write the division itself, and let Python divide",
        Fraction(21, 4096): "4 rolls of 6 sides make 6 * 6 * 6 * 6 rows, 6**4, and not 4**6",
        ...: "divide the number of shortest games by the number of all rows of four rolls",
    },
    hints=("There are 6 rows of one roll, and 6 * 6 rows of two rolls.", "In Python `6**4` is 6 * 6 * 6 * 6.",
           "The cell above has shown how many of these rows win."),
    why="Of all rows of four rolls, each as likely as the others, these win.")

number("08-helpful-snake", "which snake saves rolls?", lambda: kindest_snake(SHOP).start,
    wrong={
        when(lambda square: square in (47, 49, 62, 87, 93, 95, 98) and square, 87, key="long"): "the snake from {} is long: to slide so far back costs rolls",
        when(lambda square: square in SHOP.snakes.values() and square, 53, key="end"): "{} is where a snake ends: write the square where it starts",
        64: "the snake from 64 is short, but it leads back in front of the long snake from 62",
        16: "from 6 a player needs a roll of 3 to find a ladder, and from 16 one of 5: nothing is gained for the way back",
        when(lambda square: square in SHOP.ladders and square, 28, 80, key="ladder"): "a ladder starts on {}: which snake saves rolls?",
        ...: "write the square where a snake starts: try the shortest snakes first",
    },
    hints=("A long snake takes away many squares: look at the short ones.", "How far back does each snake lead? Compare the shortest of them.",
           "In the picture, look for a snake that leads to a square of its own row."),
    why="It is only three squares long, and a player who slides down it meets the snakes and ladders ahead with other rolls.")


@written("08-fewest-by-luck", "write the function that gives the chance of the fewest rolls",
    cases=[(named_board(name),) for name in ("example-1", "thirty-cells", "short-and-narrow", "the-modest-ladder", "the-trap", "one-square")] + [(OFF,)],
    normal=lambda chance: chance + Fraction(0), without=("game_lengths", "chances"),
    wrong={
        edit("games, ", "1, ", key="one-game"): "that is the chance of one shortest game: there may be several",
        edit("board.die", "6", key="six-sides"): "not every die has six sides: use board.die in place of 6",
        edit("Fraction(games, board.die**rolls)", "games", key="count"): "that is the number of shortest games: divide it by the number of all rows of rolls",
        edit("board.die**rolls", "(board.die * rolls or 1)", key="times"): "for two rolls there are 6 * 6 rows, and not 6 + 6: use a power, with **",
        edit("return Fraction", "return 100 * Fraction", key="per-cent"): "that is in per cent: a chance lies between 0 and 1",
        edit("games, board.die**rolls", "board.die**rolls, games", key="upside-down"):
            "turn the division round: shortest games are a part of all rows of rolls",
        edit("return 0", "return None", key="none"): "this board cannot be won: then the chance is 0, as none of all rows of rolls wins",
    },
    hints=("You know how many shortest games there are from `count_ways`. They are a part of how many rows of rolls?",
           "A die of `board.die` sides thrown twice shows `board.die**2` different rows.",
           "`fewest_rolls` gives None for a board that cannot be won. Ask for that first, and return 0."),
    why="All rows of rolls are equally likely, so a chance is a count divided by a count.")
def luck(board):
    rolls = fewest_rolls(board)
    if rolls is None:
        return 0
    games = count_ways(board)[board.goal]
    return Fraction(games, board.die**rolls)


@written("08-worth", "write the function that tells how many rolls a jump saves",
    cases=[(FAMOUS, 14), (FAMOUS, 17), (named_board("thirty-cells"), 27), (THREE, 3), (OFF, 1)],
    normal=lambda rolls: round(rolls, 9), without=("jump_values",),
    wrong={
        edit("expected_rolls(without) -", "-expected_rolls(without) +", key="turned-round"):
            "turn the subtraction round: a jump that saves rolls has a worth above 0",
        edit(MEANS, "expected_rolls(without)", key="mean-without"): "that is the mean without the jump: how much larger is it than the mean with it?",
        edit(MEANS, "expected_rolls(board)", key="mean-with"): "that is the mean with the jump: compare it with the mean of a board without it",
        edit(MEANS, "board.jumps[start] - start", key="length"): "that is how far the jump carries a player: compare the means of two boards",
        edit("expected_rolls", "fewest_rolls", key="fewest"): "you compare the fewest rolls: compare the means, with expected_rolls",
        edit("del jumps[start]", "jumps = {}", key="takes-all"): "you take all snakes and ladders away: take away only the one that starts there",
        edit(", die=board.die", "", key="no-die"): "your new board has another die: give it die=board.die",
        edit(", start=board.start", "", key="starts-on-1"): "your new board begins on 1: give it start=board.start",
        edit(", die=board.die, start=board.start", "", key="no-die-no-start"):
            "your new board has its own die and start: give it die=board.die and start=board.start",
        either(edit(" - ", " / "), edit(MEANS, "expected_rolls(board) / expected_rolls(without)"), key="divides"):
            "that is a part of the mean: subtract, and do not divide",
    },
    hints=("Copy the jumps first: `jumps = dict(board.jumps)`. `del jumps[start]` takes one away.",
           "`Board(board.squares, jumps, die=board.die, start=board.start)` is the board without it.",
           "`expected_rolls` of one board, minus `expected_rolls` of the other: which one is larger if a ladder is missing?"),
    why="A jump is worth the difference that it makes, and nothing else.")
def worth(board, start):
    jumps = dict(board.jumps)
    del jumps[start]
    without = Board(board.squares, jumps, die=board.die, start=board.start)
    return expected_rolls(without) - expected_rolls(board)


@written("08-half-over", "write the function that tells after how many rolls half of all games are over",
    cases=[(SMALL,), (FAMOUS,), (Board(3, die=2),), (Board(3, die=2, start=0),), (THREE,), (OFF,), (Board(1),)],
    without=("game_lengths",), optional=True,
    wrong={
        edit("board.start", "1", key="starts-on-1"): "your function begins on 1: begin on board.start, which need not be 1",
        edit("<", "<=", key="more-than-half"): "at least half: exactly half is enough",
        edit("rolls = 0", "rolls = 1", key="one-too-many"): "your count is one too large: before the first roll it is 0",
        edit("rolls = 0", "rolls = -1", key="one-too-few"): "your count is one too small: how many rolls have been made when half of the games are over?",
        edit("return rolls", "return expected_rolls(board)", key="mean"): "that is the mean: after how many rolls are half of all games over?",
        edit("return rolls", "over = [now.get(board.goal, 0) for now in chances(board, exact=True)]\n    "
             "return max(range(len(over)), key=lambda at: over[at] - over[at - 1])", key="mode"):
            "that is the most likely length: add up the games that are over by then",
        edit("return rolls", "return fewest_rolls(board)", key="fewest"): "that is the fewest rolls: by then only the fastest games are over",
        edit("Fraction(1, 2)", "0.99", key="all"): "that is when all games are as good as over: stop when half of them are",
        edit("return rolls", "return now[board.goal]", key="chance"): "that is a chance: how many rolls were made by then?",
    },
    hints=("Begin with the chances before the first roll, `{board.start: Fraction(1)}`, and a count of 0.",
           "A game is over when the player stands on the goal: look at the chance of `board.goal`, 0 if it has none.",
           "`while` that chance is less than a half: one more step of `next_chances`, and one more roll."),
    why="The chance of the goal only grows, so it passes one half exactly once.")
def half_over(board):
    now = {board.start: Fraction(1)}
    rolls = 0
    while now.get(board.goal, 0) < Fraction(1, 2):
        now = next_chances(board, now)
        rolls += 1
    return rolls


WALL = {31: 1, 32: 1, 33: 1, 34: 1, 35: 1}
STUCK, UNMET = Board(36, {30: 1, **WALL}), Board(20, {2: 20, 3: 20, 4: 20, 5: 20, 6: 20, 7: 20, 15: 3})  # six snakes side by side; a snake that nobody meets
CAN_NEVER_WIN = "on your board there are players who can never win: make a way from everywhere to the goal"

drawn("08-slow-board", "draw a board of 36 squares, with at most 6 snakes and ladders, on which a game takes at least 100 rolls on average", Board(36, WALL),
    wrong={
        when(lambda board: (board.squares, board.die, board.start) != (36, 6, 1), Board(100, {99: 2}), key="another-board"):
            "your board must have 36 squares, a die of six and the start on 1",
        when(lambda board: len(board.jumps) > 6 and len(board.jumps), Board(36, {**WALL, 29: 1, 28: 1}), key="many-jumps"):
            "your board has {} snakes and ladders, and 6 are allowed",
        when(lambda board: isinf(expected_rolls(board)), STUCK, key="never-won"): CAN_NEVER_WIN,
        when(lambda board: not board.snakes and expected_rolls(board), Board(36, {2: 15}), key="no-snake"):
            "a game takes {:.1f} rolls on average, and only snakes make it long: your board has none",
        when(lambda board: expected_rolls(board) < 100 and expected_rolls(board), Board(36, {30: 20}), Board(36, {33: 1, 34: 1, 35: 1}), key="too-quick"):
            "a game on your board takes {:.1f} rolls on average, and 100 are asked for",
    },
    hints=("Where do players wait longest, and where does it hurt most to be sent back?",
           "A wall of five snakes side by side lets only those through who stand right before it and roll a six.",
           "Put the wall where every player must pass, and let it lead back as far as possible."),
    why="A wall that lets one roll in six through, and sends all others back, makes games long.")


def kindest_snake(board):
    return max((jump for jump in jump_values(board) if jump.kind == "snake"), key=lambda jump: jump.worth)


def saves_none(board):
    """The snake that does the least harm, and the rolls that it costs, if no snake saves any."""
    best = kindest_snake(board)
    return best.worth <= 1e-9 and (best.start, -best.worth)


drawn("08-kind-snake", "draw a board of at most 36 squares with a snake that saves rolls", Board(36, {12: 36, 13: 7}), optional=True,
    wrong={
        when(lambda board: board.squares > 36 and board.squares, Board(49, {12: 36, 13: 7}), key="too-large"):
            "your board has {} squares, and 36 is the most that is asked for",
        when(lambda board: isinf(expected_rolls(board)), STUCK, key="never-won"): CAN_NEVER_WIN,
        when(lambda board: not board.snakes, Board(36, {10: 30}), key="no-snake"):
            "your board has no snake: a jump is a snake if it ends on a smaller square than it starts on",
        when(lambda board: not board.ladders and bool(saves_none(board)), Board(36, {25: 5}), key="no-ladder"):
            "a snake on a board without ladders leads away from the goal, and from nothing else: what could it lead back to?",
        when(lambda board: kindest_snake(board).worth > -1e-9 and saves_none(board), UNMET, key="changes-nothing"):
            "the snake from {} changes nothing: does any player meet it?",
        when(saves_none, Board(36, {10: 30, 25: 5}), key="costs-rolls"): "the snake from {} does the least harm, but costs {:.3f} rolls on average",
    },
    hints=("Something below the snake's mouth must be worth another try.", "Think of a ladder that leads far up. Many players roll past its foot.",
           "Let the snake's mouth be a little past the foot of that ladder, and its end a little before it."),
    why="Your snake gives players who missed something good a second chance.")
