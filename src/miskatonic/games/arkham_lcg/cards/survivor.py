"""Survivor cards."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow, ask

from ..attempts import fight
from ..card import AFTER, WHEN, WOULD, Card, Me, Table, action, event, fast, free, reaction
from ..chaos import counts_as
from ..costs import DiscardThis, Exhaust, HarmThis
from ..drawing import can_draw, draw, resolve_weakness
from ..enemies import evade_enemies, evade_enemy
from ..engagement import disengage, engage_ready_enemies
from ..events import ReturnedToHand, ShuffledIntoEncounterDeck
from ..harm import damage_enemy
from ..moments import EnemyAttacks, EnemyEvaded, TestFails, TestSucceeds
from ..places import connected, discover, may_enter, move
from ..play import DONE, choose, choose_in_hand, choose_word, enemies_at, face, is_playing, option
from ..skill_test import difficulty_of, value_of
from ..state import SkillTest
from ..values import has_trait, is_elite, is_weakness
from ..words import AUTO_FAIL, NOBODY, SKULL, Designator, say
from ..zones import discard, leave_play, shuffle_encounter_deck
from .common import (
    AgilityTalent,
    WillpowerTalent,
    boost,
    both,
    clue_here,
    enemies_here,
    last,
)


class LeatherCoat(Card, code="01072"):
    pass


def discarded_items(t: Table, me: Me) -> list[int]:
    return [card for card in t.state.investigators[me.you].discard if has_trait(t, card, "item")]


def searched_well(t: Table, me: Me) -> bool:
    """You have just investigated successfully by 2 or more."""
    return me.on.who == me.you and me.on.test.attempt == "investigate" and me.on.test.margin >= 2


class Scavenging(Card, code="01073"):
    @reaction(AFTER, TestSucceeds, if_=both(searched_well, discarded_items), cost=(Exhaust(),))
    def salvage(self, t: Table, me: Me) -> Flow[None]:
        card = yield from choose_in_hand(t, me.you, "take", discarded_items(t, me))
        investigator = t.state.investigators[me.you]
        investigator.discard.remove(card)
        t.tell(ReturnedToHand, t.state.codes[card], card)
        if is_weakness(t, card):  # comes as if it had just been drawn (rule lcg.revelation.4)
            t.state.limbo.append(card)
            yield from resolve_weakness(t, me.you, card)
        else:
            investigator.hand.append(card)


def breaks(t: Table, test: SkillTest, token: str) -> bool:
    """A skull or auto-fail, or what counts as one."""
    return counts_as(t, test.who, token) in (SKULL, AUTO_FAIL)


class BaseballBat(Card, code="01074"):
    @action(Designator.FIGHT)
    def swing(self, t: Table, me: Me) -> Flow[None]:
        test = yield from fight(t, me, bonus=2, damage=lambda test: 2)
        if test and me.card in t.state.play and any(breaks(t, test, drawn.token) for drawn in test.drawn):
            discard(t, me.card)


class RabbitsFoot(Card, code="01075"):
    @reaction(AFTER, TestFails, if_=lambda t, me: me.on.who == me.you, cost=(Exhaust(),))
    def consolation(self, t: Table, me: Me) -> Flow[None]:
        yield from draw(t, me.you)


def to_shake_off(t: Table, me: Me) -> list[int]:
    """The enemies here that would be exhausted or disengaged (rules lcg.target.5, lcg.target.6)."""
    play = t.state.play
    return [enemy for enemy in enemies_here(t, me) if not play[enemy].exhausted or play[enemy].engaged != NOBODY]


def lesser_to_shake_off(t: Table, me: Me) -> list[int]:
    return [enemy for enemy in to_shake_off(t, me) if not is_elite(t, enemy)]


class StrayCat(Card, code="01076"):
    @free(cost=(DiscardThis(),), if_=lesser_to_shake_off)
    def distract(self, t: Table, me: Me) -> Flow[None]:
        enemy = yield from choose(t, me.you, "target", lesser_to_shake_off(t, me))
        yield from evade_enemy(t, enemy, me.you)


class DigDeep(WillpowerTalent, AgilityTalent, code="01077"):
    pass


class CunningDistraction(Card, code="01078"):
    @event(Designator.EVADE, if_=to_shake_off)
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from evade_enemies(t, to_shake_off(t, me), me.you)


def searched_in_vain(t: Table, me: Me) -> bool:
    """You have just failed to investigate, by 2 or less."""
    return me.on.who == me.you and me.on.test.attempt == "investigate" and me.on.test.margin <= 2


class LookWhatIFound(Card, code="01079"):
    @fast(AFTER, TestFails, if_=both(searched_in_vain, clue_here))
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from discover(t, me.you, 2)


def about_to_fail(t: Table, me: Me) -> bool:
    """You would fail a test."""
    test: SkillTest = me.on.test
    return test.who == me.you and (test.automatic is False or value_of(t, test) < difficulty_of(t, test))


def not_automatically(t: Table, me: Me) -> bool:
    """More skill makes a difference."""
    return me.on.test.automatic is None


class Lucky(Card, code="01080"):
    @fast(WOULD, TestFails, if_=both(about_to_fail, not_automatically))
    def play(self, t: Table, me: Me) -> None:
        boost(t, self.code, 2)


class SurvivalInstinct(Card, code="01081"):
    def passed(self, t: Table, me: Me, test: SkillTest) -> Flow[None]:
        if test.attempt != "evade" or not is_playing(t, test.who):
            return
        who = test.who
        others = [enemy for enemy in t.state.enemies if t.state.play[enemy].engaged == who and enemy != test.target]
        if others and (yield from choose_word(t, who, "disengage", ("yes", "no"))) == "yes":
            for enemy in others:
                disengage(t, enemy)
        ways = [at for at in connected(t, t.state.investigators[who].location) if may_enter(t, at)]
        if ways:
            options = [option("slip-away", face(t, at), at) for at in ways]
            to: int | None = yield from ask(who, say("prompt-slip-away"), [*options, DONE], None, t.cause)
            if to is not None:
                yield from move(t, who, to)
        yield from engage_ready_enemies(t)


def another_enemy_here(t: Table, me: Me) -> bool:
    here = enemies_at(t, t.state.investigators[me.you].location)
    return me.on.who == me.you and not me.on.cancelled and any(enemy != me.on.enemy for enemy in here)


class Aquinnah(Card, code="01082"):
    @reaction(WHEN, EnemyAttacks, if_=another_enemy_here, cost=(Exhaust(), HarmThis(horror=1)))
    def turn_the_blow(self, t: Table, me: Me) -> Flow[None]:
        here = enemies_at(t, t.state.investigators[me.you].location)
        others = [enemy for enemy in here if enemy != me.on.enemy]
        damage, me.on.damage = me.on.damage, 0
        if others and is_playing(t, me.you):  # whom the cost may have defeated
            enemy = yield from choose(t, me.you, "target", others)
            yield from damage_enemy(t, enemy, damage, by=me.you)


def shakeable(t: Table, me: Me) -> bool:
    """The evaded enemy is here, no weakness and not Elite, and there is a deck to lose it in."""
    enemy = me.on.enemy
    return (
        enemy in enemies_at(t, t.state.investigators[me.you].location)
        and not is_weakness(t, enemy)
        and not is_elite(t, enemy)
        and bool(t.state.encounter.cards)
    )


class CloseCall(Card, code="01083"):
    @fast(AFTER, EnemyEvaded, if_=shakeable)
    def play(self, t: Table, me: Me) -> None:
        leave_play(t, me.enemy)
        t.state.encounter.cards.append(me.enemy)
        shuffle_encounter_deck(t)
        t.tell(ShuffledIntoEncounterDeck, t.state.codes[me.enemy], me.enemy)


def not_in_vain(t: Table, me: Me) -> bool:
    """More skill makes a difference, or there is a card to draw."""
    return not_automatically(t, me) or can_draw(t, me.you)


class VeryLucky(Card, code="01084"):
    @fast(WOULD, TestFails, if_=both(about_to_fail, not_in_vain))
    def play(self, t: Table, me: Me) -> Flow[None]:
        boost(t, self.code, 2)
        yield from draw(t, me.you)


class WillToSurvive(Card, code="01085"):
    @fast(during="your-turn")
    def play(self, t: Table, me: Me) -> None:
        last(t, "no-tokens", me, "turn", self.code)
