"""Delayed investigators: no actions, everything else; and what becomes of a delay in one's own turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.eldritch.components import CARDS, ENCOUNTERS, MYTHOS
from miskatonic.games.eldritch.movement import delay
from miskatonic.games.eldritch.reckoning import reckon
from miskatonic.games.eldritch.resolver import Me
from miskatonic.games.eldritch.verbs.costs import Delay
from miskatonic.kernel.effects import PayThen, Unless
from miskatonic.kernel.effects.walking import nodes

from .given import Situation, given
from .moments import asked_seat, begin_round, happen, lose


@pytest.mark.rule("eh.delayed.2", "eh.delayed.4")
def test_a_delayed_investigator_only_stands_up() -> None:
    game = begin_round(given(players=3).delay(0).delay(1))
    assert asked_seat(game) == 2
    assert not game[0].delayed and not game[1].delayed


@pytest.mark.rule("eh.delayed.4")
def test_standing_up_waits_for_the_own_turn() -> None:
    game = begin_round(given(players=2).delay(1))
    assert asked_seat(game) == 0 and game[1].delayed


@pytest.mark.rule("eh.delayed.5")
def test_a_delayed_investigator_has_an_encounter() -> None:
    game = given("leo-anderson").stand(0, "rome").delay(0).encounter(0)
    assert game.keys == ["encounter:general", "encounter:europe"]


@pytest.mark.rule("eh.delayed.5")
def test_a_delayed_investigator_takes_part_in_a_reckoning_and_stays_delayed_there() -> None:
    game = given("leo-anderson").stand(0, "rome").delay(0).card(0, "blessed")
    game.run(reckon(game.table), dice="1")
    assert not game.held(0)
    assert game[0].delayed and game[0].space == "rome"


DELAYED = [{"do": "become-delayed"}]


@pytest.mark.rule("eh.delayed.3")
@pytest.mark.parametrize("phase", ["encounter", "mythos"])
def test_in_other_phases_one_becomes_delayed(phase: str) -> None:
    game = given("leo-anderson").stand(0, "rome")
    if phase == "encounter":
        game.encounter(0)
    else:
        game.state.phase, game.state.turn = "mythos", None
    happen(game, DELAYED)
    assert game[0].delayed and not game.state.turn_over


@pytest.mark.rule("eh.delayed.3")
def test_in_the_turn_of_another_one_becomes_delayed() -> None:
    game = given(players=2).turn(0)
    happen(game, DELAYED, who=1)
    assert game[1].delayed and not game.state.turn_over


@pytest.mark.rule("eh.delayed.3")
def test_in_the_own_turn_the_action_and_the_turn_end_instead() -> None:
    """A token of Cthulhu at sea: no more tickets are spent, no second action follows, and nobody is delayed."""
    game = given("leo-anderson", "lily-chen", ancient_one="cthulhu").stand(0, "london").tickets(0, ships=2)
    game.eldritch("13", "cthulhu").turn(0).do("travel", "travel:13")
    assert asked_seat(game) == 1
    assert not game[0].delayed
    assert (game[0].space, game[0].ships) == ("13", 2)
    assert game[0].sanity.left == game[0].sanity.most - 1


@pytest.mark.rule("eh.delayed.3")
def test_what_is_left_of_the_action_is_not_resolved() -> None:
    game = given("leo-anderson").turn(0)
    happen(game, [*DELAYED, lose("health"), {"do": "gain-clues"}])
    assert game[0].health.left == game[0].health.most and not game[0].clues


@pytest.mark.rule("eh.delayed.3")
def test_the_next_round_goes_on_as_ever() -> None:
    game = given("leo-anderson").turn(0)
    delay(game.table, 0)
    assert game.state.turn_over
    begin_round(game)
    assert "rest" in game.keys and not game.state.turn_over


@pytest.mark.rule("eh.delayed.3")
def test_whoever_is_delayed_in_an_additional_action_in_the_turn_of_another_is_delayed() -> None:
    game = given("charlie-kane", "leo-anderson", ancient_one="cthulhu").stand(1, "london").eldritch("13", "cthulhu")
    game.turn(0).do("use:charlie-kane", "travel", "travel:13")
    assert game[1].delayed
    assert asked_seat(game) == 0 and "travel" in game.keys


@pytest.mark.rule("eh.delayed.6.ltp")
def test_becoming_delayed_again_changes_nothing() -> None:
    game = given(players=2).stand(0, "rome").delay(0).encounter(0)
    happen(game, DELAYED)
    assert game[0].delayed
    begin_round(game)
    assert asked_seat(game) == 1 and not game[0].delayed


def priced() -> Iterator[Any]:
    """Every effect of the game whose price is to become delayed, by where it stands."""
    content: list[tuple[str, Any]] = [
        (f"{deck}/{id}/{section or 'all'}", part)
        for deck, cards in ENCOUNTERS.items()
        for id, card in cards.items()
        for section, part in (*card.sections.items(), ("", card.effects))
    ]
    content += [(id, card) for id, card in MYTHOS.items()]
    content += [(f"{id}#{n}", back) for id, card in CARDS.items() for n, back in enumerate(card.backs, 1)]
    for name, part in content:
        for where, node in nodes(part, ""):
            if isinstance(node, (PayThen, Unless)) and isinstance(node.cost, Delay):
                yield pytest.param(node, id=f"{name}{where}")


PRICED = list(priced())


def offered(game: Situation, effect: Any) -> bool:
    """Is somebody asked whether to pay for it?"""
    flow = effect.resolve(game.table, Me(who=0))
    try:
        decision = next(flow)
    except StopIteration:
        return False
    return [option.key for option in decision.options] == ["pay", "no"]


def ready() -> Situation:
    """Somebody who could use whatever becoming delayed buys."""
    game = given("lily-chen").stand(0, "rome").health(0, 3).sanity(0, 3).card(0, "leg-injury", "paranoia")
    return game.monster("ghoul", "rome")


@pytest.mark.rule("eh.delayed.7.ltp")
@pytest.mark.parametrize("effect", PRICED)
def test_a_delayed_investigator_cannot_pay_by_becoming_delayed(effect: Any) -> None:
    assert offered(ready(), effect)
    assert not offered(ready().delay(0), effect)


def test_that_price_is_asked_all_over_the_game() -> None:
    assert len(PRICED) == 19


@pytest.mark.rule("eh.delayed.7.ltp")
def test_heat_wave_burns_whoever_is_delayed_already() -> None:
    game = given("leo-anderson", "lily-chen").delay(1).top_mythos("heat-wave-singes-the-globe")
    game.state.phase, game.state.turn = "mythos", None
    (event,) = (each for each in MYTHOS["heat-wave-singes-the-globe"].then)
    asked = game.run(event.resolve(game.table, Me(who=0)), "pay")  # type: ignore[arg-type]
    assert [decision.seat for decision in asked.decisions] == [0]
    assert game[0].delayed and game[0].health.left == game[0].health.most
    assert game[1].health.left == game[1].health.most - 3
