"""Every spell as printed: its test, what a success does, and each line on the backs of both copies."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.words import Harm

from .given import Situation, given

LORE = 3
"""Akachi's dice, before the modifier of the spell."""


def caster(card: str) -> Situation:
    """Akachi with a spell and Trish, both in Rome, both with 5 sanity and 4 health."""
    game = given("akachi-onyele", "trish-scarborough").card(0, card)
    for who in range(2):
        game.stand(who, "rome").health(who, 4).sanity(who, 5)
    return game


def dice(successes: int, pool: int = LORE, other: int = 1) -> str:
    """So many successes among the dice; the others show a number that is none."""
    return " ".join(["6"] * successes + [str(other)] * (pool - successes))


def cost(game: Situation, who: int = 0) -> tuple[int, int]:
    """How much health and sanity somebody has lost since the beginning."""
    return 4 - game[who].health.left, 5 - game[who].sanity.left


def run(game: Situation, card: str, *answers: str, dice: str) -> Situation:
    game.run(cast(game.table, 0, card), *answers, dice=dice)
    return game


MODIFIERS = {"blessing-of-isis": -1, "conjuration": 1, "feed-the-mind": -1, "plumb-the-void": -1}


@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.kind == "spell"])
def test_the_modifier_of_the_lore_test(id: str) -> None:
    spell = CARDS[id].cast
    assert spell is not None and spell.mod == MODIFIERS.get(id, 0)


# Blessing of Isis.


@pytest.mark.parametrize("card", ["blessing-of-isis#1", "blessing-of-isis#2"])
def test_blessing_of_isis_blesses_somebody_on_the_space(card: str) -> None:
    game = run(caster(card), card, "aim:trish-scarborough", dice=dice(2, 2))
    assert game.held(1) == ["blessed"]


def test_blessing_of_isis_is_for_who_is_not_blessed() -> None:
    game = caster("blessing-of-isis#1").card(1, "blessed")
    asked = game.run(cast(game.table, 0, "blessing-of-isis#1"), dice=dice(2, 2))
    assert not asked.decisions and game.held(0) == ["blessed", "blessing-of-isis"], "only Akachi can be chosen"
    assert "cast:blessing-of-isis" not in game.turn().keys, "and now nobody"


def test_blessing_of_isis_lifts_a_curse_instead() -> None:
    game = run(
        caster("blessing-of-isis#1").card(1, "cursed"), "blessing-of-isis#1", "aim:trish-scarborough", dice="6 6"
    )
    assert not game.held(1)


@pytest.mark.parametrize(("successes", "lost"), [(1, (0, 1)), (2, (0, 0))])
def test_the_first_blessing_of_isis(successes: int, lost: tuple[int, int]) -> None:
    card = "blessing-of-isis#1"
    game = run(caster(card), card, "aim:trish-scarborough", dice=dice(successes, 2))
    assert cost(game) == lost and cost(game, 1) == (0, 0)


def test_the_first_blessing_of_isis_curses_the_chosen_one() -> None:
    game = run(caster("blessing-of-isis#1"), "blessing-of-isis#1", "aim:trish-scarborough", dice="1 1")
    assert game.held(1) == ["cursed"] and game.held(0) == ["blessing-of-isis"]


@pytest.mark.parametrize(("successes", "lost"), [(0, (1, 0)), (1, (1, 0)), (2, (1, 0)), (3, (0, 0))])
def test_the_second_blessing_of_isis(successes: int, lost: tuple[int, int]) -> None:
    card = "blessing-of-isis#2"
    game = caster(card).improve(0, "lore", 1).card(1, "axe")
    run(game, card, "aim:akachi-onyele", dice=dice(successes, 3))
    assert cost(game) == lost
    assert game.held(1) == (["axe", "blessed"] if successes == 3 else ["axe"])


def test_the_second_blessing_of_isis_turns_no_card() -> None:
    card = "blessing-of-isis#2"
    game = caster(card).improve(0, "lore", 1).card(1, "blessed#2")
    run(game, card, dice=dice(3, 3))
    assert not game[1].clues, "who is blessed already is left out"


# Clairvoyance.


@pytest.mark.parametrize("card", ["clairvoyance#1", "clairvoyance#2"])
def test_clairvoyance_lets_a_clue_elsewhere_be_encountered(card: str) -> None:
    game = caster(card).clue("tokyo").clue("rome").monster("ghoul", "tokyo").encounter()
    game.do("cast:clairvoyance", dice=dice(1))
    assert "encounter:far-research" in game.keys and "encounter:research" in game.keys


def test_clairvoyance_is_aimed_only_at_clues_elsewhere() -> None:
    game = caster("clairvoyance#1").clue("tokyo").clue("rome").clue("1")
    asked = game.run(cast(game.table, 0, "clairvoyance#1"), "aim:1", dice=dice(1))
    assert asked.keys == [["aim:tokyo", "aim:1"]] and game.state.far_clue == "1"


def test_clairvoyance_does_not_hide_from_monsters() -> None:
    game = caster("clairvoyance#1").clue("tokyo").monster("mummy", "rome").stand(1, "tokyo").encounter()
    game.do("cast:clairvoyance", dice=dice(1) + " 1 1 1 1 1")
    assert cost(game) == (2, 2), "the mummy was fought"
    assert game.state.turn == 1, "and is still there"


def test_a_failed_clairvoyance_shows_nothing() -> None:
    game = caster("clairvoyance#2").clue("tokyo").clue("1").encounter()
    game.do("cast:clairvoyance", "aim:tokyo", dice=dice(0))
    assert "encounter:far-research" not in game.keys


@pytest.mark.parametrize(("answer", "held"), [("pay", ["clairvoyance", "paranoia"]), ("no", [])])
def test_the_first_clairvoyance_is_kept_for_paranoia(answer: str, held: list[str]) -> None:
    game = run(caster("clairvoyance#1").clue("tokyo"), "clairvoyance#1", answer, dice=dice(0))
    assert game.held(0) == held


@pytest.mark.parametrize(("successes", "more"), [(1, 0), (2, 0), (3, 1)])
def test_the_first_clairvoyance_may_give_a_die(successes: int, more: int) -> None:
    game = run(caster("clairvoyance#1").clue("tokyo"), "clairvoyance#1", dice=dice(successes))
    assert game.state.research_dice == more and cost(game) == (0, 0)


@pytest.mark.parametrize(("where", "pool"), [("tokyo", 4), ("rome", 3)])
def test_the_die_is_for_the_encounter_with_that_clue(where: str, pool: int) -> None:
    game = run(caster("clairvoyance#1").clue("tokyo").clue("rome"), "clairvoyance#1", dice=dice(3))
    game.state.scene = Scene(0, "research", "research-azathoth-1", "city", clue=where)
    game.effect({"do": "test", "trial": {"try": "skill", "skill": "lore"}}, dice=dice(0, pool))


@pytest.mark.parametrize(("successes", "lost"), [(1, (0, 1)), (2, (0, 1)), (3, (0, 0))])
def test_the_second_clairvoyance(successes: int, lost: tuple[int, int]) -> None:
    game = run(caster("clairvoyance#2").clue("tokyo"), "clairvoyance#2", dice=dice(successes))
    assert cost(game) == lost and len(game[0].clues) == (successes == 3)
    assert [clue.space for clue in game.state.clues] == ["tokyo"]


def test_the_second_clairvoyance_may_lose_the_clue() -> None:
    game = run(caster("clairvoyance#2").clue("tokyo").clue("1"), "clairvoyance#2", "aim:tokyo", dice=dice(0))
    assert [clue.space for clue in game.state.clues] == ["1"] and game.state.clue_discard == ["tokyo"]


# Conjuration.

STOCK = ("arcane-tome", "axe", "18-derringer", "arcane-scholar")
"""They cost 3, 2, 1 and 2; the last is no Item and no Trinket."""


@pytest.mark.parametrize(
    ("successes", "wares"),
    [(1, ["18-derringer"]), (2, ["axe", "18-derringer"]), (3, ["arcane-tome", "axe", "18-derringer"])],
)
def test_conjuration_brings_an_item_or_trinket_worth_the_result(successes: int, wares: list[str]) -> None:
    game = caster("conjuration#1").reserve(*STOCK)
    answers = ["yes", *(["gain:18-derringer"] if len(wares) > 1 else [])]
    asked = game.run(cast(game.table, 0, "conjuration#1"), *answers, dice=dice(successes, 4))
    assert game.held(0) == ["18-derringer", "conjuration"]
    if len(wares) > 1:
        assert asked.keys[1] == [f"gain:{card}" for card in wares]


def test_conjuration_may_be_declined() -> None:
    game = run(caster("conjuration#1").reserve(*STOCK), "conjuration#1", "no", dice=dice(3, 4))
    assert game.held(0) == ["conjuration"]


@pytest.mark.parametrize(("other", "held"), [(1, []), (4, ["conjuration"])])
def test_the_first_conjuration_needs_a_four(other: int, held: list[str]) -> None:
    game = run(caster("conjuration#1").reserve(*STOCK), "conjuration#1", dice=dice(0, 4, other))
    assert game.held(0) == held


@pytest.mark.parametrize("successes", [1, 2, 3])
def test_the_first_conjuration_costs_sanity(successes: int) -> None:
    game = run(caster("conjuration#1").reserve(*STOCK), "conjuration#1", "no", dice=dice(successes, 4))
    assert cost(game) == (0, 1)


def test_the_first_conjuration_may_bring_another_of_any_value() -> None:
    game = caster("conjuration#1").reserve("arcane-tome", "double-barreled-shotgun", "arcane-scholar", "urban-guide")
    game.top_asset("private-care")
    run(game, "conjuration#1", "yes", "gain:double-barreled-shotgun", dice=dice(4, 4))
    assert game.held(0) == ["arcane-tome", "conjuration", "double-barreled-shotgun"] and cost(game) == (0, 0)


@pytest.mark.parametrize(("answers", "held"), [(("pay",), ["conjuration"]), (("no",), ["axe"])])
def test_the_second_conjuration_is_kept_for_an_item(answers: tuple[str, ...], held: list[str]) -> None:
    game = run(caster("conjuration#2").card(0, "axe").reserve(), "conjuration#2", *answers, dice=dice(0, 4))
    assert game.held(0) == held


def test_the_second_conjuration_takes_no_artifact_for_an_asset() -> None:
    game = run(caster("conjuration#2").card(0, "necronomicon").reserve(), "conjuration#2", dice=dice(0, 4))
    assert game.held(0) == ["necronomicon"]


def test_the_second_conjuration_costs_sanity() -> None:
    game = run(caster("conjuration#2").reserve(*STOCK), "conjuration#2", "no", dice=dice(1, 4))
    assert cost(game) == (0, 1)


def test_the_second_conjuration_brings_any_number() -> None:
    game = caster("conjuration#2").reserve("bandages", "whiskey", "38-revolver", "arcane-tome").top_asset("kerosene")
    run(game, "conjuration#2", "no", "gain:bandages", "gain:whiskey", dice=dice(2, 4))
    assert game.held(0) == ["bandages", "conjuration", "whiskey"] and cost(game) == (0, 0)
    assert len(game.state.reserve) == 4 and "kerosene" in game.state.reserve


# Feed the Mind.


@pytest.mark.parametrize("card", ["feed-the-mind#1", "feed-the-mind#2"])
def test_feed_the_mind_improves_a_skill_of_somebody_on_the_space(card: str) -> None:
    game = caster(card).improve(0, "lore", 2)
    answers = ["aim:trish-scarborough", "improve:will", *(["no"] if card.endswith("1") else [])]
    run(game, card, *answers, dice=dice(1, 4))
    assert game[1].improved == {"will": 1}


@pytest.mark.parametrize("successes", [0, 1, 2])
@pytest.mark.parametrize(("answer", "lost", "held"), [("pay", (0, 2), ["feed-the-mind"]), ("no", (0, 0), [])])
def test_the_first_feed_the_mind_is_kept_for_sanity(
    successes: int, answer: str, lost: tuple[int, int], held: list[str]
) -> None:
    answers = ["aim:akachi-onyele", *(["improve:will"] if successes else []), answer]
    game = run(caster("feed-the-mind#1"), "feed-the-mind#1", *answers, dice=dice(successes, 2))
    assert cost(game) == lost and game.held(0) == held


@pytest.mark.parametrize(("answers", "level"), [(("yes", "improve:will"), 2), (("no",), 1)])
def test_the_first_feed_the_mind_may_improve_twice(answers: tuple[str, ...], level: int) -> None:
    game = caster("feed-the-mind#1").improve(0, "lore", 1)
    run(game, "feed-the-mind#1", "aim:trish-scarborough", "improve:will", *answers, dice=dice(3, 3))
    assert game[1].improved == {"will": level} and cost(game) == (0, 0)


@pytest.mark.parametrize(("other", "held"), [(1, []), (4, ["feed-the-mind"])])
def test_the_second_feed_the_mind_needs_a_four(other: int, held: list[str]) -> None:
    game = run(caster("feed-the-mind#2"), "feed-the-mind#2", "aim:akachi-onyele", dice=dice(0, 2, other))
    assert game.held(0) == held and cost(game) == (0, 0)


def test_the_second_feed_the_mind_costs_sanity() -> None:
    game = run(caster("feed-the-mind#2"), "feed-the-mind#2", "aim:akachi-onyele", "improve:will", dice=dice(1, 2))
    assert cost(game) == (0, 1)


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
    assert cost(run(caster("mists-of-releh#1"), "mists-of-releh#1", dice=dice(successes))) == lost


@pytest.mark.parametrize(("answer", "held"), [("pay", ["hallucinations", "mists-of-releh"]), ("no", [])])
def test_the_second_mists_of_releh_are_kept_for_hallucinations(answer: str, held: list[str]) -> None:
    assert run(caster("mists-of-releh#2"), "mists-of-releh#2", answer, dice=dice(0)).held(0) == held


@pytest.mark.parametrize("successes", [1, 3])
def test_the_second_mists_of_releh_cost_sanity(successes: int) -> None:
    assert cost(run(caster("mists-of-releh#2"), "mists-of-releh#2", dice=dice(successes))) == (0, 1)


# Plumb the Void.


@pytest.mark.parametrize("answers", [("yes", "space:sydney"), ("no",)])
def test_plumb_the_void_moves_anybody_anywhere(answers: tuple[str, ...]) -> None:
    game = caster("plumb-the-void#2").stand(1, "tokyo")
    asked = game.run(cast(game.table, 0, "plumb-the-void#2"), "aim:trish-scarborough", *answers, dice=dice(2, 2))
    assert asked.decisions[1].seat == 1, "who is moved decides"
    assert game[1].space == ("sydney" if "yes" in answers else "tokyo") and cost(game) == (0, 0)


@pytest.mark.rule("eh.golden.3")
def test_plumb_the_void_does_not_move_the_detained() -> None:
    game = caster("plumb-the-void#2").card(1, "detained")
    run(game, "plumb-the-void#2", "aim:trish-scarborough", dice=dice(2, 2))
    assert game[1].space == "rome"


def test_the_first_plumb_the_void_hurts_the_chosen_one() -> None:
    game = run(caster("plumb-the-void#1"), "plumb-the-void#1", "aim:trish-scarborough", dice=dice(0, 2))
    assert cost(game, 1) == (3, 0) and cost(game) == (0, 0)


@pytest.mark.parametrize("successes", [1, 2])
def test_the_first_plumb_the_void_costs_sanity(successes: int) -> None:
    game = run(caster("plumb-the-void#1"), "plumb-the-void#1", "aim:trish-scarborough", "no", dice=dice(successes, 2))
    assert cost(game) == (0, 1)


def test_the_first_plumb_the_void_may_give_another_action() -> None:
    game = caster("plumb-the-void#1").improve(0, "lore", 1).turn()
    game.do("cast:plumb-the-void", "aim:trish-scarborough", "no", dice=dice(3, 3))
    assert "rest" in game.keys and "cast:plumb-the-void" not in game.keys
    game.do("rest")
    assert game.state.actions_left == 1, "it was one more"


@pytest.mark.parametrize("successes", [0, 1])
@pytest.mark.parametrize(("answer", "held"), [("pay", ["amnesia", "plumb-the-void"]), ("no", [])])
def test_the_second_plumb_the_void_is_kept_for_amnesia(successes: int, answer: str, held: list[str]) -> None:
    answers = ["aim:trish-scarborough", *(["no"] if successes else []), answer]
    assert run(caster("plumb-the-void#2"), "plumb-the-void#2", *answers, dice=dice(successes, 2)).held(0) == held


# Shriveling.


def shriveling(card: str) -> Situation:
    """Two monsters that are tough enough, of which the first is chosen."""
    return caster(card).monster("mummy", "rome").monster("shoggoth", "rome").monster("gug", "tokyo")


def shrivel(game: Situation, card: str, *answers: str, dice: str) -> list[int]:
    """What the mummy (of toughness 3), the shoggoth and the gug have lost."""
    mummy = game.monsters("rome")[0]
    game.run(cast(game.table, 0, card), f"aim:{mummy.token}", *answers, dice=dice)
    return [mummy.lost, *(each.lost for each in game.monsters() if each is not mummy)]


@pytest.mark.parametrize("card", ["shriveling#1", "shriveling#2"])
def test_shriveling_costs_a_monster_two_health(card: str) -> None:
    assert shrivel(shriveling(card), card, *(["no"] if card.endswith("1") else []), dice=dice(1)) == [2, 0, 0]


@pytest.mark.rule("eh.faq.8")
def test_shriveling_hurts_epic_monsters() -> None:
    game = caster("shriveling#1").monster("dunwich-horror", "rome")
    run(game, "shriveling#1", dice=dice(2))
    assert game.monsters()[0].lost == 2


def test_without_a_monster_shriveling_is_not_cast() -> None:
    assert "cast:shriveling" not in caster("shriveling#1").monster("ghoul", "tokyo").turn().keys


@pytest.mark.parametrize("successes", [0, 1])
@pytest.mark.parametrize(("answer", "lost", "held"), [("pay", (0, 2), ["shriveling"]), ("no", (0, 0), [])])
def test_the_first_shriveling_is_kept_for_sanity(
    successes: int, answer: str, lost: tuple[int, int], held: list[str]
) -> None:
    game = shriveling("shriveling#1")
    shrivel(game, "shriveling#1", answer, dice=dice(successes))
    assert cost(game) == lost and game.held(0) == held


@pytest.mark.parametrize(("successes", "lost"), [(2, 2), (3, 3)])
def test_the_first_shriveling_hurts_by_the_result(successes: int, lost: int) -> None:
    game = shriveling("shriveling#1")
    assert shrivel(game, "shriveling#1", dice=dice(successes))[0] == lost
    assert cost(game) == (0, 0)


@pytest.mark.parametrize(("successes", "lost"), [(0, (2, 0)), (1, (0, 1)), (2, (0, 0))])
def test_the_second_shriveling(successes: int, lost: tuple[int, int]) -> None:
    game = shriveling("shriveling#2")
    others = shrivel(game, "shriveling#2", dice=dice(successes))[1:]
    assert cost(game) == lost and others == ([2, 0] if successes == 2 else [0, 0])


# Wither.


def wither(card: str, *answers: str, successes: int, strength: str) -> Situation:
    """Akachi, of strength 2, fights a gug, whose damage is 3 and whose strength test is at -2; the will test is passed."""
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
