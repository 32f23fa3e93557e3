"""How far a search may go."""

import pytest

from snl_edu import Board, frontiers
from snl_edu.model import search
from tests.helpers.bad_input import explain


def test_frontiers_that_hold_too_many_moves_are_refused_with_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_MOVES", 6 + 6 * 6)
    assert len(list(frontiers(Board(13)))) == 3
    found = frontiers(Board(100))
    assert [frontier.depth for frontier in (next(found), next(found), next(found))] == [0, 1, 2]
    message = explain(lambda: next(found))
    assert "at most 42 moves, and the first 4 of this board hold 78" in message
    assert "fewest_rolls(board)" in message
