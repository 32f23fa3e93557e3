"""The sentences about a run: what a line did, and how the run ends."""

from dataclasses import replace
from typing import Any

import pytest

from snl_edu import Board, watch
from tests.corpus.entry import ENTRIES
from tests.helpers.runs import SMALL, TRAPPED, calls_itself, line_said, run_of, written


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
    assert sentences(lambda _: -1, TRAPPED)[-1] == "It returns -1, and that is right."
    assert sentences(lambda _: 0, TRAPPED)[-1] == "It returns 0, but -1 is right."


def test_a_call_of_itself_that_never_ends_is_reported_with_its_line() -> None:
    end = run_of(calls_itself)[-1]
    assert end.kind == "trouble"
    assert "calls itself again and again without an end" in end.sentence
    assert f"line {calls_itself.__code__.co_firstlineno + 2}" in end.sentence


@pytest.mark.parametrize(
    ("body", "end"),
    [
        ("raise SystemExit(3)", "It raises SystemExit in line 2: 3."),
        ("raise Exception", "It raises Exception in line 2."),
        ("raise ValueError('x' * 500)", f"It raises ValueError in line 2: {'x' * 100}."),
        ("x = 1\n    return m[9]", "It raises IndexError in line 3: list index out of range."),
        (
            "return helps(m)\ndef helps(x):\n    return x[9]",
            "It raises IndexError in line 4 of helps, which it calls: list",
        ),
        ("try: m[9]\n    except IndexError: x = 1\n    return 2", "It returns 2, and that is right."),
        ("return m + 2", 'It raises TypeError in line 2: can only concatenate list (not "int") to list.'),
    ],
)
def test_whatever_is_raised_ends_the_film_with_its_line_unless_the_solver_catches_it(body: str, end: str) -> None:
    solver = written(f"def solve(m):\n    {body}\n")
    run = run_of(solver)
    assert run[-1].sentence.startswith(end)
    assert run[-1].kind == ("return" if "returns" in end else "trouble")
    if "in line" in end and run.listing:
        number = end.partition("in line ")[2].split()[0].strip(":.")
        assert run.listing[run[-1].line].split()[0] == number
        assert line_said(run[-2]) == int(number)
