"""The old name of `snl_edu.model.boards`, kept for one version: import from `snl_edu` instead."""

from snl_edu.model.boards import *
