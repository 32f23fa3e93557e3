"""Prints the rates of the corpus, and every expectation that does not hold: `python -m tests.corpus [NAME ...]`.

The solvers that are named are tried on many more boards.
"""

import sys
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO

from tests.corpus.entry import ENTRIES
from tests.corpus.findings import Findings, of_check, of_oracle, of_watch, rates


def main(names: list[str]) -> int:
    """How many expectations do not hold: of the solvers that are named, or of all."""
    if unknown := [name for name in names if name not in ENTRIES]:
        sys.exit(f"no solver of the corpus is called {unknown[0]}")
    counts: Counter[str] = Counter()
    faults = 0
    for name in names or ENTRIES:
        for look in (of_oracle, of_check, of_watch):
            found = Findings()
            try:
                with redirect_stdout(StringIO()):
                    found = of_oracle(ENTRIES[name], 300) if names and look is of_oracle else look(ENTRIES[name])
            except Exception as error:
                found.counts["crashes"] += 1
                found.faults.append(f"{type(error).__name__}: {error}")
            counts.update(found.counts)
            faults += len(found.faults)
            for fault in found.faults:
                print(f"{name}: {fault}", flush=True)
    print(rates(counts))
    return faults


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
