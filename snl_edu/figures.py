"""The old name of `snl_edu.screens.figures`, kept for one version: import from `snl_edu` instead."""

from snl_edu.screens.figures import *
