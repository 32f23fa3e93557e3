"""Boards for Hypothesis to try."""

from hypothesis import strategies as st

from snl_edu import Board


@st.composite
def boards(draw: st.DrawFn, most_squares: int = 60, most_die: int = 8) -> Board:
    """Any board: sparse or dense, solvable or not, with any die and start."""
    squares = draw(st.integers(1, most_squares))
    start = draw(st.integers(0, 1))
    columns = draw(st.none() | st.integers(1, squares))
    return Board(
        squares, _jumps(draw, start, squares), columns=columns, die=draw(st.integers(1, most_die)), start=start
    )


@st.composite
def square_boards(draw: st.DrawFn, largest: int = 6) -> Board:
    """The boards of the famous question, sparse or dense, solvable or not."""
    size = draw(st.integers(2, largest))
    return Board(size * size, _jumps(draw, 1, size * size))


def _jumps(draw: st.DrawFn, start: int, squares: int) -> dict[int, int]:
    if squares - start <= 1:
        return {}
    starts, ends = st.integers(start + 1, squares - 1), st.integers(1, squares)
    drawn = draw(st.dictionaries(starts, ends, max_size=squares))
    return {square: end for square, end in drawn.items() if square != end}
