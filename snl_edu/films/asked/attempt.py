"""What a learner has answered, as a film that can be played beside the right one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from snl_edu.films.asked.feedback import Feedback, judge, marks
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import questions
from snl_edu.films.film import Film, Line, Moment
from snl_edu.films.search_film import expect_film
from snl_edu.films.words import LABELS, Sentence
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, flag, items, shown, whole

MOST_TRIES = 10**6


class Answer(NamedTuple):
    """A learner's answer: the number of the question, the final marks, the tries, and whether Show me was pressed."""

    question: int
    picked: tuple[Square, ...]
    tries: int
    shown: bool


@dataclass(frozen=True, repr=False)
class Attempt(Film):
    """A learner's answers as a film: a moment before the first question, and one for each answer.

    Each moment shows what was marked on the board as it stood when the question was asked. `parted` is the number of
    the first question that was not answered right, or was shown; None if there is none so far.
    """

    answers: tuple[Answer, ...] = field(kw_only=True)
    score: tuple[int, int] = field(kw_only=True)  # right without Show me, of all questions
    parted: int | None = field(kw_only=True)
    search: Film = field(kw_only=True)

    @property
    def films(self) -> tuple[Film, ...]:
        """The attempt and the search; both open where they part, or at the last answer."""
        return self, self.search

    def __repr__(self) -> str:
        return f"<attempt at {self.name}: {self.score[0]} of {self.score[1]} right>"


def attempt(film: Film | Board, ask: str, answers: Sequence[Any] | Any) -> Attempt:
    """The film of what a learner has answered, from the answers that a player or a page has kept."""
    film = expect_film(film)
    asked = questions(film, ask)
    given = answers_of(asked, answers)
    feedback = [judge(asked[answer.question], answer.picked) for answer in given]
    failed = [number for number, each in enumerate(feedback) if given[number].shown or not each.right]
    opening = 1 + failed[0] if failed else len(given)
    places = (asked[0].asked_at, *(asked[answer.question].revealed_to for answer in given))
    moments = tuple(_moments(film, asked, given, feedback))
    return Attempt(
        board=film.board,
        moments=moments,
        grains={"answer": tuple(range(len(moments)))},
        name=film.name,
        title=LABELS["title.answers"],
        waiting_label=film.waiting_label,
        opening=opening,
        answers=given,
        score=score(asked, given),
        parted=given[failed[0]].question if failed else None,
        search=replace(
            film,
            grains={"answer": places, **film.grains},
            grain="answer",
            call="",
            title=LABELS["title.search"],
            opening=places[opening],
        ),
    )


def answers_of(asked: Sequence[Question], answers: Any) -> tuple[Answer, ...]:
    """The answers that a player or a page has kept, checked; a file may hold anything."""
    given: list[Answer] = []
    for each in items(answers, "answers", "a list of answers"):
        if type(each) is not dict or not {"question", "picked", "tries", "shown"} <= each.keys():
            raise BoardError(f"an answer has a question, picked, tries and shown, but this is {shown(each)}")
        number = whole(each["question"], "the question of an answer", 0, len(asked) - 1)
        if given and number <= given[-1].question:
            raise BoardError(f"answers come in the order of the questions, but {number} follows {given[-1].question}")
        picked = tuple(marks(asked[number], each["picked"]))
        tries = whole(each["tries"], "tries", 0, MOST_TRIES)
        given.append(Answer(number, picked, tries, flag(each["shown"], "shown")))
    return tuple(given)


def score(asked: Sequence[Question], given: Sequence[Answer]) -> tuple[int, int]:
    """How many questions were answered right without Show me, and how many there are."""
    right = [answer for answer in given if not answer.shown and judge(asked[answer.question], answer.picked).right]
    return len(right), len(asked)


def _moments(
    film: Film, asked: Sequence[Question], given: Sequence[Answer], feedback: Sequence[Feedback]
) -> Iterator[Moment]:
    queue, record = Line(), Line()
    is_heap = film.waiting_label == "queue.heap"
    first = film.moments[asked[0].asked_at]
    yield first._replace(waiting=queue.holding(first.queue), marked=record.holding(first.seen), line=-1)
    for answer, each in zip(given, feedback, strict=True):
        question = asked[answer.question]
        before = film.moments[question.asked_at]
        picked = answer.picked
        took = question.kind == "take"
        kept = [] if question.kind == "frontier" else [square for square in before.queue if square not in picked]
        fresh = () if took else tuple(square for square in picked if square not in before.marked)
        waiting = (*kept, *(() if took else picked))
        yield Moment(
            film.board,
            "answer",
            Sentence.of(_sentence(question, answer, each)),
            waiting=queue.holding(tuple(sorted(waiting, reverse=True)) if is_heap else waiting),
            marked=record.holding((*before.seen, *fresh)),
            line=-1,
            depth=film.moments[question.revealed_to].depth,
            current=picked[0] if took and picked else question.start,
            fresh=fresh,
        )


def _sentence(question: Question, answer: Answer, feedback: Feedback) -> str:
    words = question.facts.words.sentences
    name = "right" if feedback.right and not answer.shown else "wrong" if answer.picked else "none"
    squares = ", ".join(map(str, answer.picked))
    said = words[f"answer.{name}"].format(why=feedback.sentence, what=feedback.sentence, squares=squares)
    return said + (words["answer.shown"] if answer.shown else "")
