"""The exercises of notebook 03: games by hand, notes that lead back, the order of the rolls, a needed snake."""

from snl_edu import Board, Game, count_shortest_games, fewest_rolls, named_board, shortest_game, shortest_games
from snl_edu.course import SEARCHES, drawn, edit, either, gone, not_yet, number, squares, when, written

FAMOUS, THIRTY, TRAP = map(named_board, ("example-1", "thirty-cells", "the-trap"))
NINE = Board(9, {2: 8, 6: 3})  # so small that all of a search on it can be shown
FROM_0 = Board(9, {2: 8, 6: 3}, start=0)

gone("03-which-square", "03-missed", "03-three-rolls")


def played(rolls):
    """How many of the rolls can be played, the roll after them, or None, and the square where the player stands then."""
    square = FAMOUS.start
    for count, roll in enumerate(rolls):
        if square + roll > 36:
            return count, roll, square
        square = FAMOUS.moves(square)[roll - 1].end
    return len(rolls), None, square


def only_rolls(answer, usual):
    """A list of rolls is asked for, which are not squares."""
    is_list = isinstance(answer, (list, tuple)) and all(type(roll) is int for roll in answer)
    return usual(answer) if is_list else not_yet("a list of rolls is needed here, such as [3, 6, 1]", fault="no-rolls")


squares(
    "03-a-game", "which four rolls win this board?", lambda: shortest_game(FAMOUS).rolls, ordered=True, judge=only_rolls,
    also=lambda rolls: tuple(rolls) in {game.rolls for game in shortest_games(FAMOUS)},
    wrong={
        when(lambda rolls: next((roll for roll in rolls if not 1 <= roll <= 6), None), [1, 15, 13, 35], [0, 1, 1, 1], key="no-roll"):
            "a die does not show {}: write what it shows, from 1 to 6, and not the squares",
        when(lambda rolls: played(rolls)[0] if played(rolls)[1] and played(rolls)[2] == 36 else None, [1, 2, 1, 1, 6], key="over"):
            "your game is over after {} rolls, on 36: leave out the rest",
        when(lambda rolls: played(rolls)[1:] if played(rolls)[1] else None, [1, 2, 1, 2], key="past-the-goal"):
            "a {} from square {} goes past 36: you need an exact roll there",
        when(lambda rolls: played(rolls)[2] if played(rolls)[2] != 36 else None, [6, 6, 6, 6], [], key="elsewhere"):
            "after these rolls you stand on {}, not on 36: each roll begins where the last one ended",
        when(len, [1, 6, 6, 6, 3], key="too-many"): "these {} rolls win, but fewer are enough: which ladder ends nearest to 36?",
    },
    hints=("Which ladder ends right below the goal? Land on its foot with your third roll.",
           "The foot of that ladder is on 14. Reach it from 1 with three rolls, then one roll is left.",
           "From 1 to 14 are 13 squares. Split 13 into three rolls, and let no roll land on 2: a ladder starts there."),
    why="Keep your rolls: you will meet them again.",
)

number(
    "03-first-note", "on which square does the move start that becomes the note on 8?", lambda: remember(FAMOUS)[8].start,
    wrong={
        7: "a 1 leads from 7 to 8, but other squares are before 7 in the queue, and 8 is already seen then",
        2: "a 6 would lead from 2 to 8, but nobody ever stands on 2",
        1: "from 1 to 8 are seven squares: no roll is that long",
        15: "from 15 the lowest end is 13, by the snake",
        8: "that is where the move ends: where does it start?",
        4: "a 4 leads from 4 to 8, but is 4 the first square in the queue with a roll to 8?",
        5: "a 3 leads from 5 to 8, but is 5 the first square in the queue with a roll to 8?",
        6: "a 2 leads from 6 to 8, but is 6 the first square in the queue with a roll to 8?",
        ...: "no roll leads from there to 8",
    },
    hints=("Five squares of frontier 1 have a roll that ends on 8.",
           "Only the first arrival leaves a note. Which of the five squares leaves the queue first?",
           "The text above the question shows the queue. Go through it from the front, and stop at the first square with a roll to 8."),
    why="Five squares have a roll to 8, and the one at the front of the queue is first.",
)


def up_to_the_goal(came_by):
    """The notes up to that on the highest square: a search may end as soon as the goal has its note, or later."""
    found = list(came_by)
    return {square: came_by[square] for square in found[: found.index(max(found)) + 1]}


# What several edits begin with: what is seen is kept apart from the notes, or the squares wait in one queue.
SEEN = ("came_by = {board.start: None}", "came_by, seen = {board.start: None}, {board.start}", "not in came_by", "not in seen",
        "fresh.append(move.end)", "fresh.append(move.end)\n                    seen.add(move.end)")
QUEUE = ("fresh = []\n        for square in frontier:", "for square in [frontier.pop(0)]:", "        frontier = fresh\n", "", "fresh.", "frontier.")
STARTS_ON_1 = either(edit("board.start", "1"), edit("{board.start: None}", "{1: None}"), edit("[board.start]", "[1]"), key="starts-on-1")
EVERY_MOVE = (*SEEN, "if move.end not in seen", "came_by[move.end] = move\n                if move.end not in seen")


@written(
    "03-remember", "write the search that leaves a note on each square that it reaches", normal=up_to_the_goal, each="square", without=SEARCHES,
    cases=[NINE, Board(20, {4: 15, 11: 1}), FAMOUS, THIRTY, TRAP, Board(1), FROM_0],
    wrong={
        either(edit("move.end", "move.landing"), edit("came_by[move.end] =", "came_by[move.landing] ="),
               edit(*SEEN, "came_by[move.end] =", "came_by[move.landing] ="), key="on-landings"):
            "your notes are on the squares where the die lands: leave each one where its move ends",
        either(edit(*EVERY_MOVE), edit(*EVERY_MOVE, *QUEUE), key="overwrites"):
            "later moves write over your notes: leave a note only on a square that has none",
        edit("] = move", "] = move.start", key="starts"): "your notes are squares, where the moves start: leave the whole move as the note",
        edit("] = move", "] = move.roll", key="rolls"): "your notes are rolls: leave the whole move as the note",
        either(edit("] = move", "] = move.end"), edit("] = move", "] = move.landing"), key="ends"):
            "your notes only repeat where a move ends: leave the whole move as the note",
        edit(*SEEN, "came_by[move.end] =", "came_by[move.start] =", key="on-starts"):
            "your notes are on the squares where the moves start: leave each one where its move ends",
        either(edit("{board.start: None}", "{}"), edit("return came_by", "del came_by[board.start]\n    return came_by"), key="start-without"):
            "the start has no note: it has been seen, and its note is None",
        either(*(edit("start: None", f"start: {note}") for note in ("0", "1", "-1", "False", "''", "()", "board.start")), key="start-not-none"):
            "no move leads to the start, so its note is None, and nothing else",
        STARTS_ON_1: "your search begins on square 1: begin on board.start, which need not be 1",
        edit(*QUEUE, "pop(0)", "pop()", key="newest"): "your search goes on with the newest square, which makes the ways long: take the oldest first",
        either(*(edit("in frontier:", f"in {order}:") for order in ("set(frontier)", "sorted(frontier)", "frontier[::-1]")), key="another-order"):
            "your search takes the squares of a frontier in another order: keep them in a list, in queue order",
        edit("board.moves(square)", "board.moves(square)[::-1]", key="sixes-first"): "your search tries a 6 before a 1: here the rolls go from 1 to 6",
        either(edit("while frontier", "if frontier"), edit("    return", "        return"), key="one-roll"):
            "your notes end after one roll: go on with the squares that are new",
        edit("move.end not in came_by", "not came_by.get(move.end)", key="asks-the-note"):
            "you ask for the note itself, and None, the note on the start, looks like no note: ask `move.end not in came_by`",
        edit("return came_by", "return frontier", key="frontier"): "you give back the last squares that were found: give back the notes, `came_by`",
    },
    hints=("Begin with the search of notebook 02, and put a dict `came_by` in place of the set `seen`.",
           "Begin with `came_by = {board.start: None}`. A square is new if it is not in `came_by`.",
           "For a new end write `came_by[move.end] = move`, and let the end join the next frontier."),
    why="The notes do the work of `seen`, and they know the way back as well.",
)
def remember(board):
    came_by = {board.start: None}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = []
        for square in frontier:
            for move in board.moves(square):
                if move.end not in came_by:
                    came_by[move.end] = move
                    fresh.append(move.end)
        frontier = fresh
    return came_by


squares(
    "03-read-the-notes", "on which squares does the player stand?", lambda: read_back(remember(Board(25, {5: 16, 18: 11})), 25).squares, ordered=True,
    wrong={
        (25, 19, 16, 1): "these are the right squares, from the goal back: turn the list round",
        (1, 5, 19, 25): "5 is where the die lands: the ladder carries the player on, so where does that move end?",
        (16, 19, 25): "the game begins one square earlier: the start belongs to it as well",
        (19, 16, 1): "turn the list round, and do not forget the goal, 25",
        (4, 3, 6): "these are the rolls of the game: on which squares does the player stand?",
        (1, 16, 22, 25): "a 3 leads from 22 to 25 too, but that is not what the note on 25 says: where did its move start?",
        (1, 16, 11, 25): "the note on 25 does not say 11: where did its move start?",
        ...: "that is not what the notes say: begin with the note on 25, and go to the square where its move started",
    },
    hints=("Each note tells where its move started. Begin with the note on 25.",
           "The note on 25 starts on 19. So look next at the note on 19, and so on, until a note is None.",
           "A player stands where a move ends, not where it lands. Last, turn the list round."),
    why="Each note names one square, so on the way back there is never a choice.",
)


class Notes(dict):
    """The notes on a board; a message calls them by the name of their board."""

    def __init__(self, board):
        super().__init__(remember(board))
        self.board = board

    def __repr__(self):
        return f"the notes of {self.board!r}"


NOT_NONE = "came_by[square] is not None"
NONE_TOO = (NOT_NONE, "square is not None", "square = came_by[square].start", "square = came_by[square] and came_by[square].start")
SQUARE = ("append(came_by[square])", "append(square)")


@written(
    "03-read-back", "write the function that reads the notes back, from a square to the start, and gives the Game", without=SEARCHES,
    cases=lambda: [(Notes(board), square) for board, square in ((NINE, 9), (NINE, 3), (FAMOUS, 36), (FAMOUS, 20), (THIRTY, 30), (NINE, 1), (FROM_0, 7))],
    wrong={
        edit("return Game(moves)", "return moves", key="moves"): "these are the right moves: put them into a Game, with Game(moves)",
        edit("    moves.reverse()\n    return Game(moves)", "    return moves", key="moves-last-first"):
            "these are the right moves, the last one first: turn them round, and put them into a Game",
        edit("Game(moves)", "Game(moves).squares", key="squares"): "these are the squares of the right game: collect the moves, and put them into a Game",
        either(edit("Game(moves)", "Game(moves).squares[::-1]"), edit("Game(moves)", "Game(moves).squares[:0:-1]"), key="squares-last-first"):
            "these are the squares of the right game, from its end: collect the moves, and turn them round",
        edit("Game(moves)", "Game(moves).rolls", key="rolls"): "these are the rolls of the right game: collect the whole moves, and put them into a Game",
        either(edit("Game(moves)", "Game(moves[1:])"), edit(NOT_NONE, f"{NOT_NONE} and came_by[square].start != 1"), key="begins-late"):
            "your game begins one roll too late: go on until the note is None",
        edit("Game(moves)", "Game(moves[:-1])", key="ends-early"): "your game ends one roll too early: the note on the square itself belongs to it",
        either(edit("while ", "if "), edit("    moves.reverse()\n    return", "        return"), key="one-note"):
            "your function reads one note only: go on, with a loop and `return` after it, to the square where that move started",
        edit("moves = []", "moves, square = [], max(came_by)", key="from-the-goal"):
            "your function always begins at the goal: begin at the square that it is given",
        edit(NOT_NONE, "square != 1", key="ends-on-1"): "your function goes back to square 1, but a game need not start there: go on until the note is None",
        edit("    moves.reverse()\n", "", key="not-turned"): "your moves are in the order in which you met them, last one first: turn the list round",
        edit("    moves.reverse()\n    return Game(moves)", "    return Game(moves.reverse())", key="game-of-none"):
            "`reverse()` turns the list round where it is, and gives nothing back: call it in a line of its own, then write Game(moves)",
        edit("moves.reverse()", "moves.sort()", key="sorted"): "you sort the moves by their squares, but a snake leads down: turn the list round instead",
        either(*(edit(*pairs, "Game(moves)", made) for pairs in (NONE_TOO, SQUARE) for made in ("Game(moves)", "Game(tuple(moves))")), key="no-moves"):
            "not everything in your list is a move: keep whole moves, not squares, and leave out None, the note on the start",
        edit("square = came_by[square].start", "square -= came_by[square].roll", key="counts-back"):
            "you count the roll back from where the move ended, but it may have taken a jump: the note itself tells where it started",
    },
    hints=("Do with a loop what you did with your eyes: look at the note, keep it, go to where its move started.",
           "The loop goes on while `came_by[square]` is not None. In it, `came_by[square].start` is the next square.",
           "You meet the last move first. So turn your list round with `moves.reverse()` before you return `Game(moves)`."),
    why="One search, and its notes give a shortest way to every square that it has reached.",
)
def read_back(came_by, square):
    moves = []
    while came_by[square] is not None:
        moves.append(came_by[square])
        square = came_by[square].start
    moves.reverse()
    return Game(moves)


number(
    "03-how-many", "how many shortest games does this board have?", lambda: count_shortest_games(FAMOUS),
    wrong={
        20: "the player says how many other games are just as short: count the one it shows as well",
        1: "press Next shortest game in the player: does another path come?",
        4: "that is how many rolls each of them takes: how many such games are there?",
        50: "the player shows at most 50, but this board has fewer: read its sentence",
        ...: "that is not it: at its last step the player has a sentence about games that are just as short",
    },
    hints=("Click on the player and press End.",
           "Read the sentence under the board: it speaks of other games.",
           "Add the game that is shown to the others."),
    why="The search shows one of them, and the order of its rolls decides which.",
)

number(
    "03-odd-one-out", "how many of the shortest games take the ladder from 2 or the snake from 17?",
    lambda: sum(any(move.landing in (2, 17) for move in game.moves) for game in shortest_games(FAMOUS)),
    wrong={
        0: "look at the very first line of the list: where does its first roll land?",
        2: "one game takes both of them, and counts once",
        20: "that is how many do without: how many are left?",
        21: "not all of them: a game that stands on 3 after its first roll has not climbed from 2",
        ...: "that is not it: which lines of the list have 15 or 13 among their squares, and how did the player get there?",
    },
    hints=("Where does the ladder from 2 end, and where does the snake from 17 end? Look for these squares in the list.",
           "A game may stand on 13 without the snake: look at its rolls.",
           "You can land on 2 only with the first roll of a game. Which games begin with that roll?"),
    why="The famous answer is the odd one out: all the others walk to 14 and climb.",
)


@written(
    "03-sixes-first", "write the search that tries the highest roll first, and return its game", without=SEARCHES,
    cases=[NINE, FAMOUS, THIRTY, named_board("chained-jumps"), FROM_0, Board(1), TRAP],
    wrong={
        edit("reversed(board.moves(square))", "board.moves(square)", key="ones-first"):
            "your search still tries the lowest roll first: go through a square's moves backwards",
        edit("reversed(board.moves(square))", "board.moves(square)", "in frontier:", "in reversed(frontier):", key="squares-turned"):
            "your search takes the squares of a frontier from the back: they keep their order, only the rolls are turned round",
        edit("in frontier:", "in reversed(frontier):", key="both-turned"):
            "your search turns round the squares of a frontier as well as the rolls: turn round only the rolls",
        edit("board.goal) if", "board.goal).rolls if", key="rolls"): "these are the rolls of the right games: return the Game itself",
        edit("board.goal) if", "board.goal).squares if", key="squares"): "these are the squares of the right games: return the Game itself",
        edit("board.goal) if", "board.goal).moves if", key="moves"): "these are the moves of the right games: put them into Game(moves)",
        edit("board.goal) if", "board.goal).moves[::-1] if", key="moves-last-first"):
            "these are the right moves from the goal back: turn them round, and put them into Game(moves)",
        STARTS_ON_1: "your search begins on square 1: begin on board.start, which need not be 1",
        either(*(edit("else None", f"else {nothing}") for nothing in ("-1", "[]", "()", "Game([])")), key="no-none"):
            "a board that cannot be won has no game: return None for it",
        edit(" if board.goal in came_by else None", "", key="no-way"):
            "a board that cannot be won has no note on its goal: ask for `board.goal in came_by` before you read it back, and return None if it is not",
    },
    hints=("Copy `remember`, and look for the line that goes through the moves of a square.",
           "`reversed(…)` goes through a tuple from its end. Only one line of `remember` has to change.",
           "When the notes are written, do as `game_found` does; if the goal has no note, return None."),
    why="The same number of rolls, another game: the order of the rolls decides which one a search shows.",
)
def sixes_first(board):
    came_by = {board.start: None}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = []
        for square in frontier:
            for move in reversed(board.moves(square)):
                if move.end not in came_by:
                    came_by[move.end] = move
                    fresh.append(move.end)
        frontier = fresh
    return read_back(came_by, board.goal) if board.goal in came_by else None


@written(
    "03-fewest-jumps", "write the function that tells how few jumps a shortest game can have", optional=True,
    cases=[named_board("chained-jumps"), THIRTY, FAMOUS, named_board("the-needed-snake"), TRAP, Board(1)],
    wrong={
        edit("shortest_games(board)", "list(shortest_games(board))[:1]", key="one-game"):
            "your function looks at one shortest game only: go through all `shortest_games(board)`",
        edit("min(", "max(", key="most"): "that is the largest number of jumps in a shortest game: the smallest is asked for",
        edit("!=", ">", key="ladders"): "your function counts the ladders only: a snake is a jump as well",
        edit("!=", "<", key="snakes"): "your function counts the snakes only: a ladder is a jump as well",
        edit(" if move.end != move.landing", "", key="rolls"): "your function counts the rolls: count only the moves that do not end where they land",
        either(edit("default=None", "default=0"), edit("default=None", "default=-1"), edit(", default=None", ""), key="no-none"):
            "a board that cannot be won has no shortest game, and so no number of jumps: return None for it",
    },
    hints=("How can you see from a move, by its landing and its end, whether it took a jump?",
           "Write down the number of jumps for each game of `shortest_games(board)`, then take the smallest.",
           "`min` of an empty list raises an error, and a board that cannot be won has an empty list: `min(numbers, default=None)` helps."),
    why="Among games that are equally short you may choose by a second wish, such as the fewest jumps.",
)
def fewest_jumps(board):
    numbers = []
    for game in shortest_games(board):
        numbers.append(len([move for move in game.moves if move.end != move.landing]))
    return min(numbers, default=None)


def with_and_without(board):
    """The rolls that a board takes with its snakes, and without them."""
    return fewest_rolls(board), fewest_rolls(Board(board.squares, board.ladders, die=board.die, start=board.start))


drawn(
    "03-needed-snake", "draw a board of at most 49 squares that needs a snake", Board(36, {2: 23, 25: 15, 20: 36}), optional=True,
    wrong={
        when(lambda board: board.squares > 49 and board.squares, named_board("the-needed-snake"), key="too-large"):
            "your board has {} squares, and 49 is the most that is asked for",
        when(lambda board: not board.snakes, Board(36, {2: 15}), key="no-snake"):
            "your board has no snake: a jump is a snake if it ends on a smaller square than it starts on",
        when(lambda board: fewest_rolls(board) is None, TRAP, key="never-won"): "your board cannot be won: check where its snakes lead",
        when(lambda board: len({*with_and_without(board)}) == 1 and any(move.jump == "snake" for game in shortest_games(board) for move in game.moves)
             and fewest_rolls(board), FAMOUS, key="another-way"):
            "a shortest game on your board takes a snake, but is not the only one: there is another way that takes {} rolls and no snake",
        when(lambda board: with_and_without(board) if fewest_rolls(board) >= with_and_without(board)[1] else None, Board(36, {34: 3}), Board(25, {7: 1}),
             key="not-needed"):
            "with its snakes your board takes {} rolls, and without them {}: no snake is needed",
    },
    hints=("Copy the idea of the-needed-snake: up, down, up. The second ladder ends on the goal.",
           "The first ladder must end past the foot of the second one, and a snake's mouth lies one roll further on.",
           "Such a game takes 3 rolls. Let the second ladder start more than 18 squares from 1, and the first one end more than 12 squares below the goal."),
    why="A search that asks only whether a square is new takes such a snake as gladly as a ladder.",
)
