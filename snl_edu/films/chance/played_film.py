"""One real game as a film: a player, a die, and nothing but luck."""

from dataclasses import dataclass
from random import Random

from snl_edu.films.film import NO_QUEUE, Film, Line, Moment
from snl_edu.films.search_film import expect_filmable
from snl_edu.films.words import LABELS, WORDS, Sentence
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.chance.means import ways_to
from snl_edu.model.games import Game
from snl_edu.model.input.arguments import is_a, plain_int, randomness, whole
from snl_edu.model.leap import fewest_rolls

MOST_ROLLS = 500  # nobody watches a longer film to its end
LONGEST = 1_000


@dataclass(frozen=True, repr=False)
class PlayedFilm(Film):
    """A film whose moments are the rolls of one game."""

    def counters(self) -> dict[str, list[int]]:
        """How many rolls were made."""
        return {"rolls": [moment.depth or 0 for moment in self.moments]}


def roll_on(board: Board, *, rng: Random | int = 0, rolls: int = MOST_ROLLS) -> Film:
    """One game played with a real die, as a film: a step for each roll, to be watched beside the search.

    The same seed gives the same game; `rng` may also be a `random.Random` to draw from. The film ends when the game is
    won, when it can no longer be won, or after that many `rolls`.

    >>> print(roll_on(Board(9, {2: 8, 6: 3}), rng=2))
    0. The game begins on 1.
    1. Roll 1 shows 1: from 1 to 2, and up the ladder to 8.
    2. Roll 2 shows 1: from 8 to 9.
    3. The goal is reached with 2 rolls. The fewest possible is 2.
    """
    expect_filmable(board)
    most = whole(rolls, "rolls", 0, LONGEST)
    table = _Table(board, randomness(rng))
    table.play(most)
    options = {"rng": (plain_int(rng), 0), "rolls": (most, MOST_ROLLS)}
    given = [f"{name}={value}" for name, (value, usual) in options.items() if value != usual]
    return PlayedFilm(
        board=board,
        moments=tuple(table.moments),
        # A step for each number of rolls, like the frontiers of a search, so that both can be seen side by side.
        grains={"frontier": tuple(table.stops), "move": tuple(range(len(table.moments)))},
        grain_labels={"frontier": "grain.roll"},
        call="" if is_a(rng, Random) else f"roll_on({', '.join([repr(board), *given])}",
        name=f"roll_on({board!r})",
        title=LABELS["title.played"],
        label="played",
        waiting_label=NO_QUEUE,
        no_search="a real die",
        legend={"current": "state.standing", "seen": "state.visited", "unseen": "state.unseen", "path": "state.path"},
    )


class _Table:
    """Plays a game, and writes down each moment of it."""

    def __init__(self, board: Board, rng: Random) -> None:
        self.board = board
        self.rng = rng
        self.moments: list[Moment] = []
        self.stops: list[int] = []  # the moments after each roll and its jump
        self.visited = Line()
        self.nothing = Line().stretch(0, 0)
        self.moves: list[Move] = []
        self.rolls = 0

    def play(self, most: int) -> None:
        """Rolls until the game is won, can no longer be won, or is too long to watch."""
        square, goal = self.board.start, self.board.goal
        ways = ways_to(self.board)
        fewest = fewest_rolls(self.board)
        said = WORDS.sentence
        self._add("begin", said("played.start" if square else "played.start.off", square=square), square)
        while square != goal and square in ways and self.rolls < most:
            square = self._roll(square, self.rng.randint(1, self.board.die))
        rolls = WORDS.counted("rolls", self.rolls)
        if square == goal:
            name = "played.won" if self.rolls else "game.none_needed"
            self._add("won", said(name, rolls=rolls, fewest=fewest), square, game=Game(tuple(self.moves)))
        elif square in ways:
            self._add("cut", said("played.cut", rolls=rolls, fewest=fewest), square)
        else:
            self._add("endless", said("played.endless", square=square), square)

    def _roll(self, square: Square, roll: int) -> Square:
        """Where the player stands after a roll."""
        self.rolls += 1
        moves = self.board.moves(square)
        if roll > len(moves):
            self._add("stays", self._told("stays", roll, square=square, goal=self.board.goal), square)
            return square
        move = moves[roll - 1]
        self.moves.append(move)
        told = {"start": square, "landing": move.landing, "end": move.end}
        if move.jump is not None:
            jump = WORDS.sentences[f"idea.{move.jump}"]
            self._add("jump", self._told("lands", roll, jump=jump, **told), move.landing, move)
        self._add("roll", self._told(move.jump or "plain", roll, **told), move.end, move)
        return move.end

    def _told(self, name: str, roll: int, **values: object) -> Sentence:
        return WORDS.sentence(f"played.{name}", number=self.rolls, roll=roll, **values)

    def _add(
        self, kind: str, said: Sentence, square: Square, move: Move | None = None, game: Game | None = None
    ) -> None:
        if kind != "jump":
            self.stops.append(len(self.moments))
        fresh = () if square in self.visited.places else (square,)
        marked = self.visited.holding((*self.visited.squares, *fresh))
        moment = Moment(self.board, kind, said, self.nothing, marked, -1, self.rolls, square, move, fresh, game=game)
        self.moments.append(moment)
