"""One real game as a film."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, fewest_rolls, named_board, roll_on
from snl_edu.films.moment import Moment
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")


def rolled(moment: Moment) -> int:
    """The roll that a sentence tells of."""
    return int(moment.sentence.partition("shows ")[2].partition(":")[0])


@given(boards(most_squares=30), st.integers(0, 10**6))
def test_every_game_is_played_by_the_rules(board: Board, seed: int) -> None:
    shown = roll_on(board, rng=seed, rolls=60)
    square, stood = board.start, {board.start}
    for number, moment in enumerate(shown[1:-1], 1):
        roll = rolled(moment)
        assert moment.depth == number
        assert 1 <= roll <= board.die
        landing = square + roll
        if landing <= board.goal:
            square = board.jumps.get(landing, landing)
            stood |= {landing, square}
        assert moment.current == square
        assert set(moment.seen) == stood
        assert (moment.queue, len(moment.queue)) == ((), 0)
    last = shown[-1]
    assert (last.kind == "won") == (square == board.goal)
    if last.game is not None:
        assert last.game.squares[-1] == board.goal
        assert len(last.game) <= (last.depth or 0)
    if fewest_rolls(board) is None:
        assert last.kind == "endless"


def test_the_same_seed_gives_the_same_game_and_a_generator_goes_on() -> None:
    assert str(roll_on(EXAMPLE_1, rng=4)) == str(roll_on(EXAMPLE_1, rng=Random(4)))
    rng = Random(4)
    assert str(roll_on(EXAMPLE_1, rng=rng)) != str(roll_on(EXAMPLE_1, rng=rng))


def test_a_jump_is_a_moment_of_its_own_among_the_moves() -> None:
    shown = roll_on(EXAMPLE_1, rng=4)
    assert shown.grain == "frontier"
    moves = shown.at_grain("move")
    (place, *_) = [place for place, moment in enumerate(moves) if moment.kind == "jump"]
    assert moves[place].sentence == "Roll 5 shows 4: from 13 to 17, where a snake starts."
    assert moves[place].states[17] == "current"
    assert moves[place + 1].sentence == "Roll 5 shows 4: from 13 to 17, and down the snake to 13."
    assert moves[place + 1].states[13] == "current"
    assert moves[place].arrow == (13, 17)
    assert shown[-1].sentence == "The goal is reached with 14 rolls. The fewest possible is 4."
    assert shown.counters() == {"rolls": [moment.depth for moment in moves]}
    assert repr(shown) == f"roll_on({EXAMPLE_1!r}, rng=4)"
    assert (shown.has_queue, shown.grain_labels) == (False, {"frontier": "grain.roll"})
    assert {*shown.legend} == {"current", "seen", "unseen", "path"}
    assert shown.legend["current"] == "state.standing"
    assert "too many for a film" in explain(roll_on, Board(10**12))


def test_a_game_that_may_never_end_ends_as_a_film_and_says_so() -> None:
    trap = roll_on(named_board("the-trap"))
    assert trap[-1].sentence == "From 1 the goal can no longer be reached: this game never ends."
    cut = roll_on(Board(100), rolls=5)
    assert (
        cut[-1].sentence == "The goal is not reached after 5 rolls, and the film ends here. The fewest possible is 17."
    )
    stuck = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})
    assert {roll_on(stuck, rng=seed)[-1].kind for seed in range(9)} == {"won", "endless"}
    assert [moment.kind for moment in roll_on(Board(1))] == ["begin", "won"]
