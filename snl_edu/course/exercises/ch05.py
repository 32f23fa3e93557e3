"""The exercises of notebook 05: a solver of one's own, where a square lies in a matrix, and how a solver is watched."""

from snl_edu.course.exercise import SEARCHES, Exercise, function, value
from snl_edu.course.exercises import own_solvers, places
from snl_edu.course.exercises.places import TINY, first_try, place
from snl_edu.course.misconceptions import textbook
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.search import frontiers

SIZES = (6, 3, 4, 1)
MATRICES = (TINY, *(named_board(name).to_matrix() for name in ("example-1", "chained-jumps")))
# A landing that lies outside of a matrix is left out.
LANDINGS = (2, 4, 3, 8, 14, 17, 9, 1, 36)
GRIDS = (Board(4), Board(9), Board(16), Board(30))
# Two jumps that end on the same square show whether a cell is looked up by what it holds.
LISTED = (*map(named_board, ("example-2", "chained-jumps", "the-modest-ladder", "thirty-cells", "example-1")),)
LISTED += (Board(16, {3: 12, 5: 12, 14: 2}),)
WITNESS = Board(25, {7: 6})  # the board that catches the prepared solver
QUEUES = (
    "pop",
    "popleft",
    "popitem",
    "heappop",
    "heapq",
    "deque",
    "Queue",
    "SimpleQueue",
    "PriorityQueue",
    "LifoQueue",
)

# From the time when these were exercises of notebooks 01 and 08; one of them has also had another name here.
ALIASES: dict[str, str] = {
    "01-where-is-ten": "05-where-is-ten",
    "01-square-at": "05-square-at",
    "01-read-the-list": "05-read-the-list",
    "08-read-their-mind": "05-read-their-mind",
    "08-mend-what-you-found": "05-fix-what-you-found",
    "05-mend-what-you-found": "05-fix-what-you-found",
    "08-nobody-waits": "05-nobody-waits",
    "08-wrong-on-purpose": "05-wrong-on-purpose",
}

EXERCISES: dict[str, Exercise] = {
    "05-solve": Exercise(
        "write the function that takes a matrix and gives the fewest rolls, or -1",
        own_solvers.judge_solver,
        (
            "Work through the section after this cell: it builds the two small functions that a solver needs.",
            "The search is that of notebook 02: squares wait in a queue, and what was seen before does not join again.",
            "Let pairs of a square and its rolls wait. Take the oldest; each end that is new joins with one roll more.",
        ),
        why="It was tried on boards of every kind: odd and even numbers of rows, chains, walls of snakes, dead ends.",
        ours=textbook,
        without=SEARCHES,
    ),
    "05-where-is-ten": Exercise(
        "where does square 10 lie on a board of 25 squares? Write (row, column) in place of the dots",
        value(
            lambda: Board(25).position(10),
            {
                (3, 4): "the row is right; but does that row run left to right?",
                (1, 0): "the column is right; but row 0 is the top row, and you counted from the bottom",
                (1, 4): "row 0 is the top row, and the second row from the bottom runs right to left",
                (0, 3): "the two numbers are right, but the row comes first and the column second",
                (4, 1): "rows and columns count from 0, not from 1",
                (2, 0): "that is square 11, one further: 10 is the last square of its row",
                10: "two numbers are needed, the row and the column, as in (3, 4)",
            },
            "that is not where 10 lies: draw five rows of five on paper and number them from the bottom left",
        ),
        (
            "Squares 1 to 5 fill the bottom row. Which squares are in the row above it?",
            "The bottom row of a board with five rows is row 4, so the one above it is row 3.",
            "Square 6 lies right above 5, and from there the row runs to the left.",
        ),
        why="Its row is the second one from the bottom, and that row ends on the left.",
    ),
    "05-how-many-wrong": Exercise(
        "on how many of the 36 squares is first_try wrong? Write a number in place of the dots",
        value(
            lambda: sum(first_try(square, 6) != place(square, 6) for square in range(1, 37)),
            {
                0: "it is wrong somewhere: try it by hand for square 7, which lies right above 6",
                1: "more than one: if 7 is wrong, what about 8?",
                3: "that many rows are wrong: how many squares do they have?",
                6: "one row is wrong, that of 7 to 12; are there other rows like it?",
                12: "two rows have 12 squares; count the rows once more, up to the top one",
                36: "the bottom row is right: it runs left to right",
            },
            "that is not it: in which rows do the numbers run right to left, and how many squares have these rows?",
        ),
        (
            "`first_try` lets every row run left to right. Which rows really do?",
            "The bottom row does, the next one does not, the one above it does again.",
            "Count the rows that run right to left. Each of them has six squares, and not one stays in its place.",
        ),
        why="Every second row runs right to left, so one test on square 17 said little.",
    ),
    "05-place": Exercise(
        "write the function that gives the row and the column of a square",
        function(place, lambda: [(square, size) for size in SIZES for square in range(1, size**2 + 1)], places.PLACES),
        (
            "`up, along = divmod(square - 1, size)` is a good first line. What does a row with an odd `up` need?",
            "In a row that runs right to left the first square is in the last column, `size - 1`. And the next one?",
            "Ask `if up % 2 == 1`, and count `along` from the right in that case. The row is the same as in `first_try`.",
        ),
        why="You count the rows from the bottom, so it is right for odd and for even numbers of rows.",
        ours=place,
        without=("position",),
    ),
    "05-which-ladders": Exercise(
        "on which two squares do the ladders of this matrix start? Write them as a list, the smaller one first",
        value(
            lambda: sorted(Board.from_matrix(TINY).ladders),
            {
                (4, 2): "these are the squares: write the smaller one first",
                (2, 6): "one is right; but the middle row runs right to left",
                (8, 9): "that is where the ladders end: where do these two numbers stand?",
                (9, 8): "that is where the ladders end: where do these two numbers stand?",
                (1, 3): "squares count from 1, not from 0",
                (4, 8): "row 0 is the top row: the last row of the matrix is the bottom row of the board",
                (6, 8): "row 0 is the top row, and the middle row runs right to left",
                2: "that is one of them: write both in square brackets",
            },
            "that is not it: draw three rows of three on paper, number them, and write the 8 and the 9 into their places",
        ),
        (
            "Number the nine squares on paper first: 1, 2, 3 in the bottom row.",
            "The 9 is in the bottom row of the board, in the middle.",
            "The 8 is in the middle row, on the right. Which number comes after 3?",
        ),
        why="A number in the matrix is an end, and the place where it stands is the start.",
    ),
    "05-end-of": Exercise(
        "write the function that tells where a move ends",
        function(
            places.end_of,
            lambda: [(matrix, landing) for matrix in MATRICES for landing in LANDINGS if landing <= len(matrix) ** 2],
            places.ENDS,
        ),
        (
            "`len(matrix)` is the size. With it `place` gives you the row and the column of the landing.",
            "`matrix[row][column]` is what the matrix holds there. What does -1 mean?",
            "Two cases, two lines with `return`: where the matrix holds -1 the player stays, and anywhere else the jump is taken, once.",
        ),
        why="The jump is taken once, and a search needs to know nothing else about the matrix.",
        ours=places.end_of,
        without=("from_matrix",),
    ),
    "05-where-they-part": Exercise(
        "which square joins the queue of hopeful, and never joins that of a right solver? Write its number",
        value(
            lambda: next(iter(WITNESS.jumps)),
            {
                6: "6 joins both queues: a roll of 5 leads there, too",
                8: "8 joins both queues, with the second roll",
                1: "both solvers begin with 1 in the queue",
                25: "25 is the goal, and both solvers find it; but after how many rolls?",
                4: "4 is what hopeful gives back: look for a square in its queue",
            },
            "that is not it: stop both films where they part, and compare the two queues",
        ),
        (
            "In the player that opens with `play(verdict)`, read the two lists of waiting squares.",
            "Is there a square on this board on which nobody can stand?",
            "A player who lands on the snake's mouth is taken away at once. Which square is that?",
        ),
        why="Nobody ever stands on a snake's mouth or a ladder's foot after landing there.",
    ),
    "05-joins-the-queue": Exercise(
        "which squares join the queue, in which order? Write them as a list that begins with 1",
        value(
            lambda: [square for frontier in frontiers(Board(4, {2: 3})) for square in frontier.squares],
            {
                (1, 2, 3, 4): "nobody stands on 2: its ladder takes a player away at once",
                (1, 3, 3, 4): "3 joins once: when the second roll leads there, it has been seen",
                (3, 4): "nearly: 1 joins too, before the loop begins",
                (1, 3): "the roll of 3 leads somewhere as well",
                (1, 4, 3): "the rolls are tried from 1 to 6: which of them leads to 4?",
                (1, 2, 4): "2 has a ladder: where does it end?",
            },
            "that is not it: where do the rolls 1, 2 and 3 from square 1 end?",
        ),
        (
            "From square 1 the rolls 1, 2 and 3 are allowed. Where does each of them land?",
            "One of the three landings has a ladder. Where does it end?",
            "A square joins when it is found for the first time, so no square is in the list twice.",
        ),
        why="Two rolls lead to 3, and the record of seen squares lets it join only once.",
    ),
    "05-which-fruit": Exercise(
        "which variable is the queue, and which one is the record? Write the two names in quotation marks",
        value(
            lambda: ("apples", "pears"),
            {
                ("pears", "apples"): "the other way round: from which of the two do squares go away again?",
                ("apples", "apples"): "apples forgets the squares of the round before: what remembers them?",
                ("pears", "pears"): "no square ever leaves pears: what holds the squares whose rolls come next?",
                ("landings", "pears"): "the record is right; but landings holds squares on which perhaps nobody stands",
                (
                    "landings",
                    "apples",
                ): "in landings nobody waits: it is used up one line later. What lives on into the next round?",
                ("apples", "landings"): "the queue is right; but landings is a new set in each round",
                ("apples", "rolls"): "the queue is right; but rolls is a number: which set holds all squares so far?",
                "apples": "two names are needed, the queue and the record, with a comma between them",
            },
            "that is not it: write two names of variables of careful, each in quotation marks, the queue first",
        ),
        (
            "A queue holds the squares whose rolls are still to be tried.",
            "A record only grows: a square that is in it never leaves it.",
            "Look at the line with the minus sign: what is taken away there, and from what?",
        ),
        why="Names do not matter, behaviour does: one set comes and goes, and the other one only grows.",
    ),
    "05-square-at": Exercise(
        "write the function that tells which square lies at a row and a column",
        function(
            Board.square_at,
            lambda: [
                (grid, row, column) for grid in GRIDS for row in range(grid.rows) for column in range(grid.columns)
            ],
            places.SQUARES,
        ),
        (
            "Do what `place` does, but backwards: first, how many rows lie below this one?",
            "`up = board.rows - 1 - row`, and each of those rows holds `board.columns` squares.",
            "Find out how far along its row the square is: in a row with an odd `up` count from the right. Then add.",
        ),
        why="It undoes what place does, on every square of every shape.",
        without=("square_at", "position"),
    ),
    "05-read-their-mind": Exercise(
        "which wrong idea does careful hold? Write its key in place of the dots, as a string",
        own_solvers.judge_idea,
        (
            "It is right on the famous board, which has six rows and takes four rolls. Where would it be wrong?",
            "Its author was afraid of a loop without an end. What did they write instead of `while apples`?",
            "Take an empty board of 49 squares: how many rolls does it take, and how often does the loop run?",
        ),
        why="A limit on the rolls is not needed: a search with a record ends by itself.",
    ),
    "05-fix-what-you-found": Exercise(
        "fix the solver that was found, until the check says that it is right",
        own_solvers.judge_fixed,
        (
            "Begin with the line that raises: which landings does it try when the goal is near?",
            "Then see which square leaves the list next: the one that has waited longest, or the newest?",
            "Last, what does the caller's matrix look like after the run? Turn a copy of it round instead.",
        ),
        why="Three mistakes hid one another, and each check brought the next one to light.",
        ours=textbook,
        without=SEARCHES,
    ),
    "05-nobody-waits": Exercise(
        "write a solver without a queue",
        own_solvers.judge_solver,
        (
            "Let a list hold the fewest rolls known so far for each square: 0 for the first, and infinity for the others.",
            "If a roll leads from a square to an end in fewer rolls than are known for that end, correct its number.",
            "A snake leads back to squares that you have passed: go over all squares again, while anything changes.",
        ),
        why="A queue is the quick way, not the only one: numbers that are corrected until nothing changes are right, too.",
        ours=textbook,
        without=(*SEARCHES, *QUEUES),
    ),
    "05-wrong-on-purpose": Exercise(
        "write a solver that is right on both famous examples, and wrong in a way that has a name",
        own_solvers.judge_wrong,
        (
            "Start with a right solver and choose a mistake from the list. Which line does it change?",
            "Many mistakes cannot be seen on the famous board: it has an even number of rows, and no jump ends on another.",
            "`from snl_edu import break_it`, and then `break_it(example).survivors` lists the mistakes that pass there.",
        ),
        why="Anyone who can make a mistake on purpose has understood it.",
        without=(*SEARCHES, "solver", "solvers"),
    ),
    "05-read-the-list": Exercise(
        "write the function that makes the jumps of a GeeksforGeeks list",
        function(
            lambda moves: dict(Board.from_moves(moves).jumps),
            lambda: [(listed.to_moves(),) for listed in LISTED],
            places.JUMPS,
            normal=dict,
        ),
        (
            "`enumerate(moves)` gives each cell together with what it holds.",
            "Leave out the cells that hold -1, and keep the others in a dict.",
            "Cell 1 is square 2, and the value 14 stands for square 15: both are one less than the square.",
        ),
        why="Cells and ends count from 0 there, so both get 1 more.",
        without=("from_moves",),
    ),
}
