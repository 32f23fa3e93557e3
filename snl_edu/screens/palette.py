"""The colours, widths and cues of everything that is drawn, in one place, for light and dark pages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from snl_edu.screens.shapes import Polyline, path_text

COLOURS = {  # on a light page, and on a dark one
    "page": ("#ffffff", "#0f1318"),
    "panel": ("#f4f6f8", "#1a2027"),
    "ink": ("#1b1f24", "#f0f3f6"),
    "muted": ("#57606a", "#a5afba"),
    "accent": ("#0b57a8", "#7cb8f7"),
    "accent-ink": ("#ffffff", "#08131f"),
    "line": ("#7d8690", "#77828e"),
    "unseen": ("#ffffff", "#161b21"),
    "unseen-2": ("#eef0f3", "#1f262d"),
    "unseen-edge": ("#7d8690", "#77828e"),
    "seen": ("#d3e9f8", "#15405f"),
    "seen-edge": ("#21699e", "#6fb7ea"),
    "frontier": ("#ffc857", "#7d5200"),
    "frontier-edge": ("#7a4d00", "#ffc857"),
    "current": ("#f6c1e7", "#701c5f"),
    "current-edge": ("#8b1470", "#ff9fe8"),
    "path": ("#a9e2bf", "#0d5432"),
    "path-edge": ("#0b6236", "#5fd895"),
    "snake": ("#3f8f56", "#4ea768"),
    "snake-edge": ("#174a28", "#c9f2d3"),
    "snake-light": ("#c4ecc9", "#174a28"),
    "tongue": ("#c22a2a", "#ff7b72"),
    "ladder": ("#94602a", "#c98d4b"),
    "ladder-edge": ("#5b3813", "#f0c898"),
    "running": ("#fff0cc", "#40330d"),
    # How likely a square is: one hue, and the more likely, the further from the page.
    "heat-0": ("#fff5ef", "#1f1a1a"),
    "heat-1": ("#ffe3d3", "#33211c"),
    "heat-2": ("#ffcbae", "#4c291d"),
    "heat-3": ("#ffae85", "#67321d"),
    "heat-4": ("#fd8c5b", "#843b1c"),
    "heat-5": ("#f06a35", "#a54619"),
}
LIGHT: Mapping[str, str] = MappingProxyType({name: light for name, (light, _) in COLOURS.items()})
DARK: Mapping[str, str] = MappingProxyType({name: dark for name, (_, dark) in COLOURS.items()})


class StateLook(NamedTuple):
    """How a square in some state looks besides its colours: how wide its outline is, and the cue in its corner."""

    outline: float
    cue: tuple[Polyline, ...] = ()
    stroke: float = 0
    filled: bool = False


class Part(NamedTuple):
    """How a part of a picture is drawn: the colour and the width of its lines, and what fills it."""

    stroke: str
    width: float
    fill: str = ""


# Colour is never the only cue: each state also has a shape of its own, and most have a wider outline.
STATES: Mapping[str, StateLook] = MappingProxyType(
    {
        "unseen": StateLook(1.5),
        "seen": StateLook(1.5, cue=((9 + 51j, 9.1 + 51j), (16 + 51j, 16.1 + 51j)), stroke=4.5),
        "frontier": StateLook(3.5, cue=((39 + 4j, 56 + 4j, 56 + 21j),), filled=True),
        "current": StateLook(5, cue=((42 + 9j, 51 + 9j, 51 + 18j), (18 + 51j, 9 + 51j, 9 + 42j)), stroke=3),
        "path": StateLook(3.5, cue=((8 + 28j, 8 + 52j),), stroke=5),
    }
)

PARTS: Mapping[str, Part] = MappingProxyType(
    {
        "rail": Part("ladder-edge", 4.5),
        "rung": Part("ladder", 3.2),
        "snake": Part("snake-edge", 1.5, fill="snake"),
        "scales": Part("snake-light", 2.2),
        "tongue": Part("tongue", 1.6),
        "eye": Part("snake-edge", 1, fill="snake-light"),
        "arrow": Part("path-edge", 3),
    }
)

HEATS = tuple(name for name in COLOURS if name.startswith("heat-"))

HALO = 4  # around numbers, in the colour of their square

# The cue of each state as the path of an SVG picture.
CUES: Mapping[str, str] = MappingProxyType(
    {name: path_text(state.cue, closed=state.filled) for name, state in STATES.items()}
)


def mixed(one: str, other: str, share: float) -> tuple[str, str]:
    """A colour between two of the palette, on a light page and a dark one: the larger the share, the nearer to the other."""
    light, dark = (_between(palette[one], palette[other], share) for palette in (LIGHT, DARK))
    return light, dark


def _between(one: str, other: str, share: float) -> str:
    ends = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(first + (last - first) * share) for first, last in ends).hex()


def ink_on(colours: tuple[str, str]) -> tuple[str, str]:
    """Black or white, whichever has the contrast of 4.5 that print needs on a colour; one of them always does."""
    light, dark = map(_ink, colours)
    return light, dark


def _ink(colour: str) -> str:
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return "black" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 else "white"


def css_variables(palette: Mapping[str, str]) -> str:
    """The palette as CSS custom properties."""
    return " ".join(f"--snl-{name}: {colour};" for name, colour in palette.items())


def css_colours(selector: str) -> str:
    """The rules that give a picture its colours, those of a light or a dark page.

    A picture inside a page follows that page's colour scheme; one that is an image of its own has to say that it knows both.
    """
    both = {name: f"light-dark({light}, {dark})" for name, (light, dark) in COLOURS.items()}
    return f"svg:root {{ color-scheme: light dark; }}\n{selector} {{ {css_variables(both)} }}"


def css_rule(*selectors: str, **look: object) -> str:
    """A CSS rule for a part of a board; a colour is given by its name in the palette."""
    values = {name: f"var(--snl-{value})" if value in LIGHT else value for name, value in look.items()}
    declarations = " ".join(f"{name.replace('_', '-')}: {value};" for name, value in values.items())
    return f"{', '.join(f'.snl-board {selector}' for selector in selectors)} {{ {declarations} }}"


def state_css() -> str:
    """The rules for the states of squares, and for their keys in a legend."""
    rules = [
        css_rule(".snl-cell", fill="unseen", stroke="unseen-edge", stroke_width=STATES["unseen"].outline),
        css_rule(".snl-odd .snl-cell", fill="unseen-2"),
        css_rule(".snl-cue", fill="none", stroke_linecap="round"),
        css_rule("text", fill="ink", stroke="unseen", stroke_width=HALO, stroke_linejoin="round", paint_order="stroke"),
        css_rule("text.snl-odd", stroke="unseen-2"),
    ]
    for name, state in STATES.items():
        if name == "unseen":
            continue
        square, key, edge = f'[data-state="{name}"]', f".snl-key-{name}", f"{name}-edge"
        cue = {"fill": edge} if state.filled else {"stroke": edge, "stroke_width": state.stroke}
        rules += [
            css_rule(f"{square} .snl-cell", f"{key} .snl-cell", fill=name, stroke=edge, stroke_width=state.outline),
            css_rule(f"{square} .snl-cue", f"{key} .snl-cue", **cue),
            css_rule(f"{square} text", f"text.snl-{name}", stroke=name),
        ]
    for name in HEATS:  # over the states
        heat = f'[data-heat="{name}"]'
        rules.append(css_rule(f"{heat} .snl-cell", f".snl-key-{name} .snl-cell", fill=name))
        rules.append(css_rule(f"{heat} text", f"text.snl-{name}", stroke=name))
    return "\n".join(rules)


def part_css() -> str:
    """The rules for snakes, ladders and arrows."""
    joints = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    rules = [css_rule(".snl-jumps", ".snl-arrows", fill="none", **joints)]
    for name, part in PARTS.items():
        fill = {"fill": part.fill} if part.fill else {}
        rules.append(css_rule(f".snl-{name}", **fill, stroke=part.stroke, stroke_width=part.width))
    return "\n".join(rules)
