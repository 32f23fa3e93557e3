"""A learner who does what a browser does: cookies, the progress page, and a websocket to the kernel through the proxy."""

import json
import time
import uuid
from typing import Any, NamedTuple

import requests
import websocket

from tools.hub.server import PATIENCE

NOTEBOOK = "course/02_frontiers.ipynb"
# What a cell sends when it shows a board: a player, or a picture.
BOARDS = {"application/vnd.jupyter.widget-view+json", "image/png", "image/svg+xml", "text/html"}


class Lesson(NamedTuple):
    """The seconds from the login to the server, the first board and the end of the notebook, or what went wrong."""

    name: str
    server: float = 0
    board: float = 0
    end: float = 0
    cells: int = 0
    failure: str = ""


def lesson(address: str, name: str) -> Lesson:
    """One learner's lesson, from the login to the last cell of the notebook."""
    began = time.monotonic()
    done = Lesson(name)
    try:
        learner = Learner(address, name)
        learner.log_in()
        learner.visit(f"/user/{name}/lab")
        done = done._replace(server=time.monotonic() - began)
        cells = learner.cells()
        wire = learner.wire()
        for cell in cells:
            shown = run(wire, cell)
            if shown and not done.board:
                done = done._replace(board=time.monotonic() - began)
            done = done._replace(cells=done.cells + 1)
        wire.close()
        if not done.board:
            raise RuntimeError("no cell showed a board")
        return done._replace(end=time.monotonic() - began)
    except Exception as error:  # whatever went wrong is what we count
        return done._replace(failure=f"{type(error).__name__}: {error}")


class Learner:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name, self.browser = address, name, requests.Session()

    def visit(self, path: str) -> Any:
        """The answer when a page is opened, wherever it leads."""
        page = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document"}
        answer = self.browser.get(self.address + path, headers=page, timeout=PATIENCE)
        answer.raise_for_status()
        return answer

    def token(self, path: str) -> str:
        """The cookie that shows that a request comes from a page of the same site."""
        return next(each.value or "" for each in self.browser.cookies if (each.name, each.path) == ("_xsrf", path))

    def log_in(self) -> None:
        """Logs in, which starts a server, and stays on the progress page until it has started."""
        self.visit("/hub/login")
        form = {"username": self.name, "password": "any", "_xsrf": self.token("/hub/")}
        self.browser.post(f"{self.address}/hub/login", data=form, timeout=PATIENCE).raise_for_status()
        progress = f"{self.address}/hub/api/users/{self.name}/server/progress"
        headers = {"X-XSRFToken": self.token("/hub/")}
        with self.browser.get(progress, headers=headers, stream=True, timeout=PATIENCE) as events:
            for line in events.iter_lines():
                event = json.loads(line.removeprefix(b"data:")) if line.startswith(b"data:") else {}
                if event.get("ready"):
                    return
                if event.get("failed"):
                    break
        raise RuntimeError(event.get("message", "the server did not start"))

    def cells(self) -> list[str]:
        """The code of the notebook in the learner's folder."""
        cells = self.visit(f"/user/{self.name}/api/contents/{NOTEBOOK}").json()["content"]["cells"]
        return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]

    def wire(self) -> "websocket.WebSocket":
        """The websocket to a new kernel for the notebook."""
        place = f"{self.address}/user/{self.name}/api"
        asked: dict[str, Any] = {"path": NOTEBOOK, "name": NOTEBOOK, "type": "notebook", "kernel": {"name": "python3"}}
        headers = {"X-XSRFToken": self.token(f"/user/{self.name}/")}
        answer = self.browser.post(f"{place}/sessions", json=asked, headers=headers, timeout=PATIENCE)
        answer.raise_for_status()
        channels = f"{place}/kernels/{answer.json()['kernel']['id']}/channels"
        cookies = self.browser.prepare_request(requests.Request("GET", channels)).headers["Cookie"]
        url = channels.replace("http", "ws", 1)
        return websocket.create_connection(url, timeout=PATIENCE, cookie=cookies, origin=self.address)


def run(wire: "websocket.WebSocket", code: str) -> bool:
    """Runs a cell to its end, and says whether it showed a board; a cell that fails raises."""
    number = uuid.uuid4().hex
    header = {"msg_id": number, "msg_type": "execute_request", "username": "", "session": number, "version": "5.3"}
    asked = {"code": code, "silent": False, "store_history": True, "allow_stdin": False, "stop_on_error": True}
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": asked, "channel": "shell"}
    wire.send(json.dumps(message))
    shown, awaited = False, {"idle", "execute_reply"}
    while awaited:
        answer = json.loads(wire.recv())
        kind, content = answer["msg_type"], answer["content"]
        if answer["parent_header"].get("msg_id") != number:
            continue
        if kind == "error":
            raise RuntimeError(f"{content['ename']}: {content['evalue']}")
        shown = shown or bool(BOARDS & set(content.get("data", ())))
        awaited -= {kind, content.get("execution_state")}
    return shown
