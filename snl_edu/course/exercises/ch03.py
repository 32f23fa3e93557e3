"""The exercises of notebook 03: notes that lead back, the order of the rolls, calm games and a needed snake."""

from collections.abc import Callable, Sequence
from typing import Any

from snl_edu.course.exercise import Exercise, board, function, value
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Game, shortest_game, shortest_games

NOTES = Board(25, {5: 16, 18: 11})
MOST_SQUARES = 49

# The idea first, and last the board that cannot be won, and the one that is won without a roll.
SEARCHED = ("the-note", "chained-jumps", "thirty-cells", "example-1", "the-trap", "one-square")
CALM = ("chained-jumps", "thirty-cells", "example-1", "the-needed-snake", "the-trap", "one-square")


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
    """The smallest number, or the one that is chosen, among those that are counted in the shortest games."""

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

EXERCISES: dict[str, Exercise] = {
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
            "When the notes are written, do as `my_shortest_game` does; if the goal has no note, return None.",
        ),
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
    ),
    "03-needed-snake": Exercise(
        f"invent a Board of at most {MOST_SQUARES} squares that needs a snake",
        board(_no_needed_snake),
        (
            "Copy the idea of the-needed-snake: up, down, up. The second ladder ends on the goal.",
            "The first ladder must end past the foot of the second one, and a snake's mouth lies one roll further on.",
            (
                "Such a game takes 3 rolls. So put the foot of the second ladder more than 18 squares from the start, "
                "and the top of the first one more than 12 squares from the goal."
            ),
        ),
    ),
}
