"""III. The enemy phase: hunters move, enemies attack."""

from __future__ import annotations

from miskatonic.kernel.decision import QuestionKind
from miskatonic.kernel.flow import Flow

from ..card import Table
from ..enemies import attack, attack_order_matters, exhaust, first_attacker, may_attack, move_hunters
from ..play import investigator_option, investigators_at, is_playing, lead_settles, player_order
from ..values import has, ready_engaged_with
from ..window import open_window
from ..words import MASSIVE, NOBODY, card_name, say
from .framework import begin_phase, end_phase


def hunt_and_attack(table: Table) -> Flow[str]:
    """The whole phase (rules lcg.framework.3.1, lcg.framework.3.2, lcg.framework.3.4)."""
    yield from begin_phase(table, "enemy")
    yield from move_hunters(table)
    yield from attacks(table)
    yield from end_phase(table, "enemy")
    return "upkeep.begin"


def attacks(table: Table) -> Flow[None]:
    """3.3: in player order, with a window before each and after the last.

    Rules lcg.framework.3.2.w, lcg.framework.3.3.a to f, w1 and w2.
    """
    done: set[int] = set()
    for who in player_order(table.state):
        yield from open_window(table, "enemy")
        if table.state.enemies:
            yield from resolve_attacks(table, who, done)
    yield from open_window(table, "enemy-attacked")


def resolve_attacks(table: Table, who: int, done: set[int]) -> Flow[None]:
    """One after the other, in the order the investigator likes (rule lcg.framework.3.3.e)."""
    while is_playing(table, who):
        waiting = [
            enemy for enemy in ready_engaged_with(table, who) if enemy not in done and may_attack(table, enemy, who)
        ]
        if not waiting:
            return
        attacks = [(enemy, victim) for enemy in waiting for victim in victims(table, enemy, who)]
        enemy = yield from first_attacker(table, who, waiting, attacks, "lcg.framework.3.3.e")
        done.add(enemy)
        if has(table, enemy, MASSIVE):
            yield from massive_attack(table, enemy)
        else:
            yield from attack(table, enemy, who)
        if enemy in table.state.play:
            exhaust(table, enemy)


def victims(table: Table, enemy: int, who: int) -> list[int]:
    """Whom an enemy attacks when its turn has come: a massive one everybody at its location (rule lcg.massive.4)."""
    return investigators_at(table, table.state.play[enemy].location) if has(table, enemy, MASSIVE) else [who]


def massive_attack(table: Table, enemy: int) -> Flow[None]:
    """Everybody at its location once, in the lead investigator's order.

    Rules lcg.massive.4, lcg.massive.5, lcg.massive.9.
    """
    state = table.state
    waiting = victims(table, enemy, NOBODY)
    prompt = say("prompt-massive-attack", enemy=card_name(state.codes[enemy]))
    while waiting and enemy in state.play:
        options = [investigator_option("attacks", state.investigators[who].code, who) for who in waiting]
        if not attack_order_matters(table, [(enemy, who) for who in waiting]):
            del options[1:]
        who: int = yield from lead_settles(table, options, prompt, lambda who: 0, "lcg.massive.4", QuestionKind.ORDER)
        waiting.remove(who)
        yield from attack(table, enemy, who)
