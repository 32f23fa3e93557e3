"""What a moment is about, and where in a film one may want to go next."""

from snl_edu.films.film import Film
from snl_edu.films.moment import Moment
from snl_edu.model.board import Square


def involved(film: Film, moment: Moment) -> tuple[Square, ...]:
    """The squares that a moment is about; of a frontier or a turn also those where the die landed on the way."""
    if moment.move is not None:  # as in most moments
        start, _, landing, end = moment.move
        return (start, landing) if moment.move.jump is None else tuple(dict.fromkeys((start, landing, end)))
    taken = () if moment.current is None else (moment.current,)
    if moment.kind in ("frontier", "turn"):
        found = moment.fresh
        moves = [film.arrivals[square] for square in found if square in film.arrivals]
        return tuple(dict.fromkeys([*taken, *found, *(move.landing for move in moves)]))
    return tuple(dict.fromkeys([*taken, *moment.reads]))


def landmarks(film: Film) -> dict[str, list[int]]:
    """The moments that stand out, under the name of what they show; a name without any is left out."""
    jumps = film.board.jumps.keys()
    found: dict[str, list[int]] = {"frontier": [], "jump": [], "rejected": []}
    for place, moment in enumerate(film.moments):
        if moment.kind == "frontier":
            found["frontier"].append(place)
        if moment.kind == "jump" or (moment.reads and not jumps.isdisjoint(moment.reads)):
            found["jump"].append(place)
        if moment.rejected is not None:
            found["rejected"].append(place)
    return {name: places for name, places in found.items() if places}
