"""What all tests share, those in the README and in the notebooks too."""

import os
from pathlib import Path

import pytest

SCRATCH = Path(__file__).parent / ".tests"  # git ignores it


def pytest_configure() -> None:
    """Keeps in one folder what the tests, their kernels and their browsers write, so that they leave nothing elsewhere."""
    for name, folder in (("HOME", "home"), ("PYTEST_DEBUG_TEMPROOT", "tmp")):
        (SCRATCH / folder).mkdir(parents=True, exist_ok=True)
        os.environ[name] = str(SCRATCH / folder)
    for name in [name for name in os.environ if name.startswith(("XDG_", "JUPYTER_", "IPYTHON"))]:
        del os.environ[name]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Keeps nbval from measuring coverage inside the kernels: it would never end, and the tests are what counts."""
    session.config.option.cov_source = None
