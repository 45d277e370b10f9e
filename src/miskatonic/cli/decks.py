"""`miskatonic decks`: the workshop of a game, where decks are built, checked, read and written."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec import inspect

from miskatonic.games import GAMES
from miskatonic.kernel.text import Message
from miskatonic.kernel.workshop import Answer, InvalidRequest, Tool, ToolError, Workshop
from miskatonic.terminal.words import chosen_locale, refusal, say

from . import told

WELL, NOT_WELL = 0, 1
STANDARD_INPUT = "-"
"""The name of a file that stands for what is piped in."""


def decks(
    game: Annotated[str, Parameter(help=told(say("param-game")))],
    tool: Annotated[str | None, Parameter(help=told(say("param-tool")))] = None,
    what: Annotated[str | None, Parameter(help=told(say("param-tool-what")), allow_leading_hyphen=True)] = None,
    /,
    *,
    core_sets: Annotated[int | None, Parameter(help=told(say("param-core-sets")))] = None,
    standalone: Annotated[bool, Parameter(help=told(say("param-standalone")), negative=(), show_default=False)] = False,
    kind: Annotated[str | None, Parameter(help=told(say("param-kind")))] = None,
    form: Annotated[str | None, Parameter(help=told(say("param-form")))] = None,
    json: Annotated[bool, Parameter(help=told(say("param-answer-json")), negative=(), show_default=False)] = False,
    lang: Annotated[str | None, Parameter(help=told(say("param-lang")))] = None,
) -> int:
    locale = chosen_locale(lang, os.environ)
    workshop = workshop_of(game, locale)
    if tool is None:
        print("\n".join(usage_of(each, locale) for each in workshop.tools.values()))
        return WELL
    if tool not in workshop.tools:
        raise refusal(say("no-tool", wanted=tool, known=", ".join(workshop.tools)), locale)
    named = {"core_sets": core_sets, "standalone": standalone or None, "kind": kind, "form": form}
    options = {name: value for name, value in named.items() if value is not None}
    check_options(workshop.tools[tool], options, locale)
    answer = use(workshop, tool, {**subject_field(workshop.tools[tool], what, locale), **options}, locale)
    print(as_json(answer) if json else as_lines(answer, locale))
    return WELL if answer.well else NOT_WELL


def workshop_of(game: str, locale: str) -> Workshop:
    workshop = GAMES[game].workshop if game in GAMES else None
    if workshop is None:
        known = ", ".join(name for name, each in GAMES.items() if each.workshop)
        raise refusal(say("no-workshop", wanted=game, known=known), locale)
    return workshop


def usage_of(tool: Tool, locale: str) -> str:
    """How a tool is called, and what it is for."""
    called = say(f"tool-with-{subject_kind(tool)}" if tool.subject else "tool-alone", tool=tool.name)
    return say("tool-about", called=called, about=tool.about).text(locale)


def subject_kind(tool: Tool) -> str:
    return "file" if tool.reads_file else "name"


def subject_field(tool: Tool, what: str | None, locale: str) -> dict[str, str]:
    """The field of the request that names what the tool works on: a name as it is, or the text of a file."""
    if tool.subject is None:
        if what is not None:
            raise refusal(say("too-many-words", wanted=what), locale)
        return {}
    if what is None:
        raise refusal(say(f"tool-wants-{subject_kind(tool)}", tool=tool.name), locale)
    return {tool.subject: read_text(what, locale) if tool.reads_file else what}


def check_options(tool: Tool, options: dict[str, Any], locale: str) -> None:
    """Every option is one of the tool's, and has a value that it knows."""
    described = inspect.type_info(tool.request)
    fields = {each.name: each.type for each in described.fields} if isinstance(described, inspect.StructType) else {}
    for name, value in options.items():
        flag = f"--{name.replace('_', '-')}"
        known = fields.get(name)
        if known is None:
            raise refusal(say("tool-has-no-option", tool=tool.name, option=flag), locale)
        if isinstance(known, inspect.LiteralType) and value not in known.values:
            values = ", ".join(map(str, known.values))
            raise refusal(say("no-value", option=flag, wanted=str(value), known=values), locale)


def read_text(path: str, locale: str) -> str:
    try:
        data = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).expanduser().read_bytes()
    except OSError as error:
        raise refusal(say("no-file", path=path, why=error.strerror or str(error)), locale) from None
    return data.decode("utf-8", errors="replace")


def use(workshop: Workshop, tool: str, request: dict[str, Any], locale: str) -> Answer:
    try:
        return workshop.use(tool, request)
    except ToolError as error:
        raise refusal(error.say, locale) from None
    except InvalidRequest as error:
        raise refusal(say("tool-misunderstood", why=str(error)), locale) from None


def as_lines(answer: Answer, locale: str) -> str:
    return "\n".join(line.text(locale) if isinstance(line, Message) else line.rstrip("\n") for line in answer.lines())


def as_json(answer: Answer) -> str:
    return msgspec.json.format(msgspec.json.encode(answer).decode(), indent=2)
