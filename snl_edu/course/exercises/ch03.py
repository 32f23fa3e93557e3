"""The exercises of notebook 03: games by hand, notes that lead back, the order of the rolls, a needed snake."""

from collections.abc import Callable, Sequence
from typing import Any

from snl_edu.course.exercise import SEARCHES, Exercise, Judge, board, function, value
from snl_edu.course.exercises.notes import judge_read_back, judge_remember, read_back, remember
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Game, count_shortest_games, shortest_game, shortest_games

NOTES = Board(25, {5: 16, 18: 11})
MOST_SQUARES = 49

# The idea first, and last the board that cannot be won, and the one that is won without a roll.
SEARCHED = ("the-note", "chained-jumps", "thirty-cells", "example-1", "the-trap", "one-square")
CALM = ("chained-jumps", "thirty-cells", "example-1", "the-needed-snake", "the-trap", "one-square")


def _game_on(board: Callable[[], Board]) -> Judge:
    """Judges the rolls of a game that somebody has found by hand: any shortest one is right."""

    def judge(answer: Any) -> Verdict:
        if not isinstance(answer, (list, tuple)) or not all(type(roll) is int for roll in answer):
            return not_yet("a list of rolls is needed here, such as [3, 6, 1]")
        fault = _game_fault(board(), tuple(answer))
        return right() if fault is None else not_yet(fault)

    return judge


def _game_fault(board: Board, rolls: tuple[int, ...]) -> str | None:
    """What is wrong with the rolls of a game that should be a shortest one."""
    odd = next((roll for roll in rolls if not 1 <= roll <= board.die), None)
    if odd is not None:
        return f"a die does not show {odd}: write what it shows, from 1 to {board.die}, and not the squares"
    square = board.start
    for number, roll in enumerate(rolls, 1):
        if square == board.goal:
            return f"your game is over after {number - 1} rolls, on {square}: leave out the rest"
        if square + roll > board.goal:
            return f"a {roll} from square {square} goes past {board.goal}: you need an exact roll there"
        square = board.moves(square)[roll - 1].end
    if square != board.goal:
        return (
            f"after these rolls you stand on {square}, not on {board.goal}: each roll begins where the last one ended"
        )
    if len(rolls) > (fewest_rolls(board) or 0):
        return f"these {len(rolls)} rolls win, but fewer are enough: which ladder ends nearest to {board.goal}?"
    return None


def _takes_a_small_jump(game: Game) -> bool:
    return any(move.landing in (2, 17) for move in game.moves)


def _found(board: Board, tried: Callable[[Sequence[Any]], Sequence[Any]], taken: Callable[[Any], Any]) -> Game | None:
    """The game found by a search that takes the squares of a frontier, and tries their moves, in a given order."""
    came_by: dict[Square, Move | None] = {board.start: None}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = [move for square in taken(frontier) for move in tried(board.moves(square))]
        frontier = []
        for move in fresh:
            if move.end not in came_by:
                came_by[move.end] = move
                frontier.append(move.end)
    if board.goal not in came_by:
        return None
    moves: list[Move] = []
    note = came_by[board.goal]
    while note is not None:
        moves.insert(0, note)
        note = came_by[note.start]
    return Game(tuple(moves))


def _backwards(things: Sequence[Any]) -> Sequence[Any]:
    return things[::-1]


def _note_on(board: Board, square: Square) -> Square | None:
    """The start of the move that is noted on a square."""
    move = remember(board)[square]
    return None if move is None else move.start


def _sixes_first(board: Board) -> Game | None:
    """A shortest game, found by a search that tries the highest roll first."""
    return _found(board, _backwards, list)


def _part(part: Callable[[Game], Any]) -> Callable[[Board], Any]:
    """A function that finds the right game and returns a part of it."""

    def mistake(board: Board) -> Any:
        game = _sixes_first(board)
        return None if game is None else part(game)

    return mistake


def _jumps(game: Game) -> int:
    return sum(move.jump is not None for move in game.moves)


def _fewest(count: Callable[[Game], int], choose: Callable[..., int] = min) -> Callable[[Board], int | None]:
    """A function that counts something in each shortest game, and gives the smallest number, or the one chosen."""

    def answer(board: Board) -> int | None:
        return choose(map(count, shortest_games(board)), default=None)

    return answer


def _of_the_first(board: Board) -> int | None:
    game = shortest_game(board)
    return None if game is None else _jumps(game)


def _no_needed_snake(board: Board) -> str | None:
    """What is missing from a board that should take more rolls without its snakes."""
    if board.squares > MOST_SQUARES:
        return f"your board has {board.squares} squares, and {MOST_SQUARES} is the most that is asked for"
    if not board.snakes:
        return "your board has no snake: a jump is a snake if it ends on a smaller square than it starts on"
    rolls = fewest_rolls(board)
    if rolls is None:
        return "your board cannot be won: check where its snakes lead"
    # Where every roll leads up, the goal is always reached: 0 is never taken.
    without = fewest_rolls(Board(board.squares, board.ladders, die=board.die, start=board.start)) or 0
    if without > rolls:
        return None
    if without == rolls and any(move.jump == "snake" for game in shortest_games(board) for move in game.moves):
        return (
            "a shortest game on your board takes a snake, but is not the only one: "
            f"there is another way that takes {rolls} rolls and no snake"
        )
    return f"with its snakes your board takes {rolls} rolls, and without them {without}: no snake is needed"


ALIASES: dict[str, str] = {}

FAMOUS, THIRTY, NEEDED = (named_board(name) for name in ("example-1", "thirty-cells", "the-needed-snake"))
LISTED = 4  # shortest games of the board of thirty squares, on the page about it

EXERCISES: dict[str, Exercise] = {
    "03-a-game": Exercise(
        "which four rolls win this board? Write them as a list in place of the dots, such as [3, 6, 1, 2]",
        _game_on(lambda: FAMOUS),
        (
            "Which ladder ends right below the goal? Land on its foot with your third roll.",
            "The foot of that ladder is on 14. Reach it from 1 with three rolls, then one roll is left.",
            "From 1 to 14 are 13 squares. Split 13 into three rolls, and let no roll land on 2: a ladder starts there.",
        ),
        why="Keep your rolls: you will meet them again.",
    ),
    "03-which-square": Exercise(
        "on which square is this move left as a note? Write a number in place of the dots",
        value(
            lambda: FAMOUS.moves(1)[0].end,
            {
                2: "the die lands on 2, but nobody stays there: where does the ladder end?",
                1: "the move starts on 1: where does the player stand after it?",
                14: "no part of this move is on 14: look at its four numbers",
                16: "one square too far: look at the last of the four numbers",
            },
            "look at the four numbers of the move: which of them is where the player stands after it?",
        ),
        (
            "A move has four numbers: start, roll, landing and end.",
            "The note is for a player who stands on that square after the move.",
            "A ladder starts on 2, so the player does not stay on 2.",
        ),
        why="A note is on the square where its move ends, because that is where a player stands.",
    ),
    "03-first-note": Exercise(
        "on which square does the move start that becomes the note on 8? Write a number in place of the dots",
        value(
            lambda: _note_on(FAMOUS, 8),
            {
                7: "a 1 leads from 7 to 8, but other squares are before 7 in the queue, and 8 is already seen then",
                2: "a 6 would lead from 2 to 8, but nobody ever stands on 2",
                1: "from 1 to 8 are seven squares: no roll is that long",
                15: "from 15 the lowest end is 13, by the snake",
                8: "that is where the move ends: where does it start?",
                4: "a 4 leads from 4 to 8, but is 4 the first square in the queue with a roll to 8?",
                5: "a 3 leads from 5 to 8, but is 5 the first square in the queue with a roll to 8?",
                6: "a 2 leads from 6 to 8, but is 6 the first square in the queue with a roll to 8?",
            },
            "no roll leads from there to 8",
        ),
        (
            "Five squares of frontier 1 have a roll that ends on 8.",
            "Only the first arrival leaves a note. Which of the five squares leaves the queue first?",
            "The queue is 15, 3, 4, 5, 6, 7. Go through it from the front.",
        ),
        why="Five squares have a roll to 8, and the one at the front of the queue is first.",
    ),
    "03-remember": Exercise(
        "write the search that leaves a note on each square that it reaches",
        judge_remember,
        (
            "Begin with the search of notebook 02, and put a dict `came_by` in place of the set `seen`.",
            "Begin with `came_by = {board.start: None}`. A square is new if it is not in `came_by`.",
            "For a new end write `came_by[move.end] = move`, and let the end join the next frontier.",
        ),
        why="The notes do the work of `seen`, and they know the way back as well.",
        ours=remember,
        without=SEARCHES,
    ),
    "03-read-the-notes": Exercise(
        "on which squares does the player stand? Write them in place of the dots, as in [1, 8, 25]",
        value(
            lambda: next(shortest_games(NOTES)).squares,
            {
                (25, 19, 16, 1): "these are the right squares, from the goal back: turn the list round",
                (
                    1,
                    5,
                    19,
                    25,
                ): "5 is where the die lands: the ladder carries the player on, so where does that move end?",
                (16, 19, 25): "the game begins one square earlier: the start belongs to it as well",
                (19, 16, 1): "turn the list round, and do not forget the goal, 25",
                (4, 3, 6): "these are the rolls of the game: on which squares does the player stand?",
                (
                    1,
                    16,
                    22,
                    25,
                ): "a 3 leads from 22 to 25 too, but that is not what the note on 25 says: where did its move start?",
                (1, 16, 11, 25): "the note on 25 does not say 11: where did its move start?",
            },
            "that is not what the notes say: begin with the note on 25, and go to the square where its move started",
        ),
        (
            "Each note tells where its move started. Begin with the note on 25.",
            "The note on 25 starts on 19. So look next at the note on 19, and so on, until a note is None.",
            "A player stands where a move ends, not where it lands. Last, turn the list round.",
        ),
        why="Each note names one square, so on the way back there is never a choice.",
    ),
    "03-read-back": Exercise(
        "write the function that reads the notes back, from a square to the start, and gives the Game",
        judge_read_back,
        (
            "Do with a loop what you did with your eyes: look at the note, keep it, go to where its move started.",
            "The loop goes on while `came_by[square]` is not None. In it, `came_by[square].start` is the next square.",
            "You meet the last move first. So turn your list round with `moves.reverse()` before you return `Game(moves)`.",
        ),
        why="One search, and its notes give a shortest way to every square that it has reached.",
        ours=read_back,
        without=SEARCHES,
    ),
    "03-how-many": Exercise(
        "how many shortest games does this board have? Write a number in place of the dots",
        value(
            lambda: count_shortest_games(FAMOUS),
            {
                20: "the player says how many *others* are as short: count the one it shows as well",
                1: "press Next shortest game in the player: does another path come?",
                4: "that is how many rolls each of them takes: how many such games are there?",
                50: "the player shows at most 50, but this board has fewer: read its sentence",
            },
            "that is not it: at its last step the player has a sentence about games that are just as short",
        ),
        (
            "Click on the player and press End.",
            "Read the sentence under the board: it speaks of other games.",
            "Add the game that is shown to the others.",
        ),
        why="The search shows one of them, and the order of its rolls decides which.",
    ),
    "03-odd-one-out": Exercise(
        "how many of the shortest games take the ladder from 2 or the snake from 17? Write a number in place of the dots",
        value(
            lambda: sum(map(_takes_a_small_jump, shortest_games(FAMOUS))),
            {
                0: "look at the very first line of the list: where does its first roll land?",
                2: "one game takes both of them, and counts once",
                20: "that is how many do without: how many are left?",
                21: "not all of them: a game that stands on 3 after its first roll has not climbed from 2",
            },
            "that is not it: which lines of the list have 15 or 13 among their squares, and how did the player get there?",
        ),
        (
            "Where does the ladder from 2 end, and where does the snake from 17 end? Look for these squares in the list.",
            "A game may stand on 13 without the snake: look at its rolls.",
            "The ladder from 2 can be taken only with a 1 as the first roll.",
        ),
        why="The famous answer is the odd one out: all the others walk to 14 and climb.",
    ),
    "03-missed": Exercise(
        "how many shortest games has the page missed? Write a number in place of the dots",
        value(
            lambda: count_shortest_games(THIRTY) - LISTED,
            {
                0: "the page has missed some: count the shortest games of this board",
                7: "that many there are in all, and the page has found four of them",
                4: "four is how many the page has found: how many has it missed?",
                -3: "the other way round: all games minus those of the page",
            },
            "that is not it: count all games of `shortest_games(thirty)`, and take away the four of the page",
        ),
        (
            "`shortest_games(thirty)` gives all shortest games, one after another.",
            "`list(shortest_games(thirty))` is a list of them, and `len` counts it.",
            "The page has four of them: take these away.",
        ),
        why="The games that it missed begin with a 4, a 5 or a 6: an eye that has found a good first roll stops looking.",
    ),
    "03-three-rolls": Exercise(
        "which three rolls win this board? Write them as a list in place of the dots, such as [3, 6, 1]",
        _game_on(lambda: NEEDED),
        (
            "The second ladder ends on the goal. So land on its foot, 23, with the last roll.",
            "The first ladder leads past 23. What on this board can bring you back?",
            "Climb from 2, and then use the snake from 44 to get near 23 again.",
        ),
        why="Up, down, up: a snake brings you back to a ladder that you had passed.",
    ),
    "03-sixes-first": Exercise(
        "write the search that tries the highest roll first, and return its game",
        function(
            _sixes_first,
            lambda: [(named_board(name),) for name in SEARCHED],
            {
                "your search still tries the lowest roll first: go through a square's moves backwards": shortest_game,
                "your search takes the squares of a frontier from the back: they keep their order, only the rolls are "
                "turned round": lambda board: _found(board, list, _backwards),
                "your search turns round the squares of a frontier as well as the rolls: turn round only the rolls": (
                    lambda board: _found(board, _backwards, _backwards)
                ),
                "these are the rolls of the right games: return the Game itself": _part(lambda game: game.rolls),
                "these are the squares of the right games: return the Game itself": _part(lambda game: game.squares),
                "these are the moves of the right games: put them into Game(tuple(moves))": _part(
                    lambda game: game.moves
                ),
                "these are the right moves from the goal back: turn them round, and put them into Game(tuple(moves))": (
                    _part(lambda game: game.moves[::-1])
                ),
            },
        ),
        (
            "Copy `remember`, and look for the line that goes through the moves of a square.",
            "`reversed(…)` goes through a tuple from its end. Only one line of `remember` has to change.",
            "When the notes are written, do as `game_found` does; if the goal has no note, return None.",
        ),
        why="The same number of rolls, another game: the order of the rolls decides which one a search shows.",
        without=SEARCHES,
    ),
    "03-fewest-jumps": Exercise(
        "write the function that tells how few jumps a shortest game can have",
        function(
            _fewest(_jumps),
            lambda: [(named_board(name),) for name in CALM],
            {
                "your function looks at one shortest game only: go through all `shortest_games(board)`": _of_the_first,
                "that is the largest number of jumps in a shortest game: the smallest is asked for": _fewest(
                    _jumps, max
                ),
                "your function counts the ladders only: a snake is a jump as well": _fewest(
                    lambda game: sum(move.jump == "ladder" for move in game.moves)
                ),
                "your function counts the snakes only: a ladder is a jump as well": _fewest(
                    lambda game: sum(move.jump == "snake" for move in game.moves)
                ),
                "your function counts the rolls: count only the moves that do not end where they land": _fewest(len),
                "a board that cannot be won has no shortest game: return None for it, not 0": (
                    lambda board: _fewest(_jumps)(board) or 0
                ),
            },
        ),
        (
            "How can you see from a move, by its landing and its end, whether it took a jump?",
            "Write down the number of jumps for each game of `shortest_games(board)`, then take the smallest.",
            (
                "`min` of an empty list raises an error, and a board that cannot be won has an empty list: "
                "`min(numbers, default=None)` helps."
            ),
        ),
        why="Among games that are equally short you may choose by a second wish, such as the fewest jumps.",
    ),
    "03-needed-snake": Exercise(
        f"draw a board of at most {MOST_SQUARES} squares that needs a snake",
        board(_no_needed_snake),
        (
            "Copy the idea of the-needed-snake: up, down, up. The second ladder ends on the goal.",
            "The first ladder must end past the foot of the second one, and a snake's mouth lies one roll further on.",
            (
                "Such a game takes 3 rolls. So put the foot of the second ladder more than 18 squares from the start, "
                "and the top of the first one more than 12 squares from the goal."
            ),
        ),
        why="A search that asks only whether a square is new takes such a snake as gladly as a ladder.",
    ),
}
