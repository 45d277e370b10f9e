"""What investigators have: cards, spells, and what these can do."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from miskatonic.kernel.flow import Flow

from .abilities import Abilities
from .components import CLUES, HURDLES, ITEMS, MYTHOS, NOTHING, OBJECTIVES, TRAITS, TRAUMA
from .events import CardDiscarded, CardDropped, CardGained, FaceDownDiscarded, SpellGained, SpellReturned
from .play import Table, choose_card
from .state import Investigator, Mansions
from .words import CardId, front, room_of, say

OBJECTIVE_ABLE: Final = "objective"
"""The source of what the Objective lets everybody do."""

Able = tuple[str, Abilities]
"""A component and what it can do."""


@cache
def printed_abilities(id: str) -> Abilities:
    """What a trait or a card can do."""
    for printed in (TRAITS, ITEMS, TRAUMA, MYTHOS):
        found = printed.get(front(id))
        if found is not None:
            return found.able
    return NOTHING


def components_of(investigator: Investigator) -> tuple[str, ...]:
    """All components of an investigator that may be able to do something."""
    stays = [card for card in (investigator.injury, investigator.insanity) if card is not None]
    return (investigator.mental, investigator.physical, *investigator.cards, *stays, *investigator.face_down)


@lru_cache(maxsize=1024)
def _able(components: tuple[str, ...]) -> tuple[Able, ...]:
    """Those of some components that can do something; asked again and again for the same ones."""
    able = ((id, printed_abilities(id)) for id in components)
    return tuple(each for each in able if each[1] is not NOTHING)


def abilities_of(state: Mansions, who: int) -> tuple[Able, ...]:
    """What an investigator has that can do something, and what that is."""
    able = _able(components_of(state.investigators[who]))
    if state.revealed:
        objective = OBJECTIVES.get((state.story, state.answers[1]))
        if objective is not None and objective.able is not NOTHING:
            return (*able, (OBJECTIVE_ABLE, objective.able))
    return able


def has(state: Mansions, who: int, card: CardId) -> bool:
    """Does an investigator hold a card, by its front?"""
    return any(front(each) == card for each in state.investigators[who].cards)


def is_item(card: CardId) -> bool:
    return front(card) in ITEMS


def is_clue(card: CardId) -> bool:
    return front(card) in CLUES


def is_hurdle(card: CardId) -> bool:
    return front(card) in HURDLES


def is_lock(card: CardId) -> bool:
    hurdle = HURDLES.get(front(card))
    return hurdle is not None and hurdle.kind == "lock"


def tradable(card: CardId) -> bool:
    """Keys, equipment, weapons, artifacts, allies and tomes may change hands, nothing else (rules mom.trade.2, .3)."""
    return is_item(card)


def weapons_of(state: Mansions, who: int) -> list[CardId]:
    """The weapons an investigator holds."""
    return [card for card in state.investigators[who].cards if is_item(card) and ITEMS[front(card)].attack is not None]


def gain(table: Table, who: int, card: CardId) -> None:
    """A card goes to an investigator, who keeps any number of them (rules mom.explore.4, mom.explore.6)."""
    investigator = table.state.investigators[who]
    investigator.cards.append(card)
    table.tell(CardGained, investigator.id, front(card))


def discard(table: Table, who: int, card: CardId) -> None:
    """A card of an investigator is out of the game; a spell goes under its deck."""
    state = table.state
    investigator = state.investigators[who]
    if card in investigator.spells:
        return_spell(table, who, card)
        return
    if card in investigator.face_down:
        investigator.face_down.remove(card)
        state.mythos.discard.append(card)
        table.tell(FaceDownDiscarded, investigator.id, front(card))
        return
    if card not in investigator.cards:
        return
    investigator.cards.remove(card)
    state.box.append(card)
    table.tell(CardDiscarded, investigator.id, front(card))


def drop(table: Table, who: int, card: CardId) -> None:
    """A card is left face up on the cards of the room (rules mom.drop.2, mom.combat-term.6)."""
    state = table.state
    investigator = state.investigators[who]
    if card not in investigator.cards:
        return
    room = room_of(investigator.space)
    investigator.cards.remove(card)
    state.piles[room].dropped.append(card)
    table.tell(CardDropped, investigator.id, front(card), room)


def gain_spell(table: Table, who: int, name: str) -> CardId | None:
    """Take the top card of the deck of that name; nothing where none is left (rule mom.spell.2)."""
    state = table.state
    deck = state.spells[name]
    if not deck:
        return None
    card = deck.pop()
    state.investigators[who].spells.append(card)
    table.tell(SpellGained, state.investigators[who].id, name)
    return card


def return_spell(table: Table, who: int, card: CardId) -> None:
    """A spell goes under its deck (rule mom.spell.6)."""
    state = table.state
    investigator = state.investigators[who]
    if card not in investigator.spells:
        return
    investigator.spells.remove(card)
    state.spells[front(card)].insert(0, card)
    table.tell(SpellReturned, investigator.id, front(card))


def over_limit(state: Mansions, who: int, more: tuple[CardId, ...] = ()) -> list[CardId]:
    """The cards of a type of which an investigator has more than something allows, or would have with some more."""
    cards = [card for card in (*state.investigators[who].cards, *more) if is_item(card)]
    for _, able in abilities_of(state, who):
        for type, most in able.carries.items():
            held = [card for card in cards if type in ITEMS[front(card)].types]
            if len(held) > most:
                return held
    return []


def enforce_limits(table: Table, who: int) -> Flow[None]:
    """Whoever may not carry so many cards of a type drops what is too much."""
    while table.state.investigators[who].in_play and (held := over_limit(table.state, who)):
        prompt = say("prompt-too-many")
        card = yield from choose_card(table, who, held, prompt, "mom.card-action.2", "too-many")
        drop(table, who, card)
