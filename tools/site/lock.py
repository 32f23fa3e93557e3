"""The list of the packages that the browser's Python may load: it names only files that are beside it."""

import json
from email.message import Message
from email.parser import HeaderParser
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def lock(pyodide_lock: Path, wheels: list[Path]) -> str:
    """Pyodide's own list, with these wheels instead of the hundreds that are on other machines."""
    listed: dict[str, Any] = json.loads(pyodide_lock.read_bytes())
    major, minor, _ = listed["info"]["python"].split(".")
    marks = {
        "extra": "",
        "os_name": "posix",
        "platform_system": "Emscripten",
        "python_version": f"{major}.{minor}",
        "python_full_version": listed["info"]["python"],
        "sys_platform": "emscripten",
    }
    entries = [entry(wheel, marks) for wheel in wheels]
    names = {each["name"] for each in entries}
    for each in entries:
        each["depends"] = sorted(names.intersection(each["depends"]))
    listed["packages"] = {each["name"]: each for each in sorted(entries, key=lambda each: each["name"])}
    return json.dumps(listed, indent=1, sort_keys=True)


def entry(wheel: Path, marks: dict[str, str]) -> dict[str, Any]:
    """What Pyodide wants to know about a wheel, with the packages that it needs where these marks hold."""
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        metadata = _metadata(packed)
    needed = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    return {
        "name": canonicalize_name(metadata["Name"]),
        "version": metadata["Version"],
        "file_name": wheel.name,
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "imports": imports(names),
        "depends": [canonicalize_name(each.name) for each in needed if not each.marker or each.marker.evaluate(marks)],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def imports(names: list[str]) -> list[str]:
    """The modules and packages that the files of a wheel make importable."""
    sources = [name for name in names if name.endswith(".py")]
    tops = {name.partition("/")[0].removesuffix(".py") for name in sources}
    return sorted(name for name in tops if name.isidentifier())


def _metadata(packed: ZipFile) -> Message:
    name = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
    return HeaderParser().parsestr(packed.read(name).decode())
