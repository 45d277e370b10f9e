"""Neutral cards."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..attempts import investigate
from ..card import PER_TEST, Attempt, Card, Me, Table, action, event
from ..costs import DiscardThis, SpendUse
from ..drawing import draw, gain_resources
from ..state import SkillTest
from ..words import Designator
from .common import weapon


class Knife(Card, code="01086"):
    stab = weapon(Attempt(bonus=1))
    throw = weapon(Attempt(bonus=2, damage=1), cost=(DiscardThis(),))


class Flashlight(Card, code="01087"):
    @action(Designator.INVESTIGATE, attempt=Attempt(easier=2), cost=(SpendUse(),))
    def shine(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        yield from investigate(table, me, attempt)


class EmergencyCache(Card, code="01088"):
    @event()
    def play(self, table: Table, me: Me) -> None:
        gain_resources(table, me.you, 3)


class Encouraging(Card):
    """A skill that draws a card when the test succeeds; one copy a test."""

    max_committed = PER_TEST

    def passed(self, table: Table, me: Me, test: SkillTest) -> Flow[None]:
        yield from draw(table, me.you)


class Guts(Encouraging, code="01089"):
    pass


class Perception(Encouraging, code="01090"):
    pass


class Overpower(Encouraging, code="01091"):
    pass


class ManualDexterity(Encouraging, code="01092"):
    pass


class UnexpectedCourage(Card, code="01093"):
    max_committed = PER_TEST


class BulletproofVest(Card, code="01094"):
    pass


class ElderSignAmulet(Card, code="01095"):
    pass
