"""The film of anybody's frontiers: right ones speak as the library's film, others say where they part from right ones."""

from collections.abc import Iterator
from itertools import count, repeat
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, Film, film, filmstrip, frontiers, named_board, play, watch
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards

FAMOUS = named_board("example-1")
ROUNDS = [list(frontier) for frontier in frontiers(FAMOUS)]


def sentences(given: Any, board: Board = FAMOUS) -> list[str]:
    """What the steps of a film of these frontiers say."""
    return [step.sentence for step in film(board, frontiers=given)]


@given(boards(), st.booleans(), st.booleans())
def test_right_frontiers_speak_as_the_film_of_the_board(board: Board, as_lists: bool, listed: bool) -> None:
    found = ([*frontier.squares] if as_lists else frontier for frontier in frontiers(board))
    mine = film(board, frontiers=list(found) if listed else found)
    assert [step.sentence for step in mine] == [step.sentence for step in film(board)]
    assert [step.states for step in mine][:-1] == [step.states for step in film(board)][:-1]


@given(boards(), st.data())
def test_a_frontier_that_is_not_right_names_a_square_that_is_not_right_there(board: Board, data: st.DataObject) -> None:
    found = [list(frontier) for frontier in frontiers(board)]
    square = data.draw(st.integers(1, board.squares))
    depth = data.draw(st.integers(1, len(found)))
    changed = [*found, []][: depth + 1]
    changed[depth] = [*changed[depth], square]
    right = distances(board.squares, dict(board.jumps), board.die, board.start)
    step = film(board, frontiers=changed)[depth]
    if right.get(square) == depth and square not in [*found, []][depth]:  # it is reached, after the goal
        assert "is not right" not in step.sentence or "missing" in step.sentence
    else:
        assert f"Frontier {depth} is not right:" in step.sentence
        assert f" {square} " in step.sentence or "missing" in step.sentence


@pytest.mark.parametrize(
    ("changed", "step", "problem"),
    [
        ([*ROUNDS[:2], ROUNDS[2][1:]], 2, "16 is missing: roll 1 from 15 ends there"),
        ([ROUNDS[0], [*ROUNDS[1], 9]], 1, "9 came too early: it takes 2 rolls"),
        ([ROUNDS[0], ROUNDS[1], [*ROUNDS[2], 15]], 2, "15 came again: it was in an earlier frontier"),
        ([ROUNDS[0], ROUNDS[1][1:], [*ROUNDS[2], 15]], 2, "15 came too late: 1 roll would have been enough"),
        ([ROUNDS[0], [*ROUNDS[1], 2]], 1, "2 cannot be reached on this board"),
        ([ROUNDS[0], [*ROUNDS[1], 15]], 1, "15 is in it twice"),
        ([ROUNDS[0], []], 1, "15 is missing: roll 1 from 1 ends there"),
    ],
)
def test_a_step_says_at_which_square_the_frontiers_part(changed: list[list[int]], step: int, problem: str) -> None:
    assert sentences(changed)[step] == f"Frontier {step} is not right: {problem}."
    assert not film(FAMOUS, frontiers=changed).games


def test_a_search_that_begins_elsewhere_is_shown_and_not_judged() -> None:
    told = sentences([[1, 20], [99 - 60]], Board(49))
    assert told == [
        "Frontier 0 of a search of your own: 2 squares are in it.",
        "Frontier 1 of a search of your own: 1 square is in it.",
    ]


def test_right_frontiers_that_stop_too_early_are_told_what_is_next() -> None:
    assert sentences(ROUNDS[:3])[-1] == ("The search stops here, but it is not over: 22 can be reached with 3 rolls.")


def test_frontiers_beyond_the_goal_are_right_too() -> None:
    depths = distances(36, dict(FAMOUS.jumps))
    onward = [[square for square, depth in depths.items() if depth == each] for each in range(max(depths.values()) + 1)]
    assert len(onward) == 6
    assert not any("not right" in sentence for sentence in sentences([*onward, []]))


def same_list() -> Iterator[list[int]]:
    """Yields one list again and again, with other squares in it."""
    frontier: list[int] = []
    for squares in ROUNDS:
        frontier[:] = squares
        yield frontier


def raises() -> Iterator[list[int]]:
    """Fails after two frontiers."""
    yield from ROUNDS[:2]
    raise KeyError("seen")


def spins() -> Iterator[list[int]]:
    """Yields one frontier and never another."""
    yield [1]
    while True:
        pass


def test_each_frontier_is_copied_as_it_comes() -> None:
    assert sentences(same_list()) == [step.sentence for step in film(FAMOUS)]


@pytest.mark.parametrize(
    ("given", "steps", "ending"),
    [
        (raises(), 2, "raises KeyError in line"),
        (spins(), 1, "does its loop ever end?"),
        (repeat([1]), 37, "goes on and on"),
    ],
)
def test_what_stops_a_search_is_the_last_step(given: Any, steps: int, ending: str) -> None:
    mine = film(FAMOUS, frontiers=given)
    assert len(mine) == steps + 1
    assert mine[-1].kind == "trouble"
    assert ending in mine[-1].sentence


@pytest.mark.parametrize(
    "given", [5, "frontier", None.__class__, [], [5], ["ab"], [[1.5]], [[True]], [count()], iter(int, 1), frontiers]
)
def test_what_is_no_list_of_squares_is_said(given: Any) -> None:
    with pytest.raises(BoardError):
        film(FAMOUS, frontiers=given)


def test_a_square_that_is_not_on_the_board_is_named() -> None:
    with pytest.raises(BoardError, match="frontier 1 holds 38") as caught:
        film(FAMOUS, frontiers=[[1], [15, 38]])
    assert caught.value.square == 38


def test_such_a_film_plays_everywhere() -> None:
    mine = film(FAMOUS, frontiers=ROUNDS)
    assert isinstance(mine, Film)
    assert play(mine).last == 5
    assert "Film strip: Frontier 0" in filmstrip(mine).alt
    assert repr(mine).startswith("<film of your frontiers on Board(36")
    assert [step.queue for step in mine][:5] == [tuple(squares) for squares in ROUNDS]
    with pytest.raises(BoardError):
        film(FAMOUS, frontiers=ROUNDS, take="newest")


def reach(board: Board) -> Iterator[list[int]]:
    """A learner's search."""
    frontier = [board.start]
    seen = {board.start}
    while frontier:
        yield frontier
        if board.goal in seen:
            return
        frontier = next_frontier(board, frontier, seen)


def next_frontier(board: Board, frontier: list[int], seen: set[int]) -> list[int]:
    """The squares that are new with one roll more."""
    found = []
    for square in frontier:
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                found.append(move.end)
    return found


def by_landings(board: Board) -> Iterator[list[int]]:
    """A search in which nobody is ever carried; it goes on with the same list."""
    frontier = [board.start]
    while frontier:
        yield frontier
        last = max(frontier)
        frontier[:] = range(last + 1, min(last + 6, board.goal) + 1)


@pytest.mark.parametrize(
    ("board", "ending"),
    [
        (FAMOUS, "It yields 5 frontiers, and that is right."),
        (named_board("the-trap"), "It yields 1 frontier, and that is right."),
        (Board(8, {2: 7}, columns=4, die=2, start=0), "It yields 3 frontiers, and that is right."),
    ],
)
def test_a_generator_of_frontiers_is_watched_line_by_line(board: Board, ending: str) -> None:
    run = watch(reach, board)
    assert (run.queue_name, run.seen_name) == ("frontier", "seen")
    assert run[-1].sentence == ending
    assert [tuple(each) for each in run.value] == [frontier.squares for frontier in frontiers(board)]
    held = [moment.queue for moment in run.moments]
    assert all(frontier.squares in held for frontier in frontiers(board))
    assert {moment.function for moment in run.moments[:-1]} == {"reach", "next_frontier"}


def test_a_generator_that_is_not_right_is_told_where_it_parts() -> None:
    assert watch(by_landings, FAMOUS)[-1].sentence == (
        "It yields 7 frontiers. Frontier 1 is not right: 15 is missing: roll 1 from 1 ends there."
    )


def test_a_frontier_after_the_last_one_is_shown_also_where_the_game_starts_off_the_board() -> None:
    steps = film(Board(1, die=1, start=0), frontiers=[[0], [1], [1]])
    assert steps[2].sentence == "Frontier 2 is not right: 1 came again: it was in an earlier frontier."
