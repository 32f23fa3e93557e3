"""Who paints the pictures: matplotlib where it is installed, and everywhere else the same pictures as SVG text."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from snl_edu.screens.pictures.scene import Scene

if TYPE_CHECKING:
    from snl_edu.screens.pictures.paper import Picture


class Painter(Protocol):
    """What the two painters have in common."""

    Picture: "type[Picture]"

    def picture_of(self, scene: Scene, ax: Any = None) -> Any:
        """The picture of a scene; or the axes that were given, with its first panel in them."""


def painter() -> Painter:
    """The painter for this Python: in a browser there may be no matplotlib."""
    try:
        chosen: Any = import_module("snl_edu.screens.pictures.matplotlib_painter")
    except ImportError:
        chosen = import_module("snl_edu.screens.pictures.svg_painter")
    return chosen  # type: ignore[no-any-return]


def painted(scene: Scene, ax: Any = None) -> Any:
    """The scene as a picture; or the axes that were given, once it is drawn there."""
    return painter().picture_of(scene, ax)
