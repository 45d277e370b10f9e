"""What the greedy bot thinks an effect is worth to an investigator in a location."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from miskatonic.games.final_hour.campus import CAMPUS, LOCATIONS, NUMBERS
from miskatonic.games.final_hour.verbs import Where
from miskatonic.games.final_hour.verbs.investigator import (
    Attack,
    AttackPerCard,
    Destroy,
    Drive,
    Investigate,
    Move,
    NearLocations,
    Recover,
    Repair,
    Seal,
    SoftenOmens,
    Stroll,
    TurnUpper,
    Walk,
)
from miskatonic.games.final_hour.verbs.monster import Activate, ActivateOwnZone, Damage, LoseHealth, Spawn
from miskatonic.games.final_hour.view import InvestigatorView
from miskatonic.kernel.effects import Choose, Effect, ForEach, Repeat

from .chance import certainty
from .situation import DISTANCES, NEAR, WITHIN, Situation

CLUE = 6.8
KEY_SHARE = 0.096
"""How much a clue is worth when the ritual is known: it may still be a key."""

LOOKOUT = 0.35
LOOKOUT_DECAY = 0.77
"""What a clue so far away is worth to an investigator that could go there: less with each step."""

KILLER_BESIDE = 0.16
OMEN = 1.0


class Doer(Struct):
    """Who acts, what the board looks like to it."""

    situation: Situation
    who: InvestigatorView
    found: tuple[str, ...]


def clue_worth(doer: Doer) -> float:
    return CLUE * max(KEY_SHARE, 1.0 - certainty(doer.found))


def position(doer: Doer, here: int, investigated: bool = False) -> float:
    """What it is worth to end in a location: clues within reach, no killers and no hordes around."""
    situation = doer.situation
    worth = 0.0
    distance = DISTANCES[here]
    steps = [distance[clue] for clue in situation.clues if clue != here or not investigated]
    if steps:
        worth = LOOKOUT * clue_worth(doer) * LOOKOUT_DECAY ** max(min(steps) - 1, 0)
    risk = KILLER_BESIDE * situation.killers(here)
    if situation.hordes:
        risk += situation.horde_risk(doer.who, here)
    return worth - risk * situation.struck(doer.who) if risk else worth


def worth(doer: Doer, effects: Sequence[Effect], here: int) -> float:
    """What it is worth to resolve effects from a location on, moving as well as possible, and to end somewhere."""
    total = 0.0
    investigated = False
    for place, effect in enumerate(effects):
        if isinstance(effect, Move):
            rest = effects[place + 1 :]
            return total + max([worth(doer, rest, there) for there in WITHIN[here, effect.n]])
        if isinstance(effect, Investigate):
            investigated = True
        total += WORTH[type(effect)](doer, effect, here)
    return total + position(doer, here, investigated)


def gain(doer: Doer, effects: Sequence[Effect], here: int) -> float:
    """What effects bring by themselves, wherever their investigator ends."""
    total = 0.0
    for place, effect in enumerate(effects):
        if isinstance(effect, Move):
            rest = effects[place + 1 :]
            return total + max([gain(doer, rest, there) for there in WITHIN[here, effect.n]])
        total += WORTH[type(effect)](doer, effect, here)
    return total


def places(doer: Doer, where: Where, here: int) -> Sequence[int]:
    """The locations an effect reaches from a location."""
    match where:
        case Where.OWN | Where.THERE:
            return (here,)
        case Where.NEAR:
            return NEAR[here]
        case Where.ADJACENT:
            return CAMPUS.neighbours[here]
        case Where.WITHIN_2:
            return WITHIN[here, 2]
        case Where.ANYWHERE:
            return NUMBERS
        case Where.EACH_GATE:
            return [gate for gate, _ in doer.situation.gates]
        case Where.RITUAL_SITE:
            return (doer.situation.site,)
        case Where.ALLY | Where.LEAD:
            return [each.location for each in doer.situation.view.investigators if each.id != doer.who.id]
        case Where.ALLY_IN_ZONE:
            zone = LOCATIONS[here].zone
            return [each for each in places(doer, Where.ALLY, here) if LOCATIONS[each].zone is zone]


def attack(doer: Doer, effect: Attack, here: int) -> float:
    strike = doer.situation.strike
    return max([strike(there, effect.n) for there in places(doer, effect.at, here)], default=0.0)


def attack_per_card(doer: Doer, effect: AttackPerCard, here: int) -> float:
    cards = 4 // len(doer.situation.view.investigators)
    return doer.situation.strike(here, effect.n * cards)


def destroy(doer: Doer, effect: Destroy, here: int) -> float:
    situation = doer.situation
    return max(
        [
            situation.danger(kind, there)
            for there in places(doer, effect.at, here)
            for kind in situation.monsters[there]
            if not kind.is_horde
        ],
        default=0.0,
    )


def drive(doer: Doer, effect: Drive, here: int) -> float:
    situation = doer.situation
    gains = [
        situation.drive(kind, there) for there in places(doer, effect.at, here) for kind in situation.monsters[there]
    ]
    return max([0.0, *gains])


def seal(doer: Doer, effect: Seal, here: int) -> float:
    situation = doer.situation
    ways = [situation.seal(here, there) for there in CAMPUS.neighbours[here] if (here, there) not in situation.seals]
    return sum(sorted(ways)[-effect.n :])


def repair(doer: Doer, effect: Repair, here: int) -> float:
    situation = doer.situation
    return effect.n * max(
        [situation.space[there] for there in places(doer, effect.at, here) if situation.damage[there]], default=0.0
    )


def recover(doer: Doer, effect: Recover, here: int) -> float:
    who = doer.who
    if who.health == who.most_health:
        return 0.0
    return 1.0 + doer.situation.struck(who) * 0.5


def investigate(doer: Doer, effect: Investigate, here: int) -> float:
    return clue_worth(doer) if here in doer.situation.clues else 0.0


def soften_omens(doer: Doer, effect: SoftenOmens, here: int) -> float:
    return OMEN * effect.n


def nothing(doer: Doer, effect: Effect, here: int) -> float:
    return 0.0


def walk(doer: Doer, effect: Walk, here: int) -> float:
    return sum(sorted(gain(doer, effect.each, there) for there in WITHIN[here, 2])[-effect.n :])


def stroll(doer: Doer, effect: Stroll, here: int) -> float:
    return sum(sorted(gain(doer, effect.each, there) for there in WITHIN[here, 2])[-effect.n :])


def spawn(doer: Doer, effect: Spawn, here: int) -> float:
    return -effect.n * sum([doer.situation.spawn(there) for there in places(doer, effect.at, here)])


def activate(doer: Doer, effect: Activate, here: int) -> float:
    return -doer.situation.zone_harm(effect.zone, doer.who.id, here)


def activate_own_zone(doer: Doer, effect: ActivateOwnZone, here: int) -> float:
    return -doer.situation.zone_harm(LOCATIONS[here].zone, doer.who.id, here)


def damage(doer: Doer, effect: Damage, here: int) -> float:
    return -effect.n * sum([doer.situation.damaged(there) for there in places(doer, effect.at, here)])


def lose_health(doer: Doer, effect: LoseHealth, here: int) -> float:
    return -doer.situation.struck(doer.who, effect.n)


def repeat(doer: Doer, effect: Repeat, here: int) -> float:
    return effect.times.printed * 0.8 * gain(doer, effect.then, here)


def for_each(doer: Doer, effect: ForEach, here: int) -> float:
    if isinstance(effect.each, NearLocations):
        return sum([gain(doer, effect.then, there) for there in NEAR[here]])
    others = [each.location for each in doer.situation.view.investigators if each.id != doer.who.id]
    return sum([gain(doer, effect.then, there) for there in (here, *others)])


def choose(doer: Doer, effect: Choose, here: int) -> float:
    return max([gain(doer, way, here) for way in effect.among])


WORTH: Final[dict[type[Effect], Callable[[Doer, Any, int], float]]] = {
    Attack: attack,
    AttackPerCard: attack_per_card,
    Destroy: destroy,
    Drive: drive,
    Seal: seal,
    Repair: repair,
    Recover: recover,
    Investigate: investigate,
    SoftenOmens: soften_omens,
    TurnUpper: nothing,
    Walk: walk,
    Stroll: stroll,
    Spawn: spawn,
    Activate: activate,
    ActivateOwnZone: activate_own_zone,
    Damage: damage,
    LoseHealth: lose_health,
    Repeat: repeat,
    ForEach: for_each,
    Choose: choose,
}
