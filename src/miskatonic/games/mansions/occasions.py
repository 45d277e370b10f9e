"""What follows when something happens to an investigator: reactions of traits and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import things
from .abilities import Occasion, Reaction
from .components import TRAITS
from .events import AbilityUsed, TraitUsed
from .play import Table
from .possessions import OBJECTIVE_ABLE, abilities_of, discard
from .resolver import Me, carry_out, pay
from .state import Mansions
from .words import card_name, front, say, trait_name

_PASS: Final = Option("pass", say("option-no-reaction"), role=Role.PASS)

Ready = tuple[str, int, Reaction]
"""The component that reacts, which of its reactions it is, and the reaction."""


def react(table: Table, at: Occasion, who: int, *, only: str | None = None, **about: Any) -> Flow[bool]:
    """Let what an investigator has react to an occasion, one after the other; has anything reacted?

    `only` names the one component that may react.
    """
    done: list[tuple[str, int]] = []
    reacted = False
    while table.state.investigators[who].in_play:
        left = [each for each in ready(table, at, who, about) if each[:2] not in done and only in (None, each[0])]
        if not left:
            break
        chosen = next((each for each in left if not each[2].optional), None)
        if chosen is None:
            chosen = yield from _choose(table, at, who, left)
            if chosen is None:
                break
        done.append(chosen[:2])
        reacted = True
        yield from _use(table, who, chosen, about)
    return reacted


def ready(table: Table, at: Occasion, who: int, about: dict[str, Any]) -> Iterator[Ready]:
    """All that could react now."""
    state = table.state
    for card, able in abilities_of(state, who):
        for number, reaction in enumerate(able.react):
            if reaction.at != at or used(state, use_key(reaction, card, number)):
                continue
            me = Me(who=who, card=card, **about)
            if reaction.cost is not None and not reaction.cost.affordable(table, me):
                continue
            if reaction.when is not None and not reaction.when.holds(table, me):
                continue
            if not reaction.then or any_possible(reaction.then, table, me):
                yield card, number, reaction


def use_key(ability: Any, card: str, number: int) -> str | None:
    """What is noted where an ability can be used once a game or once a round; None: as often as one likes."""
    if ability.once_a_game:
        return f"game:{card}|{number}"
    return f"round:{card}|{number}" if ability.once_a_round else None


def used(state: Mansions, key: str | None) -> bool:
    """Was it used up, by its holder or by whoever held it before?"""
    return key is not None and any(key in each.used for each in state.investigators.values())


def use(state: Mansions, who: int, key: str | None) -> None:
    if key is not None:
        state.investigators[who].used.append(key)


def new_round(state: Mansions) -> None:
    """What can be used once a round can be used again."""
    for investigator in state.investigators.values():
        investigator.used = [key for key in investigator.used if key.startswith("game:")]


def component_name(id: str) -> Message:
    """A trait or a card by its name."""
    if id == OBJECTIVE_ABLE:
        return say("objective")
    return trait_name(id) if id in TRAITS else card_name(id)


def component_thing(id: str) -> str:
    """A trait or a card as a thing; what the Objective lets everybody do is found at the Objective."""
    if id == OBJECTIVE_ABLE:
        return things.OBJECTIVE
    return things.trait(id) if id in TRAITS else things.card(id)


def _choose(table: Table, at: Occasion, who: int, left: list[Ready]) -> Flow[Ready | None]:
    options = [
        Option(
            f"use:{front(card)}",
            say("option-use", what=component_name(card)),
            (card, number, reaction),
            "use",
            (component_thing(card),),
        )
        for card, number, reaction in left
    ]
    return (
        yield from ask(
            who,
            say(f"prompt-react-{at}"),
            [*options, _PASS],
            "mom.card-action.2",
            table.cause,
            QuestionKind.ACT,
            "react",
            window="reactions",
        )
    )


def _use(table: Table, who: int, chosen: Ready, about: dict[str, Any]) -> Flow[None]:
    card, number, reaction = chosen
    state = table.state
    me = Me(who=who, card=card, **about)
    use(state, who, use_key(reaction, card, number))
    name = state.investigators[who].id
    if card in TRAITS:
        table.tell(TraitUsed, name, card)
    else:
        table.tell(AbilityUsed, name, front(card))
    if reaction.cost is not None:
        yield from pay(reaction.cost, table, me)
    yield from carry_out(reaction.then, table, me)
    if reaction.discards:
        discard(table, who, card)
