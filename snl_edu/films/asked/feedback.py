"""What a learner reads about the squares that they marked.

A page without a kernel judges in the same way, in `questions.js`; tests/js compares both.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from snl_edu.films.asked.question import Question, Reason
from snl_edu.model.board import Square
from snl_edu.model.input.arguments import items, whole

# Which of the wrong marks the sentence is about: the most helpful reason comes first.
HELPFUL: tuple[Reason, ...] = ("jump", "seen", "later", "never")


@dataclass(frozen=True)
class Feedback:
    """What an answer is worth: why each marked square is right or wrong, how many are missing, and one sentence.

    `idea` is the key of the wrong idea that marks exactly these squares, or None. `in_order` says whether the squares
    were marked in the order in which they join the queue; an answer is right in any order.
    """

    right: bool
    answers: Mapping[Square, Reason]
    missing: int
    idea: str | None
    in_order: bool
    sentence: str
    count: str


def judge(question: Question, picked: Sequence[Square] | Any) -> Feedback:
    """The feedback for a learner who has marked these squares."""
    squares = marks(question, picked)
    reasons = question.reasons
    answers = {square: reasons[square] for square in squares}
    missing = len(set(question.right) - set(squares))
    wrong = [square for square in squares if answers[square] != "right"]
    idea = next((idea for idea in question.ideas if idea.squares == tuple(sorted(squares))), None)
    words = question.facts.words
    if not wrong and not missing:
        sentence = question.why
    elif idea is not None:
        sentence = idea.sentence
    elif wrong:
        sentence = question.sentence(min(wrong, key=lambda square: (HELPFUL.index(answers[square]), square)))
    else:
        sentence = words.counted("ask.missing", missing)
    numbers = {"right": len(squares) - len(wrong), "missing": missing, "wrong": len(wrong)}
    counts = [words.sentences[f"ask.count.{name}"].format(number=number) for name, number in numbers.items() if number]
    return Feedback(
        right=not wrong and not missing,
        answers=answers,
        missing=missing,
        idea=None if idea is None else idea.key,
        in_order=tuple(squares) == question.right,
        sentence=sentence,
        count=", ".join(counts),
    )


def marks(question: Question, picked: Any) -> list[Square]:
    """The squares that were marked, each once, in the order of the marks."""
    given = items(picked, "picked", "a list of squares")
    goal = question.facts.board.goal
    return list(dict.fromkeys(whole(square, "a marked square", 1, goal) for square in given))
