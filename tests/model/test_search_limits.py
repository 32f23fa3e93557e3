"""How far a search may go."""

import pytest

from snl_edu import Board, count_shortest_games, frontiers
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


@pytest.mark.parametrize(("most", "is_refused"), [(63, False), (62, True)])
def test_shortest_games_are_looked_for_among_so_many_moves(
    monkeypatch: pytest.MonkeyPatch, most: int, is_refused: bool
) -> None:
    board = Board(
        14
    )  # 6 moves from 1, 36 from the next six squares, 6 + 5 + 4 + 3 + 2 + 1 from the six before the goal
    monkeypatch.setattr(search, "MOST_TRIED", most)
    if is_refused:
        assert "too large to keep in memory" in explain(count_shortest_games, board)
    else:
        assert count_shortest_games(board) == 21
