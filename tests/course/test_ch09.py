"""What notebook 09 relies on: the functions it goes on with are right, and the frugal search loses nothing."""

from hypothesis import given

from snl_edu import Board, check, fewest_rolls, frontiers, named_board
from snl_edu.course.exercises.leaps import leap, worth_trying
from snl_edu.course.exercises.walks import landings
from tests.helpers.strategies import boards


def frugal(board: Board) -> int | None:
    """The fewest rolls, by a search that tries only what is worth it."""
    frontier, seen, rolls = {board.start}, {board.start}, 0
    while frontier and board.goal not in frontier:
        frontier = {end for square in frontier for end in worth_trying(board, square)} - seen
        seen |= frontier
        rolls += 1
    return rolls if frontier else None


@given(boards())
def test_the_leap_and_the_frugal_search_find_the_fewest_rolls(board: Board) -> None:
    assert leap(board) == frugal(board) == fewest_rolls(board)


def test_a_walk_notes_every_stop_that_the_die_can_land_on() -> None:
    assert landings(Board(100, {30: 80}), 1) == [(30, 5), (100, 17)]
    assert {stop for stop, _ in landings(named_board("five-in-a-row"), 1)} == {11, 12, 13, 14, 15, 36}
    assert landings(Board(9), 9) == []


def test_the_search_tries_a_move_for_each_side_of_the_die_from_every_square() -> None:
    tried = [sum(len(frontier.moves) for frontier in frontiers(Board(squares))) for squares in (100, 1000)]
    assert tried == [576, 5976]
    assert check(tried[1] + 9 * 6 * 1000, "09-ten-times").passed
    assert not check(60_601, "09-ten-times").passed
