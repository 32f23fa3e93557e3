"""The pages for people: their links lead somewhere, their pictures have words, and the code for a grader works."""

import re
from ast import literal_eval
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

import pytest

from snl_edu import Board
from snl_edu.course.judges.proof import faults_in
from tests.notebooks.stored import Cell, tags_in

ROOT = Path(__file__).parent.parent


def title_of(heading: str) -> str:
    """The name of a heading in a link."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", ["README.md", "TEACHERS.md", "CONTRIBUTING.md", "deploy/hub/README.md"])
def test_every_link_leads_somewhere_and_every_picture_has_words(name: str) -> None:
    page = ROOT / name
    tags = tags_in(Cell(1, "markdown", page.read_text(encoding="utf-8")))
    titles = {f"#{title_of(tag.attributes.get('title') or '')}" for tag in tags if tag.name[0] == "h"}
    for tag in tags:
        for link in filter(None, (tag.attributes.get(key) for key in ("href", "src", "srcset"))):
            assert link in titles or link.startswith("https://") or (page.parent / link).is_file(), link
        assert tag.name != "img" or (tag.attributes.get("alt") or "").strip(), tag


def test_the_exercises_that_teachers_are_shown_have_no_faults(tmp_path: Path) -> None:
    text = (ROOT / "TEACHERS.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(from snl_edu import Board.*?)```", text, re.DOTALL)
    path = tmp_path / "mine_exercises.py"
    path.write_text(source, encoding="utf-8")
    exercises, faults = faults_in(path)
    assert [exercise.name for exercise in exercises] == ["mine-1", "mine-2"]
    assert faults == []


@pytest.mark.parametrize(("returned", "failures"), [("end", 0), ("landing", 1)])
def test_the_test_for_otter_grader_tells_right_from_wrong(returned: str, failures: int) -> None:
    text = (ROOT / "TEACHERS.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\nOK_FORMAT = True\ntest = (.*?)```", text, re.DOTALL)

    def next_frontier(board: Board, frontier: list[int], seen: set[int]) -> list[int]:
        moves = {move.end: move for square in frontier for move in board.moves(square) if move.end not in seen}
        seen |= {*moves}
        return [getattr(move, returned) for move in moves.values()]

    (case,) = literal_eval(source)["suites"][0]["cases"]
    examples = DocTestParser().get_doctest(case["code"], {"next_frontier": next_frontier}, "otter", None, None)
    assert DocTestRunner(verbose=False).run(examples, out=lambda _: None).failed == failures
