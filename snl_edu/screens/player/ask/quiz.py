"""The questions of a player about its film, and the answers to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from snl_edu.films.asked.attempt import Attempt, answers_of, attempt, score
from snl_edu.films.asked.feedback import marks
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.question_data import question_data
from snl_edu.films.asked.questions import questions
from snl_edu.films.film import Film
from snl_edu.films.search_film import film
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError
from snl_edu.model.random_board import random_board

FEEDBACKS = ("at once", "at end")
GRAINS = {"frontier": "frontier", "search": "move"}  # at which the film moves on from question to question


@dataclass(frozen=True)
class Quiz:
    """A film, the kind of question about it, and the questions."""

    film: Film
    ask: str
    questions: tuple[Question, ...]

    @classmethod
    def of(cls, films: Sequence[Film], ask: str) -> "Quiz":
        """The questions about the one film of a player."""
        if len(films) > 1:
            raise BoardError(f"ask= works for one film, not for {len(films)} side by side")
        return cls(films[0], ask, questions(films[0], ask))

    @cached_property
    def data(self) -> dict[str, Any]:
        """The questions as a browser needs them."""
        return question_data(self.questions)

    def picked(self, value: Any) -> list[Square]:
        """Squares that are marked, in order."""
        return sorted(marks(self.questions[0], value))

    def answers(self, value: Any) -> list[dict[str, Any]]:
        """Answers to the first questions, checked, as plain data."""
        answers = answers_of(self.questions, value)
        for number, answer in enumerate(answers):
            if answer.question != number:
                raise BoardError(f"questions are answered in turn, but question {number} has no answer")
        return [answer._asdict() | {"picked": list(answer.picked)} for answer in answers]

    def score(self, answers: Any) -> list[int]:
        """How many questions were answered right without Show me, and how many there are."""
        return list(score(self.questions, answers_of(self.questions, answers)))

    def another_film(self) -> Film:
        """The same search of another board."""
        return film(self.another_board(), take=self.film.take)

    def another_board(self) -> Board:
        """A board of the same size, with other snakes and ladders; the same board if no such board can be won."""
        board = self.film.board
        try:
            return random_board(
                board.squares,
                snakes=len(board.snakes),
                ladders=max(1, len(board.ladders)),
                rng=Random(),
                columns=board.columns,
                die=board.die,
                start=board.start,
                solvable=True,
            )
        except BoardError:
            return board

    def attempt(self, answers: Any) -> Attempt:
        """The film of what was answered."""
        return attempt(self.film, self.ask, answers)
