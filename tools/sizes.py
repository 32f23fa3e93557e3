"""Prints how large the house is: `make lint` shows it, and fails for nothing that it says."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Each part of the house: what it is called, where its files are, and how many lines there should be at most.
PARTS = {
    "snl_edu, Python": (["snl_edu/**/*.py"], 14_800),
    "snl_edu, JavaScript and CSS": (["snl_edu/**/*.js", "snl_edu/**/*.mjs", "snl_edu/**/*.css"], 2_700),
    "exercises": (["notebooks/*_exercises.py"], None),
    "tests": (["tests/**/*.py", "tests/**/*.js", "tests/**/*.mjs"], None),
    "tools, deploy, benchmarks": ([f"{folder}/**/*.py" for folder in ("tools", "deploy", "benchmarks")], None),
}
MOST_LINES, MOST_MODULES = 250, 10  # of a module, and in a folder beside its door


def lines_of(path: Path) -> int:
    """How many lines a file has."""
    return len(path.read_text(encoding="utf-8").splitlines())


def main() -> None:
    """Prints the size of each part, and the modules and folders of the library that are large."""
    for name, (patterns, most) in PARTS.items():
        lines = sum(lines_of(path) for pattern in patterns for path in ROOT.glob(pattern))
        print(f"{lines:7,} lines  {name}" + (f" (at most {most:,})" if most else ""))
    modules = sorted((ROOT / "snl_edu").glob("**/*.py"))
    for path in modules:
        if (lines := lines_of(path)) > MOST_LINES:
            print(f"{lines:7,} lines  {path.relative_to(ROOT)}: a module of more than {MOST_LINES}")
    for folder, count in Counter(path.parent for path in modules if path.name != "__init__.py").items():
        if count > MOST_MODULES:
            print(f"{count:7,} modules  {folder.relative_to(ROOT)}: a folder with more than {MOST_MODULES}")


if __name__ == "__main__":
    main()
