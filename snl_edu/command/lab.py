"""`snl-edu lab` and `snl-edu course`: the course in a folder of one's own, and JupyterLab on it."""

import argparse
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from snl_edu.command.terminal import SOLVED, Commands, is_root, signals
from snl_edu.course.install import copy_course, first_notebook, lab_environment
from snl_edu.model.input.arguments import BoardError, counted, plural, shown

# Becomes another program, which Linux asks to end (SIGTERM) when its parent dies: 1 is PR_SET_PDEATHSIG.
LEASH = """
import ctypes, os, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGTERM)
if os.getppid() == int(sys.argv[1]):
    os.execv(sys.argv[2], sys.argv[2:])
"""
PATIENCE = 20  # seconds that a server may take to end itself and its kernels


def add(commands: Commands) -> None:
    """Adds both commands to the parser."""
    lab = commands.add_parser("lab", help="put the course into a folder and open JupyterLab there")
    lab.add_argument(
        "folder", nargs="?", default="snl-edu-course", type=Path, help="for the course (default: %(default)s)"
    )
    lab.add_argument("--fresh", metavar="NAME", type=Path, help="a clean copy under a new name")
    lab.set_defaults(command=open_lab)
    course = commands.add_parser("course", help="only put the course into a folder")
    course.add_argument("folder", type=Path, help="for the course; nothing that is in it is overwritten")
    course.set_defaults(command=put_course)
    for each in (lab, course):
        each.add_argument("--teacher", action="store_true", help="with the solutions and the teaching guide")


def put_course(asked: argparse.Namespace) -> int:
    """Copies the course and prints what was copied."""
    _copy(asked.folder, teacher=asked.teacher)
    return SOLVED


def _copy(folder: Path, *, teacher: bool) -> None:
    copied = copy_course(folder, teacher=teacher)
    new = len(copied.new)
    print(f"{counted(new, 'file')} of the course {plural(new, 'is', 'are')} new in {folder}.")
    if copied.kept:
        print(f"Kept, because you have them: {', '.join(copied.kept)}")
    if copied.beside:
        print(f"Changed in the course, so there is a new file beside yours: {', '.join(copied.beside)}")
    if copied.note:
        print(copied.note)


def open_lab(asked: argparse.Namespace) -> int:
    """Copies the course and runs JupyterLab on it, which opens a browser at the first notebook or names its address."""
    if find_spec("jupyterlab") is None:
        raise BoardError("JupyterLab is missing: install it with pip install 'snl-edu[lab]'")
    if asked.fresh and asked.fresh.exists():
        raise BoardError(f"{shown(str(asked.fresh))} exists: choose a new name for a clean copy")
    folder: Path = asked.fresh or asked.folder
    _copy(folder, teacher=asked.teacher)
    # As the file to open, the notebook would not be in the addresses that Jupyter prints.
    command = [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/{first_notebook()}"]
    if is_root():
        print("You are root, so Jupyter is started with --allow-root.")
        command.append("--allow-root")
    sys.stdout.flush()  # before Jupyter's own words
    return serve(command, folder)


def serve(command: list[str], folder: Path) -> int:
    """Runs the server until it ends or we are asked to stop; whatever happens, it does not go on without us."""
    ended: list[int] = []
    if sys.platform.startswith("linux"):  # elsewhere, a server cannot be ended when we are killed
        command = [sys.executable, "-c", LEASH, str(os.getpid()), *command]
    environment = lab_environment(folder, os.environ)
    # In a session of its own, the server does not receive Ctrl+C, and so does not ask whether we mean it.
    with (
        signals(ended.append),
        subprocess.Popen(command, cwd=folder, env=environment, start_new_session=True) as server,
    ):
        try:
            while server.poll() is None and not ended:
                time.sleep(0.2)
        finally:
            server.terminate()
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
        return server.returncode if not ended else SOLVED
