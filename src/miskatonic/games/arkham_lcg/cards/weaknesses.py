"""Basic weaknesses."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import doom_on_agenda
from ..card import AFTER, Card, Me, ReadOnlyTable, Table, action, forced
from ..costs import Resources
from ..drawing import discard_from_hand_at_once, discardable, lose_resources
from ..harm import take
from ..moments import EnemyAttacks, HarmTaken
from ..play import choose_in_hand, is_kind, where
from ..values import is_weakness
from ..words import Designator, Kind, Skill
from ..zones import discard, into_threat_area


class Amnesia(Card, code="01096"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        """A weakness in hand cannot be chosen for discarding, so it is the one that stays."""
        hand = table.state.investigators[me.you].hand
        kept = [card for card in hand if is_weakness(table, card)]
        if not kept and hand:
            kept = [(yield from choose_in_hand(table, me.you, "keep", hand))]
        yield from discard_from_hand_at_once(
            table, me.you, [card for card in discardable(table, me.you) if card not in kept]
        )


class Paranoia(Card, code="01097"):
    def revelation(self, table: Table, me: Me) -> None:
        lose_resources(table, me.you, table.state.investigators[me.you].resources)


class Affliction(Card):
    """A weakness that stays in the threat area until somebody there spends two actions on it."""

    def revelation(self, table: Table, me: Me) -> None:
        into_threat_area(table, me)

    @action(actions=2, users="here")
    def overcome(self, table: Table, me: Me) -> None:
        if me.card in table.state.play:
            discard(table, me.card)


class Haunted(Affliction, code="01098"):
    skills = dict.fromkeys(Skill, -1)

    def changes_skills_of(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].engaged == who


class Psychosis(Affliction, code="01099"):
    @forced(AFTER, HarmTaken, if_=lambda table, me: me.on.who == me.you and me.on.horror > 0)
    def hurt_yourself(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.you, damage=1, direct=True)


class Hypochondria(Affliction, code="01100"):
    @forced(AFTER, HarmTaken, if_=lambda table, me: me.on.who == me.you and me.on.damage > 0)
    def panic(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.you, horror=1, direct=True)


class MobEnforcer(Card, code="01101"):
    @action(Designator.PARLEY, cost=(Resources(4),), users="here")
    def buy_off(self, table: Table, me: Me) -> None:
        if me.card in table.state.play:
            discard(table, me.card)


class SilverTwilightAcolyte(Card, code="01102"):
    @forced(AFTER, EnemyAttacks, if_=lambda table, me: me.on.enemy == me.card)
    def chant(self, table: Table, me: Me) -> Flow[None]:
        yield from doom_on_agenda(table, 1)


class StubbornDetective(Card, code="01103"):
    def blanks(self, table: ReadOnlyTable, card: int, other: int) -> bool:
        return is_kind(table, other, Kind.INVESTIGATOR) and where(table, card) == where(table, other)
