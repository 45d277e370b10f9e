"""What holds everywhere: choices of the group, what is hidden, what the parts of the game are.

Rules ah3.00x, 43x, 44x, 46x.
"""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_3e import GAME
from miskatonic.games.arkham_3e.components import ARCHIVE, ENCOUNTERS, HEADLINES, MONSTERS, SCENARIOS
from miskatonic.games.arkham_3e.doom import place_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.mythos_phase import reckonings
from miskatonic.games.arkham_3e.overview import overview
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.verbs import LANGUAGE
from miskatonic.games.arkham_3e.view import view
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.effects import Effect, resolve
from miskatonic.kernel.table import Table
from tests.arkham_3e.given import drawing_in_order, given
from tests.asking import keys


@pytest.mark.rule("ah3.004", "ah3.455.4", "ah3.455.1", "ah3.432.4b")
def test_the_leader_speaks_for_the_group() -> None:
    game = given(players=3).leader(2)
    asked = game.run(place_doom(game.table, ["downtown-rivertown"]), "space:black-cave")
    assert {each.seat for each in asked.decisions} == {2}


@pytest.mark.rule("ah3.101.1", "ah3.490.1", "ah3.490.4a", "ah3.109.1", "ah3.403.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_what_belongs_to_the_scenario_is_in_the_game(scenario: str) -> None:
    state = given(scenario=scenario).state
    assert state.archive == sorted(state.archive)
    assert all(scenario in ARCHIVE[number].scenarios for number in state.archive)
    for token in (*state.monster_deck, *state.aside):
        from miskatonic.games.arkham_3e.components import kind_of

        assert not kind_of(token).epic or scenario in kind_of(token).scenarios


@pytest.mark.rule("ah3.103.1-2", "ah3.468.1", "ah3.494.1", "ah3.428.3-3")
def test_nobody_sees_more_of_the_decks_than_their_size_and_the_back_of_the_next_event() -> None:
    game = given(players=2).clue("rivertown")
    state = game.state
    before = [view(state, seat) for seat in (0, 1, None)]
    assert before[0].next_event == ENCOUNTERS[state.events[-1]].deck
    for seed in range(5):
        GAME.determinize(state, 0, seed)
        after = [view(state, seat) for seat in (0, 1, None)]
        assert [each.next_event for each in after] == [each.next_event for each in before]
        assert after[0].events == before[0].events
        assert after[0].decks == before[0].decks
        assert after[0].cup == before[0].cup


@pytest.mark.rule("ah3.459.5", "ah3.459.7-2", "ah3.004")
def test_a_monster_is_drawn_before_its_space_is_chosen() -> None:
    """Everybody sees which one it is that they find a space for; the deck is one card smaller."""
    game = given(players=2).doom(graveyard=2, black_cave=2).next_monster("hooded-stalker")
    size = len(game.state.monster_deck)
    game.mythos("monster", "blank", "blank", "blank")
    assert set(game.keys) == {"space:graveyard", "space:black-cave"}
    for seat in (0, 1, None):
        seen = view(game.state, seat)
        assert [each.kind for each in seen.coming] == ["hooded-stalker"]
        assert (seen.monster_deck, seen.monsters) == (size - 1, [])
    with drawing_in_order():
        for seed in range(5):
            assert set(keys(game.table.determinize(0, seed))) == set(game.keys)
    game.do("space:black-cave")
    assert game.kinds("black-cave") == ["hooded-stalker"]
    assert view(game.state, 0).coming == []


@pytest.mark.rule("ah3.462.3b")
def test_monsters_that_were_searched_for_lie_open_until_each_has_its_space() -> None:
    game = given(scenario="feast-for-umordhoth").stand(0, "general-store")
    words = {"do": "spawn-trait", "trait": "cultist", "n": 2}
    flow = resolve([LANGUAGE.decode(words, Effect)], game.table, Me(who=0))
    question = next(flow)
    assert isinstance(question, Decision)
    coming = [each.kind for each in view(game.state, None).coming]
    assert len(coming) == 2 and all("cultist" in MONSTERS[kind].traits for kind in coming)


def test_the_overview_shows_what_the_group_is_asked_about() -> None:
    """A monster that is about to spawn, and the centres of neighbourhoods, also where nothing lies there yet."""
    game = given(players=2).doom(graveyard=2, black_cave=2).next_monster("hooded-stalker").mythos("monster")
    shown = {seen.thing for zone in overview(view(game.state, 0)).zones for seen in zone.things}
    assert f"monster:{game.state.coming[0]}" in shown
    assert {f"neighborhood:{id}" for id in SCENARIOS["approach-of-azathoth"].neighborhoods} <= shown


@pytest.mark.rule("ah3.418.4", "ah3.488.7")
def test_what_was_done_this_round_is_public_but_for_the_backs_of_cards() -> None:
    game = given("wendy-adams").has(0, money=1).stand(0, "graveyard").turn(0).do("gather")
    game.state.used.append("action:dark-pact#2|0")
    assert view(game.state, None).used == ["gather|0", "action:dark-pact|0"]


@pytest.mark.rule("ah3.446.10", "ah3.488.7")
def test_what_follows_a_test_is_in_no_view_before_it_is_made() -> None:
    game = given("wendy-adams").has(0, clues=1).stand(0, "la-bella-luna").top_encounter("downtown-3")
    game.encounter(0, dice="1")
    scene = view(game.state, 0).scene
    assert scene is not None
    assert scene.outcomes == []
    game.do("keep")
    assert game[0].damage == 1
    game = given().card(0, "dark-pact#3")
    assert view(game.state, 0).investigators[0].conditions[0].back is None


@pytest.mark.rule("ah3.446.10")
def test_what_a_test_has_led_to_is_seen_while_the_encounter_goes_on() -> None:
    game = given("wendy-adams").stand(0, "independence-square").top_encounter("downtown-2").display("rabbits-foot")
    game.encounter(0, dice="6 1 1")
    scene = view(game.state, None).scene
    assert game.keys == ["gain:rabbits-foot", "deck"]
    assert scene is not None and [(each.result, each.passed) for each in scene.outcomes] == [(1, True)]


@pytest.mark.rule("ah3.104.1-2", "ah3.451.3")
def test_monsters_stand_ready_and_have_the_keywords_of_the_book() -> None:
    game = given()
    assert not game.monsters()
    keyed = [
        kind for kind in MONSTERS.values() if kind.elite or kind.elusive or kind.feeds or kind.massive or kind.watcher
    ]
    assert {"tindalos-alpha", "occult-ritualist", "nightmarish-fiend", "cthulhu", "whippoorwill"} <= {
        each.id for each in keyed
    }


@pytest.mark.rule("ah3.111.4b-2")
def test_the_codex_is_read_before_the_first_round() -> None:
    table = Table(GAME, GAME.setup(1, 5, {"investigators": ["wendy-adams"]}))
    while table.state.round == 0:
        table.choose(0)
    tags = [event.__struct_config__.tag for event in table.events]
    assert max(place for place, tag in enumerate(tags) if tag == "archive-added") < tags.index("round-began")


@pytest.mark.rule("ah3.203.2", "ah3.203.2-2", "ah3.432.1", "ah3.432.3", "ah3.465.6")
def test_in_the_encounter_phase_everybody_who_is_not_engaged_has_one_turn_in_any_order() -> None:
    game = given(players=3)
    for who, space in enumerate(("downtown-rivertown", "downtown-easttown", "graveyard")):
        game.stand(who, space)
    game.monster("robed-figure", "graveyard", engaged=(2,))
    state = game.state
    state.phase, state.order, state.turn = "monster", [], None
    game.monsters_act("encounter.begin")
    assert game.keys == [f"investigator:{game[0].id}", f"investigator:{game[1].id}"]


@pytest.mark.rule("ah3.203.2", "ah3.203.3")
def test_whom_an_encounter_of_another_has_freed_may_have_one_afterwards() -> None:
    game = given(players=3).stand(0, "graveyard").stand(1, "downtown-rivertown").stand(2, "downtown-easttown")
    game.monster("robed-figure", "graveyard", engaged=(0,)).top_encounter("street-8").monsters_act("encounter.begin")
    robed = game.the("robed-figure")
    robed.engaged, robed.status = [], "exhausted"
    game.do(f"investigator:{game[1].id}")
    assert game.keys == [f"investigator:{game[who].id}" for who in (0, 2)]


@pytest.mark.rule("ah3.204.12a-2", "ah3.204.12b", "ah3.435.1c", "ah3.qr.6")
def test_what_reckons_is_what_has_a_reckoning_effect() -> None:
    game = given("calvin-wright", scenario="feast-for-umordhoth").card(0, "until-the-end-of-time", "dark-pact", "knife")
    found = [key for key, _, _ in reckonings(game.table)]
    assert found[0] == "sheet"
    assert sorted(key.partition("#")[0].partition("|")[0] for key in found[1:]) == [
        "dark-pact",
        "until-the-end-of-time",
    ]
    assert all(not card.reckoning or card.rumor for card in HEADLINES.values())


@pytest.mark.rule("ah3.405.5-3")
def test_after_evading_a_massive_monster_one_may_walk_away() -> None:
    game = given("norman-withers", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(0).evade("cthulhu", dice="6 1")
    game.do("move", "move:unvisited-isle")
    assert game[0].space == "unvisited-isle"
    assert game.the("cthulhu").engaged == []


@pytest.mark.rule("ah3.423.4-ex")
def test_rare_books_are_exchanged_after_an_encounter_at_the_university() -> None:
    from miskatonic.games.arkham_3e.encounters import after_encounter

    game = (
        given(scenario="veil-of-twilight").stand(0, "observatory").card(0, "rare-books-access").display("mystic-tome")
    )
    game.run(after_encounter(game.table, 0, "miskatonic-university"), "yes", "gain:mystic-tome")
    assert "mystic-tome" in game.held(0)
    game.display("secret-page")
    game.run(after_encounter(game.table, 0, "miskatonic-university"), "pay", "gain:secret-page")
    assert game.held(0) == ["rare-books-access", "secret-page"]
    game.display("mystic-scroll")
    game.run(after_encounter(game.table, 0, "miskatonic-university"), "no")
    assert game.held(0) == ["rare-books-access", "secret-page"]


@pytest.mark.rule("ah3.446.3", "ah3.446.6", "ah3.402.3c", "ah3.448.3", "ah3.447.2")
def test_a_space_offers_one_kind_of_encounter_and_an_anomaly_takes_its_place() -> None:
    for anomaly, deck in ((False, "rivertown"), (True, "anomaly")):
        game = given().stand(0, "graveyard").codex(2).doom(graveyard=1)
        if anomaly:
            game.anomaly("rivertown")
        game.table = game._at(game.state, "action.begin")
        from contextlib import suppress

        with suppress(StopIteration):
            next(encounter(game.table, 0))
        told = [event for event in game.table.events if event.__struct_config__.tag == "encounter-began"]
        assert told[-1].deck == deck


@pytest.mark.rule("ah3.446.9", "ah3.446.9-ex")
def test_a_choice_in_an_encounter_is_made_before_anything_else() -> None:
    words = {
        "do": "choose",
        "among": [
            [{"do": "test", "trial": {"try": "skill", "skill": "lore"}, "pass": [{"do": "gain-money", "n": 1}]}],
            [{"do": "pay", "cost": {"pay": "remnants"}, "then": [{"do": "gain-money", "n": 1}]}],
        ],
    }
    game = given("wendy-adams").has(0, remnants=1)
    assert game.effect(words, "way:2").keys == [["way:1", "way:2"]]
    assert (game[0].money, game[0].remnants) == (1, 0)
    assert game.effect(words, dice="5 1 1").keys == []


@pytest.mark.rule("ah3.465.3.1", "ah3.465.5.1", "ah3.467.2", "ah3.465.2")
def test_who_is_engaged_moves_only_where_the_monster_comes_along() -> None:
    game = given().stand(0, "graveyard").monster("robed-figure", "graveyard", engaged=(0,))
    game.effect({"do": "move", "n": 2})
    assert game[0].space == "graveyard"
    game = given().stand(0, "graveyard").monster("abyssal-servant", "graveyard", engaged=(0,))
    servant = game.the("abyssal-servant").token
    game.effect({"do": "drag-to-unstable"}, "space:black-cave", monster=servant)
    assert game[0].space == game.the("abyssal-servant").space == "black-cave"


@pytest.mark.rule("ah3.489.3")
def test_a_monster_is_adjacent_to_what_is_in_the_spaces_next_to_it() -> None:
    game = given("agnes-baker").stand(0, "graveyard").card(0, "shriveling")
    game.monster("robed-figure", "black-cave").monster("abyssal-servant", "train-station")
    near = game.the("robed-figure").token
    game.turn(0).do("cast:shriveling", "horror", dice="5 1 1")
    assert not game.monsters("black-cave")
    assert game.kinds() == ["abyssal-servant"]
    assert near in game.state.monster_deck


@pytest.mark.rule("ah3.479.4", "ah3.452.3")
def test_the_codex_brings_doom_from_the_board_to_the_sheet_and_loses_the_game_while_it_lies_there() -> None:
    for there in (True, False):
        game = given(scenario="feast-for-umordhoth").sheet(doom=14).doom(graveyard=3)
        if there:
            game.codex(1, 18)
        asked = game.run(place_doom(game.table, ["graveyard"]))
        assert (asked.result.reason if asked.result else None) == ("feast-of-ghouls" if there else None)
        assert (game.state.sheet_doom, game.state.doom_on("graveyard")) == ((15, 1) if there else (14, 4))


@pytest.mark.rule("ah3.416.2", "ah3.qr.10")
def test_a_street_has_the_encounter_of_its_kind() -> None:
    kinds = {"northside-downtown": "scenic", "downtown-rivertown": "bridge", "downtown-easttown": "residential"}
    for street, kind in kinds.items():
        game = given().stand(0, street)
        game.finish(encounter(game.table, 0))
        told = [event for event in game.table.events if event.__struct_config__.tag == "encounter-began"]
        assert [(event.deck, event.section) for event in told] == [("street", kind)]
