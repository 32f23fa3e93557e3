"""The exercises of notebook 09: leaping."""

from snl_edu.course.exercise import Exercise

ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {}
