"""Which squares are reached in how many rolls, and the shortest games."""

import copy
import pickle
import signal
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice, pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given

from snl_edu import (
    Board,
    BoardError,
    Frontier,
    Game,
    Move,
    Turn,
    count_shortest_games,
    explore,
    fewest_rolls,
    frontiers,
    named_board,
    random_board,
    shortest_game,
    shortest_games,
)
from snl_edu.model import search
from snl_edu.model.search import rounds
from tests.helpers.bad_input import Immense, RaisingMapping, explain, nonsense
from tests.helpers.oracles import distances, frugal_search, goal_distance, turns_taken, winning_rolls
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


@given(boards())
def test_a_frontier_holds_every_move_tried_in_queue_order(board: Board) -> None:
    found = list(frontiers(board))
    assert found[0].moves == ()
    assert found[0].arrivals == {board.start: None}
    for before, frontier in pairwise(found):
        assert frontier.moves == tuple(move for square in before.squares for move in board.moves(square))


@given(boards())
def test_a_move_was_fresh_exactly_when_the_arrival_is_that_very_move(board: Board) -> None:
    seen = {board.start}
    for frontier in frontiers(board):
        fresh = []
        for move in frontier.moves:
            was_fresh = move.end not in seen
            seen.add(move.end)
            assert (frontier.arrivals.get(move.end) is move) == was_fresh
            fresh += [move.end] if was_fresh else []
        assert frontier.depth == 0 or list(frontier.squares) == fresh


def test_the_search_is_lazy() -> None:
    first, second = islice(frontiers(Board(10**12)), 2)
    assert (first.squares, second.squares) == ((1,), (2, 3, 4, 5, 6, 7))


def test_the_search_ends_with_the_goal_and_looks_no_further() -> None:
    assert [frontier.squares for frontier in frontiers(Board(2))] == [(1,), (2,)]
    assert [frontier.squares for frontier in frontiers(Board(1))] == [(1,)]
    assert [frontier.squares for frontier in frontiers(Board(1, start=0))] == [(0,), (1,)]


def test_the_search_ends_when_no_square_is_left() -> None:
    wall = dict.fromkeys(range(2, 8), 1)
    assert [frontier.squares for frontier in frontiers(Board(9, wall))] == [(1,)]


@given(boards())
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
    arrivals: dict[int, Move | None] = {1: None}
    kept = Frontier(0, arrivals, ())
    arrivals[2] = None
    assert kept.squares == (1,)
    assert Frontier(0, {1: None}, []).moves == ()  # type: ignore[arg-type]


def test_a_frontier_shows_itself_briefly_and_can_be_pasted_back_copied_and_hashed() -> None:
    frontier = list(frontiers(EXAMPLE_1))[1]
    assert str(frontier) == "frontier 1: 15, 3, 4, 5, 6, 7"
    assert eval(repr(frontier)) == frontier
    assert pickle.loads(pickle.dumps(frontier)) == copy.deepcopy(frontier) == frontier
    assert hash(copy.deepcopy(frontier)) == hash(frontier)
    assert len({hash(other) for other in frontiers(EXAMPLE_1)}) == 5


def test_a_copied_frontier_still_knows_which_moves_were_fresh() -> None:
    frontier = copy.deepcopy(list(frontiers(EXAMPLE_1))[2])
    fresh = [move.end for move in frontier.moves if frontier.arrivals.get(move.end) is move]
    assert fresh == list(frontier.squares)


@given(boards())
def test_the_shortest_game_obeys_the_rules_and_is_as_short_as_can_be(board: Board) -> None:
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    game = shortest_game(board)
    if game is None:
        assert board.goal not in far
        return
    assert len(game) == len(game.rolls) == far[board.goal]
    assert game.squares[0] == board.start
    assert game.squares[-1] == board.goal
    for here, move in zip(game.squares, game.moves, strict=False):
        assert move in board.moves(here)


@given(boards(most_squares=20, most_die=4))
def test_the_shortest_games_are_those_that_trying_everything_finds(board: Board) -> None:
    rolls = fewest_rolls(board)
    found = [game.rolls for game in islice(shortest_games(board), 300)]
    if rolls is None:
        assert found == []
    elif board.die**rolls < 5000:
        assert found == winning_rolls(board.squares, dict(board.jumps), board.die, board.start, rolls)


@given(boards(most_squares=30))
def test_counting_the_shortest_games_agrees_with_listing_them(board: Board) -> None:
    games = list(islice(shortest_games(board), 2000))
    count = count_shortest_games(board)
    assert len(games) == min(count, 2000)
    assert len(set(games)) == len(games)
    assert [game.rolls for game in games] == sorted(game.rolls for game in games)
    assert shortest_game(board) == (games[0] if games else None)


@pytest.mark.unmeasured
def test_every_board_of_eight_squares_with_up_to_three_jumps_is_searched_rightly() -> None:
    tried = 0
    for size in range(4):
        for starts in combinations(range(2, 8), size):
            for ends in product(range(1, 9), repeat=size):
                if any(start == end for start, end in zip(starts, ends, strict=True)):
                    continue
                jumps = dict(zip(starts, ends, strict=True))
                board = Board(8, jumps)
                expected = distances(8, jumps).get(8)
                assert fewest_rolls(board) == expected
                depths = [frontier.depth for frontier in frontiers(board) if 8 in frontier.arrivals]
                assert depths == ([] if expected is None else [expected])
                if expected is not None and expected <= 2:
                    assert count_shortest_games(board) == len(winning_rolls(8, jumps, 6, 1, expected))
                tried += 1
    assert tried == 1 + 6 * 7 + 15 * 7**2 + 20 * 7**3


@pytest.mark.unmeasured
def test_a_count_of_hundreds_of_digits_is_exact() -> None:
    squares = 2_400
    jumps = dict.fromkeys(range(3, squares, 5), 1)  # snakes to the start, which no shortest game takes
    ways = {1: 1}
    while squares not in ways:
        later: dict[int, int] = {}
        for here, number in ways.items():
            for there in range(here + 1, here + 7):
                if there <= squares and there not in jumps:
                    later[there] = later.get(there, 0) + number
        ways = later
    assert ways[squares] > 10**200
    assert count_shortest_games(Board(squares, jumps)) == ways[squares]


def test_the_shortest_games_of_a_long_board_are_listed_one_at_a_time() -> None:
    board = Board(9_000)  # more rolls than Python lets a function call itself
    assert [len(game) for game in islice(shortest_games(board), 3)] == [1500] * 3
    assert count_shortest_games(board) > 3


ASK: list[Callable[[Board], object]] = [
    shortest_game,
    count_shortest_games,
    lambda board: next(shortest_games(board), None),
]


@pytest.mark.unmeasured
@pytest.mark.parametrize("ask", ASK)
@pytest.mark.parametrize(
    "board", [Board(10**12), Board(10**18, die=1), Board(10**12, die=10**6), Board(10**12, {7 * 10**11: 5})]
)
def test_a_search_that_would_fill_the_memory_is_refused_with_its_limit_and_what_to_do(
    ask: Callable[[Board], object], board: Board
) -> None:
    message = explain(ask, board)
    assert "too large to keep in memory" in message
    assert "2 million squares" in message
    assert "fewest_rolls(board) has no such limit" in message
    assert fewest_rolls(board) is not None


@pytest.mark.parametrize("ask", ASK)
def test_the_limit_counts_the_squares_reached_before_the_goal(
    ask: Callable[[Board], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "MOST_REACHED", 61)
    assert ask(Board(61 + 6))
    explain(ask, Board(61 + 7))
    explain(ask, Board(10**9, dict.fromkeys(range(100, 106), 1)))  # cannot be won: only the search can tell
    assert ask(Board(10**18, {40: 10**18 - 9})) is not None
    monkeypatch.setattr(search, "MOST_TRIED", 6 * 19)
    assert ask(Board(20))
    explain(ask, Board(30))
    assert ask(Board(14, die=10**6))  # no roll passes the goal, so only 13 moves are tried


def test_a_small_search_on_a_huge_board_is_made() -> None:
    far = named_board("a-million-million")
    game = shortest_game(far)
    assert game is not None
    assert len(game) == fewest_rolls(far) == 1012
    assert game.squares[-1] == far.goal
    assert all(move in far.moves(move.start) for move in game.moves)
    assert [game.rolls for game in shortest_games(Board(10**18, {3: 10**18, 5: 10**18}))] == [(2,), (4,)]
    assert count_shortest_games(Board(10**18, {3: 10**18, 5: 10**18})) == 2


def test_a_game_prints_itself_in_one_line() -> None:
    assert str(shortest_game(EXAMPLE_1)) == (
        "start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36"
    )
    assert str(shortest_game(Board(1))) == "start on 1"
    assert str(shortest_game(Board(1, start=0))) == "start on 0; roll 1 to 1"


def test_a_game_can_be_pasted_back_copied_and_hashed() -> None:
    game = shortest_game(EXAMPLE_1)
    assert eval(repr(game)) == pickle.loads(pickle.dumps(game)) == game
    assert hash(copy.deepcopy(game)) == hash(game)
    assert game == Game(list(game.moves))  # type: ignore[union-attr,arg-type]


@pytest.mark.parametrize("moves", [5, None, "ab", [1], ((1, 2, 3, 4),), {Move(1, 1, 2, 2)}])
def test_what_is_not_a_tuple_of_moves_is_not_a_game(moves: Any) -> None:
    with pytest.raises(BoardError) as caught:
        Game(moves)
    shown = "5" if moves == 5 else "None" if moves is None else "'ab'" if moves == "ab" else f"a {type(moves).__name__}"
    assert str(caught.value) == f"a game is made of a tuple of moves, not of {shown}"


def tried(make: Callable[..., object], *values: Any) -> object:
    """What comes out of a call with nonsense: a value, or None after a BoardError; anything else is a failure."""
    try:
        return make(*values)
    except BoardError as error:
        assert len(str(error)) < 300
        return None


def test_whatever_a_frontier_is_made_of_it_can_be_shown_or_a_board_error_comes_out() -> None:
    move = Move(1, 1, 2, 2)
    made = 0
    for arguments in (
        lambda odd: (odd, {2: move}, (move,)),
        lambda odd: (1, odd, (move,)),
        lambda odd: (1, {2: odd}, (move,)),
        lambda odd: (1, {2: move}, odd),
        lambda odd: (1, {2: move}, [odd]),
        lambda odd: (1, {2: move}, (move, Move(2, odd, 3, 3))),
        lambda odd: (1, {2: Move(1, 1, 2, odd)}, (move,)),
        lambda odd: (1, {2: move}, (tuple.__new__(Move, (odd,)),)),
        lambda odd: (odd, odd, odd),
    ):
        for odd in nonsense():
            frontier = tried(Frontier, *arguments(odd))
            if isinstance(frontier, Frontier):
                made += 1
                assert eval(repr(frontier)) == frontier
                assert pickle.loads(pickle.dumps(frontier)) == frontier
                assert isinstance(hash(frontier), int)
                assert str(frontier).startswith(f"frontier {frontier.depth}")
                assert frontier._repr_mimebundle_()
    assert 4 <= made <= 60  # a list whose methods fail is read as the list it is


def test_whatever_a_game_is_made_of_it_can_be_shown_or_a_board_error_comes_out() -> None:
    move = Move(1, 1, 2, 2)
    made = 0
    for arguments in (
        lambda odd: odd,
        lambda odd: [odd],
        lambda odd: (move, odd),
        lambda odd: [move, Move(2, odd, 3, 3)],
        lambda odd: [Move(1, 1, 2, odd), Move(odd, 1, 3, 3)],
        lambda odd: (tuple.__new__(Move, (odd,)), move),
    ):
        for odd in nonsense():
            game = tried(Game, arguments(odd))
            if isinstance(game, Game):
                made += 1
                assert eval(repr(game)) == pickle.loads(pickle.dumps(game)) == game
                assert isinstance(hash(game), int)
                assert str(game).startswith("start on ")
                assert game._repr_mimebundle_()
    assert 2 <= made <= 60


def test_whatever_is_searched_a_board_error_comes_out() -> None:
    for odd in nonsense():
        for ask in (shortest_game, count_shortest_games, fewest_rolls, lambda odd: next(frontiers(odd))):
            explain(ask, odd)
        explain(lambda odd: next(shortest_games(odd)), odd)


def test_a_frontier_says_what_it_is_made_of() -> None:
    move = Move(1, 1, 2, 2)
    assert explain(Frontier, -1, {}, ()).startswith("depth must be a whole number from 0 to")
    assert explain(Frontier, 1, [move], ()) == (
        "arrivals must be a mapping from each square to the move that reached it, like {3: Move(1, 2, 3, 3)}, not a list"
    )
    assert explain(Frontier, 1, {2: move}, {move}) == "the moves of a frontier are a tuple of moves, not a set"
    assert explain(Frontier, 1, RaisingMapping(), ()) == (
        "arrivals could not be read: a RaisingMapping raised RuntimeError"
    )
    assert "must be a dict if there are more than 10000000" in explain(Frontier, 1, Immense(), ())


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
        Frontier(1, Slow(), ())


def test_a_game_whose_moves_do_not_follow_each_other_is_refused() -> None:
    with pytest.raises(BoardError) as caught:
        Game((Move(1, 1, 2, 15), Move(4, 1, 5, 5)))
    assert str(caught.value) == ("a move from 4 follows one that ends on 15: start each move where the last one ended")


@pytest.mark.parametrize(
    ("wrong", "shown"),
    [(None, "None"), (36, "36"), ([[-1, -1], [-1, 3]], "a list"), ({2: 3}, "a dict"), ("board", "'board'")],
)
def test_a_search_needs_a_board_and_says_so(wrong: Any, shown: str) -> None:
    for ask in (shortest_game, count_shortest_games, fewest_rolls):
        with pytest.raises(
            BoardError, match=f"a Board is needed, not {shown}: make one with Board or Board.from_matrix"
        ):
            ask(wrong)
    for look in (frontiers, shortest_games):
        with pytest.raises(BoardError, match=f"a Board is needed, not {shown}: make one"):
            next(look(wrong))


# One loop, many searches

TAKES = ("oldest", "newest", "highest", "random")


@given(boards())
def test_taking_the_oldest_tries_the_first_moves_of_the_frontiers_in_the_same_order(board: Board) -> None:
    tried = [move for turn in explore(board) for move in turn.moves]
    expected = [move for frontier in rounds(board) for move in frontier.moves]
    assert tried == expected[: len(tried)]
    if fewest_rolls(board) is None:
        assert tried == expected
    depths = {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}
    assert all(turn.depth == depths[turn.square] for turn in explore(board))
    assert list(explore(board, "oldest")) == list(explore(board))


@pytest.mark.parametrize("take", TAKES)
@given(board=boards())
def test_every_search_finds_the_goal_if_it_can_be_reached_by_a_game_that_obeys_the_rules(
    take: str, board: Board
) -> None:
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    turns = list(explore(board, take, rng=7))
    assert [turn.game for turn in turns[:-1]] == [None] * (len(turns) - 1)
    if board.start == board.goal:
        assert turns == []
        return
    game = turns[-1].game
    if game is None:
        assert board.goal not in far
        assert {turn.square for turn in turns} == set(far)
        assert turns[-1].waiting == ()
        return
    assert (game.squares[0], game.squares[-1]) == (board.start, board.goal)
    assert all(move in board.moves(move.start) for move in game.moves)
    assert len(game) == turns[-1].depth + 1 >= far[board.goal]
    assert take != "oldest" or len(game) == far[board.goal]


def picked_by(take: str, rng: Random) -> Callable[[list[int]], int]:
    """Which of the waiting squares is taken, by its place."""
    return {
        "oldest": lambda _: 0,
        "newest": lambda waiting: len(waiting) - 1,
        "highest": lambda waiting: sorted(range(len(waiting)), key=waiting.__getitem__).pop(),
        "random": lambda waiting: waiting.index(rng.choice(waiting)),
    }[take]


@pytest.mark.unmeasured
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


def test_a_search_that_starts_on_the_goal_has_no_turn_and_one_off_the_board_takes_the_start() -> None:
    assert list(explore(Board(1))) == []
    (turn,) = explore(Board(1, start=0), "newest")
    assert turn == Turn(0, 0, (Move(0, 1, 1, 1),), (Move(0, 1, 1, 1),), (1,), Game((Move(0, 1, 1, 1),)))


def test_the_last_turn_tries_all_moves_of_its_square() -> None:
    *_, last = explore(Board(9, {2: 9}))
    assert [move.roll for move in last.moves] == [1, 2, 3, 4, 5, 6]
    assert last.waiting == (9, 3, 4, 5, 6, 7)


def always(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def first_turn(board: Any, take: Any = "oldest", rng: Any = 0) -> Turn:
    return next(explore(board, take, rng=rng))


def test_whatever_a_search_is_given_a_board_error_comes_out() -> None:
    for odd in nonsense():
        explain(first_turn, odd)
        explain(first_turn, EXAMPLE_1, odd)
        explain(first_turn, EXAMPLE_1, always(odd))
    for odd in ("x", None, 1.5, True, 10**5000):
        assert explain(first_turn, EXAMPLE_1, "random", odd).startswith("rng, if it is not a random.Random, must be")


def test_a_function_that_cannot_pick_is_told_what_it_should_do() -> None:
    choices = "oldest, newest, highest, random"
    assert explain(first_turn, EXAMPLE_1, "deepest") == (
        f"take, if it is not a function, must be one of {choices}, not 'deepest'"
    )
    assert explain(first_turn, EXAMPLE_1, lambda _: 1 // 0) == (
        "take raised a ZeroDivisionError when these squares waited: 1"
    )
    assert explain(first_turn, EXAMPLE_1, lambda: 1) == "take raised a TypeError when these squares waited: 1"
    last = "take must give one of the squares that wait (1), not"
    assert explain(first_turn, EXAMPLE_1, always("1")) == f"{last} '1'"
    assert explain(first_turn, EXAMPLE_1, always(2)) == f"{last} 2"
    second = explore(EXAMPLE_1, always(1))
    next(second)
    assert explain(next, second) == "take must give one of the squares that wait (15, 3, 4, 5, 6, ...), not 1"


def test_ctrl_c_in_a_function_that_picks_stops_the_search() -> None:
    def slow(waiting: tuple[int, ...]) -> int:
        signal.raise_signal(signal.SIGINT)
        return waiting[0]

    with pytest.raises(KeyboardInterrupt):
        first_turn(EXAMPLE_1, slow)


# For an exercise: fewer squares are enough


def test_every_jump_in_reach_and_the_furthest_plain_square_are_enough() -> None:
    rng = Random(4)
    for _ in range(2_000):
        squares, die, start = rng.randint(1, 60), rng.randint(1, 8), rng.randint(0, 1)
        starts = [square for square in range(start + 1, squares) if rng.random() < rng.choice((0.1, 0.5))]
        jumps = {square: end for square in starts if (end := rng.randint(1, squares)) != square}
        assert frugal_search(squares, jumps, die, start)[0] == goal_distance(squares, jumps, die, start)


@pytest.mark.parametrize(("jumps", "least", "most"), [(4, 1.8, 2.4), (10, 1.2, 1.5)])
def test_the_fewer_jumps_the_more_squares_the_frugal_search_leaves_out(jumps: int, least: float, most: float) -> None:
    tried = [random_board(36, snakes=jumps, ladders=jumps, rng=seed) for seed in range(100)]
    plain = sum(len(turn.fresh) for board in tried for turn in explore(board))
    frugal = sum(frugal_search(36, dict(board.jumps))[1] for board in tried)
    assert least < plain / frugal < most
