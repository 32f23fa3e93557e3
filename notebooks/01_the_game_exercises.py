"""The exercises of notebook 01: what one roll can do, and one jump a roll."""

from snl_edu import Board, fewest_rolls, named_board, shortest_game
from snl_edu.course import Verdict, drawn, edit, either, gone, marked, not_yet, number, squares, was, when, written

FAMOUS, WALL = named_board("example-1"), named_board("onto-the-wall")
NINE = Board(9, {2: 8, 6: 3})  # so small that a learner can try it with a finger
CHAIN = Board(12, {2: 8, 8: 5})  # a ladder ends where a snake starts

gone("01-past-the-end", "01-two-ladders", "01-which-board")
was("01-where-is-ten", "05-where-is-ten")
was("01-square-at", "05-square-at")
was("01-read-the-list", "05-read-the-list")

marked("01-first-marks", "where can you be after one roll on nine squares, and where only after two?", NINE,
    hints=("Put a finger on 1 and try the six rolls one after another: where does the finger end each time?",
           "If you land where a snake or a ladder starts, you do not stay there: mark the square where it ends.",
           "For two rolls, begin on each square that you have marked; what was reached before does not count again."),
    why="You have just done by hand what a search does: all rolls from every square, and nothing twice.",
)


def way_of(rolls):
    """The squares of a game on the famous board, up to the first roll that is not allowed."""
    way = [FAMOUS.start]
    for roll in rolls:
        moves = FAMOUS.moves(way[-1])
        if not 1 <= roll <= len(moves):
            break
        way.append(moves[roll - 1].end)
    return way


def wins(rolls):
    way = way_of(rolls)
    return len(way) == len(rolls) + 1 and way[-1] == FAMOUS.goal


def goes_past(rolls):
    """The number of the roll that leads past the goal, the roll, and the square from which it does so."""
    way = way_of(rolls)
    return len(way) <= len(rolls) and (len(way), rolls[len(way) - 1], way[-1])


def plays_it_again(answer, usual):
    """Besides the verdict: the way of a game that wins."""
    if type(answer) not in (list, tuple) or any(type(roll) is not int for roll in answer):
        return not_yet("a list of rolls is needed here, such as [6, 2, 5]")
    verdict = usual(answer)
    way = " - ".join(map(str, way_of(answer)))
    return Verdict(True, f"Right: your game takes {len(answer)} rolls, by {way}.") if verdict.passed else verdict


squares("01-your-game", "with which rolls do you win the famous board?", lambda: [move.roll for move in shortest_game(FAMOUS).moves],
    ordered=True, also=wins, judge=plays_it_again,
    wrong={
        when(lambda rolls: max(rolls, default=0) > 2 * FAMOUS.die, [1, 15, 13, 35, 36], [15, 13], key="squares"):
            "these look like squares: write what the die shows each time, a number from 1 to 6",
        when(lambda rolls: next((roll for roll in rolls if not 1 <= roll <= FAMOUS.die), None), [7, 6, 6], [0, 6], key="no-such-roll"):
            "no die shows {}: each roll is a number from 1 to 6",
        when(lambda rolls: way_of(rolls)[-1] == FAMOUS.goal and len(way_of(rolls)) - 1, [1, 2, 1, 1, 5], key="rolls-on"):
            "you have won with {} rolls: leave out the rest",
        when(goes_past, [1, 6, 6, 6, 6], key="past-the-goal"): "roll number {} is a {} from {}: it leads past 36, and that is not allowed",
        when(lambda rolls: " - ".join(map(str, way_of(rolls))), [6, 6], [], key="not-there"): "your rolls lead to {}, and the game ends on 36: roll on",
    },
    hints=("Write the rolls in the order in which you played them, with commas, in square brackets.",
           "Count with a finger: add the roll to the square where you stand, then look whether a jump starts there.",
           "Near the goal small rolls help: a roll past 36 is not allowed."),
    why="Is there a game with fewer rolls? That is the next question.",
)

number("01-fewest", "how many rolls does the shortest game on this board take?", lambda: fewest_rolls(FAMOUS),
    wrong={
        -1: "this board can be won: you have seen a game that does it",
        0: "without a roll you still stand on 1",
        1: "too few: one roll ends on 15 at best",
        2: "too few: with two rolls nobody gets further than 21",
        3: "too few: try it, and you will always be short of 36",
        5: "too many: there is a better game; how soon can you land on 14?",
        6: "too many: an empty board can be won with 6 rolls, and this one has ladders",
        7: "too many: seven rolls are more than an empty board needs",
        either(35, 36): "that is a number of squares; how many times must you roll?",
        ...: "too many: even without a ladder, rolling a 6 again and again is quicker",
    },
    hints=("How far up does the longest ladder take you, and where does it start?",
           "How many rolls do you need at least to land on 14?",
           "Count the rolls to 14, and then those from 35 to the goal."),
    why="How can you be sure that nobody will ever find a shorter game? Notebook 02 makes sure.",
)

number("01-four-from-13", "a player on 13 rolls a 4: on which square does the move end?", lambda: FAMOUS.moves(13)[3].end,
    wrong={
        17: "17 is where the roll lands; does the player stay there?",
        4: "4 is the roll; on which square does the move end?",
        14: "14 is one square further than 13, but the die shows 4",
        35: "the ladder to 35 starts on 14, and a 4 does not land there",
        18: "count again: the first step from 13 leads to 14",
        16: "count again: the first step from 13 leads to 14, and there are four steps",
        21: "you counted on from 17: add the roll once only, then look whether a jump starts there",
        ...: "count four squares on from 13, and look what starts on the square where you land",
    },
    hints=("Count four squares on: that is the landing.",
           "Find the landing in the picture: does a snake or a ladder start there?",
           "If a jump starts there, follow it to its end: that is where the player stands."),
    why="The snake brings the player back to where the roll began: a roll may change nothing.",
)

number("01-onto-the-wall", "after a 3 from square 1, how many of the next six rolls end past the wall?",
    lambda: sum(move.end > 16 for move in WALL.moves(WALL.moves(1)[2].end)),
    wrong={
        0: "one roll takes one jump: the die landed on the ladder, not on the snake where the ladder ends",
        1: "more rolls than one get past the wall: try all six from where the player stands",
        2: "that is how many meet another snake; count the others",
        3: "the wall ends with 16: 17 is past it",
        5: "the wall is longer: from where the player stands, try a 1 and a 2",
        6: "from where the player stands, a 1 lands on a snake",
        14: "that is where the 3 ends; how many of the six rolls from there get past the wall?",
        ...: "find out first where the 3 ends, and then try six rolls from there",
    },
    hints=("Where does a 3 from square 1 land, and where does the jump that starts there end?",
           "The player now stands on a snake's mouth, but the die did not land there. One roll takes at most one jump.",
           "Square 17 and all higher squares are past the wall. Which rolls from 14 lead there?"),
    why="If you land on 14, the snake takes you down. If a ladder carries you to 14, you stay, and the next roll begins there.",
)


def some_squares():
    """Boards and squares on them, small boards first."""
    three_sides = Board(12, {3: 11, 10: 2}, columns=2, die=3)
    yield from ((NINE, 1), (NINE, 5), (CHAIN, 1), (three_sides, 1), (NINE, 9))
    yield from ((FAMOUS, 1), (FAMOUS, 13), (FAMOUS, 33), (WALL, 14), (named_board("thirty-cells"), 16), (named_board("thirty-cells"), 27))


@written("01-ends", "write the function that gives the end of each roll from a square, as a list",
    cases=some_squares, each="square", without=("moves",),
    wrong={
        edit("end = board.jumps[landing]", "pass", key="landings"): "you give where each roll lands: where a snake or a ladder starts, the move ends elsewhere",
        edit("if landing in", "while end in", "board.jumps[landing]", "board.jumps[end]", key="chains"):
            "your function takes jump after jump: a roll takes one jump only, and where it ends, the move ends",
        edit("board.die + 1", "board.die", key="highest-missing"): "the highest roll is missing: `range(1, 6)` ends with 5",
        either(edit("1, board.die + 1", "board.die"), edit("1, board.die + 1", "board.die + 1"), key="from-0"):
            "your die begins with 0: `range(6)` counts from 0 to 5, and a die from 1 to 6",
        edit("if landing <= board.goal:", "if True:", key="past-the-goal"): "your function goes past the goal: leave out every roll that would",
        edit("if landing <= board.goal:", "if landing > board.goal:\n            found.append(square)\n        else:", key="stays-put"):
            "your player stays put when a roll leads past the goal: such a roll is not allowed, so leave it out",
        edit("square + roll", "min(square + roll, board.goal)", key="stops-on-goal"):
            "your player stops on the goal when a roll leads past it: such a roll is not allowed, so leave it out",
        edit("square + roll", "min(square + roll, 2 * board.goal - square - roll)", key="bounces"):
            "your player walks back from the goal: a roll past it is not allowed, so leave it out",
        edit("<= board.goal", "< board.goal", key="never-wins"): "your function never reaches the goal: a roll that lands on it exactly is allowed",
        edit("board.die", "6", key="six-sides"): "your die has six sides on every board: ask `board.die` how many it has",
        edit("board.goal", "36", key="fixed-goal"): "your board has 36 squares every time: ask `board.goal` where it ends",
        edit("board.jumps", "board.ladders", key="ladders-only"): "your function climbs the ladders, but stays on the snakes: they have to be taken as well",
        edit("board.jumps", "board.snakes", key="snakes-only"):
            "your function slides down the snakes, but stays at the foot of the ladders: they have to be taken as well",
        either(edit("if landing in", "if square in", "[landing]", "[square]"),
               edit("square + roll", "board.jumps.get(square, square) + roll", "end = board.jumps[landing]", "pass"), key="jump-of-square"):
            "you look for a jump where the player stands: look where the roll lands",
        edit("end = landing", "end = None", key="none-for-plain"): "your list has None where no jump starts: there the move ends where the roll lands",
        edit("end = board.jumps[landing]", "continue", key="leaves-out-jumps"):
            "your function leaves out the rolls that land on a snake or a ladder: they count too, where do they end?",
        either(edit("\n    return found", "\n        return found"), edit("found.append(end)", "return [end]"),
               edit("found.append(end)", "return end", "return found", "return None"), key="first-roll-only"):
            "your function gives the first roll only: is `return` inside the loop?",
        either(edit("found.append(end)", "found = [end]"), edit("found = []", "found = None", "found.append(end)", "found = end"), key="last-roll-only"):
            "your function gives the last roll only: put each end into a list with append",
        edit("return found", "return set(found)", key="set"):
            "a set forgets the order of the rolls, and that two of them may end on the same square: use a list",
        edit("found.append(end)", "if end not in found:\n                found.append(end)", key="each-once"):
            "you give each square once: two rolls that end on the same square are two entries of the list",
        edit("return found", "return sorted(found)", key="sorted"):
            "your list is in the order of the squares: put the end of roll 1 first, then that of roll 2",
        either(edit("found = []", "found = {}", "found.append(end)", "found[roll] = end"),
               edit("found = []", "found = {}", "found.append(end)", "found[landing] = end"), key="dict"):
            "a list of the ends is enough: roll 1 first, and no dict",
    },
    hints=("Begin with an empty list, let `roll` run from 1 to `board.die`, and return the list after the loop.",
           "`square + roll` is the landing. Leave the roll out if that is more than `board.goal`.",
           "If the landing is in `board.jumps`, the end is `board.jumps[landing]`; if not, the end is the landing."),
    why="These few lines are all the rules of the game.",
)
def ends(board, square):
    found = []
    for roll in range(1, board.die + 1):
        landing = square + roll
        if landing <= board.goal:
            end = landing
            if landing in board.jumps:
                end = board.jumps[landing]
            found.append(end)
    return found


marked("01-narrow", "where can you be after one roll of a die with three sides, and where only after two?", named_board("short-and-narrow"),
    optional=True,
    hints=("The die has three sides, so there are at most three rolls from a square.",
           "Follow the numbers: the bottom row runs to the right, the next one to the left.",
           "A roll that lands on 3 or on 10 ends elsewhere."),
    why="Another die, another shape, and the same rules.",
)


def some_games():
    """Boards and rolls that may be rolled there; the first ones without the highest roll, which is the last move."""
    off_the_board = Board(12, {1: 6, 8: 3}, start=0)
    yield from ((NINE, [4, 1, 2]), (CHAIN, [1, 3]), (off_the_board, [1, 2, 4]), (NINE, [5]), (NINE, []))
    yield from ((FAMOUS, [1, 2, 1, 1]), (FAMOUS, [6, 2, 6, 6]), (WALL, [3, 4, 6]), (Board(25), [6, 6, 6, 6]), (named_board("chutes-and-ladders"), [1, 6, 5]))


@written("01-walk", "write the function that gives the squares on which a player stands during a game, as a list",
    cases=some_games, each="square",
    wrong={
        edit("board.start", "1", key="starts-on-1"): "let the game begin on `board.start`, which need not be 1",
        edit("return way", "return way[1:]", key="start-missing"): "the start is missing: the player stands on it before the first roll",
        either(edit("return way", "return square"), edit("return way", "return [square]"), key="last-only"):
            "you give the last square only: keep every square in a list",
        edit("return way", "return way[:-1]", key="last-missing"):
            "your list is as long as the rolls, so its last square is missing: add a square after each roll",
        edit("square = move.end", "square = move.landing", key="no-jumps"):
            "your player never takes a snake or a ladder: where one starts, the move ends elsewhere",
        edit("square = move.end", "square = move.end\n        while square in board.jumps:\n            square = board.jumps[square]", key="chains"):
            "your player takes jump after jump: a roll takes one jump only",
        edit("append(square)", "append(move.landing)", key="landings"): "your list holds where each roll lands: keep where it ends",
        either(edit("append(square)", "extend(dict.fromkeys(move[2:]))"), edit("append(square)", "extend(move[2:])"), key="landings-and-ends"):
            "your list holds the landing and the end of a jump: the player stands only where the move ends",
        edit("moves(square)", "moves(board.start)", key="from-the-start"): "each of your rolls begins at the start: roll from where the last move ended",
        edit("[roll - 1]", "[roll]", key="next-roll"):
            "you take the move of the next roll: Python counts from 0, so that of roll 1 is `board.moves(square)[0]`",
        either(edit("\n    return way", "\n        return way"), edit("in rolls:", "in rolls[:1]:"), key="first-roll-only"):
            "your function returns after the first roll: is `return` inside the loop?",
        either(edit("append(square)", "append(move)"), edit("square = move.end", "square = move"), key="moves"):
            "your list holds moves: keep the square where each of them ends, `move.end`",
    },
    hints=("Begin with a list that holds `board.start`.",
           "For each roll, the player stands on the last square of the list so far.",
           "Find where the roll ends, as in `ends`, and add that square to the list."),
    why="A game is nothing but rolls, each of which begins where the one before has ended.",
)
def walk(board, rolls):
    square = board.start
    way = [square]
    for roll in rolls:
        move = board.moves(square)[roll - 1]
        square = move.end
        way.append(square)
    return way


def chained(board, square):
    """Where a player who takes jump after jump ends; in a ring, somewhere in the ring."""
    for _ in board.jumps:
        square = board.jumps.get(square, square)
    return square


def into_chains(board):
    """The first rolls that end where another jump starts, each with the end of the whole chain."""
    return {move.roll: chained(board, move.end) for move in board.moves(board.start) if move.end in board.jumps}


def leads_elsewhere(board):
    """The first of these rolls and where it leads, if none of them leads to the goal."""
    roll, end = next(iter(into_chains(board).items()))
    way = "round and round in a ring" if end in board.jumps else f"to {end}"
    return board.goal not in into_chains(board).values() and (roll, way)


drawn("01-too-good", "design a board of 16 squares that is won with the first roll only by those who chain jumps", Board(16, {2: 8, 8: 16}),
    wrong={
        when(lambda board: board.squares != 16 and board.squares, Board(9, {2: 8, 8: 9}), key="size"): "your board has {} squares, and 16 are asked for",
        when(lambda board: not board.jumps, Board(16), key="no-jump"): "your board has no jump yet: draw two, so that one ends where the other one starts",
        when(lambda board: not board.jumps.keys() & set(board.jumps.values()), Board(16, {2: 8, 9: 16}), key="no-chain"):
            "no jump on your board ends where another one starts, so there is nothing to chain",
        when(lambda board: not into_chains(board), Board(16, {8: 12, 12: 16}), key="too-far"):
            "two of your jumps meet, but no first roll lands on the first of them: let it start on a square near 1",
        when(leads_elsewhere, Board(16, {2: 8, 8: 15}), Board(16, {3: 9, 9: 3}), key="leads-elsewhere"):
            "with roll {} a chain of jumps would lead {}, and not to the goal, 16",
        when(lambda board: next((move.roll for move in board.moves(board.start) if move.end == board.goal), None), Board(16, {2: 8, 8: 16, 5: 16}), key="wins"):
            "roll {} wins at once by the rules too: no first roll may end on 16",
    },
    hints=("Look at the board chained-jumps once more: its goal is 9, and yours is 16.",
           "You need two jumps, and the first of them must end where the second starts.",
           "The first one starts on a square from 2 to 7; the second one ends on 16, and starts where no first roll lands."),
    why="Anyone who chains jumps is too good on this board, so it catches a program that does.",
)
