"""The variables that a learner names: they are used as squares, or one sentence says that they hold none."""

from typing import Any

import pytest

from snl_edu import Board, BoardError, watch
from tests.corpus.solvers.right_forms import jumps_from_zero, levels_from_zero
from tests.corpus.solvers.right_ideas import stack_that_corrects
from tests.helpers.oracles import distances

BOARDS = [Board(100), Board(100, {5: 50}), Board(100, {2: 39, 44: 17, 23: 64, 64: 99})]


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@pytest.mark.parametrize("solver", [jumps_from_zero, levels_from_zero])
@pytest.mark.parametrize("names", [{}, {"queue": "todo", "visited": "met"}])
def test_squares_that_are_counted_from_0_are_shown_as_squares(
    solver: object, board: Board, names: dict[str, Any]
) -> None:
    run = watch(solver, board, **names)
    assert (run.queue_name, run.seen_name) == ("todo", "met")
    reached = set(distances(100, dict(board.jumps)))
    waited = {square for moment in run.moments for square in moment.queue}
    assert {1} < waited <= reached
    assert {1} < set(run.moments[-1].seen) <= reached
    assert not any(sentence.startswith("0 joins") for sentence in (moment.sentence for moment in run.moments))


def test_a_list_whose_index_0_is_square_1_is_shown_with_its_squares() -> None:
    run = watch(stack_that_corrects, Board(9, {2: 8}), visited="least")
    assert run.moments[-1].seen[0] == 1
    assert run.rolls == {1: 0, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2}


def test_a_named_variable_that_holds_no_squares_is_refused_in_a_sentence() -> None:
    with pytest.raises(BoardError, match="'least' holds no squares that can be recognised: name another variable"):
        watch(stack_that_corrects, Board(9, {2: 8}), queue="least")
