"""Tables in words and in HTML."""

from snl_edu.course.grading.table import html_table, text_table


def test_columns_are_as_wide_as_they_must_be_and_lines_do_not_end_in_spaces() -> None:
    assert text_table([("a", "long word", ""), ("bcd", "", "x")]) == "  a    long word\n  bcd             x"


def test_each_row_and_each_column_has_a_header_and_no_word_becomes_a_tag() -> None:
    html = html_table("Marks", ("Who", "What"), [("<b>", "<script>")])
    assert html.count('scope="col"') == 2
    assert html.count('scope="row"') == 1
    assert "<caption>Marks</caption>" in html
    assert "<script>" not in html
    assert "&lt;b&gt;" in html
