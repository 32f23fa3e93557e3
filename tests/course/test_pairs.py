"""Two mistakes at once are one solver, if they are about different lines, and it always comes back."""

from snl_edu import Board
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.misconceptions.pairs import Pair, pairs


def test_a_pair_that_never_ends_is_stopped() -> None:
    source = "def solve(matrix):\n    while matrix:\n        pass\n"
    pair = Pair(MISCONCEPTIONS["greedy"], MISCONCEPTIONS["never-marks"], source)
    assert pair.answer([[1]]).is_endless
    assert not pair.answer([]).is_endless


def test_a_pair_gives_another_answer_than_each_of_its_mistakes() -> None:
    keys = ("row-major", "counts-one-too-many")
    pair = next(each for each in pairs(on_matrix=True) if each.keys == keys)
    matrix = Board(4, {3: 1}).to_matrix()  # for the first, 4 is out of reach
    empty = Board(4).to_matrix()
    assert [pair.answer(each).value for each in (matrix, empty)] == [-1, 2]
    assert [MISCONCEPTIONS[keys[0]].solver(each) for each in (matrix, empty)] == [-1, 1]
    assert [MISCONCEPTIONS[keys[1]].solver(each) for each in (matrix, empty)] == [2, 2]


def test_only_mistakes_that_can_be_made_together_are_paired() -> None:
    found = {each.keys for each in pairs(on_matrix=True)}
    assert ("chained-jumps", "jumps-ignored") not in found, "both are about the line that takes the jump"
    assert len(found) > 150


def test_where_there_are_no_rows_no_mistake_about_rows_is_paired() -> None:
    assert not any("row-major" in each.keys for each in pairs(on_matrix=False))
