"""What the Objective makes investigators do once it is revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from miskatonic.games.mansions.words import Feature, Letter, RoomId, SpaceId, room_of

from .duel import best_weapon, share
from .goal import Goal, positions
from .people import Person
from .situation import Situation

Aim = Callable[[Situation, Person], list[Goal]]

GREAT: Final = 40.0
GOOD: Final = 20.0
SOME: Final = 8.0
SIGNS: Final = 2
"""So many signs ward a vent."""


def aims(situation: Situation, person: Person) -> list[Goal]:
    """Nothing before it is revealed."""
    view = situation.view
    if not view.revealed or view.objective is None:
        return []
    return AIMS[view.story, view.objective](situation, person)


def kill(situation: Situation, person: Person, name: str, worth: float = GREAT) -> list[Goal]:
    """Attack every monster of a kind or name, whoever can hurt it."""
    found: list[Goal] = []
    for monster in situation.called(name):
        hurts = best_weapon(person, monster)[1].damage >= 0.7
        value = worth * (0.4 + 0.6 * share(person, monster)) if hurts else SOME / 2
        found.append(Goal("attack", positions(situation, person, monster), value, monster.id))
    return found


def nearest(situation: Situation, person: Person, rooms: Sequence[RoomId], worth: float) -> list[Goal]:
    """Something to be done in each of some rooms: by whoever is nearest, and if need be by others."""
    return [
        Goal("use", situation.ground.room(room), worth if situation.runner(room) is person else worth / 3)
        for room in rooms
    ]


def hold(situation: Situation, room: RoomId, worth: float) -> Goal:
    return Goal("hold", situation.ground.room(room), worth)


def out(situation: Situation, room: RoomId, worth: float = GREAT) -> Goal:
    return Goal("out", situation.ground.exits(room), worth)


def hunting(name: str, meanwhile: RoomId | None = None) -> Aim:
    """Kill somebody; as long as they are not there, wait where they will come by."""

    def aim(situation: Situation, person: Person) -> list[Goal]:
        found = kill(situation, person, name)
        return found or ([] if meanwhile is None else [hold(situation, meanwhile, SOME / 2)])

    return aim


def contain_shoggoth(situation: Situation, person: Person) -> list[Goal]:
    """Kill it, and before it comes whoever carries a sample to it."""
    found = kill(situation, person, "house-shoggoth")
    for monster in situation.view.monsters:
        if monster.samples:
            found.append(Goal("attack", positions(situation, person, monster), GREAT, monster.id))
    return found


def leave_house(situation: Situation, person: Person) -> list[Goal]:
    return [out(situation, "foyer")]


def silence_chapel(situation: Situation, person: Person) -> list[Goal]:
    """All go to the chapel, and there everybody helps to free it of cultists."""
    found: list[Goal] = []
    for monster in situation.view.monsters:
        if monster.kind in ("cultist", "cult-leader"):
            there = room_of(monster.space) == "chapel"
            worth = GREAT * (0.6 + 0.4 * share(person, monster)) if there else SOME
            found.append(Goal("attack", positions(situation, person, monster), worth, monster.id))
    return found if found and person.room == "chapel" else [*found, hold(situation, "chapel", GREAT)]


def out_of_chapel(situation: Situation, person: Person) -> list[Goal]:
    """Past the leaders: whoever is there kills them, then one goes."""
    leaders = [each for each in situation.called("cult-leader") if room_of(each.space) == "chapel"]
    if not leaders:
        return [out(situation, "chapel")]
    found = kill(situation, person, "cult-leader")
    return [*(goal for goal in found if goal.monster in {each.id for each in leaders}), hold(situation, "chapel", SOME)]


def at_feature(feature: Feature) -> Aim:
    def aim(situation: Situation, person: Person) -> list[Goal]:
        rooms = situation.ground.house.rooms_with(feature)
        return [Goal("use", situation.ground.room(room), GREAT) for room in rooms]

    return aim


def burn_graves(situation: Situation, person: Person) -> list[Goal]:
    left = [room for room in ("graveyard", "chasm", "garden") if room not in situation.view.fire]
    return nearest(situation, person, left, GREAT)


def make_amends(situation: Situation, person: Person) -> list[Goal]:
    """The blood relative goes to the graveyard, the others keep it free."""
    if situation.view.blood_relative == person.seat:
        return [Goal("use", situation.ground.room("graveyard"), GREAT)]
    near = [each for each in situation.view.monsters if room_of(each.space) == "graveyard"]
    found = [Goal("attack", positions(situation, person, each), GOOD, each.id) for each in near]
    return [*found, hold(situation, "graveyard", SOME)]


def ward_vents(situation: Situation, person: Person) -> list[Goal]:
    rooms = situation.ground.house.rooms_with(Feature.VENT)
    counts = situation.view.counts
    left = [room for room in rooms if counts.get(f"ward:{room}", 0) < SIGNS] or rooms
    fewest = min(counts.get(f"ward:{room}", 0) for room in left)
    return [
        Goal("use", situation.ground.room(room), GREAT - 4 * (counts.get(f"ward:{room}", 0) - fewest)) for room in left
    ]


def close_gate(situation: Situation, person: Person) -> list[Goal]:
    return [Goal("use", situation.ground.room("freezer"), GREAT)]


def carry_body(situation: Situation, person: Person) -> list[Goal]:
    """The nearest fetches the body and brings it to where they came in; the others keep the way free."""
    bodies = [space for space, count in situation.view.corpses.items() if count]
    if not bodies:
        return []
    start = situation.ground.house.start
    body = min(bodies, key=lambda space: situation.ground.away("investigator", space, [start]))
    bearer = min(
        situation.people, key=lambda each: (situation.ground.away("investigator", each.space, [body]), each.seat)
    )
    if bearer is not person:
        return [Goal("hold", [body], SOME)]
    to: SpaceId = start if person.space == body else body
    return [Goal("hold", [to], GREAT + GOOD)]


AIMS: Final[dict[tuple[str, Letter], Aim]] = {
    ("fall-of-house-lynch", "A"): hunting("walter-lynch"),
    ("fall-of-house-lynch", "B"): contain_shoggoth,
    ("fall-of-house-lynch", "C"): leave_house,
    ("inner-sanctum", "A"): silence_chapel,
    ("inner-sanctum", "B"): hunting("crawling-one"),
    ("inner-sanctum", "C"): out_of_chapel,
    ("blood-ties", "A"): at_feature(Feature.ALTAR),
    ("blood-ties", "B"): burn_graves,
    ("blood-ties", "C"): make_amends,
    ("classroom-curses", "A"): ward_vents,
    ("classroom-curses", "B"): hunting("time-hound", "foyer"),
    ("classroom-curses", "C"): hunting("helena"),
    ("green-eyed-boy", "A"): hunting("madame-keziel"),
    ("green-eyed-boy", "B"): close_gate,
    ("green-eyed-boy", "C"): carry_body,
}
