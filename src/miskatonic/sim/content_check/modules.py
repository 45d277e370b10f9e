"""What the modules of a game name: texts they say, rules they carry out."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, cast

from miskatonic.kernel import flow
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.events import Event
from miskatonic.kernel.text import Voice, plain

from .finding import Finding
from .languages import Texts

RULE_PLACES = {flow.ask: 3, Decision: 3}
"""Which argument names the rule behind a question, unless it is called `rule`."""


class Module(NamedTuple):
    """A module of a game: its file, its source as a tree, and what its names stand for."""

    path: Path
    tree: ast.Module
    names: Mapping[str, Any]

    def called(self, call: ast.Call) -> Any:
        """What is called, where it goes by a name of the module, or of another module that it has."""
        match call.func:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                return getattr(self.names.get(owner), name, None)
            case _:
                return None

    def finding(self, node: ast.expr, what: str) -> Finding:
        return Finding(self.path, what, node.lineno)


@cache
def modules(folder: Path, package: str) -> tuple[Module, ...]:
    """All modules of a package."""

    def read(path: Path) -> Module:
        dotted = ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
        return Module(path, ast.parse(path.read_text(encoding="utf-8")), vars(import_module(dotted)))

    return tuple(read(path) for path in sorted(folder.rglob("*.py")))


def _calls(module: Module) -> Iterator[ast.Call]:
    return (node for node in ast.walk(module.tree) if isinstance(node, ast.Call))


def check_rule_ids(module: Module, rules: Collection[str]) -> Iterator[Finding]:
    """Every rule or chapter (`fh.move.*`) that a question, a docstring or any other string names is in the rulebook."""
    if not rules:
        return
    chapters = (f"{chapter}.*" for id in rules for chapter in accumulate(id.split(".")[:-1], "{}.{}".format))
    speakable = {*rules, *chapters}
    books = "|".join(sorted({re.escape(id.partition(".")[0]) for id in rules}))
    named = re.compile(rf"\b(?:{books})(?=[\w.-]*\.[\d*])(?:\.[\w-]+)+(?:\.\*)?")
    asked = [node for node in (_rule_of(module, call) for call in _calls(module)) if node]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found, known = ([node.value], rules) if node in asked else (named.findall(node.value), speakable)
            for rule in found:
                if rule not in known:
                    yield module.finding(node, f"there is no rule {rule} in the rulebook")


def _rule_of(module: Module, call: ast.Call) -> ast.Constant | None:
    """The rule that a question names, where it stands there as a word."""
    called = module.called(call)
    place = next((place for function, place in RULE_PLACES.items() if called is function), None)
    if place is None:
        return None
    given = [*call.args[place : place + 1], *(each.value for each in call.keywords if each.arg == "rule")]
    return next((each for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)), None)


def check_sayings(module: Module, texts: Texts) -> Iterator[Finding]:
    """Every text that is said exists, and is given all it speaks of."""
    for call in _calls(module):
        called = module.called(call)
        if not call.args or not (isinstance(called, Voice) or called is plain):
            continue
        match call.args[0]:
            case ast.Constant(value=str(id)):
                given = {each.arg for each in call.keywords}
                if not texts.has(id):
                    yield module.finding(call, f"there is no text {id} in any language")
                elif None not in given:
                    yield from texts.not_given(id, cast("set[str]", given))
            case ast.JoinedStr(values=parts):
                pattern = "".join(_pattern(part) for part in parts)
                if not texts.any_like(pattern):
                    yield module.finding(call, f"there is no text like {ast.unparse(call.args[0])} in any language")
            case _:
                pass


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"


def check_events(module: Module, texts: Texts) -> Iterator[Finding]:
    """Every event has its sentence, or several of them, that speak of nothing but its fields."""
    for node in ast.walk(module.tree):
        kind = module.names.get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(kind, type) and issubclass(kind, Event):
            yield from (Finding(module.path, what, node.lineno) for what in _unsaid(kind, node, texts))
            yield from _misspoken(kind, texts)


def _tag(kind: type[Event]) -> str | None:
    """The tag of an event that is told by a sentence of its own making; None of a base class or a quiet event."""
    tag = kind.__struct_config__.tag
    made = kind.vocabulary is not None and kind.say is Event.say and not kind.quiet
    return tag if made and isinstance(tag, str) and tag != kind.__name__ else None


def _unsaid(kind: type[Event], node: ast.ClassDef, texts: Texts) -> Iterator[str]:
    tag = _tag(kind)
    if tag is None:
        return
    for ending in _variants(kind, node):
        if not texts.any_like(f"{re.escape(f'event-{tag}')}{ending}"):
            yield f"there is no text event-{tag}{ending} in any language"


def _variants(kind: type[Event], node: ast.ClassDef) -> list[str]:
    """How the texts of an event end, as far as its method says it in words."""
    if kind.variant is Event.variant:
        return [""]
    method = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "variant"), None)
    returned = [each.value for each in ast.walk(method) if isinstance(each, ast.Return)] if method else []
    chosen = [one for value in returned for one in _ways(value)]
    endings = [one.value for one in chosen if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return endings if endings and len(endings) == len(chosen) else [".*"]


def _ways(value: ast.expr | None) -> Iterator[ast.expr | None]:
    if isinstance(value, ast.IfExp):
        yield from _ways(value.body)
        yield from _ways(value.orelse)
    else:
        yield value


def _misspoken(kind: type[Event], texts: Texts) -> Iterator[Finding]:
    tag, words = _tag(kind), kind.vocabulary
    if tag is None or words is None:
        return
    named = {words.names[field].argument for field in kind.__struct_fields__ if field in words.names}
    counted = {field for field in kind.__struct_fields__ if field not in words.names and field not in words.silent}
    yield from texts.not_given(f"event-{tag}", named | counted)
