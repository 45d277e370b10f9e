"""Before and between scenarios: hands, decks, and how the story goes on."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import COMBAT, Kind

from .question import Answer, Question, done, first
from .reading import Key
from .worth import suited

GOOD_ASSET, GOOD_CARD = 2.4, 1.6
"""What a card of the opening hand must be worth to be kept."""

UPGRADE = 3.0
"""How much better it is to improve a card than to exchange one."""

GOOD_PURCHASE = 1.4
"""What a new card must be worth."""

FAVOURITES: Final = ("01001", "01003", "01004", "01005", "01002")
"""Investigators, the one who fares best first."""


def mulligan(question: Question, key: Key) -> float:
    """Away with what is not wanted at the beginning."""
    if key.verb == "done":
        return 0.0
    keep = GOOD_ASSET if PRINTED[key.code].type is Kind.ASSET else GOOD_CARD
    return keep - suited(key.code, question.reading.me.code)


def lead(question: Question, key: Key) -> float:
    """The one who can stand most."""
    printed = PRINTED[key.code]
    return printed.skills[COMBAT] + 0.1 * (printed.health or 0)


def buy(question: Question, key: Key) -> float:
    """A better version of a card one has, or the best of the new cards."""
    if key.verb == "done":
        return 0.0
    if key.verb == "upgrade":
        return UPGRADE + for_me(question, key.name) - for_me(question, key.code)
    return for_me(question, key.code) - GOOD_PURCHASE if PRINTED[key.code].level else -1.0


def for_me(question: Question, code: str) -> float:
    return suited(code, question.reading.view.sheets[question.reading.seat].investigator)


def remove(question: Question, key: Key) -> float:
    """The worst card leaves the deck."""
    return -for_me(question, key.code)


def favourite(question: Question, key: Key) -> float:
    return -FAVOURITES.index(key.code) - (0.5 if key.name == "starter" else 0.0)


def trauma(question: Question, key: Key) -> float:
    """Where there is more to lose from."""
    sheet = question.reading.view.sheets[question.reading.seat]
    printed = PRINTED[sheet.investigator]
    if key.code == "damage":
        return (printed.health or 0) - sheet.physical_trauma
    return (printed.sanity or 0) - sheet.mental_trauma


def house(question: Question, key: Key) -> float:
    """Lita's company is worth a trauma."""
    return 1.0 if key.code == "burn" else 0.0


def lita(question: Question, key: Key) -> float:
    return 1.0 if key.code == "yes" else 0.0


COMPANY: Final[dict[str, Answer]] = {
    "prompt-assume-gathering": first,
    "prompt-assume-midnight-masks": first,
    "prompt-buy": buy,
    "prompt-company": done,
    "prompt-earns-lita": lead,
    "prompt-house": house,
    "prompt-investigator": favourite,
    "prompt-lead": lead,
    "prompt-lita": lita,
    "prompt-mulligan": mulligan,
    "prompt-remove": remove,
    "prompt-trauma": trauma,
}
"""By the id of the prompt."""
