"""The Ritual spells as printed: what a success does, and each line on the backs of both copies."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.casting import cast
from miskatonic.games.eldritch.components import CARDS

from .given import Situation
from .spellcasting import caster, casting, cost, dice

MODIFIERS = {"blessing-of-isis": -1, "conjuration": 1, "feed-the-mind": -1, "plumb-the-void": -1}


@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.kind == "spell"])
def test_the_modifier_of_the_lore_test(id: str) -> None:
    spell = CARDS[id].cast
    assert spell is not None and spell.mod == MODIFIERS.get(id, 0)


# Blessing of Isis.


@pytest.mark.parametrize("card", ["blessing-of-isis#1", "blessing-of-isis#2"])
def test_blessing_of_isis_blesses_somebody_on_the_space(card: str) -> None:
    game = casting(caster(card), card, "aim:trish-scarborough", dice=dice(2, 2))
    assert game.held(1) == ["blessed"]


def test_blessing_of_isis_is_for_who_is_not_blessed() -> None:
    game = caster("blessing-of-isis#1").card(1, "blessed")
    asked = game.run(cast(game.table, 0, "blessing-of-isis#1"), dice=dice(2, 2))
    assert not asked.decisions and game.held(0) == ["blessed", "blessing-of-isis"], "only Akachi can be chosen"
    assert "cast:blessing-of-isis" not in game.turn().keys, "and now nobody"


def test_blessing_of_isis_lifts_a_curse_instead() -> None:
    game = casting(
        caster("blessing-of-isis#1").card(1, "cursed"), "blessing-of-isis#1", "aim:trish-scarborough", dice="6 6"
    )
    assert not game.held(1)


@pytest.mark.parametrize(("successes", "lost"), [(1, (0, 1)), (2, (0, 0))])
def test_the_first_blessing_of_isis(successes: int, lost: tuple[int, int]) -> None:
    card = "blessing-of-isis#1"
    game = casting(caster(card), card, "aim:trish-scarborough", dice=dice(successes, 2))
    assert cost(game) == lost and cost(game, 1) == (0, 0)


def test_the_first_blessing_of_isis_curses_the_chosen_one() -> None:
    game = casting(caster("blessing-of-isis#1"), "blessing-of-isis#1", "aim:trish-scarborough", dice="1 1")
    assert game.held(1) == ["cursed"] and game.held(0) == ["blessing-of-isis"]


@pytest.mark.parametrize(("successes", "lost"), [(0, (1, 0)), (1, (1, 0)), (2, (1, 0)), (3, (0, 0))])
def test_the_second_blessing_of_isis(successes: int, lost: tuple[int, int]) -> None:
    card = "blessing-of-isis#2"
    game = caster(card).improve(0, "lore", 1).card(1, "axe")
    casting(game, card, "aim:akachi-onyele", dice=dice(successes, 3))
    assert cost(game) == lost
    assert game.held(1) == (["axe", "blessed"] if successes == 3 else ["axe"])


def test_the_second_blessing_of_isis_turns_no_card() -> None:
    card = "blessing-of-isis#2"
    game = caster(card).improve(0, "lore", 1).card(1, "blessed#2")
    casting(game, card, dice=dice(3, 3))
    assert not game[1].clues, "who is blessed already is left out"


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
    game = casting(caster("conjuration#1").reserve(*STOCK), "conjuration#1", "no", dice=dice(3, 4))
    assert game.held(0) == ["conjuration"]


@pytest.mark.parametrize(("other", "held"), [(1, []), (4, ["conjuration"])])
def test_the_first_conjuration_needs_a_four(other: int, held: list[str]) -> None:
    game = casting(caster("conjuration#1").reserve(*STOCK), "conjuration#1", dice=dice(0, 4, other))
    assert game.held(0) == held


@pytest.mark.parametrize("successes", [1, 2, 3])
def test_the_first_conjuration_costs_sanity(successes: int) -> None:
    game = casting(caster("conjuration#1").reserve(*STOCK), "conjuration#1", "no", dice=dice(successes, 4))
    assert cost(game) == (0, 1)


def test_the_first_conjuration_may_bring_another_of_any_value() -> None:
    game = caster("conjuration#1").reserve("arcane-tome", "double-barreled-shotgun", "arcane-scholar", "urban-guide")
    game.top_asset("private-care")
    casting(game, "conjuration#1", "yes", "gain:double-barreled-shotgun", dice=dice(4, 4))
    assert game.held(0) == ["arcane-tome", "conjuration", "double-barreled-shotgun"] and cost(game) == (0, 0)


@pytest.mark.parametrize(("answers", "held"), [(("pay",), ["conjuration"]), (("no",), ["axe"])])
def test_the_second_conjuration_is_kept_for_an_item(answers: tuple[str, ...], held: list[str]) -> None:
    game = casting(caster("conjuration#2").card(0, "axe").reserve(), "conjuration#2", *answers, dice=dice(0, 4))
    assert game.held(0) == held


def test_the_second_conjuration_takes_no_artifact_for_an_asset() -> None:
    game = casting(caster("conjuration#2").card(0, "necronomicon").reserve(), "conjuration#2", dice=dice(0, 4))
    assert game.held(0) == ["necronomicon"]


def test_the_second_conjuration_costs_sanity() -> None:
    game = casting(caster("conjuration#2").reserve(*STOCK), "conjuration#2", "no", dice=dice(1, 4))
    assert cost(game) == (0, 1)


def test_the_second_conjuration_brings_any_number() -> None:
    game = caster("conjuration#2").reserve("bandages", "whiskey", "38-revolver", "arcane-tome").top_asset("kerosene")
    casting(game, "conjuration#2", "no", "gain:bandages", "gain:whiskey", dice=dice(2, 4))
    assert game.held(0) == ["bandages", "conjuration", "whiskey"] and cost(game) == (0, 0)
    assert len(game.state.reserve) == 4 and "kerosene" in game.state.reserve


# Feed the Mind.


@pytest.mark.parametrize("card", ["feed-the-mind#1", "feed-the-mind#2"])
def test_feed_the_mind_improves_a_skill_of_somebody_on_the_space(card: str) -> None:
    game = caster(card).improve(0, "lore", 2)
    answers = ["aim:trish-scarborough", "improve:will", *(["no"] if card.endswith("1") else [])]
    casting(game, card, *answers, dice=dice(1, 4))
    assert game[1].improved == {"will": 1}


@pytest.mark.parametrize("successes", [0, 1, 2])
@pytest.mark.parametrize(("answer", "lost", "held"), [("pay", (0, 2), ["feed-the-mind"]), ("no", (0, 0), [])])
def test_the_first_feed_the_mind_is_kept_for_sanity(
    successes: int, answer: str, lost: tuple[int, int], held: list[str]
) -> None:
    answers = ["aim:akachi-onyele", *(["improve:will"] if successes else []), answer]
    game = casting(caster("feed-the-mind#1"), "feed-the-mind#1", *answers, dice=dice(successes, 2))
    assert cost(game) == lost and game.held(0) == held


@pytest.mark.parametrize(("answers", "level"), [(("yes", "improve:will"), 2), (("no",), 1)])
def test_the_first_feed_the_mind_may_improve_twice(answers: tuple[str, ...], level: int) -> None:
    game = caster("feed-the-mind#1").improve(0, "lore", 1)
    casting(game, "feed-the-mind#1", "aim:trish-scarborough", "improve:will", *answers, dice=dice(3, 3))
    assert game[1].improved == {"will": level} and cost(game) == (0, 0)


@pytest.mark.parametrize(("other", "held"), [(1, []), (4, ["feed-the-mind"])])
def test_the_second_feed_the_mind_needs_a_four(other: int, held: list[str]) -> None:
    game = casting(caster("feed-the-mind#2"), "feed-the-mind#2", "aim:akachi-onyele", dice=dice(0, 2, other))
    assert game.held(0) == held and cost(game) == (0, 0)


def test_the_second_feed_the_mind_costs_sanity() -> None:
    game = casting(caster("feed-the-mind#2"), "feed-the-mind#2", "aim:akachi-onyele", "improve:will", dice=dice(1, 2))
    assert cost(game) == (0, 1)


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
    casting(game, "plumb-the-void#2", "aim:trish-scarborough", dice=dice(2, 2))
    assert game[1].space == "rome"


def test_the_first_plumb_the_void_hurts_the_chosen_one() -> None:
    game = casting(caster("plumb-the-void#1"), "plumb-the-void#1", "aim:trish-scarborough", dice=dice(0, 2))
    assert cost(game, 1) == (3, 0) and cost(game) == (0, 0)


@pytest.mark.parametrize("successes", [1, 2])
def test_the_first_plumb_the_void_costs_sanity(successes: int) -> None:
    game = casting(
        caster("plumb-the-void#1"), "plumb-the-void#1", "aim:trish-scarborough", "no", dice=dice(successes, 2)
    )
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
    assert casting(caster("plumb-the-void#2"), "plumb-the-void#2", *answers, dice=dice(successes, 2)).held(0) == held


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
    casting(game, "shriveling#1", dice=dice(2))
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
