"""The exercises of notebook 02: what the table of right and wrong answers does not show."""

from collections.abc import Iterator

from snl_edu import BOARDS, Board, check, frontiers, named_board
from snl_edu.course.exercises import searches
from tests.course.answers.ch02 import ANSWERS


def test_our_search_is_that_of_the_library() -> None:
    for board in (each.board for each in BOARDS.values() if each.board.squares <= 100):
        assert list(searches.reach(board)) == [list(frontier.squares) for frontier in frontiers(board)]


def test_a_search_may_be_built_on_our_next_frontier() -> None:
    def reach(board: Board) -> Iterator[list[int]]:
        frontier, seen = [board.start], {board.start}
        while frontier:
            yield frontier
            if board.goal in frontier:
                break
            frontier = searches.next_frontier(board, frontier, seen)

    assert check(reach, "02-reach").message == "Right, on 10 boards."


def test_the_squares_behind_the_goal_are_reached_later() -> None:
    rolls_to_each = ANSWERS["02-rolls-to-each"].right[0]
    assert check(rolls_to_each, "02-rolls-to-each").message == "Right, on 10 boards."
    assert rolls_to_each(named_board("example-1"))[34] == 5


def test_a_board_with_another_die_or_start_is_not_asked_for() -> None:
    wall = dict.fromkeys(range(10, 16), 1)
    assert "a die of six" in check(Board(16, wall, die=5), "02-four-frontiers").message
    assert "and the start on 1" in check(Board(16, wall, start=0), "02-four-frontiers").message
