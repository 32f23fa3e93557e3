"""How long it takes to follow every chance, and to find the mean."""

from collections.abc import Callable

from benchmarks.timing import reported, seconds
from snl_edu import chance_film, chances, expected_rolls, game_lengths, jump_values, named_board, random_board


def measure_chance() -> None:
    """Prints what a real die costs, in seconds, beside what is wanted."""
    shop, large = named_board("chutes-and-ladders"), random_board(400, snakes=20, ladders=20, rng=1, solvable=True)
    asked: list[tuple[str, Callable[[], object], float]] = [
        ("chances of Chutes and Ladders, to 1e-9", lambda: list(chances(shop)), 0.05),
        ("the same, exact", lambda: list(chances(shop, exact=True)), 5),
        ("game_lengths of Chutes and Ladders", lambda: game_lengths(shop), 0.05),
        ("chance_film of Chutes and Ladders", lambda: chance_film(shop), 0.2),
        ("expected_rolls of Chutes and Ladders, exact", lambda: expected_rolls(shop, exact=True), 5),
        ("expected_rolls of a 20x20 with 40 jumps", lambda: expected_rolls(large), 0.5),
        ("the same, exact", lambda: expected_rolls(large, exact=True), 5),
        ("jump_values of the same", lambda: jump_values(large), 2),
    ]
    print("\na real die, in seconds")
    for name, ask, wanted in asked:
        print(f"  {name:49}{reported(seconds(ask), wanted, 'at most', ' s')}")
