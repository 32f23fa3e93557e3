"""Which named mistake, or which two at once, give the same answers as a solver."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain, groupby, islice
from operator import attrgetter
from random import Random
from typing import NamedTuple

from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import MATRIX, Form
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception
from snl_edu.course.misconceptions.pairs import Way, alone, pairs
from snl_edu.course.misconceptions.textbook import ON_ROW, TEXTBOOK
from snl_edu.course.solvers.answers import Case, is_right
from snl_edu.course.solvers.boards_to_try import cases_to_try, has_ring, random_boards

MOST_DIFFERENT = 0.05  # the share of the boards on which a solver may differ from the mistake that it resembles
MOST_STOPPED = 0.1  # the share of the boards on which it may have been stopped,
FEWEST_SHARED = 5  # wrong answers that it must share with the mistake,
SHARE = 0.8  # and which share of all the wrong answers that the mistake gives on these boards
FEWEST_WRONG = 3  # wrong answers,
FEWEST_ENDED = 50  # and boards on which it ended, that a solver needs to have a name if it was stopped on others
FEWEST_FOR_TWO = 5  # and to have two names at once
MOST_ENDLESS = 0.2  # the share of the boards on which two mistakes at once may never end: people write that differently
MORE = 100  # boards that are looked at to tell apart those that fit
FEWEST_VALUES = 3  # different ones, or else it hardly looks at the board
EXAMPLE_SIZES = (36, 30)  # of the famous examples
FEWEST_OF_EXAMPLE = 5  # boards of one size on which it is right, if the numbers of that size are built in
MOST_BY_CHANCE = 0.4  # the share of the other boards on which it may be right then
NO_NUMBERS = ("None", "inf")  # how `ask` calls answers that are no numbers and stand for no way found
NOT_ASKED = Outcome(None, None, False, False)

Answers = Mapping[Case, Outcome]
AskMore = Callable[[Case], Outcome]


class Resemblance(NamedTuple):
    """A mistake, or two at once, and on how many of the boards compared a solver gives its answers."""

    misconception: Misconception
    shared: int
    boards: int
    also: Misconception | None = None  # the second of two, to be fixed after the other one

    @property
    def is_complete(self) -> bool:
        """Whether all answers agree."""
        return self.shared == self.boards


def resemblance(answers: Answers, ask_more: AskMore, form: Form = MATRIX) -> Resemblance | None:
    """The mistake that gives the same answers on all boards or, if none does, two at once, or one on all but a few.

    Boards on which the solver was stopped count only for mistakes that never end either. As long as several mistakes fit,
    `ask_more` asks about boards that were not tried; if that does not help, the more common one is named.
    """
    compared = {case: answer for case, answer in answers.items() if _can_tell(case, form)}
    ended = {case: answer for case, answer in compared.items() if not answer.is_endless}
    base = TEXTBOOK if form is MATRIX else ON_ROW
    same = partial(_same, ways=alone(base), form=form)
    like = same(compared, ask_more)
    if like is not None:
        return like if ended or not like.misconception.may_not_end else None
    wrong = sum(not is_right(answer, case.board) for case, answer in ended.items())
    if len(ended) < len(compared) and len(ended) >= FEWEST_ENDED and wrong >= FEWEST_WRONG:
        like = same(ended, ask_more)
    like = like or _by_where_it_fails(answers)
    if like is None and wrong >= FEWEST_FOR_TWO and len({each.value for each in ended.values()}) >= FEWEST_VALUES:
        # Its own sign for no way found, beside another mistake: where that is read as -1, all answers are the mistake's.
        signs = {case: answer for case, answer in ended.items() if _is_no_number(answer, case)}
        read = {**ended, **{case: answer._replace(value=-1, trouble=None) for case, answer in signs.items()}}
        like = same(read, lambda _: NOT_ASKED) if signs else None
        if like is not None:
            return like._replace(also=MISCONCEPTIONS["no-minus-one"])
        like = same(ended, ask_more, ways=pairs(base))
    if like is None and len(compared) - len(ended) <= MOST_STOPPED * len(compared):
        return _near(ended, len(compared), alone(base))
    return like


def _same(compared: Answers, ask_more: AskMore, ways: tuple[Way, ...], form: Form) -> Resemblance | None:
    """The mistakes that give all the answers; of two at once, the one that spoils more boards comes first."""
    wrong, order = _in_order(compared)
    if not wrong:
        return None

    def fits(way: Way) -> bool:
        left = int(MOST_ENDLESS * len(order)) if len(way.mistakes) > 1 else 0
        for case in order:
            theirs = way.answer(case)
            if not _agree(compared[case], theirs, case):
                left -= 1
                if left < 0 or not theirs.is_endless:
                    return False
        return True

    # One way to write a mistake is enough to name it. All of them are compared only where several mistakes fit.
    same = [way for _, group in groupby(ways, attrgetter("mistakes")) for way in islice(filter(fits, group), 1)]
    if len(same) > 1:
        several = {way.mistakes for way in same}
        same = [way for way in ways if way.mistakes in several and fits(way)]
        for case in islice(_more_cases(compared, form), MORE):
            if len({way.mistakes for way in same}) > 1 and len({way.answer(case).value for way in same}) > 1:
                answer = ask_more(case)
                same = [way for way in same if _agree(answer, way.answer(case), case)]
        if form.squares is not None and len({way.mistakes for way in same}) > 1:
            return None  # there are no other boards that could tell them apart
    if not same:
        return None

    def spoils(each: Misconception) -> int:
        way = next(way for way in alone(same[0].base) if way.mistakes == (each,))
        return sum(not is_right(way.answer(case), case.board) for case in order)

    first, *others = sorted(same[0].mistakes, key=spoils, reverse=True)
    return Resemblance(first, len(compared), len(compared), *others)


def _more_cases(known: Answers, form: Form) -> Iterator[Case]:
    """Boards that were not compared: those that expose a mistake each, those that were left out, and random ones."""
    telling = dict.fromkeys(each.board for each in MISCONCEPTIONS.values() if each.board is not None)
    others = () if form.squares else random_boards(Random(24))
    for case in chain(map(Case, telling), cases_to_try(form), map(Case, others)):
        if case not in known and form.allows(case.board) and _can_tell(case, form):
            yield case


def _in_order(compared: Answers) -> tuple[set[Case], list[Case]]:
    """The boards with wrong answers, and all boards, those first, and small ones: they leave few mistakes to compare with."""
    wrong = {case for case, answer in compared.items() if not is_right(answer, case.board)}
    return wrong, sorted(compared, key=lambda case: (case not in wrong, case.board.squares))


def _by_where_it_fails(answers: Answers) -> Resemblance | None:
    """The mistake that is known by the boards on which a solver fails, whatever it answers there."""
    wrong = {case: answer for case, answer in answers.items() if not is_right(answer, case.board)}
    lost = {case for case in answers if case.right_answer == -1}
    if len(lost) > 1 and wrong.keys() == lost and all(_is_no_number(answer, case) for case, answer in wrong.items()):
        return Resemblance(MISCONCEPTIONS["no-minus-one"], len(answers), len(answers))
    for size in EXAMPLE_SIZES:
        of_size = [case for case in answers if case.board.squares == size]
        others = len(answers) - len(of_size)
        if (
            len(of_size) >= FEWEST_OF_EXAMPLE
            and wrong.keys().isdisjoint(of_size)
            and len({case.board.squares for case in wrong}) >= FEWEST_WRONG
            and others - len(wrong) <= MOST_BY_CHANCE * others
        ):
            return Resemblance(MISCONCEPTIONS["example-built-in"], len(answers), len(answers))
    return None


def _is_no_number(answer: Outcome, case: Case) -> bool:
    """Whether an answer stands for no way found: None, infinity, or more rolls than a game can need."""
    if answer.trouble is not None:
        return answer.trouble.kind == "type" and answer.trouble.name in NO_NUMBERS
    return bool(answer.value >= case.board.squares)


def _near(compared: Answers, boards: int, ways: tuple[Way, ...]) -> Resemblance | None:
    """The mistake that shares most of a solver's wrong answers, and nearly all of the others."""
    wrong, order = _in_order(compared)
    most = int(MOST_DIFFERENT * len(compared))
    different = dict.fromkeys(ways, 0)
    for number, case in enumerate(order, start=1):
        for way in list(different):
            different[way] += not _agree(compared[case], way.answer(case), case)
            if different[way] > (min(most, len(wrong) // 2) if number <= len(wrong) else most):
                del different[way]
    alike = {way: number for way, number in different.items() if _is_told_apart(way, compared)}
    least = min(alike.values(), default=0)
    nearest = {way.mistakes for way, number in alike.items() if number == least}
    if len(nearest) != 1:
        return None
    (misconception,) = nearest.pop()
    return Resemblance(misconception, len(compared) - least, boards)


def _is_told_apart(way: Way, compared: Answers) -> bool:
    """Whether a mistake gives wrong answers on enough boards, and the solver gives most of them too."""
    theirs = {case: way.answer(case) for case in compared}
    telling = [case for case, answer in theirs.items() if not (answer.is_endless or is_right(answer, case.board))]
    shared = sum(_agree(compared[case], theirs[case], case) for case in telling)
    return shared >= max(FEWEST_SHARED, SHARE * len(telling))


def _can_tell(case: Case, form: Form) -> bool:
    """Whether all ways to write a mistake give the same answers on a board: not with rings of jumps or own numbers."""
    is_square = case.board.columns**2 == case.board.squares
    return not case.own and (form is not MATRIX or is_square) and not has_ring(case.board)


def _agree(answer: Outcome, theirs: Outcome, case: Case) -> bool:
    """Whether a learner's answer is that of a wrong solver."""
    if theirs.is_endless:  # with more steps it may yet find the answer
        return answer.is_endless or (is_right(answer, case.board) and answer.value != -1)
    return answer.trouble is None and bool(answer.value == theirs.value)
