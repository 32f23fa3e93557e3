"""Right and wrong answers to the exercises of notebook 01."""

from tests.helpers.answers import Answers

# Exercises whose table is still to be written: this set only shrinks.
LACKING: set[str] = {
    "01-square-at",
    "01-read-the-list",
    "01-too-good",
}

ANSWERS: dict[str, Answers] = {
    "01-where-is-ten": Answers(
        right=[(3, 0), [3, 0]],
        wrong=[
            ((3, 4), "does that row run left to right?"),
            ((1, 0), "row 0 is the top row, and you counted from the bottom"),
            ((1, 4), "row 0 is the top row, and the second row"),
            ((0, 3), "the row comes first"),
            ((4, 1), "count from 0, not from 1"),
            ((2, 0), "that is square 11"),
            (10, "two numbers are needed"),
            ((3, 1), "draw five rows of five"),
            ("(3, 0)", "a list is needed here, not a text"),
        ],
    ),
}
