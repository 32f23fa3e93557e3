"""The sentences of the films."""

import re
from string import Formatter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from snl_edu import BOARDS, Board, Film, Move, chance_film, film, frontiers, named_board, roll_on, watch
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import ASKS, questions
from snl_edu.films.camera import MOVE_SENTENCES
from snl_edu.films.run.run_film import Run
from snl_edu.films.words import LABELS, OTHERWISE, SENTENCES, WORDS, MoveSentence, Sentence, spoken, words_for
from tests.corpus.entry import ENTRIES, Matrix
from tests.corpus.solvers import filmed as styles
from tests.films.asked.test_questions import random_boards
from tests.films.test_own_film import by_landings, reach
from tests.helpers.runs import EXAMPLE_1, calls_itself, failing, short


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("label", OTHERWISE)
def test_what_is_worded_differently_has_the_same_names_and_no_other_values(label: str) -> None:
    fitted = words_for(label)
    assert fitted.labels["queue"] == LABELS[label]
    for here, plain in ((fitted.sentences, SENTENCES), (fitted.labels, LABELS)):
        assert here.keys() == plain.keys()
        assert all(placeholders(here[name]) <= placeholders(plain[name]) for name in here)


@pytest.mark.parametrize(("label", "word"), [("queue.stack", "stack"), ("queue.heap", "heap")])
def test_where_nothing_waits_in_a_queue_no_sentence_about_a_search_or_a_question_speaks_of_one(
    label: str, word: str
) -> None:
    fitted = words_for(label)
    kept = ("run.", "queue.", "title.")  # these name the place themselves
    speaks = [
        name
        for words in (fitted.sentences, fitted.labels)
        for name, text in words.items()
        if "queue" in text.lower() and not name.startswith(kept)
    ]
    assert speaks == []
    assert sum(word in text for text in fitted.sentences.values()) > 8


def pattern(sentence: str, value: str = ".+") -> str:
    """What the sentence looks like with any values in it."""
    parts = re.split(r"(\{\w+\})", sentence)
    return "".join(value if part.startswith("{") else re.escape(part) for part in parts)


def by_leaps(matrix: Matrix) -> int:
    """No search at all, but its queue and its record grow and shrink by any number of squares."""
    frontier, seen = [1], {1}
    for squares in ([2, 3], [2], [4, 5, 6, 7], [3], [2, 3], []):
        frontier = squares
        seen = seen | set(frontier)
    matrix[0][0] = max(map(max, matrix))
    return matrix[0][0]


def turning(matrix: Matrix) -> int:
    while matrix:
        pass
    return 0


def slow(matrix: Matrix) -> int:
    """Walks on from square to square, and never stops."""
    seen = {1}
    while True:
        for square in range(2, 37):
            row, column = styles.coordinates(square, 6)
            seen.add(square if matrix[row][column] == -1 else 1)


def runs() -> list[Run]:
    solvers = [styles.level_loop, styles.distance_in_the_queue, by_leaps, calls_itself, turning, len, failing]
    names = ("stack_with_test_on_joining", "heap_with_a_counter", "no_record_at_all", "climbs_on_but_not_in_circles")
    solvers += [ENTRIES[name].solver for name in names]
    found = [watch(solver, EXAMPLE_1, max_steps=2_000) for solver in solvers]
    found += [watch(solver, EXAMPLE_1, max_steps=50) for solver in (short(60), slow)]
    return found + [watch(ENTRIES["apples_and_pears"].solver, board) for board in (Board(4), EXAMPLE_1)]


def sentences_of(question: Question) -> set[str]:
    ideas = {idea.sentence for idea in question.ideas}
    return {question.prompt, question.why, *question.hints, *ideas, *map(question.sentence, question.reasons)}


def own_frontiers() -> list[list[list[int]]]:
    """Frontiers that are right, wrong in each way, too few, too many, and of a search that begins elsewhere."""
    right = [list(frontier) for frontier in frontiers(EXAMPLE_1)]
    wrong = [[*right[1], 9], [*right[1], 2], [*right[1], 15], right[1][1:]]
    found = [[*right[:1], frontier] for frontier in wrong]
    again = [*right[:2], [*right[2], 3]]
    late = [right[0], right[1][1:], [*right[2], 15]]
    beyond = [*right, [34], []]
    return [right, right[:2], *found, again, late, beyond, [[1, 20]], [[1]] * 50]


def test_every_sentence_is_used_in_some_film_or_question() -> None:
    boards = [*(named.board for named in BOARDS.values() if named.board.squares <= 400), Board(4, {3: 2, 2: 1}, die=2)]
    films: list[Film] = [film(board) for board in boards]
    films += [film(board, take="newest") for board in (*boards, Board(60, {2: 40}, die=12), Board(4, start=0))]
    said = {moment.sentence.replace("stack", "queue") for each in films for moment in each.moments}
    asked = [film(board) for board in (*random_boards(200, 20, seed=17), EXAMPLE_1, named_board("the-trap"))]
    for question in (question for each in asked for ask in ASKS for question in questions(each, ask)):
        said |= sentences_of(question)
    stuck = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})
    others = [EXAMPLE_1, stuck, Board(2, die=1), Board(3, start=0), Board(1)]
    films = [chance_film(board, rolls=rolls) for board in others for rolls in (3, 50)]
    films += [roll_on(EXAMPLE_1, rng=seed, rolls=5 * seed) for seed in range(6)]
    films += [*(roll_on(board) for board in others), *runs()]
    films += [film(EXAMPLE_1, frontiers=given) for given in own_frontiers()]
    films += [watch(search, EXAMPLE_1) for search in (reach, by_landings)]
    text = "\n".join(said | {moment.sentence for each in films for moment in each.moments})
    for name, sentence in SENTENCES.items():
        is_counted = name.endswith((".one", ".many")) and not name.startswith(("past", "run.", "chance.", "played."))
        if not is_counted and not name.startswith(("answer.", "ask.missing", "ask.count")):
            assert re.search(pattern(sentence, r"[^;\n]+?"), text), name


def test_all_words_of_a_run_come_from_the_table() -> None:
    forms = [pattern(form) for name, form in SENTENCES.items() if name.startswith("run.")]
    for sentence in {moment.sentence for each in runs() for moment in each.moments[:-1]}:
        assert any(re.fullmatch(form, sentence) for form in forms), sentence


@given(st.text(st.sampled_from("0123456789,.- ax\u0663\u00b2{}\n")) | st.text())
@example("1\u0663 007 1\u00b2")
@example("1" * 40)
def test_a_sentence_that_was_taken_apart_is_the_same_when_it_is_put_together(text: str) -> None:
    sentence = Sentence.of(text)
    assert spoken(sentence) == text
    assert sentence.words.count("0") == len(sentence.numbers)
    assert not any(character in "123456789" for character in sentence.words)


@pytest.mark.parametrize("form", ["{start}", "{roll} of {end}.", "from {start} to {landing}", "{end}{start} x", "none"])
def test_the_numbers_of_a_move_are_put_into_a_sentence(form: str) -> None:
    move = Move(1, 2, 3, 14)
    assert spoken(MoveSentence.of(form), move) == form.format(**move._asdict())


def test_a_sentence_about_a_move_has_no_number_of_its_own() -> None:
    """A 0 stands for each number of the move, and could not be told from another one."""
    assert not any(re.search("[0-9]", SENTENCES[name]) for name in MOVE_SENTENCES)


def test_things_are_counted_with_their_nouns() -> None:
    counts = [WORDS.counted("rolls", number) for number in (0, 1, 2, 1000)]
    assert counts == ["0 rolls", "1 roll", "2 rolls", "1,000 rolls"]
