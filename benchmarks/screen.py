"""How fast the film is on the screen: what is built in Python, and what happens in a browser."""

import json
import shutil
import tempfile
from functools import partial
from pathlib import Path

from benchmarks.timing import reported, seconds
from snl_edu import Board, compare, draw, film, named_board, play, random_board
from snl_edu.screens.pictures.paper import printed
from tests.helpers.browser import open_browser
from tests.helpers.lab import open_lab
from tests.notebooks.stored import read
from tools.notebooks import NOTEBOOKS

# Presses a key again and again, and measures until the next frame after the picture has changed.
PRESS = """async (times) => {
  const root = document.querySelector(".snl-player");
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const begin = performance.now();
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    root.getBoundingClientRect();
    took.push(performance.now() - begin);
    await new Promise(requestAnimationFrame);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)];
}"""

# Marks squares, checks them and starts again, and measures from the press of Check until everything is said and drawn.
CHECK = """async (times) => {
  const root = document.querySelector(".snl-player");
  const squares = [...root.querySelectorAll("[data-square]")];
  const press = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const took = [];
  for (let i = 0; i < times; i += 1) {
    for (let j = 0; j < 30; j += 1) press(squares[(7 * i + 13 * j) % squares.length]);
    const begin = performance.now();
    press(root.querySelector(".snl-do-check"));
    root.getBoundingClientRect();
    took.push(performance.now() - begin);
    await new Promise(requestAnimationFrame);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)];
}"""

# Plays at full speed for two seconds, and counts the steps that were shown.
PLAY = """async () => {
  const root = document.querySelector(".snl-player");
  const speed = root.querySelector('select[aria-label="Steps a second"]');
  speed.value = speed.lastElementChild.value;
  speed.dispatchEvent(new Event("change"));
  const before = Number(root.dataset.step);
  root.querySelector(".snl-play").click();
  await new Promise((done) => setTimeout(done, 2000));
  root.querySelector(".snl-play").click();
  return (Number(root.dataset.step) - before) / 2;
}"""

# Puts a ladder and takes it away again and again, and measures until the frame after the kernel's answer is drawn.
DRAW = """async (times) => {
  const root = document.querySelector(".snl-editor");
  const click = (square) => root.querySelector(`[data-square="${square}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const took = [];
  for (let i = 0; i < times; i += 1) {
    const drawn = new Promise((done) => {
      const watch = new MutationObserver(() => (watch.disconnect(), requestAnimationFrame(done)));
      watch.observe(root, { attributes: true, attributeFilter: ["data-jumps"] });
    });
    if (i % 2 === 0) click(5);
    const begin = performance.now();
    click(i % 2 === 0 ? 60 : 5);
    await drawn;
    took.push(performance.now() - begin);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)];
}"""

# Presses the triangle of a film made with ipywidgets, and measures how long a frame of the page takes at most.
FILM = """async () => {
  const took = [];
  const begin = performance.now();
  document.querySelector(".widget-play button").click();
  for (let last = begin; last < begin + 2000; ) {
    const now = await new Promise(requestAnimationFrame);
    took.push(now - last);
    last = now;
  }
  return Math.max(...took);
}"""
OWN = """from snl_edu import draw, frontiers, named_board
board = named_board("chutes-and-ladders")
steps = [list(frontier) for frontier in frontiers(board)]
def show(k):
    return steps[k], sum(steps[:k], [])"""


def measure_building() -> None:
    """Prints what it takes to build a film and its player, and how large they are."""
    board = Board(400)  # without jumps the film is longest
    player = play(film(board, grain="move"))
    built = seconds(lambda: play(film(board, grain="move")).close())
    drawn = seconds(lambda: printed(draw(board), "png"))
    size = len(json.dumps(player.get_state(), default=str)) / 1000
    page = len(play(named_board("a-hundred-squares")).page().encode()) / 1000
    asking = len(play(named_board("a-hundred-squares"), ask="search").page().encode()) / 1000
    print("\nthe film and the player of an empty 20x20, move by move")
    print(f"  time to build, beside one drawing by matplotlib  {reported(built / drawn, 1, 'at most')}")
    print(f"  what travels to the front end, in kB             {reported(size, 600, 'at most', '')}")
    for take in ("oldest", "newest", "highest"):
        filmed = seconds(partial(_play, board, take))
        print(f"  the same with take={take!r:10}, beside one drawing {reported(filmed / drawn, 1, 'at most')}")
    compared = seconds(lambda: compare(board).close())
    size = len(json.dumps(compare(board).get_state(), default=str)) / 1000
    print(f"  compare(board), beside one drawing               {reported(compared / drawn, 1, 'at most')}")
    print(f"  what travels to the front end then, in kB        {reported(size, 600, 'at most', '')}")
    print(f"  a page of its own for a 10x10, in kB             {reported(page, 150, 'at most', '')}")
    print(f"  the same with all questions about the search     {reported(asking, 200, 'at most', '')}")


def _play(board: Board, take: str) -> None:
    play(film(board, take=take, grain="move")).close()


def measure_browser() -> None:
    """Prints how fast the player answers in Chromium, where there is one."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("\nThere is no chromium here: nothing is measured in a browser.")
        return
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = play(film(Board(400), grain="move")).save(Path(folder, "film.html"))
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.goto(path.as_uri())
        press = page.evaluate(PRESS, 200)
        rate = page.evaluate(PLAY)
        asking = random_board(400, snakes=20, ladders=20, rng=1)
        page.goto(play(asking, ask="frontier").save(Path(folder, "asked.html")).as_uri())
        check = page.evaluate(CHECK, 50)
        browser.close()
    print("\nthe player of an empty 20x20 in Chromium")
    print(f"  key press to changed picture, median in ms       {reported(press, 16, 'at most', '')}")
    print(f"  steps shown a second at full speed               {reported(rate, 55, 'at least', '')}")
    print(f"  Check to what is said of 30 marks, median in ms  {reported(check, 50, 'at most', '')}")


def measure_drawing() -> None:
    """Prints how soon a change that is drawn by hand is answered in JupyterLab, kernel included."""
    if shutil.which("chromium") is None:
        return
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser, open_lab(Path(folder)) as lab:
        lab.load(browser)
        with lab.ran('from snl_edu import edit, named_board\nedit(named_board("a-hundred-squares"))') as page:
            page.wait_for_selector(".snl-editor [data-square]")
            drawn = page.evaluate(DRAW, 51)
    print("\na board of 10x10 that is drawn by hand, in JupyterLab")
    print(f"  a change to the answer on screen, median in ms   {reported(drawn, 100, 'at most', '')}")


def measure_own_film() -> None:
    """Prints how evenly the film of notebook 02, which the learner makes with ipywidgets, plays in JupyterLab."""
    if shutil.which("chromium") is None:
        return
    (cell,) = [cell.source for cell in read(NOTEBOOKS / "02_frontiers.ipynb").code if "widgets.Play(" in cell.source]
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser, open_lab(Path(folder)) as lab:
        lab.load(browser)
        with lab.ran(OWN, cell.replace("interval=1000", "interval=200")) as page:
            page.wait_for_selector("svg.snl-picture")
            longest = page.evaluate(FILM)
    print("\na learner's own film of a 10x10, five steps a second, in JupyterLab")
    print(f"  the longest gap between two frames, in ms        {reported(longest, 100, 'at most', '')}")
