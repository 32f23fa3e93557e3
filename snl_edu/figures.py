"""The old name of `snl_edu.screens.pictures.boards`, kept for one version: import from `snl_edu` instead."""

from snl_edu.screens.pictures.boards import *
