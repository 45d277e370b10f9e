"""Why something on the table cannot be chosen now, by the conditions that make the options.

A question of Final Hour offers all that meets its conditions. What it leaves out fails one of them, and these are asked
again here: the same functions of the rules and the same map, or, where only the rule that asks could know (how far an
effect reaches), what the question offers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from miskatonic.kernel.decision import Decision, Thing
from miskatonic.kernel.text import Message

from . import things
from .action_phase import card_under_way
from .bestiary import HORDES, MONSTERS, WOUNDS_TO_DESTROY
from .campus import BOARD, CAMPUS, NUMBERS
from .cards import ACTION_CARDS, INVESTIGATORS, ITEMS, PRIORITY
from .monsters import monster_location
from .play import Table
from .seals import is_sealed
from .solo import is_taken
from .state import FinalHour, Played
from .words import GateSymbol, investigator_name, location_name, say

Reason = Message | None
"""Why something cannot be chosen; None where it can, or never could."""

ANOTHER_QUESTION = say("why-not-another-question")
OUT_OF_REACH = say("why-not-reach")
LOCATION_FIRST = say("why-not-location-first")

NO_WALKWAY = say("why-not-walkway")
ENTERED = say("why-not-entered")
CUTS_SHORT = say("why-not-cuts-short")
NO_MONSTER = say("why-not-no-monster")
NO_DAMAGE = say("why-not-no-damage")
NOT_BESIDE = say("why-not-adjacent")
NO_GATE = say("why-not-no-gate")
FEWER_TOKENS = say("why-not-fewest")
NO_SPAWN = say("why-not-no-spawn")
NO_HORDE = say("why-not-no-horde")
DETOUR = say("why-not-detour")
GATES_STAY = say("why-not-gate")

SEALED = say("why-not-sealed")
UNSEALED = say("why-not-unsealed")
ELSEWHERE = say("why-not-walkway-elsewhere")

HORDE_STAYS = say("why-not-horde")
ACTIVATED = say("why-not-activated")
OTHERS_ACT = say("why-not-others-act")
MOVED = say("why-not-moved")
MOVED_OR_FAR = say("why-not-moved-or-reach")
HORDES_ONLY = say("why-not-hordes-only")

NOT_STRUCK = say("why-not-struck")

HELD = say("why-not-priority-later")
PLAYED = say("why-not-priority-played")
TAKEN = say("why-not-taken")
KEPT = say("why-not-kept")
LEFT_OUT = say("why-not-left-out")
DISCARDED = say("why-not-discarded")
UNDER_PRIORITY = say("why-not-under-priority")
WAITS = say("why-not-action-waits")
UNDER_WAY = say("why-not-action-under-way")
RESOLVED = say("why-not-action-resolved")
USED = say("why-not-item-used")
USELESS = say("why-not-item-useless")


class Asked(NamedTuple):
    """The question a seat is asked, and the table it is asked at."""

    table: Table
    decision: Decision

    @property
    def state(self) -> FinalHour:
        return self.table.state

    def offers(self, thing: Thing) -> bool:
        return any(thing in option.about for option in self.decision.options)

    def places(self) -> list[int]:
        """The locations that options are about."""
        return [number for number in NUMBERS if self.offers(things.location(number))]

    def own(self, who: int) -> bool:
        return self.state.seat_of(who) == self.decision.seat

    @property
    def here(self) -> int:
        """Where whoever resolves the effect stands: the seat's investigator; alone, the one whose card it is."""
        card = card_under_way(self.state)
        own = [who for who in range(len(self.state.investigators)) if self.own(who)]
        who = card.who if card is not None and card.who in own else own[0]
        return self.state.investigators[who].location


def why_not(table: Table, seat: int, thing: Thing) -> Reason:
    """Why a seat that is asked something cannot choose a thing; None where it can, or never could."""
    asked = Asked(table, table.pending[seat])
    if thing not in ANSWERS or asked.offers(thing):
        return None
    answer, which = ANSWERS[thing]
    return answer(asked, which)


# Locations, walkways and gates.


def at_location(asked: Asked, number: int) -> Reason:
    answer = LOCATIONS.get(asked.decision.topic)
    return ANOTHER_QUESTION if answer is None else answer(asked, number)


def moving(asked: Asked, number: int) -> Reason:
    """Along walkways, and by some effects never into the same location twice (rules fh.move.1, fh.move.2)."""
    return ENTERED if number in CAMPUS.neighbours[asked.here] else NO_WALKWAY


def walking(asked: Asked, number: int) -> Reason:
    """Along walkways, each location once, and as far as possible (rule fh.effects.3)."""
    return CUTS_SHORT if number in CAMPUS.neighbours[asked.here] else NO_WALKWAY


def reaching_monsters(asked: Asked, number: int) -> Reason:
    return OUT_OF_REACH if asked.state.locations[number].monsters() else NO_MONSTER


def driving_from(asked: Asked, number: int) -> Reason:
    return MOVED_OR_FAR if asked.state.locations[number].monsters() else NO_MONSTER


def repairing(asked: Asked, number: int) -> Reason:
    return OUT_OF_REACH if asked.state.locations[number].damaged else NO_DAMAGE


def with_a_gate(asked: Asked, number: int) -> Reason:
    return FEWER_TOKENS if any(gate.location == number for gate in asked.state.gates) else NO_GATE


def elsewhere(asked: Asked, number: int) -> Reason:
    """The question is about what is in other locations."""
    return say("why-not-elsewhere", where=[location_name(here) for here in asked.places()])


def at_walkway(asked: Asked, walkway: int) -> Reason:
    """Only unsealed walkways are sealed, only sealed ones lose their seal (rules fh.seal.1 to fh.seal.3)."""
    match asked.decision.topic:
        case "seal":
            return SEALED if is_sealed(asked.table, walkway) else ELSEWHERE
        case "remove-seal":
            return UNSEALED
        case _:
            return ANOTHER_QUESTION


def at_gate(asked: Asked, symbol: GateSymbol) -> Reason:
    """A gate is chosen by its location, and only for what comes out of it."""
    if asked.decision.topic != "gate":
        return GATES_STAY
    location = next(gate.location for gate in asked.state.gates if gate.symbol is symbol)
    return None if asked.offers(things.location(location)) else with_a_gate(asked, location)


# Monsters and investigators.


def at_monster(asked: Asked, token: int) -> Reason:
    """Of a monster on the board."""
    here = monster_location(asked.table, token)
    if here is None:
        return None
    answer = MONSTERS_ASKED.get(asked.decision.topic)
    return ANOTHER_QUESTION if answer is None else answer(asked, token, here)


def wounding(asked: Asked, token: int, here: int) -> Reason:
    """One that the wounds left could destroy, where they are dealt (rules fh.attack.1 to fh.attack.4)."""
    if here not in asked.places() or token in HORDES:
        return destroying(asked, token, here)
    needed, left = WOUNDS_TO_DESTROY[token], asked.decision.amount
    return say("why-not-wounds", health=int(needed), left=left) if needed > left else ANOTHER_QUESTION


def destroying(asked: Asked, token: int, here: int) -> Reason:
    """Any but a ghoul horde (rules fh.attack.7, fh.umordhoth.1)."""
    if here not in asked.places():
        return elsewhere(asked, here)
    return HORDE_STAYS if token in HORDES else ANOTHER_QUESTION


def displacing(asked: Asked, token: int, here: int) -> Reason:
    return elsewhere(asked, here)


def activating(asked: Asked, token: int, here: int) -> Reason:
    """Each once, killers before wanderers before destroyers (rules fh.activate.10, fh.activate.17)."""
    return ACTIVATED if token in asked.state.activated else OTHERS_ACT


def moving_hordes(asked: Asked, token: int, here: int) -> Reason:
    return MOVED if token in HORDES else HORDES_ONLY


def driving(asked: Asked, token: int, here: int) -> Reason:
    """Each once; where others can be driven from, only what was driven before cannot."""
    return MOVED if here in asked.places() else MOVED_OR_FAR


def where_monsters_are(asked: Asked, token: int, here: int) -> Reason:
    return LOCATION_FIRST if here in asked.places() else reaching_monsters(asked, here)


def at_investigator(asked: Asked, id: str) -> Reason:
    """Of an investigator in the game."""
    if all(each.id != id for each in asked.state.investigators):
        return None
    return NOT_STRUCK if asked.decision.topic == "victim" else ANOTHER_QUESTION


# Cards and items.


def at_priority_card(asked: Asked, number: int) -> Reason:
    """Of a card the seat sees: in the own hand, in the row, played, kept or discarded."""
    state, topic = asked.state, asked.decision.topic
    if number in state.row:
        return TAKEN if is_taken(state, number) else ANOTHER_QUESTION
    if number in state.kept:
        return LEFT_OUT if topic == "leave-out-kept" else KEPT
    if any(played.priority == number and (asked.own(played.who) or not state.face_down) for played in state.played):
        return PLAYED
    if any(number in each.hand for each in state.investigators if each.seat == asked.decision.seat):
        return HELD
    return DISCARDED if number in state.priority.discard else None


def at_action_card(asked: Asked, number: int) -> Reason:
    """Of a card the seat sees: drawn, played in this round or discarded."""
    state = asked.state
    played = next((played for played in state.played if played.card == number), None)
    if played is not None:
        return of_the_round(asked, played)
    for who, each in enumerate(state.investigators):
        if each.drawn == number and asked.own(who):
            return UNDER_PRIORITY
        if number in each.actions.discard:
            return DISCARDED
    return None


def of_the_round(asked: Asked, played: Played) -> Reason:
    """Face down it is known to its owner only (rule fh.hidden.4)."""
    if played.resolved:
        return RESOLVED
    if played.revealed:
        return UNDER_WAY
    return WAITS if asked.own(played.who) else None


def at_item(asked: Asked, id: str) -> Reason:
    """Of an item that was found: it waits for a card of its owner, and must change something (rules fh.item.1 to 5)."""
    state = asked.state
    if id in state.items.discard:
        return USED
    owner = next((who for who, each in enumerate(state.investigators) if id in each.items), None)
    if owner is None:
        return None
    name = investigator_name(state.investigators[owner].id)
    if not asked.own(owner):
        return say("why-not-item-of", who=name)
    card, use = card_under_way(state), ITEMS[id].use
    used_now = {each.use for each in ITEMS.values() if asked.offers(things.item(each.id))}
    if card is not None and card.who == owner and use in used_now:
        return USELESS
    return say(f"why-not-item-{use}", who=name)


LOCATIONS: Final[Mapping[str, Callable[[Asked, int], Reason]]] = {
    "move": moving,
    "walk": walking,
    "attack-where": reaching_monsters,
    "destroy-where": reaching_monsters,
    "wounds": elsewhere,
    "destroy": elsewhere,
    "displace": elsewhere,
    "activate": elsewhere,
    "appear": elsewhere,
    "next-horde": elsewhere,
    "drive": driving_from,
    "drive-to": lambda asked, number: NOT_BESIDE,
    "repair": repairing,
    "gate": with_a_gate,
    "spawn-next": lambda asked, number: NO_SPAWN,
    "spawn-at-horde": lambda asked, number: NO_HORDE,
    "horde": lambda asked, number: DETOUR,
}
"""By the topic of a question, why a location is not among its options."""

MONSTERS_ASKED: Final[Mapping[str, Callable[[Asked, int, int], Reason]]] = {
    "attack-where": where_monsters_are,
    "destroy-where": where_monsters_are,
    "wounds": wounding,
    "destroy": destroying,
    "displace": displacing,
    "activate": activating,
    "next-horde": moving_hordes,
    "drive": driving,
}
"""By the topic of a question, why a monster that stands somewhere is not among its options."""

Answer = Callable[[Asked, Any], Reason]

ANSWERS: Final[Mapping[Thing, tuple[Answer, Any]]] = {
    **{things.location(number): (at_location, number) for number in NUMBERS},
    **{things.walkway(*ends): (at_walkway, walkway) for walkway, ends in enumerate(BOARD.walkways)},
    **{things.gate(symbol): (at_gate, symbol) for symbol in GateSymbol},
    **{things.monster(token): (at_monster, token) for token in MONSTERS},
    **{things.investigator(id): (at_investigator, id) for id in INVESTIGATORS},
    **{things.priority_card(number): (at_priority_card, number) for number in PRIORITY},
    **{things.action_card(number): (at_action_card, number) for number in range(len(ACTION_CARDS))},
    **{things.item(id): (at_item, id) for id in ITEMS},
}
"""Everything that might be chosen by its name, with what answers for it."""
