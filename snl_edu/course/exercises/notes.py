"""Notes that lead back: the two functions of notebook 03, and the mistakes that people make in them."""

from collections.abc import Callable, Iterable
from typing import Any

from snl_edu.course.exercise import function
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import named_board
from snl_edu.model.search import Game

Write = Callable[[dict[Square, Any], Move, bool], None]
Order = Callable[[list[Square]], Iterable[Square]]

# The idea first: the famous board, then one with a snake that leads back to the start. Last, no way and no roll.
REMEMBERED = (
    named_board("example-1"),
    Board(20, {4: 15, 11: 1}),
    named_board("thirty-cells"),
    named_board("six-in-a-row"),
    Board(1),
)


def remember(board: Board) -> dict[Square, Move | None]:
    """The move by which each square was first reached, and None for the start."""
    came_by: dict[Square, Move | None] = {board.start: None}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = []
        for square in frontier:
            for move in board.moves(square):
                if move.end not in came_by:
                    came_by[move.end] = move
                    fresh.append(move.end)
        frontier = fresh
    return came_by


def read_back(came_by: dict[Square, Move | None], square: Square) -> Game:
    """The game from the start to a square, read from the notes."""
    moves = []
    while (move := came_by[square]) is not None:
        moves.append(move)
        square = move.start
    return Game(tuple(reversed(moves)))


def _noted(write: Write, order: Order = list, *, sixes_first: bool = False) -> Callable[[Board], dict[Square, Any]]:
    """A search that writes its notes in its own way, and takes the squares of a frontier in some order."""

    def mistake(board: Board) -> dict[Square, Any]:
        notes: dict[Square, Any] = {board.start: None}
        seen, frontier = {board.start}, [board.start]
        while frontier and board.goal not in seen:
            fresh = []
            for square in order(frontier):
                moves = board.moves(square)
                for move in moves[::-1] if sixes_first else moves:
                    write(notes, move, move.end not in seen)
                    if move.end not in seen:
                        seen.add(move.end)
                        fresh.append(move.end)
            frontier = fresh
        return notes

    return mistake


def _piled(write: Write, take: int) -> Callable[[Board], dict[Square, Any]]:
    """The same with one pile of squares, of which it takes the oldest (0) or the newest (-1)."""

    def mistake(board: Board) -> dict[Square, Any]:
        notes: dict[Square, Any] = {board.start: None}
        seen, waiting = {board.start}, [board.start]
        while waiting and board.goal not in seen:
            for move in board.moves(waiting.pop(take)):
                write(notes, move, move.end not in seen)
                if move.end not in seen:
                    seen.add(move.end)
                    waiting.append(move.end)
        return notes

    return mistake


def _first(notes: dict[Square, Any], move: Move, is_fresh: bool) -> None:
    if is_fresh:
        notes[move.end] = move


def _every(notes: dict[Square, Any], move: Move, _is_fresh: bool) -> None:
    notes[move.end] = move


def _on_landings(notes: dict[Square, Any], move: Move, is_fresh: bool) -> None:
    if is_fresh:
        notes[move.landing] = move


def _by_start(notes: dict[Square, Any], move: Move, is_fresh: bool) -> None:
    if is_fresh:
        notes[move.start] = move


def _only(part: Callable[[Move], int]) -> Callable[[Board], dict[Square, Any]]:
    """The right notes with a part of each move in place of the move."""

    def mistake(board: Board) -> dict[Square, Any]:
        return {square: move and part(move) for square, move in remember(board).items()}

    return mistake


def _from_landings(board: Board) -> dict[Square, Any]:
    """The notes of a search that goes on from where the die lands, as if nothing jumped."""
    notes: dict[Square, Any] = {board.start: None}
    waiting = [board.start]
    while waiting and board.goal not in notes:
        for move in board.moves(waiting.pop(0)):
            if move.landing not in notes:
                notes[move.landing] = move
                waiting.append(move.landing)
    return notes


def _without_start(board: Board) -> dict[Square, Any]:
    return {square: move for square, move in remember(board).items() if move is not None}


def _start_like_others(board: Board) -> dict[Square, Any]:
    """The notes of a search that begins with none, so that a snake may leave one on the start."""
    notes: dict[Square, Any] = {}
    waiting = [board.start]
    while waiting and board.goal not in notes:
        for move in board.moves(waiting.pop(0)):
            if move.end not in notes:
                notes[move.end] = move
                waiting.append(move.end)
    return notes


def _start_says(note: Any) -> Callable[[Board], dict[Square, Any]]:
    return lambda board: {**remember(board), board.start: note}


def _one_frontier(board: Board) -> dict[Square, Any]:
    notes: dict[Square, Any] = {board.start: None}
    for move in board.moves(board.start):
        notes.setdefault(move.end, move)
    return notes


def _up_to_the_goal(notes: Any) -> dict[Any, Any]:
    """The notes up to that on the highest square: a search may end as soon as the goal has its note, or later."""
    squares = list(notes)
    return {square: notes[square] for square in squares[: squares.index(max(squares)) + 1]}


judge_remember = function(
    remember,
    lambda: [(board,) for board in REMEMBERED],
    {
        "your notes are on the squares where the die lands: leave each one where its move ends": (
            [_noted(_on_landings), _from_landings]
        ),
        "later moves write over your notes: leave a note only on a square that has none": (
            [_noted(_every), _piled(_every, 0)]
        ),
        "your notes are squares, where the moves start: leave the whole move as the note": _only(
            lambda move: move.start
        ),
        "your notes are rolls: leave the whole move as the note": _only(lambda move: move.roll),
        "your notes only repeat where a move ends: leave the whole move as the note": (
            [_only(lambda move: move.end), _only(lambda move: move.landing)]
        ),
        "your notes are on the squares where the moves start: leave each one where its move ends": _noted(_by_start),
        "the start has no note: it has been seen, and its note is None": [_without_start, _start_like_others],
        "no move leads to the start, so its note is None, and nothing else": (
            [_start_says(note) for note in (0, 1, -1, False, "", ())]
        ),
        "your search goes on with the newest square, which makes the ways long: take the oldest first": _piled(
            _first, -1
        ),
        "your search takes the squares of a frontier in another order: keep them in a list, in queue order": (
            [_noted(_first, set), _noted(_first, sorted), _noted(_first, lambda frontier: frontier[::-1])]
        ),
        "your search tries a 6 before a 1: here the rolls go from 1 to 6": _noted(_first, sixes_first=True),
        "your notes end after one roll: go on with the squares that are new": _one_frontier,
    },
    normal=_up_to_the_goal,
    each="square",
)


class Notes(dict[Square, Move | None]):
    """The notes on a board; a verdict calls them by the name of their board."""

    def __init__(self, board: Board) -> None:
        super().__init__(remember(board))
        self.board = board

    def __repr__(self) -> str:
        return f"the notes of {self.board!r}"


def _read_cases() -> list[tuple[Notes, Square]]:
    famous, thirty = Notes(named_board("example-1")), Notes(named_board("thirty-cells"))
    return [(famous, 36), (famous, 20), (thirty, 30), (famous, 15), (famous, 1)]


def _part(part: Callable[[Game], Any]) -> Callable[[dict[Square, Move | None], Square], Any]:
    return lambda came_by, square: part(read_back(came_by, square))


judge_read_back = function(
    read_back,
    _read_cases,
    {
        "these are the right moves: put them into a Game, with Game(moves)": _part(lambda game: game.moves),
        "these are the right moves, the last one first: turn them round, and put them into a Game": (
            _part(lambda game: game.moves[::-1])
        ),
        "these are the squares of the right game: collect the moves, and put them into a Game": (
            _part(lambda game: game.squares)
        ),
        "these are the squares of the right game, from its end: collect the moves, and turn them round": (
            [_part(lambda game: game.squares[::-1]), _part(lambda game: game.squares[:0:-1])]
        ),
        "these are the rolls of the right game: collect the whole moves, and put them into a Game": (
            _part(lambda game: game.rolls)
        ),
        "your game begins one roll too late: go on until the note is None": _part(lambda game: Game(game.moves[1:])),
        "your game ends one roll too early: the note on the square itself belongs to it": (
            _part(lambda game: Game(game.moves[:-1]))
        ),
        "your function reads one note only: go on with the note on the square where that move started": (
            _part(lambda game: Game(game.moves[-1:]))
        ),
        "your function always begins at the goal: begin at the square that it is given": (
            lambda came_by, _square: read_back(came_by, max(came_by))
        ),
    },
)
