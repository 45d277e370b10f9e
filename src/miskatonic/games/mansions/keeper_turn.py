"""The keeper's turn in its five steps (rules mom.keeper-turn.1, mom.threat.*, mom.monster-attack-step.*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.kernel.decision import Decision, Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.game import Step

from . import causes, objectives, things
from .causes import caused
from .combat import monster_attacks
from .event_deck import event_step
from .events import KeeperTurnBegan
from .horror import begin_turn_checks
from .keeper_actions import action_offers, use_action
from .monsters import begin_turn, deal, shake_off_stun
from .play import Table, called, investigator
from .state import Mansions, Monster
from .threat import gain_threat
from .trading import trade
from .trauma import insanity_offers, may_play_insanity, play_insanity
from .words import investigator_name, monster_name, room_of, say

FIRE_DAMAGE: Final = 2
"""What fire does to monsters (rule mom.fire.3)."""


def begin_turn_of_keeper(table: Table) -> str:
    state = table.state
    state.phase, state.turn = "keeper", None
    state.keeper_used, state.attacked = [], []
    table.tell(KeeperTurnBegan, state.round)
    begin_turn_checks(table)
    begin_turn(state)
    return "keeper.trading"


def trading(table: Table) -> Flow[str]:
    """Step 1: investigators in one space trade, and stunned ones recover (rules mom.trade.1, mom.trade.5)."""
    yield from trade(table)
    return "keeper.threat"


def threat(table: Table) -> str:
    """Step 2: as much as there were investigators at the start (rules mom.threat.1, mom.threat.2)."""
    gain_threat(table, len(table.state.investigators))
    return "keeper.actions"


def actions(table: Table) -> Flow[str]:
    """Step 3: as many actions as the keeper likes and can pay for, and insanities (rules mom.keeper-action.1, .2).

    With somebody insane he is asked whatever his cards are: whether one of them is an insanity must not show.
    """
    yield from objectives.settle(table)
    state = table.state
    offers = [*action_offers(table), *insanity_offers(table)]
    if not offers and not may_play_insanity(state):
        return "keeper.attacks"
    done = Option("done", say("option-no-more-actions"), role=Role.DONE)
    prompt = say("prompt-keeper-action", n=state.threat)
    rule, kind = "mom.keeper-action.1", QuestionKind.ACT
    option: Option = yield Decision(state.keeper, prompt, (*offers, done), rule, kind=kind, topic="keeper-action")
    match option.value:
        case ("action", str(id)):
            yield from use_action(table, id)
        case ("insanity", int(who), str(card)):
            yield from play_insanity(table, who, card)
        case _:
            return "keeper.attacks"
    return "keeper.actions"


def attacks(table: Table) -> Flow[str]:
    """Step 4: each monster may attack once, as the keeper decides (rules mom.monster-attack-step.1 to .3)."""
    state = table.state
    offers = [
        _attack_option(table, monster, who) for monster in ready_monsters(state) for who in victims(state, monster)
    ]
    done = Option("done", say("option-no-more-attacks"), role=Role.DONE)
    chosen: tuple[int, int] | None = yield from ask(
        state.keeper,
        say("prompt-monster-attack"),
        [*offers, done],
        "mom.monster-attack-step.2",
        None,
        QuestionKind.ACT,
        "monster-attack",
    )
    if chosen is None:
        return _end_attacks(table)
    id, who = chosen
    monster = state.monster(id)
    assert monster is not None
    state.attacked.append(id)
    yield from caused(table, causes.monster(called(monster)), monster_attacks(table, monster, who))
    yield from objectives.settle(table)
    return "keeper.attacks"


def ready_monsters(state: Mansions) -> list[Monster]:
    """Those that may still attack in this step: neither stunned nor done (rule mom.monster-attack-step.4)."""
    return [monster for monster in state.monsters if not monster.stun and monster.id not in state.attacked]


def victims(state: Mansions, monster: Monster) -> list[int]:
    """The investigators in its own space (rules mom.monster-attack-step.1, mom.monster-attack-step.3)."""
    return state.in_space(monster.space)


def _attack_option(table: Table, monster: Monster, who: int) -> Option:
    id = investigator(table, who).id
    words = say("option-monster-attack", monster=monster_name(called(monster)), who=investigator_name(id))
    about = (things.monster(monster.id), things.investigator(id))
    return Option(f"attack:{monster.id}:{id}", words, (monster.id, who), "attack", about)


def _end_attacks(table: Table) -> str:
    """A stunned monster loses one stun token instead of attacking (rules mom.monster-attack-step.4, .5, mom.stun.9)."""
    for monster in table.state.monsters:
        if monster.stun and monster.id not in table.state.attacked:
            shake_off_stun(table, monster)
    return "keeper.event"


def event(table: Table) -> Flow[str]:
    """Step 5 (rule mom.event.1)."""
    yield from event_step(table)
    return "keeper.end"


def end_turn(table: Table) -> Flow[str]:
    """Monsters in burning rooms take damage; then the round is over (rules mom.fire.3, mom.round.1)."""
    state = table.state
    for monster in [each for each in state.monsters if room_of(each.space) in state.fire]:
        yield from caused(table, causes.FIRE, deal(table, monster, FIRE_DAMAGE))
    yield from objectives.end_round(table)
    return "round.begin"


STEPS: Final[Mapping[str, Step]] = {
    "keeper.begin": begin_turn_of_keeper,
    "keeper.trading": trading,
    "keeper.threat": threat,
    "keeper.actions": actions,
    "keeper.attacks": attacks,
    "keeper.event": event,
    "keeper.end": end_turn,
}
