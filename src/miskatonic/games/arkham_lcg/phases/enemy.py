"""III. The enemy phase: hunters move, enemies attack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from miskatonic.kernel.flow import Flow

from ..card import Table
from ..enemies import attack, exhaust, move_hunters
from ..play import choose, investigator_option, investigators_at, is_playing, lead_settles, player_order
from ..values import has, ready_engaged_with
from ..window import open_window
from ..words import Keyword, card_name, say
from .framework import Happening, begin_phase, end_phase, lead_to


def begin(t: Table) -> Flow[str] | str:
    """3.1 and 3.2: hunters move, then there is a window.

    Rules lcg.framework.3.1, lcg.framework.3.2, lcg.framework.3.2.w.
    """
    return lead_to("enemy.attacks", lambda: begin_phase(t, "enemy"), lambda: move_hunters(t))


def attacks(t: Table) -> Flow[str] | str:
    """3.3: in player order, with a window before each and after the last.

    Rules lcg.framework.3.3.a to f, w1 and w2.
    """
    done: set[int] = set()
    happenings: list[Happening] = []
    for who in player_order(t.state):
        happenings += [lambda: open_window(t, "enemy"), partial(attacks_on, t, who, done)]
    return lead_to("enemy.end", *happenings, lambda: open_window(t, "enemy-attacked"))


def attacks_on(t: Table, who: int, done: set[int]) -> Iterable[Any]:
    """The ready enemies engaged with an investigator attack, if there are any (rule lcg.framework.3.3.b)."""
    return resolve_attacks(t, who, done) if is_playing(t, who) and ready_engaged_with(t, who) else ()


def resolve_attacks(t: Table, who: int, done: set[int]) -> Flow[None]:
    """One after the other, in the order the investigator likes (rule lcg.framework.3.3.e)."""
    while is_playing(t, who):
        waiting = [enemy for enemy in ready_engaged_with(t, who) if enemy not in done]
        if not waiting:
            return
        enemy = yield from choose(t, who, "attacked-by", waiting, "lcg.framework.3.3.e")
        done.add(enemy)
        if has(t, enemy, Keyword.MASSIVE):
            yield from massive_attack(t, enemy)
        else:
            yield from attack(t, enemy, who)
        if enemy in t.state.play:
            exhaust(t, enemy)


def massive_attack(t: Table, enemy: int) -> Flow[None]:
    """Everybody at its location once, in the lead investigator's order.

    Rules lcg.massive.4, lcg.massive.5, lcg.massive.9.
    """
    state = t.state
    waiting = investigators_at(t, state.play[enemy].location)
    prompt = say("prompt-massive-attack", enemy=card_name(state.codes[enemy]))
    while waiting and enemy in state.play:
        options = [investigator_option("attacks", state.investigators[who].code, who) for who in waiting]
        who: int = yield from lead_settles(t, options, prompt, lambda who: 0, "lcg.massive.4")
        waiting.remove(who)
        yield from attack(t, enemy, who)


def end(t: Table) -> Flow[str] | str:
    """3.4 (rule lcg.framework.3.4)."""
    return lead_to("upkeep.begin", lambda: end_phase(t, "enemy"))
