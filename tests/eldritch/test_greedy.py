"""The greedy bot: what it does in situations where it is clear what to do."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from miskatonic import new_game
from miskatonic.agents import make_agent
from miskatonic.agents.eldritch.answers import ANSWERS
from miskatonic.agents.eldritch.doer import Doer
from miskatonic.agents.eldritch.duel import ambushed, fight
from miskatonic.agents.eldritch.situation import Situation as Seen
from miskatonic.games.eldritch.combat import fight as combat
from miskatonic.games.eldritch.health import lose
from miskatonic.games.eldritch.words import Harm, Occurring, Skill
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .given import Situation, given, rolling

BOTS = range(3)
"""Whatever its seed is, the bot answers alike where it is clear what to do."""


def answers(game: Situation, asked: Decision) -> set[str]:
    """The keys of what bots of several seeds choose."""
    look = partial(game.table.view, asked.seat)
    return {make_agent("greedy", "eldritch", seed).choose(asked, look).key for seed in BOTS}


def answer(game: Situation) -> str:
    """What all of them choose at the question that is open."""
    assert game.table.decision is not None
    (key,) = answers(game, game.table.decision)
    return key


def asked_by(flow: Flow[object], dice: str = "") -> Decision:
    """The first question of a rule that is run on its own."""
    with rolling(dice):
        asked = next(flow)
    assert isinstance(asked, Decision)
    return asked


# Where to go.


def test_it_goes_to_the_clue_that_the_mystery_asks_for() -> None:
    game = given("trish-scarborough", ancient_one="azathoth").stand(0, "rome").mystery("occult-research")
    game.clue("london").turn(actions=1)
    assert answer(game) == "travel"
    assert answer(game.do("travel")) == "travel:london"


def test_it_spends_a_ticket_to_reach_a_gate_at_once() -> None:
    game = given("akachi-onyele").stand(0, "14").gate("istanbul").omen(3).tickets(0, trains=1).turn(actions=1)
    game.do("travel", "travel:rome")
    assert answer(game) == "train:istanbul"


def test_of_two_gates_it_goes_to_the_one_that_doom_is_about_to_come_from() -> None:
    game = given("akachi-onyele").stand(0, "pyramids").gate("rome", "istanbul").turn(actions=1)
    assert answer(game.omen(1).do("travel")) == "travel:rome"
    game = given("akachi-onyele").stand(0, "pyramids").gate("rome", "istanbul").turn(actions=1)
    assert answer(game.omen(3).do("travel")) == "travel:istanbul"


def test_it_stays_where_a_clue_is_even_if_it_could_sail_away() -> None:
    game = given("silas-marsh").stand(0, "8").clue("8").health(0, 5).turn(actions=1)
    assert answer(game) == "rest"
    assert answer(game.do("rest")) == "encounter:research"


def test_two_do_not_go_to_the_same_clue() -> None:
    game = given("akachi-onyele", "trish-scarborough", players=2).stand(0, "rome").stand(1, "istanbul")
    game.clue("istanbul").clue("pyramids").turn(actions=1)
    assert answer(game.do("travel")) == "travel:pyramids"


def test_two_go_to_the_same_epic_monster() -> None:
    game = given("lily-chen", "leo-anderson", players=2, ancient_one="yog-sothoth")
    game.mystery("spawn-of-yog-sothoth").stand(0, "8").stand(1, "arkham").turn(actions=1)
    assert answer(game.do("travel")) == "travel:arkham"


def test_it_does_not_sail_over_the_tokens_of_cthulhu_for_little() -> None:
    game = given("akachi-onyele", ancient_one="cthulhu").stand(0, "arkham").gate("buenos-aires").omen(0)
    game.eldritch("8", "cthulhu").tickets(0, ships=1).turn(actions=1)
    assert answer(game.do("travel")) != "travel:8"


def test_it_does_not_go_where_a_monster_would_be_its_end() -> None:
    game = given("akachi-onyele").stand(0, "rome").clue("istanbul").monster("star-spawn", "istanbul")
    game.health(0, 1).sanity(0, 1).turn(actions=1)
    assert answer(game) != "travel"


def test_it_rests_when_it_is_hurt() -> None:
    game = given("akachi-onyele").stand(0, "19").health(0, 1).sanity(0, 2).turn(actions=1)
    assert answer(game) == "rest"


def test_it_rests_first_and_travels_afterwards() -> None:
    game = given("akachi-onyele").stand(0, "10").clue("rome").health(0, 2).turn(actions=2)
    assert answer(game) == "rest"
    assert answer(game.do("rest")) == "travel"


# Encounters.


def test_it_goes_through_the_gate_it_stands_at() -> None:
    game = given("akachi-onyele").stand(0, "rome").gate("rome").omen(1).encounter()
    assert answer(game) == "encounter:other-world"


def test_it_has_the_encounter_of_the_mystery_once_it_can_pay() -> None:
    game = given("trish-scarborough").mystery("seed-of-the-daemon-sultan").stand(0, "tunguska").clues(0, 2).encounter()
    assert answer(game) == "mystery"


def test_it_puts_the_clue_on_the_mystery() -> None:
    game = (
        given("trish-scarborough")
        .mystery("the-true-name")
        .stand(0, "rome")
        .clues(0, 2)
        .eldritch("rome", "the-true-name")
    )
    game.encounter().do("mystery")
    assert answer(game) == "pay"


def test_it_solves_the_rumor_that_would_lose_the_game() -> None:
    game = given("trish-scarborough").stand(0, "11").clue("11").clues(0, 1).ongoing("dimensions-collide", 2).encounter()
    assert answer(game) == "rumor:dimensions-collide"


def test_it_prefers_a_rumor_that_is_about_to_do_great_harm_to_a_gate() -> None:
    game = given("trish-scarborough").stand(0, "2").gate("rome", "istanbul", "tokyo", "london", "arkham", "sydney")
    game.clue("2").ongoing("fractured-reality", 1).doom(5).encounter()
    assert answer(game) == "rumor:fractured-reality"


def test_it_keeps_the_clues_that_the_mystery_asks_for() -> None:
    game = (
        given("trish-scarborough")
        .mystery("seed-of-the-daemon-sultan")
        .stand(0, "rome")
        .clues(0, 2)
        .top_encounter("general", "general-2")
    )
    game.encounter()
    game.do("encounter:general", dice="1 1 1")
    assert answer(game) == "keep"


# Fights.


def test_a_fight_with_whoever_ambushes_is_foreseen_exactly() -> None:
    game = given("lily-chen").stand(0, "rome")
    seen = Seen(game.table.view(0), 0)
    assert ambushed(seen, "ghoul").won == pytest.approx(1 - (2 / 3) ** 4)
    assert 0 < ambushed(seen, None).won < 1


def test_a_wound_counts_as_somebody_may_finish_the_monster() -> None:
    game = given("akachi-onyele").stand(0, "rome").gate("rome").monster("star-spawn", "rome", 1)
    guard = Seen(game.table.view(0), 0)
    game = given("akachi-onyele").stand(0, "rome").gate("rome").monster("star-spawn", "rome")
    fresh = Seen(game.table.view(0), 0)
    assert fight(guard, guard.monsters["rome"][0]).worth > fight(fresh, fresh.monsters["rome"][0]).worth


def test_it_buys_the_weapon_it_lacks() -> None:
    game = given("akachi-onyele").stand(0, "rome").reserve("45-automatic", "fine-clothes").turn(actions=1)
    game.do("acquire", dice="5 5")
    if "loan" in game.keys:
        game.do("no")
    assert answer(game) == "buy:45-automatic"


def test_chances_of_a_fight_are_exact() -> None:
    """Lily rolls four dice against a ghoul of toughness 1: it falls unless none of them is a success."""
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome")
    seen = Seen(game.table.view(0), 0)
    assert fight(seen, seen.monsters["rome"][0]).won == pytest.approx(1 - (2 / 3) ** 4)


def test_a_weapon_counts_in_combat_only() -> None:
    game = given("lily-chen").card(0, "45-automatic")
    doer = Doer(view := game.table.view(0), view.investigators[0])
    assert doer.dice(Skill.STRENGTH, Occurring.COMBAT) == 7
    assert doer.dice(Skill.STRENGTH) == 4


def test_it_rolls_no_success_again() -> None:
    game = given("lily-chen").stand(0, "rome").monster("ghoul", "rome").clues(0, 2)
    asked = asked_by(combat(game.table, 0, game.monsters("rome")[0]), dice="6 5 5 5")
    assert answers(game, asked) == {"keep"}


def test_it_rolls_again_for_nothing_where_it_would_lose_health() -> None:
    game = given("leo-anderson").stand(0, "rome").card(0, "hired-muscle").monster("ghoul", "rome").sanity(0, 6)
    flow = combat(game.table, 0, game.monsters("rome")[0])
    asked = asked_by(flow, dice="6 5 5 5 1 1 2 1")
    assert answers(game, asked) <= {"reroll:hired-muscle:1", "reroll:hired-muscle:2"}


def test_it_uses_what_a_spell_gave_for_the_combat_after_the_spell_was_given_up() -> None:
    game = given("diana-stanley", "lily-chen", ancient_one="yog-sothoth").mystery("arcane-understanding")
    game.card(0, "wither#2").clues(0, 1).stand(0, "rome").monster("ghoul", "rome").encounter()
    game.do("cast:wither", "keep", dice="5 5 1 1").do("pay", dice="1 1 1 1 1 1 1 1")
    assert game.held(0) == []
    assert answer(game) == "reroll:wither:1"


def test_it_prevents_its_own_defeat() -> None:
    game = given("leo-anderson").card(0, "bandages").health(0, 2)
    asked = asked_by(lose(game.table, 0, Harm.HEALTH, 2))
    assert answers(game, asked) == {"use:bandages"}


def test_it_keeps_what_prevents_a_scratch() -> None:
    game = given("leo-anderson").card(0, "bandages")
    asked = asked_by(lose(game.table, 0, Harm.HEALTH, 1))
    assert answers(game, asked) == {"no"}


# Everything else.


def test_it_takes_no_loan_for_nothing() -> None:
    game = given("leo-anderson").stand(0, "rome").reserve("pocket-watch", "sanctuary").turn(actions=1)
    game.do("acquire", dice="1 1")
    assert answer(game) == "no"


def test_keys_and_texts_do_not_matter() -> None:
    """One bot sees the question as it is, its twin one in which only what it is about is left."""
    table = new_game("eldritch", players=2, seed="disguise", ancient_one="cthulhu")
    bots, twins = ([make_agent("greedy", "eldritch", seat) for seat in range(2)] for _ in range(2))
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


def test_a_topic_that_it_does_not_know_is_answered_by_what_the_options_are_about() -> None:
    game = given("leo-anderson").stand(0, "rome")
    nothing = Message("kernel", "nothing", {})
    near, far = (Option(space, nothing, space, "space", (f"space:{space}",)) for space in ("london", "tokyo"))
    asked = Decision(0, nothing, (far, near), topic="something-new")
    assert asked.topic not in ANSWERS
    assert answers(game, asked) == {"london"}


def play(bot: str, seed: int, ancient_one: str) -> tuple[int, bool]:
    """How many mysteries a game of two such bots came to, and whether it was won."""
    table = new_game("eldritch", players=2, seed=seed, ancient_one=ancient_one, difficulty="easy")
    bots = [make_agent(bot, "eldritch", f"{seed}{seat}") for seat in range(2)]
    while (decision := table.decision) is not None:
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    assert table.result is not None
    return len(table.state.solved), all(table.result.won.values())


def test_it_solves_more_mysteries_than_chance() -> None:
    games = [(seed, ancient_one) for seed in range(2) for ancient_one in ("azathoth", "cthulhu", "yog-sothoth")]
    greedy = [play("greedy", *game) for game in games]
    chance = [play("random", *game) for game in games]
    assert sum(solved for solved, _ in greedy) >= sum(solved for solved, _ in chance) + len(games) / 2
    assert sum(won for _, won in greedy) > sum(won for _, won in chance)
