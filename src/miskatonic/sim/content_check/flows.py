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
_ASKING: Final = re.compile(r"\bFlow\[")
"""What is run or is no use at all: its name stands for the flow, not for what comes of it."""

Statement = ast.Expr | ast.Assign | ast.AnnAssign


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
    here: dict[str, list[str]] = {}
    for each in functions:
        here.setdefault(each.name, []).append(ast.unparse(each.returns) if each.returns else "")
    for owner, function, statement in _statements(tree, None, tree):
        kept = _kept(statement)
        if kept and kept in _run_by_name(function):
            continue
        for call in _left_lying(statement.value):
            if _begins_flow(call.func, here, names, owner, _ASKING if kept else _FLOW):
                verb = ast.unparse(call.func)
                alone = f"`{kept} = {verb}(...)` keeps no answer" if kept else f"`{verb}(...)` alone does nothing"
                yield call.lineno, f"{alone}: it is a flow, write `yield from {verb}(...)`"


def _functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions of a module and those inside others; methods are called by another name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and not isinstance(node, ast.ClassDef):
            yield child
        yield from _functions(child)


def _statements(node: ast.AST, owner: str | None, function: ast.AST) -> Iterator[tuple[str | None, ast.AST, Statement]]:
    """Every expression that stands for itself or is given a name, with the class and the function it is in."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Statement):
            yield owner, function, child
        yield from _statements(
            child,
            child.name if isinstance(child, ast.ClassDef) else owner,
            child if isinstance(child, ast.FunctionDef) else function,
        )


def _kept(statement: Statement) -> str:
    """What the outcome of a statement is called from there on; nothing, where it stands for itself."""
    match statement:
        case ast.Assign(targets=targets):
            return " = ".join(map(ast.unparse, targets))
        case ast.AnnAssign(target=target):
            return ast.unparse(target)
        case ast.Expr():
            return ""


@cache
def _run_by_name(function: ast.AST) -> frozenset[str]:
    """The flows that a function runs later, or hands back where it is none itself."""
    found: set[str] = set()
    is_flow = any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(function))
    for node in ast.walk(function):
        match node:
            case ast.YieldFrom(value=ast.Name(id=name)):
                found.add(name)
            case ast.Return(value=ast.Name(id=name)) if not is_flow:
                found.add(name)
            case ast.Attribute(value=ast.Name(id=name), attr="send" | "close"):
                found.add(name)
            case _:
                pass
    return frozenset(found)


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


def _begins_flow(
    verb: ast.expr, here: Mapping[str, list[str]], names: Mapping[str, Any], owner: str | None, flow: re.Pattern[str]
) -> bool:
    """True where a flow is called: a function from `here` or from another module, or a method of the class itself."""
    if isinstance(verb, ast.Name):
        if verb.id in here:
            return all(flow.search(returns) for returns in here[verb.id])
        return _says_flow(names.get(verb.id), flow)
    if isinstance(verb, ast.Attribute):
        itself = isinstance(verb.value, ast.Name) and verb.value.id == "self"
        upwards = isinstance(verb.value, ast.Call) and getattr(verb.value.func, "id", "") == "super"
        if itself or upwards:
            return _says_flow(getattr(names.get(owner or ""), verb.attr, None), flow)
        if isinstance(verb.value, ast.Name):
            return _says_flow(getattr(names.get(verb.value.id), verb.attr, None), flow)
    return False


def _says_flow(function: Any, flow: re.Pattern[str]) -> bool:
    notes: Mapping[str, Any] | None = getattr(function, "__annotations__", None)
    return notes is not None and bool(flow.search(str(notes.get("return", ""))))
