"""The old name of `snl_edu.course.check`, kept for one version: import from `snl_edu` instead."""

from snl_edu.course.check import *
from snl_edu.course.solvers.breakage import *
