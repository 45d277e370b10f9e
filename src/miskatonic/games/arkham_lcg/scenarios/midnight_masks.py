"""The Midnight Masks: the second scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import advance_act, reverse_as_encounter_card
from ..card import AFTER, PER_GAME, PER_TURN, WHEN, Card, Me, Table, TokenEffect, action, forced
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
from ..words import CULTIST, INTELLECT, NOBODY, NOWHERE, SKULL, TABLET, WILLPOWER, Designator, Kind
from ..zones import location_of_code, send_to_victory_display
from .common import Reference, WayOut, with_trait_in_play
from .gathering import GHOUL_PRIEST

YOUR_HOUSE, RIVERTOWN = "01124", "01125"
MASKED_HUNTER = "01121b"
CULTISTS_TO_UNMASK = 6


class TheMidnightMasks(Reference, code="01120"):
    def mild(self, t: Table, me: Me, token: str) -> TokenEffect:
        cultists = with_trait_in_play(t, "cultist")
        if token == SKULL:
            return TokenEffect(-max((t.state.play[enemy].doom for enemy in cultists), default=0))
        if token == CULTIST:
            return TokenEffect(-2, now=lambda: doom_on_nearest(t, me.you))
        if token == TABLET:
            return TokenEffect(-3, failed=lambda: drop_clues_here(t, me.you, 1))
        return TokenEffect()

    def harsh(self, t: Table, me: Me, token: str) -> TokenEffect:
        cultists = with_trait_in_play(t, "cultist")
        if token == SKULL:
            return TokenEffect(-doom_in_play(t))
        if token == CULTIST:
            return TokenEffect(-2, now=lambda: doom_on_all(t, cultists), again=not cultists)
        if token == TABLET:
            return TokenEffect(-4, failed=lambda: drop_clues_here(t, me.you, t.state.investigators[me.you].clues))
        return TokenEffect()


def doom_on_nearest(t: Table, who: int) -> Flow[None]:
    enemy = yield from nearest_enemy(t, who, with_trait_in_play(t, "cultist"), "doom-on")
    if enemy is not None:
        place_doom(t, enemy)


def doom_on_all(t: Table, cultists: list[int]) -> None:
    for enemy in cultists:
        place_doom(t, enemy)


# The agenda and the act.


class PredatorOrPrey(WayOut, code="01121a"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        yield from reverse_as_encounter_card(t, MASKED_HUNTER)


class TheMaskedHunter(Card, code=MASKED_HUNTER):
    def bars_clues(self, t: Table, card: int, who: int) -> bool:
        return t.state.play[card].engaged == who


class TimeIsRunningShort(WayOut, code="01122"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        end_scenario(t, "r2")


class UncoveringTheConspiracy(Card, code="01123"):
    objective = True

    @action(cost=(GroupClues(2),), if_=lambda t, me: bool(t.state.cultists))
    def unmask(self, t: Table, me: Me) -> Flow[None]:
        card = t.state.cultists.pop()
        t.state.limbo.append(card)
        yield from draw_found(t, me.you, card)

    @forced(AFTER, EntersVictoryDisplay, if_=lambda t, me: unmasked(t) >= CULTISTS_TO_UNMASK)
    def conspiracy_uncovered(self, t: Table, me: Me) -> Flow[None]:
        yield from advance_act(t)

    def advance(self, t: Table, me: Me) -> Flow[None]:
        end_scenario(t, "r1")


def unmasked(t: Table) -> int:
    """How many unique cultists are in the victory display."""
    return sum(printed(t, card).unique and has_trait(t, card, "cultist") for card in t.state.victory)


# Arkham.


class YourHouse(Card, code=YOUR_HOUSE):
    @forced(WHEN, EnemySpawns, if_=lambda t, me: t.state.codes[me.enemy] == GHOUL_PRIEST)
    def it_comes_home(self, t: Table, me: Me) -> None:
        """Even if whoever drew it is here: its prey is who it engages."""
        me.on.location, me.on.engaged = me.card, NOBODY

    @action(limit=PER_TURN, users="here")
    def rest(self, t: Table, me: Me) -> Flow[None]:
        yield from draw(t, me.you, 1, lambda: gain_resources(t, me.you, 1))


class Rivertown(Card, code=RIVERTOWN):
    pass


class HistoricalSociety(Card, code="01126"):
    @action(limit=PER_GAME, users="here", if_=lambda t, me: can_draw(t, me.you))
    def study(self, t: Table, me: Me) -> Flow[None]:
        yield from draw(t, me.you, 3)


class MasBoardingHouse(Card, code="01127"):
    @action(limit=PER_GAME, users="here", if_=lambda t, me: bool(t.state.investigators[me.you].deck))
    def ask_around(self, t: Table, me: Me) -> Flow[None]:
        def is_ally(card: int) -> bool:
            return printed(t, card).type is Kind.ASSET and has_trait(t, card, "ally")

        found = yield from search_deck(t, me.you, is_ally)
        if found != NOWHERE:
            yield from add_to_hand(t, me.you, found)


class StMarysHospital(Card, code="01128"):
    @action(limit=PER_GAME, users="here", if_=lambda t, me: t.state.investigators[me.you].damage > 0)
    def be_treated(self, t: Table, me: Me) -> None:
        heal(t, me.you, damage=3)


class MiskatonicUniversity(Card, code="01129"):
    @action(users="here", if_=lambda t, me: bool(t.state.investigators[me.you].deck))
    def research(self, t: Table, me: Me) -> Flow[None]:
        def is_written(card: int) -> bool:
            return has_trait(t, card, "tome") or has_trait(t, card, "spell")

        found = yield from search_deck(t, me.you, is_written, depth=6)
        if found != NOWHERE:
            yield from add_to_hand(t, me.you, found)


class FirstBankOfArkham(Card, code="01130"):
    @action(limit=PER_GAME, users="here")
    def withdraw(self, t: Table, me: Me) -> None:
        gain_resources(t, me.you, 3)


class ArkhamAsylum(Card, code="01131"):
    @action(limit=PER_GAME, users="here", if_=lambda t, me: t.state.investigators[me.you].horror > 0)
    def be_treated(self, t: Table, me: Me) -> None:
        heal(t, me.you, horror=3)


class Easttown(Card, code="01132"):
    def price(self, t: Table, card: int, who: int, played: int) -> int:
        shown = PRINTED[t.state.codes[played]]
        here = t.state.investigators[who].location == card
        return -2 if here and shown.type is Kind.ASSET and "ally" in shown.traits else 0


class Graveyard(Card, code="01133"):
    @forced(AFTER, Enters, if_=lambda t, me: me.on.location == me.card, tests=True)
    def haunted_ground(self, t: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            choice: str = yield from choose_word(t, me.you, "graveyard", ("horror", "flee"))
            if choice == "horror":
                yield from take(t, me.you, horror=2)
            else:
                yield from move(t, me.you, location_of_code(t, RIVERTOWN))

        yield from skill_test(t, me.you, WILLPOWER, 3, source=me.card, failed=failed)


class Northside(Card, code="01134"):
    @action(limit=PER_GAME, group=True, cost=(Resources(5),), users="here")
    def buy_information(self, t: Table, me: Me) -> None:
        gain_clues(t, me.you, 2)


# Treacheries.


class HuntingShadow(Card, code="01135"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        choices = ["damage"]
        if t.state.investigators[me.you].clues and may_find_clues(t, me.you):
            choices.insert(0, "clue")
        choice: str = yield from choose_word(t, me.you, "hunting-shadow", choices, "lcg.must.1")
        if choice == "clue":
            spend_clues(t, me.you, 1)
        else:
            yield from take(t, me.you, damage=2)


class FalseLead(Card, code="01136"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        if not t.state.investigators[me.you].clues:
            gain_surge(t, me.card)
            return
        yield from skill_test(
            t, me.you, INTELLECT, 4, source=me.card, failed=lambda test: drop_clues_here(t, me.you, test.margin)
        )


# The cult of Umôrdhoth.


class WolfManDrew(Card, code="01137"):
    @forced(WHEN, EnemyAttacks, if_=lambda t, me: me.on.enemy == me.card and t.state.play[me.card].damage > 0)
    def feed(self, t: Table, me: Me) -> None:
        heal_enemy(t, me.card, 1)


class HermanCollins(Card, code="01138"):
    @action(Designator.PARLEY, cost=(HandCards(4),), users="here")
    def give_him_his_due(self, t: Table, me: Me) -> Flow[None]:
        yield from interrogate(t, me.card)


class PeterWarren(Card, code="01139"):
    @action(Designator.PARLEY, cost=(Clues(2),), users="here")
    def confront(self, t: Table, me: Me) -> Flow[None]:
        yield from interrogate(t, me.card)


class VictoriaDevereux(Card, code="01140"):
    @action(Designator.PARLEY, cost=(Resources(5),), users="here")
    def bribe(self, t: Table, me: Me) -> Flow[None]:
        yield from interrogate(t, me.card)


class RuthTurner(Card, code="01141"):
    @forced(AFTER, EnemyEvaded, if_=lambda t, me: me.on.enemy == me.card)
    def break_down(self, t: Table, me: Me) -> Flow[None]:
        yield from interrogate(t, me.card)


def interrogate(t: Table, enemy: int) -> Flow[None]:
    """A cultist has told what they know."""
    if enemy in t.state.play:
        send_to_victory_display(t, enemy)
        yield from happened(t, EntersVictoryDisplay, card=enemy)
