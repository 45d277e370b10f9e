"""What artifacts do besides bonuses and rerolls, as published (those are in test_card_facts)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch.combat import fight
from miskatonic.games.eldritch.gates import close_gate
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.possessions import gain_artifact
from miskatonic.games.eldritch.reactions import react
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.state import Scene
from miskatonic.games.eldritch.testing import prepare, skill_test
from miskatonic.games.eldritch.trading import trade
from miskatonic.games.eldritch.words import LORE, Harm, Occurring

from .given import Situation, given
from .spellcasting import casting


def owner(*cards: str) -> Situation:
    """Akachi with cards, and Trish, both in Rome, with 4 health and 4 sanity each."""
    game = given("akachi-onyele", "trish-scarborough").card(0, *cards).doom(9)
    for who in range(2):
        game.stand(who, "rome").health(who, 4).sanity(who, 4)
    return game


def left(game: Situation, who: int = 0) -> tuple[int, int]:
    return game[who].health.left, game[who].sanity.left


# Tomes: a lore test, and sanity for what they teach.

TOMES = ["cultes-des-goules", "de-vermis-mysteriis", "necronomicon", "ttka-halot"]


def gains(game: Situation) -> tuple[int, int, int, int]:
    """Clues, improvements, spells, and the health that the monster has lost."""
    spells = sum("#" in card for card in game[0].cards)
    return len(game[0].clues), sum(game[0].improved.values()), spells, sum(each.lost for each in game.monsters())


@pytest.mark.parametrize(
    ("card", "answers", "gained"),
    [
        ("cultes-des-goules", (), (2, 0, 0, 0)),
        ("de-vermis-mysteriis", ("improve:will",), (0, 1, 0, 0)),
        ("necronomicon", (), (0, 0, 2, 0)),
        ("ttka-halot", (), (0, 0, 0, 3)),
    ],
)
def test_a_tome_teaches_for_sanity(card: str, answers: tuple[str, ...], gained: tuple[int, ...]) -> None:
    game = owner(card).monster("gug", "rome").turn().do(f"use:{card}", "pay", *answers, dice="5 1 1")
    assert gains(game) == gained and left(game) == (4, 3)


@pytest.mark.parametrize("card", TOMES)
def test_a_tome_may_be_closed(card: str) -> None:
    game = owner(card).monster("gug", "rome").turn().do(f"use:{card}", "no", dice="5 1 1")
    assert gains(game) == (0, 0, 0, 0) and left(game) == (4, 4)


@pytest.mark.parametrize("card", TOMES)
def test_a_tome_that_is_not_understood_teaches_nothing(card: str) -> None:
    game = owner(card).monster("gug", "rome").turn().do(f"use:{card}", dice="1 1 1")
    assert gains(game) == (0, 0, 0, 0) and left(game) == (4, 4)


@pytest.mark.parametrize("card", TOMES)
def test_a_tome_does_not_take_the_last_sanity(card: str) -> None:
    game = owner(card).monster("gug", "rome").sanity(0, 1)
    assert f"use:{card}" not in game.turn().keys, "it would be of no use"


def test_ttka_halot_is_for_a_monster_on_the_space() -> None:
    game = owner("ttka-halot").monster("gug", "rome").monster("dunwich-horror", "rome").monster("shoggoth", "tokyo")
    gug, epic, _ = game.monsters()
    game.turn().do("use:ttka-halot", "pay", dice="5 1 1")
    assert game.keys == [f"monster:{gug.token}", f"monster:{epic.token}"]
    game.do(f"monster:{epic.token}")
    assert [each.lost for each in game.monsters()] == [0, 3, 0]


# Magic.


def test_the_flute_defeats_all_monsters_that_are_not_epic() -> None:
    game = owner("flute-of-the-outer-gods").monster("gug", "rome").monster("mummy", "rome").monster("shoggoth", "tokyo")
    game.monster("dunwich-horror", "rome").turn().do("use:flute-of-the-outer-gods", "pay")
    assert game.kinds() == ["dunwich-horror", "shoggoth"] and left(game) == (2, 2)


def test_the_flute_needs_health_and_sanity() -> None:
    game = owner("flute-of-the-outer-gods").monster("gug", "rome").sanity(0, 2).turn()
    assert "use:flute-of-the-outer-gods" not in game.keys


@pytest.mark.parametrize(("who", "space", "pool"), [(0, "rome", 4), (1, "rome", 2), (1, "tokyo", 1)])
def test_the_gate_box_gives_a_die_in_other_worlds(who: int, space: str, pool: int) -> None:
    game = owner("gate-box").stand(1, space)
    assert prepare(game.state, who, LORE, 0, (Occurring.OTHER_WORLD,)).pool == pool
    assert prepare(game.state, who, LORE).pool == (3 if who == 0 else 1)


@pytest.mark.parametrize(("who", "clues"), [(0, 1), (1, 0)])
def test_the_gate_box_holds_a_clue_for_who_closes_a_gate(who: int, clues: int) -> None:
    game = owner("gate-box").gate("rome")
    game.state.turn = who
    game.state.scene = Scene(who, "other-world", "other-world-1", "")
    assert close_gate(game.table, who, "rome")
    game.run(react(game.table, "gate-closed", Me(who=who, gate="rome")))
    assert len(game[0].clues) == clues and not game[1].clues


@pytest.mark.parametrize(("during", "result"), [((Occurring.SPELL,), 4), ((), 2)])
def test_sixes_count_twice_for_the_glass_of_mortlan(during: tuple[Occurring, ...], result: int) -> None:
    game = owner("glass-of-mortlan")
    assert game.run(skill_test(game.table, Me(who=0), LORE, 0, during), dice="6 6 1").value.result == result


def test_the_glass_of_mortlan_prevents_a_loss_by_a_spell() -> None:
    game = owner("glass-of-mortlan", "mists-of-releh#1")
    casting(game, "mists-of-releh#1", "use:glass-of-mortlan", dice="5 1 1")
    assert left(game) == (3, 4), "one of health is lost all the same"


def test_the_glass_of_mortlan_prevents_one_of_the_price_of_a_spell() -> None:
    game = owner("glass-of-mortlan", "shriveling#1").monster("gug", "rome")
    casting(game, "shriveling#1", "pay", "use:glass-of-mortlan", dice="1 1 1")
    assert left(game) == (4, 3) and "shriveling" in game.held(0)


def test_the_glass_of_mortlan_is_for_spells_alone() -> None:
    game = owner("glass-of-mortlan")
    assert not game.effect({"do": "lose", "what": "sanity"}).decisions
    assert left(game) == (4, 3)


def test_the_grotesque_statue_brings_five_clues() -> None:
    game = owner().top_artifact("grotesque-statue")
    game.run(gain_artifact(game.table, 0))
    assert len(game[0].clues) == 5


def test_the_grotesque_statue_brings_none_by_trade() -> None:
    game = owner("grotesque-statue")
    game.run(trade(game.table, 0), "give:grotesque-statue", "agree")
    assert game.held(1) == ["grotesque-statue"] and not game[1].clues


def test_the_grotesque_statue_prevents_all_sanity_loss_once_per_round() -> None:
    game = owner("grotesque-statue").clues(0, 2)
    game.run(lose(game.table, 0, Harm.SANITY, 3), "use:grotesque-statue")
    assert left(game) == (4, 4) and len(game[0].clues) == 1
    assert not game.run(lose(game.table, 0, Harm.SANITY, 1)).decisions


def test_the_grotesque_statue_is_for_its_owner_and_a_clue() -> None:
    assert not owner("grotesque-statue").effect({"do": "lose", "what": "sanity"}).decisions
    game = owner("grotesque-statue").clues(0, 1)
    assert not game.run(lose(game.table, 1, Harm.SANITY, 1)).decisions
    assert not game.run(lose(game.table, 0, Harm.HEALTH, 1)).decisions


def test_the_lightning_gun_hurts_everything_and_its_owner() -> None:
    game = owner("lightning-gun").monster("gug", "rome").monster("ghoul", "rome").monster("shoggoth", "tokyo")
    game.turn().do("use:lightning-gun")
    assert left(game) == (3, 4) and left(game, 1) == (4, 4)
    assert [(each.space, each.lost) for each in game.monsters()] == [("rome", 1), ("tokyo", 0)]


def test_the_lightning_gun_hurts_everything_although_its_owner_falls() -> None:
    game = owner("lightning-gun").monster("gug", "rome").health(0, 1).turn().do("use:lightning-gun")
    assert game[0].fate == "defeated" and game.monsters()[0].lost == 1


@pytest.mark.parametrize(("answer", "spaces"), [("swap", ("tokyo", "rome")), ("no", ("rome", "tokyo"))])
def test_the_brain_case_trades_and_swaps(answer: str, spaces: tuple[str, str]) -> None:
    game = owner("mi-go-brain-case", "axe").card(1, "whiskey").stand(1, "tokyo").turn()
    game.do("use:mi-go-brain-case", "give:axe", "take:whiskey", "done", "agree")
    assert game.table.decision is not None and game.table.decision.seat == 1
    game.do(answer)
    assert (game[0].space, game[1].space) == spaces
    assert (game.held(0), game.held(1)) == (["mi-go-brain-case", "whiskey"], ["axe"])


@pytest.mark.parametrize("who", [0, 1])
def test_the_brain_case_moves_nobody_who_cannot_move(who: int) -> None:
    game = owner("mi-go-brain-case").stand(1, "tokyo").card(who, "detained")
    game.effect({"do": "swap-minds"}, "done")
    assert (game[0].space, game[1].space) == ("rome", "tokyo")


def test_the_pallid_mask_hides_its_owner() -> None:
    game = owner("pallid-mask").monster("mummy", "rome").stand(1, "tokyo").encounter()
    assert game.keys == ["unseen", "fight"]
    game.do("fight", dice="6 6 6 6 1")
    assert game[0].health.left == 2


def test_the_ruby_gives_an_action_for_sanity_once_per_round() -> None:
    game = owner("ruby-of-rlyeh").stand(0, "1").turn().do("rest", "more:ruby-of-rlyeh")
    assert game.state.actions_left == 2 and game[0].sanity.left == 4
    assert "more:ruby-of-rlyeh" not in game.keys and "rest" not in game.keys
    assert "more:ruby-of-rlyeh" not in owner("ruby-of-rlyeh").sanity(0, 1).turn().keys


def test_the_sword_recovers_sanity_for_a_defeated_monster() -> None:
    game = owner("sword-of-saint-jerome").monster("mummy", "rome", lost=2)
    game.run(fight(game.table, 0, game.monsters()[0]), dice="6 1 1 1 1 1 6 1 1 1 1")
    assert left(game) == (3, 4), "one was lost to horror"


def test_the_silver_key_spares_a_clue_once_per_round() -> None:
    price = {"do": "pay-then", "cost": {"pay": "clues", "n": 2}, "then": [{"do": "advance-doom"}]}
    game = owner("the-silver-key").clues(0, 3)
    game.effect(price, "pay", "spend:cheaper")
    assert len(game[0].clues) == 2
    game.effect(price, "pay")
    assert not game[0].clues and game.state.doom == 7


def test_the_silver_key_pays_for_the_clue_that_is_lacking() -> None:
    price = {"do": "pay-then", "cost": {"pay": "clues", "n": 2}, "then": [{"do": "advance-doom"}]}
    game = owner("the-silver-key").clues(0, 1)
    game.effect(price, "pay")
    assert not game[0].clues and game.state.doom == 8
    game.clues(0, 1).effect(price)
    assert len(game[0].clues) == 1 and game.state.doom == 8, "once per round"


def test_the_silver_key_does_not_pay_for_rerolls() -> None:
    game = owner("the-silver-key").clues(0, 1)
    game.run(skill_test(game.table, Me(who=0), LORE), "reroll:1", dice="1 1 1 2")
    assert not game[0].clues
