"""The old name of `snl_edu.model.board`, kept for one version: import from `snl_edu` instead."""

from snl_edu.model.board import *
