"""Decks: building and checking them, buying cards between scenarios, the ready-made ones, files of ArkhamDB.

A library of its own: it knows the printed cards and nothing of a game that is going on. A `Collection` is what decks
are built from, two core sets unless said otherwise. Where several decks are at one table, `collection.without(*others)`
is what is left for one more, for its purchases and for the weaknesses it draws.
"""

from .arkhamdb import read_deck, read_decks, write_json
from .building import available, problems, table_problems, total_experience
from .collection import BACKS, TWO_CORE_SETS, Back, Collection, DeckbuildingOption
from .deck import Deck
from .decklist import write_text
from .problems import DeckError, DeckProblem, Fault
from .purchases import Offer, offers, price, purchase, removable, upgrade
from .starters import alternative, alternative_name, new_deck, starter, starter_name
from .weaknesses import add_weaknesses, basic_weaknesses, draw_basic_weakness, gain_weakness, weaknesses_due
from .workshop import WORKSHOP

__all__ = [
    "BACKS",
    "TWO_CORE_SETS",
    "WORKSHOP",
    "Back",
    "Collection",
    "Deck",
    "DeckError",
    "DeckProblem",
    "DeckbuildingOption",
    "Fault",
    "Offer",
    "add_weaknesses",
    "alternative",
    "alternative_name",
    "available",
    "basic_weaknesses",
    "draw_basic_weakness",
    "gain_weakness",
    "new_deck",
    "offers",
    "price",
    "problems",
    "purchase",
    "read_deck",
    "read_decks",
    "removable",
    "starter",
    "starter_name",
    "table_problems",
    "total_experience",
    "upgrade",
    "weaknesses_due",
    "write_json",
    "write_text",
]
