"""The films that one player shows together: what a caller may pass, where they open, and how they travel."""

import json
from collections.abc import Sequence
from typing import Any

from snl_edu.films.asked.attempt import Attempt
from snl_edu.films.film import Film
from snl_edu.films.search_film import expect_film
from snl_edu.model.input.arguments import BoardError
from snl_edu.screens.player.wire import Wire

MOST_FILMS = 4  # side by side; a fifth would be too small to read


def films_of(given: Sequence[Any]) -> tuple[Film, ...]:
    """The films that a caller has passed, or those that something else, such as a verdict, offers."""
    films = tuple(film for each in given for film in _offered_by(each))
    if len(films) > MOST_FILMS:
        raise BoardError(f"{len(films)} films are too many to see at once: show at most {MOST_FILMS}")
    for film in films[1:]:
        if film.board != films[0].board:
            raise BoardError(f"films side by side are of one board, not of {films[0].board!r} and {film.board!r}")
        if not film.grains.keys() & films[0].grains.keys():
            one, other = map(_kind_of, (films[0], film))
            raise BoardError(f"{one} and {other} have no grain in common: show each of them in a player of its own")
    return films


def _kind_of(film: Film) -> str:
    kinds = {"run": "a run", "chances": "a film of chances", "played": "the film of a game"}
    return "an attempt" if isinstance(film, Attempt) else kinds.get(film.label, "a search")


def _offered_by(given: Any) -> Sequence[Film]:
    offered = getattr(type(given), "films", None)
    return tuple(given.films) if isinstance(offered, property) else (expect_film(given),)


def opening_grain(films: Sequence[Film], stage: Wire) -> str:
    """The grain of the first film if the others have it too, or else the coarsest that all of them have."""
    return films[0].grain if films[0].grain in stage["grains"] else next(iter(stage["grains"]))


def in_words(films: Sequence[Film], stage: Wire) -> list[tuple[str, list[str]]]:
    """Each film in words, under its title: all a page needs, so that no player keeps its films."""
    titles = [film.title or film.name for film in films] if len(films) > 1 else [""]
    coarsest = next(iter(stage["grains"]))
    sentences = [[moment.sentence for moment in film.at_grain(coarsest)] for film in films]
    return list(zip(titles, sentences, strict=True))


def as_text(films: Sequence[Wire], _widget: object = None) -> list[str]:
    """Films as JSON text, since ipywidgets would look at each of their many numbers."""
    return [as_one_text(film) for film in films]


def as_one_text(data: dict[str, Any], _widget: object = None) -> str:
    """A film, or questions, as JSON text, for the same reason."""
    return json.dumps(data, separators=(",", ":"), check_circular=False)  # nothing holds itself, and looking takes time
