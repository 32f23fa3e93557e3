"""The course as a site that any file server can offer: Python runs in the learner's browser. `make site` builds it."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "dist" / "site"
ZIP = ROOT / "dist" / "site.zip"
