"""The player in a notebook."""

import json
from collections.abc import Sequence
from math import isnan
from typing import Any

import traitlets

from snl_edu.films.asked.attempt import Attempt
from snl_edu.films.asked.questions import ASKS, NOTHING_ASKED, expect_askable
from snl_edu.films.film import Film
from snl_edu.films.search_film import expect_film
from snl_edu.films.words import LABELS
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import BoardError, flag, is_a, one_of, plain_int, shown
from snl_edu.screens.player.ask.quiz import FEEDBACKS, Quiz
from snl_edu.screens.player.ask.quiz import GRAINS as ASKED_AT
from snl_edu.screens.player.page import page_text
from snl_edu.screens.player.widget import Checked, PageWidget, close_replaced, text, together
from snl_edu.screens.player.wire import PACKED, PANELS, Wire, film_wire, packed, same_step, stage_of

SHOWN_AT_FIRST = tuple(name for name in PANELS if name != "arrows")
GRAINS = tuple(name.removeprefix("grain.") for name in LABELS if name.startswith("grain."))
ANOTHER_BOARD = {"wish": "another board"}  # what the page says when it wants one
OF_THE_FILMS = (
    "grain",
    "last",
    "step",
    "playing",
    "picked",
    "answers",
)  # these mean nothing once other films are shown
MOST_FILMS = 4  # side by side; a fifth would be too small to read


def as_text(films: Sequence[Wire], _widget: object = None) -> list[str]:
    """Films as JSON text, since ipywidgets would look at each of their many numbers."""
    return [as_one_text(film | {name: packed(film[name]) for name in PACKED}) for film in films]


def as_one_text(data: dict[str, Any], _widget: object = None) -> str:
    """A film, or questions, as JSON text, for the same reason."""
    return json.dumps(data, separators=(",", ":"))


def _count(value: Any, name: str) -> int:
    if (number := plain_int(value)) is None:
        raise BoardError(f"{name} must be a whole number, not {shown(value)}")
    return number


def _speed(value: Any, name: str) -> float:
    number: float | None = plain_int(value)
    if is_a(value, float) and not isnan(value):
        number = value
    if number is None:
        raise BoardError(f"{name} must be a number of steps a second, from 0.1 to 60, not {shown(value)}")
    return float(max(0.1, min(60, number)))


def _panels(value: Any, name: str) -> list[str]:
    if type(value) not in (list, tuple):
        raise BoardError(f"{name} must be a list of names such as ['queue'], not {shown(value)}")
    return [one_of(panel, "a panel", PANELS) for panel in value]


def _grain(value: Any, name: str) -> str:
    return one_of(value, name, GRAINS)


def _feedback(value: Any, name: str) -> str:
    return one_of(value, name, FEEDBACKS)


class Player(PageWidget):
    """Films with their controls; `step`, `last`, `grain`, `playing` and `speed` can be linked to other widgets."""

    films = traitlets.List(traitlets.Dict()).tag(sync=True, to_json=as_text)
    stage = traitlets.Dict().tag(sync=True)
    step = Checked(0, _count).tag(sync=True)
    last = Checked(0, _count).tag(sync=True)
    grain = Checked("frontier", _grain).tag(sync=True)
    playing = Checked(False, flag).tag(sync=True)
    speed = Checked(1.0, _speed).tag(sync=True)
    panels = Checked(SHOWN_AT_FIRST, _panels).tag(sync=True)
    projector = Checked(False, flag).tag(sync=True)
    # The questions and the answers; they make sense only together, so they are checked together.
    ask = Checked("", text).tag(sync=True)
    feedback = Checked("at once", _feedback).tag(sync=True)
    questions = traitlets.Dict().tag(sync=True, to_json=as_one_text)
    picked = Checked((), together).tag(sync=True)
    answers = Checked((), together).tag(sync=True)
    score = Checked((), together).tag(sync=True)
    # How often the films were replaced, and for which of them the front end speaks.
    _reel = traitlets.Int(0).tag(sync=True)
    _said = traitlets.Any().tag(sync=True)
    _quiz: Quiz | None = None
    _told: Sequence[tuple[str, list[str]]] = ()
    _place_is_kept = False

    def __init__(self, *, quiz: Quiz | None = None, **traits: Any) -> None:
        self._quiz = quiz
        asked = {} if quiz is None else {"ask": quiz.ask, "questions": quiz.data}
        super().__init__(picked=[], answers=[], score=self._scored([]), **asked, **traits)
        self.on_msg(Player._hear)

    def _empty(self) -> None:
        self.playing = False
        self.films, self.stage, self.questions = [], {}, {}
        self._told = ()

    def close(self) -> None:
        """Closes the player for good; what was answered stays."""
        super().close()
        self._quiz = None  # IPython keeps a player that a cell has shown

    @traitlets.validate("step")
    def _within_the_film(self, proposal: Any) -> int:
        step: int = max(0, min(self.last, proposal["value"]))
        return step

    @traitlets.validate("grain")
    def _of_the_film(self, proposal: Any) -> str:
        return one_of(proposal["value"], "grain", self.stage.get("grains", GRAINS))

    @traitlets.validate("last")
    def _as_long_as_the_film(self, proposal: Any) -> int:
        told: int = proposal["value"]
        last: int = self.stage.get("grains", {}).get(self.grain, {}).get("last", max(0, told))
        if told != last:
            raise BoardError(f"last is the number of the last step, here {last}, not {shown(told)}: set step instead")
        return told

    @traitlets.validate("ask")
    def _as_it_was_made(self, proposal: Any) -> str:
        ask: str = proposal["value"]
        if ask != (self._quiz.ask if self._quiz else ""):
            raise BoardError(f"ask is chosen when a player is made, such as play(board, ask='frontier'), not {ask!r}")
        return ask

    @traitlets.validate("picked", "answers")
    def _of_the_questions(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        if self._quiz is not None:
            return self._quiz.picked(value) if name == "picked" else self._quiz.answers(value)
        if type(value) is not list or value:
            raise BoardError(NOTHING_ASKED)
        return value

    @traitlets.validate("score")
    def _as_the_answers_say(self, proposal: Any) -> list[int]:
        score = self._scored(self.answers)
        if proposal["value"] != score:
            raise BoardError(f"score is what the answers are worth, here {score}: set answers instead")
        return score

    @traitlets.observe("answers")
    def _count_the_right_ones(self, change: Any) -> None:
        self.score = self._scored(change["new"])

    def _scored(self, answers: Any) -> list[int]:
        return [0, 0] if self._quiz is None else self._quiz.score(answers)

    @property
    def attempt(self) -> Attempt:
        """The film of what was answered so far, to be played beside the right one: `play(player.attempt)`."""
        if self._quiz is None:
            raise BoardError(NOTHING_ASKED)
        return self._quiz.attempt(self.answers)

    @traitlets.observe("grain")
    def _keep_the_place(self, change: Any) -> None:
        # The front end does the same by itself, for when there is no kernel; this is for when there is no front end.
        grains = self.stage.get("grains", {})
        if self._place_is_kept or change["old"] not in grains or change["new"] not in grains:
            return  # the player is being made, or the front end has found the place itself
        step = same_step(self.films, grains, change["old"], self.step, change["new"])
        self.last = grains[change["new"]]["last"]
        self.step = step

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes over what the front end says; what it says about films that were replaced may no longer fit."""
        if not self._fit(sync_data) or not self._fit(sync_data := self._of_these_films(sync_data)):
            return
        grain = self.stage.get("grains", {}).get(sync_data.get("grain", self.grain))
        if grain is None:
            sync_data = {name: value for name, value in sync_data.items() if name not in ("grain", "step", "last")}
        elif "last" in sync_data:
            sync_data = sync_data | {"last": grain["last"]}
        sync_data = {name: value for name, value in sync_data.items() if self._fits(name, value)}
        self._place_is_kept = "step" in sync_data
        try:
            super().set_state(sync_data)
        finally:
            self._place_is_kept = False

    def _of_these_films(self, sync_data: dict[str, Any]) -> dict[str, Any]:
        """What the front end says of these films, and not of those before: it may come late, and one mixed with the other."""
        named = sync_data.get("_said")
        said = named if isinstance(named, dict) else {}
        unheard = () if said.get("reel", self._reel) == self._reel else OF_THE_FILMS
        return {
            name: said.get(name, value) for name, value in sync_data.items() if name != "_said" and name not in unheard
        }

    def _fits(self, name: str, value: Any) -> bool:
        """Whether the front end may say this: what a score is we know ourselves, and marks are of today's board."""
        if name not in ("picked", "answers"):
            return name not in ("ask", "films", "questions", "score", "stage")
        try:
            self._of_the_questions({"trait": self.traits()[name], "value": value})
        except BoardError:
            return False
        return True

    def show(self, board_or_film: Board | Film, *others: Film) -> None:
        """Puts other films into the player, which opens on their first step and waits, wherever it is on the screen."""
        films = _films_of((board_or_film, *others))
        quiz = Quiz.of(films, self.ask) if self.ask else None
        stage = stage_of(films)
        grain = self.grain if self.grain in stage["grains"] else _opening_grain(films, stage)
        wires = [film_wire(film) for film in films]
        with self.hold_sync():
            self._reel += 1  # from here on, messages about the old films are ignored
            self.playing = False
            self.send_state("playing")  # a front end that plays saves where it is, before the new films come
            self.stage = {}  # the old films' places mean nothing in the new ones
            self.grain = grain
            self.last, self.step = stage["grains"][grain]["last"], stage["grains"][grain]["first"]
            self.stage = stage
            self._quiz = quiz
            self.picked, self.answers = [], []
            self.score, self.questions = self._scored([]), {} if quiz is None else quiz.data
            self.films = wires
            self._told = _told(films, stage)
            self._states_to_send.update(OF_THE_FILMS)  # even what has not changed here: it may differ on the page

    def _hear(self, said: Any, _buffers: Any) -> None:
        """Does what the page asks for."""
        if said == ANOTHER_BOARD and self._quiz is not None:
            self.show(self._quiz.another_film())

    def __repr__(self) -> str:
        return f"<player of {' beside '.join(film['name'] for film in self.films) or 'nothing yet'}>"

    def page(self) -> str:
        """The player as one HTML page, on which each film opens where it opened in the player."""
        if not self.films:
            raise BoardError("this player shows nothing yet: call player.show(board) first")
        names = ("films", "stage", "title", "last", "grain", "speed", "panels", "projector")
        first = self.stage["grains"][self.grain]["first"]
        state = {name: getattr(self, name) for name in names} | {"step": first, "playing": False}
        if self._quiz is not None:
            asked = {"ask": self.ask, "feedback": self.feedback, "questions": self.questions}
            state |= asked | {"picked": [], "answers": [], "score": self._scored([])}
        return page_text(state, [] if self.ask else self._told)


def play(
    board_or_film: Board | Film | Any,
    *others: Film | Any,
    grain: str | None = None,
    title: str | None = None,
    panels: Sequence[str] = SHOWN_AT_FIRST,
    projector: bool = False,
    ask: str | None = None,
    feedback: str = "at once",
) -> Player:
    """A player that shows a search step by step; it opens on the first step and waits.

    A board is shown at the grain of frontiers unless another one is asked for, a film at its own. The film of a
    solver opens where the board is read first. Several films of one board are shown side by side, and the verdict on
    a wrong solver as its run beside a right one, both where they part.

    With `ask="frontier"` the player asks which squares come next before it shows them, with `ask="search"` what the
    search does with each square; with `feedback="at end"` it says nothing about the answers until all are given.
    """
    if ask is not None and is_a(board_or_film, Board):
        expect_askable(board_or_film)
    films = _films_of((board_or_film, *others))
    quiz = None if ask is None else Quiz.of(films, one_of(ask, "ask", ASKS))
    stage = stage_of(films)
    wanted = _opening_grain(films, stage) if grain is None else one_of(grain, "grain", stage["grains"])
    if quiz is not None:
        if grain is not None:
            raise BoardError("ask= goes through the film at a grain of its own: leave grain= out")
        wanted = ASKED_AT[quiz.ask]
    player = Player(
        quiz=quiz,
        feedback=feedback,
        films=[film_wire(film) for film in films],
        stage=stage,
        title="" if title is None else title,
        last=stage["grains"][wanted]["last"],
        grain=wanted,
        panels=panels,
        projector=projector,
    )
    player._told = _told(films, stage)
    player.step = stage["grains"][wanted]["first"]
    close_replaced(player)
    return player


def _films_of(given: Sequence[Any]) -> tuple[Film, ...]:
    """The films that a caller has passed, or those that something else, such as a verdict, offers."""
    films = tuple(film for each in given for film in _offered_by(each))
    if len(films) > MOST_FILMS:
        raise BoardError(f"{len(films)} films are too many to see at once: show at most {MOST_FILMS}")
    for film in films[1:]:
        if film.board != films[0].board:
            raise BoardError(f"films side by side are of one board, not of {films[0].board!r} and {film.board!r}")
        if not film.grains.keys() & films[0].grains.keys():
            one, other = map(_kind_of, (films[0], film))
            raise BoardError(f"{one} and {other} have no grain in common: show each of them in a player of its own")
    return films


def _kind_of(film: Film) -> str:
    kinds = {"run": "a run", "chances": "a film of chances", "played": "the film of a game"}
    return "an attempt" if isinstance(film, Attempt) else kinds.get(film.label, "a search")


def _offered_by(given: Any) -> Sequence[Film]:
    offered = getattr(type(given), "films", None)
    return tuple(given.films) if isinstance(offered, property) else (expect_film(given),)


def _opening_grain(films: Sequence[Film], stage: Wire) -> str:
    """The grain of the first film if the others have it too, or else the coarsest that all of them have."""
    return films[0].grain if films[0].grain in stage["grains"] else next(iter(stage["grains"]))


def _told(films: Sequence[Film], stage: Wire) -> list[tuple[str, list[str]]]:
    """Each film in words, under its title: all a page needs, so that no player keeps its films."""
    titles = [film.title or film.name for film in films] if len(films) > 1 else [""]
    coarsest = next(iter(stage["grains"]))
    told = [[moment.sentence for moment in film.at_grain(coarsest)] for film in films]
    return list(zip(titles, told, strict=True))
