"""What follows when something has happened: abilities of investigators and cards, the mystery, Mythos cards, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import May, any_possible, resolve
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .abilities import Abilities, Reaction, Whose
from .causes import caused
from .components import ANCIENT_ONES, HAVING, HOLDERS, MYSTERIES, MYTHOS, SHEETS
from .play import Table, thing_of, use, used
from .resolver import Me, carry_out, cause_of
from .state import Eldritch
from .words import ancient_one_name, card_name, front, investigator_name, mystery_name, mythos_name, say


def able(state: Eldritch, who: int, ability: str) -> Sequence[tuple[str, Abilities]]:
    """What an investigator has with an ability: the sheet, possessions, conditions."""
    each, holders = state.investigators[who], HOLDERS[ability]
    if each.id not in holders and holders.isdisjoint(each.cards) and holders.isdisjoint(each.conditions):
        return ()
    having = HAVING[ability]
    return [(held, having[held]) for held in (each.id, *each.cards, *each.conditions) if held in having]


def reaches(state: Eldritch, whose: Whose, owner: int, other: int) -> bool:
    """Does an ability of one investigator concern another one (or the same)?"""
    if whose == "own":
        return owner == other
    return whose == "any" or state.investigators[owner].space == state.investigators[other].space


Ready = tuple[str, Reaction, Me]
"""A component that reacts, what it does, and who resolves it."""


def ready(table: Table, at: str, me: Me) -> list[Ready]:
    """All that reacts to what has happened to an investigator."""
    state = table.state
    found: list[Ready] = []
    occasion = f"react:{at}"
    for owner in state.standing() if occasion in HAVING else ():
        for card, abilities in able(state, owner, occasion):
            for reaction in abilities.react:
                if reaction.at == at and reaches(state, reaction.whose, owner, me.who):
                    found.append((card, reaction, replace(me, who=owner, card=card, chosen=me.who)))
    sheet = ANCIENT_ONES[state.ancient_one]
    shared = [(state.ancient_one, (sheet.back if state.awake else sheet.front).react)]
    if state.mystery is not None:
        shared.append((state.mystery.card, MYSTERIES[state.mystery.card].react))
    for each in state.ongoing:
        shared.append((each.card, MYTHOS[each.card].react))
    for card, reactions in shared:
        for reaction in reactions:
            if reaction.at == at:
                found.append((card, reaction, replace(me, card=card)))
    return found


def react(table: Table, at: str, me: Me) -> Flow[None]:
    """Let all react; the active investigator settles the order of several (rule eh.conflict.1)."""
    done: list[tuple[str, Reaction]] = []
    while True:
        left = ready(table, at, me)
        if left:
            left = [each for each in left if each[:2] not in done and _can(table, *each)]
        if not left:
            return
        options = [
            Option(
                f"use:{front(card)}",
                component_name(card),
                (card, reaction, who),
                "use",
                (thing_of(table.state, who.who, card),),
            )
            for card, reaction, who in left
        ]
        card, reaction, who = yield from ask(
            table.state.active,
            say("prompt-order"),
            options,
            "eh.conflict.1",
            table.cause,
            QuestionKind.ORDER,
            "react",
        )
        done.append((card, reaction))
        if reaction.limited:
            yield from caused(table, cause_of(who), _once(table, card, reaction, who))
        else:
            yield from carry_out(reaction.then, table, who)


def _once(table: Table, card: str, reaction: Reaction, me: Me) -> Flow[None]:
    """What may be done once a round: whoever declines may still do it later in the round."""
    for effect in reaction.then:
        assert isinstance(effect, May)
        if (yield from effect.wanted(table, me)):
            use(table, f"react:{card}")
            yield from resolve(effect.then, table, me)


def _can(table: Table, card: str, reaction: Reaction, me: Me) -> bool:
    if reaction.limited and used(table, f"react:{card}"):
        return False
    return (reaction.when is None or reaction.when.holds(table, me)) and any_possible(reaction.then, table, me)


@cache
def component_name(card: str) -> Message:
    """What somebody or something with an ability is called: a sheet, a card, a mystery."""
    if card in SHEETS:
        return investigator_name(card)
    if card in ANCIENT_ONES:
        return ancient_one_name(card)
    if card in MYSTERIES:
        return mystery_name(card)
    if card in MYTHOS:
        return mythos_name(card)
    return card_name(card)
