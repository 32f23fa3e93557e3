"""The proofs of notebook 04, and its functions beside those of the library."""

from itertools import permutations

from hypothesis import given

from snl_edu import Board, frontiers
from snl_edu.course.exercises.ch04 import standing_after
from snl_edu.course.exercises.proofs import USES, judge_order
from tests.helpers.strategies import boards

# Written down apart from the exercise: S is chosen, then P is looked at, then S joins; the end is the end.
CHAINS = ("CGBFD", "CAD", "ED")


@given(boards(most_squares=30))
def test_each_frontier_holds_where_a_player_can_stand_then_and_not_sooner(board: Board) -> None:
    sooner: set[int] = set()
    for frontier in frontiers(board):
        now = standing_after(board, frontier.depth)
        assert set(frontier.squares) == now - sooner
        sooner |= now


def test_an_order_is_right_exactly_if_every_sentence_uses_only_earlier_ones() -> None:
    accepted = 0
    for order in permutations(USES):
        places = [[order.index(letter) for letter in chain] for chain in CHAINS]
        assert judge_order(order).passed == all(chain == sorted(chain) for chain in places)
        accepted += judge_order(order).passed
    assert accepted == 24
