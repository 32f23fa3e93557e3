"""A notebook as an nbgrader assignment. What nbgrader makes of it, and whether its solutions run, is tried in `tests/grading`."""

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from snl_edu import BoardError
from snl_edu.__main__ import main
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading.assignment import CONFIG, CONFIG_NAME, Assignment, assignment
from snl_edu.course.handout import handout
from snl_edu.course.install import course_files

NUMBERS = [f"{number:02}" for number in range(1, 11)]
SOLUTION = re.compile(r"### BEGIN SOLUTION\n(.*?)\n### END SOLUTION", re.DOTALL)
# What a learner does with the mouse, in a player or an editor.
ON_SCREEN = {
    *("01-first-marks", "01-narrow", "01-too-good", "02-by-hand", "02-be-the-search", "02-four-frontiers"),
    *("03-needed-snake", "04-round-and-round", "06-sharp-board", "06-strong-board", "07-two-rolls"),
    *("07-change-one-number", "07-answer-five", "07-nobody-wins", "07-one-game"),
    *("08-slow-board", "08-kind-snake"),
}

Cell = dict[str, Any]


def cells_of(path: Path) -> list[Cell]:
    return [cell | {"source": "".join(cell["source"])} for cell in json.loads(path.read_bytes())["cells"]]


def about(cell: Cell) -> dict[str, Any]:
    """What nbgrader knows about a cell."""
    known: dict[str, Any] = cell["metadata"].get("nbgrader", {})
    return known


@pytest.fixture(scope="module")
def assignments(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Assignment]:
    """All ten, written once."""
    folder = tmp_path_factory.mktemp("course")
    return {number: assignment(number, folder) for number in NUMBERS}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_exercise_that_is_not_done_on_the_screen_has_one_cell_that_gives_a_point(
    number: str, assignments: dict[str, Assignment]
) -> None:
    made = assignments[number]
    here = [name for name in course_exercises() if name.startswith(number)]
    assert sorted(made.graded) == sorted({*here} - ON_SCREEN)
    assert sorted(made.practice) == sorted({*here} & ON_SCREEN)
    cells = cells_of(made.path)
    marked = [cell for cell in cells if about(cell).get("grade")]
    assert [about(cell)["grade_id"] for cell in marked] == made.graded
    assert all(about(cell)["points"] == 1 and about(cell)["locked"] for cell in marked)
    assert all(cell["metadata"]["tags"] == ["raises-exception"] for cell in marked)  # "Run All" goes on
    for cell, name in zip(marked, made.graded, strict=True):
        assert re.search(rf'^_ = check\([\w.]+, "{name}"\)\.require\(\)$', cell["source"], re.MULTILINE)
        answered = cells[cells.index(cell) - 1]
        kind = {"grade": False, "locked": False, "solution": True, "task": False}
        assert about(answered) == kind | {"grade_id": f"{name}-answer", "schema_version": 3}


@pytest.mark.parametrize("number", NUMBERS)
def test_it_is_a_sound_notebook_whose_text_without_the_solutions_is_that_of_the_course(
    number: str, assignments: dict[str, Assignment]
) -> None:
    path = assignments[number].path
    nbformat.validate(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    cells = cells_of(path)
    names = [about(cell)["grade_id"] for cell in cells if about(cell)]
    assert len({*names}) == len(names)
    assert not any(cell.get("outputs") for cell in cells)
    course = next(file for file in course_files() if file.name == path.name)
    left = [cell for cell in cells if not cell["id"].endswith("points")]
    for mine, theirs in zip(left, json.loads(handout(course))["cells"], strict=True):
        text = SOLUTION.sub("", mine["source"])
        assert "SOLUTION" not in text
        value = re.search(r"^(answer_\w+) = \.\.\.\n\n", text, re.MULTILINE)  # the dots have moved out of the check
        if value:
            text = text.replace(value.group(), "").replace(f"check({value[1]},", "check(...,")
        assert re.sub(r"\n+", "\n", text).strip() == re.sub(r"\n+", "\n", "".join(theirs["source"]))
    told = cells[1]["source"]  # the learner reads what gives points and what does not
    assert f"{len(assignments[number].graded)} exercises give a point each" in told
    practice = ", ".join(f"`{name}`" for name in assignments[number].practice)
    assert (f"without points: {practice}" in told) if practice else "without points" not in told


def test_nothing_that_is_there_is_touched(tmp_path: Path) -> None:
    settings = tmp_path / CONFIG_NAME
    path = assignment("02", tmp_path).path
    assert path == tmp_path / "source" / "02_frontiers" / "02_frontiers.ipynb"
    assert settings.read_text(encoding="utf-8") == CONFIG
    path.write_text("the teacher's", encoding="utf-8")
    settings.write_text("c = 1", encoding="utf-8")
    with pytest.raises(BoardError, match=r"02_frontiers.ipynb' is in .* already: move it away, or choose another"):
        assignment("02", tmp_path)
    assignment("3", tmp_path)
    assert path.read_text(encoding="utf-8") == "the teacher's"
    assert settings.read_text(encoding="utf-8") == "c = 1"


class Evil:
    """A path that cannot be asked for."""

    def __fspath__(self) -> str:
        raise RuntimeError("no")


@pytest.mark.parametrize("number", ["00", "11", "", "appendix", "02_frontiers", 2, None, Evil(), ["02"], "²"])
def test_a_number_without_a_notebook_is_refused(number: Any, tmp_path: Path) -> None:
    with pytest.raises(BoardError, match='must be the number of a notebook with exercises, such as "02", not '):
        assignment(number, tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    folders: list[Any] = [None, 7, Evil(), "a\0b"]
    for folder in folders:
        with pytest.raises(BoardError, match="folder must be the name of a folder, not "):
            assignment("02", folder)
    (tmp_path / "file").touch()
    with pytest.raises(BoardError, match=r"the assignment cannot be put into .*: "):
        assignment("02", tmp_path / "file")


def points(number: str) -> int:
    """How many exercises of a notebook nbgrader can mark."""
    return len({name for name in course_exercises() if name.startswith(number)} - ON_SCREEN)


def test_the_command_says_where_the_assignments_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["assignment", "03", "10", "-o", str(tmp_path)]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith(
        str(tmp_path / "source" / "03_the_shortest_game" / f"03_the_shortest_game.ipynb: {points('03')} points")
    )
    assert second == "No points, because the answer is given on the screen: 03-needed-snake"
    assert f"10_beyond_the_board.ipynb: {points('10')} points" in third
    assert main(["assignment", "12", "-o", str(tmp_path)]) == 2
    assert "not '12'" in capsys.readouterr().err
