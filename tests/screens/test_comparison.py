"""One board searched in three ways, side by side in one player."""

from snl_edu import Board, compare, film
from tests.helpers.bad_input import explain
from tests.helpers.runs import EXAMPLE_1


def test_compare_plays_three_searches_turn_by_turn_under_their_titles() -> None:
    player = compare(EXAMPLE_1, title="Three ways")
    assert (player.title, player.grain, player.step) == ("Three ways", "turn", 0)
    assert list(player.stage["grains"]) == ["turn", "move"]
    titles = ["Oldest first: a queue", "Newest first: a stack", "Highest first: a heap"]
    assert [each["title"] for each in player.films] == titles
    assert player.stage["words"]["state.frontier"] == dict(player.stage["legend"])["frontier"] == "waiting"
    assert player.last == max(len(film(EXAMPLE_1, take=take, grain="turn")) for take in ("oldest", "newest")) - 1
    assert "<li>Take 7 from the top of the stack. New: 8, 9, 10, 11, 12, 13.</li>" in player.page()


def test_what_cannot_be_compared_is_one_board_error() -> None:
    assert "too many for a film" in explain(compare, Board(10**12))
    assert explain(lambda: compare(EXAMPLE_1, lang="tlh")) == "lang must be one of en, not 'tlh'"
    assert explain(compare, 5).startswith("a Board is needed, not 5")
