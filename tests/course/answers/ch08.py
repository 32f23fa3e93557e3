"""Right and wrong answers to the exercises of notebook 08."""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import repeat
from typing import Any

from snl_edu import (
    Board,
    chances,
    count_shortest_games,
    expected_rolls,
    fewest_rolls,
    frontiers,
    game_lengths,
    jump_values,
    roll_on,
    shortest_games,
)
from tests.helpers.answers import Answers

Roll = Callable[[], int]
Chances = Mapping[int, Any]


def _game(board: Board, roll: Roll, start: int | None = None) -> int:
    square, rolls = board.start if start is None else start, 0
    while square != board.goal:
        landing = square + roll()
        rolls += 1
        if landing <= board.goal:
            square = board.jumps.get(landing, landing)
    return rolls


def _past_wins(board: Board, roll: Roll) -> int:
    square, rolls = board.start, 0
    while square < board.goal:
        square += roll()
        square = board.jumps.get(square, square)
        rolls += 1
    return rolls


def _past_is_free(board: Board, roll: Roll) -> int:
    square, rolls = board.start, 0
    while square != board.goal:
        landing = square + roll()
        if landing <= board.goal:
            square = board.jumps.get(landing, landing)
            rolls += 1
    return rolls


def _turns_back(board: Board, roll: Roll) -> int:
    square, rolls = board.start, 0
    while square != board.goal:
        square += roll()
        square = board.goal - (square - board.goal) if square > board.goal else board.jumps.get(square, square)
        rolls += 1
    return rolls


def _no_jumps(board: Board, roll: Roll) -> int:
    return _game(Board(board.squares, start=board.start), roll)


def _chains(board: Board, roll: Roll) -> int:
    square, rolls = board.start, 0
    while square != board.goal:
        landing = square + roll()
        rolls += 1
        if landing <= board.goal:
            square = landing
            while square in board.jumps:
                square = board.jumps[square]
    return rolls


def _throws_twice(board: Board, roll: Roll) -> int:
    square, rolls = board.start, 0
    while square != board.goal:
        rolls += 1
        if square + roll() <= board.goal:
            landing = min(square + roll(), board.goal)
            square = board.jumps.get(landing, landing)
    return rolls


def _step_for_all(board: Board, before: Chances) -> Counter[int]:
    after: Counter[int] = Counter(dict.fromkeys(range(board.squares + 1), 0))
    after.update(_step(board, before))
    return after


def _changed(
    keep: Callable[[Board, int], list[int]], part: Callable[[Board, int], int], *, adds: bool = True
) -> Callable[[Board, Chances], dict[int, Any]]:
    """One step that differs in where the rolls lead, and in how many parts a chance has."""

    def step(board: Board, before: Chances) -> dict[int, Any]:
        after: dict[int, Any] = {}
        for square, chance in before.items():
            for end in keep(board, square):
                share = chance / part(board, square)
                after[end] = after.get(end, 0) + share if adds else share
        return after

    return step


def _sides(board: Board, _: int) -> int:
    return board.die


def _all_ends(board: Board, square: int) -> list[int]:
    moves = board.moves(square)
    return [move.end for move in moves] + [square] * (board.die - len(moves))


def _ends(board: Board, square: int) -> list[int]:
    return [move.end for move in board.moves(square)]


def _landings(board: Board, square: int) -> list[int]:
    return [square + roll if square + roll <= board.goal else square for roll in range(1, board.die + 1)]


def _arrives(board: Board, square: int) -> list[int]:
    landings = [min(square + roll, board.goal) for roll in range(1, board.die + 1)]
    return [board.jumps.get(landing, landing) for landing in landings]


def _allowed(board: Board, square: int) -> int:
    return len(board.moves(square)) or 1


_step = _changed(_all_ends, _sides)


def _in_place(board: Board, before: dict[int, Any]) -> dict[int, Any]:
    after = _step(board, before)
    before.clear()
    before.update(after)
    return before


def _ways_if(
    counts: Callable[[Any, Any], bool], number: Callable[[Any, Any], int] = lambda ways, move: ways[move.start]
) -> Callable[[Board], Counter[int]]:
    """A count with another idea of which moves count, and how much."""

    def count(board: Board) -> Counter[int]:
        ways = Counter({board.start: 1})
        for frontier in frontiers(board):
            for move in frontier.moves:
                if counts(frontier, move):
                    ways[move.end] += number(ways, move)
        return ways

    return count


_ways = _ways_if(lambda frontier, move: move.end in frontier.squares)


def _ways_by_landing(board: Board) -> dict[int, int]:
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        for move in frontier.moves:
            if move.landing in frontier.squares:
                ways[move.landing] += ways[move.start]
    return ways


def _luck(board: Board) -> float:
    rolls = fewest_rolls(board)
    return 0 if rolls is None else _ways(board)[board.goal] / board.die**rolls


def _exact_luck(board: Board) -> Fraction:
    rolls = fewest_rolls(board) or 0
    return Fraction(sum(1 for _ in shortest_games(board)), board.die**rolls)


def _lucky(change: Callable[[int, int, int], float]) -> Callable[[Board], float]:
    """A chance made in another way from the number of games, the sides of the die and the rolls; 0 if there is none."""

    def luck(board: Board) -> float:
        rolls = fewest_rolls(board)
        return 0 if rolls is None else change(_ways(board)[board.goal], board.die, rolls)

    return luck


def _less(board: Board, jump: int, **other: int) -> Board:
    jumps = dict(board.jumps)
    del jumps[jump]
    return Board(board.squares, jumps, **{"die": board.die, "start": board.start} | other)


def _worth(board: Board, start: int) -> float:
    return expected_rolls(_less(board, start)) - expected_rolls(board)


def _exact_worth(board: Board, start: int) -> Any:
    return expected_rolls(_less(board, start), exact=True) - expected_rolls(board, exact=True)


def _half(board: Board, enough: Callable[[Any], bool] = lambda over: over >= 0.5) -> int:
    return next(rolls for rolls, now in enumerate(chances(board, exact=True)) if enough(now.get(board.goal, 0)))


def _most_likely(board: Board) -> int:
    before, best, rolls = 0.0, (0.0, 0), 0
    for rolls, now in enumerate(chances(board)):
        over = now.get(board.goal, 0)
        best = max(best, (over - before, -rolls))
        before = over
    return -best[1]


WALL = {31: 1, 32: 1, 33: 1, 34: 1, 35: 1}

ANSWERS: dict[str, Answers] = {
    "08-guess": Answers(
        right=[13, 12, 14, 13.06, 11.5, 15, Fraction(27, 2)],
        wrong=[
            (4, "4 rolls are the fewest"),
            (10, "35 squares at 3.5 a roll make 10"),
            (36, "36 is the number of squares"),
            (6, "6 squares a roll needs a six each time"),
            (3.5, "3.5 is what one roll shows"),
            (2, "no game takes fewer than 4 rolls"),
            (8, "most games take longer"),
            (25, "that is too many"),
        ],
    ),
    "08-one-game": Answers(
        right=[_game],
        wrong=[
            (_past_wins, "a roll past the goal stays put in this game"),
            (_past_is_free, "counts as a roll, although the player stays put"),
            (_turns_back, "does not turn back"),
            (_no_jumps, "knows no snakes and ladders"),
            (_chains, "takes two jumps with one roll"),
            (lambda board, roll: _game(board, roll, 1), "begin on board.start"),
            (lambda board, roll: _game(board, roll) + 1, "one roll too many"),
            (lambda board, roll: _game(board, roll) - 1, "one roll too few"),
            (lambda board, _roll: board.goal, "the square where the game ends"),
            (lambda board, _roll: fewest_rolls(board), "whatever the die shows"),
            (lambda board, roll: len(roll_on(board, rng=roll()).moments) - 2, "uses roll_on"),
            (lambda board, roll: _game(board, repeat(roll()).__next__), "does its loop ever end"),
            (_throws_twice, "your function gives"),
        ],
    ),
    "08-next-chances": Answers(
        right=[_step, lambda board, before: defaultdict(float, _step(board, before)), _step_for_all],
        wrong=[
            (_changed(_landings, _sides), "looks at where the die lands"),
            (_changed(_all_ends, _sides, adds=False), "add their chances, and do not overwrite"),
            (_changed(_ends, _sides), "rolls past the goal are lost"),
            (
                _changed(lambda board, square: _all_ends(board, square) if square != board.goal else [], _sides),
                "players who have arrived are lost",
            ),
            (_changed(_arrives, _sides), "it does not reach the goal"),
            (
                _changed(lambda board, square: _ends(board, square) or [square], _allowed),
                "you share among the rolls that are allowed",
            ),
            (_changed(_all_ends, lambda *_: 1), "divide by the sides of the die"),
            (_changed(_all_ends, lambda *_: 6), "not every die has six sides"),
            (
                lambda board, before: {**before, **_changed(_all_ends, _sides)(board, before)},
                "every roll moves the players on",
            ),
            (_in_place, "changes what it is given"),
            (lambda board, before: list(_step(board, before)), "a dict"),
            (lambda board, _before: next(iter(chances(board))), "uses chances"),
        ],
    ),
    "08-first-time": Answers(
        right=[7],
        wrong=[
            (6, "after one roll"),
            (11, "after two rolls"),
            (18, "no more than two rolls"),
            (25, "no more than three rolls"),
            (216, "rows of three rolls"),
            (5, "the number of frontiers"),
            (8, "not reached with fewer rolls"),
        ],
    ),
    "08-mean-or-median": Answers(
        right=["mean", "Mean ", "MEAN"],
        wrong=[
            ("median", "which of the two numbers do they move"),
            ("equal", "as far below the middle as above it: can they"),
            ("same", 'write "equal" if you think so'),
            ("most likely", "the most likely length is a third number"),
            ("mode", "the mode is the most likely length"),
            ("average", "one of the three words"),
        ],
    ),
    "08-ways-to-thirteen": Answers(
        right=[2],
        wrong=[
            (1, "one way is not all"),
            (6, "near enough"),
            (0, "at least one way"),
            (3, "that is too many: which squares"),
            (36, "all pairs of rolls"),
            (5, "five ways lead to 8"),
            (4, "lands on 13, or on 17"),
        ],
    ),
    "08-count-ways": Answers(
        right=[_ways, lambda board: dict(_ways(board)), lambda board: _ways(board) + Counter()],
        wrong=[
            (_ways_if(lambda _, __: True), "moves that come too late"),
            (_ways_if(lambda found, move: move.end in found.squares, lambda *_: 1), "adds 1 for each move"),
            (_ways_if(lambda found, move: found.arrivals.get(move.end) is move), "finds only one way"),
            (_ways_by_landing, "not at where it lands"),
            (lambda board: _ways(board)[board.goal], "the number for the goal"),
            (lambda board: _ways(board) - Counter({board.start: 1}), "the start has one way"),
            (lambda board: count_shortest_games(board), "uses count_shortest_games"),
        ],
    ),
    "08-fastest": Answers(
        right=[21 / 1296, 21 / 6**4, Fraction(21, 1296), 7 / 432],
        wrong=[
            (21, "21 is the number of shortest games"),
            (21 / 24, "and not 6 + 6 + 6 + 6"),
            (1 / 1296, "the chance of one row of rolls"),
            (1 / 21, "if there were no other games at all"),
            (21 / 36, "the number of pairs"),
            (21 / 216, "rows of three rolls"),
            (1296 / 21, "turn the division round"),
            (4 / 36, "how many of them win"),
            (21 / 4**6, "and not 4**6"),
            (0.5, "divide the number of shortest games"),
        ],
    ),
    "08-helpful-snake": Answers(
        right=[56],
        wrong=[
            (87, "the snake from 87 is long"),
            (49, "the snake from 49 is long"),
            (53, "53 is where that snake ends"),
            (64, "back in front of the long snake"),
            (16, "nothing is gained"),
            (28, "a ladder starts on 28"),
            (80, "a ladder starts on 80"),
            (57, "a snake's mouth"),
        ],
    ),
    "08-fewest-by-luck": Answers(
        right=[_luck, _exact_luck],
        wrong=[
            (_lucky(lambda _, die, rolls: 1 / die**rolls), "the chance of one shortest game"),
            (_lucky(lambda games, _, rolls: games / 6**rolls), "use board.die in place of 6"),
            (_lucky(lambda games, _, __: games), "that is the number of shortest games"),
            (_lucky(lambda games, die, rolls: games / (die * rolls or 1)), "and not 6 + 6"),
            (_lucky(lambda games, die, rolls: 100 * games / die**rolls), "in per cent"),
            (_lucky(lambda games, die, rolls: die**rolls / games), "turn the division round"),
            (lambda board: _luck(board) or None, "then the chance is 0"),
            (lambda board: game_lengths(board)[game_lengths(board).fewest], "uses game_lengths"),
        ],
    ),
    "08-worth": Answers(
        right=[_worth, _exact_worth],
        wrong=[
            (lambda board, start: -_worth(board, start), "turn the subtraction round"),
            (lambda board, start: expected_rolls(_less(board, start)), "that is the mean without the jump"),
            (lambda board, _: expected_rolls(board), "that is the mean with the jump"),
            (lambda board, start: board.jumps[start] - start, "how far the jump carries"),
            (
                lambda board, start: fewest_rolls(_less(board, start)) - fewest_rolls(board),  # type: ignore[operator]
                "compare the means, with expected_rolls",
            ),
            (
                lambda board, _: (
                    expected_rolls(Board(board.squares, die=board.die, start=board.start)) - expected_rolls(board)
                ),
                "take away only the one",
            ),
            (lambda board, start: expected_rolls(_less(board, start, die=6)) - expected_rolls(board), "die=board.die"),
            (
                lambda board, start: expected_rolls(_less(board, start, start=1)) - expected_rolls(board),
                "your new board begins on 1",
            ),
            (
                lambda board, start: expected_rolls(_less(board, start, start=1, die=6)) - expected_rolls(board),
                "die=board.die and start=board.start",
            ),
            (lambda board, start: expected_rolls(board) / expected_rolls(_less(board, start)), "do not divide"),
            (lambda board, start: {jump.start: jump.worth for jump in jump_values(board)}[start], "uses jump_values"),
        ],
    ),
    "08-half-over": Answers(
        right=[_half],
        wrong=[
            (lambda board: _half(board, lambda over: over > 0.5), "exactly half is enough"),
            (lambda board: _half(board) + 1, "one too large"),
            (lambda board: _half(board) - 1, "one too small"),
            (lambda board: expected_rolls(board), "that is the mean"),
            (_most_likely, "the most likely length"),
            (lambda board: fewest_rolls(board), "only the fastest games"),
            (lambda board: _half(board, lambda over: over >= 0.99), "stop when half of them are"),
            (lambda board: game_lengths(board).median, "uses game_lengths"),
        ],
    ),
    "08-slow-board": Answers(
        right=[Board(36, WALL), Board(36, {**WALL, 29: 1}), Board(36, dict.fromkeys(range(25, 30), 1))],
        wrong=[
            (Board(36, {30: 20}), "takes 16.1 rolls on average, and 100 are asked for"),
            (Board(36, {2: 15}), "your board has none"),
            (Board(36, dict.fromkeys(range(30, 36), 1)), "can never win"),
            (Board(36, {**WALL, 29: 1, 28: 1}), "7 snakes and ladders, and 6 are allowed"),
            (Board(100, {99: 2}), "must have 36 squares"),
            (Board(36, {33: 1, 34: 1, 35: 1}), "takes 55.1 rolls"),
        ],
    ),
    "08-kind-snake": Answers(
        right=[Board(36, {12: 36, 13: 7}), Board(36, {9: 36, 12: 8}), Board(25, {6: 25, 7: 1})],
        wrong=[
            (Board(36, {10: 30, 25: 5}), "costs 0.986 rolls on average"),
            (Board(36, {10: 30}), "your board has no snake"),
            (Board(36, {25: 5}), "a snake on a board without ladders"),
            (Board(36, dict.fromkeys(range(30, 36), 1)), "can never win"),
            (Board(49, {12: 36, 13: 7}), "49 squares, and 36 is the most"),
            (Board(20, {**dict.fromkeys(range(2, 8), 20), 15: 3}), "the snake from 15 changes nothing"),
        ],
    ),
}
