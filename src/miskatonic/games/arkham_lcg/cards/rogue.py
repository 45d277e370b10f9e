"""Rogue cards."""

from __future__ import annotations

from miskatonic.kernel.effects import condition
from miskatonic.kernel.flow import Flow

from ..attempts import fight, investigate
from ..card import AFTER, WHEN, Attempt, Card, Me, ReadOnlyTable, Table, action, event, fast, reaction
from ..chaos import effect_of
from ..costs import Exhaust, SpendUse
from ..drawing import draw, gain_resources
from ..engagement import disengage, engage_ready_enemies
from ..harm import damage_enemy
from ..moments import EnemyEvaded, TokenRevealed
from ..places import connected, may_enter, move
from ..play import choose, enemies_at
from ..state import SkillTest
from ..words import AGILITY, Designator, say
from .common import AgilityTalent, CombatTalent, weapon


class Switchblade(Card, code="01044"):
    stab = weapon(Attempt(damage_if_well=1))


class Burglary(Card, code="01045"):
    @action(Designator.INVESTIGATE, attempt=Attempt(), cost=(Exhaust(),))
    def steal(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        yield from investigate(table, me, attempt, instead=lambda test: gain_resources(table, me.you, 3))


class Pickpocketing(Card, code="01046"):
    @reaction(AFTER, EnemyEvaded, if_=lambda table, me: me.on.who == me.you, cost=(Exhaust(),))
    def pick_pockets(self, table: Table, me: Me) -> Flow[None]:
        yield from draw(table, me.you)


class FortyOneDerringer(Card, code="01047"):
    shoot = weapon(Attempt(bonus=2, damage_if_well=1), cost=(SpendUse(),))


class LeoDeLuca(Card, code=("01048", "01054")):
    def extra_action(self, table: ReadOnlyTable, card: int, who: int) -> str | None:
        return "" if table.state.play[card].controller == who else None


class HardKnocks(CombatTalent, AgilityTalent, code="01049"):
    pass


def quiet_places(table: Table, me: Me) -> list[int]:
    """Revealed locations without enemies, other than yours."""
    here = table.state.investigators[me.you].location
    return [
        at
        for at in table.state.locations
        if at != here and table.state.play[at].revealed and not enemies_at(table, at) and may_enter(table, at)
    ]


def engaged_in_threat_area(table: Table, who: int) -> list[int]:
    return [enemy for enemy in table.state.enemies if table.state.play[enemy].engaged == who]


def slip_away(table: Table, me: Me, places: list[int]) -> Flow[None]:
    """Leave every enemy behind and move."""
    for enemy in engaged_in_threat_area(table, me.you):
        disengage(table, enemy)
    if places:
        to = yield from choose(table, me.you, "slip-away", places)
        yield from move(table, me.you, to)
    yield from engage_ready_enemies(table)


@condition(say("unmet-slipping-away"))
def may_slip_away(table: Table, me: Me) -> bool:
    """There is a quiet place to go, or an enemy to leave behind."""
    return bool(quiet_places(table, me) or engaged_in_threat_area(table, me.you))


class Elusive(Card, code="01050"):
    @fast(during="your-turn", if_=may_slip_away)
    def play(self, table: Table, me: Me) -> Flow[None]:
        yield from slip_away(table, me, quiet_places(table, me))


class Backstab(Card, code="01051"):
    @event(Designator.FIGHT, attempt=Attempt(skill=AGILITY, damage=2))
    def play(self, table: Table, me: Me, attempt: Attempt) -> Flow[None]:
        yield from fight(table, me, attempt)


@condition(say("unmet-exhausted-enemies-here"))
def exhausted_enemies_here(table: Table, me: Me) -> list[int]:
    here = table.state.investigators[me.you].location
    return [enemy for enemy in enemies_at(table, here) if table.state.play[enemy].exhausted]


class SneakAttack(Card, code="01052"):
    @event(if_=exhausted_enemies_here)
    def play(self, table: Table, me: Me) -> Flow[None]:
        enemies = exhausted_enemies_here(table, me)
        if enemies:
            enemy = yield from choose(table, me.you, "target", enemies)
            yield from damage_enemy(table, enemy, 2, by=me.you)


class Opportunist(Card, code="01053"):
    def may_commit(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> bool:
        return test.who == me.you

    def returns_to_hand(self, table: ReadOnlyTable, me: Me, test: SkillTest) -> bool:
        return test.margin >= 3


def ways_out(table: Table, me: Me) -> list[int]:
    return [at for at in connected(table, table.state.investigators[me.you].location) if may_enter(table, at)]


@condition(say("unmet-slipping-away"))
def may_climb_out(table: Table, me: Me) -> bool:
    """There is a way to another location, or an enemy to leave behind."""
    return bool(ways_out(table, me) or engaged_in_threat_area(table, me.you))


class CatBurglar(Card, code="01055"):
    skills = {AGILITY: 1}

    @action(cost=(Exhaust(),), provokes=False, if_=may_climb_out)
    def climb_out(self, table: Table, me: Me) -> Flow[None]:
        yield from slip_away(table, me, ways_out(table, me))


def token_against_you(table: Table, me: Me) -> bool:
    """You have just revealed a token with a negative modifier."""
    drawn = me.on.drawn
    if me.on.who != me.you or drawn is None or drawn.turned or me.on.cancelled:
        return False
    return effect_of(table, me.you, drawn.token).value < 0


class SureGamble(Card, code="01056"):
    @fast(WHEN, TokenRevealed, if_=token_against_you)
    def play(self, table: Table, me: Me) -> None:
        me.on.drawn.turned = True


class HotStreak(Card, code="01057"):
    @event()
    def play(self, table: Table, me: Me) -> None:
        gain_resources(table, me.you, 10)
