"""The exercises of notebook 05: a solver of one's own, where a square lies in a matrix, and how a solver is watched."""

from collections import deque  # noqa: F401  # the textbook solver needs it in the solutions
from difflib import get_close_matches

from snl_edu import MISCONCEPTIONS, Board, named_board, textbook
from snl_edu.calls.sandbox import run
from snl_edu.calls.signatures import BOARD, caller_of
from snl_edu.course import SEARCHES, Verdict, choice, edit, either, gone, not_yet, number, pair, was, when, written
from snl_edu.course.judges.borrowed import borrowed
from snl_edu.course.judges.cases import UNWRITTEN
from snl_edu.course.solvers.answers import Case, ask, is_right
from snl_edu.course.solvers.judgement import CHANGES, judge, way_of_calling

FAMOUS = named_board("example-1")
WITNESS = Board(25, {7: 6})  # the board that catches the solver `hopeful` of the notebook
MATRICES = ([[-1, -1, -1], [-1, -1, 8], [-1, 9, -1]], FAMOUS.to_matrix(), named_board("chained-jumps").to_matrix())
# Two jumps that end on the same square show whether a cell is looked up by what it holds.
LISTED = (Board(4, {2: 3}), Board(16, {3: 12, 5: 12, 14: 2}), *map(named_board, ("example-2", "chained-jumps", "thirty-cells", "example-1")))
QUEUES = ("pop", "popleft", "popitem", "heappop", "heapq", "deque", "Queue", "SimpleQueue", "PriorityQueue", "LifoQueue")

TAKES_A_BOARD = "your function takes a Board, and here it should take a matrix: a list of rows, the top row first"
CHANGES_IT = "its answers are right, but it changes the matrix it is given: turn a copy of it round instead"
IS_RIGHT = "your solver is right on every board that was tried, and a wrong one is asked for"

gone("05-how-many-wrong", "05-which-ladders", "05-joins-the-queue", "05-square-at")
was("05-mend-what-you-found", "05-fix-what-you-found")
was("05-mend-the-numbering", "06-fix-the-numbering")
for name in ("climbing-on", "what-was-printed", "two-mistakes", "sharp-board", "strong-board"):
    was(f"05-{name}", f"06-{name}")

pair("05-where-is-ten", "where does square 10 lie on a board of 25 squares, as (row, column)?",
    lambda: Board(25).position(10),
    wrong={
        (3, 4): "the row is right; but does that row run left to right?",
        (1, 0): "the column is right; but row 0 is the top row, and you counted from the bottom",
        (1, 4): "row 0 is the top row, and the second row from the bottom runs right to left",
        (0, 3): "the two numbers are right, but the row comes first and the column second",
        (4, 1): "rows and columns count from 0, not from 1",
        (2, 0): "that is square 11, one further: 10 is the last square of its row",
        10: "two numbers are needed, the row and the column, as in (0, 0)",
        ...: "that is not where 10 lies: draw five rows of five on paper and number them from the bottom left",
    },
    hints=("Squares 1 to 5 fill the bottom row. Which squares are in the row above it?",
           "The bottom row of a board with five rows is row 4, so the one above it is row 3.",
           "Square 6 lies right above 5, and from there the row runs to the left."),
    why="Its row is the second one from the bottom, and that row ends on the left.",
)


@written("05-place", "write the function that gives the row and the column of a square",
    cases=[(square, size) for size in (6, 3, 4, 1) for square in range(1, size**2 + 1)], without=("position",),
    wrong={
        edit("if up % 2 == 1", "if False", key="all-left-to-right"):
            "your rows all run left to right: every second row, counted from the bottom one, runs the other way",
        edit("return size - 1 - up", "return up", key="from-the-bottom"): "your row 0 is the bottom row: in a matrix row 0 is the top row",
        edit("if up % 2 == 1", "if False", "return size - 1 - up", "return up", key="plain-division"):
            "your row 0 is the bottom row, and your rows all run left to right: look at the picture of the board again",
        edit("return size - 1 - up, along", "return along, size - 1 - up", key="column-first"):
            "the two numbers are right, but the row comes first and the column second",
        either(edit("square - 1", "square"), edit("square - 1", "square", "if up % 2 == 1", "if False"), key="squares-from-0"):
            "squares count from 1, and rows and columns from 0: take 1 away before you divide",
        edit("return size - 1 - up, along", "return size - up, along + 1", key="from-1"):
            "your rows and columns count from 1: the top row is row 0, and the left column is column 0",
        edit("return size - 1 - up", "return size - up", key="row-too-low"): "your rows are one too low: the bottom row of a board with 6 rows is row 5",
        edit("along = size - 1 - along", "along = size - along", key="column-too-high"):
            "your columns are one too high in the rows that run right to left: their first square is in column size - 1",
        edit("up % 2 == 1", "up % 2 == 0", key="wrong-way"):
            "your rows all run the wrong way: the bottom row runs left to right, and the one above it right to left",
        edit("if up % 2 == 1", "if (size - 1 - up) % 2 == 0", key="row-0-turned"):
            "your row 0 is always turned: that is right for an even number of rows; count the rows from the bottom",
        edit("if up % 2 == 1", "if (size - 1 - up) % 2 == 1", key="row-1-turned"):
            "your row 1 is always turned: that is right for an odd number of rows; count the rows from the bottom",
        either(edit("    up, along", "    size = 6\n    up, along"), edit("size - 1", "5"), edit("return size - 1", "return 5"), key="six-rows"):
            "your function is right for boards of 6 rows only: use size in place of a number",
    },
    hints=("`up, along = divmod(square - 1, size)` is a good first line. What does a row with an odd `up` need?",
           "In a row that runs right to left the first square is in the last column, `size - 1`. And the next one?",
           "Ask `if up % 2 == 1`, and count `along` from the right in that case. The row is the same as in `first_try`."),
    why="You count the rows from the bottom, so it is right for odd and for even numbers of rows.",
)
def place(square, size):
    up, along = divmod(square - 1, size)
    if up % 2 == 1:
        along = size - 1 - along
    return size - 1 - up, along


@written("05-end-of", "write the function that tells where a move ends",
    cases=[(matrix, landing) for matrix in MATRICES for landing in (2, 4, 3, 8, 14, 17, 9, 36) if landing <= len(matrix) ** 2], without=("from_matrix",),
    wrong={
        edit("return landing", "return -1", key="gives-what-it-holds"):
            "your function gives what the matrix holds: where it holds -1, the move ends on its landing",
        edit("return matrix[row][column]", "return landing", key="gives-the-landing"):
            "your function gives the landing again: look up what the matrix holds at its row and column",
        edit("return landing", "return None", key="none-if-plain"): "your function gives None for a plain square: return the landing there",
        edit("return matrix[row][column]", "return end_of(matrix, matrix[row][column])", key="jump-after-jump"):
            "your function takes jump after jump: one roll takes one jump at most",
        edit("    if matrix", "    return {2: 15, 14: 35, 17: 13}.get(landing, landing)\n    if matrix", key="by-heart"):
            "your function knows the jumps of Example 1 by heart: read them from the matrix that it is given",
        edit("return matrix[row][column]", "return max(landing, matrix[row][column])", key="ladders-only"):
            "your function takes ladders and leaves out snakes: both must be taken",
        edit("return matrix[row][column]", "return min(landing, matrix[row][column])", key="snakes-only"):
            "your function takes snakes and leaves out ladders: both must be taken",
        edit("matrix[row][column]", "matrix[column][row]", key="column-first"): "you used the column as the row: write matrix[row][column]",
        edit("place(landing, len(matrix))", "divmod(landing - 1, len(matrix))", key="from-the-top"):
            "your function counts the squares from the top left corner: square 1 is at the bottom left",
        either(edit("place(landing,", "place(landing - 1,"), edit("place(landing,", "place(landing + 1,"), key="next-door"):
            "your function looks at the square after the landing, or before it: place takes away the 1 itself",
        edit("row, column = place(landing, len(matrix))", "row, column = len(matrix) - 1 - (landing - 1) // len(matrix), (landing - 1) % len(matrix)",
             key="all-left-to-right"):
            "your rows all run left to right: every second row, counted from the bottom one, runs the other way",
    },
    hints=("`len(matrix)` is the size. With it `place` gives you the row and the column of the landing.",
           "`matrix[row][column]` is what the matrix holds there. What does -1 mean?",
           "Two cases, two lines with `return`: where the matrix holds -1 you stay, and anywhere else you take the jump, once."),
    why="Where the matrix holds -1, no jump starts. A jump is taken once, and a search needs to know nothing else about the matrix.",
)
def end_of(matrix, landing):
    row, column = place(landing, len(matrix))
    if matrix[row][column] == -1:
        return landing
    return matrix[row][column]


def is_a_solver(answer, _usual):
    """The full check of a solver, on more than two hundred boards, if it is the learner's own and already written."""
    sentence = borrowed(answer, textbook) or (UNWRITTEN if is_unwritten(answer) else None)
    verdict = not_yet(sentence) if sentence else judge(answer)
    takes_a_board = verdict.passed and way_of_calling(BOARD) in verdict.remarks
    return not_yet(TAKES_A_BOARD, fault="takes-a-board") if takes_a_board else verdict


def is_unwritten(answer):
    """Whether a function does next to nothing and gives None, as a stub does."""
    outcome = run(answer, FAMOUS.to_matrix())
    return outcome.trouble is None and outcome.value is None and not outcome.printed and outcome.used <= 5


# It comes after the two small functions, although its cell is above theirs: they may be skipped, and lead back to it.
written("05-solve", "write the function that takes a matrix and gives the fewest rolls, or -1",
    cases=(), without=SEARCHES, judge=is_a_solver,
    wrong={edit("size = len(matrix)", "matrix = matrix.to_matrix(); size = len(matrix)", key="takes-a-board"): TAKES_A_BOARD},
    hints=("Work through the section after this cell: it builds the two small functions that a solver needs.",
           "The search is that of notebook 02: squares wait in a queue, and what was seen before does not join again.",
           "Let pairs of a square and its rolls wait. Take the oldest; each end that is new joins with one roll more."),
    why="It was tried on boards of every kind: odd and even numbers of rows, chains, walls of snakes, dead ends.",
)(textbook)

number("05-where-they-part", "which square joins the queue of hopeful, and never joins the queue of a right solver?",
    lambda: next(iter(WITNESS.jumps)),
    wrong={
        6: "6 joins both queues: a roll of 5 leads there, too",
        8: "8 joins both queues, with the second roll",
        1: "both solvers begin with 1 in the queue",
        25: "25 is the goal, and both solvers find it; but after how many rolls?",
        4: "4 is what hopeful gives back: look for a square in its queue",
        ...: "that is not it: stop both films where they part, and compare the two queues",
    },
    hints=("In the player that opens with `play(verdict)`, read the two lists of waiting squares.",
           "Is there a square on this board on which you can never stay?",
           "If you land on the snake's mouth, you are taken away at once. Which square is that?"),
    why="A snake starts on 7. If you land on a snake's mouth or a ladder's foot, you never stay there.",
)

pair("05-which-fruit", "which variable is the queue, and which one is the record?",
    ("apples", "pears"),
    wrong={
        ("pears", "apples"): "the other way round: from which of the two do squares go away again?",
        ("apples", "apples"): "apples forgets the squares of the round before: what remembers them?",
        ("pears", "pears"): "no square ever leaves pears: what holds the squares whose rolls come next?",
        ("landings", "pears"): "the record is right; but landings holds squares before their snakes and ladders are taken",
        ("landings", "apples"): "no square waits in landings: it is used up one line later. What lives on into the next round?",
        ("apples", "landings"): "the queue is right; but landings is a new set in each round",
        ("apples", "rolls"): "the queue is right; but rolls is a number: which set holds all squares so far?",
        "apples": "two names are needed, the queue and the record, with a comma between them",
        ...: "that is not it: write two names of variables of careful, each in quotation marks, the queue first",
    },
    hints=("A queue holds the squares whose rolls are still to be tried.",
           "A record only grows: a square that is in it never leaves it.",
           "Look at the line with the minus sign: what is taken away there, and from what?"),
    why="Squares come into apples and go again, and pears only grows. Names do not matter, behaviour does.",
)

choice("05-read-their-mind", "what is the key of the wrong idea that careful holds?",
    "depth-capped",
    also=lambda said: said == MISCONCEPTIONS["depth-capped"].name.lower(),
    wrong={
        **{said: f'{key} means "{idea.name}". {idea.look_at} You will find nothing wrong there'
           for key, idea in MISCONCEPTIONS.items() if key != "depth-capped" for said in (key, idea.name)},
        "never-marks": "it does remember what it has seen: look at what is taken away from each new frontier",
        "last-distance-when-stuck": "it does return -1 when it is stuck; does it return -1 at other times too?",
        "starts-off-board": "its first frontier is square 1, as it should be, and for that one rolls is 0",
        "depth-first": "it keeps whole frontiers, so the nearest squares come first; what ends its loop?",
        "greedy": "it keeps all squares that a roll leads to, not only the highest; what ends its loop?",
        "overshoot-wins": "it leaves out landings beyond the goal, as the rule says; what ends its loop?",
        "capped-rolls": "nearly: that limit would be the same number for every board; what does its limit depend on?",
        when(lambda said: next(iter(get_close_matches(said, MISCONCEPTIONS, n=1)), None), "depth-caped", key="misspelled"):
            "no mistake has that key: did you mean {}?",
        ...: "no mistake has that key: the keys are the words on the left in the list",
    },
    hints=("It is right on the famous board, which has six rows and takes four rolls. Where would it be wrong?",
           "Its author was afraid of a loop without an end. What did they write instead of `while apples`?",
           "Take an empty board of 49 squares: how many rolls does it take, and how often does the loop run?"),
    why="Its loop ends after as many rolls as the board has rows. A search with a record needs no such limit: it ends by itself.",
)


def is_repaired(answer, usual):
    """The full check of a solver, which must leave the caller's matrix as it was."""
    verdict = is_a_solver(answer, usual)
    return not_yet(CHANGES_IT, fault="changes-it") if verdict.passed and CHANGES in verdict.remarks else verdict


@written("05-fix-what-you-found", "fix the solver that was found, until the check says that it is right",
    cases=(), without=SEARCHES, judge=is_repaired,
    wrong={edit("board = board[::-1]", "board.reverse()", key="changes-it"): CHANGES_IT},
    hints=("Begin with the line that raises: which landings does it try when the goal is near?",
           "Then see which square leaves the list next: the one that has waited longest, or the newest?",
           "Last, what does the caller's matrix look like after the run? Turn a copy of it round instead."),
    why="Three mistakes hid one another: rolls past the goal, the newest square first, and the caller's matrix turned round.",
)
def found(board):
    board = board[::-1]
    size, goal = len(board), len(board) ** 2
    dist, queue = {1: 0}, [1]
    while queue:
        square = queue.pop(0)
        for landing in range(square + 1, min(square + 6, goal) + 1):
            up, along = divmod(landing - 1, size)
            value = board[up][along if up % 2 == 0 else size - 1 - along]
            end = landing if value == -1 else value
            if end not in dist:
                dist[end] = dist[square] + 1
                queue.append(end)
    return dist.get(goal, -1)


@written("05-nobody-waits", "write a solver without a queue",
    cases=(), without=(*SEARCHES, *QUEUES), judge=is_a_solver,
    hints=("Let a list hold the fewest rolls known so far for each square: 0 for the first, and infinity for the others.",
           "If a roll leads from a square to an end in fewer rolls than are known for that end, correct its number.",
           "A snake leads back to squares that you have passed: go over all squares again, while anything changes."),
    why="A queue is the quick way, not the only one: numbers that are corrected until nothing changes are right, too.",
)
def solve_without_queue(matrix):
    goal, before = len(matrix) ** 2, None
    best = [float("inf")] * (goal + 1)
    best[1] = 0
    while best != before:
        before = list(best)
        for square in range(1, goal):
            for landing in range(square + 1, min(square + 6, goal) + 1):
                end = end_of(matrix, landing)
                best[end] = min(best[end], best[square] + 1)
    return -1 if best[goal] == float("inf") else best[goal]


def is_wrong_by_name(answer, usual):
    """Wants a wrong solver that is right on the famous examples, and whose mistake has a name."""
    verdict = is_a_solver(answer, usual)
    if verdict.passed:
        return not_yet(IS_RIGHT, fault="is-right")
    if verdict.board is None:  # it was not tried
        return verdict
    if any(getattr(answer, "__code__", None) == solver.__code__ for idea in MISCONCEPTIONS.values() for solver in idea.solvers):
        return not_yet("this is one of the course's own wrong solvers: write one yourself", fault="the-courses-own")
    for name in ("example-1", "example-2"):
        case = Case(named_board(name))
        outcome = ask(caller_of(answer), case)
        if not is_right(outcome, case.board):
            facts = f"{says(outcome.told)}, where {case.right_answer} is right: everybody would notice"
            return not_yet(f"on {name} it {facts}", case.board, fault="noticed")
    idea = MISCONCEPTIONS.get(verdict.misconception)
    if idea is None:
        facts = f"On {verdict.board!r} it {says(verdict.got)}, and {verdict.expected} is right."
        return not_yet("your solver is wrong, but not in the same way as any mistake in the list", verdict.board, facts, fault="nameless")
    return Verdict(True, f"Right: it passes both famous examples, and it is wrong: {idea.name} ({idea.key}).", ("Nothing to fix: it should be wrong.",))


def says(got):
    """An answer, or why there is none, in words that follow "it"."""
    return got if isinstance(got, str) else f"gives {got}"


@written("05-wrong-on-purpose", "write a solver that is right on both famous examples, and wrong in a way that has a name",
    cases=(), without=(*SEARCHES, "solver", "solvers"), judge=is_wrong_by_name,
    wrong={edit("return rolls", "return rolls if frontier else -1", key="is-right"): IS_RIGHT},
    hints=("Start with a right solver and choose a mistake from the list. Which line does it change?",
           "Many mistakes cannot be seen on the famous board: it has an even number of rows, and no jump ends on another.",
           "`from snl_edu import break_it`, and then `break_it(example).survivors` lists the mistakes that pass there."),
    why="Anyone who can make a mistake on purpose has understood it.",
)
def wrong_on_purpose(matrix):
    goal, frontier, seen, rolls = len(matrix) ** 2, {1}, {1}, 0
    while frontier and goal not in frontier:
        landings = {square + roll for square in frontier for roll in range(1, 7) if square + roll <= goal}
        frontier = {end_of(matrix, landing) for landing in landings} - seen
        seen |= frontier
        rolls += 1
    return rolls  # also if nobody can win


@written("05-read-the-list", "write the function that makes the jumps of a GeeksforGeeks list",
    cases=[(board.to_moves(),) for board in LISTED], without=("from_moves",), each="square", optional=True,
    wrong={
        edit("return jumps", "return list(jumps.items())", key="pairs"):
            "your function gives a list of pairs: collect the jumps in a dict, which maps each start to its end",
        edit("jumps[cell + 1] = end + 1", "jumps[cell] = end", key="from-0"): "your jumps still count from 0: cell 0 of the list is square 1",
        edit("= end + 1", "= end", key="ends-from-0"): "your jumps start on the right squares, but their ends still count from 0",
        edit("cell + 1", "cell", key="starts-from-0"): "your jumps end on the right squares, but the squares they start on still count from 0",
        edit("if end != -1", "if True", key="every-cell"): "you made a jump of every cell: -1 stands for a plain square, and is left out",
        edit("jumps[cell + 1] = end + 1", "jumps[end + 1] = cell + 1", key="backwards"):
            "your jumps run backwards: the cell is where a jump starts, and the value is where it ends",
        edit("cell + 1", "moves.index(end) + 1", key="first-cell-only"):
            "two jumps may end on the same square, and `index` finds only the first cell that holds a value",
    },
    hints=("`enumerate(moves)` gives each cell together with what it holds.",
           "Leave out the cells that hold -1, and keep the others in a dict.",
           "Cell 1 is square 2, and the value 14 stands for square 15: both are one less than the square."),
    why="Cells and ends count from 0 there, so both get 1 more.",
)
def jumps_of(moves):
    jumps = {}
    for cell, end in enumerate(moves):
        if end != -1:
            jumps[cell + 1] = end + 1
    return jumps
