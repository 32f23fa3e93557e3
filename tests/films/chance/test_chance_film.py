"""A film of where a real die takes the players."""

import pickle

import pytest

from snl_edu import Board, chance_film, chances, frontiers, named_board
from snl_edu.films.chance.chance_film import LEVELS, ChanceMoment, heat_of
from snl_edu.films.changes import heat_changes
from snl_edu.films.moment import Heat
from tests.helpers.bad_input import explain

EXAMPLE_1 = named_board("example-1")
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})


@pytest.mark.parametrize("board", [EXAMPLE_1, named_board("chutes-and-ladders"), STUCK])
def test_each_moment_shows_the_chances_after_so_many_rolls(board: Board) -> None:
    shown = chance_film(board)
    for moment, chance in zip(shown, chances(board, until=0.01), strict=True):
        assert moment.heat == {square: heat_of(round(1000 * share)) for square, share in chance.items()}
        assert moment.states == {}
    assert [moment.depth for moment in shown] == [*range(len(shown))]


def test_what_is_fresh_is_the_frontier_until_the_search_ends() -> None:
    shown = chance_film(EXAMPLE_1)
    for frontier, moment in zip(frontiers(EXAMPLE_1), shown, strict=False):
        assert set(moment.fresh) == set(frontier.squares)
    assert shown[2].sentence.endswith(" 11 squares are possible for the first time.")
    assert shown[4].heat[36] == Heat(2, "1.6")


def test_the_sentences_say_where_most_players_are_and_how_many_have_arrived() -> None:
    shown = chance_film(EXAMPLE_1)
    assert shown[0].sentence == "Before the first roll every player stands on 1."
    assert shown[3].sentence.startswith("After 3 rolls: most likely on 13 (14.4 %); 0 % have reached the goal.")
    assert shown[-1].sentence == (
        "After 33 rolls: 99.0 % have reached the goal; of the others, most are on 35 (1.0 %). "
        "The film ends here: fewer than 1 % are still on their way."
    )
    assert chance_film(Board(3, die=1))[-1].sentence.startswith("After 2 rolls every player has reached the goal.")
    assert str(chance_film(Board(1))) == "0. The start is the goal: the game is won without a roll."
    assert " % can no longer reach the goal." in chance_film(STUCK)[-1].sentence
    assert chance_film(EXAMPLE_1, rolls=2)[-1].sentence.endswith("but 100 % are still on their way.")
    assert shown.counters()["arrived"][-2:] == [99, 99]
    assert shown.counters()["rolls"][-1] == 33
    assert eval(repr(shown)) == shown
    assert (shown.title, shown.has_queue, shown.grain_labels) == ("By chance", False, {"frontier": "grain.roll"})
    assert shown.legend == {f"heat-{level}": f"state.heat-{level}" for level in (0, 1, 2, 3, 4, 5)}
    assert [len(chance_film(EXAMPLE_1, rolls=rolls)) for rolls in (0, 2)] == [1, 3]
    assert "can never be reached" in explain(chance_film, named_board("the-trap"))
    assert "too many" in explain(chance_film, Board(10**12))


def test_heat_grows_with_the_chance_and_small_ones_have_no_number() -> None:
    assert heat_of(0) == Heat(0, "")
    assert [heat_of(share).level for share in LEVELS] == [1, 2, 3, 4, 5]
    assert (heat_of(1).label, heat_of(999).label, heat_of(1000).label) == ("0.1", "99.9", "100")


def test_the_changes_of_heat_add_up_to_the_heat() -> None:
    shown: dict[int, Heat | None] = {}
    film_shown = chance_film(EXAMPLE_1)
    for moment, changes in zip(film_shown.moments, heat_changes(film_shown), strict=True):
        assert all(shown.get(square) != heat for square, heat in changes.items())
        shown |= changes
        assert {square: heat for square, heat in shown.items() if heat} == moment.heat


def test_how_likely_each_square_is_cannot_be_changed_and_tells_moments_apart() -> None:
    first, again = (chance_film(Board(3, die=2))[1] for _ in range(2))
    assert isinstance(first, ChanceMoment)
    assert first.shares == {2: 500, 3: 500}
    assert (first, hash(first)) == (again, hash(again))
    assert first != first._replace(per_mille=((2, 250), (3, 750)))
    with pytest.raises(AttributeError):
        first.shares = {}  # type: ignore[misc]  # that is the point
    with pytest.raises(AttributeError):
        first.other = ()  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(first)).heat == first.heat
