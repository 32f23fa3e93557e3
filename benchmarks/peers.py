"""Graph libraries that can be called from Python, each used as well as we know how, building its graph included."""

from collections.abc import Callable
from typing import Any

import igraph
import networkx as nx
import numpy as np
import rustworkx as rx
from scipy.sparse import csr_array
from scipy.sparse.csgraph import breadth_first_order

Array = Any


def edges(matrix: list[list[int]]) -> tuple[Array, Array, int]:
    """From which place a roll leads to which, counted from 0, worked out with whole arrays at a time."""
    rows = np.array(matrix)[::-1]
    rows[1::2] = rows[1::2, ::-1].copy()
    cells = rows.ravel()
    squares = len(cells)
    ends = np.where(cells == -1, np.arange(squares), cells - 1)
    starts = np.concatenate([np.arange(squares - roll) for roll in range(1, 7) if roll < squares])
    landings = np.concatenate([np.arange(roll, squares) for roll in range(1, 7) if roll < squares])
    return starts, ends[landings], squares


def with_networkx(matrix: list[list[int]]) -> int:
    """Search from both ends with networkx."""
    starts, ends, squares = edges(matrix)
    graph = nx.DiGraph()
    graph.add_node(squares - 1)
    graph.add_edges_from(zip(starts.tolist(), ends.tolist(), strict=True))
    try:
        return int(nx.shortest_path_length(graph, 0, squares - 1))
    except nx.NetworkXNoPath:
        return -1


def with_scipy(matrix: list[list[int]]) -> int:
    """With SciPy's csgraph: a breadth-first order, then the way back from the goal."""
    starts, ends, squares = edges(matrix)
    graph = csr_array((np.ones(len(starts), np.int8), (starts, ends)), shape=(squares, squares))
    _, came_from = breadth_first_order(graph, 0)
    rolls, here = 0, squares - 1
    while here > 0:
        here, rolls = came_from[here], rolls + 1
    return rolls if here == 0 else -1


def with_rustworkx(matrix: list[list[int]]) -> int:
    """With rustworkx: the layers of its breadth-first search, as far as they go."""
    starts, ends, squares = edges(matrix)
    graph = rx.PyDiGraph()
    graph.extend_from_edge_list(list(zip(starts.tolist(), ends.tolist(), strict=True)))
    for rolls, layer in enumerate(rx.digraph_bfs_layers(graph, [0])):
        if squares - 1 in layer:
            return rolls
    return -1


def with_igraph(matrix: list[list[int]]) -> int:
    """Search for the one distance with igraph."""
    starts, ends, squares = edges(matrix)
    graph = igraph.Graph(n=squares, edges=np.column_stack((starts, ends)), directed=True)
    rolls = graph.distances(source=0, target=squares - 1)[0][0]
    return -1 if rolls == float("inf") else int(rolls)


PEERS: dict[str, Callable[[list[list[int]]], int]] = {
    "networkx": with_networkx,
    "SciPy": with_scipy,
    "rustworkx": with_rustworkx,
    "igraph": with_igraph,
}
