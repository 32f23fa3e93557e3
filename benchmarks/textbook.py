"""The solver everybody writes: a deque, a set, and `divmod` for each neighbour."""

from collections import deque


def textbook(board: list[list[int]]) -> int:
    """The fewest rolls on a LeetCode matrix, -1 if there are none."""
    n = len(board)
    goal = n * n
    queue = deque([(1, 0)])
    seen = {1}
    while queue:
        square, rolls = queue.popleft()
        if square == goal:
            return rolls
        for landing in range(square + 1, min(square + 6, goal) + 1):
            row, column = divmod(landing - 1, n)
            if row % 2:
                column = n - 1 - column
            end = board[n - 1 - row][column]
            if end == -1:
                end = landing
            if end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
    return -1
