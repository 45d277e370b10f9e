"""What can be told of a game of Arkham Horror."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.events import Event as KernelEvent

from . import board, cards, codex, dice, monsters, people, rounds
from .base import Event
from .board import (
    AnomalyAppeared,
    AnomalyClosed,
    CluePlaced,
    DoomPlaced,
    DoomRemoved,
    EventDeckEmpty,
    EventDiscarded,
    MarkerPlaced,
    MarkerRemoved,
    MarkerTurned,
    Outbreak,
    SheetClues,
    SheetDoom,
    SheetMarker,
)
from .cards import CardDiscarded, CardGained, CardTurned, DisplayRefilled, Traded
from .codex import (
    ArchiveAdded,
    ArchiveAttached,
    ArchivePage,
    ArchiveRead,
    ArchiveReturned,
    ArchiveTurned,
    CupChanged,
    CupRefilled,
    EncounterBegan,
    HeadlineRead,
    OutcomeTold,
    RumorEnded,
    TokenDrawn,
)
from .dice import DiceRolled, DieRaised, DieRerolled, SuccessesAdded, TestBegan, TestEnded
from .monsters import (
    MonsterAttacked,
    MonsterDefeated,
    MonsterDisengaged,
    MonsterEngaged,
    MonsterExhausted,
    MonsterHealed,
    MonsterHurt,
    MonsterMoved,
    MonsterReadied,
    MonsterSpawned,
)
from .people import (
    AssetRecovered,
    AssetSuffered,
    Focused,
    FocusLost,
    Gained,
    InvestigatorDefeated,
    InvestigatorJoined,
    Moved,
    PlayerOut,
    Prevented,
    Recovered,
    Researched,
    Spent,
    Suffered,
)
from .rounds import ActionBegan, BecameDelayed, GameEnded, PhaseBegan, RoundBegan, StoodUp, TurnBegan

EVENTS: Final[tuple[type[KernelEvent], ...]] = tuple(
    kind
    for module in (rounds, people, cards, board, monsters, codex, dice)
    for kind in vars(module).values()
    if isinstance(kind, type)
    and issubclass(kind, Event)
    and kind.__module__ == module.__name__
    and kind is not ArchivePage
)

__all__ = [
    "EVENTS",
    "ActionBegan",
    "AnomalyAppeared",
    "AnomalyClosed",
    "ArchiveAdded",
    "ArchiveAttached",
    "ArchivePage",
    "ArchiveRead",
    "ArchiveReturned",
    "ArchiveTurned",
    "AssetRecovered",
    "AssetSuffered",
    "BecameDelayed",
    "CardDiscarded",
    "CardGained",
    "CardTurned",
    "CluePlaced",
    "CupChanged",
    "CupRefilled",
    "DiceRolled",
    "DieRaised",
    "DieRerolled",
    "DisplayRefilled",
    "DoomPlaced",
    "DoomRemoved",
    "EncounterBegan",
    "EventDeckEmpty",
    "EventDiscarded",
    "FocusLost",
    "Focused",
    "Gained",
    "GameEnded",
    "HeadlineRead",
    "InvestigatorDefeated",
    "InvestigatorJoined",
    "MarkerPlaced",
    "MarkerRemoved",
    "MarkerTurned",
    "MonsterAttacked",
    "MonsterDefeated",
    "MonsterDisengaged",
    "MonsterEngaged",
    "MonsterExhausted",
    "MonsterHealed",
    "MonsterHurt",
    "MonsterMoved",
    "MonsterReadied",
    "MonsterSpawned",
    "Moved",
    "Outbreak",
    "OutcomeTold",
    "PhaseBegan",
    "PlayerOut",
    "Prevented",
    "Recovered",
    "Researched",
    "RoundBegan",
    "RumorEnded",
    "SheetClues",
    "SheetDoom",
    "SheetMarker",
    "Spent",
    "StoodUp",
    "SuccessesAdded",
    "Suffered",
    "TestBegan",
    "TestEnded",
    "TokenDrawn",
    "Traded",
    "TurnBegan",
]
