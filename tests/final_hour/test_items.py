"""Items: when they may be used, by whom, and what each of the nine does."""

import pytest

from miskatonic.games.final_hour.action_phase import resolve_action_card, reveal
from miskatonic.games.final_hour.actions import investigate, move
from miskatonic.games.final_hour.cards import ITEMS
from miskatonic.games.final_hour.events import ActionRevealed, HealthLost, ItemFound, ItemUsed, Reckoning
from miskatonic.games.final_hour.items import ITEM_TIMING, card_resolution
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.state import Played
from miskatonic.games.final_hour.words import Half
from miskatonic.kernel.flow import Flow

from .given import Situation, card_number, choose, given, keys, kinds_at, monsters_at, play_out
from .scenes import AFTER, BEFORE, NINE_ITEMS, cup, resolved, resolving, told

JENNY, LILY = 0, 1
HERE = 3


def in_need(*items: str, owner: int = LILY) -> Situation:
    """Both investigators stand wounded at 3 among a monster, damage and a clue: every item is of use there."""
    situation = given().stand(JENNY, HERE).stand(LILY, HERE).health(JENNY, 3).health(LILY, 3)
    situation.put("blue-plain-1", HERE).damage(HERE).clue(HERE, "moon")
    for item in items:
        situation.item(owner, item)
    return situation


def harmed(situation: Situation, *, again: bool = False) -> Table:
    """Lily resolves a card without choices: she loses 1 health and 2 monsters spawn in her location."""
    cup(situation, "red-plain-1", "blue-killer-2")
    return resolving(situation, LILY, "stillness", Half.LOWER, again=again)


def items_of(table: Table, who: int) -> list[str]:
    return table.view().investigators[who].items


def health_of(table: Table, who: int) -> int:
    return table.view().investigators[who].health


# When an item may be used.


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize("item", NINE_ITEMS)
def test_the_use_of_an_item_is_optional(item: str) -> None:
    table = harmed(in_need(item))
    assert keys(table) == [f"use:{item}", "pass"]
    choose(table, "pass")
    assert (resolved(table, "stillness"), items_of(table, LILY), table.view().used_items) == (True, [item], [])


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize(
    ("item", "answers"),
    [("rabbits-foot", ["pass"]), ("doctors-bag", ["pass", "stay"]), ("torn-almanac", ["pass", "stay"])],
)
def test_an_item_that_was_held_back_may_be_used_with_the_next_own_card(item: str, answers: list[str]) -> None:
    table = harmed(in_need(item), again=True)
    choose(table, *answers)
    assert (resolved(table, "stillness"), keys(table)) == (True, [f"use:{item}", "pass"])


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize("item", NINE_ITEMS)
def test_only_the_owner_may_use_an_item_and_only_with_the_own_card(item: str) -> None:
    table = harmed(in_need(item, owner=JENNY))
    assert (resolved(table, "stillness"), items_of(table, JENNY)) == (True, [item])


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize("item", NINE_ITEMS)
def test_alone_an_item_belongs_to_one_of_the_two_investigators(item: str) -> None:
    table = (
        given(players=1).stand(JENNY, HERE).stand(LILY, HERE).health(JENNY, 3).damage(HERE).item(JENNY, item).table()
    )
    card = Played(LILY, card_number("stillness"), 1)
    reveal(table, card, Half.LOWER)
    asked = play_out(resolve_action_card(table, card))
    assert (asked.decisions, items_of(table, JENNY)) == ([], [item])


@pytest.mark.rule("fh.item.2")
def test_there_is_no_limit_to_the_items_of_an_investigator() -> None:
    *held, last = ITEMS
    situation = given().stand(LILY, HERE).clue(HERE, "key")
    for item in held:
        situation.item(LILY, item)
    table = resolving(situation, LILY, "open-palm", Half.LOWER)
    choose(table, "pass", "stay")
    assert sorted(items_of(table, LILY)) == sorted([*held, last])


@pytest.mark.rule("fh.item.3")
@pytest.mark.parametrize("item", BEFORE)
def test_a_before_item_is_used_after_the_card_is_revealed_and_before_its_effect(item: str) -> None:
    table = harmed(in_need(item))
    revealed = table.view(JENNY).played[2].card
    assert revealed is not None
    assert (keys(table)[0], revealed.title, health_of(table, LILY), monsters_at(table, HERE)) == (
        f"use:{item}",
        "stillness",
        3,
        ["blue-plain-1"],
    )


@pytest.mark.rule("fh.item.3")
@pytest.mark.parametrize("item", BEFORE)
def test_a_before_item_cannot_be_used_after_the_effect(item: str) -> None:
    table = harmed(in_need(item))
    choose(table, "pass")
    assert (resolved(table, "stillness"), health_of(table, LILY)) == (True, 2)


@pytest.mark.rule("fh.item.3")
def test_the_effect_of_a_before_item_comes_first_and_the_effect_of_the_card_follows() -> None:
    table = harmed(in_need("sawn-off-shotgun"))
    choose(table, "use:sawn-off-shotgun")
    order = [type(event) for event in table.events if isinstance(event, ActionRevealed | ItemUsed | HealthLost)]
    assert order[:3] == [ActionRevealed, ItemUsed, HealthLost]


@pytest.mark.rule("fh.item.4")
@pytest.mark.parametrize("item", AFTER)
def test_an_after_item_is_used_directly_after_the_effect_of_the_card(item: str) -> None:
    table = harmed(in_need(item))
    assert (keys(table)[0], health_of(table, LILY), len(monsters_at(table, HERE)), resolved(table, "stillness")) == (
        f"use:{item}",
        2,
        3,
        False,
    )


@pytest.mark.rule("fh.item.4")
def test_several_items_may_be_used_with_the_same_card() -> None:
    table = harmed(in_need("masons-tools", "doctors-bag"))
    choose(table, "use:doctors-bag", "use:masons-tools")
    assert (items_of(table, LILY), table.view().used_items) == ([], ["doctors-bag", "masons-tools"])


def item_on_top(situation: Situation, item: str) -> Situation:
    deck = situation.state.items.cards
    deck.remove(item)
    deck.append(item)
    return situation


def finding(item: str, *, again: bool = False) -> Table:
    """Lily, wounded among damage and a monster, finds a key and with it an item, by a lower effect."""
    situation = given().stand(LILY, HERE).health(LILY, 3).damage(HERE).put("red-plain-1", HERE).clue(HERE, "key")
    item_on_top(situation, item)
    table = resolving(situation, LILY, "open-palm", Half.LOWER, again=again)
    choose(table, "stay")
    assert [event.item for event in told(table, ItemFound)] == [item]
    return table


@pytest.mark.rule("fh.item.5")
@pytest.mark.parametrize("item", [item for item in AFTER if item != "storm-lantern"])
def test_an_after_item_may_be_used_with_the_very_card_that_brought_it(item: str) -> None:
    table = finding(item)
    offered = keys(table)
    choose(table, f"use:{item}")
    assert (offered, table.view().used_items) == ([f"use:{item}", "pass"], [item])


@pytest.mark.rule("fh.item.5")
def test_a_lantern_may_be_used_with_the_very_card_that_brought_it_where_another_clue_lies() -> None:
    table = item_on_top(given().stand(LILY, HERE).clue(HERE, "key").clue(4, "moon"), "storm-lantern").table()

    def investigate_and_move() -> Flow[None]:
        investigate(table, LILY)
        yield from move(table, LILY, 1)

    play_out(ITEM_TIMING.happen(table, card_resolution(LILY), investigate_and_move), "move:4", "use:storm-lantern")
    assert (table.view().found[-1], table.view().used_items) == ("moon", ["storm-lantern"])


@pytest.mark.rule("fh.item.3")
@pytest.mark.parametrize("item", BEFORE)
def test_a_before_item_found_by_a_card_waits_for_the_next_card(item: str) -> None:
    table = finding(item, again=True)
    assert (table.view().played[2].resolved, keys(table)) == (True, [f"use:{item}", "pass"])


# What each item does.


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize(
    ("item", "answers"),
    [
        ("sawn-off-shotgun", []),
        ("delivery-bicycle", ["stay"]),
        ("brass-whistle", ["done"]),
        ("rabbits-foot", ["way:4", "way:3"]),
        ("storm-lantern", []),
        ("doctors-bag", []),
        ("elder-chalk", ["seal:3-4", "seal:3-9"]),
        ("masons-tools", []),
        ("torn-almanac", []),
    ],
)
def test_an_item_is_discarded_for_its_effect_and_not_offered_again(item: str, answers: list[str]) -> None:
    table = harmed(in_need(item))
    choose(table, f"use:{item}", *answers)
    assert (resolved(table, "stillness"), items_of(table, LILY), table.view().used_items) == (True, [], [item])


@pytest.mark.rule("fh.item.1")
def test_the_shotgun_deals_four_wounds_in_the_own_location() -> None:
    situation = in_need("sawn-off-shotgun").put("blue-destroyer-3", HERE).put("blue-plain-1", HERE)
    table = harmed(situation.put("red-plain-1", 4))
    choose(table, "use:sawn-off-shotgun")
    assert keys(table) == ["destroy:blue-destroyer-3@3", "destroy:blue-plain-1@3"]
    choose(table, "destroy:blue-destroyer-3@3", "destroy:blue-plain-1@3")
    spawned = ["blue-killer-2", "red-plain-1"]
    assert (monsters_at(table, HERE), monsters_at(table, 4)) == (sorted(["blue-plain-1", *spawned]), ["red-plain-1"])


@pytest.mark.rule("fh.item.1")
def test_the_bicycle_gives_up_to_three_moves_before_the_card() -> None:
    table = harmed(in_need("delivery-bicycle"))
    choose(table, "use:delivery-bicycle", "move:2", "move:6", "move:7")
    assert (table.view().investigators[LILY].location, monsters_at(table, 7)) == (7, ["blue-killer-2", "red-plain-1"])


@pytest.mark.rule("fh.item.1")
def test_the_whistle_drives_two_monsters_of_the_own_or_an_adjacent_location_once_each() -> None:
    table = harmed(in_need("brass-whistle").put("red-plain-1", 2).put("red-killer-1", 4).put("red-killer-2", 6))
    choose(table, "use:brass-whistle")
    assert keys(table) == ["drive:blue-plain-1@3", "drive:red-plain-1@2", "drive:red-killer-1@4", "done"]
    choose(table, "drive:red-killer-1@4", "at:3")
    assert keys(table) == ["drive:blue-plain-1@3", "drive:red-plain-1@2", "done"]
    choose(table, "drive:blue-plain-1@3", "at:9")
    assert (monsters_at(table, 4), monsters_at(table, 9), resolved(table, "stillness")) == ([], ["blue-plain-1"], True)


@pytest.mark.rule("fh.item.1")
def test_the_rabbits_foot_turns_a_lower_effect_into_the_upper_one() -> None:
    situation = in_need("rabbits-foot").put("red-killer-1", HERE)
    table = resolving(situation, LILY, "measured-force", Half.LOWER)
    choose(table, "use:rabbits-foot", "stay", "destroy:red-killer-1@3")
    assert (resolved(table, "measured-force"), health_of(table, LILY), table.view().found) == (True, 4, [])


@pytest.mark.rule("fh.item.1")
def test_the_rabbits_foot_is_not_offered_with_an_upper_effect() -> None:
    table = resolving(in_need("rabbits-foot"), LILY, "measured-force", Half.UPPER)
    assert "stay" in keys(table)


@pytest.mark.rule("fh.item.1")
def test_the_lantern_investigates_the_own_location() -> None:
    table = harmed(in_need("storm-lantern"))
    choose(table, "use:storm-lantern")
    assert (table.view().found, table.view().locations[HERE - 1].clue) == (["moon"], False)


@pytest.mark.rule("fh.item.1")
def test_the_doctors_bag_recovers_two_health_of_its_owner() -> None:
    table = harmed(in_need("doctors-bag"))
    choose(table, "use:doctors-bag")
    assert (health_of(table, LILY), health_of(table, JENNY)) == (3 - 1 + 2, 3)


@pytest.mark.rule("fh.item.1")
def test_the_chalk_seals_two_walkways_of_the_own_location() -> None:
    table = harmed(in_need("elder-chalk"))
    choose(table, "use:elder-chalk")
    assert keys(table) == ["seal:2-3", "seal:3-4", "seal:3-7", "seal:3-9", "seal:3-12"]
    choose(table, "seal:3-4", "seal:3-9")
    assert [(seal.one, seal.other, seal.fresh) for seal in table.view().seals] == [(3, 4, True), (3, 9, True)]


@pytest.mark.rule("fh.item.1")
def test_the_masons_tools_remove_two_damage_tokens_of_the_own_location() -> None:
    table = harmed(in_need("masons-tools").damage(HERE, 2).damage(4))
    choose(table, "use:masons-tools")
    assert (kinds_at(table, HERE).count("damage"), kinds_at(table, 4).count("damage")) == (1, 1)


@pytest.mark.rule("fh.item.1")
@pytest.mark.parametrize(("priorities", "omens", "row"), [((4, 5, 8, 9), 5 - 2, "glimpse"), ((4, 6, 11, 13), 0, None)])
def test_the_almanac_takes_two_omens_from_the_reckoning_of_this_round(
    priorities: tuple[int, ...], omens: int, row: str | None
) -> None:
    situation = given().stand(LILY, HERE).item(LILY, "torn-almanac")
    table = resolving(situation, LILY, "stillness", Half.LOWER, priorities=priorities)
    choose(table, "use:torn-almanac", "stay")
    (reckoning,) = told(table, Reckoning)
    assert (reckoning.omens, reckoning.row, table.view().omens_softened) == (omens, row, 0)
