"""The five investigators and the cards that are theirs alone."""

from __future__ import annotations

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
    Card,
    Me,
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
from ..words import AUTO_FAIL, ELDER_SIGN, NOWHERE, Designator, Slot
from ..zones import discard, into_threat_area
from .common import both, choose_enemy_here, clue_here, enemy_here, last, weapon


class RolandBanks(Card, code="01001"):
    @reaction(AFTER, EnemyDefeated, if_=both(lambda t, me: me.on.who == me.you, clue_here), limit=PER_ROUND)
    def find_evidence(self, t: Table, me: Me) -> Flow[None]:
        yield from discover(t, me.you)

    def elder_sign(self, t: Table, me: Me) -> TokenEffect:
        return TokenEffect(clues_on(t, t.state.investigators[me.you].location))


class DaisyWalker(Card, code="01002"):
    def extra_action(self, t: Table, card: int, who: int) -> str | None:
        return "tome" if t.state.play[card].controller == who else None

    def elder_sign(self, t: Table, me: Me) -> TokenEffect:
        return TokenEffect(0, passed=lambda: draw(t, me.you, len(tomes_of(t, me.you))))


def tomes_of(t: Table, who: int) -> list[int]:
    """Tomes they control, the Necronomicon among them (rule lcg.weakness.7)."""
    return controlled_with_trait(t, who, "tome") + [
        card
        for card in t.state.investigators[who].threats
        if has_trait(t, card, "tome") and t.state.play[card].controller == who
    ]


class SkidsOToole(Card, code="01003"):
    @free(cost=(Resources(2),), during="your-turn", limit=PER_TURN)
    def hurry(self, t: Table, me: Me) -> None:
        gain_actions(t, me.you, 1)

    def elder_sign(self, t: Table, me: Me) -> TokenEffect:
        return TokenEffect(2, passed=lambda: gain_resources(t, me.you, 2))


class AgnesBaker(Card, code="01004"):
    @reaction(
        AFTER,
        HarmTaken,
        if_=both(lambda t, me: me.on.who == me.you and me.on.horror_placed > 0, enemy_here),
        limit=PER_PHASE,
    )
    def lash_out(self, t: Table, me: Me) -> Flow[None]:
        enemy = yield from choose_enemy_here(t, me)
        yield from damage_enemy(t, enemy, 1, by=me.you)

    def elder_sign(self, t: Table, me: Me) -> TokenEffect:
        return TokenEffect(t.state.investigators[me.you].horror)


class WendyAdams(Card, code="01005"):
    @reaction(
        WHEN,
        TokenRevealed,
        if_=lambda t, me: me.on.who == me.you and not me.on.cancelled,
        cost=(HandCards(1),),
        limit=PER_TEST,
    )
    def try_again(self, t: Table, me: Me) -> None:
        me.on.cancel()

    def elder_sign(self, t: Table, me: Me) -> TokenEffect:
        return TokenEffect(0, succeeds=in_play(t, "01014") != NOWHERE)


# Roland Banks.


class RolandsSpecial(Card, code="01006"):
    @action(Designator.FIGHT, cost=(SpendUse(),))
    def shoot(self, t: Table, me: Me) -> Flow[None]:
        here = t.state.investigators[me.you].location
        yield from weapon(t, me, bonus=3 if clues_on(t, here) else 1, extra=1)


class CoverUp(Card, code="01007"):
    def revelation(self, t: Table, me: Me) -> None:
        into_threat_area(t, me, InPlay(clues=3))

    @reaction(
        WOULD,
        CluesDiscovered,
        if_=lambda t, me: (
            t.state.play[me.card].clues > 0
            and me.on.location == t.state.investigators[me.you].location
            and clues_on(t, me.on.location) > 0
        ),
        users="here",
    )
    def destroy_evidence(self, t: Table, me: Me) -> None:
        entry = t.state.play[me.card]
        entry.clues -= min(entry.clues, me.on.count)
        me.on.cancel()

    @forced(
        WHEN, ScenarioEnds, if_=lambda t, me: me.on.who == t.state.owners[me.card] and t.state.play[me.card].clues > 0
    )
    def guilt(self, t: Table, me: Me) -> None:
        suffer_trauma(t, me.on.who, mental=1)


# Daisy Walker.


class DaisysToteBag(Card, code="01008"):
    def extra_slots(self, t: Table, card: int, who: int) -> tuple[tuple[Slot, str], ...]:
        return ((Slot.HAND, "tome"), (Slot.HAND, "tome")) if t.state.play[card].controller == who else ()


class TheNecronomicon(Card, code="01009"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        into_threat_area(t, me, InPlay(controller=me.you, horror=3))
        yield from make_room(t, me.you)

    def stays(self, t: Table, card: int) -> bool:
        return t.state.play[card].horror > 0

    def counts_as(self, t: Table, card: int, who: int, token: str) -> str:
        return AUTO_FAIL if token == ELDER_SIGN and t.state.play[card].engaged == who else token

    @action()
    def read(self, t: Table, me: Me) -> Flow[None]:
        investigator = t.state.investigators[me.you]
        entry = t.state.play[me.card]
        entry.horror -= 1
        investigator.horror += 1
        t.tell(HorrorMoved, investigator.code, self.code, me.card, 1)
        if entry.horror <= 0:
            discard(t, me.card)
        yield from check_fallen(t)
        yield from after(t, HarmTaken(who=me.you, horror_placed=1))


# "Skids" O'Toole.


class OnTheLam(Card, code="01010"):
    @fast(AFTER, TurnBegins, if_=lambda t, me: me.on.who == me.you)
    def play(self, t: Table, me: Me) -> None:
        last(t, "safe-from-attacks", me, "round", self.code)


class HospitalDebts(Card, code="01011"):
    def revelation(self, t: Table, me: Me) -> None:
        into_threat_area(t, me)

    @free(limit=Limit(2, "round"), if_=lambda t, me: t.state.investigators[me.you].resources > 0, users="here")
    def pay_off(self, t: Table, me: Me) -> None:
        t.state.investigators[me.you].resources -= 1
        t.state.play[me.card].uses += 1
        t.tell(ResourcesMoved, t.state.investigators[me.you].code, self.code, me.card, 1)

    @forced(
        WHEN, ScenarioEnds, if_=lambda t, me: me.on.who == t.state.owners[me.card] and t.state.play[me.card].uses < 6
    )
    def unpaid(self, t: Table, me: Me) -> None:
        t.state.sheets[me.who].penalty += 2


# Agnes Baker.


class HeirloomOfHyperborea(Card, code="01012"):
    @reaction(AFTER, CardPlayed, if_=lambda t, me: me.on.who == me.you and has_trait(t, me.on.card, "spell"))
    def remember(self, t: Table, me: Me) -> Flow[None]:
        yield from draw(t, me.you)


class DarkMemory(Card, code="01013"):
    @event()
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from doom_on_agenda(t, 1, may_advance=True)

    @forced(WHEN, TurnEnds, if_=lambda t, me: me.on.who == me.you, in_hand=True)
    def torment(self, t: Table, me: Me) -> Flow[None]:
        state, investigator = t.state, t.state.investigators[me.you]
        t.tell(RevealedFromHand, investigator.code, self.code, me.card)
        investigator.hand.remove(me.card)
        state.played.append(me.card)  # for all to see, while it torments them
        yield from take(t, me.you, horror=2)
        state.played.remove(me.card)
        (investigator.hand if is_playing(t, me.you) else state.removed).append(me.card)


# Wendy Adams.


class WendysAmulet(Card, code="01014"):
    def plays_discarded_event(self, t: Table, card: int, who: int) -> bool:
        return t.state.play[card].controller == who

    def to_deck_bottom(self, t: Table, card: int, who: int) -> bool:
        return t.state.play[card].controller == who


class AbandonedAndAlone(Card, code="01015"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        yield from take(t, me.you, horror=2, direct=True)
        pile = t.state.investigators[me.you].discard
        t.state.removed += pile
        pile.clear()
