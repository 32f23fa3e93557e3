"""What a moment is about, and where in a film one may want to go next."""

from snl_edu.films.film import Film, Moment
from snl_edu.model.board import Square


def involved(film: Film, moment: Moment) -> tuple[Square, ...]:
    """The squares that a moment is about; of a frontier or a turn also those where the die landed on the way."""
    if moment.kind in ("frontier", "turn"):
        found = moment.fresh
        moves = [film.arrivals[square] for square in found if square in film.arrivals]
        taken = () if moment.current is None else (moment.current,)
        return tuple(dict.fromkeys([*taken, *found, *(move.landing for move in moves)]))
    if moment.move is not None:
        return tuple(dict.fromkeys([moment.move.start, moment.move.landing, moment.move.end]))
    one = () if moment.current is None else (moment.current,)
    return tuple(dict.fromkeys([*one, *moment.reads]))


def landmarks(film: Film) -> dict[str, list[int]]:
    """The moments that stand out, under the name of what they show; a name without any is left out."""
    jumps = film.board.jumps
    found = {
        "frontier": [moment.kind == "frontier" for moment in film.moments],
        "jump": [moment.kind == "jump" or any(read in jumps for read in moment.reads) for moment in film.moments],
        "rejected": [moment.rejected is not None for moment in film.moments],
    }
    return {name: [place for place, it in enumerate(marks) if it] for name, marks in found.items() if any(marks)}
