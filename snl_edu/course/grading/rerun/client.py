"""Runs a notebook with nbclient, and writes the diary of it."""

import asyncio
import os
from pathlib import Path
from time import monotonic
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

from snl_edu.course.grading.rerun.diary import Diary
from snl_edu.course.grading.rerun.folder import KERNEL

LONGEST_SOCKET = 60  # characters of a folder in which sockets can be made: a system allows about a hundred in all
LONGEST_ERROR = 300


class OutOfMemory(Exception):
    """A cell that wanted more memory than it may have."""


class Client(NotebookClient):
    """A client that keeps no outputs: nobody reads them, and they may be endless."""

    def process_message(self, msg: dict[str, Any], cell: Any, cell_index: int) -> Any:
        """Passes on only the messages that say when a cell begins and ends."""
        return super().process_message(msg, cell, cell_index) if msg["msg_type"] == "status" else None


def run(path: Path, folder: Path, diary: Diary, cell_seconds: int, notebook_seconds: int) -> None:
    """Runs a notebook in a folder; the diary records how it ended, and which cells failed."""
    begun, last = [0], [monotonic()]

    def on_start(cell_index: int, **_: Any) -> None:
        begun[0] += 1
        last[0] = monotonic() + cell_seconds
        diary.note("cell", [begun[0], cell_index])

    def on_error(cell_index: int, execute_reply: Any, **_: Any) -> None:
        content = execute_reply["content"]
        if content["ename"] == "MemoryError":
            raise OutOfMemory
        message = f"{content['ename']}: {content['evalue']}"[:LONGEST_ERROR]
        diary.note("error", [begun[0], cell_index, message, cell_seconds if monotonic() >= last[0] else 0])

    try:
        notebook: Any = nbformat.read(path, as_version=4)
        client = Client(
            notebook,
            kernel_name=KERNEL,
            timeout=cell_seconds,
            interrupt_on_timeout=True,
            allow_errors=True,
            record_timing=False,
            shutdown_kernel="immediate",
            on_cell_execute=on_start,
            on_cell_error=on_error,
            config=_sockets(),
            resources={"metadata": {"path": str(folder)}},
        )
    except Exception:
        diary.note("end", "unreadable")
        return
    diary.note("end", _ended(client, notebook_seconds, begun))


def _ended(client: Client, seconds: float, begun: list[int]) -> str:
    """How a run ended, in one word."""
    try:
        return "done" if asyncio.run(_is_done(client, seconds)) else "notebook"
    except OutOfMemory:
        return "memory"
    except Exception:
        return "dead" if begun[0] else "start"


async def _is_done(client: Client, seconds: float) -> bool:
    """Whether a notebook reached its end in time; if not, its kernel is ended."""
    task = asyncio.ensure_future(client.async_execute())
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.cancel()
    await asyncio.wait({task})
    if done:
        task.result()
    return bool(done)


def _sockets() -> Config:
    """Sockets that are files never meet "Address already in use", but their names must be short."""
    place = os.environ.get("JUPYTER_RUNTIME_DIR", "")
    if os.name != "posix" or not 0 < len(place) <= LONGEST_SOCKET:
        return Config()
    return Config({"KernelManager": {"transport": "ipc", "connection_file": f"{place}/kernel.json"}})
