"""What can be done with the Action of a turn, and with cards besides it (rule mom.investigator-turn.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Literal

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.flow import Flow, run
from miskatonic.kernel.text import Message

from . import casting, features, things
from .abilities import CardAction
from .components import ITEMS, TRAITS
from .evading import evade
from .events import AbilityUsed, TraitUsed
from .exploring import can_drop, can_explore, drop_cards, explore
from .movement import escape, exits, move_investigator, ways
from .occasions import component_name, component_thing, use, use_key, used
from .play import Table, called, choose_investigator, choose_monster
from .possessions import OBJECTIVE_ABLE, abilities_of, discard, weapons_of
from .resolver import Me, carry_out, pay
from .sight import can_target
from .state import Barrier, Mansions, Monster
from .steps import Step, evading, free_of_evading
from .words import CardId, SpaceId, card_name, front, monster_name, room_of, say, space_name


def actions(table: Table, who: int) -> Iterator[Option]:
    """All ways to spend the Action."""
    yield from runs(table, who)
    yield from attacks(table, who)
    yield from spells(table, who)
    yield from card_actions(table, who, takes_action=True)
    yield from explorations(table.state, who)
    yield from feature_actions(table.state, who)
    if can_drop(table.state, who):
        yield Option("drop", say("option-drop"), evading(drop_cards), "drop")


def runs(table: Table, who: int) -> Iterator[Option]:
    """Run: one adjacent space, by all rules of movement (rules mom.run.1, mom.run.2)."""
    for space in ways(table.state, who):
        yield _run(space)
    for door in exits(table, who):
        yield Option(f"run-out:{door}", say("option-run-out"), free_of_evading(escape), "run-out", (things.door(door),))


@cache
def _run(space: SpaceId) -> Option:
    step = free_of_evading(partial(move_to, space=space))
    return Option(f"run:{space}", say("option-run", where=space_name(space)), step, "run", (things.space(space),))


def move_to(table: Table, who: int, space: SpaceId) -> Flow[None]:
    yield from move_investigator(table, who, space)


def explorations(state: Mansions, who: int) -> Iterator[Option]:
    if can_explore(state, who):
        room = room_of(state.investigators[who].space)
        yield Option(
            "explore", say("option-explore"), evading(explore), "explore", (things.pile(room), things.room(room))
        )


# Attacks.


def attacks(table: Table, who: int) -> Iterator[Option]:
    """Each weapon against each monster it can target, bare hands in the own space (mom.attack.1, mom.attack.2)."""
    state = table.state
    investigator = state.investigators[who]
    if investigator.hidden:
        return
    for monster in state.monsters:
        if monster.space == investigator.space:
            yield _attack_option(monster, None)
        for weapon in weapons_of(state, who):
            if can_target(state, investigator.space, monster.space, ITEMS[front(weapon)].range):
                yield _attack_option(monster, weapon)


def _attack_option(monster: Monster, weapon: CardId | None) -> Option:
    name = monster_name(called(monster))
    step = free_of_evading(partial(attack, monster=monster.id, weapon=weapon))
    if weapon is None:
        return Option(
            f"attack:{monster.id}", say("option-attack", monster=name), step, "attack", (things.monster(monster.id),)
        )
    return Option(
        f"attack:{monster.id}:{front(weapon)}",
        say("option-attack-with", monster=name, card=card_name(weapon)),
        step,
        "attack",
        (things.monster(monster.id), things.card(weapon)),
    )


def attack(table: Table, who: int, monster: int, weapon: CardId | None) -> Flow[None]:
    """Attacking needs no evade check (rules mom.evade.12, mom.evade.13)."""
    from .combat import attack_monster

    target = table.state.monster(monster)
    if target is not None:
        yield from attack_monster(table, who, target, weapon)


# Spells.


def spells(table: Table, who: int) -> Iterator[Option]:
    """Spells with a target; whoever hides casts no attack spells (rules mom.attack.3, mom.hiding.2)."""
    state = table.state
    for card in casting.fronts(state, who):
        attacking = casting.is_attack(state, card)
        if attacking and state.investigators[who].hidden:
            continue
        if casting.monster_targets(state, who, card) or casting.investigator_targets(state, who, card):
            flow = partial(cast, card=card)
            step = free_of_evading(flow) if attacking else evading(flow)
            words = say("option-cast", card=card_name(card))
            yield Option(f"cast:{front(card)}", words, step, "cast", (things.card(card),))


def cast(table: Table, who: int, card: CardId) -> Flow[None]:
    """Choose whom the spell is for, then cast it."""
    state = table.state
    if card not in state.investigators[who].spells:
        return
    monsters = casting.monster_targets(state, who, card)
    people = casting.investigator_targets(state, who, card)
    prompt = say("prompt-spell-target", card=card_name(card))
    if monsters:
        monster = yield from choose_monster(table, who, monsters, prompt, "mom.spell.4", "spell-target")
        yield from casting.cast(table, who, card, monster=monster)
    elif people:
        chosen = yield from choose_investigator(table, who, people, prompt, "mom.spell.7", "spell-target")
        yield from casting.cast(table, who, card, chosen=chosen)


# Cards and traits.


def card_actions(table: Table, who: int, *, takes_action: bool) -> Iterator[Option]:
    """Abilities of cards and traits with the word Action, or those without it (rules mom.card-action.1, .2)."""
    for card, able in abilities_of(table.state, who):
        for number, action in enumerate(able.actions):
            if action.action is takes_action and can_use(table, who, card, number, action):
                flow = partial(use_card, card=card, number=number, action=action)
                step = evading(flow) if takes_action else free_of_evading(flow, "nothing")
                words = _use_name(card, number, len(able.actions))
                key = f"use:{front(card)}" if not number else f"use:{front(card)}:{number}"
                yield Option(key, words, step, "use", (component_thing(card),), word=str(number))


def _use_name(card: str, number: int, count: int) -> Message:
    if count == 1:
        return say("option-use", what=component_name(card))
    return say("option-use-one", what=component_name(card), n=number + 1)


def can_use(table: Table, who: int, card: str, number: int, action: CardAction) -> bool:
    """Is it not used up, can it be paid for, and would it change anything?"""
    me = Me(who=who, card=card)
    if used(table.state, use_key(action, card, number)):
        return False
    if action.cost is not None and not action.cost.affordable(table, me):
        return False
    if action.when is not None and not action.when.holds(table, me):
        return False
    return any_possible(action.then, table, me)


def use_card(table: Table, who: int, card: str, number: int, action: CardAction) -> Flow[None]:
    """Use an ability of an own card; what an evade check before it took away is not used."""
    state = table.state
    if not can_use(table, who, card, number, action) or card not in dict(abilities_of(state, who)):
        return
    me = Me(who=who, card=card)
    use(state, who, use_key(action, card, number))
    name = state.investigators[who].id
    if card in TRAITS:
        table.tell(TraitUsed, name, card)
    elif card != OBJECTIVE_ABLE:
        table.tell(AbilityUsed, name, front(card))
    if action.cost is not None:
        yield from pay(action.cost, table, me)
    yield from carry_out(action.then, table, me)
    if action.discards:
        discard(table, who, card)


# Room features.


def feature_actions(state: Mansions, who: int) -> Iterator[Option]:
    """Barriers, fireplaces, hiding places (rules mom.barrier.1, .2, mom.fireplace.2, mom.hiding.1, .3)."""
    space = state.investigators[who].space
    for door in features.pushes(state, who):
        step = evading(partial(push, door=door))
        about = (things.door(door), things.barrier(space))
        yield Option(f"barrier:{door}", barrier_words(state, who, door), step, "barrier", about)
    for barrier in features.pulls(state, who):
        yield _pull_option(barrier, beyond=barrier.space != space)
    if features.can_burn(state, who):
        yield Option(
            "burn", say("option-burn-corpses"), evading(features.burn_in_fireplace), "burn", (things.corpse(space),)
        )
    yield from hiding(state, who, "action")


def barrier_words(state: Mansions, who: int, door: int) -> Message:
    """The door by the space that lies behind it."""
    space = state.investigators[who].space
    found = next(each for each in features.house_of(state.story).doors if each.id == door)
    behind = found.other if found.one == space else found.one
    return say("option-barrier-out") if behind is None else say("option-barrier", where=space_name(behind))


def push(table: Table, who: int, door: int) -> None:
    features.push_barrier(table, who, door)


def _pull_option(barrier: Barrier, *, beyond: bool) -> Option:
    step, about = evading(partial(pull, space=barrier.space)), (things.barrier(barrier.space),)
    if not beyond:
        return Option("pull-barrier", say("option-pull-barrier"), step, "pull-barrier", about)
    words = say("option-pull-barrier-beyond", where=space_name(barrier.space))
    return Option(f"pull-barrier:{barrier.door}", words, step, "pull-barrier", about)


def pull(table: Table, who: int, space: SpaceId) -> None:
    features.pull_barrier(table, who, space)


def hiding(state: Mansions, who: int, by: Literal["move", "action"]) -> Iterator[Option]:
    """Hide or come out, by a Move or by the Action (rules mom.hiding.1, mom.hiding.3, mom.hiding.6)."""
    about = (things.space(state.investigators[who].space),)
    checked = by == "action" or state.readings.hiding_with_move == "evade"
    wrap = evading if checked else free_of_evading
    if features.can_hide(state, who):
        yield Option(f"hide:{by}", say(f"option-hide-{by}"), wrap(features.hide, by), f"hide-{by}", about)
    if state.investigators[who].hidden:
        yield Option(
            f"come-out:{by}", say(f"option-come-out-{by}"), wrap(features.come_out, by), f"come-out-{by}", about
        )


def carry_out_step(table: Table, who: int, step: Step) -> Flow[None]:
    """Evade first where that is needed, then do it (rules mom.evade.1, mom.evade.2)."""
    if not step.evades or (yield from evade(table, who)):
        yield from run(step.flow(table, who))
