"""What the tests share: how Hypothesis searches, a world without matplotlib, and the rates of the corpus."""

import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

import snl_edu

# No test may fail because the machine is busy. A failure prints how to repeat it.
settings.register_profile(
    "patient", settings(), deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# Coverage makes every line cost twice as much. What it is there for, a branch that no test reaches, is found by few
# examples too; `make quick` and `make pythons` try them all.
settings.register_profile("covered", settings.get_profile("patient"), max_examples=25)


@pytest.fixture
def no_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are painted as in a browser, where matplotlib cannot be imported."""
    for name in ("matplotlib_painter", "frames"):
        monkeypatch.setitem(sys.modules, f"snl_edu.screens.pictures.{name}", None)


def pytest_configure(config: pytest.Config) -> None:
    """Chooses how many examples are tried; and Ctrl+C works even where whoever started the tests has switched it off."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "unmeasured: coverage is off for this test and its fixtures.")
    settings.load_profile("covered" if config.getoption("cov_source", None) else "patient")


# These try again, at length, what the tests of each module reach already: measuring them would only cost time.
UNMEASURED = {"browser", "corpus", "js", "notebooks", "site", "verdicts"}


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Switches coverage off where it tells nothing new."""
    for item in items:
        if UNMEASURED & {*item.path.relative_to(item.config.rootpath).parts}:
            item.add_marker("unmeasured")


@contextmanager
def unmeasured() -> Iterator[None]:
    """Switches coverage off, all of it.

    In a worker of pytest-xdist, pytest-cov measures twice, the second time on top of the first. Its own marker `no_cover`
    ends the second only, and then the first goes on, at the full price.
    """
    stopped: list[Coverage] = []
    while (measuring := Coverage.current()) is not None:
        measuring.stop()
        stopped.append(measuring)
    try:
        yield
    finally:
        for measuring in reversed(stopped):
            measuring.start()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Measures what the library does when it is imported, and not what it does while the tests are put together.

    It also keeps coverage from waiting for itself: a signal may end a learner's function just where coverage holds its
    lock, which would then be held for good.
    """
    measuring: Any = Coverage.current()
    if measuring is not None:
        measuring._collector.data_lock = None
        for module in walk_packages(snl_edu.__path__, "snl_edu."):
            import_module(module.name)
    with unmeasured():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Switches coverage off for a test that is unmeasured, and for its fixtures."""
    with unmeasured() if item.get_closest_marker("unmeasured") else nullcontext():
        return (yield)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what `check` and `watch` made of the corpus. The tests may have run in other processes: their reports know."""
    counts: Counter[str] = Counter()
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        for name, value in getattr(report, "user_properties", ()):
            if name == "corpus" and report.when == "call":
                counts.update(value)
    if counts:
        terminalreporter.write_line(
            f"corpus: {counts['right']} right, {counts['false alarms']} false alarms; "
            f"{counts['wrong']} wrong, {counts['passed']} passed, {counts['named']} of {counts['nameable']} named; "
            f"queue right {_percent(counts['queues'], counts['asked'])}, "
            f"record {_percent(counts['records'], counts['asked records'])}, "
            f"nonsense {counts['nonsense']}, crashes {counts['crashes']}"
        )


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "not asked"
