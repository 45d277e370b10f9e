"""The Devourer Below: the last scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow

from ..act_agenda import Act, advance_act, current_act, retire
from ..card import AFTER, PER_TURN, WHEN, WOULD, Card, Me, ReadOnlyTable, Table, TokenEffect, action, forced
from ..cards.common import has_damage, has_horror
from ..cards.guardian import heal_one
from ..costs import Clues
from ..decks import draw_basic_weakness, gain_weakness
from ..drawing import add_to_hand, choose_and_discard, discardable
from ..encounter import discard_until
from ..enemies import discard_all, nearest_enemy, place_doom, spawn
from ..engagement import engage_ready_enemies
from ..events import CluesPlaced, Readied
from ..harm import take
from ..moments import AgendaAdvances, EnemyDefeated, Enters, Leaves, RoundEnds, TurnEnds
from ..play import choose_word, end_scenario, enemies_at, in_play, is_playing, new_card, player_order
from ..printed import PRINTED
from ..setup import collection_of
from ..skill_test import skill_test
from ..state import InPlay, SkillTest
from ..values import has_trait, is_enemy
from ..words import (
    AGILITY,
    COMBAT,
    CULTIST,
    ELDER_THING,
    INTELLECT,
    NOWHERE,
    SKULL,
    TABLET,
    WILLPOWER,
    Skill,
    say,
)
from ..zones import (
    location_of_code,
    put_into_play,
    shuffle_discards_into_encounter_deck,
    take_set_aside,
)
from .common import ReferenceCard, WayOut, fetch, hurt_if, with_trait_in_play
from .gathering import LITA

MAIN_PATH, RITUAL_SITE, UMORDHOTH = "01149", "01156", "01157"


class TheDevourerBelow(ReferenceCard, code="01142"):
    def mild(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-len(with_trait_in_play(table, "monster")))
        if token == CULTIST:
            return TokenEffect(-2, now=lambda table: doom_on_nearest(table, me.you, 1))
        if token == TABLET:
            return TokenEffect(-3, now=hurt_if(me.you, "monster", 1))
        if token == ELDER_THING:
            return TokenEffect(-5, again=bool(with_trait_in_play(table, "ancient-one")))
        return TokenEffect()

    def harsh(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-3, after_failure=fetch(me.you, "monster"))
        if token == CULTIST:
            return TokenEffect(-4, now=lambda table: doom_on_nearest(table, me.you, 2))
        if token == TABLET:
            return TokenEffect(-5, now=hurt_if(me.you, "monster", 1, 1))
        if token == ELDER_THING:
            return TokenEffect(-7, again=bool(with_trait_in_play(table, "ancient-one")))
        return TokenEffect()


def doom_on_nearest(table: Table, who: int, count: int) -> Flow[None]:
    enemy = yield from nearest_enemy(table, who, table.state.enemies, "doom-on")
    if enemy is not None:
        place_doom(table, enemy, count)


# The agenda.


class TheArkhamWoods(Card, code="01143"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(table)
        monster = discard_until(table, lambda card: is_enemy(table, card) and has_trait(table, card, "monster"))
        if monster != NOWHERE and (
            yield from spawn(table, monster, table.state.lead, location_of_code(table, MAIN_PATH))
        ):
            place_doom(table, monster)


class TheRitualBegins(Card, code="01144"):
    def fight(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return 1

    def evade(self, table: ReadOnlyTable, card: int, enemy: int) -> int:
        return 1

    def advance(self, table: Table, me: Me) -> Flow[None]:
        for who in player_order(table.state):
            if is_playing(table, who):
                yield from skill_test(
                    table, who, WILLPOWER, 6, source=me.card, failed=lambda test: go_mad(table, test.who)
                )


def go_mad(table: Table, who: int) -> Flow[None]:
    """A random Madness weakness from the collection, drawn at once and kept for the campaign (rule lcg.weakness.4)."""
    code = draw_madness(table, who)
    if code is not None:
        card = new_card(table, code, who)
        table.state.limbo.append(card)
        yield from add_to_hand(table, who, card)


def draw_madness(table: Table, who: int) -> str | None:
    """Take a Madness weakness that is in nobody's deck into an investigator's."""
    state = table.state
    left = collection_of(table).without(*(sheet.deck for sheet in state.sheets))
    code = draw_basic_weakness(state, left, "madness")
    if code is not None:
        state.sheets[who].deck = gain_weakness(state.sheets[who].deck, code)
    return code


class VengeanceAwaits(Card, code="01145"):
    """Its other side is act and agenda at once: only Umôrdhoth is left to beat."""

    @forced(WHEN, AgendaAdvances, if_=lambda table, me: me.on.card == me.card)
    def it_comes(self, table: Table, me: Me) -> Flow[None]:
        if location_of_code(table, RITUAL_SITE) == NOWHERE:
            put_into_play(table, take_set_aside(table, RITUAL_SITE), InPlay())
        elif PRINTED[table.state.codes[current_act(table)]].stage > 1:
            yield from discard_all(table, enemies_at(table, location_of_code(table, RITUAL_SITE)))
        umordhoth = take_set_aside(table, UMORDHOTH)
        if umordhoth != NOWHERE:
            table.state.limbo.append(umordhoth)
            yield from spawn(table, umordhoth, table.state.lead, location_of_code(table, RITUAL_SITE))

    def advance(self, table: Table, me: Me) -> None:
        state = table.state
        for act in state.acts:
            if act in state.play:
                retire(table, act)
            else:
                state.removed.append(act)
        state.acts = [me.card]
        state.agendas = [me.card]
        state.play[me.card].revealed = True

    @forced(AFTER, EnemyDefeated, if_=lambda table, me: table.state.codes[me.enemy] == UMORDHOTH)
    def driven_back(self, table: Table, me: Me) -> Flow[None]:
        end_scenario(table, "r2")


# The act.


class InvestigatingTheTrail(Act, code="01146"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        if location_of_code(table, RITUAL_SITE) == NOWHERE:
            put_into_play(table, take_set_aside(table, RITUAL_SITE), InPlay())
        for code in table.state.log.got_away:
            card = take_set_aside(table, code)
            if card != NOWHERE:
                table.state.limbo.append(card)
                yield from spawn(table, card, table.state.lead, location_of_code(table, MAIN_PATH))


class IntoTheDarkness(Card, code="01147"):
    objective = True

    @forced(AFTER, Enters, if_=lambda table, me: table.state.codes[int(me.on.location)] == RITUAL_SITE)
    def at_the_ritual_site(self, table: Table, me: Me) -> Flow[None]:
        yield from advance_act(table)

    def advance(self, table: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(table)
        site = location_of_code(table, RITUAL_SITE)
        for _ in range(2 if table.state.per_investigator >= 3 else 1):
            enemy = discard_until(table, lambda card: is_enemy(table, card))
            if enemy != NOWHERE:
                yield from spawn(table, enemy, table.state.lead, site)


class DisruptingTheRitual(Card, code="01148"):
    objective = True

    @action(cost=(Clues(1),))
    def disrupt(self, table: Table, me: Me) -> Flow[None]:
        skill: str = yield from choose_word(table, me.you, "test", (WILLPOWER, AGILITY))

        def passed(test: SkillTest) -> Flow[None]:
            entry = table.state.play.get(me.card)
            if entry is None:
                return
            entry.clues += 1
            table.tell(CluesPlaced, self.code, me.card, 1)
            if entry.clues >= 2 * table.state.per_investigator:
                yield from advance_act(table)

        yield from skill_test(table, me.you, Skill(skill), 3, source=me.card, passed=passed)

    def advance(self, table: Table, me: Me) -> Flow[None]:
        end_scenario(table, "r1")


# The woods.


class MainPath(WayOut, code=MAIN_PATH):
    def connects(self, table: ReadOnlyTable, card: int, other: int) -> bool:
        return has_trait(table, other, "woods")


class UnhallowedGround(Card, code="01150"):
    @forced(AFTER, Enters, if_=lambda table, me: me.on.location == me.card, tests=True)
    def cursed_soil(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table, me.you, WILLPOWER, 4, source=me.card, failed=lambda test: take(table, me.you, damage=1, horror=1)
        )


class TwistingPaths(Card, code="01151"):
    @forced(WOULD, Leaves, if_=lambda table, me: me.on.location == me.card)
    def lose_the_way(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(table, me.you, INTELLECT, 3, source=me.card, failed=lambda test: me.on.cancel())


class OldHouse(Card, code="01152"):
    def investigated_with(self, table: ReadOnlyTable, card: int) -> Skill | None:
        return WILLPOWER


class Cliffside(Card, code="01153"):
    def investigated_with(self, table: ReadOnlyTable, card: int) -> Skill | None:
        return AGILITY


class TangledThicket(Card, code="01154"):
    def investigated_with(self, table: ReadOnlyTable, card: int) -> Skill | None:
        return COMBAT


@condition(say("unmet-harm"))
def has_harm(table: Table, me: Me) -> bool:
    """You have damage or horror."""
    return has_damage(table, me) or has_horror(table, me)


class QuietGlade(Card, code="01155"):
    @action(limit=PER_TURN, users="here", if_=has_harm)
    def rest(self, table: Table, me: Me) -> Flow[None]:
        yield from heal_one(table, me.you, me.you)


def short_of_clues(table: Table, me: Me) -> bool:
    return table.state.play[me.card].clues < 2 * table.state.per_investigator


class RitualSite(Card, code=RITUAL_SITE):
    @forced(AFTER, RoundEnds, if_=short_of_clues)
    def the_ritual_goes_on(self, table: Table, me: Me) -> None:
        entry = table.state.play[me.card]
        missing = 2 * table.state.per_investigator - entry.clues
        entry.clues += missing
        table.tell(CluesPlaced, self.code, me.card, missing)


# Who is in it.


@condition(say("unmet-lita-is-with-you"))
def lita_is_with_you(table: Table, me: Me) -> bool:
    lita = in_play(table, LITA)
    return lita != NOWHERE and table.state.play[lita].controller == me.you


class Umordhoth(Card, code=UMORDHOTH):
    @forced(WHEN, TurnEnds, if_=lambda table, me: table.state.play[me.card].exhausted)
    def stir(self, table: Table, me: Me) -> Flow[None]:
        table.state.play[me.card].exhausted = False
        table.tell(Readied, self.code, me.card)
        yield from engage_ready_enemies(table)

    @action(users="here", if_=lita_is_with_you)
    def give_up_lita(self, table: Table, me: Me) -> Flow[None]:
        end_scenario(table, "r3")


class UmordhothsWrath(Card, code="01158"):
    def revelation(self, table: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            for _ in range(test.margin):
                if me.out(table):
                    return
                choices = ["harm"]
                if discardable(table, me.you):
                    choices.insert(0, "discard")
                choice: str = yield from choose_word(table, me.you, "wrath", choices)
                if choice == "discard":
                    yield from choose_and_discard(table, me.you)
                else:
                    yield from take(table, me.you, damage=1, horror=1)

        yield from skill_test(table, me.you, WILLPOWER, 5, source=me.card, failed=failed)
