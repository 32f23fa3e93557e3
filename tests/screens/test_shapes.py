"""The one geometry of every picture, and the one rule for what can be drawn."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import BOARDS, Board, distance_map, draw, filmstrip, play, save_gif
from snl_edu.screens.shapes import (
    ARROW_HEAD,
    ARROW_TIP,
    CELL,
    EDGE,
    Polyline,
    arrow_of,
    box_of,
    can_be_drawn,
    centre_of,
    corner_of,
    expect_drawable,
    extent_of,
    is_dark,
    ladder_of,
    path_text,
    placed,
    snake_of,
)
from snl_edu.screens.svg import svg
from tests.helpers.pictures import points_in, refusal
from tests.helpers.strategies import boards

# That the largest ones are drawn is tested with the figures.
DRAWN = [Board(1), Board(2500), Board(100, columns=1), Board(100, columns=100), Board(4, columns=9)]
NOT_DRAWN = {
    "2501 squares in 51 columns": Board(2501),
    "101 squares in 1 column": Board(101, columns=1),
    "101 squares in 101 columns": Board(101, columns=101),
    "1 square in 101 columns": Board(1, columns=101),
    "5 squares in 1000000000 columns": Board(5, columns=10**9),
    "1000000000000 squares in 1000000 columns": Board(10**12),
}


@pytest.mark.parametrize("board", DRAWN, ids=repr)
def test_what_can_be_drawn_is_drawn(board: Board) -> None:
    assert can_be_drawn(board)
    assert svg(board)
    assert draw(board).svg
    assert "text/html" in board._repr_mimebundle_()


@pytest.mark.parametrize(("words", "board"), NOT_DRAWN.items(), ids=NOT_DRAWN)
def test_every_screen_refuses_what_cannot_be_drawn(words: str, board: Board) -> None:
    assert not can_be_drawn(board)
    message = refusal(expect_drawable, board)
    assert message == f"{words} cannot be drawn: at most 2500, and 100 a side; print the board instead"
    for show in (svg, draw, distance_map, *([filmstrip, play, save_gif_of] if board.squares < 1000 else [])):
        assert refusal(show, board) == message
        assert refusal(show, [[-1]])
    assert board._repr_mimebundle_() == {"text/plain": str(board)}


def save_gif_of(board: Board) -> Path:
    return save_gif(board, "film.gif")


@settings(max_examples=40)
@given(boards(most_squares=80))
def test_squares_fill_the_picture_and_never_overlap(board: Board) -> None:
    width, height = extent_of(board)
    boxes = {square: box_of(board, square) for square in range(board.start, board.squares + 1)}
    assert len({(box.left, box.top) for box in boxes.values()}) == len(boxes)
    for square, box in boxes.items():
        assert (box.left - EDGE) % CELL == (box.top - EDGE) % CELL == 0
        assert EDGE <= box.left <= width - EDGE - CELL
        assert EDGE <= box.top <= height - EDGE - box.height
        assert corner_of(board, square) == complex(box.left, box.top)
        assert centre_of(board, square) == complex(box.left + box.width / 2, box.top + box.height / 2)


def test_the_start_off_the_board_lies_below_square_1() -> None:
    board = Board(4, start=0)
    assert box_of(board, 0) == (EDGE, 2 * CELL + EDGE, CELL, CELL // 2)
    assert extent_of(board) == (2 * CELL + 2 * EDGE, 2 * CELL + 2 * EDGE + CELL // 2)
    assert [is_dark(board, square) for square in range(5)] == [False, True, False, True, False]


@pytest.mark.parametrize("name", [name for name, named in BOARDS.items() if named.board.squares <= 400])
def test_every_jump_runs_from_its_square_to_its_end_and_stays_inside_the_picture(name: str) -> None:
    board = BOARDS[name].board
    width, height = extent_of(board)

    def square_under(at: complex) -> int:
        return board.square_at(int((at.imag - EDGE) // CELL), int((at.real - EDGE) // CELL))

    drawn: list[Polyline] = []
    for foot, top in board.ladders.items():
        ladder = ladder_of(board, foot, top)
        assert [(square_under(low), square_under(high)) for low, high in ladder.rails] == [(foot, top)] * 2
        assert len(ladder.rungs) >= 2
        drawn += [*ladder.rails, *ladder.rungs]
    for head, tail in board.snakes.items():
        snake = snake_of(board, head, tail)
        half = len(snake.body) // 2
        ends = [(snake.body[place] + snake.body[-1 - place]) / 2 for place in (0, half - 1)]
        assert [square_under(end) for end in ends] == [head, tail]
        assert square_under(snake.head) == head
        assert abs(snake.looks) == pytest.approx(1)
        drawn += [snake.body, snake.scales]
    assert all(0 <= at.real <= width and 0 <= at.imag <= height for line in drawn for at in line)


def test_a_snake_tapers_and_looks_away_from_its_body() -> None:
    snake = snake_of(Board(100), 99, 12)
    half = len(snake.body) // 2
    widths = [abs(one - other) for one, other in zip(snake.body[:half], snake.body[: half - 1 : -1], strict=True)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 4 * widths[-1]
    behind = snake.scales[0] - snake.head
    assert (behind * snake.looks.conjugate()).real < 0


@pytest.mark.parametrize(("start", "end", "to"), [(1, 3, 1), (3, 1, -1), (1, 9, -1j), (1, 1, 1)])
def test_the_head_of_an_arrow_lies_at_its_tip_and_points_on(start: int, end: int, to: complex) -> None:
    board = Board(9, columns=3) if end < 9 else Board(9, columns=1)
    shaft, head = arrow_of(board, start, end)
    assert shaft == (centre_of(board, start), centre_of(board, end))
    assert head[1] == shaft[1]
    assert head == pytest.approx(placed(ARROW_TIP, shaft[1], to))
    assert points_in(ARROW_HEAD) == pytest.approx(list(ARROW_TIP))
    assert ARROW_TIP[0] == complex(ARROW_TIP[2]).conjugate()
    assert ARROW_TIP[0].real < 0 == ARROW_TIP[1]  # from its tip it looks to the right


@given(st.lists(st.lists(st.complex_numbers(max_magnitude=6000), min_size=2, max_size=60).map(tuple), max_size=3))
def test_a_path_tells_each_point_to_a_tenth_however_long_it_is(lines: list[Polyline]) -> None:
    path = path_text(lines)
    told = points_in(path)
    points = [point for line in lines for point in line]
    assert len(told) == len(points)
    for one, other in zip(told, points, strict=True):
        assert abs(one.real - other.real) < 0.051
        assert abs(one.imag - other.imag) < 0.051
    assert "e" not in path


def test_a_path_is_short_and_may_be_closed() -> None:
    assert path_text([(1 + 2j, 4 + 2j, 4 - 1j), (0, -1j)]) == "M1 2l3 0 0-3M0 0l0-1"
    assert path_text([(0, 1, 1j)], closed=True) == "M0 0l1 0-1 1z"
    assert path_text([]) == ""
