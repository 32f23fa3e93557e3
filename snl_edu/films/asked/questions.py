"""What the film of a search can ask a learner: about its frontiers, or about each square that it takes."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from snl_edu.films.asked.ideas import Rolls, ideas
from snl_edu.films.asked.question import RIGHT, Facts, Question
from snl_edu.films.film import Film, Moment
from snl_edu.films.search_film import expect_film
from snl_edu.films.words import Words
from snl_edu.model.board import Board, Move, Square, jump_kind
from snl_edu.model.input.arguments import BoardError, is_a, one_of
from snl_edu.model.layers import layers

ASKS = ("frontier", "search")
NOTHING_ASKED = "this player asks nothing: make it with play(board, ask='frontier')"
MOST_SQUARES = 400  # the squares of a larger board are too small to click


def questions(film: Film | Board, ask: str) -> tuple[Question, ...]:
    """What the film of a search asks: about each frontier, or about what the search does with each square.

    >>> [question.right for question in questions(Board(9, {2: 8, 6: 3}), "frontier")]
    [(8, 3, 4, 5, 7), (9,)]
    """
    ask = one_of(ask, "ask", ASKS)
    expect_askable(film)
    film = expect_film(film)
    if film.no_search:
        raise BoardError(f"ask= works for the film of a search, not for {film.no_search}: pass the board instead")
    if film.take is not None:
        _expect_foreseeable(film, ask)
    facts = Facts(film.board, film.words, _rolls(film.board))
    asked = tuple((_frontiers if ask == "frontier" else _search)(film, facts))
    if not asked:
        raise BoardError(f"there is nothing to ask about {film!r}: pass a board of two squares or more")
    return asked


def expect_askable(film: Film | Board | Any) -> None:
    """Refuses a board that is too large, or its film; a board need not be filmed for this."""
    board = film if is_a(film, Board) else expect_film(film).board
    if board.squares > MOST_SQUARES:
        raise BoardError(f"ask= works for boards of at most {MOST_SQUARES} squares, not {board.squares}")


def _expect_foreseeable(film: Film, ask: str) -> None:
    """Refuses questions about the frontiers of a search with `take`, or about squares that nobody can foresee."""
    if ask == "frontier":
        raise BoardError("ask='frontier' works without take=: ask about film(board), or use ask='search'")
    if not film.can_be_foreseen:
        raise BoardError(
            f"nobody can foresee which square comes next with take={film.take!r}: use 'newest' or 'highest'"
        )


def _rolls(board: Board) -> dict[Square, int]:
    """The fewest rolls to every square that can be reached, even beyond the goal's frontier, where a film ends."""
    found = layers(board.goal, board.jumps, board.die, board.start, beyond=True)
    return {square: rolls for rolls, layer in enumerate(found) for square in layer}


def _nobody(board: Board, square: Square) -> str:
    """The letter of a square where no move of any game ends."""
    return {"ladder": "L", "snake": "S", None: "n"}[jump_kind(square, board.end_of(square))]


def _moves(board: Board, squares: Sequence[Square]) -> tuple[Move, ...]:
    return tuple(move for square in squares for move in board.moves(square))


def _frontiers(film: Film, facts: Facts) -> Iterator[Question]:
    """A question for each frontier after the first, and for the empty one of a board that cannot be won."""
    board, words = facts.board, facts.words
    ends = [place for place, moment in enumerate(film.moments) if moment.kind in ("frontier", "stuck")]
    jump: Move | None = None
    for depth, (asked_at, revealed_to) in enumerate(pairwise(ends), start=1):
        tried = film.moments[asked_at:revealed_to]
        jump = jump or next((moment.move for moment in tried if moment.kind == "jump"), None)
        starts, right = film.moments[asked_at].fresh, film.moments[revealed_to].fresh
        rolls = Rolls(
            board=board,
            starts=starts,
            moves=_moves(board, starts),
            right=right,
            before=set(film.moments[asked_at].marked),
            arrivals=film.arrivals,
            jump=jump,
            depth=depth,
        )
        yield Question(
            kind="frontier",
            prompt=words.sentences["ask.frontier"].format(rolls=words.counted("rolls", depth)),
            asked_at=asked_at,
            revealed_to=revealed_to,
            right=right,
            moves=tuple(film.arrivals[square] for square in right),
            letters="".join(_frontier_letter(facts, square, depth) for square in range(1, board.squares + 1)),
            why=_frontier_why(words, rolls, depth),
            hints=_hints(words, rolls),
            facts=facts,
            ideas=ideas(rolls, words),
            jumps=rolls.jumps,
        )


def _frontier_letter(facts: Facts, square: Square, depth: int) -> str:
    rolls = facts.rolls.get(square)
    if rolls is None:
        return _nobody(facts.board, square)
    if rolls >= depth:
        return RIGHT if rolls == depth else "l"
    return "01s"[min(rolls, 2)]


def _frontier_why(words: Words, rolls: Rolls, depth: int) -> str:
    goal = rolls.board.goal
    if not rolls.right:
        return words.sentences["ask.why.stuck"].format(goal=goal)
    name = "ask.why.first" if depth == 1 else "ask.why.frontier"
    end = words.sentences["ask.why.goal"] if goal in rolls.right else ""
    before = words.counted("rolls", depth - 1)
    return words.sentences[name].format(rolls=before) + end.format(rolls=words.counted("rolls", depth))


def _hints(words: Words, rolls: Rolls) -> tuple[str, ...]:
    """What helps with a question about rolls: how to go about it, what to look at, and how many squares there are."""
    sentences, board = words.sentences, rolls.board
    name = "start" if rolls.starts == (board.start,) else "join" if rolls.depth is None else "frontier"
    before = words.counted("rolls", (rolls.depth or 1) - 1)
    hints = [sentences[f"ask.hint.{name}"].format(rolls=before, square=rolls.starts[0])]
    landings = [landing for landing in rolls.jumps if landing not in rolls.right]
    hints += [sentences["ask.hint.jump"].format(landing=landing) for landing in landings[:1]]
    if any(move.end in rolls.before for move in rolls.moves):
        hints.append(sentences["ask.hint.seen"])
    count = len(rolls.right)
    hints.append(words.counted("ask.hint.count", count) if count else sentences["ask.hint.none"])
    return tuple(hints)


def _search(film: Film, facts: Facts) -> Iterator[Question]:
    """For each square that is taken: which one it is, and which squares join then, until the goal joins.

    This is read from the moments alone, so the film of another search, say with a stack, asks in the same way; its
    words depend on what the film calls the place where squares wait.
    """
    moments = film.moments
    takes = [place for place, moment in enumerate(moments) if moment.kind == "take"]
    stage = _Stage(facts, film)
    for place, until in pairwise([*takes, len(moments)]):
        square = moments[place].current or 0
        rolled = [each for each in range(place, until) if moments[each].current == square]
        if square:  # a start off the board is shown, not asked
            yield stage.take(square, place)
        joins = stage.join(square, place, rolled[-1])
        yield joins
        if facts.board.goal in joins.right:
            return


class _Stage:
    """How far a search has got: the squares it has taken, and the move that brought each square."""

    def __init__(self, facts: Facts, film: Film) -> None:
        self.facts = facts
        self.film = film
        self.taken: set[Square] = set()
        self.came_by: dict[Square, Move] = {}

    def take(self, square: Square, place: int) -> Question:
        """The question of which square is taken at a moment."""
        words = self.facts.words.sentences
        hints = [words["ask.hint.oldest"]]
        if square in self.came_by and (start := self.came_by[square].start):
            hints.append(words["ask.hint.joined"].format(square=start))
        alone = len(self.film.moments[place - 1].waiting) == 1
        why = "only" if alone else "oldest"
        return Question(
            kind="take",
            prompt=words["ask.take"],
            asked_at=place - 1,
            revealed_to=place,
            right=(square,),
            moves=(),
            letters=self._letters(self.film.moments[place - 1], (square,)),
            why=words[f"ask.why.{why}"].format(square=square),
            hints=tuple(hints),
            facts=self.facts,
        )

    def join(self, square: Square, place: int, last: int) -> Question:
        """The question of which squares join after a square was taken, by all moves from one moment to another."""
        board, words = self.facts.board, self.facts.words
        self.taken.add(square)
        moments = self.film.moments[place : last + 1]
        moves = [moment.move for moment in moments if moment.kind == "fresh" and moment.move]
        rolls = Rolls(
            board=board,
            starts=(square,),
            moves=board.moves(square),
            right=tuple(move.end for move in moves),
            before=set(moments[0].marked),
            arrivals=self.came_by,
            jump=None,
        )
        self.came_by.update((move.end, move) for move in moves)
        name = "ask.join.start" if square == board.start else "ask.join"
        why = "nothing" if not moves else "one" if len(moves) == 1 else "join"
        squares = ", ".join(map(str, rolls.right))
        return Question(
            kind="join",
            prompt=words.sentences[name].format(square=square),
            asked_at=place,
            revealed_to=last,
            right=rolls.right,
            moves=tuple(moves),
            letters=self._letters(moments[0], rolls.right),
            why=words.sentences[f"ask.why.{why}"].format(square=square, squares=squares),
            hints=_hints(words, rolls),
            facts=self.facts,
            ideas=ideas(rolls, words),
            start=square,
            jumps=rolls.jumps,
        )

    def _letters(self, moment: Moment, right: Sequence[Square]) -> str:
        waiting = set(moment.waiting)
        return "".join(self._letter(square, right, waiting) for square in range(1, self.facts.board.squares + 1))

    def _letter(self, square: Square, right: Sequence[Square], waiting: set[Square]) -> str:
        if square in right:
            return RIGHT
        if square in waiting:
            return "w"
        if square in self.taken:
            return "t"
        return "u" if square in self.facts.rolls else _nobody(self.facts.board, square)
