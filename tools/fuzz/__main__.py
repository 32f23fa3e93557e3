"""Attacks the library for a while and prints a table of what was tried and what failed: `make fuzz`.

FUZZ_SECONDS says how long in all, FUZZ_SEED which tries; words on the command line choose among the attacks.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from random import Random

from tools.fuzz.boards import bad_inputs, boards
from tools.fuzz.commands import commands
from tools.fuzz.disks import full_disks, kills, races
from tools.fuzz.solvers import nasty_solvers
from tools.fuzz.texts import payloads
from tools.fuzz.widgets import re_runs

Attack = Callable[[Random], Iterator[str]]  # what went wrong in each try, or nothing
ATTACKS: Mapping[str, Attack] = {
    "boards": boards,
    "bad inputs": bad_inputs,
    "commands": commands,
    "kills": kills,
    "races": races,
    "full disks": full_disks,
    "payloads": payloads,
    "nasty solvers": nasty_solvers,
    "re-runs": re_runs,
}
SHOWN = 3  # failures of each attack


def attempt(name: str, seed: str, seconds: float) -> tuple[int, list[str]]:
    """How many tries an attack has made in its time, and what went wrong."""
    tried, failures, until = 0, [], time.monotonic() + seconds
    tries = ATTACKS[name](Random(f"{seed} {name}"))
    try:
        for wrong in tries:
            tried += 1
            failures += [wrong] if wrong else []
            if time.monotonic() > until:
                break
    finally:
        tries.close()  # type: ignore[attr-defined]  # every attack is a generator
    return tried, failures


def main() -> int:
    """Runs the attacks one after another; 1 if anything has failed."""
    names = [name for name in ATTACKS if name in sys.argv[1:]] or list(ATTACKS)
    seconds, seed = float(os.environ.get("FUZZ_SECONDS", "150")), os.environ.get("FUZZ_SEED", "1")
    print(f"seed {seed}, {seconds:g} seconds in all\n\n{'':15}{'tried':>8}{'failed':>8}", flush=True)
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory(prefix="snl-") as tempfile.tempdir:  # what a killed child leaves goes with it
        for name in names:
            tried, found[name] = attempt(name, seed, seconds / len(names))
            print(f"{name:15}{tried:8,}{len(found[name]):8,}", flush=True)
    for name, failures in found.items():
        for wrong in failures[:SHOWN]:
            print(f"\n{name}: {wrong}")
    return any(found.values())


if __name__ == "__main__":
    sys.exit(main())
