"""The play-test harness: any game, played while everything the engine promises is checked at its decisions.

A game plugs in by a module `census` in its package: `census(state)` lists what is wrong with the components,
`free_options(draw, players)` draws the settings that list no values, `INTERCHANGEABLE` names the fields of events that
tell like tokens apart, `secret_answer(state, decision)` says which answers the other seats do not get to know yet, and
`UNPLACED` names the kinds of things that options are about and that lie nowhere on the table.
It may leave out any of them; without that module the promises of the kernel are checked all the same.
"""

from __future__ import annotations

from .examination import Examined, Violation, check_game, examine
from .subject import Hooks, hooks_of

__all__ = ["Examined", "Hooks", "Violation", "check_game", "examine", "hooks_of"]
