"""What each way to search costs, over many random boards."""

from random import Random

import pytest

from snl_edu import random_board, search_costs
from snl_edu.model.chance.costs import Cost
from tests.helpers.oracles import goal_distance, turns_taken
from tests.helpers.pictures import picture_in


def test_each_row_is_what_a_plain_simulation_counts() -> None:
    costs = search_costs(20, 25, rng=6)
    rng = Random(6)
    boards = [random_board(25, snakes=2, ladders=2, rng=rng, solvable=True) for _ in range(20)]
    far = [goal_distance(25, dict(board.jumps)) or 0 for board in boards]
    assert (costs.boards, costs.squares, costs.jumps) == (20, 25, 2)
    assert costs.fewest == pytest.approx(sum(far) / 20)
    picks = {
        "oldest": lambda _: 0,
        "newest": lambda waiting: len(waiting) - 1,
        "highest": lambda waiting: waiting.index(max(waiting)),
        "random": lambda waiting: waiting.index(rng.choice(waiting)),
    }
    for row, (take, pick) in zip(costs.rows, picks.items(), strict=True):
        runs = [list(turns_taken(25, dict(board.jumps), 6, 1, pick)) for board in boards]
        rolls = [run[-1][1] + 1 for run in runs]
        expected = Cost(
            take,
            sum(mine == fewest for mine, fewest in zip(rolls, far, strict=True)),
            sum(rolls) / 20,
            sum(map(len, runs)) / 20,
            sum(len(ends) for run in runs for _, _, ends, _, _ in run) / 20,
            sum(max(len(waiting) for *_, waiting in run) for run in runs) / 20,
        )
        assert row == (take, *map(pytest.approx, expected[1:]))
    assert costs.rows[0].shortest == 20


def test_the_table_has_a_line_for_each_way_and_columns_that_stand_below_each_other() -> None:
    title, *table = str(search_costs(3, 16)).splitlines()
    assert title.startswith("3 random boards of 16 squares (snakes: 1, ladders: 1): the fewest rolls are ")
    assert search_costs(1, 2).title == (
        "1 random board of 2 squares (snakes: 0, ladders: 0): the fewest rolls are 1.0 on average."
    )
    assert [line.split()[0] for line in table] == ["take", "oldest", "newest", "highest", "random"]
    assert len({len(line) for line in table}) == 1
    assert "3 of 3" in table[1]


def test_a_notebook_shows_bars_with_alt_text_and_the_table_as_text() -> None:
    costs = search_costs(3, 16)
    data = costs._repr_mimebundle_(include=None, exclude=None)
    assert data["text/plain"] == str(costs)
    alt, _ = picture_in(data)
    assert alt.startswith(costs.title)
    assert "Boards with a shortest game: oldest 3, newest" in alt
    assert f"squares taken: oldest {costs.rows[0].taken:.1f}," in alt
