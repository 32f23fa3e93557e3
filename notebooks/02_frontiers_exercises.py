"""The exercises of notebook 02: all players at once, which squares are new, and which rolls are rejected."""

from dataclasses import replace
from functools import wraps
from inspect import isgeneratorfunction
from types import FunctionType

from snl_edu import Board, frontiers, named_board
from snl_edu.course import SEARCHES, drawn, edit, either, gone, marked, not_yet, number, squares, when, written

FAMOUS, TRAP, WALL, CHUTES = map(named_board, ("example-1", "the-trap", "six-in-a-row", "chutes-and-ladders"))
MODEST, THIRTY, CHAINED = map(named_board, ("the-modest-ladder", "thirty-cells", "chained-jumps"))
NINE, FROM_0 = Board(9, {2: 8, 6: 3}), Board(9, {3: 7}, start=0)  # so small that all of a search on them can be shown
LANDED_ON = Board(12, {2: 9, 5: 2, 11: 1})  # one roll lands on 2, and another one ends there; a snake leads back to the start
SHORT = [NINE, FROM_0, LANDED_ON, CHAINED, MODEST, FAMOUS, THIRTY]  # on which even a search that forgets what it has seen comes to an end
SEARCHED = [*SHORT, TRAP, WALL, CHUTES, Board(1)]
ZERO, ONE, TWO = (list(frontier) for frontier in frontiers(MODEST))
board = Board(9, {2: 4, 7: 3}, die=2)  # a function that asks its notebook for the board finds this one

gone("02-second-time", "02-countdown", "02-tried", "02-never-joined")

marked(
    "02-by-hand", "which squares are in each frontier of Example 1?", FAMOUS,
    hints=("Press Hint in the player: it helps with the question that is open.",
           "Take the squares of the last frontier one by one, and try all six rolls from each.", "If you land on 2, 14 or 17, you do not stay there."),
    why="You have searched the whole board, and you know the fewest rolls for certain.",
)

number(
    "02-first-in-line", "which square joins the queue first, when the six rolls from 1 are tried in order?", lambda: list(frontiers(FAMOUS))[1].squares[0],
    wrong={
        1: "1 is where the rolls begin, and has been in the queue from the start", 2: "roll 1 lands on 2; does anybody stay there?",
        3: "3 is the lowest square, but the order is that of the rolls: what does roll 1 do?",
        7: "7 is the end of roll 6, and so the last one", 6: "roll 6 is the last one: what does roll 1 do?", 35: "35 needs more than one roll",
        ...: "begin with roll 1: where does it land, and where does it end?",
    },
    hints=("The rolls are tried in order: 1, 2, 3, 4, 5, 6.", "Roll 1 from square 1 lands on 2.",
           "What joins the queue is the end of the move, not its landing."),
    why="The order of a queue is that of finding, and has nothing to do with the numbers of the squares.",
)


def some_frontiers():
    """A board, a frontier, and what was seen before: the idea first, then ends that are landings too, then dead ends."""
    small = (NINE, 0), (NINE, 1), (LANDED_ON, 0), (FROM_0, 0), (FROM_0, 1)
    for place, depth in (*small, (FAMOUS, 0), (FAMOUS, 1), (MODEST, 1), (THIRTY, 1), (FAMOUS, 2), (TRAP, 0), (WALL, 2), (CHUTES, 0)):
        found = [list(frontier) for frontier in reach(place)][: depth + 1]
        yield place, found[-1], set().union(*found)


def joins_seen(answer, usual):
    """Besides the list: the function adds to `seen` what it gives back, and leaves `frontier` alone."""
    calls = []

    @wraps(answer)
    def trial(board, frontier, seen):
        calls.append((board, frontier, seen, list(frontier), set(seen)))
        return answer(board, *calls[-1][3:])

    verdict = usual(trial if callable(answer) and not isgeneratorfunction(answer) else answer)
    for board, frontier, seen, line, known in calls:
        right = seen | set(next_frontier(board, frontier, set(seen)))
        if line != frontier:
            return not_yet("your function changes `frontier`: put the new squares into a list of their own", board, fault="changes-frontier")
        if verdict.passed and right - known:
            return not_yet(f"the list is right, but {min(right - known)} does not join `seen`: the next call will find it again", board, fault="does-not-join")
        if verdict.passed and known != right:
            return not_yet("the list is right, but more than that joins `seen`: add only what you have found", board, fault="joins-more")
    return verdict


@written(
    "02-next-frontier", "write the function that gives the squares which are new with one roll more", cases=some_frontiers, each="square",
    judge=joins_seen, without=SEARCHES, wrong={
        when(isgeneratorfunction, lambda *_: (yield 1), key="yields"): "your function yields the squares one by one: return them all, in one list",
        either(edit("if move.end not in seen", "if True"), edit("if move.end not in seen", "if move.end not in found"), key="never-asks"):
            "your function never looks into `seen`: a square that was reached before does not count again",
        edit("seen.add(move.end)", "pass", key="marks-late"): "a square is in your list more than once: add it to `seen` as soon as you find it, not later",
        either(edit("move.end", "move.landing"), edit("append(move.end)", "append(move.landing)"), key="landings"):
            "you keep where each roll lands: a player stands where the move ends",
        edit("seen.add(move.end)", "seen.update((move.landing, move.end))", key="marks-both"):
            "you add the landing to `seen` as well: only the ends of moves are squares where somebody has stood",
        edit("seen.add(move.end)", "seen.add(move.landing)", key="marks-landing"):
            "you add the landing to `seen`: the square where somebody stands is the end of the move",
        either(edit("return found", "return set(found)"), edit("return found", "return list(set(found))"), key="set"):
            "a set forgets the order in which the squares were found: collect them in a list",
        edit("return found", "return sorted(found)", key="sorted"): "your squares are sorted: leave them in the order in which they were found",
        edit("return found", "return found[::-1]", key="reversed"): "your list is the wrong way round: a new square joins at the end, so use append",
        edit("square in frontier", "n in range(board.die)", "board.moves(square)", "[m for s in frontier for m in board.moves(s)[n:][:1]]", key="roll-by-roll"):
            "you try roll 1 from every square, then roll 2: take the squares one by one, and all rolls from each",
        edit("in frontier:", "in frontier[:1]:", key="first-square-only"):
            "your function looks at the first square of the frontier only: is `return` inside the outer loop?",
        either(edit("return found", "return found[:1]"), edit("return found", "return (found or [None])[0]"), key="first-new-only"):
            "your function stops at the first new square: is `return` inside the inner loop?",
        edit("append(move.end)", "append(move)", key="moves"): "your list holds moves: keep the square where each of them ends, `move.end`",
        edit("return found", "return seen", key="returns-seen"): "you give back `seen`, with all squares so far: give back the list of the new ones",
        edit("return found", "return frontier + found", key="keeps-old"): "your list begins with the old frontier: it should hold the new squares only",
        edit("return found", "return []", key="empty"): "your list is always empty: is `append` reached at all?",
    },
    hints=("Two loops: `for square in frontier:`, and inside it `for move in board.moves(square):`.",
           "Inside both loops one question decides: `if move.end not in seen:`.",
           "If it is new, do two things: add it to `seen`, and append it to a list. Return the list after both loops."),
    why="A square joins the list once, because it is in `seen` from the moment when it is found.",
)
def next_frontier(board, frontier, seen):
    found = []
    for square in frontier:
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                found.append(move.end)
    return found


# Parts of the functions below, and what stands in their place.
GOAL = "        if board.goal in seen:\n            return\n"
NEXT = "next_frontier(board, frontier, seen)"
EACH = "for square in frontier:\n            rolls[square] = depth"
YIELDS_NEXT = f"{NEXT}\n        yield frontier"
ON_LANDINGS = "next_frontier(Board(board.squares, die=board.die, start=board.start), frontier, seen)"
ENDS_HERE = "sum(move.end in frontier.arrivals for move in frontier.moves)"


@written(
    "02-reach", "write the generator that yields each frontier of a board", cases=SEARCHED, each="frontier", without=SEARCHES, wrong={
        either(edit("board.start", "1"), edit("[board.start]", "[1]"), edit("{board.start}", "{1}"), key="starts-on-1"):
            "your search begins on square 1: begin on `board.start`, which is not 1 on every board",
        edit("{board.start}", "set()", key="start-not-seen"):
            "your `seen` is empty at first, so a snake down to the start makes it new again: begin with the start in `seen`",
        either(edit("yield", "if len(seen) > 1:\n            yield"), edit("        yield frontier\n", "", NEXT, YIELDS_NEXT), key="no-frontier-0"):
            "frontier 0 is missing: yield the start before the first roll",
        edit("        yield frontier\n", "", GOAL, f"{GOAL}        yield frontier\n", key="stops-early"):
            "your search stops one frontier too early: yield the frontier that holds the goal as well",
        either(edit(GOAL, ""), edit(GOAL, "", "        yield frontier\n", "", "    while", "    yield frontier\n    while", NEXT, YIELDS_NEXT), key="goes-on"):
            "your search goes on after the goal: end it with `return` when the goal has been reached",
        edit("while frontier:", "while True:", "if board.goal in seen:", "if board.goal in seen or not frontier:", key="empty-frontier"):
            "your search yields an empty frontier at the end of a board that cannot be won: leave it out",
        edit("yield frontier", "yield frontier[: frontier.index(board.goal) + 1] if board.goal in frontier else frontier", key="cut-at-goal"):
            "your last frontier ends with the goal: finish the frontier first, other squares are just as near",
        either(edit(NEXT, "[move.end for square in frontier for move in board.moves(square)]", "in seen", "in frontier"),
               edit(NEXT, "next_frontier(board, frontier, set(frontier))", "in seen", "in frontier"),
               edit(NEXT, "next_frontier(board, frontier, set())", "in seen", "in frontier"), key="forgets"):
            "your search forgets what it has seen: squares come back in later frontiers",
        either(edit("frontier = next", "frontier[:] = next"), edit("frontier = next", "frontier += next"), key="same-list"):
            "every frontier is the same list, which you change later: make a new list for each",
        edit(NEXT, ON_LANDINGS, key="landings"): "you use the squares where the die lands: a player stands where the move ends",
        edit(NEXT, "[seen.update((m.landing, m.end)) or m.end for s in frontier for m in board.moves(s) if m.end not in seen]", key="marks-both"):
            "you add the landing to `seen` as well: only the ends of moves are squares where somebody has stood",
        edit(NEXT, "[seen.add(m.landing) or m.end for s in frontier for m in board.moves(s) if m.end not in seen]", key="marks-landing"):
            "you add the landing to `seen`: the square where somebody stands is the end of the move",
        edit("yield frontier", "yield set(frontier)", key="sets"): "your frontiers are sets, which forget the order: yield lists",
        edit("yield frontier", "yield sorted(frontier)", key="sorted"): "your frontiers are sorted: leave the squares in the order in which they were found",
        either(edit("yield frontier", "yield seen"), edit("yield frontier", "yield {*seen}"), key="yields-seen"):
            "you yield `seen`: yield the frontier, the squares that are new",
        edit("yield frontier", "yield from frontier", key="one-at-a-time"): "you yield one square at a time: yield the whole frontier as one list",
        edit("    while", "    rolls = -1\n    while", "yield frontier", "rolls = rolls + 1\n        yield rolls, frontier", key="with-rolls"):
            "you yield the number of rolls as well: yield the frontier alone",
        edit("yield frontier", "return frontier", key="returns"): "your function returns the first frontier and is over: write `yield` in place of `return`",
        edit("while frontier:", "if frontier:", key="no-loop"): "your search yields the start and ends: is there a loop around `yield`?",
        edit("yield frontier", "last = frontier", "            return", "            break", NEXT, f"{NEXT}\n    return last", key="returns-last"):
            "you give the last frontier only: yield each of them, inside the loop",
        edit("yield frontier", "last = frontier", "            return", "            break", NEXT, f"{NEXT}\n    yield last", key="yields-last"):
            "you yield the last frontier only: is `yield` inside the loop?",
        edit("    while", "    rolls = -1\n    while", "yield frontier", "rolls += 1", "return", "break", NEXT, f"{NEXT}\n    return rolls", key="rolls"):
            "you give the number of rolls: yield the frontiers themselves",
    },
    hints=("Begin with two things: a list `frontier` and a set `seen`, both with the start in them.",
           "`while frontier:` ends by itself when no square is new. In the loop: yield, then look for the goal, then go on.",
           "If the goal is in `seen`, write `return`. If not, `next_frontier` makes the list for the next turn."),
    why="This is a breadth-first search, the whole of it.",
)
def reach(board):
    frontier = [board.start]
    seen = {board.start}
    while frontier:
        yield frontier
        if board.goal in seen:
            return
        frontier = next_frontier(board, frontier, seen)


marked(
    "02-be-the-search", "do each step of the search in the player", Board(12, {3: 8, 9: 4, 11: 2}), ask="search",
    hints=("The square that has waited longest is at the front of the queue.",
           "Try the six rolls in order, and mark only the ends that are neither in the queue nor taken before.",
           "Sometimes nothing joins: then press Check with nothing marked."),
    why="First in, first out: that is all a queue does, and all the order a search needs.",
)

number(
    "02-dead-end", "how many frontiers does the search yield on the board the-trap?", lambda: len(list(frontiers(TRAP))), wrong={
        0: "without a roll the start is reached: that is a frontier", 2: "the next frontier is empty, and an empty one is not yielded",
        either(6, 7): "six rolls are tried, but where do they end?", 9: "nine squares are on the board; how many of them can be reached?",
        3: "try all six rolls from 1: is any of their ends new?", -1: "-1 is a way to say that no game can be won; count the frontiers",
        ...: "try all six rolls from 1, and ask of each end whether it is new",
    },
    hints=("Which square is in frontier 0?", "Where do the six rolls from the start end?", "A frontier without squares is not yielded."),
    why="All six rolls lead back to 1, so frontier 1 would be empty, and the search ends.",
)

squares(
    "02-two-rolls", "which squares are in frontier 2 of this board, in queue order?", TWO, ordered=True, wrong={
        tuple(ONE): "that is frontier 1: now roll once more from each of its squares",
        when(lambda given: next((square for square in given if square in ZERO + ONE), None), [9, 4], [1, 9], key="earlier"):
            "{} is reached with fewer than two rolls, so it belongs to an earlier frontier",
        when(lambda given: next((square for square in given if given.count(square) > 1), None), [*TWO, 9], key="twice"):
            "{} is in your list more than once: it joins the queue only the first time",
        when(lambda given: next((square for square in given if square not in TWO), None), [*TWO, 15], key="no-end"):
            "{} is not the end of any second roll: try the six rolls from each square again",
        when(lambda given: MODEST.goal not in given, TWO[:-1], key="no-goal"): "one roll from a square in frontier 1 lands on 8: does it end there?",
        when(lambda given: len(given) < len(TWO), TWO[1:], key="missing"):
            "a square is missing: take the squares of frontier 1 one by one, and try all six rolls from each",
        ...: "these are the right squares, but the order is not the one of the queue: which square is found first?",
    },
    hints=("Frontier 1 is 8, 3, 4, 5, 6, 7. The square at the front of the queue comes first.",
           "8 gives six squares. Then take 3: its rolls 1 to 4 lead to squares of frontier 1, and are rejected.",
           "Standing on 8 and landing on 8 are two different things: look at roll 5 from 3."),
    why="If you stand on 8, you stay. If you land on 8, you climb.",
)


@written(
    "02-rolls-to-each", "write the function that gives the fewest rolls to each square", cases=SEARCHED, normal=dict, each="square", without=SEARCHES, wrong={
        either(edit("board.start", "1"), edit("[board.start]", "[1]"), edit("{board.start}", "{1}"), edit("{board.start: 0}", "{1: 0}"), key="starts-on-1"):
            "your search begins on square 1: begin on `board.start`, which is not 1 on every board",
        edit("{board.start}", "set()", key="start-not-seen"):
            "your `seen` is empty at first, so a snake down to the start makes it new again: begin with the start in `seen`",
        edit("while frontier:", "while frontier and board.goal not in seen:", key="stops-at-goal"):
            "your search stops at the goal: this one has to go on until no square is new",
        edit("start: 0", "start: 1", "depth = 0", "depth = 1", key="from-1"): "your rolls count from 1: the start is reached with 0 rolls",
        either(edit("depth = 0", "depth = 1"), edit("depth = 0", "depth = -1"), key="off-by-one"):
            "your rolls are off by one, except for the start: the squares of frontier 1 are reached with 1 roll",
        edit("{board.start: 0}", "{}", key="no-start"): "the start is missing: it is reached with 0 rolls",
        edit(NEXT, ON_LANDINGS, key="landings"): "you used the square where the die lands: a player stands where the move ends",
        edit("{board.start: 0}", "{0: board.start}", "rolls[square] = depth", "rolls[depth] = square", key="wrong-way-round"):
            "your dict is the wrong way round: its keys are the squares, and its values the rolls",
        either(edit("depth = depth + 1", "square = frontier.pop()", NEXT, "next_frontier(board, [square], seen)", "frontier = next", "fresh = next",
                    EACH, "rolls.update({end: rolls[square] + 1 for end in fresh})\n        frontier = frontier + fresh"),
               edit("{board.start: 0}", "{}", "[board.start]", "[(board.start, 0)]", "depth = depth + 1", "square, depth = frontier.pop()",
                    f"frontier = {NEXT}\n        {EACH}", "if square not in rolls:\n            rolls[square] = depth\n            "
                    "frontier.extend((move.end, depth + 1) for move in reversed(board.moves(square)))"), key="deep-first"):
            "your search goes deep first: finish all squares of one frontier before you take one of the next",
        either(edit("        frontier = next", "        rolls.update({m.end: depth for s in frontier for m in board.moves(s)})\n        frontier = next"),
               edit("        frontier = next", "        for m in [m for s in frontier for m in board.moves(s)]:\n"
                    "            rolls[m.end] = rolls[m.start] + 1\n        frontier = next", "rolls[square] = depth", "pass"), key="overwrites"):
            "a later arrival writes over an earlier one: write the rolls down only when the square is new",
        either(edit("{board.start: 0}", "{}", "    depth = depth", "    rolls[depth] = frontier\n        depth = depth", "rolls[square] = depth", "pass"),
               edit("return rolls", "return dict(enumerate(reach(board)))"), key="whole-frontiers"):
            "your dict holds whole frontiers: give each square a key of its own",
    },
    hints=("Begin with a frontier that holds the start, a `seen` that holds it too, and a dict that says 0 for it.",
           "The loop of `reach` does nearly everything. Which of its lines ends it when the goal is reached?",
           "For each new frontier count one roll more, and write that number into the dict for each of its squares."),
    why="A square's first frontier is its number of rolls, so it is written down once and never changed.",
)
def rolls_to_each(board):
    rolls = {board.start: 0}
    frontier = [board.start]
    seen = {board.start}
    depth = 0
    while frontier:
        depth = depth + 1
        frontier = next_frontier(board, frontier, seen)
        for square in frontier:
            rolls[square] = depth
    return rolls


@written(
    "02-rejected-rolls", "write the function that counts the rejected rolls of a search", optional=True,
    cases=[*SHORT, Board(1)], wrong={  # whether the last rolls on a board that cannot be won count is a matter of taste
        edit("frontiers(board)", "frontiers(Board(board.squares, board.jumps, die=board.die))", key="starts-on-1"):
            "your search begins on square 1: begin on `board.start`, which is not 1 on every board",
        edit("return tried - fresh", "return fresh", key="fresh"): "you counted the fresh rolls: count the others",
        edit("return tried - fresh", "return tried", key="all"): "you counted all rolls: leave out those that were fresh",
        edit("len(frontier.squares)", ENDS_HERE, key="no-same-frontier"):
            "you missed the rolls to a square that an earlier roll of the same frontier had found",
        edit("len(frontier.moves)", ENDS_HERE, key="no-earlier-frontier"): "you missed the rolls to a square of an earlier frontier: count them as well",
        edit("frontier.depth > 0", "True", key="one-too-small"): "your count is one too small: frontier 0 holds a square that no roll led to",
        either(edit("return", "p = sum(board.die - len(board.moves(s)) for f in list(frontiers(board))[:-1] for s in f)\n    return p +"),
               edit("return", "p = sum(len(board.moves(s)) < board.die for f in list(frontiers(board))[:-1] for s in f)\n    return p +"), key="past-the-goal"):
            "you counted the rolls past the goal as well: those are not allowed, so they are not tried",
        edit("frontiers(board)", "list(frontiers(board))[-1:]", key="last-only"): "you counted the last frontier only: add up the counts of all frontiers",
        edit("    return tried - fresh", "        return tried - fresh", key="returns-at-once"): "your count is always 0: is `return` inside a loop?",
    },
    hints=("A search tries moves, and each of them is fresh or rejected. Which of the three numbers are easy to get?",
           "`len(frontier.moves)` moves were tried for a frontier, and `len(frontier.squares)` of them were fresh.",
           "Take care with frontier 0: it holds one square, and no move was tried for it."),
    why="Every square but the start was found by one fresh roll; all other rolls were rejected.",
)
def rejected(board):
    tried = 0
    fresh = 0
    for frontier in frontiers(board):
        if frontier.depth > 0:
            tried = tried + len(frontier.moves)
            fresh = fresh + len(frontier.squares)
    return tried - fresh


drawn(
    "02-four-frontiers", "design a board of 16 squares whose search yields exactly four frontiers and never the goal",
    lambda: Board(16, dict.fromkeys(range(10, 15), 1) | {3: 1, 15: 3}), wrong={
        when(lambda board: (board.squares, board.die, board.start) != (16, 6, 1), Board(36), Board(16, start=0), key="other-size"):
            "your board must have 16 squares, a die of six and the start on 1",
        when(lambda board: next((frontier.depth for frontier in frontiers(board) if board.goal in frontier), None), Board(16), key="can-be-won"):
            "your board can be won: 16 is in frontier {}",
        when(lambda board: (count := len(list(reach(board)))) != 4 and f"{count} frontier{'s' * (count > 1)}",
             Board(16, dict.fromkeys(range(2, 8), 1)), Board(16, dict.fromkeys(range(10, 16), 1)), key="not-four"):
            "your board cannot be won, but its search yields {}, not four",
    },
    hints=("Six snakes side by side are a wall. On 16 squares it can stand on 10 to 15; how many frontiers does it leave?",
           "Snakes need not all lead to 1. Is there an end that was not reached before?",
           "A player who lands on a snake's mouth never stays there. But another snake may end on it, and make it a new square at the very end."),
    why="A search on such a board ends only when the whole part that can be reached is done.",
)


def at_home(answer, usual):
    """The function asks its notebook for `board`, for `reach`, and perhaps for `steps`: here it finds those of our board."""
    if type(answer) is not FunctionType:
        return usual(answer)
    names = {"reach": reach} | answer.__globals__ | {"board": board, "steps": list(reach(board))}
    there = FunctionType(answer.__code__, names, answer.__name__, answer.__defaults__, answer.__closure__)
    verdict = usual(there)
    return verdict if verdict.passed else replace(verdict, board=board)


@written(
    "02-show", "write the function that gives the squares of frontier k, and all squares that were seen before it", cases=[2, 1, 3, 4, 0],
    normal=lambda pair: [set(part) for part in pair], judge=at_home, at_home=True, wrong={
        edit("steps[k], before", "before, steps[k]", key="wrong-way-round"): "your two things are the wrong way round: frontier k comes first",
        edit("steps[:k]", "steps[: k + 1]", key="too-late"): "frontier k is in your second collection as well: it was not seen before",
        either(edit("steps[:k]", "[steps[k - 1]]"), edit("before.extend(frontier)", "before = frontier"), key="one-before"):
            "your second collection holds one frontier only: all frontiers before frontier k were seen",
        edit("    return", "    before = before or steps[-1]\n    return", key="from-the-end"):
            "before frontier 0 nothing was seen, but your second collection is not empty: does an index count from the end?",
        edit("steps[:k]", "steps", key="all"): "your second collection holds every square of the search: only the frontiers before frontier k were seen",
        edit("steps[:k]", "steps[1:k]", key="no-start"): "the start is missing in your second collection: frontier 0 was seen as well",
        edit("extend", "append", key="lists"): "your second collection holds lists: collect the squares that are in them",
        edit("steps[:k]", "[]", key="none"): "your second collection is empty: the squares of all frontiers before frontier k were seen",
        edit("steps[k], ", "steps[k - 1], ", key="one-early"): "your frontier is one too early: index k of the list is frontier k",
        edit("steps[k], ", "steps[k + 1], ", key="one-late"): "your frontier is one too late: index k of the list is frontier k",
        either(edit("steps[k], before", "steps[k]"), edit("steps[k], before", "before"), key="one-thing"):
            "your function gives one thing: give two collections of squares, with a comma between them",
    },
    hints=("`steps` is a list of lists: which of them is frontier k?",
           "The frontiers before frontier k are `steps[:k]`, and there are none of them before frontier 0.",
           "Collect the squares of these lists in one list or set with a loop, and return both things with a comma."),
    why="Two collections of squares are all that a picture of a search needs.",
)
def show(k):
    steps = list(reach(board))
    before = []
    for frontier in steps[:k]:
        before.extend(frontier)
    return steps[k], before
