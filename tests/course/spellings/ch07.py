"""Other right ways to write the functions of notebook 07."""

from typing import Any

from snl_edu import Board, fewest_rolls, frontiers


def with_two_tests(board: Board, square: int) -> int | None:
    """Leaves the jump out of a new dict, and asks for None twice."""
    others = {start: end for start, end in board.jumps.items() if start != square}
    before = fewest_rolls(board)
    if before is None:
        return None
    after = fewest_rolls(Board(board.squares, others, die=board.die, start=board.start))
    return None if after is None else after - before


def with_frontiers(board: Board, square: int) -> int | None:
    """Counts the frontiers up to the goal."""
    others = [(start, end) for start, end in board.jumps.items() if start != square]
    rolls = []
    for each in (board, Board(board.squares, others, die=board.die, start=board.start)):
        rolls += [frontier.depth for frontier in frontiers(each) if each.goal in frontier.squares]
    return rolls[1] - rolls[0] if len(rolls) == 2 else None


def with_a_search(board: Board, square: int) -> int | None:
    """Searches twice by itself, with a list of all squares and how many rolls each takes."""
    rolls: list[int | None] = []
    for left_out in (None, square):
        reached, waiting = {board.start: 0}, [board.start]
        for here in waiting:
            for there in range(here + 1, min(here + board.die, board.squares) + 1):
                end = there if there == left_out else board.jumps.get(there, there)
                if end not in reached:
                    reached[end] = reached[here] + 1
                    waiting.append(end)
        rolls.append(reached.get(board.squares))
    with_it, without_it = rolls
    return None if with_it is None or without_it is None else without_it - with_it


SPELLINGS: dict[str, list[Any]] = {"07-worth": [with_two_tests, with_frontiers, with_a_search]}
