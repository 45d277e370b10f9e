"""Text is data until somebody reads it: a message id with arguments, rendered by locale with Project Fluent.

A message that stands as an argument inside another brings its attributes along, so that a translation can ask
for the form it needs: with `location-7 = Лекторий .to = в Лекторий`, a sentence may use `{ $where }` or
`{ $where-to }`. A form that a name does not have falls back to the plain name. Forms may use the forms of
their own arguments: an effect made of effects has the infinitive `.do` where its parts have it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union, cast

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = ("en", "ru", "uk")
KERNEL = "kernel"
LONGEST_WORDS = 2000
"""Fluent refuses to say what is much longer."""

Arg = Union[str, int, "Message", Sequence["Message"]]

_folders: dict[str, Path] = {KERNEL: Path(__file__).parent / "locale"}


def capitalize(text: Any) -> str:
    """A phrase as the beginning of a sentence."""
    return str(text)[:1].upper() + str(text)[1:]


def decapitalize(text: Any) -> str:
    """A sentence as it goes on after a colon."""
    return str(text)[:1].lower() + str(text)[1:]


def clause(text: Any) -> str:
    """A sentence as a part of one that goes on: without its capital and its full stop."""
    return decapitalize(text).removesuffix(".")


def comma_before(word: Any, text: Any) -> str:
    """A comma where a text goes on with this word, which needs one before it."""
    return "," if decapitalize(text).startswith(f"{word} ") else ""


def without_controls(text: str) -> str:
    """Words that came from elsewhere, without what would make a terminal do things; lines stay lines."""
    return (
        text if text.isprintable() else "".join(letter for letter in text if letter in "\n\t" or not is_control(letter))
    )


def is_control(letter: str) -> bool:
    return letter < " " or "\x7f" <= letter <= "\x9f"


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "CAPITALIZE": capitalize,
    "CLAUSE": clause,
    "COMMA_BEFORE": comma_before,
    "DECAPITALIZE": decapitalize,
}
"""What messages may do with an argument, as in `{ DECAPITALIZE($then) }`; the pages have the same."""


class Message(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to say: the domain (whose locale files), the id, the arguments."""

    domain: str
    id: str
    args: Mapping[str, Any] = {}

    def text(self, locale: str = "en") -> str:
        """The message in a language."""
        value, _errors = render(self, locale)
        return value


def register(domain: str, folder: Path) -> None:
    """Tell where the locale files `<locale>.ftl` of a domain are."""
    _folders[domain] = folder


def domains() -> frozenset[str]:
    """The domains whose locale files are known."""
    return frozenset(_folders)


class Voice:
    """The messages of one domain: `say("move-to", where=...)`."""

    def __init__(self, domain: str, folder: Path) -> None:
        self.domain = domain
        register(domain, folder)

    def __call__(self, id: str, **args: Arg) -> Message:
        return Message(self.domain, id, args)


def plain(id: str, **args: Arg) -> Message:
    """A message of the kernel's own domain."""
    return Message(KERNEL, id, args)


def render(message: Message, locale: str) -> tuple[str, list[Exception]]:
    """The text and whatever was wrong with it (a missing message, a missing argument)."""
    args, errors = _bound(message, locale)
    text, found = _value(message, locale, args)
    return text, [*errors, *found]


def forms(message: Message, locale: str) -> dict[str, str]:
    """The attributes of a message: the forms a name has in a language."""
    args, _errors = _bound(message, locale)
    return _attributes(message, locale, args)


def has_form(message: Message, form: str, locale: str) -> bool:
    """Whether a message has a form, and so has everything that is said in that form within it."""
    bundle = load(message.domain, locale)
    if not bundle.has_message(message.id) or form not in bundle.get_message(message.id).attributes:
        return False
    used = _variables(message.domain, locale, message.id)
    within = (part for name, part in message.args.items() if f"{name}-{form}" in used)
    return all(has_form(part, form, locale) for part in within if isinstance(part, Message))


def _value(message: Message, locale: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    bundle = load(message.domain, locale)
    if not bundle.has_message(message.id):
        return message.id, [LookupError(f"{message.domain}/{locale} has no message {message.id}")]
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        return message.id, [LookupError(f"{message.domain}/{locale} has no text for {message.id}")]
    text, errors = bundle.format_pattern(pattern, args)
    return cast(str, text), errors


def _attributes(message: Message, locale: str, args: dict[str, Any]) -> dict[str, str]:
    bundle = load(message.domain, locale)
    if not bundle.has_message(message.id):
        return {}
    attributes = bundle.get_message(message.id).attributes
    return {name: str(bundle.format_pattern(pattern, args)[0]) for name, pattern in attributes.items()}


def _bound(message: Message, locale: str) -> tuple[dict[str, Any], list[Exception]]:
    """The arguments of a message in words, with their forms, and whatever was wrong with them."""
    args: dict[str, Any] = {}
    errors: list[Exception] = []
    for name, value in message.args.items():
        _bind(args, name, value, locale, errors)
    return {**_fallbacks(message.domain, locale, message.id, args), **args}, errors


def _bind(args: dict[str, Any], name: str, value: Any, locale: str, errors: list[Exception]) -> None:
    if isinstance(value, Message):
        known = _name(value.domain, value.id, locale) if not value.args else _spoken(value, locale)
        args[name], found, forms = known
        errors.extend(found)
        for form, text in forms.items():
            args[f"{name}-{form}"] = text
    elif isinstance(value, (list, tuple)):
        rendered = [render(item, locale) for item in cast("list[Message]", value)]
        errors.extend(error for _, found in rendered for error in found)
        args[name] = join([text for text, _ in rendered], locale)
        args[f"{name}-count"] = len(rendered)
    elif isinstance(value, str):
        args[name] = without_controls(value if len(value) <= LONGEST_WORDS else f"{value[:LONGEST_WORDS]}…")
    else:
        args[name] = value


def _spoken(message: Message, locale: str) -> tuple[str, list[Exception], dict[str, str]]:
    """The text of a message, whatever was wrong with it, and its forms."""
    args, errors = _bound(message, locale)
    text, found = _value(message, locale, args)
    return text, [*errors, *found], _attributes(message, locale, args)


@lru_cache(maxsize=16384)
def _name(domain: str, id: str, locale: str) -> tuple[str, list[Exception], dict[str, str]]:
    """The same of a message without arguments: a name, which is said in many others and has a form for every case."""
    return _spoken(Message(domain, id), locale)


@lru_cache(maxsize=16384)
def _variables(domain: str, locale: str, id: str) -> frozenset[str]:
    """The variables a message uses, so that missing forms can fall back to the plain name."""
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Collect(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    entry = _entries(domain, locale).get(id)
    if entry is not None:
        Collect().visit(entry)
    return frozenset(found)


def _fallbacks(domain: str, locale: str, id: str, args: Mapping[str, Any]) -> dict[str, Any]:
    missing = [name for name in _variables(domain, locale, id) if name not in args and "-" in name]
    return {name: args[name.split("-")[0]] for name in missing if name.split("-")[0] in args}


def join(parts: Sequence[str], locale: str) -> str:
    """A list in words: "a, b and c"."""
    if not parts:
        return plain("list-none").text(locale)
    if len(parts) == 1:
        return parts[0]
    return plain("list-and", head=", ".join(parts[:-1]), last=parts[-1]).text(locale)


def sources(domain: str, locale: str) -> list[Path]:
    """The locale files a domain speaks from: the kernel's, then its own."""
    if locale not in LOCALES:
        raise ValueError(f"There is no language {locale!r}; there are {', '.join(LOCALES)}.")
    folders = dict.fromkeys((_folders[KERNEL], _folders[domain]))
    return [path for folder in folders for path in sorted(folder.glob(f"{locale}*.ftl"))]


@lru_cache(maxsize=64)
def _resources(domain: str, locale: str) -> list[Any]:
    """The locale files of a domain, parsed once for all who read them."""
    from fluent.runtime import FluentResource

    return [FluentResource(path.read_text(encoding="utf-8")) for path in sources(domain, locale)]


@lru_cache(maxsize=64)
def _entries(domain: str, locale: str) -> dict[str, Any]:
    from fluent.syntax import ast

    entries = (entry for resource in _resources(domain, locale) for entry in resource.body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def messages(domain: str, locale: str) -> frozenset[str]:
    """The ids a domain can say in a language."""
    return frozenset(_entries(domain, locale))


@lru_cache(maxsize=64)
def load(domain: str, locale: str) -> FluentBundle:
    """The Fluent bundle of a domain in a language; Fluent is imported only when text is first read."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for resource in _resources(domain, locale):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle
