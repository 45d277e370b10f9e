"""The Devourer Below: the last scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import Act, advance_act, current_act, retire
from ..card import AFTER, PER_TURN, WHEN, WOULD, Card, Me, Table, TokenEffect, action, forced
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
)
from ..zones import (
    location_of_code,
    put_into_play,
    shuffle_discards_into_encounter_deck,
    take_set_aside,
)
from .common import Reference, WayOut, fetch, hurt_if, with_trait_in_play
from .gathering import LITA

MAIN_PATH, RITUAL_SITE, UMORDHOTH = "01149", "01156", "01157"


class TheDevourerBelow(Reference, code="01142"):
    def mild(self, t: Table, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-len(with_trait_in_play(t, "monster")))
        if token == CULTIST:
            return TokenEffect(-2, now=lambda: doom_on_nearest(t, me.you, 1))
        if token == TABLET:
            return TokenEffect(-3, now=hurt_if(t, me.you, "monster", 1))
        if token == ELDER_THING:
            return TokenEffect(-5, again=bool(with_trait_in_play(t, "ancient-one")))
        return TokenEffect()

    def harsh(self, t: Table, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-3, after_failure=fetch(t, me.you, "monster"))
        if token == CULTIST:
            return TokenEffect(-4, now=lambda: doom_on_nearest(t, me.you, 2))
        if token == TABLET:
            return TokenEffect(-5, now=hurt_if(t, me.you, "monster", 1, 1))
        if token == ELDER_THING:
            return TokenEffect(-7, again=bool(with_trait_in_play(t, "ancient-one")))
        return TokenEffect()


def doom_on_nearest(t: Table, who: int, count: int) -> Flow[None]:
    enemy = yield from nearest_enemy(t, who, t.state.enemies, "doom-on")
    if enemy is not None:
        place_doom(t, enemy, count)


# The agenda.


class TheArkhamWoods(Card, code="01143"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(t)
        monster = discard_until(t, lambda card: is_enemy(t, card) and has_trait(t, card, "monster"))
        if monster != NOWHERE and (yield from spawn(t, monster, t.state.lead, location_of_code(t, MAIN_PATH))):
            place_doom(t, monster)


class TheRitualBegins(Card, code="01144"):
    def fight(self, t: Table, card: int, enemy: int) -> int:
        return 1

    def evade(self, t: Table, card: int, enemy: int) -> int:
        return 1

    def advance(self, t: Table, me: Me) -> Flow[None]:
        for who in player_order(t.state):
            if is_playing(t, who):
                yield from skill_test(t, who, WILLPOWER, 6, source=me.card, failed=lambda test: go_mad(t, test.who))


def go_mad(t: Table, who: int) -> Flow[None]:
    """A random Madness weakness from the collection, drawn at once and kept for the campaign (rule lcg.weakness.4)."""
    code = draw_madness(t, who)
    if code is not None:
        card = new_card(t, code, who)
        t.state.limbo.append(card)
        yield from add_to_hand(t, who, card)


def draw_madness(t: Table, who: int) -> str | None:
    """Take a Madness weakness that is in nobody's deck into an investigator's."""
    state = t.state
    left = collection_of(t).without(*(sheet.deck for sheet in state.sheets))
    code = draw_basic_weakness(state, left, "madness")
    if code is not None:
        state.sheets[who].deck = gain_weakness(state.sheets[who].deck, code)
    return code


class VengeanceAwaits(Card, code="01145"):
    """Its other side is act and agenda at once: only Umôrdhoth is left to beat."""

    @forced(WHEN, AgendaAdvances, if_=lambda t, me: me.on.card == me.card)
    def it_comes(self, t: Table, me: Me) -> Flow[None]:
        if location_of_code(t, RITUAL_SITE) == NOWHERE:
            put_into_play(t, take_set_aside(t, RITUAL_SITE), InPlay())
        elif PRINTED[t.state.codes[current_act(t)]].stage > 1:
            yield from discard_all(t, enemies_at(t, location_of_code(t, RITUAL_SITE)))
        umordhoth = take_set_aside(t, UMORDHOTH)
        if umordhoth != NOWHERE:
            t.state.limbo.append(umordhoth)
            yield from spawn(t, umordhoth, t.state.lead, location_of_code(t, RITUAL_SITE))

    def advance(self, t: Table, me: Me) -> None:
        state = t.state
        for act in state.acts:
            if act in state.play:
                retire(t, act)
            else:
                state.removed.append(act)
        state.acts = [me.card]
        state.agendas = [me.card]
        state.play[me.card].revealed = True

    @forced(AFTER, EnemyDefeated, if_=lambda t, me: t.state.codes[me.enemy] == UMORDHOTH)
    def driven_back(self, t: Table, me: Me) -> Flow[None]:
        end_scenario(t, "r2")


# The act.


class InvestigatingTheTrail(Act, code="01146"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        if location_of_code(t, RITUAL_SITE) == NOWHERE:
            put_into_play(t, take_set_aside(t, RITUAL_SITE), InPlay())
        for code in t.state.log.got_away:
            card = take_set_aside(t, code)
            if card != NOWHERE:
                t.state.limbo.append(card)
                yield from spawn(t, card, t.state.lead, location_of_code(t, MAIN_PATH))


class IntoTheDarkness(Card, code="01147"):
    objective = True

    @forced(AFTER, Enters, if_=lambda t, me: t.state.codes[int(me.on.location)] == RITUAL_SITE)
    def at_the_ritual_site(self, t: Table, me: Me) -> Flow[None]:
        yield from advance_act(t)

    def advance(self, t: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(t)
        site = location_of_code(t, RITUAL_SITE)
        for _ in range(2 if t.state.per_investigator >= 3 else 1):
            enemy = discard_until(t, lambda card: is_enemy(t, card))
            if enemy != NOWHERE:
                yield from spawn(t, enemy, t.state.lead, site)


class DisruptingTheRitual(Card, code="01148"):
    objective = True

    @action(cost=(Clues(1),))
    def disrupt(self, t: Table, me: Me) -> Flow[None]:
        skill: str = yield from choose_word(t, me.you, "test", (WILLPOWER, AGILITY))

        def passed(test: SkillTest) -> Flow[None]:
            entry = t.state.play.get(me.card)
            if entry is None:
                return
            entry.clues += 1
            t.tell(CluesPlaced, self.code, me.card, 1)
            if entry.clues >= 2 * t.state.per_investigator:
                yield from advance_act(t)

        yield from skill_test(t, me.you, Skill(skill), 3, source=me.card, passed=passed)

    def advance(self, t: Table, me: Me) -> Flow[None]:
        end_scenario(t, "r1")


# The woods.


class MainPath(WayOut, code=MAIN_PATH):
    def connects(self, t: Table, card: int, other: int) -> bool:
        return has_trait(t, other, "woods")


class UnhallowedGround(Card, code="01150"):
    @forced(AFTER, Enters, if_=lambda t, me: me.on.location == me.card, tests=True)
    def cursed_soil(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            t, me.you, WILLPOWER, 4, source=me.card, failed=lambda test: take(t, me.you, damage=1, horror=1)
        )


class TwistingPaths(Card, code="01151"):
    @forced(WOULD, Leaves, if_=lambda t, me: me.on.location == me.card)
    def lose_the_way(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(t, me.you, INTELLECT, 3, source=me.card, failed=lambda test: me.on.cancel())


class OldHouse(Card, code="01152"):
    def investigated_with(self, t: Table, card: int) -> Skill | None:
        return WILLPOWER


class Cliffside(Card, code="01153"):
    def investigated_with(self, t: Table, card: int) -> Skill | None:
        return AGILITY


class TangledThicket(Card, code="01154"):
    def investigated_with(self, t: Table, card: int) -> Skill | None:
        return COMBAT


class QuietGlade(Card, code="01155"):
    @action(
        limit=PER_TURN,
        users="here",
        if_=lambda t, me: t.state.investigators[me.you].damage or t.state.investigators[me.you].horror,
    )
    def rest(self, t: Table, me: Me) -> Flow[None]:
        yield from heal_one(t, me.you, me.you)


def short_of_clues(t: Table, me: Me) -> bool:
    return t.state.play[me.card].clues < 2 * t.state.per_investigator


class RitualSite(Card, code=RITUAL_SITE):
    @forced(AFTER, RoundEnds, if_=short_of_clues)
    def the_ritual_goes_on(self, t: Table, me: Me) -> None:
        entry = t.state.play[me.card]
        missing = 2 * t.state.per_investigator - entry.clues
        entry.clues += missing
        t.tell(CluesPlaced, self.code, me.card, missing)


# Who is in it.


def lita_is_with_you(t: Table, me: Me) -> bool:
    lita = in_play(t, LITA)
    return lita != NOWHERE and t.state.play[lita].controller == me.you


class Umordhoth(Card, code=UMORDHOTH):
    @forced(WHEN, TurnEnds, if_=lambda t, me: t.state.play[me.card].exhausted)
    def stir(self, t: Table, me: Me) -> Flow[None]:
        t.state.play[me.card].exhausted = False
        t.tell(Readied, self.code, me.card)
        yield from engage_ready_enemies(t)

    @action(users="here", if_=lita_is_with_you)
    def give_up_lita(self, t: Table, me: Me) -> Flow[None]:
        end_scenario(t, "r3")


class UmordhothsWrath(Card, code="01158"):
    def revelation(self, t: Table, me: Me) -> Flow[None]:
        def failed(test: SkillTest) -> Flow[None]:
            for _ in range(test.margin):
                if not is_playing(t, me.you):
                    return
                choices = ["harm"]
                if discardable(t, me.you):
                    choices.insert(0, "discard")
                choice: str = yield from choose_word(t, me.you, "wrath", choices)
                if choice == "discard":
                    yield from choose_and_discard(t, me.you)
                else:
                    yield from take(t, me.you, damage=1, horror=1)

        yield from skill_test(t, me.you, WILLPOWER, 5, source=me.card, failed=failed)
