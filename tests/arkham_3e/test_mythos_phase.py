"""The mythos phase: the cup, headlines, reckonings (rules ah3.204, ah3.435, ah3.494)."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec import structs

from miskatonic.games.arkham_3e import GAME, mythos_phase
from miskatonic.games.arkham_3e.components import HEADLINES, IN_CODEX, SIDES
from miskatonic.games.arkham_3e.headlines import read_headline
from miskatonic.games.arkham_3e.state import Rumor
from miskatonic.games.arkham_3e.verbs import LANGUAGE
from miskatonic.kernel.effects import Effects
from tests.arkham_3e.given import Situation, given


def drawn(game: Situation) -> list[tuple[str, str]]:
    """Who drew which tokens."""
    return [(event.who, event.token) for event in game.table.events if event.__struct_config__.tag == "token-drawn"]


@pytest.mark.rule("ah3.204.1", "ah3.204.2", "ah3.204.3", "ah3.204.4", "ah3.433.1", "ah3.476.1")
def test_every_player_draws_two_tokens_in_turn_order_also_without_an_investigator() -> None:
    game = given(players=3).leader(1)
    game[2].fate = "out"
    game.mythos(*["blank"] * 8)
    ids = [each.id for each in game.state.investigators]
    assert [who for who, _ in drawn(game)] == [ids[1], ids[1], ids[2], ids[2], ids[0], ids[0]]
    assert (len(game.state.cup.tokens), len(game.state.cup.beside)) == (2, 6)


@pytest.mark.rule("ah3.204.13a", "ah3.qr.7")
def test_a_blank_token_does_nothing() -> None:
    game = given().codex(2, 3)
    before = GAME.encode(game.state)
    game.run(mythos_phase.resolve_token(game.table, 0, "blank"))
    assert GAME.encode(game.state) == before


@pytest.mark.rule("ah3.204.2")
def test_everybody_sees_who_draws_tokens_until_the_phase_is_over() -> None:
    game = given(players=2).doom(graveyard=2, black_cave=2).next_monster("hooded-stalker")
    game.leader(1).mythos(*["blank"] * 3, "monster")
    assert game.table.view(0).drawing == 0
    game.do("space:graveyard")
    assert game.table.view(0).drawing is None


@pytest.mark.rule("ah3.204.5", "ah3.204.5-2", "ah3.204.5-3")
def test_the_cup_is_filled_only_when_a_draw_finds_it_empty_with_all_tokens() -> None:
    game = given().mythos("blank", "blank")
    assert game.state.cup.tokens == []
    game = given().mythos("blank")
    assert [token for _, token in drawn(game)] == ["blank", "blank"]
    assert any(event.__struct_config__.tag == "cup-refilled" for event in game.table.events)


@pytest.mark.rule("ah3.204.1.ltp")
def test_the_first_token_is_resolved_before_the_second_is_drawn() -> None:
    game = given().doom(graveyard=2, black_cave=2).next_monster("hooded-stalker").mythos("monster", "clue")
    assert set(game.keys) == {"space:graveyard", "space:black-cave"}
    assert game.state.cup.beside == ["monster"]
    assert game.state.cup.tokens == ["clue"]


@pytest.mark.rule("ah3.204.5-3")
@pytest.mark.parametrize(("reading", "clues"), [("returned", {1, 2}), ("drawn", {1})])
def test_a_token_that_emptied_the_cup_goes_back_or_by_another_reading_stays_out(reading: str, clues: set[int]) -> None:
    placed: set[int] = set()
    for seed in range(12):
        game = given(seed=seed, cup=reading)
        state = game.state
        state.cup.tokens, state.cup.beside = ["clue"], ["blank"]
        state.drawing, state.tokens_left = 0, 2
        while state.tokens_left:
            game.run(mythos_phase.draw_next(game.table))
        placed.add(sum(state.clues.values()))
        assert len(state.cup.tokens) + len(state.cup.beside) == 2
    assert placed == clues


@pytest.mark.rule("ah3.204.7a", "ah3.204.9a", "ah3.479.1")
def test_doom_and_clue_tokens_do_what_they_say() -> None:
    game = given().mythos("doom", "clue")
    assert sum(game.state.doom.values()) == 1
    assert sum(game.state.clues.values()) == 1


@pytest.mark.rule("ah3.204.8a")
def test_a_monster_token_spawns_one() -> None:
    game = given().stand(0, "graveyard").next_monster("robed-figure").mythos("monster", "blank")
    assert game.kinds() == ["robed-figure"]


@pytest.mark.rule("ah3.204.10a", "ah3.435.2", "ah3.435.3", "ah3.435.4", "ah3.435.1d", "ah3.qr.3")
def test_a_headline_token_lets_the_drawer_read_the_top_headline() -> None:
    game = given(players=2).leader(1).doom(train_station=2)
    next_headline(game, "asylum-overflowing").mythos("headline", "blank", "blank", "blank")
    assert (game[1].horror, game[0].horror) == (2, 0)
    assert game.state.headline_discard == ["asylum-overflowing"]


def next_headline(game: Situation, id: str) -> Situation:
    """This headline is the next to be read."""
    headlines = game.state.headlines
    headlines[:] = [*(each for each in headlines if each != id), id]
    return game


RUMORS = [id for id, card in HEADLINES.items() if card.rumor]


@pytest.mark.parametrize("id", RUMORS)
@pytest.mark.rule("ah3.435.7", "ah3.435.7-2", "ah3.435.8")
def test_a_rumor_goes_to_the_codex_and_pushes_out_the_one_before(id: str) -> None:
    game = next_headline(given(), id)
    other = next(each for each in RUMORS if each != id)
    if other in game.state.headlines:
        game.state.headlines.remove(other)
    game.state.rumor = Rumor(other)
    game.run(read_headline(game.table, 0))
    assert game.state.rumor == Rumor(id)
    assert game.state.headline_discard == [other]


@pytest.mark.rule("ah3.204.12a", "ah3.204.12b-2", "ah3.204.12c", "ah3.490.3c", "ah3.204.12d")
def test_a_reckoning_resolves_the_sheet_the_codex_and_cards_in_any_order() -> None:
    game = given(players=2, scenario="feast-for-umordhoth").card(1, "innsmouth-look")
    game.mythos("reckoning", *["blank"] * 3)
    assert (game.keys, game.state.phase) == (["reckon:sheet", "reckon:innsmouth-look:norman-withers"], "mythos")
    game.do("reckon:innsmouth-look:norman-withers")
    assert (game[1].horror, game.state.sheet_doom) == (1, 1)


@pytest.mark.rule("ah3.204.12a")
def test_a_card_of_the_codex_reckons_by_the_side_that_is_up() -> None:
    """No card of the archive has such a text yet: one is given it here."""
    back = (10, "back")
    words = LANGUAGE.decode([{"do": "place-doom", "at": "sheet"}], Effects)
    reckoning = structs.replace(SIDES[back], reckoning=words)
    with patch.dict(SIDES, {back: reckoning}), patch.dict(IN_CODEX, reckoning=IN_CODEX["reckoning"] | {back}):
        game = given(scenario="feast-for-umordhoth").codex(10).mythos("reckoning", "blank")
        assert game.state.sheet_doom == 1
        game = given(scenario="feast-for-umordhoth").codex(10, face="back").mythos("reckoning", "blank")
        assert game.keys == ["reckon:sheet", "reckon:archive:10"]
        game.do("reckon:archive:10")
        assert game.state.sheet_doom == 2


@pytest.mark.rule("ah3.204.12e", "ah3.204.12d-2")
def test_what_enters_play_during_a_reckoning_waits_for_the_next_phase() -> None:
    game = given("norman-withers", scenario="feast-for-umordhoth").card(0, "dark-pact#3")
    game.mythos("reckoning", "reckoning")
    old = ["reckon:sheet", "reckon:dark-pact:norman-withers"]
    assert game.keys == old
    game.card(0, "innsmouth-look").do("reckon:sheet", dice="6")
    assert (game[0].horror, game.state.sheet_doom) == (0, 1)
    assert game.keys == old
    game.do("reckon:sheet", dice="6").mythos("reckoning", "blank")
    assert sorted(game.keys) == sorted([*old, "reckon:innsmouth-look:norman-withers"])


@pytest.mark.rule("ah3.450.1", "ah3.450.2", "ah3.450.2-ex", "ah3.488.7")
def test_a_dark_pact_is_turned_on_a_one_that_nothing_rerolls() -> None:
    game = (
        given("norman-withers", scenario="feast-for-umordhoth").card(0, "dark-pact#3", "rabbits-foot").has(0, clues=2)
    )
    game.focus(0, "will")
    asked = game.run(mythos_phase.reckon(game.table, 0), "reckon:sheet", dice="1")
    assert len(asked.decisions) == 1
    assert game[0].fate == "devoured"
    game = given("norman-withers", scenario="feast-for-umordhoth").card(0, "dark-pact#3")
    game.run(mythos_phase.reckon(game.table, 0), "reckon:sheet", dice="2")
    assert game[0].conditions == ["dark-pact#3"]


@pytest.mark.rule("ah3.435.8a")
def test_anybody_may_end_a_rumor_with_a_clue_at_a_reckoning() -> None:
    game = given(players=2, scenario="feast-for-umordhoth").has(1, clues=1)
    game.state.rumor = Rumor("rogue-comet-approaches")
    game.run(mythos_phase.reckon(game.table, 0), "reckon:headline:rogue-comet-approaches", "spend:norman-withers")
    assert (game.state.rumor, game[1].clues) == (None, 0)
    game = given(scenario="feast-for-umordhoth")
    game.state.rumor = Rumor("rogue-comet-approaches", 2)
    game.run(mythos_phase.reckon(game.table, 0), "reckon:sheet")
    assert game.state.rumor is None
    assert sum(game.state.doom.values()) == 3


@pytest.mark.rule("ah3.204.12c", "ah3.429.6b")
def test_what_has_left_play_with_its_owner_is_not_offered_for_reckoning() -> None:
    game = given("agnes-baker", "calvin-wright").card(0, "dark-pact#2").card(1, "until-the-end-of-time")
    game.state.rumor = Rumor("rogue-comet-approaches")
    game.mythos(*["reckoning"] * 4)
    calvins = "reckon:until-the-end-of-time:calvin-wright"
    assert calvins in game.keys
    game.do("reckon:dark-pact:agnes-baker", dice="1")
    assert game[1].fate == "devoured"
    assert calvins not in game.keys
