"""The exercises of notebook 07: boards that a learner designs, and a wall with a hole."""

from collections.abc import Callable
from math import inf

from snl_edu.course.exercise import Exercise, Judge, board, value
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import count_shortest_games, shortest_game

MOST_SQUARES = 400  # a larger board could keep the search busy for long
CHANGED_ROLLS = 3
DESIGNED_ROLLS = 5
NOBODY_WINS_SQUARES = 25
NO_SNAKE = "there is no snake on your board: put in a jump that leads down"
NO_LADDER = "there is no ladder on your board: put in a jump that leads up"
CANNOT_BE_WON = "your board cannot be won: somewhere in it all the rolls lead back"


def _design(fault: Callable[[Board], str | None]) -> Judge:
    """Judges a board that the learner has designed, if it is small enough to be searched in a moment."""

    def fault_if_small(design: Board) -> str | None:
        if design.squares > MOST_SQUARES:
            return f"your board has {design.squares:,} squares: take at most {MOST_SQUARES}, which are soon searched"
        return fault(design)

    return board(fault_if_small)


def _many(count: int | None, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _without(board: Board, square: Square) -> Board:
    """The board without the jump that starts on a square."""
    jumps = {start: end for start, end in board.jumps.items() if start != square}
    return Board(board.squares, jumps, columns=board.columns, die=board.die, start=board.start)


def _holes() -> int:
    """How many snakes of the wall open it, each one when it alone is taken away."""
    wall = named_board("six-in-a-row")
    return sum(fewest_rolls(_without(wall, square)) is not None for square in wall.snakes)


def _changed_fault(board: Board) -> str | None:
    """What keeps a board from being Example 1 with one number changed and a shorter game."""
    example = named_board("example-1")
    if (board.squares, board.die, board.start) != (example.squares, example.die, example.start):
        return f"keep the {example.squares} squares, the die and the start as they are, and change one number of a jump"
    old, new = dict(example.jumps.items() - board.jumps.items()), dict(board.jumps.items() - example.jumps.items())
    if not new and not old:
        return "this is still Example 1: change one number of a jump"
    if len(board.jumps) != len(example.jumps):
        return f"keep all {len(example.jumps)} jumps: your board has {len(board.jumps)}"
    if len(new) > 1 or (old.keys() != new.keys() and set(old.values()) != set(new.values())):
        return "more than one number has changed: put the others back, and change one start or one end"
    rolls = fewest_rolls(board)
    if rolls != CHANGED_ROLLS:
        return f"your board takes {_many(rolls, 'roll')}, and {CHANGED_ROLLS} are asked for"
    return None


def _five_fault(board: Board) -> str | None:
    """What keeps a board with a snake and a ladder from taking five rolls."""
    if not board.snakes:
        return NO_SNAKE
    if not board.ladders:
        return NO_LADDER
    rolls = fewest_rolls(board)
    if rolls is None:
        return CANNOT_BE_WON
    if rolls < DESIGNED_ROLLS:
        return f"your board takes {_many(rolls, 'roll')}, fewer than {DESIGNED_ROLLS}: make it longer, or its ladders shorter"
    if rolls > DESIGNED_ROLLS:
        return f"your board takes {_many(rolls, 'roll')}, more than {DESIGNED_ROLLS}: make it shorter, or its ladders longer"
    return None


def _needed_fault(board: Board) -> str | None:
    """What keeps a board from needing one of its snakes."""
    known = named_board("the-needed-snake")
    if (board.squares, board.jumps) == (known.squares, known.jumps):
        return "this is the named board: make one of your own, with other numbers"
    if not board.snakes:
        return NO_SNAKE
    rolls = fewest_rolls(board)
    if rolls is None:
        return CANNOT_BE_WON
    if all((fewest_rolls(_without(board, square)) or inf) <= rolls for square in board.snakes):
        return (
            f"your board takes {_many(rolls, 'roll')}, and no more without any one of its snakes: "
            "where would a player be glad to be set down?"
        )
    return None


def _nobody_fault(board: Board) -> str | None:
    """What keeps a board from being one that cannot be won, with no snake too many."""
    if board.squares != NOBODY_WINS_SQUARES:
        return f"your board has {board.squares} squares, and {NOBODY_WINS_SQUARES} are asked for"
    usual = Board(NOBODY_WINS_SQUARES)
    if board.die != usual.die:
        return f"take the usual die with {usual.die} sides: with {board.die} it is another question"
    rolls = fewest_rolls(board)
    if rolls is not None and len(board.snakes) < board.die:
        return (
            f"your board can be won in {_many(rolls, 'roll')}. It has {_many(len(board.snakes), 'snake')}: "
            "is there a roll that none of them can stop?"
        )
    if rolls is not None:
        return f"your board can be won in {_many(rolls, 'roll')}: find out how, and where its snakes leave a gap or a way over them"
    if len(board.snakes) > board.die:
        return f"your board cannot be won, but {len(board.snakes)} snakes are more than it takes: which ones are idle?"
    return None


def _one_game_fault(board: Board) -> str | None:
    """What keeps a board from having one shortest game that climbs a ladder."""
    game = shortest_game(board)
    if game is None:
        return CANNOT_BE_WON
    if not board.ladders:
        return NO_LADDER
    count = count_shortest_games(board)
    if count > 1:
        return f"your board has {count:,} shortest games: leave the player no choice, at any roll"
    if all(move.jump != "ladder" for move in game.moves):
        return "your board has one shortest game, but that game takes no ladder: make the ladder worth it"
    return None


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "07-holes-in-the-wall": Exercise(
        "for how many of the six snakes is it enough to take that one away? Give a whole number.",
        value(
            _holes,
            {
                0: "0 would mean that five snakes are a wall, too; but a six from the square in front of them is through",
                1: "1 is too few: is the snake you thought of really the only one?",
                2: "2 is too few: the first and the last open the wall, but look at those in the middle as well",
                3: "3 is too few: the hole may be anywhere in the wall, early or late",
                4: "4 is too few: those in the middle open the wall, but look at the first and the last as well",
                5: "5 is nearly all of them; which one did you leave out, and what can be rolled when it is gone?",
                36: "36 is the number of squares; the question is about the six snakes",
            },
            "that is not it: give a whole number from 0 to 6, and look at each snake in turn",
        ),
        (
            "Without the snake on 13, a player can stand on 13. How does one get there, and where can one go from there?",
            "To get through, go from a square before or inside the wall to 17 or beyond, and land on plain squares only.",
            "Suppose that one square inside the wall is plain: a roll from 10 can reach it. How far is it from there to 17?",
        ),
    ),
    "07-change-one-number": Exercise(
        "change one number among the jumps of Example 1 so that it takes three rolls.",
        _design(_changed_fault),
        (
            "Every shortest game of Example 1 lands on 14 with its third roll. Where does that ladder end?",
            "If the third roll leads to 14, no roll is left for what comes after.",
            "Either the ladder from 14 has to end at the goal, or a player has to reach 14 one roll sooner.",
        ),
    ),
    "07-answer-five": Exercise(
        "make a Board that takes 5 rolls, with a snake and a ladder on it.",
        _design(_five_fault),
        (
            "Begin with an empty board that takes five rolls or a few more.",
            "Empty boards of 26 to 31 squares take five rolls. Put in jumps that are worth nothing.",
            "A ladder of one square, or a snake that nobody needs to meet, often changes nothing: try one of each.",
        ),
    ),
    "07-needed-snake": Exercise(
        "make a Board with a snake without which the fewest rolls would be more.",
        _design(_needed_fault),
        (
            "Being set down is good where something good is close by: the foot of a long ladder.",
            "Up, down, up: a first ladder that goes too far, a snake back, a second ladder to the goal.",
            "Let the first ladder stand on 2, and the snake within a roll of its top; it ends shortly before a ladder's foot.",
        ),
    ),
    "07-nobody-wins": Exercise(
        "make a Board of 25 squares that cannot be won, with as few snakes as you can.",
        _design(_nobody_fault),
        (
            "Think of the furthest square that anybody can reach. What must be on the squares beyond it?",
            "Each roll from that square has to be stopped, also a six.",
            "Snakes side by side, one for each side of the die, and nobody gets through; make sure that no ladder leads past them.",
        ),
    ),
    "07-one-game": Exercise(
        "make a Board with exactly one shortest game, one that climbs a ladder.",
        _design(_one_game_fault),
        (
            "On an empty board of 31 squares there is only one shortest game: five sixes leave nothing to choose.",
            "A game of two rolls is easiest to watch: one roll to the ladder, and one to the goal.",
            "If a ladder ends six squares before the goal, the roll after it must be a six; and nothing else may be as quick.",
        ),
    ),
}
