"""Which squares are reached in how many rolls."""

import copy
import pickle
import signal
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import example, given

import snl_edu
from snl_edu import (
    Board,
    Frontier,
    explore,
    frontiers,
    named_board,
    shortest_game,
)
from snl_edu.model import search
from snl_edu.model.search import rolls_to, rounds
from tests.helpers.bad_input import explain
from tests.helpers.oracles import distances, turns_taken
from tests.helpers.strategies import boards

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})


@given(boards())
def test_each_frontier_holds_the_squares_at_its_distance(board: Board) -> None:
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    found = list(frontiers(board))
    assert [frontier.depth for frontier in found] == list(range(len(found)))
    for frontier in found:
        assert set(frontier.squares) == {square for square, rolls in far.items() if rolls == frontier.depth}
    if board.goal in far:
        assert len(found) == far[board.goal] + 1
    else:
        assert sum(len(frontier.squares) for frontier in found) == len(far)
    assert rolls_to(board) == {square: far[square] for frontier in found for square in frontier}


@given(boards())
def test_a_frontier_holds_every_move_tried_and_a_fresh_one_is_the_arrival_even_in_a_copy(board: Board) -> None:
    seen = {board.start}
    before: tuple[int, ...] = ()
    for frontier in copy.deepcopy(list(frontiers(board))):
        assert frontier.moves == tuple(move for square in before for move in board.moves(square))
        before = frontier.squares
        fresh = []
        for move in frontier.moves:
            was_fresh = move.end not in seen
            seen.add(move.end)
            assert (frontier.arrivals.get(move.end) is move) == was_fresh
            fresh += [move.end] if was_fresh else []
        assert frontier.depth == 0 or list(frontier.squares) == fresh


@given(boards())
@example(named_board("six-in-a-row"))
def test_no_frontier_is_empty_and_after_a_dead_end_the_fruitless_moves_are_returned(board: Board) -> None:
    under_way = frontiers(board)
    found: list[Frontier] = []
    try:
        while True:
            found.append(next(under_way))
    except StopIteration as end:
        fruitless = end.value
    assert all(frontier.squares for frontier in found)
    if board.goal in distances(board.squares, dict(board.jumps), board.die, board.start):
        assert fruitless is None
        assert list(rounds(board)) == found
    else:
        assert fruitless == Frontier(
            len(found), {}, tuple(move for here in found[-1].squares for move in board.moves(here))
        )
        assert list(rounds(board)) == [*found, fruitless]


def test_a_frontier_cannot_be_changed() -> None:
    frontier = next(frontiers(EXAMPLE_1))
    with pytest.raises(TypeError):
        frontier.arrivals[2] = None  # type: ignore[index]
    with pytest.raises(AttributeError):
        frontier.depth = 1  # type: ignore[misc]


def test_a_frontier_or_a_game_is_shown_in_colour_with_the_same_words() -> None:
    for value in (next(frontiers(EXAMPLE_1)), shortest_game(EXAMPLE_1), Frontier(1, MappingProxyType({2: None}), ())):
        bundle = value._repr_mimebundle_()  # type: ignore[union-attr]
        assert bundle["text/plain"] == str(value)
        assert len(bundle) == 2


@given(boards())
def test_a_frontier_is_used_as_the_squares_that_it_holds(board: Board) -> None:
    for frontier in frontiers(board):
        assert list(frontier) == list(frontier.squares)
        assert len(frontier) == len(frontier.squares)
        assert all((square in frontier) == (square in frontier.squares) for square in range(board.squares + 2))


def test_frontiers_that_hold_too_many_moves_are_refused_with_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MOST_MOVES", 6 + 6 * 6)
    assert len(list(frontiers(Board(13)))) == 3
    assert len(list(frontiers(Board(43, die=10**6)))) == 2  # no roll passes the goal, so only 42 moves are tried
    assert explain(lambda: list(frontiers(Board(44, die=10**6)))).startswith("all frontiers together hold at most 42")
    found = frontiers(Board(100))
    assert [frontier.depth for frontier in (next(found), next(found), next(found))] == [0, 1, 2]
    message = explain(lambda: next(found))
    assert "at most 42 moves, and the first 4 of this board hold 78" in message
    assert "fewest_rolls(board)" in message


def test_ctrl_c_is_never_taken_for_an_error_of_the_value() -> None:
    class Slow(Mapping[int, None]):
        def __getitem__(self, key: int) -> None:
            raise KeyError(key)

        def __iter__(self) -> Iterator[int]:
            return iter(())

        def __len__(self) -> int:
            signal.raise_signal(signal.SIGINT)  # somebody presses Ctrl+C while it is being read
            return 0

    with pytest.raises(KeyboardInterrupt):
        Board(4, Slow())  # type: ignore[arg-type]


# One loop, many searches

TAKES = ("oldest", "newest", "highest", "random")


def picked_by(take: str, rng: Random) -> Callable[[list[int]], int]:
    """Which of the waiting squares is taken, by its place."""
    return {
        "oldest": lambda _: 0,
        "newest": lambda waiting: len(waiting) - 1,
        "highest": lambda waiting: sorted(range(len(waiting)), key=waiting.__getitem__).pop(),
        "random": lambda waiting: waiting.index(rng.choice(waiting)),
    }[take]


@pytest.mark.parametrize("take", TAKES)
@given(board=boards())
def test_every_turn_is_what_a_plain_simulation_does(take: str, board: Board) -> None:
    expected = turns_taken(board.squares, dict(board.jumps), board.die, board.start, picked_by(take, Random(3)))
    for turn, (square, rolls, ends, fresh, waiting) in zip(explore(board, take, rng=3), expected, strict=True):
        assert (turn.square, turn.depth) == (square, rolls)
        assert [move.end for move in turn.moves] == ends
        assert turn.moves == board.moves(square)
        assert [move.end for move in turn.fresh] == fresh
        assert all(move in turn.moves for move in turn.fresh)
        assert list(turn.waiting) == waiting
        assert (turn.game is not None) == (board.goal in fresh)
        if turn.game is not None:
            assert (turn.game.squares[0], turn.game.squares[-1], len(turn.game)) == (board.start, board.goal, rolls + 1)
            assert all(move in board.moves(move.start) for move in turn.game.moves)


def test_a_function_picks_from_the_tuple_of_what_waits() -> None:
    given: list[tuple[int, ...]] = []

    def lowest(waiting: tuple[int, ...]) -> int:
        given.append(waiting)
        return min(waiting)

    turns = list(explore(EXAMPLE_1, lowest))
    assert given == [(1,), *(turn.waiting for turn in turns[:-1])]
    assert [turn.square for turn in turns[:5]] == [1, 3, 4, 5, 6]
    assert all(type(waiting) is tuple for waiting in given)
    assert list(explore(EXAMPLE_1, max)) == list(explore(EXAMPLE_1, "highest"))


def test_the_same_seed_draws_the_same_squares_and_a_random_draws_on() -> None:
    assert list(explore(EXAMPLE_1, "random", rng=5)) == list(explore(EXAMPLE_1, "random", rng=Random(5)))
    rng = Random(5)
    first, second = ([turn.square for turn in explore(EXAMPLE_1, "random", rng=rng)] for _ in range(2))
    assert first != second


def test_a_search_is_lazy_whatever_it_takes() -> None:
    for take in TAKES:
        assert [turn.depth for turn in islice(explore(Board(10**12), take), 2)] == [0, 1]
    assert [frontier.squares for frontier in islice(frontiers(Board(10**12)), 2)] == [(1,), (2, 3, 4, 5, 6, 7)]


ONE_WAITS = "take must give one of the squares that wait (1), not"


@pytest.mark.parametrize(
    ("take", "message"),
    [
        ("deepest", "take, if it is not a function, must be one of oldest, newest, highest, random, not 'deepest'"),
        (lambda _: 1 // 0, "take raised a ZeroDivisionError when these squares waited: 1"),
        (lambda: 1, "take raised a TypeError when these squares waited: 1"),
        (lambda _: "1", f"{ONE_WAITS} '1'"),
        (lambda _: 2, f"{ONE_WAITS} 2"),
        (lambda _: 1, "take must give one of the squares that wait (15, 3, 4, 5, 6, ...), not 1"),
    ],
)
def test_a_function_that_cannot_pick_is_told_what_it_should_do(take: Any, message: str) -> None:
    assert explain(lambda: list(islice(explore(EXAMPLE_1, take), 2))) == message


def test_ctrl_c_in_a_function_that_picks_stops_the_search() -> None:
    def slow(waiting: tuple[int, ...]) -> int:
        signal.raise_signal(signal.SIGINT)
        return waiting[0]

    with pytest.raises(KeyboardInterrupt):
        next(explore(EXAMPLE_1, slow))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (list(frontiers(EXAMPLE_1))[1], "frontier 1: 15, 3, 4, 5, 6, 7"),
        (
            shortest_game(EXAMPLE_1),
            "start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36",
        ),
        (shortest_game(Board(1)), "start on 1"),
        (shortest_game(Board(1, start=0)), "start on 0; roll 1 to 1"),
    ],
)
def test_a_frontier_or_a_game_prints_itself_in_one_line_and_can_be_pasted_back_and_copied(
    value: Any, text: str
) -> None:
    assert str(value) == text
    for same in (eval(repr(value), vars(snl_edu)), pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert (same, hash(same)) == (value, hash(value))
