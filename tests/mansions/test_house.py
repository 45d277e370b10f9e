"""The tiles and the maps of the stories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.games.mansions.components import HURDLES, ITEMS, STORIES
from miskatonic.games.mansions.floor_plan import (
    Laid,
    StoryMap,
    TileSide,
    area,
    corners,
    lay_out,
    story_maps,
    tile_sides,
)
from miskatonic.games.mansions.house import (
    WAYS,
    House,
    house_of,
    neighbours,
    routes_from,
    stories,
)
from miskatonic.games.mansions.seeding import seed
from miskatonic.games.mansions.state import Barrier
from miskatonic.games.mansions.words import Feature, Letter, room_name, room_of, space_name

LYNCH, SANCTUM, TIES, CURSES, BOY = (
    "fall-of-house-lynch",
    "inner-sanctum",
    "blood-ties",
    "classroom-curses",
    "green-eyed-boy",
)

SIDES = {
    SANCTUM: {"chapel", "basement-landing", "corner-hallway", "library", "ceremony-room", "secret-passage", "chasm"}
    | {"crypt", "cave-1"},
    TIES: {"front-yard", "root-cellar", "graveyard", "front-porch", "storage-shed", "garden", "cave-1", "chasm"}
    | {"crypt", "furnace-room", "guest-bedroom"},
    CURSES: {"tower-room", "attic-loft", "library", "laboratory", "gallery", "hallway-1", "hallway-3", "furnace-room"}
    | {"corner-hallway"},
    BOY: {"foyer", "attic-loft", "tower-room", "corner-hallway", "dining-room", "laboratory", "gallery", "library"}
    | {"hallway-3", "nursery", "master-bedroom", "secret-passage", "hallway-4", "hallway-2", "hallway-1"},
}
"""What is known of the tiles of the stories whose maps are ours."""

WITHOUT_SEEDED_CARDS = {LYNCH: 9, SANCTUM: 8, TIES: 6, CURSES: 7, BOY: 12 + 1}
"""How many rooms get a card of the random pool; the Foyer of the last story gets none."""

MARKERS = {
    Feature.ALTAR: 3,
    Feature.BARRIER: 4,
    Feature.FIREPLACE: 1,
    Feature.HIDING_PLACE: 2,
    Feature.LADDER: 2,
    Feature.VENT: 2,
}

every_story = pytest.mark.parametrize("story", [LYNCH, SANCTUM, TIES, CURSES, BOY])
every_side = pytest.mark.parametrize("side", tile_sides().values(), ids=lambda side: side.id)


def standing(story: str, *, sealed: list[int] | None = None, barriers: list[Barrier] | None = None) -> Any:
    """As much of a state as moving asks for."""
    marked = house_of(story).sealed_doors() if sealed is None else sealed
    return SimpleNamespace(story=story, sealed=marked, barriers=barriers or [])


def joined(house: House, kind: str) -> set[frozenset[str]]:
    """The rooms that edges of a kind join."""
    edges = (edge for edge in house.atlas.edges if edge.kind == kind)
    return {frozenset((room_of(edge.one), room_of(edge.other))) for edge in edges} - {
        frozenset((room,)) for room in house.rooms
    }


# The tiles.


@pytest.mark.rule("mom.component.6")
def test_there_are_one_large_seven_medium_and_seven_small_tiles_with_two_sides_each():
    tiles = {side.tile: tuple(side.size) for side in tile_sides().values()}
    assert Counter(tiles.values()) == {(3, 2): 1, (2, 2): 7, (2, 1): 7}
    assert set(Counter(side.tile for side in tile_sides().values()).values()) == {2}


@pytest.mark.rule("mom.map.1")
@every_side
def test_a_tile_contains_one_to_three_rooms(side: TileSide):
    assert 1 <= len(side.rooms) <= 3


@pytest.mark.rule("mom.map.4")
@every_side
def test_the_spaces_of_a_tile_fill_it_without_overlapping(side: TileSide):
    spaces = [outline for room in side.rooms for outline in room.spaces.values()]
    assert all(area(outline) > 0 for outline in spaces)
    assert sum(area(outline) for outline in spaces) == side.size[0] * side.size[1]
    assert all(0 <= x <= side.size[0] and 0 <= y <= side.size[1] for outline in spaces for x, y in outline)


@every_side
def test_every_opening_of_a_tile_is_on_a_wall(side: TileSide):
    """A door that no wall has is a slip of the pen: put the tile alone on a table and look for it."""
    alone = StoryMap(story="test", origin="original", tiles=[Laid(side.id, (0, 0))], start="", exits=side.doors)
    found = {door.at for door in lay_out(alone).doors}
    assert found == set(side.doors)


@every_side
def test_a_room_of_several_spaces_names_its_parts_by_the_compass(side: TileSide):
    for room in side.rooms:
        assert ("all" in room.spaces) == (len(room.spaces) == 1)


@pytest.mark.rule("mom.move.4")
def test_the_front_yard_is_as_in_its_picture():
    """The white lines and the corners at which spaces meet, read from the published picture."""
    touching = {
        frozenset((one.partition(".")[2], other.partition(".")[2]))
        for one, other in house_of(TIES).plan.touching
        if room_of(one) == room_of(other) == "front-yard"
    }
    lines = [("n", "ne"), ("n", "s"), ("ne", "se"), ("se", "s"), ("s", "sw")]
    meeting_at_a_corner = [("n", "se"), ("ne", "s")]
    assert touching == {frozenset(pair) for pair in (*lines, *meeting_at_a_corner)}


# The maps.


def test_every_story_has_a_map():
    assert stories() == [LYNCH, SANCTUM, TIES, CURSES, BOY]
    assert set(stories()) == set(STORIES)


@every_story
def test_no_tile_lies_twice_or_on_another(story: str):
    laid = story_maps()[story].tiles
    tiles = [tile_sides()[each.side] for each in laid]
    assert len({tile.tile for tile in tiles}) == len(tiles)
    cells: list[tuple[int, int]] = []
    for each, tile in zip(laid, tiles, strict=True):
        wide, high = tile.size if each.turned % 180 == 0 else tile.size[::-1]
        cells += product(range(each.at[0], each.at[0] + wide), range(each.at[1], each.at[1] + high))
    assert len(set(cells)) == len(cells)


@pytest.mark.parametrize("story", SIDES)
def test_the_tiles_that_a_story_is_known_to_use_are_there(story: str):
    assert SIDES[story] <= {laid.side for laid in story_maps()[story].tiles}


@every_story
def test_the_seeded_rooms_are_there_and_as_many_others_as_get_a_random_card(story: str):
    house = house_of(story)
    seeded = {each.room for each in STORIES[story].seeding}
    assert seeded <= set(house.rooms)
    assert len(set(house.rooms) - seeded) == WITHOUT_SEEDED_CARDS[story]


@every_story
def test_investigators_can_walk_to_every_space_locks_aside(story: str):
    house = house_of(story)
    assert house.start in house.spaces
    assert set(routes_from(standing(story), house.start, "investigator").away) == set(house.spaces)


@every_story
def test_monsters_of_every_class_can_walk_to_every_space(story: str):
    house = house_of(story)
    for mover in WAYS:
        assert set(routes_from(standing(story), house.start, mover).away) == set(house.spaces)


@pytest.mark.rule("mom.component.9")
@every_story
def test_a_map_uses_no_more_markers_than_there_are(story: str):
    house = house_of(story)
    assert len(house.sealed_doors()) <= 12
    assert sum(len(spaces) for spaces in house.features.values()) <= 18
    for kind, most in MARKERS.items():
        assert len(house.features[kind]) <= most
        assert set(house.features[kind]) <= set(house.spaces)


@pytest.mark.rule("mom.barrier.1")
@every_story
def test_a_barrier_stands_in_a_space_with_a_door_it_can_block(story: str):
    house = house_of(story)
    for space in house.features[Feature.BARRIER]:
        assert any(door.other is not None and not door.sealed for door in house.doors_at[space])


@every_story
def test_every_door_joins_two_rooms_or_leads_out_or_is_sealed(story: str):
    for door in house_of(story).doors:
        if door.other is None:
            assert door.outer != door.sealed
        else:
            assert len(set(door.rooms)) == 2


@every_story
def test_every_story_has_an_exit(story: str):
    assert [door for door in house_of(story).doors if door.outer]


@every_story
def test_keeper_actions_of_a_story_find_the_features_they_need(story: str):
    needed = {
        "take-sample": Feature.ALTAR,
        "summon-worshippers": Feature.ALTAR,
        "pyromaniac": Feature.FIREPLACE,
    }
    for action in STORIES[story].actions:
        if action in needed:
            assert house_of(story).features[needed[action]]


@every_story
def test_all_names_are_there_in_three_languages(story: str):
    house = house_of(story)
    for locale in ("en", "ru", "uk"):
        rooms = [room_name(room).text(locale) for room in house.rooms]
        spaces = [space_name(space).text(locale) for space in house.spaces]
        assert len(set(rooms)) == len(rooms)
        assert len(set(spaces)) == len(spaces)
        assert not [name for name in (*rooms, *spaces) if "room-" in name or "part-" in name]


def answer_sets(story: str) -> Iterator[dict[int, Letter]]:
    for letters in product(*STORIES[story].questions):
        yield dict(enumerate(letters, start=1))


@every_story
def test_whatever_the_keeper_answers_the_chain_of_clues_can_be_walked(story: str):
    """No key lies behind the Lock or the Obstacle it opens, as the rooms are joined on the map."""
    for answers in answer_sets(story):
        found = reachable(story, seed(story, answers))
        assert len([card for card in found if card.startswith("clue-")]) == STORIES[story].clues, answers


@every_story
def test_a_lock_that_takes_its_key_leaves_nothing_shut(story: str):
    """No two Locks ask for the same key, so that the reading by which a Lock takes it shuts nobody out."""
    for answers in answer_sets(story):
        locks = [HURDLES[card] for pile in seed(story, answers).values() for card in pile if card in HURDLES]
        keys = [lock.key for lock in locks if lock.kind == "lock" and lock.key is not None]
        assert len(keys) == len(set(keys)), answers


@pytest.mark.parametrize(("objective", "last"), list(product("ABC", "AB")))
def test_classroom_curses_with_2a_and_3a_is_walked_by_three_keys(objective: Letter, last: Letter):
    """The cabinet upon the second clue, the Library and the Tower Room with the first open one after the other."""
    piles = seed(CURSES, {1: objective, 2: "A", 3: "A", 4: last})
    clues = [f"clue-classroom-curses-{clue}" for clue in ("3a", "2a", f"1{objective.lower()}")]
    assert [room for room, pile in piles.items() if "locked-cabinet" in pile] == ["coat-room"]
    on_the_way = {"brass-key", "silver-key", "magic-phrase", *clues}
    assert [card for card in reachable(CURSES, piles) if card in on_the_way] == [
        "brass-key", clues[0], "silver-key", clues[1], "magic-phrase", clues[2],
    ]  # fmt: skip
    for key, behind in (("brass-key", "coat-room"), ("silver-key", "library")):
        shut = {room: [card for card in pile if card != key] for room, pile in piles.items()}
        shut[behind] = [key, *shut[behind]]
        assert clues[2] not in reachable(CURSES, shut)


def reachable(story: str, piles: dict[str, list[str]]) -> list[str]:
    """The clues and keys that can be found, in an order in which they can; tests and puzzles are passed."""
    found: list[str] = []
    while True:
        before = len(found)
        for room in enterable(story, piles, set(found)):
            pile = piles.get(room, [])
            needs = [HURDLES[card].key for card in pile if card in HURDLES]
            if all(key is None or key in found for key in needs):
                wanted = [card for card in pile if card.startswith("clue-") or (card in ITEMS and ITEMS[card].opens)]
                found += [card for card in wanted if card not in found]
        if len(found) == before:
            return found


def enterable(story: str, piles: dict[str, list[str]], keys: set[str]) -> list[str]:
    """The rooms that can be entered with some keys; tests and puzzles are passed."""
    house = house_of(story)

    def opens(room: str) -> bool:
        locks = [HURDLES[card] for card in piles.get(room, []) if card in HURDLES and HURDLES[card].kind == "lock"]
        return all(not lock.hopeless and (lock.key is None or lock.key in keys) for lock in locks)

    reached = [house.start]
    for here in reached:
        near = neighbours(standing(story), here, "investigator")
        reached += [each for each in near if each not in reached and opens(room_of(each))]
    return list(dict.fromkeys(room_of(space) for space in reached))


@pytest.mark.parametrize("story", [SANCTUM, TIES, CURSES, BOY])
def test_the_two_rooms_of_a_clue_are_not_equally_far(story: str):
    house = house_of(story)
    away = routes_from(standing(story), house.start, "investigator").away
    rooms: dict[str, set[str]] = {}
    for answers in answer_sets(story):
        for room, pile in seed(story, answers).items():
            for card in pile:
                if card.startswith("clue-"):
                    rooms.setdefault(card[:-1], set()).add(room)
    for pair in rooms.values():
        far = [min(away[space] for space in house.rooms[room]) for room in pair]
        assert len(set(far)) == len(far) and max(far) <= 12, pair


# The map of the first story, against what is known of it.

LINKS = {
    ("foyer", "dining-room"),
    ("foyer", "basement-stairs"),
    ("foyer", "hallway-4"),
    ("foyer", "laboratory"),
    ("dining-room", "kitchen"),
    ("kitchen", "kitchen-storage"),
    ("basement-stairs", "basement-landing"),
    ("basement-landing", "basement-storage"),
    ("basement-storage", "ceremony-room"),
    ("hallway-4", "guest-bedroom"),
    ("guest-bedroom", "storage-closet"),
    ("hallway-2", "master-bedroom"),
    ("laboratory", "operating-room"),
    ("operating-room", "freezer"),
    ("operating-room", "entryway"),
    ("entryway", "garden"),
}


def test_house_lynch_has_the_published_links():
    house = house_of(LYNCH)
    assert joined(house, "door") == {frozenset(link) for link in LINKS}
    assert joined(house, "line") == {frozenset(("hallway-4", "hallway-2"))}
    assert len(house.rooms) == 18 and len(house.spaces) == 32


def test_house_lynch_has_the_published_places_of_doors():
    """In inches to the east and to the north of the corner of the Foyer, as the source has them."""
    at = {
        ("foyer", "dining-room"): (0, -5.25),
        ("foyer", "basement-stairs"): (1.75, 0),
        ("foyer", "hallway-4"): (8.75, 0),
        ("foyer", "laboratory"): (10.5, -1.75),
        ("basement-stairs", "basement-landing"): (1.75, 3.5),
        ("basement-storage", "ceremony-room"): (-3.5, 1.75),
        ("hallway-4", "guest-bedroom"): (5.25, 3.5),
        ("hallway-2", "master-bedroom"): (12.25, 3.5),
        ("operating-room", "entryway"): (15.75, -7),
    }
    doors = {frozenset(door.rooms): door.at for door in house_of(LYNCH).doors if door.other is not None}
    for rooms, (east, north) in at.items():
        assert doors[frozenset(rooms)] == (2 + east / 3.5, 2 - north / 3.5)


@pytest.mark.rule("mom.setup-investigator.9")
def test_house_lynch_has_its_sealed_doors_and_its_start():
    house = house_of(LYNCH)
    sealed = {house.door(id).at for id in house.sealed_doors()}
    published = [(10.5, 5.25), (15.75, 0), (3.5, 1.75), (3.5, 5.25), (-5.25, 0)]
    assert sealed == {(2 + east / 3.5, 2 - north / 3.5) for east, north in published}
    assert house.start == "foyer.s"


def test_the_links_that_are_known_of_other_stories_are_there():
    boy, sanctum = house_of(BOY), house_of(SANCTUM)
    assert {frozenset(("gallery", "foyer")), frozenset(("gallery", "dining-room"))} <= joined(boy, "door")
    assert frozenset(("attic-loft", "attic-storage")) in joined(boy, "door")
    assert "corner-hallway-2" in boy.rooms_next_to("hallway-3")
    assert "secret-passage" in sanctum.rooms_next_to("study")
    assert sanctum.start in [door.one for door in sanctum.outside_doors("chapel")]
    assert "chapel" in [room_of(space) for space in sanctum.features[Feature.LADDER]]


def test_the_hound_leaves_in_time_by_the_vents_only():
    """Six rounds, two spaces each: enough by the vents, hardly on foot."""
    state, house = standing(CURSES), house_of(CURSES)
    (front_door,) = house.outside_doors("foyer")
    by_vents = routes_from(state, "attic-storage.all", "beast").away[front_door.one] + 1
    on_foot = routes_from(state, "attic-storage.all", "eldritch").away[front_door.one] + 1
    assert by_vents <= 8 and on_foot >= by_vents + 4


# Features and parts.


@pytest.mark.rule("mom.room-feature.1")
def test_the_features_of_house_lynch_lie_where_its_set_up_says():
    features = house_of(LYNCH).features
    assert features[Feature.BARRIER] == ("basement-landing.w",)
    assert [room_of(space) for space in features[Feature.ALTAR]] == ["ceremony-room"]


def test_a_turned_tile_calls_its_parts_by_the_map():
    """The dining room of House Lynch is turned round: its west on the tile is its east on the map."""
    house = house_of(LYNCH)
    assert house.shape("dining-room.w").center[0] < house.shape("dining-room.e").center[0]
    assert house.shape("basement-landing.w").center[0] < house.shape("basement-landing.e").center[0]
    assert house.shape("ceremony-room.n").center[1] < house.shape("ceremony-room.s").center[1]


@every_story
def test_parts_are_named_by_where_they_lie(story: str):
    house = house_of(story)
    for spaces in house.rooms.values():
        for one, other in combinations(spaces, 2):
            parts = [space.partition(".")[2] for space in (one, other)]
            (ax, ay), (bx, by) = house.shape(one).center, house.shape(other).center
            if parts == ["w", "e"]:
                assert ax < bx
            if parts == ["n", "s"]:
                assert ay < by


@every_story
def test_dots_lie_inside_their_space(story: str):
    house = house_of(story)
    for space in house.spaces:
        shape = house.shape(space)
        assert all(_inside(dot, shape.outline) for dot in shape.dots)
        assert len(shape.dots) in (0, 2, len(corners(shape.outline)))


def _inside(point: tuple[float, float], outline: list[tuple[float, float]]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
