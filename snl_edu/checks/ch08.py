"""The exercises of notebook 08."""

from snl_edu.checks.judging import Exercise

EXERCISES: dict[str, Exercise] = {}
