"""The printed cards as a client needs them: numbers and words, without what is hidden in a game."""

from __future__ import annotations

from msgspec import Struct

from .decks.collection import BACKS as DECK_BACKS
from .decks.collection import TITLES
from .printed import PRINTED, Printed
from .registry import CARDS, numbers_of
from .scenarios.night_of_the_zealot import SCENARIOS
from .setup import BAGS
from .words import BACKS


class AbilityRef(Struct, frozen=True):
    """An ability of a card, as an option's key names it."""

    name: str
    kind: str
    actions: int
    designator: str | None
    numbers: dict[str, int]
    """Of what it fights, evades or investigates with, as its name says them."""


class CardReference(Struct, frozen=True):
    code: str
    type: str
    title: str
    """The lowest version of the card; equal titles are copies of each other."""
    card_class: str | None
    weakness: str | None
    of: str | None
    level: int | None
    unique: bool
    cost: int | None
    slots: list[str]
    traits: list[str]
    skills: dict[str, int]
    icons: dict[str, int]
    uses: dict[str, int]
    health: int | None
    health_each: int
    sanity: int | None
    fight: int
    evade: int
    damage: int
    horror: int
    keywords: list[str]
    prey: str
    shroud: int
    clues: int
    symbol: str
    doom: int
    stage: int
    victory: int | None
    set: str | None
    copies: int
    numbers: dict[str, int]
    """The same, as its text says them."""
    back: str | None
    """What an unrevealed location is called that does not tell which of several it is."""
    abilities: list[AbilityRef]


class ScenarioReference(Struct, frozen=True):
    id: str
    reference: str
    agendas: list[str]
    acts: list[str]
    sets: list[str]
    resolutions: list[str]


class Reference(Struct, frozen=True):
    cards: dict[str, CardReference]
    scenarios: list[ScenarioReference]
    bags: dict[str, list[str]]
    investigators: list[str]


def reference() -> Reference:
    return Reference(
        {code: describe(card) for code, card in PRINTED.items()},
        [
            ScenarioReference(
                each.id, each.reference, list(each.agendas), list(each.acts), list(each.sets), list(each.resolutions)
            )
            for each in SCENARIOS.values()
        ],
        BAGS,
        list(DECK_BACKS),
    )


def describe(card: Printed) -> CardReference:
    return CardReference(
        code=card.code,
        type=card.type,
        title=TITLES.get(card.code, card.code),
        card_class=card.card_class,
        weakness=card.weakness,
        of=card.of,
        level=card.level,
        unique=card.unique,
        cost=card.cost,
        slots=[slot.value for slot in card.slots],
        traits=sorted(card.traits),
        skills={skill.value: value for skill, value in card.skills.items()},
        icons=card.icons,
        uses=card.uses,
        health=card.health,
        health_each=card.health_each,
        sanity=card.sanity,
        fight=card.fight,
        evade=card.evade,
        damage=card.damage,
        horror=card.horror,
        keywords=sorted(keyword.value for keyword in card.keywords),
        prey=card.prey,
        shroud=card.shroud,
        clues=card.clues,
        symbol=card.symbol,
        doom=card.doom,
        stage=card.stage,
        victory=card.victory,
        set=card.set,
        copies=card.copies,
        numbers=CARDS[card.code].numbers,
        back=BACKS.get(card.code),
        abilities=[
            AbilityRef(each.name, each.kind, each.actions, each.designator, numbers_of(each))
            for each in CARDS[card.code].abilities
        ],
    )
