"""The page of a player in a real browser, and what is to be seen on it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snl_edu import Board, Film, play

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SIZE = (1280, 900)

# What a player shows now, in all and of each film.
SHOWN = """(root) => ({
  step: Number(root.dataset.step),
  last: Number(root.dataset.last),
  grain: root.dataset.grain,
  films: [...root.querySelectorAll('.snl-film')].map((film) => {
    const all = (selector) => [...film.querySelectorAll(selector)];
    return {
      moment: Number(film.dataset.moment),
      states: Object.fromEntries(all('[data-square]').map((node) => [node.dataset.square, node.dataset.state])),
      start: film.querySelector('.snl-start')?.dataset.state ?? null,
      heat: Object.fromEntries(all('[data-heat]').map((node) => [node.dataset.square, node.dataset.heat])),
      sentence: film.querySelector('[role=status]').textContent,
      queue: all('ol.snl-queue li').map((node) => Number(node.textContent)),
      counters: all('.snl-counters dd').map((node) => (node.textContent === '\u2013' ? null : Number(node.textContent))),
      lines: all('.snl-line').flatMap((node, i) => (node.classList.contains('snl-running') ? [i] : [])),
      current: all('.snl-line').flatMap((node, i) => (node.ariaCurrent === 'true' ? [i] : [])),
      variables: all('.snl-variables tr').map(
        (row) => [row.classList.contains('snl-changed'), ...[...row.children].map((cell) => cell.textContent)]),
    };
  }),
})"""
# The same for every step of every grain, as text, which travels faster; walked with one button from another on.
WALK = f"""(root, [from, by]) => {{
  const shown = {SHOWN};
  const press = (name) => root.querySelector(`[aria-label="${{name}}"]`).click();
  const choice = root.querySelector('[aria-label="Grain"]');
  const walk = () => {{
    press(from);
    const steps = [shown(root)];
    for (let left = Number(root.dataset.last); left > 0; left -= 1) {{
      press(by);
      steps.push(shown(root));
    }}
    return steps;
  }};
  return JSON.stringify(Object.fromEntries([...choice.options].map(({{ value }}) => {{
    choice.value = value;
    choice.dispatchEvent(new Event('change'));
    return [value, walk()];
  }})));
}}"""
# Whether all of the running line can be seen in its box.
IN_VIEW = """(root) => {
  const box = root.querySelector('.snl-listing').getBoundingClientRect();
  const line = root.querySelector('.snl-running').getBoundingClientRect();
  return line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
}"""
# The square that has the focus.
FOCUSED = "() => document.activeElement?.dataset.square ?? null"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

Walk = dict[str, list[dict[str, Any]]]


@dataclass
class Screen:
    """A window that shows one page after another."""

    page: Page
    folder: Path

    def show(self, film: Film | Board | Any, *others: Film, size: tuple[int, int] = SIZE, **options: Any) -> None:
        """Opens the page of a player."""
        made = play(film, *others, **{"title": "A film", **options})
        self.open(made.save(self.folder / "page.html", overwrite=True), size)

    def open(self, path: Path, size: tuple[int, int] = SIZE) -> None:
        """Opens a saved page and waits for its player."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.goto(path.as_uri())
        self.player.first.wait_for()

    @property
    def player(self) -> Locator:
        """The player on the page."""
        return self.page.locator(".snl-player")

    @property
    def step(self) -> int:
        """The number of the step that is shown."""
        return int(self.player.get_attribute("data-step") or -1)

    @property
    def sentence(self) -> str:
        """What is said of the moment."""
        return self.page.get_by_role("status").text_content() or ""

    def look(self) -> dict[str, Any]:
        """All that the player shows now; of one film in one piece."""
        return look(self.player)

    def walk(self, first: str = "First step", by: str = "Forward") -> Walk:
        """All that the player shows, at every step of each grain."""
        walked: Walk = json.loads(self.player.evaluate(WALK, [first, by]))
        return walked

    def press(self, name: str) -> None:
        """Presses a button, also one that has nothing to do: playwright would wait until it has."""
        self.page.get_by_role("button", name=name, exact=True).click(force=True)

    def can_press(self, name: str) -> bool:
        """Whether there is such a button to be seen."""
        return self.page.get_by_role("button", name=name, exact=True).is_visible()

    def slide(self, step: int) -> None:
        """Moves the slider to a step."""
        self.page.get_by_role("slider", name="Step").fill(str(step))

    def choose(self, list_name: str, value: str) -> None:
        """Chooses from a list."""
        self.page.get_by_role("combobox", name=list_name).select_option(value)

    def colours(self, scheme: Any) -> None:
        """Lets the system ask for a light or a dark page."""
        self.page.emulate_media(color_scheme=scheme)

    def pass_time(self, milliseconds: int) -> None:
        """Lets time pass, in a window where it does not pass by itself."""
        self.page.clock.run_for(milliseconds)

    def contrast(self, selector: str) -> float:
        """How much the text of an element stands out from what is painted behind it, from 1 to 21."""
        colours = self.page.locator(selector).first.evaluate(
            """node => {
              let behind = node;
              while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
              return [getComputedStyle(node).color, getComputedStyle(behind).backgroundColor];
            }"""
        )
        light, dark = sorted(map(luminance, colours), reverse=True)
        return (light + 0.05) / (dark + 0.05)

    @property
    def background(self) -> float:
        """How light the page is, from 0 to 1."""
        return luminance(self.page.evaluate("getComputedStyle(document.body).backgroundColor"))


def place(board: Board, square: int) -> tuple[int, int]:
    """Where a square lies, counted from the left and from below."""
    row, column = divmod(square - 1, board.columns)
    return column if row % 2 == 0 else board.columns - 1 - column, row


def go(page: Page, board: Board, square: int) -> None:
    """Moves with the arrows from the square that has the focus to another one."""
    here, there = place(board, int(page.evaluate(FOCUSED))), place(board, square)
    for now, then, less, more in zip(here, there, ("ArrowLeft", "ArrowDown"), ("ArrowRight", "ArrowUp"), strict=True):
        for _ in range(abs(then - now)):
            page.keyboard.press(more if then > now else less)
    assert page.evaluate(FOCUSED) == str(square)


def look(player: Locator) -> dict[str, Any]:
    """All that a player shows now; of one film in one piece."""
    shown: dict[str, Any] = player.evaluate(SHOWN)
    return {**shown, **shown["films"][0]} if len(shown["films"]) == 1 else shown


def luminance(colour: str) -> float:
    """How light a colour such as rgb(0, 0, 0) is, from 0 to 1, as WCAG has it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def scenes(film: Film) -> list[dict[str, Any]]:
    """What a player has to show at each moment of a film; of the variables only which ones have changed."""
    counters = film.counters().values()
    return [
        {
            "moment": place,
            "states": all_states(film.board, moment.states),
            "start": moment.states.get(0, "unseen") if film.board.start == 0 else None,
            "heat": {str(square): f"heat-{heat.level}" for square, heat in moment.heat.items()},
            "sentence": moment.sentence,
            "queue": list(moment.queue),
            "counters": [numbers[place] for numbers in counters],
            "lines": [moment.line] if moment.line >= 0 else [],
            "changed": {name for name, _ in moment.changes},
        }
        for place, moment in enumerate(film.moments)
    ]


def scene_of(shown: dict[str, Any]) -> dict[str, Any]:
    """What a player shows of a film, in the form in which it is expected."""
    assert shown["lines"] == shown["current"]
    changed = {name for changed, name, *_ in shown["variables"] if changed}
    return {name: value for name, value in shown.items() if name not in ("current", "variables")} | {"changed": changed}


def all_states(board: Board, states: Any) -> dict[str, str]:
    """The state of each square of a board, where only those are given that are not unseen."""
    return {str(square): states.get(square, "unseen") for square in range(1, board.squares + 1)}
