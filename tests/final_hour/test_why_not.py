"""Why a card, an item, a location, a monster or a gate cannot be chosen now."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

import miskatonic
from miskatonic.games.final_hour import GAME, things
from miskatonic.games.final_hour.bestiary import MONSTERS
from miskatonic.games.final_hour.play import Table
from miskatonic.games.final_hour.things import gate, investigator, item, location, priority_card, walkway
from miskatonic.games.final_hour.verbs import Me, Where
from miskatonic.games.final_hour.verbs.investigator import Attack, Destroy, Drive, Move, Repair, Seal, Stroll, Walk
from miskatonic.games.final_hour.verbs.monster import Activate, Spawn
from miskatonic.games.final_hour.verbs.reckoning import MoveHordes, RemoveSeal, SpawnAtHorde, SpawnSpecial
from miskatonic.games.final_hour.why_not import ANSWERS, why_not
from miskatonic.games.final_hour.words import Half, Zone
from miskatonic.kernel.decision import Thing, kind_of
from miskatonic.kernel.effects import Node, resolve
from miskatonic.kernel.table import Table as KernelTable
from miskatonic.kernel.text import Message

from .given import Situation, card_number, choose, given
from .scenes import resolving

JENNY, LILY, RITA = 0, 1, 2
SMALL: Final = ("red-plain-1", "blue-plain-1")
Which = Thing | Callable[[Table], Thing]
"""The thing that is asked about, or how it is found on the table."""


def asking(situation: Situation, *effects: Node, chosen: tuple[str, ...] = ()) -> Table:
    """The table at a question of these effects, resolved by the first investigator."""
    game = copy(GAME)
    game.steps = {**GAME.steps, "round.begin": lambda table: resolve(effects, table, Me(JENNY))}
    situation.state.step = "round.begin"
    table: Table = KernelTable(game, situation.setup, origin=GAME.encode(situation.state))
    choose(table, *chosen)
    return table


def at_3() -> Situation:
    """Jenny stands in Founders' Court, adjacent to 2, 4, 7, 9 and 12; Lily in the Library, far from everything."""
    return given(investigators=["jenny-barnes", "lily-chen"]).stand(JENNY, 3).stand(LILY, 5)


def crowd(situation: Situation, *places: int) -> Situation:
    """Two small monsters of different kinds in each of these locations."""
    for at in places:
        for kind in SMALL:
            situation.put(kind, at)
    return situation


def hordes(*places: int) -> Situation:
    situation = given(ancient_one="umordhoth", lead=JENNY).stand(JENNY, 9).stand(LILY, 5)
    for kind, at in zip(("red-ghoul-horde", "blue-ghoul-horde", "red-ghoul-horde"), places, strict=False):
        situation.put(kind, at)
    return situation


def gates_at(*places: int, tokens: tuple[int, int, int] = (1, 1, 1)) -> Situation:
    """The three gates are in these locations."""
    situation = given(ancient_one="shudde-mell").stand(JENNY, 5).stand(LILY, 5)
    for each, at, count in zip(situation.state.gates, places, tokens, strict=True):
        each.location, each.tokens = at, count
    return situation


def the_only(kind: str) -> Callable[[Table], Thing]:
    """The one monster of a kind on the board."""

    def find(table: Table) -> Thing:
        (token,) = (token for here in table.state.locations for token in here.monsters() if MONSTERS[token].id == kind)
        return things.monster(token)

    return find


def action(title: str) -> Thing:
    return things.action_card(card_number(title))


def turn(situation: Situation) -> Table:
    """The first investigator plays a priority card."""
    return situation.hand(JENNY, [1, 2, 3, 4]).hand(LILY, [5, 6, 7, 8]).lead(JENNY).table("action.turn")


def holding(*items: str, owner: int = JENNY, health: int = 3) -> Table:
    """Items may be used with a card of Jenny: at first those that are used before it."""
    situation = at_3().health(JENNY, health).clue(3, "moon")
    crowd(situation, 3)
    situation.item(JENNY, "delivery-bicycle").item(JENNY, "storm-lantern")
    for each in items:
        situation.item(owner, each)
    return resolving(situation, JENNY, "well-connected", Half.UPPER)


def after_the_card(*items: str, health: int = 3) -> Table:
    """The card is resolved: now those are used that are used after it."""
    return until(holding(*items, health=health), "use:storm-lantern")


def until(table: Table, key: str) -> Table:
    """Decline, or take what comes first, until this can be chosen."""
    while table.decision is not None and all(option.key != key for option in table.decision.options):
        options = table.decision.options
        table.choose(next((each for each in options if each.role is not None), options[0]))
    return table


def solo_row(cards: int) -> Table:
    """Alone, with the row 1 to 5 of which 5 is kept, and so many action cards on its first places."""
    situation = given(players=1).priority_deck(1, 2, 3, 4, 5).stand(JENNY, 5).stand(LILY, 5)
    table = situation.table("round.begin")
    choose(table, "keep:5")
    for number in range(1, cards + 1):
        choose(until(table, f"slot:{number}"), f"slot:{number}")
    return until(table, f"slot:{cards + 1}")


def kept(*left_out: int) -> Table:
    situation = given(players=1, solo_ritual="choose-six")
    for number in range(1, 9):
        situation.state.priority.cards.remove(number)
    situation.state.kept = list(range(1, 9))
    table = situation.table("ritual.attempt")
    choose(table, *(f"leave-out:{number}" for number in left_out))
    return table


def round_under_way() -> Table:
    """A card of Jenny is being resolved, one of Lily and then another one of Jenny wait."""
    return resolving(at_3(), JENNY, "parasol-and-poise", Half.UPPER)


def wanderers(red_at: int = 1) -> Situation:
    """Three wanderers of different kinds; two in Dorothy Upman Hall, activated first, go where one finds a space."""
    situation = at_3().put("blue-wanderer-2", 1).put("blue-wanderer-3", 1).damage(15, 2)
    return situation.put("red-wanderer-3", red_at)


def three_and_a_killer(rita_at: int) -> Situation:
    situation = given(players=3, investigators=["jenny-barnes", "lily-chen", "rita-young"])
    return situation.stand(JENNY, 3).stand(LILY, 3).stand(RITA, rita_at).put("red-killer-1", 3)


def after_playing(table: Table, *answers: str) -> Table:
    choose(table, *answers)
    return table


SITUATIONS: Final[dict[str, tuple[Which, Callable[[], Table], Callable[[], Table]]]] = {
    "another-question": (location(4), lambda: turn(at_3()), lambda: asking(at_3(), Move(1))),
    "reach": (
        location(8),
        lambda: asking(crowd(at_3(), 4, 8), Attack(2, Where.NEAR)),
        lambda: asking(crowd(at_3(), 4, 8), Attack(2, Where.ANYWHERE)),
    ),
    "location-first": (
        the_only("red-plain-1"),
        lambda: asking(crowd(at_3(), 4), Attack(2, Where.NEAR)),
        lambda: asking(crowd(at_3(), 4), Attack(2, Where.NEAR), chosen=("at:4",)),
    ),
    "elsewhere": (
        location(8),
        lambda: asking(crowd(at_3(), 4, 8), Attack(2, Where.ANYWHERE), chosen=("at:4",)),
        lambda: asking(crowd(at_3(), 4, 8), Attack(2, Where.ANYWHERE), chosen=("at:8",)),
    ),
    "walkway": (
        location(8),
        lambda: asking(at_3(), Move(2)),
        lambda: asking(at_3(), Move(2), chosen=("move:7",)),
    ),
    "entered": (
        location(4),
        lambda: asking(at_3(), Stroll(3, ()), chosen=("move:4", "move:3")),
        lambda: asking(at_3(), Move(3), chosen=("move:4", "move:3")),
    ),
    "cuts-short": (
        location(11),
        lambda: asking(at_3(), Walk(4, ()), chosen=("move:4", "move:11")),
        lambda: asking(at_3(), Walk(4, ()), chosen=("move:12",)),
    ),
    "no-monster": (
        location(7),
        lambda: asking(crowd(at_3(), 4), Destroy(Where.NEAR)),
        lambda: asking(crowd(at_3(), 4, 7), Destroy(Where.NEAR)),
    ),
    "no-damage": (
        location(7),
        lambda: asking(at_3().damage(2).damage(4), Repair(1, Where.NEAR)),
        lambda: asking(at_3().damage(2).damage(4).damage(7), Repair(1, Where.NEAR)),
    ),
    "adjacent": (
        location(8),
        lambda: asking(crowd(at_3(), 4), Drive(1, Where.ANYWHERE), chosen=("drive:red-plain-1@4",)),
        lambda: asking(crowd(at_3(), 7), Drive(1, Where.ANYWHERE), chosen=("drive:red-plain-1@7",)),
    ),
    "no-gate": (
        location(4),
        lambda: asking(gates_at(8, 15, 1), SpawnSpecial("chthonian", 1, "fewest")),
        lambda: asking(gates_at(8, 15, 4), SpawnSpecial("chthonian", 1, "fewest")),
    ),
    "fewest": (
        location(8),
        lambda: asking(gates_at(8, 15, 1, tokens=(2, 1, 1)), SpawnSpecial("chthonian", 1, "fewest")),
        lambda: asking(gates_at(8, 15, 1, tokens=(1, 1, 1)), SpawnSpecial("chthonian", 1, "fewest")),
    ),
    "no-spawn": (
        location(4),
        lambda: asking(gates_at(8, 15, 1).fill(8), Spawn(1, Where.EACH_GATE)),
        lambda: asking(gates_at(8, 15, 4).fill(8), Spawn(1, Where.EACH_GATE)),
    ),
    "no-horde": (
        location(8),
        lambda: asking(hordes(4, 7), SpawnAtHorde(2)),
        lambda: asking(hordes(4, 8), SpawnAtHorde(2)),
    ),
    "detour": (
        location(4),
        lambda: asking(hordes(3).stand(JENNY, 13), MoveHordes(1, "lead")),
        lambda: asking(hordes(3).stand(JENNY, 11), MoveHordes(1, "lead")),
    ),
    "gate": (
        gate("tesseract"),
        lambda: asking(at_3(), Move(1)),
        lambda: asking(gates_at(8, 15, 1), SpawnSpecial("chthonian", 1, "fewest")),
    ),
    "sealed": (
        walkway(3, 4),
        lambda: asking(at_3().seal(3, 4), Seal(1)),
        lambda: asking(at_3(), Seal(1)),
    ),
    "unsealed": (
        walkway(3, 4),
        lambda: asking(at_3().seal(2, 3).seal(1, 8), RemoveSeal(1)),
        lambda: asking(at_3().seal(2, 3).seal(3, 4), RemoveSeal(1)),
    ),
    "walkway-elsewhere": (
        walkway(7, 8),
        lambda: asking(at_3(), Seal(1)),
        lambda: asking(at_3().stand(JENNY, 7), Seal(1)),
    ),
    "wounds": (
        the_only("red-wanderer-3"),
        lambda: asking(crowd(at_3(), 3).put("red-wanderer-3", 3), Attack(2, Where.OWN)),
        lambda: asking(crowd(at_3(), 3).put("red-wanderer-3", 3), Attack(3, Where.OWN)),
    ),
    "horde": (
        lambda table: things.monster(table.state.locations[4].monsters()[0]),
        lambda: asking(crowd(hordes(4), 4), Destroy(Where.ANYWHERE), chosen=("at:4",)),
        lambda: asking(crowd(hordes(7), 4), Destroy(Where.ANYWHERE), chosen=("at:4",)),
    ),
    "activated": (
        the_only("red-wanderer-3"),
        lambda: asking(wanderers(), Activate(Zone.GREEN), chosen=("activate:red-wanderer-3@1",)),
        lambda: asking(wanderers(), Activate(Zone.GREEN)),
    ),
    "others-act": (
        the_only("red-wanderer-3"),
        lambda: asking(wanderers(red_at=2), Activate(Zone.GREEN)),
        lambda: asking(wanderers(red_at=1), Activate(Zone.GREEN)),
    ),
    "moved": (
        the_only("red-wanderer-3"),
        lambda: asking(
            crowd(at_3(), 4).put("red-wanderer-3", 3),
            Drive(2, Where.NEAR),
            chosen=("drive:red-wanderer-3@3", "at:4"),
        ),
        lambda: asking(crowd(at_3(), 4).put("red-wanderer-3", 3), Drive(2, Where.NEAR)),
    ),
    "moved-or-reach": (
        the_only("red-wanderer-3"),
        lambda: asking(crowd(at_3(), 4).put("red-wanderer-3", 8), Drive(2, Where.NEAR)),
        lambda: asking(crowd(at_3(), 4).put("red-wanderer-3", 7), Drive(2, Where.NEAR)),
    ),
    "hordes-only": (
        lambda table: things.monster(table.state.locations[8].monsters()[0]),
        lambda: asking(crowd(hordes(4, 7).stand(JENNY, 3), 8), MoveHordes(1, "arrows")),
        lambda: asking(crowd(hordes(4, 8).stand(JENNY, 3), 8), MoveHordes(1, "arrows")),
    ),
    "struck": (
        investigator("rita-young"),
        lambda: asking(three_and_a_killer(rita_at=5), Activate(Zone.GREEN)),
        lambda: asking(three_and_a_killer(rita_at=3), Activate(Zone.GREEN)),
    ),
    "priority-later": (
        priority_card(1),
        lambda: asking(at_3().hand(JENNY, [1, 2, 3, 4]), Move(1)),
        lambda: turn(at_3()),
    ),
    "priority-played": (
        priority_card(1),
        lambda: after_playing(turn(at_3()), "play:1"),
        lambda: turn(at_3()),
    ),
    "taken": (priority_card(1), lambda: solo_row(1), lambda: solo_row(0)),
    "kept": (
        priority_card(5),
        lambda: solo_row(0),
        lambda: given(players=1).priority_deck(1, 2, 3, 4, 5).table("round.begin"),
    ),
    "left-out": (priority_card(3), lambda: kept(3), kept),
    "discarded": (
        priority_card(9),
        lambda: turn(at_3().priority_discard(9)),
        lambda: turn(at_3().priority_deck(9)),
    ),
    "under-priority": (
        action("open-palm"),
        lambda: turn(given(investigators=["lily-chen", "rita-young"]).top_action(JENNY, "open-palm")),
        lambda: turn(given(investigators=["lily-chen", "rita-young"]).top_action(JENNY, "stillness")),
    ),
    "action-waits": (action("well-connected"), round_under_way, lambda: turn(at_3())),
    "action-under-way": (action("parasol-and-poise"), round_under_way, lambda: turn(at_3())),
    "action-resolved": (
        action("parasol-and-poise"),
        lambda: until(round_under_way(), "move:11"),
        lambda: turn(at_3()),
    ),
    "item-of": (
        item("sawn-off-shotgun"),
        lambda: holding("sawn-off-shotgun", owner=LILY),
        lambda: holding("sawn-off-shotgun", owner=JENNY),
    ),
    "item-used": (
        item("delivery-bicycle"),
        lambda: after_playing(holding("sawn-off-shotgun"), "use:delivery-bicycle", "stay"),
        lambda: holding("sawn-off-shotgun"),
    ),
    "item-before": (
        item("sawn-off-shotgun"),
        lambda: after_the_card("sawn-off-shotgun"),
        lambda: holding("sawn-off-shotgun"),
    ),
    "item-after": (
        item("doctors-bag"),
        lambda: holding("doctors-bag"),
        lambda: after_the_card("doctors-bag"),
    ),
    "item-useless": (
        item("doctors-bag"),
        lambda: after_the_card("doctors-bag", health=5),
        lambda: after_the_card("doctors-bag", health=4),
    ),
}
"""For every reason a thing, a table at which the reason is given, and one at which nothing is in the way."""


NEVER_AN_OPTION: Final = frozenset(
    {"gate", "discarded", "under-priority", "action-waits", "action-under-way", "action-resolved"}
)
"""What is not chosen itself: without its obstacle it is out of sight, or chosen by its location."""


def reason_at(table: Table, which: Which) -> Message | None:
    assert table.decision is not None
    return table.why_not(table.decision.seat, which if isinstance(which, str) else which(table))


def is_offered(table: Table, which: Which) -> bool:
    assert table.decision is not None
    thing = which if isinstance(which, str) else which(table)
    return any(thing in option.about for option in table.decision.options)


@pytest.mark.parametrize("reason", SITUATIONS)
def test_a_reason_is_given_as_long_as_its_obstacle_is_there(reason: str) -> None:
    which, hindered, free = SITUATIONS[reason]
    given_reason = reason_at(hindered(), which)
    assert given_reason is not None and given_reason.id == f"why-not-{reason}"
    assert reason_at(free(), which) is None
    assert is_offered(free(), which) is (reason not in NEVER_AN_OPTION)


def test_there_is_a_situation_for_every_text() -> None:
    (path,) = GAME.folder.glob("locale/en-why-not.ftl")
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} == {
        f"why-not-{reason}" for reason in SITUATIONS
    }


def test_a_reason_names_places_people_and_numbers() -> None:
    def text(reason: str) -> str:
        which, hindered, _ = SITUATIONS[reason]
        message = reason_at(hindered(), which)
        assert message is not None
        return message.text()

    assert text("elsewhere") == "This is about another place: Glasshouse."
    assert text("wounds") == "It takes 3 wounds to destroy it, and only 2 are left."
    assert text("item-of") == "It belongs to Lily Chen."
    assert text("item-after") == "It is used after an action card of Jenny Barnes was resolved."


def test_what_lies_in_decks_and_in_the_hands_of_others_has_no_reason() -> None:
    table = turn(at_3())
    deck = [*table.state.priority.cards, *table.state.investigators[LILY].hand]
    cards = [card for each in table.state.investigators for card in each.actions.cards]
    hidden = [*map(priority_card, deck), *map(things.action_card, cards), *map(item, table.state.items.cards)]
    assert [thing for thing in hidden if table.why_not(JENNY, thing) is not None] == []


@pytest.mark.parametrize("thing", ["", "location", "location:0", "location:x", "monster:9999", "action:-1", "gate:"])
def test_what_does_not_exist_has_no_reason(thing: Thing) -> None:
    assert turn(at_3()).why_not(JENNY, thing) is None


@pytest.mark.parametrize("seed", range(8))
def test_a_thing_has_no_reason_if_and_only_if_an_option_is_about_it(seed: int) -> None:
    """At every decision of a random game the game's own reasons agree with the options, for all that lies open."""
    table = miskatonic.new_game(
        "final-hour", players=1 + seed % 4, seed=seed, ancient_one=("cthulhu", "shudde-mell", "umordhoth")[seed % 3]
    )
    draw = random.Random(seed)
    said: set[str] = set()
    while table.decision is not None:
        decision = table.decision
        named = {thing for option in decision.options for thing in option.about}
        named |= {
            gate(each.symbol)
            for each in table.state.gates
            if decision.topic == "gate" and location(each.location) in named
        }
        for thing in in_sight(table, decision.seat):
            reason = why_not(table, decision.seat, thing)
            assert (reason is None) is (thing in named), f"{thing} at {decision.topic}: {reason}"
            said |= set() if reason is None else {reason.id}
        table.choose(draw.randrange(len(decision.options)))
    assert said


def in_sight(table: Table, seat: int) -> list[Thing]:
    """All that the seat sees and could be asked about; monsters beside the sheet are not in play."""
    beside = set(map(things.monster, table.state.beside_sheet))
    seen = [each.thing for each in GAME.overview(table.view(seat)).things()]
    return [thing for thing in seen if thing in ANSWERS and thing not in beside and kind_of(thing) != "deck"]


# All at once: what one would look for among the options in vain.


def not_now(table: Table) -> dict[Thing, str]:
    return {thing: each.reason.id for each in table.not_now(JENNY) for thing in each.about}


def test_a_walk_names_the_places_it_does_not_lead_to() -> None:
    walking = asking(at_3(), Walk(n=3, each=()), chosen=("move:2", "move:3"))
    assert not_now(walking) == {location(2): "why-not-cuts-short"}


def test_an_attack_names_the_places_near_by_that_it_does_not_reach() -> None:
    attacking = asking(crowd(at_3(), 3, 4, 7, 13), Attack(2, Where.ADJACENT))
    assert not_now(attacking) == {location(3): "why-not-reach"}


def test_other_questions_leave_nothing_out() -> None:
    sealing = asking(at_3(), Seal(n=1))
    assert sealing.pending[JENNY].topic == "seal" and sealing.not_now(JENNY) == []


def test_who_is_not_asked_is_told_nothing() -> None:
    assert asking(at_3(), Move(n=1)).not_now(LILY) == []
