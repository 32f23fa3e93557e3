"""The exercises of notebook 08: the game played by a real die."""

from collections.abc import Callable
from fractions import Fraction
from math import isinf
from typing import Any

from snl_edu.course.exercise import Exercise, board, value
from snl_edu.course.exercises.dice import judge_one_game, one_game
from snl_edu.course.exercises.luck import count_ways, judge_count_ways, judge_luck, judge_worth, luck
from snl_edu.course.exercises.shares import judge_half_over, judge_next_chances, next_chances
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.means import expected_rolls, jump_values
from snl_edu.model.search import frontiers

SLOW, MOST_JUMPS, MOST_SQUARES = 100, 6, 36


def _famous() -> Board:
    return named_board("example-1")


_near_the_mean = value(
    lambda: expected_rolls(_famous()),
    {
        4: "4 rolls are the fewest: for them luck is needed each time, so the average is more",
        10: "35 squares at 3.5 a roll make 10, but near the goal many rolls stay put: guess a little more",
        36: "36 is the number of squares: one roll moves a player 3.5 squares on average",
        6: "6 squares a roll needs a six each time: one roll moves a player 3.5 squares on average",
        3.5: "3.5 is what one roll shows on average: how many of them make a game?",
    },
    "",
    within=2,
)


def _guess(answer: Any) -> Verdict:
    """The verdict on a guess of the mean, which need not be exact."""
    verdict = _near_the_mean(answer)
    if type(answer) not in (int, float, Fraction) or verdict.passed or not verdict.message.endswith(": "):
        return verdict
    if answer < 4:
        return not_yet("no game takes fewer than 4 rolls, so the average cannot be less")
    if answer < expected_rolls(_famous()):
        return not_yet("most games take longer: many rolls near the goal stay put")
    return not_yet("that is too many: a roll moves a player 3.5 squares on average, and two ladders help")


def _in_small_letters(judge: Callable[[Any], Verdict]) -> Callable[[Any], Verdict]:
    return lambda answer: judge(answer.strip().lower() if type(answer) is str else answer)


def _helpful_snake() -> int:
    snakes = [jump for jump in jump_values(named_board("chutes-and-ladders")) if jump.kind == "snake"]
    return max(snakes, key=lambda jump: jump.worth).start


def _mean_or_fault(board: Board) -> tuple[float, str | None]:
    """The mean of a board that a learner has invented, and what is wrong with the board if it has no mean."""
    if board.squares > MOST_SQUARES:
        return 0, f"your board has {board.squares} squares, and {MOST_SQUARES} is the most that is asked for"
    mean = expected_rolls(board)
    if isinf(mean):
        return mean, "on your board there are players who can never win: make a way from everywhere to the goal"
    return mean, None


def _not_slow(board: Board) -> str | None:
    """What is missing from a board on which a game should take long."""
    if (board.squares, board.die, board.start) != (MOST_SQUARES, 6, 1):
        return f"your board must have {MOST_SQUARES} squares, a die of six and the start on 1"
    if len(board.jumps) > MOST_JUMPS:
        return f"your board has {len(board.jumps)} snakes and ladders, and {MOST_JUMPS} are allowed"
    mean, fault = _mean_or_fault(board)
    if fault is not None:
        return fault
    if not board.snakes:
        return f"a game takes {mean:.1f} rolls on average, and only snakes make it long: your board has none"
    return None if mean >= SLOW else f"a game on your board takes {mean:.1f} rolls on average, and {SLOW} are asked for"


def _no_kind_snake(board: Board) -> str | None:
    """What is missing from a board with a snake that saves rolls."""
    _, fault = _mean_or_fault(board)
    if fault is not None:
        return fault
    if not board.snakes:
        return "your board has no snake: a jump is a snake if it ends on a smaller square than it starts on"
    best = max((jump for jump in jump_values(board) if jump.kind == "snake"), key=lambda jump: jump.worth)
    if best.worth > 1e-9:
        return None
    if not board.ladders:
        return "a snake on a board without ladders leads away from the goal, and from nothing else: what could it lead back to?"
    if best.worth > -1e-9:
        return f"the snake from {best.start} changes nothing: does any player meet it?"
    return f"the snake from {best.start} does the least harm, but costs {-best.worth:.3f} rolls on average"


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "08-guess": Exercise(
        "how many rolls does a game take on average? Write your guess in place of the dots",
        _guess,
        (
            "The mean of the six numbers on a die is 3.5.",
            "How many rolls of 3.5 squares lead from 1 to 36, if nothing else happens?",
            "Ladders make games shorter. Snakes, and rolls that would lead past the goal, make them longer.",
        ),
        why="The exact mean is a little more than 13; you will find it in two ways.",
    ),
    "08-one-game": Exercise(
        "write the function that plays one game and counts its rolls",
        judge_one_game,
        (
            "Two variables are enough: the square, and the number of rolls. Loop while the square is not the goal.",
            "In each turn: throw once, add 1 to the count, and look where the die would lead.",
            "If that is past the goal, do nothing more in this turn. If not, go there, and take the jump if there is one.",
        ),
        why="Each turn of your loop is one roll, whether the player moves or not.",
        ours=one_game,
        without=("roll_on",),
    ),
    "08-next-chances": Exercise(
        "write the function that gives the chances after one more roll",
        judge_next_chances,
        (
            "Begin with an empty dict `after`. Loop over `before.items()`, which gives each square with its chance.",
            "For each move of the square, add a part of the chance to `after`, at `move.end`. The part is the chance divided by `board.die`.",
            "How many rolls are missing in `board.moves(square)`? That many parts stay on the square.",
        ),
        why="Every part of every chance goes to exactly one square, so that nothing is lost.",
        ours=next_chances,
        without=("chances", "chance_film", "game_lengths"),
    ),
    "08-first-time": Exercise(
        "how many squares have a chance for the first time after exactly three rolls? Write a number in place of the dots",
        value(
            lambda: len(list(frontiers(_famous()))[3].squares),
            {
                6: "6 have one for the first time after one roll: go on to three",
                11: "11 have one for the first time after two rolls: go on to three",
                18: "18 is the number of squares that need no more than two rolls, with the start: which ones are new after three?",
                25: "25 is the number of squares that need no more than three rolls: count only those that need exactly three",
                216: "216 is the number of rows of three rolls; many of them lead to the same square",
                5: "5 is the number of frontiers: how many squares are in frontier 3?",
            },
            "a chance for the first time means: not reached with fewer rolls. What did notebook 02 call these squares?",
        ),
        (
            "A square has a chance after three rolls if some three rolls lead there.",
            "For the first time: no fewer rolls lead there.",
            "You have marked these squares by hand, in a player, in notebook 02.",
        ),
        why="A chance for the first time after three rolls means that three rolls are the fewest: that is frontier 3.",
    ),
    "08-mean-or-median": Exercise(
        'which is larger? Write "mean", "median" or "equal" in place of the dots',
        _in_small_letters(
            value(
                lambda: "mean",
                {
                    "median": "the longest games are far from the middle: which of the two numbers do they move?",
                    "equal": "they would be equal if games could be as far below the middle as above it: can they?",
                    "same": 'write "equal" if you think so; but can games be as far below the middle as above it?',
                    "most likely": "the most likely length is a third number: compare the mean and the median",
                    "mode": "the mode is the most likely length, a third number: compare the mean and the median",
                },
                'write one of the three words, "mean", "median" or "equal"',
            )
        ),
        (
            "Think of five games, of 4, 11, 12, 13 and 60 rolls. What is the one in the middle? What is their mean?",
            "Make the longest of these five games longer still. Which of the two numbers changes?",
            "A game can be 40 rolls longer than the median, but not 40 rolls shorter.",
        ),
        why="A few very long games pull the mean up, and leave the median where it is.",
    ),
    "08-ways-to-thirteen": Exercise(
        "how many ways lead to 13 with two rolls? Write a number in place of the dots",
        value(
            lambda: count_ways(_famous())[13],
            {
                1: "one way is not all: look at the snake, and look without it",
                6: "from 3 a roll of 10 would be needed: which squares of frontier 1 are near enough?",
                0: "13 is in frontier 2, so there is at least one way",
                3: "that is too many: which squares of frontier 1 are no more than 6 squares before 13, and which before 17?",
                36: "36 is the number of all pairs of rolls: how many of them lead to 13?",
                5: "five ways lead to 8: for 13 a player must come from further on",
            },
            "ask of each square of frontier 1 whether one of its rolls lands on 13, or on 17",
        ),
        (
            "Which squares of frontier 1 are no more than 6 squares before 13?",
            "Somebody who lands on 17 slides down to 13. Which squares of frontier 1 are near enough to 17?",
            "Add up the ways with the snake and the ways without it.",
        ),
        why="A 6 from 7 leads to 13, and a 2 from 15 meets the snake.",
    ),
    "08-count-ways": Exercise(
        "write the function that counts the ways to each square",
        judge_count_ways,
        (
            "Two loops: `for frontier in frontiers(board):`, and inside it `for move in frontier.moves:`.",
            "Ask of each move whether its end is in `frontier.squares`. If not, it is too late.",
            "Every way to `move.start` becomes a way to `move.end`. How many are they? And do not forget to return the Counter.",
        ),
        why="When a frontier is counted, the one before it is complete: so each sum is final.",
        ours=count_ways,
        without=("count_shortest_games", "shortest_games", "game_lengths", "chances"),
    ),
    "08-fastest": Exercise(
        "how likely is a game of four rolls? Write a division, such as 1 / 36, in place of the dots",
        value(
            lambda: luck(_famous()),
            {
                21: "21 is the number of shortest games: divide it by the number of all rows of four rolls",
                Fraction(21, 24): "for four rolls there are 6 * 6 * 6 * 6 rows, and not 6 + 6 + 6 + 6",
                Fraction(1, 1296): "that is the chance of one row of rolls: how many rows win?",
                Fraction(1, 21): "1 / 21 is how likely each shortest game would be if there were no other games at all",
                Fraction(21, 36): "36 is the number of pairs of rolls: here are four rolls",
                Fraction(21, 216): "216 is the number of rows of three rolls: here are four",
                Fraction(1296, 21): "turn the division round: a chance is never more than 1",
                Fraction(4, 36): "how many rows of four rolls are there, and how many of them win?",
                Fraction(21, 4096): "4 rolls of 6 sides make 6 * 6 * 6 * 6 rows, 6**4, and not 4**6",
            },
            "divide the number of shortest games by the number of all rows of four rolls",
        ),
        (
            "There are 6 rows of one roll, and 6 * 6 rows of two rolls.",
            "In Python `6**4` is 6 * 6 * 6 * 6.",
            "The cell above has shown how many of these rows win.",
        ),
        why="Of all rows of four rolls, each as likely as the others, these win.",
    ),
    "08-helpful-snake": Exercise(
        "which snake saves rolls? Write the square where it starts in place of the dots",
        value(
            _helpful_snake,
            {
                **{
                    square: f"the snake from {square} is long: to slide so far back costs rolls"
                    for square in (47, 49, 62, 87, 93, 95, 98)
                },
                53: "53 is where that snake ends: write the square where it starts",
                64: "the snake from 64 is short, but it leads back in front of the long snake from 62",
                16: "from 6 a player needs a roll of 3 to find a ladder, and from 16 one of 5: nothing is gained for the way back",
                28: "a ladder starts on 28: a snake is asked for",
                80: "a ladder starts on 80: a snake is asked for",
            },
            "write the square of a snake's mouth: try the shortest ones first",
        ),
        (
            "A long snake takes away many squares: look at the short ones.",
            "How far back does each snake lead? Compare the shortest of them.",
            "In the picture, look for a snake that leads to a square of its own row.",
        ),
        why="It is only three squares long, and a player who slides down it meets the snakes and ladders ahead with other rolls.",
    ),
    "08-fewest-by-luck": Exercise(
        "write the function that gives the chance of the fewest rolls",
        judge_luck,
        (
            "You know how many shortest games there are from `count_ways`. They are a part of how many rows of rolls?",
            "A die of `board.die` sides thrown twice shows `board.die**2` different rows.",
            "`fewest_rolls` gives None for a board that cannot be won. Ask for that first, and return 0.",
        ),
        why="All rows of rolls are equally likely, so a chance is a count divided by a count.",
        without=("game_lengths", "chances"),
    ),
    "08-worth": Exercise(
        "write the function that tells how many rolls a jump saves",
        judge_worth,
        (
            "Copy the jumps first: `jumps = dict(board.jumps)`. `del jumps[start]` takes one away.",
            "`Board(board.squares, jumps, die=board.die, start=board.start)` is the board without it.",
            "`expected_rolls` of one board, minus `expected_rolls` of the other: which one is larger if a ladder is missing?",
        ),
        why="A jump is worth the difference that it makes, and nothing else.",
        without=("jump_values",),
    ),
    "08-half-over": Exercise(
        "write the function that tells after how many rolls half of all games are over",
        judge_half_over,
        (
            "Begin with the chances before the first roll, `{board.start: Fraction(1)}`, and a count of 0.",
            "A game is over when the player stands on the goal: look at the chance of `board.goal`, 0 if it has none.",
            "`while` that chance is less than a half: one more step of `next_chances`, and one more roll.",
        ),
        why="The chance of the goal only grows, so it passes one half exactly once.",
        without=("game_lengths",),
    ),
    "08-slow-board": Exercise(
        f"invent a Board of {MOST_SQUARES} squares with at most {MOST_JUMPS} jumps that takes {SLOW} rolls on average",
        board(_not_slow),
        (
            "Where do players wait longest, and where does it hurt most to be sent back?",
            "A wall of five snakes side by side lets only those through who stand right before it and roll a six.",
            "Put the wall where every player must pass, and let it lead back as far as possible.",
        ),
        why="A wall that lets one roll in six through, and sends all others back, makes games long.",
    ),
    "08-kind-snake": Exercise(
        f"invent a Board of at most {MOST_SQUARES} squares with a snake that saves rolls",
        board(_no_kind_snake),
        (
            "Something below the snake's mouth must be worth another try.",
            "Think of a ladder that leads far up. Many players roll past its foot.",
            "Let the snake's mouth be a little past the foot of that ladder, and its end a little before it.",
        ),
        why="Your snake gives players who missed something good a second chance.",
    ),
}
