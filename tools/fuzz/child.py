"""A copy of this program, to try something that may hang or has to be killed."""

import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

PATIENCE = 150.0  # seconds after which a try counts as one that never ends: `check` gives up after 60

MEMORY = 3 * 2**30  # bytes that a try may take


def in_child(job: Callable[..., str], *arguments: Any) -> str:
    """What the job says went wrong, or that it raised, ended its process or did not come back."""
    context = get_context("fork")
    answers, answer = context.Pipe(duplex=False)
    child = context.Process(target=_answer, args=(answer, job, arguments), daemon=True)
    child.start()
    answer.close()
    try:
        return str(answers.recv()) if answers.poll(PATIENCE) else f"{job.__name__}{arguments} did not come back"
    except EOFError:
        return "ended the process"
    finally:
        child.kill()
        child.join()
        answers.close()


def _answer(answer: Any, job: Callable[..., str], arguments: tuple[Any, ...]) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        said = job(*arguments)
    except BaseException as error:
        said = f"{type(error).__name__}: {str(error)[:200]}"
    answer.send(said)


def started(job: Callable[[], object]) -> tuple[int, int]:
    """The number of a child that does the job once a line is written to it, and where to write."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(reader)
        return child, writer
    code = 1
    try:
        os.close(writer)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.read(reader, 1)
        job()
        code = 0
    finally:
        os._exit(code)


def go(writer: int) -> None:
    """Lets a child that was started do its job."""
    os.write(writer, b"!")
    os.close(writer)


def ended(child: int, *, kill: bool = False) -> int:
    """How a child has ended, perhaps because it is killed here."""
    if kill:
        os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
