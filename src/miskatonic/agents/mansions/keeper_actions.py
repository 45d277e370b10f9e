"""What the cards of the keeper are worth: actions, Mythos and Trauma."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.games.mansions.components import ACTIONS, MYTHOS, TRAUMA
from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.verbs.keeping import CommandMonster
from miskatonic.games.mansions.view import View
from miskatonic.games.mansions.words import Feature, room_of
from miskatonic.kernel.effects import Effect

from .errands import needs_samples, samples_missing
from .keeping import Keeping
from .people import Person, strikes
from .worth import worth

PRICE: Final = 0.8
"""What a threat token is worth."""
Judge = Callable[[Keeping], float]


def action(keeping: Keeping, id: str) -> float:
    """What an action is worth, less its price."""
    judge = JUDGES.get(id)
    return (0.0 if judge is None else judge(keeping)) - PRICE * ACTIONS[id].cost


# One by one.


def cards(keeping: Keeping) -> float:
    """Cards, as long as the hands are not full and threat is not wanted for samples, and a step."""
    view = keeping.situation.view
    drawn = (1.2 if view.mythos_hand < 3 else 0.1) + (1.2 if view.trauma_hand < 3 else 0.1)
    return drawn * (0.3 if needs_samples(keeping.situation) else 1.0) + keeping.best_move(1)


def fresh(kind: str, worth: float) -> Judge:
    """Another monster, as long as there are figures and not too many about already."""

    def judge(keeping: Keeping) -> float:
        view = keeping.situation.view
        return worth * (1.0 if len(view.monsters) < 6 else 0.5) if view.pool.get(kind) else 0.0

    return judge


def with_victims(keeping: Keeping) -> list[MonsterView]:
    """Monsters that stand with investigators."""
    spaces = {each.space for each in keeping.situation.people}
    return [each for each in keeping.situation.view.monsters if each.space in spaces and not each.stun]


def sample(keeping: Keeping) -> float:
    """Taken where a monster stands with somebody, put down at an altar."""
    situation = keeping.situation
    altars = situation.ground.house.features[Feature.ALTAR]
    if any(each.samples and each.space in altars for each in situation.view.monsters):
        return 9.0
    if not with_victims(keeping):
        return 0.0
    if needs_samples(situation):
        return 5.5 if samples_missing(situation) > 0 else 0.0
    return 2.5


def darkness(keeping: Keeping) -> float:
    """For rooms with investigators that are not dark yet."""
    dark = keeping.situation.view.darkness
    counts = [
        sum(each.room == person.room for each in keeping.situation.people)
        for person in keeping.situation.people
        if person.room not in dark
    ]
    return 1.4 * max(counts, default=0)


def ritual(keeping: Keeping) -> float:
    """A card for each cultist at an altar."""
    situation = keeping.situation
    rooms = situation.ground.house.rooms_with(Feature.ALTAR)
    there = sum(each.kind == "cultist" and room_of(each.space) in rooms for each in situation.view.monsters)
    view = situation.view
    return 1.1 * min(there, max(0, 7 - view.mythos_hand - view.trauma_hand))


def worshippers(keeping: Keeping) -> float:
    view = keeping.situation.view
    return 2.8 * min(2, view.pool.get("cultist", 0)) * (1.0 if len(view.monsters) < 7 else 0.4)


def summoning(keeping: Keeping) -> float:
    """Cultists for something greater, where the Objective does not need them."""
    situation = keeping.situation
    view = situation.view
    spare = sum(each.kind == "cultist" for each in view.monsters)
    if view.objective == "B" and not view.revealed:
        spare -= 4
    return 4.5 if spare >= 2 and (view.pool.get("hound") or view.pool.get("chthonian")) else 0.0


def urges(keeping: Keeping) -> float:
    """Whoever runs for the clue is led astray, unless threat is wanted for samples."""
    if needs_samples(keeping.situation):
        return 0.0
    return 2.8 if keeping.situation.lead is not None or keeping.situation.view.revealed else 1.0


def fire(keeping: Keeping) -> float:
    view = keeping.situation.view
    if (view.story, view.objective) == ("blood-ties", "B"):
        return 0.0
    near = [room for burning in view.fire for room in keeping.situation.ground.house.rooms_next_to(burning)]
    struck = [each for each in keeping.situation.people if each.room in near and each.room not in view.fire]
    return 2.8 * len(struck)


def raise_dead(keeping: Keeping) -> float:
    view = keeping.situation.view
    wanted = 1.5 if view.objective == "B" else 1.0
    if not view.pool.get("zombie"):
        return 0.0
    return wanted * (4.0 if view.corpses and view.threat >= 3 else 2.2 if sum(view.corpses.values()) < 2 else 0.0)


def witchcraft(keeping: Keeping) -> float:
    view = keeping.situation.view
    if view.threat >= 3 and view.pool.get("witch"):
        return 4.0 - 3 * PRICE
    return 1.9 - 2 * PRICE if view.threat >= 2 else 0.0


JUDGES: Final[dict[str, Judge]] = {
    "command-minion": lambda keeping: keeping.best_move(2),
    "creature-of-night": lambda keeping: keeping.best_move(2),
    "darkness": darkness,
    "dark-ritual": ritual,
    "evil-presence": cards,
    "maniac-attack": fresh("maniac", 4.5),
    "pyromaniac": fire,
    "raise-dead": raise_dead,
    "take-sample": sample,
    "summoning": summoning,
    "summon-worshippers": worshippers,
    "uncontrollable-urges": urges,
    "witchcraft": witchcraft,
}


# Cards in hand.


def mythos(keeping: Keeping, card: str, person: Person) -> float:
    """What a Mythos card does to somebody, less its price."""
    printed = MYTHOS[card]
    if printed.face_down:
        return 1.5 - PRICE * printed.cost
    commands = sum(keeping.best_move(each.n) for each in printed.then if isinstance(each, CommandMonster))
    rest: list[Effect] = [each for each in printed.then if not isinstance(each, CommandMonster)]
    return commands + worth(keeping.situation, person, rest) - PRICE * printed.cost


def affordable_mythos(view: View) -> list[str]:
    """The Mythos cards in hand for which there is threat enough."""
    return [card for card in view.hand if card in MYTHOS and MYTHOS[card].cost <= view.threat]


TRAUMATIC: Final = {
    "the-only-way-out": 12.0,
    "false-friend": 4.0,
    "broken-arm": 3.0,
    "catatonia": 3.0,
    "hearing-loss": 2.6,
    "demoralizing-injury": 2.5,
    "concussion": 2.4,
    "hysteria": 2.4,
    "loss-of-vision": 2.0,
    "all-alone": 2.0,
    "delusion": 2.0,
    "panic": 2.0,
    "kleptomania": 1.5,
    "broken-leg": 1.5,
    "claustrophobia": 1.5,
    "nyctophobia": 1.2,
    "back-injury": 1.2,
}


def trauma(card: str, person: Person) -> float:
    """What it does, less what the card does that it replaces."""
    before = person.sheet.injury if TRAUMA[card].kind == "injury" else person.sheet.insanity
    return TRAUMATIC.get(card, 1.0) - (TRAUMATIC.get(before, 1.0) if before is not None else 0.0)


def keeping_worth(card: str) -> float:
    """What it is worth to hold a card."""
    return TRAUMATIC[card] if card in TRAUMATIC else 2.5 - 0.4 * MYTHOS[card].cost if card in MYTHOS else 0.0


def might(monster: MonsterView) -> float:
    """How much a monster is worth to the keeper."""
    return strikes(monster) + (5.0 if monster.name else 0.0) + 2.0 * monster.samples - 0.3 * monster.damage
