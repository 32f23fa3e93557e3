"""All wrong solvers of the corpus."""

from tests.corpus import wrong_failures, wrong_ideas, wrong_places, wrong_rare
from tests.corpus.entry import Entry, entries

WRONG: list[Entry] = [
    entry for family in (wrong_ideas, wrong_places, wrong_rare, wrong_failures) for entry in entries(family.TEXT)
]
