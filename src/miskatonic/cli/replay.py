"""`miskatonic replay`: watch a game again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from miskatonic.terminal.replay import watch
from miskatonic.terminal.words import chosen_locale, say

from . import told


def replay(
    file: Annotated[Path, Parameter(help=told(say("param-file")))],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=told(say("param-seat")))] = None,
    lang: Annotated[str | None, Parameter(help=told(say("param-lang")))] = None,
) -> int:
    return watch(file, None if seat is None else seat - 1, chosen_locale(lang, os.environ))
