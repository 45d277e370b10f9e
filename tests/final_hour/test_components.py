"""What is in the box, and that a game is played with that and nothing else."""

from collections import Counter

import pytest

from miskatonic.games.final_hour import GAME
from miskatonic.games.final_hour.bestiary import MONSTERS, STANDARD
from miskatonic.games.final_hour.campus import CAMPUS
from miskatonic.games.final_hour.cards import ACTION_CARDS, ANCIENT_ONES, INVESTIGATORS, ITEMS, PRIORITY
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.health import lose_health, recover_health
from miskatonic.games.final_hour.monsters import monster_location, move_monster
from miskatonic.games.final_hour.seals import seal_walkway
from miskatonic.games.final_hour.state import FinalHour
from miskatonic.games.final_hour.words import DAMAGE, FRESH_SEAL, UNSEALED, USED_SEAL, Symbol, investigator_name

from .given import given, play_out
from .published import SHEETS, facts
from .scenes import NINE_ITEMS

BOX = facts("tokens")["counts"]


def set_up(players: int = 2, seed: int = 1, **options: object) -> FinalHour:
    """The position right after set-up."""
    return given(players, seed=seed, bare=False, **options).state


def clues(state: FinalHour) -> Counter[str]:
    """Every clue token of a game by its face."""
    return Counter([*state.ritual_tokens, *(at.clue for at in state.locations if at.clue), *state.found])


def gate_tokens(state: FinalHour) -> Counter[str]:
    """Every gate token of a game by its symbol."""
    tokens = Counter([*state.gate_stack, state.gate_removed])
    for gate in state.gates:
        tokens[gate.symbol] += gate.tokens
    return tokens


@pytest.mark.rule("fh.component.ancient-one-sheets")
def test_there_are_three_ancient_one_sheets() -> None:
    labels = GAME.settings["ancient_one"].labels
    assert labels is not None
    assert [label.text("en") for label in labels.values()] == ["Cthulhu", "Shudde M’ell", "Umôrdhoth"]
    assert len(labels) == BOX["ancient_one_sheets"]


@pytest.mark.rule("fh.component.ancient-one-sheets")
@pytest.mark.parametrize("sheet", ANCIENT_ONES)
def test_every_sheet_has_a_side_for_the_setup_and_one_for_the_reckoning(sheet: str) -> None:
    assert list(ANCIENT_ONES[sheet].setups) == ["low", "normal", "high"]
    assert all(ANCIENT_ONES[sheet].row(omens) for omens in range(1, 9))


@pytest.mark.rule("fh.component.action-cards")
def test_there_are_sixty_action_cards_ten_for_each_investigator() -> None:
    assert len(ACTION_CARDS) == BOX["action_cards"]
    assert Counter(card.owner for card in ACTION_CARDS) == dict.fromkeys(INVESTIGATORS, 10)


@pytest.mark.rule("fh.component.action-cards")
def test_every_action_card_is_known_by_its_number() -> None:
    assert [card.number for card in ACTION_CARDS] == list(range(60))


@pytest.mark.rule("fh.component.priority-cards")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_thirty_priority_cards(players: int) -> None:
    state = set_up(players)
    dealt = [*state.priority.cards, *(number for each in state.investigators for number in each.hand)]
    assert sorted(dealt) == sorted(PRIORITY) == list(range(1, BOX["priority_cards"] + 1))


@pytest.mark.rule("fh.component.item-cards")
def test_there_are_nine_item_cards() -> None:
    assert len(NINE_ITEMS) == len(set(NINE_ITEMS)) == BOX["item_cards"]
    assert set(NINE_ITEMS) <= set(ITEMS)
    assert sorted(set_up().items.cards) == sorted(ITEMS)


@pytest.mark.rule("fh.component.clue-tokens")
@pytest.mark.parametrize("seed", range(5))
def test_there_are_ten_clues_with_a_ritual_symbol_and_three_keys(seed: int) -> None:
    faces = clues(set_up(seed=seed))
    assert faces.total() == BOX["clue_tokens"]
    assert faces.pop(Symbol.KEY) == 3
    assert faces.total() == 10


@pytest.mark.rule("fh.component.symbols")
@pytest.mark.parametrize("seed", range(5))
def test_the_ritual_symbols_come_in_five_pairs(seed: int) -> None:
    faces = clues(set_up(seed=seed))
    assert faces == facts("tokens")["clues"]
    assert sorted(count for face, count in faces.items() if face is not Symbol.KEY) == [2] * 5


@pytest.mark.rule("fh.component.pawns")
@pytest.mark.parametrize("investigator", INVESTIGATORS)
def test_every_investigator_has_one_pawn_on_the_board(investigator: str) -> None:
    assert len(INVESTIGATORS) == BOX["pawns"]
    others = [name for name in INVESTIGATORS if name != investigator][:3]
    situation = given(players=4, investigators=[investigator, *others]).stand(0, 9)
    seen = GAME.view(situation.state, None).locations
    assert [at.number for at in seen if investigator in at.investigators] == [9]
    assert sum(len(at.investigators) for at in seen) == 4


@pytest.mark.rule("fh.component.investigators")
def test_the_six_investigators_are_those_of_the_book() -> None:
    assert sorted(investigator_name(id).text("en") for id in INVESTIGATORS) == sorted(facts("investigators")["names"])


@pytest.mark.rule("fh.component.standard-monsters")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_forty_standard_monsters_are_in_the_game(sheet: str, level: str) -> None:
    state = set_up(ancient_one=sheet, difficulty=level)
    on_board = [token for at in state.locations for token in at.monsters() if MONSTERS[token].special is None]
    assert sorted([*state.cup.tokens, *on_board]) == sorted(STANDARD)
    assert len(STANDARD) == BOX["standard_monsters"]


@pytest.mark.rule("fh.component.special-monsters")
def test_the_three_sheets_share_fifteen_special_monsters() -> None:
    special = [token for token in MONSTERS if token not in STANDARD]
    in_play: list[int] = []
    for sheet in ANCIENT_ONES:
        state = set_up(ancient_one=sheet, difficulty="low")
        on_board = [token for at in state.locations for token in at.monsters() if MONSTERS[token].special]
        in_play += [*state.beside_sheet, *on_board]
    assert sorted(in_play) == special
    assert len(special) == BOX["special_monsters"]


@pytest.mark.rule("fh.component.gate-tokens")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_of_twelve_gate_tokens_three_start_on_the_board_and_nine_are_left(players: int) -> None:
    state = set_up(players)
    assert [gate.tokens for gate in state.gates] == [1, 1, 1]
    assert len([*state.gate_stack, state.gate_removed]) == 9
    assert gate_tokens(state).total() == BOX["gate_tokens"]


@pytest.mark.rule("fh.component.gate-symbols")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_there_are_four_gate_tokens_of_each_symbol_and_the_first_three_differ(sheet: str, level: str) -> None:
    for seed in range(5):
        state = set_up(seed=seed, ancient_one=sheet, difficulty=level)
        assert gate_tokens(state) == facts("tokens")["gates"]
        assert len({gate.symbol for gate in state.gates}) == 3


@pytest.mark.rule("fh.component.damage-tokens")
def test_eighteen_damage_tokens_can_be_put_on_the_board() -> None:
    table = given(players=2).table()
    for here, count in ((1, 4), (2, 4), (3, 4), (4, 4), (5, 2)):
        play_out(place_damage(table, 0, here, count))
    assert sum(at.spaces.count(DAMAGE) for at in table.state.locations) == BOX["damage_tokens"]


@pytest.mark.rule("fh.component.ritual-token")
@pytest.mark.parametrize(("sheet", "level"), SHEETS)
def test_one_location_holds_the_ritual_token(sheet: str, level: str) -> None:
    view = GAME.view(set_up(ancient_one=sheet, difficulty=level), None)
    assert [at.number for at in view.locations if at.ritual_site] == [view.ritual_site]


@pytest.mark.rule("fh.component.health-tokens")
@pytest.mark.parametrize(("players", "tokens"), [(1, 10), (2, 10), (3, 12), (4, 12)])
def test_twelve_health_tokens_are_enough_for_every_game(players: int, tokens: int) -> None:
    dealt = sum(each.health.most for each in set_up(players).investigators)
    assert dealt == tokens <= BOX["health_tokens"]


@pytest.mark.rule("fh.component.health-tokens")
def test_a_health_token_is_turned_when_lost_and_turned_back_when_recovered() -> None:
    table = given(players=2).table()
    lose_health(table, 0)
    lost = table.view(0).investigators[0]
    assert (lost.health, lost.most_health) == (4, 5)
    recover_health(table, 0, 1)
    recovered = table.view(0).investigators[0]
    assert (recovered.health, recovered.most_health) == (5, 5)


@pytest.mark.rule("fh.component.seal-tokens")
def test_eight_seals_can_be_put_on_the_board() -> None:
    table = given(players=2).table()
    for walkway in range(BOX["seal_tokens"]):
        play_out(seal_walkway(table, 0, [walkway]))
    assert len(table.view(0).seals) == BOX["seal_tokens"]


@pytest.mark.rule("fh.component.seal-tokens")
def test_a_seal_has_a_fresh_side_and_a_used_side() -> None:
    table = given(players=2).put("red-wanderer-2", 6).put("red-wanderer-3", 6).seal(6, 7).table()
    walkway = CAMPUS.edge(6, 7)
    assert walkway is not None
    sides = [table.state.seals[walkway]]
    for token in list(table.state.locations[6].monsters()):
        move_monster(table, token, 6)
        assert monster_location(table, token) is None
        sides.append(table.state.seals[walkway])
    assert sides == [FRESH_SEAL, USED_SEAL, UNSEALED]


@pytest.mark.rule("fh.component.lead-token")
@pytest.mark.parametrize(("players", "lead"), [(players, lead) for players in (2, 3, 4) for lead in range(players)])
def test_there_is_one_lead_token(players: int, lead: int) -> None:
    table = given(players).lead(lead).table("ancient-one.lead")
    assert [who for who, each in enumerate(table.view(0).investigators) if each.lead] == [(lead + 1) % players]
