"""Right and wrong answers to the exercises of notebook 03."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from snl_edu import Board, Game, Move, Square, named_board, shortest_game, shortest_games
from tests.helpers.answers import Answers

Notes = dict[Square, Move | None]


def by_frontiers(
    board: Board,
    order: Callable[[list[Square]], Iterable[Square]] = list,
    *,
    sixes_first: bool = False,
    starts_noted: bool = True,
) -> Notes:
    """As in the course, frontier by frontier, but for one thing."""
    came_by: Notes = {board.start: None} if starts_noted else {}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = []
        for square in order(frontier):
            for move in board.moves(square)[:: -1 if sixes_first else 1]:
                if move.end not in came_by:
                    came_by[move.end] = move
                    fresh.append(move.end)
        frontier = fresh
    return came_by


def by_queue(board: Board) -> Notes:
    """With a queue, and until no square is new."""
    came_by: Notes = {board.start: None}
    queue = deque([board.start])
    while queue:
        for move in board.moves(queue.popleft()):
            if move.end not in came_by:
                came_by[move.end] = move
                queue.append(move.end)
    return came_by


def ends_at_once(board: Board) -> Notes:
    """It stops in the middle of everything when the goal has its note."""
    came_by: Notes = {board.start: None}
    queue = [board.start]
    for square in queue:
        for move in board.moves(square):
            if move.end not in came_by:
                came_by[move.end] = move
                queue.append(move.end)
                if move.end == board.goal:
                    return came_by
    return came_by


def searched(
    board: Board,
    note: Callable[[Move], Any] = lambda move: move,
    key: Callable[[Move], Square] = lambda move: move.end,
    take: int = 0,
    *,
    sixes_first: bool = False,
    overwrites: bool = False,
) -> dict[Square, Any]:
    """A search with a queue that does one thing in its own way."""
    came_by: dict[Square, Any] = {board.start: None}
    seen = {board.start}
    queue = [board.start]
    while queue and board.goal not in seen:
        moves: Iterable[Move] = board.moves(queue.pop(take))
        for move in reversed(list(moves)) if sixes_first else moves:
            if overwrites or move.end not in seen:
                came_by[key(move)] = note(move)
            if move.end not in seen:
                seen.add(move.end)
                queue.append(move.end)
    return came_by


def _one_roll(board: Board) -> Notes:
    came_by: Notes = {board.start: None}
    for move in board.moves(board.start):
        if move.end not in came_by:
            came_by[move.end] = move
    return came_by


def _of_the_library(board: Board) -> Any:
    return shortest_game(board)


def moves_back(came_by: Notes, square: Square) -> list[Move]:
    """The moves that the notes tell, the last one first."""
    moves = []
    while (move := came_by[square]) is not None:
        moves.append(move)
        square = move.start
    return moves


def in_order(came_by: Notes, square: Square) -> Game:
    """The right game."""
    return Game(tuple(reversed(moves_back(came_by, square))))


def _one_too_late(came_by: Notes, square: Square) -> Game:
    moves: list[Move] = []
    move = came_by[square]
    while move is not None and move.start != 1:
        moves.insert(0, move)
        move = came_by[move.start]
    return Game(tuple(moves))


def _one_too_early(came_by: Notes, square: Square) -> Game:
    move = came_by[square]
    return Game(()) if move is None else in_order(came_by, move.start)


def _one_note(came_by: Notes, square: Square) -> Game:
    move = came_by[square]
    return Game(() if move is None else (move,))


def _none_too(came_by: Notes, square: Square | None) -> Game:
    moves: list[Any] = []
    while square is not None:
        move = came_by[square]
        moves.insert(0, move)
        square = move and move.start
    return Game(tuple(moves))


def found(board: Board, *, sixes_first: bool = True, squares_turned: bool = False) -> Game | None:
    """A shortest game, as a learner finds it."""
    came_by = by_frontiers(board, lambda line: line[:: -1 if squares_turned else 1], sixes_first=sixes_first)
    return in_order(came_by, board.goal) if board.goal in came_by else None


def _of_found(part: Callable[[Game], Any]) -> Callable[[Board], Any]:
    def answer(board: Board) -> Any:
        game = found(board)
        return None if game is None else part(game)

    return answer


def _jumps(game: Game) -> int:
    return len([move for move in game.moves if move.end != move.landing])


def _fewest_jumps(board: Board) -> int | None:
    return min([_jumps(game) for game in shortest_games(board)], default=None)


def _of_the_first(board: Board) -> int | None:
    game = shortest_game(board)
    return None if game is None else _jumps(game)


def _fewest_of(count: Callable[[Game], int], **options: Any) -> Callable[[Board], Any]:
    return lambda board: min(map(count, shortest_games(board)), **{"default": None, **options})


ANSWERS: dict[str, Answers] = {
    "03-a-game": Answers(
        right=[[1, 2, 1, 1], (6, 6, 1, 1), [3, 5, 5, 1]],
        wrong=[
            ([6, 6, 6, 6], "you stand on 25"),
            ([1, 15, 13, 35], "a die does not show 15"),
            ([1, 2, 1, 2], "a 2 from square 35 goes past 36"),
            ([1, 2, 1, 1, 6], "over after 4 rolls"),
            ([1, 6, 6, 6, 3], "these 5 rolls win, but fewer are enough"),
            ([1, 6, 6, 1], "you stand on 28"),
            ("1211", "a list of rolls is needed"),
            ([], "you stand on 1"),
        ],
    ),
    "03-which-square": Answers(
        right=[15],
        wrong=[
            (2, "nobody stays there"),
            (1, "the move starts on 1"),
            (14, "no part of this move"),
            (16, "one square too far"),
            (36, "look at the four numbers"),
            ("15", "without quotation marks"),
        ],
    ),
    "03-first-note": Answers(
        right=[3],
        wrong=[
            (7, "8 is already seen then"),
            (2, "nobody ever stands on 2"),
            (1, "no roll is that long"),
            (4, "a 4 leads from 4"),
            (5, "a 3 leads from 5"),
            (6, "a 2 leads from 6"),
            (8, "where does it start?"),
            (15, "the lowest end is 13"),
            (20, "no roll leads from there"),
        ],
    ),
    "03-remember": Answers(
        right=[by_frontiers, by_queue, ends_at_once],
        wrong=[
            (lambda board: searched(board, key=lambda move: move.landing), "where the die lands"),
            (lambda board: searched(board, overwrites=True), "write over your notes"),
            (lambda board: searched(board, note=lambda move: move.start), "your notes are squares"),
            (lambda board: searched(board, note=lambda move: move.roll), "your notes are rolls"),
            (lambda board: searched(board, note=lambda move: move.end), "only repeat where a move ends"),
            (lambda board: searched(board, key=lambda move: move.start), "where the moves start: leave each"),
            (lambda board: by_frontiers(board, starts_noted=False), "the start has no note"),
            (lambda board: {**by_queue(board), board.start: 0}, "its note is None, and nothing else"),
            (lambda board: searched(board, take=-1), "the newest square"),
            (lambda board: by_frontiers(board, set), "in queue order"),
            (lambda board: searched(board, sixes_first=True), "a 6 before a 1"),
            (_one_roll, "your notes end after one roll"),
            (_of_the_library, "uses shortest_game"),
        ],
    ),
    "03-read-the-notes": Answers(
        right=[[1, 16, 19, 25], (1, 16, 19, 25)],
        wrong=[
            ([25, 19, 16, 1], "from the goal back: turn the list round"),
            ([1, 5, 19, 25], "5 is where the die lands"),
            ([16, 19, 25], "the start belongs to it as well"),
            ([19, 16, 1], "do not forget the goal, 25"),
            ([4, 3, 6], "these are the rolls of the game"),
            ([1, 16, 22, 25], "a 3 leads from 22 to 25 too"),
            ([1, 16, 11, 25], "the note on 25 does not say 11"),
            ([1, 3, 25], "begin with the note on 25"),
        ],
    ),
    "03-read-back": Answers(
        right=[in_order, lambda came_by, square: Game(moves_back(came_by, square)[::-1])],  # type: ignore[arg-type]
        wrong=[
            (
                lambda came_by, square: Game(tuple(moves_back(came_by, square))),
                "a move from 13 follows one that ends on 36",
            ),
            (lambda came_by, square: moves_back(came_by, square)[::-1], "these are the right moves: put"),
            (moves_back, "the last one first"),
            (lambda came_by, square: in_order(came_by, square).squares, "the squares of the right game: collect"),
            (lambda came_by, square: in_order(came_by, square).squares[::-1], "from its end"),
            (lambda came_by, square: in_order(came_by, square).rolls, "these are the rolls"),
            (_one_too_late, "begins one roll too late"),
            (_one_too_early, "ends one roll too early"),
            (_one_note, "reads one note only"),
            (lambda came_by, _: in_order(came_by, max(came_by)), "always begins at the goal"),
            (_none_too, "a game is made of a tuple of moves"),
        ],
    ),
    "03-how-many": Answers(
        right=[21],
        wrong=[
            (20, "count the one it shows"),
            (1, "does another path come?"),
            (4, "how many rolls each"),
            (50, "at most 50"),
            (22, "that is not it"),
            ("21", "without quotation marks"),
        ],
    ),
    "03-odd-one-out": Answers(
        right=[1],
        wrong=[
            (0, "the very first line"),
            (2, "counts once"),
            (20, "how many do without"),
            (21, "not all of them"),
            (3, "have 15 or 13"),
            ([1], "a whole number is needed"),
        ],
    ),
    "03-missed": Answers(
        right=[3],
        wrong=[
            (0, "has missed some"),
            (7, "in all"),
            (4, "how many the page has found"),
            (-3, "the other way round"),
            (2, "that is not it"),
            ("three", "not a text"),
        ],
    ),
    "03-three-rolls": Answers(
        right=[[1, 5, 6], (1, 5, 6)],
        wrong=[
            ([1, 2, 6], "you stand on 47"),
            ([6, 6, 6], "you stand on 19"),
            ([1, 44, 23], "a die does not show 44"),
            ([6, 6, 6, 4], "these 4 rolls win"),
            ([1, 5, 6, 1], "over after 3 rolls"),
            ([1, 5, "6"], "a list of rolls is needed"),
        ],
    ),
    "03-sixes-first": Answers(
        right=[found],
        wrong=[
            (lambda board: found(board, sixes_first=False), "still tries the lowest roll first"),
            (lambda board: found(board, sixes_first=False, squares_turned=True), "they keep their order"),
            (lambda board: found(board, squares_turned=True), "turn round only the rolls"),
            (_of_found(lambda game: game.rolls), "these are the rolls of the right games"),
            (_of_found(lambda game: game.squares), "these are the squares of the right games"),
            (_of_found(lambda game: list(game.moves)), "these are the moves of the right games"),
            (_of_found(lambda game: list(game.moves[::-1])), "the right moves from the goal back"),
            (_of_the_library, "uses shortest_game"),
        ],
    ),
    "03-fewest-jumps": Answers(
        right=[_fewest_jumps],
        wrong=[
            (_of_the_first, "looks at one shortest game only"),
            (lambda board: max(map(_jumps, shortest_games(board)), default=None), "the largest number of jumps"),
            (_fewest_of(lambda game: sum(move.end > move.landing for move in game.moves)), "counts the ladders only"),
            (_fewest_of(lambda game: sum(move.end < move.landing for move in game.moves)), "counts the snakes only"),
            (_fewest_of(len), "counts the rolls"),
            (_fewest_of(_jumps, default=0), "return None for it, not 0"),
        ],
    ),
    "03-needed-snake": Answers(
        right=[Board(36, {2: 23, 25: 15, 20: 36}), Board(49, {3: 30, 33: 20, 24: 49})],
        wrong=[
            (named_board("the-needed-snake"), "your board has 64 squares, and 49 is the most"),
            (Board(36, {2: 15}), "your board has no snake"),
            (named_board("the-trap"), "your board cannot be won"),
            (named_board("example-1"), "a shortest game on your board takes a snake, but is not the only one"),
            (named_board("the-snake-must-bite"), "with its snakes your board takes 5 rolls, and without them 4"),
            (Board(36, {34: 3}), "no snake is needed"),
        ],
    ),
}
