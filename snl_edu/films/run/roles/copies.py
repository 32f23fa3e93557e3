"""Copies that a learner makes of the board, as a flat list or a dictionary, and the squares that a line reads in them.

A list of plain numbers does not report what is read from it. But the line itself says where it reads: the index in
`cells[square + roll]` is worked out once more, with the learner's variables, if it needs nothing but plain numbers.
"""

import ast
import linecache
from collections.abc import Iterator, Mapping
from operator import ne
from types import CodeType, FrameType
from typing import Any, NamedTuple

from snl_edu.films.run.containers import PLAIN, Held, attributes_of
from snl_edu.model.board import Board, Square

MOST_EDITS = 2  # cells that a learner may mark at once in a copy of the board, which still counts as a copy
SUMS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
THEIR_NAMES = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
MEMBERS = (set, frozenset, dict)


class Look(NamedTuple):
    """A place in the source where a container is looked into: its name, the index, and under which conditions."""

    name: tuple[str, ...]
    place: CodeType
    index_names: frozenset[str]
    conditions: tuple[tuple[CodeType, bool, frozenset[str]], ...]
    in_comprehension: bool
    by_key: bool  # whether only a dictionary is looked into in this way
    text: str


class Copies:
    """The containers that are copies of the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[
            int, tuple[int, tuple[Any, ...]]
        ] = {}  # by their ids: the index of square 1, and what they hold
        self._lists = _lists(board)
        self._dictionaries = _dictionaries(board)
        self._looks: dict[str, Mapping[int, list[Look]]] = {}

    def look(self, value: Any, held: Held) -> None:
        """Looks at a container that is new or has changed."""
        known = self.known.pop(id(value), None)
        first = self.first(held)
        if first is None and known is not None and self._is_edited(known[1], held.values):
            first = known[0]
        if first is not None:
            self.known[id(value)] = first, held.values

    def _is_edited(self, before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
        """Whether it is still the board, with marks in it; a list of nothing but -1 may be something else."""
        is_sure = len(before) == len(after) and len(set(before)) > 1
        return is_sure and sum(map(ne, before, after)) <= MOST_EDITS

    def is_copy(self, held: Held) -> bool:
        """Whether what a container holds is the board."""
        return self.first(held) is not None

    def first(self, held: Held) -> int | None:
        """The index of square 1 in a container, if that is a copy of the board."""
        squares, values = self.board.squares, held.values
        if held.kind == "values" and squares <= len(values) <= squares + 8:
            if any(value is True or value is False for value in values):
                return None  # to Python they are 1 and 0, but a list of them is a record
            firsts = (0,) if len(values) == squares else (1, 0)
            return next((first for first in firsts if values[first : first + squares] in self._lists), None)
        if held.kind == "keys" and len(values) in self._dictionaries:
            found = {key: value for key, value in values if value is not True and value is not False}
            return next((first for first, each in self._dictionaries[len(values)] if each == found), None)
        return None

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
            names = frame.f_locals
            container = _container(look.name, names, frame.f_globals)
            known = self.known.get(id(container))
            if known is None or (look.by_key and type(container) is not dict):
                continue
            index = self._index(look, names)
            if index is None:
                continue
            done.add((look.name, look.text))
            index += len(known[1]) if index < 0 and type(container) is not dict else 0
            square = index + 1 - known[0]
            if 1 <= square <= self.board.squares:
                yield id(container), square

    def _index(self, look: Look, names: Mapping[str, Any]) -> int | None:
        """The index, if it can be worked out and the conditions hold."""
        try:
            for condition, wanted, used in look.conditions:
                values = {name: names[name] for name in used}
                if not all(self._is_harmless(value) for value in values.values()):
                    return None
                if bool(eval(condition, {"__builtins__": {}}, values)) is not wanted:
                    return None
            values = {name: names[name] for name in look.index_names}
            if any(type(value) is not int for value in values.values()):
                return None
            index = eval(look.place, {"__builtins__": {}}, values)
        except Exception:  # a name is missing, or a number is divided by 0: the line will not get there either
            return None
        return index if type(index) is int else None

    def _is_harmless(self, value: Any) -> bool:
        """Whether a value can be compared, or asked what it holds, without running any of the learner's code."""
        return type(value) in PLAIN or type(value) in MEMBERS or id(value) in self.known


def _lists(board: Board) -> set[tuple[Any, ...]]:
    """The board as a list, in the ways that people write a plain square: -1, 0, None, or its own number."""
    found: set[tuple[Any, ...]] = set()
    for off in (0, 1):
        own = [board.end_of(square) - off for square in range(1, board.squares + 1)]
        found.add(tuple(own))
        # A list of zeros and ones is more likely to be a record than the board.
        is_clear = off == 0 and max(board.jumps.values(), default=0) > 1
        for plain in (-1, 0, None) if is_clear else (-1,):
            found.add(tuple(end if square in board.jumps else plain for square, end in enumerate(own, start=1)))
    return found


def _dictionaries(board: Board) -> dict[int, list[tuple[int, dict[Any, Any]]]]:
    """The board, its jumps, its snakes or its ladders as dictionaries, by their lengths, with the index of square 1."""
    found: dict[int, list[tuple[int, dict[Any, Any]]]] = {}
    for first, off in ((1, 0), (0, 1)):
        whole = [dict(enumerate(values, start=first)) for values in _lists(board)]
        jumps = [board.jumps, board.snakes, board.ladders]
        some = [{square - off: end - off for square, end in each.items()} for each in jumps if each]
        for each in whole + some:
            found.setdefault(len(each), []).append((first, each))
    return found


def _container(name: tuple[str, ...], names: Mapping[str, Any], shared: Mapping[str, Any]) -> Any:
    value = names.get(name[0], shared.get(name[0]))
    return value if len(name) == 1 else attributes_of(value).get(name[1])


def looks_of(filename: str) -> Mapping[int, list[Look]]:
    """The places where containers are looked into, for each line of a source."""
    try:
        tree = ast.parse("".join(linecache.getlines(filename)))
    except (SyntaxError, ValueError, RecursionError):
        return {}
    found: dict[int, list[Look]] = {}
    for statement in ast.walk(tree):
        if not isinstance(statement, ast.stmt):
            continue
        for expression in _expressions(statement):
            if not any(isinstance(each, ast.NamedExpr) for each in ast.walk(expression)):
                found.setdefault(statement.lineno, []).extend(_looks(expression, ()))
    return found


def _expressions(statement: ast.stmt) -> list[ast.expr]:
    """The expressions that a statement always works out."""
    if isinstance(statement, (ast.If, ast.While, ast.Assert)):
        return [statement.test]
    value = getattr(statement, "value", None)
    return [value] if isinstance(value, ast.expr) else []


Conditions = tuple[tuple[ast.expr, bool], ...]


def _looks(node: ast.AST, conditions: Conditions, inside: bool = False) -> Iterator[Look]:
    """The looks into containers within an expression, each under the conditions for getting there."""
    if isinstance(node, ast.Lambda):
        return
    if isinstance(node, ast.IfExp):
        yield from _looks(node.test, conditions, inside)
        yield from _looks(node.body, (*conditions, (node.test, True)), inside)
        yield from _looks(node.orelse, (*conditions, (node.test, False)), inside)
        return
    if isinstance(node, ast.BoolOp):
        goes_on = isinstance(node.op, ast.And)
        for number, value in enumerate(node.values):
            yield from _looks(value, (*conditions, *((each, goes_on) for each in node.values[:number])), inside)
        return
    if isinstance(node, COMPREHENSIONS):
        ifs = tuple((each, True) for generator in node.generators for each in generator.ifs)
        bodies = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        for body in bodies:
            yield from _looks(body, (*conditions, *ifs), True)
        return
    for container, index in _looked_into(node):
        look = _look(container, index, conditions, inside, by_key=not isinstance(node, ast.Subscript))
        if look is not None:
            yield look
    for child in ast.iter_child_nodes(node):
        yield from _looks(child, conditions, inside)


def _looked_into(node: ast.AST) -> list[tuple[ast.expr, ast.expr]]:
    """The container and the index of `cells[index]`, `cells.get(index)` or `index in cells`."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        return [(node.value, node.slice)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get" and node.args:
        return [(node.func.value, node.args[0])]
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn)):
        return [(node.comparators[0], node.left)]
    return []


def _look(container: ast.expr, index: ast.expr, conditions: Conditions, inside: bool, *, by_key: bool) -> Look | None:
    if isinstance(container, ast.Name):
        name: tuple[str, ...] = (container.id,)
    elif isinstance(container, ast.Attribute) and isinstance(container.value, ast.Name):
        name = (container.value.id, container.attr)
    else:
        return None
    if not _is_sum(index) or not all(_is_question(each) for each, _ in conditions):
        return None
    asked = tuple((_compiled(each), wanted, _names(each)) for each, wanted in conditions)
    return Look(name, _compiled(index), _names(index), asked, inside, by_key, ast.unparse(index))


def _is_sum(node: ast.AST) -> bool:
    """Whether an expression is made of names and whole numbers."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, SUMS) and _is_sum(node.left) and _is_sum(node.right)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, (ast.USub, ast.Invert)) and _is_sum(node.operand)
    return isinstance(node, ast.Name) or (isinstance(node, ast.Constant) and type(node.value) is int)


def _is_question(node: ast.AST) -> bool:
    """Whether an expression is made of comparisons that can be worked out beforehand."""
    if isinstance(node, ast.BoolOp):
        return all(map(_is_question, node.values))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return _is_question(node.operand)
    if isinstance(node, ast.Compare):
        return all(map(_is_question, [node.left, *node.comparators]))
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and _is_sum(node.slice)
    return _is_sum(node) or isinstance(node, ast.Constant)


def _compiled(node: ast.expr) -> CodeType:
    return compile(ast.Expression(node), "<a learner's index>", "eval")


def _names(node: ast.AST) -> frozenset[str]:
    return frozenset(each.id for each in ast.walk(node) if isinstance(each, ast.Name))
