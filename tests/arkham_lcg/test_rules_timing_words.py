"""The words "instead", "when", "then" and "choose", and immunity."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, WHEN, Card, Me, Table, event, reaction
from miskatonic.games.arkham_lcg.cards.common import wipe
from miskatonic.games.arkham_lcg.drawing import gain_resources
from miskatonic.games.arkham_lcg.encounter import draw_encounter_card
from miskatonic.games.arkham_lcg.enemies import attack, evade_enemies, place_doom, spawn
from miskatonic.games.arkham_lcg.harm import take
from miskatonic.games.arkham_lcg.moments import CluesDiscovered, EncounterCardDrawn, EnemyAttacks, Moment
from miskatonic.games.arkham_lcg.play import enemies_at
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.values import is_blank
from miskatonic.games.arkham_lcg.words import NOBODY
from miskatonic.games.arkham_lcg.zones import discard
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.timing import Point

from .given import AGNES, ATTIC, DAISY, ROLAND, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    BEAT_COP,
    COVER_UP,
    DODGE,
    DRAWN_TO_THE_FLAME,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    FIRST_AID,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    HERMAN_COLLINS,
    HYPERAWARENESS,
    KNIFE,
    PERCEPTION,
    RAVENOUS_GHOUL,
    RIVERTOWN,
    STRAY_CAT,
    SWARM_OF_RATS,
    WORKING_A_HUNCH,
    YOUR_HOUSE,
)
from .scenes import harm, tags

WITNESS, GAZE, HOUSE = "99001", "99002", "99003"


def witness(made_up: MakeUp, point: Point, moment: type[Moment]) -> str:
    """An asset with a reaction to something: gain 5 resources."""
    made_up(HYPERAWARENESS, WITNESS)

    class Witness(Card, code=WITNESS):
        @reaction(point, moment)
        def note(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 5)

    return WITNESS


# Instead.


@pytest.mark.rule("lcg.instead.1")
def test_a_replacement_happens_instead_of_what_would_happen() -> None:
    """Cover Up: discard its clues instead of discovering those of the location."""
    scene = given(ROLAND).threat(0, COVER_UP, clues=3).bag("0")
    scene.do("investigate", f"use:{COVER_UP}")
    assert (scene.entry(COVER_UP).clues, scene.entry(STUDY).clues, scene.who().clues) == (2, 2, 0)


@pytest.mark.rule("lcg.instead.2")
@pytest.mark.parametrize(("first", "last"), [(YOUR_HOUSE, HOUSE), (HOUSE, YOUR_HOUSE)])
def test_of_several_replacements_the_most_recent_counts(made_up: MakeUp, first: str, last: str) -> None:
    """Two houses say that the Ghoul Priest appears there instead."""
    made_up(YOUR_HOUSE, HOUSE)
    scene = given(ROLAND, adventure="midnight-masks").location(YOUR_HOUSE).location(HOUSE)
    for code in (YOUR_HOUSE, HOUSE):
        scene.entry(code).revealed = True
    priest = scene.take(GHOUL_PRIEST)
    scene.run(spawn(scene.table, priest, 0, scene.place(RIVERTOWN)), f"use:{first}")
    assert scene.state.codes[scene.entry(GHOUL_PRIEST).location] == last


@pytest.mark.rule("lcg.instead.3")
def test_what_would_happen_comes_before_what_happens(made_up: MakeUp) -> None:
    scene = given(ROLAND).threat(0, COVER_UP, clues=3).asset(0, witness(made_up, WHEN, CluesDiscovered)).bag("0")
    scene.do("investigate")
    assert (scene.offers(f"use:{COVER_UP}"), scene.offers(f"use:{WITNESS}")) == (True, False)
    scene.do("pass")
    assert (scene.offers(f"use:{COVER_UP}"), scene.offers(f"use:{WITNESS}")) == (False, True)


@pytest.mark.rule("lcg.instead.4")
@pytest.mark.parametrize("point", [WHEN, AFTER])
def test_what_was_replaced_before_it_happened_triggers_nothing(made_up: MakeUp, point: Point) -> None:
    scene = given(ROLAND).threat(0, COVER_UP, clues=3).asset(0, witness(made_up, point, CluesDiscovered)).bag("0")
    scene.do("investigate", f"use:{COVER_UP}")
    assert not scene.offers(f"use:{WITNESS}")


# When.


@pytest.mark.rule("lcg.when.1")
def test_when_is_after_something_occurs_and_before_its_impact() -> None:
    scene = given(ROLAND).hand(0, DODGE).enemy(GHOUL_MINION, engaged=0).step("enemy.begin")
    assert scene.offers(f"use:{DODGE}")
    assert scene.events("attacked")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.when.2")
def test_a_when_ability_interrupts_what_it_is_about(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, witness(made_up, WHEN, EnemyAttacks)).enemy(GHOUL_MINION, engaged=0)
    scene.resumed()
    scene.run(attack(scene.table, scene.card(GHOUL_MINION), 0), f"use:{WITNESS}")
    assert tags(scene, "attacked", "resources-gained", "harmed") == ["attacked", "resources-gained", "harmed"]


@pytest.mark.rule("lcg.when.3")
def test_when_you_draw_an_enemy_card_it_has_not_spawned_yet(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, witness(made_up, WHEN, EncounterCardDrawn)).encounter(GHOUL_MINION)
    scene.who().turn_taken = False
    scene.step("mythos.encounters")
    assert scene.offers(f"use:{WITNESS}")
    assert scene.codes(scene.state.limbo) == [GHOUL_MINION]
    scene.do("pass")
    assert scene.entry(GHOUL_MINION).engaged == 0


# Then.


def gaze_into_the_dark(made_up: MakeUp) -> str:
    """An event: draw an encounter card, then take 1 horror."""
    made_up(EMERGENCY_CACHE, GAZE)

    class Gaze(Card, code=GAZE):
        @event()
        def play(self, table: Table, me: Me) -> Flow[None]:
            if (yield from draw_encounter_card(table, me.you)):
                yield from take(table, me.you, horror=1)

    return GAZE


@pytest.mark.rule("lcg.then.1")
def test_without_what_comes_first_there_is_no_then(made_up: MakeUp) -> None:
    """Draw an encounter card, then take 1 horror. There is no card to draw."""
    scene = given(ROLAND).hand(0, gaze_into_the_dark(made_up)).encounter_deck()
    scene.do(f"play:{GAZE}")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.then.2")
def test_after_what_comes_first_the_rest_follows() -> None:
    scene = given(ROLAND).hand(0, DRAWN_TO_THE_FLAME).encounter(GHOUL_MINION)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.who().clues, scene.entry(GHOUL_MINION).engaged) == (2, 0)


@pytest.mark.rule("lcg.then.3")
def test_then_comes_before_everything_that_reacts_to_the_first_part(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, witness(made_up, AFTER, EncounterCardDrawn)).encounter(GHOUL_MINION)
    scene.hand(0, DRAWN_TO_THE_FLAME).do(f"play:{DRAWN_TO_THE_FLAME}")
    assert scene.offers(f"use:{WITNESS}")
    assert scene.who().clues == 2


@pytest.mark.rule("lcg.then.4")
def test_draw_an_encounter_card_then_take_1_horror_and_only_then_react(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, witness(made_up, AFTER, EncounterCardDrawn)).encounter(GHOUL_MINION)
    scene.hand(0, gaze_into_the_dark(made_up))
    scene.do(f"play:{GAZE}")
    assert harm(scene) == (0, 1)
    assert scene.offers(f"use:{WITNESS}")


# Choosing targets.


@pytest.mark.rule("lcg.target.1")
@pytest.mark.parametrize("target", [GHOUL_MINION, RAVENOUS_GHOUL])
def test_who_resolves_an_ability_chooses_its_target(target: str) -> None:
    scene = given(ROLAND, DAISY).asset(1, BEAT_COP).turn(1)
    scene.enemy(GHOUL_MINION, exhausted=True).enemy(RAVENOUS_GHOUL, exhausted=True)
    scene.do(f"use:{BEAT_COP}")
    assert (scene.seat(), len(scene.keys())) == (1, 2)
    scene.do(f"target:{target}")
    assert scene.harm(target) == 1


@pytest.mark.rule("lcg.target.2")
def test_without_a_target_an_ability_is_not_begun() -> None:
    scene = given(ROLAND).house().asset(0, BEAT_COP).enemy(GHOUL_MINION, at=ATTIC)
    assert not scene.offers(f"use:{BEAT_COP}")


def parley_with_herman(cards: list[str]) -> Scene:
    """Choose and discard 4 cards from hand."""
    scene = given(ROLAND, adventure="midnight-masks")
    return scene.hand(0, *cards).enemy(HERMAN_COLLINS, at=RIVERTOWN, exhausted=True)


@pytest.mark.rule("lcg.target.2")
def test_with_too_few_targets_an_ability_is_not_begun() -> None:
    assert not parley_with_herman([GUTS, KNIFE, KNIFE]).offers(f"activate:{HERMAN_COLLINS}")


@pytest.mark.rule("lcg.target.3")
def test_several_targets_are_chosen_before_anything_happens_to_them() -> None:
    scene = parley_with_herman([GUTS, KNIFE, PERCEPTION, FIRST_AID, BEAT_COP])
    scene.do(f"activate:{HERMAN_COLLINS}", f"discard:{GUTS}", f"discard:{KNIFE}", f"discard:{PERCEPTION}")
    assert (len(scene.who().hand), scene.who().discard) == (5, [])
    scene.do(f"discard:{BEAT_COP}")
    assert scene.codes(scene.who().discard) == [GUTS, KNIFE, PERCEPTION, BEAT_COP]


@pytest.mark.rule("lcg.target.5")
def test_what_would_not_change_cannot_be_chosen() -> None:
    """First Aid heals Daisy without a question: Roland is not hurt."""
    scene = given(ROLAND, DAISY, AGNES).asset(0, FIRST_AID).has(1, damage=1)
    scene.do(f"activate:{FIRST_AID}")
    assert harm(scene, 1) == (0, 0)


@pytest.mark.rule("lcg.target.5", "lcg.target.6")
def test_an_exhausted_enemy_cannot_be_chosen_to_be_exhausted() -> None:
    """The Stray Cat lets an enemy be evaded, which exhausts it."""
    scene = given(ROLAND).asset(0, STRAY_CAT).enemy(GHOUL_MINION, exhausted=True)
    assert not scene.offers(f"use:{STRAY_CAT}")
    scene.enemy(RAVENOUS_GHOUL, engaged=0).do(f"use:{STRAY_CAT}")
    assert scene.entry(RAVENOUS_GHOUL).exhausted


# Immunity.


def aegis(made_up: MakeUp) -> str:
    """Ghoul Minions, Beat Cops and the Study are immune to the effects of player cards."""
    made_up(HYPERAWARENESS, WITNESS)

    class Aegis(Card, code=WITNESS):
        def immune(self, table: Table, card: int, other: int, source: str) -> bool:
            return table.state.codes[other] in (GHOUL_MINION, BEAT_COP, STUDY) and PRINTED[source].is_player_card

    return WITNESS


@pytest.mark.rule("lcg.immune.1")
def test_an_immune_card_cannot_be_chosen(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).asset(0, BEAT_COP).asset(0, FORTY_FIVE_AUTOMATIC)
    scene.enemy(GHOUL_MINION, engaged=0)
    assert not scene.offers(f"use:{BEAT_COP}")
    assert not scene.offers(f"activate:{FORTY_FIVE_AUTOMATIC}")
    scene.enemy(RAVENOUS_GHOUL, engaged=0).do(f"use:{BEAT_COP}")
    assert (scene.harm(GHOUL_MINION), scene.harm(RAVENOUS_GHOUL)) == (0, 1)


@pytest.mark.rule("lcg.immune.1")
def test_an_immune_card_is_not_affected(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).hand(0, DYNAMITE_BLAST)
    scene.enemy(GHOUL_MINION, exhausted=True).enemy(SWARM_OF_RATS, exhausted=True)
    scene.do(f"play:{DYNAMITE_BLAST}")
    assert (scene.in_play(SWARM_OF_RATS), scene.harm(GHOUL_MINION)) == (False, 0)


@pytest.mark.rule("lcg.immune.1")
def test_an_immune_enemy_is_not_evaded_by_the_effect_and_gets_no_doom_from_it(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).enemy(GHOUL_MINION, engaged=0).enemy(RAVENOUS_GHOUL, engaged=0)
    enemies = [scene.card(GHOUL_MINION), scene.card(RAVENOUS_GHOUL)]
    scene.table.cause = DYNAMITE_BLAST
    for enemy in enemies:
        place_doom(scene.table, enemy)
    scene.run(evade_enemies(scene.table, enemies, 0))
    assert [told.enemy for told in scene.events("evaded")] == [RAVENOUS_GHOUL]
    assert [scene.state.play[enemy].engaged for enemy in enemies] == [0, NOBODY]
    assert [scene.state.play[enemy].doom for enemy in enemies] == [0, 1]


@pytest.mark.rule("lcg.immune.1")
def test_an_immune_card_is_affected_by_all_other_effects(made_up: MakeUp) -> None:
    """An attack without a weapon is no effect of a player card."""
    scene = given(ROLAND).asset(0, aegis(made_up)).enemy(GHOUL_MINION, engaged=0).bag("0")
    scene.do("fight")
    assert scene.harm(GHOUL_MINION) == 1


@pytest.mark.rule("lcg.immune.2")
def test_tokens_on_an_immune_card_are_not_immune(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).hand(0, WORKING_A_HUNCH)
    scene.do(f"play:{WORKING_A_HUNCH}")
    assert (scene.entry(STUDY).clues, scene.who().clues) == (1, 1)


@pytest.mark.rule("lcg.immune.2")
def test_what_an_immune_card_does_is_not_immune(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).hand(0, DODGE).enemy(GHOUL_MINION, engaged=0)
    scene.do("resource", f"use:{DODGE}")
    assert harm(scene) == (0, 0)


def gaze(made_up: MakeUp) -> str:
    """An event: the text boxes of all enemies at your location are empty until the phase ends."""
    made_up(EMERGENCY_CACHE, GAZE)

    class Gaze(Card, code=GAZE):
        @event()
        def play(self, table: Table, me: Me) -> None:
            for enemy in enemies_at(table, table.state.investigators[me.you].location):
                wipe(table, enemy, "phase", self.code)

    return GAZE


@pytest.mark.rule("lcg.immune.3")
def test_a_card_that_becomes_immune_keeps_the_effects_that_last(made_up: MakeUp) -> None:
    scene = given(ROLAND).hand(0, gaze(made_up)).enemy(GHOUL_MINION, exhausted=True)
    scene.do(f"play:{GAZE}")
    scene.asset(0, aegis(made_up))
    assert is_blank(scene.table, scene.card(GHOUL_MINION))


@pytest.mark.rule("lcg.immune.4")
def test_a_card_that_loses_its_immunity_does_not_get_the_effects_that_last(made_up: MakeUp) -> None:
    scene = given(ROLAND).hand(0, gaze(made_up)).asset(0, aegis(made_up))
    scene.enemy(GHOUL_MINION, exhausted=True).enemy(RAVENOUS_GHOUL, exhausted=True)
    scene.do(f"play:{GAZE}")
    discard(scene.table, scene.card(WITNESS))
    assert [is_blank(scene.table, scene.card(code)) for code in (GHOUL_MINION, RAVENOUS_GHOUL)] == [False, True]


@pytest.mark.rule("lcg.immune.5")
def test_an_immune_card_may_still_be_used_to_pay(made_up: MakeUp) -> None:
    scene = given(ROLAND).asset(0, aegis(made_up)).asset(0, BEAT_COP).enemy(RAVENOUS_GHOUL, engaged=0)
    scene.do(f"use:{BEAT_COP}")
    assert (scene.in_play(BEAT_COP), scene.harm(RAVENOUS_GHOUL)) == (False, 1)
