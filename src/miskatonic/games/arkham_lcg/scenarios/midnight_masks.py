"""The Midnight Masks: the second scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow

from ..act_agenda import advance_act, reverse_as_encounter_card
from ..card import AFTER, PER_GAME, PER_TURN, WHEN, Card, Me, ReadOnlyTable, Table, TokenEffect, action, forced
from ..cards.common import has_a_deck, has_damage, has_horror
from ..costs import Clues, GroupClues, HandCards, Resources
from ..drawing import add_to_hand, can_draw, draw, gain_resources, search_deck
from ..encounter import draw_found, gain_surge
from ..enemies import nearest_enemy, place_doom
from ..harm import heal, heal_enemy, take
from ..moments import EnemyAttacks, EnemyEvaded, EnemySpawns, Enters, EntersVictoryDisplay
from ..places import drop_clues_here, gain_clues, may_find_clues, move, spend_clues
from ..play import choose_word, end_scenario, printed
from ..printed import PRINTED
from ..skill_test import skill_test
from ..state import SkillTest
from ..timing import happened
from ..values import doom_in_play, has_trait
from ..words import CULTIST, INTELLECT, NOBODY, NOWHERE, SKULL, TABLET, WILLPOWER, Designator, Kind, say
from ..zones import location_of_code, send_to_victory_display
from .common import ReferenceCard, WayOut, with_trait_in_play
from .gathering import GHOUL_PRIEST

YOUR_HOUSE, RIVERTOWN = "01124", "01125"
MASKED_HUNTER = "01121b"
CULTISTS_TO_UNMASK = 6


class TheMidnightMasks(ReferenceCard, code="01120"):
    def mild(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            cultists = with_trait_in_play(table, "cultist")
            return TokenEffect(-max((table.state.play[enemy].doom for enemy in cultists), default=0))
        if token == CULTIST:
            return TokenEffect(-2, now=lambda table: doom_on_nearest(table, me.you))
        if token == TABLET:
            return TokenEffect(-3, failed=lambda table: drop_clues_here(table, me.you, 1))
        return TokenEffect()

    def harsh(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-doom_in_play(table))
        if token == CULTIST:
            cultists = with_trait_in_play(table, "cultist")
            return TokenEffect(-2, now=lambda table: doom_on_all(table, cultists), again=not cultists)
        if token == TABLET:
            return TokenEffect(
                -4, failed=lambda table: drop_clues_here(table, me.you, table.state.investigators[me.you].clues)
            )
        return TokenEffect()


def doom_on_nearest(table: Table, who: int) -> Flow[None]:
    enemy = yield from nearest_enemy(table, who, with_trait_in_play(table, "cultist"), "doom-on")
    if enemy is not None:
        place_doom(table, enemy)


def doom_on_all(table: Table, cultists: list[int]) -> None:
    for enemy in cultists:
        place_doom(table, enemy)


# The agenda and the act.


class PredatorOrPrey(WayOut, code="01121a"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        yield from reverse_as_encounter_card(table, MASKED_HUNTER)


class TheMaskedHunter(Card, code=MASKED_HUNTER):
    def bars_clues(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        return table.state.play[card].engaged == who


class TimeIsRunningShort(WayOut, code="01122"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        end_scenario(table, "r2")


@condition(say("unmet-cultists-in-hiding"))
def cultists_in_hiding(table: Table, me: Me) -> bool:
    return bool(table.state.cultists)


class UncoveringTheConspiracy(Card, code="01123"):
    objective = True

    @action(cost=(GroupClues(each=2),), if_=cultists_in_hiding)
    def unmask(self, table: Table, me: Me) -> Flow[None]:
        card = table.state.cultists.pop()
        table.state.limbo.append(card)
        yield from draw_found(table, me.you, card)

    @forced(AFTER, EntersVictoryDisplay, if_=lambda table, me: unmasked(table) >= CULTISTS_TO_UNMASK)
    def conspiracy_uncovered(self, table: Table, me: Me) -> Flow[None]:
        yield from advance_act(table)

    def advance(self, table: Table, me: Me) -> Flow[None]:
        end_scenario(table, "r1")


def unmasked(table: Table) -> int:
    """How many unique cultists are in the victory display."""
    return sum(printed(table, card).unique and has_trait(table, card, "cultist") for card in table.state.victory)


# Arkham.


class YourHouse(Card, code=YOUR_HOUSE):
    @forced(WHEN, EnemySpawns, if_=lambda table, me: table.state.codes[me.enemy] == GHOUL_PRIEST)
    def it_comes_home(self, table: Table, me: Me) -> None:
        """Even if whoever drew it is here: its prey is who it engages."""
        me.on.location, me.on.engaged = me.card, NOBODY

    @action(limit=PER_TURN, users="here")
    def rest(self, table: Table, me: Me) -> Flow[None]:
        yield from draw(table, me.you)
        gain_resources(table, me.you, 1)


class Rivertown(Card, code=RIVERTOWN):
    pass


@condition(say("unmet-draw"))
def able_to_draw(table: Table, me: Me) -> bool:
    return can_draw(table, me.you)


class HistoricalSociety(Card, code="01126"):
    @action(limit=PER_GAME, users="here", if_=able_to_draw)
    def study(self, table: Table, me: Me) -> Flow[None]:
        yield from draw(table, me.you, 3)


class MasBoardingHouse(Card, code="01127"):
    @action(limit=PER_GAME, users="here", if_=has_a_deck)
    def ask_around(self, table: Table, me: Me) -> Flow[None]:
        def is_ally(card: int) -> bool:
            return printed(table, card).type is Kind.ASSET and has_trait(table, card, "ally")

        found = yield from search_deck(table, me.you, is_ally)
        if found != NOWHERE:
            yield from add_to_hand(table, me.you, found)


class StMarysHospital(Card, code="01128"):
    @action(limit=PER_GAME, users="here", if_=has_damage)
    def be_treated(self, table: Table, me: Me) -> None:
        heal(table, me.you, damage=3)


class MiskatonicUniversity(Card, code="01129"):
    @action(users="here", if_=has_a_deck)
    def research(self, table: Table, me: Me) -> Flow[None]:
        def is_written(card: int) -> bool:
            return has_trait(table, card, "tome") or has_trait(table, card, "spell")

        found = yield from search_deck(table, me.you, is_written, depth=6)
        if found != NOWHERE:
            yield from add_to_hand(table, me.you, found)


class FirstBankOfArkham(Card, code="01130"):
    @action(limit=PER_GAME, users="here")
    def withdraw(self, table: Table, me: Me) -> None:
        gain_resources(table, me.you, 3)


class ArkhamAsylum(Card, code="01131"):
    @action(limit=PER_GAME, users="here", if_=has_horror)
    def be_treated(self, table: Table, me: Me) -> None:
        heal(table, me.you, horror=3)


class Easttown(Card, code="01132"):
    def price(self, table: ReadOnlyTable, card: int, who: int, played: int) -> int:
        shown = PRINTED[table.state.codes[played]]
        here = table.state.investigators[who].location == card
        return -2 if here and shown.type is Kind.ASSET and "ally" in shown.traits else 0


class Graveyard(Card, code="01133"):
    @forced(AFTER, Enters, if_=lambda table, me: me.on.location == me.card, tests=True)
    def haunted_ground(self, table: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            choice: str = yield from choose_word(table, me.you, "graveyard", ("horror", "flee"))
            if choice == "horror":
                yield from take(table, me.you, horror=2)
            else:
                yield from move(table, me.you, location_of_code(table, RIVERTOWN))

        yield from skill_test(table, me.you, WILLPOWER, 3, source=me.card, failed=failed)


class Northside(Card, code="01134"):
    @action(limit=PER_GAME, group=True, cost=(Resources(5),), users="here")
    def buy_information(self, table: Table, me: Me) -> None:
        gain_clues(table, me.you, 2)


# Treacheries.


class HuntingShadow(Card, code="01135"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        choices = ["damage"]
        if table.state.investigators[me.you].clues and may_find_clues(table, me.you):
            choices.insert(0, "clue")
        choice: str = yield from choose_word(table, me.you, "hunting-shadow", choices, "lcg.must.1")
        if choice == "clue":
            spend_clues(table, me.you, 1)
        else:
            yield from take(table, me.you, damage=2)


class FalseLead(Card, code="01136"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        if not table.state.investigators[me.you].clues:
            gain_surge(table, me.card)
            return
        yield from skill_test(
            table, me.you, INTELLECT, 4, source=me.card, failed=lambda test: drop_clues_here(table, me.you, test.margin)
        )


# The cult of Umôrdhoth.


class WolfManDrew(Card, code="01137"):
    @forced(WHEN, EnemyAttacks, if_=lambda table, me: me.on.enemy == me.card and table.state.play[me.card].damage > 0)
    def feed(self, table: Table, me: Me) -> None:
        heal_enemy(table, me.card, 1)


class HermanCollins(Card, code="01138"):
    @action(Designator.PARLEY, cost=(HandCards(4),), users="here")
    def give_him_his_due(self, table: Table, me: Me) -> Flow[None]:
        yield from interrogate(table, me.card)


class PeterWarren(Card, code="01139"):
    @action(Designator.PARLEY, cost=(Clues(2),), users="here")
    def confront(self, table: Table, me: Me) -> Flow[None]:
        yield from interrogate(table, me.card)


class VictoriaDevereux(Card, code="01140"):
    @action(Designator.PARLEY, cost=(Resources(5),), users="here")
    def bribe(self, table: Table, me: Me) -> Flow[None]:
        yield from interrogate(table, me.card)


class RuthTurner(Card, code="01141"):
    @forced(AFTER, EnemyEvaded, if_=lambda table, me: me.on.enemy == me.card)
    def break_down(self, table: Table, me: Me) -> Flow[None]:
        yield from interrogate(table, me.card)


def interrogate(table: Table, enemy: int) -> Flow[None]:
    """A cultist has told what they know."""
    if enemy in table.state.play:
        send_to_victory_display(table, enemy)
        yield from happened(table, EntersVictoryDisplay, card=enemy)
