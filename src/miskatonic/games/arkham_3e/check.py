"""What the content files of Arkham Horror must agree on, beyond their form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, cast

from miskatonic.kernel.content import Remark
from miskatonic.kernel.effects.walking import nodes

from .components import ARCHIVE, CARDS, MONSTERS, SCENARIOS, TILES
from .content import (
    ASSETS,
    PLACES,
    Archive,
    Cards,
    Encounters,
    Headlines,
    Monsters,
    Scenarios,
    Sheets,
    Tiles,
)
from .verbs import LANGUAGE
from .words import FUTURE, SKILLS, StreetType

__all__ = ["AFTER_TESTS", "FILES", "LANGUAGE", "disagreements", "names", "strays"]

EVENT_FILES: Final = tuple(f"events_{id.replace('-', '_')}.yaml" for id in SCENARIOS)
ENCOUNTER_FILES: Final = (*(f"{name}.yaml" for name in PLACES), *EVENT_FILES, "archive_encounters.yaml")
CARD_FILES: Final = tuple(f"{name}.yaml" for name in ASSETS)

FILES: Final[Mapping[str, type]] = {
    "board.yaml": Tiles,
    "scenarios.yaml": Scenarios,
    **dict.fromkeys(CARD_FILES, Cards),
    "monsters.yaml": Monsters,
    **dict.fromkeys(ENCOUNTER_FILES, Encounters),
    "headlines.yaml": Headlines,
    "archive.yaml": Archive,
    "investigators.yaml": Sheets,
}
"""The content files, and what each of them holds."""

AFTER_TESTS: Final = frozenset({"cast"})
"""Fields whose effects follow the test of a spell."""

Content = Mapping[str, Any]
"""The decoded files by name; a file that is not there is taken from the game."""

Complaints = Iterator[tuple[str, str]]
"""Places in one file, and what is to be said of them."""


def disagreements(content: Content) -> Iterator[Remark]:
    """Whatever does not fit, in the files given."""
    known = Known(content)
    for file, components in content.items():
        check = CHECKS.get(file)
        found = [*repeated(components), *(check(components) if check else ()), *known.unknown(components)]
        for path, what in found:
            yield Remark(file, path, what)


class Known:
    """What effects and components may name, of the files given or of the game."""

    def __init__(self, content: Content) -> None:
        tiles: Tiles | None = content.get("board.yaml")
        spaces = {space for tile in (tiles.neighborhoods if tiles else TILES.values()) for space in tile.spaces}
        scenarios: Scenarios | None = content.get("scenarios.yaml")
        sheets = scenarios.scenarios if scenarios else list(SCENARIOS.values())
        self.spaces = {*spaces, *(street.id for sheet in sheets for street in sheet.streets), FUTURE}
        self.neighborhoods = {tile.id for tile in (tiles.neighborhoods if tiles else TILES.values())}
        monsters: Monsters | None = content.get("monsters.yaml")
        self.monsters = {kind.id for kind in (monsters.monsters if monsters else MONSTERS.values())}
        self.cards = {id for id in CARDS if not any(file in content for file in CARD_FILES)} or set(CARDS)
        for file in CARD_FILES:
            self.cards |= {card.id for card in content[file].cards} if file in content else set[str]()
        archive: Archive | None = content.get("archive.yaml")
        self.numbers = {card.number for card in (archive.cards if archive else ARCHIVE.values())}

    def unknown(self, components: Any) -> Complaints:
        """Names in effects and on components that nothing is called by."""
        for path, node in nodes(components, ""):
            for field, known, what in (
                ("space", self.spaces, "space"),
                ("start", self.spaces, "space"),
                ("attaches", self.neighborhoods, "neighbourhood"),
                ("name", self.cards, "card"),
                ("card", self.cards, "card"),
            ):
                value = getattr(node, field, None)
                if isinstance(value, str) and value and value not in known and field in node.__struct_fields__:
                    yield f"{path}.{field}", f"there is no {what} {value}"
            for field, known, what in (
                ("spaces", self.spaces, "space"),
                ("doom", self.spaces, "space"),
                ("touches", self.spaces, "space"),
                ("neighborhoods", self.neighborhoods, "neighbourhood"),
            ):
                yield from (
                    (f"{path}.{field}", f"there is no {what} {each}")
                    for each in words(node, field)
                    if each not in known
                )
            for number in numbers(node):
                if number not in self.numbers:
                    yield path, f"there is no archive card {number}"


def words(node: Any, field: str) -> list[str]:
    """The words in a list of a node; none where it has no such list."""
    values: object = getattr(node, field, None)
    return [each for each in cast("list[object]", values) if isinstance(each, str)] if isinstance(values, list) else []


def numbers(node: Any) -> list[int]:
    """The archive cards that an effect names."""
    if getattr(node, "__struct_config__", None) is None or node.__struct_config__.tag not in ("add", "flip", "return"):
        return []
    number = getattr(node, "number", None)
    return [number] if isinstance(number, int) else list(getattr(node, "numbers", ()))


def listed(components: Any) -> list[tuple[str, Any]]:
    """The components of a file, with their places."""
    (field,) = components.__struct_fields__
    return [(f"{field}[{n}]", each) for n, each in enumerate(getattr(components, field))]


def repeated(components: Any) -> Complaints:
    """Ids that stand twice."""
    seen: set[object] = set()
    for path, each in listed(components):
        id = getattr(each, "id", None) or (getattr(each, "deck", ""), getattr(each, "number", None))
        if id in seen:
            yield path, f"{id if isinstance(id, str) else each.number} stands twice"
        seen.add(id)


def check_board(tiles: Tiles) -> Complaints:
    for n, tile in enumerate(tiles.neighborhoods):
        if len(tile.spaces) != 3:
            yield f"neighborhoods[{n}].spaces", f"{tile.id} has {len(tile.spaces)} spaces, not 3"


def check_scenarios(scenarios: Scenarios) -> Complaints:
    for n, sheet in enumerate(scenarios.scenarios):
        for m, (kind, _) in enumerate(sheet.starting_monsters):
            if kind not in MONSTERS:
                yield f"scenarios[{n}].starting_monsters[{m}]", f"there is no monster {kind}"
        for kind in sheet.monsters:
            if kind not in MONSTERS:
                yield f"scenarios[{n}].monsters", f"there is no monster {kind}"


def check_investigators(sheets: Sheets) -> Complaints:
    for n, sheet in enumerate(sheets.investigators):
        if len(sheet.skills) != len(SKILLS):
            yield f"investigators[{n}].skills", f"{sheet.id} has {len(sheet.skills)} skills, not {len(SKILLS)}"
        if min(sheet.health, sheet.sanity) < 1:
            yield f"investigators[{n}]", f"{sheet.id} cannot have {sheet.health} health and {sheet.sanity} sanity"
        for card in (*sheet.cards, *(card for choice in sheet.choices for card in choice)):
            if card not in CARDS:
                yield f"investigators[{n}]", f"there is no card {card}"


def check_encounters(encounters: Encounters) -> Complaints:
    """A card has three encounters: of the spaces of its deck, of the types of streets, or by doom."""
    for n, card in enumerate(encounters.cards):
        if card.bands:
            expected = {"low", "mid", "high"}
        elif card.deck in TILES:
            expected = set(TILES[card.deck].spaces)
        else:
            expected = set(StreetType)
        if set(card.sections) != expected:
            yield f"cards[{n}].sections", f"card {card.number} has encounters for {', '.join(sorted(card.sections))}"


CHECKS: Final[Mapping[str, Callable[[Any], Complaints]]] = {
    "board.yaml": check_board,
    "scenarios.yaml": check_scenarios,
    "investigators.yaml": check_investigators,
    **dict.fromkeys(ENCOUNTER_FILES, check_encounters),
}


def names(content: Content) -> Iterator[Remark]:
    """Every component that needs a name or a text in all languages; `what` is the id of the message."""
    for file, components in content.items():
        for path, id in named(file, components):
            yield Remark(file, path, id)


PREFIXES: Final[Mapping[str, str]] = {
    "board.yaml": "neighborhood-",
    "scenarios.yaml": "scenario-",
    "monsters.yaml": "monster-",
    "headlines.yaml": "headline-",
    "investigators.yaml": "investigator-",
    **dict.fromkeys(CARD_FILES, "card-"),
}
"""How the names of the components of a file begin."""


def named(file: str, components: Any) -> Complaints:
    """Places of a file, and the ids of the messages they need."""
    for path, each in listed(components):
        if file in PREFIXES:
            yield path, f"{PREFIXES[file]}{each.id.partition('@')[0]}"
        if file == "board.yaml":
            yield from ((path, f"space-{space}") for space in each.spaces)
        elif file == "scenarios.yaml":
            yield from ((path, f"space-{street.id}") for street in each.streets)
        elif file == "investigators.yaml":
            yield path, f"occupation-{each.id}"
        elif file == "archive.yaml":
            yield from ((path, id) for id in (f"archive-{each.number}", f"archive-{each.number}-back"))
        elif file in ENCOUNTER_FILES:
            id = card_id(file, each)
            yield from ((path, f"scene-{id}-{section}") for section in each.sections)


def card_id(file: str, card: Any) -> str:
    """How a card of an encounter file is called."""
    if file in EVENT_FILES:
        scenario = file.removeprefix("events_").removesuffix(".yaml").replace("_", "-")
        return f"{scenario}-{card.number}"
    return f"archive-{card.number}" if file == "archive_encounters.yaml" else f"{card.deck}-{card.number}"


def strays(content: Content, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Names of components that the files do not have."""
    spoken = list(ids)
    for prefix in ("neighborhood-", "scenario-", "monster-", "headline-", "investigator-", "card-"):
        files = [file for file, each in PREFIXES.items() if each == prefix]
        if all(file in content for file in files):
            known = {id for file in files for _, id in named(file, content[file])}
            backs = {f"card-{id}-back-{n}" for id, card in CARDS.items() for n in range(1, len(card.backs) + 1)}
            yield from (
                (id, "nothing is called so")
                for id in spoken
                if id.startswith(prefix) and id not in known and id not in backs
            )
