"""Installs the wheel and the sdist as a learner does, and runs the course from there: `make packages`."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
# What is needed to compare the notebooks' outputs, and to grade one in the teaching guide; everything else must come
# with the package itself.
TESTS = ("nbclient", "nbval", "pytest", "pytest-xdist")
# The learner's copy has no outputs to compare: the notebooks are run as they are in the package.
ORIGINALS = (
    "import shutil, sys; from snl_edu.course.install import course_files"
    "; shutil.copytree(course_files()[0].parent, sys.argv[1])"
)
NBVAL = ("-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", "-p", "no:cacheprovider", "--rootdir", ".")


def build(folder: Path) -> list[Path]:
    """The wheel and the sdist, the wheel made from what is in the sdist."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True, stdout=subprocess.DEVNULL)
    packages = sorted(folder.iterdir())
    assert [path.suffix for path in packages] == [".whl", ".gz"], packages
    return packages


def try_out(package: Path, folder: Path) -> None:
    """Installs a package into a new environment, and copies and runs the course, without the checkout."""
    folder.mkdir()
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    python, course = folder / "env" / "bin" / "python", folder / "course"

    def call(*words: str | Path) -> None:
        subprocess.run([python, *words], cwd=folder, env=environment, check=True)

    environment = {"PATH": str(python.parent), "HOME": str(folder), "TMPDIR": str(folder), "PYTHONSAFEPATH": "1"}
    subprocess.run([python, *PIP, package, *TESTS], check=True)
    call("-m", "snl_edu", "solve", "example-1")
    call("-m", "snl_edu", "course", folder / "learner", "--teacher")
    call("-c", ORIGINALS, course)
    call(*NBVAL, "--nbval", "--nbval-current-env", course)


def main() -> None:
    """Tries both packages."""
    with tempfile.TemporaryDirectory(prefix="snl-") as name:
        for package in build(Path(name, "dist")):
            print(f"\n{package.name}", flush=True)
            try_out(package, Path(name, package.suffix[1:]))


if __name__ == "__main__":
    main()
