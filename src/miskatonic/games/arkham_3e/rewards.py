"""The symbols in the spaces of the board: what encounters there are likely to bring (rules ah3.448.5, ah3.qr.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Any, Final

from miskatonic.kernel.effects.amounts import Fixed
from miskatonic.kernel.effects.walking import nodes

from .components import ENCOUNTERS, TILES
from .verbs.board import RemoveDoom
from .verbs.cards import Buy, BuySpells, GainAlly, GainItem, GainMoney, GainRemnants, GainSpell
from .verbs.investigators import Recover
from .words import SpaceId


class Reward(StrEnum):
    HEALTH = "health"
    SANITY = "sanity"
    COMMON = "common"
    CURIO = "curio"
    SPELL = "spell"
    ALLY = "ally"
    MONEY = "money"
    REMNANT = "remnant"
    DOOM = "doom"
    """Doom is removed."""


LIKELY: Final = 3
"""Of the cards of a neighbourhood, which are eight: on so many a space brings what its symbol shows."""

BROUGHT: Final[dict[type, Reward]] = {
    GainSpell: Reward.SPELL,
    BuySpells: Reward.SPELL,
    GainAlly: Reward.ALLY,
    GainMoney: Reward.MONEY,
    GainRemnants: Reward.REMNANT,
    RemoveDoom: Reward.DOOM,
}
NONE: Final = Fixed(0)
ITEMS: Final = {"common": Reward.COMMON, "curio": Reward.CURIO}


@cache
def rewards(space: SpaceId) -> list[Reward]:
    """What an encounter in a space is likely to bring, the likeliest first."""
    tile = next(tile for tile in TILES.values() if space in tile.spaces)
    found = Counter[Reward]()
    for id, card in ENCOUNTERS.items():
        if id == f"{tile.id}-{card.number}":
            found.update({reward for _, node in nodes(card.sections[space], "") for reward in _brought(node)})
    likely = [reward for reward in Reward if found[reward] >= LIKELY]
    return sorted(likely, key=found.__getitem__, reverse=True)


def _brought(node: Any) -> Iterator[Reward]:
    match node:
        case Recover():
            if node.health != NONE:
                yield Reward.HEALTH
            if node.sanity != NONE:
                yield Reward.SANITY
        case GainItem() | Buy():
            if node.trait in ITEMS:
                yield ITEMS[node.trait]
        case _:
            if type(node) in BROUGHT:
                yield BROUGHT[type(node)]
