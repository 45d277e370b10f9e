"""The five investigators and the cards that are theirs alone."""

from __future__ import annotations

from miskatonic.kernel.effects import both, condition
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Limit

from ..act_agenda import doom_on_agenda
from ..actions import gain_actions
from ..card import (
    AFTER,
    PER_PHASE,
    PER_ROUND,
    PER_TEST,
    PER_TURN,
    WHEN,
    WOULD,
    Attempt,
    Card,
    Me,
    ReadOnlyTable,
    Table,
    TokenEffect,
    action,
    event,
    fast,
    forced,
    free,
    reaction,
)
from ..costs import HandCards, Resources, SpendUse
from ..drawing import draw, gain_resources
from ..elimination import suffer_trauma
from ..events import HorrorMoved, ResourcesMoved, RevealedFromHand
from ..harm import check_fallen, damage_enemy, take
from ..moments import (
    CardPlayed,
    CluesDiscovered,
    EnemyDefeated,
    HarmTaken,
    ScenarioEnds,
    TokenRevealed,
    TurnBegins,
    TurnEnds,
)
from ..places import discover
from ..play import in_play, is_playing
from ..slots import make_room
from ..state import InPlay
from ..timing import after
from ..values import clues_on, controlled_with_trait, has_trait
from ..words import AUTO_FAIL, ELDER_SIGN, NOWHERE, Slot, say
from ..zones import discard, into_threat_area
from .common import choose_enemy_here, clue_here, enemy_here, last, weapon


class RolandBanks(Card, code="01001"):
    @reaction(AFTER, EnemyDefeated, if_=both(lambda table, me: me.on.who == me.you, clue_here), limit=PER_ROUND)
    def find_evidence(self, table: Table, me: Me) -> Flow[None]:
        yield from discover(table, me.you)

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect(clues_on(table, table.state.investigators[me.you].location))


class DaisyWalker(Card, code="01002"):
    def extra_action(self, table: ReadOnlyTable, card: int, who: int) -> str | None:
        return "tome" if table.state.play[card].controller == who else None

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect(0, passed=lambda table: draw(table, me.you, len(tomes_of(table, me.you))))


def tomes_of(table: ReadOnlyTable, who: int) -> list[int]:
    """Tomes they control, the Necronomicon among them (rule lcg.weakness.7)."""
    return controlled_with_trait(table, who, "tome") + [
        card
        for card in table.state.investigators[who].threats
        if has_trait(table, card, "tome") and table.state.play[card].controller == who
    ]


class SkidsOToole(Card, code="01003"):
    @free(cost=(Resources(2),), during="your-turn", limit=PER_TURN)
    def hurry(self, table: Table, me: Me) -> None:
        gain_actions(table, me.you, 1)

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect(2, passed=lambda table: gain_resources(table, me.you, 2))


class AgnesBaker(Card, code="01004"):
    @reaction(
        AFTER,
        HarmTaken,
        if_=both(lambda table, me: me.on.who == me.you and me.on.horror_placed > 0, enemy_here),
        limit=PER_PHASE,
    )
    def lash_out(self, table: Table, me: Me) -> Flow[None]:
        enemy = yield from choose_enemy_here(table, me)
        yield from damage_enemy(table, enemy, 1, by=me.you)

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect(table.state.investigators[me.you].horror)


class WendyAdams(Card, code="01005"):
    @reaction(
        WHEN,
        TokenRevealed,
        if_=lambda table, me: me.on.who == me.you and not me.on.cancelled,
        cost=(HandCards(1),),
        limit=PER_TEST,
    )
    def try_again(self, table: Table, me: Me) -> None:
        me.on.cancel()

    def elder_sign(self, table: ReadOnlyTable, me: Me) -> TokenEffect:
        return TokenEffect(0, succeeds=in_play(table, "01014") != NOWHERE)


# Roland Banks.


class RolandsSpecial(Card, code="01006"):
    shoot = weapon(Attempt(bonus=1, bonus_with_clues=3, damage=1), cost=(SpendUse(),))


class CoverUp(Card, code="01007"):
    def revelation(self, table: Table, me: Me) -> None:
        into_threat_area(table, me, InPlay(clues=3))

    @reaction(
        WOULD,
        CluesDiscovered,
        if_=lambda table, me: (
            table.state.play[me.card].clues > 0
            and me.on.location == table.state.investigators[me.you].location
            and clues_on(table, me.on.location) > 0
        ),
        users="here",
    )
    def destroy_evidence(self, table: Table, me: Me) -> None:
        entry = table.state.play[me.card]
        entry.clues -= min(entry.clues, me.on.count)
        me.on.cancel()

    @forced(
        WHEN,
        ScenarioEnds,
        if_=lambda table, me: me.on.who == table.state.owners[me.card] and table.state.play[me.card].clues > 0,
    )
    def guilt(self, table: Table, me: Me) -> None:
        suffer_trauma(table, me.on.who, mental=1)


# Daisy Walker.


class DaisysToteBag(Card, code="01008"):
    def extra_slots(self, table: ReadOnlyTable, card: int, who: int) -> tuple[tuple[Slot, str], ...]:
        return ((Slot.HAND, "tome"), (Slot.HAND, "tome")) if table.state.play[card].controller == who else ()


class TheNecronomicon(Card, code="01009"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        into_threat_area(table, me, InPlay(controller=me.you, horror=3))
        yield from make_room(table, me.you)

    def stays(self, table: ReadOnlyTable, card: int) -> bool:
        return table.state.play[card].horror > 0

    def counts_as(self, table: ReadOnlyTable, card: int, who: int, token: str) -> str:
        return AUTO_FAIL if token == ELDER_SIGN and table.state.play[card].engaged == who else token

    @action()
    def read(self, table: Table, me: Me) -> Flow[None]:
        investigator = table.state.investigators[me.you]
        entry = table.state.play[me.card]
        entry.horror -= 1
        investigator.horror += 1
        table.tell(HorrorMoved, investigator.code, self.code, me.card, 1)
        if entry.horror <= 0:
            discard(table, me.card)
        yield from check_fallen(table)
        yield from after(table, HarmTaken(who=me.you, horror_placed=1))


# "Skids" O'Toole.


class OnTheLam(Card, code="01010"):
    @fast(AFTER, TurnBegins, if_=lambda table, me: me.on.who == me.you)
    def play(self, table: Table, me: Me) -> None:
        last(table, "safe-from-attacks", me, "round", self.code)


@condition(say("unmet-resources"))
def has_resources(table: Table, me: Me) -> bool:
    return table.state.investigators[me.you].resources > 0


class HospitalDebts(Card, code="01011"):
    def revelation(self, table: Table, me: Me) -> None:
        into_threat_area(table, me)

    @free(limit=Limit(2, "round"), if_=has_resources, users="here")
    def pay_off(self, table: Table, me: Me) -> None:
        table.state.investigators[me.you].resources -= 1
        table.state.play[me.card].uses += 1
        table.tell(ResourcesMoved, table.state.investigators[me.you].code, self.code, me.card, 1)

    @forced(
        WHEN,
        ScenarioEnds,
        if_=lambda table, me: me.on.who == table.state.owners[me.card] and table.state.play[me.card].uses < 6,
    )
    def unpaid(self, table: Table, me: Me) -> None:
        table.state.sheets[me.who].penalty += 2


# Agnes Baker.


class HeirloomOfHyperborea(Card, code="01012"):
    @reaction(AFTER, CardPlayed, if_=lambda table, me: me.on.who == me.you and has_trait(table, me.on.card, "spell"))
    def remember(self, table: Table, me: Me) -> Flow[None]:
        yield from draw(table, me.you)


class DarkMemory(Card, code="01013"):
    @event()
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from doom_on_agenda(table, 1, may_advance=True)

    @forced(WHEN, TurnEnds, if_=lambda table, me: me.on.who == me.you, in_hand=True)
    def torment(self, table: Table, me: Me) -> Flow[None]:
        state, investigator = table.state, table.state.investigators[me.you]
        table.tell(RevealedFromHand, investigator.code, self.code, me.card)
        investigator.hand.remove(me.card)
        state.played.append(me.card)  # for all to see, while it torments them
        yield from take(table, me.you, horror=2)
        state.played.remove(me.card)
        (investigator.hand if is_playing(table, me.you) else state.removed).append(me.card)


# Wendy Adams.


class WendysAmulet(Card, code="01014"):
    def plays_discarded_event(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].controller == who

    def to_deck_bottom(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].controller == who


class AbandonedAndAlone(Card, code="01015"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.you, horror=2, direct=True)
        pile = table.state.investigators[me.you].discard
        table.state.removed += pile
        pile.clear()
