"""How an exercise is declared: a question, what is right, and what to say about each wrong thing.

    number("02-how-many", "how many squares are in frontier 2?", lambda: 11,
           wrong={6: "6 are in frontier 1", ...: "count the squares that are new"})

    @written("mine-1", "write the function that doubles a number", cases=[(2,), (5,)],
             wrong={edit("2 * number", "number + 2", key="adds"): "you add 2: multiply by 2"})
    def double(number):
        return 2 * number

One rule for all kinds: `wrong = {wrong thing: what to say}`. A wrong thing is a value, an edit of the right function, or a
condition (`when`); `either(...)` stands for several of them, and `...` for everything else. For a list in any order a
single square or text stands for each list that has it and should not.
"""

import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from linecache import getlines
from typing import Any, TypedDict, TypeVar, Unpack

from snl_edu.course import catalogue
from snl_edu.course.exercise import CHOICE, DRAWN, MARKED, NUMBER, PAIR, SQUARES, WRITTEN, Exercise, Judge, Kind
from snl_edu.course.judges.cases import Functions
from snl_edu.course.judges.handwork import board_of, judge_player
from snl_edu.course.judges.mistakes import Edit, When, Wrong, wrongs_of
from snl_edu.course.judges.values import Values
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.course.verdict import right as is_right
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import BoardError, flag, is_a, shown

# The library's functions that search a board: for `without`, in exercises where the learner writes the search.
SEARCHES: tuple[str, ...] = (
    *("fewest_rolls", "frontiers", "explore", "shortest_game", "shortest_games", "count_shortest_games"),
    *("film", "watch", "snakes_and_ladders", "textbook", "check"),
)

F = TypeVar("F", bound=Callable[..., Any])


class Options(TypedDict, total=False):
    """What every kind of exercise may say besides its question and what is right."""

    wrong: Mapping[Any, str]
    hints: Iterable[str]
    why: str  # follows "Right"
    judge: Callable[[Any, Judge], Verdict]  # a judge of its own, which gets the answer and the usual judge
    optional: bool  # may be skipped
    replaces: bool  # takes the place of an exercise of the course


class ValueOptions(Options, total=False):
    """What an exercise whose answer is a value may say."""

    also: Callable[[Any], Any]  # accepts other right answers


def number(name: str, question: str, right: Any, *, within: float = 0, **options: Unpack[ValueOptions]) -> None:
    """An answer that is a number: exactly the right one, or one that is near enough, or that `also` accepts."""
    _declare(NUMBER, name, question, _values(NUMBER, right, options, within=within), right, options)


def choice(name: str, question: str, right: Any, **options: Unpack[ValueOptions]) -> None:
    """An answer that is a text, in capitals or not; or several texts in any order, if the right answer is a set."""
    _declare(CHOICE, name, question, _values(CHOICE, right, options), right, options)


def pair(name: str, question: str, right: Any, **options: Unpack[ValueOptions]) -> None:
    """An answer that is two numbers or two texts, in their order."""
    _declare(PAIR, name, question, _values(PAIR, right, options), right, options)


def squares(name: str, question: str, right: Any, *, ordered: bool = False, **options: Unpack[ValueOptions]) -> None:
    """An answer that is a list of squares, or of other whole numbers, in their order or in any."""
    judge_for = _values(SQUARES, right, options, ordered=flag(ordered, "ordered"))
    _declare(SQUARES, name, question, judge_for, right, options)


def drawn(name: str, question: str, right: Board | Callable[[], Board], **options: Unpack[Options]) -> None:
    """An answer that is a board, drawn or typed: any board for which no condition in `wrong` holds."""

    def judge_for(wrong: list[Wrong]) -> Judge:
        if ... in options.get("wrong", {}) or not all(isinstance(each.thing, (When, Board)) for each in wrong):
            raise BoardError("the wrong things of a board are boards and conditions, such as when(lambda board: ...)")

        def judge(answer: Any) -> Verdict:
            board = board_of(answer)
            if not is_a(board, Board):
                return not_yet(f"a Board is needed here, such as Board(36, {{2: 15}}), not {shown(answer)}")
            for each in wrong:
                thing = each.thing
                words = thing.words(board) if isinstance(thing, When) else () if board == thing else None
                if words is not None:
                    return each.verdict(words)
            return is_right(boards=1, board=board)

        return judge

    _declare(DRAWN, name, question, judge_for, right, options)


def marked(
    name: str, question: str, board: Board | Callable[[], Board], *, ask: str = "frontier", **options: Unpack[Options]
) -> None:
    """An answer that is given by clicks: a player of that board, whose questions are all answered."""
    usual: Judge = lambda player: judge_player(player, _later(board)(), ask)
    _declare(MARKED, name, question, lambda _: usual, board, options, ask=ask)


def written(
    name: str,
    question: str,
    *,
    cases: Any = (),
    without: Iterable[str] = (),
    normal: Callable[[Any], Any] | None = None,
    each: str = "item",
    at_home: bool = False,
    **options: Unpack[Options],
) -> Callable[[F], F]:
    """Decorates the right function: the answer is a function that gives the same results in all cases.

    `cases` are the arguments of the calls, or a function that makes them. Put the case that shows the idea first and the
    edge cases last: a learner reads about the first one in which the function goes wrong.
    """
    line = sys._getframe(1).f_lineno

    def declare(right: F) -> F:
        def judge_for(wrong: list[Wrong]) -> Judge:
            source = source_of(right)
            for thing in (each.thing for each in wrong):
                if isinstance(thing, Edit):
                    thing.of(source)
                elif not (isinstance(thing, When) or callable(thing)):
                    raise BoardError(f"the wrong things of a function are edits and functions, not {shown(thing)}")
            return Functions(right, source, _later(cases), wrong, normal, each)

        about = {"ours": right, "without": tuple(without), "at_home": at_home, "line": line}
        _declare(WRITTEN, name, question, judge_for, lambda: right, options, **about)
        return right

    return declare


def source_of(function: Callable[..., Any]) -> str:
    """The text of a function without its decorators: from its `def` to the next line that is not indented further."""
    code = getattr(function, "__code__", None)
    lines = getlines(code.co_filename)[code.co_firstlineno - 1 :] if code else []
    depth = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    is_inside = [not line.strip() or line[: depth + 1].isspace() or line.startswith(")", depth) for line in lines]
    first = next((at for at, line in enumerate(lines) if line.startswith("def ", depth)), None)
    if first is None:
        raise BoardError("the source of the right function cannot be found: write it with def, in a file or in a cell")
    last = next((at for at in range(first + 1, len(lines)) if not is_inside[at]), len(lines))
    return textwrap.dedent("".join(lines[first:last])).rstrip() + "\n"


def _values(kind: Kind, right: Any, options: ValueOptions, **how: Any) -> Callable[[list[Wrong]], Judge]:
    """What makes the judge of an answer that is a value."""

    def judge_for(wrong: list[Wrong]) -> Judge:
        if any(isinstance(each.thing, Edit) for each in wrong):
            raise BoardError("an edit changes the source of a right function, and here a value is asked for")
        otherwise = options.get("wrong", {}).get(..., "that is not it")
        return Values(kind, _later(right), wrong, otherwise, also=options.get("also"), **how)

    return judge_for


def _declare(
    kind: Kind,
    name: str,
    question: str,
    judge_for: Callable[[list[Wrong]], Judge],
    right: Any,
    options: Options,
    **about: Any,
) -> None:
    """Adds an exercise; `judge_for` makes its judge from the wrong things, one by one. An error names the exercise."""
    about.setdefault("line", sys._getframe(2).f_lineno)
    hints, wrong, own = options.get("hints", ()), options.get("wrong", {}), options.get("judge")
    hints = (hints,) if type(hints) is str else tuple(hints)
    try:
        if unknown := options.keys() - ValueOptions.__annotations__:
            known = ", ".join(ValueOptions.__annotations__)
            raise BoardError(f"there is no option {min(unknown)}; there are {known}")
        for text in (name, question, *hints):
            if type(text) is not str or not text:
                raise BoardError(f"the name, the question and the hints are texts, not {shown(text)}")
        if not isinstance(wrong, Mapping):
            raise BoardError(f"wrong must be a dict, {{wrong thing: what to say}}, not {shown(wrong)}")
        wrongs = list(wrongs_of(wrong))
        usual = judge_for(wrongs)
        judge: Judge = usual if own is None else lambda answer: own(answer, usual)
        about |= {each: flag(options.get(each, False), each) for each in ("optional", "replaces")}
        why = options.get("why", "")
        catalogue.put(Exercise(name, question, kind, judge, _later(right), tuple(wrongs), hints, why, **about))
    except BoardError as error:
        start = "" if str(error).startswith(str(name)) else f"{name}: "
        raise BoardError(f"{start}{error}") from None


def _later(thing: Any) -> Callable[[], Any]:
    """A function that gives a thing, which may already be one."""
    return thing if callable(thing) else lambda: thing
