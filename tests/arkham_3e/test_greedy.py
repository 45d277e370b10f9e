"""The greedy bot: what it does in situations where it is clear what to do."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from miskatonic import new_game
from miskatonic.agents import make_agent
from miskatonic.agents.arkham_3e.answers import ANSWERS
from miskatonic.agents.arkham_3e.doer import Doer
from miskatonic.agents.arkham_3e.duel import evades, kills
from miskatonic.agents.arkham_3e.forecast import Events, at_least, expected
from miskatonic.agents.arkham_3e.situation import Situation as Seen
from miskatonic.games.arkham_3e.board import board_of
from miskatonic.games.arkham_3e.components import ENCOUNTERS
from miskatonic.games.arkham_3e.harm import suffer
from miskatonic.games.arkham_3e.resolver import Me
from miskatonic.games.arkham_3e.testing import skill_test
from miskatonic.games.arkham_3e.verbs.codex import JoinLodge
from miskatonic.games.arkham_3e.words import DAMAGE, STRENGTH, Occurring, Skill
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .given import Situation, given, rolling

BOTS = range(3)
"""Whatever its seed is, the bot answers alike where it is clear what to do."""

AZATHOTH, FEAST, VEIL = "approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight"


def answers(game: Situation, asked: Decision) -> set[str]:
    """The keys of what bots of several seeds choose."""
    look = partial(game.table.view, asked.seat)
    return {make_agent("greedy", "arkham-3e", seed).choose(asked, look).key for seed in BOTS}


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


def test_it_goes_to_the_neighborhood_with_a_clue() -> None:
    game = given("norman-withers").stand(0, "train-station").clue("downtown").turn(actions=1)
    assert answer(game) == "move"
    to = answer(game.do("move")).removeprefix("move:")
    assert board_of(AZATHOTH).neighborhood_of[to] == "downtown"


def test_it_stays_where_the_clue_is_and_researches_the_one_it_has() -> None:
    game = given("norman-withers").stand(0, "arkham-asylum").clue("downtown").has(0, clues=1).turn(actions=1)
    assert answer(game) == "research"


def test_it_wards_a_space_before_it_becomes_an_anomaly() -> None:
    game = given("norman-withers").codex(2).stand(0, "black-cave").doom(black_cave=2).turn(actions=1)
    assert answer(game) == "ward"


def test_it_does_not_end_its_turn_beside_a_monster_that_would_be_its_end() -> None:
    game = given("norman-withers").stand(0, "arkham-asylum").clue("downtown").hurt(0, damage=4, horror=6)
    game.monster("tindalos-alpha", "la-bella-luna").turn(actions=1)
    assert answer(game) != "move:la-bella-luna"
    game = given("norman-withers").stand(0, "train-station").clue("downtown").hurt(0, damage=4, horror=6)
    game.monster("ravenous-predator", "arkham-asylum").turn(actions=1).do("move")
    assert answer(game) != "move:arkham-asylum"


# The codex.


def test_it_turns_the_marker_it_stands_at() -> None:
    game = given("norman-withers", scenario=AZATHOTH).codex(4, face="back").marker("black-cave", "blue", up=False)
    assert answer(game.stand(0, "black-cave").sheet(clues=3).turn(actions=1)) == "codex:4"


def test_it_turns_no_marker_when_it_is_too_late_for_the_ritual() -> None:
    game = given("norman-withers", scenario=AZATHOTH).codex(4, face="back").marker("black-cave", "blue", up=False)
    assert answer(game.stand(0, "black-cave").sheet(clues=3, doom=6).turn(actions=1)) != "codex:4"


def test_it_spends_the_clues_on_the_ritual_as_long_as_there_is_time() -> None:
    for doom, spends in ((1, True), (6, False)):
        game = given("norman-withers", scenario=AZATHOTH).codex(6).marker("black-cave", "blue")
        game.stand(0, "black-cave").sheet(clues=5, doom=doom).turn(actions=1)
        assert (answer(game) == "codex:6") is spends


def test_worshipers_are_sought_and_clues_count_less_when_the_feast_is_near() -> None:
    game = given("norman-withers", scenario=FEAST)
    before = Seen(game.table.view(0), 0).need_of_clues
    assert Seen(game.codex(12).table.view(0), 0).need_of_clues < before


def test_it_leaves_everything_for_the_monster_whose_defeat_wins_the_game() -> None:
    game = given("tommy-muldoon", "norman-withers", scenario=VEIL).codex(27).card(0, "becky").doom(south_church=2)
    game.monster("servitor-of-yog-sothoth", "historical-society").stand(0, "south-church").turn(actions=2)
    assert answer(game) == "move"
    assert answer(game.do("move")) == "move:historical-society"


def test_all_join_the_lodge_or_nobody_does() -> None:
    game = given("norman-withers", "wendy-adams", "tommy-muldoon", scenario=VEIL)
    assert answers(game, lodge_asked(game, 0)) == {"join"}
    assert answers(game, lodge_asked(game, 1)) == {"no"}
    game.card(0, "dark-pact")
    assert answers(game, lodge_asked(game, 1)) == {"join"}
    assert answers(game, lodge_asked(game, 2)) == {"no"}


def lodge_asked(game: Situation, seat: int) -> Decision:
    """The question whether one joins the Lodge, as a seat is asked it."""
    asked = asked_by(JoinLodge().resolve(game.table, Me(who=seat, board=True)))
    return replace(asked, seat=seat)


def test_it_mends_the_scar_for_the_clues_of_the_sheet() -> None:
    game = given("norman-withers", scenario=VEIL).codex(21, face="back").marker("graveyard", "white").sheet(clues=2)
    assert answer(game.stand(0, "graveyard").turn(actions=1)) == "codex:21"


def test_it_goes_to_the_scar_that_it_can_mend_and_not_to_a_mended_one() -> None:
    game = given("norman-withers", scenario=VEIL).codex(21, face="back").sheet(clues=2)
    game.marker("graveyard", "white").marker("south-church", "white", up=False)
    game.stand(0, "mas-boarding-house").turn(actions=2)
    assert answer(game) == "move"
    assert answer(game.do("move")) == "move:graveyard"


def test_it_does_not_go_into_the_future_without_the_clues_that_it_takes_there() -> None:
    game = given("norman-withers", scenario=AZATHOTH).codex(8, face="back").marker("black-cave", "red")
    game.stand(0, "black-cave").sheet(clues=4).turn(actions=1)
    assert answer(game) != "codex:8"
    game = given("norman-withers", scenario=AZATHOTH).codex(8, face="back").marker("black-cave", "red")
    assert answer(game.stand(0, "black-cave").sheet(clues=5).turn(actions=1)) == "codex:8"


# Monsters.


def test_it_attacks_the_monster_that_it_can_defeat() -> None:
    game = given("tommy-muldoon").stand(0, "black-cave").card(0, "becky")
    game.monster("robed-figure", "black-cave", "engaged", engaged=(0,)).turn(actions=1)
    assert answer(game) == "attack"


def test_it_evades_what_it_cannot_defeat() -> None:
    game = given("wendy-adams").stand(0, "black-cave").focus(0, "observation").clue("downtown")
    game.monster("shoreline-brute", "black-cave", "engaged", engaged=(0,)).turn(actions=1)
    assert answer(game) == "evade"


def test_chances_of_an_attack_are_exact() -> None:
    """Tommy rolls three dice, and four for Becky: a robed figure falls unless none of them is a success."""
    game = given("tommy-muldoon").stand(0, "black-cave").card(0, "becky").monster("robed-figure", "black-cave")
    seen = Seen(game.table.view(0), 0)
    assert kills(seen, seen.monsters["black-cave"][0]) == pytest.approx(1 - (2 / 3) ** 7)


def test_several_monsters_are_evaded_with_as_many_successes() -> None:
    game = given("wendy-adams").stand(0, "black-cave")
    game.monster("robed-figure", "black-cave").monster("flesh-eater", "black-cave")
    seen = Seen(game.table.view(0), 0)
    miss = 2 / 3
    assert evades(seen, seen.monsters["black-cave"]) == pytest.approx(1 - miss**4 - 4 * miss**3 / 3)


def test_weapons_are_counted_as_far_as_two_hands_hold_them() -> None:
    game = given("tommy-muldoon").card(0, "becky", "knife", "38-revolver")
    doer = Doer(game.table.view(0).investigators[0])
    assert doer.dice(STRENGTH, Occurring.ATTACK) == 3 + 4
    assert doer.dice(STRENGTH) == 3


# Dice and harm.


def test_it_spends_focus_where_the_test_would_fail_and_not_where_it_is_passed() -> None:
    game = given("tommy-muldoon").stand(0, "black-cave").focus(0, "influence").clue("rivertown")
    game.state.phase = "encounter"
    failing = asked_by(skill_test(game.table, Me(who=0), Skill.STRENGTH), dice="1 1 1")
    assert answers(game, failing) == {"focus:influence:1"}
    game.state.test = None
    passing = asked_by(skill_test(game.table, Me(who=0), Skill.STRENGTH), dice="6 1 1")
    assert answers(game, passing) == {"keep"}


def test_it_gives_its_own_defeat_to_an_ally() -> None:
    game = given("tommy-muldoon").card(0, "sachiko-higa").hurt(0, damage=6)
    asked = asked_by(suffer(game.table, 0, DAMAGE, 1))
    assert answers(game, asked) == {"assign:sachiko-higa:1"}


def test_it_loses_no_ally_for_a_scratch() -> None:
    game = given("tommy-muldoon").card(0, "sachiko-higa").on_card("sachiko-higa", damage=3)
    asked = asked_by(suffer(game.table, 0, DAMAGE, 1))
    assert answers(game, asked) == {"self"}


# Doom that is to come.


def test_a_discard_pile_that_is_gone_lies_under_the_deck() -> None:
    seen = Events()
    seen.see(["approach-of-azathoth-1", "approach-of-azathoth-2"])
    seen.see([])
    assert seen.under == {"approach-of-azathoth-1", "approach-of-azathoth-2"}
    seen.see(["approach-of-azathoth-2"])
    assert seen.under == {"approach-of-azathoth-1"}


def test_doom_is_expected_where_it_was_before_the_last_gate_burst() -> None:
    game = given(scenario=AZATHOTH)
    (space,) = ENCOUNTERS["approach-of-azathoth-2"].doom
    board, view = board_of(AZATHOTH), game.table.view(0)
    seen = expected(view, board, {"approach-of-azathoth-2"}, tokens=8)
    assert seen[space] > expected(view, board, (), tokens=8)[space] + 0.5


def test_doom_is_expected_where_a_reckoning_puts_it() -> None:
    game = given(scenario=VEIL)
    board = board_of(VEIL)
    before = expected(game.table.view(0), board, (), tokens=8)
    after = expected(game.marker("graveyard", "white").table.view(0), board, (), tokens=8)
    assert {space for space in before if after[space] > before[space]} == {"graveyard"}


def test_how_likely_so_much_comes() -> None:
    assert at_least(0, 0.5) == 1
    assert at_least(1, 0.5) == pytest.approx(0.3935, abs=1e-4)
    assert at_least(2, 0.5) == pytest.approx(0.0902, abs=1e-4)


# Everything else.


def test_keys_and_texts_do_not_matter() -> None:
    """One bot sees the question as it is, its twin one in which only what it is about is left."""
    table = new_game("arkham-3e", players=2, seed="disguise", scenario=VEIL)
    bots, twins = ([make_agent("greedy", "arkham-3e", seat) for seat in range(2)] for _ in range(2))
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
    game = given("norman-withers").stand(0, "train-station")
    nothing = Message("kernel", "nothing", {})
    near, far = (
        Option(space, nothing, space, "space", (f"space:{space}",)) for space in ("arkham-asylum", "graveyard")
    )
    asked = Decision(0, nothing, (far, near), topic="something-new")
    assert asked.topic not in ANSWERS
    assert answers(game, asked) == {"arkham-asylum"}


def researched(bot: str, seed: int, scenario: str) -> tuple[int, int]:
    """How many clues two such bots brought to the scenario sheet, and in how many rounds."""
    table = new_game("arkham-3e", players=2, seed=seed, scenario=scenario)
    bots = [make_agent(bot, "arkham-3e", f"{seed}{seat}") for seat in range(2)]
    while (decision := table.decision) is not None:
        table.choose(bots[decision.seat].choose(decision, partial(table.view, decision.seat)))
    assert table.result is not None
    found = sum(event.count for event in table.events if type(event).__name__ == "Researched")
    return found, table.result.rounds


def test_it_finds_more_clues_and_lasts_longer_than_chance() -> None:
    games = [(seed, scenario) for seed in range(2) for scenario in (AZATHOTH, VEIL)]
    greedy = [researched("greedy", *game) for game in games]
    chance = [researched("random", *game) for game in games]
    assert sum(clues for clues, _ in greedy) >= sum(clues for clues, _ in chance) + 2 * len(games)
    assert sum(rounds for _, rounds in greedy) > sum(rounds for _, rounds in chance)
