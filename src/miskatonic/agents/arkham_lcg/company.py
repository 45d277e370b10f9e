"""Before and between scenarios: hands, decks, and how the story goes on."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import COMBAT, Kind
from miskatonic.kernel.decision import Role

from .question import Question, Score, done, first
from .situation import Candidate
from .worth import suited

GOOD_ASSET, GOOD_CARD = 2.4, 1.6
"""What a card of the opening hand must be worth to be kept."""

UPGRADE = 3.0
"""How much better it is to improve a card than to exchange one."""

GOOD_PURCHASE = 1.4
"""What a new card must be worth."""

FAVOURITES: Final = ("01001", "01003", "01004", "01005", "01002")
"""Investigators, the one who fares best first."""


def mulligan(question: Question, candidate: Candidate) -> float:
    """Replace cards that are worth little at the beginning."""
    if candidate.verb == Role.DONE:
        return 0.0
    keep = GOOD_ASSET if PRINTED[candidate.code].type is Kind.ASSET else GOOD_CARD
    return keep - suited(candidate.code, question.situation.me.code)


def lead(question: Question, candidate: Candidate) -> float:
    """The one who can stand most."""
    printed = PRINTED[candidate.code]
    return printed.skills[COMBAT] + 0.1 * (printed.health or 0)


def buy(question: Question, candidate: Candidate) -> float:
    """A better version of a card one has, or the best of the new cards."""
    if candidate.verb == Role.DONE:
        return 0.0
    if candidate.verb == "upgrade":
        return UPGRADE + for_me(question, candidate.name) - for_me(question, candidate.code)
    return for_me(question, candidate.code) - GOOD_PURCHASE if PRINTED[candidate.code].level else -1.0


def for_me(question: Question, code: str) -> float:
    return suited(code, question.situation.view.sheets[question.situation.seat].investigator)


def remove(question: Question, candidate: Candidate) -> float:
    """The worst card leaves the deck."""
    return -for_me(question, candidate.code)


def favourite(question: Question, candidate: Candidate) -> float:
    return -FAVOURITES.index(candidate.code) - (0.5 if candidate.name == "starter" else 0.0)


def trauma(question: Question, candidate: Candidate) -> float:
    """Physical or mental, whichever leaves more health or sanity."""
    sheet = question.situation.view.sheets[question.situation.seat]
    printed = PRINTED[sheet.investigator]
    if candidate.code == "damage":
        return (printed.health or 0) - sheet.physical_trauma
    return (printed.sanity or 0) - sheet.mental_trauma


def house(question: Question, candidate: Candidate) -> float:
    """Lita's company is worth a trauma."""
    return 1.0 if candidate.code == "burn" else 0.0


def lita(question: Question, candidate: Candidate) -> float:
    return 1.0 if candidate.code == "yes" else 0.0


COMPANY: Final[dict[str, Score]] = {
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
