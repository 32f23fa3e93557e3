"""Right and wrong answers to the exercises of notebook 08."""

from tests.helpers.answers import Answers

# Exercises whose table is still to be written: this set only shrinks.
LACKING: set[str] = set()

ANSWERS: dict[str, Answers] = {}
