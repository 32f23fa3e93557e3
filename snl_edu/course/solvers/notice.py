"""A short message to a learner who has to wait."""

from importlib import import_module
from time import monotonic
from typing import Any, Self

from snl_edu.films.run.source import notebook_shell

LATE = 1.0  # seconds of waiting before the message appears
VIEW = "application/vnd.jupyter.widget-view+json"


class Notice:
    """A line below a notebook's cell that appears after a second and disappears when the wait is over.

    It is shown as a widget, never as text: what is stored with a notebook must not depend on how fast a machine is.
    """

    def __init__(self, text: str) -> None:
        self.text, self.begun = text, monotonic()
        self.widget: Any = None
        self.handle: Any = None

    def show_if_late(self) -> None:
        """Shows the line once the wait is long enough, in a notebook."""
        if self.widget is None and monotonic() - self.begun > LATE and getattr(notebook_shell(), "kernel", None):
            self.widget = import_module("ipywidgets").HTML(self.text)
            view = {"version_major": 2, "version_minor": 0, "model_id": self.widget.model_id}
            self.handle = import_module("IPython.display").DisplayHandle()
            self.handle.display({VIEW: view}, raw=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.widget is not None:
            for part in (self.widget.layout, self.widget.style, self.widget):  # or else they stay alive forever
                part.close()
            self.handle.update({}, raw=True)  # a view of a closed widget would be stored with the notebook
