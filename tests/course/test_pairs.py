"""Two mistakes at once are one solver, if they are about different lines, and it always comes back."""

from snl_edu import Board
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.misconceptions.pairs import Way, alone, pairs
from snl_edu.course.misconceptions.textbook import ON_ROW, TEXTBOOK
from snl_edu.course.solvers.answers import Case


def keys(way: Way) -> list[str]:
    """The names of its mistakes."""
    return [each.key for each in way.mistakes]


def test_a_solver_that_never_ends_is_stopped() -> None:
    way = Way((), "def solve(matrix):\n    while len(matrix) > 2:\n        pass\n")
    assert way.answer(Case(Board(9))).is_endless
    assert not way.answer(Case(Board(4))).is_endless


def test_a_pair_gives_another_answer_than_each_of_its_mistakes() -> None:
    both = ["row-major", "counts-one-too-many"]
    pair = next(way for way in pairs(TEXTBOOK) if keys(way) == both)
    cases = [Case(Board(4, {3: 1})), Case(Board(4))]  # in the first, 4 is out of reach for who numbers the rows wrongly
    assert [pair.answer(each).value for each in cases] == [-1, 2]
    for key, answers in zip(both, ([-1, 1], [2, 2]), strict=True):
        assert [MISCONCEPTIONS[key].solver(each.board.to_matrix()) for each in cases] == answers


def test_only_mistakes_that_can_be_made_together_are_paired() -> None:
    found = {tuple(keys(way)) for way in pairs(TEXTBOOK)}
    assert ("chained-jumps", "jumps-ignored") not in found, "both are about the line that takes the jump"
    assert len(found) > 150


def test_where_there_are_no_rows_no_mistake_about_rows_is_compared() -> None:
    for ways in (alone(ON_ROW), pairs(ON_ROW)):
        assert {"row-major", "goal-top-left"}.isdisjoint(key for way in ways for key in keys(way))
