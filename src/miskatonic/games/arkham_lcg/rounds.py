"""The steps of a game, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.game import Step

from . import campaign, cards, preparation
from .phases import enemy, investigation, mythos, upkeep
from .scenarios import devourer_below, encounter_sets, gathering, midnight_masks

CONTENT = (cards, gathering, midnight_masks, devourer_below, encounter_sets)
"""Imported for what they declare."""


STEPS: Final[Mapping[str, Step]] = {
    "campaign.begin": campaign.begin_campaign,
    "campaign.replace": campaign.replace_lost,
    "scenario.begin": preparation.begin_scenario,
    "scenario.lead": preparation.choose_lead,
    "scenario.hands": preparation.draw_opening_hands,
    "scenario.mulligans": preparation.take_mulligans,
    "scenario.setup": preparation.set_up,
    "round.begin": mythos.begin_round,
    "mythos.encounters": mythos.draw_encounters,
    "mythos.end": mythos.end,
    "investigation.begin": investigation.begin,
    "investigation.next": investigation.next_turn,
    "investigation.action": investigation.action,
    "enemy.begin": enemy.hunt_and_attack,
    "upkeep.begin": upkeep.begin,
    "upkeep.hands": upkeep.end,
    "scenario.end": campaign.end_scenario,
    "campaign.purchases": campaign.buy_cards,
    "campaign.company": campaign.meet,
}
