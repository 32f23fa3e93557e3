"""What a learner has done by hand, as far as Jupyter has saved it with the notebook: answers in players, drawn boards."""

import json
from contextlib import suppress
from typing import Any

from snl_edu.course.judges.handwork import asks, is_drawn
from snl_edu.model.board import Board

VIEW, STATE = "application/vnd.jupyter.widget-view+json", "application/vnd.jupyter.widget-state+json"
MODEL = "IPY_MODEL_"  # before the name of a widget that is inside another one
BY_HAND = ("answers", "scene")  # what a player keeps, and what an editor keeps
Saved = dict[str, dict[str, Any]]  # the text of a cell, and the state of the widget below it


def saved_work(content: bytes) -> Saved:
    """The state of the player, or of the editor, that was saved below each cell of a notebook."""
    found: Saved = {}
    with suppress(ValueError, TypeError, KeyError, AttributeError, RecursionError):
        notebook = json.loads(content)
        states = notebook["metadata"]["widgets"][STATE]["state"]
        for cell in notebook["cells"]:
            for output in cell.get("outputs", ()):
                shown = output.get("data", {}).get(VIEW, {}).get("model_id")
                if state := _state_of(shown, states):
                    found["".join(cell["source"])] = state
    return found


def _state_of(name: Any, states: Any, depth: int = 5) -> dict[str, Any]:
    """The useful part of the state of a widget, or of the first widget inside it that has one."""
    state = states.get(name, {}).get("state", {})
    useful = {key: state[key] for key in BY_HAND if state.get(key)}
    inside = state.get("children", ()) if depth and not useful else ()
    return useful or next(
        filter(None, (_state_of(str(child).removeprefix(MODEL), states, depth - 1) for child in inside)), {}
    )


def restore(widget: Any, state: dict[str, Any]) -> None:
    """Puts what a learner did in a widget into the new one; what does not fit is left out."""
    with suppress(Exception):
        if asks(widget):
            widget.answers = state["answers"]
        elif is_drawn(widget):
            editor = getattr(widget, "editor", widget)  # a desk has one
            sizes, jumps = state["scene"]["sizes"], state["scene"]["jumps"]
            editor.board = Board(**sizes, start=widget.board.start, jumps={int(at): to for at, to in jumps.items()})
