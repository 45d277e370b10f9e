"""Effects, clues, traits, and what cards count as."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham_lcg.card import AFTER, Card, Me, Table, event, reaction
from miskatonic.games.arkham_lcg.drawing import arrange_top, draw, gain_resources
from miskatonic.games.arkham_lcg.enemies import move_hunters
from miskatonic.games.arkham_lcg.moments import CardsDrawn, Enters
from miskatonic.games.arkham_lcg.phases.framework import expire
from miskatonic.games.arkham_lcg.play import printed
from miskatonic.games.arkham_lcg.registry import CARDS, LISTENERS, LISTENERS_IN_HAND, MODIFIERS
from miskatonic.games.arkham_lcg.state import Lasting
from miskatonic.games.arkham_lcg.values import has, has_trait
from miskatonic.games.arkham_lcg.words import WILLPOWER, Keyword, Kind
from miskatonic.kernel.flow import Flow

from .given import AGNES, ATTIC, HALLWAY, ROLAND, STUDY, Scene, given
from .made_up import MakeUp
from .names import (
    DRAWN_TO_THE_FLAME,
    DYNAMITE_BLAST,
    EMERGENCY_CACHE,
    FIRST_AID,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GUTS,
    KNIFE,
    MACHETE,
    MIND_WIPE,
    OBSCURING_FOG,
    PREDATOR_OR_PREY,
    SWARM_OF_RATS,
    THE_MASKED_HUNTER,
    TIME_IS_RUNNING_SHORT,
    WORKING_A_HUNCH,
)
from .scenes import harm, last_test

# Effects


@pytest.mark.rule("lcg.effect.1")
def test_a_card_effect_comes_from_a_card_and_a_framework_effect_from_none() -> None:
    scene = given(ROLAND).hand(0, EMERGENCY_CACHE).do(f"play:{EMERGENCY_CACHE}")
    assert [each.cause for each in scene.events("resources-gained")] == [EMERGENCY_CACHE]
    scene.encounter(OBSCURING_FOG).step("upkeep.begin").keys()
    assert [each.cause for each in scene.events("resources-gained")] == [None]


@pytest.mark.rule("lcg.effect.2")
def test_a_cost_is_no_effect_so_it_does_not_make_an_ability_usable() -> None:
    """First Aid would lose a supply, but heal nobody."""
    scene = given(ROLAND).asset(0, FIRST_AID)
    assert not scene.offers(f"activate:{FIRST_AID}")
    scene.has(damage=1)
    assert scene.offers(f"activate:{FIRST_AID}")


@pytest.mark.rule("lcg.effect.3")
def test_all_parts_of_an_effect_are_resolved_as_far_as_possible() -> None:
    """An encounter card is drawn, then 2 clues are to be discovered where only 1 is."""
    scene = given(AGNES).hand(0, DRAWN_TO_THE_FLAME).clues(STUDY, 1).encounter(OBSCURING_FOG)
    scene.do(f"play:{DRAWN_TO_THE_FLAME}")
    assert (scene.in_play(OBSCURING_FOG), scene.who().clues) == (True, 1)


@pytest.mark.rule("lcg.effect.3")
def test_nobody_may_leave_a_part_out() -> None:
    scene = given(ROLAND, AGNES).house().hand(0, DYNAMITE_BLAST).enemy(GHOUL_PRIEST, engaged=0)
    scene.do(f"play:{DYNAMITE_BLAST}")
    assert (scene.harm(GHOUL_PRIEST), [scene.who(who).damage for who in (0, 1)]) == (3, [3 + 2, 3])


@pytest.mark.rule("lcg.effect.4")
def test_an_effect_affects_as_many_as_there_are() -> None:
    scene = given(ROLAND).deck(0, GUTS, KNIFE)
    scene.run(draw(scene.table, 0, 3))
    assert scene.codes(scene.who().hand) == [GUTS, KNIFE]


@pytest.mark.rule("lcg.effect.5")
def test_of_5_cards_to_look_at_the_3_that_are_left_are_seen() -> None:
    scene = given(ROLAND).deck(0, GUTS, KNIFE, MACHETE)
    deck = scene.who().deck
    scene.run(arrange_top(scene.table, 0, deck, 0, 5), f"put-on-top:{KNIFE}", f"put-on-top:{GUTS}")
    (seen,) = scene.state.scried
    assert (sorted(scene.codes(seen.cards)), sorted(scene.codes(deck))) == ([MACHETE, KNIFE, GUTS],) * 2


@pytest.mark.rule("lcg.effect.6")
def test_nothing_happens_because_a_lasting_effect_expires() -> None:
    scene = given(ROLAND).house()
    before = scene.table.game.encode(scene.state)
    scene.state.lasting.append(Lasting("skill", GUTS, "phase", who=0, skill=WILLPOWER, amount=2))
    told = len(scene.table.events)
    expire(scene.table, "phase")
    assert (scene.table.game.encode(scene.state), len(scene.table.events)) == (before, told)


@pytest.mark.rule("lcg.effect.7", "lcg.effect.8")
def test_3_resources_and_3_cards_come_before_anything_that_reacts_to_the_cards(made_up: MakeUp) -> None:
    made_up(EMERGENCY_CACHE, "99001")
    made_up(MACHETE, "99002")

    class Supplies(Card, code="99001"):
        @event()
        def play(self, table: Table, me: Me) -> Flow[None]:
            yield from draw(table, me.you, 3)
            gain_resources(table, me.you, 3)

    class Study(Card, code="99002"):
        @reaction(AFTER, CardsDrawn)
        def read(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)

    scene = given(ROLAND).hand(0, Supplies.code).asset(0, Study.code).do("play:99001")
    assert (scene.offers("use:99002"), len(scene.who().hand), scene.who().resources) == (True, 3, 8)


@pytest.mark.rule("lcg.triggering-condition.2")
def test_of_several_identical_abilities_each_may_be_used_once(made_up: MakeUp) -> None:
    made_up(EMERGENCY_CACHE, "99001", type=Kind.ASSET)

    class Diary(Card, code="99001"):
        @reaction(AFTER, Enters)
        def note(self, table: Table, me: Me) -> None:
            gain_resources(table, me.you, 1)

    scene = given(ROLAND).house().asset(0, Diary.code).asset(0, Diary.code).do(f"move:{ATTIC}")
    scene.do("use:99001", "use:99001")
    assert (scene.who().resources, scene.offers("use:99001")) == (7, False)


# Clues


@pytest.mark.rule("lcg.clue.2")
def test_clues_are_discovered_by_investigating() -> None:
    scene = given(ROLAND).bag("0").do("investigate")
    assert (scene.who().clues, scene.entry(STUDY).clues) == (1, 1)


@pytest.mark.rule("lcg.clue.2")
def test_or_by_an_ability() -> None:
    scene = given(ROLAND).hand(0, WORKING_A_HUNCH).do(f"play:{WORKING_A_HUNCH}")
    assert (scene.who().clues, scene.entry(STUDY).clues) == (1, 1)


@pytest.mark.rule("lcg.clue.3")
@pytest.mark.parametrize(("lying", "held", "value"), [(2, 0, 5), (0, 2, 3), (1, 4, 4)])
def test_clues_at_a_location_are_those_that_lie_on_it(lying: int, held: int, value: int) -> None:
    """Roland's elder sign gives +1 for each clue at his location; his intellect is 3."""
    scene = given(ROLAND).clues(STUDY, lying).has(clues=held).bag("elder-sign").do("investigate").pass_all()
    assert last_test(scene).value == value


# Traits and flavour


@pytest.mark.rule("lcg.trait.2")
@pytest.mark.parametrize("traits", [frozenset[str](), frozenset({"humanoid", "monster", "ghoul"})])
def test_a_trait_does_nothing_by_itself(made_up: MakeUp, traits: frozenset[str]) -> None:
    enemy = made_up(GHOUL_MINION, "99001", traits=traits)
    scene = given(ROLAND).house().enemy(enemy, engaged=0).bag("0").do(f"fight:{enemy}", "resource")
    assert (scene.harm(enemy), harm(scene), last_test(scene).difficulty) == (1, (1, 1), 2)


@pytest.mark.rule("lcg.trait.2")
@pytest.mark.parametrize(("traits", "value"), [(frozenset[str](), 4), (frozenset({"ghoul"}), 3)])
def test_but_abilities_refer_to_it(made_up: MakeUp, traits: frozenset[str], value: int) -> None:
    """A skull in The Gathering is -1 for each ghoul at the location."""
    enemy = made_up(GHOUL_MINION, "99001", traits=traits)
    scene = given(ROLAND).house().enemy(enemy, engaged=0).bag("skull").do(f"fight:{enemy}")
    assert last_test(scene).value == value


@pytest.mark.rule("lcg.flavor.1")
@pytest.mark.parametrize("card", [STUDY, HALLWAY, GHOUL_MINION, SWARM_OF_RATS, GHOUL_PRIEST])
def test_a_card_with_nothing_but_flavour_text_does_nothing(card: str) -> None:
    listening = [codes for table in (MODIFIERS, LISTENERS, LISTENERS_IN_HAND) for codes in table.values()]
    assert CARDS[card].abilities == ()
    assert not any(card in codes for codes in listening)
    assert type(CARDS[card]).revelation is Card.revelation


# What cards count as


@pytest.fixture
def banner(made_up: MakeUp) -> str:
    """While it is in play, every enemy counts as an Elite hunter."""
    made_up(MACHETE, "99001")

    class Banner(Card, code="99001"):
        def gains(self, table: Table, card: int, other: int) -> frozenset[str]:
            return frozenset({"elite", Keyword.HUNTER}) if printed(table, other).type is Kind.ENEMY else frozenset()

    return Banner.code


@pytest.mark.rule("lcg.as-if.1")
def test_a_card_works_as_if_it_had_what_it_counts_as_having(banner: str) -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION, at=ATTIC)
    scene.run(move_hunters(scene.table))
    assert scene.entry(GHOUL_MINION).location == scene.place(ATTIC)
    scene.asset(0, banner).run(move_hunters(scene.table))
    assert scene.entry(GHOUL_MINION).engaged == 0


@pytest.mark.rule("lcg.as-if.2", "lcg.as-if.1")
def test_but_it_is_not_printed_on_it(banner: str) -> None:
    scene = given(ROLAND).house().enemy(GHOUL_MINION).asset(0, banner)
    minion = scene.card(GHOUL_MINION)
    assert (has_trait(scene.table, minion, "elite"), has(scene.table, minion, Keyword.HUNTER)) == (True, True)
    assert ("elite" in printed(scene.table, minion).traits, printed(scene.table, minion).keywords) == (
        False,
        frozenset(),
    )


def blank_priest(kind: str) -> Scene:
    scene = given(ROLAND).house().enemy(GHOUL_PRIEST, at=ATTIC)
    scene.state.lasting.append(Lasting(kind, MIND_WIPE, "phase", card=scene.card(GHOUL_PRIEST)))
    return scene


@pytest.mark.rule("lcg.as-if.3")
def test_a_blank_card_has_no_traits_and_keywords() -> None:
    scene = blank_priest("blank-with-traits")
    priest = scene.card(GHOUL_PRIEST)
    assert not any(has_trait(scene.table, priest, trait) for trait in ("ghoul", "elite", "monster", "humanoid"))
    assert not any(has(scene.table, priest, keyword) for keyword in (Keyword.HUNTER, Keyword.RETALIATE))


@pytest.mark.rule("lcg.as-if.3")
def test_a_blank_card_has_no_abilities() -> None:
    """A blank Attic frightens nobody."""
    scene = given(ROLAND).house()
    scene.state.lasting.append(Lasting("blank", MIND_WIPE, "phase", card=scene.place(ATTIC)))
    scene.do(f"move:{ATTIC}")
    assert harm(scene) == (0, 0)


@pytest.mark.rule("lcg.as-if.4")
@pytest.mark.parametrize("kind", ["blank", "blank-with-traits"])
def test_what_a_blank_card_has_from_elsewhere_it_keeps(banner: str, kind: str) -> None:
    scene = blank_priest(kind).asset(0, banner)
    scene.run(move_hunters(scene.table))
    assert scene.entry(GHOUL_PRIEST).engaged == 0
    assert has_trait(scene.table, scene.card(GHOUL_PRIEST), "elite")


@pytest.mark.rule("lcg.card-type.1")
def test_a_card_that_changes_its_type_is_only_what_it_became() -> None:
    """The first agenda of The Midnight Masks turns into an enemy."""
    scene = given(ROLAND, adventure="midnight-masks").doom(5).step("round.begin")
    scene.encounter_deck(OBSCURING_FOG).bag("0").keys()
    hunter = scene.card(THE_MASKED_HUNTER)
    assert (scene.codes(scene.state.agendas), scene.in_play(PREDATOR_OR_PREY)) == ([TIME_IS_RUNNING_SHORT], False)
    assert (scene.state.enemies, scene.who().threats) == ([hunter], [hunter])
    scene.do(f"fight:{THE_MASKED_HUNTER}")
    assert scene.harm(THE_MASKED_HUNTER) == 1
