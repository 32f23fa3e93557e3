"""The site as one file, for a USB stick or a school without a network."""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

FOLDER = "snakes-and-ladders"
READ_ME = """The course as a folder: nothing has to be installed but Python, and no network is needed.

1. Open a terminal in this folder.
2. Type: python -m http.server --bind 127.0.0.1
   (on Windows: py -m http.server --bind 127.0.0.1)
3. Open http://127.0.0.1:8000 in a browser.

Opened without that, by a double click, index.html shows the first page and its player; the notebooks need the server.
Your work is saved in the browser, not in this folder: use File, Download in a notebook to take it along.
"""


def zip_site(site: Path, file: Path) -> None:
    """Writes a folder into a zip, with a text on how to use it; the same folder always gives the same zip."""
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr(_info("READ-ME.txt"), READ_ME)
        for path in sorted(site.rglob("*")):
            if path.is_file():
                packed.writestr(_info(path.relative_to(site).as_posix()), path.read_bytes())


def _info(name: str) -> ZipInfo:
    """A name in the zip, without the time at which this machine wrote it."""
    info = ZipInfo(f"{FOLDER}/{name}")
    info.compress_type, info.external_attr = ZIP_DEFLATED, 0o644 << 16
    return info
