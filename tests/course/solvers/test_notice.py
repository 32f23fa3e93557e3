"""Whoever has to wait longer than a second reads why, in a notebook, and nothing of it stays."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

from snl_edu.course.solvers import notice
from snl_edu.course.solvers.notice import VIEW, Notice


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What a notebook's kernel is told to show."""
    from IPython.core.interactiveshell import InteractiveShell

    shell: Any = InteractiveShell()  # type: ignore[no-untyped-call]
    shell.kernel = SimpleNamespace()
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(shell.display_pub, "publish", lambda data, **_: sent.append(data))
    monkeypatch.setattr(InteractiveShell, "_instance", shell)
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)
    monkeypatch.setattr(notice, "LATE", -1.0)
    return sent


def test_a_wait_is_announced_once_as_a_widget_and_taken_away(published: list[dict[str, Any]]) -> None:
    before = set(_instances)
    with Notice("Still busy ...") as waiting:
        waiting.show_if_late()
        waiting.show_if_late()
        assert [list(data) for data in published] == [[VIEW]], "nothing that a stored notebook is compared by"
        assert waiting.widget.value == "Still busy ..."
    assert published[1:] == [{}]
    assert waiting.widget.comm is None
    assert set(_instances) == before, "neither its layout nor its style stays"


def test_nothing_is_shown_before_its_time_or_outside_a_notebook(
    published: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for late, modules in ((1000.0, sys.modules), (-1.0, {})):
        monkeypatch.setattr(notice, "LATE", late)
        monkeypatch.setattr(sys, "modules", modules)
        with Notice("Still busy ...") as waiting:
            waiting.show_if_late()
        assert waiting.widget is None
    assert published == []
    assert capfd.readouterr() == ("", "")
