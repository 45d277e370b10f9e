"""Damage tokens in monster spaces."""

from __future__ import annotations

from typing import NoReturn

from miskatonic.kernel.flow import Flow

from .bestiary import MONSTERS
from .events import Damaged, Repaired, SiteOverrun
from .monsters import choose_monster, follow_arrows
from .play import Table, lose
from .words import DAMAGE, EMPTY, location_name, say


def destroyer_strikes(table: Table, token: int, here: int) -> int | None:
    """The destroyer: damage into its very own space, and the monster shifts (rules fh.damage.3 to fh.damage.5).

    Without another empty space it moves on; at the ritual site that is a defeat (rule fh.damage.11).
    """
    spaces = table.state.locations[here].spaces
    own = spaces.index(token)
    if EMPTY in spaces:
        spaces[spaces.index(EMPTY)] = token
        spaces[own] = DAMAGE
        table.tell(Damaged, here, token, MONSTERS[token].id)
        return here
    if here == table.state.ritual_site:
        overrun(table, token)
    spaces[own] = DAMAGE
    table.tell(Damaged, here, token, MONSTERS[token].id)
    return follow_arrows(table, token, here)


def place_damage(table: Table, seat: int, here: int, count: int) -> Flow[None]:
    """Damage by a card or a reckoning: an empty space first, then a monster's (rules fh.damage.6 to fh.damage.9).

    At the ritual site a token without an empty space is a defeat (rule fh.damage.12).
    """
    location = table.state.locations[here]
    for _ in range(count):
        if not location.full:
            location.spaces[location.spaces.index(EMPTY)] = DAMAGE
            table.tell(Damaged, here)
            continue
        if here == table.state.ritual_site:
            overrun(table)
        if not location.monsters():
            return
        prompt = say("prompt-displace", where=location_name(here))
        token = yield from choose_monster(table, seat, prompt, location.monsters(), "displace", here, "fh.damage.8")
        location.spaces[location.spaces.index(token)] = DAMAGE
        table.tell(Damaged, here)
        follow_arrows(table, token, here)


def overrun(table: Table, destroyer: int | None = None) -> NoReturn:
    """A damage token that finds no space at the ritual site (rules fh.damage.11, fh.damage.12)."""
    table.tell(SiteOverrun, "damage", destroyer, None if destroyer is None else MONSTERS[destroyer].id)
    lose(table, "ritual-site-overrun")


def remove_damage(table: Table, here: int) -> None:
    """Return one damage token of a location to the supply (rule fh.damage.10)."""
    spaces = table.state.locations[here].spaces
    spaces[spaces.index(DAMAGE)] = EMPTY
    table.tell(Repaired, here)
