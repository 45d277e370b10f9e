"""Survivor cards."""

from __future__ import annotations

from miskatonic.kernel.effects import both, condition
from miskatonic.kernel.flow import Flow, ask

from ..attempts import fight
from ..card import AFTER, WHEN, WOULD, Attempt, Card, Me, Table, action, event, fast, free, reaction
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
    clue_here,
    enemies_here,
    last,
)


class LeatherCoat(Card, code="01072"):
    pass


def discarded_items(table: Table, me: Me) -> list[int]:
    return [card for card in table.state.investigators[me.you].discard if has_trait(table, card, "item")]


def searched_well(table: Table, me: Me) -> bool:
    """You have just investigated successfully by 2 or more."""
    return me.on.who == me.you and me.on.test.attempt == "investigate" and me.on.test.margin >= 2


class Scavenging(Card, code="01073"):
    @reaction(AFTER, TestSucceeds, if_=both(searched_well, discarded_items), cost=(Exhaust(),))
    def salvage(self, table: Table, me: Me) -> Flow[None]:
        card = yield from choose_in_hand(table, me.you, "take", discarded_items(table, me))
        investigator = table.state.investigators[me.you]
        investigator.discard.remove(card)
        table.tell(ReturnedToHand, table.state.codes[card], card)
        if is_weakness(table, card):  # comes as if it had just been drawn (rule lcg.revelation.4)
            table.state.limbo.append(card)
            yield from resolve_weakness(table, me.you, card)
        else:
            investigator.hand.append(card)


def breaks(table: Table, test: SkillTest, token: str) -> bool:
    """A skull or auto-fail, or what counts as one."""
    return counts_as(table, test.who, token) in (SKULL, AUTO_FAIL)


class BaseballBat(Card, code="01074"):
    @action(Designator.FIGHT, attempt=Attempt(bonus=2, damage=1))
    def swing(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        test = yield from fight(table, me, attempt)
        if test and me.card in table.state.play and any(breaks(table, test, drawn.token) for drawn in test.drawn):
            discard(table, me.card)


class RabbitsFoot(Card, code="01075"):
    @reaction(AFTER, TestFails, if_=lambda table, me: me.on.who == me.you, cost=(Exhaust(),))
    def consolation(self, table: Table, me: Me) -> Flow[None]:
        yield from draw(table, me.you)


@condition(say("unmet-to-shake-off"))
def to_shake_off(table: Table, me: Me) -> list[int]:
    """The enemies here that would be exhausted or disengaged (rules lcg.target.5, lcg.target.6)."""
    play = table.state.play
    return [enemy for enemy in enemies_here(table, me) if not play[enemy].exhausted or play[enemy].engaged != NOBODY]


@condition(say("unmet-lesser-to-shake-off"))
def lesser_to_shake_off(table: Table, me: Me) -> list[int]:
    return [enemy for enemy in to_shake_off(table, me) if not is_elite(table, enemy)]


class StrayCat(Card, code="01076"):
    @free(cost=(DiscardThis(),), if_=lesser_to_shake_off)
    def distract(self, table: Table, me: Me) -> Flow[None]:
        enemy = yield from choose(table, me.you, "target", lesser_to_shake_off(table, me))
        yield from evade_enemy(table, enemy, me.you)


class DigDeep(WillpowerTalent, AgilityTalent, code="01077"):
    pass


class CunningDistraction(Card, code="01078"):
    @event(Designator.EVADE, if_=to_shake_off)
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from evade_enemies(table, to_shake_off(table, me), me.you)


def searched_in_vain(table: Table, me: Me) -> bool:
    """You have just failed to investigate, by 2 or less."""
    return me.on.who == me.you and me.on.test.attempt == "investigate" and me.on.test.margin <= 2


class LookWhatIFound(Card, code="01079"):
    @fast(AFTER, TestFails, if_=both(searched_in_vain, clue_here))
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from discover(table, me.you, 2)


def about_to_fail(table: Table, me: Me) -> bool:
    """You would fail a test."""
    test: SkillTest = me.on.test
    return test.who == me.you and (test.automatic is False or value_of(table, test) < difficulty_of(table, test))


def not_automatically(table: Table, me: Me) -> bool:
    """More skill makes a difference."""
    return me.on.test.automatic is None


class Lucky(Card, code="01080"):
    @fast(WOULD, TestFails, if_=both(about_to_fail, not_automatically))
    def play(self, table: Table, me: Me) -> None:
        boost(table, self.code, 2)


class SurvivalInstinct(Card, code="01081"):
    passed_while = Designator.EVADE

    def passed(self, table: Table, me: Me, test: SkillTest) -> Flow[None]:
        if not is_playing(table, test.who):
            return
        who = test.who
        others = [
            enemy for enemy in table.state.enemies if table.state.play[enemy].engaged == who and enemy != test.target
        ]
        if others and (yield from choose_word(table, who, "disengage", ("yes", "no"))) == "yes":
            for enemy in others:
                disengage(table, enemy)
        ways = [at for at in connected(table, table.state.investigators[who].location) if may_enter(table, at)]
        if ways:
            options = [option("slip-away", face(table, at), at) for at in ways]
            prompt = say("prompt-slip-away")
            to: int | None = yield from ask(who, prompt, [*options, DONE], None, table.cause, topic="slip-away")
            if to is not None:
                yield from move(table, who, to)
        yield from engage_ready_enemies(table)


def another_enemy_here(table: Table, me: Me) -> bool:
    here = enemies_at(table, table.state.investigators[me.you].location)
    return me.on.who == me.you and not me.on.cancelled and any(enemy != me.on.enemy for enemy in here)


class Aquinnah(Card, code="01082"):
    @reaction(WHEN, EnemyAttacks, if_=another_enemy_here, cost=(Exhaust(), HarmThis(horror=1)))
    def turn_the_blow(self, table: Table, me: Me) -> Flow[None]:
        here = enemies_at(table, table.state.investigators[me.you].location)
        others = [enemy for enemy in here if enemy != me.on.enemy]
        damage, me.on.damage = me.on.damage, 0
        if others and not me.out(table):  # by the cost
            enemy = yield from choose(table, me.you, "target", others)
            yield from damage_enemy(table, enemy, damage, by=me.you)


def shakeable(table: Table, me: Me) -> bool:
    """The evaded enemy is here, no weakness and not Elite, and there is a deck to lose it in."""
    enemy = me.on.enemy
    return (
        enemy in enemies_at(table, table.state.investigators[me.you].location)
        and not is_weakness(table, enemy)
        and not is_elite(table, enemy)
        and bool(table.state.encounter.cards)
    )


class CloseCall(Card, code="01083"):
    @fast(AFTER, EnemyEvaded, if_=shakeable)
    def play(self, table: Table, me: Me) -> None:
        leave_play(table, me.enemy)
        table.state.encounter.cards.append(me.enemy)
        shuffle_encounter_deck(table)
        table.tell(ShuffledIntoEncounterDeck, table.state.codes[me.enemy], me.enemy)


def not_in_vain(table: Table, me: Me) -> bool:
    """More skill makes a difference, or there is a card to draw."""
    return not_automatically(table, me) or can_draw(table, me.you)


class VeryLucky(Card, code="01084"):
    @fast(WOULD, TestFails, if_=both(about_to_fail, not_in_vain))
    def play(self, table: Table, me: Me) -> Flow[None]:
        boost(table, self.code, 2)
        yield from draw(table, me.you)


class WillToSurvive(Card, code="01085"):
    @fast(during="your-turn")
    def play(self, table: Table, me: Me) -> None:
        last(table, "no-tokens", me, "turn", self.code)
