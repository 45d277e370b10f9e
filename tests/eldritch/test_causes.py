"""Why something is asked or told: the component, the encounter or the action it comes from."""

from __future__ import annotations

from random import Random

import pytest

import miskatonic
from miskatonic.games.eldritch.causes import cause_name
from miskatonic.games.eldritch.combat import ambush, fight
from miskatonic.games.eldritch.components import ANCIENT_ONES, CARDS, MONSTERS, MYSTERIES, MYTHOS, SHEETS
from miskatonic.games.eldritch.events import (
    CardDiscarded,
    CardTurned,
    DieRerolled,
    Lost,
    MonsterMoved,
    MysteryAdvanced,
    Prevented,
    Spent,
    TestEnded,
)
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.monsters import hurt
from miskatonic.games.eldritch.reactions import component_name
from miskatonic.games.eldritch.words import HEALTH, investigator_name
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.text import LOCALES, Message, messages

from .given import Situation, given

OWN = ("action", "encounter", "fight", "cast", "lead", "join", "end-of-mythos")
"""What is asked in somebody's own turn, or at the end of a round: no component asks it."""


def asked(game: Situation) -> Decision:
    assert game.table.decision is not None
    return game.table.decision


def cause_at(game: Situation, topic: str) -> str | None:
    """Go on with the first answers to a question of a topic: what does it come from?"""
    for _ in range(40):
        if asked(game).topic == topic:
            return asked(game).cause
        game.table.choose(asked(game).options[0])
    raise AssertionError(f"nothing is asked about {topic}")


def told(game: Situation, kind: type) -> list[str | None]:
    return [each.cause for each in game.table.events if isinstance(each, kind)]


def test_an_encounter_is_called_by_where_it_happens() -> None:
    game = given("akachi-onyele").stand(0, "rome").clues(0, 2).top_encounter("europe", "europe-1").encounter()
    game.do("encounter:europe", dice="1 1")
    assert cause_at(game, "dice") == "encounter:space-rome"
    assert cause_name("encounter:space-rome").text("en") == "Rome"


def test_a_general_encounter_is_called_by_the_sort_of_space() -> None:
    game = given("akachi-onyele").stand(0, "rome").clues(0, 2).top_encounter("general", "general-1").encounter()
    game.do("encounter:general", dice="1 1")
    assert cause_at(game, "dice") == "encounter:scene-title-city"


def test_in_a_combat_it_is_the_monster() -> None:
    game = given("mark-harrigan").stand(0, "rome").clues(0, 1).monster("ghoul", "rome").encounter(dice="1 1 1 1 1")
    assert (asked(game).topic, asked(game).cause) == ("dice", "monster:ghoul")
    game.do("keep", dice="1 1 1 1")
    assert told(game, Lost) == told(game, TestEnded) == ["monster:ghoul"]


def test_an_ancient_one_that_is_fought_is_a_monster() -> None:
    game = given("mark-harrigan", ancient_one="cthulhu").awake().stand(0, "rome").clues(0, 1)
    game.monster("cthulhu", "rome").encounter(dice="1 1")
    assert asked(game).cause == "monster:cthulhu"


def test_after_a_fight_nothing_comes_from_the_monster_any_more() -> None:
    game = given("mark-harrigan").stand(0, "rome")
    for kind in ("ghoul", "riot", "maniac"):
        game.monster(kind, "rome")
    game.encounter()
    assert asked(game).topic == "fight" and asked(game).cause is None
    game.do(game.keys[0], dice="6 6 6 6 6 6 6 6 6")
    assert asked(game).topic == "fight" and asked(game).cause is None


def test_what_follows_an_ambush_comes_from_the_encounter_again() -> None:
    game = given("mark-harrigan").stand(0, "rome").next_monster("ghoul")
    game.table.cause = "encounter:space-rome"
    game.run(ambush(game.table, 0), dice="6 6 6 6 6 6 6 6 6")
    assert game.table.cause == "encounter:space-rome"


def test_what_is_paid_for_in_a_test_comes_from_the_card_and_the_rest_of_the_test_does_not() -> None:
    game = given("mark-harrigan").stand(0, "rome").card(0, "axe").monster("ghoul", "rome")
    answers = ("reroll-any:axe", "die:1", "done")
    game.run(fight(game.table, 0, game.monsters()[0]), *answers, dice="6 6 6 6 6 6 6 1 1 1 1 1")
    assert told(game, Spent) == ["card:axe"]
    assert told(game, DieRerolled) == ["monster:ghoul"]


def test_what_is_paid_to_prevent_a_loss_comes_from_the_card_and_the_loss_does_not() -> None:
    game = given("akachi-onyele").stand(0, "rome").card(0, "bandages")
    game.table.cause = "monster:ghoul"
    game.run(lose(game.table, 0, HEALTH, 3), "use:bandages")
    assert told(game, CardDiscarded) == ["card:bandages"]
    assert told(game, Prevented) == ["monster:ghoul"]


def test_what_a_mystery_makes_of_a_defeated_monster_comes_from_the_mystery() -> None:
    game = given("mark-harrigan", ancient_one="shub-niggurath").mystery("hunting-the-thousand")
    game.stand(0, "rome").clues(0, 2).monster("ghoul", "rome")
    game.run(hurt(game.table, game.monsters("rome")[0], 1), "pay")
    assert told(game, MysteryAdvanced) == ["mystery:hunting-the-thousand"]


def test_what_a_mythos_card_asks_comes_from_it() -> None:
    game = given("akachi-onyele", "leo-anderson").mythos("omen-of-good-fortune", step="mythos.card")
    assert cause_at(game, "agree") == "mythos:omen-of-good-fortune"


def test_a_reckoning_comes_from_what_reckons_and_then_the_mythos_card_goes_on() -> None:
    game = given("akachi-onyele").card(0, "hallucinations").clues(0, 2)
    game.mythos("omen-of-good-fortune", dice="1 1 1 1", step="mythos.card")
    assert (asked(game).topic, asked(game).cause) == ("dice", "card:hallucinations")
    game.do("keep")
    assert told(game, CardTurned) == ["card:hallucinations"]
    assert cause_at(game, "agree") == "mythos:omen-of-good-fortune"


def test_the_order_of_a_reckoning_says_that_it_is_one() -> None:
    game = given("akachi-onyele").card(0, "hallucinations", "leg-injury")
    game.mythos("omen-of-good-fortune", step="mythos.card")
    assert asked(game).prompt.text("en").startswith("Reckoning")
    assert asked(game).cause == "mythos:omen-of-good-fortune"


def test_a_monster_that_reckons_moves_on_its_own_account() -> None:
    game = given("akachi-onyele").stand(0, "rome").monster("hound-of-tindalos", "london")
    game.mythos("omen-of-good-fortune", dice="1 1 1 1 1", step="mythos.card")
    assert told(game, MonsterMoved) == ["monster:hound-of-tindalos"]


def test_the_sheet_of_the_ancient_one_reckons_in_its_name() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").awake()
    game.state.sheet_tokens = 2
    game.mythos("omen-of-good-fortune", step="mythos.card")
    assert told(game, Lost) == ["ancient-one:cthulhu"]


def test_an_action_is_what_its_questions_come_from() -> None:
    game = given("akachi-onyele").stand(0, "rome").turn().do("travel")
    assert (asked(game).topic, asked(game).cause) == ("move", "action:travel")
    assert cause_name("action:travel").text("en") == "Travel"


def test_a_card_that_is_used_and_then_the_turn_again() -> None:
    game = given("lola-hayes").improve(0, "lore").turn().do("use:lola-hayes")
    assert asked(game).cause == "investigator:lola-hayes"
    while asked(game).topic != "action":
        game.table.choose(asked(game).options[-1])
    assert asked(game).cause is None


def test_what_somebody_begins_with_comes_from_the_sheet() -> None:
    table = miskatonic.new_game("eldritch", seed=1, investigators=["lola-hayes"], players=1)
    assert table.decision is not None
    assert (table.decision.topic, table.decision.cause) == ("improve", "investigator:lola-hayes")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_a_name_as_a_cause(locale: str) -> None:
    printed = {"investigator": SHEETS, "ancient-one": ANCIENT_ONES, "mystery": MYSTERIES, "mythos": MYTHOS}
    for word, ids in {**printed, "monster": MONSTERS, "card": CARDS}.items():
        assert {f"{word}-{id}" for id in ids} <= set(messages("eldritch", locale))
        assert all(cause_name(f"{word}:{id}").text(locale)[0].islower() is False for id in ids)


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_every_question_but_those_of_a_turn_has_a_cause_that_can_be_named(ancient_one: str) -> None:
    table = miskatonic.new_game("eldritch", seed=5, players=2, ancient_one=ancient_one)
    chance, known = Random(5), set(messages("eldritch", "en"))
    while table.decision is not None and len(table.choices) < 250:
        decision = table.decision
        assert decision.cause is not None or decision.topic in OWN, decision.topic
        table.choose(chance.choice(decision.options))
    causes = {each.cause for each in table.events if each.cause is not None}
    assert len(causes) > 10
    for cause in causes:
        name = cause_name(cause).args.get("name")
        assert (name.id if isinstance(name, Message) else cause_name(cause).id) in known
    assert not any("#" in cause for cause in causes)


def test_an_ability_is_called_by_the_sheet_or_card_it_stands_on() -> None:
    assert component_name("akachi-onyele") == investigator_name("akachi-onyele")
    named = {"cthulhu": "ancient-one", "occult-research": "mystery", "from-beyond": "mythos", "axe": "card"}
    assert [component_name(id).id for id in named] == [f"{word}-{id}" for id, word in named.items()]
