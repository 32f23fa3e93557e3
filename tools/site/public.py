"""The site as it is published, together with its own zip to download. `python -m tools.site.public` puts it into dist/public."""

import shutil

from tools.site import SITE, ZIP
from tools.site.welcome import page

PUBLIC = SITE.with_name("public")


def main() -> None:
    """Copies the site and its zip into one folder, whose first page offers the zip."""
    shutil.rmtree(PUBLIC, ignore_errors=True)
    shutil.copytree(SITE, PUBLIC)
    shutil.copy(ZIP, PUBLIC)
    (PUBLIC / "index.html").write_text(page(offer=ZIP), encoding="utf-8")


if __name__ == "__main__":
    main()
