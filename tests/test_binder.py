"""mybinder.org opens a learner's copy of the course: its two steps are run here."""

import os
import subprocess
import sys
from pathlib import Path

from snl_edu.course.install import LAB_SETTINGS, first_notebook

BINDER = Path(__file__).parent.parent / ".binder"


def test_binder_opens_the_learners_copy(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "JUPYTER_CONFIG_PATH": "/theirs"}
    subprocess.run([BINDER / "postBuild"], cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert (tmp_path / "my-course" / first_notebook()).exists()
    command = [str(BINDER / "start"), "printenv", "JUPYTER_CONFIG_PATH"]
    started = subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True)
    assert started.stdout.strip() == f"{LAB_SETTINGS}:/theirs"
