"""The sentences of the films, one catalogue a language; a new language is one more file."""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from string import Formatter
from types import MappingProxyType
from typing import NamedTuple, Self

from snl_edu.films.words import en
from snl_edu.model.board import Move

# A number that is written the same way after it has been read; a longer one is read in pieces.
NUMBER = re.compile(r"(0|[1-9][0-9]{0,14})")


class Sentence(NamedTuple):
    """A sentence taken apart: its words, with a 0 for each number, and the numbers. Thousands share their words."""

    words: str
    numbers: tuple[int, ...]

    @classmethod
    @lru_cache(maxsize=4096)  # the lines of a loop say the same thing over and over
    def of(cls, text: str) -> Self:
        """The sentence that some text is."""
        return cls(NUMBER.sub("0", text), tuple(map(int, NUMBER.findall(text))))

    def about(self, _move: Move | None) -> tuple[int, ...]:
        """The numbers between the words."""
        return self.numbers


class Catalogue(NamedTuple):
    """One language: the sentences of the films, and the labels of the player."""

    sentences: Mapping[str, str]
    labels: Mapping[str, str]
    otherwise: Mapping[
        str, tuple[Mapping[str, str], Mapping[str, str]]
    ]  # for films in which squares wait in something other than a queue

    def counted(self, noun: str, number: int) -> str:
        """A number with its noun: "1 roll" or "4 rolls"."""
        return self.sentences[f"{noun}.one" if number == 1 else f"{noun}.many"].format(number=f"{number:,}")

    def said(self, name: str, **values: object) -> Sentence:
        """A sentence with values put into it."""
        return Sentence.of(self.sentences[name].format(**values))


class MoveSentence(NamedTuple):
    """A sentence whose numbers are those of a move: most are, and a film need not write them down once more."""

    words: str
    names: tuple[str, ...]

    @classmethod
    def of(cls, form: str) -> Self:
        """The sentence with a gap for each number, such as "from {start} to {end}"."""
        names = tuple(name for _, name, _, _ in Formatter().parse(form) if name is not None)
        return cls(form.format(**dict.fromkeys(names, 0)), names)

    def about(self, move: Move | None) -> tuple[int, ...]:
        """The numbers between the words, for a move."""
        return _numbers(self.names)(move)


@cache
def _numbers(names: tuple[str, ...]) -> Callable[[Move | None], tuple[int, ...]]:
    """A function that reads these numbers of a move: it is called thousands of times for a film."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda move: tuple(
        [getattr(move, name) for name in names]
    )  # attrgetter returns no tuple if there is only one name


def spoken(sentence: Sentence | MoveSentence, move: Move | None = None) -> str:
    """A sentence put together."""
    first, *rest = sentence.words.split("0")
    return first + "".join(f"{number}{words}" for number, words in zip(sentence.about(move), rest, strict=True))


CATALOGUES: Mapping[str, Catalogue] = MappingProxyType({"en": Catalogue(en.SENTENCES, en.LABELS, en.OTHERWISE)})


@cache
def words_for(lang: str, waiting: str) -> Catalogue:
    """The words of a language where what waits has this label: a queue, a stack, a heap, or just what waits."""
    words = CATALOGUES[lang]
    sentences, labels = words.otherwise.get(waiting, ({}, {}))
    called = {"queue": words.labels.get(waiting, waiting)}
    return words._replace(sentences={**words.sentences, **sentences}, labels={**words.labels, **called, **labels})
