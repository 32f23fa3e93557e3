"""The old name of `snl_edu.course.misconceptions`, kept for one version: import from `snl_edu` instead."""

from snl_edu.course.misconceptions import *
