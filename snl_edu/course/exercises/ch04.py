"""The exercises of notebook 04: the claim and its proof, other searches, walls, costs, and where greed goes in circles."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from typing import Any

from snl_edu.course.exercise import SEARCHES, Exercise, Judge, board, function, value
from snl_edu.course.exercises.proofs import judge_broken_step, judge_order, judge_repair
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.model.search import explore, frontiers

MOST_SQUARES = 25
STOOD_IN = 3
FEWEST_TRIED = 2  # rolls after which somebody would give up
EVERY_WAY = Board(
    64, {20: 1, 21: 2, 22: 8, 23: 50}
)  # from frontier 3 of this board, rolls lead to every frontier that such rolls can ever lead to

# The idea first, then long games, boards that cannot be won, and one square. With a die of one side a game stands on
# every square, and a wall of snakes makes it long as well.
SOLVED = (
    *map(named_board, ("standing-on-a-ladder", "first-is-not-best")),
    Board(9, die=1),
    Board(49),
    Board(100),
    Board(120, die=1),
    Board(16, dict.fromkeys(range(10, 16), 1)),
    named_board("five-in-a-row"),
    named_board("the-trap"),
    Board(1),
)


FAMOUS, FIRST, SMALL = named_board("example-1"), named_board("first-is-not-best"), Board(12, {3: 8, 9: 4, 11: 2})
STOOD = (
    *((FAMOUS, 1), (FAMOUS, 2), (FAMOUS, 3), (SMALL, 3), (named_board("short-and-narrow"), 2)),
    *((FAMOUS, 0), (Board(4), 3), (Board(1), 1)),
)
SEARCHED = ("first-is-not-best", "the-modest-ladder", "the-deep-end", "the-high-road", "empty-6x6")
WALLS = ("the-trap", "five-in-a-row", "over-the-wall", "onto-the-wall")
GROWN = 800  # squares


def standing_after(board: Board, rolls: int) -> set[Square]:
    """The squares where a player can stand after exactly that many rolls."""
    squares = {board.start}
    for _ in range(rolls):
        squares = {move.end for square in squares for move in board.moves(square)}
    return squares


def _after(change: Callable[[int], int]) -> Callable[[Board, int], set[Square]]:
    """The squares after another number of rolls."""
    return lambda board, rolls: standing_after(board, change(rolls))


def _at_most(board: Board, rolls: int) -> set[Square]:
    return {square for number in range(rolls + 1) for square in standing_after(board, number)}


def _for_the_first_time(board: Board, rolls: int) -> set[Square]:
    return standing_after(board, rolls) - (_at_most(board, rolls - 1) if rolls else set())


def _where_it_lands(board: Board, rolls: int) -> set[Square]:
    if not rolls:
        return {board.start}
    return {move.landing for square in standing_after(board, rolls - 1) for move in board.moves(square)}


def _with_other(board: Board, rolls: int, **options: Any) -> set[Square]:
    parts = {"jumps": board.jumps, "die": board.die, "start": board.start, **options}
    return standing_after(Board(board.squares, **parts), rolls)


def _staying_on_the_goal(board: Board, rolls: int) -> set[Square]:
    return standing_after(board, rolls) | ({board.goal} & _at_most(board, rolls))


def _chosen(
    correct: Callable[[], set[Any]], form: str, extra: Mapping[Any, str], lacking: Mapping[Any, str], more: str
) -> Judge:
    """Judges a list of things in any order: `extra` and `lacking` say what to look at where it is wrong."""

    def judge(answer: Any) -> Verdict:
        chosen = correct()
        kinds = {type(part) for part in chosen}
        collected = isinstance(answer, (list, tuple, set, frozenset, range))
        if not collected or not all(type(part) in kinds for part in answer):
            return not_yet(form)
        for part in answer:
            if part not in chosen:
                return not_yet(extra.get(part, f"{part!r} does not belong there: look again"))
        if not answer:
            return not_yet("your list is still empty, and at least one belongs into it")
        missing = sorted(chosen.difference(answer))
        return not_yet(lacking.get(missing[0], more)) if missing else right()

    return judge


def _again() -> set[Square]:
    """Where a player can stand after two rolls on the famous board, though it is not in frontier 2."""
    return standing_after(FAMOUS, 2) - set(list(frontiers(FAMOUS))[2].squares)


def _rolls_found(board: Board, take: str) -> int:
    """The rolls of the game that a search finds on a board that can be won."""
    return list(explore(board, take))[-1].depth + 1


def _deep_loses() -> set[str]:
    boards = {name: named_board(name) for name in SEARCHED}
    return {name for name, board in boards.items() if _rolls_found(board, "newest") > _rolls_found(board, "oldest")}


def _can_be_won() -> set[str]:
    return {name for name in WALLS if fewest_rolls(named_board(name)) is not None}


def _furthest_ahead() -> int:
    """How many frontiers one roll leads ahead at most, on the famous board."""
    found = list(frontiers(FAMOUS))
    depth = {square: frontier.depth for frontier in found for square in frontier.squares}
    return max(depth[move.end] - depth[move.start] for frontier in found for move in frontier.moves)


def _moves_tried(board: Board) -> int:
    return sum(len(frontier.moves) for frontier in frontiers(board))


def _one_roll_on() -> set[int]:
    """The frontiers that one roll from a square of frontier 3 can lead to."""
    found = list(frontiers(EVERY_WAY))
    depth = {square: frontier.depth for frontier in found for square in frontier.squares}
    return {depth[move.end] for move in found[STOOD_IN + 1].moves}


def _judge_one_roll_on(answer: Any) -> Verdict:
    """What is wrong with a collection of frontiers, in any order."""
    if not isinstance(answer, (list, tuple, set, frozenset, range)) or not all(type(part) is int for part in answer):
        return not_yet("a list of whole numbers is needed, such as [2, 3]")
    possible, given = _one_roll_on(), set(answer)
    if given == possible:
        return right()
    if given and max(given) > max(possible):
        return not_yet(
            "one roll from frontier 3 is four rolls from the start, so what it leads to is never further than that"
        )
    if given - possible:
        return not_yet("frontiers count from 0: there is none before the start")
    missing = possible - given
    if STOOD_IN + 1 in missing:
        return not_yet("what if the roll ends on a fresh square?")
    if STOOD_IN in missing:
        return not_yet("what if the roll ends on a square that needs as many rolls as the one you stand on?")
    if missing == {0}:
        return not_yet("where may the tail of a very long snake be?")
    return not_yet("a snake may lead back to a square that was seen before: how far back can that be?")


def _smallest_wall(die: int) -> int:
    """The smallest number of snakes side by side that nobody can pass."""
    walls = ((snakes, Board(36, dict.fromkeys(range(11, 11 + snakes), 1), die=die)) for snakes in count(1))
    return next(snakes for snakes, wall in walls if fewest_rolls(wall) is None)


def _up_to(most: Callable[[Board], int], least: int = 0) -> Callable[[Board], int | None]:
    """A solver that gives up on answers below `least` or above `most`."""

    def answer(board: Board) -> int | None:
        rolls = fewest_rolls(board)
        return rolls if rolls is not None and least <= rolls <= most(board) else None

    return answer


def _always(number: int, _board: Board) -> int:
    return number


def _one_more(board: Board) -> int | None:
    rolls = fewest_rolls(board)
    return None if rolls is None else rolls + 1


def _greedy(board: Board) -> int | None:
    """The rolls of a player who always goes as high as possible, or None for one who walks in a circle."""
    square, rolls = board.start, 0
    while square != board.goal:
        if rolls == board.squares:
            return None
        square = max(move.end for move in board.moves(square))
        rolls += 1
    return rolls


def _no_circle(board: Board) -> str | None:
    """What is missing from a board that can be won, but should lead the greedy player round in a circle."""
    if board.squares > MOST_SQUARES:
        return f"your board has {board.squares} squares, and {MOST_SQUARES} is the most that is asked for"
    fewest, greedy = fewest_rolls(board), _greedy(board)
    if fewest is None:
        return "nobody can win your board, so greed is not to blame: leave a way to the goal that greed misses"
    if greedy is None:
        return None
    if greedy == fewest:
        return f"the greedy player wins your board with {greedy} rolls, and nobody needs fewer"
    return f"greed needs {greedy} rolls where {fewest} would do, but it arrives: lead it back to where it was before"


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "04-standing-after": Exercise(
        "write the function that gives the squares where a player can stand after exactly that many rolls",
        function(
            standing_after,
            lambda: STOOD,
            {
                "your squares are those of at most that many rolls: keep only where a player stands after the last one": (
                    _at_most
                ),
                "your function leaves out squares that were reached before: this one marks nothing as seen": (
                    _for_the_first_time
                ),
                "your squares are those where the die lands: a player stands where the move ends": (
                    [_where_it_lands, partial(_with_other, jumps={})]
                ),
                "your function rolls once too often: after 0 rolls the player is on the start": _after(
                    lambda rolls: rolls + 1
                ),
                "your function makes one roll too few: count its turns": _after(lambda rolls: max(0, rolls - 1)),
                "your function always rolls once: repeat it, from all squares that the last roll gave": [
                    _after(lambda _: 1),
                    _after(lambda rolls: min(rolls, 1)),
                ],
                "your function gives nothing for 0 rolls: the player is on the start then": (
                    lambda board, rolls: standing_after(board, rolls) if rolls else set()
                ),
                "your function rolls a die with six sides: `board.moves(square)` knows the board's own die": (
                    partial(_with_other, die=6)
                ),
                "on the goal the game is over: no roll leads on from there, not even to the goal itself": (
                    _staying_on_the_goal
                ),
                "your function counts the squares: give the squares themselves": (
                    lambda board, rolls: len(standing_after(board, rolls))
                ),
            },
            normal=lambda squares: sorted(set(squares)),
        ),
        (
            "Begin with a set that holds only the start.",
            "One roll: make a new, empty set, and add the end of every move from every square of the old one.",
            "Do this as often as the number of rolls says, with `for _ in range(rolls)`, and each time go on with the new set.",
        ),
        why="It has no queue and marks nothing as seen: slow and plain, so it is a good judge of the search.",
        ours=standing_after,
        without=SEARCHES,
    ),
    "04-again": Exercise(
        "on which squares can you stand after exactly two rolls, though they are not in frontier 2? "
        "Write a list in place of the dots, such as [2, 3]",
        _chosen(
            _again,
            "a list of squares is needed here, such as [2, 3]",
            {
                3: "3 needs two rolls of 1, but the first of them lands on a ladder",
                2: "nobody ever stands on 2: a ladder starts there",
                1: "no snake leads back to 1 on this board",
                15: "15 is reached with one roll: which second roll would end there again?",
            }
            | {
                square: f"{square} is in frontier 2: which squares are not in it?"
                for square in (*range(8, 14), *range(16, 22))
            },
            {},
            "all of these are right, but there are more: which squares of frontier 1 can be reached again?",
        ),
        (
            "`standing_after(board, 2)` gives all squares after two rolls.",
            "Which of these could be reached with one roll as well? They are in frontier 1.",
            "`set(list(frontiers(board))[2].squares)` is frontier 2 as a set. A minus sign takes one set from another.",
        ),
        why="One roll is enough for them, so they are in frontier 1.",
    ),
    "04-order": Exercise(
        'in which order are the sentences a proof? Write the seven letters as a text in place of the dots, such as "ABCDEFG"',
        judge_order,
        (
            "Which sentences use nothing that another sentence says? One of them comes first.",
            "The proof looks at one square S. Find the sentence that chooses it, and then follow what it says about P.",
            "The last sentence speaks of all frontiers. It needs three things: frontier 0, that the right squares join, and that no other does.",
        ),
        why="This is a proof by induction: frontier 0 is right, and each frontier makes the next one right.",
    ),
    "04-ahead": Exercise(
        "how many frontiers ahead can one roll lead at most? Write a number in place of the dots",
        value(
            _furthest_ahead,
            {
                6: "six squares, but how many frontiers? A frontier counts rolls, not squares",
                2: "a square that one roll reaches from frontier k needs at most k + 1 rolls",
                21: "the ladder from 14 leads 21 squares ahead, but a frontier counts rolls, not squares",
                20: "the long ladder skips 20 squares, but a frontier counts rolls, not squares",
                0: "if no roll led ahead, there would be only frontier 0",
                4: "from the start to the goal it takes four rolls: how far does one of them lead?",
            },
            "that is not it: what does the proof say about a square that one roll reaches from frontier k?",
        ),
        (
            "You stand on a square of frontier k. With how many rolls, at most, can you be where the next roll ends?",
            "The square where you end needs k + 1 rolls or fewer.",
            "So it is in frontier k + 1, or in an earlier one. Not even a ladder changes that.",
        ),
        why="A ladder skips squares, but no frontier: a frontier counts rolls.",
    ),
    "04-newest": Exercise(
        "how many rolls has the game that the search finds if it takes the newest square first? "
        "Write a number in place of the dots",
        value(
            lambda: _rolls_found(FIRST, "newest"),
            {
                2: "so few are enough, but square 10 is not the newest: it waits while other squares are taken",
                1: "no roll leads from 1 to 16",
                4: "one too many: count the squares that are taken, from 1 until 16 is found",
                7: "7 is the first square that is taken after the start: how many rolls does the whole game have?",
                16: "16 is the goal: how many rolls lead to it?",
            },
            'that is not it: write "newest" in the cell above, run it again, and count the lines',
        ),
        (
            'Change "oldest" into "newest" in the cell above, and run it again.',
            "Each line shows a square that is taken. The last line finds the goal.",
            "The game goes over the squares that were taken, and its last roll ends on 16.",
        ),
        why="Square 10, one roll from the goal, was waiting all the time.",
    ),
    "04-deep-loses": Exercise(
        'on which of the five boards does the newest first lose? Write a list of names in place of the dots, such as ["empty-6x6"]',
        _chosen(
            _deep_loses,
            'a list of names is needed here, such as ["empty-6x6"]',
            {
                "the-modest-ladder": "on the-modest-ladder it finds a game as short as the oldest first does: look at the counters",
                "the-high-road": "on the-high-road another search loses: look at the middle one at the end",
                "empty-6x6": "on the empty board every search that goes on with six after six finds a shortest game",
            },
            {
                "first-is-not-best": "right so far, but look again at first-is-not-best: the question before was about it",
                "the-deep-end": "right so far, but one more board has a ladder that is passed by",
            },
            "",
        ),
        (
            "Put each of the five names into the cell above, run it, and go to the end.",
            "At the end each search says how many rolls its game has, and how many are enough.",
            "A ladder at the very beginning is what the newest first passes by.",
        ),
        why="Going deep passes by a ladder near the start, because other squares are newer.",
    ),
    "04-can-be-won": Exercise(
        'which of the four boards can be won? Write a list of names in place of the dots, such as ["the-trap"]',
        _chosen(
            _can_be_won,
            'a list of names is needed here, such as ["the-trap"]',
            {
                "the-trap": "on the-trap every roll from 1 ends on 1 again",
                "six-in-a-row": "six-in-a-row is not one of the four, and you have seen its search end",
            },
            {
                "five-in-a-row": "right so far, but stand on 10 on five-in-a-row: where does a 6 lead?",
                "over-the-wall": "right so far, but look where the ladder of over-the-wall leads",
                "onto-the-wall": "right so far, but think of onto-the-wall: one jump a roll, so does a snake bite anyone who came by ladder?",
            },
            "",
        ),
        (
            "Stand right in front of the first snake. Which squares does a roll reach from there?",
            "Is one of them free? Or is there a ladder over the snakes?",
            "Five snakes are one fewer than the die has sides. And a snake bites only if the die lands on it.",
        ),
        why="Five snakes leave a gap for a 6, and a ladder may lead over a wall, or onto it.",
    ),
    "04-broken-step": Exercise(
        'which sentence is wrong? Write its letter in place of the dots, such as "A"',
        judge_broken_step,
        (
            "Ask of each sentence: does it say something about every board, with all its snakes and ladders?",
            "Most sentences only speak of what is seen and what is not. Which one speaks of something else?",
            "Think of a way that goes down a snake: what are P and S then?",
        ),
        why="A way may go down a snake, and then P has a larger number than S.",
    ),
    "04-repair": Exercise(
        "which sentence repairs the proof? Write its number, 1 to 4, in place of the dots",
        judge_repair,
        (
            "The new sentence has to say why every roll from P was tried.",
            "It has to be true on every board, and it may not use what is not known of S.",
            "When does a search end, if it does not reach the goal? What is empty then?",
        ),
        why="An empty queue means that every square that was seen has been taken, with all its rolls.",
    ),
    "04-twice": Exercise(
        "about how many moves does the search try on 800 squares without jumps? Write a number in place of the dots",
        value(
            lambda: _moves_tried(Board(GROWN)),
            {
                2376: "that many were tried on 400 squares, and now there are twice as many squares",
                9504: "that is four times as many: each square is taken only once, however large the board is",
                5645376: "that is the square of the number for 400 squares: each square is taken only once",
                400: "there are more moves than squares: up to six from each square",
                800: "that is the number of squares: up to six moves are tried from each of them",
                6: "from one square at most six moves are tried: how many from all of them?",
            },
            "that is too far off: how many squares are there now, and how many moves are tried from each of them?",
            within=100,
        ),
        (
            "Each square is taken at most once.",
            "From each square at most six moves are tried, on a board of any size.",
            "So what happens to the number of moves if there are twice as many squares?",
        ),
        why="Twice the squares, twice the work: the search never tries more moves than squares times sides of the die.",
    ),
    "04-one-roll-on": Exercise(
        "to which frontiers can one roll lead from frontier 3? Write a list in place of the dots, such as [2, 3]",
        _judge_one_roll_on,
        (
            "Either the square where you end is fresh, or it was seen before. In which frontier is it if it is fresh?",
            "If it was seen before, it is in the same frontier or in an earlier one. A snake may lead far back.",
            "The snake may even end on the start. And nothing, not even a ladder, leads two frontiers ahead.",
        ),
        why="A snake may lead all the way back, but nothing leads two frontiers ahead.",
    ),
    "04-wall": Exercise(
        "how many snakes make a wall for a die with four sides? Write the number in place of the dots",
        value(
            lambda: _smallest_wall(4),
            {
                6: "that many are needed against a die with six sides, and this one has four",
                5: "that is a wall, but one snake too long: where does a 4 end from right in front of it?",
                3: "anyone right in front of three snakes who rolls a 4 is through",
                1: "one snake is passed by anybody who rolls more than the distance to it",
            },
            "that is not it: draw a player right in front of the wall, and the squares that one roll can reach",
        ),
        (
            "Look at five-in-a-row and six-in-a-row again: what could a player in front of the wall roll?",
            "The best place is right in front of the first snake. How far does the highest roll go from there?",
            "All the squares that can be reached from there must have a snake.",
        ),
        why="From right in front of the wall every roll lands on a snake.",
    ),
    "04-slow-but-sure": Exercise(
        "write the solver that tries 0, 1, 2 ... rolls until the goal is among the squares",
        function(
            fewest_rolls,
            lambda: [(solved,) for solved in SOLVED],
            {
                "for a board that cannot be won, return None and not -1": (
                    lambda board: as_answer(fewest_rolls(board))
                ),
                "your numbers are one too high: the start needs 0 rolls": _one_more,
                "try 0 rolls as well: on a board of one square the start is the goal": _up_to(
                    lambda board: board.squares, 1
                ),
                "your solver gives up one roll too early: if a die shows only 1, nine squares take eight rolls": (
                    _up_to(lambda board: board.squares - 2)
                ),
                "your solver gives up after as many rolls as the board has rows: 49 squares without jumps need eight": (
                    _up_to(lambda board: board.rows)
                ),
                "your solver gives up after as many rolls as an empty board needs: snakes can make a game longer": (
                    _up_to(lambda board: -(-(board.squares - 1) // board.die))
                ),
                "your solver gives up after the same number of rolls on every board: let the board's size decide": (
                    [_up_to(partial(_always, most)) for most in range(FEWEST_TRIED, 119)]
                ),
            },
        ),
        (
            "Ask `board.goal in standing_after(board, rolls)` for one number of rolls after the other.",
            "A shortest game never stands on the same square twice. On how many squares can it stand at most?",
            "A game that stands on 36 squares has 35 rolls. Try up to that many, in a `for` loop, and return None after it.",
        ),
        why="A shortest game never stands on a square twice, so it has fewer rolls than the board has squares.",
        without=SEARCHES,
    ),
    "04-round-and-round": Exercise(
        f"draw a board of at most {MOST_SQUARES} squares that greed never wins, though others do",
        board(_no_circle),
        (
            "A circle needs a way up that greed cannot resist, and a way down that it cannot avoid.",
            "Let the highest end of the first roll be a square right in front of a wall of six snakes that lead to 1.",
            "Now leave a way for others: a ladder to the goal whose foot the greedy player never lands on.",
        ),
        why="A player without notes cannot know that they have been here before.",
    ),
}
