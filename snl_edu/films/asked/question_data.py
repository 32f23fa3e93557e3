"""The questions of a film as plain data for a browser: small tables to look things up in, and no rule of the game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from snl_edu.films.asked.feedback import HELPFUL
from snl_edu.films.asked.question import MEANINGS, Question
from snl_edu.films.words import Sentence
from snl_edu.model.board import Board, Square

VERSION = 2
TEXTS = ("missing.one", "missing.many", "count.right", "count.missing", "count.wrong")


def question_data(asked: Sequence[Question]) -> dict[str, Any]:
    """Questions in named columns; what differs from one to the next is sent as changes, and each wording once.

    Where a question has several of something, they stand one after another, and `counts` says how many each has. A
    sentence is its place in `sentences`, which has the place of its words in `phrases`, and the numbers that take the
    place of each 0 in them. Squares that an idea marks are runs, from a `first` to a `last` one. The squares that
    change their letter before a question stand in `letters`; at first no square has one.
    """
    facts = asked[0].facts
    board, words = facts.board, facts.words.sentences
    said = Places()
    changes = list(_changes([question.letters for question in asked]))
    ideas = [idea for question in asked for idea in question.ideas]
    keys, key = once(idea.key for idea in ideas)
    runs = [_runs(idea.squares) for idea in ideas]
    columns = {
        "kind": [question.kind for question in asked],
        "prompt": [said[question.prompt] for question in asked],
        "asked_at": [question.asked_at for question in asked],
        "revealed_to": [question.revealed_to for question in asked],
        "start": [question.start for question in asked],
        # The squares that answer it, and how each is reached.
        "right": listed([question.right for question in asked])
        | {"sentence": [said[question.arrival(square)] for question in asked for square in question.right]},
        "jumps": listed([question.jumps for question in asked]),
        "why": [said[question.why] for question in asked],
        "hints": {
            "counts": [len(question.hints) for question in asked],
            "sentence": [said[hint] for question in asked for hint in question.hints],
        },
        "ideas": {
            "counts": [len(question.ideas) for question in asked],
            "key": key,
            "sentence": [said[idea.sentence] for idea in ideas],
        },
        "runs": {
            "counts": [*map(len, runs)],
            "first": [first for each in runs for first in each],
            "last": [last for each in runs for last in each.values()],
        },
        "letters": listed(changes) | {"letter": "".join(letter for each in changes for letter in each.values())},
    }
    kinds = dict.fromkeys(question.kind for question in asked)
    parts = [*map(Sentence.of, said)]
    phrases, phrase = once(each.words for each in parts)
    return {
        "version": VERSION,
        "board": board.squares,
        "meanings": {
            kind: {
                letter: {"reason": reason, "form": words.get(name)} for letter, (reason, name) in MEANINGS[kind].items()
            }
            for kind in kinds
        },
        "helpful": HELPFUL,
        "texts": {name: words[f"ask.{name}"] for name in TEXTS},
        "rolls": [facts.rolls.get(square, 0) for square in range(1, board.squares + 1)],
        "ends": dict(board.jumps),
        "names": square_names(board, facts.words.labels),
        "keys": keys,
        "phrases": phrases,
        "sentences": {"phrase": phrase, "numbers": [number for each in parts for number in each.numbers]},
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


def _runs(squares: Sequence[Square]) -> dict[Square, Square]:
    """Sorted squares as runs without a gap: the first of each, and the last."""
    runs: dict[Square, Square] = {}
    first = 0
    for square in squares:
        if not runs or runs[first] != square - 1:
            first = square
        runs[first] = square
    return runs


def listed(lists: Iterable[Collection[Square]]) -> dict[str, Any]:
    """Lists of squares, one after another, and how many there are in each.

    >>> listed([[3, 4], [], [9]])
    {'counts': [2, 0, 1], 'squares': [3, 4, 9]}
    """
    counts: list[int] = []
    squares: list[Square] = []
    for each in lists:
        counts.append(len(each))
        squares += each
    return {"counts": counts, "squares": squares}


class Places(dict[Any, int]):
    """The place of each value in a list that holds it once; a value that is new there comes last."""

    def __missing__(self, value: Any) -> int:
        place = self[value] = len(self)
        return place


def once(column: Iterable[Any]) -> tuple[list[Any], list[int]]:
    """The values of a column, each sent once, however often it occurs; and for each row the place of its own.

    >>> once("banana")
    (['b', 'a', 'n'], [0, 1, 2, 1, 2, 1])
    """
    places = Places()
    numbers = [places[value] for value in column]
    return list(places), numbers
