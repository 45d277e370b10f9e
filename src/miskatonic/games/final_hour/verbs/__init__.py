"""The effect language of Final Hour: every verb a card, an item or a reckoning row may use."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.effects import Language

from . import investigator, monster, reckoning
from .resolver import Me, Where

LANGUAGE: Final = Language(
    (
        investigator.Move,
        investigator.Walk,
        investigator.Stroll,
        investigator.Attack,
        investigator.AttackPerCard,
        investigator.Destroy,
        investigator.Drive,
        investigator.Seal,
        investigator.Repair,
        investigator.Recover,
        investigator.Investigate,
        investigator.SoftenOmens,
        investigator.TurnUpper,
        investigator.NearLocations,
        investigator.InTurnOrder,
        monster.LoseHealth,
        monster.Spawn,
        monster.Activate,
        monster.ActivateOwnZone,
        monster.Damage,
        reckoning.ActivateSpecial,
        reckoning.SpawnSpecial,
        reckoning.HideNextRound,
        reckoning.DamageZone,
        reckoning.RemoveSeal,
        reckoning.MoveHordes,
        reckoning.SpawnAtHorde,
        reckoning.AllInPlay,
    )
)

__all__ = ["LANGUAGE", "Me", "Where"]
