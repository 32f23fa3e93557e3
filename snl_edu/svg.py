"""The old name of `snl_edu.screens.svg`, kept for one version: import from `snl_edu` instead."""

from snl_edu.screens.svg import *
