"""The player as Python sees it; what it shows in a browser is tested in a browser."""

import json
from pathlib import Path
from typing import Any

import ipywidgets
import numpy as np
import pytest

from snl_edu import (
    Board,
    BoardError,
    Film,
    Player,
    Verdict,
    check,
    compare,
    film,
    play,
    random_board,
    watch,
)
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.screens.player.player import SHOWN_AT_FIRST
from snl_edu.screens.player.wire import PACKED, VERSION
from tests.corpus.solvers import filmed as styles
from tests.helpers.bad_input import explain
from tests.helpers.runs import EXAMPLE_1, SMALL, run_of, written

RUN = run_of(styles.level_loop, EXAMPLE_1)
BOTH = pytest.mark.parametrize("shot", [film(EXAMPLE_1), RUN], ids=["search", "run"])


@pytest.fixture(scope="module")
def verdict() -> Verdict:
    """The verdict on a wrong solver."""
    return check(MISCONCEPTIONS["row-major"].solver)


def step_at(shot: Film, grain: str, moment: int) -> int:
    """The last step of a grain that is not later than a moment."""
    return max((step for step, place in enumerate(shot.grains[grain]) if place <= moment), default=0)


def test_a_player_opens_on_the_first_step_of_its_grain_and_waits() -> None:
    player = play(EXAMPLE_1, title="A board")
    assert (player.step, player.last, player.grain, player.playing) == (0, 5, "frontier", False)
    assert (player.title, player.panels, player.projector) == ("A board", list(SHOWN_AT_FIRST), False)
    assert isinstance(player, ipywidgets.DOMWidget)
    moves = film(EXAMPLE_1, grain="move")
    for other in (play(moves), play(EXAMPLE_1, grain="move"), play(film(EXAMPLE_1), grain="move")):
        assert (other.grain, other.last) == ("move", len(moves) - 1)


@pytest.mark.parametrize("style", styles.STYLES)
def test_the_player_of_a_run_opens_where_the_search_reads_a_square_first(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    begun = next(place for place, moment in enumerate(run.moments) if moment.queue or moment.seen)
    first = next(place for place, moment in enumerate(run.moments) if moment.reads and place > begun)
    for grain in ("line", "read", "roll"):
        assert play(run, grain=grain).step == run.at_grain(grain).first == step_at(run, grain, first)


@BOTH
def test_a_change_of_the_grain_shows_nothing_before_its_time(shot: Film) -> None:
    player = play(shot)
    player.step = len(shot) // 2
    for grain in (*shot.grains, *reversed([*shot.grains])):
        moment = shot.grains[player.grain][player.step]
        player.grain = grain
        assert (player.step, player.last) == (step_at(shot, grain, moment), len(shot.grains[grain]) - 1)


@pytest.mark.parametrize(
    ("shot", "number", "grain"), [(film(EXAMPLE_1), 2, "move"), (RUN, 500, "read"), (RUN, 500, "roll")]
)
def test_the_step_that_the_front_end_says_together_with_the_grain_is_kept(shot: Film, number: int, grain: str) -> None:
    player = play(shot)
    player.step = number
    place, last = step_at(shot, grain, number) + 1, len(shot.grains[grain]) - 1
    player.set_state({"grain": grain, "step": place, "last": last})
    assert (player.grain, player.step, player.last) == (grain, place, last)
    player.set_state({"grain": shot.grain, "step": number, "last": len(shot) - 1})
    assert (player.grain, player.step, player.last) == (shot.grain, number, len(shot) - 1)


NO_NUMBER = (None, "2", 2.5, True, [2], float("nan"))


@pytest.mark.parametrize(
    ("name", "values", "message"),
    [
        ("step", NO_NUMBER, "step must be a whole number, not "),
        ("last", NO_NUMBER, "last must be a whole number, not "),
        ("last", (-1, 0, 4, 6, 10**5000), "last is the number of the last step, here 5, not .*: set step instead"),
        ("grain", (None, 5, "", "rolls"), "grain must be one of frontier, move, "),
        ("grain", ("roll", "read", "line"), "grain must be one of frontier, move, not "),
        ("playing", (None, 1, "yes"), "playing must be True or False, not "),
        ("projector", (None, 1, "yes"), "projector must be True or False, not "),
        ("speed", (None, "fast", True, [1], float("nan")), "speed must be a number of steps a second, from 0.1 to 60"),
        ("panels", (None, "queue", 5, {"queue"}), r"panels must be a list of names such as \['queue'\], not "),
        ("panels", (["cue"], [5], ("queue", None)), "a panel must be one of sentence, queue, .*, not "),
        ("title", (None, 5, b"title"), "title must be text, not "),
    ],
)
def test_nonsense_is_refused_with_one_sentence_and_changes_nothing(
    name: str, values: tuple[Any, ...], message: str
) -> None:
    player = play(EXAMPLE_1)
    before = getattr(player, name)
    for value in values:
        with pytest.raises(BoardError, match=message) as caught:
            setattr(player, name, value)
        assert "\n" not in str(caught.value)
        assert getattr(player, name) == before


def test_numbers_of_any_kind_and_tuples_are_taken_and_stay_within_reason() -> None:
    player = play(EXAMPLE_1)
    player.panels, player.last = ("queue",), 5
    for step, kept in ((99, 5), (-1, 0), (np.int64(3), 3)):
        player.step = step
        assert (player.step, type(player.step), type(player.last)) == (kept, int, int)
    for speed, pace in ((1000, 60), (60, 60), (0, 0.1), (0.1, 0.1), (np.float64(2.5), 2.5), (10**5000, 60)):
        player.speed = speed
        assert player.speed == pace
    assert player.panels == ["queue"]


def test_what_the_front_end_says_of_films_that_are_gone_is_not_heard() -> None:
    player = play(EXAMPLE_1)
    player.set_state({"step": 4})
    assert (player.step, player.last) == (4, 5)
    player.set_state({"step": 3, "last": 99, "speed": 2})
    assert (player.step, player.last, player.speed) == (3, 5, 2)
    player.set_state({"grain": "line", "step": 4, "last": 99, "speed": 4})
    assert (player.grain, player.step, player.last, player.speed) == ("frontier", 3, 5, 4)


def test_what_the_front_end_says_of_the_films_before_is_not_heard_however_late_it_comes() -> None:
    player = play(EXAMPLE_1, grain="move")
    late = {"step": 4, "last": 5, "grain": "frontier", "playing": True, "speed": 2, "_said": {"reel": 0, "step": 4}}
    player.show(SMALL)
    last = player.last
    player._handle_msg({"content": {"data": {"method": "update", "state": late}}, "buffers": []})
    assert (player.step, player.last, player.grain, player.playing, player.speed) == (0, last, "move", False, 2)
    player.set_state({"step": 3, "_said": {"reel": 1, "step": 3}})
    assert player.step == 3
    player.set_state({"step": 4, "_said": None})  # from another widget, which is linked to the player
    assert player.step == 4
    player.show(SMALL)  # the same film, but from its beginning
    player.set_state({"step": 3, "_said": {"reel": 1, "step": 3}})
    assert player.step == 0


def test_a_message_that_was_mixed_from_two_films_counts_for_the_later_one() -> None:
    player = play(EXAMPLE_1)
    player.show(SMALL)
    # While the kernel is busy ipywidgets adds what is new to what it has not sent.
    player.set_state({"step": 2, "playing": True, "_said": {"reel": 1, "step": 0, "playing": True, "grain": "move"}})
    assert (player.step, player.playing, player.grain) == (0, True, "frontier")


def test_a_player_that_shows_other_films_stops_and_then_sends_them_with_their_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player = play(EXAMPLE_1)
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(player, "_send", lambda message, **_: sent.append(message["state"]))
    player.show(SMALL)
    stop, films = sent
    assert stop == {"playing": False}
    # The page may have played, so it is also sent what has not changed here.
    assert films.keys() >= {"films", "stage", "_reel", "grain", "last", "step", "playing", "picked", "answers"}
    assert (films["step"], films["playing"]) == (0, False)


def test_a_player_of_nothing_says_so_until_it_is_shown_something(tmp_path: Path) -> None:
    player = Player()
    assert repr(player) == "<player of nothing yet>"
    with pytest.raises(BoardError, match=r"this player shows nothing yet: call player\.show\(board\) first"):
        player.save(tmp_path / "walk.html")
    assert list(tmp_path.iterdir()) == []
    player.step = 3
    assert (player.step, player.last, player.panels) == (0, 0, list(SHOWN_AT_FIRST))
    player.show(EXAMPLE_1)
    assert (repr(player), player.last) == ("<player of Board(36, {2: 15, 14: 35, 17: 13})>", 5)
    with pytest.raises(BoardError, match="last is the number of the last step, here 0, not -1"):
        Player(last=-1)


@pytest.mark.parametrize("board", [Board(400), random_board(400, snakes=40, ladders=40, rng=1)], ids=["empty", "full"])
def test_everything_travels_once_and_is_small(board: Board) -> None:
    player = play(film(board, grain="move"))
    state = player.get_state()
    assert len(json.dumps(state, default=str)) < 600_000
    # As text: ipywidgets would look at each of the many numbers. That a browser reads it is tested in tests/js.
    for text, wire in zip(state["films"], player.films, strict=True):
        travelled, expected = json.loads(text), json.loads(json.dumps(wire))
        for name in PACKED:
            assert travelled.pop(name).keys() == expected.pop(name).keys()
        assert travelled == expected


def test_showing_another_film_begins_it_anew_and_keeps_the_grain_where_it_can() -> None:
    player = play(EXAMPLE_1, grain="move")
    player.step, player.playing = 7, True
    player.show(SMALL)
    assert (player.grain, player.step, player.playing) == ("move", 0, False)
    assert player.last == len(film(SMALL, grain="move")) - 1
    assert repr(player) == f"<player of {SMALL!r}>"
    player.show(RUN)
    assert (player.grain, player.step, player.last) == ("line", RUN.opening, len(RUN) - 1)
    player.grain = "roll"
    player.show(run_of(styles.Solution))
    assert player.grain == "roll"
    player.show(film(SMALL), film(SMALL))
    assert (player.grain, player.step, len(player.films)) == ("frontier", 0, 2)
    player.show(film(SMALL))
    assert (player.grain, player.step, len(player.films)) == ("frontier", 0, 1)


def test_saving_gives_the_path_and_does_not_overwrite(tmp_path: Path) -> None:
    path = tmp_path / "walk.html"
    player = play(EXAMPLE_1)
    assert player.save(path) == path
    written = path.read_text(encoding="utf-8")
    assert written.startswith("<!DOCTYPE html>")
    with pytest.raises(BoardError, match="exists: choose another name, or say overwrite=True"):
        player.save(str(path))
    path.write_text("old", encoding="utf-8")
    player.save(path, overwrite=True)
    assert path.read_text(encoding="utf-8") == written
    # A title may be text that no encoding has.
    path = play(EXAMPLE_1, title="\ud800").save(path, overwrite=True)
    assert "<title>?</title>" in path.read_text(encoding="utf-8")
    assert explain(player.save, tmp_path).startswith("path must be ")
    assert explain(lambda: player.save(path, overwrite="no")) == "overwrite must be True or False, not 'no'"  # type: ignore[arg-type]


class Solution:
    """A solver that nobody has filmed yet."""

    def snakesAndLadders(self, board: list[list[int]]) -> int:
        """No answer."""
        return len(board)


@pytest.mark.parametrize(
    ("shown", "options", "message"),
    [
        ([36], {}, "a Board is needed, not 36"),
        ([EXAMPLE_1], {"title": 5}, "title must be text, not 5"),
        ([EXAMPLE_1], {"panels": ["queue", "cue"]}, "a panel must be one of sentence, .*, not 'cue'"),
        ([EXAMPLE_1], {"panels": "queue"}, "panels must be a list of names such as .*, not 'queue'"),
        ([EXAMPLE_1], {"projector": "yes"}, "projector must be True or False, not 'yes'"),
        ([film(EXAMPLE_1)], {"grain": "roll"}, "grain must be one of frontier, move, not 'roll'"),
        ([RUN], {"grain": "move"}, "grain must be one of roll, read, line, not "),
        (
            [film(EXAMPLE_1), film(SMALL)],
            {},
            r"films side by side are of one board, not of Board\(36, .*\) and Board\(9",
        ),
        (
            [check(MISCONCEPTIONS["chained-jumps"].solver), RUN],
            {},
            r"films side by side are of one board, not of Board\(9",
        ),
        (
            [film(EXAMPLE_1), RUN],
            {},
            "a search and a run have no grain in common: show each of them in a player of its",
        ),
        ([RUN] * 5, {}, "5 films are too many to see at once: show at most 4"),
        ([RUN, 5], {}, "a Film or a Board is needed, not 5"),
        *(
            ([verdict], {}, "there is nothing to compare: no board is known on which a solver fails")
            for verdict in (check(styles.level_loop), check(5), Verdict(False, "Not yet", ("Look.",), board=Board(9)))
        ),
        *(
            ([solver, *board], {}, rf"must be filmed before it can be shown: play\(watch\({name}, board\)\)")
            for solver, name in ((Solution, "Solution"), (len, "solver"), (lambda _: 1, "solver"))
            for board in ((), (EXAMPLE_1,))
        ),
    ],
)
def test_what_cannot_be_played_is_refused(shown: list[Any], options: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        play(*shown, **options)
    player = play(EXAMPLE_1)
    if not options:
        with pytest.raises(BoardError):
            player.show(*shown)
    assert repr(player) == repr(play(EXAMPLE_1))


def test_the_verdict_on_a_wrong_solver_is_played_as_two_films_where_they_part(verdict: Verdict) -> None:
    player = play(verdict, title="Look")
    mine, right = verdict.films
    assert [data["title"] for data in player.films] == ["Your run", "A right run"]
    assert [data["listing_label"] for data in player.films] == ["Your code", "Right code"]
    assert [data["name"] for data in player.films] == [
        f"solve on {verdict.board!r}",
        f"a right solver on {verdict.board!r}",
    ]
    assert repr(player) == f"<player of {mine.name} beside {right.name}>"
    for grain in ("roll", "line"):
        player = play(verdict, title="Look", grain=grain)
        steps = [player.step - wait for wait in player.stage["grains"][grain]["waits"]]
        moments = [shot.grains[grain][step] for shot, step in zip((mine, right), steps, strict=True)]
        assert moments == [mine.opening, right.opening]
        player.step = 10_000
        player.grain = "read"
        assert player.step == player.last
    assert (play(verdict).grain, player.title, player.playing) == ("roll", "Look", False)
    assert play(verdict, panels=["queue"]).panels == play(RUN, panels=["queue"], projector=True).panels == ["queue"]
    other, (one, two) = watch(styles.level_loop, verdict.board), verdict.films
    for films, shown in (((verdict, other), (one, two, other)), ((other, verdict), (other, one, two))):
        assert [data["name"] for data in play(*films).films] == [shot.name for shot in shown]


def test_a_pair_is_saved_as_one_page_in_which_each_film_has_its_title(verdict: Verdict, tmp_path: Path) -> None:
    page = play(verdict).save(tmp_path / "pair.html").read_text(encoding="utf-8")
    assert page.count("<!DOCTYPE html>") == page.count(f'"version":{VERSION}') // 2 == 1
    words = page[page.index("<details") : page.index("</details>")]
    assert words.index("<h2>Your run</h2>") < words.index("<h2>A right run</h2>")
    assert "<h2>level_loop on Board(36" in play(RUN, RUN).page()
    assert "<h2>" not in play(RUN).page()


def test_a_run_that_keeps_numbers_without_end_is_saved(tmp_path: Path) -> None:
    solver = written(
        """\
        def solve(m):
            queue, dist, far = [1], {1: 10 ** 5000}, 10 ** 5000
            while queue:
                square = queue.pop()
                for landing in range(square + 1, min(square + 6, 9) + 1):
                    if landing not in dist:
                        dist[landing] = 10 ** 5000 + landing
                        queue.append(landing)
            return 10 ** 5000
        """
    )
    page = play(watch(solver, SMALL)).save(tmp_path / "page.html").read_text(encoding="utf-8")
    assert "a number of over 30 digits" in page


def test_films_that_share_only_some_grains_open_at_one_that_they_share() -> None:
    player = play(film(EXAMPLE_1), film(EXAMPLE_1, take="newest"))
    assert (player.grain, list(player.stage["grains"])) == ("move", ["move"])
    player.show(film(EXAMPLE_1, take="oldest"), film(EXAMPLE_1, take="newest"))
    assert player.grain == "move"
    player = play(film(EXAMPLE_1))
    player.show(film(EXAMPLE_1, take="oldest"), film(EXAMPLE_1, take="newest"))
    assert player.grain == "turn"


def test_a_film_of_a_stack_can_ask() -> None:
    player = play(film(EXAMPLE_1, take="newest"), ask="search")
    words = player.stage["words"]
    assert [words[name] for name in ("queue", "state.frontier", "sheet.takes")] == [
        "Stack, top last",
        "on the stack",
        "This square leaves the stack",
    ]
    squares = [[1], [3, 4, 5, 6, 7, 15], [15]]
    player.answers = [{"question": i, "picked": each, "tries": 1, "shown": False} for i, each in enumerate(squares)]
    assert player.score[0] == 2
    assert player.attempt[3].sentence == "You marked 15. 15 is waiting, but 7 joined later."
    assert player.attempt.waiting_label == "queue.stack"
    assert list(play(player.attempt).stage["grains"]) == ["answer"]
    player._hear({"wish": "another board"}, [])
    assert (player.answers, player.stage["words"]["queue"]) == ([], "Stack, top last")


def test_the_attempt_at_a_heap_shows_what_waits_highest_first() -> None:
    player = play(film(EXAMPLE_1, take="highest"), ask="search")
    squares = [[1], [3, 15, 4]]
    player.answers = [{"question": i, "picked": each, "tries": 1, "shown": False} for i, each in enumerate(squares)]
    assert player.attempt[2].queue == (15, 4, 3)


def test_compare_plays_three_searches_turn_by_turn_under_their_titles() -> None:
    player = compare(EXAMPLE_1, title="Three ways")
    assert (player.title, player.grain, player.step) == ("Three ways", "turn", 0)
    assert list(player.stage["grains"]) == ["turn", "move"]
    titles = ["Oldest first: a queue", "Newest first: a stack", "Highest first: a heap"]
    assert [each["title"] for each in player.films] == titles
    assert player.stage["words"]["state.frontier"] == dict(player.stage["legend"])["frontier"] == "waiting"
    assert player.last == max(len(film(EXAMPLE_1, take=take, grain="turn")) for take in ("oldest", "newest")) - 1
    assert "<li>Take 7 from the top of the stack. New: 8, 9, 10, 11, 12, 13.</li>" in player.page()


def test_what_cannot_be_compared_is_one_board_error() -> None:
    assert "too many for a film" in explain(compare, Board(10**12))
    assert explain(compare, 5).startswith("a Board is needed, not 5")
