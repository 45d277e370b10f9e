"""`miskatonic play`: a game at this terminal."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from miskatonic.terminal.settings import list_settings
from miskatonic.terminal.start import PlayRequest, start
from miskatonic.terminal.words import chosen_locale, refusal, say

from . import told


def play(
    game: Annotated[str | None, Parameter(help=told(say("param-game-or-ask")))] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help=told(say("param-players")))] = None,
    bots: Annotated[str | None, Parameter(help=told(say("param-bots")))] = None,
    open: Annotated[bool, Parameter(help=told(say("param-open-hands")), negative=(), show_default=False)] = False,
    settings: Annotated[bool, Parameter(help=told(say("param-settings")), negative=(), show_default=False)] = False,
    option: Annotated[tuple[str, ...], Parameter(help=told(say("param-option")), negative=(), show_default=False)] = (),
    seed: Annotated[str | None, Parameter(help=told(say("param-seed")))] = None,
    lang: Annotated[str | None, Parameter(help=told(say("param-lang")))] = None,
    new: Annotated[bool, Parameter(help=told(say("param-new")), negative=(), show_default=False)] = False,
    resume: Annotated[bool, Parameter(help=told(say("param-resume")), negative=(), show_default=False)] = False,
    plain: Annotated[bool, Parameter(help=told(say("param-plain")), negative=(), show_default=False)] = False,
    **setting: Annotated[str, Parameter(help=told(say("param-setting")), name="SETTING")],
) -> int:
    locale = chosen_locale(lang, os.environ)
    if settings:
        return list_settings(game, locale)
    options = dict(setting)
    for words in option:
        name, equals, value = words.partition("=")
        if not equals:
            raise refusal(say("option-without-value", wanted=words), locale)
        options[name] = value
    return start(PlayRequest(game, locale, players, bots, open, seed, options, new, resume, plain))
