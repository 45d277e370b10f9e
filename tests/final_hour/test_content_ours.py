"""What we designed ourselves is marked as ours and keeps within the limits we set."""

from collections import Counter
from statistics import mean
from typing import Any

import pytest

from .content_text import Effect, content, parts_of, titles, verbs
from .published import facts
from .scenes import AFTER, BEFORE, NINE_ITEMS

OURS = facts("ours")
WORTH = OURS["worth"]
DECKS = {each["id"]: each["cards"] for each in content("investigators")["investigators"]}
NEAR = mean(1 + len(here["walkways"]) for here in facts("board")["locations"].values())
"""How many locations are the own one or adjacent to it, on average."""

Entry = dict[str, Any]


def by_kind() -> dict[str, dict[str, Entry]]:
    """Every entry of the content, by its kind and its name; a file or a sheet may speak for all its entries."""
    board, monsters, priority = content("board"), content("monsters"), content("priority")
    sheets = content("ancient_ones")["ancient_ones"]
    return {
        "location": {str(at["number"]): {**mark(board), **at} for at in board["locations"]},
        "monster": {kind["id"]: {**mark(monsters), **kind} for kind in monsters["standard"] + monsters["special"]},
        "card": {title["id"]: title for _, title in titles()},
        "item": {item["id"]: item for item in content("items")["items"]},
        "priority card": {str(card["number"]): {**mark(priority), **card} for card in priority["cards"]},
        "setup": {
            f"{each['id']} {level}": {**mark(each), **each["setups"][level]} for each in sheets for level in LEVELS
        },
        "row": {row["id"]: {**mark(each), **row} for each in sheets for row in each["reckoning"]},
    }


def mark(whole: Entry) -> Entry:
    """The origin a file or a sheet gives to all its entries."""
    return {"origin": whole["origin"]} if "origin" in whole else {}


LEVELS = ("low", "normal", "high")
ENTRIES = by_kind()


def is_ours(entry: Entry, part: str) -> bool:
    """Is a part of an entry marked as original: with the whole entry, by itself, or among several marks?"""
    origin = entry.get("origin")
    among = origin.get(part) if isinstance(origin, dict) else origin
    return "original" in (among, entry.get(part), entry.get(f"{part}_origin"))


@pytest.mark.parametrize("kind", ENTRIES)
def test_every_entry_of_the_content_says_where_it_comes_from(kind: str) -> None:
    silent = [name for name, entry in ENTRIES[kind].items() if not says_origin(entry)]
    assert silent == []


def says_origin(entry: Entry) -> bool:
    origin = entry.get("origin")
    said = list(origin.values()) if isinstance(origin, dict) else [origin]
    return bool(said) and set(said) <= {"published", "original"}


@pytest.mark.parametrize("number", range(1, 16))
def test_a_building_we_placed_is_marked_as_ours(number: int) -> None:
    assert is_ours(ENTRIES["location"][str(number)], "placement") == (number in OURS["locations"])


@pytest.mark.parametrize(("owner", "title"), [(owner, title["id"]) for owner, title in titles()])
def test_an_action_card_we_designed_is_marked_as_ours(owner: str, title: str) -> None:
    assert is_ours(ENTRIES["card"][title], "upper") == (owner in OURS["investigators_with_our_cards"])


@pytest.mark.parametrize("title", [title["id"] for _, title in titles() if title["lower"][0][-1]["do"] == "activate"])
def test_the_zone_of_an_action_card_is_marked_as_ours(title: str) -> None:
    assert is_ours(ENTRIES["card"][title], "lower")


@pytest.mark.parametrize("item", [item["id"] for item in content("items")["items"]])
def test_an_item_is_marked_as_ours(item: str) -> None:
    assert is_ours(ENTRIES["item"][item], "effects")


@pytest.mark.parametrize("sheet", OURS["our_reckoning_rows"])
def test_a_reckoning_row_we_designed_or_completed_is_marked_as_ours(sheet: str) -> None:
    rows = next(each["reckoning"] for each in content("ancient_ones")["ancient_ones"] if each["id"] == sheet)
    assert [row["from"] for row in rows if is_ours(row, "effects")] == OURS["our_reckoning_rows"][sheet]


def test_the_symbols_of_the_priority_cards_are_marked_as_ours_and_their_omens_as_published() -> None:
    card = ENTRIES["priority card"]["1"]
    assert is_ours(card, "symbol")
    assert not is_ours(card, "omens")
    assert not is_ours(card, "number")


@pytest.mark.parametrize("kind", content("monsters")["special"], ids=lambda kind: kind["id"])
def test_the_colour_of_a_special_monster_is_marked_as_ours_and_nothing_else_of_it(kind: Entry) -> None:
    assert is_ours(kind, "colour")
    assert kind["origin"] == "published"


def worth(effects: list[Effect]) -> float:
    """What an upper effect is worth on our scale; of several ways the best one counts."""
    return sum(worth_of(effect) for effect in effects)


def worth_of(effect: Effect) -> float:
    count = effect.get("n", 1)
    match effect["do"]:
        case "choose":
            return sum(sorted(worth(way) for way in effect["among"])[-count:])
        case "repeat":
            return effect["times"] * worth(effect["then"])
        case "for-each" if effect["each"]["of"] == "near":
            return NEAR * worth(effect["then"])
        case "for-each":
            return worth(effect["then"])
        case "attack-per-card":
            return 4 * count * WORTH["wound"]
        case "stroll":
            return count * (WORTH["move"] + worth(parts_of(effect)))
        case "drive":
            return 0
        case verb:
            prices = {
                "move": "move",
                "attack": "wound",
                "destroy": "destroyed",
                "seal": "seal",
                "repair": "damage_removed",
                "recover": "health",
            }
            return count * WORTH[prices[verb]]


@pytest.mark.parametrize(("title", "upper"), [(title["id"], title["upper"]) for _, title in titles()])
def test_an_upper_effect_is_worth_neither_too_little_nor_too_much(title: str, upper: list[Effect]) -> None:
    least, most = WORTH["of_an_effect"]
    assert least <= worth(upper) <= most


@pytest.mark.parametrize("investigator", DECKS)
def test_the_decks_are_worth_about_the_same(investigator: str) -> None:
    least, most = WORTH["mean_of_a_deck"]
    assert least <= mean(worth(card["upper"]) for card in DECKS[investigator]) <= most


def test_the_scale_gives_jennys_cards_the_worth_it_was_made_for() -> None:
    assert [worth(card["upper"]) for card in DECKS["jenny-barnes"]] == [2, 8.5, 4, 4.5, 8.5]


@pytest.mark.parametrize(("title", "upper"), [(title["id"], title["upper"]) for _, title in titles()])
def test_an_upper_effect_never_harms(title: str, upper: list[Effect]) -> None:
    assert verbs(upper) <= set(OURS["upper_verbs"])


def test_among_the_upper_effects_are_recovery_repair_sealing_and_destruction() -> None:
    used = {verb for _, title in titles() for verb in verbs(title["upper"])}
    assert {"recover", "repair", "seal", "destroy"} <= used


@pytest.mark.parametrize("investigator", DECKS)
def test_a_deck_drives_monsters_by_one_title_at_most(investigator: str) -> None:
    driving = [card["id"] for card in DECKS[investigator] if "drive" in verbs(card["upper"])]
    assert len(driving) <= 1


@pytest.mark.parametrize("investigator", DECKS)
def test_each_zone_is_activated_by_two_cards_of_a_deck(investigator: str) -> None:
    lower = [effect for card in DECKS[investigator] for effects in card["lower"] for effect in effects]
    zones = Counter(effect["zone"] for effect in lower if effect["do"] == "activate")
    assert zones == {"green": 2, "orange": 2, "purple": 2}


@pytest.mark.parametrize(("title", "lower"), [(title["id"], title["lower"]) for _, title in titles()])
def test_a_lower_effect_that_does_not_investigate_only_harms(title: str, lower: list[list[Effect]]) -> None:
    for effects in lower:
        if "investigate" not in verbs(effects):
            assert verbs(effects) <= set(OURS["special_lower_verbs"])


@pytest.mark.parametrize(("title", "lower"), [(title["id"], title["lower"]) for _, title in titles()])
def test_a_lower_effect_never_drives_a_monster(title: str, lower: list[list[Effect]]) -> None:
    assert not [effects for effects in lower if "drive" in verbs(effects)]


def test_some_special_lower_effect_damages_the_own_location() -> None:
    lower = [effect for _, title in titles() for effects in title["lower"] for effect in effects]
    assert [effect for effect in lower if effect["do"] == "damage" and effect["at"] == "own"]


def test_there_are_the_nine_items_of_the_box_used_before_or_after_the_own_card() -> None:
    use = {item["id"]: item["use"] for item in content("items")["items"]}
    assert len(use) == len(content("items")["items"])
    assert {id: use.get(id) for id in NINE_ITEMS} == {
        **dict.fromkeys(BEFORE, "before"),
        **dict.fromkeys(AFTER, "after"),
    }


def test_at_least_one_item_moves_monsters() -> None:
    assert [item for item in content("items")["items"] if "drive" in verbs(item["effects"])]


def test_at_most_one_item_turns_a_lower_card_into_an_upper_one() -> None:
    assert len([item for item in content("items")["items"] if "turn-upper" in verbs(item["effects"])]) <= 1


def test_six_priority_cards_show_each_ritual_symbol() -> None:
    cards = content("priority")["cards"]
    symbols = [symbol for symbol in facts("tokens")["clues"] if symbol != "key"]
    assert Counter(card["symbol"] for card in cards) == dict.fromkeys(symbols, OURS["priority_cards_per_symbol"])


def test_no_ritual_symbol_carries_too_many_omens() -> None:
    omens: Counter[str] = Counter()
    for card in content("priority")["cards"]:
        omens[card["symbol"]] += card["omens"]
    assert max(omens.values()) <= OURS["most_omens_per_symbol"]


@pytest.mark.parametrize(("special", "colours"), OURS["special_colours"].items())
def test_special_monsters_come_in_both_colours(special: str, colours: Entry) -> None:
    kinds = [kind for kind in content("monsters")["special"] if kind["special"] == special]
    assert {kind["colour"]: kind["count"] for kind in kinds} == colours


def test_common_rows_move_a_horde_two_steps_at_most() -> None:
    rows = next(each["reckoning"] for each in content("ancient_ones")["ancient_ones"] if each["id"] == "umordhoth")
    steps = [[effect["n"] for effect in row["effects"] if effect["do"] == "move-hordes"] for row in rows]
    assert all(len(moves) == 1 and moves[0] <= 2 for moves in steps)
