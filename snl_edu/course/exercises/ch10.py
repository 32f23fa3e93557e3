"""The exercises of notebook 10: graphs beyond the board."""

from snl_edu.course.exercise import Exercise

ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {}
