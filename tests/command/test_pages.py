"""`snl-edu walk` and `snl-edu page`."""

from pathlib import Path

import pytest

from snl_edu import film, named_board, play
from snl_edu.__main__ import main
from tests.helpers.command import EXAMPLE_1, refused


def test_a_walk_describes_the_board_and_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["walk", "example-1"]) == 0
    assert capsys.readouterr().out == f"{EXAMPLE_1}\n\n{film(EXAMPLE_1)}\n"
    assert main(["walk", "the-trap", "--grain", "move"]) == 1
    assert capsys.readouterr().out.endswith(f"{film(named_board('the-trap'), grain='move')}\n")


@pytest.mark.parametrize(("words", "ask"), [([], None), (["--ask"], "frontier"), (["--ask-search"], "search")])
def test_a_page_is_written_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], ask: str | None
) -> None:
    path = tmp_path / "walk.html"
    words = ["page", *words, "-o", str(path)]
    assert main([*words, "example-1"]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    assert path.read_text(encoding="utf-8") == play(EXAMPLE_1, title="example-1", ask=ask).page()
    assert "exists: choose another name, or say --overwrite" in refused(capsys, *words, "example-1")
    assert main([*words, "one-square", "--overwrite"]) == (2 if ask else 0)
    assert ("there is nothing to ask about" in capsys.readouterr().err) is bool(ask)
