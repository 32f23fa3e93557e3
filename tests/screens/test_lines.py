"""A plot of a learner's own numbers."""

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from snl_edu import line_plot
from tests.helpers.bad_input import explain, nonsense
from tests.helpers.pictures import picture_in

AXES: dict[str, Any] = {"x": "squares", "y": "moves", "alt": "The search rises, the leap does not."}
LINES = {"search": [(100, 580), (1000, 5980)], "leap": [(100, 20), (1000, 21)]}
DOTS = {"a <snake>": [(300, 30)]}


def test_lines_and_dots_are_drawn_with_their_names() -> None:
    picture = line_plot(LINES, dots=DOTS, **AXES)
    assert repr(picture) == "<picture: The search rises, the leap does not.>"
    (ax,) = picture.axes
    assert [line.get_label() for line in ax.lines] == ["a <snake>", "search", "leap"]
    assert [list(map(tuple, line.get_xydata())) for line in ax.lines] == [*DOTS.values(), *LINES.values()]  # type: ignore[arg-type]
    assert len({line.get_marker() for line in ax.lines}) == 3
    assert (ax.get_xlabel(), ax.get_ylabel(), ax.get_xscale()) == ("squares", "moves", "linear")
    assert line_plot(LINES, log=True, **AXES).axes[0].get_yscale() == "log"


@pytest.mark.usefixtures("no_matplotlib")
@pytest.mark.parametrize("log", [False, True])
def test_without_matplotlib_they_are_drawn_too(log: bool) -> None:
    data, _ = line_plot(LINES, dots=DOTS, log=log, **AXES)._repr_mimebundle_()
    alt, picture = picture_in(data)
    assert alt == AXES["alt"]
    nodes = list(ET.fromstring(picture).iter())
    assert sum(node.get("class") == "snl-point" for node in nodes) == 5 + 3  # and one beside each name
    texts = ["".join(node.itertext()) for node in nodes if node.tag.endswith("text")]
    assert {"squares", "moves", "search", "leap", "a <snake>"} < set(texts)
    assert ("103" in texts) == log  # ten to the power of three


def test_a_dollar_is_a_dollar() -> None:
    picture = line_plot({r"$\oops$": [(1, 2)]}, x="$", y="$1 for $2", alt="Dollars.")
    assert picture.image().width == 1400


def test_a_single_point_is_enough() -> None:
    for log in (False, True):
        assert line_plot({}, dots={"one": [(1, 1)]}, log=log, **AXES).axes


def test_bad_input_is_one_board_error() -> None:
    assert explain(lambda: line_plot({}, **AXES)).startswith("a plot needs a line or some dots: give it such as")
    assert (
        explain(lambda: line_plot({"a": []}, **AXES)) == "the points of 'a' must be a list of 1 to 10000 pairs, not 0"
    )
    assert "must be a pair of numbers such as (100, 580), not 3 of them" in explain(
        lambda: line_plot({"a": [(1, 2, 3)]}, **AXES)  # type: ignore[list-item]
    )
    assert "positive numbers" in explain(lambda: line_plot({"a": [(1, 0)]}, log=True, **AXES))
    assert "at most 4 names" in explain(lambda: line_plot(dict.fromkeys("abcde", ((1, 2),)), **AXES))
    for odd in nonsense():
        wrong: Any = odd
        if type(odd) not in (int, float):
            explain(lambda wrong=wrong: line_plot({"a": [(1, wrong)]}, **AXES))
        explain(lambda wrong=wrong: line_plot({"a": wrong}, **AXES))
    for name in ("x", "y", "alt", "log"):
        explain(lambda name=name: line_plot(LINES, **{**AXES, name: 3}))
        explain(lambda name=name: line_plot(LINES, **{**AXES, name: "one\ntwo"}))
