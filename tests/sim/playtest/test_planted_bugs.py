"""The harness finds what is wrong: one bug after the other is planted, most of them into Final Hour."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from itertools import count
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

import miskatonic
from miskatonic.games import GAMES
from miskatonic.games.arkham_lcg import places, zones
from miskatonic.games.final_hour import action_phase
from miskatonic.games.final_hour.events import ActionCardDrawn, PriorityPlayed
from miskatonic.games.final_hour.words import say
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Flow, gather
from miskatonic.kernel.game import Game
from miskatonic.kernel.overview import Overview, Seen
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from miskatonic.sim.playtest import Violation, check_game, examination
from miskatonic.sim.playtest.drivers import Driver

FINAL_HOUR: Game[Any] = GAMES["final-hour"]
CARD_GAME: Game[Any] = GAMES["arkham-lcg"]
SEEDS = 6
SELDOM = 0.05
"""Checks that rebuild the position make the index of the cards in play anew: it grows old where they are rare."""


Rule = Callable[[Table[Any]], Any]
PRIORITY = "fh.play-priority.8"
WAIT = Option("wait", say("title"), verb="wait")


def with_steps(steps: dict[str, Rule]) -> Game[Any]:
    game = copy(FINAL_HOUR)
    game.steps = {**game.steps, **steps}
    return game


def before_step(name: str, change: Callable[[Any], None]) -> Game[Any]:
    """The game with something done to the state before a step."""
    rule = FINAL_HOUR.steps[name]

    def step(table: Table[Any]) -> Any:
        change(table.state)
        return rule(table)

    return with_steps({name: step})


def asking(change: Callable[[Table[Any], Decision], Decision]) -> Game[Any]:
    """The game with its questions for a priority card changed, whichever step asks them."""

    def changed(rule: Rule) -> Rule:
        def step(table: Table[Any]) -> Any:
            begun = rule(table)
            return begun if isinstance(begun, str) else answered(table, begun)

        return step

    def answered(table: Table[Any], flow: Flow[str]) -> Flow[str]:
        answer: Any = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration as finished:
                return finished.value
            ours = isinstance(request, Decision) and request.rule == PRIORITY
            answer = yield change(table, request) if ours else request

    return with_steps({name: changed(rule) for name, rule in FINAL_HOUR.steps.items()})


def found(game: Game[Any], players: int = 3, thoroughness: float = 1, **options: Any) -> Violation:
    """The first violation, in one of a few games."""
    for seed in range(SEEDS):
        for violation in check_game(game, players, seed, options, thoroughness):
            return violation
    pytest.fail("nothing was found")


def test_a_lost_monster() -> None:
    violation = found(before_step("ancient-one.gates", lambda state: state.cup.tokens.pop()))
    assert violation.check == "components" and violation.what.startswith("monster token missing")


def test_a_card_that_lies_twice() -> None:
    def copy_a_card(state: Any) -> None:
        state.priority.discard.append(state.priority.cards[0])

    violation = found(before_step("round.end", copy_a_card))
    assert violation.check == "components" and violation.what.startswith("priority card too often")


def test_health_above_what_was_dealt() -> None:
    def heal(state: Any) -> None:
        state.investigators[0].health.left += 1

    violation = found(before_step("round.begin", heal))
    assert violation.check == "components" and "health" in violation.what


def test_a_view_that_shows_all_hands() -> None:
    game = copy(FINAL_HOUR)

    def view(state: Any, seat: int | None) -> Any:
        seen = FINAL_HOUR.view(state, seat)
        hands = zip(seen.investigators, state.investigators, strict=True)
        return replace(seen, investigators=[replace(shown, hand=list(real.hand)) for shown, real in hands])

    game.view = view
    violation = found(game)
    assert violation.check == "views" and "depends on what is hidden" in violation.what


def test_a_view_that_changes_the_state_even_if_the_next_one_changes_it_back() -> None:
    game = copy(FINAL_HOUR)

    def view(state: Any, seat: int | None) -> Any:
        state.rng ^= 1
        return FINAL_HOUR.view(state, seat)

    game.view = view
    assert "looking changes the state" in found(game).what


def test_a_view_that_is_a_part_of_the_state_and_changes_with_it() -> None:
    game = copy(FINAL_HOUR)
    game.view = lambda state, seat: replace(FINAL_HOUR.view(state, seat), used_items=state.items.discard)
    violation = found(game)
    assert violation.check == "shown" and violation.what == "a view changes after it was shown"


def test_a_card_that_enters_play_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zones, "has_entered_play", lambda state, card: None)
    violation = found(CARD_GAME, thoroughness=SELDOM)
    assert violation.check == "components" and "index of cards in play is out of date" in violation.what


def test_a_map_that_does_not_change(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (zones, places):
        monkeypatch.setattr(module, "forget_map", lambda state: None)
    violation = found(CARD_GAME, thoroughness=SELDOM, adventure="devourer-below")
    assert violation.check == "components" and "out of date: connections" in violation.what


def test_an_event_that_tells_everybody_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(table: Any, who: int) -> None:
        investigator = table.state.investigators[who]
        if not investigator.actions.cards:
            investigator.actions.reshuffle(table.state)
        investigator.drawn = investigator.actions.draw()
        table.tell(
            ActionCardDrawn, investigator.id, action_phase.ACTION_CARDS[investigator.drawn].title, investigator.drawn
        )

    monkeypatch.setattr(action_phase, "draw_action_card", draw)
    violation = found(FINAL_HOUR)
    assert violation.check in ("worlds", "answers") and "is told" in violation.what


def test_a_question_that_gives_a_secret_away() -> None:
    def name_the_next_gate(table: Table[Any], decision: Decision) -> Decision:
        return replace(decision, prompt=say(f"gate-{table.state.gate_stack[-1]}"))

    violation = found(asking(name_the_next_gate))
    assert violation.check == "worlds" and "is asked" in violation.what


def test_a_determinize_that_drops_a_card() -> None:
    game = copy(FINAL_HOUR)

    def determinize(state: Any, seat: int | None, seed: int) -> None:
        FINAL_HOUR.determinize(state, seat, seed)
        state.gate_stack = state.gate_stack[:-1]

    game.determinize = determinize
    assert found(game).check == "views"


def test_a_rule_with_a_memory_of_its_own() -> None:
    numbers = count()

    def remember(state: Any) -> None:
        state.rng ^= next(numbers)

    assert found(before_step("ancient-one.reckoning", remember)).check in (
        "undo",
        "undo-far",
        "clone",
        "save",
        "bare-replay",
    )


def test_an_undo_that_leads_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Table[Any].undo

    def too_far(self: Table[Any], steps: int = 1) -> None:
        undo(self, min(steps + 1, len(self.choices)))

    monkeypatch.setattr(Table, "undo", too_far)
    assert found(FINAL_HOUR).check in ("undo", "undo-far", "illegal")


def test_a_clone_that_is_the_original(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "clone", lambda self: self)
    assert found(FINAL_HOUR).check in ("clone", "play", "defect")


def test_an_illegal_choice_that_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(self: Decision, choice: Any) -> Option:
        return next((each for each in self.options if choice in (each, each.key)), self.options[0])

    monkeypatch.setattr(Decision, "find", lenient)
    violation = found(FINAL_HOUR)
    assert violation.check == "illegal" and "not refused" in violation.what


def test_options_with_the_same_key() -> None:
    violation = found(
        asking(lambda table, decision: replace(decision, options=[*decision.options, decision.options[0]]))
    )
    key = miskatonic.load(violation.replay).pending[0].options[0].key
    assert violation.check == "questions" and violation.what.endswith(f"have one key: {key}")


@pytest.mark.parametrize(
    ("decisions", "told"),
    [
        ({0: Decision(1, say("title"), (WAIT,), topic="wait")}, "'wait' is for seat 2, not seat 1"),
        ({7: Decision(7, say("title"), (WAIT,), topic="wait")}, "'wait' is for seat 8, which is not at the table"),
        ({0: Decision(0, say("title"), (), topic="wait")}, "'wait' has no options"),
    ],
)
def test_a_wrong_question_to_several_seats_at_once(decisions: dict[int, Decision], told: str) -> None:
    def step(table: Table[Any]) -> Flow[str]:
        yield from gather(decisions)
        return "round.begin"

    violation = found(with_steps({"round.begin": step}))
    assert violation.check == "questions" and violation.what == f"the question {told}"


def test_a_text_that_does_not_exist() -> None:
    violation = found(asking(lambda table, decision: replace(decision, prompt=say("no-such-text"))))
    assert violation.check == "texts" and "no-such-text" in violation.what


def test_a_state_that_does_not_survive_encoding() -> None:
    def freeze(state: Any) -> None:
        state.found = tuple(state.found)

    assert found(before_step("round.begin", freeze)).check == "encoding"


def test_a_rule_that_fails() -> None:
    def fail(state: Any) -> None:
        raise ZeroDivisionError("planted")

    violation = found(before_step("ancient-one.reckoning", fail))
    assert violation.check == "defect" and "planted" in violation.what and violation.replay


def test_a_defect_is_counted_where_it_is_even_if_somebody_met_it_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(state: Any) -> None:
        raise ZeroDivisionError("planted")

    def look_ahead(driver: Driver, table: Table[Any]) -> tuple[int, Option]:
        trial = table.clone()
        while trial.decision is not None:
            trial.choose(0)
        pytest.fail("nothing failed")

    monkeypatch.setattr(Driver, "next", look_ahead)
    violation = found(before_step("ancient-one.reckoning", fail), thoroughness=SELDOM)
    assert violation.decision == len(miskatonic.load(violation.replay).choices) > 0


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.sim.playtest.examination.BOUND", 5)
    violation = found(FINAL_HOUR)
    assert violation.check == "play" and "does not end" in violation.what


def test_a_violation_names_its_game_and_brings_its_replay() -> None:
    violation = found(asking(lambda table, decision: replace(decision, prompt=say("no-such-text"))))
    assert "final-hour, 3 players, seed 0, after 0 decisions" in str(violation)
    assert miskatonic.load(violation.replay).setup.seed == violation.setup.seed


class Unsendable(Event, frozen=True, tag="unsendable"):
    """Something that happened and that no page can be told."""

    quiet: ClassVar[bool] = True
    what: Any


def test_an_event_that_cannot_be_sent() -> None:
    rule = FINAL_HOUR.steps["ancient-one.reckoning"]

    def step(table: Table[Any]) -> Any:
        table.tell(Unsendable, what=found)
        return rule(table)

    violation = found(with_steps({"ancient-one.reckoning": step}))
    assert violation.check == "views" and "TypeError" in violation.what


def test_a_rule_that_does_something_else_where_nobody_listens() -> None:
    rule = FINAL_HOUR.steps["ancient-one.reckoning"]

    def step(table: Table[Any]) -> Any:
        table.state.rng ^= not table.telling
        return rule(table)

    violation = found(with_steps({"ancient-one.reckoning": step}), thoroughness=SELDOM)
    assert violation.check in ("undo", "undo-far", "clone", "bare-replay")


def overseen(change: Callable[[Overview], Overview]) -> Game[Any]:
    """The game with another overview."""
    game = copy(FINAL_HOUR)
    game.overview = lambda view: change(FINAL_HOUR.overview(view))
    return game


def without_checks_but(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(examination, "CHECKS", [each for each in examination.CHECKS if each.name == name])


def test_an_overview_that_shows_a_thing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    without_checks_but(monkeypatch, "overview")
    violation = found(overseen(lambda shown: replace(shown, zones=(*shown.zones, shown.zones[0]))))
    assert violation.check == "overview" and "more than once" in violation.what


def test_an_overview_that_does_not_show_what_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    without_checks_but(monkeypatch, "overview")
    violation = found(overseen(lambda shown: replace(shown, zones=shown.zones[-1:])))
    assert violation.check == "overview" and "does not show" in violation.what


@pytest.mark.parametrize("depth", [1, 2])
def test_a_fact_in_an_overview_that_nobody_can_read(monkeypatch: pytest.MonkeyPatch, depth: int) -> None:
    """However deep it lies, and again in the next game, although most of what is told is told again and again."""
    without_checks_but(monkeypatch, "overview")

    def spoil(seen: Seen, depth: int) -> Seen:
        if depth == 1:
            return replace(seen, facts=(*seen.facts, say("no-such-fact")))
        inner = Seen("nothing:0", seen.name)
        return replace(seen, inside=(*seen.inside, spoil(inner, depth - 1)))

    def spoiled(shown: Overview) -> Overview:
        last = shown.zones[-1]
        return replace(
            shown, zones=(*shown.zones[:-1], replace(last, things=(*last.things[:-1], spoil(last.things[-1], depth))))
        )

    for _ in range(2):
        violation = found(overseen(spoiled))
        assert violation.check == "overview" and "no-such-fact" in violation.what


def test_an_event_that_tells_what_was_played_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = action_phase.draw_priority_card

    def talkative(table: Any, who: int) -> None:
        table.tell(PriorityPlayed, table.state.investigators[who].id, table.state.played[-1].priority)
        draw(table, who)

    def cover(state: Any) -> None:
        state.face_down = True

    monkeypatch.setattr(action_phase, "draw_priority_card", talkative)
    violation = found(before_step("action.turn", cover))
    assert violation.check in ("worlds", "answers") and "is told" in violation.what


def answering(why_not: Callable[[Table[Any], int, str], Message | None]) -> Game[Any]:
    """The game with other reasons why something cannot be used."""
    game = copy(FINAL_HOUR)
    game.why_not = why_not
    return game


def test_a_reason_that_gives_a_secret_away() -> None:
    violation = found(answering(lambda table, seat, thing: say(f"gate-{table.state.gate_stack[-1]}")))
    assert violation.check in ("worlds", "sample") and "cannot use a thing" in violation.what


def test_a_reason_that_changes_the_state() -> None:
    def why_not(table: Table[Any], seat: int, thing: str) -> None:
        table.state.rng ^= 1

    assert "asking why something cannot be used changes the state" in found(answering(why_not)).what


def test_a_reason_that_nobody_can_read() -> None:
    violation = found(answering(lambda table, seat, thing: say("why-not-item-of")))
    assert violation.check == "reasons" and "why-not-item-of" in violation.what


def test_a_reason_against_what_an_option_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "why_not", lambda self, seat, thing: say("why-not-another-question"))
    violation = found(FINAL_HOUR)
    assert violation.check == "reasons" and "cannot be used" in violation.what
