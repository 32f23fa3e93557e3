"""A search as a list of steps, told in sentences."""

import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from textwrap import indent
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, Board, BoardError, Frontier, fewest_rolls, film, frontiers, named_board, shortest_games
from snl_edu.film import LINES, LISTING, MOST_GAMES, Film
from snl_edu.words import CATALOGUES
from tests.oracles import distances
from tests.strategies import boards

SMALL = [name for name, named in BOARDS.items() if named.board.squares <= 100]
EXAMPLE_1 = named_board("example-1")


@pytest.mark.parametrize("name", SMALL)
def test_at_frontier_grain_each_frontier_is_a_step_and_the_end_is_one_more(name: str) -> None:
    board = named_board(name)
    found = list(frontiers(board))
    shown = film(board)
    assert len(shown) == len(found) + 1
    for step, frontier in zip(shown, found, strict=False):
        assert (step.kind, step.depth) == ("frontier", frontier.depth)
        assert step.queue == frontier.squares
        assert step.seen == tuple(square for earlier in found[: frontier.depth + 1] for square in earlier.squares)
        assert {square for square, state in step.states.items() if state == "frontier"} == set(frontier.squares)
        assert set(step.states.values()) <= {"seen", "frontier"}
    last = shown[-1]
    if fewest_rolls(board) is None:
        assert (last.kind, last.game, last.queue) == ("stuck", None, ())
        assert set(last.states.values()) == {"seen"}
    else:
        assert last.kind == "game"
        assert last.game is not None
        assert {square for square, state in last.states.items() if state == "path"} == set(last.game.squares)


def replay(board: Board, shown: Film) -> set[int]:
    """Follows the sentences of a film at move grain and nothing else, and checks each step against what they say."""
    queue = [board.start]
    seen = {board.start}
    square = landing = end = 0
    for step in shown:
        said = step.sentence
        numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\b", said)]
        if said.startswith("Take"):
            assert numbers == [queue.pop(0)]
            square = numbers[0]
            assert step.kind == "take"
        elif match := re.match(r"Roll (\d+) from (\d+) lands on (\d+)(?:: a (ladder up|snake down) to (\d+))?", said):
            roll, start, landing = (int(match[group]) for group in (1, 2, 3))
            end = int(match[5] or landing)
            assert (start, start + roll) == (square, landing)
            assert end == board.jumps.get(landing, landing)
            if match[4]:
                assert (match[4] == "ladder up") == (end > landing)
                assert step.kind == "jump"
            assert step.move == (start, roll, landing, end)
        elif "one jump only" in said:
            way = "ladder" if board.jumps[end] > end else "snake"
            assert said.startswith(f"A {way} starts on {end} as well")
            assert step.kind == "stay"
        elif "past" in said:
            assert numbers[-1] == board.goal
            assert square + numbers[0] == board.goal + 1
            assert step.kind == "past"
        if "first time" in said:
            assert (end in seen, step.kind) == (False, "fresh")
            seen.add(end)
            queue.append(end)
        elif "reached before" in said:
            assert (end in seen, step.kind) == (True, "seen")
        elif re.match(r"\d+ is the goal", said):
            assert (end, step.kind) == (board.goal, "goal")
        elif step.kind == "stuck":
            assert (queue, board.goal in seen) == ([], False)
        assert list(step.queue) == queue
        assert set(step.seen) == seen
        if step.current is not None:
            assert step.current == square
            assert step.states[square] == "current"
    return seen


@settings(max_examples=60)
@given(boards(most_squares=30))
def test_the_sentences_alone_tell_the_whole_search(board: Board) -> None:
    seen = replay(board, film(board, grain="move"))
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    limit = far.get(board.goal, len(far))
    assert seen == {square for square, rolls in far.items() if rolls <= limit}


@pytest.mark.parametrize("name", SMALL)
def test_the_sentences_of_the_named_boards_tell_the_whole_search(name: str) -> None:
    replay(named_board(name), film(named_board(name), grain="move"))


@pytest.mark.parametrize("name", SMALL)
def test_every_roll_is_tried_and_the_rejected_ones_are_steps_too(name: str) -> None:
    board = named_board(name)
    shown = film(board, grain="move")
    tried = [step.move for step in shown if step.kind in ("fresh", "seen")]
    expected = [move for frontier in frontiers(board) for move in frontier.moves]
    if fewest_rolls(board) is None:
        expected += [move for square in list(frontiers(board))[-1].squares for move in board.moves(square)]
    assert tried == expected
    fresh = [step.move for step in shown if step.kind == "fresh"]
    assert len(fresh) == len(shown[-1].seen) - 1


def test_a_film_is_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []

    def counted(board: Board) -> Iterator[Frontier]:
        searched.append(board)
        return frontiers(board)

    for room in ("snl_edu.film", "snl_edu.search"):
        monkeypatch.setattr(sys.modules[room], "frontiers", counted)
    assert film(EXAMPLE_1).game_count == 21
    assert searched == [EXAMPLE_1]


def test_both_grains_show_the_same_frontiers() -> None:
    coarse, fine = film(EXAMPLE_1), film(EXAMPLE_1, grain="move")
    assert [step.sentence for step in fine if step.kind in ("frontier", "game")] == [step.sentence for step in coarse]
    assert coarse.at_grain("move") == fine
    assert fine.at_grain("frontier") == coarse


def test_frontier_steps_speak_of_their_numbers() -> None:
    assert [step.sentence for step in film(EXAMPLE_1)] == [
        "Frontier 0: only the start, square 1, is reached without a roll.",
        "Frontier 1: 6 squares are reached with exactly 1 roll and not sooner.",
        "Frontier 2: 11 squares are reached with exactly 2 rolls and not sooner.",
        "Frontier 3: 7 squares are reached with exactly 3 rolls and not sooner.",
        "Frontier 4: 7 squares are reached with exactly 4 rolls and not sooner.",
        "A shortest game takes 4 rolls: 1, 15, 13, 35, 36. Beside it, 20 other games are as short.",
    ]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("one-square", "The start is the goal: the game is won without a roll."),
        ("one-way-only", "The shortest game takes 5 rolls: 1, 7, 13, 19, 25, 31. No other game is as short."),
        ("the-note", "A shortest game takes 1 roll: 1, 4. Beside it, one other game is as short."),
        ("the-trap", "The queue is empty and 9 was never reached: this board cannot be won."),
    ],
)
def test_the_end_is_told_as_it_is(name: str, sentence: str) -> None:
    assert film(named_board(name))[-1].sentence == sentence


def test_a_game_that_starts_off_the_board_says_so() -> None:
    assert film(Board(4, start=0))[0].sentence.startswith("Frontier 0: the game starts off the board")


def test_each_step_knows_its_line_of_the_listing() -> None:
    lines = LISTING.splitlines()
    for step in film(named_board("onto-the-wall"), grain="move"):
        word = {"take": "for square", "fresh": "append", "seen": "if move.end not in seen"}.get(step.kind, "")
        assert word in lines[step.line]
    assert set(LINES.values()) < set(range(len(lines)))


def test_the_listing_is_a_program_that_finds_the_same_frontiers(tmp_path: Path) -> None:
    program = tmp_path / "listing.py"
    program.write_text(f"def search(board, start, goal):\n{indent(LISTING, '    ')}\n", encoding="utf-8")
    search = runpy.run_path(str(program))["search"]
    for name in SMALL:
        board = named_board(name)
        found = search(board, board.start, board.goal)
        assert [tuple(frontier) for frontier in found] == [frontier.squares for frontier in frontiers(board)]


def test_a_film_prints_its_steps_and_can_be_pasted_back() -> None:
    shown = film(Board(9, {2: 8, 6: 3}), grain="move")
    lines = str(shown).splitlines()
    assert len(lines) == len(shown) == len(list(shown))
    assert lines[2] == " 2. Roll 1 from 1 lands on 2: a ladder up to 8."
    assert eval(repr(shown)) == shown
    assert shown[1:3] == shown.steps[1:3]


def test_a_film_keeps_the_first_shortest_games_and_counts_all() -> None:
    shown = film(named_board("empty-20x20"))
    assert (len(shown.games), shown.game_count) == (MOST_GAMES, 52_394)
    assert film(EXAMPLE_1).games == tuple(shortest_games(EXAMPLE_1))


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_language_says_everything_that_english_says(lang: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[lang]
    for ours, theirs in ((english.sentences, other.sentences), (english.labels, other.labels)):
        assert ours.keys() == theirs.keys()
        for name in ours:
            assert placeholders(ours[name]) == placeholders(theirs[name]), name


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_sentence_is_spoken_on_some_board(lang: str) -> None:
    names = [*SMALL, "empty-20x20"]
    said = {step.sentence for name in names for step in film(named_board(name), grain="move", lang=lang)}
    said |= {step.sentence for step in film(Board(4, {3: 2, 2: 1}, die=2), grain="move", lang=lang)}
    for name, sentence in CATALOGUES[lang].sentences.items():
        if name.startswith("run.") or (name.endswith((".one", ".many")) and not name.startswith("past")):
            continue
        pattern = re.compile(
            "".join(".+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{\w+\})", sentence))
        )
        assert any(pattern.fullmatch(spoken) for spoken in said), name


@pytest.mark.parametrize("grain", ["moves", "", None, 1, ["move"]])
def test_an_unknown_grain_is_refused(grain: Any) -> None:
    with pytest.raises(BoardError, match="grain must be one of frontier, move, not "):
        film(EXAMPLE_1, grain=grain)


@pytest.mark.parametrize("lang", ["tlh", "", None, 1, ["en"]])
def test_an_unknown_language_is_refused(lang: Any) -> None:
    with pytest.raises(BoardError, match="lang must be one of en, not "):
        film(EXAMPLE_1, lang=lang)


def test_only_a_board_of_a_watchable_size_can_be_filmed() -> None:
    with pytest.raises(BoardError, match="a Board is needed"):
        film([[-1]])  # type: ignore[arg-type]
    with pytest.raises(BoardError, match="10001 squares and a die of 6 are too many for a film: at most 10000 squares"):
        film(Board(10_001))
    with pytest.raises(BoardError, match="10000 squares and a die of 5000 are too many for a film"):
        film(Board(10_000, die=5000))
    assert len(film(Board(10_000, {2: 10_000}))) == 3
