"""What the cards must agree on, beyond the form of their lines: their classes, their texts, their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from miskatonic.kernel.content import PLAIN, Remark

from .card import Card
from .decks.collection import CONTENT, DeckContent
from .printed import Printed
from .registry import CARDS, ability_name
from .words import BACKS, WILD, Keyword, Kind, Skill

__all__ = ["FILES", "LANGUAGE", "disagreements", "names", "strays"]

FILES: Final[Mapping[str, Any]] = {
    "cards.yaml": list[Printed],
    "decks.yaml": DeckContent,
    "chaos_bags.yaml": dict[str, list[str]],
}
"""The content files, and what each of them holds."""

LANGUAGE: Final = PLAIN

HIGHEST_LEVEL: Final = 5
ICONS: Final = (*Skill, WILD)
USES: Final = ("ammo", "charges", "secrets", "supplies")
"""What lies on assets; each of them has a word on the screens."""
NUMBERS: Final = (
    "level", "cost", "health", "health_each", "sanity", "fight", "evade", "damage", "horror", "shroud", "clues", "doom",
    "stage", "victory",
)  # fmt: skip

Forms = Mapping[str, Sequence[str]]
"""The forms of a name by the language that has them."""

DECLINED: Final[Forms] = {"ru": ("gen", "dat", "acc", "with"), "uk": ("gen", "dat", "acc", "with")}
UNDECLINED: Final[Forms] = {}
FORMS: Final[Mapping[Kind, Forms]] = {
    Kind.INVESTIGATOR: DECLINED,
    Kind.ENEMY: DECLINED,
    Kind.LOCATION: {"en": ("in",), "ru": ("in", "to", "from"), "uk": ("in", "to", "from")},
}
"""The forms that sentences use of the name of a card, by its type."""

Content = Mapping[str, Any]
"""The decoded files by name."""

Complaints = Iterator[tuple[str, str]]
"""Places in the line of a card, and what is to be said of them."""


def cards_of(content: Content) -> Iterable[tuple[str, Printed]]:
    return ((f"[{n}]", card) for n, card in enumerate(content.get("cards.yaml", ())))


def disagreements(content: Content) -> Iterator[Remark]:
    """Whatever does not fit in the cards."""
    seen: set[str] = set()
    for path, card in cards_of(content):
        if card.code in seen:
            yield Remark("cards.yaml", f"{path}.code", f"the card {card.code} stands twice")
        seen.add(card.code)
        for check in (check_numbers, check_words, check_belonging, check_class):
            for where, what in check(card):
                yield Remark("cards.yaml", f"{path}{where}", f"{card.code}: {what}")
        if card.type is Kind.INVESTIGATOR:
            for what in missing_decks(card.code, content.get("decks.yaml", CONTENT)):
                yield Remark("cards.yaml", path, f"{card.code}: {what}")


def missing_decks(code: str, decks: DeckContent) -> Iterator[str]:
    """An investigator comes with two decks and the rules for others."""
    for part in ("backs", "starters", "alternatives"):
        if code not in getattr(decks, part):
            yield f"it is an investigator who is not among the `{part}` in decks.yaml"


def check_numbers(card: Printed) -> Complaints:
    for field in NUMBERS:
        number = getattr(card, field)
        if number is not None and number < 0:
            yield f".{field}", f"its {field} is {number}"
    if (card.level or 0) > HIGHEST_LEVEL:
        yield ".level", f"its level is {card.level}; the highest is {HIGHEST_LEVEL}"
    if card.copies < 1:
        yield ".copies", f"there are {card.copies} copies of it"


def check_words(card: Printed) -> Complaints:
    for field, found, known in (("icons", card.icons, ICONS), ("uses", card.uses, USES)):
        for word in found:
            if word not in known:
                yield f".{field}", f"unknown {field} {word!r}; known are: {', '.join(known)}"


def check_belonging(card: Printed) -> Complaints:
    """Encounter cards come in sets; the others have a class, and a price if they are played."""
    if card.set is not None or card.type is Kind.INVESTIGATOR:
        return
    if card.card_class is None:
        yield "", "it has neither a `class`, as player cards have, nor a `set`, as encounter cards have"
    priced = card.type in (Kind.ASSET, Kind.EVENT) and card.weakness is None and Keyword.PERMANENT not in card.keywords
    if priced and card.cost is None and not (card.code in CARDS and CARDS[card.code].price_is_x):
        yield "", f"it is an {card.type} without a cost"


def check_class(card: Printed) -> Complaints:
    """Its class is there, is the only one, and is of its type."""
    does = CARDS.get(card.code)
    if does is None:
        yield "", f"no class in `cards` or `scenarios` says what it does: there is none with code={card.code!r}"
        return
    rivals = list(dict.fromkeys(kind for kind in every_kind(Card) if vars(kind).get("code") == card.code))
    if len(rivals) > 1:
        named = " and ".join(f"{kind.__name__} in {kind.__module__.partition('arkham_lcg.')[2]}" for kind in rivals)
        yield "", f"several classes have its code: {named}"
    name = type(does).__name__
    if card.type is Kind.TREACHERY and type(does).revelation is Card.revelation:
        yield "", f"its class {name} has no method `revelation`"
    if card.type is Kind.EVENT and does.event is None:
        yield "", f"its class {name} has no method under @event or @fast"
    elif does.event is not None and (does.event.actions == 0) != (Keyword.FAST in card.keywords):
        yield "", f"its class {name} says {'@event' if does.event.actions else '@fast'}, its keywords say otherwise"


def every_kind(kind: type[Card]) -> Iterator[type[Card]]:
    """A class and all that are derived from it."""
    yield kind
    for each in kind.__subclasses__():
        yield from every_kind(each)


def names(content: Content) -> Iterator[Remark]:
    """Everything of a card that is named in all languages; `what` is the id of the message."""
    for path, card in cards_of(content):
        for where, id in names_of(card):
            forms = FORMS.get(card.type, UNDECLINED) if id == f"card-{card.code}" else UNDECLINED
            yield Remark("cards.yaml", f"{path}{where}", id, forms)


def names_of(card: Printed) -> Complaints:
    yield "", f"card-{card.code}"
    if card.type is not Kind.SCENARIO:
        yield "", f"card-{card.code}-text"
    for trait in sorted(card.traits):
        yield ".traits", f"trait-{trait}"
    if card.set is not None:
        yield ".set", f"set-{card.set}"
    for ability in CARDS[card.code].abilities if card.code in CARDS else ():
        if ability.kind != "event" or ability.moment is not None:
            yield "", ability_name(ability).id
        if ability.moment is not None and ability.point is not None:
            yield "", ability.moment().say(ability.point).id


def strays(content: Content, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Texts of cards, abilities, traits and sets that do not exist."""
    if "cards.yaml" not in content:
        return
    codes = {card.code for _, card in cards_of(content)}
    needed = {each.what for each in names(content)}
    backs = tuple(f"card-{back}" for back in BACKS.values())
    for id in ids:
        family, _, rest = id.partition("-")
        code = rest.partition("-")[0]
        if family in ("card", "ability") and code not in codes and not id.startswith(backs):
            yield id, f"there is no card {code} in cards.yaml"
        elif family == "ability" and id not in needed:
            yield id, f"the card {code} has no such ability"
        elif family in ("trait", "set") and id not in needed:
            yield id, f"no card in cards.yaml has this {family}"
