"""The cell of an exercise in a notebook, taken apart: what the learner writes, and the check of it."""

import ast
from typing import NamedTuple


class ExerciseCell(NamedTuple):
    """The exercise, the answer as it is written, the text above the check, and the text from there on."""

    exercise: str
    answer: str
    above: str
    rest: str
    verdict: str = ""  # the name that the verdict is bound to

    @property
    def is_unanswered(self) -> bool:
        """Whether the answer is three dots, to be replaced by a value."""
        return self.answer == "..."

    @property
    def elsewhere(self) -> str:
        """The variable that is checked, if another cell binds it: a player, an editor or a function; or else ""."""
        bound = functions_in(self.above) | names_in(self.above, ast.Store)
        return self.answer if self.answer.isidentifier() and self.answer not in bound else ""

    def check(self, answer: str) -> str:
        """The text from the check on, with another answer in it."""
        return self.rest.replace(f"check({self.answer},", f"check({answer},", 1)


def exercise_cell(source: str) -> ExerciseCell | None:
    """The cell of an exercise, or None for any other code."""
    lines = source.splitlines(keepends=True)
    for statement in ast.parse(source).body:
        match statement:
            case ast.Expr(ast.Call(ast.Name("check"), [answer, ast.Constant(str(name))])) | ast.Assign(
                [_], ast.Call(ast.Name("check"), [answer, ast.Constant(str(name))])
            ):
                at, verdict = statement.lineno - 1, ""
                if isinstance(statement, ast.Assign):
                    verdict = ast.unparse(statement.targets[0])
                written = ast.get_source_segment(source, answer) or ""
                return ExerciseCell(name, written, "".join(lines[:at]), "".join(lines[at:]), verdict)
    return None


def imports_in(source: str) -> dict[str, str]:
    """The names that some code imports, each with a line that imports it alone."""
    return {
        alias.asname or alias.name: ast.unparse(ast.ImportFrom(node.module, [alias], node.level))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def functions_in(source: str) -> set[str]:
    """The names of the functions that some code defines for the cells below it."""
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def names_in(source: str, context: type[ast.expr_context]) -> set[str]:
    """The names that some code uses, for `ast.Load`, or assigns to, for `ast.Store`."""
    return {
        node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and isinstance(node.ctx, context)
    }
