"""Asks the oracle about every entry of the corpus on several hundred boards: `python -m tests.corpus`."""

from tests.corpus.oracle import cases, faults, kind_of
from tests.corpus.right import RIGHT
from tests.corpus.wrong import WRONG

if __name__ == "__main__":
    for entry in RIGHT:
        for case, given in faults(entry, cases(entry.form, 300), 2_000_000, most=3):
            print(f"right, and yet wrong: {entry} gives {given!r} on {case}", flush=True)
    for entry in WRONG:
        if entry.fails == "stubborn":
            continue
        found = faults(entry, cases(entry.form, 300), 50_000 if entry.fails == "endless" else 2_000_000, most=4)
        small = min((case.squares for case, _ in found), default=None)
        kinds = sorted({kind_of(given) for _, given in found})
        print(f"{entry}: wrong on a board of {small} squares: {', '.join(kinds)}", flush=True)
