"""New investigators for the defeated, and players who get none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from miskatonic.games.eldritch import census
from miskatonic.games.eldritch.components import MONSTERS, SHEETS
from miskatonic.games.eldritch.events import PlayerEliminated
from miskatonic.games.eldritch.health import devour
from miskatonic.games.eldritch.health import lose as lose_harm
from miskatonic.games.eldritch.monsters import hurt
from miskatonic.games.eldritch.replacing import join, replace_investigators
from miskatonic.games.eldritch.words import Harm

from .given import TEAM, Situation, given
from .moments import asked_seat, end_mythos, told

HEALTH, SANITY = Harm


def fall(game: Situation, who: int = 0, *answers: str) -> Situation:
    game.run(lose_harm(game.table, who, HEALTH, 20), *answers)
    return game


def be_devoured(game: Situation, who: int = 0, *answers: str) -> Situation:
    game.run(devour(game.table, who), *answers)
    return game


@pytest.mark.rule("eh.defeated.9", "eh.devoured.5")
@pytest.mark.parametrize("gone", [fall, be_devoured])
def test_a_new_investigator_comes_at_the_end_of_the_mythos_phase(gone: Callable[[Situation], Situation]) -> None:
    game = given(players=2).lead(1).stand(0, "rome")
    gone(game)
    end_mythos(game)
    assert asked_seat(game) == 0
    game.do("join:norman-withers")
    assert game[0].id == "norman-withers" and game[0].in_play


@pytest.mark.rule("eh.defeated.9")
def test_nobody_comes_before_that() -> None:
    game = fall(given(players=2).lead(1).stand(1, "rome"))
    game.turn(1).do("end")
    assert game.state.phase == "encounter" and not game[0].in_play


@pytest.mark.rule("eh.defeated.10", "eh.devoured.5")
def test_only_whom_nobody_has_played_yet_can_be_chosen() -> None:
    game = given(players=3).lead(2).stand(0, "rome").stand(1, "rome").fallen("jim-culver", "london")
    fall(game, 0)
    be_devoured(game, 1)
    asked = game.run(replace_investigators(game.table), "join:diana-stanley", "join:charlie-kane")
    free = [id for id in SHEETS if id not in {"akachi-onyele", "leo-anderson", "lily-chen", "jim-culver"}]
    assert asked.keys[0] == [f"join:{id}" for id in free]
    assert asked.keys[1] == [f"join:{id}" for id in free if id != "diana-stanley"]
    assert [decision.seat for decision in asked.decisions] == [0, 1]


@pytest.mark.rule("eh.defeated.18.ltp")
@pytest.mark.parametrize("id", SHEETS)
def test_a_new_investigator_begins_like_at_the_start(id: str) -> None:
    game = fall(given("leo-anderson" if id != "leo-anderson" else "lily-chen").stand(0, "rome").delay(0))
    sheet = SHEETS[id]
    game.run(join(game.table, 0, id), *(["improve:lore"] if sheet.improves else []))
    new = game[0]
    assert (new.id, new.space, new.in_play, new.delayed) == (id, sheet.space, True, False)
    assert (new.health.left, new.sanity.left) == (sheet.health, sheet.sanity)
    assert game.held(0) == sorted(sheet.cards) and len(new.clues) == sheet.clues
    assert sum(new.improved.values()) == sheet.improves


@pytest.mark.rule("eh.defeated.19")
@pytest.mark.parametrize("id", [id for id, sheet in SHEETS.items() if sheet.cards])
def test_what_another_has_is_not_to_be_had_and_not_replaced(id: str) -> None:
    other = "leo-anderson" if id != "leo-anderson" else "lily-chen"
    game = given(other, "trish-scarborough" if id != "trish-scarborough" else "lola-hayes").stand(1, "rome")
    for card in SHEETS[id].cards:
        while any(each.partition("#")[0] == card for each in (*game.state.spells, *game.state.assets.cards)):
            game.card(1, card)
    game.run(lose_harm(game.table, 1, SANITY, 20))
    game.run(join(game.table, 0, id), *(["improve:lore"] if SHEETS[id].improves else []))
    assert not game.held(0)


@pytest.mark.rule("eh.defeated.19")
def test_what_lies_in_the_reserve_is_taken_from_there() -> None:
    game = given("lily-chen").reserve("hired-muscle", "axe", "whiskey", "bandages").top_asset("dynamite")
    game.run(join(game.table, 0, "leo-anderson"))
    assert game.held(0) == ["hired-muscle"]
    assert game.state.reserve == ["axe", "whiskey", "bandages", "dynamite"]


@pytest.mark.rule("eh.eliminated.1", "eh.eliminated.2", "eh.defeated.11")
def test_without_a_free_investigator_the_player_is_eliminated() -> None:
    game = given(players=2).lead(1).stand(0, "rome")
    game.state.unused = []
    fall(game)
    assert game[0].fate == "defeated"
    end_mythos(game)
    assert game[0].fate == "eliminated"
    assert [event.who for event in told(game, PlayerEliminated)] == ["akachi-onyele"]
    assert asked_seat(game) == 1


@pytest.mark.rule("eh.monster.5")
@pytest.mark.parametrize(("reading", "there"), [("start", True), ("left", False)])
def test_a_monster_whose_toughness_sinks_to_what_it_has_lost_is_defeated(reading: str, there: bool) -> None:
    game = Situation(TEAM[:2], 1, {"players": reading}).lead(1).stand(0, "rome")
    kind = next(each for each in MONSTERS.values() if each.epic and each.per_player)
    game.monster(kind.id, "tokyo", lost=kind.toughness + 1)
    game.state.unused = []
    end_mythos(fall(game))
    assert game[0].fate == "eliminated" and (kind.id in game.kinds("tokyo")) is there


@pytest.mark.rule("eh.eliminated.5")
def test_where_the_last_player_is_eliminated_no_monster_is_defeated_any_more() -> None:
    game = Situation(TEAM[:1], 1, {"players": "left", "ancient_one": "cthulhu"}).stand(0, "rome").awake()
    kind = next(each for each in MONSTERS.values() if each.epic and each.per_player)
    game.monster(kind.id, "tokyo", lost=kind.toughness)
    game.state.result = game.run(lose_harm(game.table, 0, HEALTH, 20)).result
    assert game.state.result is not None and game.state.result.reason == "all-eliminated"
    assert kind.id in game.kinds("tokyo") and not list(census.monsters(game.state))


@pytest.mark.rule("eh.eliminated.1", "eh.eliminated.3", "eh.defeated.12")
@pytest.mark.parametrize("gone", [fall, be_devoured])
def test_after_the_awakening_the_player_is_eliminated_at_once(gone: Callable[[Situation], Situation]) -> None:
    game = given(players=2, ancient_one="cthulhu").lead(1).stand(0, "rome").awake()
    gone(game)
    assert game[0].fate == "eliminated"
    assert len(told(game, PlayerEliminated)) == 1
    end_mythos(game)
    assert game[0].fate == "eliminated" and asked_seat(game) == 1


@pytest.mark.rule("eh.defeated.12")
def test_whose_defeat_awakens_the_ancient_one_is_replaced_all_the_same() -> None:
    game = fall(given(players=2, ancient_one="cthulhu").lead(1).stand(0, "rome").doom(1))
    assert game.state.awake and game[0].fate == "defeated"
    end_mythos(game)
    assert "join:jim-culver" in game.keys


@pytest.mark.rule("eh.defeated.2", "eh.lead.5")
def test_the_defeat_of_the_lead_awakens_the_ancient_one_with_all_that_follows() -> None:
    game = fall(given("leo-anderson", ancient_one="shub-niggurath").stand(0, "rome").doom(1).monster("ghoul", "rome"))
    assert game.state.awake
    assert game.kinds("heart-of-africa") == ["ghoul", "shub-niggurath"]


@pytest.mark.rule("eh.defeated.7", "eh.eliminated.3")
def test_an_eliminated_lead_passes_the_token_on_as_soon_as_there_is_somebody() -> None:
    """Both have fallen, one of them before the awakening: only that one comes back."""
    game = given(players=2, ancient_one="cthulhu").stand(0, "rome").stand(1, "rome")
    fall(game, 1)
    game.awake()
    fall(game, 0)
    assert game.state.lead == 0 and game[0].fate == "eliminated"
    end_mythos(game).do("join:norman-withers")
    assert game.state.lead == 1 and asked_seat(game) == 1


@pytest.mark.rule("eh.eliminated.4")
def test_who_was_eliminated_wins_with_the_others() -> None:
    game = given(players=2, ancient_one="cthulhu").lead(1).stand(0, "rome").awake()
    fall(game)
    game.monster("cthulhu", "3", lost=4)
    won = game.run(hurt(game.table, game.monsters("3")[0], 1, 1))
    assert won.result is not None and won.result.won == {0: True, 1: True}


@pytest.mark.rule("eh.eliminated.5")
def test_when_all_players_are_eliminated_the_game_is_lost() -> None:
    game = given(players=2, ancient_one="cthulhu").stand(0, "rome").stand(1, "rome").awake()
    fall(game, 0)
    lost = game.run(lose_harm(game.table, 1, SANITY, 9))
    assert lost.result is not None
    assert (lost.result.reason, lost.result.won) == ("all-eliminated", {0: False, 1: False})


@pytest.mark.rule("eh.eliminated.5")
def test_all_defeated_at_once_are_not_lost_as_long_as_others_can_come() -> None:
    game = given(players=2).stand(0, "rome").stand(1, "rome")
    fall(game, 0)
    fall(game, 1)
    end_mythos(game).do("join:jim-culver", "join:norman-withers")
    assert [each.id for each in game.state.investigators] == ["norman-withers", "jim-culver"]


@pytest.mark.rule("eh.eliminated.2", "eh.eliminated.5", "eh.defeated.11")
def test_the_last_player_without_an_investigator_loses_the_game() -> None:
    game = given("leo-anderson").stand(0, "rome")
    game.state.unused = []
    fall(game)
    lost = game.run(replace_investigators(game.table))
    assert lost.result is not None and lost.result.reason == "all-eliminated"


@pytest.mark.rule("eh.defeated.2")
def test_a_defeat_that_awakens_azathoth_ends_the_game_at_its_first_step() -> None:
    game = given(players=2).lead(1).stand(0, "rome").card(0, "debt").doom(1)
    lost = game.run(lose_harm(game.table, 0, HEALTH, 9))
    assert lost.result is not None and lost.result.reason == "azathoth"
    assert not game.state.fallen and game.held(0) == ["debt"]
