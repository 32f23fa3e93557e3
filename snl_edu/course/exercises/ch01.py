"""The exercises of notebook 01: what one roll can do, and one jump a roll."""

from typing import Any

from snl_edu.course.exercise import Exercise, board, value
from snl_edu.course.exercises.rolls import chained, ends, ends_of_every_roll, walk_of_rolls
from snl_edu.course.player_answers import answered
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.board import Board, BoardError
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls

NINE = Board(9, {2: 8, 6: 3})
LETTERS = {"A": {7: 99}, "B": {1: 8}, "C": {36: 2}, "D": {20: 36, 30: 1}}


def _famous() -> Board:
    return named_board("example-1")


def _your_game(answer: Any) -> Verdict:
    """What is wrong with the rolls of a game on the famous board, or that they win it."""
    board = _famous()
    if type(answer) not in (list, tuple) or any(type(roll) is not int for roll in answer):
        return not_yet("a list of rolls is needed here, such as [6, 2, 5]")
    if board.goal in answer:
        return not_yet("these look like squares: write what the die shows each time, a number from 1 to 6")
    square = board.start
    way = [square]
    for count, roll in enumerate(answer, 1):
        if not 1 <= roll <= board.die:
            return not_yet(f"no die shows {roll}: each roll is a number from 1 to 6")
        if square == board.goal:
            return not_yet(f"you have won with {count - 1} rolls: leave out the rest")
        if square + roll > board.goal:
            return not_yet(
                f"roll number {count} is a {roll} from {square}: it leads past {board.goal}, and that is not allowed"
            )
        square = board.moves(square)[roll - 1].end
        way.append(square)
    if square != board.goal:
        return not_yet(f"your rolls lead to {' - '.join(map(str, way))}, and the game ends on {board.goal}: roll on")
    return Verdict(True, f"Right: your game takes {len(answer)} rolls, by {' - '.join(map(str, way))}.")


def _too_good(board: Board) -> str | None:
    """What is missing from a board that only people who chain jumps should win with the first roll."""
    if board.squares != 16:
        return f"your board has {board.squares} squares, and 16 are asked for"
    if not board.jumps:
        return "your board has no jump yet: draw two, so that one ends where the other one starts"
    if not board.jumps.keys() & set(board.jumps.values()):
        return "no jump on your board ends where another one starts, so there is nothing to chain"
    first = board.moves(board.start)
    into_a_chain = [move for move in first if move.end in board.jumps]
    if not into_a_chain:
        return "two of your jumps meet, but no first roll lands on the first of them: let it start on a square near 1"
    chains = {move.roll: chained(board, move.end) for move in into_a_chain}
    if board.goal not in chains.values():
        roll, end = next(iter(chains.items()))
        way = "round and round in a ring" if end in board.jumps else f"to {end}"
        return f"with roll {roll} a chain of jumps would lead {way}, and not to the goal, {board.goal}"
    for move in first:
        if move.end == board.goal:
            return f"roll {move.roll} wins at once by the rules too: no first roll may end on {board.goal}"
    return None


def _is_board(jumps: dict[int, int]) -> bool:
    try:
        Board(36, jumps)
    except BoardError:
        return False
    return True


def _which_board(answer: Any) -> Verdict:
    """The verdict on a letter, in capitals or not."""
    letter = answer.strip().upper() if type(answer) is str else answer
    return _letter(letter)


_letter = value(
    lambda: next(letter for letter, jumps in LETTERS.items() if _is_board(jumps)),
    {
        "A": "the jump of A ends on a square that the board does not have",
        "B": "the jump of B starts on square 1, where the game begins",
        "C": "the jump of C starts on the goal, where the game is over",
    },
    'write one of the four letters in quotation marks, such as "A"',
)

ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "01-first-marks": Exercise(
        "mark the squares in the player, press Check after each question, and run this cell again",
        answered(lambda: NINE),
        (
            "Put a finger on 1 and try the six rolls one after another: where does the finger end each time?",
            "Nobody can stay on a square where a snake or a ladder starts.",
            "For two rolls, begin on each square that you have marked; what was reached before does not count again.",
        ),
        why="You have just done by hand what a search does: all rolls from every square, and nothing twice.",
    ),
    "01-your-game": Exercise(
        "play until 36, and write your rolls as a list in place of the dots, such as [6, 2, 5]",
        _your_game,
        (
            "Write the rolls in the order in which you played them, with commas, in square brackets.",
            "Count with a finger: add the roll to the square where you stand, then look whether a jump starts there.",
            "Near the goal small rolls help: a roll past 36 is not allowed.",
        ),
        why="Is there a game with fewer rolls? That is the next question.",
    ),
    "01-fewest": Exercise(
        "how many rolls does the shortest game on this board take? Write a number in place of the dots",
        value(
            lambda: fewest_rolls(_famous()),
            {
                -1: "this board can be won: you have seen a game that does it",
                0: "without a roll you still stand on 1",
                1: "too few: one roll ends on 15 at best",
                2: "too few: with two rolls nobody gets further than 21",
                3: "too few: try it, and you will always be short of 36",
                5: "too many: a better game exists; how soon can you land on 14?",
                6: "too many: an empty board can be won with 6 rolls, and this one has ladders",
                7: "too many: seven rolls are more than an empty board needs",
                **dict.fromkeys((35, 36), "that is a number of squares; how many times must you roll?"),
            },
            "too many: even without a ladder, rolling a 6 again and again is quicker",
        ),
        (
            "How far up does the longest ladder take you, and where does it start?",
            "How many rolls do you need at least to land on 14?",
            "Count the rolls to 14, and then those from 35 to the goal.",
        ),
        why="How can you be sure that nobody will ever find a shorter game? Notebook 02 makes sure.",
    ),
    "01-four-from-13": Exercise(
        "a player on 13 rolls a 4: on which square does the move end? Write a number in place of the dots",
        value(
            lambda: _famous().moves(13)[3].end,
            {
                17: "17 is where the roll lands; does the player stay there?",
                4: "4 is the roll; on which square does the move end?",
                14: "14 is one square further than 13, but the die shows 4",
                35: "the ladder to 35 starts on 14, and a 4 does not land there",
                18: "count again: the first step from 13 leads to 14",
                16: "count again: the first step from 13 leads to 14, and there are four steps",
                21: "you counted on from 17: add the roll once only, then look whether a jump starts there",
            },
            "count four squares on from 13, and look what starts on the square where you land",
        ),
        (
            "13 + 4 is the landing.",
            "Find the landing in the picture: does a snake or a ladder start there?",
            "A move may well end where it began.",
        ),
        why="The snake brings the player back to where the roll began: a roll may change nothing.",
    ),
    "01-past-the-end": Exercise(
        "how many of the six rolls are allowed on square 33? Write a number in place of the dots",
        value(
            lambda: len(_famous().moves(33)),
            {
                6: "a 6 from 33 would lead to 39, and the board ends with 36",
                5: "a 5 from 33 would lead to 38, and the board ends with 36",
                4: "a 4 from 33 would lead to 37, and the board ends with 36",
                2: "a roll that lands exactly on 36 is allowed: it wins",
                1: "one roll wins, but others are allowed too, if they stay on the board",
                0: "some rolls stay on the board: try a 1",
                36: "36 is the goal; how many rolls are allowed?",
            },
            "a die has six sides: try each of them from 33, and count those that stay on the board",
        ),
        (
            "Where does a 1 lead from 33? And a 2?",
            "The last square that you may land on is 36.",
            "How many squares come after 33?",
        ),
        why="Every roll up to 36 is allowed, and not one that leads past it.",
    ),
    "01-two-ladders": Exercise(
        "a player on 1 rolls a 1: on which square does the move end? Write a number in place of the dots",
        value(
            lambda: named_board("chained-jumps").moves(1)[0].end,
            {
                9: "that would be two ladders with one roll; the die landed on one of them only",
                2: "2 is where the roll lands, and a ladder starts there",
                1: "the roll is a 1: one square further, and then look what starts there",
                3: "a 1 from square 1 lands on 2",
            },
            "find the landing first; then take the jump that starts there, and no other",
        ),
        (
            "Where does the die land?",
            "One roll takes at most one jump.",
            "The second ladder is taken only by somebody whose die lands on its foot.",
        ),
        why="The second ladder was not landed on, so this roll does not take it.",
    ),
    "01-onto-the-wall": Exercise(
        "after a 3 from square 1, how many of the next six rolls end past the wall? Write a number in place of the dots",
        value(
            lambda: sum(end > 16 for end in ends(named_board("onto-the-wall"), 14)),
            {
                0: "does the snake on 14 bite somebody who came by ladder? Look where the die landed",
                1: "more rolls than one get past the wall: try all six from where the player stands",
                2: "that is how many meet another snake; count the others",
                3: "the wall ends with 16: 17 is past it",
                5: "the wall is longer: from where the player stands, try a 1 and a 2",
                6: "from where the player stands, a 1 lands on a snake",
            },
            "find out first where the 3 ends, and then try six rolls from there",
        ),
        (
            "A 3 from square 1 lands on 4, where a ladder starts. Where does the move end?",
            "The player stands on a snake's mouth, but the die did not land there.",
            "Square 17 and all higher squares are past the wall. Which rolls from 14 lead there?",
        ),
        why="A jump is taken by those who land on it, so the snake on 14 lets this player stand there.",
    ),
    "01-ends": Exercise(
        "write the function that gives the end of each roll from a square, as a list",
        ends_of_every_roll,
        (
            "Begin with an empty list, let `roll` run from 1 to `board.die`, and return the list after the loop.",
            "`square + roll` is the landing. Leave the roll out if that is more than `board.goal`.",
            "If the landing is in `board.jumps`, the end is `board.jumps[landing]`; if not, the end is the landing.",
        ),
        why="These few lines are all the rules of the game.",
        ours=ends,
        without=("moves",),
    ),
    "01-which-board": Exercise(
        "which of the four is a board? Write its letter in quotation marks in place of the dots",
        _which_board,
        (
            "A jump must start and end on the board.",
            "Where does the game begin, and where is it over? No jump starts there.",
            "A jump may end on any other square, on the first and the last one too.",
        ),
        why="A jump may end on the start or on the goal, but it may not start there.",
    ),
    "01-narrow": Exercise(
        "mark the squares in the player, press Check after each question, and run this cell again",
        answered(lambda: named_board("short-and-narrow")),
        (
            "The die has three sides, so there are at most three rolls from a square.",
            "Follow the numbers: the bottom row runs to the right, the next one to the left.",
            "A roll that lands on 3 or on 10 ends elsewhere.",
        ),
        why="Another die, another shape, and the same rules.",
    ),
    "01-walk": Exercise(
        "write the function that gives the squares on which a player stands during a game, as a list",
        walk_of_rolls,
        (
            "Begin with a list that holds `board.start`.",
            "For each roll, the player stands on the last square of the list so far.",
            "Find where the roll ends, as in `ends`, and add that square to the list.",
        ),
        why="A game is nothing but rolls, each of which begins where the one before has ended.",
    ),
    "01-too-good": Exercise(
        "design a board of 16 squares that is won with the first roll only by those who chain jumps",
        board(_too_good),
        (
            "Look at the board chained-jumps once more: its goal is 9, and yours is 16.",
            "You need two jumps, and the first of them must end where the second starts.",
            "The first one starts on a square from 2 to 7; the second one ends on 16, and starts where no first roll lands.",
        ),
        why="Anyone who chains jumps is too good on this board, so it catches a program that does.",
    ),
}
