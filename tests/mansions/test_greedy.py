"""The greedy bot: what it does in situations where it is clear what to do."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from miskatonic import new_game
from miskatonic.agents import agents, make_agent
from miskatonic.agents.mansions.aims import AIMS
from miskatonic.agents.mansions.answers import ANSWERS
from miskatonic.agents.mansions.chain import lead, told
from miskatonic.agents.mansions.duel import blow, share
from miskatonic.agents.mansions.errands import errand_of
from miskatonic.agents.mansions.keeper_actions import JUDGES, TRAUMATIC
from miskatonic.agents.mansions.situation import Situation as Seen
from miskatonic.agents.mansions.turn import Turn
from miskatonic.agents.mansions.uses import USES
from miskatonic.games.mansions.components import ACTIONS, ITEMS, MYTHOS, OBJECTIVES, SPELLS, TRAITS, TRAUMA
from miskatonic.games.mansions.seeding import clue_room
from miskatonic.games.mansions.words import room_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.text import Message

from .given import Situation, given

BOTS = range(3)
"""Whatever its seed is, the bot answers alike where it is clear what to do."""

STORIES = ("fall-of-house-lynch", "inner-sanctum", "blood-ties", "classroom-curses", "green-eyed-boy")


def answers(game: Situation, asked: Decision) -> set[str]:
    """The keys of what bots of several seeds choose."""
    look = partial(game.table.view, asked.seat)
    return {make_agent("greedy", "mansions", seed).choose(asked, look).key for seed in BOTS}


def answer(game: Situation) -> str:
    """What all of them choose at the question that is open."""
    assert game.table.decision is not None
    (key,) = answers(game, game.table.decision)
    return key


def test_it_is_there() -> None:
    assert "greedy" in agents("mansions")


# The chain of clues.


@pytest.mark.parametrize("story", STORIES)
def test_it_knows_the_room_of_the_next_clue_from_what_was_read_out(story: str) -> None:
    table = new_game("mansions", players=3, seed=5, story=story)
    bots = [make_agent("random", "mansions", seat) for seat in range(3)]
    checked = 0
    while (decision := table.decision) is not None and table.state.round < 12:
        if table.state.round and not table.state.revealed:
            next_one = lead(table.view(1))
            if next_one is not None:
                assert next_one.rooms == (clue_room(story, next_one.number, table.state.answers),)
                checked += 1
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    assert checked


def test_nothing_is_told_beyond_the_prologue_and_the_clues() -> None:
    game = given("joe-diamond", "jenny-barnes")
    assert told(game.table.view(1)) == {3: "A"}


def test_it_goes_to_the_room_of_the_clue_and_explores_it() -> None:
    game = given("joe-diamond").stand(1, "dining-room.e").pile("kitchen", "clue-fall-of-house-lynch-3a").turn(1)
    steps = 0
    while (key := answer(game)).startswith(("move:", "run:")) and steps < 8:
        game.do(key)
        steps += 1
    assert game[1].space.startswith("kitchen.")
    assert key == "explore"


# Fights.


def test_a_weapon_is_better_than_bare_hands() -> None:
    game = given("joe-diamond").card(1, "axe").monster("zombie", "foyer.s")
    seen = Seen(game.table.view(1), 1)
    (zombie,) = seen.monsters.values()
    assert blow(seen.own, zombie, "axe").damage > blow(seen.own, zombie, None).damage > 0
    assert 0 < share(seen.own, zombie) <= 1


def test_it_attacks_a_monster_beside_it_where_nothing_else_is_to_do() -> None:
    game = given("joe-diamond").card(1, "axe").stand(1, "foyer.s").monster("cultist", "foyer.s").turn(1)
    assert answer(game) == "attack:1:axe"


# The Objective.


def test_it_leaves_the_house_when_it_may() -> None:
    game = given("joe-diamond")
    game.state.answers[1], game.state.revealed = "C", True
    (space,) = Seen(game.table.view(1), 1).ground.exits("foyer")
    game.stand(1, space).turn(1)
    assert answer(game).startswith("move-out:")


def test_it_follows_whoever_the_objective_wants_dead() -> None:
    game = given("joe-diamond").card(1, "axe").stand(1, "foyer.s").pile("foyer", "knife")
    game.state.answers[1], game.state.revealed = "A", True
    game.monster("maniac", "dining-room.e")
    game.the("maniac").name = "walter-lynch"
    game.turn(1)
    plan = Turn(Seen(game.table.view(1), 1), Seen(game.table.view(1), 1).own).plan
    assert plan is not None and plan.goal.kind == "attack" and plan.space == "dining-room.e"


def test_it_fights_in_the_chapel_rather_than_stand_by() -> None:
    game = given("joe-diamond", story="inner-sanctum").answer(q1="A").stand(1, "chapel.ne").card(1, "axe")
    game.state.revealed = True
    game.monster("cultist", "chapel.sw").turn(1)
    assert answer(game).startswith("move:chapel.")


def test_no_action_is_spent_on_the_way_to_the_objective_that_could_be_a_run() -> None:
    game = given("joe-diamond").stand(1, "garden.sw").pile("garden", "knife")
    assert answer(game.turn(1, moves=0)) == "explore"
    game.state.answers[1], game.state.revealed = "C", True
    assert answer(game.turn(1, moves=0)).startswith("run:")


@pytest.mark.rule("mom.fire.2")
def test_it_does_not_end_a_turn_in_a_burning_room_if_it_can_help_it() -> None:
    game = given("joe-diamond").stand(1, "foyer.nw").fire("foyer")
    assert answer(game.turn(1, moves=1, action=False)) == "move:basement-stairs.all"
    game.stand(1, "basement-stairs.all").answer(q1="C")
    game.state.revealed = True
    assert answer(game.turn(1, moves=1, action=False)) == "end-turn"


def test_it_puts_out_a_fire_around_it() -> None:
    game = given("joe-diamond").stand(1, "foyer.nw").fire("foyer").card(1, "fire-extinguisher")
    assert answer(game.turn(1, moves=0)) == "use:fire-extinguisher"


# The keeper.


def test_the_keeper_lets_monsters_attack() -> None:
    game = given("joe-diamond").stand(1, "foyer.s").monster("zombie", "foyer.s").keeper_turn("keeper.attacks")
    assert answer(game) == "attack:1:joe-diamond"


def test_the_keeper_brings_monsters_to_investigators() -> None:
    game = given("joe-diamond").stand(1, "foyer.s").monster("zombie", "foyer.n").threat(1)
    game.keeper_turn("keeper.actions")
    assert answer(game) == "action:command-minion"


def test_the_keeper_lets_the_shoggoth_out() -> None:
    game = given("joe-diamond").stand(1, "kitchen.all").threat(1)
    game.state.answers[1], game.state.revealed, game.state.counts["growth"] = "B", True, 3
    (door,) = Seen(game.table.view(0), 0).ground.exits("foyer")
    game.monster("shoggoth", door)
    game.the("shoggoth").name = "house-shoggoth"
    game.keeper_turn("keeper.actions")
    assert answer(game) == "action:command-minion"
    game.do("action:command-minion")
    assert answer(game) == "leave"


@pytest.mark.parametrize(("threat", "chosen"), [(1, "pass-turn"), (2, "pass")])
def test_the_keeper_waits_for_a_mythos_card_only_where_one_can_be_paid_for(threat: int, chosen: str) -> None:
    card = next(id for id, each in MYTHOS.items() if each.cost == 2 and each.rooms)
    game = given("joe-diamond").stand(1, "foyer.s").mythos_hand(card).threat(threat).turn_begins(1)
    assert (game.topic, game.keys) == ("mythos", ["pass", "pass-turn"])
    assert answer(game) == chosen


def test_the_keeper_knows_which_of_two_monsters_he_moves() -> None:
    """A carrier that has come to the altar stays there, though its neighbour would rather go."""
    game = given("joe-diamond").answer(q1="B").stand(1, "foyer.s").threat(1)
    game.monster("maniac", "ceremony-room.n").monster("maniac", "ceremony-room.s")
    idle, carrier = game.state.monsters
    carrier.samples = 1
    game.keeper_turn("keeper.actions")
    for expected in ("action:command-minion", f"monster:{carrier.id}", f"move:{idle.space}"):
        assert answer(game) == expected
        game.do(expected)
    assert answer(game) == "stay"


@pytest.mark.parametrize(("put_down", "chosen"), [(1, "action:take-sample"), (2, "action:command-minion")])
def test_the_keeper_takes_no_more_samples_than_are_wanted(put_down: int, chosen: str) -> None:
    game = given("joe-diamond", "jenny-barnes").answer(q1="B").stand(1, "foyer.s").stand(2, "garden.sw")
    game.monster("maniac", "foyer.s").threat(3)
    game.state.altar_samples = put_down
    game.the("maniac").samples = put_down - 1
    assert answer(game.keeper_turn("keeper.actions")) == chosen


def test_helena_meets_the_mi_go_where_nobody_is() -> None:
    game = given("joe-diamond", story="classroom-curses").answer(q1="C").stand(1, "library.w")
    game.state.revealed = True
    game.monster("witch", "library.w").monster("mi-go", "library.e")
    game.the("witch").name = "helena"
    seen = Seen(game.table.view(0), 0)
    for each in seen.view.monsters:
        errand = errand_of(seen, each)
        assert errand is not None and "library" not in {room_of(space) for space in errand[0]}


def test_the_keeper_spends_no_threat_for_nothing() -> None:
    game = given("joe-diamond").threat(1).stand(1, "foyer.s").monster("zombie", "foyer.s").keeper_turn("keeper.actions")
    assert answer(game) == "done"


def test_every_objective_has_aims() -> None:
    assert set(AIMS) == set(OBJECTIVES)


def test_all_that_is_judged_by_name_exists() -> None:
    assert set(JUDGES) == set(ACTIONS)
    assert set(TRAUMATIC) == set(TRAUMA)
    assert set(USES) <= {*ITEMS, *TRAITS, *SPELLS}


# Everything else.


def test_keys_and_texts_do_not_matter() -> None:
    """One bot sees the question as it is, its twin one in which only what it is about is left."""
    table = new_game("mansions", players=3, seed="disguise", story="fall-of-house-lynch")
    bots, twins = ([make_agent("greedy", "mansions", seat) for seat in range(3)] for _ in range(2))
    while (decision := table.decision) is not None and table.state.round < 5:
        look = partial(table.view, decision.seat)
        hidden = disguised(decision)
        chosen = bots[decision.seat].choose(decision, look)
        assert hidden.options.index(twins[decision.seat].choose(hidden, look)) == decision.options.index(chosen)
        table.choose(chosen)


def disguised(decision: Decision) -> Decision:
    nothing = Message("kernel", "nothing", {})
    options = [replace(option, key=f"k{number}", say=nothing) for number, option in enumerate(decision.options)]
    return replace(decision, prompt=nothing, options=tuple(options))


def test_a_topic_that_it_does_not_know_is_answered_somehow() -> None:
    game = given("joe-diamond")
    nothing = Message("kernel", "nothing", {})
    asked = Decision(1, nothing, (Option("one", nothing), Option("two", nothing)), topic="something-new")
    assert asked.topic not in ANSWERS
    assert answers(game, asked) <= {"one", "two"}


def found(bot: str, seed: int, story: str) -> int:
    """How many clues are found when such bots play the investigators."""
    table = new_game("mansions", players=3, seed=seed, story=story)
    bots = [
        make_agent("random" if seat == table.state.keeper else bot, "mansions", f"{seed}{seat}") for seat in range(3)
    ]
    steps = 0
    while (decision := table.decision) is not None:
        steps += 1
        assert steps < 5000
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    return len(table.state.found_clues)


def test_it_finds_more_clues_than_chance() -> None:
    games = [(seed, story) for seed in range(1) for story in STORIES]
    greedy, chance = (sum(found(bot, *game) for game in games) for bot in ("greedy", "random"))
    assert greedy >= chance + 2 * len(games)
