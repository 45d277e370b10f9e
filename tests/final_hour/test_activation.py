"""Activating monsters: which ones, in which order, and what their symbols do."""

import pytest
from msgspec.structs import replace

from miskatonic.games.final_hour.action_phase import resolve_action_card, reveal
from miskatonic.games.final_hour.activation import activate, activate_zone
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.events import Activated, Damaged, MonsterMoved
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.state import Played
from miskatonic.games.final_hour.verbs import Me
from miskatonic.games.final_hour.verbs.monster import Activate
from miskatonic.games.final_hour.words import Activation, Half, Zone
from miskatonic.kernel.decision import ORDERS, Decision, QuestionKind
from miskatonic.kernel.effects import resolve

from .given import Situation, card_number, choose, given, kinds_at, monsters_at, play_out

KILLER, WANDERER, DESTROYER = Activation.KILLER, Activation.WANDERER, Activation.DESTROYER
PURPLE = [6, 7, 8, 9, 10]
DESTROYERS = ["red-destroyer-1"] * 3 + ["blue-destroyer-1"] * 3 + ["red-destroyer-2"] * 2 + ["blue-destroyer-2"] * 2
JENNY, LILY = 0, 1


def activations(table: Table) -> list[tuple[str, int]]:
    """Which monsters were activated, and where, in order."""
    return [(event.kind, event.at) for event in table.events if isinstance(event, Activated)]


def damaged(table: Table) -> list[int]:
    return [number for number in range(1, 16) if "damage" in kinds_at(table, number)]


def lost_health(table: Table) -> list[int]:
    return [each.health.most - each.health.left for each in table.state.investigators]


def give_symbols(
    monkeypatch: pytest.MonkeyPatch, situation: Situation, at: int, kind: str, *symbols: Activation
) -> int:
    """Print other symbols on a monster of a location: the box has no monster with this combination."""
    token = next(each for each in situation.state.locations[at].monsters() if MONSTERS[each].id == kind)
    monkeypatch.setitem(MONSTERS, token, replace(MONSTERS[token], symbols=list(symbols)))
    return token


# The zone


@pytest.mark.rule("fh.activate.1", "fh.activate.4")
@pytest.mark.parametrize(
    ("zone", "inside", "outside"),
    [
        (Zone.GREEN, [1, 2, 3, 4, 5], [6, 10, 11, 15]),
        (Zone.PURPLE, PURPLE, [1, 5, 11, 15]),
        (Zone.ORANGE, [11, 12, 13, 14, 15], [1, 5, 6, 10]),
    ],
)
def test_activating_a_zone_activates_all_its_locations_and_no_others(
    zone: Zone, inside: list[int], outside: list[int]
) -> None:
    situation = given()
    for kind, at in zip(DESTROYERS, inside + outside, strict=False):
        situation.put(kind, at)
    table = situation.table()
    play_out(activate_zone(table, 0, zone))
    assert damaged(table) == inside


@pytest.mark.rule("fh.activate.1")
def test_all_monsters_of_a_location_are_activated() -> None:
    table = given().put("red-killer-1", 8, 3).put("blue-killer-2", 8).stand(JENNY, 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert lost_health(table) == [4, 0]


@pytest.mark.rule("fh.activate.2")
def test_locations_are_activated_in_ascending_number() -> None:
    table = given().put("red-destroyer-1", 10).put("red-wanderer-2", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 10), monsters_at(table, 9)) == (["damage", "red-wanderer-2"], ["red-destroyer-1"])


@pytest.mark.rule("fh.activate.3")
def test_all_monsters_of_a_location_are_activated_before_the_next_location() -> None:
    situation = given()
    for at in (7, 6):
        situation.put("red-destroyer-1", at).put("red-killer-1", at)
    table = situation.table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert [at for _, at in activations(table)] == [6, 6, 7, 7]


# The symbols


@pytest.mark.rule("fh.activate.5")
def test_a_monster_without_a_symbol_does_nothing() -> None:
    table = given().put("red-plain-1", 8).put("blue-plain-1", 8).stand(JENNY, 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (kinds_at(table, 8), lost_health(table)) == (["red-plain-1", "blue-plain-1", "empty", "empty"], [0, 0])


@pytest.mark.rule("fh.activate.6")
def test_a_killer_costs_an_investigator_in_its_location_1_health() -> None:
    table = given().put("red-killer-2", 8).stand(JENNY, 7).stand(LILY, 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert lost_health(table) == [0, 1]


@pytest.mark.rule("fh.activate.6")
@pytest.mark.parametrize(("victim", "lost"), [("jenny-barnes", [1, 0, 0]), ("lily-chen", [0, 1, 0])])
def test_of_several_investigators_the_resolver_chooses_the_one_the_killer_strikes(victim: str, lost: list[int]) -> None:
    table = given(players=3).put("red-killer-1", 8).stand(JENNY, 8).stand(LILY, 8).stand(2, 7).table()
    asked = play_out(activate_zone(table, 2, Zone.PURPLE), f"victim:{victim}")
    assert asked.keys == [["victim:jenny-barnes", "victim:lily-chen"]]
    assert asked.decisions[0].seat == 2
    assert lost_health(table) == lost


@pytest.mark.rule("fh.activate.6")
def test_by_the_other_reading_a_killer_strikes_every_investigator_present() -> None:
    situation = given(players=3, killer_victim="each").put("red-killer-1", 8)
    table = situation.stand(JENNY, 8).stand(LILY, 8).stand(2, 7).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert lost_health(table) == [1, 1, 0]


@pytest.mark.rule("fh.activate.7")
def test_a_killer_alone_in_its_location_has_no_effect() -> None:
    table = given().put("red-killer-1", 8).stand(JENNY, 7).stand(LILY, 10).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert activations(table) == [("red-killer-1", 8)]
    assert (lost_health(table), monsters_at(table, 8)) == ([0, 0], ["red-killer-1"])


@pytest.mark.rule("fh.activate.8")
@pytest.mark.parametrize(("kind", "to"), [("red-wanderer-2", 10), ("blue-wanderer-2", 7)])
def test_a_wanderer_makes_one_move_along_its_arrow(kind: str, to: int) -> None:
    table = given().put(kind, 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (monsters_at(table, 8), monsters_at(table, to)) == ([], [kind])


@pytest.mark.rule("fh.activate.9")
def test_a_destroyer_puts_damage_into_its_own_space_and_shifts() -> None:
    table = given().put("red-plain-1", 8).put("red-destroyer-1", 8).put("blue-plain-1", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 8) == ["red-plain-1", "damage", "blue-plain-1", "red-destroyer-1"]


# The order within a location


@pytest.mark.rule("fh.activate.10")
def test_killers_activate_first_then_wanderers_then_destroyers() -> None:
    situation = given().put("red-destroyer-1", 8).put("red-wanderer-2", 8).put("red-killer-1", 8)
    table = situation.put("blue-killer-1", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert [MONSTER_CLASS[kind] for kind, _ in activations(table)] == [KILLER, KILLER, WANDERER, DESTROYER]


MONSTER_CLASS = {
    "red-killer-1": KILLER,
    "blue-killer-1": KILLER,
    "red-wanderer-2": WANDERER,
    "red-destroyer-1": DESTROYER,
}


@pytest.mark.rule("fh.activate.11")
@pytest.mark.parametrize(
    ("first", "stays", "leaves", "to"),
    [
        ("blue-destroyer-1", "blue-destroyer-1", "red-destroyer-1", 5),
        ("red-destroyer-1", "red-destroyer-1", "blue-destroyer-1", 3),
    ],
)
def test_among_destroyers_the_resolver_chooses_the_order(first: str, stays: str, leaves: str, to: int) -> None:
    table = given().put("red-destroyer-1", 9).put("blue-destroyer-1", 9).table()
    asked = play_out(activate_zone(table, 1, Zone.PURPLE), f"activate:{first}@9")
    assert asked.keys == [["activate:blue-destroyer-1@9", "activate:red-destroyer-1@9"]]
    assert asked.decisions[0].seat == 1
    assert (monsters_at(table, 9), monsters_at(table, to)) == ([stays], [leaves])


@pytest.mark.rule("fh.activate.11")
@pytest.mark.parametrize(("first", "second"), [("2", "3"), ("3", "2")])
def test_among_wanderers_the_resolver_chooses_the_order(first: str, second: str) -> None:
    """Location 3, where both of them go, has one empty space left: the second goes on."""
    table = given().put("blue-wanderer-2", 9).put("blue-wanderer-3", 9).damage(3, 3).table()
    play_out(activate_zone(table, 0, Zone.PURPLE), f"activate:blue-wanderer-{first}@9")
    assert activations(table) == [(f"blue-wanderer-{first}", 9), (f"blue-wanderer-{second}", 9)]
    assert (monsters_at(table, 3), monsters_at(table, 7)) == (
        [f"blue-wanderer-{first}"],
        [f"blue-wanderer-{second}"],
    )


@pytest.mark.rule("fh.activate.11")
@pytest.mark.parametrize(
    ("first", "second", "to"), [("red-star-spawn", "blue-destroyer-1", 7), ("blue-destroyer-1", "red-star-spawn", 10)]
)
def test_the_order_is_chosen_where_one_of_the_destroyers_strikes_twice(first: str, second: str, to: int) -> None:
    """Location 8 has two empty spaces left for three damage tokens: the one that comes second has to leave."""
    table = given().put("red-star-spawn", 8).put("blue-destroyer-1", 8).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE), f"activate:{first}@8")
    assert asked.keys == [["activate:blue-destroyer-1@8", "activate:red-star-spawn@8"]]
    assert (monsters_at(table, 8), monsters_at(table, to)) == ([first], [second])


def test_nobody_is_asked_in_which_order_destroyers_strike_that_all_find_a_space() -> None:
    table = given().put("red-destroyer-1", 8).put("blue-destroyer-1", 8).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE))
    assert asked.decisions == []
    assert kinds_at(table, 8).count("damage") == 2


@pytest.mark.parametrize(
    ("situation", "arrived"),
    [
        (given().put("red-wanderer-2", 9).put("blue-wanderer-2", 9), {5: ["red-wanderer-2"], 3: ["blue-wanderer-2"]}),
        (given().put("blue-wanderer-2", 9).put("blue-wanderer-3", 9), {3: ["blue-wanderer-2", "blue-wanderer-3"]}),
        (given().put("red-wanderer-2", 9).put("blue-wanderer-2", 9).seal(9, 3), {5: ["red-wanderer-2"], 3: []}),
        (
            given().put("red-wanderer-2", 9).put("blue-wanderer-2", 9).damage(3, 4),
            {5: ["red-wanderer-2"], 3: [], 7: ["blue-wanderer-2"]},
        ),
        (
            given().put("red-destroyer-1", 9).put("blue-destroyer-1", 9).damage(9),
            {5: ["red-destroyer-1"], 3: ["blue-destroyer-1"]},
        ),
    ],
    ids=["apart", "room-for-both", "one-is-stopped", "one-goes-on", "destroyers-leave"],
)
def test_nobody_is_asked_in_which_order_monsters_go_that_do_not_meet(
    situation: Situation, arrived: dict[int, list[str]]
) -> None:
    table = situation.table()
    assert play_out(activate_zone(table, 0, Zone.PURPLE)).decisions == []
    assert {at: sorted(monsters_at(table, at)) for at in arrived} == arrived


@pytest.mark.rule("fh.activate.11")
def test_the_order_is_asked_for_where_a_seal_stops_only_one_of_them() -> None:
    table = given().put("blue-wanderer-2", 9).put("blue-wanderer-3", 9).seal(9, 3, fresh=False).table()
    asked = next(iter(activate_zone(table, 0, Zone.PURPLE)))
    assert isinstance(asked, Decision)
    assert (asked.kind, asked.window, asked.topic) == (QuestionKind.ORDER, ORDERS, "activate")


# Several symbols


@pytest.mark.rule("fh.activate.12")
def test_symbols_are_resolved_from_left_to_right() -> None:
    table = given(ancient_one="shudde-mell").put("red-chthonian", 6).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 6) == ["empty", "empty"]
    assert kinds_at(table, 7) == ["damage", "red-chthonian", "empty"]


@pytest.mark.rule("fh.activate.13")
def test_the_leftmost_symbol_alone_decides_the_class() -> None:
    table = given(ancient_one="shudde-mell").put("blue-destroyer-1", 6).put("red-chthonian", 6).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert activations(table) == [("red-chthonian", 6), ("blue-destroyer-1", 6)]
    assert kinds_at(table, 6) == ["damage", "blue-destroyer-1"]


@pytest.mark.rule("fh.activate.13")
def test_a_wanderer_and_destroyer_is_ordered_among_the_wanderers() -> None:
    table = given(ancient_one="shudde-mell").put("blue-wanderer-2", 8).put("red-chthonian", 8).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE), "activate:blue-wanderer-2@8")
    assert asked.keys == [["activate:blue-wanderer-2@8", "activate:red-chthonian@8"]]


@pytest.mark.rule("fh.activate.14")
def test_a_symbol_is_resolved_with_its_displacement_before_the_next_symbol() -> None:
    table = given().put("red-star-spawn", 10).put("red-plain-1", 10).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 10) == ["damage", "red-plain-1"]
    assert kinds_at(table, 9) == ["damage", "red-star-spawn", "empty"]


@pytest.mark.rule("fh.activate.14", "fh.activate.15")
def test_a_destroyer_shifts_before_its_second_symbol() -> None:
    table = given().put("red-star-spawn", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert kinds_at(table, 8) == ["damage", "damage", "red-star-spawn", "empty"]


@pytest.mark.rule("fh.activate.15")
def test_after_the_damage_the_second_symbol_acts_where_the_monster_stands_now(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = given().put("red-destroyer-1", 10).fill(10).stand(JENNY, 10).stand(LILY, 9)
    token = give_symbols(monkeypatch, situation, 10, "red-destroyer-1", DESTROYER, KILLER)
    table = situation.table()
    play_out(activate(table, 0, token, 10))
    assert monsters_at(table, 9) == ["red-destroyer-1"]
    assert lost_health(table) == [0, 1]


@pytest.mark.rule("fh.activate.12", "fh.activate.14")
def test_a_wanderer_that_also_kills_strikes_in_its_new_location(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = given().put("red-wanderer-2", 8).stand(JENNY, 8).stand(LILY, 10)
    token = give_symbols(monkeypatch, situation, 8, "red-wanderer-2", WANDERER, KILLER)
    table = situation.table()
    play_out(activate(table, 0, token, 8))
    assert lost_health(table) == [0, 1]


@pytest.mark.rule("fh.activate.16")
def test_all_symbols_of_a_monster_are_resolved_before_the_next_monster() -> None:
    table = given(ancient_one="shudde-mell").put("blue-chthonian", 8).put("red-chthonian", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE), "activate:red-chthonian@8")
    told = [
        event.to if isinstance(event, MonsterMoved) else f"damage {event.at}"
        for event in table.events
        if isinstance(event, (MonsterMoved, Damaged))
    ]
    assert told == [10, "damage 10", 7, "damage 7"]


@pytest.mark.rule("fh.activate.21")
def test_a_monster_destroyed_by_a_seal_resolves_no_further_symbols() -> None:
    table = given(ancient_one="shudde-mell").put("red-chthonian", 6).seal(6, 7).table()
    token = table.state.locations[6].monsters()[0]
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert token in table.state.beside_sheet
    assert damaged(table) == []


# Once per effect


@pytest.mark.rule("fh.activate.17")
def test_a_monster_activates_at_most_once_per_card_effect() -> None:
    table = given().put("red-killer-1", 8).stand(JENNY, 8).table()
    play_out(resolve([Activate(Zone.PURPLE), Activate(Zone.PURPLE)], table, Me(JENNY)))
    assert lost_health(table) == [1, 0]


@pytest.mark.rule("fh.activate.17", "fh.activate.18")
def test_a_monster_that_moved_into_a_later_location_does_not_activate_again() -> None:
    table = given().put("red-wanderer-2", 8).table()
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert activations(table) == [("red-wanderer-2", 8)]
    assert monsters_at(table, 10) == ["red-wanderer-2"]


@pytest.mark.rule("fh.activate.19")
def test_the_next_card_can_activate_the_monster_again() -> None:
    situation = given().put("red-killer-1", 13).stand(JENNY, 13).no_clue(13).stand(LILY, 9)
    situation.play(LILY, "open-palm", 2).play(LILY, "measured-force", 6)
    situation.play(JENNY, "matched-pair", 11, copy=1).play(JENNY, "evening-company", 13, copy=0)
    table = situation.table("action.resolve")
    choose(table, "stay", "stay", "stay", "stay")
    assert lost_health(table) == [2, 0]


# The example of the book


def book_example() -> Situation:
    """A red wanderer in Derby Hall (6), a blue wanderer and a red destroyer in the Lecture Hall (7)."""
    situation = given().put("red-wanderer-2", 6).put("blue-wanderer-2", 7).put("red-destroyer-1", 7)
    return situation.put("red-killer-1", 10).put("red-killer-1", 9).put("red-killer-1", 8)


def jenny_activates_purple(table: Table, copy: int = 1, title: str = "evening-company") -> None:
    """The lower effect of a card of Jenny's: move (she stays), investigate (nothing here), activate purple."""
    card = Played(JENNY, card_number(title, copy), 25)
    reveal(table, card, Half.LOWER)
    play_out(resolve_action_card(table, card), "stay")


@pytest.mark.rule("fh.activate-example.1")
def test_the_purple_zone_is_handled_in_the_order_6_7_8_9_10() -> None:
    table = book_example().table()
    jenny_activates_purple(table)
    assert list(dict.fromkeys(at for _, at in activations(table))) == PURPLE


@pytest.mark.rule("fh.activate-example.2")
def test_the_red_wanderer_of_derby_hall_goes_to_the_lecture_hall_and_stays_there() -> None:
    table = book_example().table()
    jenny_activates_purple(table)
    assert "red-wanderer-2" in monsters_at(table, 7)
    assert [at for kind, at in activations(table) if kind == "red-wanderer-2"] == [6]


@pytest.mark.rule("fh.activate-example.3")
def test_the_blue_wanderer_activates_before_the_red_destroyer_and_goes_to_derby_hall() -> None:
    table = book_example().table()
    jenny_activates_purple(table)
    assert [kind for kind, at in activations(table) if at == 7] == ["blue-wanderer-2", "red-destroyer-1"]
    assert monsters_at(table, 6) == ["blue-wanderer-2"]


@pytest.mark.rule("fh.activate-example.4")
def test_the_red_destroyer_shifts_into_the_space_the_blue_wanderer_left() -> None:
    table = book_example().table()
    assert kinds_at(table, 7) == ["blue-wanderer-2", "red-destroyer-1", "empty"]
    jenny_activates_purple(table)
    assert kinds_at(table, 7) == ["red-destroyer-1", "damage", "red-wanderer-2"]


@pytest.mark.rule("fh.activate-example.5")
def test_the_blue_wanderer_does_not_act_again_and_activation_goes_on_with_8_9_and_10() -> None:
    table = book_example().table()
    jenny_activates_purple(table)
    assert activations(table)[-4:] == [
        ("red-destroyer-1", 7),
        ("red-killer-1", 8),
        ("red-killer-1", 9),
        ("red-killer-1", 10),
    ]


@pytest.mark.rule("fh.activate-example.5", "fh.activate.19")
def test_after_the_example_all_marks_are_cleared() -> None:
    table = book_example().table()
    jenny_activates_purple(table)
    before = len(activations(table))
    jenny_activates_purple(table, copy=0, title="grand-gala")
    again = [kind for kind, _ in activations(table)[before:]]
    assert sorted(again) == sorted(kind for kind, _ in activations(table)[:before])
