"""The exercises of notebook 10: graphs beyond the board."""

from itertools import pairwise
from typing import Any

from snl_edu.course.exercise import Exercise, value
from snl_edu.course.exercises.graphs import judge_reach, judge_steps_between, reach
from snl_edu.course.exercises.mazes import MAZE, judge_knight, judge_open_places, open_places
from snl_edu.course.exercises.puzzles import WORDS, judge_jugs, judge_one_letter, jugs, one_letter
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.boards import named_board

START, GOAL = (1, 1), (5, 11)  # in the maze
FRIENDS = {
    "Ada": ["Ben", "Cleo"],
    "Ben": ["Ada", "Cleo", "Dario"],
    "Cleo": ["Ada", "Ben", "Elif"],
    "Dario": ["Ben", "Farid"],
    "Elif": ["Cleo", "Farid", "Grace"],
    "Farid": ["Dario", "Elif", "Hana"],
    "Grace": ["Elif"],
    "Hana": ["Farid"],
    "Ivo": ["Jun"],
    "Jun": ["Ivo"],
}


def _neighbours_of_one(answer: Any) -> Verdict:
    """What is wrong with the squares that one roll from 1 leads to."""
    if not isinstance(answer, (list, tuple, set)) or not all(type(square) is int for square in answer):
        return not_yet("write the squares as a list, such as [8, 9, 10]")
    ends, given = {move.end for move in named_board("example-1").moves(1)}, set(answer)
    if given == ends:
        return right() if len(answer) == len(ends) else not_yet("a square is in your list twice: once is enough")
    if 2 in given:
        return not_yet("a roll of 1 lands on 2, but a ladder starts there: where does the player stand?")
    if 1 in given:
        return not_yet("no roll leads from 1 back to 1")
    if given < ends:
        return not_yet(f"your list lacks {len(ends - given)} of them: there is one for each of the six rolls")
    return not_yet(f"no roll from 1 ends on {min(given - ends)}: take the six rolls one by one")


def _word_ladder(answer: Any) -> Verdict:
    """What is wrong with a ladder from cold to warm."""
    if not isinstance(answer, (list, tuple)) or not all(type(word) is str for word in answer):
        return not_yet('write the words as a list, such as ["cold", "gold", "warm"]')
    ladder = [word.strip().lower() for word in answer]
    if ladder[:1] != ["cold"] or ladder[-1:] != ["warm"]:
        return not_yet('your ladder should begin with "cold" and end with "warm"')
    for word in ladder:
        if word not in WORDS:
            return not_yet(f"{word} is not in the list of words")
    for word, following in pairwise(ladder):
        if following not in one_letter(list(WORDS), word):
            return not_yet(f"{word} and {following} do not differ in exactly one letter")
    fewest = len(list(reach("cold", "warm", lambda word: one_letter(list(WORDS), word))))
    if len(ladder) > fewest:
        return not_yet(
            f"a right ladder, but not a shortest one: it takes {len(ladder) - 1} steps, and fewer are enough"
        )
    return right()


def _friends_of_friends(answer: Any) -> Verdict:
    """What is wrong with the people whom Ada may know."""
    if (
        isinstance(answer, str)
        or not isinstance(answer, (list, tuple, set))
        or not all(type(name) is str for name in answer)
    ):
        return not_yet('write the names as a list, such as ["Ivo", "Jun"]')
    near, far = (set(frontier) for frontier in list(reach("Ada", "Ivo", FRIENDS.__getitem__))[1:3])
    given = {name.strip().capitalize() for name in answer}
    if given == far:
        return right()
    if "Ada" in given:
        return not_yet("Ada is a friend of her friends, but she knows herself already")
    if given & near:
        return not_yet(f"{min(given & near)} is a friend of Ada already: who is new?")
    if given - set(FRIENDS):
        return not_yet(f"{min(given - set(FRIENDS))} is not among the ten people")
    if given - far:
        return not_yet(f"{min(given - far)} is further away than two steps, or cannot be reached")
    return not_yet("somebody is missing: look at the friends of Ben and at those of Cleo")


def _steps_through_maze() -> int:
    return len(list(reach(START, GOAL, lambda place: open_places(list(MAZE), place)))) - 1


def _steps_to_four_litres() -> int:
    found = reach((0, 0), None, jugs)
    return next(steps for steps, frontier in enumerate(found) if any(large == 4 for _, large in frontier))


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "10-neighbours-of-one": Exercise(
        "to which squares does one roll from 1 lead? Write a list in place of the dots",
        _neighbours_of_one,
        (
            "There are six rolls: 1, 2, 3, 4, 5 and 6.",
            "A roll of 3 leads from 1 to 4.",
            "One of the six rolls lands at the foot of a ladder.",
        ),
        why="One roll leads there, so they are neighbours, however far away they lie.",
    ),
    "10-reach": Exercise(
        "write the search that yields each frontier of a graph",
        judge_reach,
        (
            "Begin with `frontier = [start]` and `seen = {start}`, and loop while the frontier is not empty.",
            "In notebook 02 a loop went through `board.moves(square)`. Which loop goes through the neighbours of a node?",
            "In the loop: yield the frontier, return if the goal is in `seen`, and collect the new neighbours for the next turn.",
        ),
        why="Nothing in your search knows what a node is: numbers, pairs and words are all the same to it.",
        ours=reach,
        without=("frontiers", "explore", "film"),
    ),
    "10-where-is-the-goal": Exercise(
        "where is G? Write a row and a column, such as (1, 1), in place of the dots",
        value(
            lambda: next((row, line.index("G")) for row, line in enumerate(MAZE) if "G" in line),
            {
                (11, 5): "the row comes first, then the column",
                (6, 12): "both are counted from 0, not from 1",
                (12, 6): "the row comes first, and both are counted from 0",
                (5, 12): "the column is counted from 0, too: the wall on the left is column 0",
                (6, 11): "the row is counted from 0, too: the wall at the top is row 0",
                (1, 11): "row 0 is at the top, and not at the bottom",
                (1, 1): "that is where S is",
                (5, 10): "one column further: how long is a row of this maze?",
            },
            "count the rows from the top and the columns from the left, both from 0",
        ),
        (
            "The row at the top is row 0. It is a wall.",
            "The column on the left is column 0. It is a wall, too.",
            'If your pair is right, `maze[row][column]` is `"G"`.',
        ),
        why="`maze[5][11]` is the eleventh sign after the first one, in the fifth row after the first one.",
    ),
    "10-maze-steps": Exercise(
        "how many steps does the shortest way take? Write a number in place of the dots",
        value(
            _steps_through_maze,
            {
                15: "you have counted places: the start itself is not a step",
                13: "the step onto G counts as well",
                22: "that is the way through the lower part: is there a shorter one?",
                10: "these are the steps along the top row: how far down is G?",
                16: "count again: you may have counted a corner twice",
                12: "count again: from S to the right wall, then down",
            },
            "follow the maze with a finger, and count each step from place to place",
        ),
        (
            "There are two ways to G: along the top, and through the lower part.",
            "Along the top: from column 1 to column 11, then down.",
            "Down: from row 1 to row 5.",
        ),
        why="The way along the top wins, and the search will say the same.",
    ),
    "10-neighbours-maze": Exercise(
        "write the function that gives the neighbours of a place in a maze",
        judge_open_places,
        (
            "There are four candidates: `(row - 1, column)`, `(row + 1, column)`, and two more.",
            'A candidate is open if `maze[r][c] != "#"`, for its row `r` and its column `c`.',
            "Ask `0 <= r < len(maze)` and `0 <= c < len(maze[0])` before you look into the maze.",
        ),
        why="Four candidates, less the walls and what lies outside: a maze is described completely.",
        ours=open_places,
    ),
    "10-stack": Exercise(
        "can a stack find a shorter way? Write True or False in place of the dots",
        value(
            lambda: False,
            {
                True: "the queue has found all places that fewer steps reach: was G among them?",
                "False": "leave out the quotation marks: False, not 'False'",
                "True": "leave out the quotation marks; and has the queue not looked at all shorter ways?",
                0: "write False or True: which one do you mean?",
                "no": "write False for no, with a capital letter and without quotation marks",
                "yes": "write True for yes; but what do you know about the way that a queue finds?",
            },
            "write True or False, with a capital letter and without quotation marks",
        ),
        (
            "What do you know about the first arrival at a node in a breadth-first search?",
            "Notebook 04 proved that no way is shorter than the one that a queue finds.",
            "Both searches find a way in the same maze, and one of them finds a shortest way.",
        ),
        why="No way is shorter than the one that a queue finds, whoever looks for it.",
    ),
    "10-word-ladder": Exercise(
        "write your ladder from cold to warm, as a list of words, in place of the dots",
        _word_ladder,
        (
            "From *cold* only four words of the list can be reached with one step.",
            "Search from both ends: which words are one step from *warm*?",
            "Every letter of *cold* has to change, so no ladder has fewer steps than letters.",
        ),
        why="All four letters have to change, so no ladder has fewer steps than four.",
    ),
    "10-word-neighbours": Exercise(
        "write the function that gives the neighbours of a word",
        judge_one_letter,
        (
            "Go through all words of the list, and collect those that are neighbours.",
            "`for a, b in zip(word, other):` gives the letters in pairs. Count the pairs that differ.",
            "A neighbour has the same length, and exactly one pair differs. The word itself has none.",
        ),
        why="Two words are neighbours if one step leads from one to the other: that is all the search needs.",
        ours=one_letter,
    ),
    "10-friends-of-friends": Exercise(
        "whom may Ada know? Write a list of names in place of the dots",
        _friends_of_friends,
        (
            "Ada's friends are Ben and Cleo.",
            "Who are the friends of Ben, and who are the friends of Cleo?",
            "Leave out Ada, Ben and Cleo. What is left is frontier 2.",
        ),
        why="Friends of friends who are new: that is frontier 2, by another name.",
    ),
    "10-minutes": Exercise(
        "how many minutes does the quickest way take? Write a number in place of the dots",
        value(
            lambda: 2 + 3 + 2,
            {
                12: "that is the single road: is there a way with more roads and fewer minutes?",
                1: "that is the number of roads: count the minutes",
                3: "3 is the number of roads of another way: how many minutes do they take together?",
                5: "from home by the lake to the mill: the park is one road further",
                2: "2 minutes lead from home to the lake: go on to the park",
                19: "you have added up all roads: take only those of one way",
                17: "the road of 12 minutes leads to the park at once: nobody takes the others as well",
            },
            "go by the lake and the mill, and add up the minutes",
        ),
        (
            "There are two ways from home to the park.",
            "One of them has a single road. The other one has three.",
            "Add up the minutes of the longer way: it is quicker.",
        ),
        why="The way with more roads takes fewer minutes, and the search that counts roads does not see it.",
    ),
    "10-steps-between": Exercise(
        "write the function that gives the number of steps",
        judge_steps_between,
        (
            "`enumerate(reach(start, goal, neighbours))` gives each frontier with its number.",
            "If the goal is in a frontier, return the number of that frontier.",
            "If the loop ends without it, there is no way: return None after the loop.",
        ),
        why="The number of a frontier is the number of steps to each of its nodes.",
    ),
    "10-knight": Exercise(
        "write the function that gives the jumps of a knight",
        judge_knight,
        (
            "There are eight jumps at most: in the middle of the board all of them are possible.",
            "If the row changes by 2, the column changes by 1, and the other way round. Each may go up or down.",
            "Keep a place only if its row and its column are both from 0 to 7.",
        ),
        why="With these neighbours your search finds the fewest jumps between any two squares of a chess board.",
    ),
    "10-jugs": Exercise(
        "write the function that gives what can be in the jugs after one step",
        judge_jugs,
        (
            "There are six steps: fill one of the two, empty one of the two, pour one of the two into the other.",
            "To fill the small jug gives `(3, large)`. To empty it gives `(0, large)`.",
            "When you pour the small jug into the large one, `min(small, 5 - large)` litres flow.",
        ),
        why="Nobody has drawn this graph: your function makes each node when the search asks for it.",
        ours=jugs,
    ),
    "10-four-litres": Exercise(
        "how many steps lead to 4 litres in the large jug? Write a number in place of the dots",
        value(
            _steps_to_four_litres,
            {
                7: "that is one too many: the small jug need not be empty at the end",
                8: "there is a shorter way: begin with the large jug",
                5: "one step is missing: count the first filling as well",
                9: "there is a shorter way: begin with the large jug, and count only until 4 litres are in it",
                4: "4 is the number of litres: how many steps are needed?",
                1: "the tap gives only 3 or 5 litres at once",
            },
            "begin with a full large jug, pour it into the small one, and go on",
        ),
        (
            "Fill the large jug, and pour it into the small one: 2 litres are left.",
            "Empty the small jug, and put these 2 litres into it. Then fill the large jug again.",
            "In the small jug there is room for 1 litre more. Count all steps up to here.",
        ),
        why="From the first frontier to the last, no node was tried twice, and no shorter way exists.",
    ),
}
