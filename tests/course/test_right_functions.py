"""The right functions of the course beside the library's, and what the notebooks and their exercises have in common."""

from collections import deque
from fractions import Fraction
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given

from snl_edu import (
    Board,
    chances,
    check,
    count_shortest_games,
    edit,
    expected_rolls,
    fewest_rolls,
    frontiers,
    jump_values,
    named_board,
    playground,
    shortest_game,
    watch,
)
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.judges.mistakes import compiled
from snl_edu.course.solvers.judgement import judge
from tests.helpers.strategies import boards
from tests.notebooks.stored import source

WITNESS = Board(25, {7: 6})  # the board that catches the prepared solver of notebook 05


def ours(name: str) -> Any:
    """The right function of an exercise."""
    return course_exercises()[name].ours


def frugal(board: Board) -> int | None:
    """The fewest rolls, by a search that tries only what is worth it."""
    frontier, seen, number = {board.start}, {board.start}, 0
    while frontier and board.goal not in frontier:
        frontier = {end for square in frontier for end in ours("09-frugal")(board, square)} - seen
        seen |= frontier
        number += 1
    return number if frontier else None


@given(boards(most_squares=30))
def test_our_functions_find_what_the_library_finds(board: Board) -> None:
    found = list(frontiers(board))
    for square in range(1, board.squares + 1):
        assert ours("01-ends")(board, square) == [move.end for move in board.moves(square)]
    reached = ours("10-reach")(board.start, board.goal, lambda square: [move.end for move in board.moves(square)])
    assert list(ours("02-reach")(board)) == list(reached) == [list(frontier.squares) for frontier in found]
    notes = ours("03-remember")(board)
    assert notes == {square: move for frontier in found for square, move in frontier.arrivals.items()}
    assert (ours("03-read-back")(notes, board.goal) if board.goal in notes else None) == shortest_game(board)
    assert ours("09-leap")(board) == frugal(board) == fewest_rolls(board)
    assert ours("08-count-ways")(board).get(board.goal, 0) == count_shortest_games(board)
    now = {board.start: Fraction(1)}
    for theirs in islice(chances(board, exact=True), 6) if ours("09-leap")(board) is not None else ():
        assert now == theirs
        now = ours("08-next-chances")(board, now)
    sooner: set[int] = set()
    for frontier in found:
        standing = ours("04-standing-after")(board, frontier.depth)
        assert set(frontier.squares) == standing - sooner
        sooner |= standing


def ours_in_a_search(board: Board) -> Any:
    """A search that is built on our next frontier."""
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield frontier
        if board.goal in frontier:
            break
        frontier = ours("02-next-frontier")(board, frontier, seen)


def of_notebook(name: str) -> Any:
    """A solver of notebook 05."""
    return compiled(source("05", f"def {name}"), name, {"deque": deque, "end_of": ours("05-end-of")})[name]


HOPEFUL = "and it is wrong: May stay on a snake's mouth or a ladder's foot (optional-jumps)."


@pytest.mark.parametrize(
    ("answer", "exercise", "message"),
    [
        ([6, 6, 3, 6, 6, 6, 2], "01-your-game", "takes 7 rolls, by 1 - 7 - 13 - 16 - 22 - 28 - 34 - 36."),
        (ours_in_a_search, "02-reach", "Right, on 11 boards."),
        (Board(16, dict.fromkeys(range(10, 16), 1), die=5), "02-four-frontiers", "a die of six"),
        (Board(16, dict.fromkeys(range(10, 16), 1), start=0), "02-four-frontiers", "and the start on 1"),
        (of_notebook("hopeful"), "05-wrong-on-purpose", HOPEFUL),
    ],
)
def test_a_message_says_what_was_tried(answer: Any, exercise: str, message: str) -> None:
    said = check(answer, exercise).message
    assert said.endswith(message) if message.endswith(".") else message in said


def test_a_wrong_guess_of_the_fewest_rolls_is_not_told_the_answer() -> None:
    for guess in (*range(-3, 4), *range(5, 40)):
        assert "4" not in check(guess, "01-fewest").message.replace("14", "")


# Written down apart from the exercise: S is chosen, then P is looked at, then S joins; the end is the end.
CHAINS = ("CGBFD", "CAD", "ED")


def test_an_order_is_right_exactly_if_every_sentence_uses_only_earlier_ones() -> None:
    accepted = 0
    for order in permutations("ABCDEFG"):
        places = [[order.index(letter) for letter in chain] for chain in CHAINS]
        assert check("".join(order), "04-order").passed == all(chain == sorted(chain) for chain in places)
        accepted += check("".join(order), "04-order").passed
    assert accepted == 24


def test_what_notebook_05_shows_is_what_its_exercises_are_about() -> None:
    careful = of_notebook("careful")
    assert judge(careful).misconception == "depth-capped"
    assert check("depth-capped", "05-read-their-mind").passed
    run = watch(careful, WITNESS)
    assert check((run.queue_name, run.seen_name), "05-which-fruit").passed
    verdict = judge(of_notebook("hopeful"))
    assert (verdict.misconception, verdict.board) == ("optional-jumps", WITNESS)
    queues = [{square for step in film.moments for square in step.queue} for film in verdict.films]
    (only_there,) = queues[0] - queues[1]
    assert check(only_there, "05-where-they-part").passed


@pytest.mark.parametrize("make", [edit, playground])
def test_a_drawn_board_is_judged_as_a_typed_one_and_shown_with_a_shortest_game(make: Any) -> None:
    drawn = make(Board(36, {7: 36}))
    verdict = check(drawn, "07-one-game")
    assert (verdict.passed, verdict.board) == (True, drawn.board)
    assert "image/svg+xml" in verdict._repr_mimebundle_()["text/html"]
    drawn.close()


def test_a_ladder_can_cost_a_roll_and_a_kind_snake_is_worth_one() -> None:
    assert ours("07-worth")(Board(100, {7: 14, 13: 100}), 7) == -1
    snakes = [jump for jump in jump_values(named_board("chutes-and-ladders")) if jump.kind == "snake"]
    assert [(jump.start, jump.end) for jump in snakes if jump.worth > 0] == [(56, 53)]


def test_games_take_as_long_as_the_mean_says() -> None:
    rng = Random(4)
    board = Board(9, {2: 8, 6: 3})
    games = [ours("08-one-game")(board, lambda: rng.randint(1, 6)) for _ in range(2_000)]
    assert sum(games) / len(games) == pytest.approx(expected_rolls(board), rel=0.1)


def test_a_walk_notes_every_stop_that_the_die_can_land_on() -> None:
    landings = ours("09-landings")
    assert list(landings(Board(100, {30: 80}), 1)) == [(30, 5), (100, 17)]
    assert {stop for stop, _ in landings(named_board("five-in-a-row"), 1)} == {11, 12, 13, 14, 15, 36}
    assert list(landings(Board(9), 9)) == []
