"""The round and its mythos phase: framework steps 1.1 to 1.5, and the player windows of a whole round."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import WHEN, Card, Me, Table, fast, forced
from miskatonic.games.arkham_lcg.moments import EncounterCardDrawn, PhaseBegins, PhaseEnds, RoundBegins, RoundEnds
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.words import WILLPOWER

from .given import AGNES, ATTIC, CELLAR, HALLWAY, ROLAND, Scene, given
from .made_up import MakeUp
from .names import (
    ACOLYTE,
    ANCIENT_EVILS,
    DODGE,
    FLESH_EATER,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GUTS,
    HUNTING_SHADOW,
    MACHETE,
    OBSCURING_FOG,
    RISE_OF_THE_GHOULS,
    ROTTING_REMAINS,
    WHATS_GOING_ON,
    WIZARD_OF_THE_ORDER,
)
from .scenes import harm, pass_round, tags


@pytest.fixture
def clock(made_up: MakeUp) -> str:
    """An asset that puts a doom on itself when a round or a phase begins, and takes it off at its end."""
    made_up(MACHETE, "99002")

    class Clock(Card, code="99002"):
        @forced(WHEN, RoundBegins)
        def round_begins(self, table: Table, me: Me) -> None:
            strike(table, me, "round begins")

        @forced(WHEN, PhaseBegins)
        def phase_begins(self, table: Table, me: Me) -> None:
            strike(table, me, f"{me.on.phase} begins")

        @forced(WHEN, PhaseEnds)
        def phase_ends(self, table: Table, me: Me) -> None:
            strike(table, me, f"{me.on.phase} ends")

        @forced(WHEN, RoundEnds)
        def round_ends(self, table: Table, me: Me) -> None:
            strike(table, me, "round ends")

    return Clock.code


def strike(table: Table, me: Me, hour: str) -> None:
    """The clock notes what it heard, with the doom on the agenda at that time."""
    doom = table.state.play[table.state.agendas[-1]].doom
    table.state.lasting.append(Lasting(hour, "99002", "game", amount=doom))


def struck(scene: Scene) -> list[str]:
    return [effect.kind for effect in scene.state.lasting if effect.source == "99002"]


def calm(scene: Scene) -> Scene:
    """Encounter cards that do nothing."""
    return scene.encounter_deck(*[OBSCURING_FOG] * 8)


def mythos(*investigators: str) -> Scene:
    """Just before the encounter cards of the second round are drawn."""
    scene = given(*investigators).house().step("mythos.encounters")
    scene.state.round = 2
    for who in scene.state.investigators:
        who.turn_taken = False
    return scene


# The round


@pytest.mark.rule("lcg.round.2", "lcg.framework.4.6.b")
def test_a_round_is_mythos_investigation_enemy_upkeep_and_then_the_next_round() -> None:
    scene = calm(given(ROLAND)).step("round.begin")
    pass_round(scene)
    phases = [each.phase for each in scene.events("phase-began")]
    assert phases[:6] == ["mythos", "investigation", "enemy", "upkeep", "mythos", "investigation"]


@pytest.mark.rule("lcg.round.3")
def test_the_first_round_has_no_mythos_phase() -> None:
    scene = given(ROLAND).step("round.begin")
    scene.state.round = 0
    scene.keys()
    assert [each.phase for each in scene.events("phase-began")] == ["investigation"]
    assert scene.entry(WHATS_GOING_ON).doom == 0


@pytest.mark.rule("lcg.round.4")
def test_the_beginning_and_the_end_of_every_phase_are_moments(clock: str) -> None:
    scene = calm(given(ROLAND)).asset(0, clock).step("round.begin")
    pass_round(scene)
    assert struck(scene)[:10] == [
        "round begins",
        *("mythos begins", "mythos ends"),
        *("investigation begins", "investigation ends"),
        *("enemy begins", "enemy ends"),
        *("upkeep begins", "upkeep ends"),
        "round ends",
    ]


@pytest.mark.rule("lcg.round.4")
@pytest.mark.parametrize("last_step", ["mythos.end", "investigation.next", "enemy.begin", "upkeep.hands"])
def test_what_lasts_until_the_end_of_a_phase_is_over_with_it(last_step: str) -> None:
    scene = calm(given(ROLAND)).step(last_step)
    scene.state.lasting.append(Lasting("skill", GUTS, "phase", who=0, skill=WILLPOWER, amount=2))
    scene.keys()
    assert scene.state.lasting == []


@pytest.mark.rule("lcg.framework.2.1.w", "lcg.framework.2.2.2.w", "lcg.framework.3.1.w", "lcg.framework.4.1.w")
def test_these_are_all_the_windows_of_a_round(whistle: str) -> None:
    scene = calm(given(ROLAND)).asset(0, whistle).step("round.begin")
    assert pass_round(scene) == ["mythos", "investigation", "turn", "enemy", "enemy-attacked", "upkeep"]


# 1.1 to 1.3


@pytest.mark.rule("lcg.framework.1.1")
def test_first_the_round_and_the_phase_begin_then_doom_is_placed(clock: str) -> None:
    scene = calm(given(ROLAND)).asset(0, clock).step("round.begin")
    scene.keys()
    first, second, third = scene.state.lasting[:3]
    assert [(each.kind, each.amount) for each in (first, second, third)] == [
        ("round begins", 0),
        ("mythos begins", 0),
        ("mythos ends", 1),
    ]


@pytest.mark.rule("lcg.framework.1.2")
def test_one_doom_is_placed_on_the_current_agenda() -> None:
    scene = calm(given(ROLAND, AGNES)).agenda(2).doom(2).step("round.begin")
    scene.keys()
    assert scene.entry(RISE_OF_THE_GHOULS).doom == 3


@pytest.mark.rule("lcg.framework.1.3")
@pytest.mark.parametrize(
    ("on_agenda", "current"), [(0, WHATS_GOING_ON), (1, RISE_OF_THE_GHOULS), (2, RISE_OF_THE_GHOULS)]
)
def test_with_as_much_doom_in_play_as_its_threshold_the_agenda_advances(on_agenda: int, current: str) -> None:
    """The threshold is 3: 1 doom lies on an enemy, 1 is added in step 1.2."""
    scene = calm(given(ROLAND)).house().doom(on_agenda).enemy(ACOLYTE, at=ATTIC, doom=1).step("round.begin")
    scene.keys()
    assert scene.in_play(current)


@pytest.mark.rule("lcg.framework.1.3")
def test_an_agenda_with_an_objective_does_not_advance_by_doom(made_up: MakeUp) -> None:
    class Patient(type(CARDS[WHATS_GOING_ON]), code=WHATS_GOING_ON):
        objective = True

    scene = calm(given(ROLAND)).doom(9).step("round.begin")
    scene.keys()
    assert scene.in_play(Patient.code)


# 1.4


@pytest.mark.rule("lcg.framework.1.4.a", "lcg.framework.1.4.b")
def test_everybody_draws_the_top_encounter_card_in_player_order() -> None:
    scene = mythos(ROLAND, AGNES).encounter_deck(OBSCURING_FOG, FROZEN_IN_FEAR, GHOUL_MINION)
    scene.state.lead = 1
    scene.keys()
    drawn = [(each.who, each.card) for each in scene.events("encounter-card-was-drawn")]
    assert drawn == [(AGNES, OBSCURING_FOG), (ROLAND, FROZEN_IN_FEAR)]
    assert scene.codes(scene.state.encounter.cards) == [GHOUL_MINION]


@pytest.mark.rule("lcg.framework.1.4.a")
def test_a_card_is_resolved_before_the_next_investigator_draws() -> None:
    scene = mythos(ROLAND, AGNES).encounter(ROTTING_REMAINS, GHOUL_MINION).hand(0, GUTS)
    assert scene.offers(f"commit:{GUTS}")
    assert len(scene.events("encounter-card-was-drawn")) == 1


def drawn_by_agnes(made_up: MakeUp, card: str) -> Scene:
    """Roland holds an event that may be played whenever anybody has drawn an encounter card."""
    made_up(DODGE, "99003")

    class Warn(Card, code="99003"):
        @fast(WHEN, EncounterCardDrawn)
        def play(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    scene = mythos(ROLAND, AGNES).hand(0, Warn.code).encounter(OBSCURING_FOG, card)
    scene.do("pass")
    return scene


@pytest.mark.rule("lcg.framework.1.4.c")
def test_peril_counts_before_the_revelation(made_up: MakeUp) -> None:
    scene = drawn_by_agnes(made_up, HUNTING_SHADOW)
    assert harm(scene, 1) == (2, 0)


@pytest.mark.rule("lcg.framework.1.4.d")
def test_the_revelation_is_resolved_after_the_draw(made_up: MakeUp) -> None:
    scene = drawn_by_agnes(made_up, ANCIENT_EVILS)
    doom = scene.entry(WHATS_GOING_ON).doom
    assert scene.offers("use:99003")
    scene.do("pass")
    assert scene.entry(WHATS_GOING_ON).doom == doom + 1


@pytest.mark.rule("lcg.framework.1.4.e")
@pytest.mark.parametrize(("enemy", "engaged", "at"), [(GHOUL_MINION, 0, HALLWAY), (FLESH_EATER, -1, ATTIC)])
def test_an_enemy_spawns_where_it_says_or_engages_who_drew_it(enemy: str, engaged: int, at: str) -> None:
    scene = mythos(ROLAND).encounter(enemy)
    scene.keys()
    assert scene.entry(enemy).engaged == engaged
    assert engaged == 0 or scene.entry(enemy).location == scene.place(at)


@pytest.mark.rule("lcg.framework.1.4.f")
@pytest.mark.parametrize(("treachery", "discarded"), [(ANCIENT_EVILS, True), (FROZEN_IN_FEAR, False)])
def test_a_treachery_is_discarded_unless_it_says_otherwise(treachery: str, discarded: bool) -> None:
    scene = mythos(ROLAND).encounter(treachery)
    scene.keys()
    assert (treachery in scene.codes(scene.state.encounter.discard)) is discarded
    assert scene.in_play(treachery) is not discarded


@pytest.mark.rule("lcg.framework.1.4.w")
def test_the_window_of_the_mythos_phase_comes_after_all_encounter_cards(whistle: str) -> None:
    scene = calm(mythos(ROLAND, AGNES)).asset(0, whistle)
    assert (scene.offers(f"use:{whistle}"), scene.state.window) == (True, "mythos")
    assert len(scene.events("encounter-card-was-drawn")) == 2


@pytest.mark.rule("lcg.framework.1.5")
def test_at_the_end_of_the_mythos_phase_its_abilities_resolve_then_the_investigation_phase_begins() -> None:
    scene = given(ROLAND).house().enemy(WIZARD_OF_THE_ORDER, at=CELLAR).step("mythos.end")
    scene.keys()
    assert scene.entry(WIZARD_OF_THE_ORDER).doom == 1
    assert tags(scene, "doom-placed", "phase-began") == ["doom-placed", "phase-began"]
    assert scene.state.phase == "investigation"
