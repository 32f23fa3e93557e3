"""The old name of `snl_edu.screens.player.player`, kept for one version: import from `snl_edu` instead."""

from snl_edu.screens.player.player import *
