"""Before and between scenarios: hands, decks, and how the story goes on."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import COMBAT, Kind
from miskatonic.kernel.decision import Role

from .question import Answer, Question, done, first
from .reading import Choice
from .worth import suited

GOOD_ASSET, GOOD_CARD = 2.4, 1.6
"""What a card of the opening hand must be worth to be kept."""

UPGRADE = 3.0
"""How much better it is to improve a card than to exchange one."""

GOOD_PURCHASE = 1.4
"""What a new card must be worth."""

FAVOURITES: Final = ("01001", "01003", "01004", "01005", "01002")
"""Investigators, the one who fares best first."""


def mulligan(question: Question, choice: Choice) -> float:
    """Away with what is not wanted at the beginning."""
    if choice.verb == Role.DONE:
        return 0.0
    keep = GOOD_ASSET if PRINTED[choice.code].type is Kind.ASSET else GOOD_CARD
    return keep - suited(choice.code, question.reading.me.code)


def lead(question: Question, choice: Choice) -> float:
    """The one who can stand most."""
    printed = PRINTED[choice.code]
    return printed.skills[COMBAT] + 0.1 * (printed.health or 0)


def buy(question: Question, choice: Choice) -> float:
    """A better version of a card one has, or the best of the new cards."""
    if choice.verb == Role.DONE:
        return 0.0
    if choice.verb == "upgrade":
        return UPGRADE + for_me(question, choice.name) - for_me(question, choice.code)
    return for_me(question, choice.code) - GOOD_PURCHASE if PRINTED[choice.code].level else -1.0


def for_me(question: Question, code: str) -> float:
    return suited(code, question.reading.view.sheets[question.reading.seat].investigator)


def remove(question: Question, choice: Choice) -> float:
    """The worst card leaves the deck."""
    return -for_me(question, choice.code)


def favourite(question: Question, choice: Choice) -> float:
    return -FAVOURITES.index(choice.code) - (0.5 if choice.name == "starter" else 0.0)


def trauma(question: Question, choice: Choice) -> float:
    """Where there is more to lose from."""
    sheet = question.reading.view.sheets[question.reading.seat]
    printed = PRINTED[sheet.investigator]
    if choice.code == "damage":
        return (printed.health or 0) - sheet.physical_trauma
    return (printed.sanity or 0) - sheet.mental_trauma


def house(question: Question, choice: Choice) -> float:
    """Lita's company is worth a trauma."""
    return 1.0 if choice.code == "burn" else 0.0


def lita(question: Question, choice: Choice) -> float:
    return 1.0 if choice.code == "yes" else 0.0


COMPANY: Final[dict[str, Answer]] = {
    "assume": first,
    "buy": buy,
    "company": done,
    "earns-lita": lead,
    "house": house,
    "investigator": favourite,
    "lead": lead,
    "lita": lita,
    "mulligan": mulligan,
    "remove": remove,
    "trauma": trauma,
}
"""By the topic of the question."""
