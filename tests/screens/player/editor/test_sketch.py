"""A board that is changed by wishes: each is granted by the rules of the board, or changes nothing."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, named_board
from snl_edu.screens.player.editor.sketch import WISHES, Sketch
from tests.helpers.oracles import goal_distance

EXAMPLE = named_board("example-1")
JUMPS = "{2: 15, 14: 35, 17: 13}"


def change(**parts: Any) -> dict[str, Any]:
    return {"do": "change", **parts}


def sketch(board: Board = EXAMPLE) -> Sketch:
    return Sketch(board, Random(1))


@pytest.mark.parametrize(
    ("wish", "board", "said"),
    [
        (change(put=[3, 22]), "Board(36, {2: 15, 3: 22, 14: 35, 17: 13})", "A ladder leads from 3 up to 22."),
        (change(put=[20, 1]), "Board(36, {2: 15, 14: 35, 17: 13, 20: 1})", "A snake leads from 20 down to 1."),
        (change(take=2), "Board(36, {14: 35, 17: 13})", "The ladder from 2 to 15 is gone."),
        (change(take=17), "Board(36, {2: 15, 14: 35})", "The snake from 17 to 13 is gone."),
        (change(take=2, put=[2, 16]), "Board(36, {2: 16, 14: 35, 17: 13})", "A ladder leads from 2 up to 16."),
        (change(take=2, put=[16, 15]), "Board(36, {14: 35, 16: 15, 17: 13})", "A snake leads from 16 down to 15."),
        ({"do": "clear"}, "Board(36)", "All snakes and ladders are gone."),
        ({"do": "resize", "squares": 49}, f"Board(49, {JUMPS})", "Squares: 49, columns: 7, sides of the die: 6."),
        (
            {"do": "resize", "columns": 9},
            f"Board(36, {JUMPS}, columns=9)",
            "Squares: 36, columns: 9, sides of the die: 6.",
        ),
        ({"do": "resize", "die": 4}, f"Board(36, {JUMPS}, die=4)", "Squares: 36, columns: 6, sides of the die: 4."),
    ],
)
def test_a_wish_that_keeps_the_rules_is_granted(wish: Any, board: str, said: str) -> None:
    drawn = sketch()
    assert drawn.grant(wish) == said
    assert repr(drawn.board) == board
    assert (drawn.grant({"do": "undo"}), drawn.grant({"do": "redo"})) == ("Undone.", "Done again.")


SQUARES = st.integers(0, 17)


WISHED = st.one_of(
    st.builds(lambda pair: change(put=pair), st.tuples(SQUARES, SQUARES)),
    st.builds(lambda take: change(take=take), SQUARES),
    st.builds(lambda take, pair: change(take=take, put=pair), SQUARES, st.tuples(SQUARES, SQUARES)),
    st.builds(lambda size, die: {"do": "resize", "squares": size, "die": die}, st.integers(0, 20), st.integers(0, 7)),
    st.sampled_from([{"do": name} for name in WISHES if name not in ("change", "resize")]),
)


@given(st.lists(WISHED, max_size=12), st.integers(0, 1))
def test_whatever_is_wished_the_board_keeps_the_rules_and_all_of_it_can_be_undone(wishes: Any, start: int) -> None:
    first = Board(16, {2: 10}, start=start)
    drawn = sketch(first)
    for wish in wishes:
        before = drawn.board
        try:
            drawn.grant(wish)
        except BoardError:
            assert drawn.board is before
        assert Board(drawn.board.squares, drawn.board.jumps, start=start).jumps == drawn.board.jumps
        rolls = goal_distance(drawn.board.squares, dict(drawn.board.jumps), drawn.board.die, start)
        assert drawn.facts == ("This board cannot be won." if rolls is None else drawn.facts)
        assert rolls is None or drawn.facts.startswith(f"Fewest rolls: {rolls}. ")
    last, steps = drawn.board, len(drawn.before)
    for _ in range(steps):
        drawn.grant({"do": "undo"})
    assert drawn.board == first
    for _ in range(steps):
        drawn.grant({"do": "redo"})
    assert drawn.board == last


def test_a_random_board_has_the_size_and_as_many_jumps_or_some_if_there_are_none() -> None:
    drawn = sketch(Board(40, {2: 15, 17: 13}, columns=8, die=5, start=0))
    for _ in range(5):
        assert drawn.grant({"do": "random"}) == "A random board."
        board = drawn.board
        assert (board.squares, board.columns, board.die, board.start) == (40, 8, 5, 0)
        assert (len(board.snakes), len(board.ladders)) == (1, 1)
    for squares, each in ((36, 3), (9, 1), (4, 1), (3, 0), (1, 0)):
        drawn = sketch(Board(squares))
        drawn.grant({"do": "random"})
        assert (len(drawn.board.snakes), len(drawn.board.ladders)) == (each, each)
