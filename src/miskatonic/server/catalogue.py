"""The games as the pages show them: those one can play, and those that are being built."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from miskatonic.agents import agents
from miskatonic.games import GAMES
from miskatonic.games.announced import Announced, announced
from miskatonic.kernel.game import Game, Setting
from miskatonic.kernel.rulebook import rulebook
from miskatonic.kernel.text import Message
from miskatonic.kernel.workshop import Answer, InvalidRequest, ToolError

from . import messages as wire
from .refusals import Refusal


def catalogue() -> list[wire.GameInfo]:
    """All games, by name."""
    built = [built_info(GAMES[name]) for name in GAMES]
    coming = [announced_info(game) for game in announced()]
    return sorted([*built, *coming], key=lambda game: game.name)


@cache
def built_info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        built=True,
        players=list(game.players),
        settings=[setting_info(setting) for setting in game.settings.values()],
        agents=agents(game.name),
        talk_is_ruled=game.may_talk is not None,
        workshop=list(game.workshop.tools) if game.workshop else [],
        rules=bool(rulebook(game.folder)),
        sides=sides_infos(game),
        about=game.about,
        length=game.length,
    )


def sides_infos(game: Game[Any]) -> list[wire.SidesInfo]:
    """Who would sit on which side, where there are several."""
    found = [wire.SidesInfo(count, list(game.sides(game.setup(count, 0, {})))) for count in game.players]
    return [each for each in found if len(each.sides) > 1]


def announced_info(game: Announced) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        built=False,
        players=game.players,
        settings=[],
        agents=[],
        talk_is_ruled=False,
        about=game.about,
        length=game.length,
    )


def setting_info(setting: Setting) -> wire.SettingInfo:
    """A setting; where its values are not listed, the labels name what a list of it may hold."""
    labels = setting.labels or {}
    values = list(setting.values) if setting.values is not None else list(labels) or None
    names: list[Message] = [labels[value] for value in values or [] if value in labels]
    return wire.SettingInfo(
        name=setting.name,
        about=setting.about,
        values=values,
        labels=names,
        default=msgspec.to_builtins(setting.default),
        several=setting.values is None and bool(labels) and not setting.seat,
        reading=setting.reading,
        seat=setting.seat,
    )


def find_game(name: str) -> Game[Any]:
    """The game of this name; refuses where there is none yet."""
    if name not in GAMES:
        raise Refusal("no-game")
    return GAMES[name]


def use_tool(game: str, tool: str, request: dict[str, Any]) -> Answer:
    """The answer of a tool of a game's workshop; a refusal carries the game's own message."""
    workshop = find_game(game).workshop
    if workshop is None or tool not in workshop.tools:
        raise Refusal("no-tool")
    try:
        return workshop.use(tool, request)
    except InvalidRequest as error:
        raise Refusal("malformed", str(error)) from None
    except ToolError as error:
        raise Refusal("workshop", say=error.say, about=error.about) from None


def rules(name: str, locale: wire.Locale) -> list[wire.RuleInfo]:
    """The rulebook of a game in a language, in the order of the book."""
    return [
        wire.RuleInfo(rule.id, rule.topic[locale], rule.text[locale], rule.note.get(locale), rule.basis)
        for rule in rulebook(find_game(name).folder).values()
    ]
