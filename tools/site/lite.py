"""JupyterLite with the course in it: built from what is installed and downloaded, without a network."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from snl_edu.course.install import LAB_SETTINGS
from tools.site import ROOT
from tools.site.contents import put_contents
from tools.site.downloads import PYODIDE, WHEELS
from tools.site.lock import lock

KERNEL_EXTENSION = "@jupyterlite/pyodide-kernel-extension"
STUBS = Path(sys.prefix, "share", "jupyter", "labextensions", KERNEL_EXTENSION, "static", "pypi")
APPS = ("lab", "notebooks", "tree")
LOCK = "pyodide-lock.json"
# Loaded while the kernel starts. The first five are what it would otherwise look for on an index.
PRELOADED = ("micropip", "piplite", "ipykernel", "pyodide-kernel", "jedi", "snl-edu")


def build_lite(work: Path, site: Path) -> None:
    """Builds JupyterLite with the notebooks, the package and Pyodide into a new folder, by way of a working folder."""
    lite, contents, distribution = work / "lite", work / "contents", work / "lite" / "static" / "pyodide"
    shutil.copytree(PYODIDE, distribution)
    contents.mkdir()
    put_contents(contents)
    for wheel in wheels(work):
        shutil.copy(wheel, distribution)
    (distribution / LOCK).write_text(lock(PYODIDE / LOCK, sorted(distribution.glob("*.whl"))), encoding="utf-8")
    (lite / "jupyter-lite.json").write_text(json.dumps(settings(), indent=1), encoding="utf-8")
    shutil.copy(LAB_SETTINGS / "labconfig" / "default_setting_overrides.json", lite / "overrides.json")
    words = ["--no-sourcemaps", "--no-unused-shared-packages", *(word for app in APPS for word in ("--apps", app))]
    words += ["--lite-dir", str(lite), "--contents", str(contents), "--output-dir", str(site)]
    command = [sys.executable, "-W", "ignore", "-m", "jupyterlite_core", "build", "--log-level=ERROR", *words]
    subprocess.run(command, cwd=lite, check=True, stdout=subprocess.DEVNULL)  # a line for each file


def wheels(work: Path) -> list[Path]:
    """The wheels for the browser: our own, those that were downloaded, and the kernel's stubs."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--no-deps", "--no-build-isolation", "--wheel-dir", work, ROOT], check=True)
    # Of a stub that comes in two versions the later one is for the widgets of today.
    stubs = {wheel.name.partition("-")[0]: wheel for wheel in sorted(STUBS.glob("*.whl"))}
    return [*work.glob("snl_edu-*.whl"), *WHEELS.glob("*.whl"), *stubs.values(), without_jedi(work)]


def without_jedi(work: Path) -> Path:
    """A small wheel in place of jedi, which the kernel asks for: the real one costs learners seconds at every start.

    IPython completes names without it, from the objects that are there.
    """
    wheel = work / "jedi-0-py3-none-any.whl"
    with ZipFile(wheel, "w") as packed:
        packed.writestr(ZipInfo("jedi.py"), 'raise ImportError("jedi is left out of this site")\n')
        packed.writestr(ZipInfo("jedi-0.dist-info/METADATA"), "Metadata-Version: 2.1\nName: jedi\nVersion: 0\n")
        packed.writestr(
            ZipInfo("jedi-0.dist-info/WHEEL"), "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
    return wheel


def settings() -> dict[str, object]:
    """JupyterLite's settings: where its Python and its packages are, and that they are nowhere else."""
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"lockFileURL": f"./static/pyodide/{LOCK}", "packages": PRELOADED},
    }
    config = {"appName": "Snakes and Ladders", "litePluginSettings": {f"{KERNEL_EXTENSION}:kernel": kernel}}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}
