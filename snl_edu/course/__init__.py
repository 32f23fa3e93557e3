"""What a learner works with and reads: exercises, checks, wrong ideas, and the notebooks themselves."""

from snl_edu.course.install import copy_course

__all__ = ["copy_course"]
