"""The ways in which a learner's variable can be a record: the squares that it marks, from moment to moment."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from snl_edu.films.run.containers import Held, Kept
from snl_edu.films.run.roles.readings import (
    USUAL_PLACE,
    as_walked,
    elements_of,
    from_bottom,
    readings_of,
    square_at,
)
from snl_edu.model.board import Board, Square

IN_A_TUPLE = 10  # a tuple in a record is more likely to be a row and a column than a square with something else


class Ledger(NamedTuple):
    """What a record says at some moment: the squares that are marked, each with its value."""

    moment: int
    values: dict[Square, Any]


def ledgers_of(
    kept: Sequence[Kept], board: Board, begin: int, is_copy: Callable[[Held], bool]
) -> Iterator[tuple[int, list[Ledger]]]:
    """The ways to read a variable as a record, each with how unusual it is; `begin` is when the search begins."""
    kept = [each for number, each in enumerate(kept, start=1) if number == len(kept) or kept[number].moment >= begin]
    kinds = {each.content.kind for each in kept}
    if kinds == {"squares"}:
        yield 0, [Ledger(-1, {}), *(Ledger(moment, dict.fromkeys(content.values)) for moment, content in kept)]
        return
    if kinds != {"rows"}:
        yield from _as_elements(kept, board)
    yield from _as_flags(kept, board, is_copy)


def _as_elements(kept: Sequence[Kept], board: Board) -> Iterator[tuple[int, list[Ledger]]]:
    """The ways to read a set, list or dictionary of seen squares; or of those not seen yet, which shrinks."""
    contents = [elements_of(each.content) for each in kept]
    all_elements = set(chain.from_iterable(contents))
    if not all_elements or any(len(set(elements)) < len(elements) for elements in contents):
        return
    first = next(elements for each in kept if (elements := elements_of(each.content)))[0]
    everything = range(1, board.squares + 1)
    for reading in readings_of(all_elements, first, board):
        squares = {element: reading.to_square(element) for element in all_elements}
        history = [Ledger(moment, _marked(content, squares)) for moment, content in kept]
        rank = reading.rank + (IN_A_TUPLE if reading.path and reading.rank < USUAL_PLACE else 0)
        yield rank, history
        if board.squares > 1 and history[0].values.keys() >= set(everything[1:]):
            left = [
                Ledger(moment, dict.fromkeys(square for square in everything if square not in values))
                for moment, values in history
            ]
            yield rank, left


def _marked(content: Held, squares: dict[Any, Square | None]) -> dict[Square, Any]:
    if content.kind == "keys":
        return {square: value for key, value in content.values if (square := squares.get(key)) is not None}
    return {square: None for element in elements_of(content) if (square := squares.get(element)) is not None}


def _as_flags(
    kept: Sequence[Kept], board: Board, is_copy: Callable[[Held], bool]
) -> Iterator[tuple[int, list[Ledger]]]:
    """The ways to read a list or rows with a mark for each square, or a dictionary that always has all squares."""
    for rank, values_of, square_of in _layouts(kept, board):
        lists = [(moment, values) for moment, content in kept if (values := values_of(content)) is not None]
        if len(lists) != len(kept) or len({len(values) for _, values in lists}) > 1:
            continue
        squares = {place: square for place in range(len(lists[0][1])) if (square := square_of(place)) is not None}
        needed = board.squares - (board.goal not in squares.values())  # nobody needs to mark the goal
        if len(squares) < max(1, needed):
            continue
        base = lists[0][1]
        blank = Counter(repr(base[place]) for place in squares).most_common(1)[0][0]
        marked = sum(repr(base[place]) != blank for place in squares)
        # The marks may be made in a copy of the board, where the jumps are not blank.
        is_board = is_copy(kept[0].content) or marked > 2
        yield (
            rank,
            [
                Ledger(
                    moment,
                    {
                        square: values[place]
                        for place, square in squares.items()
                        if repr(values[place]) != (repr(base[place]) if is_board else blank)
                    },
                )
                for moment, values in lists
            ],
        )


Layout = tuple[int, Callable[[Held], tuple[Any, ...] | None], Callable[[int], Square | None]]


def _layouts(kept: Sequence[Kept], board: Board) -> Iterator[Layout]:
    """How the marks of all squares may lie in a list, in rows or in a dictionary, and the square of each place."""
    rows, columns, squares = board.rows, board.columns, board.squares
    first = elements_of(kept[0].content)

    def flat(content: Held) -> tuple[Any, ...] | None:
        return content.values if content.kind == "values" and len(content.values) >= squares - 1 else None

    def nested(content: Held) -> tuple[Any, ...] | None:
        fits = content.kind == "rows" and len(content.values) >= rows
        fits = fits and all(type(row) is tuple and len(row) >= columns for row in content.values)
        return tuple(chain.from_iterable(row[:columns] for row in content.values[:rows])) if fits else None

    def keyed(content: Held) -> tuple[Any, ...] | None:
        return tuple(value for _, value in content.values) if elements_of(content) == first else None

    def in_rows(place: Callable[[Board, int, int], Square | None]) -> Callable[[int], Square | None]:
        return lambda index: place(board, *divmod(index, columns))

    yield 0, flat, lambda index: index if 1 <= index <= squares else None
    yield 1, flat, lambda index: index + 1 if index < squares else None
    yield 4, flat, in_rows(square_at)
    yield USUAL_PLACE, nested, in_rows(square_at)
    yield USUAL_PLACE + 1, nested, in_rows(from_bottom)
    yield USUAL_PLACE + 2, nested, in_rows(as_walked)
    if kept[0].content.kind == "keys" and len(first) >= squares:
        for reading in readings_of(first, first[0], board):
            of_key = [reading.to_square(key) for key in first]
            on_board = [square if square is not None and 1 <= square <= squares else None for square in of_key]
            yield reading.rank, keyed, on_board.__getitem__
