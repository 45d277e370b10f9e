"""Guardian cards."""

from __future__ import annotations

from miskatonic.kernel.effects import both, condition
from miskatonic.kernel.flow import Flow

from ..actions import gain_actions
from ..card import AFTER, WHEN, WOULD, Attempt, Card, Me, ReadOnlyTable, Table, action, event, fast, free, reaction
from ..costs import DiscardThis, Exhaust, HarmThis, SpendUse
from ..events import UsesAdded
from ..harm import Hit, damage_enemy, deal, heal
from ..moments import AssetDamaged, EnemyAttacks, EnemyDefeated
from ..places import connected, discover
from ..play import choose, choose_investigator, choose_word, enemies_at, investigators_at, is_playing, printed
from ..state import SkillTest
from ..values import has_trait
from ..words import COMBAT, NOBODY, WILLPOWER, say
from .common import (
    CombatTalent,
    WillpowerTalent,
    choose_enemy_here,
    clue_here,
    enemy_here,
    investigators_here,
    weapon,
)


class FortyFiveAutomatic(Card, code="01016"):
    shoot = weapon(Attempt(bonus=1, damage=1), cost=(SpendUse(),))


class PhysicalTraining(WillpowerTalent, CombatTalent, code="01017"):
    pass


class BeatCop(Card, code="01018"):
    skills = {COMBAT: 1}

    @free(cost=(DiscardThis(),), if_=enemy_here)
    def lend_a_hand(self, table: Table, me: Me) -> Flow[None]:
        enemy = yield from choose_enemy_here(table, me)
        yield from damage_enemy(table, enemy, 1, by=me.you)


@condition(say("unmet-hurt-here"))
def hurt_here(table: Table, me: Me) -> list[int]:
    """The investigators at your location who could be healed."""
    investigators = table.state.investigators
    return [who for who in investigators_here(table, me) if investigators[who].damage or investigators[who].horror]


class FirstAid(Card, code="01019"):
    discard_when_empty = True

    @action(cost=(SpendUse(),), if_=hurt_here)
    def treat(self, table: Table, me: Me) -> Flow[None]:
        hurt = hurt_here(table, me)
        if not hurt:
            return
        who = yield from choose_investigator(table, me.you, "healed", hurt)
        yield from heal_one(table, me.you, who)


def heal_one(table: Table, seat: int, who: int) -> Flow[None]:
    """One damage or one horror, as the seat likes."""
    investigator = table.state.investigators[who]
    kinds = [kind for kind, count in (("damage", investigator.damage), ("horror", investigator.horror)) if count]
    if kinds:
        kind = yield from choose_word(table, seat, "heal", kinds)
        heal(table, who, damage=kind == "damage", horror=kind == "horror")


class Machete(Card, code="01020"):
    strike = weapon(Attempt(bonus=1, damage_if_alone=1))


class GuardDog(Card, code="01021"):
    @reaction(WHEN, AssetDamaged, if_=lambda table, me: me.on.card == me.card and me.on.enemy in table.state.play)
    def bite(self, table: Table, me: Me) -> Flow[None]:
        yield from damage_enemy(table, me.on.enemy, 1, by=me.you)


class Evidence(Card, code="01022"):
    @fast(AFTER, EnemyDefeated, if_=both(lambda table, me: me.on.who == me.you, clue_here))
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from discover(table, me.you)


def colleague_attacked(table: Table, me: Me) -> bool:
    """An investigator at your location is attacked."""
    investigators = table.state.investigators
    return not me.on.cancelled and investigators[me.who].location == investigators[me.you].location


class Dodge(Card, code="01023"):
    @fast(WOULD, EnemyAttacks, if_=colleague_attacked)
    def play(self, table: Table, me: Me) -> None:
        """Before anything that is forced when the enemy attacks: a cancelled attack triggers nothing."""
        me.on.cancel()


@condition(say("unmet-blast-places"))
def blast_places(table: Table, me: Me) -> list[int]:
    """Your location and connected ones with somebody to hit."""
    here = table.state.investigators[me.you].location
    return [at for at in (here, *connected(table, here)) if enemies_at(table, at) or investigators_at(table, at)]


class DynamiteBlast(Card, code="01024"):
    @event(if_=blast_places)
    def play(self, table: Table, me: Me) -> Flow[None]:
        at = yield from choose(table, me.you, "blast", blast_places(table, me))
        hits = [Hit(who, damage=3) for who in investigators_at(table, at)]
        yield from deal(table, hits, enemies=enemies_at(table, at), damage=3, by=me.you)


class ViciousBlow(Card, code="01025"):
    def attack_damage(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> int:
        return 1


@condition(say("unmet-firearms-here"))
def firearms_here(table: Table, me: Me) -> list[int]:
    """The firearms of investigators at your location that hold ammo (rule lcg.uses.5)."""
    return [
        card
        for who in investigators_here(table, me)
        for card in table.state.investigators[who].assets
        if has_trait(table, card, "firearm") and "ammo" in printed(table, card).uses
    ]


class ExtraAmmunition(Card, code="01026"):
    @event(if_=firearms_here)
    def play(self, table: Table, me: Me) -> Flow[None]:
        card = yield from choose(table, me.you, "reload", firearms_here(table, me))
        table.state.play[card].uses += 3
        table.tell(UsesAdded, table.state.codes[card], card, 3)


@condition(say("unmet-acting-here"))
def acting_here(table: Table, me: Me) -> bool:
    """It is the turn of an investigator at your location."""
    active, investigators = table.state.active, table.state.investigators
    return (
        active != NOBODY
        and is_playing(table, active)
        and investigators[active].location == investigators[me.you].location
    )


class PoliceBadge(Card, code="01027"):
    skills = {WILLPOWER: 1}

    @free(cost=(DiscardThis(),), if_=acting_here)
    def give_orders(self, table: Table, me: Me) -> None:
        gain_actions(table, table.state.active, 2)


class BeatCopVeteran(Card, code="01028"):
    skills = {COMBAT: 1}

    @free(cost=(Exhaust(), HarmThis(damage=1)), if_=enemy_here)
    def lend_a_hand(self, table: Table, me: Me) -> Flow[None]:
        if me.out(table):  # by the cost
            return
        enemy = yield from choose_enemy_here(table, me)
        yield from damage_enemy(table, enemy, 1, by=me.you)


class Shotgun(Card, code="01029"):
    shoot = weapon(Attempt(bonus=3, damage_by_margin=5), cost=(SpendUse(),))
