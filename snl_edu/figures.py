"""The old name of `snl_edu.screens.pictures`, kept for one version: import from `snl_edu` instead."""

from snl_edu.screens.pictures.boards import distance_map, draw, filmstrip
from snl_edu.screens.pictures.gif import save_gif
from snl_edu.screens.pictures.picture import Picture
from snl_edu.screens.pictures.plots import frontier_sizes

__all__ = ["Picture", "distance_map", "draw", "filmstrip", "frontier_sizes", "save_gif"]
