"""Boards for Hypothesis to try."""

from hypothesis import strategies as st

from snl_edu import Board


@st.composite
def boards(draw: st.DrawFn, most_squares: int = 60, most_die: int = 8) -> Board:
    """Any board: sparse or dense, solvable or not, with any die and start."""
    squares = draw(st.integers(1, most_squares))
    start = draw(st.integers(0, 1))
    ends = st.integers(1, squares)
    jumps = {}
    if squares - start > 1:
        drawn = draw(st.dictionaries(st.integers(start + 1, squares - 1), ends, max_size=squares))
        jumps = {square: end for square, end in drawn.items() if square != end}
    columns = draw(st.none() | st.integers(1, squares))
    return Board(squares, jumps, columns=columns, die=draw(st.integers(1, most_die)), start=start)
