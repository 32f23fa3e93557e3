"""How many of how many, as a picture."""

import re
from xml.etree import ElementTree

from snl_edu.screens.pictures.shares import MOST_WRAPPED, share_bars

BARS = [("count <again>", 3, 4), ("word " * 100, 1, 4)]


def test_each_bar_is_as_long_as_its_share_and_says_its_numbers() -> None:
    picture = share_bars("Ideas", BARS).svg
    widths = [float(width) for width in re.findall(r'<rect x="24"[^>]*? width="([\d.]+)"', picture)]
    assert [part / whole for whole, part in zip(widths[::2], widths[1::2], strict=True)] == [0.75, 0.25]
    texts = [
        "".join(each.itertext()) for each in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert texts[:3] == ["Ideas", "count <again>", "3 of 4"]
    assert texts[-1] == "1 of 4"
    assert len(texts) == 4 + MOST_WRAPPED
    assert texts[-2].endswith("…")


def test_the_image_says_in_words_what_it_shows() -> None:
    assert share_bars("Ideas", BARS).alt.startswith("Ideas: count <again>: 3 of 4; ")
