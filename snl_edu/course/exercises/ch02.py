"""The exercises of notebook 02: all players at once, which squares are new, and which rolls are rejected."""

from typing import Any

from snl_edu.course.exercise import SEARCHES, Exercise, board, value
from snl_edu.course.exercises.counts import judge_rejected, judge_rolls_to_each
from snl_edu.course.exercises.searches import judge_next_frontier, judge_reach, next_frontier, reach
from snl_edu.course.exercises.shows import judge_show, show
from snl_edu.course.player_answers import answered
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board
from snl_edu.model.search import frontiers

TWELVE = Board(12, {3: 8, 9: 4, 11: 2})


def _famous() -> Board:
    return named_board("example-1")


def _two_rolls(answer: Any) -> Verdict:
    """What is wrong with a second frontier of the board the-modest-ladder."""
    board = named_board("the-modest-ladder")
    zero, one, two = (frontier.squares for frontier in frontiers(board))
    if not isinstance(answer, (list, tuple)) or any(type(square) is not int for square in answer):
        return not_yet("a list of squares is needed here, in queue order, such as [15, 3, 4]")
    squares = tuple(answer)
    if squares == two:
        return right()
    if squares == one:
        return not_yet("that is frontier 1: now roll once more from each of its squares")
    for square in squares:
        if square in zero + one:
            return not_yet(f"{square} is reached with fewer than two rolls, so it belongs to an earlier frontier")
        if squares.count(square) > 1:
            return not_yet(f"{square} is in your list more than once: it joins the queue only the first time")
        if square not in two:
            return not_yet(f"{square} is not the end of any second roll: try the six rolls from each square again")
    if board.goal not in squares:
        return not_yet("one roll from a square in frontier 1 lands on 8: does it end there?")
    if len(squares) < len(two):
        return not_yet(
            "a square is missing: take the squares of frontier 1 one by one, and try all six rolls from each"
        )
    return not_yet(
        "these are the right squares, but the order is not the one of the queue: which square is found first?"
    )


def _never_joined(answer: Any) -> Verdict:
    """What is wrong with the squares of Example 1 that are in no frontier."""
    if not isinstance(answer, (list, tuple, set, frozenset)) or any(type(square) is not int for square in answer):
        return not_yet("write the squares as a list, such as [5, 6, 7]")
    board, given = _famous(), set(answer)
    joined = {square for frontier in frontiers(board) for square in frontier.squares}
    missing = set(range(1, board.squares + 1)) - joined
    if given == missing:
        return right()
    for square in sorted(given - missing):
        if not 1 <= square <= board.squares:
            return not_yet(f"{square} is not on this board")
        if square in board.jumps.values():
            return not_yet(f"a jump ends on {square}: somebody who takes it stands there")
        return not_yet(f"{square} is in a frontier: look for it in the list above")
    if not given & board.jumps.keys():
        return not_yet("on some squares nobody can stay: which ones?")
    if given <= board.jumps.keys() and given != set(board.jumps):
        return not_yet("another jump starts on this board: can anybody stay there?")
    return not_yet("one more square is in no frontier: the search was over before it was reached")


def _four_frontiers(board: Board) -> str | None:
    """What is missing from a board of 16 squares whose search should yield four frontiers and never the goal."""
    if (board.squares, board.die, board.start) != (16, 6, 1):
        return "your board must have 16 squares, a die of six and the start on 1"
    found = list(frontiers(board))
    if board.goal in found[-1].squares:
        return f"your board can be won: {board.goal} is in frontier {found[-1].depth}"
    if len(found) != 4:
        return (
            f"your board cannot be won, but its search yields {len(found)} frontier{'s' * (len(found) > 1)}, not four"
        )
    return None


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "02-by-hand": Exercise(
        "mark each frontier in the player, press Check, and run this cell again",
        answered(_famous),
        (
            "Press Hint in the player: it helps with the question that is open.",
            "Take the squares of the last frontier one by one, and try all six rolls from each.",
            "Somebody who lands on 2, 14 or 17 does not stay there.",
        ),
        why="You have searched the whole board, and you know the fewest rolls for certain.",
    ),
    "02-first-in-line": Exercise(
        "which square joins the queue first, when the six rolls from 1 are tried in order? Write a number in place of the dots",
        value(
            lambda: next(iter(list(frontiers(_famous()))[1].squares)),
            {
                1: "1 is where the rolls begin, and has been in the queue from the start",
                2: "roll 1 lands on 2; does anybody stay there?",
                3: "3 is the lowest square, but the order is that of the rolls: what does roll 1 do?",
                7: "7 is the end of roll 6, and so the last one",
                6: "roll 6 is the last one: what does roll 1 do?",
                35: "35 needs more than one roll",
            },
            "begin with roll 1: where does it land, and where does it end?",
        ),
        (
            "The rolls are tried in order: 1, 2, 3, 4, 5, 6.",
            "Roll 1 from square 1 lands on 2.",
            "What joins the queue is the end of the move, not its landing.",
        ),
        why="The order of a queue is that of finding, and has nothing to do with the numbers of the squares.",
    ),
    "02-next-frontier": Exercise(
        "write the function that gives the squares which are new with one roll more",
        judge_next_frontier,
        (
            "Two loops: `for square in frontier:`, and inside it `for move in board.moves(square):`.",
            "Inside both loops one question decides: `if move.end not in seen:`.",
            "If it is new, do two things: add it to `seen`, and append it to a list. Return the list after both loops.",
        ),
        why="A square joins the list once, because it is in `seen` from the moment when it is found.",
        ours=next_frontier,
        without=SEARCHES,
    ),
    "02-second-time": Exercise(
        "how many squares are in the list of the second call? Write a number in place of the dots",
        value(
            lambda: len(next_frontier(_famous(), [1], {1, *next_frontier(_famous(), [1], {1})})),
            {
                6: "the first call gives six; what has happened to `seen` since then?",
                1: "1 was in `seen` from the start, so it cannot be new",
                7: "six squares joined `seen`, and 1 was in it before; how many are new for the second call?",
                11: "eleven are in frontier 2; here the rolls begin on 1 again",
                12: "the second list does not hold the squares of the first one once more",
                5: "not even square 2 makes a difference: ask of each end whether it is in `seen`",
            },
            "the six rolls from 1 end where they did before: how many of these squares are not in `seen`?",
        ),
        (
            "`seen` is still the same set, with all that the first call has added.",
            "Which of the six ends are not in `seen` now?",
            "A list may well be empty.",
        ),
        why="Nothing is new any more. On a board that cannot be won, this is how the search will end.",
    ),
    "02-countdown": Exercise(
        "what does list(countdown(3)) give? Write a list in place of the dots",
        value(
            lambda: [3, 2, 1],
            {
                (3, 2, 1, 0): "when the number is 0 the loop is over, before 0 is yielded",
                (2, 1, 0): "the number is yielded first, and made smaller afterwards",
                (1, 2, 3): "the values come in the order in which they are yielded",
                (3,): "`yield` hands out a value and waits: the loop goes on afterwards",
                3: "`list` collects every value that is yielded, not only the first",
                (2, 1): "3 has been yielded as well: `list` makes a new countdown here, from its beginning",
                (): "the loop runs as long as the number is more than 0",
            },
            "follow the loop with a finger: write down the number each time you pass `yield`",
        ),
        (
            "What is the number when `yield` is passed for the first time?",
            "After `yield` the next line runs, and then the loop begins again.",
            "The loop ends when the number is no longer more than 0.",
        ),
        why="Each turn of the loop yields one value, and the end of the function ends the list.",
    ),
    "02-reach": Exercise(
        "write the generator that yields each frontier of a board",
        judge_reach,
        (
            "Begin with two things: a list `frontier` and a set `seen`, both with the start in them.",
            "`while frontier:` ends by itself when no square is new. In the loop: yield, then look for the goal, then go on.",
            "If the goal is in `seen`, write `return`. If not, `next_frontier` makes the list for the next turn.",
        ),
        why="This is a breadth-first search, the whole of it.",
        ours=reach,
        without=SEARCHES,
    ),
    "02-be-the-search": Exercise(
        "do each step of the search in the player, and run this cell again",
        answered(lambda: TWELVE, "search"),
        (
            "The square that has waited longest is at the front of the queue.",
            "Try the six rolls in order, and mark only the ends that are neither in the queue nor taken before.",
            "Sometimes nothing joins: then press Check with nothing marked.",
        ),
        why="First in, first out: that is all a queue does, and all the order a search needs.",
    ),
    "02-tried": Exercise(
        "how many moves were tried to make frontier 2? Write a number in place of the dots",
        value(
            lambda: len(list(frontiers(_famous()))[2].moves),
            {
                11: "11 of them were fresh; how many were tried in all?",
                25: "25 of them were rejected; how many were tried in all?",
                6: "frontier 1 has six squares, and from each of them all rolls are tried",
                12: "it is not a sum: from each of the six squares all six rolls are tried",
                42: "the six rolls from square 1 made frontier 1, and do not count here",
                66: "frontier 2 is made from the squares of frontier 1, not from its own eleven",
                5: "that is the number of frontiers",
            },
            "frontier 2 is made from the squares of frontier 1: how many are there, and how many rolls from each?",
        ),
        (
            "From which squares are the moves to frontier 2 tried?",
            "Frontier 1 has six squares, all of them far from the goal.",
            "From each of these squares six rolls are allowed.",
        ),
        why="Every roll is tried, because nobody knows beforehand which one will be fresh.",
    ),
    "02-never-joined": Exercise(
        "which squares are in no frontier? Write them as a list in place of the dots",
        _never_joined,
        (
            "On which squares can nobody stay?",
            "A square may also be left out because the search was over before.",
            "Look near the goal: which square is missing in the last frontier?",
        ),
        why="Where a jump starts nobody stays, and 34 would have come only after the goal.",
    ),
    "02-dead-end": Exercise(
        "how many frontiers does the search yield on the board the-trap? Write a number in place of the dots",
        value(
            lambda: len(list(frontiers(named_board("the-trap")))),
            {
                0: "without a roll the start is reached: that is a frontier",
                2: "the next frontier is empty, and an empty one is not yielded",
                6: "six rolls are tried, but where do they end?",
                7: "six rolls are tried, but where do they end?",
                9: "nine squares are on the board; how many of them can be reached?",
                3: "try all six rolls from 1: is any of their ends new?",
                -1: "-1 is a way to say that no game can be won; count the frontiers",
            },
            "try all six rolls from 1, and ask of each end whether it is new",
        ),
        (
            "Which square is in frontier 0?",
            "Where do the six rolls from 1 end?",
            "A frontier without squares is not yielded.",
        ),
        why="All six rolls lead back to 1, so frontier 1 would be empty, and the search ends.",
    ),
    "02-two-rolls": Exercise(
        "which squares are in frontier 2 of this board? Write them as a list, in queue order, in place of the dots",
        _two_rolls,
        (
            "Frontier 1 is 8, 3, 4, 5, 6, 7. The square at the front of the queue comes first.",
            "8 gives six squares. Then take 3: its rolls 1 to 4 lead to squares of frontier 1, and are rejected.",
            "Standing on 8 and landing on 8 are two different things: look at roll 5 from 3.",
        ),
        why="Somebody stands on 8 and is not carried off; somebody else lands on 8 and is.",
    ),
    "02-rolls-to-each": Exercise(
        "write the function that gives the fewest rolls to each square",
        judge_rolls_to_each,
        (
            "Begin with a frontier that holds the start, a `seen` that holds it too, and a dict that says 0 for it.",
            "The loop of `reach` does nearly everything. Which of its lines ends it when the goal is reached?",
            "For each new frontier count one roll more, and write that number into the dict for each of its squares.",
        ),
        why="A square's first frontier is its number of rolls, so it is written down once and never changed.",
        without=SEARCHES,
    ),
    "02-rejected-rolls": Exercise(
        "write the function that counts the rejected rolls of a search",
        judge_rejected,
        (
            "A search tries moves, and each of them is fresh or rejected. Which of the three numbers are easy to get?",
            "`len(frontier.moves)` moves were tried for a frontier, and `len(frontier.squares)` of them were fresh.",
            "Take care with frontier 0: it holds one square, and no move was tried for it.",
        ),
        why="Every square but the start was found by one fresh roll; all other rolls were rejected.",
    ),
    "02-four-frontiers": Exercise(
        "design a board of 16 squares whose search yields exactly four frontiers and never the goal",
        board(_four_frontiers),
        (
            "Six snakes side by side are a wall. On 16 squares it can stand on 10 to 15; how many frontiers does it leave?",
            "Snakes need not all lead to 1. Is there an end that was not reached before?",
            "A player who lands on a snake's mouth never stays there. But another snake may end on it, and make it a new square at the very end.",
        ),
        why="A search on such a board ends only when the whole part that can be reached is done.",
    ),
    "02-show": Exercise(
        "write the function that gives the squares of frontier k, and all squares that were seen before it",
        judge_show,
        (
            "`steps` is a list of lists: which of them is frontier k?",
            "The frontiers before frontier k are `steps[:k]`, and there are none of them before frontier 0.",
            "Collect the squares of these lists in one list or set with a loop, and return both things with a comma.",
        ),
        why="Two collections of squares are all that a picture of a search needs.",
        ours=show,
        at_home=True,
    ),
}
