"""Everything the terminal says, it says in three languages: by itself, and for each game."""

from __future__ import annotations

import ast
import fnmatch
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from miskatonic import terminal
from miskatonic.games import GAMES
from miskatonic.kernel import text
from miskatonic.kernel.text import LOCALES, load, messages
from miskatonic.terminal.face import face_of
from miskatonic.terminal.words import say

HOME = Path(terminal.__path__[0])
DOMAINS = [say.domain, *(f"{say.domain}-{game}" for game in GAMES if face_of(game))]


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("locale", LOCALES)
def test_all_languages_have_the_same_messages(domain: str, locale: str) -> None:
    assert messages(domain, locale) == messages(domain, "en")


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("locale", LOCALES)
def test_all_languages_use_the_same_variables(domain: str, locale: str) -> None:
    variables = text._variables  # pyright: ignore[reportPrivateUsage]
    for id in messages(domain, "en"):
        expected = {name.split("-")[0] for name in variables(domain, "en", id)}
        assert {name.split("-")[0] for name in variables(domain, locale, id)} <= expected, id


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("locale", LOCALES)
def test_all_messages_can_be_formatted(domain: str, locale: str) -> None:
    bundle = load(domain, locale)
    for id in messages(domain, locale):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        _, errors = bundle.format_pattern(pattern, {})
        assert all("Unknown external" in str(error) for error in errors), (id, errors)


def said(paths: Iterable[Path], voice: str) -> set[str]:
    """The messages that modules say with a voice; of one whose id is put together, the beginning and an asterisk."""
    calls = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return {
        id
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == voice and call.args
        for id in ids(call.args[0])
    }


def ids(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(id)):
            yield id
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*ids(body), *ids(orelse))
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield f"{beginning}*"
        case _:
            pass


def missing(said: set[str], domain: str) -> list[str]:
    return [id for id in said if not fnmatch.filter(messages(domain, "en"), id)]


def test_what_the_terminal_says_by_itself_is_there() -> None:
    own = said([*HOME.glob("*.py"), *(HOME.parent / "cli").glob("*.py")], "say")
    assert len(own) > 100 and missing(own, say.domain) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_it_says_for_a_game_is_among_the_texts_of_that_game(game: str) -> None:
    modules = list((HOME / game.replace("-", "_")).glob("*.py"))
    own, shared = said(modules, "say"), said(modules, "say_terminal")
    assert len(own) > 40 and missing(own, f"{say.domain}-{game}") == []
    assert shared and missing(shared, say.domain) == []
