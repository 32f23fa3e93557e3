"""A learner's answers on the screen, beside the search."""

from snl_edu import named_board, play
from snl_edu.films.attempt import attempt


def test_an_attempt_is_played_beside_the_search_from_where_they_part() -> None:
    answers = [
        {"question": 0, "picked": [3, 4, 5, 6, 7, 15], "tries": 1, "shown": False},
        {"question": 1, "picked": [8, 9], "tries": 2, "shown": True},
    ]
    player = play(attempt(named_board("example-1"), "frontier", answers))
    assert [film["title"] for film in player.films] == ["Your answers", "The search"]
    assert (player.grain, player.step, player.last) == ("answer", 2, 2)
    assert "You marked 8, 9. 9 squares are still missing. You asked to see the answer." in player.page()
