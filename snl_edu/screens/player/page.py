"""The player as one HTML page that needs neither a kernel nor a network."""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from string import Template
from typing import Any

from snl_edu.screens.player.assets import ASK_MODULES, CSS, MODULES, PAGE, PLAIN_CSS, PLAY_MODULES, script

BODY = """
body { margin: 0; padding: 12px; background: var(--snl-page); color: var(--snl-ink); font: 15px/1.45 system-ui, sans-serif; }
.snl-words { max-width: 1180px; padding: 0 10px; }
"""


def page_text(state: Mapping[str, Any], films: Sequence[tuple[str, Sequence[str]]]) -> str:
    """A page that shows a player in some state, and below it the given films in words, under their titles."""
    labels = state["stage"]["words"]
    asks = bool(state.get("ask"))
    left_out = {*(PLAY_MODULES if asks else ASK_MODULES), *([] if "rounds" in state else ["ask/practice.js"])}
    if asks:
        # Pages opened as files share one store of answers; the digest differs where the questions do.
        questions = json.dumps(state["rounds"] if "rounds" in state else state["questions"], separators=(",", ":"))
        state = {**state, "digest": sha256(questions.encode()).hexdigest()[:16]}
    style = BODY + (CSS if asks else PLAIN_CSS)
    code = script("page.js", [name for name in MODULES if name not in left_out])
    return Template(PAGE).substitute(
        title=escape(state["title"] or (labels["asked"] if asks else state["films"][0]["player_label"])),
        style=style,
        style_hash=_hash(style),
        script=code,
        script_hash=_hash(code),
        words=_in_words(labels["words"], films) if films else "",
        # In a script element "</script" would end it and "<!--<script" would keep it from ending, so there is no "<".
        state=json.dumps(state, separators=(",", ":")).replace("<", "\\u003c"),
    )


def _in_words(heading: str, films: Sequence[tuple[str, Sequence[str]]]) -> str:
    lists = ""
    for title, sentences in films:
        items = "\n".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        lists += (f"<h2>{escape(title)}</h2>\n" if title else "") + f'<ol start="0">\n{items}\n</ol>\n'
    return f'<details class="snl-words" open><summary>{escape(heading)}</summary>\n{lists}</details>'


def _hash(text: str) -> str:
    """The hash of the page's own script or style for its policy, so that a browser accepts no other."""
    return f"sha256-{b64encode(sha256(text.encode(errors='replace')).digest()).decode()}"
