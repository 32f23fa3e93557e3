"""What all widgets of the player share: one script, one style, and a way to close that leaves almost nothing behind."""

from abc import abstractmethod
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any, cast

import anywidget
import traitlets

from snl_edu.files import new_file, write
from snl_edu.films.run.source import notebook_shell
from snl_edu.model.input.arguments import BoardError
from snl_edu.screens.player.assets import CSS, beside, script
from snl_edu.screens.player.traits import Checked, text


class Widget(anywidget.AnyWidget):
    """A widget whose script a page loads once, however many there are, and which can be closed for good.

    A notebook keeps what a cell has returned, and a page what it has shown: closing takes everything large out of both.
    """

    _esm = traitlets.Unicode(beside("shared.js")).tag(sync=True)
    _code = traitlets.Unicode(script("widget.js")).tag(sync=True)
    _css = traitlets.Unicode(CSS).tag(sync=True)
    _anywidget_id = traitlets.Unicode("snl_edu").tag(sync=True)  # of the style, which all of them share
    title = Checked("", text).tag(sync=True)
    _own_layout: Any = None

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._own_layout = None if "layout" in traits else self.layout

    def add_traits(self, **traits: Any) -> None:
        """Adds the traits that are not there yet: anywidget would make a class for each widget, and never drop it."""
        lacking = {name: trait for name, trait in traits.items() if not self.has_trait(name)}
        if lacking:
            super().add_traits(**lacking)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes over what the front end says; a message that does not fit is dropped."""
        if self._fit(sync_data):
            super().set_state(sync_data)

    def _fit(self, sync_data: Any) -> bool:
        """Whether these are values that the traits can have."""
        try:
            for name, value in sync_data.items():
                trait = getattr(type(self), str(name), None)
                if isinstance(trait, Checked):
                    trait.validate(self, value)
        except (AttributeError, BoardError):
            return False
        return True

    def close(self) -> None:
        """Closes the widget, and the layout that came with it, which would stay alive forever."""
        with self.hold_sync():
            self._empty()
            self._code = self._css = ""
        self.title = "closed"  # the page also remembers what was there before the latest change
        super().close()
        if self._own_layout is not None:
            self._own_layout.close()

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        close_replaced(self)
        data, metadata = cast(tuple[dict[str, Any], dict[str, Any]], super()._repr_mimebundle_(**options))
        # Where no widget can be shown, a sentence says what to do.
        return data | {"text/plain": f"{self!r}: run this cell in JupyterLab to see it"}, metadata

    def _empty(self) -> None:
        """Takes out what is large."""


class PageWidget(Widget):
    """A widget that is also a page of its own."""

    @abstractmethod
    def page(self) -> str:
        """The widget as one HTML page."""

    def save(self, path: str | PathLike[str], *, overwrite: bool = False) -> Path:
        """Writes the page, which needs neither a kernel nor a network, and gives its path."""
        return write(new_file(path, overwrite), self.page().encode(errors="replace"), overwrite=overwrite)


# The widgets that the latest run of each notebook cell has made or shown, with the name of that run.
_held: dict[str, tuple[str, list[Any]]] = {}


def close_replaced(widget: Any) -> None:
    """Notes that a cell makes or shows a widget, and closes those of an earlier run of it that no other cell shows."""
    shell = notebook_shell()
    # The shell of a desktop's kernel knows which cell it runs; that of a browser's has to ask its kernel.
    knowing = shell if hasattr(shell, "get_parent") else getattr(shell, "kernel", None)
    parent: dict[str, Any] = getattr(knowing, "get_parent", dict)()
    cell, run = parent.get("metadata", {}).get("cellId"), parent.get("header", {}).get("msg_id")
    if cell is None:
        return
    earlier_run, earlier = _held.get(cell, (run, []))
    _held[cell] = run, [*(earlier if earlier_run == run else []), widget]
    kept = {id(part) for _, widgets in _held.values() for each in widgets for part in parts_of(each)}
    for each in earlier:
        if id(each) not in kept:
            each.close()


def parts_of(widget: Any) -> Iterator[Any]:
    """A widget, and all that is inside it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts_of(child)
