"""The squares that a caller names: those of a frontier, or of any collection."""

from collections import deque
from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from snl_edu.calls.sandbox import run
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, is_a, items, plain_int, shown
from snl_edu.model.search import Frontier

LIKE_THIS = "squares such as [15, 3], or a Frontier"
COLLECTIONS: tuple[type, ...] = (set, frozenset, dict, deque, range)


def squares_of(given: Any, name: str, board: Board) -> tuple[Square, ...]:
    """The squares of a frontier, or of any collection, in their order; each must be on the board."""
    if is_a(given, Frontier):  # one that was made by hand may hold anything
        given = [*given.arrivals] if type(given.arrivals) in (dict, MappingProxyType) else given.arrivals
    elif any(is_a(given, kind) for kind in COLLECTIONS) or hasattr(type(given), "__next__"):
        given = _collected(given, name)
    squares = []
    for item in items(given, name, LIKE_THIS):
        square = plain_int(item)
        if square is None:
            raise BoardError(f"{name} must be {LIKE_THIS}, not one with {shown(item)} in it")
        if not board.start <= square <= board.squares:
            raise BoardError(
                f"{name} holds {shown(square)}, which is not a square of this board (squares {board.start or 1} to "
                f"{board.squares})",
                square,
            )
        squares.append(square)
    return tuple(squares)


def _collected(given: Iterable[Any], name: str) -> list[Any]:
    """The items of a collection that may run a caller's own code."""
    outcome = run(iter, given)
    if outcome.trouble is not None:
        raise BoardError(f"{name} must be {LIKE_THIS}, but looking at it {outcome.trouble.sentence}")
    return list(outcome.value)
