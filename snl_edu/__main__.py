"""The command `snl-edu`."""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, TextIO
from urllib.parse import quote, urlsplit

from snl_edu import __version__
from snl_edu.course.grading.assignment import assignment
from snl_edu.course.grading.limits import Limits, limits_of
from snl_edu.course.install import Copied, copy_course, first_notebook, lab_environment
from snl_edu.files import new_file, write
from snl_edu.films.search_film import film
from snl_edu.model.board import Board
from snl_edu.model.boards import BOARDS, named_board
from snl_edu.model.games import Game, count_shortest_games, shortest_game
from snl_edu.model.input.arguments import BoardError, counted, plural, shown, whole
from snl_edu.model.leap import as_answer, fewest_rolls

if TYPE_CHECKING:
    from snl_edu.course.grading.marks import Marks

SOLVED, IMPOSSIBLE, BAD_INPUT = 0, 1, 2
INTERRUPTED = 128 + signal.SIGINT  # as a shell says it
MOST_MOVES = 10**7  # for a board with more, only the fewest rolls are printed
QUICK_MOVES = 10**6  # with more, the search takes long enough to say so
MOST_CHARACTERS = 5 * 10**7  # of a board: enough for millions of squares
# Becomes another program, which Linux asks to end (SIGTERM) when its parent dies: 1 is PR_SET_PDEATHSIG.
LEASH = """
import ctypes, os, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGTERM)
if os.getppid() == int(sys.argv[1]):
    os.execv(sys.argv[2], sys.argv[2:])
"""
BAR, WIDTH = 20, 79  # characters of a bar that shows how far we are, and of its line
ROOT = (
    "learners' code would run as root: use another account, or add --allow-root in a container, such as docker run --rm "
    '--network none -v "$PWD":/marks -w /marks IMAGE snl-edu grade --allow-root FOLDER (in IMAGE, snl-edu[grading] is installed)'
)
MOST_BITS = 10_000  # of a number: Python refuses to print one with thousands of digits


def main(words: list[str] | None = None) -> int:
    """Runs the command and returns the exit code: 0 done, 1 the board cannot be won, 2 bad input."""
    asked = _parser().parse_args(words)
    if sys.stdout is None:
        return _refuse("the output cannot be written: it is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # the name of a file may hold any character
    try:
        code = int(asked.command(asked))
        sys.stdout.flush()
    except BoardError as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        _say("stopped")
        return INTERRUPTED
    except OSError as error:
        # Nobody reads the output any more, or it cannot be written. Python must not try again when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return SOLVED
        return _refuse(f"the output cannot be written: {error.strerror}")
    return code


def _refuse(reason: str) -> int:
    _say(reason)
    return BAD_INPUT


def _say(line: str) -> None:
    """Prints a line about the command itself, where there is a place for it."""
    if sys.stderr is not None:
        print(f"snl-edu: {line}", file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="snl-edu", description="The fewest rolls that win Snakes and Ladders.")
    parser.add_argument("--version", action="version", version=f"snl-edu {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    on_board = argparse.ArgumentParser(add_help=False)
    on_board.add_argument(
        "board", metavar="BOARD", help="a name (see: snl-edu boards), a JSON file, or - for standard input"
    )

    for_teachers = argparse.ArgumentParser(add_help=False)
    for_teachers.add_argument("--teacher", action="store_true", help="with the solutions and the teaching guide")

    lab = commands.add_parser(
        "lab", parents=[for_teachers], help="put the course into a folder and open JupyterLab there"
    )
    lab.add_argument(
        "folder", nargs="?", default="snl-edu-course", type=Path, help="for the course (default: %(default)s)"
    )
    lab.add_argument("--fresh", metavar="NAME", type=Path, help="a clean copy under a new name")
    lab.set_defaults(command=open_lab)

    course = commands.add_parser("course", parents=[for_teachers], help="only put the course into a folder")
    course.add_argument("folder", type=Path, help="for the course; nothing that is in it is overwritten")
    course.set_defaults(command=put_course)

    assign = commands.add_parser("assignment", help="write notebooks as nbgrader assignments, with the solutions")
    assign.add_argument("notebooks", metavar="NUMBER", nargs="+", help="the number of a notebook, such as 02")
    assign.add_argument("-o", "--output", metavar="FOLDER", required=True, type=Path, help="nbgrader's course folder")
    assign.set_defaults(command=write_assignments)

    solve = commands.add_parser(
        "solve",
        parents=[on_board],
        help="the fewest rolls; one shortest game and how many there are, unless the board is too large to search",
    )
    solve.add_argument("--json", action="store_true", help="as JSON")
    solve.set_defaults(command=print_solution)

    walk = commands.add_parser("walk", parents=[on_board], help="describe the search, step by step")
    walk.add_argument(
        "--grain", choices=["frontier", "move"], default="frontier", help="how large a step is (default: %(default)s)"
    )
    walk.set_defaults(command=print_walk)

    page = commands.add_parser("page", parents=[on_board], help="write the player as a page of its own")
    page.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        default="walk.html",
        type=Path,
        help="where to write it (default: %(default)s)",
    )
    page.add_argument("--overwrite", action="store_true", help="replace the file if it exists")
    for option, ask, what in [("--ask", "frontier", "each frontier"), ("--ask-search", "search", "each step")]:
        page.add_argument(option, dest="ask", action="store_const", const=ask, help=f"let it ask about {what}")
    page.set_defaults(command=write_page)

    grade = commands.add_parser("grade", help="marks for a class: run the notebooks of its learners again")
    grade.add_argument("folders", nargs="+", metavar="FOLDER", type=Path, help="the folder of a learner, or of a class")
    grade.add_argument("-o", "--output", default="marks.csv", type=Path, help="marks to write, or to go on with")
    grade.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many notebooks run at a time")
    limits = Limits()
    grade.add_argument("--cell-seconds", type=int, default=limits.cell_seconds, help="for one cell")
    grade.add_argument("--notebook-seconds", type=int, default=limits.notebook_seconds, help="for one notebook")
    grade.add_argument("--memory", metavar="MB", type=int, default=limits.memory, help="megabytes for one kernel")
    grade.add_argument(
        "--exercises",
        metavar="FILE",
        type=Path,
        action="append",
        help="exercises of your own (default: those in this folder)",
    )
    grade.add_argument("--allow-root", action="store_true", help="run the learners' code although you are root")
    grade.set_defaults(command=grade_folders)

    exercises = commands.add_parser("exercises", help="list the exercises of the course, or try out a file of your own")
    exercises.add_argument(
        "files", metavar="FILE", nargs="*", type=Path, help="a file to try out, such as mine_exercises.py"
    )
    exercises.set_defaults(command=print_exercises)

    commands.add_parser("boards", help="list the named boards").set_defaults(command=print_boards)
    return parser


def read_board(word: str) -> Board:
    """The board of that name, or the one written in that file or on standard input."""
    if word in BOARDS:
        return BOARDS[word].board
    try:
        if word != "-" and not Path(word).exists():
            if any(mark in word for mark in "./\\"):  # as in no name of a board
                raise BoardError(f"there is no file {shown(word)}")
            return named_board(word)
        if word == "-":
            return Board.from_json(json.loads(_text(sys.stdin)))
        with Path(word).open(encoding="utf-8-sig") as file:
            return Board.from_json(json.loads(_text(file)))
    except BoardError:
        raise
    except OSError as error:
        raise BoardError(f"{shown(word)} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BoardError(f"{shown(word)} is not JSON: write a matrix, a list of moves, or squares and jumps") from error


def _text(file: TextIO | None) -> str:
    """The text of a file, which may be closed, or never end."""
    if file is None:
        raise BoardError("the board cannot be read: standard input is closed")
    text = file.read(MOST_CHARACTERS + 1)
    if len(text) > MOST_CHARACTERS:
        raise BoardError(f"the board cannot be read: it is longer than {MOST_CHARACTERS:,} characters")
    return text


def print_solution(asked: argparse.Namespace) -> int:
    """Prints the answer; for a board too large to search move by move, only the fewest rolls."""
    board = read_board(asked.board)
    rolls = fewest_rolls(board)
    game, games = _searched(board)
    if games is not None and games.bit_length() > MOST_BITS:
        games = None
    if asked.json:
        one = None if game is None else game.rolls  # a game without rolls counts as false, but is a game
        print(json.dumps({"rolls": as_answer(rolls), "game": one, "games": games}))
    elif rolls is None:
        print("This board cannot be won.")
    else:
        print(f"Fewest rolls: {rolls}")
        if game is not None:
            print(f"One game: {game}")
        if games is not None:
            print(f"Shortest games: {games:,}")
    return IMPOSSIBLE if rolls is None else SOLVED


def _searched(board: Board) -> tuple[Game | None, int | None]:
    """A shortest game and how many there are, or None for both if the board is too large to search."""
    moves = board.squares * board.die
    if moves > MOST_MOVES:
        return None, None
    if moves > QUICK_MOVES:
        _say(f"searching up to {board.squares:,} squares, which takes some seconds ...")
    try:
        return shortest_game(board), count_shortest_games(board)
    except BoardError:  # with a small die, a board of fewer moves can still have too many squares
        return None, None


def print_walk(asked: argparse.Namespace) -> int:
    """Prints the board and the film."""
    board = read_board(asked.board)
    search = film(board, grain=asked.grain)
    print(board, search, sep="\n\n")
    return SOLVED if search.games else IMPOSSIBLE


def write_page(asked: argparse.Namespace) -> int:
    """Writes the page and prints where it is."""
    from snl_edu.screens.player.player import play

    player = play(read_board(asked.board), title=Path(asked.board).stem, ask=asked.ask)
    try:
        print(player.save(asked.output, overwrite=asked.overwrite))
    except BoardError as error:  # in the terminal the option has another name
        raise BoardError(str(error).replace("overwrite=True", "--overwrite")) from None
    return SOLVED


def print_boards(_: argparse.Namespace) -> int:
    """Prints the names, each with a line on why the board is worth a look."""
    width = max(map(len, BOARDS))
    for name, named in BOARDS.items():
        print(f"{name:{width}}  {named.why}")
    return SOLVED


def print_exercises(asked: argparse.Namespace) -> int:
    """Prints the exercises of the course with their questions, or what is wrong with those in some files."""
    from snl_edu.course.catalogue import course_exercises
    from snl_edu.course.judges.proof import faults_in

    if not asked.files:
        for name, exercise in course_exercises().items():
            print(f"{name:26}  {exercise.question}{' (may be skipped)' * exercise.optional}")
        return SOLVED
    faulty = False
    for path in asked.files:
        exercises, faults = faults_in(path)
        print(*faults, sep="\n", end="\n" * bool(faults))
        print(
            f"{path.name}: {counted(len(exercises), 'exercise')}, {counted(len(faults), 'fault') if faults else 'no faults'}."
        )
        faulty |= bool(faults)
    return IMPOSSIBLE if faulty else SOLVED


def put_course(asked: argparse.Namespace) -> int:
    """Copies the course and prints what was copied."""
    _print_copied(copy_course(asked.folder, teacher=asked.teacher), asked.folder)
    return SOLVED


def _print_copied(copied: Copied, folder: Path) -> None:
    new = len(copied.new)
    print(f"{counted(new, 'file')} of the course {plural(new, 'is', 'are')} new in {folder}.")
    if copied.kept:
        print(f"Kept, because you have them: {', '.join(copied.kept)}")
    if copied.beside:
        print(f"Changed in the course, so there is a new file beside yours: {', '.join(copied.beside)}")
    if copied.note:
        print(copied.note)


def write_assignments(asked: argparse.Namespace) -> int:
    """Writes each notebook as an assignment, and prints where it is and what gives points."""
    for number in asked.notebooks:
        path, graded, practice = assignment(number, asked.output)
        print(f"{path}: {len(graded)} points, one for each exercise that nbgrader can mark.")
        if practice:
            print(f"No points, because the answer is given on the screen: {', '.join(practice)}")
    return SOLVED


def open_lab(asked: argparse.Namespace) -> int:
    """Copies the course and opens JupyterLab on it."""
    if find_spec("jupyterlab") is None:
        raise BoardError("JupyterLab is missing: install it with pip install 'snl-edu[lab]'")
    folder: Path = asked.fresh or asked.folder
    if asked.fresh and asked.fresh.exists():
        raise BoardError(f"{shown(str(asked.fresh))} exists: choose a new name for a clean copy")
    _print_copied(copy_course(folder, teacher=asked.teacher), folder)
    command = [sys.executable, "-m", "jupyterlab", first_notebook()]
    if _is_root():
        print("You are root, so Jupyter is started with --allow-root.")
        command.append("--allow-root")
    if not _has_browser():
        command.append("--no-browser")
    return _serve(command, folder)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def grade_folders(asked: argparse.Namespace) -> int:
    """Grades the notebooks of a class, prints what the class believes, and saves both."""
    from snl_edu.course.catalogue import faults, only
    from snl_edu.course.grading.beliefs import beliefs
    from snl_edu.course.grading.classroom import grade_class
    from snl_edu.course.grading.marksheet import Marksheet
    from snl_edu.course.grading.rerun.process import expect_nbclient

    expect_nbclient()
    if asked.exercises:
        only(asked.exercises)
    for fault in faults():
        raise BoardError(f"this file of exercises cannot be used as it is: {fault}")
    limits = limits_of(asked.cell_seconds, asked.notebook_seconds, asked.memory)
    jobs = whole(asked.jobs, "--jobs", 1, 1000)
    if _is_root() and not asked.allow_root:
        raise BoardError(ROOT)
    sheet = Marksheet(asked.output)
    try:
        stop = Event()
        with _signals(lambda _: stop.set()):
            count = grade_class(asked.folders, sheet, limits, jobs, _print_marks, stop)
    except KeyboardInterrupt:
        return _refuse(f"stopped: run the same command again to go on, and what is in {asked.output} is not run again")
    summary = beliefs(sheet.marks())
    page = asked.output.with_name(f"{asked.output.stem}-summary.html")
    write(new_file(page, True), summary.page(), overwrite=True)
    print(summary)
    print(f"{count} notebook{'s' * (count != 1)} graded. Marks: {asked.output}; the summary, with a picture: {page}")
    return SOLVED


def _print_marks(done: int, count: int, marks: "Marks") -> None:
    """Prints how far the grading is: a bar on a terminal, and lines elsewhere."""
    if sys.stderr is None:
        return
    bar = "#" * (BAR * done // count)
    is_terminal = sys.stderr.isatty()
    line = f"[{bar:.<{BAR}}] {done} of {count}: " if is_terminal else f"snl-edu: {done} of {count}: "
    line += marks.title.encode("ascii", "backslashreplace").decode()
    end = "\n" if done == count or not is_terminal else ""
    print(f"\r{line[:WIDTH]:{WIDTH}}" if is_terminal else line, end=end, file=sys.stderr, flush=True)


def _serve(command: list[str], folder: Path) -> int:
    """Runs the server until it ends or we are asked to stop; whatever happens, it does not go on without us."""
    ended: list[int] = []
    environment = lab_environment(folder, os.environ)
    # In a session of its own, the server does not receive Ctrl+C, and so does not ask whether we mean it.
    with (
        _signals(ended.append),
        subprocess.Popen(_leashed(command), cwd=folder, env=environment, start_new_session=True) as server,
    ):
        try:
            has_browser = "--no-browser" not in command
            wish = "If no browser opens, open this address" if has_browser else "Open this address in a browser"
            printed = False
            while server.poll() is None and not ended:
                printed = printed or _print_address(server.pid, wish)
                time.sleep(0.2)
        finally:
            _stop(server)
        return server.returncode if not ended else SOLVED


def _leashed(command: list[str]) -> list[str]:
    """The command on Linux's leash: it is ended when we are killed. Other systems have no such thing."""
    return [sys.executable, "-c", LEASH, str(os.getpid()), *command] if sys.platform.startswith("linux") else command


@contextmanager
def _signals(note: Callable[[int], None]) -> Iterator[None]:
    """Notes, while a block runs, each signal that asks a program to end: Ctrl+C, a closed terminal, `kill`."""
    names = (
        "SIGINT",
        "SIGTERM",
        "SIGHUP",
    )  # Windows does not have them all, and nohup asks to go on without a terminal
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {
        number: signal.signal(number, lambda number, _: note(number))
        for number in numbers
        if number == signal.SIGINT or signal.getsignal(number) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(server: "subprocess.Popen[bytes]", seconds: float = 20) -> None:
    """Ends a server together with its kernels, or kills it if it does not react in time."""
    server.terminate()
    try:
        server.wait(seconds)
    except subprocess.TimeoutExpired:
        server.kill()


def _has_browser() -> bool:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _print_address(pid: int, wish: str) -> bool:
    """Whether the server has written down its address and answers there; if so, it is printed with its token."""
    from jupyter_server.serverapp import list_running_servers

    for running in list_running_servers():
        if running["pid"] == pid and _answers(running["url"]):
            address = f"{running['url']}lab/tree/{first_notebook()}?token={quote(running['token'])}"
            print(f"{wish}: {address}", flush=True)
            return True
    return False


def _answers(url: str) -> bool:
    """Whether something listens at an address: a server writes its address down a moment before it listens there."""
    place = urlsplit(url)
    try:
        socket.create_connection((place.hostname, place.port), timeout=1).close()
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
