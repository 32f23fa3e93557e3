"""Questions as plain data: what a browser can look up in them is what Python says."""

import json
from random import Random
from typing import Any

import pytest

from snl_edu import BOARDS, Board, film, named_board, random_board
from snl_edu.films.feedback import judge
from snl_edu.films.question import Question
from snl_edu.films.question_data import VERSION, question_data
from snl_edu.films.questions import questions


class Browser:
    """What JavaScript does with the data: it looks things up and compares, and knows no rule of the game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.columns = data["questions"]

        phrase, numbers = data["sentences"]["phrase"], iter(data["sentences"]["numbers"])
        parts = [data["phrases"][number].split("0") for number in phrase]
        self.sentences = [first + "".join(f"{next(numbers)}{words}" for words in rest) for first, *rest in parts]
        assert next(numbers, None) is None

    def listed(self, name: str, question: int, column: str = "squares") -> Any:
        """One of the lists that stand one after another in a column."""
        lists = self.columns[name]
        first = sum(lists["counts"][:question])
        return lists[column][first : first + lists["counts"][question]]

    def said(self, name: str, question: int) -> list[str]:
        return [self.sentences[sentence] for sentence in self.listed(name, question, "sentence")]

    def letters(self, question: int) -> str:
        letters = [" "] * self.data["board"]
        for number in range(question + 1):
            changed = zip(self.listed("letters", number), self.listed("letters", number, "letter"), strict=True)
            for square, letter in changed:
                letters[square - 1] = letter
        return "".join(letters)

    def mark(self, question: int, square: int) -> tuple[str, str]:
        """The reason and the words about a square that was marked."""
        letter = self.letters(question)[square - 1]
        meaning = self.data["meanings"][self.columns["kind"][question]][letter]
        reason, form = meaning["reason"], meaning["form"]
        right = self.listed("right", question)
        if form is None:
            return reason, self.said("right", question)[right.index(square)]
        values = {
            "square": square,
            "end": self.data["ends"].get(str(square)),
            "rolls": self.data["rolls"][square - 1],
            "right": right[0] if right else None,
            "start": self.columns["start"][question],
        }
        return reason, form.format(**values)

    def ideas(self, question: int) -> dict[tuple[int, ...], tuple[str, str]]:
        ideas = {}
        before = sum(self.columns["ideas"]["counts"][:question])
        keys = [self.data["keys"][key] for key in self.listed("ideas", question, "key")]
        for number, (key, sentence) in enumerate(zip(keys, self.said("ideas", question), strict=True), start=before):
            runs = zip(self.listed("runs", number, "first"), self.listed("runs", number, "last"), strict=True)
            ideas[tuple(square for first, last in runs for square in range(first, last + 1))] = key, sentence
        return ideas

    def check(self, question: int, picked: list[int]) -> tuple[bool, int, str | None, str, str]:
        """Whether an answer is right, how many squares are missing, the idea, the sentence, and the count."""
        marks = {square: self.mark(question, square) for square in sorted(picked)}
        wrong = [square for square in marks if marks[square][0] != "right"]
        missing = len(self.listed("right", question)) - len(marks) + len(wrong)
        idea, sentence = self.ideas(question).get(tuple(sorted(picked)), (None, ""))
        texts = self.data["texts"]
        if not wrong and not missing:
            sentence = self.sentences[self.columns["why"][question]]
        elif idea is None and wrong:
            reason = next(
                reason for reason in self.data["helpful"] if any(marks[square][0] == reason for square in wrong)
            )
            sentence = next(marks[square][1] for square in wrong if marks[square][0] == reason)
        elif idea is None:
            sentence = texts["missing.one" if missing == 1 else "missing.many"].format(number=missing)
        numbers = {"right": len(marks) - len(wrong), "missing": missing, "wrong": len(wrong)}
        count = ", ".join(texts[f"count.{name}"].format(number=number) for name, number in numbers.items() if number)
        return not wrong and not missing, missing, idea, sentence, count


def expect_the_same(browser: Browser, number: int, question: Question, random: Random) -> None:
    columns = browser.columns
    assert browser.letters(number) == question.letters
    assert (columns["kind"][number], columns["start"][number]) == (question.kind, question.start)
    assert (columns["asked_at"][number], columns["revealed_to"][number]) == (question.asked_at, question.revealed_to)
    assert tuple(browser.listed("right", number)) == question.right
    assert browser.sentences[columns["prompt"][number]] == question.prompt
    assert browser.said("hints", number) == list(question.hints)
    assert browser.listed("jumps", number) == list(question.jumps)
    assert browser.said("right", number) == list(map(question.arrival, question.right))
    squares = range(1, question.facts.board.squares + 1)
    for square in squares:
        assert browser.mark(number, square) == (question.reasons[square], question.sentence(square))
    some = [random.sample(squares, random.randint(0, len(squares))) for _ in range(3)]
    right = list(question.right)
    nearly = [right, right[1:], sorted({*right, random.choice(squares)})]
    for picked in [*some, *nearly, *(list(idea.squares) for idea in question.ideas)]:
        told = judge(question, picked)
        expected = (told.right, told.missing, told.idea, told.sentence, told.count)
        assert browser.check(number, picked) == expected


@pytest.mark.parametrize("ask", ["frontier", "search"])
def test_a_browser_that_only_looks_things_up_says_what_python_says(ask: str) -> None:
    random = Random(5)
    named = [named.board for named in BOARDS.values() if 1 < named.board.squares <= 49]
    for board in [*named, Board(20, {2: 8, 8: 3, 5: 1, 15: 8, 18: 15}, start=0)]:
        asked = questions(board, ask)
        browser = Browser(json.loads(json.dumps(question_data(asked))))
        assert len(browser.columns["kind"]) == len(asked)
        for number, question in enumerate(asked):
            expect_the_same(browser, number, question, random)


@pytest.mark.parametrize(
    ("board", "ask", "most"),
    [
        (named_board("chutes-and-ladders"), "search", 40_000),
        (Board(100), "search", 40_000),
        (Board(100), "frontier", 20_000),
        (random_board(100, snakes=10, ladders=10, rng=1), "search", 40_000),
        (Board(400), "frontier", 40_000),
    ],
)
def test_the_questions_of_a_board_are_small(board: Board, ask: str, most: int) -> None:
    text = json.dumps(question_data(questions(film(board), ask)), separators=(",", ":"))
    assert len(text.encode()) < most


def test_each_wording_travels_once() -> None:
    data = question_data(questions(Board(100), "search"))
    assert len(data["phrases"]) == len(set(data["phrases"])) < 20
    assert {*data["sentences"]["phrase"]} == {*range(len(data["phrases"]))}
    assert data["version"] == VERSION == 2


def test_squares_have_names_for_somebody_who_cannot_see_them() -> None:
    names = question_data(questions(Board(20, {2: 8, 8: 3, 5: 1, 4: 8}), "frontier"))["names"]
    assert names == {
        1: "tail of a snake, start",
        2: "foot of a ladder",
        3: "tail of a snake",
        4: "foot of a ladder",
        5: "head of a snake",
        8: "top of a ladder, head of a snake",
        20: "goal",
    }
