"""The exercises of notebook 07: boards that a learner designs, what a jump is worth, and a wall with a hole."""

from collections.abc import Callable
from functools import cache
from math import inf

from snl_edu.course.exercise import Exercise, Judge, board, function, value
from snl_edu.course.exercises.ch06 import chosen
from snl_edu.model.board import Board, Square, with_jumps
from snl_edu.model.boards import named_board, random_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import count_shortest_games, frontiers, shortest_game

MOST_SQUARES = 400  # a larger board could keep the search busy for long
WARM_UP_ROLLS = 2
CHANGED_ROLLS = 3
DESIGNED_ROLLS = 5
NOBODY_WINS_SQUARES = 25
BOARDS_AT_ONCE, AVERAGE_GUESS = 200, 2
NEEDED = named_board("the-needed-snake")
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


def _opposite(number: int | None) -> int | None:
    return None if number is None else -number


def _many(count: int | None, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _without(board: Board, square: Square) -> Board:
    """The board without the jump that starts on a square."""
    jumps = {start: end for start, end in board.jumps.items() if start != square}
    return with_jumps(board, jumps)


def _holes() -> int:
    """How many snakes of the wall open it if only that one snake is taken away."""
    wall = named_board("six-in-a-row")
    return sum(fewest_rolls(_without(wall, square)) is not None for square in wall.snakes)


def worth(board: Board, square: Square) -> int | None:
    """How many rolls the jump that starts on a square saves, or None if the board cannot be won with it or without it."""
    rolls, more = fewest_rolls(board), fewest_rolls(_without(board, square))
    return None if rolls is None or more is None else more - rolls


def _nothing_saved(board: Board, _square: Square) -> int | None:
    return None if fewest_rolls(board) is None else 0


def _all_taken_away(board: Board, _square: Square) -> int | None:
    rolls, more = fewest_rolls(board), fewest_rolls(Board(board.squares))
    return None if rolls is None or more is None else more - rolls


def _never_below(board: Board, square: Square) -> int | None:
    saved = worth(board, square)
    return None if saved is None else max(0, saved)


def _size_only(board: Board, square: Square) -> int | None:
    saved = worth(board, square)
    return None if saved is None else abs(saved)


def _none_is_zero(board: Board, square: Square) -> int:
    return (fewest_rolls(_without(board, square)) or 0) - (fewest_rolls(board) or 0)


def _jumps_to_weigh() -> list[tuple[Board, Square]]:
    """Jumps that save rolls, one that saves none, one that costs a roll, and two on boards that cannot be won."""
    wall = named_board("six-in-a-row")
    cases = [(NEEDED, square) for square in NEEDED.jumps] + [(named_board("example-1"), square) for square in (14, 2)]
    return [*cases, (Board(25, {7: 1}), 7), (wall, 11), (Board(36, {**wall.jumps, 4: 20}), 4)]


def _saving_jumps(board: Board) -> int:
    """How many jumps of a board save a roll, each by itself."""
    return sum((worth(board, square) or 0) > 0 for square in board.jumps)


def _size_of_a_frontier() -> int:
    """How many squares are in each frontier of an empty board, except for the first one and the last one."""
    (size,) = {len(frontier.squares) for frontier in list(frontiers(named_board("empty-20x20")))[1:-1]}
    return size


@cache
def _average(ladders: int) -> float:
    """The fewest rolls on average, over random boards with that many ladders."""
    boards = (random_board(100, snakes=4, ladders=ladders, rng=number) for number in range(BOARDS_AT_ONCE))
    return sum(fewest_rolls(board) or 0 for board in boards) / BOARDS_AT_ONCE


def _saved_by_four() -> str:
    """Whether four ladders save twice as many rolls as two, or more, or less."""
    two, four = (_average(0) - _average(count) for count in (2, 4))
    return "more" if four > 2 * two else "less" if four < 2 * two else "twice"


def _warm_up_fault(board: Board) -> str | None:
    """What keeps a changed Example 1 from taking two rolls."""
    example = named_board("example-1")
    if board == example:
        return "this is still Example 1: click on a square and then on another one, and look at the answer"
    if (board.squares, board.die, board.start) != (example.squares, example.die, example.start):
        return f"keep the {example.squares} squares, the start and the die of Example 1, and change its jumps"
    rolls = fewest_rolls(board)
    if rolls is None:
        return CANNOT_BE_WON
    if rolls < WARM_UP_ROLLS:
        return f"your board takes {_many(rolls, 'roll')}: that is too easy, let a ladder end before the goal"
    if rolls > WARM_UP_ROLLS:
        return (
            f"your board takes {rolls} rolls, and {WARM_UP_ROLLS} are asked for: where would a long ladder help most?"
        )
    return None


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
    if (board.squares, board.jumps) == (NEEDED.squares, NEEDED.jumps):
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
    "07-two-rolls": Exercise(
        f"change Example 1 until it takes {WARM_UP_ROLLS} rolls.",
        _design(_warm_up_fault),
        (
            "A ladder that starts on 2 to 7 can be reached with the first roll.",
            "After the first roll, the goal must be at most six squares away.",
            "Which squares are at most six squares before 36? Let a ladder from one of the squares 2 to 7 end there.",
        ),
        why="One roll to the foot of a ladder, and one from its top to the goal.",
    ),
    "07-bars": Exercise(
        "how many squares are in each frontier between the first and the last? Write a whole number in place of the dots.",
        value(
            _size_of_a_frontier,
            {
                1: "1 is right for frontier 0, which is the start alone: how many squares does the next roll add?",
                20: "20 squares are in a row of the board; a frontier ends where the die ends",
                36: "with two rolls there are 36 pairs, but many of them end on the same square",
                68: "68 is close to the number of frontiers; the question is how many squares are in each of them",
                400: "400 squares are on the whole board; they are shared out among many frontiers",
            },
            "that is not it: how many new squares does one more roll of the die reach on an empty board?",
        ),
        (
            "Choose empty-20x20 in the list of the playground, and look at the bars.",
            "From the furthest square so far, how much further does one roll lead at most?",
            "All squares that a smaller roll reaches from there are new, too.",
        ),
        why="Without jumps, the furthest square moves on by the largest roll, and everything up to it is new.",
    ),
    "07-worth": Exercise(
        "write the function that says how many rolls a jump saves",
        function(
            worth,
            _jumps_to_weigh,
            {
                "your function has the two numbers the wrong way round: what the jump saves is what is needed without it, less what is needed with it": (
                    lambda board, square: _opposite(worth(board, square))
                ),
                "your function counts the squares of the jump: count the rolls that it saves": (
                    lambda board, square: board.jumps[square] - square
                ),
                "your function gives the fewest rolls without the jump: how many more are they than with it?": (
                    lambda board, square: fewest_rolls(_without(board, square))
                ),
                "your function gives the fewest rolls with the jump: compare them with the fewest rolls without it": (
                    lambda board, _square: fewest_rolls(board)
                ),
                "your function compares a board with itself: take the jump away first": _nothing_saved,
                "your function takes all jumps away: only the one that starts on the square": _all_taken_away,
                "your function never gives a number below 0: a snake that costs a roll is worth -1": [
                    _never_below,
                    _size_only,
                ],
                "your function takes a board that cannot be won for one that is won in 0 rolls: give None for it": _none_is_zero,
            },
        ),
        (
            "You need two numbers: the fewest rolls of the board, and of without(board, square).",
            "If one of the two is None, the board cannot be won with the jump or without it: return None.",
            "Otherwise take the difference; it is above 0 if the board takes longer without the jump.",
        ),
        why="A jump is worth what would be missing without it.",
        ours=worth,
    ),
    "07-worth-most": Exercise(
        "which jump saves most? Write the number of the square where it starts in place of the dots.",
        value(
            lambda: max(NEEDED.jumps, key=lambda square: worth(NEEDED, square) or 0),
            {
                2: "the ladder from 2 saves something, but another jump saves more: how long is the way without it?",
                44: "the snake from 44 saves something, but another jump saves more: which one leads to the goal?",
                39: "39 is where a ladder ends: write the square where the jump starts",
                64: "64 is where a ladder ends, and the goal: write the square where the jump starts",
                17: "17 is where the snake ends: write the square where the jump starts",
            },
            "no jump of this board starts there: the jumps start on 2, 23 and 44",
        ),
        (
            "Take each of the three jumps away in your head. Which of the boards takes longest?",
            "Every short game ends with the same ladder.",
            "Without one of the ladders, the rest of the way to the goal has to be walked.",
        ),
        why="Without it the whole way from the middle of the board has to be walked.",
    ),
    "07-worth-nothing": Exercise(
        "how many of the 19 jumps save a roll, each by itself? Write a whole number in place of the dots.",
        value(
            lambda: _saving_jumps(named_board("chutes-and-ladders")),
            {
                19: "19 would mean that even every snake is needed for a shortest game",
                9: "9 is the number of ladders; would a shortest game really be longer without any one of them?",
                10: "10 is the number of snakes: does a snake save a roll here?",
                7: "7 is the number of rolls that the board takes",
                1: "1 is close, but is that ladder in every shortest game?",
            },
            "that is not it: a jump saves a roll only if every shortest game takes it",
        ),
        (
            "Call worth for every jump of the board, in a loop, and count the values above 0.",
            "If there are two shortest games without a common jump, what is each jump worth?",
            "On a board with many ladders there is often another way that is as short.",
        ),
        why="There are several shortest games, and no jump is in all of them: each one can be replaced.",
    ),
    "07-no-ladder": Exercise(
        "what is the fewest rolls on 100 squares, with 4 snakes and no ladder? Write your guess in place of the dots.",
        value(
            lambda: int(_average(0)),
            {
                16: "16 sixes lead from 1 to 97: the goal is still 3 squares away",
                100: "100 is the number of squares: a roll leads up to six squares on",
                99: "99 squares are left to walk, but a roll leads up to six squares on",
                20: "20 would be needed with a die of 5",
                21: "21 is too many: four snakes can hardly stand in the way of that many different games",
            },
            "that is not it: how many rolls does it take to walk 99 squares, six at a time?",
        ),
        (
            "From 1 to 100 there are 99 squares to walk.",
            "Six squares a roll at most: how many rolls are that?",
            "Four snakes can be walked around: there are many ways to divide the squares among the rolls.",
        ),
        why="There is so much choice among the rolls that four snakes never cost one.",
    ),
    "07-two-ladders": Exercise(
        "how many rolls is it on average with 2 ladders? Write your guess in place of the dots.",
        value(
            lambda: _average(2),
            {
                17: "17 is the number without any ladder: two ladders do save something, on average",
                15: "15 is too many: random ladders are long, often a third of the board",
                1: "1 is possible on a lucky board with one very long ladder; the question is about the average",
                2: "2 is the number on the luckiest of the boards; the question is about the average",
                16: "16 is too many: two ladders save far more than one roll on average",
            },
            f"that is more than {AVERAGE_GUESS} away: guess again, or run the next cell",
            within=AVERAGE_GUESS,
        ),
        (
            "A ladder between two random squares is about a third of the board long.",
            "How many rolls does it take to walk a third of 100 squares?",
            "You cannot always take both ladders: one may start below the top of the other.",
        ),
        why="The next cell shows the exact average; a guess that is off by two or less counts.",
    ),
    "07-four-ladders": Exercise(
        'do 4 ladders save "twice" as many rolls as 2, or "more", or "less"? Write one of the words in place of the dots.',
        chosen(
            _saved_by_four,
            {
                "twice": "if it were twice, then eight ladders would save more rolls than there are",
                "more": "can the third and the fourth ladder be worth more than the first two, when less of the way is left?",
                "half": "half would mean that more ladders save fewer rolls, on average",
            },
            'write one of the words "twice", "more" and "less"',
        ),
        (
            "With two ladders, how much of the way is left for the others to save?",
            "A third ladder that starts below the top of the second one may be of no use any more.",
            "Think of very many ladders: can each of them save as much as the first?",
        ),
        why="The ladders share one way, and what one of them has saved another cannot save again.",
    ),
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
        why="A wall has to be as wide as the largest roll: with any hole in it, it is not.",
    ),
    "07-change-one-number": Exercise(
        "change one number among the jumps of Example 1 so that it takes three rolls.",
        _design(_changed_fault),
        (
            "Every shortest game of Example 1 lands on 14 with its third roll. Where does that ladder end?",
            "If the third roll leads to 14, no roll is left for what comes after.",
            "Either the ladder from 14 has to end at the goal, or a player has to reach 14 one roll sooner.",
        ),
        why="One number of one jump can decide how long the whole game is.",
    ),
    "07-answer-five": Exercise(
        "make a Board that takes 5 rolls, with a snake and a ladder on it.",
        _design(_five_fault),
        (
            "Begin with an empty board that takes five rolls or a few more.",
            "Empty boards of 26 to 31 squares take five rolls. Put in jumps that are worth nothing.",
            "A ladder of one square, or a snake that nobody needs to meet, often changes nothing: try one of each.",
        ),
        why="Neither a snake nor a ladder has to change the answer.",
    ),
    "07-needed-snake": Exercise(
        "make a Board with a snake without which the fewest rolls would be more.",
        _design(_needed_fault),
        (
            "Being set down is good where something good is close by: the foot of a long ladder.",
            "Up, down, up: a first ladder that goes too far, a snake back, a second ladder to the goal.",
            "Let the first ladder stand on 2, and the snake within a roll of its top; it ends shortly before a ladder's foot.",
        ),
        why="A snake is only a jump: going down is good if something good starts there.",
    ),
    "07-nobody-wins": Exercise(
        "make a Board of 25 squares that cannot be won, with as few snakes as you can.",
        _design(_nobody_fault),
        (
            "Think of the furthest square that anybody can reach. What must be on the squares beyond it?",
            "Each roll from that square has to be stopped, also a six.",
            "Snakes side by side, one for each side of the die, and nobody gets through; make sure that no ladder leads past them.",
        ),
        why="Each side of the die needs a snake of its own, or that roll leads past the wall.",
    ),
    "07-one-game": Exercise(
        "make a Board with exactly one shortest game, one that climbs a ladder.",
        _design(_one_game_fault),
        (
            "On an empty board of 31 squares there is only one shortest game: five sixes leave nothing to choose.",
            "A game of two rolls is easiest to watch: one roll to the ladder, and one to the goal.",
            "If a ladder ends six squares before the goal, the roll after it must be a six; and nothing else may be as quick.",
        ),
        why="At every roll there was only one choice: that is rare.",
    ),
    "07-how-often": Exercise(
        "how many names are in the list? Write a whole number in place of the dots.",
        value(
            lambda: 2,
            {
                3: "the value was set three times, but was it another one each time?",
                1: "the listener is called each time when the value becomes another one, not only the first time",
                0: "observe was called before the values were set, so the listener hears about them",
                4: "the value at the beginning was there before anybody listened",
            },
            "that is not it: go through the three lines, and ask each time whether the value becomes another one",
        ),
        (
            "A listener is called when a value changes. What if it is set to what it is already?",
            "The value at the beginning was there before anybody listened.",
            "Go through the three lines one by one, and write down the value before and after each.",
        ),
        why="A listener hears of changes, and setting a value to what it is already changes nothing.",
    ),
}
