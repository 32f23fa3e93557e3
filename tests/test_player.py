"""The player as Python sees it; what it shows in a browser is tested in a browser."""

import gc
import json
import re
import sys
import weakref
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import ipywidgets
import pytest

from snl_edu import BOARDS, Board, BoardError, Player, film, named_board, play, random_board
from snl_edu.player import CSS, JAVASCRIPT, PANELS, SHOWN_AT_FIRST, page_of

EXAMPLE_1 = named_board("example-1")
SMALL = [name for name, named in BOARDS.items() if named.board.squares <= 100]


def states_from(data: dict[str, Any], row: tuple[Any, ...]) -> dict[int, str]:
    """The states of the squares, worked out from the data that travels, as the front end does."""
    kind, _, _, taken, reached, current, *_ = row
    states = {square: "seen" if place < taken else "frontier" for place, square in enumerate(data["order"][:reached])}
    if current is not None:
        states[current] = "current"
    if kind == "game":
        states.update(dict.fromkeys(squares_of(data, data["games"][0]), "path"))
    return states


def squares_of(data: dict[str, Any], rolls: list[int]) -> list[int]:
    """Where the player stands after each roll."""
    squares = [data["order"][0]]
    for roll in rolls:
        landing = squares[-1] + roll
        squares.append(data["jumps"].get(str(landing), landing))
    return squares


@pytest.mark.parametrize("name", SMALL)
def test_what_travels_to_the_front_end_is_the_whole_film(name: str) -> None:
    shown = film(named_board(name))
    data = json.loads(json.dumps(play(shown).film))
    for grain in ("frontier", "move"):
        steps = shown.at_grain(grain)
        rows = data["grains"][grain]["steps"]
        assert len(rows) == len(steps)
        for row, step in zip(rows, steps, strict=True):
            assert states_from(data, row) == step.states
            assert row[:3] == [step.kind, step.line, step.depth]
            assert row[-1] == step.sentence
            assert row[6:9] == ([None] * 3 if step.move is None else [step.move.start, *step.move[2:]])
    assert [squares_of(data, rolls) for rolls in data["games"]] == [list(game.squares) for game in shown.games]
    for game in shown.games[:1]:
        assert data["game_sentence"].format(squares=", ".join(map(str, game.squares))) == shown[-1].sentence
    depths = {square: frontier.depth for frontier in shown.frontiers for square in frontier.squares}
    assert dict(zip(data["order"], data["depths"], strict=True)) == depths
    for square, came_from, landed_on in zip(data["order"], data["came_from"], data["landed_on"], strict=True):
        if square != shown.board.start:
            assert depths[came_from] == depths[square] - 1
            assert shown.board.jumps.get(landed_on, landed_on) == square


def test_a_player_opens_on_the_first_step_and_waits() -> None:
    player = play(EXAMPLE_1, title="A board")
    assert (player.step, player.last, player.grain, player.playing) == (0, 5, "frontier", False)
    assert (player.title, player.panels, player.projector) == ("A board", list(SHOWN_AT_FIRST), False)
    assert isinstance(player, ipywidgets.DOMWidget)


def test_a_player_takes_a_film_with_its_grain() -> None:
    player = play(film(EXAMPLE_1, grain="move"))
    assert (player.grain, player.last) == ("move", len(film(EXAMPLE_1, grain="move")) - 1)
    assert play(EXAMPLE_1, grain="move").last == player.last
    assert play(film(EXAMPLE_1), grain="move").last == player.last


def test_changing_the_grain_keeps_the_place() -> None:
    player = play(EXAMPLE_1)
    fine = film(EXAMPLE_1, grain="move")
    player.step = 2
    player.grain = "move"
    assert player.last == len(fine) - 1
    assert (fine[player.step].kind, fine[player.step].depth) == ("frontier", 2)
    player.grain = "frontier"
    assert (player.step, player.last) == (2, 5)
    player.step = 5
    player.grain = "move"
    assert player.step == player.last


def test_step_and_speed_stay_within_reason() -> None:
    player = play(EXAMPLE_1)
    player.step = 99
    assert player.step == 5
    player.step = -1
    assert player.step == 0
    player.speed = 1000
    assert player.speed == 60
    player.speed = 0
    assert player.speed == 0.1


def test_the_repr_of_a_player_is_the_same_in_every_run() -> None:
    assert repr(play(EXAMPLE_1)) == "<player of Board(36, {2: 15, 14: 35, 17: 13})>"


def test_everything_travels_once_and_is_small() -> None:
    for board in (Board(400), random_board(400, snakes=40, ladders=40, rng=1)):
        state = play(film(board, grain="move")).get_state()
        assert len(json.dumps(state, default=str)) < 600_000
    assert len(page_of(play(named_board("a-hundred-squares"))).encode()) < 150_000


class Page(HTMLParser):
    """What a browser would find in a page: its tags, its scripts, its title."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: dict[str, str] = {}
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        tag = self.tags[-1] if self.tags else ""
        self.texts[tag] = self.texts.get(tag, "") + data


@pytest.mark.parametrize("title", ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", '"&<!--'])
def test_a_title_reaches_the_page_as_text_only(title: str) -> None:
    page = Page(page_of(play(EXAMPLE_1, title=title)))
    plain = Page(page_of(play(EXAMPLE_1, title="A board")))
    assert page.tags == plain.tags
    assert page.texts["title"].strip() == title
    state = json.loads(re.findall(r'id="state">(.*?)</script>', page_of(play(EXAMPLE_1, title=title)), re.DOTALL)[0])
    assert state["title"] == title


def test_a_page_asks_nothing_of_anybody() -> None:
    page = page_of(play(EXAMPLE_1))
    assert Page(page).addresses == []
    assert set(re.findall(r"https?://[\w./]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in page


def test_a_page_tells_the_search_in_words_too() -> None:
    page = page_of(play(EXAMPLE_1))
    for step in film(EXAMPLE_1):
        assert f"<li>{step.sentence}</li>" in page


def test_saving_gives_the_path_and_does_not_overwrite(tmp_path: Path) -> None:
    path = tmp_path / "walk.html"
    player = play(EXAMPLE_1)
    player.step = 3
    assert player.save(path) == path
    written = path.read_text(encoding="utf-8")
    assert written.startswith("<!DOCTYPE html>")
    assert '"step":0' in written
    with pytest.raises(BoardError, match="exists: choose another name, or say overwrite=True"):
        player.save(str(path))
    path.write_text("old", encoding="utf-8")
    player.save(path, overwrite=True)
    assert path.read_text(encoding="utf-8") == written


def test_a_page_that_cannot_be_written_is_a_board_error(tmp_path: Path) -> None:
    player = play(EXAMPLE_1)
    for path in (tmp_path / "nowhere" / "walk.html", tmp_path, 5, None, b"x", "a\0b", "x" * 5000):
        with pytest.raises(BoardError, match="path must be "):
            player.save(path)  # type: ignore[arg-type]
    with pytest.raises(BoardError, match=r"'x\.html' cannot be written: "):
        player.save("/proc/x.html")
    with pytest.raises(BoardError, match="overwrite must be True or False, not 'no'"):
        player.save(player.save(tmp_path / "walk.html"), overwrite="no")  # type: ignore[arg-type]


def test_a_title_that_is_no_text_in_any_encoding_is_still_saved(tmp_path: Path) -> None:
    path = play(EXAMPLE_1, title="\ud800").save(tmp_path / "walk.html")
    assert "<title>?</title>" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"board_or_film": 36}, "a Board is needed, not 36"),
        ({"board_or_film": EXAMPLE_1, "title": 5}, "title must be text, not 5"),
        ({"board_or_film": EXAMPLE_1, "panels": ["queue", "cue"]}, "a panel must be one of sentence, .*, not 'cue'"),
        ({"board_or_film": EXAMPLE_1, "panels": "queue"}, "panels must be a list of names such as .*, not 'queue'"),
        ({"board_or_film": EXAMPLE_1, "panels": 5}, "panels must be a list of names such as .*, not 5"),
        ({"board_or_film": EXAMPLE_1, "projector": "yes"}, "projector must be True or False, not 'yes'"),
        ({"board_or_film": film(EXAMPLE_1), "grain": "roll"}, "grain must be one of frontier, move, not 'roll'"),
        ({"board_or_film": EXAMPLE_1, "grain": "roll"}, "grain must be one of frontier, move"),
        ({"board_or_film": EXAMPLE_1, "lang": "xx"}, "lang must be one of en"),
        ({"board_or_film": Board(2600)}, "2600 squares in 51 columns cannot be drawn"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        play(**arguments)


def test_the_panels_asked_for_are_shown() -> None:
    assert play(EXAMPLE_1, panels=["queue"], projector=True).panels == ["queue"]
    assert set(SHOWN_AT_FIRST) < set(PANELS)


class FakeNotebook:
    """What the kernel knows of the cell that is running."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parent: dict[str, Any] = {}
        shell = SimpleNamespace(get_parent=lambda: self.parent)
        monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))

    def run(self, cell: str, message: str) -> Player:
        self.parent = {"header": {"msg_id": message}, "metadata": {"cellId": cell}}
        return play(Board(9))


def is_open(player: Player) -> bool:
    return player.comm is not None


def test_running_a_cell_again_closes_the_players_it_made_before(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = FakeNotebook(monkeypatch)
    first, beside = notebook.run("a", "1"), notebook.run("a", "1")
    other = notebook.run("b", "2")
    again = notebook.run("a", "3")
    assert [is_open(player) for player in (first, beside, other, again)] == [False, False, True, True]


def test_fifty_runs_of_a_cell_leave_one_player_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = FakeNotebook(monkeypatch)
    players = weakref.WeakSet(notebook.run("c", str(number)) for number in range(50))
    gc.collect()
    assert len(players) == 1


def test_outside_a_notebook_no_player_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "IPython", raising=False)
    first = play(Board(9))
    play(Board(9))
    assert is_open(first)


def test_the_javascript_writes_no_html_from_strings() -> None:
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|new Function|eval\(", JAVASCRIPT)


def test_every_word_and_panel_the_javascript_asks_for_is_there() -> None:
    words = play(EXAMPLE_1).film["words"]
    assert set(re.findall(r"\bwords\.(\w+)", JAVASCRIPT)) <= words.keys()
    assert {f"panel.{name}" for name in PANELS} <= words.keys()
    for name in PANELS:
        assert f"snl-no-{name}" in CSS or f"snl-no-{name}" in JAVASCRIPT
