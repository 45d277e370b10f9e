"""Fast cards, assets, and cards that enter play, are in play, and leave it."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.act_agenda import advance_act
from miskatonic.games.arkham_lcg.card import AFTER, PER_GAME, Card, Me, Table, event, fast
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import spawn
from miskatonic.games.arkham_lcg.moments import EnemyDefeated
from miskatonic.games.arkham_lcg.play import player_order
from miskatonic.games.arkham_lcg.playing import put_asset_into_play
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.state import InPlay, Lasting
from miskatonic.games.arkham_lcg.values import doom_in_play, is_blank, skill_value
from miskatonic.games.arkham_lcg.words import COMBAT, Kind
from miskatonic.games.arkham_lcg.zones import discard, put_into_play, send_to_victory_display
from miskatonic.kernel.flow import Flow

from .core_set import CORE_SET
from .given import AGNES, ATTIC, DAISY, HALLWAY, ROLAND, STUDY, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    ARCANE_INITIATE,
    BEAT_COP,
    DISC_OF_ITZAMNA,
    DODGE,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    EVIDENCE,
    FLESH_EATER,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    HAUNTED,
    HEIRLOOM_OF_HYPERBOREA,
    LITA_CHANTLER,
    LOCKED_DOOR,
    MAGNIFYING_GLASS,
    MIND_OVER_MATTER,
    MIND_WIPE,
    OBSCURING_FOG,
    PSYCHOSIS,
    RESEARCH_LIBRARIAN,
    SCRYING,
    THE_BARRIER,
    THE_NECRONOMICON,
    TRAPPED,
    UNEXPECTED_COURAGE,
    WHATS_GOING_ON,
    WORKING_A_HUNCH,
)
from .scenes import harm, pass_round, tags

# Fast.


@pytest.mark.rule("lcg.fast.1")
@pytest.mark.parametrize("code", [MAGNIFYING_GLASS, WORKING_A_HUNCH])
def test_playing_a_fast_card_takes_no_action(code: str) -> None:
    scene = given(DAISY).hand(0, code)
    scene.do(f"play:{code}")
    assert (scene.who().actions, scene.who().hand) == (3, [])


@pytest.mark.rule("lcg.fast.2", "lcg.fast.3")
def test_a_fast_event_that_says_after_is_played_after_it() -> None:
    scene = given(DAISY).hand(0, EVIDENCE).enemy(GHOUL_MINION, engaged=0, damage=1).bag("+1")
    assert not scene.offers(f"play:{EVIDENCE}")
    scene.do("fight", f"use:{EVIDENCE}")
    assert (scene.who().clues, scene.who().resources) == (1, 4)


@pytest.mark.rule("lcg.fast.2", "lcg.fast.3")
def test_a_fast_event_that_says_when_is_played_when_it_happens() -> None:
    scene = given(DAISY).hand(0, DODGE).enemy(GHOUL_MINION, engaged=0).step("enemy.begin")
    scene.do(f"use:{DODGE}")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.fast.4")
def test_a_fast_event_for_your_turn_is_played_in_any_window_of_the_turn() -> None:
    scene = given(DAISY, ROLAND).hand(0, MIND_OVER_MATTER, UNEXPECTED_COURAGE)
    assert scene.offers(f"play:{MIND_OVER_MATTER}")
    scene.do("investigate")
    assert scene.state.window == "test-begins"
    assert scene.offers(f"play:{MIND_OVER_MATTER}")
    scene.do("pass", "done")
    assert scene.state.window == "test-committed"
    assert scene.offers(f"play:{MIND_OVER_MATTER}")


@pytest.mark.rule("lcg.fast.4")
def test_a_fast_event_for_your_turn_is_not_played_in_other_turns_and_phases() -> None:
    scene = given(DAISY, ROLAND).hand(0, MIND_OVER_MATTER).turn(1)
    assert scene.seat() == 1
    scene.step("upkeep.begin")
    assert not scene.offers(f"play:{MIND_OVER_MATTER}")


@pytest.mark.rule("lcg.fast.5")
@pytest.mark.parametrize(("turn", "played"), [(0, True), (1, False)])
def test_a_fast_event_with_a_moment_and_a_time_needs_both(made_up: MakeUp, turn: int, played: bool) -> None:
    """Play after an enemy is defeated during your turn."""
    made_up(EVIDENCE, "99001")

    class Trophy(Card, code="99001"):
        @fast(AFTER, EnemyDefeated, during="your-turn")
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 3)

    scene = given(ROLAND, DAISY).clues(STUDY, 0).hand(0, "99001").asset(turn, BEAT_COP)
    scene.enemy(GHOUL_MINION, damage=1, exhausted=True).turn(turn)
    assert not scene.offers("play:99001")
    scene.do(f"use:{BEAT_COP}")
    assert scene.offers("use:99001") is played


@pytest.mark.rule("lcg.fast.6")
def test_a_fast_asset_is_played_in_any_window_of_ones_own_turn() -> None:
    scene = given(DAISY, ROLAND).hand(0, MAGNIFYING_GLASS)
    assert scene.offers(f"play:{MAGNIFYING_GLASS}")
    scene.do("investigate")
    assert scene.state.window == "test-begins"
    assert scene.offers(f"play:{MAGNIFYING_GLASS}")


@pytest.mark.rule("lcg.fast.6")
def test_a_fast_asset_is_not_played_in_other_turns_and_phases() -> None:
    scene = given(DAISY, ROLAND).hand(0, MAGNIFYING_GLASS).turn(1)
    assert scene.seat() == 1
    scene.step("upkeep.begin")
    assert not scene.offers(f"play:{MAGNIFYING_GLASS}")


@pytest.mark.rule("lcg.fast.7")
@pytest.mark.parametrize("code", [MAGNIFYING_GLASS, WORKING_A_HUNCH])
def test_playing_a_fast_card_provokes_no_attack(code: str) -> None:
    scene = given(DAISY).hand(0, code).enemy(GHOUL_MINION, engaged=0)
    scene.do(f"play:{code}")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.fast.8")
@pytest.mark.parametrize("step", ["mythos.encounters", "investigation.begin", "enemy.begin", "upkeep.begin"])
def test_a_fast_event_that_names_no_time_is_played_in_any_window(made_up: MakeUp, step: str) -> None:
    made_up(EVIDENCE, "99001")

    class Windfall(Card, code="99001"):
        @fast()
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 3)

    assert given(ROLAND).hand(0, "99001").step(step).offers("play:99001")


# Assets.


@pytest.mark.rule("lcg.asset.2", "lcg.ownership.4")
def test_an_asset_comes_to_the_play_area_of_who_plays_it() -> None:
    scene = given(ROLAND, DAISY).hand(0, BEAT_COP)
    scene.do(f"play:{BEAT_COP}")
    assert [scene.codes(who.assets) for who in scene.state.investigators] == [[BEAT_COP], []]
    assert scene.entry(BEAT_COP).controller == 0


@pytest.mark.rule("lcg.asset.3")
def test_an_asset_stays_in_play_until_something_discards_it() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    pass_round(scene)
    assert scene.in_play(BEAT_COP)
    discard(scene.table, scene.card(BEAT_COP))
    assert scene.codes(scene.who().discard) == [BEAT_COP]


@pytest.mark.rule("lcg.asset.4")
def test_story_assets_have_an_encounter_set_and_no_level() -> None:
    assets = [card for card in CORE_SET.values() if card.type is Kind.ASSET]
    assert [card.code for card in assets if card.set is not None] == [LITA_CHANTLER]
    assert PRINTED[LITA_CHANTLER].set == "the-gathering"
    assert PRINTED[LITA_CHANTLER].level is None


# In play and out of play.


@pytest.mark.rule("lcg.in-play.1")
def test_what_a_player_controls_in_their_play_area_is_in_play() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP)
    assert skill_value(scene.table, 0, COMBAT) == 5


@pytest.mark.rule("lcg.in-play.2")
def test_act_agenda_locations_and_cards_at_them_or_in_threat_areas_are_in_play() -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, at=ATTIC).threat(0, HAUNTED).attached(LOCKED_DOOR, to=ATTIC)
    for code in (THE_BARRIER, WHATS_GOING_ON, HALLWAY, ATTIC, GHOUL_MINION, HAUNTED, LOCKED_DOOR):
        assert scene.in_play(code)


@pytest.mark.rule("lcg.in-play.2")
def test_only_the_current_act_is_in_play() -> None:
    scene = given(ROLAND)
    assert (scene.in_play(TRAPPED), scene.in_play(THE_BARRIER)) == (True, False)


@pytest.mark.rule("lcg.in-play.3")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "victory", "set_aside", "removed"])
def test_cards_in_hands_decks_and_piles_or_out_of_the_game_are_not_in_play(zone: str) -> None:
    scene = given(ROLAND)
    card = scene.take(BEAT_COP, 0)
    getattr(scene.who() if zone in ("hand", "deck", "discard") else scene.state, zone).append(card)
    assert not scene.in_play(BEAT_COP)
    assert skill_value(scene.table, 0, COMBAT) == 4


@pytest.mark.rule("lcg.in-play.4")
def test_a_card_enters_play_when_it_comes_from_out_of_play() -> None:
    """The Arcane Initiate brings a doom when it enters play."""
    scene = given(AGNES).hand(0, ARCANE_INITIATE)
    scene.do(f"play:{ARCANE_INITIATE}")
    assert scene.entry(ARCANE_INITIATE).doom == 1


@pytest.mark.rule("lcg.in-play.5")
def test_a_card_leaves_play_when_it_goes_out_of_play() -> None:
    scene = given(ROLAND).asset(0, BEAT_COP).enemy(GHOUL_MINION)
    scene.do(f"use:{BEAT_COP}")
    assert not scene.in_play(BEAT_COP)
    assert skill_value(scene.table, 0, COMBAT) == 4


@pytest.mark.rule("lcg.in-play.6")
def test_tokens_on_cards_in_play_are_in_play() -> None:
    scene = given(ROLAND).enemy(ACOLYTE, doom=2).asset(0, ARCANE_INITIATE, doom=1)
    assert doom_in_play(scene.table) == 3
    send_to_victory_display(scene.table, scene.card(ACOLYTE))
    assert doom_in_play(scene.table) == 1


@pytest.mark.rule("lcg.in-play.6")
def test_the_resources_of_an_investigator_are_in_play() -> None:
    scene = given(ROLAND).hand(0, BEAT_COP).has(resources=3)
    assert not scene.offers(f"play:{BEAT_COP}")
    assert scene.has(resources=4).offers(f"play:{BEAT_COP}")


# Put into play.


def summons(made_up: MakeUp) -> str:
    """An event that puts an asset from your hand into play."""
    made_up(EMERGENCY_CACHE, "99001")

    class Summons(Card, code="99001"):
        @event()
        def play(self, table: Table, me: Me) -> Flow[None]:
            hand = table.state.investigators[me.you].hand
            yield from put_asset_into_play(table, me.you, hand[0], hand)

    return "99001"


@pytest.mark.rule("lcg.put-into-play.1", "lcg.put-into-play.2", "lcg.put-into-play.3")
def test_a_card_put_into_play_comes_to_its_area_for_nothing(made_up: MakeUp) -> None:
    scene = given(ROLAND).hand(0, BEAT_COP, summons(made_up)).has(resources=0)
    scene.do("play:99001")
    assert (scene.codes(scene.who().assets), scene.who().hand, scene.who().resources) == ([BEAT_COP], [], 0)


@pytest.mark.rule("lcg.put-into-play.1")
def test_a_card_put_into_play_enters_play(made_up: MakeUp) -> None:
    scene = given(ROLAND).hand(0, RESEARCH_LIBRARIAN, summons(made_up))
    scene.do("play:99001")
    assert scene.offers(f"use:{RESEARCH_LIBRARIAN}")


@pytest.mark.rule("lcg.put-into-play.3")
def test_an_enemy_put_into_play_comes_where_its_spawn_says() -> None:
    scene = given(ROLAND).house()
    enemy = scene.take(FLESH_EATER)
    scene.run(spawn(scene.table, enemy, 0))
    assert scene.entry(FLESH_EATER).location == scene.place(ATTIC)


@pytest.mark.rule("lcg.put-into-play.4")
def test_a_card_put_into_play_was_not_played(made_up: MakeUp) -> None:
    """The Heirloom lets Agnes draw after she plays a Spell."""
    scene = given(AGNES).asset(0, HEIRLOOM_OF_HYPERBOREA).hand(0, SCRYING, summons(made_up))
    scene.do("play:99001")
    assert scene.in_play(SCRYING)
    assert not scene.offers(f"use:{HEIRLOOM_OF_HYPERBOREA}")


@pytest.mark.rule("lcg.put-into-play.4")
def test_an_enemy_put_into_play_was_not_drawn() -> None:
    scene = given(ROLAND).house()
    scene.run(advance_act(scene.table))
    assert scene.in_play(GHOUL_PRIEST)
    assert not scene.events("encounter-card-was-drawn")


# Entering and leaving.


@pytest.mark.rule("lcg.enters-play.1")
def test_a_card_that_enters_play_in_another_state_does_not_change_into_it() -> None:
    """The Necronomicon enters play with 3 horror; nobody has taken horror, so Psychosis has nothing to say."""
    scene = given(DAISY).threat(0, PSYCHOSIS).top(0, THE_NECRONOMICON)
    scene.do("draw")
    assert scene.entry(THE_NECRONOMICON).horror == 3
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.enters-play.1")
def test_a_card_that_enters_play_exhausted_was_not_exhausted() -> None:
    scene = given(ROLAND)
    put_into_play(scene.table, scene.take(GHOUL_MINION), InPlay(location=scene.place(STUDY), exhausted=True))
    assert scene.entry(GHOUL_MINION).exhausted
    assert "exhausted" not in tags(scene)


@pytest.mark.rule("lcg.leaves-play.1")
def test_the_tokens_on_a_card_that_leaves_play_go_back() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION, damage=1, doom=1, clues=1)
    enemy = scene.card(GHOUL_MINION)
    discard(scene.table, enemy)
    put_into_play(scene.table, enemy, InPlay(location=scene.place(STUDY)))
    entry = scene.entry(GHOUL_MINION)
    assert (entry.damage, entry.doom, entry.clues) == (0, 0, 0)


@pytest.mark.rule("lcg.leaves-play.2")
def test_what_is_attached_to_a_card_that_leaves_play_is_discarded() -> None:
    scene = given(ROLAND).attached(OBSCURING_FOG, to=STUDY)
    scene.run(advance_act(scene.table))
    assert not scene.in_play(STUDY)
    assert scene.codes(scene.state.encounter.discard) == [OBSCURING_FOG]


@pytest.mark.rule("lcg.leaves-play.3")
def test_lasting_effects_end_for_a_card_that_leaves_play() -> None:
    scene = given(ROLAND).enemy(GHOUL_MINION)
    enemy = scene.card(GHOUL_MINION)
    scene.state.lasting.append(Lasting("blank", MIND_WIPE, "phase", card=enemy))
    discard(scene.table, enemy)
    put_into_play(scene.table, enemy, InPlay(location=scene.place(STUDY)))
    assert not is_blank(scene.table, enemy)


# The threat area, and what a game is.


@pytest.mark.rule("lcg.threat-area.1")
def test_a_threat_area_holds_what_is_engaged_with_or_affects_an_investigator() -> None:
    scene = given(ROLAND, DAISY).enemy(GHOUL_MINION, exhausted=True).encounter(GHOUL_MINION, FROZEN_IN_FEAR)
    scene.run(draw_encounter_card(scene.table, 1))
    scene.run(draw_encounter_card(scene.table, 1))
    assert [scene.codes(who.threats) for who in scene.state.investigators] == [[], [GHOUL_MINION, FROZEN_IN_FEAR]]


@pytest.mark.rule("lcg.game.1")
def test_a_new_scenario_is_a_new_game() -> None:
    scene = given(ROLAND, adventure="night-of-the-zealot").has(damage=4, clues=3).hand(0, DYNAMITE_BLAST)
    scene.asset(0, DISC_OF_ITZAMNA)
    scene.state.uses.spend("something", PER_GAME)
    scene.step("scenario.begin").keys()
    assert player_order(scene.state) == [0]
    assert not scene.state.uses.spent("something", PER_GAME)
    assert (scene.who().damage, scene.who().clues, scene.in_play(DISC_OF_ITZAMNA)) == (0, 0, False)
