"""The exercises of notebook 10: the same search in a maze, from word to word, and from jug to jug."""

from functools import wraps
from itertools import pairwise

from snl_edu import named_board
from snl_edu.calls.sandbox import run
from snl_edu.course import SEARCHES, choice, edit, either, gone, not_yet, number, pair, squares, when, written

board = named_board("example-1")  # a function that asks its notebook for the board finds this one
ENDS = {move.end for move in board.moves(1)}
MAZE = ["#############", "#S          #", "# ######### #", "# #   #   # #", "# # # # # # #", "#   #   #  G#", "#############"]
WORDS = str.split("bald bard bold card care cold cool cord core corm corn farm form gold hard harm told ward ware warm warn wood wool word worm")
TWICE = not_yet("a square is in your list twice: once is enough", fault="twice")
WALLED, BARE = ["####", "#S #", "# G#", "####"], ["S  ", " # "]

gone("10-maze-steps", "10-stack", "10-friends-of-friends")

# Parts of the functions below, and what stands in their place.
GOAL = "        if goal in seen:\n            return\n"
AT_THE_END = ("            return", "            break", "frontier = found", "frontier = found\n    return last", "yield frontier")
ONE_NODE = ("yield frontier", "node = frontier.pop(0)\n        yield [node]", "if goal in seen", "if goal == node", "        found = []\n", "",
            "for node in frontier", "for node in [node]", "found.", "frontier.", "        frontier = found\n", "")
SIDEWAYS, VERTICAL = "(row, column - 1), (row, column + 1)", "(row - 1, column), (row + 1, column)"
CORNERS = "(row - 1, column - 1), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column + 1)"
IS_OPEN = '0 <= r < len(maze) and 0 <= c < len(maze[0]) and maze[r][c] != "#"'
NODES = ("    for", "    nodes = 0\n    for", "        if", "        nodes = nodes + len(frontier)\n        if", "return steps", "return nodes")
ALL = ("return steps", "return list(reach(start, goal, neighbours))")
ON_BOARD, IS_KNIGHTS = "0 <= row + down <= 7 and 0 <= column + right <= 7", "abs(down) != abs(right)"
RIGHT, LEFT = "min(small, 5 - large)", "min(large, 3 - small)"

squares("10-neighbours-of-one", "to which squares does one roll from 1 lead?", lambda: sorted(ENDS),
    judge=lambda answer, usual: TWICE if (verdict := usual(answer)).passed and len(answer) > len(ENDS) else verdict, wrong={
        2: "a roll of 1 lands on 2, but a ladder starts there: where does the player stand?", 1: "no roll leads from 1 back to 1",
        when(lambda given: given < ENDS and len(ENDS - given), [15, 3, 4], key="too-few"): "your list lacks {} of them: there is one for each of the six rolls",
        when(lambda given: min(given - ENDS), [15, 3, 4, 5, 6, 7, 8], [9, 8], key="not-an-end"): "no roll from 1 ends on {}: take the six rolls one by one"},
    hints=("There are six rolls: 1, 2, 3, 4, 5 and 6.", "A roll of 3 leads from 1 to 4.", "One of the six rolls lands at the foot of a ladder."),
    why="One roll leads there, so they are neighbours, however far away they lie.")


class _Graph(dict):
    def __call__(self, node):  # a graph is the function that gives the neighbours as well
        return list(self.get(node, ()))


DIAMOND, FORK = _Graph({"a": "bc", "b": "ad", "c": "ad", "d": "bc"}), _Graph({1: [2, 3], 2: [4], 3: [4, 5], 6: [5]})  # nothing leads to 6
LETTERS = _Graph({"a": "bc", "b": "ad", "c": "ade", "d": "bcf", "e": "cf", "f": "deg", "g": "f"})
PAIRS = _Graph({(0, 0): [(0, 1), (1, 0)], (0, 1): [(0, 0), (1, 1)], (1, 0): [(0, 0), (1, 1)], (1, 1): [(0, 1), (1, 0)]})
SEARCHED = [("a", "d", DIAMOND), ("a", "b", DIAMOND), (1, 5, FORK), (1, 6, FORK), ("a", "f", LETTERS), ((0, 0), (1, 1), PAIRS), ("g", "g", LETTERS)]


def yields_frontiers(answer, usual):
    outcome = run(answer, "a", "d", DIAMOND)
    if outcome.value is None and outcome.trouble is None:
        prints = not_yet("your function prints the frontiers: write yield in place of print", fault="prints")
        return prints if outcome.printed else not_yet("your function yields nothing so far: write its body, with `yield` in it")
    return usual(answer)


@written("10-reach", "write the search that yields each frontier of a graph", cases=SEARCHED, each="node", judge=yields_frontiers, without=SEARCHES,
    normal=lambda result: [tuple(sorted(frontier, key=repr)) for frontier in result], wrong={
        either(edit("[start], {start}", "[board.start], {board.start}"), edit("[start], {start}", "[1], {1}"), key="starts-on-the-board"):
            "your search begins on the board: begin on `start`, which may be any node",
        edit("neighbours(node)", "board.moves(node)", key="asks-the-board"): "your search still asks the board: go through `neighbours(node)`",
        either(edit(GOAL, ""), edit("goal in", "board.goal in"), key="goes-on"):
            "your search goes on after the goal: stop when a frontier with the goal has been yielded",
        edit("        yield frontier\n", "", GOAL, f"{GOAL}        yield frontier\n", key="stops-early"):
            "your search ends too early: the frontier with the goal is yielded, too",
        either(edit("not in seen", "not in found"), edit("if neighbour not in seen", "if True"), key="never-asks"):
            "your search never looks into `seen`: a node that was found before does not count again",
        either(edit("seen.add(neighbour)", "seen.add(node)", "goal in seen", "goal in frontier"),
               edit("seen.add(neighbour)", "pass", "frontier = found", "frontier = found\n        seen.update(found)"), key="marks-late"):
            "a node is in your frontiers more than once: add it to `seen` as soon as you find it",
        either(edit("        yield frontier\n", "", "frontier = found", "frontier = found\n        if frontier:\n            yield frontier"),
               edit("yield frontier", "if len(seen) > 1:\n            yield frontier"), key="no-start"): "your first frontier is missing: begin with [start]",
        edit("while frontier", "while True", "if goal in seen", "if goal in seen or not frontier", key="empty-frontier"):
            "an empty frontier is not yielded: when no node is new, the search is over",
        edit("in neighbours(node)", "in list(neighbours(node))[:1]", key="one-neighbour"):
            "your search follows one neighbour only: is `yield` or `return` inside the inner loop?",
        either(edit(*ONE_NODE), edit(*ONE_NODE, "pop(0)", "pop()"), key="single-nodes"):
            "each of your frontiers is a single node: collect all that are equally far, and yield them together",
        edit("yield frontier", "yield from frontier", key="one-list"): "your function gives all nodes in one list: yield a list for each frontier",
        either(edit(*AT_THE_END, "last = frontier"), edit(*AT_THE_END, "last = frontier", "return last", "yield last"), key="last-only"):
            "your function gives the last frontier only: yield each of them",
        edit("yield frontier", "return frontier", key="returns"): "your function returns the first frontier and is over: write `yield` in place of `return`",
        either(edit(*AT_THE_END, "last = 1 + last", "    while", "    last = 0\n    while"),
               edit(*AT_THE_END, "last = 1 + last", "    while", "    last = -1\n    while"), key="a-number"):
            "your function gives a number: yield the frontiers themselves",
        edit("yield frontier", "yield list(seen)", key="yields-seen"): "you yield all that was seen so far: a frontier holds only the nodes that are new"},
    hints=("Begin with `frontier = [start]` and `seen = {start}`, and loop while the frontier is not empty.",
           "In notebook 02 a loop went through `board.moves(square)`. Which loop goes through the neighbours of a node?",
           "In the loop: yield the frontier, return if the goal is in `seen`, and collect the new neighbours for the next turn."),
    why="Nothing in your search knows what a node is: numbers, pairs and words are all the same to it.")
def reach(start, goal, neighbours):
    frontier, seen = [start], {start}
    while frontier:
        yield frontier
        if goal in seen:
            return
        found = []
        for node in frontier:
            for neighbour in neighbours(node):
                if neighbour not in seen:
                    seen.add(neighbour)
                    found.append(neighbour)
        frontier = found


pair("10-where-is-the-goal", "where is G, as (row, column)?", lambda: next((row, line.index("G")) for row, line in enumerate(MAZE) if "G" in line), wrong={
        (11, 5): "the row comes first, then the column", (6, 12): "both are counted from 0, not from 1", (1, 1): "that is where S is",
        (12, 6): "the row comes first, and both are counted from 0", (5, 12): "the column is counted from 0, too: the wall on the left is column 0",
        (6, 11): "the row is counted from 0, too: the wall at the top is row 0", (1, 11): "row 0 is at the top, and not at the bottom",
        (5, 10): "one column further: how long is a row of this maze?", ...: "count the rows from the top and the columns from the left, both from 0"},
    hints=("The row at the top is row 0. It is a wall.", "The column on the left is column 0. It is a wall, too.",
           'If your pair is right, `maze[row][column]` is `"G"`.'),
    why="`maze[5][11]` is the eleventh sign after the first one, in the fifth row after the first one.")


def as_set(nodes):
    """Nodes in any order; a list is not as good as a pair, since it cannot be in a set."""
    return {str(node) if isinstance(node, list) else node for node in nodes}


@written("10-neighbours-maze", "write the function that gives the neighbours of a place in a maze", normal=as_set, each="place", cases=[
    (WALLED, (1, 1)), (WALLED, (1, 2)), (BARE, (0, 1)), (BARE, (0, 0)), (BARE, (1, 2)), *((MAZE, place) for place in ((1, 1), (1, 5), (5, 7)))], wrong={
        either(edit("0 <= ", ""), edit("0 <= r", "r"), edit("0 <= c", "c"), key="below-0"):
            "there is no wall around this maze: ask for a row or column below 0 first, since Python counts -1 from the end",
        either(edit(" < len(maze) and", " and", " < len(maze[0])", ""), edit(" < len(maze) and", " and"), edit(" < len(maze[0])", ""), key="past-the-end"):
            "there is no wall around this maze: compare the row and the column with `len` as well, before you look into it",
        edit(SIDEWAYS, f"{SIDEWAYS}, {CORNERS}", key="corners"): "a step leads up, down, left or right, and not across a corner",
        edit(' and maze[r][c] != "#"', "", key="walls"): "there are walls among your places: leave out those where the maze has a #",
        edit("[(row, ", "[place, (row, ", key="itself"): "a place is not a neighbour of itself: one step leads away from it",
        edit("(row - 1, column), ", "", "(row, column - 1), ", "", key="onward-only"): "you look only right and down: one may go back as well",
        edit(f", {VERTICAL}", "", key="sideways-only"): "you look only left and right: up and down are other rows",
        edit(f"{SIDEWAYS}, ", "", key="up-and-down-only"): "you look only up and down: left and right are other columns",
        edit('!= "#"', '== " "', key="spaces-only"): "S and G are open places, too: leave out only the walls, #",
        either(edit('!= "#"', '== "#"'), edit(IS_OPEN, f"not ({IS_OPEN})"), key="the-walls"):
            "these are the places where the walls are: the others are asked for",
        edit("(r, c))", "(c, r))", key="turned-round"): "your pairs are turned round: the row comes first, then the column",
        edit("(r, c))", "[r, c])", key="lists"): "each of your pairs is a list, which cannot be in `seen`: write it in round brackets",
        edit("(r, c))", "maze[r][c])", key="signs"): "these are the signs in the maze: give the places, as pairs of a row and a column",
        edit("return found", "return len(found)", key="how-many"): "your function gives how many there are: give the places themselves",
        edit("return found", "return found[:1]", key="first-only"): "your function stops at the first open place: is `return` inside the loop?"},
    hints=("There are four candidates: `(row - 1, column)`, `(row + 1, column)`, and two more.",
           'A candidate is open if `maze[r][c] != "#"`, for its row `r` and its column `c`.',
           "Ask `0 <= r < len(maze)` and `0 <= c < len(maze[0])` before you look into the maze."),
    why="Four candidates, less the walls and what lies outside: a maze is described completely.")
def open_places(maze, place):
    row, column = place
    found = []
    for r, c in [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]:
        if 0 <= r < len(maze) and 0 <= c < len(maze[0]) and maze[r][c] != "#":
            found.append((r, c))
    return found


def ladder(text):
    return text.replace(",", " ").split()


def no_step(text):
    return next((words for words in pairwise(ladder(text)) if words[1] not in one_letter(WORDS, words[0])), None)


choice("10-word-ladder", "which ladder leads from cold to warm?", "cold cord card ward warm",
    judge=lambda answer, usual: usual(" ".join(map(str, answer)) if isinstance(answer, (list, tuple)) else answer),  # a list will do as well
    also=lambda text: ladder(text)[::4] == ["cold", "warm"] and len(ladder(text)) == 5 and not no_step(text), wrong={
        when(lambda text: ladder(text)[:1] != ["cold"] or ladder(text)[-1:] != ["warm"], "cord card ward warm", "cold", key="other-ends"):
            'your ladder should begin with "cold" and end with "warm"',
        when(lambda text: tuple(word for word in ladder(text) if word not in WORDS), "cold cord wold warm", key="no-word"): "{} is not in the list of words",
        when(no_step, "cold warm", "cold cord ward warm", key="no-step"): "{} and {} do not differ in exactly one letter",
        when(lambda text: len(ladder(text)) - 1, "cold bold bald bard ward warm", key="too-long"):
            "a right ladder, but not a shortest one: it takes {} steps, and fewer are enough"},
    hints=("From *cold* only four words of the list can be reached with one step.", "Search from both ends: which words are one step from *warm*?",
           "Every letter of *cold* has to change, so no ladder has fewer steps than letters."),
    why="All four letters have to change, so no ladder has fewer steps than four.")


@written("10-word-neighbours", "write the function that gives the neighbours of a word", normal=set, each="word",
    cases=[(["cold", "cord", "bold", "warm", "card"], "cold"), (["cart", "car", "cat", "bars", "arc"], "car"), (["cat", "act", "cot"], "cat"),
           (["noon", "moon", "nook"], "noon"), (["ice", "fire"], "ice"), (WORDS, "word")], wrong={
        edit("differing == 1", "differing <= 1", key="itself"): "a word is not a neighbour of itself: exactly one letter differs",
        edit("len(other) == len(word)", "True", ", strict=True", "", key="other-lengths"):
            "words of another length are not neighbours: compare the lengths first, since zip stops at the shorter one",
        edit("a != b", "a == b", key="one-in-common"): "these words have one letter in common: all but one should be the same",
        either(edit("differing == 1", "differing > 1"), edit("differing == 1", "differing >= 1"), key="more-places"):
            "these words differ in more than one place: count the places",
        either(edit("differing == 1", "len(set(word) - set(other)) == 1"),
               edit("differing == 1", "len(set(word) - set(other)) <= 1 and other != word"), key="letters-only"):
            "you compare which letters there are, but not where they stand: act is not a neighbour of cat",
        edit("return found", "return len(found)", key="how-many"): "your function gives how many there are: give the words themselves",
        edit("differing == 1", "differing == 1 and other[1:] == word[1:]", key="first-letter"): "you let only the first letter change: each place may",
        either(edit("return found", "return found[:1]"), edit("return found", "return (found or [None])[0]"), key="first-only"):
            "your function stops at the first neighbour: is `return` inside the loop?"},
    hints=("Go through all words of the list, and collect those that are neighbours.",
           "`for a, b in zip(word, other):` gives the letters in pairs. Count the pairs that differ.",
           "A neighbour has the same length, and exactly one pair differs. The word itself has none."),
    why="Two words are neighbours if one step leads from one to the other: that is all the search needs.")
def one_letter(words, word):
    found = []
    for other in words:
        if len(other) == len(word):
            differing = 0
            for a, b in zip(word, other, strict=True):
                if a != b:
                    differing = differing + 1
            if differing == 1:
                found.append(other)
    return found


number("10-minutes", "how many minutes does the quickest way take?", lambda: 2 + 3 + 2, wrong={
        12: "that is the single road: is there a way with more roads and fewer minutes?", 1: "that is the number of roads: count the minutes",
        3: "3 is the number of roads of another way: how many minutes do they take together?", 19: "you have added up all roads: take only those of one way",
        5: "from home by the lake to the mill: the park is one road further", 2: "2 minutes lead from home to the lake: go on to the park",
        17: "the road of 12 minutes leads to the park at once: nobody takes the others as well", ...: "go by the lake and the mill, and add up the minutes"},
    hints=("There are two ways from home to the park.", "One of them has a single road. The other one has three.",
           "Add up the minutes of the longer way: it is quicker."),
    why="The way with more roads takes fewer minutes, and the search that counts roads does not see it.")


@written("10-steps-between", "write the function that gives the number of steps", cases=SEARCHED, wrong={
        either(edit("return steps", "return steps + 1"), edit("return steps", "return steps + 1", "return None", "return steps + 1"),
               edit("return steps", "return steps + 1", "return None", "return 0"), key="one-too-large"):
            "your count is one too large: frontier 0 needs no step",
        edit("return steps", "return steps - 1", key="one-too-small"): "your count is one too small: the last step counts as well",
        edit("return None", "return steps", key="last-frontier"): "there is no way to this goal: return None, and not the number of the last frontier",
        edit("return None", "return -1", key="minus-1"): "there is no way to this goal: return None, not -1",
        edit("return None", "return 0", key="zero"): "there is no way to this goal: return None, not 0",
        either(edit(*NODES), edit(*NODES, "nodes = 0", "nodes = -1"), key="nodes"): "you count nodes: how many frontiers lie between the start and the goal?",
        edit("return steps", "return len(frontier)", key="nodes-of-the-last"): "you count the nodes of the last frontier: count the frontiers",
        either(edit(*ALL), edit(*ALL, "return None", ALL[1]), key="frontiers"): "these are the frontiers: return only a number",
        edit("return steps", "return steps or None", key="zero-is-none"): "the start may be the goal: then 0 steps are enough, and 0 is not the same as None",
        edit("    return None", "        return None", key="gives-up"): "your function gives up after the first frontier: is `return None` inside the loop?"},
    hints=("`enumerate(reach(start, goal, neighbours))` gives each frontier with its number.",
           "If the goal is in a frontier, return the number of that frontier.", "If the loop ends without it, there is no way: return None after the loop."),
    why="The number of a frontier is the number of steps to each of its nodes.")
def steps_between(start, goal, neighbours):
    for steps, frontier in enumerate(reach(start, goal, neighbours)):
        if goal in frontier:
            return steps
    return None


@written("10-knight", "write the function that gives the jumps of a knight", cases=[((0, 0),), ((4, 3),), ((0, 6),), ((7, 7),), ((1, 1),)],
    normal=lambda places: set(map(tuple, places)), each="place", optional=True, wrong={
        either(edit(ON_BOARD, "True"), edit("0 <= ", ""), edit(" <= 7", ""), key="leaves-the-board"):
            "your knight leaves the board: rows and columns go from 0 to 7",
        edit("<= 7", "<= 8", key="from-1"): "rows and columns are counted from 0, so 8 is not on the board",
        edit("0 <= ", "1 <= ", key="without-0"): "row 0 and column 0 are on the board as well",
        edit("<= 7", "< 7", key="without-7"): "row 7 and column 7 are on the board as well",
        edit("(-2, -1, 1, 2)", "(1, 2)", key="onward-only"): "your knight only jumps to higher rows and columns: it may go back as well",
        either(edit(IS_KNIGHTS, "abs(down) > abs(right)"), edit(IS_KNIGHTS, "abs(down) < abs(right)"), key="half"):
            "half of the jumps are missing: one to the side and two along, or two to the side and one along",
        edit("(-2, -1, 1, 2)", "(-1, 0, 1)", IS_KNIGHTS, "(down or right)", key="a-king"):
            "that is how a king moves: a knight goes two squares and one to the side",
        edit(f"{IS_KNIGHTS} and ", "", key="not-a-knight"): "two along and two to the side, or one and one, is not a knight's jump",
        edit("return jumps", "return len(jumps)", key="how-many"): "your function gives how many there are: give the places themselves"},
    hints=("There are eight jumps at most: in the middle of the board all of them are possible.",
           "If the row changes by 2, the column changes by 1, and the other way round. Each may go up or down.",
           "Keep a place only if its row and its column are both from 0 to 7."),
    why="With these neighbours your search finds the fewest jumps between any two squares of a chess board.")
def knight(place):
    row, column = place
    jumps = []
    for down in (-2, -1, 1, 2):
        for right in (-2, -1, 1, 2):
            if abs(down) != abs(right) and 0 <= row + down <= 7 and 0 <= column + right <= 7:
                jumps.append((row + down, column + right))
    return jumps


def with_the_node(answer, usual):
    @wraps(answer)
    def trial(node):
        found = answer(node)  # a step that changes nothing may be left out: in each case there is one, so the node may always be added
        return [*found, node] if isinstance(found, (list, tuple, set)) and all(isinstance(each, (tuple, list)) for each in found) else found

    return usual(trial if callable(answer) else answer)


@written("10-jugs", "write the function that gives what can be in the jugs after one step", cases=[((3, 2),), ((0, 0),), ((0, 5),), ((2, 5),), ((3, 5),)],
    normal=as_set, each="node", judge=with_the_node, optional=True, wrong={
        either(edit(RIGHT, "small", LEFT, "large"), edit(RIGHT, "small"), edit(LEFT, "large"), key="runs-over"):
            "your jugs run over: pour only as much as the other jug has room for",
        edit("(small - right, large + right)", "(0, min(5, large + small))", "(small + left, large - left)", "(min(3, small + large), 0)", key="spills"):
            "when you pour, some water is lost: what one jug gives, the other one gets",
        edit(" + poured", "", key="no-pouring"): "pouring from one jug into the other is missing",
        edit(" + emptied", "", key="no-emptying"): "a jug can be emptied, too",
        edit("filled + ", "", key="no-filling"): "a jug can be filled at the tap, too",
        edit(", (small + left, large - left)", "", key="only-right"): "you pour only from the small jug into the large one: the other way is a step, too",
        edit("(small - right, large + right), ", "", key="only-left"): "you pour only from the large jug into the small one: the other way is a step, too",
        edit("3", "three", "5", "3", "three", "5", "return ", "return [node] + ", key="other-sizes"):
            "your jugs have the wrong sizes: the small one holds 3 litres, the large one 5",
        edit("return ", "return [node] + [list(each) for each in ", "poured\n", "poured]\n", key="lists"):
            "each of your pairs is a list, which cannot be in `seen`: write it in round brackets"},
    hints=("There are six steps: fill one of the two, empty one of the two, pour one of the two into the other.",
           "To fill the small jug gives `(3, large)`. To empty it gives `(0, large)`.",
           "When you pour the small jug into the large one, `min(small, 5 - large)` litres flow."),
    why="Nobody has drawn this graph: your function makes each node when the search asks for it.")
def jugs(node):
    small, large = node
    right = min(small, 5 - large)
    left = min(large, 3 - small)
    filled = [(3, large), (small, 5)]
    emptied = [(0, large), (small, 0)]
    poured = [(small - right, large + right), (small + left, large - left)]
    return filled + emptied + poured


number("10-four-litres", "how many steps lead to 4 litres in the large jug?",
    lambda: next(steps for steps, frontier in enumerate(reach((0, 0), None, jugs)) if any(large == 4 for _, large in frontier)), wrong={
        7: "that is one too many: the small jug need not be empty at the end", 8: "there is a shorter way: begin with the large jug",
        5: "one step is missing: count the first filling as well", 4: "4 is the number of litres: how many steps are needed?",
        9: "there is a shorter way: begin with the large jug, and count only until 4 litres are in it", 1: "the tap gives only 3 or 5 litres at once",
        ...: "begin with a full large jug, pour it into the small one, and go on"},
    hints=("Fill the large jug, and pour it into the small one: 2 litres are left.",
           "Empty the small jug, and put these 2 litres into it. Then fill the large jug again.",
           "In the small jug there is room for 1 litre more. Count all steps up to here."),
    why="From the first frontier to the last, no node was tried twice, and no shorter way exists.")
