"""`snl-edu exercises`: the exercises of the course, and a look at one's own."""

from pathlib import Path

import pytest

from snl_edu.__main__ import main
from snl_edu.course.catalogue import course_exercises, course_folder

OWN_EXERCISES = """\
from snl_edu.course import edit, number, written

number("mine-1", "how many squares has a board of 3 rows and 4 columns?", 12, wrong={7: "multiply"}, hints=["Count the rows."])


@written("mine-2", "write the function that doubles a number", cases=[(2,), (5,)],
         wrong={edit("2 * number", "number + 2", key="adds"): "you add 2: multiply by 2"})
def double(number):
    return 2 * number
"""


def test_a_teachers_own_exercises_are_tried_out_and_what_is_wrong_has_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine_exercises.py"
    path.write_text(OWN_EXERCISES, encoding="utf-8")
    assert main(["exercises", str(path)]) == 0
    assert capsys.readouterr().out == "mine_exercises.py: 2 exercises, no faults.\n"
    path.write_text(OWN_EXERCISES.replace("number + 2", "number * 2").replace("Count", "12: count"), encoding="utf-8")
    assert main(["exercises", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "mine_exercises.py, line 3: mine-1: a hint gives the answer away: '12: count the rows.'",
        "mine_exercises.py, line 7: mine-2: the wrong thing adds counts as right",
        "mine_exercises.py: 2 exercises, 2 faults.",
    ]
    path.write_text(OWN_EXERCISES.replace('"2 * number"', '"nowhere"'), encoding="utf-8")
    assert main(["exercises", str(path)]) == 1
    first, _ = capsys.readouterr().out.splitlines()
    assert first == (
        "mine_exercises.py, line 6: mine-2: the edit 'adds' finds nothing to replace: 'nowhere' is not in the right function"
    )
    for name, told in (("nothing_exercises.py", "there is no file"), ("mine.py", "is not found by check")):
        (tmp_path / "mine.py").touch()
        assert main(["exercises", str(tmp_path / name)]) == 2
        assert told in capsys.readouterr().err


def test_the_exercises_of_the_course_are_listed_with_their_questions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(course_exercises())
    assert all(exercise.question in line for line, exercise in zip(lines, course_exercises().values(), strict=True))
    course = [str(path) for path in course_folder().glob("*_exercises.py")]
    assert main(["exercises", *sorted(course)]) == 0
