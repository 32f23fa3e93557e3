"""The old name of `snl_edu.model.search`, kept for one version: import from `snl_edu` instead."""

from snl_edu.model.games import *
from snl_edu.model.search import *
