"""The old name of `snl_edu.model.leap`, kept for one version: import from `snl_edu` instead."""

from snl_edu.model.leap import *
