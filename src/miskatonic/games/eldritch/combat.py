"""Combat encounters and ambushes (rules eh.combat.*, eh.ambush.*)."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Cost, resolve
from miskatonic.kernel.flow import Flow, ask, run

from . import causes
from .casting import offer_spells
from .components import TOKENS, MonsterKind
from .events import AmbushBegan, CombatBegan
from .health import check_defeat, lose
from .monsters import hurt, is_epic, monster_options, printed, put_away
from .play import Table
from .reactions import able
from .resolver import Me
from .state import Combat, Eldritch, Monster
from .testing import skill_test
from .words import HEALTH, SANITY, STRENGTH, WILL, say


def fight_all(table: Table, who: int) -> Flow[None]:
    """One combat encounter with each monster on the space, in the order they choose (rules eh.combat.1, 2)."""
    state = table.state
    investigator = state.investigators[who]
    space, met = investigator.space, set[int]()
    while investigator.in_play:
        left = [each for each in state.monsters_on(space) if each.token not in met]
        if not left:
            break
        prompt = say("prompt-fight")
        options = monster_options(_first(state, left), "fight")
        monster: Monster = yield from ask(who, prompt, options, "eh.combat.2", table.cause, QuestionKind.ORDER, "fight")
        met.add(monster.token)
        yield from fight(table, who, monster)


def _first(state: Eldritch, left: list[Monster]) -> list[Monster]:
    """Who may be fought first: anybody, or by another reading those that are not Epic (rule eh.combat.2)."""
    ordinary = [each for each in left if not is_epic(each.token)]
    return ordinary if state.readings.combat_order == "epic-last" and ordinary else left


def fight(table: Table, who: int, monster: Monster) -> Flow[bool]:
    """A combat encounter with a monster on the board; True where it was defeated (rules eh.combat.3 to 13)."""
    state = table.state
    outer, table.cause = table.cause, causes.monster(TOKENS[monster.token])
    table.tell(CombatBegan, state.investigators[who].id, TOKENS[monster.token], monster.token)
    yield from _combat(table, monster, Combat(who, monster.token))
    table.cause = outer
    return monster.gone


def ambush(table: Table, who: int, kind: str | None = None) -> Flow[bool]:
    """A monster that is not on the board attacks at once; it is discarded afterwards (rules eh.ambush.1 to 4).

    One that is named only lends its numbers (rules eh.ambush.5 to 8). True where it was defeated.
    """
    state = table.state
    if kind is None and not state.cup:
        return False
    token = rng.take(state, state.cup) if kind is None else next(each for each in TOKENS if TOKENS[each] == kind)
    monster = Monster(token, state.investigators[who].space)
    outer, table.cause = table.cause, causes.monster(TOKENS[token])
    table.tell(AmbushBegan, state.investigators[who].id, TOKENS[token])
    if kind is None:
        state.ambushing = [*state.ambushing, token]
    yield from _combat(table, monster, Combat(who, token, monster, lent=kind is not None))
    table.cause = outer
    if kind is None and not monster.gone:
        put_away(state, token)
    return monster.gone


def _combat(table: Table, monster: Monster, combat: Combat) -> Flow[None]:
    """The will test, then the strength test, each if there is one (rule eh.combat.13)."""
    state = table.state
    outer, state.combat = state.combat, combat
    kind = printed(state, monster.token)
    me = Me(who=combat.who, card=TOKENS[monster.token], monster=monster.token, at=monster.space)
    yield from offer_spells(table, combat.who, "combat")
    goes_on = True
    if not _over(table, me, monster):
        yield from resolve(kind.before_will, table, me)
    if kind.will is not None and not _over(table, me, monster):
        goes_on = yield from _will_test(table, me, kind)
    if kind.strength is not None and goes_on and not _over(table, me, monster):
        yield from resolve(kind.before_strength, table, me)
        if not _over(table, me, monster):
            yield from _strength_test(table, me, kind, monster)
    if kind.no_encounter and monster.gone:
        state.more_encounters = False
    state.combat = outer


def _over(table: Table, me: Me, monster: Monster) -> bool:
    return monster.gone or me.out(table)


def _will_test(table: Table, me: Me, kind: MonsterKind) -> Flow[bool]:
    """Sanity is lost by as much as the result falls short of the horror (rules eh.combat.4 to eh.combat.6)."""
    assert kind.will is not None
    outcome = yield from skill_test(table, me, WILL, kind.will.mod)
    lost = yield from lose(table, me.who, SANITY, max(0, horror(table.state, me.who, kind) - outcome.result))
    after = me.knowing(outcome)
    if lost:
        yield from resolve(kind.sanity_lost, table, replace(after, count=lost))
    yield from resolve(kind.will_passed if outcome.passed else kind.will_failed, table, after)
    yield from resolve(kind.after_will, table, after)
    return outcome.passed or not kind.skips_strength


def _strength_test(table: Table, me: Me, kind: MonsterKind, monster: Monster) -> Flow[None]:
    """Both lose health at the same time, so that both may be defeated (rules eh.combat.7 to eh.combat.10)."""
    assert kind.strength is not None
    outcome = yield from skill_test(table, me, STRENGTH, kind.strength.mod)
    missing = max(0, damage(table.state, me.who, kind) - outcome.result)
    if missing and not outcome.passed and kind.spares and (yield from _spared(table, me, kind.spares)):
        missing = 0
    lost = yield from lose(table, me.who, HEALTH, missing, defeats=False)
    if outcome.passed:
        yield from hurt(table, monster, outcome.result, me.who, combat=True)
    yield from check_defeat(table, me.who)
    if lost:
        yield from resolve(kind.health_lost, table, replace(me.knowing(outcome), count=lost))


def _spared(table: Table, me: Me, cost: Cost) -> Flow[bool]:
    """May something be given instead of health?"""
    if not cost.affordable(table, me):
        return False
    options = [
        Option("spare", cost.say(), True, "spare"),
        Option("no", say("option-lose-health"), False, role=Role.DECLINE),
    ]
    prompt = say("prompt-spare")
    spared: bool = yield from ask(me.who, prompt, options, "eh.golden.2", table.cause, QuestionKind.AGREE, "spare")
    if spared:
        yield from run(cost.pay(table, me))
    return spared


def horror(state: Eldritch, who: int, kind: MonsterKind) -> int:
    """How much sanity is at stake; an ability may lower it to 1 (rules eh.inv-diana.2, eh.inv-diana.3)."""
    loss = kind.will.loss if kind.will else 0
    return min(loss, 1) if able(state, who, "one_horror") else loss


def damage(state: Eldritch, who: int, kind: MonsterKind) -> int:
    """How much health is at stake; abilities may lower it, but not below 1."""
    loss = kind.strength.loss if kind.strength else 0
    return max(min(loss, 1), loss - sum(has.less_damage for _, has in able(state, who, "less_damage")))
