"""What the content files of Eldritch Horror must agree on, beyond their form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, cast

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.content import Remark
from miskatonic.kernel.effects.walking import nodes

from .board import SPACES, Board
from .components import ANCIENT_ONES, CARDS, MONSTERS
from .content import (
    DECKS,
    KINDS,
    AncientOnes,
    Cards,
    Encounters,
    Monsters,
    Mysteries,
    MythosCards,
    ReferenceCards,
    Sheets,
    card_id,
)
from .verbs import LANGUAGE
from .verbs.encounters import Stage
from .words import SKILLS, PathKind, SpaceType

__all__ = ["AFTER_TESTS", "FILES", "LANGUAGE", "disagreements", "names", "strays"]

FILES: Final[Mapping[str, type]] = {
    "board.yaml": Board,
    **dict.fromkeys(KINDS.values(), Cards),
    **dict.fromkeys(DECKS.values(), Encounters),
    "monsters.yaml": Monsters,
    "mythos.yaml": MythosCards,
    "mysteries.yaml": Mysteries,
    "ancient_ones.yaml": AncientOnes,
    "investigators.yaml": Sheets,
    "reference.yaml": ReferenceCards,
}
"""The content files, and what each of them holds."""

AFTER_TESTS: Final = frozenset(
    {"results", "pass", "will_passed", "will_failed", "after_will", "sanity_lost", "health_lost"}
)
"""Fields whose effects follow the test of a spell or of a combat encounter."""

PLAYERS: Final = range(1, 9)

Content = Mapping[str, Any]
"""The decoded files by name; a file that is not there is taken from the game."""

Complaints = Iterator[tuple[str, str]]
"""Places in one file, and what is to be said of them."""


def disagreements(content: Content) -> Iterator[Remark]:
    """Whatever does not fit, in the files given."""
    known = Known(content)
    for file, components in content.items():
        check = CHECKS.get(file)
        found = [*repeated(file, components), *(check(components) if check else ()), *known.unknown(components)]
        for path, what in found:
            yield Remark(file, path, what)


class Known:
    """What effects may name: spaces, cards and monsters, of the files given or of the game."""

    def __init__(self, content: Content) -> None:
        board: Board | None = content.get("board.yaml")
        self.spaces = set(SPACES) if board is None else {space.id for space in board.spaces}
        monsters: Monsters | None = content.get("monsters.yaml")
        self.monsters = set(MONSTERS) if monsters is None else {kind.id for kind in monsters.monsters}
        self.cards = {id for id, card in CARDS.items() if KINDS[card.kind] not in content}
        for file in KINDS.values():
            self.cards |= {card.id for card in content[file].cards} if file in content else set[str]()

    def unknown(self, components: Any) -> Complaints:
        """Names in effects and on components that nothing is called by."""
        for path, node in nodes(components, ""):
            for field, known, what in (
                ("space", self.spaces, "space"),
                ("kind", self.monsters | set(KINDS) | set(PathKind), "monster"),
                ("epic", self.monsters, "monster"),
                ("name", self.cards, "card"),
                ("condition", self.cards, "condition"),
            ):
                value = getattr(node, field, None)
                if isinstance(value, str) and value and value not in known and field in node.__struct_fields__:
                    yield f"{path}.{field}", f"there is no {what} {value}"
            for field, known in (("spaces", self.spaces), ("kinds", self.monsters)):
                yield from (
                    (f"{path}.{field}", f"there is no {field[:-1]} {each}")
                    for each in words(node, field)
                    if each not in known
                )


def words(node: Any, field: str) -> list[str]:
    """The words in a list of a node; none where it has no such list."""
    values: object = getattr(node, field, None)
    return [each for each in cast("list[object]", values) if isinstance(each, str)] if isinstance(values, list) else []


def listed(file: str, components: Any) -> list[tuple[str, Any]]:
    """The components of a file, with their places."""
    (field,) = [each for each in components.__struct_fields__ if each != "paths"]
    return [(f"{field}[{n}]", each) for n, each in enumerate(getattr(components, field))]


def repeated(file: str, components: Any) -> Complaints:
    """Ids that stand twice."""
    seen: set[str] = set()
    for path, each in listed(file, components):
        id = getattr(each, "id", None)
        if id is None:
            continue
        if id in seen:
            yield path, f"{id} stands twice"
        seen.add(id)


def check_board(board: Board) -> Complaints:
    """Paths join two spaces, and all spaces can be reached."""
    spaces = {space.id for space in board.spaces}
    for n, path in enumerate(board.paths):
        if path.one == path.other or not {path.one, path.other} <= spaces:
            yield f"paths[{n}]", f"the path from {path.one} to {path.other} does not join two spaces"
    known = [Edge(path.one, path.other, path.kind) for path in board.paths if {path.one, path.other} <= spaces]
    if spaces and len(Atlas(spaces, known).routes(min(spaces)).away) < len(spaces):
        yield "paths", "not every space can be reached"


def check_investigators(sheets: Sheets) -> Complaints:
    for n, sheet in enumerate(sheets.investigators):
        if len(sheet.skills) != len(SKILLS):
            yield f"investigators[{n}].skills", f"{sheet.id} has {len(sheet.skills)} skills, not {len(SKILLS)}"
        if min(sheet.health, sheet.sanity) < 1:
            yield f"investigators[{n}]", f"{sheet.id} cannot have {sheet.health} health and {sheet.sanity} sanity"
        for m, card in enumerate(sheet.cards):
            if card not in CARDS:
                yield f"investigators[{n}].cards[{m}]", f"there is no card {card}"


def check_encounters(encounters: Encounters) -> Complaints:
    """A card has sections or one story, and sections are of spaces or their types."""
    types = tuple(SpaceType)
    for n, card in enumerate(encounters.cards):
        if bool(card.sections) == bool(card.effects):
            yield f"cards[{n}]", f"card {card.number} needs either sections or effects"
        for section in card.sections:
            if section not in types and section not in SPACES:
                yield f"cards[{n}].sections.{section}", f"{section} is neither a space nor a type of space"


def check_mysteries(mysteries: Mysteries) -> Complaints:
    for n, card in enumerate(mysteries.cards):
        if card.ancient_one not in ANCIENT_ONES:
            yield f"cards[{n}].ancient_one", f"there is no Ancient One {card.ancient_one}"
        goals = [field for field in card.goal.__struct_fields__ if getattr(card.goal, field) is not None]
        if len(goals) != 1:
            yield f"cards[{n}].goal", f"{card.id} is solved by exactly one thing, not by {len(goals)}"


def check_ancient_ones(sheets: AncientOnes) -> Complaints:
    for n, sheet in enumerate(sheets.ancient_ones):
        if sheet.doom < 1:
            yield f"ancient_ones[{n}].doom", f"{sheet.id} would be awake from the beginning"
        if len(sheet.stages) != 3:
            yield f"ancient_ones[{n}].stages", f"the Mythos deck of {sheet.id} has {len(sheet.stages)} stages, not 3"


def check_reference(cards: ReferenceCards) -> Complaints:
    """Every number of players has one card."""
    counts = sorted(players for card in cards.cards for players in card.players)
    if counts != list(PLAYERS):
        yield "cards", f"there are cards for {counts} players, not for each from 1 to {PLAYERS[-1]}"


CHECKS: Final[Mapping[str, Callable[[Any], Complaints]]] = {
    "board.yaml": check_board,
    "investigators.yaml": check_investigators,
    "mysteries.yaml": check_mysteries,
    "ancient_ones.yaml": check_ancient_ones,
    "reference.yaml": check_reference,
    **dict.fromkeys(DECKS.values(), check_encounters),
}


def names(content: Content) -> Iterator[Remark]:
    """Every component that needs a name or a text in all languages; `what` is the id of the message."""
    for file, components in content.items():
        for path, id in named(file, components):
            yield Remark(file, path, id)


PREFIXES: Final[Mapping[str, str]] = {
    "board.yaml": "space-",
    "monsters.yaml": "monster-",
    "mythos.yaml": "mythos-",
    "mysteries.yaml": "mystery-",
    "ancient_ones.yaml": "ancient-one-",
    "investigators.yaml": "investigator-",
    **dict.fromkeys(KINDS.values(), "card-"),
}
"""How the names of the components of a file begin."""


def named(file: str, components: Any) -> Complaints:
    """Places of a file, and the ids of the messages they need."""
    if file in PREFIXES:
        for path, each in listed(file, components):
            yield path, f"{PREFIXES[file]}{each.id}"
            if file == "investigators.yaml":
                yield path, f"occupation-{each.id}"
                yield from ((path, f"scene-fallen-{each.id}-{by}") for by in ("health", "sanity"))
            if file in ("mythos.yaml", "mysteries.yaml") and each.encounter:
                kind = "rumor" if file == "mythos.yaml" else "mystery"
                yield path, f"scene-{kind}-{each.id}"
    deck = next((deck for deck, name in DECKS.items() if name == file), None)
    if deck is not None:
        for path, card in listed(file, components):
            id = card_id(deck, card)
            yield from ((path, f"scene-{id}-{section}") for section in card.sections)
            if card.effects:
                yield path, f"scene-{id}"
            parts = {node.part for _, node in nodes(card.effects, "") if isinstance(node, Stage)}
            yield from ((path, f"scene-{id}-{part}") for part in sorted(parts))


def strays(content: Content, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Names of components that the files do not have."""
    spoken = list(ids)
    for prefix in ("space-", "monster-", "mythos-", "mystery-", "ancient-one-", "investigator-", "card-"):
        files = [file for file, each in PREFIXES.items() if each == prefix]
        if all(file in content for file in files):
            known = {id for file in files for _, id in named(file, content[file])}
            yield from ((id, "nothing is called so") for id in spoken if id.startswith(prefix) and id not in known)
