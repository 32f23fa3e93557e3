"""What the tests share: how Hypothesis searches, a world without matplotlib, and the rates of the corpus."""

import signal
import sys
from collections import Counter
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

# No test may fail because the machine is busy. A failure prints how to repeat it.
settings.register_profile(
    "patient", settings(), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")


@pytest.fixture
def no_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are painted as in a browser, where matplotlib cannot be imported."""
    for name in ("paper", "frames"):
        monkeypatch.setitem(sys.modules, f"snl_edu.screens.pictures.{name}", None)


def pytest_configure() -> None:
    """Lets Ctrl+C work even where whoever started the tests has switched it off."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Keeps coverage from waiting for itself: a signal may end a learner's function just where coverage has its lock."""
    measuring: Any = Coverage.current()
    if measuring is not None:
        measuring._collector.data_lock = None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Gives each process one file after another, as `--dist loadfile` does.

    All that need a browser go to one: to start another, and another JupyterLab, takes longer than many of the tests.
    """
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    scheduler = LoadFileScheduling(config, log)
    file_of = scheduler._split_scope
    scheduler._split_scope = lambda test: "browser" if test.startswith("tests/browser/") else file_of(test)
    return scheduler


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what `check` and `watch` made of the corpus. The tests may have run in other processes: their reports know."""
    counts: Counter[str] = Counter()
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        for name, value in getattr(report, "user_properties", ()):
            if name == "corpus" and report.when == "call":
                counts.update(value)
    if counts:
        from tests.corpus.findings import rates

        terminalreporter.write_line(rates(counts))
