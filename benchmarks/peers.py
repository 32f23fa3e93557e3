"""Graph libraries that can be called from Python, building their graph included."""

from collections.abc import Callable
from typing import Any

import igraph
import networkx as nx
import numpy as np
import rustworkx as rx
from scipy.sparse import csr_array
from scipy.sparse.csgraph import breadth_first_order

Matrix = list[list[int]]


def edges(matrix: Matrix) -> tuple[list[tuple[int, int]], int]:
    """From which place a roll leads to which, counted from 0, written down as one would."""
    cells = []
    for up, row in enumerate(reversed(matrix)):
        cells += row[::-1] if up % 2 else row
    ends = [place if value == -1 else value - 1 for place, value in enumerate(cells)]
    return [(place, end) for place in range(len(ends)) for end in ends[place + 1 : place + 7]], len(ends)


def with_networkx(matrix: Matrix) -> int:
    """Search from both ends with networkx."""
    pairs, squares = edges(matrix)
    graph = nx.DiGraph(pairs)
    graph.add_node(squares - 1)
    try:
        return int(nx.shortest_path_length(graph, 0, squares - 1))
    except nx.NetworkXNoPath:
        return -1


def with_scipy(matrix: Matrix) -> int:
    """Search breadth first with SciPy's csgraph, then walk back from the goal."""
    pairs, squares = edges(matrix)
    starts, ends = np.array(pairs).T
    return _breadth_first(starts, ends, squares)


def with_scipy_vectorised(matrix: Matrix) -> int:
    """The same, by somebody who works out the edges with whole arrays at a time."""
    rows = np.array(matrix)[::-1]
    rows[1::2] = rows[1::2, ::-1].copy()
    cells = rows.ravel()
    squares = len(cells)
    ends = np.where(cells == -1, np.arange(squares), cells - 1)
    starts = np.concatenate([np.arange(squares - roll) for roll in range(1, 7)])
    landings = np.concatenate([np.arange(roll, squares) for roll in range(1, 7)])
    return _breadth_first(starts, ends[landings], squares)


def _breadth_first(starts: Any, ends: Any, squares: int) -> int:
    graph = csr_array((np.ones(len(starts), np.int8), (starts, ends)), shape=(squares, squares))
    _, came_from = breadth_first_order(graph, 0)
    rolls, here = 0, squares - 1
    while here > 0:
        here, rolls = came_from[here], rolls + 1
    return rolls if here == 0 else -1


def with_rustworkx(matrix: Matrix) -> int:
    """Look for the goal in the layers of rustworkx' breadth-first search."""
    pairs, squares = edges(matrix)
    graph = rx.PyDiGraph()
    graph.extend_from_edge_list(pairs)
    for rolls, layer in enumerate(rx.digraph_bfs_layers(graph, [0])):
        if squares - 1 in layer:
            return rolls
    return -1


def with_igraph(matrix: Matrix) -> int:
    """Ask igraph for the one distance."""
    pairs, squares = edges(matrix)
    rolls = igraph.Graph(n=squares, edges=pairs, directed=True).distances(source=0, target=squares - 1)[0][0]
    return -1 if rolls == float("inf") else int(rolls)


PEERS: dict[str, Callable[[Matrix], int]] = {
    "networkx": with_networkx,
    "SciPy": with_scipy,
    "rustworkx": with_rustworkx,
    "igraph": with_igraph,
}
