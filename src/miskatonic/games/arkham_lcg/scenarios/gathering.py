"""The Gathering: the first scenario of Night of the Zealot."""

from __future__ import annotations

from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow

from ..act_agenda import Act, advance_act, current_act, lead_decides
from ..card import AFTER, WHEN, Card, Me, ReadOnlyTable, Table, TokenEffect, action, forced, reaction
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
from ..words import COMBAT, CULTIST, INTELLECT, NOBODY, NOWHERE, SKULL, STANDALONE, TABLET, Designator, say
from ..zones import (
    location_of_code,
    put_into_play,
    remove_from_game,
    shuffle_discards_into_encounter_deck,
    take_set_aside,
)
from .common import ReferenceCard, WayOut, fetch, hurt_if, with_trait_at, with_trait_in_play

STUDY, HALLWAY, ATTIC, CELLAR, PARLOR = "01111", "01112", "01113", "01114", "01115"
GHOUL_PRIEST, LITA = "01116", "01117"


class TheGathering(ReferenceCard, code="01104"):
    def mild(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        here = table.state.investigators[me.you].location
        if token == SKULL:
            return TokenEffect(-len(with_trait_at(table, here, "ghoul")))
        if token == CULTIST:
            return TokenEffect(-1, failed=lambda table: take(table, me.you, horror=1))
        if token == TABLET:
            return TokenEffect(-2, now=hurt_if(me.you, "ghoul", 1))
        return TokenEffect()

    def harsh(self, table: ReadOnlyTable, me: Me, token: str) -> TokenEffect:
        if token == SKULL:
            return TokenEffect(-2, after_failure=fetch(me.you, "ghoul"))
        if token == CULTIST:
            return TokenEffect(0, failed=lambda table: take(table, me.you, horror=2), again=True)
        if token == TABLET:
            return TokenEffect(-4, now=hurt_if(me.you, "ghoul", 1, 1))
        return TokenEffect()


# The agenda.


class WhatsGoingOn(Card, code="01105"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        choices = ["horror"]
        if any(table.state.investigators[who].hand for who in player_order(table.state)):
            choices.insert(0, "discard")
        if (yield from lead_decides(table, "whats-going-on", choices)) == "horror":
            yield from take(table, table.state.lead, horror=2)
            return
        for who in player_order(table.state):
            discard_at_random(table, who)


class RiseOfTheGhouls(Card, code="01106"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        shuffle_discards_into_encounter_deck(table)
        ghoul = discard_until(table, lambda card: is_enemy(table, card) and has_trait(table, card, "ghoul"))
        if ghoul != NOWHERE:
            yield from draw_found(table, table.state.lead, ghoul)


class TheyreGettingOut(Card, code="01107"):
    @forced(WHEN, PhaseEnds, if_=lambda table, me: me.on.phase == "enemy" and in_play(table, PARLOR) != NOWHERE)
    def crowd_out(self, table: Table, me: Me) -> Flow[None]:
        parlor = location_of_code(table, PARLOR)
        loose = [
            enemy
            for enemy in with_trait_in_play(table, "ghoul")
            if table.state.play[enemy].engaged == NOBODY and table.state.play[enemy].location != parlor
        ]
        for enemy in (yield from in_order(table, table.state.lead, loose, "hunts-first")):
            if enemy in table.state.play and table.state.play[enemy].engaged == NOBODY:
                yield from move_towards(table, enemy, parlor)

    @forced(AFTER, RoundEnds)
    def break_out(self, table: Table, me: Me) -> None:
        ghouls = [
            enemy
            for code in (HALLWAY, PARLOR)
            if (at := location_of_code(table, code)) != NOWHERE
            for enemy in with_trait_at(table, at, "ghoul")
        ]
        place_doom(table, me.card, len(ghouls))

    def advance(self, table: Table, me: Me) -> Flow[None]:
        if PRINTED[table.state.codes[current_act(table)]].stage < 3:
            end_scenario(table, "r3")
        for who in reversed(player_order(table.state)):  # all at once, so the lead investigator stays the lead
            if is_playing(table, who):
                if table.state.adventure not in STANDALONE:
                    suffer_trauma(table, who, physical=1)
                yield from defeat(table, who, "card")


# The act.


class Trapped(Act, code="01108"):
    def advance(self, table: Table, me: Me) -> Flow[None]:
        state = table.state
        for code in (HALLWAY, ATTIC, CELLAR, PARLOR):
            put_into_play(table, take_set_aside(table, code), InPlay())
        study, hallway = location_of_code(table, STUDY), location_of_code(table, HALLWAY)
        yield from discard_all(table, enemies_at(table, study))
        for who in player_order(state):
            state.investigators[who].location = hallway
        for who in player_order(state):
            yield from enter(table, who, hallway)
        remove_from_game(table, study)


class TheBarrier(Card, code="01109"):
    objective = True

    @reaction(WHEN, RoundEnds, cost=(GroupCluesHere(HALLWAY),), if_=lambda table, me: bool(player_order(table.state)))
    def break_the_barrier(self, table: Table, me: Me) -> Flow[None]:
        yield from advance_act(table)

    def advance(self, table: Table, me: Me) -> Flow[None]:
        parlor = location_of_code(table, PARLOR)
        reveal(table, parlor)
        lita = take_set_aside(table, LITA)
        if lita != NOWHERE:
            put_into_play(table, lita, InPlay(location=parlor))
        priest = take_set_aside(table, GHOUL_PRIEST)
        if priest != NOWHERE:
            table.state.limbo.append(priest)
            yield from spawn(table, priest, table.state.lead, location_of_code(table, HALLWAY))


class WhatHaveYouDone(Card, code="01110"):
    objective = True

    @forced(AFTER, EnemyDefeated, if_=lambda table, me: table.state.codes[me.enemy] == GHOUL_PRIEST)
    def the_priest_falls(self, table: Table, me: Me) -> Flow[None]:
        yield from advance_act(table)

    def advance(self, table: Table, me: Me) -> Flow[None]:
        choice = yield from lead_decides(table, "house", ["burn", "keep"])
        end_scenario(table, "r1" if choice == "burn" else "r2")


# The house.


class Study(Card, code=STUDY):
    pass


class Hallway(Card, code=HALLWAY):
    pass


class Attic(Card, code=ATTIC):
    @forced(AFTER, Enters, if_=lambda table, me: me.on.location == me.card)
    def dreadful_sight(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.on.who, horror=1)


class Cellar(Card, code=CELLAR):
    @forced(AFTER, Enters, if_=lambda table, me: me.on.location == me.card)
    def freezing_cold(self, table: Table, me: Me) -> Flow[None]:
        yield from take(table, me.on.who, damage=1)


@condition(say("unmet-lita-is-waiting"))
def lita_is_waiting(table: Table, me: Me) -> bool:
    lita = in_play(table, LITA)
    return (
        lita != NOWHERE and table.state.play[lita].controller == NOBODY and table.state.play[lita].location == me.card
    )


class Parlor(WayOut, code=PARLOR):
    def bars_investigators(self, table: ReadOnlyTable, card: int, location: int) -> bool:
        return card == location and not table.state.play[card].revealed

    @action(Designator.PARLEY, if_=lita_is_waiting, users="here")
    def talk_to_lita(self, table: Table, me: Me) -> Flow[None]:
        yield from skill_test(
            table,
            me.you,
            INTELLECT,
            4,
            source=me.card,
            passed=lambda test: take_control(table, me.you, in_play(table, LITA)),
        )


# Who is in it.


class GhoulPriest(Card, code=GHOUL_PRIEST):
    pass


def monster_hit_beside_her(table: Table, me: Me) -> bool:
    test: SkillTest = me.on.test
    investigators = table.state.investigators
    return (
        test.attempt == "fight"
        and test.target in table.state.play
        and has_trait(table, test.target, "monster")
        and investigators[me.who].location == investigators[me.you].location
    )


class LitaChantler(Card, code=LITA):
    skills = {COMBAT: 1}

    def changes_skills_of(self, table: ReadOnlyTable, card: int, who: int) -> bool:
        """Those of everybody at her controller's location."""
        controller, investigators = table.state.play[card].controller, table.state.investigators
        return controller != NOBODY and investigators[controller].location == investigators[who].location

    @reaction(WHEN, TestSucceeds, if_=monster_hit_beside_her)
    def strike_true(self, table: Table, me: Me) -> None:
        me.on.test.damage += 1


class FleshEater(Card, code="01118"):
    pass


class IcyGhoul(Card, code="01119"):
    pass
