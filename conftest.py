"""What all tests share, those in the README and in the notebooks too."""

import os
from collections import Counter
from pathlib import Path
from queue import Empty
from typing import Any, ClassVar

import nbval.plugin
import pytest
from nbval.kernel import RunningKernel

# Before anything imports them: so an assertion that fails there shows its values, as one in a test does.
pytest.register_assert_rewrite("tests.helpers", "tests.corpus", "tests.notebooks")

SCRATCH = Path(__file__).parent / ".tests"  # git ignores it
PATIENCE = 300  # seconds: the machine may be busy
# What the next notebook must not find in a kernel: names, widgets, figures, and whatever the library remembers.
FORGET = """
import sys
if "ipywidgets" in sys.modules:
    sys.modules["ipywidgets"].Widget.close_all()
if "matplotlib.pyplot" in sys.modules:
    sys.modules["matplotlib.pyplot"].close("all")
for name in [name for name in sys.modules if name.partition(".")[0] == "snl_edu"]:
    del sys.modules[name]
%reset -f
"""


class SharedKernel(RunningKernel):  # type: ignore[misc]
    """A kernel for one notebook after another: to start one costs more than to run most notebooks.

    `make nightly` gives each notebook a kernel of its own.
    """

    idle: ClassVar[list["SharedKernel"]] = []

    def stop(self) -> None:
        """Forgets the notebook; a kernel that cannot is ended."""
        asked = self.execute_cell_input(FORGET)
        try:
            self.await_reply(asked, timeout=PATIENCE)
            self.await_idle(asked, timeout=PATIENCE)
        except (Empty, RuntimeError):
            super().stop()
        else:
            self.idle.append(self)

    def end(self) -> None:
        """Ends it for good."""
        super().stop()


def kernel(name: str, **options: Any) -> SharedKernel:
    """A kernel in which nothing has been run, or that has forgotten what was."""
    return SharedKernel.idle.pop() if SharedKernel.idle else SharedKernel(name, **options)


def pytest_configure() -> None:
    """Keeps in one folder what the tests, their kernels and their browsers write, so that they leave nothing elsewhere."""
    for name, folder in (("HOME", "home"), ("PYTEST_DEBUG_TEMPROOT", "tmp")):
        (SCRATCH / folder).mkdir(parents=True, exist_ok=True)
        os.environ[name] = str(SCRATCH / folder)
    for name in [name for name in os.environ if name.startswith(("XDG_", "JUPYTER_", "IPYTHON"))]:
        del os.environ[name]
    nbval.plugin.RunningKernel = kernel


def pytest_sessionfinish() -> None:
    """Ends the kernels."""
    while SharedKernel.idle:
        SharedKernel.idle.pop().end()


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Keeps nbval from measuring coverage inside the kernels: it would never end, and the tests are what counts."""
    session.config.option.cov_source = None


def pytest_unconfigure(config: pytest.Config) -> None:
    """Says at the very end how many tests were left out, why, and how to get them."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return  # in a worker of pytest-xdist
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reporter.stats.get("skipped", []))
    for reason, number in reasons.items():
        reporter.write_line(f"{number} {'test was' if number == 1 else 'tests were'} left out: {reason}")
