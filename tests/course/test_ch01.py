"""The exercises of notebook 01: what the table of right and wrong answers does not show."""

from snl_edu import check, named_board
from snl_edu.course.exercises import rolls


def test_a_game_is_played_again_and_its_rolls_are_counted() -> None:
    verdict = check([6, 6, 3, 6, 6, 6, 2], "01-your-game")
    assert verdict.message == "Right: your game takes 7 rolls, by 1 - 7 - 13 - 16 - 22 - 28 - 34 - 36."


def test_a_wrong_guess_of_the_fewest_rolls_is_not_told_the_answer() -> None:
    for guess in (*range(-3, 4), *range(5, 40)):
        assert "4" not in check(guess, "01-fewest").message.replace("14", "")


def test_our_ends_are_those_of_the_moves() -> None:
    for name in ("example-1", "chained-jumps", "onto-the-wall", "thirty-cells", "short-and-narrow"):
        board = named_board(name)
        for square in range(1, board.squares + 1):
            assert rolls.ends(board, square) == [move.end for move in board.moves(square)]
