"""How each moment of a film differs from the moment before: a screen applies these changes, and knows no rule."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from snl_edu.films.film import Film
from snl_edu.films.moment import Heat, Moment, State
from snl_edu.model.board import Square


class Splice(NamedTuple):
    """A change of a row of squares: at a place some squares go out, and others come in."""

    at: int
    out: int
    squares: tuple[Square, ...]


class Change(NamedTuple):
    """What one moment changes: what waits, what is seen, and the squares that look different, with their new states."""

    queue: Splice | None = None
    seen: Splice | None = None
    states: Mapping[Square, State] = {}


NOTHING = Change()


def splice(before: tuple[Square, ...], after: tuple[Square, ...]) -> Splice:
    """The smallest change in one place that leads from some squares to others.

    >>> splice((1, 2, 3, 4), (1, 7, 4))
    Splice(at=1, out=2, squares=(7,))
    """
    if after[: len(before)] == before:  # most changes are of these two kinds, and quick to see
        return Splice(len(before), 0, after[len(before) :])
    if before[1:] == after:
        return Splice(0, 1, ())
    shorter = min(len(before), len(after))
    at = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    left = range(shorter - at)
    same = next((place for place in left if before[-1 - place] != after[-1 - place]), len(left))
    return Splice(at, len(before) - same - at, after[at : len(after) - same])


def _put(counts: dict[Square, int], before: tuple[Square, ...], change: Splice) -> list[Square]:
    """The squares of a change, which is put into what counts how often each square is there."""
    gone = before[change.at : change.at + change.out]
    for square in gone:
        counts[square] -= 1
        if not counts[square]:
            del counts[square]
    for square in change.squares:
        counts[square] = counts.get(square, 0) + 1
    return [*gone, *change.squares]


def _seen(before: Moment, moment: Moment) -> Splice | None:
    """The change of what is seen: most films only go on in one order."""
    at, reached = before.reached, moment.reached
    if reached < at or (moment.order is not before.order and moment.order[:reached] != before.order[:at]):
        return splice(before.seen, moment.seen)
    return None if at == reached else Splice(at, 0, moment.order[at:reached])


def changes(film: Film) -> Iterator[Change]:
    """What each moment of a film changes."""
    first, last = film.board.start, film.board.squares
    shown: dict[Square, State] = {}
    waiting: dict[Square, int] = {}
    marked: dict[Square, int] = {}
    before = film.moments[0]._replace(queue=(), order=(), reached=0, current=None, reads=(), game=None)
    looked_at = None
    for moment in film.moments:
        if (
            moment.current == looked_at is not None
            and moment.queue is before.queue
            and moment.reached == before.reached
            and moment.order is before.order
            and moment.game is before.game
        ):  # as when a roll is rejected
            yield NOTHING
            continue
        touched: list[Square] = []
        queue = seen = None
        if moment.queue is not before.queue and moment.queue != before.queue:
            queue = splice(before.queue, moment.queue)
            touched += _put(waiting, before.queue, queue)
        if moment.reached != before.reached or moment.order is not before.order:
            seen = _seen(before, moment)
            if seen is not None:
                touched += _put(marked, before.order, seen)
        looking = moment.looked_at
        if looking != looked_at:
            touched += [square for square in (looked_at, looking) if square is not None]
            looked_at = looking
        if moment.game is not before.game:
            games = [each for each in (before.game, moment.game) if each is not None]
            touched += [square for each in games for square in each.squares]
        before = moment
        states: dict[Square, State] = {}
        for square in touched:
            if first <= square <= last and square not in states:
                state = moment.state_among(square, waiting, marked)
                if state != shown.get(square, "unseen"):
                    states[square] = shown[square] = state
        yield Change(queue, seen, states)


def heat_changes(film: Film) -> Iterator[dict[Square, Heat | None]]:
    """For each moment the squares whose heat differs from the moment before, with their new heat."""
    shown: Mapping[Square, Heat] = {}
    for moment in film.moments:
        heat = moment.heat
        yield {square: heat.get(square) for square in {**shown, **heat} if shown.get(square) != heat.get(square)}
        shown = heat
