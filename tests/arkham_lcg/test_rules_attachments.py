"""Attachments, slots, and permanent cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from miskatonic.games.arkham_lcg.card import Card, Me, Table, event
from miskatonic.games.arkham_lcg.cards.common import choose_enemy_here, enemy_here
from miskatonic.games.arkham_lcg.elimination import resign
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import evade_enemy, exhaust
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.phases import upkeep
from miskatonic.games.arkham_lcg.words import Keyword, Slot
from miskatonic.games.arkham_lcg.zones import attach, discard, return_to_hand
from miskatonic.kernel.flow import Flow

from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    BARRICADE,
    BASEBALL_BAT,
    BEAT_COP,
    DIG_DEEP,
    EMERGENCY_CACHE,
    FLASHLIGHT,
    GHOUL_MINION,
    HARD_KNOCKS,
    KNIFE,
    LEATHER_COAT,
    LOCKED_DOOR,
    MACHETE,
    OBSCURING_FOG,
    PHYSICAL_TRAINING,
    THE_NECRONOMICON,
)


def drawn(scene: Scene, *answers: str) -> Scene:
    scene.run(draw_encounter_card(scene.table, 0), *answers)
    return scene


# Attaching.


@pytest.mark.rule("lcg.attach.1")
def test_a_card_is_attached_as_it_enters_play() -> None:
    scene = drawn(given(ROLAND).house().at(0, ATTIC).encounter(OBSCURING_FOG))
    assert scene.entry(OBSCURING_FOG).attached == scene.place(ATTIC)


@pytest.mark.rule("lcg.attach.1")
def test_an_event_that_is_attached_stays_in_play() -> None:
    scene = given(ROLAND).house().hand(0, BARRICADE).do("play:01038")
    assert scene.entry(BARRICADE).attached == scene.place(HALLWAY)
    assert scene.who().discard == []


@pytest.mark.rule("lcg.attach.3")
def test_what_allowed_the_attaching_may_change_later() -> None:
    """Locked Door goes to the location with the most clues, and stays when another one has more."""
    scene = drawn(given(ROLAND).house().at(0, ATTIC).clues(ATTIC, 2).encounter(LOCKED_DOOR))
    scene.clues(ATTIC, 0).clues(HALLWAY, 3)
    scene.run(upkeep.end(scene.table))
    assert scene.entry(LOCKED_DOOR).attached == scene.place(ATTIC)


@pytest.mark.rule("lcg.attach.4")
def test_a_card_that_cannot_be_attached_stays_where_it_was(made_up: MakeUp) -> None:
    """An event that is attached to an enemy at your location: without an enemy it stays in your hand."""
    made_up(EMERGENCY_CACHE, "99001")

    class Snare(Card, code="99001"):
        @event(if_=enemy_here)
        def play(self, table: Table, me: Me) -> Flow[None]:
            enemy = yield from choose_enemy_here(table, me)
            table.state.played.remove(me.card)
            attach(table, me.card, enemy)

    scene = given(ROLAND).house().hand(0, "99001")
    assert not scene.offers("play:99001")
    assert scene.codes(scene.who().hand) == ["99001"]
    scene.enemy(GHOUL_MINION, exhausted=True).do("play:99001")
    assert scene.entry("99001").attached == scene.card(GHOUL_MINION)


@pytest.mark.rule("lcg.attach.5")
def test_a_card_that_can_neither_be_attached_nor_stay_is_discarded() -> None:
    scene = given(ROLAND).house()
    for code in (HALLWAY, ATTIC, CELLAR, PARLOR):
        scene.attached(LOCKED_DOOR, code)
    drawn(scene.encounter(LOCKED_DOOR))
    assert scene.codes(scene.state.encounter.discard)[-1] == LOCKED_DOOR


@pytest.mark.rule("lcg.attach.6")
def test_an_attachment_stays_until_something_takes_it_away() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).attached(LOCKED_DOOR, ATTIC).bag("0")
    scene.do("move:01112", "move:01113")
    assert scene.entry(LOCKED_DOOR).attached == scene.place(ATTIC)
    scene.do("activate:01174", "test:combat")
    assert not scene.in_play(LOCKED_DOOR)


@pytest.mark.rule("lcg.attach.7")
def test_an_attachment_goes_when_its_object_leaves_play() -> None:
    scene = given(ROLAND).attached(OBSCURING_FOG, STUDY).has(clues=2).do("use:01108")
    assert not scene.in_play(STUDY)
    assert OBSCURING_FOG in scene.codes(scene.state.encounter.discard)


@pytest.mark.rule("lcg.attach.8")
def test_an_attachment_and_its_object_exhaust_apart() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    attach(scene.table, scene.take(BARRICADE, 0), scene.card(GHOUL_MINION))
    scene.run(evade_enemy(scene.table, scene.card(GHOUL_MINION), 0))
    assert (scene.entry(GHOUL_MINION).exhausted, scene.entry(BARRICADE).exhausted) == (True, False)


@pytest.mark.rule("lcg.attach.8")
def test_an_exhausted_attachment_leaves_its_object_ready() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, engaged=0)
    attach(scene.table, scene.take(BARRICADE, 0), scene.card(GHOUL_MINION))
    exhaust(scene.table, scene.card(BARRICADE))
    assert (scene.entry(GHOUL_MINION).exhausted, scene.entry(BARRICADE).exhausted) == (False, True)


@pytest.mark.rule("lcg.attach.9")
def test_the_object_stays_when_its_attachment_goes() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).attached(OBSCURING_FOG, ATTIC).bag("0").do("investigate")
    assert not scene.in_play(OBSCURING_FOG)
    assert scene.in_play(ATTIC)


# Slots.


@pytest.mark.rule("lcg.slot.1")
def test_an_asset_in_the_play_area_occupies_its_slot() -> None:
    scene = given(ROLAND).asset(0, KNIFE).asset(0, FLASHLIGHT).hand(0, MACHETE).has(resources=3).do("play:01020")
    options = scene.keys()
    assert sorted(key[:15] for key in options) == ["make-room:01086", "make-room:01087"]


@pytest.mark.rule("lcg.slot.1")
def test_an_asset_in_the_threat_area_occupies_its_slot_too() -> None:
    """The Necronomicon fills one hand, and cannot go; so the knife has to make room."""
    scene = given(DAISY).threat(0, THE_NECRONOMICON, controller=0, horror=3).asset(0, KNIFE).hand(0, FLASHLIGHT)
    scene.has(resources=2).do("play:01087")
    assert scene.codes(scene.who().discard) == [KNIFE]


@pytest.mark.rule("lcg.slot.2")
def test_an_asset_for_both_hands_needs_both() -> None:
    scene = given(ROLAND).asset(0, KNIFE).asset(0, FLASHLIGHT).hand(0, BASEBALL_BAT).has(resources=2)
    scene.do("play:01074", "make-room:01086")
    assert scene.codes(scene.who().assets) == [BASEBALL_BAT]


SLOTS = {Slot.ACCESSORY: 1, Slot.BODY: 1, Slot.ALLY: 1, Slot.HAND: 2, Slot.ARCANE: 2}


@pytest.mark.rule("lcg.slot.2", "lcg.slot.3")
@pytest.mark.parametrize(("slot", "count"), SLOTS.items())
def test_there_are_so_many_slots_of_each_kind(slot: Slot, count: int, made_up: MakeUp) -> None:
    made_up(LEATHER_COAT, "99001", slots=[slot])
    scene = given(ROLAND).hand(0, *["99001"] * (count + 1)).turn(0, actions=5)
    scene.do(*["play:99001"] * count)
    assert len(scene.who().assets) == count
    scene.do("play:99001", *["make-room:99001"] * (count > 1))
    assert len(scene.who().assets) == count


@pytest.mark.rule("lcg.slot.3")
def test_everybody_sees_the_slots() -> None:
    assert given(ROLAND).resumed().view(0).investigators[0].slots == SLOTS


@pytest.mark.rule("lcg.slot.4")
def test_assets_without_a_slot_may_be_any_number() -> None:
    talents = [PHYSICAL_TRAINING, HARD_KNOCKS, DIG_DEEP, "01062", "01034"]
    scene = given(ROLAND).hand(0, *talents).has(resources=10).turn(0, actions=5)
    scene.do(*(f"play:{code}" for code in talents))
    assert scene.codes(scene.who().assets) == talents


# Permanent cards.


@pytest.fixture
def heirloom(made_up: MakeUp) -> str:
    """A Beat Cop who is permanent."""
    return made_up(BEAT_COP, "99001", keywords=frozenset({Keyword.PERMANENT}))


@pytest.mark.rule("lcg.permanent.3")
def test_a_permanent_card_begins_in_play_and_is_never_in_the_deck(heirloom: str) -> None:
    scene = given(ROLAND)
    sheet = scene.state.sheets[0]
    sheet.deck = replace(sheet.deck, story={heirloom: 1})
    scene.step("scenario.begin").keys()
    assert scene.codes(scene.who().assets) == [heirloom]
    assert heirloom not in scene.codes([*scene.who().deck, *scene.who().hand])


@pytest.mark.rule("lcg.permanent.4")
def test_a_permanent_card_cannot_be_discarded_or_taken_back(heirloom: str) -> None:
    scene = given(ROLAND).asset(0, heirloom)
    discard(scene.table, scene.card(heirloom))
    return_to_hand(scene.table, scene.card(heirloom))
    assert scene.in_play(heirloom)
    assert not scene.house().enemy(GHOUL_MINION).offers("use:99001")


@pytest.mark.rule("lcg.permanent.4")
def test_not_even_defeat_removes_it(heirloom: str) -> None:
    scene = given(ROLAND).asset(0, heirloom)
    scene.run(take(scene.table, 0, damage=2), "assign-damage:99001", "assign-damage:99001")
    assert scene.in_play(heirloom)


@pytest.mark.rule("lcg.permanent.4")
def test_a_permanent_card_goes_with_its_owner(heirloom: str) -> None:
    scene = given(ROLAND, AGNES).asset(0, heirloom)
    scene.run(resign(scene.table, 0))
    assert not scene.in_play(heirloom)
