"""A whole class at once: everybody logs in, gets a server, and runs notebook 02 to the end: `make hub-load N=30`.

The learners do not fetch JupyterLab's own JavaScript, as a browser would: those are files that the servers only send.
"""

import argparse
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median

from tools.hub.learner import Lesson, lesson
from tools.hub.server import Process, memory, processes, running_hub

GOAL = 150  # megabytes a learner


def report(lessons: list[Lesson], found: list[Process]) -> None:
    """Prints how long learners waited, how much memory they use, and what went wrong."""
    done = [each for each in lessons if not each.failure]
    for each in lessons:
        if each.failure:
            print(f"{each.name} failed after {each.cells} cells: {each.failure}")
    print(f"{len(lessons)} learners at once; failures: {len(lessons) - len(done)}")
    for what, seconds in {
        "JupyterLab": [each.server for each in done],
        "the first board": [each.board for each in done],
        "the end of notebook 02": [each.end for each in done],
    }.items():
        if seconds:
            print(f"from the login to {what}: median {median(seconds):.0f} s, at most {max(seconds):.0f} s")
    kernels = [each for each in found if each.learner and "ipykernel" in each.command]
    servers = [each for each in found if each.learner and each not in kernels]
    for what, part in {"server": servers, "kernel": kernels, "both": servers + kernels}.items():
        pss, rss = (size / len(lessons) for size in memory(part))
        goal = f"; the goal is at most {GOAL} MB" if what == "both" else ""
        print(f"memory a learner, {what}: {pss:.0f} MB (PSS; RSS counts shared pages each time: {rss:.0f} MB){goal}")
    print(
        f"memory of hub, proxy and idle culler: {memory([each for each in found if not each.learner]).pss:.0f} MB (PSS)"
    )


def main() -> int:
    """Tries a class of the size that was asked for, and fails if anything failed for anybody."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("learners", type=int, nargs="?", default=30)
    learners = parser.parse_args().learners
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that everything is cleared away then, too
    with tempfile.TemporaryDirectory(prefix="snl-") as folder:
        # Their homes have the longest path that one in /home may have: sockets are in them, and those must have a short one.
        width = len(f"/home/{'':32}") - len(f"{folder}/")
        names = [f"{number:03}".rjust(width, "a") for number in range(1, learners + 1)]
        failed = False
        try:
            # The hub ends first: without it nobody waits for an answer any more.
            with ThreadPoolExecutor(learners) as pool, running_hub(Path(folder)) as address:
                lessons = list(pool.map(partial(lesson, address), names))
                report(lessons, processes(Path(folder)))
            failed = any(each.failure for each in lessons)
        except Exception:
            failed = True
            raise
        finally:
            if failed:
                print(Path(folder, "hub.log").read_text(encoding="utf-8"), file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
