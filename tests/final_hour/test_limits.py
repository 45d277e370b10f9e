"""What is in the box is all there is, except seals and damage."""

from collections import Counter

import pytest

from miskatonic.games.final_hour.actions import investigate
from miskatonic.games.final_hour.bestiary import MONSTERS, STANDARD
from miskatonic.games.final_hour.campus import BOARD
from miskatonic.games.final_hour.cards import ITEMS, PRIORITY, deck_of
from miskatonic.games.final_hour.damage import place_damage
from miskatonic.games.final_hour.events import ItemFound
from miskatonic.games.final_hour.monsters import spawn
from miskatonic.games.final_hour.seals import seal_walkway
from miskatonic.games.final_hour.state import FinalHour
from miskatonic.games.final_hour.words import DAMAGE, EMPTY, FRESH_SEAL, Symbol

from .given import Situation, given, play_out
from .published import facts
from .whole_games import whole_game

BOX = facts("tokens")


def monsters(state: FinalHour) -> list[int]:
    """Every monster token, wherever it is."""
    on_board = [token for at in state.locations for token in at.monsters()]
    return sorted([*on_board, *state.cup.tokens, *state.cup.beside, *state.beside_sheet])


def priority_cards(state: FinalHour) -> list[int]:
    """Every priority card, wherever it is; in solo the cards played lie in the row."""
    played = state.row if state.solo else [played.priority for played in state.played]
    hands = [number for each in state.investigators for number in each.hand]
    return sorted([*state.priority.cards, *state.priority.discard, *played, *state.kept, *hands])


def action_cards(state: FinalHour, who: int) -> list[int]:
    """Every action card of an investigator; one resolved has left the table, alone only with the other three."""
    each = state.investigators[who]
    on_table = [card.card for card in state.played if card.who == who and (state.solo or not card.resolved)]
    drawn = [] if each.drawn is None else [each.drawn]
    return sorted([*each.actions.cards, *each.actions.discard, *on_table, *drawn])


def items(state: FinalHour) -> list[str]:
    return sorted(
        [*state.items.cards, *state.items.discard, *(item for each in state.investigators for item in each.items)]
    )


def gates(state: FinalHour) -> Counter[str]:
    tokens = Counter([*state.gate_stack, state.gate_removed])
    for gate in state.gates:
        tokens[gate.symbol] += gate.tokens
    return tokens


def clues(state: FinalHour) -> Counter[str]:
    """Every clue token; a key that was found lies in the box, and an item was drawn for it."""
    keys_in_the_box = len(ITEMS) - len(state.items.cards)
    hidden = [at.clue for at in state.locations if at.clue]
    return Counter([*state.ritual_tokens, *hidden, *state.found, *[Symbol.KEY] * keys_in_the_box])


@pytest.mark.rule("fh.limits.1")
@pytest.mark.parametrize("sheet", facts("ancient_ones"))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_component_is_ever_added_or_lost(players: int, sheet: str) -> None:
    special = [token for token, kind in MONSTERS.items() if kind.special in facts("ancient_ones")[sheet]["special"]]
    for seed in range(3):
        for table in whole_game(players, seed, ancient_one=sheet):
            if table.result is not None:
                break
            state = table.state
            assert monsters(state) == sorted([*STANDARD, *special])
            assert priority_cards(state) == sorted(PRIORITY)
            assert items(state) == sorted(ITEMS)
            assert gates(state) == BOX["gates"]
            assert clues(state) == BOX["clues"]
            for who, each in enumerate(state.investigators):
                assert action_cards(state, who) == sorted(deck_of(each.id))


def all_on_the_board() -> Situation:
    """All forty standard monsters stand outside the ritual site."""
    situation = given(players=2)
    state = situation.state
    for number in (number for number in range(1, 16) if number != state.ritual_site):
        spaces = state.locations[number].spaces
        for place in range(len(spaces)):
            if state.cup.tokens and spaces[place] == EMPTY:
                spaces[place] = state.cup.tokens.pop()
    return situation


@pytest.mark.rule("fh.limits.1")
def test_no_monster_appears_when_all_forty_are_on_the_board() -> None:
    table = all_on_the_board().table()
    standing = [list(at.spaces) for at in table.state.locations]
    assert sum(len(at.monsters()) for at in table.state.locations) == 40
    spawn(table, 15, 2)
    assert [list(at.spaces) for at in table.state.locations] == standing


def damage_on_board(state: FinalHour) -> int:
    return sum(at.spaces.count(DAMAGE) for at in state.locations)


@pytest.mark.rule("fh.limits.2")
def test_a_nineteenth_damage_token_is_placed_all_the_same() -> None:
    table = given(players=2).damage(1, 4).damage(2, 4).damage(3, 4).damage(4, 4).damage(5, 2).table()
    assert damage_on_board(table.state) == BOX["counts"]["damage_tokens"]
    play_out(place_damage(table, 0, 8, 1))
    assert damage_on_board(table.state) == BOX["counts"]["damage_tokens"] + 1


@pytest.mark.rule("fh.limits.2")
def test_a_ninth_seal_is_placed_all_the_same() -> None:
    situation = given(players=2)
    for one, other in BOARD.walkways[: BOX["counts"]["seal_tokens"]]:
        situation.seal(one, other)
    table = situation.table()
    play_out(seal_walkway(table, 0, [20]))
    assert table.state.seals.count(FRESH_SEAL) == BOX["counts"]["seal_tokens"] + 1


@pytest.mark.rule("fh.limits.2")
def test_every_walkway_of_the_campus_can_be_sealed_at_once() -> None:
    table = given(players=2).table()
    for walkway in range(len(BOARD.walkways)):
        play_out(seal_walkway(table, 0, [walkway]))
    assert table.state.seals == [FRESH_SEAL] * 21


@pytest.mark.rule("fh.limits.3")
def test_a_key_brings_no_item_when_the_item_deck_is_empty() -> None:
    situation = given(players=2).clue(7, "key").stand(0, 7)
    situation.state.items.discard = situation.state.items.cards
    situation.state.items.cards = []
    table = situation.table()
    investigate(table, 0)
    assert table.state.locations[7].clue is None
    assert table.state.investigators[0].items == []
    assert not [event for event in table.events if isinstance(event, ItemFound)]


@pytest.mark.rule("fh.limits.3")
def test_a_key_brings_the_last_item_when_one_is_left() -> None:
    situation = given(players=2).clue(7, "key").stand(0, 7)
    last = situation.state.items.cards[0]
    situation.state.items.discard = situation.state.items.cards[1:]
    situation.state.items.cards = [last]
    table = situation.table()
    investigate(table, 0)
    assert table.state.investigators[0].items == [last]
