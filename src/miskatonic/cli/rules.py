"""`miskatonic rules`: look a rule up."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from miskatonic.terminal.rules import look_up_rules
from miskatonic.terminal.words import chosen_locale, say

from . import told


def rules(
    game: Annotated[str, Parameter(help=told(say("param-game")))],
    /,
    *words: Annotated[str, Parameter(help=told(say("param-words")))],
    lang: Annotated[str | None, Parameter(help=told(say("param-lang")))] = None,
) -> int:
    return look_up_rules(game, " ".join(words), chosen_locale(lang, os.environ))
