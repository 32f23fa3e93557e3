"""The player as one HTML page that needs neither a kernel nor a network."""

import json
from collections.abc import Mapping
from html import escape
from typing import Any


def page_text(state: Mapping[str, Any], told: list[str], css: str, javascript: str) -> str:
    """A page that shows a player in some state, and below it the film in words."""
    # In a script element "</script" would end it and "<!--<script" would keep it from ending, so there is no "<".
    data = json.dumps(state, separators=(",", ":")).replace("<", "\\u003c")
    words = state["film"]["words"]
    title = escape(state["title"] or words["player"])
    sentences = "\n".join(f"<li>{escape(sentence)}</li>" for sentence in told)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ margin: 0; padding: 12px; background: var(--snl-page); color: var(--snl-ink); font: 15px/1.45 system-ui, sans-serif; }}
.snl-words {{ max-width: 1180px; padding: 0 10px; }}
{css}
</style>
</head>
<body class="snl-page">
<main>
<div id="player"></div>
<details class="snl-words" open><summary>{escape(words["words"])}</summary><ol start="0">
{sentences}
</ol></details>
</main>
<script type="application/json" id="state">{data}</script>
<script type="module">
{javascript}
const values = JSON.parse(document.getElementById("state").textContent);
const listeners = {{}};
const model = {{
  get: (name) => values[name],
  set(name, value) {{
    values[name] = value;
    for (const listener of listeners[`change:${{name}}`] ?? []) listener();
  }},
  on(name, listener) {{ (listeners[name] ??= new Set()).add(listener); }},
  off(name, listener) {{ listeners[name]?.delete(listener); }},
  save_changes() {{}},
}};
render({{ model, el: document.getElementById("player") }});
</script>
</body>
</html>
"""
