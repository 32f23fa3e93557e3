"""What a film asks: every reason, and every wrong idea that is named, against simulations that share no code."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import Board, Film, explore, film, named_board, textbook, watch
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import questions
from snl_edu.films.words import SENTENCES
from tests.helpers import oracles
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
THE_TRAP = named_board("the-trap")


def random_boards(count: int, most_squares: int, seed: int) -> Iterator[Board]:
    """Boards with few jumps or many, in which jumps often end where others start."""
    random = Random(seed)
    for _ in range(count):
        squares, start = random.randint(2, most_squares), random.randint(0, 1)
        dense = random.random()
        jumps = {
            square: random.randint(1, squares) for square in range(start + 1, squares) if random.random() < dense * 0.8
        }
        jumps = {square: end for square, end in jumps.items() if square != end}
        yield Board(squares, jumps, die=random.randint(1, 7), start=start)


def parts(board: Board) -> tuple[int, dict[int, int], int, int]:
    return board.squares, dict(board.jumps), board.die, board.start


# Every reason, by oracles


def expected_reason(board: Board, square: int, far: dict[int, int], depth: int) -> str:
    if square in far:
        return "right" if far[square] == depth else "seen" if far[square] < depth else "later"
    return "jump" if square in board.jumps else "never"


def expect_frontier_questions(board: Board) -> None:
    far = oracles.distances(*parts(board))
    asked = questions(board, "frontier")
    rounds = list(oracles.frontier_rounds(*parts(board)))
    assert [list(question.right) for question in asked] == [right for _, right in rounds]
    for question, (known, right) in zip(asked, rounds, strict=True):
        assert question.reasons == {
            square: expected_reason(board, square, far, known.depth) for square in range(1, board.squares + 1)
        }
        expect_ideas(board, question, known)
        assert [move.end for move in question.moves] == right
        assert all(far[move.start] == known.depth - 1 for move in question.moves)
        expect_hints(board, question, known)
        expect_true_sentences(board, question)


def expect_ideas(board: Board, question: Question, known: oracles.Asked) -> None:
    """Each set of marks that shows a wrong idea is there once, with the commonest idea that gives it."""
    named = oracles.named_ideas(*parts(board), known)
    assert sorted((idea.squares, idea.key) for idea in question.ideas) == sorted(
        (tuple(sorted(marked)), key) for marked, key in named.items()
    )


def expect_hints(board: Board, question: Question, known: oracles.Asked) -> None:
    """There is a hint for what a roll meets: a jump that has to be taken, and a square that was reached before."""
    rolls = list(oracles.rolled(board.squares, dict(board.jumps), board.die, known.froms))
    met = any(landing in board.jumps and landing not in question.right for landing, _ in rolls)
    again = any(end in known.known for _, end in rolls)
    assert len(question.hints) == 2 + met + again
    assert (SENTENCES["ask.hint.seen"] in question.hints) == again


def expect_search_questions(board: Board) -> None:
    far = oracles.distances(*parts(board))
    asked = iter(questions(board, "search"))
    for waiting, taken, known, joined in oracles.search_turns(*parts(board)):
        if waiting[0]:
            expect_take(board, next(asked), waiting, taken, far)
        question = next(asked)
        assert (question.kind, list(question.right), question.start) == ("join", joined, waiting[0])
        for square, reason in question.reasons.items():
            if square in joined:
                expected = "right"
            elif square in known.known:
                expected = "seen"
            else:
                expected = "later" if square in far else "jump" if square in board.jumps else "never"
            assert reason == expected
        expect_ideas(board, question, known)
        assert [move.end for move in question.moves] == joined
        assert all(move.start == waiting[0] for move in question.moves)
        expect_hints(board, question, known)
        expect_true_sentences(board, question)
    assert next(asked, None) is None


def expect_take(board: Board, question: Question, waiting: list[int], taken: set[int], far: dict[int, int]) -> None:
    assert (question.kind, question.right, question.ideas) == ("take", (waiting[0],), ())
    for square, reason in question.reasons.items():
        said = question.sentence(square)
        if square == waiting[0]:
            assert (reason, said) == ("right", f"It is {square}'s turn.")
        elif square in waiting:
            assert (reason, said) == ("later", f"{square} is waiting, but {waiting[0]} has waited longer.")
        elif square in taken:
            assert (reason, said) == ("seen", f"{square} is not waiting: it was taken before.")
        elif square in far:
            assert (reason, said) == ("later", f"{square} is not waiting: it has not been reached yet.")
        else:
            assert reason == ("jump" if square in board.jumps else "never")
    expect_true_sentences(board, question)


def expect_true_sentences(board: Board, question: Question) -> None:
    """Follows what the sentences say about rolls and jumps, on the board itself."""
    said = {question.prompt, question.why, *question.hints, *(idea.sentence for idea in question.ideas)}
    said |= {question.sentence(square) for square in question.reasons}
    said |= {question.arrival(square) for square in question.right}
    ends = {"ladder up": 1, "snake down": -1, "ladder": 1, "snake": -1}
    for sentence in said:
        assert "{" not in sentence
        assert "None" not in sentence
        if not re.search("lands|leads", sentence):
            continue
        for roll, start, landing in re.findall(r"oll (\d+) from (\d+) lands on (\d+)", sentence):
            assert int(start) + int(roll) == int(landing) <= board.squares
            assert int(roll) <= board.die
        for landing, way, end in re.findall(r"lands on (\d+): a (ladder up|snake down) to (\d+)", sentence):
            assert board.jumps[int(landing)] == int(end)
            assert (int(end) - int(landing)) * ends[way] > 0
        for landing, way in re.findall(r"lands on (\d+), (?:but|where) a (ladder|snake) starts", sentence):
            assert (board.jumps[int(landing)] - int(landing)) * ends[way] > 0
        for square, way, end in re.findall(r"on (\d+): a (ladder|snake) starts there and leads \w+ to (\d+)", sentence):
            assert board.jumps[int(square)] == int(end)
            assert (int(end) - int(square)) * ends[way] > 0
        for roll, start, end in re.findall(r"oll (\d+) from (\d+) leads to (\d+)", sentence):
            landing = int(start) + int(roll)
            assert board.jumps.get(landing, landing) == int(end)


def test_every_reason_and_idea_on_hundreds_of_crowded_boards_is_that_of_a_simulation() -> None:
    for board in random_boards(400, 20, seed=12):
        expect_frontier_questions(board)
    for board in random_boards(150, 16, seed=13):
        expect_search_questions(board)


@settings(max_examples=90)
@given(boards(most_squares=40))
def test_every_reason_and_idea_on_any_board_is_that_of_a_simulation(board: Board) -> None:
    if (board.squares, board.start) != (1, 1):
        expect_frontier_questions(board)
        expect_search_questions(board)
        expect_nothing_given_away(film(board))


# What is shown when


def expect_nothing_given_away(shown: Film) -> None:
    moments = shown.moments
    for ask in ("frontier", "search"):
        asked = questions(shown, ask)
        for before, after in pairwise(asked):
            assert before.asked_at < before.revealed_to <= after.asked_at
        for question in asked:
            at, to = moments[question.asked_at], moments[question.revealed_to]
            if question.kind == "take":
                assert at.current not in question.right
                assert question.right[0] in at.queue
                assert to.current == question.right[0]
            else:
                assert not set(question.right) & set(at.seen)
                assert set(to.seen) - set(at.seen) == set(question.right)
                assert at.rejected is None


# A board, what it is asked, the number of the question, a part of it or a square that is marked, and its words.
WORDS: list[tuple[Board, str, int, str | int, str]] = [
    (EXAMPLE_1, "frontier", 0, "prompt", "Which squares are reached with exactly 1 roll and not sooner?"),
    (EXAMPLE_1, "frontier", 0, "hints", "Try every roll of the die from the start: where does each move end?"),
    (EXAMPLE_1, "frontier", 0, "hints", "What happens to somebody who lands on 2?"),
    (EXAMPLE_1, "frontier", 0, "hints", "There are 6 such squares."),
    (EXAMPLE_1, "frontier", 0, 1, "1 is the start: it was reached before, without a roll."),
    (EXAMPLE_1, "frontier", 0, 2, "Nobody can stay on 2: a ladder starts there and leads up to 15."),
    (EXAMPLE_1, "frontier", 0, 8, "8 needs more rolls."),
    (EXAMPLE_1, "frontier", 0, 15, "Roll 1 from 1 lands on 2: a ladder up to 15."),
    (EXAMPLE_1, "frontier", 0, 3, "Roll 2 from 1 lands on 3."),
    (EXAMPLE_1, "frontier", 1, "prompt", "Which squares are reached with exactly 2 rolls and not sooner?"),
    (EXAMPLE_1, "frontier", 1, "why", "One roll leads there from a square that takes 1 roll, and no way is shorter."),
    (EXAMPLE_1, "frontier", 2, 3, "3 was reached before, with 1 roll."),
    (EXAMPLE_1, "frontier", 2, 8, "8 was reached before, with 2 rolls."),
    (EXAMPLE_1, "frontier", 2, 17, "Nobody can stay on 17: a snake starts there and leads down to 13."),
    (EXAMPLE_1, "frontier", 3, "why", "The goal is reached too: it takes 4 rolls and not fewer."),
    (EXAMPLE_1, "search", 2, "hints", "Which of the waiting squares has waited longest?"),
    (EXAMPLE_1, "search", 2, "hints", "It has been waiting since 1 was taken."),
    (EXAMPLE_1, "search", 3, 3, "3 was reached before: it is waiting already."),
    (EXAMPLE_1, "search", 3, 1, "1 was reached before, and has had its turn."),
    (EXAMPLE_1, "search", 3, 30, "No roll from 15 ends on 30."),
    (THE_TRAP, "frontier", 0, "hints", "If you find no such square, press Check with nothing marked."),
    (THE_TRAP, "frontier", 0, "why", "so 9 can never be reached: this board cannot be won."),
    (THE_TRAP, "search", 1, "why", "Every roll from 1 leads to a square that was reached before: nothing joins."),
    (
        Board(9, start=0),
        "search",
        0,
        "prompt",
        "Roll from the start: which squares join the queue, in the order of the",
    ),
    (Board(9, start=0), "search", 1, "hints", "Which of the waiting squares has waited longest?"),
]


@pytest.mark.parametrize(("board", "ask", "number", "part", "words"), WORDS)
def test_a_question_and_what_is_answered_to_a_mark_are_in_plain_words(
    board: Board, ask: str, number: int, part: str | int, words: str
) -> None:
    question = questions(board, ask)[number]
    if isinstance(part, int):
        assert question.sentence(part) == words
    elif part == "hints":
        assert words in question.hints
    else:
        assert words in getattr(question, part)
    assert [each.jumps for each in questions(EXAMPLE_1, "frontier")[:2]] == [(2,), (17,)]


def test_hints_do_not_name_a_right_square() -> None:
    for board in random_boards(300, 20, seed=16):
        for question in (*questions(board, "frontier"), *questions(board, "search")):
            named = re.findall(r"(?:lands on|since|from) (\d+)", " ".join(question.hints))
            assert not set(map(int, named)) & set(question.right)


# Another search


@pytest.mark.parametrize(
    ("take", "right", "later", "why", "hint"),
    [
        ("oldest", 15, "but 15 has waited longer", "15 has waited longest.", "has waited longest?"),
        ("newest", 7, "but 7 joined later", "7 was on the top: it joined last.", "joined last?"),
        ("highest", 15, "but 15 is higher", "15 was the highest one waiting.", "is the highest?"),
    ],
)
def test_a_search_with_a_stack_or_a_heap_is_asked_in_the_same_way_with_words_that_fit(
    take: str, right: int, later: str, why: str, hint: str
) -> None:
    asked = questions(film(EXAMPLE_1, take=take), "search")
    line = {"oldest": "queue", "newest": "stack", "highest": "heap"}[take]
    assert [question.right for question in asked[:3]] == [(1,), (15, 3, 4, 5, 6, 7), (right,)]
    assert asked[2].prompt == f"Which square leaves the {line}?"
    assert asked[3].prompt == f"Roll from {right}: which squares join the {line}, in the order of the rolls?"
    assert asked[2].sentence(5) == f"5 is waiting, {later}."
    assert (asked[0].why, asked[2].why) == ("1 was the only square waiting.", why)
    assert asked[2].hints[0] == f"Which of the waiting squares {hint}"
    assert asked[3].reasons[5] == "seen"
    turns = list(explore(EXAMPLE_1, take))
    assert [each.right for each in asked if each.kind == "take"] == [(turn.square,) for turn in turns]
    joined = [tuple(move.end for move in turn.fresh) for turn in turns]
    assert [each.right for each in asked if each.kind == "join"] == joined


# What cannot be asked


NO_CHOICE = "nobody can foresee which square comes next with take="
NO_FRONTIER = "ask='frontier' works without take=: ask about film(board)"
SEARCH, BOTH = film(EXAMPLE_1), ("frontier", "search")


@pytest.mark.parametrize(
    ("asked", "ask", "message"),
    [
        *[(Board(401), ask, "at most 400 squares, not 401") for ask in BOTH],
        *[(film(Board(441)), ask, "at most 400 squares, not 441") for ask in BOTH],
        *[(Board(1), ask, "nothing to ask about film(Board(1)") for ask in BOTH],
        *[(watch(textbook, EXAMPLE_1), ask, "not for a solver's run") for ask in BOTH],
        ("x", "frontier", "a Film or a Board is needed, not 'x'"),
        (EXAMPLE_1, "queue", "ask must be one of frontier, search, not 'queue'"),
        *[(film(EXAMPLE_1, take=take), "search", NO_CHOICE) for take in ("random", max)],
        *[(film(EXAMPLE_1, take=take), "frontier", NO_FRONTIER) for take in ("oldest", "newest")],
        (replace(SEARCH, no_search="a dream"), "search", "not for a dream: pass the board instead"),
        (replace(SEARCH, take="several", waiting_label="queue.several"), "search", f"{NO_CHOICE}'several'"),
    ],
)
def test_what_cannot_be_asked_is_refused(asked: Any, ask: str, message: str) -> None:
    assert message in explain(questions, asked, ask)
    assert len(questions(Board(400), "frontier")) == 67
