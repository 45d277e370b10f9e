"""Hidden information: what everybody may know, and what nobody may (rules eh.hidden.*)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.eldritch.clues import spawn_clue_on, spawn_clues
from miskatonic.games.eldritch.components import ENCOUNTERS
from miskatonic.games.eldritch.encounters import encounter, from_deck
from miskatonic.games.eldritch.gates import spawn_gates
from miskatonic.games.eldritch.possessions import discard_card, gain_condition, gain_spell, turn
from miskatonic.games.eldritch.reference import reference
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.seeing import see
from miskatonic.games.eldritch.state import Eldritch
from miskatonic.games.eldritch.verbs.gates import ReadGates
from miskatonic.games.eldritch.verbs.possessions import ReadBack
from miskatonic.games.eldritch.view import View

from .given import Situation, given

SAMPLES = 20
EVERYBODY = (None, 0, 1)


def seen(game: Situation, seat: int | None) -> View:
    return game.table.view(seat)


def possible(game: Situation, seat: int | None, hidden: Callable[[Eldritch], object]) -> int:
    """How many values something takes in worlds that a seat cannot tell from the real one."""
    real = see(game.state, seat)
    values: set[str] = set()
    for seed in range(SAMPLES):
        other = game.table.game.decode(game.table.game.encode(game.state))
        game.table.game.determinize(other, seat, seed)
        assert see(other, seat) == real
        values.add(repr(hidden(other)))
    return len(values)


def team() -> Situation:
    return given("akachi-onyele", "leo-anderson")


# Backs of cards.


@pytest.mark.rule("eh.hidden.1", "eh.spell.1", "eh.condition.1")
@pytest.mark.parametrize("card", ["debt", "wither"])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_knows_the_back_of_a_card_not_even_who_has_it(card: str, seat: int | None) -> None:
    game = team().card(0, card)
    cards = [*seen(game, seat).investigators[0].cards, *seen(game, seat).investigators[0].conditions]
    assert [(each.id, each.back) for each in cards] == [(card, None)]
    held = "conditions" if card == "debt" else "cards"
    assert possible(game, seat, lambda state: getattr(state.investigators[0], held)) > 1


@pytest.mark.rule("eh.hidden.1", "eh.double-sided.2")
def test_copies_of_a_card_look_the_same_whatever_is_on_their_backs() -> None:
    one, other = team().card(0, "debt#1"), team().card(0, "debt#4")
    for seat in EVERYBODY:
        assert seen(one, seat).investigators == seen(other, seat).investigators


@pytest.mark.rule("eh.hidden.1")
def test_a_back_that_was_turned_up_is_known_while_the_card_is_held() -> None:
    game = team().card(0, "leg-injury#2").turn(0)
    card = game[0].conditions[0]
    game.run(turn(game.table, 0, card))
    for seat in EVERYBODY:
        assert [each.back for each in seen(game, seat).investigators[0].conditions] == ["leg-injury#2"]
        assert possible(game, seat, lambda state: state.investigators[0].conditions) == 1
    discard_card(game.table, 0, card)
    game.run(gain_condition(game.table, 0, "leg-injury"))
    assert [each.back for each in seen(game, 0).investigators[0].conditions] == [None]


@pytest.mark.rule("eh.hidden.1", "eh.inv-jacqueline.3")
def test_who_has_looked_at_a_back_keeps_it_to_themselves() -> None:
    game = given("jacqueline-fine", "leo-anderson").card(1, "debt#3")
    ReadBack().resolve(game.table, Me(who=0, subject="debt#3"))
    backs = [seen(game, seat).investigators[1].conditions[0].back for seat in (0, 1, None)]
    assert backs == ["debt#3", None, None]
    assert possible(game, 0, lambda state: state.investigators[1].conditions) == 1
    assert possible(game, 1, lambda state: state.investigators[1].conditions) > 1


@pytest.mark.rule("eh.double-sided.3", "eh.hidden.2")
def test_the_top_card_of_a_double_sided_deck_shows_its_front_and_no_more() -> None:
    game = team()
    state = game.state
    for deck, shown in ((state.spells, seen(game, 0).spells), (state.conditions, seen(game, 0).conditions)):
        assert (shown.size, shown.top) == (len(deck), deck[-1].partition("#")[0])
    assert possible(game, 0, lambda state: state.spells[-1].partition("#")[0]) == 1
    assert possible(game, 0, lambda state: state.conditions[-1]) > 1
    assert possible(game, 0, lambda state: [card.partition("#")[0] for card in state.spells[:-1]]) > 1


def test_what_was_cast_this_round_stays_so_in_every_possible_world() -> None:
    game = given("akachi-onyele", "leo-anderson").card(0, "shriveling").card(1, "shriveling")
    game.state.used.append(f"action:{game[0].cards[0]}")
    for seed in range(SAMPLES):
        other = game.table.game.decode(game.table.game.encode(game.state))
        game.table.game.determinize(other, 0, seed)
        assert other.used == [f"action:{other.investigators[0].cards[0]}"]


# Decks.


@pytest.mark.rule("eh.hidden.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_and_the_content_of_every_deck_are_hidden(seat: int | None) -> None:
    game = team()
    decks: dict[str, Callable[[Eldritch], object]] = {
        "assets": lambda state: state.assets.cards,
        "artifacts": lambda state: state.artifacts.cards,
        "spells": lambda state: state.spells,
        "conditions": lambda state: state.conditions,
        "mythos": lambda state: state.mythos,
        "mysteries": lambda state: state.mysteries,
        "expeditions": lambda state: state.expeditions.cards,
        **{name: (lambda state, name=name: state.decks[name].cards) for name in game.state.decks},
    }
    for deck in decks.values():
        assert possible(game, seat, deck) > 1
    shown = seen(game, seat)
    sizes = {name: len(deck.cards) for name, deck in game.state.decks.items()}
    assert {name: pile.size for name, pile in shown.decks.items()} == sizes
    assert (shown.mythos, shown.mysteries, shown.assets.size) == (
        len(game.state.mythos),
        len(game.state.mysteries),
        len(game.state.assets.cards),
    )


@pytest.mark.rule("eh.hidden.2", "eh.expedition.8")
def test_the_back_of_the_top_expedition_tells_its_space_and_not_its_front() -> None:
    game = team()
    top = game.state.expeditions.cards[-1]
    assert seen(game, 1).expedition == ENCOUNTERS["expedition"][top].space
    assert possible(game, 1, lambda state: state.expeditions.cards[-1]) > 1
    assert possible(game, 1, lambda state: ENCOUNTERS["expedition"][state.expeditions.cards[-1]].space) == 1


@pytest.mark.rule("eh.hidden.4")
def test_the_mythos_cards_in_the_box_are_hidden() -> None:
    game = team()
    assert possible(game, 0, lambda state: sorted(state.mythos_box)) > 1
    assert not set(game.state.mythos_box) & set(seen(game, 0).mythos_discard)


@pytest.mark.rule("eh.hidden.6")
def test_cards_in_discard_piles_are_public() -> None:
    game = team().card(0, "axe").mythos("lost-knowledge", step="mythos.card")
    discard_card(game.table, 0, "axe")
    game.top_encounter("general", "general-7")
    game.finish(from_deck(game.table, 0, "general", "city"))
    for seat in EVERYBODY:
        shown = seen(game, seat)
        assert shown.assets.discard == ["axe"]
        assert shown.decks["general"].discard == ["general-7"]
        assert "lost-knowledge" in (*shown.mythos_discard, *(each.card for each in shown.ongoing))


# Tokens.


@pytest.mark.rule("eh.hidden.3", "eh.gate.1", "eh.clue.1")
def test_gates_of_the_stack_and_clues_of_the_pool_show_nothing_until_they_are_spawned() -> None:
    game = team()
    for seat in EVERYBODY:
        shown = seen(game, seat)
        assert (shown.gate_stack, shown.clue_pool, shown.gates, shown.clues) == (9, 36, [], [])
        assert possible(game, seat, lambda state: state.gate_stack) > 1
    game.next_gate("rome")
    game.run(spawn_gates(game.table, 1))
    spawn_clues(game.table, 1)
    assert [gate.space for gate in seen(game, None).gates] == ["rome"]
    assert [clue.face for clue in seen(game, None).clues] == [game.state.clues[0].face]


@pytest.mark.rule("eh.hidden.3", "eh.inv-akachi.2")
def test_only_who_has_looked_at_gates_of_the_stack_knows_them() -> None:
    game = team().next_gate("rome", "tokyo")
    game.run(ReadGates().resolve(game.table, Me(who=0)), "top:tokyo")
    last = len(game.state.gate_stack) - 1
    known = [(gate.place, gate.space) for gate in seen(game, 0).known_gates]
    assert known == [(0, "tokyo"), (last, "rome")]
    assert seen(game, 1).known_gates == seen(game, None).known_gates == []
    assert possible(game, 0, lambda state: (state.gate_stack[-1], state.gate_stack[0])) == 1
    assert possible(game, 1, lambda state: state.gate_stack[-1]) > 1


@pytest.mark.rule("eh.hidden.3", "eh.inv-akachi.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_gate_that_was_mixed_under_the_stack_is_known_to_nobody_any_more(seed: int) -> None:
    game = given("akachi-onyele", "leo-anderson", seed=seed).next_gate("rome", "tokyo")
    game.run(ReadGates().resolve(game.table, Me(who=0)), "top:tokyo")
    game.state.gate_discard, game.state.gate_stack = [*game.state.gate_stack[1:]], ["rome"]
    game.run(ReadGates().resolve(game.table, Me(who=0)), "top:rome")
    assert [gate.place for gate in seen(game, 0).known_gates] == [0, len(game.state.gate_stack) - 1]


@pytest.mark.rule("eh.hidden.9")
def test_clues_in_the_discard_pile_and_of_investigators_show_their_faces() -> None:
    game = team().clues(1, 2)
    faces = sorted(game[1].clues)
    game.state.clue_discard.append(game.state.clue_pool.pop())
    for seat in EVERYBODY:
        assert seen(game, seat).investigators[1].clues == faces
        assert seen(game, seat).clue_discard == game.state.clue_discard


@pytest.mark.rule("eh.hidden.12")
@pytest.mark.parametrize("reading", ["hidden", "public"])
def test_a_clue_put_on_a_named_space_shows_its_face_by_one_reading_only(reading: str) -> None:
    game = given("akachi-onyele", "leo-anderson", clue_faces=reading)
    game.state.clue_pool.remove("rome")
    spawn_clue_on(game.table, "rome")
    face = game.state.clues[0].face
    assert [clue.face for clue in seen(game, 0).clues] == [face if reading == "public" else None]
    assert (possible(game, 0, lambda state: state.clues[0].face) > 1) is (reading == "hidden")


@pytest.mark.rule("eh.hidden.5", "eh.hidden.7", "eh.hidden.8")
def test_the_backs_of_monsters_and_sheets_can_be_looked_up() -> None:
    printed = reference()
    gug = next(kind for kind in printed.monsters if kind.id == "gug")
    assert gug.strength is not None and (gug.toughness, gug.strength.mod, gug.strength.loss) == (4, -2, 3)
    assert gug.lines
    assert all(sheet.back.lines for sheet in printed.ancient_ones)
    assert all(sheet.lines for sheet in printed.investigators)


@pytest.mark.rule("eh.hidden.7")
def test_what_the_encounter_with_a_defeated_investigator_tests_is_public() -> None:
    printed = {each.id: each for each in reference().investigators}
    assert (printed["leo-anderson"].fallen.health, printed["leo-anderson"].fallen.sanity) == ("influence", "strength")


# Scenes.


@pytest.mark.rule("eh.spell.1")
def test_a_gained_spell_tells_its_name_and_not_its_copy() -> None:
    game = team().bottom_spell("wither#2")
    game.run(gain_spell(game.table, 1))
    assert [each.id for each in seen(game, None).investigators[1].cards] == ["wither"]


def test_what_follows_a_test_is_in_no_view_before_it_is_made() -> None:
    game = team().clues(0, 1).top_encounter("general", "general-1")
    flow = from_deck(game.table, 0, "general", "city")
    next(flow)  # The dice lie there, and a clue could be spent.
    for seat in EVERYBODY:
        scene = seen(game, seat).scene
        assert scene is not None and len(scene.story) == 1 and scene.outcomes == []


@pytest.mark.parametrize(
    ("city", "dice", "leads_to"),
    [
        ("london", "1 1", (False, 0, "effect-become-delayed")),
        ("london", "6 6", (True, 2, "effect-gain-named-condition")),
        ("rome", "1 1", (False, 0, None)),
    ],
)
def test_what_a_test_has_led_to_is_in_every_view_once_it_is_made(
    city: str, dice: str, leads_to: tuple[bool, int, str | None]
) -> None:
    game = team().stand(0, city).top_encounter("europe", "europe-1")
    game.run(encounter(game.table, 0, "region", "europe"), dice=dice)
    for seat in EVERYBODY:
        scene = seen(game, seat).scene
        assert scene is not None
        [outcome] = scene.outcomes
        assert (outcome.passed, outcome.result, outcome.text and outcome.text.id) == leads_to
