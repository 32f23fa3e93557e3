"""The scripts and styles of the player, which sit beside this file."""

import re
from collections.abc import Iterable
from importlib.resources import files

from snl_edu.screens.palette import DARK, LIGHT, css_variables
from snl_edu.screens.svg import STYLE

# Each of them needs only modules before it.
MODULES = (
    "dom.js",
    "film.js",
    "board.js",
    "queue.js",
    "view.js",
    "keys.js",
    "news.js",
    "ask/questions.js",
    "squares.js",
    "ask/worksheet.js",
    "ask/answer_board.js",
    "ask/review.js",
    "ask/ask.js",
    "model.js",
    "ask/practice.js",
    "player.js",
    "render.js",
)

PLAY_MODULES = ("view.js", "player.js")
ASK_MODULES = (
    "ask/questions.js",
    "squares.js",
    "ask/worksheet.js",
    "ask/answer_board.js",
    "ask/review.js",
    "ask/ask.js",
    "ask/practice.js",
)
EDITOR_MODULES = ("dom.js", "board.js", "keys.js", "squares.js", "editor/pencil.js")


def beside(name: str) -> str:
    """The text of a file in this folder: if it got the path, anywidget would keep every closed player alive."""
    return files("snl_edu.screens.player").joinpath(name).read_text(encoding="utf-8")


def script(entry: str, modules: Iterable[str] = MODULES) -> str:
    """The modules and an entry as one script, because neither a blob nor a page of its own can import its neighbours.

    A page leaves out the modules that it does not need, up to half of the text, and never uses their names.
    """
    texts = [beside(name) for name in (*modules, entry)]
    return "\n".join(re.sub(r"^import .*\n|^export (?!default)", "", text, flags=re.MULTILINE) for text in texts)


# JupyterLab says on the body whether its theme is light; a page of its own asks the system.
THEMES = f"""
.snl-player, .snl-page {{ {css_variables(LIGHT)} }}
@media (prefers-color-scheme: dark) {{ .snl-page, .snl-page .snl-player {{ {css_variables(DARK)} }} }}
@media print {{ .snl-page, .snl-page .snl-player {{ {css_variables(LIGHT)} }} }}
body[data-jp-theme-light="false"] .snl-player {{ {css_variables(DARK)} }}
"""
PLAIN_CSS = THEMES + STYLE + beside("player.css")
CSS = PLAIN_CSS + beside("ask/ask.css")
# The editor and what is beside it look like the player.
EDITOR_CSS = (
    PLAIN_CSS.replace(".snl-player", ":is(.snl-editor, .snl-desk)")
    + beside("ask/ask.css").replace(".snl-ask", ".snl-editor")
    + beside("editor/editor.css")
)
PAGE = beside("page.html")
