"""Which named mistake, or which two at once, give the same answers as a solver."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain, groupby, islice
from operator import itemgetter
from random import Random
from typing import NamedTuple

from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import MATRIX, Caller, Form
from snl_edu.course.answers import SHORT, Case, ask, is_right
from snl_edu.course.boards_to_try import cases_to_try, has_ring, random_boards
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception, Solver
from snl_edu.course.misconceptions.pairs import Pair, pairs
from snl_edu.model.board import Board

MOST_DIFFERENT = 0.05  # the share of the boards on which a solver may differ from the mistake that it resembles
MOST_STOPPED = 0.1  # the share of the boards on which it may have been stopped,
FEWEST_SHARED = 5  # wrong answers that it must share with the mistake,
SHARE = 0.8  # and which share of all the wrong answers that the mistake gives on these boards
FEWEST_WRONG = 3  # wrong answers,
FEWEST_ENDED = 50  # and boards on which it ended, that a solver needs to have a name if it was stopped on others
FEWEST_FOR_TWO = 5  # and to have two names at once
MOST_ENDLESS = 0.2  # the share of the boards on which two mistakes at once may never end
MORE = 100  # boards that are looked at to tell such pairs apart,
MOST_WAYS = 2  # each of them in so many ways
FEWEST_VALUES = 3  # different ones, or else it hardly looks at the board
FEWEST_OF_EXAMPLE = 5  # boards of one size on which it is right, if the numbers of that size are built in
MOST_BY_CHANCE = 0.4  # the share of the other boards on which it may be right then

Answers = Mapping[Case, Outcome]
Candidate = tuple[str, Solver]


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


def given(case: Case, form: Form) -> list[list[int]]:
    """A board as a wrong solver takes it: a matrix, or one row where the form knows no rows and columns."""
    if form is MATRIX:
        return case.board.to_matrix()
    return [[value if value == -1 else value + 1 for value in case.board.to_moves()]]


@cache
def _answer_of(key: str, solver: Solver, case: Case, form: Form) -> Outcome:
    """What a wrong solver answers; only those that may run on and on are counted step by step, which takes time."""
    if MISCONCEPTIONS[key].may_not_end:
        return ask(Caller(lambda _: solver(given(case, form))), case, SHORT)
    return Outcome(solver(given(case, form)), None, False, False)


def resemblance(answers: Answers, ask_more: Callable[[Case], Outcome], form: Form = MATRIX) -> Resemblance | None:
    """The mistake that gives the same answers on all boards or, if none does, two at once, or one on all but a few.

    Boards with a ring of jumps, or with squares that hold their own number, are left out: there, different ways to
    write the same mistake give different answers. Boards on which the solver was stopped count only for mistakes that
    never end either. As long as several mistakes fit, `ask_more` asks about boards that were not tried; if that does
    not help either, nothing tells them apart, and the more common one is named.
    """
    compared = {case: answer for case, answer in answers.items() if _can_tell(case, form)}
    found = _same(compared, ask_more, form)
    ended = {case: answer for case, answer in compared.items() if not answer.is_endless}
    if found is not None:
        return found if ended or not found.misconception.may_not_end else None
    wrong = sum(not is_right(answer, case.board) for case, answer in ended.items())
    values = {answer.value for answer in ended.values()}
    if len(ended) < len(compared) and len(ended) >= FEWEST_ENDED and wrong >= FEWEST_WRONG:
        found = _same(ended, ask_more, form)
    found = found or _by_where_it_fails(answers)
    if found is None and wrong >= FEWEST_FOR_TWO and len(values) >= FEWEST_VALUES:
        found = _without_minus_one(ended, form) or _two(ended, ask_more, form)
    if found is None and len(compared) - len(ended) <= MOST_STOPPED * len(compared):
        return _near(ended, len(compared), form)
    return found


def _same(compared: Answers, ask_more: Callable[[Case], Outcome], form: Form) -> Resemblance | None:
    """The mistake that gives all the answers."""
    wrong, order = _in_order(compared)
    if not wrong:
        return None
    everything = list(_candidates(form))

    def fits(candidate: Candidate) -> bool:
        return all(_agree(compared[case], _answer_of(*candidate, case, form), case) for case in order)

    # One way to write a mistake is enough to name it. All of them are compared only where several mistakes fit.
    keys = [key for key, ways in groupby(everything, itemgetter(0)) if any(map(fits, ways))]
    if len(keys) > 1:
        same = [each for each in everything if each[0] in keys and fits(each)]
        for case in map(Case, TELLING):
            if case not in compared and form.allows(case.board) and len({key for key, _ in same}) > 1:
                answer = ask_more(case)
                same = [each for each in same if _agree(answer, _answer_of(*each, case, form), case)]
        keys = [key for key, _ in same]
        if form.squares is not None and len(set(keys)) > 1:
            return None  # there are no other boards that could tell them apart
    return Resemblance(MISCONCEPTIONS[keys[0]], len(compared), len(compared)) if keys else None


def _in_order(compared: Answers) -> tuple[list[Case], list[Case]]:
    """The boards with wrong answers, and all boards, those first, and small ones: they leave few mistakes to compare with."""
    wrong = [case for case, answer in compared.items() if not is_right(answer, case.board)]
    among = set(wrong)
    return wrong, sorted(compared, key=lambda case: (case not in among, case.board.squares))


def _by_where_it_fails(answers: Answers) -> Resemblance | None:
    """The mistake that is known by the boards on which a solver fails, whatever it answers there."""
    wrong = {case: answer for case, answer in answers.items() if not is_right(answer, case.board)}
    lost = [case for case in answers if case.right_answer == -1]
    if len(lost) > 1 and set(wrong) == set(lost) and all(_is_no_number(answer, case) for case, answer in wrong.items()):
        return Resemblance(MISCONCEPTIONS["no-minus-one"], len(answers), len(answers))
    for size in EXAMPLE_SIZES:
        of_size = [case for case in answers if case.board.squares == size]
        others = [case for case in answers if case.board.squares != size]
        by_chance = len(others) - len(wrong)
        if (
            len(of_size) >= FEWEST_OF_EXAMPLE
            and not any(case in wrong for case in of_size)
            and len({case.board.squares for case in wrong}) >= FEWEST_WRONG
            and 0 <= by_chance <= MOST_BY_CHANCE * len(others)
        ):
            return Resemblance(MISCONCEPTIONS["example-built-in"], len(answers), len(answers))
    return None


def _is_no_number(answer: Outcome, case: Case) -> bool:
    """Whether an answer stands for no way found: None, infinity, or more rolls than a game can need."""
    if answer.trouble is not None:
        return answer.trouble.kind == "type" and answer.trouble.name in NO_NUMBERS
    return bool(answer.value >= case.board.squares)


def _without_minus_one(ended: Answers, form: Form) -> Resemblance | None:
    """A mistake together with a solver's own sign for no way found: where that is read as -1, all answers are the mistake's."""
    read = {
        case: answer._replace(value=-1, trouble=None) if _is_no_number(answer, case) else answer
        for case, answer in ended.items()
    }
    if read == dict(ended):
        return None
    found = _same(read, lambda _: NOT_ASKED, form)
    return found and found._replace(also=MISCONCEPTIONS["no-minus-one"])


def _two(ended: Answers, ask_more: Callable[[Case], Outcome], form: Form) -> Resemblance | None:
    """Two mistakes at once that give all the answers; the one that spoils more boards comes first."""
    _, order = _in_order(ended)

    def fits(pair: Pair) -> bool:
        left = int(
            MOST_ENDLESS * len(order)
        )  # boards on which the pair never ends; people write that in different ways
        for case in order:
            theirs = pair.answer(given(case, form))
            left -= theirs.is_endless
            if left < 0 or not (theirs.is_endless or _agree(ended[case], theirs, case)):
                return False
        return True

    same = [each for each in pairs(form is MATRIX) if fits(each)]
    same = [each for _, ways in groupby(same, lambda each: each.keys) for each in islice(ways, MOST_WAYS)]
    for case in islice(_more_boards(ended, form), MORE):
        if len({each.keys for each in same}) < 2:
            break
        if len({each.answer(given(case, form)).value for each in same}) > 1:
            answer = ask_more(case)
            same = [each for each in same if _agree(answer, each.answer(given(case, form)), case)]
    if not same:
        return None

    def spoils(each: Misconception) -> int:
        solver = _family(each, form)[0]
        return sum(not is_right(_answer_of(each.key, solver, case, form), case.board) for case in order)

    first, second = sorted((same[0].one, same[0].other), key=spoils, reverse=True)
    return Resemblance(first, len(ended), len(ended), second)


def _more_boards(known: Answers, form: Form) -> Iterator[Case]:
    """Boards of a form that were not compared: those that were left out, and small ones with many jumps."""
    boards = (Case(board) for board in random_boards(Random(24)))
    others = () if form.squares else boards
    for case in chain(cases_to_try(form), others):
        if case not in known and form.allows(case.board) and _can_tell(case, form):
            yield case


def _near(compared: Answers, boards: int, form: Form) -> Resemblance | None:
    """The mistake that shares most of a solver's wrong answers, and nearly all of the others."""
    wrong, order = _in_order(compared)
    most = int(MOST_DIFFERENT * len(compared))
    different = dict.fromkeys(_candidates(form), 0)
    for number, case in enumerate(order, start=1):
        for each in list(different):
            different[each] += not _agree(compared[case], _answer_of(*each, case, form), case)
            if different[each] > (min(most, len(wrong) // 2) if number <= len(wrong) else most):
                del different[each]
    alike = {each: number for each, number in different.items() if _is_told_apart(each, compared, form)}
    least = min(alike.values(), default=0)
    nearest = {key for (key, _), number in alike.items() if number == least}
    if len(nearest) != 1:
        return None
    return Resemblance(MISCONCEPTIONS[nearest.pop()], len(compared) - least, boards)


def _is_told_apart(candidate: Candidate, compared: Answers, form: Form) -> bool:
    """Whether a mistake gives wrong answers on enough boards, and the solver gives most of them too."""
    theirs = {case: _answer_of(*candidate, case, form) for case in compared}
    telling = [case for case, found in theirs.items() if not found.is_endless and not is_right(found, case.board)]
    shared = sum(_agree(compared[case], theirs[case], case) for case in telling)
    return shared >= max(FEWEST_SHARED, SHARE * len(telling))


# Boards that expose a mistake each: where a check ended early, they tell apart what it could not.
TELLING = tuple(dict.fromkeys(each.board for each in MISCONCEPTIONS.values() if each.board is not None))
NO_NUMBERS = ("None", "inf")  # how `ask` calls answers that are no numbers and stand for no way found
EXAMPLE_SIZES = (36, 30)  # of the famous examples
NOT_ASKED = Outcome(None, None, False, False)
BY_PLACE = ("example-built-in",)  # fails in its own way in each style, and is known by the boards on which it fails


def _candidates(form: Form) -> Iterator[Candidate]:
    """The mistakes, by their keys, in each of the ways in which they are written."""
    return ((key, solver) for key, each in MISCONCEPTIONS.items() for solver in _family(each, form))


def _family(each: Misconception, form: Form) -> tuple[Solver, ...]:
    """The ways to write a mistake that can be compared by their answers."""
    if each.keeps_state or each.board is None or each.key in BY_PLACE:
        return ()
    return each.family if form is MATRIX else each.row_family


def _can_tell(case: Case, form: Form) -> bool:
    board: Board = case.board
    return not case.own and (form is not MATRIX or board.columns**2 == board.squares) and not has_ring(board)


def _agree(answer: Outcome, theirs: Outcome, case: Case) -> bool:
    """Whether a learner's answer is that of a wrong solver.

    A wrong solver that is still busy when its few steps are used up may yet find the answer, so on a board that can
    be won the right answer agrees with it too.
    """
    if theirs.is_endless:
        return answer.is_endless or (is_right(answer, case.board) and answer.value != -1)
    return answer.trouble is None and bool(answer.value == theirs.value)
