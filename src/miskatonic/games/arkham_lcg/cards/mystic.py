"""Mystic cards."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow, ask

from .. import things
from ..actions import lose_action
from ..attempts import evade, fight
from ..card import (
    AFTER,
    WHEN,
    WOULD,
    Attempt,
    Card,
    Me,
    ReadOnlyTable,
    Table,
    action,
    event,
    fast,
    forced,
    free,
    reaction,
)
from ..costs import Exhaust, SpendUse, TakeHorror, spend_use
from ..drawing import add_to_hand, arrange_top, search_deck
from ..encounter import draw_encounter_card
from ..enemies import place_doom
from ..events import ResourcesTaken, UsesAdded
from ..harm import heal, take
from ..moments import EncounterCardDrawn, EntersPlay, PhaseBegins, TokenRevealed
from ..places import discover
from ..play import choose, investigator_option, player_order, printed
from ..state import SkillTest
from ..values import has_trait, is_weakness
from ..words import NOBODY, NOWHERE, WILLPOWER, Designator, Kind, Slot, say
from .common import (
    IntellectTalent,
    WillpowerTalent,
    choose_enemy_here,
    grim_symbol,
    has_a_deck,
    lesser_enemy_here,
    wipe,
)


@condition(say("lacking-use", kind="secrets"))
def has_secrets(table: Table, me: Me) -> bool:
    """There are secrets on this card."""
    return table.state.play[me.card].uses > 0


class ForbiddenKnowledge(Card, code="01058"):
    discard_when_empty = True

    @free(cost=(Exhaust(), TakeHorror(1)), if_=has_secrets)
    def delve(self, table: Table, me: Me) -> None:
        if me.card in table.state.play:
            table.state.investigators[me.you].resources += 1
            table.tell(ResourcesTaken, table.state.investigators[me.you].code, self.code, me.card, 1)
            spend_use(table, me.card)


class HolyRosary(Card, code="01059"):
    skills = {WILLPOWER: 1}


class Shrivelling(Card, code="01060"):
    @action(Designator.FIGHT, attempt=Attempt(skill=WILLPOWER, damage=1), cost=(SpendUse(),))
    def wither(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        def backlash(test: SkillTest) -> Flow[None]:
            if grim_symbol(table, test):
                yield from take(table, me.you, horror=1)

        yield from fight(table, me, attempt, revealed=backlash)


class Scrying(Card, code="01061"):
    @action(cost=(Exhaust(), SpendUse()))
    def foresee(self, table: Table, me: Me) -> Flow[None]:
        state = table.state
        options = [
            investigator_option("scry", state.investigators[who].code, who)
            for who in player_order(state)
            if state.investigators[who].deck
        ]
        if state.encounter.cards:
            options.append(
                Option("scry:encounter", say("option-scry-encounter"), NOBODY, "scry", (things.ENCOUNTER_DECK,))
            )
        if not options:
            return
        whose: int = yield from ask(me.you, say("prompt-scry"), options, None, table.cause, topic="scry")
        deck = state.encounter.cards if whose == NOBODY else state.investigators[whose].deck
        yield from arrange_top(table, me.you, deck, whose, 3)


class ArcaneStudies(WillpowerTalent, IntellectTalent, code="01062"):
    pass


class ArcaneInitiate(Card, code="01063"):
    @forced(AFTER, EntersPlay, if_=lambda table, me: me.on.card == me.card)
    def doubtful_company(self, table: Table, me: Me) -> None:
        place_doom(table, me.card)

    @free(cost=(Exhaust(),), if_=has_a_deck)
    def seek_a_spell(self, table: Table, me: Me) -> Flow[None]:
        found = yield from search_deck(table, me.you, lambda card: has_trait(table, card, "spell"), depth=3)
        if found != NOWHERE:
            yield from add_to_hand(table, me.you, found)


@condition(say("unmet-encounter-cards"))
def encounter_cards(table: Table, me: Me) -> bool:
    """There is an encounter card to draw."""
    return bool(table.state.encounter.cards or table.state.encounter.discard)


class DrawnToTheFlame(Card, code="01064"):
    @event(if_=encounter_cards)
    def play(self, table: Table, me: Me) -> Flow[None]:
        if (yield from draw_encounter_card(table, me.you)):
            yield from discover(table, me.you, 2)


def treachery_drawn(table: Table, me: Me) -> bool:
    """You have just drawn a treachery that is not a weakness."""
    card = me.on.card
    return (
        me.on.who == me.you
        and printed(table, card).type is Kind.TREACHERY
        and not is_weakness(table, card)
        and not me.on.cancelled
    )


class WardOfProtection(Card, code="01065"):
    @fast(WHEN, EncounterCardDrawn, if_=treachery_drawn)
    def play(self, table: Table, me: Me) -> Flow[None]:
        me.on.cancel()
        yield from take(table, me.you, horror=1)


class BlindingLight(Card, code="01066"):
    @event(Designator.EVADE, attempt=Attempt(skill=WILLPOWER, damage=1))
    def play(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        def backlash(test: SkillTest) -> None:
            if grim_symbol(table, test):
                lose_action(table, me.you)

        yield from evade(table, me, attempt, revealed=backlash)


class Fearless(Card, code="01067"):
    def passed(self, table: Table, me: Me, test: SkillTest) -> None:
        heal(table, me.you, horror=1)


class MindWipe(Card, code="01068"):
    @fast(AFTER, PhaseBegins, if_=lesser_enemy_here)
    def play(self, table: Table, me: Me) -> Flow[None]:
        enemy = yield from choose_enemy_here(table, me, but_elite=True)
        wipe(table, enemy, "phase", self.code)


class GreaterBlindingLight(Card, code="01069"):
    @event(Designator.EVADE, attempt=Attempt(skill=WILLPOWER, damage=2))
    def play(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        def backlash(test: SkillTest) -> Flow[None]:
            if grim_symbol(table, test):
                lose_action(table, me.you)
                yield from take(table, me.you, horror=1)

        yield from evade(table, me, attempt, revealed=backlash)


@condition(say("unmet-spells"))
def spells_of(table: Table, me: Me) -> list[int]:
    """Spell assets you control that hold charges."""
    return [
        card
        for card in table.state.investigators[me.you].assets
        if has_trait(table, card, "spell") and "charges" in printed(table, card).uses
    ]


class BookOfShadows(Card, code="01070"):
    def extra_slots(self, table: ReadOnlyTable, card: int, who: int) -> tuple[tuple[Slot, str], ...]:
        return ((Slot.ARCANE, ""),) if table.state.play[card].controller == who else ()

    @action(cost=(Exhaust(),), if_=spells_of)
    def recharge(self, table: Table, me: Me) -> Flow[None]:
        spells = spells_of(table, me)
        if spells:
            card = yield from choose(table, me.you, "reload", spells)
            table.state.play[card].uses += 1
            table.tell(UsesAdded, table.state.codes[card], card, 1)


class GrotesqueStatue(Card, code="01071"):
    discard_when_empty = True

    @reaction(WOULD, TokenRevealed, if_=lambda table, me: me.on.who == me.you and me.on.count == 1, cost=(SpendUse(),))
    def split_fate(self, table: Table, me: Me) -> None:
        me.on.count = 2
