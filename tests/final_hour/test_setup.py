"""Set-up by the book: investigators, gates, clues, cards, health, supply."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from miskatonic import SetupError, new_game
from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.cards import ACTION_CARDS, INVESTIGATORS, ITEMS
from miskatonic.games.final_hour.state import FinalHour
from miskatonic.games.final_hour.words import RITUAL_SYMBOLS, Symbol

from .given import TEAM, given
from .published import SHEETS, facts, other_sites

TOKENS = facts("tokens")
SEEDS = range(150)


def set_up(players: int = 2, seed: int = 1, **options: object) -> FinalHour:
    """The position right after set-up."""
    return given(players, seed=seed, bare=False, **options).state


def unseen(change: Callable[[FinalHour], None]) -> bool:
    """Does a change of the position stay hidden from every player and every spectator?"""
    state, changed = set_up(), set_up()
    change(changed)
    assert state != changed
    return all(GAME.view(state, seat) == GAME.view(changed, seat) for seat in (None, 0, 1))


@pytest.mark.rule("fh.setup.0")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_eleven_steps_everything_is_in_its_place(players: int, sheet: str, level: str) -> None:
    state = set_up(players, ancient_one=sheet, difficulty=level)
    view = GAME.view(state, 0)
    assert [each.deck for each in view.investigators] == [10] * players
    assert [each.hand_size for each in view.investigators] == [4] * players
    assert [each.lead for each in view.investigators].count(True) == 1
    assert {each.location for each in view.investigators} == {view.ritual_site}
    assert [at.gate_tokens for at in view.locations if at.gate] == [1, 1, 1]
    assert [at.number for at in view.locations if at.clue] == other_sites(sheet, level)
    assert (view.gates_left, view.item_deck, view.priority_deck) == (8, len(ITEMS), 30 - 4 * players)
    assert view.seals == view.played == view.found == view.priority_discard == []
    assert not [space for at in view.locations for space in at.spaces if space.holds == "damage"]


@pytest.mark.rule("fh.setup.0")
def test_a_single_player_sets_up_with_the_solo_changes() -> None:
    view = GAME.view(set_up(players=1), 0)
    assert [(each.seat, each.hand_size, each.lead) for each in view.investigators] == [(0, 0, False)] * 2
    assert view.priority_deck == 30


@pytest.mark.rule("fh.setup.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_takes_the_investigator_of_their_choice(players: int) -> None:
    chosen = ["ashcan-pete", "tommy-muldoon", "rita-young", "jenny-barnes"][:players]
    table = new_game("final-hour", players=players, investigators=chosen)
    assert [(each.seat, each.id) for each in table.view(0).investigators] == list(enumerate(chosen))
    assert sorted(name for at in table.view(0).locations for name in at.investigators) == sorted(chosen)


@pytest.mark.rule("fh.setup.2")
def test_an_unknown_investigator_is_refused() -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=2, investigators=["jenny-barnes", "roland-banks"])


@pytest.mark.rule("fh.setup.2")
def test_more_investigators_than_players_are_refused() -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=2, investigators=list(TEAM[:3]))


@pytest.mark.rule("fh.setup.2.3")
def test_the_same_investigator_cannot_be_taken_twice() -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=2, investigators=["lily-chen", "lily-chen"])


@pytest.mark.rule("fh.setup.2.3")
def test_chance_gives_nobody_an_investigator_that_is_taken() -> None:
    for seed in range(40):
        setup = GAME.setup(4, seed, {"investigators": [None, "lily-chen", None]})
        ids = [each.id for each in GAME.begin(setup).investigators]
        assert ids[1] == "lily-chen"
        assert len(set(ids)) == 4


@pytest.mark.rule("fh.setup.2.1")
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_the_action_deck_is_made_of_the_ten_cards_of_the_investigator(investigator: str) -> None:
    other = next(name for name in INVESTIGATORS if name != investigator)
    deck = set_up(investigators=[other, investigator]).investigators[1].actions
    assert sorted(deck.cards) == [card.number for card in ACTION_CARDS if card.owner == investigator]
    assert len(deck.cards) == 10
    assert deck.discard == []


@pytest.mark.rule("fh.setup.2.1")
def test_the_action_deck_is_shuffled() -> None:
    decks = [set_up(seed=seed).investigators[0].actions.cards for seed in SEEDS]
    assert all(len({deck[place] for deck in decks}) == 10 for place in range(10))


@pytest.mark.rule("fh.setup.2.1")
def test_the_action_deck_lies_face_down() -> None:
    assert unseen(lambda state: state.investigators[0].actions.cards.reverse())


@pytest.mark.rule("fh.setup.2.2")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_the_player_the_group_chooses_leads_the_first_round(lead: int) -> None:
    table = new_game("final-hour", players=3, lead=lead)
    assert [each.lead for each in table.view(0).investigators] == [who == lead for who in range(3)]
    assert table.decision.seat == lead


@pytest.mark.rule("fh.setup.2.2")
@pytest.mark.parametrize("lead", [-1, 3])
def test_somebody_at_the_table_has_to_lead(lead: int) -> None:
    with pytest.raises(SetupError):
        new_game("final-hour", players=3, lead=lead)


@pytest.mark.rule("fh.setup.7")
def test_nine_gate_tokens_are_left_and_shuffled() -> None:
    orders = []
    for seed in SEEDS:
        state = set_up(seed=seed)
        orders.append([*state.gate_stack, state.gate_removed])
        assert Counter(orders[-1]) == dict.fromkeys(TOKENS["gates"], 3)
    assert all(len({order[place] for order in orders}) == 3 for place in range(9))
    assert len({tuple(order) for order in orders}) > len(SEEDS) // 2


@pytest.mark.rule("fh.setup.7.1")
def test_one_gate_token_goes_back_to_the_box_unseen() -> None:
    def swap(state: FinalHour) -> None:
        place = next(place for place, symbol in enumerate(state.gate_stack) if symbol is not state.gate_removed)
        state.gate_stack[place], state.gate_removed = state.gate_removed, state.gate_stack[place]

    assert unseen(swap)
    assert TOKENS["gates_at_start"]["removed"] + len(set_up().gate_stack) == 9


@pytest.mark.rule("fh.setup.7.1")
def test_any_symbol_can_be_the_one_removed() -> None:
    assert {str(set_up(seed=seed).gate_removed) for seed in SEEDS} == set(TOKENS["gates"])


@pytest.mark.rule("fh.setup.7.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_eight_gate_tokens_form_the_stack(players: int) -> None:
    assert GAME.view(set_up(players), 0).gates_left == TOKENS["gates_at_start"]["stack"] == 8


@pytest.mark.rule("fh.setup.7.2")
def test_the_gate_stack_lies_face_down() -> None:
    assert unseen(lambda state: state.gate_stack.reverse())


@pytest.mark.rule("fh.setup.8")
def test_two_red_clues_are_drawn_at_random_for_the_ritual() -> None:
    pairs = {tuple(sorted(set_up(seed=seed).ritual_tokens)) for seed in range(400)}
    assert pairs == set(combinations_with_replacement(sorted(RITUAL_SYMBOLS), TOKENS["clues_at_start"]["ritual"]))


@pytest.mark.rule("fh.setup.8")
def test_the_two_ritual_clues_are_drawn_unseen() -> None:
    def swap(state: FinalHour) -> None:
        secret = state.ritual_tokens[0]
        at = next(at for at in state.locations if at.clue not in (None, Symbol.KEY, secret))
        assert at.clue is not None
        state.ritual_tokens[0], at.clue = at.clue, secret

    assert unseen(swap)


@pytest.mark.rule("fh.setup.8.1")
def test_the_three_keys_are_shuffled_among_the_eight_red_clues_that_are_left() -> None:
    places: set[int] = set()
    for seed in SEEDS:
        state = set_up(seed=seed)
        laid = {number: at.clue for number, at in enumerate(state.locations) if at.clue}
        assert Counter(laid.values())[Symbol.KEY] == 3
        assert Counter(laid.values()) + Counter(state.ritual_tokens) == TOKENS["clues"]
        places |= {number for number, clue in laid.items() if clue is Symbol.KEY}
    assert sorted(places) == other_sites("cthulhu", "low")


@pytest.mark.rule("fh.setup.8.2")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_one_clue_lies_in_every_location_with_neither_gate_nor_ritual(sheet: str, level: str) -> None:
    state = set_up(ancient_one=sheet, difficulty=level)
    laid = [number for number, at in enumerate(state.locations) if at.clue]
    assert laid == other_sites(sheet, level)
    assert len(laid) == TOKENS["clues_at_start"]["locations"] == 11


@pytest.mark.rule("fh.setup.8.2")
def test_the_clues_lie_face_down() -> None:
    def swap(state: FinalHour) -> None:
        one, other = (next(at for at in state.locations if at.clue is clue) for clue in (Symbol.KEY, Symbol.MOON))
        one.clue, other.clue = other.clue, one.clue

    assert unseen(swap)


@pytest.mark.rule("fh.setup.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_shuffled_priority_cards_are_dealt_to_each_player(players: int) -> None:
    hands = [[each.hand for each in set_up(players, seed).investigators] for seed in SEEDS]
    assert all(len(hand) == 4 for dealt in hands for hand in dealt)
    for who in range(players):
        assert {number for dealt in hands for number in dealt[who]} == set(range(1, 31))


@pytest.mark.rule("fh.setup.9.1")
@pytest.mark.parametrize(("players", "left"), [(2, 22), (3, 18), (4, 14)])
def test_the_priority_cards_not_dealt_form_the_deck(players: int, left: int) -> None:
    state = set_up(players)
    assert len(state.priority.cards) == left
    hands = [number for each in state.investigators for number in each.hand]
    assert sorted([*state.priority.cards, *hands]) == list(range(1, 31))


@pytest.mark.rule("fh.setup.9.1")
def test_the_priority_deck_lies_face_down() -> None:
    assert unseen(lambda state: state.priority.cards.reverse())


def health(players: int) -> set[tuple[int, int]]:
    """Health left and health dealt, over all investigators."""
    return {(each.health, each.most_health) for each in GAME.view(set_up(players), 0).investigators}


@pytest.mark.rule("fh.setup.10")
def test_with_four_players_each_investigator_gets_three_health() -> None:
    assert health(4) == {(3, 3)}


@pytest.mark.rule("fh.setup.10.1")
def test_with_three_players_each_investigator_gets_four_health() -> None:
    assert health(3) == {(4, 4)}


@pytest.mark.rule("fh.setup.10.2")
def test_with_two_players_each_investigator_gets_five_health() -> None:
    assert health(2) == {(5, 5)}


@pytest.mark.rule("fh.setup.10.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_starts_with_health_lost(players: int) -> None:
    assert all(left == dealt for left, dealt in health(players))


@pytest.mark.rule("fh.setup.10.4")
def test_with_two_players_rita_starts_with_four_priority_cards_and_five_health() -> None:
    rita = GAME.view(set_up(investigators=["rita-young", "lily-chen"]), 0).investigators[0]
    assert (rita.id, len(rita.hand), rita.health) == ("rita-young", 4, 5)


@pytest.mark.rule("fh.setup.11")
def test_the_items_are_shuffled_into_a_deck() -> None:
    decks = [set_up(seed=seed).items for seed in SEEDS]
    assert all(sorted(deck.cards) == sorted(ITEMS) and deck.discard == [] for deck in decks)
    assert all({deck.cards[place] for deck in decks} == set(ITEMS) for place in range(len(ITEMS)))


@pytest.mark.rule("fh.setup.11")
def test_the_item_deck_lies_face_down() -> None:
    assert unseen(lambda state: state.items.cards.reverse())


@pytest.mark.rule("fh.setup.11")
def test_no_damage_and_no_seal_lies_on_the_board_at_the_start() -> None:
    view = GAME.view(set_up(), 0)
    assert view.seals == []
    assert "damage" not in {space.holds for at in view.locations for space in at.spaces}


@pytest.mark.parametrize(
    "options",
    [
        {"investigators": "jenny-barnes"},
        {"investigators": [["a"]]},
        {"investigators": [{}]},
        {"investigators": ["nobody"]},
        {"investigators": ["rita-young", "rita-young"]},
        {"investigators": ["rita-young"] * 3},
        {"lead": "a"},
        {"lead": 2},
        {"lead": True},
        {"simultaneous_draw": 1},
        {"difficulty": "easy"},
        {"ancient_one": None},
    ],
    ids=str,
)
def test_a_wrong_option_is_refused_in_one_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        new_game("final-hour", 2, 1, **options)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


@pytest.mark.parametrize("game", ["chess", [], None, 3])
def test_an_unknown_game_is_refused_in_one_sentence(game: Any) -> None:
    with pytest.raises(SetupError, match="no game"):
        new_game(game)
