"""What a notebook has stored is really compared: a wrong digit is found. This needs a kernel."""

import json
import os
import re
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.notebooks.rules import CHAPTERS, NOT_COMPARED
from tests.notebooks.stored import texts_of
from tools.notebooks import NOTEBOOKS

FEW = 8  # cells of code, enough for several kinds of outputs


def flip(output: dict[str, Any]) -> bool:
    """Changes one digit of an output that nbval compares; False if there is none."""
    for kind, text in texts_of(output).items():
        changed = re.sub(r"\d", lambda digit: str((int(digit[0]) + 1) % 10), text, count=1)
        if changed != text and kind not in NOT_COMPARED:
            if output["output_type"] == "stream":
                output["text"] = changed
            else:
                output["data"][kind] = changed
            return True
    return False


def outcomes(path: Path) -> list[str]:
    """What nbval finds for each cell of code, in a pytest of its own that knows nothing of this project's options."""
    (path.parent / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rA", "-p", "nbval.plugin", "--nbval", "--nbval-current-env"]
    command += ["-p", "no:cacheprovider", "-c", "pytest.ini", "--rootdir", ".", path.name]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    clean["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    done = subprocess.run(command, cwd=path.parent, env=clean, capture_output=True, text=True, check=False, timeout=120)
    found = {int(number): word for word, number in re.findall(r"^([A-Z]+) \S+::Cell (\d+)", done.stdout, re.MULTILINE)}
    return [found[number] for number in sorted(found)]


def test_a_single_wrong_digit_in_any_stored_output_is_found(tmp_path: Path) -> None:
    chapter = next(NOTEBOOKS.glob(f"{CHAPTERS[0]}_*.ipynb"))
    stored = json.loads(chapter.read_text(encoding="utf-8"))
    cells, expected = [], []
    for cell in [cell for cell in stored["cells"] if cell["cell_type"] == "code"][:FEW]:
        wrong = deepcopy(cell)
        cells += [cell, wrong]
        expected += ["PASSED", "FAILED" if any(map(flip, wrong["outputs"])) else "PASSED"]
    assert expected.count("FAILED") >= 3
    copy = tmp_path / chapter.name
    copy.write_text(json.dumps(stored | {"cells": cells}), encoding="utf-8")
    assert outcomes(copy) == expected
