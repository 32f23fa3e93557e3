"""What a moment is about, and where in a film one may want to go next."""

import pytest

from snl_edu import BOARDS, Board, film, named_board
from snl_edu.films.landmarks import involved, landmarks
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of

SMALL = [name for name, named in BOARDS.items() if named.board.squares <= 100]


@pytest.mark.parametrize("name", SMALL)
def test_a_moment_of_a_search_is_about_the_squares_that_its_sentence_names(name: str) -> None:
    shot = film(named_board(name))
    for moment in shot.moments:
        about = involved(shot, moment)
        assert len(about) == len(set(about))
        if moment.move is not None:
            assert set(about) == {moment.move.start, moment.move.landing, moment.move.end}
        elif moment.current is not None:
            assert about == (moment.current,)
        elif moment.kind in ("game", "stuck"):
            assert about == ()
        else:
            assert {*moment.queue} <= {*about}


def test_a_frontier_is_about_the_jumps_that_led_to_it() -> None:
    shot = film(Board(36, {2: 15, 14: 35, 17: 13}))
    assert involved(shot, shot[1]) == (15, 3, 4, 5, 6, 7, 2)


def test_a_moment_of_a_run_is_about_what_it_takes_and_reads() -> None:
    shot = run_of(styles.level_loop)
    for moment in shot.moments:
        assert {*involved(shot, moment)} == {*moment.reads} | ({moment.current} - {None})


@pytest.mark.parametrize("name", SMALL)
def test_landmarks_are_the_moments_that_their_sentences_say(name: str) -> None:
    shot = film(named_board(name))
    said = {
        "frontier": [sentence.startswith("Frontier") for sentence in (moment.sentence for moment in shot.moments)],
        "jump": [": a ladder up" in moment.sentence or ": a snake down" in moment.sentence for moment in shot.moments],
        "rejected": [moment.sentence.endswith(("nothing to do.", "not allowed.")) for moment in shot.moments],
    }
    expected = {key: [place for place, yes in enumerate(marks) if yes] for key, marks in said.items()}
    assert landmarks(shot) == {key: places for key, places in expected.items() if places}


def test_a_run_stops_where_it_reads_a_jump() -> None:
    shot = run_of(styles.level_loop)
    marks = landmarks(shot)
    assert marks.keys() == {"jump"}
    assert shot.opening in marks["jump"]
    for place in marks["jump"]:
        assert "a ladder up" in shot.moments[place].sentence or "a snake down" in shot.moments[place].sentence
