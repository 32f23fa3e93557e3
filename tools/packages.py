"""Installs the wheel and the sdist as a learner does, and runs the notebooks from there.

`python -m tools.packages` tries both, with every notebook; `--quick` tries the wheel, with one notebook.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
# What is needed to compare the notebooks' outputs, and to grade one in the teaching guide; everything else must come
# with the package itself.
TESTS = ("nbclient", "nbval", "pytest", "pytest-xdist")
NBVAL = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "--nbval", "--nbval-current-env")
ONE = "02_frontiers.ipynb"


def try_out(package: Path, folder: Path, *notebooks: str) -> None:
    """Installs a package into a new environment, and copies and runs the course from there, without the checkout."""
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    python, course = folder / "env" / "bin" / "python", folder / "course"
    subprocess.run([python, *PIP, package, *TESTS], check=True)
    # A learner's copy has no outputs to compare: the notebooks are run as they are in the package.
    [inside] = folder.glob("env/lib/python*/site-packages/snl_edu/notebooks")
    shutil.copytree(inside, course)
    environment = {"PATH": str(python.parent), "HOME": str(folder), "TMPDIR": str(folder), "PYTHONSAFEPATH": "1"}
    side_by_side = () if notebooks else ("-n", "auto", "--dist", "loadfile")
    for words in (
        ("-m", "snl_edu", "solve", "example-1"),
        ("-m", "snl_edu", "course", str(folder / "learner"), "--teacher"),
        (*NBVAL, *side_by_side, *(str(course / name) for name in notebooks or ("",))),
    ):
        subprocess.run([python, *words], cwd=folder, env=environment, check=True)


def main() -> None:
    """Builds the packages, and tries each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="the wheel only, and one notebook")
    quick = parser.parse_args().quick
    with tempfile.TemporaryDirectory(prefix="snl-") as name:
        folder, built = Path(name), Path(name, "dist")
        # Without `--wheel` the sdist is built first, and the wheel from what is in it.
        words = ["-m", "build", *(["--wheel"] if quick else []), "--outdir", str(built), str(ROOT)]
        subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
        for package in sorted(built.iterdir()):
            print(f"\n{package.name}", flush=True)
            try_out(package, folder / package.suffix[1:], *([ONE] if quick else []))


if __name__ == "__main__":
    main()
