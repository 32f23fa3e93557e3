"""Builds the site and its zip: `make site`."""

import shutil
import tempfile
from pathlib import Path

from tools.site import SITE, ZIP
from tools.site.lite import build_lite
from tools.site.welcome import put_welcome
from tools.site.zipped import zip_site


def main() -> None:
    """Builds everything from the beginning, and moves it into place when it is complete, the zip last."""
    ZIP.unlink(missing_ok=True)
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=SITE.parent, prefix=".site-") as name:
        work, built, packed = Path(name), Path(name, "site"), Path(name, "site.zip")
        build_lite(work, built)
        put_welcome(built)
        zip_site(built, packed)
        built.rename(SITE)
        packed.rename(ZIP)
    files = [path for path in SITE.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"dist/site: {size / 1e6:.1f} MB in {len(files)} files; dist/site.zip: {ZIP.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
