"""Prints the rates of the corpus, and every expectation that does not hold: `python -m tests.corpus [NAME ...]`.

The solvers that are named are tried on many more boards.
"""

import sys
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO

from tests.corpus.entry import ENTRIES
from tests.corpus.findings import of_check, of_oracle, of_watch, rates

if __name__ == "__main__":
    counts: Counter[str] = Counter()
    faults = 0
    for name in sys.argv[1:] or ENTRIES:
        entry = ENTRIES[name]
        with redirect_stdout(StringIO()):
            found = [of_oracle(entry, 300 if sys.argv[1:] else 60), of_check(entry), of_watch(entry)]
        for each in found:
            counts.update(each.counts)
            faults += len(each.faults)
            for fault in each.faults:
                print(f"{name}: {fault}", flush=True)
    print(rates(counts))
    sys.exit(bool(faults))
