"""The exercises of notebook 10: what their tables of answers do not show."""

from snl_edu import BOARDS, check, frontiers
from snl_edu.course.exercises.graphs import reach
from tests.course.answers.ch10 import ANSWERS


def test_the_search_of_any_graph_finds_the_frontiers_of_a_board() -> None:
    for board in [named.board for named in BOARDS.values() if named.board.squares <= 100]:
        found = reach(board.start, board.goal, lambda square: [move.end for move in board.moves(square)])  # noqa: B023
        assert list(found) == [list(frontier.squares) for frontier in frontiers(board)]


def test_no_board_is_counted_where_there_is_none() -> None:
    assert check(ANSWERS["10-word-neighbours"].right[0], "10-word-neighbours").message == "Right."
