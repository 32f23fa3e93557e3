"""What the words of a notebook claim, where an `assert` beside them would spoil a guess or clutter the screen.

Everywhere else the notebook has the `assert`. A claim is found by its words: change them, and look at its line here.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import chain, combinations, islice, pairwise
from math import factorial
from typing import Any

import pytest

from snl_edu import (
    BOARDS,
    MISCONCEPTIONS,
    Board,
    Game,
    Move,
    break_it,
    chances,
    check,
    fewest_rolls,
    film,
    frontiers,
    named_board,
    random_board,
    search_costs,
    shortest_games,
    textbook,
)
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading.limits import Limits
from snl_edu.course.solvers.boards_to_try import cases_to_try
from snl_edu.course.solvers.breakage import LEFT_OUT, RIVALS
from snl_edu.model.board import jump_kind
from tests.notebooks.stored import chapter as notebook
from tests.notebooks.stored import source

EXAMPLE = named_board("example-1")
SQUARE = [board for name in BOARDS if (board := named_board(name)).columns ** 2 == board.squares <= 400]
ONTO_THE_WALL, SIX_IN_A_ROW = named_board("onto-the-wall"), named_board("six-in-a-row")
NEEDED_SNAKE, MODEST_LADDER = named_board("the-needed-snake"), named_board("the-modest-ladder")
FAR = named_board("a-million-million")
FOUR_MISTAKES = ("chained-jumps", "parity-from-top-even", "marks-landing-and-end", "last-distance-when-stuck")
OF_ROWS = {"row-major", "parity-from-top-odd", "rows-not-flipped"}
THREE_REPAIRS = [
    ("board.reverse()", "board = board[::-1]"),
    ("queue.pop()", "queue.pop(0)"),
    ("square + 7)", "min(square + 6, goal) + 1)"),
]


def run(code: str, **names: Any) -> dict[str, Any]:
    """The names that some code defines."""
    exec(code, names)  # noqa: S102
    return names


def answer(key: str, board: Board) -> Any:
    """What a wrong solver answers for a board."""
    return MISCONCEPTIONS[key].solver(board.to_matrix())


def is_caught(key: str, board: Board) -> bool:
    """Whether a board shows that a wrong solver is wrong."""
    return bool(answer(key, board) != textbook(board.to_matrix()))


def caught_by_witnesses(key: str) -> list[str]:
    """The witnesses of notebook 06 that catch a wrong solver."""
    witnesses = run(source("06", "witnesses = "))["witnesses"]
    return [name for name, board in witnesses.items() if is_caught(key, board)]


def answers_of(rolls: int) -> set[str]:
    """The mistakes behind an answer to the question on paper, without those about the rows of a matrix."""
    board = Board(36, {6: 12, 12: 34})
    return {key for key in break_it(board).exposed if answer(key, board) == rolls} - OF_ROWS


def frontier(board: Board, number: int) -> tuple[int, ...]:
    """The squares of a frontier, in queue order."""
    return list(frontiers(board))[number].squares


def jumps_taken(game: Game) -> list[str]:
    """The snakes and ladders of a game."""
    return [move.jump for move in game.moves if move.jump]


def found_by_sixes_first(board: Board) -> list[int]:
    """The rolls of the game that a search finds if it tries the highest roll first."""
    came_by: dict[int, Move | None] = {board.start: None}
    queue = deque([board.start])
    while queue:
        for move in reversed(board.moves(queue.popleft())):
            if move.end not in came_by:
                came_by[move.end] = move
                queue.append(move.end)
    rolls, last = list[int](), came_by[board.goal]
    while last is not None:
        rolls.insert(0, last.roll)
        last = came_by[last.start]
    return rolls


def repaired(number: int) -> Iterator[str]:
    """The solver that was found on a website, with that many of its mistakes repaired, in each way."""
    for repairs in combinations(THREE_REPAIRS, number):
        code = source("05", "def found")
        for wrong, right in repairs:
            code = code.replace(wrong, right)
        yield code


def is_repaired(code: str) -> bool:
    """Whether nothing is wrong with that solver any more."""
    return check(run(code)["found"], "05-fix-what-you-found").passed


def named_when_repaired(wrong: str, right: str) -> str | None:
    """The mistake that check names when the other one of two is repaired."""
    code = source("06", "def solve")
    assert wrong in code
    return check(run(code.replace(wrong, right), Board=Board)["solve"]).misconception


def needs_no_special_board() -> bool:
    """Whether any board that can be won catches the mistakes that break_it leaves out: one of them if asked twice."""
    twice = MISCONCEPTIONS["remembers-between-calls"].source.partition("\nsolve(")[0]
    can_be_won = [board.to_matrix() for board in SQUARE if fewest_rolls(board)]
    forgetful = [[solve(matrix), solve(matrix)] for matrix in can_be_won for solve in [run(twice)["solve"]]]
    counts = ("counts-one-too-many", "counts-one-too-few")
    return all(first != second for first, second in forgetful) and all(
        MISCONCEPTIONS[key].solver(matrix) != textbook(matrix) for key in counts for matrix in can_be_won
    )


def boards_of_others_catch() -> bool:
    """Whether the board of some wrong solver that break_it tries catches each of the three others that it leaves out."""
    boards = sorted((each.board for each in RIVALS if each.board is not None), key=lambda board: -board.squares)
    others = ("no-minus-one", "goal-before-jump", "example-built-in")
    assert {*others} <= {*LEFT_OUT}
    return all(any(is_caught(key, board) for board in boards) for key in others)


def arrivals_in_the_longest_game() -> float:
    """How many people would have arrived, if all on Earth had rolled a million dice a second since the beginning.

    The chance that a roll is the last one of a game does not grow after a few hundred rolls.
    """
    arrived = [after.get(100, 0.0) for after in islice(chances(named_board("the-longest-game")), 3000)]
    seconds = 14e9 * 366 * 24 * 60 * 60
    return 1e10 * 1e6 * seconds * max(later - earlier for earlier, later in pairwise(arrived))


def most_landings(jumps: int) -> int:
    """The landings of all walks on a board of snakes, each of which leads back before all the others."""
    board = Board(200 * (jumps + 2), {200 * (number + 1): 2 + number for number in range(jumps)})
    landings: Any = course_exercises()["09-landings"].ours
    return sum(len(list(landings(board, square))) for square in {board.start, *board.jumps.values()})


def word_ladders() -> int:
    """How many of the shortest ladders lead from cold to warm."""
    words = run(source("10", "words = "))["words"]
    ways, seen = Counter({"cold": 1}), {"cold"}
    while "warm" not in ways:
        longer = Counter[str]()
        for word, other in ((word, other) for word in ways for other in words if other not in seen):
            if sum(letter != changed for letter, changed in zip(word, other, strict=True)) == 1:
                longer[other] += ways[word]
        ways, seen = longer, seen | {*longer}
    return ways["warm"]


def no_snake_helps(board: Board) -> bool:
    """Whether a board without ladders takes as few rolls, or fewer, when a snake is taken away."""
    takes = fewest_rolls(board)
    fewer = [{start: end for start, end in board.jumps.items() if start != snake} for snake in board.jumps]
    without = [fewest_rolls(Board(board.squares, jumps)) for jumps in fewer]
    return takes is None or all(other is not None and other <= takes for other in without)


FOUR_WALLS = ("the-trap", "five-in-a-row", "over-the-wall", "onto-the-wall")
CLAIMS: dict[str, dict[str, Callable[[], bool]]] = {
    "01": {
        "gives the six moves from square 1, one for each roll": lambda: (
            [move.roll for move in EXAMPLE.moves(1)] == [1, 2, 3, 4, 5, 6]
        ),
        "six snakes stand side by side, like a wall": lambda: [*ONTO_THE_WALL.snakes] == [*range(11, 17)],
        "But a ladder ends on the wall.": lambda: ONTO_THE_WALL.ladders[4] in ONTO_THE_WALL.snakes,
        "13 with its snake and its ladder": lambda: {"snake", "ladder"} < {move.jump for move in EXAMPLE.moves(13)},
    },
    "02": {
        "High and low numbers are mixed in a frontier": lambda: (
            list(frontier(EXAMPLE, 3)) != sorted(frontier(EXAMPLE, 3))
        ),
        "They are frontier 1, in queue order.": lambda: (
            frontier(EXAMPLE, 1) == tuple(move.end for move in EXAMPLE.moves(1))
        ),
        "On Example 1 most rolls are rejected.": lambda: (
            sum(len(each.moves) for each in frontiers(EXAMPLE))
            > 2 * sum(len(each.squares) for each in frontiers(EXAMPLE))
        ),
        "a board without jumps, where frontier 1 is 2 to 7": lambda: frontier(Board(36), 1) == (2, 3, 4, 5, 6, 7),
    },
    "03": {
        "Frontier 1 of this board is 15, 3, 4, 5, 6, 7, in queue order.": lambda: (
            frontier(EXAMPLE, 1) == (15, 3, 4, 5, 6, 7)
        ),
        "Several of these squares have a roll that ends on 8.": lambda: (
            sum(move.end == 8 for square in frontier(EXAMPLE, 1) for move in EXAMPLE.moves(square)) > 2
        ),
        "four boards, one of which cannot be won": lambda: fewest_rolls(named_board("the-trap")) is None,
        "a second ladder, from 2 to 15, and a snake, from 17 to 13": lambda: (
            EXAMPLE.ladders == {2: 15, 14: 35} and EXAMPLE.snakes == {17: 13}
        ),
        "Try the 6 before the 5, and another game comes out": lambda: (
            len(found_by_sixes_first(EXAMPLE)) == 4 and found_by_sixes_first(EXAMPLE) != [1, 2, 1, 1]
        ),
        "On the famous board, shortest games without a snake exist.": lambda: any(
            "snake" not in jumps_taken(game) for game in shortest_games(EXAMPLE)
        ),
        "On the famous board it is 1.": lambda: min(len(jumps_taken(game)) for game in shortest_games(EXAMPLE)) == 1,
    },
    "04": {
        "six snakes stand side by side, and all of them lead to 1": lambda: (
            SIX_IN_A_ROW.jumps == dict.fromkeys(range(11, 17), 1)
        ),
        "two of the boards have a ladder": lambda: (
            sum(bool(named_board(name).ladders) for name in FOUR_WALLS) == 2
            and all(name in source("04", 'for name in ["the-trap"') for name in FOUR_WALLS)
        ),
        "Each of the other two is right on many boards, and wrong on others.": lambda: all(
            20 < row.shortest < 100 for row in search_costs(100).rows[1:3]
        ),
        "You see the last rolls lead nowhere new.": lambda: (
            not any("first time" in moment.sentence for moment in film(SIX_IN_A_ROW, grain="move")[-9:])
        ),
    },
    "05": {
        "A ladder, a plain square, a ladder, a snake": lambda: (
            [jump_kind(square, EXAMPLE.end_of(square)) for square in (2, 3, 14, 17)]
            == ["ladder", None, "ladder", "snake"]
        ),
        "1 to 5 in the bottom row, then 6 right above 5": lambda: (
            [Board(25).position(square) for square in (1, 5, 6)] == [(4, 0), (4, 4), (3, 4)]
        ),
        "`check` tries more than two hundred boards.": lambda: len(cases_to_try()) > 200,
        "Among them is one for nearly every wrong idea that we know.": lambda: (
            {wrong.board for wrong in MISCONCEPTIONS.values()} - {case.board for case in cases_to_try()} == {None}
        ),
        "It is right on the famous board, and yet its author had a wrong idea.": lambda: (
            (careful := run(source("05", "def careful"), end_of=course_exercises()["05-end-of"].ours)["careful"])(
                EXAMPLE.to_matrix()
            )
            == 4
            and check(careful).misconception is not None
        ),
        "Three things are wrong with it, and they hide one another.": lambda: (
            not any(is_repaired(code) for code in chain(repaired(0), repaired(1), repaired(2)))
            and all(map(is_repaired, repaired(3)))
        ),
        "Example 2 is the matrix `[[-1, -1], [-1, 3]]`.": lambda: (
            named_board("example-2").to_matrix() == [[-1, -1], [-1, 3]]
        ),
        "`[-1, 2, -1, -1]` is a ladder from 2 to 3 on a board of four squares": lambda: (
            Board.from_moves([-1, 2, -1, -1]).jumps == {2: 3}
        ),
    },
    "06": {
        "A ladder that ends on another ladder's foot goes a long way.": lambda: (
            len(break_it(Board(16, {2: 8, 8: 16})).exposed)
            > max(len(break_it(Board(16, {foot: top})).exposed) for foot, top in ((2, 8), (8, 16)))
        ),
        "the board of the warning does not catch the mistake that it warns of": lambda: (
            not is_caught("chained-jumps", named_board("the-note"))
        ),
        "Four mistakes, four boards, and each board has caught one of them.": lambda: (
            [caught_by_witnesses(key) for key in FOUR_MISTAKES] == [["C"], ["B"], ["A"], ["D"]]
        ),
        "two examples: one board of 36 squares, and one of four": lambda: (
            [named_board(f"example-{number}").squares for number in (1, 2)] == [36, 4]
        ),
        "Some are left out because no special board is needed to catch them,": needs_no_special_board,
        "and some because the boards of others catch them.": boards_of_others_catch,
        "For `overshoot-wins` neither is true.": lambda: (
            {*MISCONCEPTIONS} - {each.key for each in RIVALS} == {*LEFT_OUT, "overshoot-wins"}
        ),
        "Fix one, and the check will name the other.": lambda: (
            named_when_repaired("(move.landing, move.end)", "(move.landing,)") == "last-distance-when-stuck"
            and named_when_repaired("    return rolls\n\n", "    return -1\n\n") == "marks-landing-and-end"
        ),
    },
    "07": {
        "All its frontiers have the same size, but for the first and the last.": lambda: (
            len({len(each.squares) for each in list(frontiers(Board(400)))[1:-1]}) == 1
        ),
        "This board is a curious one: up, down, up.": lambda: (
            [jumps_taken(game) for game in shortest_games(NEEDED_SNAKE)] == [["ladder", "snake", "ladder"]]
        ),
        "With two ladders one board is over in a moment, and on another both ladders are worth nothing.": lambda: (
            {2, fewest_rolls(Board(100))}
            <= {fewest_rolls(random_board(100, snakes=4, ladders=2, rng=seed)) for seed in range(200)}
        ),
    },
    "08": {
        "almost certainly nobody would have reached the goal": lambda: arrivals_in_the_longest_game() < 1e-9,
    },
    "09": {
        "a hundred jumps can mean ten thousand landings": lambda: most_landings(100) > 10_000,
    },
    "10": {
        "`reach` counts roads, and one road is enough.": lambda: (
            "park" in run(source("10", "roads = ").partition("print")[0])["roads"]["home"]
        ),
        "Several ladders are right.": lambda: word_ladders() > 1,
        "These are ten people and their friends.": lambda: len(run(source("10", "friends = "))["friends"]) == 10,
        "has 3,674,160 positions": lambda: factorial(7) * 3**6 == 3_674_160,
        "more than 43 million million million": lambda: factorial(8) * 3**7 * factorial(12) * 2**10 // 10**18 == 43,
    },
    "00": {
        "Why is 2 in no frontier, and 15 in frontier 1?": lambda: (
            15 in frontier(EXAMPLE, 1) and not any(2 in each.squares for each in frontiers(EXAMPLE))
        ),
        "A 1 from square 3 lands on 4. Why is 4 not in frontier 2?": lambda: (
            EXAMPLE.moves(3)[0].end == 4 and 4 not in frontier(EXAMPLE, 2)
        ),
        "You stand on 8 of chained-jumps. Why does the ladder on 8 do nothing?": lambda: (
            8 in frontier(named_board("chained-jumps"), 1) and 8 in named_board("chained-jumps").ladders
        ),
        "on *the-modest-ladder* somebody stands on 8, and landing on 8 must still lead to 16": lambda: (
            8 in frontier(MODEST_LADDER, 1) and MODEST_LADDER.jumps[8] == 16
        ),
        "of 2 to 7, square 7 alone finds all of 8 to 13": lambda: (
            frontier(Board(36), 2) == tuple(range(8, 14)) == tuple(move.end for move in Board(36).moves(7))
        ),
        "Each has its board; the columns are right, depth first, greedy": lambda: (
            is_caught("depth-first", named_board("first-is-not-best"))
            and is_caught("greedy", MODEST_LADDER)
            and not is_caught("depth-first", MODEST_LADDER)
        ),
        "right on Example 1 or on *odd-rows*, never on both": lambda: all(
            is_caught(f"parity-from-top-{rows}", EXAMPLE)
            is not is_caught(f"parity-from-top-{rows}", named_board("odd-rows"))
            for rows in ("even", "odd")
        ),
        "on `Board(16, {3: 12, 12: 5})` it makes a game too long": lambda: (
            answer("chained-jumps", Board(16, {3: 12, 12: 5})) > 2 == fewest_rolls(Board(16, {3: 12, 12: 5}))
        ),
        "Of the two parities one is always right": lambda: (
            not any(
                is_caught("parity-from-top-even", board) and is_caught("parity-from-top-odd", board) for board in SQUARE
            )
        ),
        "some mistakes show only where nobody can win": lambda: all(
            is_caught("last-distance-when-stuck", board) is (fewest_rolls(board) is None) for board in SQUARE
        ),
        "Two sixes win the first board": lambda: (
            [game.rolls for game in shortest_games(Board(100, {13: 100}))] == [(6, 6)]
        ),
        "Why do 8 squares take two rolls, and 7 only one?": lambda: (
            (fewest_rolls(Board(8)), fewest_rolls(Board(7))) == (2, 1)
        ),
        "four sixes would land on 7 of *the-snake-must-bite*": lambda: (
            named_board("the-snake-must-bite") == Board(1 + 4 * 6, {7: 1})
        ),
        "For the million million they say 1011": lambda: fewest_rolls(Board(10**12, FAR.ladders)) == 1011,
        "The snake is a multiple of six beyond the ladder's top.": lambda: (min(FAR.snakes) - FAR.ladders[5]) % 6 == 0,
        "Without ladders no snake helps.": lambda: all(
            no_snake_helps(random_board(60, snakes=30, ladders=0, rng=seed)) for seed in range(50)
        ),
        "A 2 has climbed on.": lambda: answers_of(2) == {"chained-jumps"},
        "A 4 has begun off the board, counted the ladder as a roll, or rolled another die.": lambda: (
            answers_of(4) == {"starts-off-board", "jump-costs-a-roll", "wrong-die"}
        ),
        "A 6 has followed the first way it found, or walked past the ladders.": lambda: (
            answers_of(6) == {"depth-first", "jumps-ignored"}
        ),
        "A 5 was greedy, or has marked landings and ends in one set.": lambda: (
            answers_of(5) == {"greedy", "marks-landing-and-end", "skips-jump-to-seen"}
        ),
        "A cell may take 60 seconds, and is interrupted then": lambda: Limits().cell_seconds == 60,
        "A notebook may take 300 seconds, and a kernel 2,000 MB of memory": lambda: Limits()[1:] == (300, 2000),
    },
}


@pytest.mark.parametrize(("name", "words"), [(name, words) for name, said in CLAIMS.items() for words in said])
def test_what_a_notebook_claims_is_true(name: str, words: str) -> None:
    said = [cell for cell in notebook(name).cells if cell.kind == "markdown" and words in cell.source]
    assert said, f"{name}: the notebook no longer says '{words}': change the claim, or take it out"
    assert CLAIMS[name][words](), f"{name}: it is not true that '{words}', in {said[0]}"
