"""A board that is drawn in a real JupyterLab: by mouse, by keyboard alone, on the desk, and when nobody listens."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from snl_edu import Board, break_it, named_board
from snl_edu.screens.player.editor.editor import WORDS
from snl_edu.screens.player.editor.sketch import facts
from tests.helpers.browser import COLOURS, axe_violations
from tests.helpers.lab import SIZE, Lab

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

EXAMPLE = named_board("example-1")
MAKE = 'from snl_edu import check, edit, named_board\neditor = edit(named_board("{}"))\neditor'
OUTPUT = ".jp-OutputArea-output"


class Drawn:
    """The editor in a notebook, and what it shows."""

    def __init__(self, page: Page) -> None:
        self.page, self.root = page, page.locator(".snl-editor")
        self.root.locator("[data-square='1']").wait_for()

    def square(self, number: int) -> Locator:
        return self.root.locator(f"[data-square='{number}']")

    def press(self, *numbers: int) -> None:
        for number in numbers:
            self.square(number).click()

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def has(self, jumps: Mapping[int, int]) -> None:
        """Waits until the editor shows these jumps; then all else that it shows is of the same board."""
        wanted = json.dumps({str(start): end for start, end in sorted(jumps.items())}, separators=(",", ":"))
        self.page.wait_for_function(
            "wanted => document.querySelector('.snl-editor').dataset.jumps === wanted", arg=wanted
        )
        drawn = self.root.locator(".snl-jump").evaluate_all(
            "all => all.map(({ dataset }) => [dataset.from, dataset.to])"
        )
        assert sorted((int(start), int(end)) for start, end in drawn) == sorted(jumps.items())

    def says(self, text: str) -> None:
        """Waits until the one status says it."""
        self.page.wait_for_function(
            "text => document.querySelector('.snl-editor [role=status]').textContent.includes(text)", arg=text
        )

    def enter(self, label: str, text: str, key: str) -> None:
        self.root.get_by_label(label, exact=True).select_text()
        self.page.keyboard.type(text)
        self.page.keyboard.press(key)

    def drag(self, start: int, end: int) -> None:
        for number in (start, end):
            box = self.square(number).bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
            (self.page.mouse.down if number == start else self.page.mouse.up)()


def test_a_board_is_drawn_with_the_mouse(lab: Lab) -> None:
    with lab.ran(MAKE.format("example-1")) as page:
        drawn, jumps = Drawn(page), dict(EXAMPLE.jumps)
        drawn.has(jumps)
        drawn.says(facts(EXAMPLE))
        assert drawn.root.get_by_role("status").count() == 1
        drawn.square(1).evaluate("node => { node.isTheSame = true; }")
        drawn.press(16)  # a snake lies over it
        assert drawn.square(16).get_attribute("aria-pressed") == "true"
        drawn.says("From 16: now click the square where it ends.")
        drawn.square(30).hover()
        assert drawn.root.locator(".snl-arrow-try").count() == 1
        drawn.press(30)
        drawn.has(jumps | {16: 30})
        drawn.says(facts(Board(36, jumps | {16: 30})))
        drawn.says("A ladder leads from 16 up to 30.")
        drawn.press(16)
        drawn.has(jumps)
        drawn.press(15, 28)  # a jump may start where another one ends
        drawn.has(jumps | {15: 28})
        drawn.press(1, 20)
        drawn.says("jump 1 -> 20 starts where the game starts: drop it")
        drawn.has(jumps | {15: 28})
        drawn.drag(17, 18)  # the head of the snake,
        drawn.has({2: 15, 14: 35, 15: 28, 18: 13})
        drawn.drag(13, 5)  # and its tail
        drawn.has({2: 15, 14: 35, 15: 28, 18: 5})
        drawn.drag(7, 9)
        drawn.has({2: 15, 7: 9, 14: 35, 15: 28, 18: 5})
        drawn.button("Move an end").click()
        drawn.press(4)
        drawn.says("Nothing starts or ends on square 4.")
        drawn.press(9, 8)
        drawn.has({2: 15, 7: 8, 14: 35, 15: 28, 18: 5})
        drawn.press(7, 6)
        drawn.has({2: 15, 6: 8, 14: 35, 15: 28, 18: 5})
        assert drawn.square(1).evaluate("node => node.isTheSame") is True  # only jumps were drawn anew
        for _ in range(8):
            drawn.button("Undo").click()
        drawn.root.locator(".snl-do-undo[aria-disabled=true]").wait_for()
        drawn.has(jumps)
        drawn.button("Redo").click()
        drawn.has(jumps | {16: 30})
        lab.kernel_says("print(editor.board == editor.board, editor.code)", "True " + repr(Board(36, jumps | {16: 30})))


def test_sizes_random_boards_and_the_code_to_paste(lab: Lab) -> None:
    with lab.ran(MAKE.format("example-1")) as page:
        drawn, jumps = Drawn(page), dict(EXAMPLE.jumps)
        squares = drawn.root.get_by_label("Squares", exact=True)
        drawn.enter("Squares", "30", "Enter")
        drawn.says("jump 14 -> 35 leaves the board (squares 1 to 30)")
        assert squares.input_value() == "36"
        drawn.enter("Squares", "40", "Enter")
        page.wait_for_function("() => document.querySelectorAll('.snl-editor [data-square]').length === 40")
        drawn.enter("Columns", "8", "Tab")
        drawn.enter("Sides of the die", "4", "Tab")
        drawn.says("Squares: 40, columns: 8, sides of the die: 4.")
        board = Board(40, jumps, columns=8, die=4)
        drawn.says(facts(board))
        assert drawn.root.get_by_label("The board in Python").input_value() == repr(board)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        drawn.button("Copy").click()
        drawn.says(WORDS["copied"])
        assert page.evaluate("navigator.clipboard.readText()") == repr(board)
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')); }")
        drawn.button("Copy").click()
        drawn.says(WORDS["copied"])
        page.evaluate("() => { delete navigator.clipboard.writeText; }")
        drawn.button("Clear").click()
        drawn.has({})
        drawn.button("Random").click()
        drawn.says("A random board.")
        lab.kernel_says("print(len(editor.board.snakes), len(editor.board.ladders), editor.board.die)", "3 3 4")
        lab.in_kernel('editor.board = named_board("six-in-a-row")')
        drawn.has(named_board("six-in-a-row").jumps)
        drawn.says("This board cannot be won.")


def test_a_board_is_drawn_by_keyboard_alone(lab: Lab) -> None:
    with lab.ran(MAKE.format("example-1"), "1 + 1") as page:
        drawn, jumps, keys = Drawn(page), dict(EXAMPLE.jumps), page.keyboard
        cells = page.locator(".jp-Cell").count()
        assert drawn.root.locator("[data-square][tabindex='0']").count() == 1

        def typed(*names: str) -> None:
            for name in names:
                keys.press(name)

        drawn.square(1).focus()
        typed("ArrowRight", "ArrowRight", "Space", "ArrowUp")
        assert drawn.root.locator(".snl-arrow-try").count() == 1
        assert drawn.square(10).get_attribute("aria-label") == "square 10"
        typed("Enter")
        drawn.has(jumps | {3: 10})
        assert drawn.square(10).evaluate("node => node === document.activeElement") is True
        assert drawn.square(10).get_attribute("aria-label") == "square 10, top of a ladder"
        typed("ArrowDown", "Delete")
        drawn.has(jumps)
        typed("u")
        drawn.has(jumps | {3: 10})
        typed("r")
        drawn.has(jumps)
        typed("m", "ArrowLeft", "Space", "ArrowRight", "ArrowRight", "Space")
        drawn.has({4: 15, 14: 35, 17: 13})
        typed("m", "End", "Space")
        drawn.says("From 36")
        typed("Escape")
        assert drawn.root.locator("[aria-pressed=true]").count() == 0
        assert drawn.square(36).evaluate("node => node === document.activeElement") is True
        typed("a", "d", "d", "1", "x")
        assert page.locator(".jp-Cell").count() == cells
        typed("Tab")
        assert drawn.button("Undo").evaluate("node => node === document.activeElement") is True
        typed("Enter")
        drawn.has(jumps)
        typed("Escape")
        assert drawn.root.evaluate("node => node.contains(document.activeElement)") is False
        lab.kernel_says(
            'print(check(editor, "07-change-one-number").message)',
            "Not yet: this is still Example 1: change one number of a jump",
        )


def test_everybody_can_use_it_also_on_a_small_screen_and_it_says_when_nobody_listens(lab: Lab) -> None:
    with lab.ran(MAKE.format("a-hundred-squares")) as page:
        drawn = Drawn(page)
        drawn.press(1, 50)
        drawn.says("drop it")
        drawn.press(3)
        drawn.root.get_by_text("Keys", exact=True).click()
        assert axe_violations(page, OUTPUT) == []
        with lab.theme("JupyterLab Dark"):
            assert axe_violations(page, OUTPUT, COLOURS) == []
        drawn.root.evaluate("node => { node.style.width = '420px'; }")
        assert drawn.root.evaluate("node => node.scrollWidth <= node.clientWidth") is True
        box = drawn.square(7).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        assert axe_violations(page, OUTPUT) == []
        lab.shut_down_kernels()
        drawn.press(90)
        drawn.says(WORDS["silent"])
        drawn.has(named_board("a-hundred-squares").jumps)


def test_the_playground_fits_one_screen_and_follows_what_is_drawn(lab: Lab) -> None:
    with lab.notebook("from snl_edu import playground\ndesk = playground()\ndesk") as page:
        page.set_viewport_size({"width": 1400, "height": 900})
        try:
            lab.run()
            drawn, player = Drawn(page), page.locator(".snl-player")
            page.locator(".snl-exposed").first.wait_for()
            size = page.locator(".snl-desk").evaluate(
                "node => [node.offsetHeight, node.scrollWidth - node.clientWidth]"
            )
            room = page.locator(".jp-WindowedPanel-outer").first.evaluate("node => node.clientHeight")
            assert size[0] <= room
            assert size[1] <= 0
            assert axe_violations(page, OUTPUT) == []
            drawn.press(3, 36)
            board = Board(36, {2: 15, 3: 36, 14: 35, 17: 13})
            drawn.has(board.jumps)
            player.locator(".snl-jump[data-from='3']").wait_for(state="attached")
            found = break_it(board)
            page.get_by_text(f"This board exposes {len(found.exposed)} of").wait_for()
            page.locator(".snl-desk-top select").select_option("the-trap")
            drawn.has(named_board("the-trap").jumps)
            page.wait_for_function("() => document.querySelectorAll('.snl-player [data-square]').length === 9")
            lab.kernel_says("print(desk)", f"<playground of {named_board('the-trap')!r}>")
        finally:
            page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
