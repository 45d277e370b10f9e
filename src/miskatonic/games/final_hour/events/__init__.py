"""What can happen in Final Hour, as the log tells it.

Fields are called as the vocabulary says: `who` is an investigator, `at` a location, `monster` a token, `kind` its kind.
"""

from __future__ import annotations

from typing import Final

from .ancient_one import (
    GameEnded,
    GateRevealed,
    Reckoning,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RitualTokensShown,
    VoteTaken,
)
from .investigators import (
    ClueFound,
    HealthLost,
    HealthRecovered,
    ItemFound,
    ItemUsed,
    Moved,
    Repaired,
    Sealed,
    SealRemoved,
)
from .monsters import (
    Activated,
    Damaged,
    MonsterDestroyed,
    MonsterDrawn,
    MonsterMoved,
    NothingSpawned,
    SealHeld,
    SiteOverrun,
    Spawned,
    ZoneActivated,
)
from .rounds import (
    ActionCardDrawn,
    ActionPlaced,
    ActionRevealed,
    FaceDownRound,
    LeadPassed,
    PriorityCardDrawn,
    PriorityKept,
    PriorityPlayed,
    PriorityPlayedFaceDown,
    PriorityTurned,
    RoundBegan,
    RowDrawn,
)

EVENTS: Final = (
    RoundBegan,
    FaceDownRound,
    ActionCardDrawn,
    PriorityCardDrawn,
    PriorityPlayed,
    PriorityPlayedFaceDown,
    PriorityTurned,
    RowDrawn,
    PriorityKept,
    ActionRevealed,
    ActionPlaced,
    Moved,
    MonsterDestroyed,
    SealHeld,
    ClueFound,
    ItemFound,
    ItemUsed,
    Sealed,
    SealRemoved,
    HealthLost,
    HealthRecovered,
    Damaged,
    Repaired,
    MonsterDrawn,
    Spawned,
    MonsterMoved,
    SiteOverrun,
    NothingSpawned,
    Activated,
    ZoneActivated,
    Reckoning,
    GateRevealed,
    LeadPassed,
    VoteTaken,
    RitualCardsRevealed,
    RitualTokensRevealed,
    RitualTokensShown,
    GameEnded,
)
