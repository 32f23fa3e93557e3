"""The sentences the film speaks, one catalogue per language; a new language is one more file."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from snl_edu.words import en


class Catalogue(NamedTuple):
    """What is said in one language: the sentences of the film, and the labels of the player."""

    sentences: Mapping[str, str]
    labels: Mapping[str, str]

    def counted(self, noun: str, number: int) -> str:
        """A number with its noun: "1 roll" or "4 rolls"."""
        return self.sentences[f"{noun}.one" if number == 1 else f"{noun}.many"].format(number=f"{number:,}")


CATALOGUES: Mapping[str, Catalogue] = MappingProxyType({"en": Catalogue(en.SENTENCES, en.LABELS)})
