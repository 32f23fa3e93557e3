"""The exercises of notebook 09: rolls by division, the reach, the leap from stop to stop, and a long board."""

from copy import copy
from heapq import heappop, heappush

from snl_edu import Board, fewest_rolls, named_board
from snl_edu.course import SEARCHES, drawn, edit, either, gone, not_yet, number, pair, when, written

ONE_LADDER, SIXES, MIXED = Board(100, {30: 80}), Board(121), Board(36, {4: 20, 7: 2, 12: 30, 13: 11})
BITE, FIVE, SIX = map(named_board, ("the-snake-must-bite", "five-in-a-row", "six-in-a-row"))
LEAST, ROLLS = 10**12, 100  # squares and rolls of a board that the learner invents
LONG = Board(10**17 + 3, {600: 5, 10**16: 7})  # too long for a walk roll by roll, and for numbers with a point

gone("09-empty-stretch", "09-one-ladder", "09-million-million")

number("09-ten-times", "how many moves, nearly, does the search try on `Board(10_000)`?", lambda: 6 * 10_000, within=600,
    wrong={
        576: "576 are tried on 100 squares: here there are a hundred times as many", 5976: "5976 are tried on 1000 squares: here there are ten times as many",
        10_000: "each square is tried with more than one roll", 600_000: "that is ten times too many: compare 1000 squares with 100",
        11_376: "the work does not grow by the same amount each time: ten times the squares, how many times the moves?",
        ...: "compare the two counts above: how many moves are there for each square?",
    },
    hints=("Divide each of the two counts by its number of squares.", "That is nearly the same number both times, and it has to do with the die.",
           "Multiply that number by 10,000."),
    why="Nearly six moves are tried for every square, one for each side of the die.")

number("09-must-bite", "how many rolls does the board with the snake from 7 to 1 take?", lambda: fewest_rolls(BITE),
    wrong={
        4: "four rolls for 24 squares are four sixes: on which square does the first one land?",
        3: "not even three sixes without a snake go that far: they end on 19", 6: "one roll more than the division says is enough to step around the snake",
        24: "24 counts squares: a roll can take six of them", 1: "not even the first six ends where it lands: walk with your finger",
        either((5, 4), (4, 5)): "one number is enough here: the fewest rolls with the snake",
        ...: "begin with what the division says, then look where these rolls land",
    },
    hints=("Without the snake it is 24 squares. How many rolls is that, and what must each of them be?",
           "The first six from square 1 lands on 7. What happens?", "So at least one roll has to be smaller. How many rolls are needed then?"),
    why="Only four sixes make 24 in four rolls, and the first of them lands in the snake's mouth.")

pair("09-five-and-six", "how many rolls do the two boards take (None if a board cannot be won)?", lambda: (fewest_rolls(FIVE), fewest_rolls(SIX)),
    wrong={
        (6, 6): "6 is what the division says, but nobody can stand on a snake's mouth: where does the second roll end?",
        either((7, 7), (7, 8)): "the first is right; on the other board, on which squares can a roll from 10 land?",
        (6, 7): "both cost more than you think: on the first board, the second six would land on 13",
        (6, None): "the second is right; on the first board, the second six would land on 13",
        (None, None): "the second is right; five snakes can be passed, with a six from the square before them",
        (7, 0): "the first is right; if no number of rolls is enough, write None", (7, -1): "the first is right; for the other write None, as the search does",
        (7, "None"): "None is not a text: write it without quotation marks",
        when(lambda given: type(given) is not tuple or len(given) != 2, 7, (7,), [7, 7, None], key="not-two"):
            "one answer for each board: put the two in round brackets, with a comma between them",
        ...: "walk with your finger: go as far as you can in front of the snakes, and look what a six can cross",
    },
    hints=("Walk up to the snakes, and stop on the square before the first of them.", "From 10 a six lands on 16. Is there a snake on 16?",
           "The first board can be won, but it costs time to stop on 10. On the other, all six rolls from 10 meet a snake."),
    why="A die with six sides steps over five jumps in a row, and never over six.")


@written("09-next-reach", "write the function that gives the furthest plain square within a roll, or None", without=SEARCHES,
    cases=[(BITE, 1), (BITE, 6), (FIVE, 7), (FIVE, 10), (ONE_LADDER, 24), (Board(20, {5: 2}, die=4), 1), (Board(20, {5: 2}, die=10), 1), (BITE, 22), (SIX, 10)],
    wrong={
        edit("square not in board.jumps", "True", key="on-a-jump"): "that square starts a jump, and nobody stays there: look for the furthest plain square",
        either(edit("board.jumps", "board.snakes"), edit("board.jumps", "board.ladders"), key="half-the-jumps"):
            "snakes and ladders both start jumps: ask `board.jumps`, which has them all",
        edit("range(furthest, reach, -1)", "range(reach + 1, furthest + 1)", key="nearest"): "take the furthest plain square, not the nearest",
        either(edit("    for square", "    return max(move.end for move in board.moves(reach))\n    for square"),
               edit("    for square", "    return board.jumps.get(furthest, furthest)\n    for square"), key="takes-jumps"):
            "the walk takes no jump: pass over a jump's start, and do not ask where it ends",
        edit("            return square\n", "            return square\n        return None\n", key="gives-up"):
            "your function gives up at the first square: is `return None` inside the loop?",
        edit("board.die", "6", key="six-sides"): "the die does not always have six sides: use `board.die`",
        edit("min(reach + board.die, board.goal)", "reach + board.die", key="past-the-goal"):
            "no roll may go past the goal: begin with the smaller of `reach + board.die` and `board.goal`",
        either(edit("return None", "return reach"), edit("return None", "return 0"), edit("return None", "return -1"), key="no-none"):
            "if all squares within a roll start jumps, give None: a walk cannot wait where it is",
    },
    hints=("Try the squares within a roll, the furthest first: `range(..., reach, -1)` counts down.",
           "A square is plain if it is `not in board.jumps`. Return the first such square.",
           "The furthest is `min(reach + board.die, board.goal)`. After the loop nothing was found: return None."),
    why="The furthest plain square is the best place for a walk without jumps.")
def next_reach(board, reach):
    furthest = min(reach + board.die, board.goal)
    for square in range(furthest, reach, -1):
        if square not in board.jumps:
            return square
    return None


TOO_SLOW = "it is right on short boards, but not on very long ones: leap over the free rolls in one step, with //"


def short_boards_first(answer, usual):
    """Judges without the last case, which has a very long board; anyone who fails only there reads that the idea is right."""
    short = copy(usual)
    short.make_cases = lambda: usual.make_cases()[:-1]
    verdict = short(answer)
    if not verdict.passed:
        return verdict
    verdict = usual(answer)
    return verdict if verdict.passed or verdict.fault else not_yet(TOO_SLOW, LONG, fault="too-slow")


def earliest(pairs):
    """The first roll for each stop, in order: a later landing on it is possible as well, and does no harm."""
    latest_first = sorted(map(tuple, pairs), reverse=True)
    return sorted(dict(latest_first).items())


FREE, NOTE = "(ahead[0] - reach - 1) // board.die", "found.append((stop, rolls))"  # parts of the function below
WALKS = [(Board(7, {4: 2}), 1), (ONE_LADDER, 80), (ONE_LADDER, 1), (BITE, 1), (Board(60, {31: 50, 33: 40}), 1), (FIVE, 1), (Board(20, {5: 9, 9: 3}), 9)]
WALKS += [(Board(6, start=0), 0), (Board(50, {10: 3, 20: 40}, die=4), 3), (Board(12, {3: 11, 10: 2}, die=3), 1), (Board(30, {15: 3}, die=8), 1)]
WALKS += [(SIX, 1), (Board(9), 9), (LONG, 1)]


@written("09-landings", "write the function that gives each stop of a walk, with the roll that lands on it", without=SEARCHES,
    cases=WALKS, normal=earliest, judge=short_boards_first,
    wrong={
        edit("next_reach(board, reach)", "min(reach + board.die, board.goal)", key="through-jumps"):
            "your walk goes through the snakes and ladders as if they were plain: ask next_reach where it stands after a landing",
        either(edit("    rolls = 0", "    reach = board.start\n    rolls = 0"), edit("    rolls = 0", "    reach = 1\n    rolls = 0"), key="from-the-start"):
            "your walk begins at the start of the board: begin it on `reach`, the square that your function is given",
        edit("reach - 1)", "reach)", key="one-too-many-free"):
            "a stop that is exactly 6 squares away is reached by one roll, and none of it is free: take 1 away before you divide",
        edit("free + 1", "free", key="own-roll-missing"): "the free rolls are not all: the roll that lands on a stop counts, too",
        edit("rolls + free + 1", "free + 1", key="begins-again"): "your rolls begin again after each stop: add them up along the walk",
        edit("rolls + free + 1", "rolls + 1", key="one-for-a-stretch"): "you count one roll for each stretch: the free rolls count as well",
        edit("reach = reach + free * board.die", "pass", key="free-stand-still"): "the free rolls move the player as well: add `free * board.die` to `reach`",
        either(edit("if stop <=", "if stop != board.goal and stop <="), edit("[*board.jumps, board.goal]", "board.jumps"), key="no-goal"):
            "the goal is a stop, too",
        edit("for stop in ahead:", "for stop in ahead[:1]:", key="one-stop"): "one roll may land on any of several stops: take all that are within a roll",
        edit("stop <= reach", "stop < reach", key="not-the-last"): "the highest roll lands on a stop, too: take all with `stop <= reach + board.die`",
        edit("stop > reach", "stop >= reach", key="stop-below"):
            "a walk may begin on a square where a jump starts, and does not take it: look for the stops beyond `reach`, without `reach` itself",
        either(edit("reach = next_reach(board, reach)", "break"), edit("    return found", "        return found"), key="first-stop-only"):
            "the walk is not over at the first stop: it steps past it and goes on",
        edit("reach is not None and ", "", key="over-the-end"): "next_reach gives None when the walk is over: ask `reach is not None` before you compare",
        edit("reach is not None", "reach", key="0-is-false"):
            "a walk may begin on square 0, off the board, and Python takes 0 for False: ask `reach is not None`",
        either(edit("board.die", "6"), edit("// board.die", "// 6"), edit("free * board.die", "free * 6"), edit("reach + board.die", "reach + 6"),
               key="six-sides"): "the die does not always have six sides: use `board.die`",
        edit("(stop, rolls)", "(board.jumps.get(stop, stop), rolls)", key="ends"): "give the stop itself, not the square where its jump ends",
        edit("(stop, rolls)", "(rolls, stop)", key="wrong-order"): "each pair is (stop, rolls), in this order",
        either(edit("[]", "{}", NOTE, "found[stop] = rolls"), edit("[]", "{}", NOTE, "found.setdefault(stop, rolls)"), key="dict"):
            "you give a dict: give a list of pairs, `(stop, rolls)`",
        edit(FREE, "0", key="too-slow"): TOO_SLOW,
        edit(FREE, "int((ahead[0] - reach - 1) / board.die)", key="with-a-point"):
            "it is right on short boards, but / makes a number with a point, which has room for 16 digits only: divide with //",
    },
    hints=("Three names change in the loop: `rolls`, which begins with 0, `reach`, and the list that you return.",
           "`ahead = [stop for stop in [*board.jumps, board.goal] if stop > reach]` are the stops that are still to come.",
           "In each round: leap over the free rolls, count one roll more, note every stop within it, ask `next_reach`."),
    why="The walk does as much work as it meets stops, however long the stretches between them are.")
def landings(board, reach):
    rolls = 0
    found = []
    while reach is not None and reach < board.goal:
        ahead = [stop for stop in [*board.jumps, board.goal] if stop > reach]
        free = (ahead[0] - reach - 1) // board.die
        reach = reach + free * board.die
        rolls = rolls + free + 1
        for stop in ahead:
            if stop <= reach + board.die:
                found.append((stop, rolls))
        reach = next_reach(board, reach)
    return found


PUSH = "heappush(waiting, (rolls + more, board.jumps.get(stop, stop)))"
OUT_OF_ORDER = Board(100, {6: 13, 16: 81, 19: 27, **dict.fromkeys(range(20, 26), 1)})  # a mistake in the order shows here
LEAPS = [Board(20, {5: 15}), Board(7, start=0), ONE_LADDER, BITE, FIVE, Board(100, {8: 20, 30: 60}), Board(100, {20: 90, 70: 12})]
LEAPS += [named_board("the-needed-snake"), OUT_OF_ORDER, SIX, Board(1), LONG]


@written("09-leap", "write the main step of the leap in place of the dots", cases=LEAPS, without=SEARCHES, judge=short_boards_first,
    wrong={
        edit("board.start", "1", key="starts-on-1"): "your search begins on square 1: begin on `board.start`, which is not 1 on every board",
        edit("rolls + more", "more", key="forgets-rolls"): "the rolls so far are lost: push `rolls + more`",
        edit("board.jumps.get(stop, stop)", "stop", key="no-jumps"):
            "a player who lands on a jump has to take it: push the end of the jump, `board.jumps.get(stop, stop)`",
        either(edit("rolls + more", "rolls + more + (stop in board.jumps)"), edit("rolls + more", "rolls + more + 1"), key="jump-is-a-roll"):
            "a jump is not a roll of its own: only `more` is added",
        either(edit(PUSH, f"if stop == board.goal:\n                    return rolls + more\n                {PUSH}"),
               edit(PUSH, f"if board.jumps.get(stop, stop) == board.goal:\n                    return rolls + more\n                {PUSH}"), key="hasty"):
            "the first way to the goal is not always the shortest: return only when the goal is taken out of the heap",
        edit("set()", "{board.start}", "if square not in seen:", "if True:", "seen.add(square)", "pass", PUSH, "end = board.jumps.get(stop, stop)\n"
             f"                if end not in seen:\n                    seen.add(end)\n                    {PUSH}", key="marks-early"):
            "you mark a square when it goes into the heap, but a better way to it may still come: mark it when it is taken out",
        edit("landings(board, square)", "list(landings(board, square))[:1]", key="first-landing"): "push every landing of the walk, not only the first one",
        edit("heappop(waiting)", "waiting.pop(0)", "heappush(waiting, ", "waiting.append(", key="queue"):
            "serve the walk with the fewest rolls, not the one that has waited longest: take it out with heappop",
        edit("heappop(waiting)", "waiting.pop()", "heappush(waiting, ", "waiting.append(", key="stack"):
            "serve the walk with the fewest rolls, not the newest one: take it out with heappop",
        edit("heappush(waiting, ", "waiting.append(", key="append"): "a pair that is put in with append is not in its place in the heap: use heappush",
        edit("(rolls + more, board.jumps.get(stop, stop))", "(board.jumps.get(stop, stop), rolls + more)", key="wrong-order"):
            "each pair in the heap is (rolls, square), in this order: the smallest number of rolls has to come out first",
        either(edit("return None", "return -1"), edit("return None", "return 0"), key="no-none"): "where the goal cannot be reached, give None",
        edit("landings(board, square)", "[(move.landing, 1) for move in board.moves(square)]", key="too-slow"): TOO_SLOW,
    },
    hints=("First two questions: is `square` the goal? Then return `rolls`. Is it in `seen`? Then there is nothing to do.",
           "Otherwise it joins `seen`, and a walk begins: `for stop, more in landings(board, square):`.",
           "For each landing push one pair: the rolls so far and `more`, and the square where the player then stands."),
    why="The heap serves the fewest rolls first, so the goal cannot be taken out too late.")
def leap(board):
    waiting, seen = [(0, board.start)], set()
    while waiting:
        rolls, square = heappop(waiting)
        if square == board.goal:
            return rolls
        if square not in seen:
            seen.add(square)
            for stop, more in landings(board, square):
                heappush(waiting, (rolls + more, board.jumps.get(stop, stop)))
    return None


number("09-read-the-gap", "how many rolls does `Board(1000, {31: 1, 61: 991})` take?", lambda: fewest_rolls(Board(1000, {31: 1, 61: 991})),
    wrong={
        12: "12 is what the divisions say; but where do five sixes from 1 land?", 11: "11 rolls lead to the ladder; the way from its top is missing",
        10: "10 is the way to the ladder if no snake stood in it, and the way on is missing",
        2: "2 is the way from the ladder's top to the goal; the way to its foot is missing",
        14: "14 is one too many: stepping around the snake costs one roll, not two", 167: "167 is the whole way on foot: use the ladder",
        either(60, 69): "that is a number of squares: a roll can take six of them",
        ...: "that is not it: add the rolls from 1 to 61 and those from 991 to 1000, and mind square 31",
    },
    hints=("Split the game in two: to the foot of the ladder, and from its top to the goal.",
           "From 1 to 61 it is 60 squares. Is there a way in ten rolls, and where does each of those rolls land?",
           "Ten rolls would all have to be sixes, and the fifth of them lands on a snake. What does one roll more allow?"),
    why="Eleven rolls lead past the snake to the ladder, and two from its top to the goal.")


# With a remainder and without, with another start or die, one too long for numbers with a point, and one of a single square.
EMPTY = [Board(7), Board(8), Board(6, start=0), Board(7, start=0), Board(9, die=4), Board(100, die=20), Board(12, die=4, start=0), Board(10**17 + 3), Board(1)]


@written("09-any-die", "change empty_rolls so that it is right for every die and every start", cases=EMPTY, without=SEARCHES,
    wrong={
        edit("board.start", "1", "board.die", "6", key="unchanged"):
            "so far it is right for six sides and a start on 1: use board.die in place of 6, and board.start in place of 1",
        edit("board.start", "1", key="starts-on-1"): "the die is right now; the start is not always 1: use board.start",
        edit("board.die", "6", key="six-sides"): "the start is right now; the die does not always have six sides: use board.die",
        edit("board.start", "0", key="from-0"): "it always counts from 0: how many squares are there to go if the start is 1?",
        edit("-(-(", "((", key="rounds-down"): "it rounds down: if a few squares are left over, they still need a roll",
        edit("-(-(", "1 + ((", key="always-one-more"): "it always adds a roll: where the division leaves no remainder, none is needed",
        edit("-(-(", "int(-(-(", "// board.die)", "/ board.die // 1))", key="with-a-point"):
            "it is right on small boards, but / makes a number with a point, which has room for 16 digits only: keep to //",
    },
    hints=("Two numbers in the function are true only for the usual game. Which?", "board.die and board.start can be written in their place.",
           "Off the board, with start 0, all the squares are still to go; on square 1 there is one fewer."),
    why="Squares to go, divided by the sides of the die and rounded up: that is true for every empty board.")
def empty_rolls(board):
    return -(-(board.squares - board.start) // board.die)


drawn("09-one-snake", "add one snake to `Board(121, {})` so that it takes one roll more", Board(121, {7: 1}),
    wrong={
        when(lambda board: (board.squares, board.die, board.start) != (121, 6, 1), Board(122, {7: 1}), Board(121, {6: 1}, die=5), key="another-board"):
            "keep the 121 squares, the die and the start as they are, and change only the jumps",
        when(lambda board: bool(board.ladders), Board(121, {7: 13}), key="ladder"):
            "there is a ladder on your board: a snake leads down, from the larger number to the smaller",
        when(lambda board: len(board.snakes) != 1 and len(board.snakes), SIXES, Board(121, {7: 1, 13: 1}), key="not-one-snake"):
            "exactly one snake is asked for, and your board has {}",
        when(lambda board: fewest_rolls(board) == fewest_rolls(SIXES) and (fewest_rolls(board), *board.snakes), Board(121, {8: 1}), key="as-quick"):
            "your board still takes {} rolls: a player with nothing but sixes never lands on {}; where does that player land?",
    },
    hints=("20 rolls for 120 squares: what must every one of them be?", "So there is only one game of 20 rolls. Write down the squares on which it lands.",
           "A snake on any of 7, 13, 19 ... spoils that game. Let it lead down to wherever you like."),
    why="There is only one game of 20 rolls, all sixes, and a snake on any of its squares spoils it.")

drawn("09-far-and-fast", "make a board of at least 10**12 squares, with one jump, that takes exactly 100 rolls", Board(LEAST, {2: LEAST - 6 * (ROLLS - 1)}),
    wrong={
        when(lambda board: board.squares < LEAST and (board.squares, LEAST), Board(600), key="too-small"):
            "your board has {:,} squares, and at least {:,} are asked for",
        when(lambda board: board.die != 6 and board.die, Board(LEAST, {2: LEAST - 600}, die=7), key="another-die"): "keep the die with six sides; yours has {}",
        when(lambda board: len(board.jumps) != 1 and len(board.jumps), Board(LEAST), Board(LEAST, {2: 3, 4: 5}), key="not-one-jump"):
            "exactly one jump is asked for, and your board has {}",
        when(lambda board: bool(board.snakes), Board(LEAST, {8: 1}), key="snake"): "your jump is a snake: going down does not make a long way short",
        when(lambda board: fewest_rolls(board) != ROLLS and (fewest_rolls(board), ROLLS), Board(LEAST, {2: LEAST}), Board(LEAST, {2: 4}), key="not-100"):
            "the fewest rolls on your board are {:,}, and {} are asked for: add up the rolls to the ladder's foot and those from its top",
    },
    hints=("One ladder has to carry the player over nearly the whole board.",
           "The rolls to its foot and the rolls from its top add up to 100; you choose how to share them.",
           "If the foot is one roll away, 99 rolls are left for the rest: how many squares can that rest have?"),
    why="The ladder may be as long as you like: only the two ends of the way cost rolls.")


@written("09-frugal", "write the function that gives the squares worth trying from a square", optional=True, normal=set, each="square", without=SEARCHES,
    cases=[(MIXED, 1), (MIXED, 7), (Board(36), 5), (MIXED, 10), (Board(12, {5: 9}, die=4), 3), (Board(36), 33), (SIX, 10)],
    wrong={
        edit("if move.jump:", "if True:", key="every-roll"): "you still try every roll: of the plain squares the furthest is enough",
        edit("found.append(move.end)", "pass", key="no-jumps"): "the jumps are missing: the ends of all jumps within a roll are worth trying",
        edit("found.append(furthest)", "pass", key="no-plain"): "the furthest plain square is missing",
        edit("move.end", "move.landing", key="landings"): "a jump's start is not where the player stands: give the end of the jump",
        edit("if furthest is not None:", "furthest = min(square + board.die, board.goal)\n    if furthest not in board.jumps:", key="largest-roll"):
            "where the largest roll lands on a jump, the furthest plain square is nearer: look for it",
        edit("return found", "return [max(found)]", key="furthest-only"): "only the furthest of all ends is not enough: a snake may be needed, too",
        edit("    found = []", "    board = Board(board.squares, board.jumps)\n    found = []", key="six-sides"):
            "the die does not always have six sides: use `board.die`",
        edit("if furthest is not None:", "if True:", key="none"): "where no plain square is within a roll, leave it out: None is not a square",
    },
    hints=("Two kinds of squares are worth trying. `next_reach` finds the one of the second kind.",
           "`board.moves(square)` gives the moves; a move whose `jump` is not None takes a snake or a ladder.",
           "Begin with the `move.end` of each move with a jump. Add what `next_reach` gives, if it gives a square."),
    why="What a nearer plain square can land on, the furthest one can land on too, or this roll could have.")
def worth_trying(board, square):
    found = []
    for move in board.moves(square):
        if move.jump:
            found.append(move.end)
    furthest = next_reach(board, square)
    if furthest is not None:
        found.append(furthest)
    return found
