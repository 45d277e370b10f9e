"""How likely an option is to succeed, as the engine says it: by what it is aimed at, with nothing more committed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from miskatonic.games.arkham_lcg.card import Card, ReadOnlyTable
from miskatonic.games.arkham_lcg.odds import FAILS, SUCCEEDS, chance, outcomes
from miskatonic.games.arkham_lcg.view import BagTokenView
from miskatonic.games.arkham_lcg.words import COMBAT
from miskatonic.kernel.decision import Option

from .given import AGNES, DAISY, ROLAND, SKIDS, STUDY, WENDY, Scene, given
from .made_up import MakeUp
from .names import (
    BACKSTAB,
    BASEBALL_BAT,
    BLINDING_LIGHT,
    FLASHLIGHT,
    FORTY_FIVE_AUTOMATIC,
    GHOUL_MINION,
    HUNTING_NIGHTGAUNT,
    KNIFE,
    MAGNIFYING_GLASS,
    MIND_OVER_MATTER,
    OVERPOWER,
    PERCEPTION,
    RAVENOUS_GHOUL,
    ROLANDS_38_SPECIAL,
    SHRIVELLING,
    SWARM_OF_RATS,
    UNEXPECTED_COURAGE,
    WENDYS_AMULET,
    WILL_TO_SURVIVE,
)


def offered(scene: Scene, start: str) -> Option:
    decision = scene.resumed().decision
    assert decision is not None
    return next(option for option in decision.options if option.key.startswith(start))


def chances(scene: Scene, start: str) -> dict[str, float]:
    """The chances of the option whose key begins so, by the code of what it is aimed at."""
    found = scene.resumed().details(offered(scene, start)).chances
    return {scene.state.codes[int(thing.removeprefix("card:"))]: each for thing, each in found.items()}


def ability(scene: Scene, code: str, name: str) -> str:
    return f"activate:{code}#{scene.card(code)}:{name}"


def against_a_ghoul() -> Scene:
    """Roland, with combat 4, and a Ravenous Ghoul, with fight 3, who is hit with -1 at the least."""
    return given(ROLAND).house().enemy(RAVENOUS_GHOUL, engaged=0).bag("0", "-2", "-3", "auto-fail")


# Actions.


def test_a_fight_is_as_likely_as_the_tokens_that_would_do() -> None:
    assert chances(against_a_ghoul(), "fight") == {RAVENOUS_GHOUL: 0.25}


def test_an_evasion_has_its_own_chance() -> None:
    assert chances(against_a_ghoul().bag("0", "+1"), "evade") == {RAVENOUS_GHOUL: 0.5}
    assert chances(given(WENDY).enemy(RAVENOUS_GHOUL, engaged=0).bag("0", "-2"), "evade") == {RAVENOUS_GHOUL: 0.5}


def test_an_investigation_counts_what_helps_only_to_investigate() -> None:
    scene = given(ROLAND).bag("-1", "-2", "-3", "auto-fail")
    assert chances(scene, "investigate") == {STUDY: 0.25}
    assert chances(scene.asset(0, MAGNIFYING_GLASS), "investigate") == {STUDY: 0.5}


def test_what_is_no_attempt_has_no_chances() -> None:
    scene = against_a_ghoul()
    assert [chances(scene, start) for start in ("draw", "resource", "move", "end-turn")] == [{}, {}, {}, {}]


def test_an_enemy_that_doubles_the_minus_of_tokens_is_harder_to_evade_only() -> None:
    scene = given(WENDY).enemy(HUNTING_NIGHTGAUNT, engaged=0).bag("-1", "-2", "-3", "0")
    assert chances(scene, "evade") == {HUNTING_NIGHTGAUNT: 0.5}
    assert scene.resumed().view(0).leads["2"] == 0.75


# Weapons, spells and tools.


def test_each_ability_of_a_weapon_has_its_own_chance() -> None:
    scene = against_a_ghoul().asset(0, KNIFE)
    assert chances(scene, ability(scene, KNIFE, "stab")) == {RAVENOUS_GHOUL: 0.5}
    assert chances(scene, ability(scene, KNIFE, "throw")) == {RAVENOUS_GHOUL: 0.75}


def test_the_chance_is_that_which_the_test_then_has() -> None:
    scene = against_a_ghoul().asset(0, KNIFE).enemy(SWARM_OF_RATS, engaged=0).hand(0, OVERPOWER)
    for name in ("stab", "throw"):
        foreseen = chances(scene, ability(scene, KNIFE, name))
        table = scene.resumed().clone()
        for start in (ability(scene, KNIFE, name), f"fight:{SWARM_OF_RATS}"):
            assert table.decision is not None
            table.choose(next(each for each in table.decision.options if each.key.startswith(start)))
        assert table.view(0).test.odds == foreseen[SWARM_OF_RATS]


def test_a_bonus_that_depends_on_the_place_is_read_there() -> None:
    scene = against_a_ghoul().asset(0, ROLANDS_38_SPECIAL)
    assert chances(scene, "activate") == {RAVENOUS_GHOUL: 0.5}
    here = scene.state.codes[scene.who().location]
    assert chances(scene.clues(here, 1), "activate") == {RAVENOUS_GHOUL: 0.75}


def test_a_spell_fights_with_its_own_skill() -> None:
    scene = given(AGNES).house().enemy(GHOUL_MINION, engaged=0).asset(0, SHRIVELLING).bag("0", "-1", "-3", "auto-fail")
    assert chances(scene, "fight") == {GHOUL_MINION: 0.25}
    assert chances(scene, "activate") == {GHOUL_MINION: 0.75}


def test_a_tool_makes_the_place_clearer() -> None:
    scene = given(DAISY).asset(0, FLASHLIGHT).bag("-5", "-5", "-6", "auto-fail")
    assert chances(scene, "investigate") == {STUDY: 0.0}
    assert chances(scene, "activate") == {STUDY: 0.75}, "a shroud of 0 is reached with any skill"


@pytest.mark.parametrize(("who", "event", "expected"), [(SKIDS, BACKSTAB, 0.75), (AGNES, BLINDING_LIGHT, 0.75)])
def test_an_event_that_fights_or_evades_has_the_chances_of_that(who: str, event: str, expected: float) -> None:
    scene = given(who).house().enemy(GHOUL_MINION, engaged=0).hand(0, event).has(resources=5)
    assert chances(scene.bag("0", "-1", "-2", "auto-fail"), f"play:{event}") == {GHOUL_MINION: expected}


def test_a_weapon_has_a_chance_against_each_enemy_it_could_strike() -> None:
    scene = against_a_ghoul().enemy(SWARM_OF_RATS).enemy(GHOUL_MINION, at="01113").asset(0, BASEBALL_BAT)
    assert chances(scene, "activate") == {RAVENOUS_GHOUL: 0.75, SWARM_OF_RATS: 0.75}


def test_a_weapon_that_cannot_be_used_is_no_option() -> None:
    decision = against_a_ghoul().asset(0, FORTY_FIVE_AUTOMATIC, uses=0).resumed().decision
    assert decision is not None and not any(option.verb == "activate" for option in decision.options)


def test_where_the_skill_may_be_chosen_the_better_one_counts() -> None:
    scene = given(DAISY).house().enemy(GHOUL_MINION, engaged=0).hand(0, MIND_OVER_MATTER).bag("0", "-1", "-2", "-3")
    assert chances(scene, "fight") == {GHOUL_MINION: 0.25}
    assert chances(scene.do(f"play:{MIND_OVER_MATTER}"), "fight") == {GHOUL_MINION: 1.0}


def test_without_tokens_it_is_certain_one_way_or_the_other() -> None:
    scene = against_a_ghoul().hand(0, WILL_TO_SURVIVE).has(resources=9).do(f"play:{WILL_TO_SURVIVE}")
    assert chances(scene, "fight") == {RAVENOUS_GHOUL: 1.0}
    assert chances(scene, "evade") == {RAVENOUS_GHOUL: 0.0}


def test_what_is_doubled_is_doubled_with_the_token(made_up: MakeUp) -> None:
    """Roland's combat of 4, with a token of -2, is 4 in the end: enough for 3, as 8 - 2 would be for 6."""
    made_up("01017", "99001")

    class Double(Card, code="99001"):
        def factor(self, table: ReadOnlyTable, card: int, value: str, of: int) -> Fraction:
            return Fraction(2) if value == COMBAT else Fraction(1)

    assert chances(against_a_ghoul().asset(0, "99001"), "fight") == {RAVENOUS_GHOUL: 0.5}


# Committing.


def test_a_card_to_commit_says_what_the_test_would_be_with_it() -> None:
    scene = given(ROLAND).hand(0, PERCEPTION, UNEXPECTED_COURAGE, OVERPOWER).bag("-2", "-3", "-4", "auto-fail")
    scene.do("investigate")
    view = scene.resumed().view(0)
    assert view.test.odds == 0.0
    assert [chances(scene, f"commit:{code}") for code in (PERCEPTION, UNEXPECTED_COURAGE)] == [
        {PERCEPTION: 0.5},
        {UNEXPECTED_COURAGE: 0.5},
    ]


def test_going_on_says_what_the_test_is_with_what_is_committed() -> None:
    scene = given(ROLAND).hand(0, PERCEPTION, UNEXPECTED_COURAGE).bag("-2", "-3", "-4", "auto-fail").do("investigate")
    assert going_on(scene) == {"test": 0.0}
    assert going_on(scene.do(f"commit:{PERCEPTION}")) == {"test": 0.5}


def test_no_other_way_on_has_a_chance() -> None:
    assert chances(given(ROLAND), "end-turn") == {}


def going_on(scene: Scene) -> dict[str, float]:
    return dict(scene.resumed().details(offered(scene, "done")).chances)


def test_equal_copies_to_commit_have_the_same_chance() -> None:
    scene = given(ROLAND).hand(0, PERCEPTION, PERCEPTION).bag("-2", "-3", "-4", "auto-fail").do("investigate")
    found = scene.resumed().details(offered(scene, "commit")).chances
    assert found == {f"card:{card}": 0.5 for card in scene.who().hand}


def test_others_help_as_much() -> None:
    scene = given(ROLAND, DAISY).hand(1, PERCEPTION).bag("-2", "-3", "-4", "auto-fail").do("investigate")
    assert chances(scene, "commit") == {PERCEPTION: 0.5}


# What the view says of the test under way.


def test_the_test_under_way_says_for_each_token_whether_it_is_enough() -> None:
    scene = given(WENDY).asset(0, WENDYS_AMULET).hand(0, UNEXPECTED_COURAGE)
    test = scene.bag("-1", "-2", "auto-fail", "elder-sign").do("investigate").resumed().view(0).test
    assert test.by_token == {"-1": 1.0, "-2": 0.0, "auto-fail": 0.0, "elder-sign": 1.0}
    assert test.odds == 0.5


def test_a_token_that_is_revealed_and_not_yet_resolved_counts_already() -> None:
    scene = given(WENDY).hand(0, UNEXPECTED_COURAGE).bag("-1").do("investigate", "done")
    test = scene.resumed().view(0).test
    assert (test.stage, [token.value for token in test.tokens], test.value) == ("token", [-1], 2)
    assert (test.by_token, test.odds) == ({}, 1.0)


def test_the_bag_tells_how_often_which_lead_is_enough() -> None:
    leads = given(ROLAND).bag("0", "-1", "-2", "auto-fail").resumed().view(0).leads
    assert leads == {"-1": 0.0, "0": 0.25, "1": 0.5, "2": 0.75, "3": 0.75, "4": 0.75}


# From tokens to odds.


def token(
    name: str, value: int | None = None, *, count: int = 1, again: bool = False, ends: bool | None = None
) -> BagTokenView:
    return BagTokenView(name, count, value, ends, again)


def test_a_token_that_reveals_another_goes_on_with_the_rest_of_the_bag() -> None:
    bag = (token("0", 0, count=2), token("cultist", -1, again=True), token("auto-fail", ends=False))
    assert sorted(outcomes(bag)) == [
        (FAILS, pytest.approx(1 / 4 + 1 / 12)),
        (-1, pytest.approx(1 / 4 * 2 / 3)),
        (0, pytest.approx(2 / 4)),
    ]
    assert chance(outcomes(bag), 0) == 0.5
    assert chance(outcomes(bag), 1) == round(2 / 3, 4)


def test_an_automatic_success_needs_no_lead() -> None:
    bag = (token("elder-sign", 0, ends=True), token("-8", -8))
    assert outcomes(bag) == ((SUCCEEDS, 0.5), (-8, 0.5))
    assert chance(outcomes(bag), -100) == 0.5


def test_of_an_empty_bag_comes_nothing() -> None:
    assert (chance(outcomes(()), 0), chance(outcomes(()), -1)) == (1.0, 0.0)


# Kept until the next choice.


def test_what_was_found_out_is_kept_until_the_next_choice() -> None:
    table = against_a_ghoul().resumed()
    assert table.decision is not None
    fight = next(option for option in table.decision.options if option.verb == "fight")
    known = table.details(fight)
    assert table.details(fight) is known
    assert table.clone().details(fight) is known
    table.choose("resource")
    assert table.decision is not None and fight in table.decision.options
    assert table.details(fight) is not known
    assert table.details(fight) == known
