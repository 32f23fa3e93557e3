"""A question to a learner, and what each square of the board would mean as an answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from snl_edu.films.asked.ideas import Idea
from snl_edu.films.words import Words
from snl_edu.model.board import Board, Move, Square

Kind: TypeAlias = Literal["frontier", "take", "join"]
Reason: TypeAlias = Literal["right", "seen", "later", "jump", "never"]

RIGHT = "r"
NOBODY: Mapping[str, tuple[Reason, str]] = {
    "L": ("jump", "ask.jump.ladder"),
    "S": ("jump", "ask.jump.snake"),
    "n": ("never", "ask.never"),
}
# What a letter says about a square, as an answer to each kind of question: the reason, and the name of its sentence.
# The sentence about a right square of a frontier, or one that joins, is that of the move which reaches it.
MEANINGS: Mapping[Kind, Mapping[str, tuple[Reason, str]]] = MappingProxyType(
    {
        "frontier": {
            RIGHT: ("right", ""),
            "0": ("seen", "ask.seen.start"),
            "1": ("seen", "ask.seen.one"),
            "s": ("seen", "ask.seen.many"),
            "l": ("later", "ask.later"),
            **NOBODY,
        },
        "take": {
            RIGHT: ("right", "ask.take.right"),
            "w": ("later", "ask.take.older"),
            "t": ("seen", "ask.take.taken"),
            "u": ("later", "ask.take.unreached"),
            **NOBODY,
        },
        "join": {
            RIGHT: ("right", ""),
            "w": ("seen", "ask.join.waiting"),
            "t": ("seen", "ask.join.taken"),
            "u": ("later", "ask.join.later"),
            **NOBODY,
        },
    }
)


class Facts(NamedTuple):
    """What all questions of a film share: its words, and the fewest rolls to each square, beyond the goal too."""

    board: Board
    words: Words
    rolls: Mapping[Square, int]


@dataclass(frozen=True)
class Question:
    """One question: the squares that answer it, and what every square of the board would mean as an answer.

    It is asked at a moment that does not give the answer away, and answered by what the film shows at another one.
    `right` is in queue order, and `moves` holds the move that reaches each of its squares. `letters` has a letter for
    each square of the board, which `MEANINGS` explains. `start` is the square whose rolls are asked about, and `jumps`
    are the squares in reach where a snake or a ladder starts.
    """

    kind: Kind
    prompt: str
    asked_at: int
    revealed_to: int
    right: tuple[Square, ...]
    moves: tuple[Move, ...]
    letters: str
    why: str
    hints: tuple[str, ...]
    facts: Facts = field(repr=False, compare=False)
    ideas: tuple[Idea, ...] = ()
    start: Square | None = None
    jumps: tuple[Square, ...] = ()

    @property
    def reasons(self) -> dict[Square, Reason]:
        """Why each square of the board is right or wrong."""
        meanings = MEANINGS[self.kind]
        return {square: meanings[letter][0] for square, letter in enumerate(self.letters, start=1)}

    def sentence(self, square: Square) -> str:
        """The sentence about a square that was marked."""
        name = MEANINGS[self.kind][self.letters[square - 1]][1]
        if not name:
            return self.arrival(square)
        end, rolls = self.facts.board.jumps.get(square), self.facts.rolls.get(square)
        form = self.facts.words.sentences[name]
        return form.format(
            square=square, end=end, rolls=rolls, right=self.right[:1] and self.right[0], start=self.start
        )

    def arrival(self, square: Square) -> str:
        """How a right square is reached, in words; for a square that is taken, that it is its turn."""
        if self.kind == "take":
            return self.sentence(square)
        move = self.moves[self.right.index(square)]
        return self.facts.words.sentences[move.jump or "ask.roll.plain"].format(**move._asdict())
