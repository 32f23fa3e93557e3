"""What the traits of a widget may hold: traitlets has types of its own, but no sentence that a learner could use."""

from collections.abc import Callable, Sequence
from math import isnan
from typing import Any

import traitlets

from snl_edu.films.words import LABELS
from snl_edu.model.input.arguments import BoardError, is_a, one_of, plain_int, shown
from snl_edu.screens.player.wire import PANELS

GRAINS = tuple(name.removeprefix("grain.") for name in LABELS if name.startswith("grain."))
# These mean nothing once other films are shown.
OF_THE_FILMS = ("grain", "last", "step", "playing", "picked", "answers")


class Unchecked(traitlets.TraitType):  # type: ignore[type-arg]  # older ones take no types
    """A trait whose value makes sense only together with others: the widget that has them checks it."""


class Checked(traitlets.TraitType):  # type: ignore[type-arg]  # older ones take no types
    """A trait whose value is checked, or brought within limits, by a function of the value and its name."""

    def __init__(self, first: Any, check: Callable[[Any, str], Any]) -> None:
        super().__init__(first)
        self.check = check

    def validate(self, _: Any, value: Any) -> Any:
        """The value, if it makes sense; a learner should read the same kind of error here as everywhere else."""
        return self.check(value, str(self.name))


def text(value: Any, name: str) -> str:
    """The value, if it is text."""
    if type(value) is not str:
        raise BoardError(f"{name} must be text, not {shown(value)}")
    return value


def among(names: Sequence[str]) -> Callable[[Any, str], str]:
    """A check that a value is one of these names."""
    return lambda value, name: one_of(value, name, names)


def count(value: Any, name: str) -> int:
    """The value, if it is a whole number of any kind."""
    if (number := plain_int(value)) is None:
        raise BoardError(f"{name} must be a whole number, not {shown(value)}")
    return number


def pace(value: Any, name: str) -> float:
    """A number of steps a second, within limits."""
    number: float | None = plain_int(value)
    if is_a(value, float) and not isnan(value):
        number = value
    if number is None:
        raise BoardError(f"{name} must be a number of steps a second, from 0.1 to 60, not {shown(value)}")
    return float(max(0.1, min(60, number)))


def panel_names(value: Any, name: str) -> list[str]:
    """The value, if it is a list of names of panels."""
    if type(value) not in (list, tuple):
        raise BoardError(f"{name} must be a list of names such as ['queue'], not {shown(value)}")
    return [one_of(panel, "a panel", PANELS) for panel in value]


def of_these_films(message: dict[str, Any], reel: int) -> dict[str, Any]:
    """Drops what a message of the front end says about films that were replaced; it may arrive late, or be mixed."""
    named = message.get("_said")
    of_its_films = named if isinstance(named, dict) else {}
    dropped = ("_said", *(() if of_its_films.get("reel", reel) == reel else OF_THE_FILMS))
    return {name: of_its_films.get(name, value) for name, value in message.items() if name not in dropped}
