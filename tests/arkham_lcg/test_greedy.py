"""The greedy bot: what it does in situations where it is clear what to do."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from miskatonic import new_game
from miskatonic.agents import agents, make_agent
from miskatonic.agents.arkham_lcg.abilities import ACTIONS, FREE
from miskatonic.agents.arkham_lcg.answers import ANSWERS
from miskatonic.agents.arkham_lcg.arms import TALENTS, WEAPONS
from miskatonic.agents.arkham_lcg.events import EVENTS
from miskatonic.agents.arkham_lcg.goals import Goals
from miskatonic.agents.arkham_lcg.question import Question
from miskatonic.agents.arkham_lcg.reactions import REACTIONS
from miskatonic.agents.arkham_lcg.situation import Situation
from miskatonic.agents.arkham_lcg.stakes import Stakes
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.state import InPlay
from miskatonic.games.arkham_lcg.words import NAME, NIGHT_OF_THE_ZEALOT
from miskatonic.games.arkham_lcg.zones import put_into_play

from .core_set import CORE_SET
from .given import ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, WENDY, Scene, given

RAT, MINION, PRIEST, LITA = "01159", "01160", "01116", "01117"
AUTOMATIC, MACHETE, KNIFE, MAGNIFYING_GLASS = "01016", "01020", "01086", "01030"
BEAT_COP, GUARD_DOG, COAT = "01018", "01021", "01072"
LOOK_WHAT_I_FOUND, WENDYS_AMULET = "01079", "01014"
DYNAMITE, DODGE, LUCKY, HUNCH, CACHE, MIND_OVER_MATTER = "01024", "01023", "01080", "01037", "01088", "01036"
GUTS, PERCEPTION, VICIOUS_BLOW, DEDUCTION = "01089", "01090", "01025", "01039"


def answer(scene: Scene) -> str:
    """What the bot answers to the question of the scene."""
    table = scene.resumed()
    decision = table.decision
    assert decision is not None
    return make_agent("greedy", NAME).choose(decision, partial(table.view, decision.seat)).key


def play_on(scene: Scene) -> str:
    key = answer(scene)
    scene.do(key)
    return key


# In one's turn.


def test_there_is_a_greedy_bot_for_the_card_game() -> None:
    assert agents(NAME) == ["random", "greedy"]


def test_it_investigates_where_clues_are_needed() -> None:
    assert answer(given(ROLAND)) == "investigate"


def test_it_plays_a_weapon_before_it_does_anything_else() -> None:
    assert answer(given(ROLAND).hand(0, AUTOMATIC, KNIFE)) == f"play:{AUTOMATIC}"


def test_a_second_weapon_can_wait() -> None:
    assert answer(given(ROLAND).asset(0, MACHETE).hand(0, AUTOMATIC)) == "investigate"


def test_it_plays_the_magnifying_glass_before_it_investigates() -> None:
    assert answer(given(ROLAND).hand(0, MAGNIFYING_GLASS)) == f"play:{MAGNIFYING_GLASS}"


def test_it_plays_an_event_from_the_discard_pile_as_it_would_from_its_hand() -> None:
    assert answer(given(WENDY).hand(0, HUNCH)) == f"play:{HUNCH}"
    assert answer(given(WENDY).asset(0, WENDYS_AMULET).discarded(0, HUNCH)) == f"play-discarded:{HUNCH}"


def test_it_fights_an_enemy_instead_of_provoking_it() -> None:
    scene = given(ROLAND).enemy(MINION, engaged=0)
    assert answer(scene).startswith("fight:")


def test_it_does_not_provoke_enemies_that_would_defeat_it() -> None:
    scene = given(DAISY).house().at(0, ATTIC).clues(ATTIC, 2).has(damage=4)
    scene.enemy(MINION, engaged=0).enemy("01161", engaged=0)
    assert answer(scene).startswith(("evade:", "fight:"))


def test_it_does_not_waste_ammunition_on_a_rat() -> None:
    scene = given(ROLAND).asset(0, AUTOMATIC).enemy(RAT, engaged=0)
    assert answer(scene).startswith("fight:")


def test_it_shoots_at_what_is_worth_it() -> None:
    scene = given(ROLAND).house().asset(0, AUTOMATIC).enemy(MINION, engaged=0)
    assert answer(scene).startswith(f"activate:{AUTOMATIC}")


def test_somebody_agile_evades_what_they_cannot_fight() -> None:
    scene = given(WENDY).house().enemy("01118", engaged=0)
    assert answer(scene).startswith("evade:")


def test_it_leaves_the_study_to_be_rid_of_enemies() -> None:
    scene = given(ROLAND).has(clues=2).enemy(MINION, engaged=0)
    assert answer(scene).startswith("use:01108")


def test_it_gets_ready_in_the_study_as_long_as_nobody_disturbs_it() -> None:
    scene = given(ROLAND).has(clues=2).clues("01111", 0)
    assert not answer(scene).startswith("use:01108")


def test_it_goes_where_the_clues_are() -> None:
    assert answer(given(ROLAND).house()).startswith((f"move:{ATTIC}", f"move:{CELLAR}"))


def test_it_carries_the_clues_to_the_hallway_with_its_last_action() -> None:
    scene = given(ROLAND).house().at(0, ATTIC).has(clues=3, actions=1)
    assert answer(scene).startswith(f"move:{HALLWAY}")


def test_it_stays_in_the_hallway_with_the_clues() -> None:
    scene = given(ROLAND).house().has(clues=3, actions=1)
    assert not answer(scene).startswith("move:")


def test_it_attacks_the_priest_with_the_best_weapon() -> None:
    scene = given(ROLAND).house().act(3).asset(0, AUTOMATIC).enemy(PRIEST, engaged=0)
    assert answer(scene).startswith(f"activate:{AUTOMATIC}")


def test_a_scholar_wins_lita_over() -> None:
    scene = given(ROLAND, DAISY).house().act(3).at(1, PARLOR).turn(1).enemy(PRIEST, engaged=0)
    put_into_play(scene.table, scene.take(LITA), InPlay(location=scene.place(PARLOR)))
    assert answer(scene.has()).startswith(f"activate:{PARLOR}")


def test_who_thinks_better_than_they_fight_thinks_before_they_act() -> None:
    scene = given(DAISY).house().act(3).has(resources=3).hand(0, MIND_OVER_MATTER, PERCEPTION).asset(0, KNIFE)
    table = scene.enemy(PRIEST, engaged=0).resumed()
    bot = make_agent("greedy", NAME)
    keys: list[str] = []
    for _ in range(2):
        assert table.decision is not None
        chosen = bot.choose(table.decision, partial(table.view, 0))
        keys.append(chosen.key)
        table.choose(chosen)
    assert keys[0] == f"play:{MIND_OVER_MATTER}"
    assert keys[1].startswith(("evade:", f"activate:{KNIFE}"))


def test_it_does_not_blow_itself_up() -> None:
    scene = given(ROLAND).house().has(resources=9).hand(0, DYNAMITE).enemy(MINION, engaged=0)
    assert not answer(scene).startswith("play:")


def test_it_throws_dynamite_at_enemies_next_door() -> None:
    scene = given(ROLAND).house().act(3).has(resources=9).hand(0, DYNAMITE).enemy(PRIEST, at=ATTIC, exhausted=True)
    assert play_on(scene) == f"play:{DYNAMITE}"
    assert answer(scene).startswith(f"blast:{ATTIC}")


def test_it_takes_a_turn_to_its_end() -> None:
    scene = given(ROLAND).house()
    for _ in range(12):
        if scene.state.active != 0:
            break
        play_on(scene)
    assert scene.state.active != 0


def test_on_its_own_a_scenario_is_never_left() -> None:
    scene = given(ROLAND).house().act(3).at(0, PARLOR).has(horror=4).enemy(PRIEST, engaged=0)
    assert not answer(scene).endswith("resign")


def test_in_a_campaign_it_is_better_to_leave_than_to_fall() -> None:
    scene = given(ROLAND, adventure=NIGHT_OF_THE_ZEALOT).house().act(3).at(0, PARLOR).has(horror=4)
    assert answer(scene.enemy(PRIEST, engaged=0).turn(0, actions=1)).endswith("resign")


# Tests and reactions.


def test_nothing_is_committed_to_a_test_that_can_hardly_fail() -> None:
    scene = given(ROLAND).hand(0, PERCEPTION, DEDUCTION).clues("01111", 1).bag("+1", "0").do("investigate")
    assert answer(scene) == "done"


def test_a_skill_is_committed_when_it_raises_the_chances() -> None:
    scene = given(ROLAND).house().at(0, CELLAR).hand(0, PERCEPTION).do("investigate")
    assert answer(scene) == f"commit:{PERCEPTION}"


def test_others_help_when_much_is_at_stake() -> None:
    scene = given(ROLAND, DAISY).house().act(3).enemy(PRIEST, engaged=0).hand(1, VICIOUS_BLOW).do("fight")
    assert answer(scene) == f"commit:{VICIOUS_BLOW}"


def test_a_blow_is_dodged_if_it_hurts() -> None:
    scene = given(ROLAND).house().hand(0, DODGE).enemy(PRIEST, engaged=0).step("enemy.begin")
    assert answer(scene).startswith(f"use:{DODGE}")


def test_a_rat_is_not_worth_a_card() -> None:
    scene = given(ROLAND).house().hand(0, DODGE).enemy(RAT, engaged=0).step("enemy.begin")
    assert answer(scene) == "pass"


def test_luck_is_used_where_it_helps() -> None:
    scene = given(WENDY).hand(0, LUCKY).bag("-2").do("investigate")
    while scene.offers("commit:") or scene.offers("use:01005"):
        scene.do("done" if scene.offers("commit:") else "pass")
    assert answer(scene).startswith(f"use:{LUCKY}")


def test_a_failure_may_be_worth_an_attempt() -> None:
    scene = given(WENDY).house().at(0, CELLAR).clues(CELLAR, 2).has(clues=1, resources=2)
    without = search_promise(scene)
    assert search_promise(scene.hand(0, LOOK_WHAT_I_FOUND)) > without + 1.0


def search_promise(scene: Scene) -> float:
    """What the bot expects of an investigation where it is."""
    table = scene.resumed()
    assert table.decision is not None
    return Question(table.decision, Situation(table.view(0), 0)).turn.investigate()


def test_roland_finds_evidence_on_whom_he_defeats() -> None:
    scene = given(ROLAND).enemy(RAT, engaged=0).bag("0").do("fight")
    assert answer(scene).startswith(f"use:{ROLAND}")


def test_a_coat_is_there_to_be_torn() -> None:
    scene = given(ROLAND).house().asset(0, COAT).enemy(MINION, engaged=0).step("enemy.begin")
    assert answer(scene).startswith(f"assign-damage:{COAT}")


def test_the_dog_takes_a_blow_to_bite() -> None:
    scene = given(ROLAND).house().asset(0, GUARD_DOG).enemy(MINION, engaged=0).step("enemy.begin")
    assert play_on(scene).startswith(f"assign-damage:{GUARD_DOG}")


def test_what_is_of_no_use_is_discarded_first() -> None:
    scene = (
        given(ROLAND).asset(0, MACHETE).hand(0, AUTOMATIC, MACHETE, KNIFE, BEAT_COP, GUTS, GUTS, HUNCH, CACHE, DODGE)
    )
    scene.step("upkeep.hands", "upkeep")
    assert answer(scene) in (f"discard:{KNIFE}", f"discard:{MACHETE}", f"discard:{AUTOMATIC}")


# It knows the cards, the chances and the rules of fairness.


def test_it_has_an_answer_to_everything_a_card_of_the_core_set_offers() -> None:
    known = {*WEAPONS, *ACTIONS, *FREE, *REACTIONS, *((code, "play") for code in EVENTS)}
    known |= {(code, skill) for code, skills in TALENTS.items() for skill in skills}
    offered = {
        (code, ability.name)
        for code in CORE_SET
        for ability in CARDS[code].abilities
        if ability.kind in ("action", "free", "reaction", "event")
    }
    assert offered <= known


@pytest.mark.parametrize("adventure", ["gathering", "midnight-masks", "devourer-below"])
@pytest.mark.parametrize("difficulty", ["standard", "hard"])
def test_its_chances_are_those_of_the_bag(adventure: str, difficulty: str) -> None:
    table = new_game(NAME, 2, 5, adventure=adventure, difficulty=difficulty)
    bot = make_agent("greedy", NAME, 5)
    compared = 0
    while (decision := table.decision) is not None and compared < 40:
        view: Any = table.view(decision.seat)
        if decision.prompt.id == "prompt-commit":
            stakes = Stakes(Situation(view, decision.seat), Goals(Situation(view, decision.seat)), view.test)
            odds = stakes.tester.chances.success(stakes.value, stakes.difficulty)
            assert odds == pytest.approx(view.test.odds, abs=0.0001)
            compared += 1
        table.choose(bot.choose(decision, lambda view=view: view))
    assert compared > 5


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("adventure", ["gathering", "midnight-masks", "devourer-below", "night-of-the-zealot"])
def test_it_plays_every_adventure_to_its_end(adventure: str, players: int) -> None:
    table = new_game(NAME, players, 3, events=False, checkpoints=False, adventure=adventure)
    bots = [make_agent("greedy", NAME, seat) for seat in range(players)]
    topics: set[str] = set()
    while (decision := table.decision) is not None:
        topics.add(decision.topic)
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    assert table.result is not None
    assert topics - {"turn", "commit", "react", "window"} <= set(ANSWERS)


def test_the_same_seed_plays_the_same_game() -> None:
    assert one_game("7") == one_game("7")


def one_game(seed: str) -> list[str]:
    table = new_game(NAME, 2, seed, events=False, checkpoints=False)
    bot = make_agent("greedy", NAME, seed)
    keys: list[str] = []
    while (decision := table.decision) is not None:
        chosen = bot.choose(decision, partial(table.view, decision.seat))
        keys.append(chosen.key)
        table.choose(chosen)
    return keys


def test_it_wins_where_chance_never_does() -> None:
    assert wins("random") == 0
    assert wins("greedy") >= 8


def wins(name: str) -> int:
    """Of twenty nights at Roland's house."""
    won = 0
    for seed in range(20):
        table = new_game(NAME, 1, seed, events=False, checkpoints=False, investigators=[ROLAND])
        bot = make_agent(name, NAME, seed)
        while (decision := table.decision) is not None:
            table.choose(bot.choose(decision, partial(table.view, 0)))
        won += table.result is not None and table.result.won[0]
    return won
