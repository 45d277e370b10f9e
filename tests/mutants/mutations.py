"""The small mistakes: where each can be made in a module, and what stands there instead."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
CONDITIONAL = ast.If | ast.While | ast.IfExp
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
Span = tuple[tuple[int, int], tuple[int, int]]
"""From a line and a column to a line and a column."""


class Mutant(NamedTuple):
    """One mistake: what it is, in which lines of a file, and the whole text of the file with it, line for line."""

    file: Path
    line: int
    kind: str
    before: str
    after: str
    text: str
    at_import: bool
    """It stands where the module is imported, not in the body of a function."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.kind}\n  - {self.before}\n  + {self.after}"


class Place(NamedTuple):
    """A node that is said differently."""

    node: ast.expr | ast.stmt
    kind: str
    instead: str


def mutants(file: Path, source: str) -> list[Mutant]:
    """All mutants of a module, from its first line to its last."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    whole = source.encode()
    tree = ast.parse(source)
    bodies = [_body(node) for node in ast.walk(tree) if isinstance(node, FUNCTION)]
    found: list[Mutant] = []
    for node, kind, instead in sorted(places(tree), key=lambda place: _span(place.node)):
        (first, column), (last, end) = _span(node)
        start, stop = starts[first - 1] + column, starts[last - 1] + end
        text = (whole[:start] + _stretched(instead, last - first).encode() + whole[stop:]).decode()
        after = (lines[first - 1][:column] + instead.encode() + lines[last - 1][end:]).decode()
        before = b"".join(lines[first - 1 : last]).decode()
        at_import = not any(begin <= (first, column) and (last, end) <= close for begin, close in bodies)
        found.append(Mutant(file, first, kind, _one_line(before), _one_line(after), text, at_import))
    return found


def places(tree: ast.Module) -> Iterator[Place]:
    for node in _walk(tree):
        for mistake in MISTAKES:
            yield from (place for place in mistake(node) if place.instead != ast.unparse(place.node))


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that is carried out: not annotations, not checks of what cannot be."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "keywords") and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _left_alone(child):
                yield from _walk(child)


def _left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr)


def comparison(node: ast.AST) -> Iterator[Place]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = ast.Compare(node.left, [COMPARISONS[type(node.ops[0])]()], node.comparators)
        yield Place(node, "comparison", f"({ast.unparse(other)})")


def connective(node: ast.AST) -> Iterator[Place]:
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Place(node, "and/or", f"({ast.unparse(ast.BoolOp(other, node.values))})")


def negation(node: ast.AST) -> Iterator[Place]:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Place(node, "negation dropped", f"({ast.unparse(node.operand)})")


def condition(node: ast.AST) -> Iterator[Place]:
    tests = [node.test] if isinstance(node, CONDITIONAL) else node.ifs if isinstance(node, ast.comprehension) else []
    for test in tests:
        # A comparison and a negation are turned round by mistakes of their own.
        if not isinstance(test, ast.Compare | ast.UnaryOp):
            yield Place(test, "condition negated", f"(not ({ast.unparse(test)}))")


def constant(node: ast.AST) -> Iterator[Place]:
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield Place(node, "constant", str(not node.value))
    elif isinstance(node.value, int):
        yield Place(node, "off by one", str(node.value + 1))


def arithmetic(node: ast.AST) -> Iterator[Place]:
    if isinstance(node, ast.BinOp | ast.AugAssign) and _is_sequence(node):
        return
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        other = ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        yield Place(node, "arithmetic", f"({ast.unparse(other)})")
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        changed = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield Place(node, "arithmetic", ast.unparse(changed))


def _is_sequence(node: ast.AST) -> bool:
    """Lists and texts are added, too; to subtract them would be noticed by anybody."""
    if isinstance(node, ast.BinOp):
        return _is_sequence(node.left) or _is_sequence(node.right)
    if isinstance(node, ast.AugAssign):
        return _is_sequence(node.value)
    return isinstance(node, ast.List | ast.ListComp) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def opposite(node: ast.AST) -> Iterator[Place]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
        yield Place(node.func, "opposite", OPPOSITES[node.func.id])


def statement(node: ast.AST) -> Iterator[Place]:
    """A statement left out; what was a flow stays one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.YieldFrom | ast.Yield):
        yield Place(node, "statement removed", "yield from ()")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield Place(node, "statement removed", "pass")
    elif isinstance(node, ast.Assign) and all(isinstance(it, ast.Attribute | ast.Subscript) for it in node.targets):
        flow = any(isinstance(it, ast.YieldFrom | ast.Yield) for it in ast.walk(node.value))
        yield Place(node, "statement removed", "yield from ()" if flow else "pass")
    elif isinstance(node, ast.Continue | ast.Break | ast.Delete):
        yield Place(node, "statement removed", "pass")


def early_return(node: ast.AST) -> Iterator[Place]:
    """`if ...: return` that goes on instead."""
    if isinstance(node, ast.If) and isinstance(node.body[-1], ast.Return) and not node.orelse:
        yield Place(node.body[-1], "early return dropped", "pass")


MISTAKES: tuple[Callable[[ast.AST], Iterator[Place]], ...] = (
    comparison,
    connective,
    negation,
    condition,
    constant,
    arithmetic,
    opposite,
    statement,
    early_return,
)


def _span(node: ast.expr | ast.stmt) -> Span:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)


def _body(function: FUNCTION) -> Span:
    return _span(function.body[0])[0], _span(function.body[-1])[1]


def _stretched(instead: str, lines: int) -> str:
    """With so many more lines, so that whatever follows keeps its own."""
    if instead.endswith(")"):
        return instead[:-1] + "\n" * lines + ")"
    return instead + "\n" * lines


def _one_line(text: str) -> str:
    return " ".join(text.split())
