"""Trading with others in the same space (rules ah3.424.*)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask

from . import things
from .components import card_of
from .events import Traded
from .play import DONE, Table, use
from .state import Arkham, Investigator
from .words import CardId, card_name, front, investigator_name, say

TRADED = ("item", "ally", "spell")
TOKENS: tuple[Literal["money", "clues", "remnants"], ...] = ("money", "clues", "remnants")


def partners(state: Arkham, who: int) -> list[int]:
    """Others in the space, where one of both has something to give (rules ah3.424.2, ah3.424.3)."""
    here = [other for other in state.standing_on(state.investigators[who].space) if other != who]
    if not here or _has_anything(state.investigators[who]):
        return here
    return [other for other in here if _has_anything(state.investigators[other])]


def _has_anything(investigator: Investigator) -> bool:
    return bool(_cards(investigator)) or any(getattr(investigator, each) for each in TOKENS)


def _cards(investigator: Investigator) -> list[CardId]:
    return [card for card in investigator.cards if card_of(card).kind in TRADED]


def trade(table: Table, who: int) -> Flow[None]:
    """One thing after the other is handed over, until both are content."""
    state = table.state
    given: set[tuple[int, int, str]] = set()
    while True:
        options: list[Option] = []
        for other in partners(state, who):
            for giver, taker in ((who, other), (other, who)):
                options += _gifts(state, who, giver, taker, given)
        options.append(DONE)
        chosen: tuple[int, int, str] | None = yield from ask(
            who, say("prompt-trade"), options, "ah3.424.2", table.cause, QuestionKind.SEVERAL, "trade"
        )
        if chosen is None:
            return
        giver, taker, what = chosen
        given.add((giver, taker, what))
        _hand_over(table, giver, taker, what)


def _gifts(state: Arkham, who: int, giver: int, taker: int, given: set[tuple[int, int, str]]) -> list[Option]:
    """What one investigator could give another; what was just taken of them is not given back, but may go on."""
    one, other = state.investigators[giver], state.investigators[taker]
    gifts = [*_cards(one), *(token for token in TOKENS if getattr(one, token))]
    verb = "give" if giver == who else "take"
    return [_gift(verb, giver, one.id, taker, other.id, what) for what in gifts if (taker, giver, what) not in given]


@cache
def _gift(verb: str, giver: int, one: str, taker: int, other: str, what: str) -> Option:
    partner = other if verb == "give" else one
    key, value, who = f"{verb}:{front(what)}:{partner}", (giver, taker, what), investigator_name(partner)
    if what in TOKENS:
        about = (things.investigator(other), things.investigator(one))
        return Option(key, say(f"option-{verb}-{what}", who=who), value, verb, about, word=what)
    about = (things.card(what), things.investigator(other))
    return Option(key, say(f"option-{verb}", what=card_name(what), who=who), value, verb, about)


def _hand_over(table: Table, giver: int, taker: int, what: str) -> None:
    state = table.state
    one, other = state.investigators[giver], state.investigators[taker]
    if what in TOKENS:
        setattr(one, what, getattr(one, what) - 1)
        setattr(other, what, getattr(other, what) + 1)
        table.tell(Traded, one.id, other.id, what)
        return
    one.cards.remove(what)
    other.cards.append(what)
    if f"touched:{what}" in state.used or f"action:{what}" in state.used:
        use(table, f"lent:{what}")
    table.tell(Traded, one.id, other.id, "card", front(what))
