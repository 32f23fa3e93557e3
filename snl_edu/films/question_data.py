"""The questions of a film as plain data for a browser: small tables to look things up in, and no rule of the game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from snl_edu.films.feedback import HELPFUL
from snl_edu.films.question import MEANINGS, Question
from snl_edu.films.words import Sentence
from snl_edu.model.board import Board, Square

VERSION = 1
TEXTS = ("missing.one", "missing.many", "count.right", "count.missing", "count.wrong")


def question_data(asked: Sequence[Question]) -> dict[str, Any]:
    """Questions in named columns; what differs from one to the next is sent as changes, and each wording once.

    A sentence is a list: the place of its words in `phrases`, and the numbers to put in for each 0 in them. Squares
    that an idea marks are pairs of the first and the last square of a run. The columns `changed`, `squares` and
    `letters` say how many squares change their letter before a question, which ones, and to what; at first every
    letter is a space.
    """
    facts = asked[0].facts
    board, words = facts.board, facts.words.sentences
    phrases, keys = _Table(), _Table()

    def said(sentence: str) -> list[int]:
        parts = Sentence.of(sentence)
        return [phrases.number(parts.words), *parts.numbers]

    changes = list(_changes([question.letters for question in asked]))
    columns = {
        "kind": [question.kind for question in asked],
        "prompt": [said(question.prompt) for question in asked],
        "asked_at": [question.asked_at for question in asked],
        "revealed_to": [question.revealed_to for question in asked],
        "start": [question.start for question in asked],
        "right": [question.right for question in asked],
        "jumps": [question.jumps for question in asked],
        "arrivals": [[said(question.arrival(square)) for square in question.right] for question in asked],
        "why": [said(question.why) for question in asked],
        "hints": [[said(hint) for hint in question.hints] for question in asked],
        "ideas": [
            [[keys.number(idea.key), _runs(idea.squares), said(idea.sentence)] for idea in question.ideas]
            for question in asked
        ],
        "changed": [len(changed) for changed in changes],
        "squares": [square for changed in changes for square in changed],
        "letters": "".join(letter for changed in changes for letter in changed.values()),
    }
    kinds = dict.fromkeys(question.kind for question in asked)
    return {
        "version": VERSION,
        "board": board.squares,
        "meanings": {
            kind: {letter: (reason, words.get(name)) for letter, (reason, name) in MEANINGS[kind].items()}
            for kind in kinds
        },
        "helpful": HELPFUL,
        "texts": {name: words[f"ask.{name}"] for name in TEXTS},
        "rolls": [facts.rolls.get(square, 0) for square in range(1, board.squares + 1)],
        "ends": dict(board.jumps),
        "names": square_names(board, facts.words.labels),
        "ideas": list(keys.numbers),
        "phrases": list(phrases.numbers),
        "questions": columns,
    }


def square_names(board: Board, labels: Mapping[str, str]) -> dict[Square, str]:
    """What is special about some squares, in words, for people who cannot see the board."""
    roles = {
        "foot": [*board.ladders],
        "top": [*board.ladders.values()],
        "head": [*board.snakes],
        "tail": [*board.snakes.values()],
        "start": [board.start],
        "goal": [board.goal],
    }
    named: dict[Square, list[str]] = {}
    for role, squares in roles.items():
        for square in dict.fromkeys(squares):
            named.setdefault(square, []).append(labels[f"square.{role}"])
    return {square: ", ".join(names) for square, names in sorted(named.items())}


def _changes(letters: Sequence[str]) -> Iterable[Mapping[Square, str]]:
    """For each question, the squares whose letter differs from the question before, with the new letter."""
    for before, after in zip((" " * len(letters[0]), *letters), letters, strict=False):
        pairs = enumerate(zip(before, after, strict=True), start=1)
        yield {square: new for square, (old, new) in pairs if old != new}


def _runs(squares: Sequence[Square]) -> list[Square]:
    """Sorted squares as pairs: the first and the last of each run without a gap."""
    runs: list[Square] = []
    for square in squares:
        if runs and runs[-1] == square - 1:
            runs[-1] = square
        else:
            runs += (square, square)
    return runs


class _Table:
    """Values that are sent once, however often they occur."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def number(self, value: Any) -> int:
        """The place of a value in the table."""
        return self.numbers.setdefault(value, len(self.numbers))
