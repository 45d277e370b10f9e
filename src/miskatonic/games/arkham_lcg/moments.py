"""What can happen that cards react to."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from miskatonic.kernel.text import Message
from miskatonic.kernel.timing import Occasion, Point

from .state import PLAYING, ArkhamLcg, Drawn, SkillTest
from .words import NOBODY, NOWHERE, say


class Moment(Occasion):
    """Something that happens; `who` is the investigator it happens to, if it is about one."""

    who: int = NOBODY
    enemy: int = NOWHERE
    card: int = NOWHERE
    location: int = NOWHERE

    def say(self, point: Point) -> Message:
        """What a seat is asked when it may react."""
        return say(f"react-{self.word()}-{point}")

    @classmethod
    def word(cls) -> str:
        """The name of the moment in keys and text ids."""
        return _word(cls.__name__)

    def is_past(self, state: ArkhamLcg) -> bool:
        """Has the rest of the effect that brought it about made it void: is who or what it is about gone?"""
        return False


@cache
def _word(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class RoundBegins(Moment):
    pass


class RoundEnds(Moment):
    pass


class PhaseBegins(Moment):
    phase: str = ""


class PhaseEnds(Moment):
    phase: str = ""


class TurnBegins(Moment):
    pass


class TurnEnds(Moment):
    pass


class ScenarioEnds(Moment):
    """The game is over for an investigator: it has ended, or they are eliminated (rule lcg.elimination.3)."""


class EncounterCardDrawn(Moment):
    pass


class CardsDrawn(Moment):
    count: int = 1


class CardPlayed(Moment):
    pass


class EntersPlay(Moment):
    pass


class EnemySpawns(Moment):
    """An enemy appears at a location."""

    engaged: int = NOBODY
    """With whom it is engaged at once; otherwise it engages like any enemy there."""

    def is_past(self, state: ArkhamLcg) -> bool:
        return self.enemy not in state.play


class EnemyEngages(Moment):
    pass


class EnemyEvaded(Moment):
    pass


class EnemyAttacks(Moment):
    """An attack on an investigator: what it deals may change before it is dealt."""

    damage: int = 0
    horror: int = 0


class EnemyDefeated(Moment):
    """`who` defeated it, if an investigator did."""


class EntersVictoryDisplay(Moment):
    """A card came to the victory display."""


class Share(Struct):
    """How a hit is split: what the investigator takes, and what each asset takes."""

    who: int
    damage: int
    horror: int
    assets: dict[int, list[int]]
    """Damage and horror by asset."""


class HarmAssigned(Moment):
    """Harm was assigned and is not yet placed: it may be prevented, reduced or reassigned."""

    share: Share | None = None


class AssetDamaged(Moment):
    """An enemy attack deals damage to an asset: assigned, and not yet placed."""


class HarmTaken(Moment):
    """An investigator took damage or horror, wherever it was placed."""

    damage: int = 0
    horror: int = 0
    horror_placed: int = 0
    """How much horror came to lie on the investigator card, taken or moved there."""

    def is_past(self, state: ArkhamLcg) -> bool:
        return state.investigators[self.who].fate is not PLAYING


class CluesDiscovered(Moment):
    count: int = 1


class Leaves(Moment):
    """An investigator moves out of a location, to another one."""

    to: int = NOWHERE


class Enters(Moment):
    """An investigator moved into a location."""

    def is_past(self, state: ArkhamLcg) -> bool:
        investigator = state.investigators[self.who]
        return investigator.fate is not PLAYING or investigator.location != self.location


class TokenRevealed(Moment):
    """A chaos token; where it would be revealed it is not drawn yet."""

    drawn: Drawn | None = None
    count: int = 1
    """How many are drawn; one of them is resolved."""


class TestSucceeds(Moment):
    test: SkillTest | None = None


class TestFails(Moment):
    test: SkillTest | None = None


class ActAdvances(Moment):
    pass


class AgendaAdvances(Moment):
    pass
