"""The colours of everything that is drawn, in one place, for light and dark pages."""

from collections.abc import Mapping
from types import MappingProxyType

# Each state of a square has a fill, an outline that stands out from the page, and a cue besides its colour.
STATES = ("unseen", "seen", "frontier", "current", "path")

LIGHT: Mapping[str, str] = MappingProxyType(
    {
        "page": "#ffffff",
        "panel": "#f4f6f8",
        "ink": "#1b1f24",
        "muted": "#57606a",
        "accent": "#0b57a8",
        "accent-ink": "#ffffff",
        "line": "#7d8690",
        "unseen": "#ffffff",
        "unseen-2": "#eef0f3",
        "unseen-edge": "#7d8690",
        "seen": "#d3e9f8",
        "seen-edge": "#21699e",
        "frontier": "#ffc857",
        "frontier-edge": "#7a4d00",
        "current": "#f6c1e7",
        "current-edge": "#8b1470",
        "path": "#a9e2bf",
        "path-edge": "#0b6236",
        "snake": "#3f8f56",
        "snake-edge": "#174a28",
        "snake-light": "#c4ecc9",
        "tongue": "#c22a2a",
        "ladder": "#94602a",
        "ladder-edge": "#5b3813",
        "running": "#fff0cc",
    }
)

DARK: Mapping[str, str] = MappingProxyType(
    {
        "page": "#0f1318",
        "panel": "#1a2027",
        "ink": "#f0f3f6",
        "muted": "#a5afba",
        "accent": "#7cb8f7",
        "accent-ink": "#08131f",
        "line": "#77828e",
        "unseen": "#161b21",
        "unseen-2": "#1f262d",
        "unseen-edge": "#77828e",
        "seen": "#15405f",
        "seen-edge": "#6fb7ea",
        "frontier": "#7d5200",
        "frontier-edge": "#ffc857",
        "current": "#701c5f",
        "current-edge": "#ff9fe8",
        "path": "#0d5432",
        "path-edge": "#5fd895",
        "snake": "#4ea768",
        "snake-edge": "#c9f2d3",
        "snake-light": "#174a28",
        "tongue": "#ff7b72",
        "ladder": "#c98d4b",
        "ladder-edge": "#f0c898",
        "running": "#40330d",
    }
)


def css_variables(palette: Mapping[str, str]) -> str:
    """The palette as CSS custom properties."""
    return " ".join(f"--snl-{name}: {colour};" for name, colour in palette.items())
