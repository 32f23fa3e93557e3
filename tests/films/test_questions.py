"""What a film asks: every reason, and every wrong idea that is named, against simulations that share no code."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, MISCONCEPTIONS, Board, BoardError, Film, explore, film, named_board, textbook, watch
from snl_edu.films.question import Question
from snl_edu.films.questions import questions
from snl_edu.films.words import CATALOGUES
from tests.helpers import oracles
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
THE_TRAP = named_board("the-trap")
SMALL = [named.board for named in BOARDS.values() if named.board.squares <= 100]

# Misconceptions that do not exist yet, but are known from public code or from the marks of learners.
NEW_KEYS = {
    "jumps-ignored",
    "snakes-ignored",
    "snakes-are-walls",
    "overshoot-bounces",
    "counts-one-too-many",
    "wrong-die",
}


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
        assert {idea.squares: idea.key for idea in question.ideas} == {
            tuple(sorted(marked)): key for marked, key in oracles.named_ideas(*parts(board), known).items()
        }
        assert [move.end for move in question.moves] == right
        assert all(far[move.start] == known.depth - 1 for move in question.moves)
        expect_true_sentences(board, question)


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
        assert {idea.squares: idea.key for idea in question.ideas} == {
            tuple(sorted(marked)): key for marked, key in oracles.named_ideas(*parts(board), known).items()
        }
        assert [move.end for move in question.moves] == joined
        assert all(move.start == waiting[0] for move in question.moves)
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


@settings(max_examples=150)
@given(boards(most_squares=40))
def test_every_reason_and_idea_about_a_frontier_is_that_of_a_simulation(board: Board) -> None:
    if (board.squares, board.start) != (1, 1):
        expect_frontier_questions(board)


@settings(max_examples=80)
@given(boards(most_squares=30))
def test_every_reason_and_idea_about_a_search_is_that_of_a_simulation(board: Board) -> None:
    if (board.squares, board.start) != (1, 1):
        expect_search_questions(board)


def test_thousands_of_boards_are_asked_about_as_simulations_say() -> None:
    for board in random_boards(1500, 20, seed=12):
        expect_frontier_questions(board)
    for board in random_boards(600, 16, seed=13):
        expect_search_questions(board)


@pytest.mark.parametrize("board", SMALL[1:], ids=repr)
def test_the_named_boards_are_asked_about_as_simulations_say(board: Board) -> None:
    if (board.squares, board.start) != (1, 1):
        expect_frontier_questions(board)
        expect_search_questions(board)


def test_the_simulations_meet_every_idea() -> None:
    """Otherwise agreement would mean nothing."""
    met = {"frontier": set[str](), "search": set[str]()}
    for board in random_boards(300, 20, seed=14):
        for ask, keys in met.items():
            keys |= {idea.key for question in questions(board, ask) for idea in question.ideas}
    about_frontiers = {"counts-one-too-many"}
    assert met["search"] | about_frontiers == met["frontier"]
    known = {"chained-jumps", "optional-jumps", "never-marks", "starts-off-board"}
    assert met["frontier"] == known | NEW_KEYS
    assert known <= MISCONCEPTIONS.keys()


def test_going_past_the_goal_cannot_be_told_from_a_right_answer() -> None:
    for board in random_boards(300, 20, seed=15):
        for (known, _), question in zip(
            oracles.frontier_rounds(*parts(board)), questions(board, "frontier"), strict=True
        ):
            past = {board.goal for start in known.froms if start + board.die > board.goal}
            assert set(question.right) | past == set(question.right)


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


@settings(max_examples=60)
@given(boards(most_squares=30))
def test_a_question_is_asked_before_its_answer_is_shown(board: Board) -> None:
    if (board.squares, board.start) != (1, 1):
        expect_nothing_given_away(film(board))


def test_the_frontiers_of_example_1_are_asked_for() -> None:
    asked = questions(EXAMPLE_1, "frontier")
    assert [question.prompt for question in asked[:2]] == [
        "Which squares are reached with exactly 1 roll and not sooner?",
        "Which squares are reached with exactly 2 rolls and not sooner?",
    ]
    assert asked[0].right == (15, 3, 4, 5, 6, 7)
    assert [question.jumps for question in asked[:2]] == [(2,), (17,)]
    assert asked[1].why == "One roll leads there from a square that takes 1 roll, and no way is shorter."
    assert [asked[0].sentence(square) for square in (1, 2, 8, 15, 3)] == [
        "1 is the start: it was reached before, without a roll.",
        "Nobody can stay on 2: a ladder starts there and leads up to 15.",
        "8 needs more rolls.",
        "Roll 1 from 1 lands on 2: a ladder up to 15.",
        "Roll 2 from 1 lands on 3.",
    ]
    assert [asked[2].sentence(square) for square in (3, 8, 17)] == [
        "3 was reached before, with 1 roll.",
        "8 was reached before, with 2 rolls.",
        "Nobody can stay on 17: a snake starts there and leads down to 13.",
    ]
    assert asked[-1].why.endswith("The goal is reached too: it takes 4 rolls and not fewer.")
    assert asked[0].hints == (
        "Try every roll of the die from the start: where does each move end?",
        "What happens to somebody who lands on 2?",
        "There are 6 such squares.",
    )


def test_squares_beyond_the_goal_need_more_rolls_and_are_not_out_of_reach() -> None:
    last = questions(EXAMPLE_1, "frontier")[-1]
    assert 34 not in film(EXAMPLE_1)[-1].seen
    assert last.reasons[34] == "later"


def test_where_a_jump_ends_one_stays_although_another_starts_there() -> None:
    first, second = questions(Board(9, {2: 8, 8: 3, 9 - 2: 8}, die=2), "frontier")[:2]
    assert (first.reasons[8], first.reasons[2], second.reasons[8]) == ("right", "jump", "seen")


def test_on_a_board_that_cannot_be_won_the_last_answer_is_no_square() -> None:
    asked = questions(THE_TRAP, "frontier")
    assert [question.right for question in asked] == [()]
    assert asked[0].hints[-1] == "If you find no such square, press Check with nothing marked."
    assert asked[0].why == (
        "Every roll leads to a square that was reached before, so 9 can never be reached: this board cannot be won."
    )
    take, join = questions(THE_TRAP, "search")
    assert (take.right, join.right) == ((1,), ())
    assert join.why == "Every roll from 1 leads to a square that was reached before: nothing joins."


def test_the_search_is_asked_until_the_goal_joins() -> None:
    asked = questions(EXAMPLE_1, "search")
    assert [(question.kind, question.right) for question in asked[:4]] == [
        ("take", (1,)),
        ("join", (15, 3, 4, 5, 6, 7)),
        ("take", (15,)),
        ("join", (16, 13, 18, 19, 20, 21)),
    ]
    assert [36 in question.right for question in asked] == [False] * (len(asked) - 1) + [True]
    assert asked[2].sentence(3) == "3 is waiting, but 15 has waited longer."
    assert asked[3].sentence(3) == "3 was reached before: it is waiting already."
    assert asked[3].sentence(1) == "1 was reached before, and has had its turn."
    assert asked[3].sentence(30) == "No roll from 15 ends on 30."
    assert asked[2].hints == (
        "Which of the waiting squares has waited longest?",
        "It has been waiting since 1 was taken.",
    )


def test_a_start_off_the_board_is_shown_and_not_asked() -> None:
    board = Board(9, start=0)
    join, take = questions(board, "search")[:2]
    assert (join.kind, join.start, join.right) == ("join", 0, (1, 2, 3, 4, 5, 6))
    assert join.prompt == "Roll from the start: which squares join the queue, in the order of the rolls?"
    assert (take.right, take.hints) == ((1,), ("Which of the waiting squares has waited longest?",))
    assert questions(board, "frontier")[0].right == (1, 2, 3, 4, 5, 6)
    assert [question.right for question in questions(Board(1, start=0), "frontier")] == [(1,)]


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
    assert EXAMPLE_1.goal in asked[-1].right


@settings(max_examples=40)
@given(boards(most_squares=30))
def test_what_is_asked_of_any_search_is_what_it_does(board: Board) -> None:
    for take in ("oldest", "newest", "highest"):
        turns = list(explore(board, take))
        if not turns:
            continue
        asked = questions(film(board, take=take), "search")
        assert [each.right for each in asked if each.kind == "take"] == [
            (turn.square,) for turn in turns if turn.square
        ]
        joined = [tuple(move.end for move in turn.fresh) for turn in turns]
        assert [each.right for each in asked if each.kind == "join"] == joined


def test_a_search_that_nobody_can_foresee_is_not_asked_about() -> None:
    for take in ("random", max):
        with pytest.raises(BoardError, match="nobody can foresee which square comes next with take="):
            questions(film(EXAMPLE_1, take=take), "search")
    for take in ("oldest", "newest"):
        with pytest.raises(BoardError, match=r"ask='frontier' works without take=: ask about film\(board\)"):
            questions(film(EXAMPLE_1, take=take), "frontier")


# What cannot be asked


@pytest.mark.parametrize("ask", ["frontier", "search"])
def test_what_cannot_be_asked_is_refused(ask: str) -> None:
    with pytest.raises(BoardError, match=r"at most 400 squares, not 401"):
        questions(Board(401), ask)
    with pytest.raises(BoardError, match=r"at most 400 squares, not 441"):
        questions(film(Board(441)), ask)
    with pytest.raises(BoardError, match=r"nothing to ask about film\(Board\(1\).*two squares or more"):
        questions(Board(1), ask)
    with pytest.raises(BoardError, match="not for a solver's run"):
        questions(watch(textbook, EXAMPLE_1), ask)
    with pytest.raises(BoardError, match="a Film or a Board is needed, not 'x'"):
        questions("x", ask)  # type: ignore[arg-type]


def test_a_film_says_itself_what_it_shows_and_in_which_order_squares_are_taken() -> None:
    assert (film(EXAMPLE_1).take, film(EXAMPLE_1, take="newest").take) == (None, "newest")
    with pytest.raises(BoardError, match="for the film of a search, not for a dream: pass the board instead"):
        questions(replace(film(EXAMPLE_1), no_search="a dream"), "search")
    several = replace(film(EXAMPLE_1), take="several", waiting_label="queue.several")
    assert not several.can_be_foreseen
    with pytest.raises(BoardError, match="which square comes next with take='several'"):
        questions(several, "search")


def test_what_is_asked_for_has_a_name() -> None:
    with pytest.raises(BoardError, match="ask must be one of frontier, search, not 'queue'"):
        questions(EXAMPLE_1, "queue")


def test_the_largest_board_is_asked_about() -> None:
    assert len(questions(Board(400), "frontier")) == 67
    assert len({*questions(EXAMPLE_1, "search")}) == 40


# Words


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_sentence_of_a_question_is_used_on_some_board(lang: str) -> None:
    said = set()
    films = [film(board, lang=lang) for board in [*random_boards(200, 20, seed=17), EXAMPLE_1, THE_TRAP]]
    asked = [question for each in films for ask in ("frontier", "search") for question in questions(each, ask)]
    for question in asked:
        said |= {question.prompt, question.why, *question.hints, *(idea.sentence for idea in question.ideas)}
        said |= {question.sentence(square) for square in question.reasons}
    text = "\n".join(said)
    for name, sentence in CATALOGUES[lang].sentences.items():
        if name.startswith(("ask.", "idea.")) and not name.startswith(("ask.missing", "ask.count")):
            form = "".join(
                ".+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{\w+\})", sentence)
            )
            assert re.search(form, text), name
