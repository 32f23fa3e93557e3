"""What a chapter says about the answers to its exercises, and the proof of it."""

from typing import Any, NamedTuple

from snl_edu import check

FEWEST_WRONG = 6


class Answers(NamedTuple):
    """Right answers in several styles, and wrong ones that a learner would give, each with a part of its own sentence."""

    right: list[Any]
    wrong: list[tuple[Any, str]]


def prove(name: str, answers: Answers) -> None:
    """Fails unless the right answers pass, and at least six wrong ones are refused, each with its own sentence."""
    assert answers.right, f"{name} needs a right answer"
    assert len(answers.wrong) >= FEWEST_WRONG, (
        f"{name} has {len(answers.wrong)} wrong answers: {FEWEST_WRONG} are needed"
    )
    for answer in answers.right:
        verdict = check(answer, name)
        assert verdict.passed, verdict.message
    messages: list[str] = []
    for answer, sentence in answers.wrong:
        verdict = check(answer, name)
        assert not verdict.passed, f"{name} lets through what should be told {sentence!r}"
        assert sentence in verdict.message
        messages.append(verdict.message)
    same = {message for message in messages if messages.count(message) > 1}
    assert not same, f"{name} tells several wrong answers the same: {same}"
