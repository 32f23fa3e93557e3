"""Wrong ideas about the game that show in the squares a learner marks."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from snl_edu.films.words import Words
from snl_edu.model.board import Board, Move, Square


class Idea(NamedTuple):
    """A wrong idea, under the key of its misconception: the squares it marks, and the move that shows it, in words.

    A move that only the idea allows, such as a roll past the goal, is given as the idea would make it.
    """

    key: str
    squares: tuple[Square, ...]
    move: Move
    sentence: str


@dataclass(frozen=True)
class Rolls:
    """The rolls that a question is about, and what the learner has been shown before.

    `depth` is the number of rolls that a frontier takes, and None if the question is about the rolls from one square.
    """

    board: Board
    starts: tuple[Square, ...]
    moves: tuple[Move, ...]  # all that the rules allow
    right: tuple[Square, ...]
    before: Collection[Square]
    arrivals: Mapping[Square, Move]
    jump: Move | None  # the first one that was taken
    depth: int | None = None

    @property
    def jumps(self) -> tuple[Square, ...]:
        """Where the snakes and ladders in reach start."""
        return tuple(dict.fromkeys(move.landing for move in self.moves if move.jump))


# What an idea marks, the move that shows it, and how the name of its sentence goes on after that of the idea.
Guess: TypeAlias = tuple[set[Square], Move, str]
Ending: TypeAlias = Callable[[Board, Move], tuple[Square, ...]]


def ideas(rolls: Rolls, words: Words) -> tuple[Idea, ...]:
    """The wrong ideas whose squares differ from the right answer and from one another.

    Where two ideas mark the same squares, the more common one is named: `IDEAS` has the commonest first.
    """
    right = frozenset(rolls.right)
    ideas_by_squares: dict[frozenset[Square], Idea] = {}
    for key, guesses in IDEAS:
        for squares, move, variant in guesses(rolls):
            marked = frozenset(squares) - {0}
            if marked and marked != right and marked not in ideas_by_squares:
                sentence = _said(words, f"idea.{key}{variant}", rolls, move)
                ideas_by_squares[marked] = Idea(key, tuple(sorted(marked)), move, sentence)
    return tuple(ideas_by_squares.values())


def _said(words: Words, name: str, rolls: Rolls, move: Move) -> str:
    return words.sentences[name].format(
        **move._asdict(),
        jump=words.sentences.get(f"idea.{move.jump}"),
        goal=rolls.board.goal,
        die=rolls.board.die,
        rolls=words.counted("rolls", (rolls.depth or 1) - 1),
    )


def _ending(ends: Ending) -> Callable[[Rolls], Iterator[Guess]]:
    """An idea about where moves end; the move that shows it really ends elsewhere, which changes the answer."""

    def guesses(rolls: Rolls) -> Iterator[Guess]:
        board = rolls.board
        marked = {square for move in rolls.moves for square in ends(board, move)} - set(rolls.before)
        wrong = marked ^ set(rolls.right)
        for move in rolls.moves:
            if wrong & ({move.end} ^ set(ends(board, move))):
                yield marked, move, ""
                return

    return guesses


def _at_the_landing(_board: Board, move: Move) -> tuple[Square, ...]:
    return (move.landing,)


def _as_one_likes(_board: Board, move: Move) -> tuple[Square, ...]:
    return move.landing, move.end


def _after_two_jumps(board: Board, move: Move) -> tuple[Square, ...]:
    return (move.end if move.jump is None else board.end_of(move.end),)


def _after_all_jumps(board: Board, move: Move) -> tuple[Square, ...]:
    end, taken = move.landing, set()
    while end in board.jumps and end not in taken:
        taken.add(end)
        end = board.jumps[end]
    return (move.end if end in taken else end,)  # nobody goes round and round forever


def _on_snakes(_board: Board, move: Move) -> tuple[Square, ...]:
    return (move.landing if move.jump == "snake" else move.end,)


def _not_on_snakes(_board: Board, move: Move) -> tuple[Square, ...]:
    return () if move.jump == "snake" else (move.end,)


def _counted_again(rolls: Rolls) -> Iterator[Guess]:
    again = [move for move in rolls.moves if move.end in rolls.before]
    if again:
        yield {move.end for move in rolls.moves}, again[0], ""
    if rolls.depth is not None and rolls.depth > 1:
        sooner = {*rolls.before, *rolls.right}
        move = rolls.arrivals[rolls.starts[0]]
        yield sooner, move, ".all"
        yield sooner - {rolls.board.start}, move, ".all"


def _without_jumps(rolls: Rolls) -> Iterator[Guess]:
    if rolls.depth is not None and rolls.jump is not None:
        last = rolls.board.start + rolls.board.die * rolls.depth
        squares = set(range(last - rolls.board.die + 1, min(last, rolls.board.goal) + 1))
        yield squares, rolls.jump, ".count"
        yield squares - set(rolls.before), rolls.jump, ".count"


def _from_before_the_first(rolls: Rolls) -> Iterator[Guess]:
    board = rolls.board
    if board.start == 1 and set(rolls.before) == {1}:
        landings = range(1, min(board.die, board.goal) + 1)
        squares = {board.end_of(landing) for landing in landings}
        yield squares, board.moves(1)[0], ""
        yield squares - {1}, board.moves(1)[0], ""


def _back_from_the_goal(rolls: Rolls) -> Iterator[Guess]:
    board, squares, shown = rolls.board, set(rolls.right), None
    for start in rolls.starts:
        for roll in range(board.goal - start + 1, min(board.die, 2 * board.goal - start - 1) + 1):
            landing = 2 * board.goal - start - roll
            move = Move(start, roll, landing, board.end_of(landing))
            if move.end not in rolls.before and move.end not in squares:
                squares.add(move.end)
                shown = shown or move
    if shown is not None:
        yield squares, shown, ""


def _the_frontier_before(rolls: Rolls) -> Iterator[Guess]:
    if rolls.depth is not None and rolls.depth > 1:
        yield set(rolls.starts), rolls.arrivals[rolls.starts[0]], ""


def _with_another_die(rolls: Rolls) -> Iterator[Guess]:
    board, right = rolls.board, set(rolls.right)
    fewer = {move.end for move in rolls.moves if move.roll < board.die} - set(rolls.before)
    left_out = [move for move in rolls.moves if move.end in right - fewer]
    if left_out:
        yield fewer, left_out[0], ".small"
    roll = board.die + 1
    landings = [(start, start + roll) for start in rolls.starts if start + roll <= board.goal]
    more = [Move(start, roll, landing, board.end_of(landing)) for start, landing in landings]
    added = [move for move in more if move.end not in right and move.end not in rolls.before]
    if added:
        yield right | {move.end for move in added}, added[0], ".large"


def _only_the_goal(rolls: Rolls) -> Iterator[Guess]:
    goal = rolls.board.goal
    others = [move for move in rolls.moves if move.end in rolls.right and move.end != goal]
    if rolls.depth is not None and goal in rolls.right and others:
        yield {goal}, others[0], ""


# The commonest first. "overshoot-wins" is missing because its marks are always right: a player who can roll past the
# goal can also roll exactly to it. What does show is a rule that many people play by at home: walk back from the goal.
IDEAS: tuple[tuple[str, Callable[[Rolls], Iterator[Guess]]], ...] = (
    ("jumps-ignored", _ending(_at_the_landing)),
    ("optional-jumps", _ending(_as_one_likes)),
    ("chained-jumps", _ending(_after_two_jumps)),
    ("chained-jumps", _ending(_after_all_jumps)),
    ("never-marks", _counted_again),
    ("snakes-ignored", _ending(_on_snakes)),
    ("jumps-ignored", _without_jumps),
    ("starts-off-board", _from_before_the_first),
    ("snakes-are-walls", _ending(_not_on_snakes)),
    ("overshoot-bounces", _back_from_the_goal),
    ("counts-one-too-many", _the_frontier_before),
    ("wrong-die", _with_another_die),
    ("only-the-goal", _only_the_goal),
)
