"""Playing cards: the play action, events, slots, unique cards."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.decks.collection import TITLES
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import spawn
from miskatonic.games.arkham_lcg.playing import take_control
from miskatonic.games.arkham_lcg.state import InPlay
from miskatonic.games.arkham_lcg.words import Slot
from miskatonic.games.arkham_lcg.zones import put_into_play

from .given import AGNES, DAISY, ROLAND, SKIDS, STUDY, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    BULLETPROOF_VEST,
    CRYPT_CHILL,
    CRYPTIC_RESEARCH,
    DAISYS_TOTE_BAG,
    DISSONANT_VOICES,
    DODGE,
    DRAWN_TO_THE_FLAME,
    EMERGENCY_CACHE,
    ENCYCLOPEDIA,
    EXTRA_AMMUNITION,
    FLASHLIGHT,
    GHOUL_MINION,
    GUARD_DOG,
    GUTS,
    HOLY_ROSARY,
    HOT_STREAK,
    KNIFE,
    LEATHER_COAT,
    LEO_DE_LUCA,
    LEO_DE_LUCA_1,
    LITA_CHANTLER,
    MACHETE,
    MAGNIFYING_GLASS,
    MEDICAL_TEXTS,
    OBSCURING_FOG,
    OLD_BOOK_OF_LORE,
    PHYSICAL_TRAINING,
    RABBITS_FOOT,
    ROTTING_REMAINS,
    SCRYING,
    SHOTGUN,
    SHRIVELLING,
    SNEAK_ATTACK,
    WORKING_A_HUNCH,
)
from .scenes import harm, tags

# The play action


@pytest.mark.rule("lcg.play-action.1", "lcg.play.2", "lcg.event.2")
@pytest.mark.parametrize("card", [MACHETE, EMERGENCY_CACHE])
def test_a_card_is_played_with_an_action_of_ones_turn(card: str) -> None:
    scene = given(ROLAND, AGNES).hand(0, card)
    assert scene.offers(f"play:{card}")
    scene.do(f"play:{card}")
    assert (scene.who().actions, [each.action for each in scene.events("action-taken")]) == (2, ["play"])


@pytest.mark.rule("lcg.play-action.1", "lcg.play.2", "lcg.event.2")
@pytest.mark.parametrize("card", [MACHETE, EMERGENCY_CACHE])
def test_but_not_without_an_action_in_the_turn_of_another_or_in_another_phase(card: str, whistle: str) -> None:
    scene = given(ROLAND, AGNES).hand(0, card).asset(0, whistle).turn(0, actions=0)
    assert (scene.offers(f"use:{whistle}"), scene.offers("play:")) == (True, False)
    scene.turn(1)
    assert (scene.seat(), scene.offers(f"use:{whistle}"), scene.offers("play:")) == (0, True, False)
    scene.step("upkeep.begin")
    assert (scene.seat(), scene.offers(f"use:{whistle}"), scene.offers("play:")) == (0, True, False)


@pytest.mark.rule("lcg.play.1")
@pytest.mark.parametrize(("resources", "offered"), [(3, True), (2, False)])
def test_a_card_can_be_played_only_if_its_cost_can_be_paid(resources: int, offered: bool) -> None:
    scene = given(ROLAND).hand(0, MACHETE).has(resources=resources)
    assert scene.offers(f"play:{MACHETE}") is offered


@pytest.mark.rule("lcg.play.1")
def test_and_if_nothing_forbids_it() -> None:
    scene = given(ROLAND).hand(0, MACHETE, EMERGENCY_CACHE).threat(0, DISSONANT_VOICES)
    assert not scene.offers("play:")


@pytest.mark.rule("lcg.play-action.2")
def test_an_asset_is_paid_for_and_comes_into_play() -> None:
    scene = given(ROLAND).hand(0, MACHETE).do(f"play:{MACHETE}")
    assert (scene.who().resources, scene.who().hand, scene.who().assets) == (2, [], [scene.card(MACHETE)])


@pytest.mark.rule("lcg.play-action.2")
def test_an_event_is_paid_for_and_resolved() -> None:
    scene = given(SKIDS).hand(0, HOT_STREAK).do(f"play:{HOT_STREAK}")
    assert scene.who().resources == 5 - 3 + 10


@pytest.mark.rule("lcg.play-action.2")
def test_other_cards_in_hand_are_not_played() -> None:
    assert not given(ROLAND).hand(0, GUTS).offers("play:")


@pytest.mark.rule("lcg.play-action.3", "lcg.play.2")
@pytest.mark.parametrize("actions", [3, 0])
def test_a_fast_card_is_not_played_with_an_action(actions: int) -> None:
    scene = given(DAISY).house().hand(0, MAGNIFYING_GLASS, MAGNIFYING_GLASS).enemy(GHOUL_MINION, engaged=0)
    scene.turn(0, actions)
    scene.do(f"play:{MAGNIFYING_GLASS}")
    assert (scene.in_play(MAGNIFYING_GLASS), scene.who().actions, harm(scene)) == (True, actions, (0, 0))
    assert scene.events("action-taken") == []


# Events


@pytest.mark.rule("lcg.event.3")
def test_an_event_is_paid_then_resolved_then_discarded() -> None:
    scene = given(AGNES).hand(0, DRAWN_TO_THE_FLAME, GUTS).encounter(ROTTING_REMAINS).bag("0")
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.offers(f"commit:{GUTS}"), scene.who().actions) == (True, 2)
    assert scene.who().discard == []
    scene.do("done")
    assert scene.codes(scene.who().discard) == [DRAWN_TO_THE_FLAME]


@pytest.mark.rule("lcg.event.3")
def test_its_cost_is_paid_before_its_effect() -> None:
    scene = given(ROLAND).hand(0, WORKING_A_HUNCH).has(resources=2)
    scene.do(f"play:{WORKING_A_HUNCH}")
    assert (scene.who().resources, scene.who().clues) == (0, 1)


@pytest.mark.rule("lcg.event.4")
def test_nobody_has_to_play_an_event() -> None:
    scene = given(ROLAND).house().hand(0, DODGE).enemy(GHOUL_MINION, engaged=0).do("resource")
    assert scene.offers(f"use:{DODGE}")
    scene.do("pass")
    assert (scene.codes(scene.who().hand), harm(scene)) == ([DODGE], (1, 1))


@pytest.mark.rule("lcg.event.5")
@pytest.mark.parametrize("card", [WORKING_A_HUNCH, EXTRA_AMMUNITION, SNEAK_ATTACK])
def test_an_event_that_could_change_nothing_may_not_be_played(card: str) -> None:
    scene = given(ROLAND).hand(0, card, EMERGENCY_CACHE).clues(STUDY, 0)
    assert (scene.offers(f"play:{EMERGENCY_CACHE}"), scene.offers(f"play:{card}")) == (True, False)


@pytest.mark.rule("lcg.event.5")
@pytest.mark.parametrize(("deck", "offered"), [([GUTS], True), ([], False)])
def test_nor_one_that_draws_where_there_is_nothing_to_draw(deck: list[str], offered: bool) -> None:
    scene = given(DAISY).hand(0, CRYPTIC_RESEARCH, DRAWN_TO_THE_FLAME).deck(0, *deck)
    scene.encounter_deck(*[OBSCURING_FOG for _ in deck])
    assert scene.offers(f"play:{CRYPTIC_RESEARCH}") is offered
    assert scene.offers(f"play:{DRAWN_TO_THE_FLAME}") is offered


# Slots


@pytest.mark.rule("lcg.slot.5")
@pytest.mark.parametrize(
    ("held", "played", "discarded"),
    [
        ([HOLY_ROSARY], RABBITS_FOOT, 1),
        ([LEATHER_COAT], BULLETPROOF_VEST, 1),
        ([BEAT_COP], GUARD_DOG, 1),
        ([MACHETE], KNIFE, 0),
        ([MACHETE, KNIFE], FLASHLIGHT, 1),
        ([MACHETE], SHOTGUN, 1),
        ([MACHETE, KNIFE], SHOTGUN, 2),
        ([SHRIVELLING], SCRYING, 0),
        ([SHRIVELLING, SCRYING], SHRIVELLING, 1),
        ([SHRIVELLING, SCRYING], "99001", 2),
        ([HOLY_ROSARY, LEATHER_COAT, BEAT_COP, SHOTGUN, "99001"], PHYSICAL_TRAINING, 0),
    ],
)
def test_an_asset_needs_the_slots_of_its_symbols(made_up: MakeUp, held: list[str], played: str, discarded: int) -> None:
    """No card of the core set needs two arcane slots, so one is made up."""
    made_up(SHRIVELLING, "99001", slots=[Slot.ARCANE, Slot.ARCANE])
    scene = given(ROLAND).hand(0, played).has(resources=9)
    for card in held:
        scene.asset(0, card)
    scene.do(f"play:{played}")
    while scene.offers("make-room:"):
        scene.do("make-room:")
    assert (scene.in_play(played), len(scene.who().discard)) == (True, discarded)


@pytest.mark.rule("lcg.slot.6")
@pytest.mark.parametrize(("goes", "stays"), [(MACHETE, KNIFE), (KNIFE, MACHETE)])
def test_who_has_no_slot_left_chooses_which_asset_is_discarded(goes: str, stays: str) -> None:
    scene = given(ROLAND).asset(0, MACHETE).asset(0, KNIFE).asset(0, BEAT_COP).hand(0, FLASHLIGHT)
    scene.do(f"play:{FLASHLIGHT}")
    assert [key.split("#")[0] for key in list(scene.keys())] == [f"make-room:{MACHETE}", f"make-room:{KNIFE}"]
    scene.do(f"make-room:{goes}")
    assert (scene.codes(scene.who().discard), scene.in_play(stays), scene.in_play(BEAT_COP)) == ([goes], True, True)


@pytest.mark.rule("lcg.slot.6")
def test_also_for_an_asset_one_gains_control_of() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    put_into_play(scene.table, scene.take(LITA_CHANTLER), InPlay(location=scene.who().location))
    scene.run(take_control(scene.table, 0, scene.card(LITA_CHANTLER)))
    assert (scene.in_play(BEAT_COP), scene.entry(LITA_CHANTLER).controller) == (False, 0)


@pytest.mark.rule("lcg.slot.2", "lcg.slot.6")
def test_also_for_assets_whose_slots_are_lost() -> None:
    """Without her Tote Bag Daisy has hands for two of her three tomes only."""
    scene = given(DAISY).asset(0, DAISYS_TOTE_BAG).bag("auto-fail").encounter(CRYPT_CHILL)
    for tome in (OLD_BOOK_OF_LORE, MEDICAL_TEXTS, ENCYCLOPEDIA):
        scene.asset(0, tome)
    scene.run(draw_encounter_card(scene.table, 0), f"lose-asset:{DAISYS_TOTE_BAG}", f"make-room:{MEDICAL_TEXTS}")
    assert sorted(scene.codes(scene.who().assets)) == [OLD_BOOK_OF_LORE, ENCYCLOPEDIA]


@pytest.mark.rule("lcg.slot.7")
def test_the_old_asset_goes_as_the_new_one_takes_its_slot(whistle: str) -> None:
    """Nothing can be done between the two."""
    scene = given(ROLAND, AGNES).asset(1, whistle).asset(0, BEAT_COP).hand(0, GUARD_DOG).do("pass")
    scene.do(f"play:{GUARD_DOG}")
    assert (scene.in_play(BEAT_COP), scene.in_play(GUARD_DOG)) == (False, True)
    assert tags(scene)[-2:] == ["asset-played", "discarded"]


# Unique cards


@pytest.mark.rule("lcg.unique.1")
@pytest.mark.parametrize(("held", "offered"), [(None, True), (LEO_DE_LUCA, False), (LEO_DE_LUCA_1, False)])
def test_a_unique_card_cannot_be_played_while_a_copy_is_in_play(held: str | None, offered: bool) -> None:
    scene = given(SKIDS, ROLAND).hand(0, LEO_DE_LUCA).has(resources=9)
    if held is not None:
        scene.asset(1, held)
    assert scene.offers(f"play:{LEO_DE_LUCA}") is offered


@pytest.mark.rule("lcg.unique.2")
def test_a_unique_encounter_card_drives_out_the_player_card_of_the_same_title(made_up: MakeUp) -> None:
    ally = made_up(BEAT_COP, "99001", unique=True)
    enemy = made_up(GHOUL_MINION, "99002", unique=True)
    TITLES.update({ally: ally, enemy: ally})
    scene = given(ROLAND).asset(0, ally).asset(0, MACHETE)
    scene.state.limbo.append(card := scene.take(enemy))
    scene.run(spawn(scene.table, card, 0))
    assert (scene.in_play(enemy), scene.codes(scene.who().assets)) == (True, [MACHETE])
    assert scene.codes(scene.who().discard) == [ally]
