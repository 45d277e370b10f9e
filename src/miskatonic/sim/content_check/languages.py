"""Locale files and rulebooks: everything in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.kernel.content import PLAIN
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.rulebook import Rule
from miskatonic.kernel.text import LOCALES

from .documents import Document
from .finding import Finding


class FluentEntry(NamedTuple):
    """A message of a locale file: its line, and the forms it has."""

    line: int
    forms: frozenset[str]


@cache
def entries(path: Path) -> tuple[dict[str, FluentEntry], list[Finding]]:
    """The messages of a locale file, and what is wrong with the file."""
    from fluent.syntax import FluentParser, ast

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
            found.setdefault(entry.id.name, FluentEntry(line(entry.id), forms))
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

    def all(self) -> Iterator[tuple[str, Path, int]]:
        """Every message of every language, and where it stands."""
        for said in self._said.values():
            yield from ((id, path, entry.line) for id, (path, entry) in said.items())
