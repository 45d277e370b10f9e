"""Rogue cards."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow

from ..attempts import fight, investigate
from ..card import AFTER, WHEN, Card, Me, Table, action, event, fast, reaction
from ..chaos import effect_of
from ..costs import Exhaust, SpendUse
from ..drawing import draw, gain_resources
from ..engagement import disengage, engage_ready_enemies
from ..harm import damage_enemy
from ..moments import EnemyEvaded, TokenRevealed
from ..places import connected, may_enter, move
from ..play import choose, enemies_at
from ..state import SkillTest
from ..words import AGILITY, Designator
from .common import AgilityTalent, CombatTalent, weapon

FIGHT = Designator.FIGHT


def clean_hit(test: SkillTest) -> bool:
    """The attack succeeded by 2 or more; a miss does not hurt a colleague the more for being wide."""
    return bool(test.succeeded) and test.margin >= 2


class Switchblade(Card, code="01044"):
    @action(FIGHT)
    def stab(self, t: Table, me: Me) -> Flow[None]:
        yield from weapon(t, me, extra=clean_hit)


class Burglary(Card, code="01045"):
    @action(Designator.INVESTIGATE, cost=(Exhaust(),))
    def steal(self, t: Table, me: Me) -> Flow[None]:
        yield from investigate(t, me, instead=lambda test: gain_resources(t, me.you, 3))


class Pickpocketing(Card, code="01046"):
    @reaction(AFTER, EnemyEvaded, if_=lambda t, me: me.on.who == me.you, cost=(Exhaust(),))
    def pick_pockets(self, t: Table, me: Me) -> Flow[None]:
        yield from draw(t, me.you)


class FortyOneDerringer(Card, code="01047"):
    @action(FIGHT, cost=(SpendUse(),))
    def shoot(self, t: Table, me: Me) -> Flow[None]:
        yield from weapon(t, me, bonus=2, extra=clean_hit)


class LeoDeLuca(Card, code=("01048", "01054")):
    def extra_action(self, t: Table, card: int, who: int) -> str | None:
        return "" if t.state.play[card].controller == who else None


class HardKnocks(CombatTalent, AgilityTalent, code="01049"):
    pass


def quiet_places(t: Table, me: Me) -> list[int]:
    """Revealed locations without enemies, other than yours."""
    here = t.state.investigators[me.you].location
    return [
        at
        for at in t.state.locations
        if at != here and t.state.play[at].revealed and not enemies_at(t, at) and may_enter(t, at)
    ]


def engaged_in_threat_area(t: Table, who: int) -> list[int]:
    return [enemy for enemy in t.state.enemies if t.state.play[enemy].engaged == who]


def slip_away(t: Table, me: Me, places: list[int]) -> Flow[None]:
    """Leave every enemy behind and move."""
    for enemy in engaged_in_threat_area(t, me.you):
        disengage(t, enemy)
    if places:
        to = yield from choose(t, me.you, "slip-away", places)
        yield from move(t, me.you, to)
    yield from engage_ready_enemies(t)


class Elusive(Card, code="01050"):
    @fast(
        during="your-turn",
        if_=lambda t, me: quiet_places(t, me) or engaged_in_threat_area(t, me.you),
    )
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from slip_away(t, me, quiet_places(t, me))


class Backstab(Card, code="01051"):
    @event(FIGHT)
    def play(self, t: Table, me: Me) -> Flow[None]:
        yield from fight(t, me, skill=AGILITY, damage=lambda test: 3)


def exhausted_enemies_here(t: Table, me: Me) -> list[int]:
    here = t.state.investigators[me.you].location
    return [enemy for enemy in enemies_at(t, here) if t.state.play[enemy].exhausted]


class SneakAttack(Card, code="01052"):
    @event(if_=exhausted_enemies_here)
    def play(self, t: Table, me: Me) -> Flow[None]:
        enemies = exhausted_enemies_here(t, me)
        if enemies:
            enemy = yield from choose(t, me.you, "target", enemies)
            yield from damage_enemy(t, enemy, 2, by=me.you)


class Opportunist(Card, code="01053"):
    def may_commit(self, t: Table, me: Me, test: SkillTest) -> bool:
        return test.who == me.you

    def returns_to_hand(self, t: Table, me: Me, test: SkillTest) -> bool:
        return test.margin >= 3


def ways_out(t: Table, me: Me) -> list[int]:
    return [at for at in connected(t, t.state.investigators[me.you].location) if may_enter(t, at)]


class CatBurglar(Card, code="01055"):
    skills = {AGILITY: 1}

    @action(cost=(Exhaust(),), provokes=False, if_=lambda t, me: ways_out(t, me) or engaged_in_threat_area(t, me.you))
    def climb_out(self, t: Table, me: Me) -> Flow[None]:
        yield from slip_away(t, me, ways_out(t, me))


def token_against_you(t: Table, me: Me) -> bool:
    """You have just revealed a token with a negative modifier."""
    drawn = me.on.drawn
    if me.on.who != me.you or drawn is None or drawn.turned or me.on.cancelled:
        return False
    return effect_of(t, me.you, drawn.token).value < 0


class SureGamble(Card, code="01056"):
    @fast(WHEN, TokenRevealed, if_=token_against_you)
    def play(self, t: Table, me: Me) -> None:
        me.on.drawn.turned = True


class HotStreak(Card, code="01057"):
    @event()
    def play(self, t: Table, me: Me) -> None:
        gain_resources(t, me.you, 10)
