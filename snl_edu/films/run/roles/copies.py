"""Copies that a learner makes of the board as a flat list, and the squares that a line reads in them.

A list of plain numbers does not report what is read from it. But the line itself says where it reads: the index in
`cells[square + roll]` is worked out once more, with the learner's variables, if it needs nothing but whole numbers and
the line always gets there.
"""

import ast
import linecache
from collections.abc import Iterator, Mapping
from operator import ne
from types import CodeType, FrameType
from typing import Any, NamedTuple

from snl_edu.films.run.containers import Held, attributes_of
from snl_edu.model.board import Board, Square

MOST_EDITS = 2  # cells that a learner may mark at once in a copy of the board, which still counts as a copy
SUMS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
THEIR_NAMES = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


class Look(NamedTuple):
    """A place in the source where a list is looked into: its name, or an object's and an attribute's, and the index."""

    name: tuple[str, ...]
    code: CodeType
    index_names: frozenset[str]
    in_comprehension: bool
    text: str


class Copies:
    """The lists that are copies of the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[int, tuple[int, tuple[Any, ...]]] = {}  # by their ids: the index of square 1, and the values
        self._lists = _lists(board)
        self._looks: dict[str, Mapping[int, list[Look]]] = {}

    def look(self, value: Any, content: Held) -> None:
        """Looks at a container that is new or has changed."""
        known = self.known.pop(id(value), None)
        first = self.first(content)
        if first is None and known is not None:
            before, after = known[1], content.values
            # A list of nothing but -1 may be something else than the board with marks in it.
            is_sure = len(before) == len(after) and len(set(before)) > 1
            if is_sure and sum(map(ne, before, after)) <= MOST_EDITS:
                first = known[0]
        if first is not None:
            self.known[id(value)] = first, content.values

    def is_copy(self, content: Held) -> bool:
        """Whether what a container holds is the board."""
        return self.first(content) is not None

    def first(self, content: Held) -> int | None:
        """The index of square 1 in a list, if that is a copy of the board."""
        squares, values = self.board.squares, content.values
        if content.kind != "values" or not squares <= len(values) <= squares + 8:
            return None
        if any(value is True or value is False for value in values):
            return None  # to Python they are 1 and 0, but a list of them is a record
        firsts = (0,) if len(values) == squares else (1, 0)
        return next((first for first in firsts if values[first : first + squares] in self._lists), None)

    def read_by(self, frame: FrameType) -> Iterator[tuple[int, Square]]:
        """The squares that the next line will read in copies, each with the id of its copy."""
        code = frame.f_code
        looks = self._looks.get(code.co_filename)
        if looks is None:
            looks = self._looks[code.co_filename] = looks_of(code.co_filename)
        done = set()
        for look in looks.get(frame.f_lineno, ()):
            if look.in_comprehension != (code.co_name in THEIR_NAMES) or (look.name, look.text) in done:
                continue
            container = frame.f_locals.get(look.name[0], frame.f_globals.get(look.name[0]))
            for attribute in look.name[1:]:
                container = attributes_of(container).get(attribute)
            known = self.known.get(id(container))
            index = None if known is None else _worked_out(look, frame.f_locals)
            if known is None or index is None:
                continue
            done.add((look.name, look.text))
            square = index + (len(known[1]) if index < 0 else 0) + 1 - known[0]
            if 1 <= square <= self.board.squares:
                yield id(container), square


def _worked_out(look: Look, names: Mapping[str, Any]) -> int | None:
    """The index of a look, if it needs only whole numbers."""
    try:
        values = {name: names[name] for name in look.index_names}
        if any(type(value) is not int for value in values.values()):
            return None
        index = eval(look.code, {"__builtins__": {}}, values)
    except Exception:  # a name is missing, or a number is divided by 0: the line will not get there either
        return None
    return index if type(index) is int else None


def _lists(board: Board) -> set[tuple[Any, ...]]:
    """The board as a list, in the ways that people write a plain square: -1, 0, None, or its own number."""
    lists: set[tuple[Any, ...]] = set()
    for off in (0, 1):
        own = [board.end_of(square) - off for square in range(1, board.squares + 1)]
        lists.add(tuple(own))
        # A list of zeros and ones is more likely to be a record than the board.
        is_clear = off == 0 and max(board.jumps.values(), default=0) > 1
        for plain in (-1, 0, None) if is_clear else (-1,):
            lists.add(tuple(end if square in board.jumps else plain for square, end in enumerate(own, start=1)))
    return lists


def looks_of(filename: str) -> Mapping[int, list[Look]]:
    """The places where lists are looked into, for each line of a source."""
    try:
        tree = ast.parse("".join(linecache.getlines(filename)))
    except (SyntaxError, ValueError, RecursionError):
        return {}
    looks: dict[int, list[Look]] = {}
    for statement in ast.walk(tree):
        is_test = isinstance(statement, (ast.If, ast.While, ast.Assert))
        expression = getattr(statement, "test" if is_test else "value", None)  # what it always works out
        if not isinstance(statement, ast.stmt) or not isinstance(expression, ast.expr):
            continue
        if not any(isinstance(each, ast.NamedExpr) for each in ast.walk(expression)):
            looks.setdefault(statement.lineno, []).extend(_looks(expression))
    return looks


def _looks(node: ast.AST, in_comprehension: bool = False) -> Iterator[Look]:
    """The looks into lists within an expression, but for those that a condition may keep it from."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and _is_sum(node.slice):
        container, name = node.value, tuple[str, ...]()
        if isinstance(container, ast.Name):
            name = (container.id,)
        elif isinstance(container, ast.Attribute) and isinstance(container.value, ast.Name):
            name = container.value.id, container.attr
        if name:
            code = compile(ast.Expression(node.slice), "<a learner's index>", "eval")
            names = frozenset(each.id for each in ast.walk(node.slice) if isinstance(each, ast.Name))
            yield Look(name, code, names, in_comprehension, ast.unparse(node.slice))
    for part in _always_reached(node):
        yield from _looks(part, in_comprehension or isinstance(node, COMPREHENSIONS))


def _always_reached(node: ast.AST) -> list[ast.AST]:
    """The parts of an expression that are worked out whenever it is."""
    if isinstance(node, ast.Lambda):
        return []
    if isinstance(node, ast.IfExp):
        return [node.test]
    if isinstance(node, ast.BoolOp):
        return [node.values[0]]
    if isinstance(node, COMPREHENSIONS):
        if any(generator.ifs for generator in node.generators):
            return []
        return [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    return list(ast.iter_child_nodes(node))


def _is_sum(node: ast.AST) -> bool:
    """Whether an expression is made of names and whole numbers."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, SUMS) and _is_sum(node.left) and _is_sum(node.right)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, (ast.USub, ast.Invert)) and _is_sum(node.operand)
    return isinstance(node, ast.Name) or (isinstance(node, ast.Constant) and type(node.value) is int)
