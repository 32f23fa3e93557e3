"""What a check found, in words and with the board that shows it."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from snl_edu.films.film import Film
from snl_edu.films.search_film import film
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, counted, plain_int

if TYPE_CHECKING:
    from snl_edu.films.run.run_film import Run

LARGEST_FILM = 400  # squares of a board on which a shortest game is drawn: more cannot be read


class Hint(str):
    """A hint, which shows itself below the verdict that it belongs to."""

    verdict: "Verdict"

    def __repr__(self) -> str:  # below a right answer there is nothing left to hint at
        return repr(self.verdict) if self.verdict.passed else f"{replace(self.verdict, next_step='')!r}\n{self}"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return captioned(self.verdict.picture, repr(self))


@dataclass(frozen=True, repr=False, eq=False)
class Verdict:
    """Whether an answer is right; if not, the smallest helpful fact, and `fault`, the lasting name of what went wrong.

    A solver's verdict also has the smallest board on which it fails, what is `expected` there and what it `got` instead,
    and which `misconception` gives just those answers; of two at once, it is the one to fix first, and `also` the other.
    `resembles` is the one that gives nearly all of the answers. `own` lists the squares whose own number had to be in the
    matrix for the solver to fail. `or_ours` is for the notebook to go on with.
    """

    passed: bool
    message: str
    hints: tuple[str, ...] = ()
    explanation: str = ""
    misconception: str | None = None
    board: Board | None = None
    expected: Any = None
    got: Any = None
    solver: Any = None
    remarks: tuple[str, ...] = ()
    resembles: str | None = None
    own: tuple[Square, ...] = ()
    next_step: str = ""
    answer: Any = None
    ours: Any = None
    also: str | None = None
    fault: str | None = None

    @property
    def or_ours(self) -> Any:
        """The learner's function if it is right, and the course's own until then, for a notebook to go on with."""
        if self.ours is None:
            raise BoardError("or_ours is for exercises whose answer is a function that the notebook goes on with")
        return self.answer if self.passed else self.ours

    def require(self) -> Self:
        """This verdict, if the answer is right; an AssertionError with the message if not, so that a cell can fail."""
        if not self.passed:
            raise AssertionError(self.message)
        return self

    def hint(self, number: int = 1) -> Hint:
        """The first hint; `hint(2)` is the second one."""
        place = max(1, min(len(self.hints), plain_int(number) or 1))
        more = f" (hint({place + 1}) says more)" if place < len(self.hints) else ""
        hint = Hint(f"Hint {place}: {self.hints[place - 1]}{more}" if self.hints else "There is no hint here.")
        hint.verdict = self
        return hint

    @property
    def films(self) -> "tuple[Run, Run]":
        """The learner's run and a right one on the board, both of which open where they part."""
        from snl_edu.course.misconceptions.textbook import on_cells, textbook
        from snl_edu.films.run.compare import side_by_side

        if self.board is None or self.solver is None:
            raise BoardError("there is nothing to compare: no board is known on which a solver fails")
        if self.own:
            raise BoardError(
                "a board whose matrix holds a square's own number cannot be filmed: look at verdict.message"
            )
        return side_by_side(self.solver, textbook if self.board.rows == self.board.columns else on_cells, self.board)

    def __repr__(self) -> str:
        return "\n".join(part for part in (self.message, self.explanation, self.next_step) if part)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return captioned(self.picture, repr(self))

    @property
    def picture(self) -> Board | Film | None:
        """The board that the verdict is about; for a right one, a film of its search, which ends with a shortest game."""
        board = self.board
        return film(board) if self.passed and board is not None and board.squares <= LARGEST_FILM else board


def right(boards: int = 0, board: Board | None = None) -> Verdict:
    """The verdict on a right answer, with the number of boards it was tried on, or the board that it is."""
    on = f", on {counted(boards, 'board')}" if boards else ""
    return Verdict(True, f"Right{on}.", board=board)


def not_yet(sentence: str, board: Board | None = None, explanation: str = "", *, fault: str | None = None) -> Verdict:
    """The verdict on an answer that is not right yet: a sentence that says why, and the board that shows it."""
    return Verdict(False, f"Not yet: {sentence}", explanation=explanation, board=board, fault=fault)


def captioned(shown: Board | Film | None, text: str) -> dict[str, str]:
    """A text for a notebook, above the picture of the board, or of the end of the film, that it is about."""
    bundle = {} if shown is None else shown._repr_mimebundle_()
    if "text/html" in bundle:
        from html import escape

        paragraphs = "".join(f"<p>{escape(line)}</p>" for line in text.split("\n"))
        bundle["text/html"] = paragraphs + bundle["text/html"]
    return {**bundle, "text/plain": text}
