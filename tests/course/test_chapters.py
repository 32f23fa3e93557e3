"""What the tables of answers do not show: our functions beside the library's, the proofs, and what the notebooks share."""

from collections.abc import Callable
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
from snl_edu.course.exercises import ch06, graphs, own_solvers, rolls, searches
from snl_edu.course.exercises.ch04 import standing_after
from snl_edu.course.exercises.ch05 import WITNESS
from snl_edu.course.exercises.ch07 import worth
from snl_edu.course.exercises.dice import Die, one_game
from snl_edu.course.exercises.leaps import leap, worth_trying
from snl_edu.course.exercises.luck import count_ways
from snl_edu.course.exercises.notes import read_back, remember
from snl_edu.course.exercises.proofs import USES, judge_order
from snl_edu.course.exercises.shares import next_chances
from snl_edu.course.exercises.walks import landings
from snl_edu.course.misconceptions import MISCONCEPTIONS, function_of
from snl_edu.course.solvers import judge
from tests.course.answers.ch03 import in_order, searched
from tests.course.answers.ch10 import ANSWERS
from tests.helpers.strategies import boards
from tests.notebooks.stored import chapter, source


def frugal(board: Board) -> int | None:
    """The fewest rolls, by a search that tries only what is worth it."""
    frontier, seen, number = {board.start}, {board.start}, 0
    while frontier and board.goal not in frontier:
        frontier = {end for square in frontier for end in worth_trying(board, square)} - seen
        seen |= frontier
        number += 1
    return number if frontier else None


@given(boards(most_squares=30))
def test_our_functions_find_what_the_library_finds(board: Board) -> None:
    found = list(frontiers(board))
    for square in range(1, board.squares + 1):
        assert rolls.ends(board, square) == [move.end for move in board.moves(square)]
    reached = graphs.reach(board.start, board.goal, lambda square: [move.end for move in board.moves(square)])
    assert list(searches.reach(board)) == list(reached) == [list(frontier.squares) for frontier in found]
    notes = remember(board)
    assert notes == {square: move for frontier in found for square, move in frontier.arrivals.items()}
    assert (read_back(notes, board.goal) if board.goal in notes else None) == shortest_game(board)
    assert leap(board) == frugal(board) == fewest_rolls(board)
    assert count_ways(board).get(board.goal, 0) == count_shortest_games(board)
    now = {board.start: Fraction(1)}
    for theirs in islice(chances(board, exact=True), 6) if leap(board) is not None else ():
        assert now == theirs
        now = next_chances(board, now)
    sooner: set[int] = set()
    for frontier in found:
        standing = standing_after(board, frontier.depth)
        assert set(frontier.squares) == standing - sooner
        sooner |= standing


def ours_in_a_search(board: Board) -> Any:
    """A search that is built on our next frontier."""
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield frontier
        if board.goal in frontier:
            break
        frontier = searches.next_frontier(board, frontier, seen)


def of_notebook(name: str) -> Callable[[list[list[int]]], int]:
    """A solver of notebook 05."""
    text = source("05", f"def {name}").replace(f"def {name}(", "def solve(")
    helper = "from snl_edu.course.exercises.places import end_of"
    return function_of(f"from collections import deque\n{helper}\n{text}", name)


HOPEFUL = "and it is wrong: May stay on a snake's mouth or a ladder's foot (optional-jumps)."


@pytest.mark.parametrize(
    ("answer", "exercise", "message"),
    [
        ([6, 6, 3, 6, 6, 6, 2], "01-your-game", "takes 7 rolls, by 1 - 7 - 13 - 16 - 22 - 28 - 34 - 36."),
        (ours_in_a_search, "02-reach", "Right, on 10 boards."),
        (Board(16, dict.fromkeys(range(10, 16), 1), die=5), "02-four-frontiers", "a die of six"),
        (Board(16, dict.fromkeys(range(10, 16), 1), start=0), "02-four-frontiers", "and the start on 1"),
        (of_notebook("hopeful"), "05-wrong-on-purpose", HOPEFUL),
        (ANSWERS["10-word-neighbours"].right[0], "10-word-neighbours", "Right."),
    ],
)
def test_a_message_says_what_was_tried(answer: Any, exercise: str, message: str) -> None:
    said = check(answer, exercise).message
    assert said.endswith(message) if message.endswith(".") else message in said


def test_a_wrong_guess_of_the_fewest_rolls_is_not_told_the_answer() -> None:
    for guess in (*range(-3, 4), *range(5, 40)):
        assert "4" not in check(guess, "01-fewest").message.replace("14", "")


def test_a_search_that_reads_a_goal_without_a_note_is_shown_the_board() -> None:
    verdict = check(lambda board: in_order(searched(board, sixes_first=True), board.goal), "03-sixes-first")
    assert verdict.board == named_board("the-trap")


# Written down apart from the exercise: S is chosen, then P is looked at, then S joins; the end is the end.
CHAINS = ("CGBFD", "CAD", "ED")


def test_an_order_is_right_exactly_if_every_sentence_uses_only_earlier_ones() -> None:
    accepted = 0
    for order in permutations(USES):
        places = [[order.index(letter) for letter in chain] for chain in CHAINS]
        assert judge_order(order).passed == all(chain == sorted(chain) for chain in places)
        accepted += judge_order(order).passed
    assert accepted == 24


def test_what_notebook_05_shows_is_what_its_exercises_are_about() -> None:
    assert judge(own_solvers.careful).misconception == judge(of_notebook("careful")).misconception == "depth-capped"
    assert [own_solvers.careful(Board(squares).to_matrix()) for squares in (36, 49)] == [6, -1]
    run = watch(of_notebook("careful"), WITNESS)
    assert check((run.queue_name, run.seen_name), "05-which-fruit").passed
    verdict = judge(of_notebook("hopeful"))
    assert (verdict.misconception, verdict.board) == ("optional-jumps", WITNESS)
    queues = [{square for step in film.moments for square in step.queue} for film in verdict.films]
    (only_there,) = queues[0] - queues[1]
    assert check(only_there, "05-where-they-part").passed


def test_notebook_06_shows_the_witnesses_that_the_questions_are_about(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(cell.source for cell in chapter("06").cells)
    named = {letter: repr(board) for letter, board in ch06.WITNESSES.items()} | {"d": 'named_board("the-trap")'}
    assert [f'"{letter.upper()}": {board},' in text for letter, board in named.items()] == [True] * 4
    monkeypatch.setattr(ch06, "WITNESSES", {"A": Board(1), "B": Board(49)})  # A is won before the first roll
    assert ch06._witness_against("depth-capped") == "B"


@pytest.mark.parametrize("key", ch06.NUMBERINGS)
def test_a_numbering_that_has_a_name_is_wrong_as_its_solver_is(key: str) -> None:
    board = MISCONCEPTIONS[key].board
    verdict = check(lambda square, size: ch06.NUMBERINGS[key](square, size), "06-fix-the-numbering")
    assert board is not None
    assert (verdict.misconception, verdict.board) == (key, board)
    assert verdict.got == MISCONCEPTIONS[key].solver(board.to_matrix()) != verdict.expected == fewest_rolls(board)
    assert "your solver" not in verdict.message
    assert verdict.hint().startswith("Hint 1: Write down the numbers")


@pytest.mark.parametrize("make", [edit, playground])
def test_a_drawn_board_is_judged_as_a_typed_one_and_shown_with_a_shortest_game(make: Any) -> None:
    drawn = make(Board(36, {7: 36}))
    verdict = check(drawn, "07-one-game")
    assert (verdict.passed, verdict.board) == (True, drawn.board)
    assert "image/svg+xml" in verdict._repr_mimebundle_()["text/html"]
    drawn.close()


def test_a_ladder_can_cost_a_roll_and_a_kind_snake_is_worth_one() -> None:
    assert worth(Board(100, {7: 14, 13: 100}), 7) == -1
    snakes = [jump for jump in jump_values(named_board("chutes-and-ladders")) if jump.kind == "snake"]
    assert [(jump.start, jump.end) for jump in snakes if jump.worth > 0] == [(56, 53)]


def test_games_take_as_long_as_the_mean_says() -> None:
    rng = Random(4)
    board = Board(9, {2: 8, 6: 3})
    games = [one_game(board, lambda: rng.randint(1, 6)) for _ in range(2_000)]
    assert sum(games) / len(games) == pytest.approx(expected_rolls(board), rel=0.1)
    assert 13 < expected_rolls(named_board("example-1")) < 13.5
    assert check(13, "08-guess").explanation == "The exact mean is a little more than 13; you will find it in two ways."


def test_a_die_shows_what_was_decided_and_is_the_same_after_it_was_thrown() -> None:
    die = Die(1, 6)
    assert [die(), die(), die()] == [1, 6, 1]
    assert repr(die) == "a die that shows 1, 6 ..."
    assert die == Die(1, 6)
    assert hash(die) == hash(Die(1, 6))
    assert die not in (Die(6, 1), 1)


def test_a_walk_notes_every_stop_that_the_die_can_land_on() -> None:
    assert landings(Board(100, {30: 80}), 1) == [(30, 5), (100, 17)]
    assert {stop for stop, _ in landings(named_board("five-in-a-row"), 1)} == {11, 12, 13, 14, 15, 36}
    assert landings(Board(9), 9) == []
