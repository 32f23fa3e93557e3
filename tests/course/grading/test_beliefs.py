"""What a class believes."""

from pathlib import Path
from typing import Any

import pytest

from snl_edu import BoardError, beliefs
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading.beliefs import Belief, Hard
from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.course.grading.marksheet import Marksheet


def marks(learner: str, *rows: Mark) -> Marks:
    return Marks("02.ipynb", learner, rows)


TWO = next(wrong.sentence for wrong in course_exercises()["02-dead-end"].wrong if wrong.key == "2")
CLASS = [
    marks("ada", Mark("02-reach", True, 1, "Right."), Mark("02-dead-end", False, 3, "Not yet: an old sentence", "2")),
    marks(
        "ben",
        Mark("02-reach", False, 2, "Not yet: stop there"),
        Mark("02-dead-end", False, 1, "Not yet: a new one", "2"),
    ),
    marks(
        "cem", Mark("02-reach", False, 0, "Not tried yet."), Mark("02-dead-end", True, 0, "Right, says the logbook.")
    ),
    marks("dora", Mark("", False, 0, "Cell [2] was still running.")),
    marks("ben", Mark("02-reach", True, 4, "Right.")),
]


def test_the_hardest_exercise_and_the_most_common_idea_come_first() -> None:
    found = beliefs(CLASS)
    assert found.learners == 4
    assert found.exercises == (Hard("02-dead-end", 1, 3, 5 / 3), Hard("02-reach", 2, 2, 2.5))
    assert found.ideas == (Belief("02-dead-end", "2", 2, 3),)
    assert repr(found).splitlines() == [
        "What the class believes (4 learners):",
        f"  2 of 3  02-dead-end  {TWO}",
        "Hardest first:",
        "  02-dead-end  right for 1 of 3 who tried  1.7 tries each",
        "  02-reach     right for 2 of 2 who tried  2.5 tries each",
    ]


def test_a_teacher_sees_a_picture_and_two_tables_also_on_a_page_of_its_own() -> None:
    bundle = beliefs(CLASS)._repr_mimebundle_()
    assert bundle["text/html"].startswith(
        f'<img alt="What the class believes (4 learners): {TWO} (02-dead-end): 2 of 3"'
    )
    assert bundle["text/html"].count("<table>") == 2
    page = beliefs(CLASS).page().decode()
    assert bundle["text/html"] in page
    assert "<script" not in page
    assert "Content-Security-Policy" in page


def test_no_idea_is_no_picture_and_a_long_list_ends_with_how_many_more_there_are() -> None:
    found = beliefs(marks("ada", Mark("02-reach", False, 0, "Not tried yet.")))
    assert repr(found) == "No exercise in these marks has been tried."
    assert found.title == "What the class believes (1 learner)"
    assert "<img" not in found._repr_mimebundle_()["text/html"]
    many = beliefs(
        [marks(f"l{number}", Mark("02-dead-end", False, 1, "Not yet: no", str(number + 100))) for number in range(20)]
    )
    assert "  and 8 more" in repr(many).splitlines()
    assert len(many.bars) == 8


def test_a_file_of_marks_is_read(tmp_path: Path) -> None:
    sheet = Marksheet(tmp_path / "marks.csv")
    row = Mark("05-solve", False, 1, "Not yet: on this board", "greedy")
    sheet.put(("ada", "05.ipynb"), Marks("05.ipynb", "ada", (row,)), "digest", (1, 2, 3))
    assert beliefs(sheet.path) == beliefs(str(sheet.path)) == beliefs([Marks("05.ipynb", "ada", (row,))])
    assert beliefs(sheet.path).ideas[0].idea == "Always takes the highest square within reach"
    with pytest.raises(BoardError, match="there are no marks in"):
        beliefs(tmp_path / "nothing.csv")


@pytest.mark.parametrize("bad", [5, None, [5], {}, iter([]), ("a",)])
def test_anything_else_is_refused_with_one_sentence(bad: Any) -> None:
    with pytest.raises(BoardError, match="marks must be a list of what grade gives"):
        beliefs(bad)
