"""A still picture: a description that shows itself as SVG on every screen, and is painted by matplotlib on paper."""

from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from snl_edu.files import new_file, write
from snl_edu.model.input.arguments import BoardError, is_a, shown
from snl_edu.screens.notebook import SHOWN, bundle
from snl_edu.screens.palette import css_colours
from snl_edu.screens.pictures.ink import Drawing, Part, dots
from snl_edu.screens.svg import STYLE

FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
ON_PAPER = (".png", ".pdf")

A = TypeVar("A")  # the axes of a figure that a caller builds with matplotlib


@dataclass(frozen=True, repr=False)
class Picture:
    """A picture: its alt text, its size in dots, and its parts, lowest first."""

    alt: str
    width: float
    height: float
    parts: tuple[Part, ...]

    @property
    def svg(self) -> str:
        """The picture as SVG text, the same on every machine; it follows a light or a dark page."""
        width, height = dots(self.width), dots(self.height)
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        label = f'role="img" aria-label="{escape(self.alt, quote=True)}" font-family="{FONT}"'
        rules = STYLE if any(isinstance(part, Drawing) for part in self.parts) else ""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" class="snl-picture" {size} {label}>',
                f"<style>{css_colours('.snl-picture')}\n{rules}</style>",
                f'<rect width="{width}" height="{height}" fill="var(--snl-page)"/>',
                *(part.svg() for part in self.parts),
                "</svg>",
            ]
        )

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """The path of a new file with the picture: .svg for a screen; .png or .pdf for paper, painted by matplotlib."""
        ending = Path(path).suffix.lower() if is_a(path, str) or is_a(path, Path) else ""
        if ending not in (".svg", *ON_PAPER):
            raise BoardError(f"a picture is saved as .svg, .png or .pdf, not as {shown(path)}: try 'picture.svg'")
        file = new_file(path, overwrite, ending)
        content = self.svg.encode() if ending == ".svg" else _paper().printed(self, ending[1:])
        return write(file, content, overwrite=overwrite)

    savefig = save

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        text = self.svg
        # A cell that is run again shows an equal picture, and IPython keeps both: they share what they are made of.
        object.__setattr__(self, "parts", SHOWN.setdefault(text, self).parts)
        return bundle(text, repr(self), self.alt, width=round(self.width))

    def __repr__(self) -> str:
        return f"<picture: {self.alt}>"


def painter(module: str, what: str, cure: str) -> Any:
    """A module of this folder that paints with matplotlib, if that is installed: a browser's Python has none."""
    try:
        return import_module(f"snl_edu.screens.pictures.{module}")
    except ImportError:
        raise BoardError(f"{what} needs matplotlib, which is not installed here: {cure} instead") from None


def _paper() -> Any:
    return painter("paper", "this", "save the picture as 'picture.svg'")


def shown_in(picture: Picture, ax: A | None) -> Picture | A:
    """The picture; or the axes that a caller has given, once it is painted there."""
    return picture if ax is None else _paper().paint_into(ax, picture)
