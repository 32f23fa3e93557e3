"""All right solvers of the corpus."""

from tests.corpus import right_forms, right_ideas, right_levels, right_queues, right_records
from tests.corpus.entry import Entry, entries

RIGHT: list[Entry] = [
    entry
    for family in (right_queues, right_levels, right_records, right_ideas, right_forms)
    for entry in entries(family.TEXT)
]
