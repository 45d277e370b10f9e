"""What items and traits do, each used once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.mansions import causes, exploring, harm, horror
from miskatonic.games.mansions.actions import card_actions
from miskatonic.games.mansions.components import ITEMS, TRAITS
from miskatonic.games.mansions.house import house_of
from miskatonic.games.mansions.occasions import react
from miskatonic.games.mansions.resolver import Me, pay
from miskatonic.games.mansions.state import Turn
from miskatonic.games.mansions.testing import prepare
from miskatonic.games.mansions.verbs import LANGUAGE
from miskatonic.games.mansions.vitals import in_darkness
from miskatonic.games.mansions.words import During, Skill
from miskatonic.kernel.effects import Condition, any_possible, resolve

from .answering import play
from .given import Situation, given

HERE = "foyer.s"
NEXT_DOOR = next(space for space in house_of("fall-of-house-lynch").spaces if space.startswith("dining-room"))


def a_game(*cards: str, team: tuple[str, ...] = ("joe-diamond", "jenny-barnes")) -> Situation:
    """Joe and Jenny in one space of the foyer; Joe has the cards."""
    game = given(*team)
    for seat in range(1, len(team) + 1):
        game.stand(seat, HERE)
    game.skill(1, lore=5, intellect=5, luck=5, willpower=5)
    return game.card(1, *cards)


def use(game: Situation, card: str, dice: str = "", who: int = 1, **answers: str) -> list[str]:
    """Do what the action of a card says, and pay for it."""
    printed = (ITEMS.get(card) or TRAITS[card]).able.actions[0]
    me = Me(who=who, card=card)
    assert any_possible(printed.then, game.table, me)
    if printed.cost is not None:
        assert printed.cost.affordable(game.table, me)
        play(game, printed.cost.pay(game.table, me))
    return play(game, resolve(printed.then, game.table, me), dice, **answers)


def useless(game: Situation, card: str) -> bool:
    printed = (ITEMS.get(card) or TRAITS[card]).able.actions[0]
    return not any_possible(printed.then, game.table, Me(who=1, card=card))


def bonus(game: Situation, skill: str, during: During = During.CARD, **about: Any) -> int:
    return prepare(game.table, Me(who=1, **about), Skill(skill), 0, during).bonus


# What is brought along.


def test_duke_helps_in_combat_and_carries_something_over():
    game = a_game("duke", "axe", "knife").stand(2, "foyer.n")
    assert bonus(game, "strength", During.COMBAT) == bonus(game, "dexterity", During.COMBAT) == 2
    assert bonus(game, "strength") == bonus(game, "marksmanship", During.COMBAT) == 0
    use(game, "duke", send_card="card:knife")
    assert (game[1].cards, game[2].cards) == (["axe"], ["duke", "knife"])


def test_duke_does_not_go_too_far():
    game = a_game("duke")
    far = next(space for space in house_of(game.state.story).spaces if space.startswith("freezer"))
    assert useless(game.stand(2, far), "duke")


def test_the_guitar_soothes_somebody():
    game = a_game("guitar").hurt(2, horror=2)
    me = Me(who=1, card="guitar")
    play(game, resolve(ITEMS["guitar"].able.actions[0].then, game.table, me), "6", who="investigator:jenny-barnes")
    assert game[2].horror == 1
    assert useless(a_game("guitar"), "guitar")


def test_the_magnifying_glass_and_the_torch_make_quick_explorers():
    assert ITEMS["magnifying-glass"].able.quick_explorer and ITEMS["torch"].able.quick_explorer
    assert bonus(a_game("magnifying-glass"), "intellect") == 1


def test_holy_water_burns_a_monster():
    game = a_game("holy-water").monster("zombie", HERE)
    use(game, "holy-water")
    assert (game.the("zombie").damage, game.the("zombie").stun) == (4, 1)
    assert ITEMS["holy-water"].able.actions[0].discards
    assert useless(a_game("holy-water"), "holy-water")


@pytest.mark.parametrize(
    ("card", "skill", "during", "n"),
    [
        ("holy-rosary", "willpower", During.HORROR_CHECK, 2),
        ("dream-journal", "lore", During.CARD, 1),
        ("walking-cane", "dexterity", During.EVADE, 1),
        ("compact-mirror", "dexterity", During.EVADE, 2),
        ("crucifix", "willpower", During.CARD, 1),
    ],
)
def test_some_items_add_to_tests(card: str, skill: str, during: During, n: int):
    assert bonus(a_game(card), skill, during) == n
    assert bonus(a_game(card), "strength") == 0


def test_dynamite_hits_everybody_in_a_space():
    game = a_game("dynamite").stand(2, "foyer.n").monster("shoggoth", "foyer.n")
    use(game, "dynamite", blast="space:foyer.n")
    assert (game.the("shoggoth").damage, game[2].damage, game[1].damage) == (5, 5, 0)


@pytest.mark.parametrize(("die", "stun", "kept"), [("5", 1, True), ("6", 0, False)])
def test_the_flux_stabilizer_holds_a_monster_or_breaks(die: str, stun: int, kept: bool):
    game = a_game("flux-stabilizer").monster("zombie", "foyer.n")
    use(game, "flux-stabilizer", die)
    assert (game.the("zombie").stun, "flux-stabilizer" in game[1].cards) == (stun, kept)


def test_the_dream_journal_gives_a_skill_point():
    game = a_game("dream-journal")
    use(game, "dream-journal")
    assert game[1].skill_points == 1


@pytest.mark.parametrize(("die", "damage", "own"), [("5", 1, 0), ("6", 2, 1)])
def test_the_chemistry_set_heals_or_burns(die: str, damage: int, own: int):
    game = a_game("chemistry-set").hurt(2, damage=2)
    play(
        game,
        resolve(ITEMS["chemistry-set"].able.actions[0].then, game.table, Me(who=1, card="chemistry-set")),
        die,
        who="investigator:jenny-barnes",
    )
    assert (game[2].damage, game[1].damage) == (damage, own)


# What is found.


@pytest.mark.parametrize(("die", "threat", "horror"), [("5", 1, 0), ("6", 3, 1)])
def test_the_ceremonial_skull_drains_threat(die: str, threat: int, horror: int):
    game = a_game("ceremonial-skull").threat(3)
    use(game, "ceremonial-skull", die)
    assert (game.state.threat, game[1].horror) == (threat, horror)


def test_cult_robes_deceive_cultists_only():
    game = a_game("cult-robes").monster("cultist", HERE).monster("zombie", HERE)
    cultist, zombie = game.state.monsters
    assert bonus(game, "dexterity", During.EVADE, monster=cultist.id) == 3
    assert bonus(game, "dexterity", During.EVADE, monster=zombie.id) == 0


@pytest.mark.rule("mom.exploration-card.8")
@pytest.mark.parametrize(
    ("card", "passing", "choices"),
    [
        ("de-vermis-mysteriis", "4", 4),
        ("dhol-chants", "5", 2),
        ("nameless-cults", "5", 4),
        ("whateleys-diary", "5", 2),
    ],
)
def test_tomes_teach_a_spell_and_are_gone(card: str, passing: str, choices: int):
    game = a_game(card)
    asked = game.run(
        resolve(ITEMS[card].able.actions[0].then, game.table, Me(who=1, card=card)),
        "card:soul-pact" if card == "whateleys-diary" else "card:shriveling",
        dice=passing,
    )
    assert len(asked.keys[0]) == choices
    assert len(game[1].spells) == 1
    assert card not in game[1].cards


@pytest.mark.parametrize(
    ("card", "horror", "drawn"),
    [("de-vermis-mysteriis", 1, 0), ("dhol-chants", 1, 0), ("nameless-cults", 0, 0), ("whateleys-diary", 0, 1)],
)
def test_tomes_that_are_misread_stay(card: str, horror: int, drawn: int):
    game = a_game(card)
    use(game, card, "10")
    assert (game[1].horror, len(game.state.mythos_hand), game[1].spells) == (horror, drawn, [])
    assert card in game[1].cards


def test_the_elder_sign_drives_monsters_away():
    game = a_game("elder-sign").monster("zombie", HERE)
    use(game, "elder-sign", "5")
    assert game.the("zombie").space not in (HERE, *game.near(HERE))
    failing = a_game("elder-sign").monster("zombie", HERE)
    use(failing, "elder-sign", "6")
    assert (failing.the("zombie").space, failing[1].horror) == (HERE, 1)


def test_the_fire_extinguisher_reaches_the_next_room():
    game = a_game("fire-extinguisher").fire("dining-room", "freezer")
    use(game, "fire-extinguisher")
    assert game.state.fire == ["freezer"]
    assert useless(game, "fire-extinguisher")


@pytest.mark.rule("mom.darkness.5")
def test_the_lantern_ignores_darkness():
    game = a_game("lantern").darkness("foyer")
    assert not in_darkness(game.state, 1)
    assert in_darkness(game.state, 2)


def test_the_ruby_sells_skill_points_for_horror():
    game = a_game("ruby-of-rlyeh")
    use(game, "ruby-of-rlyeh")
    assert (game[1].horror, game[1].skill_points) == (1, 1)
    game.hurt(1, horror=8)
    cost = ITEMS["ruby-of-rlyeh"].able.actions[0].cost
    assert cost is not None and not cost.affordable(game.table, Me(who=1, card="ruby-of-rlyeh"))


@pytest.mark.parametrize(("die", "stun"), [("5", 0), ("6", 1)])
def test_saturnian_wine_heals_and_may_stun(die: str, stun: int):
    game = a_game("saturnian-wine").hurt(1, horror=4)
    use(game, "saturnian-wine", die)
    assert (game[1].horror, game[1].stun) == (1, stun)


@pytest.mark.rule("mom.trauma.8")
@pytest.mark.rule("mom.keeper-action.8")
def test_a_sedative_needs_somebody_with_a_trauma_card():
    assert useless(a_game("sedative"), "sedative")
    game = a_game("sedative").trauma(2, "panic", "insanity").trauma(2, "broken-arm", "injury")
    use(game, "sedative", trauma="card:broken-arm")
    assert (game[2].injury, game[2].insanity is not None) == (None, True)


def test_startling_evidence_is_skill_points():
    game = a_game()
    play(game, exploring.receive(game.table, 1, "startling-evidence"))
    assert (game[1].skill_points, game[1].cards) == (2, [])
    assert "startling-evidence" in game.state.box


def test_whiskey_heals_horror():
    game = a_game("whiskey").hurt(1, horror=3)
    use(game, "whiskey")
    assert game[1].horror == 1
    assert useless(a_game("whiskey"), "whiskey")


# Traits.


def with_trait(trait: str, who: str, *cards: str) -> Situation:
    return (
        given(who, "jenny-barnes" if who != "jenny-barnes" else "joe-diamond")
        .stand(1, HERE)
        .stand(2, HERE)
        .traits(1, trait)
        .card(1, *cards)
    )


def test_false_trail_helps_all_evading_of_a_turn():
    game = with_trait("false-trail", "ashcan-pete").monster("zombie", HERE)
    play(game, react(game.table, "before-evade", 1, monster=game.the("zombie").id))
    assert bonus(game, "dexterity", During.EVADE) == 4
    assert bonus(game, "dexterity") == 0


def test_travelling_light_turns_cards_into_skill_points():
    game = with_trait("travelling-light", "ashcan-pete", "axe", "whiskey", "silver-key")
    game.run(
        resolve(TRAITS["travelling-light"].able.actions[0].then, game.table, Me(who=1, card="travelling-light")),
        "discard:axe",
        "discard:whiskey",
    )
    assert (game[1].skill_points, game[1].cards) == (2, ["silver-key"])


def test_vivid_dreams_take_cards_from_the_keeper():
    game = with_trait("vivid-dreams", "gloria-goldberg").mythos_hand("wrong-turn", "vertigo", "cold-draught")
    use(game, "vivid-dreams")
    assert len(game.state.mythos_hand) == 1


def test_deadline_and_devil_may_care_give_more_steps():
    game = with_trait("deadline", "gloria-goldberg")
    game.state.turn = Turn(1, moves=0, action=False)
    use(game, "deadline")
    assert (game.state.turn.moves, game.state.turn.action) == (2, False)
    use(game, "devil-may-care")
    assert game.state.turn.action
    assert useless(game, "devil-may-care"), "there is an Action to be spent"


def test_scholars_gain_spells_and_skill_points():
    game = with_trait("tenured-scholar", "harvey-walters")
    use(game, "tenured-scholar", gain_spell="card:bind-monster")
    assert [card.partition("#")[0] for card in game[1].spells] == ["bind-monster"]
    use(game, "cool-reason")
    assert game[1].skill_points == 2


@pytest.mark.rule("mom.trait-sample.1")
def test_steadfast_resolve_passes_a_horror_check_and_moves():
    game = with_trait("steadfast-resolve", "jenny-barnes").stand(1, "foyer.n").stand(2, NEXT_DOOR)
    game.monster("zombie", "foyer.se")
    topics = play(game, horror.entered_room(game.table, 1))
    assert game[1].horror == 0
    assert topics.count("walk") == len(game.told("moved")) == 2
    assert [told.kind for told in game.told("horror-passed")] == ["zombie"]


@pytest.mark.rule("mom.named-monster.7.ltp")
@pytest.mark.parametrize(("die", "name", "left"), [("5", "", 0), ("6", "", 1), ("5", "walter-lynch", 1)])
def test_lucky_break_kills_what_has_no_name(die: str, name: str, left: int):
    game = with_trait("lucky-break", "joe-diamond").skill(1, luck=5).monster("maniac", HERE, name=name)
    me = Me(who=1, card="lucky-break")
    play(game, resolve(TRAITS["lucky-break"].able.actions[0].then, game.table, me), die)
    assert len(game.state.monsters) == left


def test_on_the_case_rewards_a_clue():
    game = with_trait("on-the-case", "joe-diamond")
    play(game, react(game.table, "clue-found", 1))
    assert game[1].skill_points == 3
    play(game, react(game.table, "clue-found", 1))
    assert game[1].skill_points == 3


@pytest.mark.parametrize(("die", "read"), [("6", True), ("7", False)])
def test_test_theories_reads_the_objective(die: str, read: bool):
    game = with_trait("test-theories", "kate-winthrop")
    use(game, "test-theories", die)
    assert game.state.knows_objective(1) is read
    assert bool(game.told("objective-seen")) == read
    assert not game.state.revealed


def test_controlled_experiment_stuns_the_whole_room():
    game = with_trait("controlled-experiment", "kate-winthrop").monster("zombie", HERE).monster("maniac", "foyer.n")
    game.monster("cultist", NEXT_DOOR)
    use(game, "controlled-experiment")
    assert [monster.stun for monster in game.state.monsters] == [1, 1, 0]


def test_the_gangster_fights_better_and_profits():
    game = with_trait("hard-boiled", "michael-mcglen")
    use(game, "hard-boiled")
    assert bonus(game, "strength", During.COMBAT) == 3
    game = with_trait("blood-money", "michael-mcglen").hurt(1, horror=3)
    play(game, react(game.table, "killed-monster", 1))
    assert (game[1].horror, game[1].skill_points) == (1, 1)


def test_the_nun_prays_and_endures():
    game = with_trait("evening-prayer", "sister-mary").hurt(1, horror=1).hurt(2, horror=3)
    use(game, "evening-prayer")
    assert (game[1].horror, game[2].horror) == (0, 1)
    game = with_trait("merciful-hands", "sister-mary")
    play(game, harm.take(game.table, 1, 3))
    assert game[1].damage == 1


def test_what_is_used_is_told_by_its_name():
    game = with_trait("deadline", "gloria-goldberg").card(1, "whiskey").hurt(1, horror=2).turn(1)
    game.do("use:deadline", "use:whiskey")
    assert [told.trait for told in game.told("trait-used")] == ["deadline"]
    assert [told.card for told in game.told("ability-used")] == ["whiskey"]


def test_several_actions_of_a_card_are_told_apart(monkeypatch: pytest.MonkeyPatch):
    whiskey, guitar = ITEMS["whiskey"], ITEMS["guitar"]
    both = replace(whiskey.able, actions=[*whiskey.able.actions, *guitar.able.actions])
    monkeypatch.setitem(ITEMS, "whiskey", replace(whiskey, able=both))
    game = a_game("whiskey#made-up").hurt(1, horror=2).turn(1)
    options = [*card_actions(game.table, 1, takes_action=True), *card_actions(game.table, 1, takes_action=False)]
    assert {option.key: option.say.args["n"] for option in options} == {"use:whiskey": 1, "use:whiskey:1": 2}


def test_what_is_paid_for_a_card_comes_from_the_card():
    game = a_game()
    card = next(id for id, item in ITEMS.items() if any(each.cost is not None for each in item.able.actions))
    action = next(each for each in ITEMS[card].able.actions if each.cost is not None)
    assert action.cost is not None
    play(game, pay(action.cost, game.table, Me(who=1, card=card)))
    (suffered,) = game.told("suffered")
    assert suffered.cause == causes.component(card)


def test_of_several_weapons_one_of_the_sort_is_enough():
    ranged = next(id for id, item in ITEMS.items() if item.attack == "ranged")
    blade = next(id for id, item in ITEMS.items() if item.attack in ("sharp", "blunt"))
    has = LANGUAGE.decode({"is": "has", "type": "weapon", "attack": "ranged"}, Condition)
    assert has.holds(a_game(blade, ranged).table, Me(who=1))
    assert not has.holds(a_game(blade).table, Me(who=1))
