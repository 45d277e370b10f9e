"""Seeker cards."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..card import AFTER, WHEN, Card, Me, Table, action, event, fast, forced, free, reaction
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
from ..words import INTELLECT, NOWHERE, Kind, Skill
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
    def skill(self, t: Table, card: int, who: int, skill: Skill) -> int:
        test = t.state.test
        investigating = test is not None and test.who == who and test.attempt == "investigate"
        return int(skill is INTELLECT and investigating and t.state.play[card].controller == who)


def with_a_deck_here(t: Table, me: Me) -> list[int]:
    return [who for who in investigators_here(t, me) if t.state.investigators[who].deck]


class OldBookOfLore(Card, code="01031"):
    @action(cost=(Exhaust(),), if_=with_a_deck_here)
    def consult(self, t: Table, me: Me) -> Flow[None]:
        readers = with_a_deck_here(t, me)
        if not readers:
            return
        who = yield from choose_investigator(t, me.you, "helped", readers)
        found = yield from search_deck(t, who, lambda card: True, depth=3)
        if found != NOWHERE:
            yield from add_to_hand(t, who, found)


class ResearchLibrarian(Card, code="01032"):
    @reaction(AFTER, EntersPlay, if_=lambda t, me: me.on.card == me.card and bool(t.state.investigators[me.you].deck))
    def fetch_a_tome(self, t: Table, me: Me) -> Flow[None]:
        def is_tome(card: int) -> bool:
            return printed(t, card).type is Kind.ASSET and has_trait(t, card, "tome")

        found = yield from search_deck(t, me.you, is_tome)
        if found != NOWHERE:
            yield from add_to_hand(t, me.you, found)


def investigated(t: Table, me: Me) -> bool:
    """You have just investigated successfully."""
    return me.on.who == me.you and me.on.test.attempt == "investigate"


class DrMilanChristopher(Card, code="01033"):
    skills = {INTELLECT: 1}

    @reaction(AFTER, TestSucceeds, if_=investigated)
    def reward(self, t: Table, me: Me) -> None:
        gain_resources(t, me.you, 1)


class Hyperawareness(IntellectTalent, AgilityTalent, code="01034"):
    pass


class MedicalTexts(Card, code="01035"):
    @action()
    def operate(self, t: Table, me: Me) -> Flow[None]:
        patient = yield from choose_investigator_here(t, me)
        yield from skill_test(
            t,
            me.you,
            INTELLECT,
            2,
            source=me.card,
            passed=lambda test: heal(t, patient, damage=1),
            failed=lambda test: take(t, patient, damage=1),
        )


class MindOverMatter(Card, code="01036"):
    @fast(during="your-turn")
    def play(self, t: Table, me: Me) -> None:
        last(t, "intellect-instead", me, "round", self.code)


class WorkingAHunch(Card, code="01037"):
    @fast(during="your-turn", if_=clue_here)
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from discover(t, me.you)


class Barricade(Card, code="01038"):
    @event()
    def play(self, t: Table, me: Me) -> None:
        here = t.state.investigators[me.you].location
        t.state.played.remove(me.card)
        attach(t, me.card, here)
        t.tell(Attached, self.code, me.card, face(t, here), here)

    def bars_enemy(self, t: Table, card: int, enemy: int, location: int) -> bool:
        return t.state.play[card].attached == location and not is_elite(t, enemy)

    @forced(WHEN, Leaves, if_=lambda t, me: me.on.location == t.state.play[me.card].attached)
    def fall_apart(self, t: Table, me: Me) -> None:
        discard(t, me.card)


class Deduction(Card, code="01039"):
    def clues_found(self, t: Table, me: Me, test: SkillTest) -> int:
        return 1


class MagnifyingGlassOfExperts(MagnifyingGlass, code="01040"):
    @free(if_=lambda t, me: clues_on(t, t.state.investigators[me.you].location) == 0)
    def put_away(self, t: Table, me: Me) -> None:
        return_to_hand(t, me.card)


def lesser_enemy_spawns_here(t: Table, me: Me) -> bool:
    here = t.state.investigators[me.you].location
    return me.on.location == here and not is_elite(t, me.on.enemy) and not me.on.cancelled


class DiscOfItzamna(Card, code="01041"):
    @reaction(WHEN, EnemySpawns, if_=lesser_enemy_spawns_here, cost=(DiscardThis(),))
    def ward_off(self, t: Table, me: Me) -> None:
        me.on.cancel()


class Encyclopedia(Card, code="01042"):
    @action(cost=(Exhaust(),))
    def look_up(self, t: Table, me: Me) -> Flow[None]:
        who = yield from choose_investigator_here(t, me)
        skill = yield from choose_word(t, me.you, "skill", list(Skill))
        t.state.lasting.append(Lasting("skill", self.code, "phase", who=who, skill=Skill(skill), amount=2))


def able_to_draw_here(t: Table, me: Me) -> list[int]:
    return [who for who in investigators_here(t, me) if can_draw(t, who)]


class CrypticResearch(Card, code="01043"):
    @fast(during="your-turn", if_=able_to_draw_here)
    def play(self, t: Table, me: Me) -> Flow[None]:
        who = yield from choose_investigator(t, me.you, "helped", able_to_draw_here(t, me))
        yield from draw(t, who, 3)
