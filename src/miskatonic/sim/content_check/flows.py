"""Flows that nobody runs: a verb of the rules that was called like a plain function does nothing at all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from .finding import Finding

_FLOW: Final = re.compile(r"\b(Flow|Iterable|Iterator|Generator)\[")
"""What has to be run, or gone through, for anything to happen."""


def check_flows(folder: Path, package: str) -> Iterator[Finding]:
    """Every forgotten `yield from` in the modules of a package."""
    for path in sorted(folder.rglob("*.py")):
        yield from _check_module(path, ".".join((package, *path.relative_to(folder).with_suffix("").parts)))


@cache
def _check_module(path: Path, name: str) -> tuple[Finding, ...]:
    module = import_module(name.removesuffix(".__init__"))
    found = forgotten(path.read_text(encoding="utf-8"), vars(module))
    return tuple(Finding(path, sentence, line) for line, sentence in found)


def forgotten(source: str, names: Mapping[str, Any] = MappingProxyType({})) -> Iterator[tuple[int, str]]:
    """The lines of a module where a flow is left lying, and what to do about it; `names` are what the module knows."""
    tree = ast.parse(source)
    functions = list(_functions(tree))
    here = {
        each.name: all(_is_flow(other.returns) for other in functions if other.name == each.name) for each in functions
    }
    for owner, statement in _statements(tree, None):
        for call in _left_lying(statement.value):
            if _begins_flow(call.func, here, names, owner):
                verb = ast.unparse(call.func)
                yield call.lineno, f"`{verb}(...)` alone does nothing: it is a flow, write `yield from {verb}(...)`"


def _functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions of a module and those inside others; methods are called by another name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and not isinstance(node, ast.ClassDef):
            yield child
        yield from _functions(child)


def _statements(node: ast.AST, owner: str | None) -> Iterator[tuple[str | None, ast.Expr]]:
    """Every expression that stands for itself, with the class it is in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr):
            yield owner, child
        yield from _statements(child, child.name if isinstance(child, ast.ClassDef) else owner)


def _left_lying(value: ast.expr | None) -> Iterator[ast.Call]:
    """The calls of a statement whose outcome nobody takes; `yield` alone hands it to the table, which cannot run it."""
    if isinstance(value, ast.Call):
        yield value
    elif isinstance(value, ast.Yield):
        yield from _left_lying(value.value)
    elif isinstance(value, ast.BoolOp):
        yield from _left_lying(value.values[-1])
    elif isinstance(value, ast.IfExp):
        yield from _left_lying(value.body)
        yield from _left_lying(value.orelse)


def _begins_flow(verb: ast.expr, here: Mapping[str, bool], names: Mapping[str, Any], owner: str | None) -> bool:
    """True where a flow is called: a function from `here` or from another module, or a method of the class itself."""
    if isinstance(verb, ast.Name):
        return here[verb.id] if verb.id in here else _says_flow(names.get(verb.id))
    if isinstance(verb, ast.Attribute):
        itself = isinstance(verb.value, ast.Name) and verb.value.id == "self"
        upwards = isinstance(verb.value, ast.Call) and getattr(verb.value.func, "id", "") == "super"
        if itself or upwards:
            return _says_flow(getattr(names.get(owner or ""), verb.attr, None))
        if isinstance(verb.value, ast.Name):
            return _says_flow(getattr(names.get(verb.value.id), verb.attr, None))
    return False


def _says_flow(function: Any) -> bool:
    notes: Mapping[str, Any] | None = getattr(function, "__annotations__", None)
    return notes is not None and bool(_FLOW.search(str(notes.get("return", ""))))


def _is_flow(returns: ast.expr | None) -> bool:
    return returns is not None and bool(_FLOW.search(ast.unparse(returns)))
