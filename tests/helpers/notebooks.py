"""Notebooks as text, for those who run them."""

import json
from pathlib import Path

RIGHT = 'from snl_edu import check\ncheck(15, "02-first-in-line")'


def notebook(*sources: str) -> str:
    """A notebook with these cells of code."""
    cells: list[dict[str, object]] = [
        {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "source": source}
        | {"outputs": [], "execution_count": None}
        for number, source in enumerate(sources)
    ]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})


def handed_in(folder: Path, *sources: str, name: str = "02_frontiers.ipynb") -> Path:
    """A notebook in a learner's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(notebook(*sources), encoding="utf-8")
    return path
