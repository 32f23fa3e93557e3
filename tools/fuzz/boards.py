"""Boards against an oracle that shares no code with the library, and values that break every rule."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import snl_edu
from snl_edu import Board, BoardError
from snl_edu.course.check import EXERCISES
from tests.helpers import bad_input
from tests.helpers.oracles import distances, matrix_answer, winning_rolls
from tools.fuzz.child import in_child

BATCH = 50  # tries in one child
MOST_GAMES = 5000  # sequences of rolls that are tried one by one


def any_board(rng: Random, most: int = 80) -> Board:
    """Any board: sparse or dense, with any die, width and start."""
    squares, start = rng.randint(1, most), rng.randint(0, 1)
    starts = [square for square in range(start + 1, squares) if rng.random() < rng.choice((0.05, 0.3, 0.9))]
    jumps = {square: rng.randint(1, squares) for square in starts}
    jumps = {square: end for square, end in jumps.items() if square != end}
    return Board(squares, jumps, columns=rng.randint(1, squares), die=rng.randint(1, 9), start=start)


def boards(rng: Random) -> Iterator[str]:
    """The library's answers against the oracle's."""
    while True:
        board = any_board(rng)
        yield f"{board!r}: {wrong}" if (wrong := wrong_answer(board)) else ""


def wrong_answer(board: Board) -> str:
    """The first answer on which the library and the oracle disagree."""
    squares, jumps, die, start = board.squares, dict(board.jumps), board.die, board.start
    best = distances(squares, jumps, die, start)
    rolls = best.get(squares)
    reached = {square: depth for square, depth in best.items() if rolls is None or depth <= rolls}
    layers = list(snl_edu.frontiers(board))
    game = snl_edu.shortest_game(board)
    answers: list[tuple[str, Any, Any]] = [
        ("fewest_rolls", snl_edu.fewest_rolls(board), rolls),
        ("frontiers", {square: layer.depth for layer in layers for square in layer.arrivals}, reached),
        ("shortest_game", None if game is None else len(game.rolls), rolls),
    ]
    if rolls is not None and die**rolls <= MOST_GAMES:
        games = winning_rolls(squares, jumps, die, start, rolls)
        answers.append(("count_shortest_games", snl_edu.count_shortest_games(board), len(games)))
        answers.append(("shortest_games", sorted(game.rolls for game in snl_edu.shortest_games(board)), sorted(games)))
    if squares % board.columns == 0 and start == 1 and die == 6:
        matrix = board.to_matrix()
        answers.append(("snakes_and_ladders", snl_edu.snakes_and_ladders(matrix), matrix_answer(matrix)))
    return next((f"{name}: {got} instead of {wanted}" for name, got, wanted in answers if got != wanted), "")


SMALL = Board(9, {2: 8, 6: 3})
FILM = snl_edu.film(SMALL)
GOOD = [0, 1, 2, 6, 9, 36, -1, {}, {2: 8}, [], [[-1, -1], [-1, -1]], [-1, 3, -1], "frontier", "move", SMALL, FILM, None]


def bad_values() -> list[Any]:
    """Values of every kind, most of them wrong wherever they are passed; new ones, since some can be read only once."""
    return [
        *GOOD,
        *bad_input.NOT_WHOLE_NUMBERS,
        *bad_input.NO_NUMBERS_IN_RANGE,
        *bad_input.NOT_ROWS,
        *(bad_input.Raises(), bad_input.Liar([1]), bad_input.RaisingMapping(), bad_input.EndlessMapping()),
        *(bad_input.contains_itself(), [bad_input.Raises()], {bad_input.Raises(): 2}, {2: "8"}, [[0.5]], [[]], ""),
        *("\ud800", "a\0b", "/nowhere/x.gif", "x" * 5000, lambda *_: 1, snl_edu.textbook, snl_edu.check(None)),
    ]


def calls() -> list[tuple[str, Callable[..., Any], int, tuple[str, ...]]]:
    """What can be called: its name, how many values it takes, and what else by name."""
    player = snl_edu.play(SMALL)
    names = ("step", "last", "grain", "playing", "speed", "panels", "projector", "title")
    traits = [(f"player.{name}", lambda value, name=name: setattr(player, name, value), 1, ()) for name in names]
    return [
        ("Board", Board, 2, ("columns", "die", "start")),
        ("Board.from_matrix", Board.from_matrix, 1, ()),
        ("Board.from_moves", Board.from_moves, 1, ()),
        ("Board.from_json", Board.from_json, 1, ()),
        ("snakes_and_ladders", snl_edu.snakes_and_ladders, 1, ()),
        ("min_dice_throws", snl_edu.min_dice_throws, 1, ()),
        ("fewest_rolls", snl_edu.fewest_rolls, 1, ()),
        ("frontiers", lambda board: list(snl_edu.frontiers(board)), 1, ()),
        ("shortest_game", snl_edu.shortest_game, 1, ()),
        ("shortest_games", lambda board: list(snl_edu.shortest_games(board)), 1, ()),
        ("count_shortest_games", snl_edu.count_shortest_games, 1, ()),
        ("Frontier", snl_edu.Frontier, 3, ()),
        ("Game", snl_edu.Game, 1, ()),
        ("named_board", snl_edu.named_board, 1, ()),
        ("random_board", _random_board, 4, ()),
        ("film", snl_edu.film, 1, ("grain", "lang")),
        ("watch", snl_edu.watch, 2, ()),
        ("check", snl_edu.check, 1, ()),
        *(
            (f"check {name}", lambda answer, name=name: snl_edu.check(answer, name), 1, ())
            for name in list(EXERCISES)[::9]
        ),
        ("check by name", snl_edu.check, 2, ()),
        ("break_it", snl_edu.break_it, 1, ()),
        ("play", snl_edu.play, 1, ("grain", "title", "lang", "panels", "projector")),
        ("play together", snl_edu.play, 3, ()),
        ("player.show", player.show, 2, ()),
        ("player.save", lambda path, overwrite: player.save(path, overwrite=overwrite), 2, ()),
        ("save_gif", snl_edu.save_gif, 2, ("seconds", "overwrite", "progress")),
        ("draw", snl_edu.draw, 1, ("frontier",)),
        ("filmstrip", snl_edu.filmstrip, 1, ()),
        ("distance_map", snl_edu.distance_map, 1, ()),
        ("frontier_sizes", snl_edu.frontier_sizes, 1, ()),
        *traits,
    ]


def _random_board(squares: Any, snakes: Any, ladders: Any, rng: Any) -> Board:
    return snl_edu.random_board(squares, snakes=snakes, ladders=ladders, rng=rng)


def bad_inputs(rng: Random) -> Iterator[str]:
    """Every public name with values that break its rules: it gives something, or a BoardError of one line."""
    while True:
        wrong = in_child(wrong_calls, rng.random()).splitlines()
        yield from wrong
        yield from [""] * (BATCH - len(wrong))


def wrong_calls(seed: float) -> str:
    """A line for each call that went wrong."""
    rng, values, callables, wrong = Random(seed), bad_values(), calls(), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(BATCH):
            name, call, count, named = rng.choice(callables)
            given = [rng.choice(values) for _ in range(count)]
            options = {option: rng.choice(values) for option in named if rng.random() < 0.3}
            if name in ("player.save", "save_gif") and type(given[count - 1]) is str:
                given[count - 1] = Path(folder, given[count - 1][:300])
            try:
                call(*given, **options)
            except BoardError as error:
                if "\n" in str(error) or len(str(error)) > 400:
                    wrong.append(f"{name}: {str(error)!r}")
            except BaseException as error:
                kinds = ", ".join(type(value).__name__ for value in [*given, *options.values()])
                wrong.append(f"{name} of {kinds}: {type(error).__name__}: {str(error)[:200]!r}")
    return "\n".join(wrong)
