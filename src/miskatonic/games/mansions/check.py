"""What the content files of Mansions of Madness must agree on, beyond their form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from miskatonic.kernel.content import Remark
from miskatonic.kernel.effects.walking import nodes

from .components import ACTIONS, CLUES, EVENTS, HURDLES, ITEMS, MONSTERS, MYTHOS, OBJECTIVES, SPELLS, STORIES
from .content import (
    Clues,
    Combat,
    Events,
    Hurdles,
    Investigators,
    Items,
    KeeperActions,
    Monsters,
    MythosCards,
    Objectives,
    Spells,
    Stories,
    TraumaCards,
)
from .floor_plan import Maps, Sides
from .house import house_of, stories
from .movement import EXIT
from .puzzle_pieces import PuzzleContent
from .verbs import LANGUAGE
from .words import MENTAL, NOTHING_OF_INTEREST, PHYSICAL, front

__all__ = ["AFTER_TESTS", "FILES", "LANGUAGE", "disagreements", "names", "strays"]

FILES: Final[Mapping[str, type]] = {
    "investigators.yaml": Investigators,
    "items.yaml": Items,
    "spells.yaml": Spells,
    "combat.yaml": Combat,
    "trauma.yaml": TraumaCards,
    "mythos.yaml": MythosCards,
    "keeper_actions.yaml": KeeperActions,
    "monsters.yaml": Monsters,
    "hurdles.yaml": Hurdles,
    "clues.yaml": Clues,
    "stories.yaml": Stories,
    "events.yaml": Events,
    "objectives.yaml": Objectives,
    "tiles.yaml": Sides,
    "maps.yaml": Maps,
    "puzzles.yaml": PuzzleContent,
}
"""The content files, and what each of them holds."""

AFTER_TESTS: Final[frozenset[str]] = frozenset({"backs"})
"""Fields whose effects follow the test of a spell."""

Content = Mapping[str, Any]
"""The decoded files by name; a file that is not there is taken from the game."""

Complaints = Iterator[tuple[str, str]]
"""Places in one file, and what is to be said of them."""


def disagreements(content: Content) -> Iterator[Remark]:
    """Whatever does not fit, in the files given."""
    for file, components in content.items():
        check = CHECKS.get(file)
        twice = repeated(components) if file in PREFIXES else ()
        found = [*twice, *(check(components) if check else ()), *unknown(components)]
        for path, what in found:
            yield Remark(file, path, what)


def unknown(components: Any) -> Complaints:
    """Names in effects and on components that nothing is called by."""
    cards = {*ITEMS, *HURDLES, *CLUES, *SPELLS, NOTHING_OF_INTEREST}
    monsters = {*MONSTERS, *named_monsters()}
    for path, node in nodes(components, ""):
        for field, known, what in (("item", ITEMS, "item"), ("spell", SPELLS, "spell"), ("opens", HURDLES, "Lock")):
            value = getattr(node, field, None)
            if isinstance(value, str) and value and value not in known:
                yield f"{path}.{field}", f"there is no {what} {value}"
        key = getattr(node, "key", None)
        if isinstance(key, str) and key not in cards:
            yield f"{path}.key", f"there is no card {key}"
        monster = getattr(node, "monster", None)
        if isinstance(monster, str) and monster and monster not in monsters:
            yield f"{path}.monster", f"there is no monster {monster}"


def named_monsters() -> set[str]:
    """The names that stories give to monsters (rule mom.named-monster.1)."""
    told = [node for each in (*OBJECTIVES.values(), *EVENTS.values()) for _, node in nodes(each, "")]
    return {name for node in told if isinstance(name := getattr(node, "name", None), str) and name}


def listed(components: Any) -> list[tuple[str, Any]]:
    """The components of a file, with their places."""
    (field,) = components.__struct_fields__
    return [(f"{field}[{n}]", each) for n, each in enumerate(getattr(components, field))]


def repeated(components: Any) -> Complaints:
    """Ids that stand twice."""
    times = Counter(each.id for _, each in listed(components))
    yield from ((path, f"{each.id} stands twice") for path, each in listed(components) if times[each.id] > 1)


def check_investigators(sheets: Investigators) -> Complaints:
    """Two traits of each kind, and all seven skills on each pair (rule mom.setup-investigator.4.ltp)."""
    for n, sheet in enumerate(sheets.investigators):
        path = f"investigators[{n}]"
        kinds = Counter(trait.kind for trait in sheet.traits)
        if kinds != Counter(mental=2, physical=2):
            yield path, f"{sheet.id} has {dict(kinds)} traits"
        for trait in sheet.traits:
            if set(trait.skills) != set(MENTAL if trait.kind == "mental" else PHYSICAL):
                yield path, f"the trait {trait.id} has the skills {', '.join(sorted(trait.skills))}"
        if min(sheet.health, sheet.sanity) < 1:
            yield path, f"{sheet.id} cannot have {sheet.health} health and {sheet.sanity} sanity"


def check_monsters(monsters: Monsters) -> Complaints:
    if sum(len(kind.tokens) for kind in monsters.monsters) != 24:
        yield "monsters", "there are not 24 tokens"


def check_stories(told: Stories) -> Complaints:
    """Rooms, cards and keeper actions that a story names are there (rules mom.setup-keeper.2, mom.setup-keeper.3)."""
    icons = {card.icon for card in MYTHOS.values()}
    for n, story in enumerate(told.stories):
        path = f"stories[{n}]"
        rooms = house_of(story.id).rooms if story.id in stories() else None
        for action in story.actions:
            if action not in ACTIONS:
                yield f"{path}.actions", f"there is no keeper action {action}"
        for icon in story.icons:
            if icon not in icons:
                yield f"{path}.icons", f"no mythos card has the symbol {icon}"
        for card in (*story.exploration, *story.aside):
            if front(card) not in ITEMS and card not in HURDLES and not card.startswith(("clue-", NOTHING_OF_INTEREST)):
                yield f"{path}.exploration", f"there is no item {card}"
        for m, seeding in enumerate(story.seeding):
            if rooms is not None and seeding.room not in rooms:
                yield f"{path}.seeding[{m}]", f"there is no room {seeding.room}"
            for card in (*seeding.cards, *seeding.then, *seeding.otherwise):
                if card not in ITEMS and card not in HURDLES and not card.startswith(("clue-", NOTHING_OF_INTEREST)):
                    yield f"{path}.seeding[{m}]", f"there is no card {card}"


def check_events(cards: Events) -> Complaints:
    """Five for each story, and alternatives that the story can have (rules mom.setup.9, mom.event.5)."""
    for story, times in Counter(card.story for card in cards.events).items():
        if times != 5:
            yield "events", f"{story} has {times} events"
    for n, card in enumerate(cards.events):
        answers = answers_of(card.story)
        for m, entry in enumerate(card.entries):
            if entry.answer is not None and answers and entry.answer not in answers:
                yield f"events[{n}].entries[{m}]", f"{card.story} has no answer {entry.answer}"


def answers_of(story: str) -> set[str]:
    """All answers of a story, as in `2A`."""
    if story not in STORIES:
        return set()
    return {f"{n}{letter}" for n, letters in enumerate(STORIES[story].questions, 1) for letter in letters}


def check_objectives(cards: Objectives) -> Complaints:
    """Three for each story (rule mom.overview.6)."""
    for story, times in Counter(card.story for card in cards.objectives).items():
        if times != 3:
            yield "objectives", f"{story} has {times} objectives"


CHECKS: Final[Mapping[str, Callable[[Any], Complaints]]] = {
    "investigators.yaml": check_investigators,
    "monsters.yaml": check_monsters,
    "stories.yaml": check_stories,
    "events.yaml": check_events,
    "objectives.yaml": check_objectives,
}

OTHER_CARDS: Final = {f"card-{NOTHING_OF_INTEREST}", f"card-{EXIT}"}
"""What is called like a card though no file holds it: cards that do nothing, and the way out as a puzzle."""

PREFIXES: Final[Mapping[str, str]] = {
    "investigators.yaml": "investigator-",
    "monsters.yaml": "monster-",
    "stories.yaml": "story-",
    **dict.fromkeys(
        (
            "items.yaml",
            "spells.yaml",
            "combat.yaml",
            "trauma.yaml",
            "mythos.yaml",
            "keeper_actions.yaml",
            "hurdles.yaml",
            "clues.yaml",
            "events.yaml",
            "objectives.yaml",
        ),
        "card-",
    ),
}
"""How the names of the components of a file begin."""


def names(content: Content) -> Iterator[Remark]:
    """Every component that needs a name or a text in all languages; `what` is the id of the message."""
    for file, components in content.items():
        for path, id in named(file, components) if file in PREFIXES else ():
            yield Remark(file, path, id)


def named(file: str, components: Any) -> Complaints:
    """Places of a file, and the ids of the messages they need."""
    for path, each in listed(components):
        yield path, f"{PREFIXES[file]}{each.id}"
        match file:
            case "investigators.yaml":
                yield path, f"occupation-{each.id}"
                yield from ((path, f"trait-{trait.id}") for trait in each.traits)
            case "clues.yaml":
                yield path, f"{each.id}-text"
            case "events.yaml":
                yield from ((path, f"{each.id}-{entry.text}") for entry in each.entries if entry.text is not None)
            case "objectives.yaml":
                yield from ((path, f"{each.id}-{part}") for part in ("reveal", "keeper", "investigators"))
            case "stories.yaml":
                yield from ((path, f"story-{each.id}-{part}") for part in ("blurb", "prologue"))
                for n, letters in enumerate(each.questions, 1):
                    yield path, f"story-{each.id}-question-{n}"
                    yield from ((path, f"story-{each.id}-answer-{n}{letter.lower()}") for letter in letters)
            case _:
                pass


def strays(content: Content, ids: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Names of components that the files do not have."""
    spoken = list(ids)
    for prefix in ("investigator-", "trait-"):
        if "investigators.yaml" in content:
            known = {id for _, id in named("investigators.yaml", content["investigators.yaml"])}
            yield from ((id, "nothing is called so") for id in spoken if id.startswith(prefix) and id not in known)
    files = [file for file, prefix in PREFIXES.items() if prefix == "card-"]
    if all(file in content for file in files):
        known = {id for file in files for _, id in named(file, content[file])} | OTHER_CARDS
        yield from ((id, "nothing is called so") for id in spoken if id.startswith("card-") and id not in known)
