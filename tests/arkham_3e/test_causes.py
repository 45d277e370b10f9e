"""Why something is asked or told: the component, the encounter, the token or the action it comes from."""

from __future__ import annotations

from random import Random

import pytest

import miskatonic
from miskatonic.games.arkham_3e.causes import cause_name
from miskatonic.games.arkham_3e.components import ARCHIVE, CARDS, HEADLINES, MONSTERS, SCENARIOS, SHEETS
from miskatonic.games.arkham_3e.doom import place_doom
from miskatonic.games.arkham_3e.encounters import encounter
from miskatonic.games.arkham_3e.events import (
    CluePlaced,
    DiceRolled,
    DoomPlaced,
    MonsterEngaged,
    Prevented,
    Recovered,
    SheetDoom,
    Suffered,
    TestEnded,
)
from miskatonic.games.arkham_3e.monster_phase import activate_next, strike
from miskatonic.games.arkham_3e.monsters import engage_in
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.text import LOCALES, Message, messages

from .given import Situation, given

OWN = ("action", "next-turn", "next-encounter", "activate", "attack-order", "join")
"""What is asked in somebody's own turn, or about whose turn it is: no component asks it."""


def asked(game: Situation) -> Decision:
    assert game.table.decision is not None
    return game.table.decision


def told(game: Situation, kind: type) -> list[str | None]:
    return [each.cause for each in game.table.events if isinstance(each, kind)]


def test_an_action_is_what_its_questions_come_from_and_then_the_turn_goes_on() -> None:
    game = given("agnes-baker").stand(0, "black-cave").turn().do("move")
    assert (asked(game).topic, asked(game).cause) == ("move", "action:move")
    assert cause_name("action:move").text("en") == "Move"
    game.do("stay")
    assert (asked(game).topic, asked(game).cause) == ("action", None)


def test_after_the_attack_of_a_monster_nothing_comes_from_it_any_more() -> None:
    game = given("agnes-baker").stand(0, "black-cave").monster("robed-figure", "black-cave", engaged=(0,))
    game.run(strike(game.table, game.the("robed-figure").token, 0))
    assert game.table.cause is None


def test_what_is_laid_out_at_the_start_comes_from_the_scenario() -> None:
    table = miskatonic.new_game("arkham-3e", players=1, seed=1)
    while table.state.round == 0 and table.decision is not None:
        table.choose(table.decision.options[0])
    assert {each.cause for each in table.events if isinstance(each, CluePlaced)} == {f"scenario:{table.state.scenario}"}


def test_an_encounter_is_called_by_where_it_happens() -> None:
    game = given("agnes-baker").stand(0, "arkham-asylum").top_encounter("downtown-1").hurt(0, horror=2)
    game.encounter(dice="1 1")
    assert told(game, Recovered) == told(game, TestEnded) == ["encounter:space-arkham-asylum"]
    assert cause_name("encounter:space-arkham-asylum").text("en") == "Arkham Asylum"


def test_the_test_of_an_attack_comes_from_the_action_and_the_blow_from_the_monster() -> None:
    game = given("agnes-baker").stand(0, "black-cave").monster("robed-figure", "black-cave")
    game.turn().do("attack", dice="1 1")
    assert told(game, TestEnded) == ["action:attack"]
    assert told(game.monsters_act("monster.attack"), Suffered) == ["monster:robed-figure"]


@pytest.mark.rule("ah3.405.5-2")
def test_a_massive_monster_that_was_evaded_engages_again_by_that_action() -> None:
    game = given("norman-withers", scenario="echoes-of-the-deep").stand(0, "river-docks")
    game.monster("cthulhu", "river-docks", engaged=(0,)).turn(0).evade("cthulhu", dice="6 1").do("no")
    assert told(game, MonsterEngaged) == ["action:evade"]


@pytest.mark.rule("ah3.405.5-2", "ah3.427.2-2")
@pytest.mark.parametrize("action", ["gather", "codex:21"])
def test_after_an_additional_action_the_first_one_goes_on(action: str) -> None:
    game = given("norman-withers", scenario="veil-of-twilight").stand(0, "graveyard").codex(21, face="back")
    game.sheet(clues=2).marker("graveyard", "white").monster("umordhoth", "graveyard", engaged=(0,))
    game.turn(0).evade("umordhoth", dice="6 1").do(action)
    assert told(game, MonsterEngaged) == ["action:evade"]


def test_after_a_card_was_paid_for_its_cause_goes_on() -> None:
    game = given("calvin-wright").card(0, "voice-of-the-messenger").stand(0, "graveyard")
    game.monster("robed-figure", "graveyard").turn(0).do("attack", dice="1 2 3")
    game.do("reroll:voice-of-the-messenger", "die:1").do("done", dice="2")
    assert (told(game, Suffered), told(game, TestEnded)) == (["card:voice-of-the-messenger"], ["action:attack"])


def test_after_an_effect_of_the_board_nothing_comes_from_it_any_more() -> None:
    game = given("agnes-baker", "jenny-barnes").card(0, "dark-pact").card(1, "dark-pact")
    game.mythos("reckoning", *["blank"] * 3).do("reckon:sheet")
    assert (asked(game).topic, asked(game).cause) == ("reckoning", "token:reckoning")


def test_what_is_not_prevented_still_comes_from_the_monster() -> None:
    game = given("wendy-adams").card(0, "mamas-amulet").monster("keening-hound", "train-station", engaged=(0,))
    game.run(strike(game.table, game.the("keening-hound").token, 0), "use:mamas-amulet")
    harm = [(type(each), each.cause) for each in game.table.events if isinstance(each, Suffered)]
    assert harm == [(Prevented, "card:mamas-amulet"), *[(Suffered, "monster:keening-hound")] * 2]


def test_after_an_encounter_nothing_comes_from_it_any_more() -> None:
    game = given().stand(0, "graveyard")
    game.finish(encounter(game.table, 0))
    assert game.table.cause is None


def test_what_a_monster_does_instead_of_moving_comes_from_it() -> None:
    game = given("agnes-baker").stand(0, "black-cave").monster("ghoul-priest", "general-store")
    game.state.waiting = [game.the("ghoul-priest").token]
    game.run(activate_next(game.table))
    assert told(game, Suffered) == ["monster:ghoul-priest"]


def test_doom_that_a_token_spreads_comes_from_the_token() -> None:
    game = given("agnes-baker").mythos("doom", "blank", "blank")
    assert set(told(game, DoomPlaced)) == {"token:doom"}
    assert cause_name("token:doom").text("en") == "Spread doom"


def test_an_outbreak_comes_from_the_card_of_the_codex_that_has_its_rules() -> None:
    game = given("agnes-baker", scenario="feast-for-umordhoth").codex(1).doom(black_cave=3)
    game.run(place_doom(game.table, ["black-cave"]))
    assert told(game, SheetDoom) == ["archive:1"]


def test_a_headline_asks_in_its_own_name() -> None:
    game = given("agnes-baker")
    game.state.headlines = ["we-have-no-one-to-blame-but-ourselves"]
    game.mythos("headline", "blank", "blank")
    assert (asked(game).topic, asked(game).cause) == ("agree", "headline:we-have-no-one-to-blame-but-ourselves")


def test_the_order_of_a_reckoning_comes_from_its_token_and_each_effect_from_what_reckons() -> None:
    game = given("agnes-baker").card(0, "dark-pact").mythos("reckoning", "blank", "blank")
    assert (asked(game).topic, asked(game).cause) == ("reckoning", "token:reckoning")
    game.do("reckon:dark-pact:agnes-baker", dice="2")
    assert told(game, DiceRolled) == ["card:dark-pact"]


def test_what_somebody_begins_with_comes_from_the_sheet() -> None:
    table = miskatonic.new_game("arkham-3e", seed=1, investigators=["agnes-baker"], players=1)
    assert table.decision is not None
    assert (table.decision.topic, table.decision.cause) == ("starting-cards", "investigator:agnes-baker")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_a_name_as_a_cause(locale: str) -> None:
    printed = {"investigator": SHEETS, "monster": MONSTERS, "headline": HEADLINES, "scenario": SCENARIOS}
    cards = {id.partition("@")[0] for id in CARDS}
    sides = [side for number in ARCHIVE for side in (f"{number}", f"{number}-back")]
    for word, ids in {**printed, "card": cards, "archive": sides}.items():
        assert {f"{word}-{id}" for id in ids} <= set(messages("arkham-3e", locale))
        assert all(not cause_name(f"{word}:{id}").text(locale)[0].islower() for id in ids)


def test_whom_a_monster_engages_is_asked_of_that_monster_where_nothing_else_is_under_way() -> None:
    """Two who join at once in the space of a ready monster, both of them its prey."""
    game = given("calvin-wright", "minh-thi-phan").monster("robed-figure", "train-station")
    reply = game.run(engage_in(game.table, "train-station"), "investigator:calvin-wright")
    assert [each.cause for each in reply.decisions] == ["monster:robed-figure"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_but_those_of_a_turn_has_a_cause_that_can_be_named(scenario: str) -> None:
    table = miskatonic.new_game("arkham-3e", seed=5, players=3, scenario=scenario)
    chance, known = Random(5), set(messages("arkham-3e", "en"))
    while table.decision is not None:
        decision = table.decision
        assert decision.cause is not None or decision.topic in OWN, decision.topic
        table.choose(chance.choice(decision.options))
    causes = {each.cause for each in table.events if each.cause is not None}
    assert len(causes) > 10
    for cause in causes:
        name = cause_name(cause).args.get("name")
        assert (name.id if isinstance(name, Message) else cause_name(cause).id) in known
    assert not any("#" in cause or "@" in cause for cause in causes)
