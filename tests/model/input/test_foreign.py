"""Whose code it is, and who has pressed stop."""

import signal
from collections.abc import Callable
from functools import partial
from random import choice
from typing import Any

import pytest

from snl_edu import Board, BoardError
from snl_edu.model.input.foreign import helper_of, is_interrupt, is_learners, is_ours, line_of, line_of_recursion


def error_of(function: Callable[[], Any]) -> BaseException:
    """What a function raises."""
    try:
        function()
    except BaseException as error:  # noqa: BLE001
        return error
    raise AssertionError("it raises nothing")


def raises(error: Any) -> None:
    raise error


class Mine(KeyboardInterrupt):
    """An interrupt that only its author can raise."""


def test_a_learners_code_is_what_stands_in_no_library() -> None:
    assert is_learners(error_of.__code__)
    assert not is_learners(choice.__code__)
    assert not is_learners(is_learners.__code__)
    assert is_ours(is_learners.__code__)
    assert not is_ours(choice.__code__)
    assert not is_ours(error_of.__code__)


def test_the_line_of_an_error_is_the_last_one_in_a_learners_code() -> None:
    def fails() -> None:
        choice([])

    assert line_of(error_of(fails).__traceback__) == fails.__code__.co_firstlineno + 1
    assert line_of(None) is None
    assert helper_of(error_of(fails).__traceback__) == "fails"


def test_the_line_of_a_recursion_is_the_one_in_which_the_function_called_most_often_calls_itself() -> None:
    def falls(depth: int) -> Any:
        if depth == 3:
            return falls(depth - 1)
        return falls(depth - 1) if depth else choice([])

    line = line_of_recursion(error_of(lambda: falls(5)).__traceback__)
    assert line == falls.__code__.co_firstlineno + 3
    assert line_of_recursion(None) is None


def test_anyone_who_presses_stop_is_told_from_code_that_says_so_itself() -> None:
    assert is_interrupt(error_of(lambda: signal.raise_signal(signal.SIGINT)))
    assert is_interrupt(KeyboardInterrupt())
    assert not is_interrupt(error_of(lambda: raises(KeyboardInterrupt)))
    assert not is_interrupt(error_of(lambda: raises(Mine)))
    assert not is_interrupt(error_of(lambda: raises(SystemExit)))


def test_an_interrupt_that_a_library_passes_on_is_one() -> None:
    names: dict[str, Any] = {}
    exec(compile("def handler(): raise KeyboardInterrupt", signal.__file__, "exec"), names)  # noqa: S102
    assert is_interrupt(error_of(names["handler"]))


def doing(deed: Callable[[], Any]) -> Any:
    """An object all of whose methods do the same."""
    methods = ("__index__", "__eq__", "__radd__", "__len__", "__iter__", "__repr__", "__getattr__")
    return type("Evil", (), {**dict.fromkeys(methods, lambda *_: deed()), "__hash__": None})()


@pytest.mark.parametrize("error", [KeyboardInterrupt, BaseException, Mine])
def test_an_object_that_raises_anything_is_refused(error: type[BaseException]) -> None:
    evil = doing(lambda: raises(error))
    makes: list[Callable[[Any], object]] = [Board, Board.from_matrix, Board(9).end_of, lambda odd: Board(9, {2: odd})]
    for make in makes:
        assert type(error_of(partial(make, evil))) is BoardError


def test_anyone_who_presses_stop_while_an_object_is_read_is_obeyed() -> None:
    evil = doing(lambda: signal.raise_signal(signal.SIGINT))
    stopped = type("Stopped", (dict,), {"__len__": lambda _: signal.raise_signal(signal.SIGINT)})()
    makes: list[Callable[[], Any]] = [
        lambda: Board(evil),
        lambda: Board(9, stopped),
        lambda: Board.from_matrix([[-1, evil], [-1, -1]]),
    ]
    for make in makes:
        with pytest.raises(KeyboardInterrupt):
            make()


def test_the_function_of_a_line_is_told_only_if_another_one_called_it() -> None:
    def helper(call: Callable[[], int]) -> int:
        return sum(call() for _ in range(2))

    def divides() -> int:
        whole = 1
        return sum(whole // 0 for _ in range(2))

    def inner() -> int:
        return helper(lambda: 1 // 0)

    def told(function: Callable[[], int]) -> str | None:
        traceback = error_of(function).__traceback__
        assert traceback is not None
        return helper_of(traceback.tb_next)

    assert told(lambda: helper(divides)) == "divides"
    assert told(divides) is None
    assert told(inner) is None  # the lambda is its own, though a helper calls it
    assert helper_of(None) is None
