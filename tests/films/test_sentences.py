"""The sentences about a run: what a line did, and how the run ends."""

from dataclasses import replace
from typing import Any

import pytest

from snl_edu import Board, watch
from tests.corpus.entry import ENTRIES, Matrix
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import SMALL, TRAPPED, calls_itself, failing, line_of, line_said, run_of, written


def sentences(solver: Any, board: Board = SMALL) -> list[str]:
    return [moment.sentence for moment in run_of(solver, board)]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("x = m[2][0]", "Line 2: reads square 1, a plain one; x = -1."),
        ("x = m[2][1]", "Line 2: reads square 2, a ladder up to 8; x = 8."),
        ("x = m[0][0]", "Line 2: reads square 7, a snake down to 3; x = 3."),
        ("m[2][0], m[2][2]", "Line 2: reads square 1, a plain one; reads square 3, a plain one."),
        ("m[2][0], m[2][0]", "Line 2: reads square 1, a plain one."),
        ("m[2].count(5), m[1][0]", "Line 2: reads 4 squares."),
        ("pass", "Line 2: nothing changes."),
        ("a, b, c, d = 1, 2.5, 'x', None", "Line 2: a = 1; b = 2.5; c = 'x'."),
        ("a = ()", "Line 2: a = ()."),
        ("a = True", "Line 2: a = True."),
        ("a = lambda: 1", "Line 2: nothing changes."),
        ("a = []", "Line 2: a = list of 0."),
    ],
)
def test_each_line_is_described_in_a_sentence(body: str, sentence: str) -> None:
    solver = written(f"def solve(m):\n    {body}\n    return 2\n")
    assert sentences(solver, Board(9, {2: 8, 7: 3}))[0] == sentence


def test_what_joins_and_leaves_the_queue_and_what_is_marked_is_counted() -> None:
    solver = written(
        """\
        def solve(m):
            queue = [1]
            seen = {1}
            queue.pop()
            queue += [2, 3]
            seen |= {2, 3}
            queue = [4, 5, 6, 7]
            seen |= {4, 5, 6, 7}
            queue.clear()
            return 2
        """
    )
    assert sentences(solver) == [
        "Line 2: 1 joins the frontier.",
        "Line 3: 1 is marked as seen.",
        "Line 4: 1 leaves the frontier.",
        "Line 5: 2, 3 join the frontier.",
        "Line 6: 2, 3 are marked as seen.",
        "Line 7: 2, 3 leave the frontier; 4 squares join the frontier.",
        "Line 8: 4 squares are marked as seen.",
        "Line 9: 4 squares leave the frontier.",
        "Line 10: nothing changes.",
        "It returns 2, and that is right.",
    ]


@pytest.mark.parametrize(
    ("name", "kind", "leaves", "joins"),
    [
        ("square_and_parent", "queue", "1 leaves the queue", "3 joins the queue"),
        ("stack_with_test_on_joining", "stack", "1 leaves the top of the stack", "3 joins the stack"),
        ("dijkstra_with_negated_squares", "heap", "1 leaves the heap", "3 joins the heap"),
        ("set_that_is_popped", "frontier", "1 leaves the frontier", "3 joins the frontier"),
    ],
)
def test_what_waits_is_called_by_its_name(name: str, kind: str, leaves: str, joins: str) -> None:
    run = watch(ENTRIES[name].solver, SMALL)
    said = " ".join(moment.sentence for moment in run)
    assert (run.queue_kind, replace(run, waiting_label="queue.other").queue_kind) == (kind, "other")
    assert leaves in said
    assert joins in said


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("2", "It returns 2, and that is right."),
        ("3", "It returns 3, but 2 is right."),
        ("None", "It returns None, but 2 is right."),
        ("'2'", "It returns '2', but 2 is right."),
        ("2.0", "It returns 2.0, but 2 is right."),
        ("True", "It returns True, but 2 is right."),
        ("m[0]", "It returns a list, but 2 is right."),
        ("(x for x in [2])", "It returns a list, but 2 is right."),
    ],
)
def test_the_end_says_what_is_returned_and_what_is_right(value: str, sentence: str) -> None:
    assert sentences(written(f"def solve(m):\n    return {value}\n"))[-1] == sentence


def test_on_a_board_that_cannot_be_won_minus_one_is_right() -> None:
    assert sentences(lambda _: -1, TRAPPED)[-1] == "It returns -1, and that is right."
    assert sentences(lambda _: 0, TRAPPED)[-1] == "It returns 0, but -1 is right."


def test_a_call_of_itself_that_is_over_brings_nothing_back_into_the_queue() -> None:
    said = sentences(styles.recursion)
    reached = next(number for number, sentence in enumerate(said) if "9 joins the frontier" in sentence)
    assert not [sentence for sentence in said[reached + 1 :] if "frontier" in sentence]


def failing_in_a_helper(board: Matrix) -> int:
    value = board[2][1]
    return to_a_square("two") + value


def to_a_square(word: str) -> int:
    raise KeyError(f"no square is called {word}")


@pytest.mark.parametrize(
    ("solver", "text", "sentence"),
    [
        (failing, "rolls // 0", "raises ZeroDivisionError in line {line}: integer division or modulo by zero."),
        (to_a_square, "raise KeyError", "raises KeyError in line {line} of to_a_square, which it calls: "),
    ],
)
def test_an_exception_ends_the_film_with_its_line(solver: Any, text: str, sentence: str) -> None:
    line = line_of(solver, text)
    run = run_of(failing if solver is failing else failing_in_a_helper)
    end = run[-1]
    assert end.kind == "trouble"
    assert end.sentence.startswith("It " + sentence.format(line=line))
    assert run.listing[end.line].split()[0] == str(line)
    assert line_said(run[-2]) == line


def test_a_call_of_itself_that_never_ends_is_reported_with_its_line() -> None:
    end = run_of(calls_itself)[-1]
    assert end.kind == "trouble"
    assert "calls itself again and again without an end" in end.sentence
    assert f"line {line_of(calls_itself, 'return')}" in end.sentence


def test_an_exception_that_the_solver_catches_does_not_end_the_film() -> None:
    run = run_of(
        written("def solve(m):\n    try:\n        m[9]\n    except IndexError:\n        x = 1\n    return 2\n")
    )
    assert [moment.sentence for moment in run][1:] == [
        "Line 3: nothing changes.",
        "Line 4: nothing changes.",
        "Line 5: x = 1.",
        "Line 6: nothing changes.",
        "It returns 2, and that is right.",
    ]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("raise SystemExit(3)", "It raises SystemExit in line 2: 3."),
        ("raise Exception", "It raises Exception in line 2."),
        ("raise ValueError('x' * 500)", f"It raises ValueError in line 2: {'x' * 100}."),
        ("return m[9]", "It raises IndexError in line 2: list index out of range."),
    ],
)
def test_whatever_is_raised_is_reported(body: str, sentence: str) -> None:
    assert sentences(written(f"def solve(m):\n    {body}\n"))[-1] == sentence


class Broken:
    """A class that cannot be made."""

    def __init__(self) -> None:
        raise ValueError("not today")

    def snakesAndLadders(self, _: Matrix) -> int:
        return 2


def test_a_class_that_cannot_be_made_is_reported() -> None:
    assert "It raises ValueError in line " in run_of(Broken)[-1].sentence
    assert "not today" in run_of(Broken)[-1].sentence


def test_a_function_that_cannot_use_a_matrix_is_reported() -> None:
    assert run_of(lambda board: board + 2)[-1].sentence.startswith("It raises TypeError")
