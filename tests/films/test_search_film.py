"""The search of a board as a film, in sentences."""

import re
import runpy
from collections import Counter
from math import inf
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, Board, Film, Move, film, frontiers, named_board, shortest_games
from snl_edu.films.own_film import MOST_GAMES
from snl_edu.films.search_film import LINES, LISTING, expect_film
from snl_edu.model.search import rounds
from tests.helpers.bad_input import explain
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards

SMALL = [name for name, named in BOARDS.items() if named.board.squares <= 100]
EXAMPLE_1 = named_board("example-1")


def replay(board: Board, shown: Film) -> set[int]:
    """Follows the sentences of a film at move grain and nothing else, and checks each step against what they say."""
    queue = [board.start]
    seen = {board.start}
    square = landing = end = 0
    for moment in shown:
        said = moment.sentence
        numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\b", said)]
        if said.startswith("Take"):
            assert numbers == [queue.pop(0)]
            square = numbers[0]
            assert moment.kind == "take"
        elif match := re.match(r"Roll (\d+) from (\d+) lands on (\d+)(?:: a (ladder up|snake down) to (\d+))?", said):
            roll, start, landing = (int(match[group]) for group in (1, 2, 3))
            end = int(match[5] or landing)
            assert (start, start + roll) == (square, landing)
            assert end == board.jumps.get(landing, landing)
            if match[4]:
                assert (match[4] == "ladder up") == (end > landing)
                assert moment.kind == "jump"
            assert moment.move == (start, roll, landing, end)
        elif "one jump only" in said:
            way = "ladder" if board.jumps[end] > end else "snake"
            assert said.startswith(f"A {way} starts on {end} as well")
            assert moment.kind == "stay"
        elif "past" in said:
            assert numbers == [*dict.fromkeys((board.goal - square + 1, board.die)), square, board.goal]
            assert moment.kind == "past"
        if "first time" in said:
            assert (end in seen, moment.kind) == (False, "fresh")
            seen.add(end)
            queue.append(end)
        elif "reached before" in said:
            assert (end in seen, moment.kind) == (True, "seen")
        elif re.match(r"\d+ is the goal", said):
            assert (end, moment.kind) == (board.goal, "goal")
        elif moment.kind == "stuck":
            assert (queue, board.goal in seen) == ([], False)
        assert list(moment.queue) == queue
        assert set(moment.seen) == seen
        if moment.current is not None:
            assert moment.current == square
            assert moment.states[square] == "current"
    return seen


@settings(max_examples=60)
@given(boards(most_squares=30))
def test_the_sentences_alone_describe_the_whole_search(board: Board) -> None:
    seen = replay(board, film(board, grain="move"))
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    limit = far.get(board.goal, len(far))
    assert seen == {square for square, rolls in far.items() if rolls <= limit}


# Each move is either fresh or rejected, and nothing is searched twice


def expanded(board: Board, far: dict[int, int]) -> list[int]:
    """The squares from which rolls are tried: all that are nearer than the goal."""
    return [square for square, rolls in far.items() if rolls < far.get(board.goal, inf)]


def expect_fresh_or_rejected(board: Board) -> None:
    """What each moment adds, and why a roll adds nothing, by the distances that an oracle knows."""
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    moments = film(board).moments
    reached = [board.start]
    for moment in moments:
        move = moment.move
        if moment.kind == "fresh":
            assert move is not None
            assert (moment.fresh, moment.rejected) == ((move.end,), None)
            assert far[move.end] == far[move.start] + 1
            assert move.end not in reached
            reached.append(move.end)
        elif moment.kind == "seen":
            assert move is not None
            assert move.end in reached
            in_this_round = far[move.end] == far[move.start] + 1
            assert moment.rejected == ("same frontier" if in_this_round else "earlier frontier")
            assert in_this_round or far[move.end] <= far[move.start]
        elif moment.kind == "frontier":
            assert set(moment.fresh) == {square for square, rolls in far.items() if rolls == moment.depth}
            assert moment.fresh == moment.queue
            assert list(moment.seen) == reached
        else:
            assert moment.fresh == ()
        assert (moment.rejected is not None) == (moment.kind in ("seen", "past"))
    assert [moment.depth for moment in moments if moment.kind == "frontier"] == [*range(len(list(frontiers(board))))]
    last = moments[-1]
    assert (last.kind, last.game is None) == (("game", False) if board.goal in far else ("stuck", True))
    tried = [moment.move for moment in moments if moment.kind in ("fresh", "seen")]
    assert tried == [move for frontier in rounds(board) for move in frontier.moves]
    assert Counter(tried) == {
        Move(square, roll, square + roll, board.jumps.get(square + roll, square + roll)): 1
        for square in expanded(board, far)
        for roll in range(1, board.die + 1)
        if square + roll <= board.squares
    }
    past = [moment for moment in moments if moment.kind == "past"]
    assert {moment.rejected for moment in past} <= {"past the end"}
    assert Counter(moment.current for moment in past) == Counter(
        square for square in expanded(board, far) if square + board.die > board.squares
    )


@given(boards(most_squares=30))
def test_each_move_is_fresh_or_rejected_exactly_once_and_for_the_right_reason(board: Board) -> None:
    expect_fresh_or_rejected(board)


@pytest.mark.parametrize("name", [*SMALL, "empty-20x20"])
def test_a_film_expands_each_square_once_and_its_grains_none(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board = named_board(name)
    asked: Counter[int] = Counter()
    moves = Board.moves

    def counted(self: Board, square: int) -> tuple[Move, ...]:
        asked[square] += 1
        return moves(self, square)

    monkeypatch.setattr(Board, "moves", counted)
    shown = film(board)
    assert [len(shown.at_grain(grain)) for grain in shown.grains] == [len(places) for places in shown.grains.values()]
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    assert asked == Counter(expanded(board, far))


# Sentences


def test_frontier_steps_speak_of_their_numbers() -> None:
    assert [moment.sentence for moment in film(EXAMPLE_1)] == [
        "Frontier 0: only the start, square 1, is reached without a roll.",
        "Frontier 1: 6 squares are reached with exactly 1 roll and not sooner.",
        "Frontier 2: 11 squares are reached with exactly 2 rolls and not sooner.",
        "Frontier 3: 7 squares are reached with exactly 3 rolls and not sooner.",
        "Frontier 4: 7 squares are reached with exactly 4 rolls and not sooner.",
        "A shortest game takes 4 rolls: 1, 15, 13, 35, 36. Another 20 games are just as short.",
    ]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("one-square", "The start is the goal: the game is won without a roll."),
        ("one-way-only", "The shortest game takes 5 rolls: 1, 7, 13, 19, 25, 31. No other game is as short."),
        ("the-note", "A shortest game takes 1 roll: 1, 4. Another game is just as short."),
        ("the-trap", "The queue is empty and 9 was never reached: this board cannot be won."),
    ],
)
def test_the_end_is_described_as_it_is(name: str, sentence: str) -> None:
    assert film(named_board(name))[-1].sentence == sentence
    assert film(Board(4, start=0))[0].sentence.startswith("Frontier 0: the game starts off the board")


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (
            Board(10_001),
            "10001 squares and a die of 6 are too many for a film: at most 10000 squares, and 200000 moves",
        ),
        (Board(10_000, die=5000), "10000 squares and a die of 5000 are too many for a film"),
        (5, "a Film or a Board is needed, not 5: make one with film(board)"),
    ],
)
def test_only_a_board_of_a_watchable_size_can_be_filmed(board: Any, message: str) -> None:
    assert explain(expect_film, board).startswith(message)
    assert len(film(Board(10_000, {2: 10_000}))) == 3


def test_as_many_moves_as_are_allowed_can_be_filmed_and_not_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.films.search_film.MOST_MOVES", 54)
    assert len(film(Board(9))) == 4
    explain(film, Board(10))


def test_each_moment_knows_its_line_of_the_listing() -> None:
    lines = LISTING.splitlines()
    for moment in film(named_board("onto-the-wall"), grain="move"):
        word = {"take": "for square", "fresh": "append", "seen": "if move.end not in seen"}.get(moment.kind, "")
        assert word in lines[moment.line]
    assert set(LINES.values()) < set(range(len(lines)))


def test_the_listing_is_a_program_that_finds_the_same_frontiers(tmp_path: Path) -> None:
    program = tmp_path / "listing.py"
    program.write_text(f"def search(board, start, goal):\n{indent(LISTING, '    ')}\n", encoding="utf-8")
    search = runpy.run_path(str(program))["search"]
    for name in SMALL:
        board = named_board(name)
        found = search(board, board.start, board.goal)
        assert [tuple(frontier) for frontier in found] == [frontier.squares for frontier in frontiers(board)]


def test_a_film_keeps_the_first_shortest_games_and_counts_all() -> None:
    shown = film(named_board("empty-20x20"))
    assert (len(shown.games), shown.game_count) == (MOST_GAMES, 52_394)
    assert film(EXAMPLE_1).games == tuple(shortest_games(EXAMPLE_1))
    assert film(EXAMPLE_1).game_count == 21


def test_the_film_of_a_board_is_made_where_a_film_is_expected() -> None:
    shown = film(EXAMPLE_1, grain="move")
    assert expect_film(shown) is shown
    assert expect_film(EXAMPLE_1) == film(EXAMPLE_1)


def test_a_film_knows_how_many_rolls_each_square_takes_and_how_it_was_reached() -> None:
    shown = film(EXAMPLE_1)
    found = list(frontiers(EXAMPLE_1))
    assert shown.rolls == {square: frontier.depth for frontier in found for square in frontier.squares}
    arrivals = {square: move for frontier in found[1:] for square, move in frontier.arrivals.items()}
    assert shown.arrivals == arrivals
