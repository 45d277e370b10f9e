"""The solo game: one player, two investigators, a row of priority cards."""

import pytest

from miskatonic.games.final_hour.activation import activate_zone
from miskatonic.games.final_hour.cards import ACTION_CARDS, ITEMS
from miskatonic.games.final_hour.events import (
    ActionRevealed,
    LeadPassed,
    MonsterDestroyed,
    Reckoning,
    RitualTokensRevealed,
    RoundBegan,
)
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.words import EMPTY, Zone
from miskatonic.kernel.errors import IllegalChoice

from .card_play import upper
from .given import Situation, choose, given, keys, play_out
from .scenes import cup, nothing_beside_the_cup, told
from .whole_games import whole_game

JENNY, LILY = 0, 1
IDS = ["jenny-barnes", "lily-chen"]
KEEP, ATTEMPT = "fh.solo.6", "fh.ritual.6"
ROW = (4, 11, 18, 25)


def solo(**options: object) -> Situation:
    return given(players=1, **options)


def row_of(situation: Situation, *numbers: int) -> Situation:
    """Lay out the row of the round; the cards already under action cards belong to it."""
    state = situation.state
    for number in set(numbers) - {played.priority for played in state.played}:
        state.priority.cards.remove(number)
    state.row = sorted(numbers)
    return situation


def kept(situation: Situation, *numbers: int) -> Situation:
    """These cards were kept for the ritual in earlier rounds."""
    for number in numbers:
        situation.state.priority.cards.remove(number)
    situation.state.kept = list(numbers)
    return situation


def do_little(table: Table, *rules: str) -> None:
    """Go on with as little as possible, to the next question that comes from one of these rules."""
    while table.decision is not None and table.decision.rule not in rules:
        lazy = [key for key in ("stay", "done", "hold", "pass", "way:1") if key in keys(table)]
        table.choose(lazy[0] if lazy else 0)


def act(table: Table, who: str, slot: int) -> None:
    """Let an investigator play the top card on a place of the row, and do little with it."""
    if table.decision is not None and table.decision.rule == "fh.solo.13":
        table.choose(f"act:{who}")
    if table.decision is not None and table.decision.rule == "fh.solo.10":
        table.choose(f"slot:{slot}")
    do_little(table, "fh.solo.13", "fh.solo.10", KEEP, ATTEMPT)


def top(table: Table, who: int) -> int:
    return table.state.investigators[who].actions.cards[-1]


# Set-up


@pytest.mark.rule("fh.solo.1")
def test_alone_the_campus_is_set_up_as_for_two() -> None:
    one, two = (given(players=players, bare=False, difficulty="normal").state for players in (1, 2))
    for state in (one, two):
        assert len(state.gate_stack) == 8
        assert len(state.ritual_tokens) == 2
        assert len(state.items.cards) == len(ITEMS)
        assert sum(location.clue is not None for location in state.locations) == 11
        assert [each.location for each in state.investigators] == [state.ritual_site] * 2
    counts = [[len(location.monsters()) for location in state.locations] for state in (one, two)]
    assert counts[0] == counts[1]


@pytest.mark.rule("fh.solo.1")
def test_alone_one_investigator_without_health_loses_the_game() -> None:
    table = solo().put("red-killer-1", 8).stand(LILY, 8).health(LILY, 1).table()
    asked = play_out(activate_zone(table, 0, Zone.PURPLE))
    assert asked.result is not None
    assert (asked.result.won, asked.result.reason) == ({0: False}, "investigator-lost")


@pytest.mark.rule("fh.solo.2")
def test_the_player_has_two_investigators_with_decks_and_health_of_their_own() -> None:
    table = solo().put("red-killer-1", 8).stand(LILY, 8).table()
    jenny, lily = table.state.investigators
    assert [jenny.id, lily.id, jenny.seat, lily.seat] == [*IDS, 0, 0]
    for each in (jenny, lily):
        assert [ACTION_CARDS[card].owner for card in each.actions.cards] == [each.id] * 10
    play_out(activate_zone(table, 0, Zone.PURPLE))
    assert (jenny.health.left, lily.health.left) == (5, 4)


@pytest.mark.rule("fh.solo.3")
def test_no_priority_cards_are_dealt() -> None:
    state = solo().state
    assert [each.hand for each in state.investigators] == [[], []]
    assert sorted(state.priority.cards) == list(range(1, 31))


@pytest.mark.rule("fh.solo.4")
def test_nobody_leads() -> None:
    table = solo().table("round.begin")
    assert [each.lead for each in table.view(0).investigators] == [False, False]
    assert [event.lead for event in told(table, RoundBegan)] == [None]


@pytest.mark.rule("fh.solo.4")
def test_the_seat_of_the_lead_makes_no_difference() -> None:
    asked: list[list[str]] = []
    for lead in (JENNY, LILY):
        table = row_of(solo(lead=lead), 1, 2, 6, 9).table("ancient-one.reckoning")
        asked.append(keys(table))
    assert asked[0] == asked[1] == ["lead:jenny-barnes", "lead:lily-chen"]


@pytest.mark.rule("fh.solo.23")
def test_each_of_the_two_has_5_health() -> None:
    assert [(each.health.left, each.health.most) for each in solo().state.investigators] == [(5, 5), (5, 5)]


# Step 1: the row


@pytest.mark.rule("fh.solo.5")
def test_each_round_five_priority_cards_are_drawn() -> None:
    table = solo().priority_deck(7, 30, 1, 22, 14).table("round.begin")
    assert keys(table) == ["keep:1", "keep:7", "keep:14", "keep:22", "keep:30"]
    table.choose("keep:1")
    do_little(table, KEEP)
    assert (table.state.round, len(keys(table))) == (2, 5)
    assert len(table.state.priority.cards) == 20


@pytest.mark.rule("fh.solo.6", "fh.solo.8")
@pytest.mark.parametrize("number", [1, 7, 14, 22, 30])
def test_any_one_of_the_five_is_kept_and_the_other_four_are_the_row_in_ascending_order(number: int) -> None:
    table = solo().priority_deck(7, 30, 1, 22, 14).table("round.begin")
    table.choose(f"keep:{number}")
    seen = table.view(None)
    assert seen.kept == [number]
    assert seen.row == [each for each in (1, 7, 14, 22, 30) if each != number]


@pytest.mark.rule("fh.solo.7")
def test_kept_cards_are_never_reshuffled() -> None:
    situation = kept(solo(), 1, 2, 3, 4, 5).priority_deck(26, 27, 28, 29, 30).empty_priority_deck(keep=5)
    table = situation.table("round.begin")
    table.choose("keep:29")
    assert table.state.kept == [1, 2, 3, 4, 5, 29]
    assert sorted(table.state.priority.cards) == list(range(6, 26))


@pytest.mark.rule("fh.solo.7")
def test_every_round_adds_a_kept_card_that_is_not_discarded() -> None:
    table = nothing_beside_the_cup(cup(solo())).table("round.begin")
    wanted: list[int] = []
    while table.decision is not None and len(wanted) < 3:
        number = table.decision.options[2].value
        wanted.append(number)
        table.choose(f"keep:{number}")
        do_little(table, KEEP)
        assert table.state.kept == wanted
        assert not set(wanted) & {*table.state.priority.discard, *table.state.priority.cards}
    assert len(wanted) == 3


# Step 2: the action cards


@pytest.mark.rule("fh.solo.10")
@pytest.mark.parametrize("who", [JENNY, LILY])
def test_the_top_card_of_either_investigator_is_revealed_and_then_put_on_any_free_place(who: int) -> None:
    table = row_of(solo(), *ROW).table("solo.action")
    card = top(table, who)
    assert keys(table) == ["act:jenny-barnes", "act:lily-chen"]
    table.choose(f"act:{IDS[who]}")
    assert table.view(0).investigators[who].drawn.number == card
    assert keys(table) == ["slot:4", "slot:11", "slot:18", "slot:25"]


@pytest.mark.rule("fh.solo.10")
@pytest.mark.parametrize("slot", ROW)
def test_a_place_with_an_action_card_is_taken(slot: int) -> None:
    table = row_of(solo(), *ROW).table("solo.action")
    act(table, "jenny-barnes", slot)
    table.choose("act:lily-chen")
    assert keys(table) == [f"slot:{number}" for number in ROW if number != slot]


@pytest.mark.rule("fh.solo.11")
@pytest.mark.parametrize(("slot", "left", "asked"), [(4, 5, "way:1"), (11, 5, "way:1"), (18, 4, None), (25, 4, None)])
def test_the_two_lower_places_resolve_the_upper_effect_at_once_and_the_others_the_lower(
    slot: int, left: int, asked: str | None
) -> None:
    table = row_of(solo(), *ROW).top_action(LILY, "stillness").table("solo.action")
    choose(table, "act:lily-chen", f"slot:{slot}")
    assert table.state.investigators[LILY].health.left == left
    assert keys(table)[0] == (asked or "act:jenny-barnes")


@pytest.mark.rule("fh.solo.12")
@pytest.mark.parametrize("slots", [(25, 4, 18, 11), (18, 25, 4, 11), (4, 11, 18, 25)])
def test_cards_are_resolved_in_the_order_in_which_they_are_placed(slots: tuple[int, ...]) -> None:
    table = row_of(solo(), *ROW).table("solo.action")
    for who, slot in zip(IDS * 2, slots, strict=True):
        act(table, who, slot)
    halves = {4: "upper", 11: "upper", 18: "lower", 25: "lower"}
    told_order = [(event.priority, event.half) for event in told(table, ActionRevealed)]
    assert told_order == [(slot, halves[slot]) for slot in slots]


@pytest.mark.rule("fh.solo.13")
@pytest.mark.parametrize("order", ["AABB", "ABAB", "ABBA", "BBAA", "BABA", "BAAB"])
def test_the_player_chooses_in_which_order_the_investigators_play_two_cards_each(order: str) -> None:
    table = row_of(solo(), *ROW).table("solo.action")
    names = [IDS["AB".index(letter)] for letter in order]
    for who, slot in zip(names, ROW, strict=True):
        act(table, who, slot)
    assert [event.who for event in told(table, ActionRevealed)] == names
    assert told(table, Reckoning)


@pytest.mark.rule("fh.solo.13")
def test_nobody_plays_a_third_card() -> None:
    table = row_of(solo(), *ROW).table("solo.action")
    act(table, "lily-chen", 4)
    act(table, "lily-chen", 11)
    assert table.state.investigators[JENNY].drawn is not None
    with pytest.raises(IllegalChoice):
        table.choose("act:lily-chen")


@pytest.mark.rule("fh.solo.15")
def test_action_cards_are_discarded_together_at_the_end_of_the_phase() -> None:
    situation = row_of(solo(), *ROW).top_action(JENNY, "matched-pair").top_action(JENNY, "evening-company")
    table = situation.top_action(LILY, "measured-force").top_action(LILY, "open-palm").table("solo.action")
    choose(table, "act:jenny-barnes", "slot:4", "stay", "act:lily-chen", "slot:11", "stay")
    choose(table, "act:lily-chen", "slot:18", "stay")
    assert [played.resolved for played in table.state.played] == [True, True, True, False]
    assert [each.actions.discard for each in table.state.investigators] == [[], []]
    table.choose("stay")
    titles = [[card.title for card in each.discard] for each in table.view(0).investigators]
    assert titles == [["evening-company", "matched-pair"], ["open-palm", "measured-force"]]


@pytest.mark.rule("fh.solo.16")
@pytest.mark.parametrize(("slot", "half"), [(11, "upper"), (25, "lower")])
def test_after_two_cards_of_lily_the_next_is_jennys_and_goes_on_11_or_25(slot: int, half: str) -> None:
    situation = solo().play(LILY, "open-palm", 4, revealed=True).play(LILY, "stillness", 18, revealed=True)
    for played in situation.state.played:
        played.resolved = True
    table = row_of(situation, *ROW).table("solo.action")
    assert keys(table) == ["slot:11", "slot:25"]
    assert table.state.investigators[JENNY].drawn is not None
    table.choose(f"slot:{slot}")
    revealed = told(table, ActionRevealed)[0]
    assert (revealed.who, revealed.priority, revealed.half) == ("jenny-barnes", slot, half)


# The Ancient One phase


@pytest.mark.rule("fh.solo.9")
@pytest.mark.parametrize(("keep", "omens"), [(1, 0), (2, 2)])
def test_the_omens_of_the_kept_card_do_not_count(keep: int, omens: int) -> None:
    table = solo().priority_deck(1, 2, 6, 11, 13).table("round.begin")
    table.choose(f"keep:{keep}")
    do_little(table, ATTEMPT)
    assert told(table, Reckoning)[0].omens == omens


@pytest.mark.rule("fh.solo.17", "fh.solo.8")
def test_the_four_cards_of_the_row_are_discarded_and_their_omens_resolved() -> None:
    table = row_of(kept(solo(), 30), 1, 3, 6, 26).table("ancient-one.reckoning")
    assert [(event.omens, event.row) for event in told(table, Reckoning)] == [(6, "waking-nightmare")]
    assert (table.state.priority.discard, table.state.row, table.state.kept) == ([1, 3, 6, 26], [], [30])


@pytest.mark.rule("fh.solo.18", "fh.solo.1")
@pytest.mark.parametrize("symbol", ["tesseract", "heptagram", "trinity"])
def test_the_gates_open_as_they_do_for_two(symbol: str) -> None:
    outcomes: list[object] = []
    for players in (1, 2):
        situation = given(players=players).gates(symbol, "trinity")
        situation.state.rng = 7
        situation.state.cup.tokens.sort()
        state = situation.table("ancient-one.gates").state
        outcomes.append(([(gate.location, gate.tokens) for gate in state.gates], board(state.locations)))
    assert outcomes[0] == outcomes[1]


def board(locations: list) -> dict[int, list[int]]:
    return {at: here.spaces for at, here in enumerate(locations) if any(space != EMPTY for space in here.spaces)}


@pytest.mark.rule("fh.solo.19")
def test_the_lead_is_not_passed_on() -> None:
    table = solo().table("ancient-one.lead")
    assert (table.state.lead, told(table, LeadPassed)) == (0, [])
    assert table.state.step == "round.end"


@pytest.mark.rule("fh.solo.21")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "shudde-mell", "umordhoth"])
def test_the_player_makes_every_decision(ancient_one: str) -> None:
    seats: set[int] = set()
    causes: set[str] = set()
    for seed in range(4):
        for table in whole_game(1, seed, ancient_one=ancient_one, investigators=IDS):
            seats |= set(table.pending)
            if table.decision is not None and table.decision.cause:
                causes.add(table.decision.cause)
    owners = {card.owner for card in ACTION_CARDS if f"card:{card.title}" in causes}
    assert seats == {0}
    assert owners == set(IDS)
    assert any(cause.startswith("row:") for cause in causes)


@pytest.mark.rule("fh.solo.24")
@pytest.mark.parametrize(("named", "health"), [("jenny-barnes", [4, 5]), ("lily-chen", [5, 4])])
def test_the_player_names_the_lead_an_effect_applies_to(named: str, health: list[int]) -> None:
    table = row_of(solo(), 1, 2, 6, 9).table("ancient-one.reckoning")
    table.choose(f"lead:{named}")
    assert [each.health.left for each in table.state.investigators] == health


@pytest.mark.rule("fh.solo.24")
@pytest.mark.parametrize(("named", "places"), [("jenny-barnes", [8, 3]), ("lily-chen", [3, 8])])
def test_turn_order_begins_with_the_investigator_the_player_names(named: str, places: list[int]) -> None:
    table = solo().stand(JENNY, 8).stand(LILY, 3).put("red-plain-1", 8).put("red-plain-1", 3).table()
    upper(table, JENNY, "grand-gala", "stay", f"lead:{named}")
    assert [event.at for event in told(table, MonsterDestroyed)] == places


@pytest.mark.rule("fh.solo.25")
def test_alone_the_next_row_is_not_hidden_by_cthulhu() -> None:
    table = row_of(solo(), 1, 2, 6, 9).gates("trinity", "trinity").table("ancient-one.reckoning")
    choose(table, "lead:jenny-barnes", "wait")
    assert (table.state.round, table.state.face_down) == (1, False)
    assert len(table.view(None).row) == 5


# The ritual

MATCHING, OTHERS = (5, 10, 15, 4, 9, 14, 19), (3, 8, 13, 18, 23, 28)


@pytest.mark.rule("fh.solo.20", "fh.solo.22")
@pytest.mark.parametrize(
    ("cards", "matches", "won"),
    [
        (MATCHING[:4] + OTHERS[:4], 4, True),
        (MATCHING[:3] + OTHERS[:5], 3, False),
        (MATCHING[:4], 4, True),
        (MATCHING[:7] + OTHERS[:1], 7, True),
    ],
)
def test_all_kept_cards_count_and_four_matches_are_needed(cards: tuple[int, ...], matches: int, won: bool) -> None:
    table = kept(solo(), *cards).ritual("clover", "star").table("ritual.attempt")
    revealed = told(table, RitualTokensRevealed)[0]
    assert (revealed.matches, revealed.target) == (matches, 4)
    assert table.result is not None
    assert table.result.won == {0: won}


@pytest.mark.rule("fh.solo.20")
def test_the_kept_cards_stand_in_place_of_a_hand() -> None:
    table = kept(solo(), *MATCHING[:4]).ritual("clover", "star").table("ritual.attempt")
    assert table.choices == []
    assert table.view(None).committed == [[5, 10, 15, 4]]


@pytest.mark.rule("fh.solo.22")
def test_by_another_reading_three_matches_suffice() -> None:
    table = kept(solo(solo_ritual="three"), *MATCHING, 3).ritual("clover", "star").table("ritual.attempt")
    revealed = told(table, RitualTokensRevealed)[0]
    assert (revealed.matches, revealed.target) == (7, 3)


@pytest.mark.rule("fh.solo.22")
def test_by_another_reading_six_kept_cards_are_chosen_before_the_tokens_are_seen() -> None:
    table = kept(solo(solo_ritual="choose-six"), *MATCHING, 3).ritual("clover", "star").table("ritual.attempt")
    assert table.view(0).ritual_tokens is None
    choose(table, "leave-out:3", f"leave-out:{MATCHING[0]}")
    revealed = told(table, RitualTokensRevealed)[0]
    assert (revealed.matches, revealed.target) == (6, 4)


@pytest.mark.rule("fh.solo.23")
@pytest.mark.parametrize("count", [5, 4, 3])
def test_the_health_of_the_two_is_a_reading(count: int) -> None:
    table = solo(solo_health=count).table("solo.row")
    assert [each.health for each in table.view(0).investigators] == [count, count]


@pytest.mark.rule("fh.solo.24")
@pytest.mark.parametrize("lead", [JENNY, LILY])
def test_by_another_reading_the_first_investigator_always_counts_as_the_lead(lead: int) -> None:
    situation = solo(solo_lead="first", lead=lead)
    situation.state.row = [1, 3, 6, 13]
    for number in situation.state.row:
        situation.state.priority.cards.remove(number)
    table = situation.table("ancient-one.reckoning")
    assert [each.health for each in table.view(0).investigators] == [4, 5]


@pytest.mark.rule("fh.solo.25")
@pytest.mark.parametrize(("reading", "hidden"), [("ignored", False), ("blind", True)])
def test_whether_a_reckoning_hides_the_next_round_is_a_reading(reading: str, hidden: bool) -> None:
    situation = row_of(solo(solo_face_down=reading, solo_lead="first"), 1, 3, 6, 13)
    table = situation.table("ancient-one.reckoning")
    assert [event.omens for event in told(table, Reckoning)] == [4]
    assert table.state.face_down_next is hidden


@pytest.mark.rule("fh.solo.25")
def test_by_another_reading_a_face_down_round_keeps_a_card_unseen() -> None:
    situation = solo(solo_face_down="blind")
    situation.state.face_down_next = True
    table = situation.table("round.begin")
    assert table.decision is not None and table.decision.rule == "fh.solo.13"
    assert (len(table.view(0).row), len(table.view(0).kept), table.view(0).face_down) == (4, 1, False)
