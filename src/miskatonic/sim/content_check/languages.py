"""Locale files and rulebooks: everything in every language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from miskatonic import kernel
from miskatonic.kernel.content import PLAIN, parse
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.rulebook import Rule
from miskatonic.kernel.text import LOCALES

from .documents import Document
from .finding import Finding

KERNEL_LOCALE = Path(kernel.__file__ or "").parent / "locale"
"""What every game can say besides its own texts."""
SMALLEST_FAMILY = 4
"""So many names begin alike before one that is different from all others looks like a mistake."""


class FluentEntry(NamedTuple):
    """A message of a locale file: its line, the forms it has, the variables and the messages it speaks of."""

    line: int
    forms: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]


@cache
def entries(path: Path) -> tuple[dict[str, FluentEntry], list[Finding]]:
    """The messages of a locale file, and what is wrong with the file."""
    from fluent.syntax import FluentParser, ast, visitor

    class Collect(visitor.Visitor):
        def __init__(self) -> None:
            self.variables: set[str] = set()
            self.references: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.variables.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.references.add(node.id.name)

    source = path.read_text(encoding="utf-8")
    found: dict[str, FluentEntry] = {}
    wrong: list[Finding] = []

    def line(node: Any) -> int:
        return source.count("\n", 0, node.span.start) + 1

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            wrong.append(Finding(path, f"not Fluent: {str(entry.content).strip().splitlines()[0]!r}", line(entry)))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(Finding(path, f"the message {entry.id.name} stands twice", line(entry.id)))
            forms = frozenset(each.id.name for each in entry.attributes)
            uses = Collect()
            uses.visit(entry)
            known = FluentEntry(line(entry.id), forms, frozenset(uses.variables), frozenset(uses.references))
            found.setdefault(entry.id.name, known)
    return found, wrong


def spoken(folder: Path, locale: str) -> set[str]:
    """The messages a folder of locale files has in a language."""
    return {id for path in folder.glob(f"{locale}*.ftl") for id in entries(path)[0]}


def check_locales(folder: Path) -> Iterator[Finding]:
    """Every message of one language exists in the others."""
    everything = {id for locale in LOCALES for id in spoken(folder, locale)}
    for locale in LOCALES:
        for path in sorted(folder.glob(f"{locale}*.ftl")):
            yield from entries(path)[1]
        for id in sorted(everything - spoken(folder, locale)):
            yield Finding(counterpart(folder, id, locale), f"there is no message {id}, which other languages have")


def counterpart(folder: Path, id: str, locale: str) -> Path:
    """The file of a language that should have a message: named like the one of another language which has it."""
    for other in LOCALES:
        for path in folder.glob(f"{other}*.ftl"):
            if id in entries(path)[0]:
                return folder / f"{locale}{path.name.removeprefix(other)}"
    return folder / f"{locale}.ftl"


def check_rulebook(document: Document) -> Iterator[Finding]:
    """Every rule has a topic and a text in every language, and an id of its own."""
    try:
        rules = PLAIN.decode(document.data, list[Rule])
    except ContentError as error:
        yield document.refusal(error)
        return
    seen: set[str] = set()
    for n, rule in enumerate(rules):
        if rule.id in seen:
            yield document.finding(f"[{n}]", f"the rule {rule.id} stands twice")
        seen.add(rule.id)
        yield from untranslated(document, f"[{n}].topic", rule.id, "topic", rule.topic)
        yield from untranslated(document, f"[{n}].text", rule.id, "text", rule.text)
        if rule.note:
            yield from untranslated(document, f"[{n}].note", rule.id, "note", rule.note)


def rule_ids(book: Path) -> set[str]:
    """The rules of a book, as far as it can be read; what is wrong with it is told by `check_rulebook`."""
    try:
        rules: Any = parse(book) if book.exists() else []
    except ContentError:
        return set()
    found = [cast("dict[str, Any]", rule) for rule in rules if isinstance(rule, dict)]
    return {str(rule["id"]) for rule in found if "id" in rule}


def untranslated(document: Document, path: str, rule: str, what: str, texts: dict[str, str]) -> Iterator[Finding]:
    for locale in LOCALES:
        if not texts.get(locale, "").strip():
            yield document.finding(path, f"the rule {rule} has no {what} in {locale}")


class Texts:
    """What the locale files of some folders say in every language; the first that has a message counts."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._said: dict[str, dict[str, tuple[Path, FluentEntry]]] = {locale: {} for locale in LOCALES}
        for folder in folders:
            for locale, said in self._said.items():
                for path in sorted(folder.glob(f"{locale}*.ftl")):
                    for id, entry in entries(path)[0].items():
                        said.setdefault(id, (path, entry))

    def unsaid(self, id: str) -> list[str]:
        """The languages in which a message is missing."""
        return [locale for locale, said in self._said.items() if id not in said]

    def undeclined(self, id: str, needed: Mapping[str, Iterable[str]]) -> Iterator[Finding]:
        """A name that is said, without some of the forms that sentences need."""
        for locale, forms in needed.items():
            if id in self._said[locale]:
                path, entry = self._said[locale][id]
                missing = [f".{form}" for form in forms if form not in entry.forms]
                if missing:
                    yield Finding(path, f"sentences need {', '.join(missing)} of the name {id}", entry.line)

    def has(self, id: str) -> bool:
        """Is a message said in some language?"""
        return any(id in said for said in self._said.values())

    def any_like(self, pattern: str) -> bool:
        """Is a message said whose id fits a regular expression?"""
        like = re.compile(pattern)
        return any(like.fullmatch(id) for said in self._said.values() for id in said)

    def not_given(self, id: str, given: Collection[str]) -> Iterator[Finding]:
        """The variables of a message, in every language, that it is not given; `{ $who-acc }` is a form of `$who`."""
        known = f"it is given {', '.join(f'${each}' for each in sorted(given)) or 'nothing'}"
        for locale, said in self._said.items():
            for name in sorted(self.variables(locale, id) - set(given)):
                path, entry = said[id]
                yield Finding(path, f"{id} speaks of ${name}; {known}", entry.line)

    def variables(self, locale: str, id: str) -> set[str]:
        """The variables a message speaks of in a language, itself or by what it refers to, whatever their form."""
        waiting, seen, found = [id], set[str](), set[str]()
        while waiting:
            each = waiting.pop()
            if each in seen or each not in self._said[locale]:
                continue
            seen.add(each)
            entry = self._said[locale][each][1]
            found |= {name.partition("-")[0] for name in entry.variables}
            waiting += entry.references
        return found

    def lone_variables(self) -> Iterator[Finding]:
        """What a message speaks of in one language alone: most likely a slip of the pen."""
        for locale, said in self._said.items():
            others = [other for other in LOCALES if other != locale]
            for id, (path, entry) in said.items():
                if all(id in self._said[other] for other in others):
                    elsewhere = {name for other in others for name in self.variables(other, id)}
                    for name in sorted(self.variables(locale, id) - elsewhere):
                        yield Finding(path, f"{id} speaks of ${name}, as in no other language", entry.line)

    def left_out_forms(self) -> Iterator[Finding]:
        """The one name of its kind that lacks a form which sentences use: `room-tower` has no `.acc`, all others do."""
        for said in self._said.values():
            used = {form for _, entry in said.values() for name in entry.variables if (form := name.partition("-")[2])}
            kinds: dict[str, list[str]] = {}
            for id in said:
                kinds.setdefault(id.partition("-")[0], []).append(id)
            for kind, ids in kinds.items():
                for form in sorted(used):
                    without = [id for id in ids if form not in said[id][1].forms]
                    if len(without) == 1 and len(ids) >= SMALLEST_FAMILY:
                        path, entry = said[without[0]]
                        yield Finding(path, f"{without[0]} has no .{form}; every other {kind} does", entry.line)

    def all(self) -> Iterator[tuple[str, Path, int]]:
        """Every message of every language, and where it stands."""
        for said in self._said.values():
            yield from ((id, path, entry.line) for id, (path, entry) in said.items())
