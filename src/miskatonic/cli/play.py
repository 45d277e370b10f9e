"""`miskatonic play`: a game at this terminal."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from miskatonic.terminal.start import PlayRequest, start
from miskatonic.terminal.words import chosen_locale, refusal, say

from . import told


def play(
    game: Annotated[str, Parameter(help=told(say("param-game")))] = "final-hour",
    /,
    *,
    players: Annotated[int | None, Parameter(help=told(say("param-players")))] = None,
    bots: Annotated[str | None, Parameter(help=told(say("param-bots")))] = None,
    open: Annotated[bool, Parameter(help=told(say("param-open-hands")), negative=(), show_default=False)] = False,
    adventure: Annotated[str | None, Parameter(help=told(say("param-adventure")))] = None,
    ancient_one: Annotated[str | None, Parameter(help=told(say("param-ancient-one")))] = None,
    difficulty: Annotated[str | None, Parameter(help=told(say("param-difficulty")))] = None,
    investigators: Annotated[str | None, Parameter(help=told(say("param-investigators")))] = None,
    decks: Annotated[str | None, Parameter(help=told(say("param-decks")))] = None,
    lead: Annotated[str | None, Parameter(help=told(say("param-lead")))] = None,
    option: Annotated[tuple[str, ...], Parameter(help=told(say("param-option")), negative=(), show_default=False)] = (),
    seed: Annotated[str | None, Parameter(help=told(say("param-seed")))] = None,
    lang: Annotated[str | None, Parameter(help=told(say("param-lang")))] = None,
    new: Annotated[bool, Parameter(help=told(say("param-new")), negative=(), show_default=False)] = False,
    resume: Annotated[bool, Parameter(help=told(say("param-resume")), negative=(), show_default=False)] = False,
) -> int:
    locale = chosen_locale(lang, os.environ)
    named = {
        "adventure": adventure,
        "ancient_one": ancient_one,
        "difficulty": difficulty,
        "investigators": investigators,
        "decks": decks,
        "lead": lead,
    }
    options = {name: value for name, value in named.items() if value is not None}
    for words in option:
        name, equals, value = words.partition("=")
        if not equals:
            raise refusal(say("option-without-value", wanted=words), locale)
        options[name] = value
    return start(PlayRequest(game, locale, players, bots, open, seed, options, new, resume))
