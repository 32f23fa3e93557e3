"""How a search becomes moments: what waits while it goes on, in each order."""

from snl_edu import Board, film
from snl_edu.films.camera import MOST_NAMED, Pile


def test_a_stack_is_shown_top_last_and_a_heap_highest_first() -> None:
    stack, heap = Pile(highest_first=False), Pile(highest_first=True)
    for pile, expected in ((stack, (4, 9, 2)), (heap, (9, 4, 2))):
        for square in (4, 9):
            pile.join(square)
        assert tuple(pile.join(2)) == expected
        assert tuple(pile.leave(9)) == (4, 2)


def test_what_a_moment_has_shown_stays_when_the_search_goes_on() -> None:
    pile = Pile(highest_first=False)
    shown = [pile.join(1), pile.leave(1), pile.join(7), pile.join(3), pile.leave(3), pile.join(5)]
    assert shown == [(1,), (), (7,), (7, 3), (7,), (7, 5)]


def test_many_new_squares_are_counted_and_few_are_named() -> None:
    named, counted = (film(Board(40, die=die), take="newest")[1].sentence for die in (MOST_NAMED, MOST_NAMED + 1))
    assert named == "Take 1 from the top of the stack. New: 2, 3, 4, 5, 6, 7, 8, 9."
    assert counted == "Take 1 from the top of the stack. 9 squares are new."
