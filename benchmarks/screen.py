"""How fast the film is on the screen: what is built in Python, and what happens in a browser."""

import json
import shutil
import tempfile
from functools import partial
from io import BytesIO
from pathlib import Path

from benchmarks.timing import reported, seconds
from snl_edu import Board, compare, draw, film, named_board, play

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


def measure_building() -> None:
    """Prints what it takes to build a film and its player, and how large they are."""
    board = Board(400)  # without jumps the film is longest
    player = play(film(board, grain="move"))
    built = seconds(lambda: play(film(board, grain="move")).close())
    drawn = seconds(lambda: draw(board).savefig(BytesIO()))
    size = len(json.dumps(player.get_state(), default=str)) / 1000
    page = len(play(named_board("a-hundred-squares")).page().encode()) / 1000
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
        browser.close()
    print("\nthe player of an empty 20x20 in Chromium")
    print(f"  key press to changed picture, median in ms       {reported(press, 16, 'at most', '')}")
    print(f"  steps shown a second at full speed               {reported(rate, 55, 'at least', '')}")
