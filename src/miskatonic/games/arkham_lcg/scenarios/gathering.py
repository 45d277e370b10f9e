"""The Gathering: the first scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..act_agenda import Act, advance_act, current_act, lead_decides
from ..card import AFTER, WHEN, Card, Me, Table, TokenEffect, action, forced, reaction
from ..costs import GroupCluesHere
from ..drawing import discard_at_random
from ..elimination import defeat, suffer_trauma
from ..encounter import discard_until, draw_found
from ..enemies import discard_all, in_order, move_towards, place_doom, spawn
from ..harm import take
from ..moments import EnemyDefeated, Enters, PhaseEnds, RoundEnds, TestSucceeds
from ..places import enter, reveal
from ..play import end_scenario, enemies_at, in_play, is_playing, player_order
from ..playing import take_control
from ..printed import PRINTED
from ..skill_test import skill_test
from ..state import InPlay, SkillTest
from ..values import has_trait, is_enemy
from ..words import COMBAT, CULTIST, INTELLECT, NOBODY, NOWHERE, SKULL, STANDALONE, TABLET, Designator, Skill
from ..zones import (
    location_of_code,
    put_into_play,
    remove_from_game,
    shuffle_discards_into_encounter_deck,
    take_set_aside,
)
from .common import Reference, WayOut, fetch, hurt_if, with_trait_at, with_trait_in_play

STUDY, HALLWAY, ATTIC, CELLAR, PARLOR = "01111", "01112", "01113", "01114", "01115"
GHOUL_PRIEST, LITA = "01116", "01117"


class TheGathering(Reference, code="01104"):
    def mild(self, t: Table, me: Me, token: str) -> TokenEffect:
        here = t.state.investigators[me.you].location
        if token == SKULL:
            return TokenEffect(-len(with_trait_at(t, here, "ghoul")))
        if token == CULTIST:
            return TokenEffect(-1, failed=lambda: take(t, me.you, horror=1))
        if token == TABLET:
            return TokenEffect(-2, now=hurt_if(t, me.you, "ghoul", 1))
        return TokenEffect()

    def harsh(self, t: Table, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-2, after_failure=fetch(t, me.you, "ghoul"))
        if token == CULTIST:
            return TokenEffect(0, failed=lambda: take(t, me.you, horror=2), again=True)
        if token == TABLET:
            return TokenEffect(-4, now=hurt_if(t, me.you, "ghoul", 1, 1))
        return TokenEffect()


# The agenda.


class WhatsGoingOn(Card, code="01105"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        choices = ["horror"]
        if any(t.state.investigators[who].hand for who in player_order(t.state)):
            choices.insert(0, "discard")
        if (yield from lead_decides(t, "whats-going-on", choices)) == "horror":
            yield from take(t, t.state.lead, horror=2)
            return
        for who in player_order(t.state):
            discard_at_random(t, who)


class RiseOfTheGhouls(Card, code="01106"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(t)
        ghoul = discard_until(t, lambda card: is_enemy(t, card) and has_trait(t, card, "ghoul"))
        if ghoul != NOWHERE:
            yield from draw_found(t, t.state.lead, ghoul)


class TheyreGettingOut(Card, code="01107"):
    @forced(WHEN, PhaseEnds, if_=lambda t, me: me.on.phase == "enemy" and in_play(t, PARLOR) != NOWHERE)
    def crowd_out(self, t: Table, me: Me) -> Flow[None]:
        parlor = location_of_code(t, PARLOR)
        loose = [
            enemy
            for enemy in with_trait_in_play(t, "ghoul")
            if t.state.play[enemy].engaged == NOBODY and t.state.play[enemy].location != parlor
        ]
        for enemy in (yield from in_order(t, t.state.lead, loose, "hunts-first")):
            if enemy in t.state.play and t.state.play[enemy].engaged == NOBODY:
                yield from move_towards(t, enemy, parlor)

    @forced(AFTER, RoundEnds)
    def break_out(self, t: Table, me: Me) -> None:
        ghouls = [
            enemy
            for code in (HALLWAY, PARLOR)
            if (at := location_of_code(t, code)) != NOWHERE
            for enemy in with_trait_at(t, at, "ghoul")
        ]
        place_doom(t, me.card, len(ghouls))

    def advance(self, t: Table, me: Me) -> Flow[None]:
        if PRINTED[t.state.codes[current_act(t)]].stage < 3:
            end_scenario(t, "r3")
        for who in reversed(player_order(t.state)):  # all at once, so the lead investigator stays the lead
            if is_playing(t, who):
                if t.state.adventure not in STANDALONE:
                    suffer_trauma(t, who, physical=1)
                yield from defeat(t, who, "card")


# The act.


class Trapped(Act, code="01108"):
    def advance(self, t: Table, me: Me) -> Flow[None]:
        state = t.state
        for code in (HALLWAY, ATTIC, CELLAR, PARLOR):
            put_into_play(t, take_set_aside(t, code), InPlay())
        study, hallway = location_of_code(t, STUDY), location_of_code(t, HALLWAY)
        yield from discard_all(t, enemies_at(t, study))
        for who in player_order(state):
            state.investigators[who].location = hallway
        for who in player_order(state):
            yield from enter(t, who, hallway)
        remove_from_game(t, study)


class TheBarrier(Card, code="01109"):
    objective = True

    @reaction(WHEN, RoundEnds, cost=(GroupCluesHere(HALLWAY),), if_=lambda t, me: bool(player_order(t.state)))
    def break_the_barrier(self, t: Table, me: Me) -> Flow[None]:
        yield from advance_act(t)

    def advance(self, t: Table, me: Me) -> Flow[None]:
        parlor = location_of_code(t, PARLOR)
        reveal(t, parlor)
        lita = take_set_aside(t, LITA)
        if lita != NOWHERE:
            put_into_play(t, lita, InPlay(location=parlor))
        priest = take_set_aside(t, GHOUL_PRIEST)
        if priest != NOWHERE:
            t.state.limbo.append(priest)
            yield from spawn(t, priest, t.state.lead, location_of_code(t, HALLWAY))


class WhatHaveYouDone(Card, code="01110"):
    objective = True

    @forced(AFTER, EnemyDefeated, if_=lambda t, me: t.state.codes[me.enemy] == GHOUL_PRIEST)
    def the_priest_falls(self, t: Table, me: Me) -> Flow[None]:
        yield from advance_act(t)

    def advance(self, t: Table, me: Me) -> Flow[None]:
        choice = yield from lead_decides(t, "house", ["burn", "keep"])
        end_scenario(t, "r1" if choice == "burn" else "r2")


# The house.


class Study(Card, code=STUDY):
    pass


class Hallway(Card, code=HALLWAY):
    pass


class Attic(Card, code=ATTIC):
    @forced(AFTER, Enters, if_=lambda t, me: me.on.location == me.card)
    def dreadful_sight(self, t: Table, me: Me) -> Flow[None]:
        yield from take(t, me.on.who, horror=1)


class Cellar(Card, code=CELLAR):
    @forced(AFTER, Enters, if_=lambda t, me: me.on.location == me.card)
    def freezing_cold(self, t: Table, me: Me) -> Flow[None]:
        yield from take(t, me.on.who, damage=1)


def lita_is_waiting(t: Table, me: Me) -> bool:
    lita = in_play(t, LITA)
    return lita != NOWHERE and t.state.play[lita].controller == NOBODY and t.state.play[lita].location == me.card


class Parlor(WayOut, code=PARLOR):
    def bars_investigators(self, t: Table, card: int, location: int) -> bool:
        return card == location and not t.state.play[card].revealed

    @action(Designator.PARLEY, if_=lita_is_waiting, users="here")
    def talk_to_lita(self, t: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            t, me.you, INTELLECT, 4, source=me.card, passed=lambda test: take_control(t, me.you, in_play(t, LITA))
        )


# Who is in it.


class GhoulPriest(Card, code=GHOUL_PRIEST):
    pass


def monster_hit_beside_her(t: Table, me: Me) -> bool:
    test: SkillTest = me.on.test
    investigators = t.state.investigators
    return (
        test.attempt == "fight"
        and test.target in t.state.play
        and has_trait(t, test.target, "monster")
        and investigators[me.who].location == investigators[me.you].location
    )


class LitaChantler(Card, code=LITA):
    def skill(self, t: Table, card: int, who: int, skill: Skill) -> int:
        """+1 combat for everybody at her controller's location."""
        controller = t.state.play[card].controller
        if skill is not COMBAT or controller == NOBODY:
            return 0
        return int(t.state.investigators[controller].location == t.state.investigators[who].location)

    @reaction(WHEN, TestSucceeds, if_=monster_hit_beside_her)
    def strike_true(self, t: Table, me: Me) -> None:
        me.on.test.damage += 1


class FleshEater(Card, code="01118"):
    pass


class IcyGhoul(Card, code="01119"):
    pass
