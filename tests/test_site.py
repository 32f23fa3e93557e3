"""What the site is made of, before it is built: its files, and its zip."""

import os
from pathlib import Path
from zipfile import ZipFile

import nbformat

from snl_edu.course import logbook
from snl_edu.course.handout import digest, handout
from tests.notebooks.stored import read
from tools.notebooks import NOTEBOOKS
from tools.site.contents import DESKTOP, ONLY_THERE, put_contents
from tools.site.zipped import FOLDER, zip_site

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))


def test_the_files_of_the_site_are_handouts_with_a_logbook(tmp_path: Path) -> None:
    put_contents(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [*NAMES, logbook.NAME, *(path.name for path in NOTEBOOKS.glob("*.svg"))]
    )
    book = logbook.read(tmp_path)
    assert book is not None
    assert book.done == {}
    for name in NAMES:
        nbformat.validate(nbformat.read(tmp_path / name, as_version=4))  # type: ignore[no-untyped-call]
        # A folder that began on the site is known to `snl-edu course`: the same text does not arrive twice.
        assert book.given[name] == [digest(handout(NOTEBOOKS / name))]
        copy = read(tmp_path / name)
        assert copy.metadata["kernelspec"]["name"] == "python"
        runs = [cell.source for cell in read(NOTEBOOKS / name).code if DESKTOP not in cell.metadata.get("tags", [])]
        assert [cell.source for cell in copy.code] == runs
        shown = [cell for cell in copy.cells if DESKTOP in cell.metadata.get("tags", [])]
        assert all(cell.source.startswith("```python\n") and cell.source.endswith(ONLY_THERE) for cell in shown)
        assert len(shown) == {"00_teaching_guide.ipynb": 2, "08_chance.ipynb": 1}.get(
            name, 0
        )  # marking a class, and a figure


def test_the_same_site_gives_the_same_zip(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "inner").mkdir(parents=True)
    (site / "inner" / "b.txt").write_text("b")
    (site / "a.txt").write_text("a")
    zip_site(site, tmp_path / "one.zip")
    os.utime(site / "a.txt", (10**9, 10**9))
    zip_site(site, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with ZipFile(tmp_path / "one.zip") as packed:
        assert packed.namelist() == [f"{FOLDER}/{name}" for name in ("READ-ME.txt", "a.txt", "inner/b.txt")]
