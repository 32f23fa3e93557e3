"""Searches that take their squares in any order, as films."""

import re
import runpy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, Board, Film, Turn, explore, fewest_rolls, film, frontiers, named_board
from snl_edu.films.exploration import LARGEST_PILE, LINES, LISTING, WAYS, Exploration, exploration, searches
from snl_edu.films.film import Moment
from snl_edu.films.landmarks import involved
from tests.films.test_film import expect_states
from tests.helpers.bad_input import explain
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
SMALL = [named.board for named in BOARDS.values() if named.board.squares <= 100]
TAKES: tuple[Any, ...] = ("oldest", "newest", "highest", "random", min)


def shown_as(take: Any, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """A heap is shown with the next one first, everything else as it is."""
    return tuple(sorted(waiting, reverse=True)) if take == "highest" else waiting


def expect_turns(take: Any, board: Board) -> None:
    """The film shows what the search does, turn by turn and move by move, and what each sentence says is true."""
    turns, shot = list(explore(board, take, rng=2)), film(board, take=take, rng=2)
    steps = shot.at_grain("turn")
    begin, *middle, end = steps
    assert (begin.queue, begin.seen) == ((board.start,), (board.start,))
    seen = [board.start]
    for moment, turn in zip(middle, turns, strict=True):
        seen += [move.end for move in turn.fresh]
        assert (moment.kind, moment.current, moment.depth) == ("turn", turn.square, turn.depth)
        assert moment.queue == shown_as(take, turn.waiting)
        assert list(moment.seen) == seen
        assert moment.fresh == tuple(move.end for move in turn.fresh)
        expect_true(board, turn, moment.sentence)
    expect_end(board, turns, shot)
    expect_states(shot)
    assert end.queue == middle[-1].queue if middle else begin.queue
    expect_moves(board, turns, shot)


def expect_true(board: Board, turn: Turn, sentence: str) -> None:
    taken, *fresh = map(int, re.findall(r"\d+", sentence))
    assert sentence.startswith(f"Take {turn.square}")
    assert taken == turn.square
    if "squares are new" in sentence:
        assert fresh == [len(turn.fresh)]
    else:
        assert fresh == [move.end for move in turn.fresh]
    assert ("Nothing is new" in sentence) == (not turn.fresh)
    assert board.start <= taken < board.goal


def expect_end(board: Board, turns: list[Turn], shot: Film) -> None:
    end, fewest = shot.moments[-1], fewest_rolls(board)
    if fewest is None:
        assert (end.kind, end.game, shot.games) == ("stuck", None, ())
        assert end.sentence.endswith(f"{board.goal} was never reached: this board cannot be won.")
        return
    assert (end.kind, shot.games, shot.game_count) == ("game", (end.game,), 1)
    assert end.game is not None
    assert not turns or end.game == turns[-1].game
    squares = ", ".join(map(str, end.game.squares))
    rolls = "1 roll" if len(end.game) == 1 else f"{len(end.game)} rolls"
    if len(end.game) == 0:
        assert end.sentence == "The start is the goal: the game is won without a roll."
    elif len(end.game) == fewest:
        assert end.sentence == f"This game takes {rolls}, and no game takes fewer. It goes through {squares}."
    else:
        assert end.sentence == f"This game takes {rolls}. The fewest possible is {fewest}. It goes through {squares}."
    assert shot.ending(squares) == end.sentence


def why_seen(far: Mapping[int, int], shot: Film, moment: Moment) -> str:
    """Why a move finds nothing new: only a queue has frontiers, and an oracle knows how far each square is."""
    if shot.take != "oldest" or moment.move is None:
        return "already seen"
    return "same frontier" if far[moment.move.end] > far[moment.move.start] else "earlier frontier"


def expect_moves(board: Board, turns: list[Turn], shot: Film) -> None:
    tried = [moment for moment in shot.moments if moment.kind in ("fresh", "seen")]
    assert [moment.move for moment in tried] == [move for turn in turns for move in turn.moves]
    assert [moment.move for moment in tried if moment.kind == "fresh"] == [m for turn in turns for m in turn.fresh]
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    for moment in shot.moments:
        assert moment.rejected == {"seen": why_seen(far, shot, moment), "past": "past the end"}.get(moment.kind)
        if moment.kind == "take":
            assert moment.current not in moment.queue
    past = {moment.current for moment in shot.moments if moment.kind == "past"}
    assert past == {turn.square for turn in turns if turn.square + board.die > board.goal}
    depths = {board.start: 0} | {move.end: turn.depth + 1 for turn in turns for move in turn.fresh}
    assert shot.rolls == depths
    assert shot.arrivals == {move.end: move for turn in turns for move in turn.fresh}


@settings(max_examples=40)
@given(board=boards(most_squares=30, most_die=12))
def test_every_film_shows_what_its_search_does(board: Board) -> None:
    for take in TAKES:
        expect_turns(take, board)


@settings(max_examples=40)
@given(board=boards(most_squares=30))
def test_what_is_counted_is_what_the_turns_cost(board: Board) -> None:
    for take in ("oldest", "newest", "highest"):
        turns, shot = list(explore(board, take)), film(board, take=take)
        counted = shot.counters()
        last = {name: numbers[-1] for name, numbers in counted.items()}
        assert last == {
            "taken": len(turns),
            "tried": sum(len(turn.moves) for turn in turns),
            "most": max([1, *(len(turn.waiting) for turn in turns)]),
            "game": len(shot.games[0]) if shot.games else None,
        }
        for numbers in counted.values():
            known = [number for number in numbers if number is not None]
            assert len(numbers) == len(shot.moments)
            assert known == sorted(known)
        if turns and shot.games:
            kinds = [moment.kind for moment in shot.moments]
            assert counted["game"].index(last["game"]) == kinds.index("goal")


@settings(max_examples=40)
@given(board=boards(most_squares=30))
def test_oldest_first_has_the_frontiers_as_a_grain_up_to_the_one_before_the_goal(board: Board) -> None:
    shot = film(board, take="oldest")
    assert list(shot.grains) == ["frontier", "turn", "move"]
    found = [frontier.squares for frontier in frontiers(board)]
    expected = found[:-1] if len(found) > 1 and shot.games else found
    *steps, end = shot.at_grain("frontier")
    assert [moment.queue for moment in steps] == [moment.fresh for moment in steps] == expected
    assert [moment.depth for moment in steps] == list(range(len(expected)))
    assert end is shot.moments[-1]
    plain = [moment.sentence for moment in film(board)]
    assert [moment.sentence for moment in steps] == plain[: len(steps)]


NAMES = {
    "oldest": ("Oldest first: a queue", "Queue, front first", "Take 8 from the front of the queue."),
    "newest": ("Newest first: a stack", "Stack, top last", "Take 8 from the top of the stack."),
    "highest": ("Highest first: a heap", "Heap, next one first", "Take 8, the highest in the heap."),
    "random": ("One at random", "Waiting", "Take 8 from the waiting squares."),
    "own": ("Your own choice", "Waiting", "Take 8 from the waiting squares."),
}


@pytest.mark.parametrize("name", NAMES)
def test_what_waits_is_called_what_it_is(name: str) -> None:
    shot = film(EXAMPLE_1, take=max if name == "own" else name)
    assert isinstance(shot, Exploration)
    title, label, take = NAMES[name]
    assert (shot.title, shot.words.labels["queue"], shot.take) == (title, label, name)
    assert shot.words.sentences["take"].format(square=8) == take
    takes = {re.sub(r"\d+", "8", moment.sentence) for moment in shot.moments if moment.kind == "take"}
    assert takes == {take}
    pasted = f"film({EXAMPLE_1!r}, take='{name}', grain="
    assert repr(shot).startswith(f"<film of {EXAMPLE_1!r}>" if name == "own" else pasted)


@pytest.mark.parametrize("name", WAYS)
def test_the_listing_runs_and_only_one_line_of_it_changes(name: str, tmp_path: Path) -> None:
    taken: list[int] = []

    def middle(waiting: Any) -> int:
        return int(waiting[len(waiting) // 2])

    class Watched(list[int]):
        def remove(self, square: int) -> None:
            taken.append(square)
            super().remove(square)

    take = middle if name in ("own", "random") else name
    listing = "\n".join(film(EXAMPLE_1, take=name if name != "own" else middle).listing)
    path = tmp_path / "listing.py"
    path.write_text(listing.replace("[start]", "Watched([start])").replace("random.choice(", "take("), encoding="utf-8")
    runpy.run_path(str(path), {"start": 1, "goal": 36, "board": EXAMPLE_1, "Watched": Watched, "take": middle})
    assert taken == [turn.square for turn in explore(EXAMPLE_1, take)]
    plain = LISTING.format(pick=WAYS["oldest"].pick).splitlines()
    mine = LISTING.format(pick=WAYS[name].pick).splitlines()
    assert [place for place, lines in enumerate(zip(plain, mine, strict=True)) if lines[0] != lines[1]] in ([], [3])


def test_every_kind_of_moment_has_its_line() -> None:
    kinds = {moment.kind: moment.line for board in SMALL for take in TAKES for moment in film(board, take=take).moments}
    assert kinds == LINES


def test_a_turn_is_about_its_square_and_those_that_are_new_and_where_the_die_landed() -> None:
    shot = film(EXAMPLE_1, take="newest")
    assert involved(shot, shot[1]) == (1, 15, 3, 4, 5, 6, 7, 2)


def test_searches_have_turns_and_moves_so_that_all_of_them_have_two_grains_in_common() -> None:
    for take in TAKES[1:]:
        assert list(film(EXAMPLE_1, take=take).grains) == ["turn", "move"]
    assert film(EXAMPLE_1, take="newest", grain="move").grain == "move"
    assert [(shot.take, shot.grain) for shot in searches(EXAMPLE_1)] == [
        ("oldest", "turn"),
        ("newest", "turn"),
        ("highest", "turn"),
    ]


def test_where_all_that_wait_are_written_down_again_and_again_a_board_has_a_limit() -> None:
    too_many = explain(film, Board(LARGEST_PILE + 1), take="newest")
    assert too_many == "1001 squares are too many for take='newest': at most 1000"
    too_many = explain(film, Board(LARGEST_PILE + 1), take=max)
    assert too_many == "1001 squares are too many for a take of your own: at most 1000"
    assert exploration(Board(LARGEST_PILE), "newest", 0, "turn").games
    assert len(film(Board(LARGEST_PILE + 1), take="oldest")) > 100
    assert "too many for a film" in explain(film, Board(10**12), take="oldest")
