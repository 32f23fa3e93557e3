"""Mistakes as solvers whose answers can be compared: each way to write one mistake, or two mistakes at once."""

from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations, product

from snl_edu.calls.sandbox import Outcome, Trouble
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception
from snl_edu.course.misconceptions.textbook import TEXTBOOK, Solver, changed, new_function_of, variations
from snl_edu.course.solvers.answers import Case

MOST_TURNS = 3_000  # of their loops: on boards on which solvers are compared, a search needs fewer
FEW_TURNS = 300  # of those that may never end: they give up before a learner's solver does
NOTHING = Outcome(None, None, False, False)
ENDLESS = Outcome(None, Trouble("endless", "never ends"), False, False)
MOST_WAYS = 3  # in which a mistake is written, beside another one
BY_PLACE = ("example-built-in",)  # fails in its own way in each style, and is known by the boards on which it fails


@dataclass(frozen=True, eq=False)
class Way:
    """One way to write a mistake, or two mistakes at once, in the textbook for a matrix or in that for one row."""

    mistakes: tuple[Misconception, ...]
    source: str
    base: str = TEXTBOOK
    known: dict[Case, Outcome] = field(default_factory=dict)

    @cached_property
    def solver(self) -> Solver:
        """The solver; it counts the turns of its loops, since it may run on and on."""
        return new_function_of(self.source.replace("while ", "while turn() and "), "a way to write a mistake")

    def answer(self, case: Case) -> Outcome:
        """What it answers, or how it fails. A pair is asked about few boards, so its answers are not kept."""
        if case in self.known:
            return self.known[case]
        row = [value if value == -1 else value + 1 for value in case.board.to_moves()]
        turns = iter(range(FEW_TURNS if any(each.may_not_end for each in self.mistakes) else MOST_TURNS))
        self.solver.__globals__["turn"] = lambda: next(turns) >= 0
        try:
            value = self.solver(case.board.to_matrix() if self.base is TEXTBOOK else [row])
            answer = NOTHING._replace(value=value)
        except StopIteration:
            answer = ENDLESS
        except Exception:  # a square that is read from the wrong place may be off the board
            answer = NOTHING
        if len(self.mistakes) == 1:
            self.known[case] = answer
        return answer


@cache
def alone(base: str) -> tuple[Way, ...]:
    """Every mistake that can be compared by its answers, in each way to write it, the more common ones first."""
    ways = []
    for each in MISCONCEPTIONS.values():
        if each.board is not None and not each.keeps_state and each.key not in BY_PLACE:
            with suppress(LookupError):  # a mistake about rows and columns, which a single row knows nothing of
                ways += [Way((each,), text, base) for text in each.texts(base)]
    return tuple(ways)


@cache
def pairs(base: str) -> tuple[Way, ...]:
    """Any two mistakes that can be made together, in each way to write them."""
    known = dict.fromkeys(each for way in alone(base) for each in way.mistakes if not each.may_not_end)
    ways: list[Way] = []
    for pair in combinations(known, 2):
        for one, other in product(*((each.changes, *each.others)[:MOST_WAYS] for each in pair)):
            for first, second in ((one, other), (other, one)):
                with suppress(LookupError, SyntaxError):  # where both are about the same lines
                    source = changed(second, changed(first, base))
                    compile(source, "<two mistakes>", "exec")
                    ways += [Way(pair, text, base) for text in variations(source)]
                    break
    return tuple(ways)
