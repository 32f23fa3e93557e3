"""Each rule for notebooks is shown hand-made ones that keep it, and others that break it."""

from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.notebooks import rules
from tests.notebooks.rules import RULES, SOLUTIONS, WRITTEN, Rule, broken_chain, not_written, unasked_and_unsolved
from tests.notebooks.stored import Cell, Notebook
from tools.notebooks import WIDGET_VIEW


def markdown(source: str) -> Cell:
    return Cell(0, "markdown", source)


def code(source: str, *outputs: dict[str, Any], count: int | None = 1, **metadata: Any) -> Cell:
    return Cell(0, "code", source, count, outputs, metadata)


def shown(mime: str = "text/plain", text: Any = "4", **metadata: Any) -> dict[str, Any]:
    return {"output_type": "display_data", "data": {mime: text}, "metadata": {mime: metadata}}


def printed(text: str, name: str = "stdout") -> dict[str, Any]:
    return {"output_type": "stream", "name": name, "text": [text]}


def notebook(*cells: Cell, name: str = "interlude", **metadata: Any) -> Notebook:
    return Notebook(name, [replace(cell, number=number) for number, cell in enumerate(cells, 1)], metadata)


TITLE = markdown("# A title\n\nWith a few words:")
IMAGE = b64encode(b"<svg><title>see /tmp/picture</title></svg>").decode()
ERROR = {"output_type": "error", "ename": "ValueError", "evalue": "", "traceback": []}
RESULT = {"output_type": "execute_result", "data": {"text/plain": "4"}, "metadata": {}, "execution_count": 7}


def one_cell(source: str, *outputs: dict[str, Any], **options: Any) -> Notebook:
    return notebook(TITLE, code(source, *(outputs or [shown()]), **options))


def chapter(*keys: str, said: str = "Not yet: think", heading: str = "## Exercises") -> Notebook:
    asked = [code(f'check(..., "{key}")', shown(text=said), count=count) for count, key in enumerate(keys, 1)]
    between = [cell for one in asked for cell in (markdown("What is it?"), one)]
    return notebook(markdown("# 01. A title\n\nWith words."), markdown(heading), *between, name="01_a_title")


def a_solution(source: str, said: str) -> Notebook:
    return notebook(TITLE, code(source, shown(text=said)), name=SOLUTIONS)


SIX_IN_TEN = notebook(
    TITLE,
    *(
        cell
        for number in range(1, 6)
        for cell in (markdown("Look:"), code("1", *[shown()] * (number > 2), count=number))
    ),
)
GOOD = [
    one_cell("2 + 2"),
    one_cell("2 + 2", printed("4")),
    one_cell("import snl_edu\nfrom snl_edu import Board"),
    one_cell("# nothing but a remark"),
    one_cell("x = 4 % 2  # see https://home.example.org/work/tmp"),
    notebook(
        markdown("# A title\n\n```python\n# a remark\n#### another\n```\n\n## A part\n\n### A detail\n\n## A part")
    ),
    notebook(markdown("# A title\n\n![a board](https://example.org/a.png) and <img alt='a snake' src='data:,'>")),
    notebook(markdown("# A title\n\n[above](#A-title), [the first](01_the_game.ipynb#Exercises)")),
    notebook(
        markdown("# A title\n\nSee:\n\n1. one\n2. two"), code("2 + 2", shown("image/svg+xml", "<svg/>", alt="four"))
    ),
    SIX_IN_TEN,
    chapter("01-one", "01-two", "01-three"),
    a_solution('check(4, "01-one")', "Right, on 3 boards."),
    a_solution('verdict = check(4, "01-one")\nverdict', "Right."),
    notebook(TITLE, code("2 + 2", shown()), markdown("It is 5, and 1.")),
    notebook(TITLE, code("assert 2 + 2 == 4\n4", shown()), markdown("It is 4.")),
    notebook(TITLE, code("board", shown("text/html", "<p>4</p>")), markdown("It is 4.")),
    notebook(
        TITLE,
        code("play(board)", shown(text="<player of 4>")),
        markdown("It is 4, `4`, [four](https://example.org/4)."),
    ),
    notebook(TITLE, code("2 + 2", shown()), markdown("It is an even number.\n\nNow think of 4.")),
]
BAD: list[tuple[Rule, Notebook, str]] = [
    (rules.one_title, notebook(), "begin the first cell with the title"),
    (rules.one_title, notebook(markdown("Words.\n\n# A title")), "begin the first cell with the title"),
    (rules.one_title, notebook(markdown("## A title")), "begin the first cell with the title"),
    (rules.one_title, notebook(code("# a remark")), "begin the first cell with the title"),
    (rules.one_title, notebook(TITLE, markdown("Words.\n\n# Another")), "cell 2 (Words.): a notebook has one title"),
    (rules.one_title, notebook(TITLE, markdown("Another\n===")), "write '## Another'"),
    (rules.one_title, notebook(TITLE, markdown("<h1>Another</h1>")), "a notebook has one title"),
    (rules.one_title, notebook(TITLE, name="01_a_title"), "begin the title with the number of the chapter: '# 01. A"),
    (rules.no_skipped_level, notebook(TITLE, markdown("### A part")), "'### A part' skips a level: write '## A part'"),
    (rules.no_skipped_level, notebook(TITLE, markdown("## A part\n\n#### A detail")), "write '### A detail'"),
    (rules.no_skipped_level, notebook(TITLE, markdown("- in a list:\n\n  ### A part")), "skips a level"),
    (rules.alt_text, notebook(markdown("# A title\n\n![](a.png)")), "the picture a.png has no alt text"),
    (rules.alt_text, notebook(markdown("# A title\n\nA <img src='a.png' alt=' '>")), "a.png has no alt text"),
    (rules.alt_text, notebook(markdown("<p><img src='a.png'></p>")), "a.png has no alt text"),
    (rules.alt_text, one_cell("f", shown("text/html", ["<p>", "<img src='b.png'></p>"])), "b.png has no alt text"),
    (rules.alt_text, one_cell("f", shown("image/png", "iVBORw0KGgo=")), "image/png has no alt text"),
    (rules.words_before_code, notebook(code("2")), "cell 1 (2): say in a paragraph directly before the cell"),
    (rules.words_before_code, notebook(TITLE, code("2"), code("3")), "cell 3 (3): say in a paragraph"),
    (rules.words_before_code, notebook(markdown("# A title"), code("2")), "say in a paragraph"),
    (rules.words_before_code, notebook(markdown("# A title\n\nWords.\n\n## A part"), code("2")), "say in a paragraph"),
    (
        rules.lists_from_one,
        notebook(markdown("# A title\n\n1012. A thousand sixes")),
        "'1012.' at the beginning of a line",
    ),
    (rules.short_cells, one_cell("\n".join(["x = 1"] * 16)), "16 lines are too many to read at once"),
    (rules.short_cells, a_solution("\n".join(["x = 1"] * 26), "4"), "split the cell, at most 25"),
    (rules.outputs_to_compare, notebook(TITLE, code("x = 1")), "1 of 1 cells of code show no text"),
    (rules.outputs_to_compare, one_cell("x", shown("image/png", "iVBORw0KGgo=", alt="x")), "show no text"),
    (rules.outputs_to_compare, one_cell("x", shown(WIDGET_VIEW, {"model_id": "1"})), "show no text"),
    (rules.outputs_to_compare, one_cell("x", ERROR), "show no text"),
    (rules.outputs_to_compare, one_cell("x", printed(" \n")), "show no text"),
    (rules.outputs_to_compare, one_cell("x", count=None), "show no text"),
    (rules.outputs_to_compare, notebook(TITLE, code("1", shown()), code("2")), "show more in cell 3 (2)"),
    (rules.no_errors, one_cell("x", ERROR), "it ended in ValueError"),
    (rules.no_errors, one_cell("x", printed("a warning", "stderr")), "it wrote to stderr"),
    (rules.no_widget_state, notebook(TITLE, widgets={}), "the state of widgets is stored"),
    (rules.no_widget_state, one_cell("x", shown(WIDGET_VIEW, {"model_id": "1"})), "the view of a widget is stored"),
    (rules.no_escape, one_cell("x", tags=["nbval-skip"]), "take the tag nbval-skip away"),
    (rules.no_escape, one_cell("x", tags=["nbval-ignore-output"]), "take the tag nbval-ignore-output away"),
    (rules.no_escape, one_cell("x", tags=["raises-exception"]), "take the tag raises-exception away"),
    (rules.no_escape, one_cell("x", tags=["skip-execution"]), "take the tag skip-execution away"),
    (rules.no_escape, one_cell("#  NBVAL_IGNORE_OUTPUT\nx"), "take the comment for nbval away"),
    (rules.no_escape, notebook(TITLE, Cell(2, "raw", "x")), "a raw cell is not run"),
    (rules.plain_python, one_cell("%timeit 2"), "this is not plain Python"),
    (rules.plain_python, one_cell("x = !ls"), "this is not plain Python"),
    (rules.plain_python, one_cell("board?"), "this is not plain Python"),
    (rules.plain_python, one_cell("get_ipython().run_line_magic('time', '2')"), "do without get_ipython"),
    (rules.plain_python, one_cell("import sys\nsys.path.append('..')"), "do without sys.path"),
    (rules.plain_python, one_cell("os.system('pip install x')"), "do without pip install"),
    (rules.plain_python, one_cell("out = widgets.Output()"), "do without Output"),
    (rules.plain_python, one_cell("interact(f, x=3)"), "do without Output and interact"),
    (rules.plain_python, one_cell("clear_output(wait=True)"), "do without clear_output"),
    (rules.plain_python, one_cell("x;"), "do without the semicolon"),
    (
        rules.nothing_of_this_machine,
        one_cell("x", shown(text="<Board at 0x7f12ab34cd>")),
        "0x7f12ab34cd is true on one",
    ),
    (rules.nothing_of_this_machine, one_cell("x", printed(f"{Path.home()}/x")), "is true on one machine only"),
    (rules.nothing_of_this_machine, one_cell("open('/tmp/x.txt')"), "/tmp/x.txt is true on one machine only"),
    (rules.nothing_of_this_machine, one_cell("x", printed("at file:///work/x")), "/work/x is true on one machine"),
    (rules.nothing_of_this_machine, notebook(markdown("# In /home/me")), "/home/me is true on one machine only"),
    (
        rules.nothing_of_this_machine,
        one_cell("x", shown("text/html", f"<img src='data:image/svg+xml;base64,{IMAGE}'>")),
        "/tmp/picture is true on one machine only",
    ),
    (rules.one_door, one_cell("from snl_edu.figures import Picture"), "import from snl_edu, not from snl_edu.figures"),
    (rules.one_door, one_cell("def f():\n    import snl_edu.course"), "import from snl_edu, not from snl_edu.course"),
    (rules.counted_from_one, one_cell("x", count=2), "it is number 1 but counted 2"),
    (rules.counted_from_one, one_cell("x", count=None), "it is number 1 but counted None"),
    (rules.counted_from_one, one_cell("x", RESULT), "it is number 1 but counted 1"),
    (rules.links_lead_somewhere, notebook(markdown("[x](09_no_such.ipynb)")), "09_no_such.ipynb is not a notebook"),
    (rules.links_lead_somewhere, notebook(markdown("[x](solutions.ipynb)")), "solutions.ipynb is not a notebook"),
    (rules.links_lead_somewhere, notebook(markdown("[x](../README.md)")), "../README.md is not a notebook"),
    (rules.links_lead_somewhere, notebook(markdown("[x][y]\n\n[y]: no.md")), "no.md is not a notebook"),
    (rules.links_lead_somewhere, notebook(markdown("![x](x.png)")), "x.png is not a notebook"),
    (rules.links_lead_somewhere, notebook(markdown("A <a href='no.md'>x</a>")), "no.md is not a notebook"),
    (rules.exercises_at_the_end, chapter("01-one", "01-two"), "ask at least 3 exercises"),
    (rules.exercises_at_the_end, chapter("01-one", "01-two", "01-no"), "there is no exercise 01-no: add it to"),
    (rules.exercises_at_the_end, chapter("01-one", "01-two", "02-one"), "02-one belongs to another chapter"),
    (rules.exercises_at_the_end, chapter("01-one", "01-two", "01-three", said="Right."), "should say 'Not yet'"),
    (rules.exercises_at_the_end, chapter("01-one", "01-two", "01-three", heading="## Tasks"), "end with a section"),
    (
        rules.a_place_to_guess,
        notebook(markdown("# 01. A title\n\nGuess first."), code("4", shown()), name="01_a_title"),
        "cell 1 (# 01. A title): 'Guess' without a place to guess",
    ),
    (
        rules.numbers_are_guarded,
        notebook(TITLE, code("2 + 2", shown()), markdown("It is 4.")),
        "the words after it say 4",
    ),
    (
        rules.numbers_are_guarded,
        notebook(TITLE, code("print(1296)", printed("1296\n")), markdown("All 1,296 of them.")),
        "the words after it say 1296",
    ),
    (rules.solved, a_solution('check(4, "01-one")', "Not yet: 5"), "solve 01-one, and end the cell with its check"),
    (rules.solved, a_solution('check(4, exercise="01-one")\nprint(4)', "Right."), "solve 01-one"),
]


@pytest.fixture
def four_exercises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "EXERCISES", dict.fromkeys(["01-one", "01-two", "01-three", "02-one"]))


@pytest.mark.usefixtures("four_exercises")
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
@pytest.mark.parametrize("good", GOOD)
def test_a_rule_finds_nothing_wrong_with_a_good_notebook(good: Notebook, rule: Rule) -> None:
    assert list(rule(good)) == []


@pytest.mark.usefixtures("four_exercises")
@pytest.mark.parametrize(("rule", "bad", "said"), BAD)
def test_a_rule_says_what_is_wrong_with_a_bad_notebook(rule: Rule, bad: Notebook, said: str) -> None:
    assert said in "\n".join(rule(bad))


def test_every_rule_was_shown_a_notebook_that_breaks_it() -> None:
    assert {rule for rule, _, _ in BAD} == set(RULES)


@pytest.mark.usefixtures("four_exercises")
def test_an_exercise_that_is_not_asked_or_not_solved_is_missed() -> None:
    course = [chapter("01-one", "01-two", "02-one"), a_solution('check(4, "01-one")', "Right.")]
    faults = "\n".join(unasked_and_unsolved(course))
    assert "ask the exercise 01-three in chapter 01" in faults
    assert "ask the exercise 02-one in chapter 02" in faults
    assert "solve the exercise 01-two in solutions.ipynb" in faults
    assert "01-one" not in faults


def test_a_chapter_that_does_not_lead_to_the_next_is_found() -> None:
    link = markdown("Next: [02. More](02_more.ipynb)")
    more = notebook(TITLE, name="02_more")
    assert list(broken_chain([notebook(TITLE, link, name="01_a"), more, notebook(TITLE)])) == []
    (fault,) = broken_chain([notebook(TITLE, link, TITLE, name="01_a"), more])
    assert fault == "01_a: end the last cell with 'Next: [...](02_more.ipynb)'"


def test_a_function_that_no_reader_writes_is_missed() -> None:
    stub = 'def reach(board):\n    """The frontiers."""\n    ...\n\n\nverdict = check(reach, "02-reach")\nverdict'
    given = 'def remember(board):\n    return {}\n\n\ncheck(remember, "03-remember")'
    course = [notebook(TITLE, code(stub), code(given), name="02_frontiers")]
    faults = "\n".join(not_written(course))
    assert "`reach`" not in faults
    assert "let the reader write `remember`" in faults
    assert len(faults.splitlines()) == len(WRITTEN) - 1


def test_a_guess_has_its_place_within_the_next_cells() -> None:
    words, look = markdown("# 01. A title\n\nPredict it."), code("board", shown())
    asked = notebook(words, look, markdown("Well?"), code('check(..., "01-one")', shown(), count=2), name="01_a_title")
    assert list(rules.a_place_to_guess(asked)) == []
