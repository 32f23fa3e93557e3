"""The functions of notebook 03, beside those of the library."""

from hypothesis import given

from snl_edu import Board, check, frontiers, named_board, shortest_game
from snl_edu.course.exercises.notes import read_back, remember
from tests.course.answers.ch03 import in_order, searched
from tests.helpers.strategies import boards


@given(boards())
def test_our_notes_are_those_of_the_search_and_lead_back_along_a_shortest_game(board: Board) -> None:
    notes = remember(board)
    assert notes == {square: move for frontier in frontiers(board) for square, move in frontier.arrivals.items()}
    assert (read_back(notes, board.goal) if board.goal in notes else None) == shortest_game(board)


def test_a_search_that_reads_a_goal_without_a_note_is_shown_the_board() -> None:
    verdict = check(lambda board: in_order(searched(board, sixes_first=True), board.goal), "03-sixes-first")
    assert verdict.board == named_board("the-trap")
    assert "raises KeyError" in verdict.message
