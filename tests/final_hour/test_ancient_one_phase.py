"""The Ancient One phase: reckoning, gates, the lead token; and the last round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.events import (
    GateRevealed,
    HealthLost,
    LeadPassed,
    MonsterDestroyed,
    Reckoning,
    RitualCardsRevealed,
    Spawned,
)
from miskatonic.games.final_hour.words import GateSymbol

from .given import Situation, choose, given, monsters_at
from .phases import (
    LAY_DOWN,
    NO_OMEN,
    VOTE,
    cards_with,
    carry_on,
    every_outcome,
    health,
    reckon,
    reckoning_table,
    resolved_cards,
)
from .scenes import block, cup, told

CTHULHU, SHUDDE_MELL, UMORDHOTH = "cthulhu", "shudde-mell", "umordhoth"

BANDS = {
    CTHULHU: {(1, 2): "stirring-depths", (3, 4): "glimpse", (5, 6): "waking-nightmare", (7, 8): "risen-city"},
    SHUDDE_MELL: {(1, 2): "burrowers", (3, 4): "tremor", (5, 6): "sinkhole", (7, 8): "great-quake"},
    UMORDHOTH: {(1, 2): "prowling", (3, 5): "scent", (6, 8): "feast"},
}
ROWS = [
    (sheet, omens, row)
    for sheet, bands in BANDS.items()
    for (least, most), row in bands.items()
    for omens in range(least, most + 1)
]


def pile(situation: Situation, symbol: str) -> int:
    return next(gate.tokens for gate in situation.state.gates if gate.symbol == symbol)


@pytest.mark.rule("fh.ancient-one-phase.1")
def test_the_steps_are_reckoning_then_gates_then_the_lead_token() -> None:
    table = reckoning_table(given(2), 3)
    steps = [event for event in table.events if isinstance(event, Reckoning | HealthLost | GateRevealed | LeadPassed)]
    assert [type(event) for event in steps] == [Reckoning, HealthLost, GateRevealed, LeadPassed]


@pytest.mark.rule("fh.ancient-one-phase.1")
def test_gates_and_lead_wait_until_the_reckoning_is_over() -> None:
    table = reckoning_table(given(2).put("red-star-spawn", 3).put("blue-star-spawn", 4), 5)
    assert (table.view(0).gates_left, table.state.lead) == (8, 0)
    table.choose("activate:red-star-spawn@3")
    assert (table.view(0).gates_left, table.state.lead) == (7, 1)


@pytest.mark.rule("fh.ancient-one-phase.2")
@pytest.mark.parametrize(
    ("build", "omens", "questions"),
    [
        (lambda: given(3).put("red-deep-one", 6).put("blue-deep-one", 10), 2, 3),
        (lambda: given(3).put("red-star-spawn", 3), 5, 2),
        (lambda: given(3, ancient_one=SHUDDE_MELL).put("red-chthonian", 4).put("blue-chthonian", 10), 1, 2),
        (lambda: given(3, ancient_one=SHUDDE_MELL).put("red-chthonian", 4).put("blue-chthonian", 10), 3, 1),
        (lambda: given(3, ancient_one=SHUDDE_MELL), 5, 1),
        (lambda: given(3, ancient_one=UMORDHOTH).seal(1, 2).seal(6, 7).put("red-ghoul-horde", 12), 3, 2),
        (lambda: given(3, ancient_one=UMORDHOTH).put("red-ghoul-horde", 5).put("blue-ghoul-horde", 10), 6, 1),
    ],
)
def test_the_lead_decides_everything_in_a_reckoning(build: Callable[[], Situation], omens: int, questions: int) -> None:
    table = reckoning_table(build().lead(2), omens)
    seats = []
    while table.decision is not None and table.decision.rule != VOTE:
        seats.append(table.decision.seat)
        table.choose(0)
    assert len(seats) >= questions
    assert set(seats) == {2}


@pytest.mark.rule("fh.ancient-one-phase.2")
def test_the_lead_decides_in_which_order_the_hordes_move() -> None:
    """One space is left in 7: the horde that comes first takes it, the other one goes on by its own arrow."""
    situation = given(2, ancient_one=UMORDHOTH).put("red-ghoul-horde", 6).put("blue-ghoul-horde", 8).damage(7, 2)
    resolved_cards(situation, *cards_with(1))
    outcomes = every_outcome(
        lambda: situation.gates("tesseract", "tesseract").table("ancient-one.reckoning"),
        lambda table: next(kind for kind in monsters_at(table, 7)),
        VOTE,
    )
    assert set(outcomes) == {"red-ghoul-horde", "blue-ghoul-horde"}


@pytest.mark.rule("fh.reckoning.1")
def test_the_priority_cards_of_the_round_are_discarded_and_their_omens_added_up() -> None:
    table = resolved_cards(given(2), 1, 4, 13, 26).table("ancient-one.reckoning")
    assert table.view(0).priority_discard == [1, 4, 13, 26]
    assert table.view(0).played == []
    assert [event.omens for event in told(table, Reckoning)] == [5]


@pytest.mark.rule("fh.reckoning.2")
@pytest.mark.parametrize(("sheet", "omens", "row"), ROWS)
def test_the_row_whose_range_holds_the_total_is_resolved(sheet: str, omens: int, row: str) -> None:
    table = reckoning_table(given(2, ancient_one=sheet), omens)
    assert [(event.omens, event.row) for event in told(table, Reckoning)] == [(omens, row)]


@pytest.mark.rule("fh.reckoning.2")
def test_only_one_row_is_resolved() -> None:
    table, _ = reckon(given(2), 7)
    assert health(table) == [3, 3]
    assert not table.state.face_down_next
    assert not told(table, Spawned)


@pytest.mark.rule("fh.reckoning.3")
@pytest.mark.parametrize("sheet", [CTHULHU, SHUDDE_MELL, UMORDHOTH])
def test_without_omens_nothing_is_resolved(sheet: str) -> None:
    situation = given(2, ancient_one=sheet, bare=False).seal(1, 2)
    before = [list(location.spaces) for location in situation.state.locations]
    table, asked = reckon(situation, 0)
    assert table.events[-1:] == [Reckoning(0, None)]
    assert [list(location.spaces) for location in table.state.locations] == before
    assert health(table) == [5, 5]
    assert asked.decisions == []


@pytest.mark.rule("fh.reckoning.4")
def test_omens_in_hands_in_the_deck_and_among_earlier_discards_do_not_count() -> None:
    situation = given(2).hand(0, [1, 3, 5, 7]).hand(1, [24, 26, 28, 30]).priority_discard(4, 8, 9, 10)
    table = resolved_cards(situation.priority_deck(12, 19, 21), *NO_OMEN).table("ancient-one.reckoning")
    assert [(event.omens, event.row) for event in told(table, Reckoning)] == [(0, None)]


@pytest.mark.rule("fh.reckoning.5")
@pytest.mark.parametrize(
    ("sheet", "least", "row"),
    [(CTHULHU, 7, "risen-city"), (SHUDDE_MELL, 7, "great-quake"), (UMORDHOTH, 6, "feast")],
)
def test_the_last_row_holds_for_every_higher_total(sheet: str, least: int, row: str) -> None:
    for omens in range(least, 9):
        table, _ = reckon(given(2, ancient_one=sheet), omens)
        assert [event.row for event in told(table, Reckoning)] == [row]


@pytest.mark.rule("fh.reckoning.6")
def test_example_five_omens_resolve_the_row_for_5_and_6() -> None:
    table, _ = reckon(given(2), 5, "appear:red-star-spawn@8")
    assert [event.row for event in told(table, Reckoning)] == ["waking-nightmare"]
    assert [(event.kind, event.at) for event in told(table, Spawned)] == [("red-star-spawn", 8)]


@pytest.mark.rule("fh.gates.1")
@pytest.mark.parametrize(("symbol", "at"), [("tesseract", 8), ("heptagram", 15), ("trinity", 1)])
def test_the_top_gate_token_goes_on_the_pile_with_its_symbol(symbol: str, at: int) -> None:
    others = [other for other in GateSymbol if other != symbol]
    table = given(2).gates(symbol, *others).table("ancient-one.gates")
    assert table.view(0).gates_left == 2
    piles = {location.number: location.gate_tokens for location in table.view(0).locations if location.gate}
    assert piles == {8: 1, 15: 1, 1: 1} | {at: 2}


@pytest.mark.rule("fh.gates.2")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_as_many_monsters_spawn_as_the_pile_is_high_with_the_new_token(before: int) -> None:
    situation = given(2).gates("trinity", "trinity")
    next(gate for gate in situation.state.gates if gate.symbol == "trinity").tokens = before
    table = situation.table("ancient-one.gates")
    assert len(monsters_at(table, 1)) == before + 1
    assert len(told(table, Spawned)) == before + 1


@pytest.mark.rule("fh.gates.3")
def test_the_other_two_gates_spawn_nothing() -> None:
    table = given(2).gates("trinity", "trinity").table("ancient-one.gates")
    assert {event.at for event in told(table, Spawned)} == {1}
    assert monsters_at(table, 8) == monsters_at(table, 15) == []


@pytest.mark.rule("fh.gates.5")
def test_example_a_second_token_brings_two_monsters_from_the_cup() -> None:
    situation = given(2).gates("heptagram", "trinity")
    assert pile(situation, "heptagram") == 1
    table = situation.table("ancient-one.gates")
    assert table.view(0).locations[14].gate_tokens == 2
    assert len(monsters_at(table, 15)) == 2
    assert table.view(0).cup == 38
    assert all(MONSTERS[event.monster].special is None for event in told(table, Spawned))


@pytest.mark.rule("fh.lead.1")
@pytest.mark.parametrize(("players", "lead", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 2, 3), (4, 3, 0)])
def test_the_lead_token_passes_clockwise_at_the_end_of_the_phase(players: int, lead: int, following: int) -> None:
    table = given(players).lead(lead).table("ancient-one.gates")
    assert [each.lead for each in table.view(None).investigators] == [who == following for who in range(players)]


@pytest.mark.rule("fh.lead.3")
@pytest.mark.parametrize(("lead", "order"), [(0, [3, 6, 9]), (1, [6, 9, 3]), (2, [9, 3, 6])])
def test_in_turn_order_means_the_lead_first_and_then_clockwise(lead: int, order: list[int]) -> None:
    situation = given(3).lead(lead).stand(0, 3).stand(1, 6).stand(2, 9)
    situation.put("red-plain-1", 3).put("red-plain-1", 6).put("red-plain-1", 9)
    situation.play(0, "grand-gala", 2).play(1, "open-palm", 6).play(2, "unfinished-business", 11)
    table = situation.play(0, "well-connected", 13).table("action.resolve")
    table.choose("stay")
    assert [event.at for event in told(table, MonsterDestroyed)] == order


@pytest.mark.rule("fh.last-round.1")
def test_with_the_last_gate_token_placed_the_ritual_must_be_attempted() -> None:
    table = given(3).gates("trinity").table("ancient-one.gates")
    assert {seat: decision.rule for seat, decision in table.pending.items()} == {
        0: LAY_DOWN,
        1: LAY_DOWN,
        2: LAY_DOWN,
    }


@pytest.mark.rule("fh.last-round.1")
def test_with_one_gate_token_left_it_is_not_the_last_round_yet() -> None:
    table = given(2).gates("trinity", "trinity").table("ancient-one.gates")
    choose(table, "wait", "wait")
    assert table.decision is not None
    assert table.decision.rule == "fh.play-priority.8"


@pytest.mark.rule("fh.last-round.2")
def test_in_the_last_round_the_reckoning_and_the_spawns_come_before_the_attempt() -> None:
    table = reckoning_table(given(2).gates("trinity"), 3)
    carry_on(table)
    kinds = [type(event) for event in table.events]
    order = [kinds.index(kind) for kind in (Reckoning, HealthLost, GateRevealed, Spawned, RitualCardsRevealed)]
    assert order == sorted(order)
    assert len(told(table, Spawned)) == 2


@pytest.mark.rule("fh.last-round.2")
def test_the_reckoning_of_the_last_round_can_still_lose_the_game() -> None:
    table = reckoning_table(given(2).gates("trinity").health(0, 1), 3)
    assert table.result is not None
    assert table.result.reason == "investigator-lost"
    assert not told(table, GateRevealed)


@pytest.mark.rule("fh.last-round.2")
def test_the_spawns_of_the_last_gate_can_still_lose_the_game() -> None:
    situation = cup(given(2).gates("heptagram"), "blue-plain-1", "blue-plain-1")
    table = reckoning_table(block(situation, 15, 13, 12), 0)
    assert table.result is not None
    assert table.result.reason == "ritual-site-overrun"
    assert not told(table, RitualCardsRevealed)
