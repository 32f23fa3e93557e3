"""The site of the course in a real browser that cannot reach any other machine: one page and one kernel for many notebooks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.helpers.browser import new_page
from tests.helpers.lab import LOADED, SETTINGS, SIZE, WITHOUT, Lab

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
SUBPATH = "/some/where"
KERNELS = """async () => {
  const { kernels } = window.jupyterapp.serviceManager;
  await kernels.ready;
  return [...kernels.running()].map(({ id }) => id);
}"""
PUT = """({ name, content }) => window.jupyterapp.serviceManager.contents.save(
  name, { type: 'notebook', format: 'json', content }).then(() => null)"""
OUTPUTS = """() => {
  const { cells } = window.jupyterapp.shell.currentWidget.context.model.toJSON();
  return cells.filter((cell) => cell.cell_type === 'code').map((cell) => cell.outputs);
}"""


class Files(SimpleHTTPRequestHandler):
    """A file server like that of `python -m http.server`, below a subpath as on GitHub Pages, with settings for tests."""

    def translate_path(self, path: str) -> str:
        """The file at an address; nothing is found above the subpath."""
        return super().translate_path(path.removeprefix(SUBPATH) if path.startswith(f"{SUBPATH}/") else "/nothing")

    def do_GET(self) -> None:
        """Lets the tests ask the app itself, and sets it up like the JupyterLab of the other tests."""
        if urlsplit(self.path).path != f"{SUBPATH}/jupyter-lite.json":
            return super().do_GET()
        settings = json.loads(Path(self.directory, "jupyter-lite.json").read_bytes())
        config = settings["jupyter-config-data"]
        config["exposeAppInBrowser"] = True
        config["disabledExtensions"] = [f"@jupyterlab/{name}-extension" for name in WITHOUT]
        config["settingsOverrides"] |= {
            f"@jupyterlab/{name.replace('/', ':')}": value for name, value in SETTINGS.items()
        }
        content = json.dumps(settings).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        return None

    def log_message(self, *_: Any) -> None:
        """Nothing: a site is a thousand requests."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder while it is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{SUBPATH}/"
        finally:
            server.shutdown()
            thread.join()


class Lite(Lab):
    """A JupyterLite in a window: like a JupyterLab, but with its kernels and its files inside the browser."""

    def __init__(self, page: Page, address: str, folder: Path) -> None:
        super().__init__(0, "", folder, [page])
        self.address = address

    def write(self, name: str, *cells: str, outputs: list[dict[str, Any]] | None = None) -> Path:
        """A notebook with these cells of code among the files that the browser keeps."""
        path = super().write(name, *cells, outputs=outputs)
        content = json.loads(path.read_bytes())
        content["metadata"]["kernelspec"]["name"] = "python"
        self.page.evaluate(PUT, {"name": name, "content": content})
        return path

    def kernels(self) -> list[str]:
        """The names of the kernels that run."""
        found: list[str] = self.page.evaluate(KERNELS)
        return found

    def load_again(self) -> None:
        """Loads the page as if its window had been closed: the kernels are gone, and what was saved is there."""
        self.page.goto(f"{self.address}lab/index.html?reset")
        self.page.wait_for_function(LOADED)

    def outputs(self) -> list[list[dict[str, Any]]]:
        """The outputs of each code cell of the notebook that is open."""
        found: list[list[dict[str, Any]]] = self.page.evaluate(OUTPUTS)
        return found


@contextmanager
def open_lite(browser: Browser, address: str, folder: Path) -> Iterator[Lite]:
    """A window of its own with JupyterLite in it, as on the first visit; a folder keeps what the tests write."""
    page = new_page(browser, viewport={"width": SIZE[0], "height": SIZE[1]})
    try:
        lite = Lite(page, address, folder)
        lite.load_again()
        yield lite
    finally:
        page.context.close()
