"""Seeker cards."""

from __future__ import annotations

from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow

from ..card import AFTER, WHEN, Card, Me, ReadOnlyTable, Table, action, event, fast, forced, free, reaction
from ..costs import DiscardThis, Exhaust
from ..drawing import add_to_hand, can_draw, draw, gain_resources, search_deck
from ..events import Attached
from ..harm import heal, take
from ..moments import EnemySpawns, EntersPlay, Leaves, TestSucceeds
from ..places import discover
from ..play import choose_investigator, choose_word, face, printed
from ..skill_test import skill_test
from ..state import Lasting, SkillTest
from ..values import clues_on, has_trait, is_elite
from ..words import INTELLECT, NOWHERE, Designator, Kind, Skill, say
from ..zones import attach, discard, return_to_hand
from .common import (
    AgilityTalent,
    IntellectTalent,
    choose_investigator_here,
    clue_here,
    investigators_here,
    last,
)


class MagnifyingGlass(Card, code="01030"):
    skills = {INTELLECT: 1}
    skills_while = Designator.INVESTIGATE


@condition(say("unmet-deck-here"))
def with_a_deck_here(table: Table, me: Me) -> list[int]:
    return [who for who in investigators_here(table, me) if table.state.investigators[who].deck]


class OldBookOfLore(Card, code="01031"):
    @action(cost=(Exhaust(),), if_=with_a_deck_here)
    def consult(self, table: Table, me: Me) -> Flow[None]:
        readers = with_a_deck_here(table, me)
        if not readers:
            return
        who = yield from choose_investigator(table, me.you, "helped", readers)
        found = yield from search_deck(table, who, lambda card: True, depth=3)
        if found != NOWHERE:
            yield from add_to_hand(table, who, found)


class ResearchLibrarian(Card, code="01032"):
    @reaction(
        AFTER, EntersPlay, if_=lambda table, me: me.on.card == me.card and bool(table.state.investigators[me.you].deck)
    )
    def fetch_a_tome(self, table: Table, me: Me) -> Flow[None]:
        def is_tome(card: int) -> bool:
            return printed(table, card).type is Kind.ASSET and has_trait(table, card, "tome")

        found = yield from search_deck(table, me.you, is_tome)
        if found != NOWHERE:
            yield from add_to_hand(table, me.you, found)


def investigated(table: Table, me: Me) -> bool:
    """You have just investigated successfully."""
    return me.on.who == me.you and me.on.test.attempt == "investigate"


class DrMilanChristopher(Card, code="01033"):
    skills = {INTELLECT: 1}

    @reaction(AFTER, TestSucceeds, if_=investigated)
    def reward(self, table: Table, me: Me) -> None:
        gain_resources(table, me.you, 1)


class Hyperawareness(IntellectTalent, AgilityTalent, code="01034"):
    pass


class MedicalTexts(Card, code="01035"):
    @action()
    def operate(self, table: Table, me: Me) -> Flow[None]:
        patient = yield from choose_investigator_here(table, me)
        yield from skill_test(
            table,
            me.you,
            INTELLECT,
            2,
            source=me.card,
            passed=lambda test: heal(table, patient, damage=1),
            failed=lambda test: take(table, patient, damage=1),
        )


class MindOverMatter(Card, code="01036"):
    @fast(during="your-turn")
    def play(self, table: Table, me: Me) -> None:
        last(table, "intellect-instead", me, "round", self.code)


class WorkingAHunch(Card, code="01037"):
    @fast(during="your-turn", if_=clue_here)
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from discover(table, me.you)


class Barricade(Card, code="01038"):
    @event()
    def play(self, table: Table, me: Me) -> None:
        here = table.state.investigators[me.you].location
        table.state.played.remove(me.card)
        attach(table, me.card, here)
        table.tell(Attached, self.code, me.card, face(table, here), here)

    def bars_enemy(self, table: ReadOnlyTable, card: int, enemy: int, location: int) -> bool:
        return table.state.play[card].attached == location and not is_elite(table, enemy)

    @forced(WHEN, Leaves, if_=lambda table, me: me.on.location == table.state.play[me.card].attached)
    def fall_apart(self, table: Table, me: Me) -> None:
        discard(table, me.card)


class Deduction(Card, code="01039"):
    def clues_found(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> int:
        return 1


@condition(say("unmet-no-clues-here"))
def no_clues_here(table: Table, me: Me) -> bool:
    """No clue is left at your location."""
    return clues_on(table, table.state.investigators[me.you].location) == 0


class MagnifyingGlassOfExperts(MagnifyingGlass, code="01040"):
    @free(if_=no_clues_here)
    def put_away(self, table: Table, me: Me) -> None:
        return_to_hand(table, me.card)


def lesser_enemy_spawns_here(table: Table, me: Me) -> bool:
    here = table.state.investigators[me.you].location
    return me.on.location == here and not is_elite(table, me.on.enemy) and not me.on.cancelled


class DiscOfItzamna(Card, code="01041"):
    @reaction(WHEN, EnemySpawns, if_=lesser_enemy_spawns_here, cost=(DiscardThis(),))
    def ward_off(self, table: Table, me: Me) -> None:
        me.on.cancel()


class Encyclopedia(Card, code="01042"):
    @action(cost=(Exhaust(),))
    def look_up(self, table: Table, me: Me) -> Flow[None]:
        who = yield from choose_investigator_here(table, me)
        skill = yield from choose_word(table, me.you, "skill", list(Skill))
        table.state.lasting.append(Lasting("skill", self.code, "phase", who=who, skill=Skill(skill), amount=2))


@condition(say("unmet-draw-here"))
def able_to_draw_here(table: Table, me: Me) -> list[int]:
    return [who for who in investigators_here(table, me) if can_draw(table, who)]


class CrypticResearch(Card, code="01043"):
    @fast(during="your-turn", if_=able_to_draw_here)
    def play(self, table: Table, me: Me) -> Flow[None]:
        who = yield from choose_investigator(table, me.you, "helped", able_to_draw_here(table, me))
        yield from draw(table, who, 3)
