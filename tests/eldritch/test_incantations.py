"""The Incantation spells as printed: what a success does, and each line on the backs of both copies."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.encounters import available
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.words import Harm

from .given import Situation
from .spellcasting import caster, casting, cost, dice

# Clairvoyance.


@pytest.mark.parametrize("card", ["clairvoyance#1", "clairvoyance#2"])
def test_clairvoyance_lets_a_clue_elsewhere_be_encountered(card: str) -> None:
    game = caster(card).clue("tokyo").clue("rome").monster("ghoul", "tokyo").encounter()
    game.do("cast:clairvoyance", dice=dice(1))
    assert "encounter:far-research" in game.keys and "encounter:research" in game.keys


def test_a_die_of_an_earlier_clairvoyance_is_not_kept() -> None:
    game = caster("clairvoyance#1").clue("tokyo").clue("rome")
    game.state.research_dice = 1
    game.encounter().do("cast:clairvoyance", dice=dice(1))
    assert "encounter:far-research" in game.keys and game.state.research_dice == 0


def test_clairvoyance_is_aimed_only_at_clues_elsewhere() -> None:
    game = caster("clairvoyance#1").clue("tokyo").clue("rome").clue("1")
    asked = game.run(cast(game.table, 0, "clairvoyance#1"), "aim:1", dice=dice(1))
    assert asked.keys == [["aim:tokyo", "aim:1"]] and game.state.far_clue == "1"


def test_clairvoyance_names_a_space_with_two_clues_once() -> None:
    game = caster("clairvoyance#1").clue("tokyo").clue("tokyo", "rome").clue("1")
    asked = game.run(cast(game.table, 0, "clairvoyance#1"), "aim:tokyo", dice=dice(1))
    assert asked.keys == [["aim:tokyo", "aim:1"]]


def test_clairvoyance_does_not_hide_from_monsters() -> None:
    game = caster("clairvoyance#1").clue("tokyo").monster("mummy", "rome").stand(1, "tokyo").encounter()
    game.do("cast:clairvoyance", dice=dice(1) + " 1 1 1 1 1")
    assert cost(game) == (2, 2), "the mummy was fought"
    assert game.state.turn == 1, "and is still there"


def test_a_clue_that_is_gone_cannot_be_encountered_from_afar() -> None:
    game = caster("clairvoyance#1").clue("tokyo").clue("rome").encounter()
    game.state.far_clue = "tokyo"
    assert "encounter:far-research" in [option.key for option in available(game.table, 0)]
    game.state.clues = [clue for clue in game.state.clues if clue.space != "tokyo"]
    assert "encounter:far-research" not in [option.key for option in available(game.table, 0)]


def test_a_failed_clairvoyance_shows_nothing() -> None:
    game = caster("clairvoyance#2").clue("tokyo").clue("1").encounter()
    game.do("cast:clairvoyance", "aim:tokyo", dice=dice(0))
    assert "encounter:far-research" not in game.keys


@pytest.mark.parametrize(("answer", "held"), [("pay", ["clairvoyance", "paranoia"]), ("no", [])])
def test_the_first_clairvoyance_is_kept_for_paranoia(answer: str, held: list[str]) -> None:
    game = casting(caster("clairvoyance#1").clue("tokyo"), "clairvoyance#1", answer, dice=dice(0))
    assert game.held(0) == held


@pytest.mark.parametrize(("successes", "more"), [(1, 0), (2, 0), (3, 1)])
def test_the_first_clairvoyance_may_give_a_die(successes: int, more: int) -> None:
    game = casting(caster("clairvoyance#1").clue("tokyo"), "clairvoyance#1", dice=dice(successes))
    assert game.state.research_dice == more and cost(game) == (0, 0)


@pytest.mark.parametrize(("where", "pool"), [("tokyo", 4), ("rome", 3)])
def test_the_die_is_for_the_encounter_with_that_clue(where: str, pool: int) -> None:
    game = casting(caster("clairvoyance#1").clue("tokyo").clue("rome"), "clairvoyance#1", dice=dice(3))
    game.state.scene = Scene(0, "research", "research-azathoth-1", "city", clue=where)
    game.effect({"do": "test", "trial": {"try": "skill", "skill": "lore"}}, dice=dice(0, pool))


@pytest.mark.parametrize(("successes", "lost"), [(1, (0, 1)), (2, (0, 1)), (3, (0, 0))])
def test_the_second_clairvoyance(successes: int, lost: tuple[int, int]) -> None:
    game = casting(caster("clairvoyance#2").clue("tokyo"), "clairvoyance#2", dice=dice(successes))
    assert cost(game) == lost and len(game[0].clues) == (successes == 3)
    assert [clue.space for clue in game.state.clues] == ["tokyo"]


def test_the_second_clairvoyance_may_lose_the_clue() -> None:
    game = casting(caster("clairvoyance#2").clue("tokyo").clue("1"), "clairvoyance#2", "aim:tokyo", dice=dice(0))
    assert [clue.space for clue in game.state.clues] == ["1"] and game.state.clue_discard == ["tokyo"]


# Flesh Ward and Instill Bravery, which are the same for health and for sanity.

WARDS = [("flesh-ward", Harm.HEALTH, "internal-injury"), ("instill-bravery", Harm.SANITY, "hallucinations")]


def ward(game: Situation, id: str, what: Harm, count: int, *answers: str, dice: str) -> tuple[int, int]:
    """What Trish loses of health and sanity, when she would lose so much and Akachi casts the spell."""
    game.run(lose(game.table, 1, what, count), f"use:{id}", *answers, dice=dice)
    return cost(game, 1)


def loss(what: Harm, count: int) -> tuple[int, int]:
    return (count, 0) if what is Harm.HEALTH else (0, count)


@pytest.mark.parametrize(("id", "what", "_"), WARDS)
@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize(("count", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_ward_prevents_up_to_two(id: str, what: Harm, _: str, copy: int, count: int, left: int) -> None:
    game = caster(f"{id}#{copy}").stand(1, "tokyo")
    assert ward(game, id, what, count, dice=dice(1)) == loss(what, left)


@pytest.mark.parametrize(("id", "what", "_"), WARDS)
def test_a_failed_ward_prevents_nothing(id: str, what: Harm, _: str) -> None:
    assert ward(caster(f"{id}#1"), id, what, 2, dice=dice(0, 3, 4)) == loss(what, 2)


@pytest.mark.parametrize(("id", "what", "_"), WARDS)
@pytest.mark.parametrize("other", [1, 4])
def test_the_first_ward_needs_a_four(id: str, what: Harm, _: str, other: int) -> None:
    game = caster(f"{id}#1")
    ward(game, id, what, 1, dice=dice(0, 3, other))
    assert game.held(0) == ([id] if other == 4 else [])


@pytest.mark.parametrize(("id", "lost"), [("flesh-ward", (0, 1)), ("instill-bravery", (1, 0))])
@pytest.mark.parametrize("successes", [1, 3])
def test_the_first_ward_costs_the_caster_the_other_thing(id: str, lost: tuple[int, int], successes: int) -> None:
    what = next(each[1] for each in WARDS if each[0] == id)
    game = caster(f"{id}#1")
    ward(game, id, what, 1, dice=dice(successes))
    assert cost(game) == lost


@pytest.mark.parametrize(("id", "what", "condition"), WARDS)
def test_the_second_ward_may_hurt_whom_it_was_for(id: str, what: Harm, condition: str) -> None:
    game = caster(f"{id}#2")
    assert ward(game, id, what, 1, "no", dice=dice(0)) == loss(what, 2), "one more"
    game = caster(f"{id}#2")
    assert ward(game, id, what, 1, "pay", dice=dice(0)) == loss(what, 1)
    assert game.held(1) == [condition] and game.held(0) == [id]


@pytest.mark.parametrize(("id", "what", "_"), WARDS)
@pytest.mark.parametrize(("successes", "left"), [(2, 2), (3, 1), (4, 0)])
def test_the_second_ward_prevents_as_much_as_the_result(id: str, what: Harm, _: str, successes: int, left: int) -> None:
    game = caster(f"{id}#2").improve(0, "lore", 1).health(1, 7)
    game.run(lose(game.table, 1, what, 4), f"use:{id}", dice=dice(successes, 4))
    lost = 7 - game[1].health.left if what is Harm.HEALTH else 5 - game[1].sanity.left
    assert lost == left and cost(game) == (0, 0)


# Mists of Releh.


@pytest.mark.parametrize("card", ["mists-of-releh#1", "mists-of-releh#2"])
@pytest.mark.parametrize(("answer", "topic"), [("unseen", "encounter"), ("fight", "fight")])
def test_mists_of_releh_hides_from_all_monsters_or_none(card: str, answer: str, topic: str) -> None:
    game = caster(card).monster("ghoul", "rome").monster("mummy", "rome").encounter()
    game.do("cast:mists-of-releh", answer, dice=dice(3))
    assert game.table.decision is not None and game.table.decision.topic == topic


def test_failed_mists_of_releh_hide_nobody() -> None:
    game = caster("mists-of-releh#1").monster("ghoul", "rome").monster("mummy", "rome").encounter()
    game.do("cast:mists-of-releh", dice=dice(0))
    assert game.table.decision is not None and game.table.decision.topic == "fight"


@pytest.mark.parametrize(("successes", "lost"), [(0, (1, 1)), (1, (1, 1)), (2, (0, 0)), (3, (0, 0))])
def test_the_first_mists_of_releh(successes: int, lost: tuple[int, int]) -> None:
    assert cost(casting(caster("mists-of-releh#1"), "mists-of-releh#1", dice=dice(successes))) == lost


@pytest.mark.parametrize(("answer", "held"), [("pay", ["hallucinations", "mists-of-releh"]), ("no", [])])
def test_the_second_mists_of_releh_are_kept_for_hallucinations(answer: str, held: list[str]) -> None:
    assert casting(caster("mists-of-releh#2"), "mists-of-releh#2", answer, dice=dice(0)).held(0) == held


@pytest.mark.parametrize("successes", [1, 3])
def test_the_second_mists_of_releh_cost_sanity(successes: int) -> None:
    assert cost(casting(caster("mists-of-releh#2"), "mists-of-releh#2", dice=dice(successes))) == (0, 1)


# Wither.


def wither(card: str, *answers: str, successes: int, strength: str) -> Situation:
    """Akachi, of strength 2, fights a gug: its damage is 3, its strength test at -2; the will test is passed."""
    game = caster(card).monster("gug", "rome")
    flow = fight(game.table, 0, game.monsters()[0])
    game.run(flow, "cast:wither", *answers, dice=f"{dice(successes)} 6 6 6 6 {strength}")
    return game


@pytest.mark.parametrize("card", ["wither#1", "wither#2"])
def test_wither_is_a_bonus_for_the_combat_encounter(card: str) -> None:
    game = wither(card, *(["no"] if card.endswith("1") else []), successes=1, strength="1 1 6")
    assert cost(game)[0] == 2, "three dice: 2 - 2 + 3"


@pytest.mark.rule("eh.faq.20", "eh.faq.21")
def test_a_failed_wither_leaves_room_for_another_bonus() -> None:
    game = caster("wither#2").card(0, "45-automatic").monster("gug", "rome")
    game.run(fight(game.table, 0, game.monsters()[0]), "cast:wither", "no", dice=dice(0) + " 6 6 6 6 1 1 6")
    assert cost(game) == (2, 0)


@pytest.mark.parametrize("successes", [0, 1])
@pytest.mark.parametrize(("answer", "sanity", "held"), [("pay", 3, ["wither"]), ("no", 5, [])])
def test_the_first_wither_is_kept_for_sanity(successes: int, answer: str, sanity: int, held: list[str]) -> None:
    game = wither("wither#1", answer, successes=successes, strength="1 1 1" if successes else "1")
    assert game[0].sanity.left == sanity and game.held(0) == held


def test_the_first_wither_may_be_a_greater_bonus() -> None:
    game = wither("wither#1", successes=2, strength="1 1 1 1 6")
    assert cost(game) == (2, 1), "five dice: 2 - 2 + 5"


@pytest.mark.parametrize(("answer", "held"), [("pay", ["internal-injury", "wither"]), ("no", [])])
def test_the_second_wither_is_kept_for_an_injury(answer: str, held: list[str]) -> None:
    assert wither("wither#2", answer, successes=0, strength="1").held(0) == held


def test_the_second_wither_costs_sanity() -> None:
    assert cost(wither("wither#2", successes=1, strength="1 1 1")) == (3, 1)


def test_the_second_wither_may_reroll_a_die() -> None:
    game = wither("wither#2", "reroll:wither:1", successes=2, strength="1 1 1 6")
    assert cost(game) == (2, 0), "one of the dice became a success"
