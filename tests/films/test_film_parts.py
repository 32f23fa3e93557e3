"""Films: a call that makes one again, parts that fit, and steps that exist."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from snl_edu import Board, BoardError, Film, attempt, chance_film, film, roll_on
from snl_edu.films.exploration import searches
from tests.helpers.bad_input import explain, nonsense

BOARD = Board(9, {2: 8, 6: 3})
MOMENTS = film(BOARD).moments


@pytest.mark.parametrize(
    "shown",
    [
        film(BOARD),
        film(BOARD, grain="move"),
        film(BOARD, take="newest"),
        film(BOARD, take="random"),
        film(Board(36), take="random", rng=5, grain="move"),
        film(Board(36), take="random", rng=np.int64(7)),  # type: ignore[arg-type]
        *searches(BOARD),
        chance_film(BOARD),
        chance_film(BOARD, rolls=2),
        roll_on(BOARD),
        roll_on(BOARD, rng=3, rolls=1),
    ],
    ids=repr,
)
def test_what_a_film_shows_of_itself_makes_the_same_film_again(shown: Film) -> None:
    again = eval(repr(shown))
    assert again == shown
    assert [*map(str, again.moments)] == [*map(str, shown.moments)]
    assert again.grain == shown.grain


@pytest.mark.parametrize(
    "shown",
    [
        film(BOARD, take=min),
        film(BOARD, take="random", rng=Random(5)),
        roll_on(BOARD, rng=Random(5)),
        roll_on(BOARD, rng=3).at_grain("move"),
        attempt(BOARD, "frontier", []).search,
        Film(BOARD, MOMENTS, {"few": (0, 1)}),
    ],
)
def test_a_film_that_no_call_makes_again_is_shown_in_brackets(shown: Film) -> None:
    assert repr(shown) == f"<film of {shown.name or repr(BOARD)}>"
    assert repr(shown).endswith(">")


def test_a_step_that_a_film_does_not_have_is_named_with_those_that_it_has() -> None:
    shown = film(BOARD)
    message = "at the grain frontier the steps of this film are film[0] to film[3], not film["
    for index in (99, 4, -5, 10**30):
        assert explain(shown.__getitem__, index).startswith(message)
    assert explain(shown.__getitem__, "x") == f"{message}'x']"
    assert shown[-1] is shown[3] is shown.__getitem__(np.int64(3))  # type: ignore[call-overload]
    assert len(list(shown)) == len(shown) == len(shown[:99])
    with pytest.raises(IndexError):
        shown[4]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Film("x", MOMENTS, {"few": (0,)}), "a Board is needed, not 'x'"),  # type: ignore[arg-type]
        (lambda: Film(BOARD, (), {"few": (0,)}), "the moments of a film must be one or more moments in a tuple"),
        (lambda: Film(BOARD, (5,), {"few": (0,)}), "the moments of a film must be one or more moments in a tuple"),  # type: ignore[arg-type]
        (lambda: Film(BOARD, MOMENTS, {}), "the grains of a film must be a dict of names"),
        (lambda: Film(BOARD, MOMENTS, {"few": ()}), "the grains of a film must be a dict of names"),
        (lambda: Film(BOARD, MOMENTS, {"few": (0, 99)}), "the grains of a film must be a dict of names"),
        (lambda: Film(BOARD, MOMENTS, {"few": (True,)}), "the grains of a film must be a dict of names"),
        (lambda: Film(BOARD, MOMENTS, {"few": (0,)}, "many"), "grain must be one of few, not 'many'"),
        (lambda: Film(BOARD, MOMENTS, {"few": (0,)}, label="xx"), "a label of a film must be one of"),
        (lambda: Film(BOARD, MOMENTS, {"few": (0,)}, legend={"seen": "xx"}), "a label of a film must be one of"),
    ],
)
def test_a_film_put_together_by_hand_is_checked(make: Callable[[], Film], message: str) -> None:
    assert explain(make).startswith(message)


@pytest.mark.parametrize("part", Film.__dataclass_fields__)
def test_no_part_of_a_film_can_be_nonsense(part: str) -> None:
    parts: dict[str, Any] = {"board": BOARD, "moments": MOMENTS, "grains": {"few": (0, 1)}}
    for value in nonsense():
        try:
            made = Film(**parts | {part: value})
        except BoardError:
            continue
        assert (str(made), made[0]) == (str(Film(**parts)), MOMENTS[0])
