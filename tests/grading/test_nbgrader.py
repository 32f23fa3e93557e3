"""An assignment from the teacher's folder to the gradebook, by the real nbgrader."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from snl_edu.course.grading.assignment import CONFIG_NAME, assignment

pytestmark = pytest.mark.filterwarnings("ignore")  # nbgrader has warnings of its own

Cell = dict[str, Any]
NAME = "03_the_shortest_game"
FILE = f"{NAME}.ipynb"


def read(path: Path) -> list[Cell]:
    cells: list[Cell] = json.loads(path.read_bytes())["cells"]
    return [cell | {"source": "".join(cell["source"])} for cell in cells]


def id_of(cell: Cell) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def hand_in(folder: Path, learner: str, sources: dict[str, str]) -> None:
    """Puts a learner's work where nbgrader collects it: the released notebook, with other sources in some cells."""
    notebook = json.loads((folder / "release" / NAME / FILE).read_bytes())
    for cell in notebook["cells"]:
        cell["source"] = sources.get(id_of(cell), cell["source"])
    place = folder / "submitted" / learner / NAME
    place.mkdir(parents=True)
    (place / FILE).write_text(json.dumps(notebook), encoding="utf-8")


def wrong(source: str) -> str:
    """A stub with an answer that nobody would give."""
    return re.sub(r"^( +)\.\.\.$", r'\1return "nonsense"', source, flags=re.MULTILINE).replace("= ...", '= "nonsense"')


def test_right_half_right_and_wrong_work_gets_full_half_and_no_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nbgrader.api import Gradebook
    from nbgrader.apps import NbGraderAPI
    from traitlets.config.loader import PyFileConfigLoader

    monkeypatch.chdir(tmp_path)
    graded = assignment("03", tmp_path).graded
    config = PyFileConfigLoader(CONFIG_NAME, str(tmp_path)).load_config()
    config.CourseDirectory.root = str(tmp_path)
    config.Execute.timeout = config.Execute.startup_timeout = 600  # seconds: the machine may be busy
    teacher = NbGraderAPI(config=config)
    made = teacher.generate_assignment(NAME)
    assert made["success"], made["log"]
    released = {id_of(cell): cell["source"] for cell in read(tmp_path / "release" / NAME / FILE)}
    solved = {id_of(cell): cell["source"] for cell in read(tmp_path / "source" / NAME / FILE)}
    assert "SOLUTION" not in "".join(released.values())

    answers = [f"{name}-answer" for name in graded]
    hand_in(tmp_path, "right", {name: solved[name] for name in answers})
    hand_in(tmp_path, "half", {name: solved[name] for name in answers[::2]})
    # A learner who writes into a locked cell gains nothing: nbgrader puts it back.
    cheating = dict.fromkeys(graded, "pass")
    hand_in(tmp_path, "wrong", cheating | {name: wrong(released[name]) for name in answers})
    for learner in ("right", "half", "wrong"):
        done = teacher.autograde(NAME, learner)
        assert done["success"], done["log"]

    with Gradebook(f"sqlite:///{tmp_path / 'gradebook.db'}") as book:
        marks = {each.student.id: (each.score, each.max_score) for each in book.assignment_submissions(NAME)}
        by_hand = [each for each in book.assignment_submissions(NAME) if each.needs_manual_grade]
    points = len(graded)
    assert marks == {"right": (points, points), "half": (len(answers[::2]), points), "wrong": (0, points)}
    assert by_hand == []
    failed = next(
        cell for cell in read(tmp_path / "autograded" / "wrong" / NAME / FILE) if id_of(cell) == "03-how-many"
    )
    error = next(output for output in failed["outputs"] if output["output_type"] == "error")
    assert error["ename"] == "AssertionError"
    assert error["evalue"].startswith("Not yet: ")
