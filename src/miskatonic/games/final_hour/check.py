"""What the content files of Final Hour must agree on, beyond their form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar, cast

from miskatonic.kernel.atlas import Atlas, Edge
from miskatonic.kernel.content import Remark, read
from miskatonic.kernel.effects import Effects
from miskatonic.kernel.effects.walking import effect_lists, nodes
from miskatonic.kernel.errors import ContentError

from .bestiary import Monsters
from .campus import Board
from .cards import AncientOne, AncientOnes, Investigators, Items, Opening, PriorityCards
from .verbs import LANGUAGE
from .words import FOLDER, GateSymbol, Symbol, Zone

__all__ = ["FILES", "LANGUAGE", "disagreements", "names", "strays"]

FILES: Final[Mapping[str, type]] = {
    "board.yaml": Board,
    "priority.yaml": PriorityCards,
    "monsters.yaml": Monsters,
    "investigators.yaml": Investigators,
    "items.yaml": Items,
    "ancient_ones.yaml": AncientOnes,
}
"""The content files, and what each of them holds."""

LOCATION_COUNT: Final = 15
PRIORITY_COUNT: Final = 30
STANDARD_COUNT: Final = 40
TITLES_EACH: Final = 5
DIFFICULTIES: Final = ("low", "normal", "high")

Content = Mapping[str, Any]
"""The decoded files by name; a file that is not there is taken from the game."""

K = TypeVar("K", bound=Hashable)


def disagreements(content: Content) -> Iterator[Remark]:
    """Whatever does not fit, in the files given."""
    checks = {
        "board.yaml": check_board,
        "priority.yaml": check_priority,
        "monsters.yaml": check_monsters,
        "investigators.yaml": check_investigators,
        "items.yaml": check_items,
        "ancient_ones.yaml": check_ancient_ones,
    }
    for file, check in checks.items():
        if file in content:
            for path, what in check(content):
                yield Remark(file, path, what)
    for file, components in content.items():
        for path, effects in effect_lists(components, ""):
            for where, what in check_effects(effects, path):
                yield Remark(file, where, what)


def part(content: Content, file: str, kind: type[Any]) -> Any:
    return content[file] if file in content else read(FOLDER / "content" / file, kind, LANGUAGE)


Complaints = Iterator[tuple[str, str]]
"""Places in one file, and what is to be said of them."""


def repeated(what: str, found: Iterable[tuple[str, K]]) -> Complaints:
    """Ids that stand twice."""
    seen: set[K] = set()
    for path, id in found:
        if id in seen:
            yield path, f"the {what} {id} stands twice"
        seen.add(id)


def check_board(content: Content) -> Complaints:
    """Fifteen locations, one red and one blue arrow each; walkways join them all; blue arrows follow walkways."""
    board: Board = content["board.yaml"]
    numbers = {at.number for at in board.locations}
    yield from repeated("location", ((f"locations[{n}]", at.number) for n, at in enumerate(board.locations)))
    if numbers != set(range(1, LOCATION_COUNT + 1)):
        yield "locations", f"the locations are numbered 1 to {LOCATION_COUNT}, not {sorted(numbers)}"
    walkways = {frozenset(way) for way in board.walkways}
    yield from repeated("walkway", ((f"walkways[{n}]", tuple(sorted(way))) for n, way in enumerate(board.walkways)))
    for n, way in enumerate(board.walkways):
        if len(set(way)) < 2 or not set(way) <= numbers:
            yield f"walkways[{n}]", f"the walkway {list(way)} does not join two locations"
    for n, at in enumerate(board.locations):
        for colour, to in (("red", at.red), ("blue", at.blue)):
            if to not in numbers or to == at.number:
                yield f"locations[{n}].{colour}", f"the {colour} arrow of location {at.number} leads to {to}"
        if at.blue in numbers and frozenset((at.number, at.blue)) not in walkways:
            yield f"locations[{n}].blue", f"the blue arrow from {at.number} to {at.blue} does not follow a walkway"
        if at.spaces < 1:
            yield f"locations[{n}].spaces", f"location {at.number} has {at.spaces} monster spaces"
    known = [Edge(one, other) for one, other in board.walkways if {one, other} <= numbers]
    if numbers and len(Atlas(numbers, known).routes(min(numbers)).away) < len(numbers):
        yield "walkways", "not every location can be reached by walkways"
    for zone in Zone:
        if all(at.zone is not zone for at in board.locations):
            yield "locations", f"no location lies in the {zone} zone"


def check_priority(content: Content) -> Complaints:
    """Thirty numbers; every ritual symbol on as many cards as the others, the key on none."""
    cards = cast(PriorityCards, content["priority.yaml"]).cards
    yield from repeated("priority card", ((f"cards[{n}]", card.number) for n, card in enumerate(cards)))
    if {card.number for card in cards} != set(range(1, PRIORITY_COUNT + 1)):
        yield "cards", f"the priority cards are numbered 1 to {PRIORITY_COUNT}"
    for n, card in enumerate(cards):
        if card.symbol is Symbol.KEY:
            yield f"cards[{n}].symbol", f"priority card {card.number} shows a key, which is no ritual symbol"
        if card.omens < 0:
            yield f"cards[{n}].omens", f"priority card {card.number} has {card.omens} omens"
    if len(set(Counter(card.symbol for card in cards).values())) > 1:
        yield "cards", "the ritual symbols stand on different numbers of cards"


def check_monsters(content: Content) -> Complaints:
    """Forty standard monsters; special ones belong to a name."""
    monsters: Monsters = content["monsters.yaml"]
    kinds = [
        *((f"standard[{n}]", kind) for n, kind in enumerate(monsters.standard)),
        *((f"special[{n}]", kind) for n, kind in enumerate(monsters.special)),
    ]
    yield from repeated("monster", ((path, kind.id) for path, kind in kinds))
    for path, kind in kinds:
        if kind.count < 1:
            yield f"{path}.count", f"there are {kind.count} tokens of {kind.id}"
        if kind.health is not None and kind.health < 1:
            yield f"{path}.health", f"{kind.id} has {kind.health} health"
        if (kind.special is None) == path.startswith("special"):
            yield path, f"{kind.id} stands in the wrong list: special monsters have a `special:` name, others none"
    total = sum(kind.count for kind in monsters.standard)
    if total != STANDARD_COUNT:
        yield "standard", f"there are {total} standard monsters, not {STANDARD_COUNT}"


def check_investigators(content: Content) -> Complaints:
    """Five titles each, with ids of their own."""
    book: Investigators = content["investigators.yaml"]
    owners = [(f"investigators[{n}]", each) for n, each in enumerate(book.investigators)]
    yield from repeated("investigator", ((path, each.id) for path, each in owners))
    yield from repeated(
        "card", ((f"{path}.cards[{n}]", title.id) for path, each in owners for n, title in enumerate(each.cards))
    )
    for path, each in owners:
        if len(each.cards) != TITLES_EACH:
            yield f"{path}.cards", f"{each.id} has {len(each.cards)} titles, not {TITLES_EACH}"
    for name, data in book.lower_effects.items():
        try:
            LANGUAGE.decode(data, Effects)
        except ContentError as error:
            yield f"lower_effects.{name}", f"the lower effect {name} is not one: {error}"


def check_items(content: Content) -> Complaints:
    items = cast(Items, content["items.yaml"]).items
    yield from repeated("item", ((f"items[{n}]", item.id) for n, item in enumerate(items)))


def check_ancient_ones(content: Content) -> Complaints:
    """Set-ups that name places and monsters there are, and rows in the order of their omens."""
    sheets = cast(AncientOnes, content["ancient_ones.yaml"]).ancient_ones
    monsters: Monsters = part(content, "monsters.yaml", Monsters)
    specials: Counter[str] = Counter()
    for kind in monsters.special:
        specials[kind.special or ""] += kind.count
    yield from repeated("Ancient One", ((f"ancient_ones[{n}]", sheet.id) for n, sheet in enumerate(sheets)))
    yield from repeated(
        "row",
        (
            (f"ancient_ones[{n}].reckoning[{m}]", row.id)
            for n, s in enumerate(sheets)
            for m, row in enumerate(s.reckoning)
        ),
    )
    for n, sheet in enumerate(sheets):
        path = f"ancient_ones[{n}]"
        for name, count in sheet.special.items():
            if specials[name] != count:
                yield f"{path}.special", f"{sheet.id} has {count} {name}, monsters.yaml has {specials[name]}"
        for level in DIFFICULTIES:
            if level not in sheet.setups:
                yield f"{path}.setups", f"{sheet.id} has no set-up for the difficulty {level}"
        for level, opening in sheet.setups.items():
            for where, what in check_opening(content, sheet, opening):
                yield f"{path}.setups.{level}{where}", f"{sheet.id}, {level}: {what}"
        steps = [row.least for row in sheet.reckoning]
        if steps != sorted(set(steps)) or not steps or steps[0] < 1:
            yield f"{path}.reckoning", f"the rows of {sheet.id} begin at {steps} omens; they must rise from 1 or more"
        yield from check_kinds(sheet, path)


def check_opening(content: Content, sheet: AncientOne, opening: Opening) -> Complaints:
    """The ritual and three gates at different places; the starting monsters exist and find room."""
    board: Board = part(content, "board.yaml", Board)
    spaces = {at.number: at.spaces for at in board.locations}
    places = [opening.ritual_site, *opening.gates.values()]
    for place in places:
        if place not in spaces:
            yield "", f"there is no location {place}"
    if len(set(places)) < len(places):
        yield "", "the ritual and the gates are not at different places"
    if set(opening.gates) != set(GateSymbol) or set(opening.at_gates) != set(GateSymbol):
        yield "", "each of the three gates needs a place and its starting monsters"
    needed: Counter[str] = Counter()
    for symbol, crowd in opening.at_gates.items():
        needed.update(crowd)
        room = spaces.get(opening.gates.get(symbol, 0), 0)
        if sum(crowd.values()) > room:
            yield f".at_gates.{symbol}", f"{sum(crowd.values())} monsters at the {symbol} gate, where {room} fit"
    needed["standard"] += opening.elsewhere * (len(spaces) - len(places))
    for kind, count in needed.items():
        have = STANDARD_COUNT if kind == "standard" else sheet.special.get(kind, 0)
        if count > have:
            yield ".at_gates", f"{count} monsters {kind} are needed and {have} are there"
    if opening.elsewhere > min((room for at, room in spaces.items() if at not in places), default=0):
        yield ".elsewhere", f"{opening.elsewhere} monsters do not fit everywhere"


def check_kinds(sheet: AncientOne, path: str) -> Complaints:
    """Rows speak of the special monsters of their own sheet."""
    for n, row in enumerate(sheet.reckoning):
        for where, node in nodes(row.effects, f"{path}.reckoning[{n}].effects"):
            kind = getattr(node, "kind", None)
            if kind is not None and kind not in sheet.special:
                yield where, f"the row {row.id} speaks of {kind}, which {sheet.id} does not have"


def check_effects(listed: Effects, path: str) -> Complaints:
    """Effects are there, and count from 1."""
    if not listed:
        yield path, "there is no effect"
    for where, node in nodes(listed, path):
        number = getattr(node, "n", 1)
        if isinstance(number, int) and number < 1:
            yield f"{where}.n", f"an effect cannot count {number}"


def names(content: Content) -> Iterator[Remark]:
    """Every component that needs a name in all languages; `what` is the id of the message."""
    for file, named in NAMES.items():
        if file in content:
            for path, id in named(content[file]):
                yield Remark(file, path, id, dict.fromkeys(("ru", "uk"), DECLINED.get(file, ())))


def strays(content: Content, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Names of components that the files do not have."""
    for file, prefixes in FAMILIES.items():
        if file in content:
            named = {id for _, id in NAMES[file](content[file])}
            yield from (
                (id, f"nothing in {file} is called so") for id in ids if id.startswith(prefixes) and id not in named
            )


def board_names(board: Board) -> Complaints:
    for n, at in enumerate(board.locations):
        yield f"locations[{n}]", f"location-{at.number}"
        yield f"locations[{n}].zone", f"zone-{at.zone}"


def priority_names(cards: PriorityCards) -> Complaints:
    for n, card in enumerate(cards.cards):
        yield f"cards[{n}].symbol", f"symbol-{card.symbol}"


def monster_names(monsters: Monsters) -> Complaints:
    for which, kinds in (("standard", monsters.standard), ("special", monsters.special)):
        for n, kind in enumerate(kinds):
            yield f"{which}[{n}]", f"monster-{kind.id}"
            if kind.special:
                yield f"{which}[{n}].special", f"monster-{kind.special}"


def investigator_names(book: Investigators) -> Complaints:
    for n, each in enumerate(book.investigators):
        yield f"investigators[{n}]", f"investigator-{each.id}"
        for m, title in enumerate(each.cards):
            yield f"investigators[{n}].cards[{m}]", f"card-{title.id}"


def item_names(items: Items) -> Complaints:
    for n, item in enumerate(items.items):
        yield f"items[{n}]", f"item-{item.id}"


def ancient_one_names(sheets: AncientOnes) -> Complaints:
    for n, sheet in enumerate(sheets.ancient_ones):
        yield f"ancient_ones[{n}]", f"ancient-one-{sheet.id}"
        for m, row in enumerate(sheet.reckoning):
            yield f"ancient_ones[{n}].reckoning[{m}]", f"row-{row.id}"


NAMES: Final[Mapping[str, Callable[[Any], Complaints]]] = {
    "board.yaml": board_names,
    "priority.yaml": priority_names,
    "monsters.yaml": monster_names,
    "investigators.yaml": investigator_names,
    "items.yaml": item_names,
    "ancient_ones.yaml": ancient_one_names,
}

FAMILIES: Final[Mapping[str, tuple[str, ...]]] = {
    "board.yaml": ("location-",),
    "monsters.yaml": ("monster-",),
    "investigators.yaml": ("investigator-", "card-"),
    "items.yaml": ("item-",),
    "ancient_ones.yaml": ("ancient-one-", "row-"),
}
"""How the names begin that the components of a file have to themselves."""

DECLINED: Final[Mapping[str, tuple[str, ...]]] = {"items.yaml": ("acc",)}
"""The forms that Russian and Ukrainian sentences need of the names in a file."""
