"""The exercises of notebook 08: the game played by a real die."""

from snl_edu.course.exercise import Exercise

ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {}
