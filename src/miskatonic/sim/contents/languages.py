"""Locale files and rulebooks: everything in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from miskatonic.kernel.content import PLAIN
from miskatonic.kernel.errors import ContentError
from miskatonic.kernel.rulebook import Rule
from miskatonic.kernel.text import LOCALES

from .documents import Document
from .finding import Finding


@cache
def entries(path: Path) -> tuple[dict[str, int], list[Finding]]:
    """The messages of a locale file with their lines, and what is wrong with the file."""
    from fluent.syntax import FluentParser, ast

    source = path.read_text(encoding="utf-8")
    found: dict[str, int] = {}
    wrong: list[Finding] = []

    def line(node: Any) -> int:
        return source.count("\n", 0, node.span.start) + 1

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            wrong.append(Finding(path, f"not Fluent: {str(entry.content).strip().splitlines()[0]!r}", line(entry)))
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                wrong.append(Finding(path, f"the message {entry.id.name} stands twice", line(entry)))
            found.setdefault(entry.id.name, line(entry))
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


def unsaid(folders: Iterable[Path], id: str) -> list[str]:
    """The languages in which none of the folders can say a message."""
    where = list(folders)
    files = {locale: [path for folder in where for path in folder.glob(f"{locale}*.ftl")] for locale in LOCALES}
    return [locale for locale in LOCALES if not any(id in entries(path)[0] for path in files[locale])]
