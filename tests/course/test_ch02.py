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


def test_a_search_that_never_marks_is_told_so_where_it_still_ends() -> None:
    def keeps_one(board: Board) -> Iterator[list[int]]:
        frontier = [board.start]
        while frontier:
            yield frontier
            if board.goal in frontier:
                return
            frontier = searches.next_frontier(board, frontier, set(frontier))

    verdict = check(keeps_one, "02-reach")
    assert "your search forgets what it has seen" in verdict.message
    assert verdict.board is not None


def test_a_list_that_grows_and_is_yielded_again_and_again_is_recognised() -> None:
    def grows(board: Board) -> Iterator[list[int]]:
        found, new, seen = [board.start], [board.start], {board.start}
        while new:
            yield found
            if board.goal in seen:
                return
            new = searches.next_frontier(board, new, seen)
            found += new

    assert "every frontier is the same list" in check(grows, "02-reach").message


def test_the_squares_behind_the_goal_are_reached_later() -> None:
    rolls_to_each = ANSWERS["02-rolls-to-each"].right[0]
    assert check(rolls_to_each, "02-rolls-to-each").message == "Right, on 10 boards."
    assert rolls_to_each(named_board("example-1"))[34] == 5
