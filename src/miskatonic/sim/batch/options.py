"""Options of a set-up, read from a command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.game import Game, Setting

YES_NO = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def parse_options(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """The options in words such as `difficulty=high`, `lead=1`, `investigators=jenny-barnes,lily-chen`."""
    options: dict[str, Any] = {}
    for each in given:
        name, equals, text = each.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise SetupError(f"An option is written name=value, not {each!r}.")
        if name not in game.settings:
            raise SetupError(f"{game.name} has no option {name!r}; its options are: {', '.join(game.settings)}.")
        options[name] = parse_value(game.settings[name], text.strip())
    return options


def parse_value(setting: Setting, text: str) -> Any:
    """The value a text stands for: one of those the setting has, or one of the kind of its default."""
    if setting.values is not None:
        return listed_value(setting, text)
    if isinstance(setting.default, (tuple, list)):
        parts = [part.strip() for part in text.split(",")] if text else []
        return tuple(whole(setting, part) if setting.numbers else part or None for part in parts)
    if setting.seat and text in (setting.labels or {}):
        return text
    return whole(setting, text) if isinstance(setting.default, int) else text


def whole(setting: Setting, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise SetupError(f"{setting.name} is a whole number, not {text!r}.") from None


def listed_value(setting: Setting, text: str) -> Any:
    values = setting.values or ()
    if all(isinstance(value, bool) for value in values):
        if text.casefold() not in YES_NO:
            raise SetupError(f"{setting.name} is yes or no, not {text!r}.")
        return YES_NO[text.casefold()]
    for value in values:
        if str(value).casefold() == text.casefold():
            return value
    setting.check(text)
    return text
