"""Limits and maximums, what cannot be done, what is cancelled, what may be done and when."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, PER_ROUND, WHEN, Card, Me, Table, event, forced, free
from miskatonic.games.arkham_lcg.decks.collection import TITLES
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.moments import CardPlayed, EncounterCardDrawn, PhaseEnds
from miskatonic.games.arkham_lcg.phases import mythos
from miskatonic.games.arkham_lcg.phases.framework import end_phase
from miskatonic.games.arkham_lcg.skill_test import skill_test
from miskatonic.games.arkham_lcg.words import WILLPOWER
from miskatonic.games.arkham_lcg.zones import return_to_hand
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Limit

from .given import AGNES, ATTIC, HALLWAY, ROLAND, SKIDS, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    DISSONANT_VOICES,
    DODGE,
    EMERGENCY_CACHE,
    FIRST_BANK_OF_ARKHAM,
    GHOUL_MINION,
    GUARD_DOG,
    GUTS,
    HOSPITAL_DEBTS,
    LITA_CHANTLER,
    NORTHSIDE,
    OBSCURING_FOG,
    PHYSICAL_TRAINING,
    ROTTING_REMAINS,
    SURVIVAL_INSTINCT,
    WARD_OF_PROTECTION,
    WENDYS_AMULET,
    WORKING_A_HUNCH,
)


def next_round(scene: Scene) -> Scene:
    scene.run(mythos.begin_round(scene.table))
    return scene.turn(0)


# Limits.


@pytest.mark.rule("lcg.limit.2")
def test_a_limit_of_two_per_round_allows_two_uses_a_round() -> None:
    scene = given(SKIDS).threat(0, HOSPITAL_DEBTS).has(resources=6).do("use:01011", "use:01011")
    assert not scene.offers("use:01011")
    assert next_round(scene).offers("use:01011")


@pytest.mark.rule("lcg.limit.2")
def test_a_limit_per_phase_still_holds_at_the_end_of_the_phase(made_up: MakeUp) -> None:
    """Agnes has lashed out in this phase already; what happens at its end is still in it."""
    made_up(PHYSICAL_TRAINING, "99001")

    class Torment(Card, code="99001"):
        @forced(AFTER, PhaseEnds)
        def hurt(self, table: Table, me: Me) -> Flow[None]:
            yield from take(table, me.you, horror=1)

    scene = given(AGNES).house().enemy(GHOUL_MINION, engaged=0).asset(0, "99001")
    scene.run(take(scene.table, 0, horror=1), "use:01004")
    with pytest.raises(StopIteration):
        next(iter(end_phase(scene.table, "investigation")))
    assert scene.who().horror == 2


@pytest.mark.rule("lcg.limit.3")
def test_a_card_that_comes_back_into_play_has_its_limit_anew(made_up: MakeUp) -> None:
    made_up("01030", "99001", cost=0)

    class Purse(Card, code="99001"):
        @free(limit=PER_ROUND)
        def pay(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)

    scene = given(ROLAND).asset(0, "99001").do("use:99001")
    assert not scene.offers("use:99001")
    return_to_hand(scene.table, scene.card("99001"))
    scene.turn(0).do("play:99001")
    assert scene.offers("use:99001")


@pytest.mark.rule("lcg.limit.4")
def test_a_limit_is_for_each_player() -> None:
    scene = given(ROLAND, AGNES, adventure="midnight-masks").location(FIRST_BANK_OF_ARKHAM)
    scene.at(0, FIRST_BANK_OF_ARKHAM).at(1, FIRST_BANK_OF_ARKHAM).do("activate:01130")
    assert not scene.offers("activate:01130")
    assert scene.turn(1).offers("activate:01130")


@pytest.mark.rule("lcg.limit.5", "lcg.limit.6")
def test_a_group_limit_once_per_game_is_for_all_players_together() -> None:
    scene = given(ROLAND, AGNES, adventure="midnight-masks").at(0, NORTHSIDE).at(1, NORTHSIDE)
    scene.has(0, resources=5).has(1, resources=5).do("activate:01134")
    assert not scene.turn(1).offers("activate:01134")
    assert not next_round(scene).turn(1).offers("activate:01134")


@pytest.mark.rule("lcg.limit.7")
def test_only_so_many_copies_are_attached_to_one_object() -> None:
    scene = given(ROLAND).house().attached(OBSCURING_FOG, HALLWAY).encounter(OBSCURING_FOG)
    scene.run(draw_encounter_card(scene.table, 0))
    fogs = [card for card in scene.state.play if scene.state.codes[card] == OBSCURING_FOG]
    assert len(fogs) == 1
    assert OBSCURING_FOG in scene.codes(scene.state.encounter.discard)


@pytest.mark.rule("lcg.limit.7")
def test_another_object_may_have_its_own_copy() -> None:
    scene = given(ROLAND).house().attached(OBSCURING_FOG, ATTIC).encounter(OBSCURING_FOG)
    scene.run(draw_encounter_card(scene.table, 0))
    assert sum(scene.state.codes[card] == OBSCURING_FOG for card in scene.state.play) == 2


# Maximums.


@pytest.fixture
def windfall(made_up: MakeUp) -> str:
    """An event, max 1 per round, and a dearer card with the same title."""
    for code in ("99001", "99002"):
        made_up(EMERGENCY_CACHE, code)
    TITLES["99002"] = "99001"

    class Windfall(Card, code=("99001", "99002")):
        max_played = PER_ROUND

        @event()
        def play(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)

    return "99001"


@pytest.mark.rule("lcg.limit.8")
def test_a_maximum_is_for_all_copies_and_all_players(windfall: str) -> None:
    scene = given(ROLAND, AGNES).hand(0, windfall, windfall, "99002").hand(1, windfall).do("play:99001")
    assert not scene.offers("play:99001")
    assert not scene.offers("play:99002")
    assert not scene.turn(1).offers("play:99001")


@pytest.mark.rule("lcg.limit.8")
def test_in_the_next_period_the_maximum_begins_anew(windfall: str) -> None:
    scene = given(ROLAND).hand(0, windfall, windfall).do("play:99001")
    assert next_round(scene).offers("play:99001")


@pytest.mark.rule("lcg.limit.9")
def test_one_copy_a_test_is_one_copy_of_all_players_together() -> None:
    scene = given(ROLAND, AGNES).hand(0, GUTS, GUTS).hand(1, GUTS).bag("auto-fail")
    flow = skill_test(scene.table, 0, WILLPOWER, 3)
    asked = next(flow)
    with pytest.raises(StopIteration):
        flow.send(asked.options[0])
    assert [scene.codes(scene.who(seat).hand) for seat in (0, 1)] == [[GUTS], [GUTS]]


@pytest.mark.rule("lcg.limit.9")
def test_a_maximum_of_committed_cards_can_be_for_another_period(made_up: MakeUp) -> None:
    made_up(GUTS, "99001")

    class Resolve(Card, code="99001"):
        max_committed = Limit(1, "round")

    scene = given(ROLAND).hand(0, "99001", "99001").bag("0")
    scene.run(skill_test(scene.table, 0, WILLPOWER, 3), "commit:99001")
    with pytest.raises(StopIteration):
        next(skill_test(scene.table, 0, WILLPOWER, 3))
    next_round(scene)
    asked = next(skill_test(scene.table, 0, WILLPOWER, 3))
    assert asked.options[0].key == "commit:99001"


@pytest.mark.rule("lcg.limit.10")
def test_a_maximum_in_an_ability_counts_the_uses_of_all_copies(made_up: MakeUp) -> None:
    made_up(PHYSICAL_TRAINING, "99001")

    class Fund(Card, code="99001"):
        @free(limit=PER_ROUND, maximum=True)
        def draw_on(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)

    scene = given(ROLAND, AGNES).asset(0, "99001").asset(0, "99001").asset(1, "99001")
    assert scene.seat() == 1
    scene.do("use:99001")
    assert scene.seat() == 0
    assert not scene.offers("use:99001")


# Cancelling.


@pytest.fixture
def silence(made_up: MakeUp) -> str:
    """An asset that cancels every event."""
    made_up(PHYSICAL_TRAINING, "99003")

    class Silence(Card, code="99003"):
        @forced(WHEN, CardPlayed, if_=lambda table, me: table.state.codes[me.on.card] != "99003")
        def hush(self, table: Table, me: Me) -> None:
            me.on.cancel()

    return "99003"


@pytest.mark.rule("lcg.cancel.1")
def test_a_cancelled_effect_does_not_begin() -> None:
    scene = given(AGNES).hand(0, WARD_OF_PROTECTION).has(resources=1).encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), "use:01065")
    assert not scene.events("test-began")


@pytest.mark.rule("lcg.cancel.2")
def test_what_was_cancelled_is_paid_for_and_used(silence: str) -> None:
    scene = given(SKIDS).asset(0, silence).hand(0, "01057").has(resources=3).do("play:01057")
    assert (scene.who().resources, scene.who().actions) == (0, 2)


@pytest.mark.rule("lcg.cancel.3")
def test_a_cancelled_event_was_played_and_is_discarded(silence: str, made_up: MakeUp) -> None:
    made_up(PHYSICAL_TRAINING, "99004")

    class Applause(Card, code="99004"):
        @forced(AFTER, CardPlayed)
        def clap(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].clues += 1

    scene = given(ROLAND).asset(0, silence).asset(0, "99004").hand(0, EMERGENCY_CACHE).do("play:01088")
    assert scene.codes(scene.who().discard) == [EMERGENCY_CACHE]
    assert scene.who().clues == 1


@pytest.mark.rule("lcg.cancel.4")
def test_a_cancelled_treachery_was_drawn_and_is_discarded(made_up: MakeUp) -> None:
    made_up(PHYSICAL_TRAINING, "99001")

    class Witness(Card, code="99001"):
        @forced(AFTER, EncounterCardDrawn)
        def note(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].clues += 1

    scene = given(AGNES).asset(0, "99001").hand(0, WARD_OF_PROTECTION).has(resources=1).encounter(ROTTING_REMAINS)
    scene.run(draw_encounter_card(scene.table, 0), "use:01065")
    assert scene.codes(scene.state.encounter.discard)[-1] == ROTTING_REMAINS
    assert scene.who().clues == 1


@pytest.mark.rule("lcg.limit.11")
def test_a_cancelled_use_counts_towards_the_maximum(silence: str, windfall: str) -> None:
    scene = given(ROLAND).asset(0, silence).hand(0, windfall, windfall).has(resources=0).do("play:99001")
    assert scene.who().resources == 0
    assert not scene.offers("play:99001")


# Cannot.


@pytest.mark.rule("lcg.cannot.1")
def test_no_permission_overrides_a_cannot() -> None:
    """With her amulet Wendy may play the topmost event of her discard pile; with the voices nobody plays events."""
    scene = given(WENDY).asset(0, WENDYS_AMULET).discarded(0, EMERGENCY_CACHE)
    assert scene.offers("play-discarded:01088")
    assert not scene.threat(0, DISSONANT_VOICES).offers("play-discarded:01088")


# May.


@pytest.mark.rule("lcg.may.1")
def test_the_choice_belongs_to_the_controller_of_the_card() -> None:
    """Lita Chantler helps Roland to hit; Agnes, who controls her, is asked."""
    scene = given(ROLAND, AGNES).house().asset(1, LITA_CHANTLER).enemy(GHOUL_MINION, engaged=0).bag("0")
    scene.do("fight:01160")
    assert (scene.seat(), scene.offers("use:01117")) == (1, True)


@pytest.mark.rule("lcg.may.1")
@pytest.mark.parametrize(("answer", "damage"), [("use:01021", 1), ("pass", 0)])
def test_the_controller_of_a_card_decides_whether_to_use_it(answer: str, damage: int) -> None:
    scene = given(ROLAND, AGNES).house().asset(1, GUARD_DOG).enemy(GHOUL_MINION, engaged=1)
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 1), "assign-damage:01021", "done", answer)
    assert scene.harm(GHOUL_MINION) == damage


@pytest.mark.rule("lcg.may.1")
def test_a_may_belongs_to_the_player_it_names() -> None:
    """Wendy commits Survival Instinct, but it is the evading investigator who may move."""
    scene = given(ROLAND, WENDY).house().enemy(GHOUL_MINION, engaged=0).hand(1, SURVIVAL_INSTINCT).bag("+1")
    scene.do("evade:01160", "commit:01081", "as-listed")
    assert scene.seat() == 0
    assert scene.offers("slip-away:")


# Permissions and instructions.


@pytest.mark.rule("lcg.play-restrictions.1")
def test_a_permission_lets_a_card_be_played_outside_ones_turn() -> None:
    scene = given(ROLAND).house().hand(0, DODGE, EMERGENCY_CACHE).has(resources=5).enemy(GHOUL_MINION, engaged=0)
    scene.step("enemy.begin")
    assert scene.keys() == [f"use:01023#{scene.who().hand[0]}:play", "pass"]


@pytest.mark.rule("lcg.play-restrictions.2")
def test_an_instruction_says_when_an_event_may_be_played() -> None:
    """Working a Hunch is for your own turn."""
    scene = given(ROLAND, AGNES).hand(0, WORKING_A_HUNCH).has(0, resources=5)
    assert scene.offers("play:01037")
    assert (scene.turn(1).seat(), scene.offers("play:01037")) == (1, False)
