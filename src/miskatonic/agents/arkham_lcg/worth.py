"""What cards are worth: in play, in hand, for experience."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.view import CardView
from miskatonic.games.arkham_lcg.words import COMBAT, INTELLECT, WILLPOWER, Kind

from .arms import SEARCHES, TALENTS, WEAPONS
from .goals import CLUE, Goals
from .situation import Situation

DAISY = "01002"

RESOURCES: Final = (0.34, 0.32, 0.3, 0.28, 0.25, 0.2, 0.15, 0.1)
"""What the first resource is worth, the second and so on; the others are worth as much as the last."""

CARD = 0.7
ORDINARY = 0.5
"""What a card is worth of which nothing is said below."""

LEAST = 0.25
"""What any card in hand is worth, for its icons."""

PLAYING = 0.8
"""What the action is worth with which an asset is played."""

PAYS_OFF = 5.0
"""The rounds an asset needs to be worth its price."""

FIGHT = 18.0
"""What it is worth to win the great fight."""

SETTLED: Final[dict[str, float]] = {
    "01006": 4.6,
    "01008": 1.0,
    "01012": 0.8,
    "01014": 2.4,
    "01016": 4.2,
    "01017": 1.3,
    "01018": 3.6,
    "01019": 1.2,
    "01020": 4.2,
    "01021": 3.2,
    "01027": 2.6,
    "01028": 4.0,
    "01029": 5.0,
    "01030": 2.8,
    "01031": 1.3,
    "01032": 1.4,
    "01033": 3.8,
    "01034": 1.6,
    "01035": 0.6,
    "01040": 2.8,
    "01041": 1.5,
    "01042": 1.4,
    "01044": 2.2,
    "01045": 1.2,
    "01046": 0.8,
    "01047": 3.2,
    "01048": 5.0,
    "01049": 1.5,
    "01054": 5.0,
    "01055": 2.6,
    "01058": 0.5,
    "01059": 2.2,
    "01060": 4.4,
    "01061": 0.5,
    "01062": 1.6,
    "01063": 1.2,
    "01070": 1.5,
    "01071": 2.8,
    "01072": 2.2,
    "01073": 0.7,
    "01074": 3.4,
    "01075": 1.4,
    "01076": 1.8,
    "01077": 1.5,
    "01082": 3.0,
    "01086": 2.0,
    "01087": 1.8,
    "01094": 3.0,
    "01095": 3.0,
    "01117": 6.0,
}
"""What an asset is worth when it comes into play early."""

HELD: Final[dict[str, float]] = {
    "01010": 1.2,
    "01022": 1.2,
    "01023": 1.5,
    "01024": 1.0,
    "01025": 1.1,
    "01026": 1.5,
    "01036": 0.8,
    "01037": 2.0,
    "01038": 0.3,
    "01039": 1.6,
    "01043": 2.0,
    "01050": 1.2,
    "01051": 1.6,
    "01052": 1.2,
    "01053": 0.9,
    "01056": 1.6,
    "01057": 2.0,
    "01064": 1.4,
    "01065": 1.4,
    "01066": 1.3,
    "01067": 0.9,
    "01068": 0.5,
    "01069": 1.5,
    "01078": 0.7,
    "01079": 1.6,
    "01080": 1.8,
    "01081": 0.7,
    "01083": 1.0,
    "01084": 2.2,
    "01085": 1.2,
    "01088": 1.3,
    "01089": 1.2,
    "01090": 1.2,
    "01091": 1.2,
    "01092": 1.0,
    "01093": 1.3,
}
"""What an event or skill is worth in hand."""

FLASHLIGHT, MILAN, SHRIVELLING, MIND_OVER_MATTER = "01087", "01033", "01060", "01036"
CLEVER = 3.0
"""What it is worth to be able to fight with one's head."""

TOMES: Final = frozenset({"01031", "01035", "01042"})
CLUE_CARDS: Final = frozenset({"01022", "01037", "01039", "01064", "01079"})
CLUE_TOOLS: Final = frozenset({"01030", "01033", "01040", "01087"})
ARMS: Final = frozenset(code for code, _ in WEAPONS if PRINTED[code].type is Kind.ASSET)


def resource_worth(situation: Situation) -> float:
    """What one more resource is worth."""
    return RESOURCES[min(situation.me.resources, len(RESOURCES) - 1)]


def spent(situation: Situation, price: int) -> float:
    """What it costs to spend resources; those one does not have yet cost most."""
    have = situation.me.resources
    return sum(RESOURCES[max(0, min(each, len(RESOURCES) - 1))] for each in range(have - price, have))


def is_loaded(card: CardView) -> bool:
    return card.uses > 0 or not PRINTED[card.code].uses


def armament(code: str, willpower: int, combat: int) -> float:
    """What a weapon is worth to somebody, by the skill it uses."""
    skill = (willpower - 1) / 4 if code == SHRIVELLING else min(1.2, combat / 4)
    return SETTLED.get(code, ORDINARY) * max(0.3, skill)


def my_armament(code: str, situation: Situation) -> float:
    return armament(code, situation.me.skills.willpower, situation.me.skills.combat)


def suited(code: str, investigator: str) -> float:
    """What a card is worth to an investigator, whatever the situation."""
    skills = PRINTED[investigator].skills
    if code in ARMS:
        return armament(code, skills[WILLPOWER], skills[COMBAT])
    if code == MIND_OVER_MATTER and skills[INTELLECT] - skills[COMBAT] >= 2:
        return CLEVER
    return SETTLED[code] if code in SETTLED else HELD.get(code, ORDINARY)


def best_arm(situation: Situation) -> float:
    """The best weapon in play that can still be used."""
    return max(
        (my_armament(card.code, situation) for card in situation.me.assets if card.code in ARMS and is_loaded(card)),
        default=0.0,
    )


def settled(situation: Situation, goals: Goals, code: str) -> float:
    """What an asset would be worth in play now, with what is already there."""
    worth = SETTLED.get(code, ORDINARY)
    if code in ARMS:
        worth = my_armament(code, situation)
        have = best_arm(situation)
        return worth if have == 0 else max(worth - have, 0.0) + 0.15 * worth
    if code in CLUE_TOOLS:
        worth = tool(situation, goals, code)
    if code in TOMES and situation.me.code == DAISY:
        worth += 1.2
    if code in TALENTS:
        worth *= 0.6 + 0.1 * min(8, situation.me.resources)
        if situation.controls(code):
            worth *= 0.2
    return worth


def tool(situation: Situation, goals: Goals, code: str) -> float:
    """What something is worth that helps to find clues: by how much it does, where they are."""
    bonus = SEARCHES[code].easier if code in SEARCHES else CARDS[code].skills[INTELLECT]
    better = more = 0.0
    for place in situation.view.locations:
        clues = goals.clues_at(place)
        value, shroud = goals.search_value(place), goals.shroud_of(place)
        with_it = situation.chances.success(value, max(0, shroud - bonus))
        better += clues * (with_it - situation.chances.success(value, shroud))
        more += clues
    gain = better / more if more else 0.0
    tries = 3 if code == FLASHLIGHT else 1 + 1.4 * max(0, goals.need) / len(situation.team)
    later = LATER.get(code, 0.0) if more_clues_later(situation) else 0.0
    worth = max(gain * tries * CLUE * (goals.need > 0), later)
    return worth + (1.2 if code == MILAN and (goals.need > 0 or later) else 0.0) + 0.3


LATER: Final = {"01030": 2.0, "01033": 2.4, "01040": 2.0, "01087": 1.6}
"""What a tool for clues is worth as long as there are more acts that need some."""


def more_clues_later(situation: Situation) -> bool:
    """Clues will be needed again, after the act is advanced."""
    return situation.view.scenario != "gathering" or (
        situation.view.act is not None and situation.view.act.code == "01108"
    )


def time_for(situation: Situation) -> float:
    """Investments pay less when little time is left."""
    return min(1.0, situation.rounds_left / PAYS_OFF)


def displaced(situation: Situation, code: str) -> float:
    """What has to be discarded to make room."""
    loss = 0.0
    for slot in set(PRINTED[code].slots):
        needed = sum(each == slot for each in PRINTED[code].slots)
        holding = [card for card in (*situation.me.assets, *situation.me.threats) if slot in PRINTED[card.code].slots]
        used = sum(sum(each == slot for each in PRINTED[card.code].slots) for card in holding)
        short = used + needed - situation.me.slots.get(slot, 0)
        if short > 0:
            going = sorted(remaining(card) for card in holding)
            loss += sum(going[:short])
    return loss


def remaining(card: CardView) -> float:
    """What an asset in play is still worth."""
    worth = SETTLED.get(card.code, ORDINARY)
    printed = PRINTED[card.code]
    if printed.uses:
        worth *= min(1.0, card.uses / next(iter(printed.uses.values())))
    if printed.health and card.health is not None:
        worth *= 0.5 + 0.5 * (card.health - card.damage) / card.health
    return worth


def play_worth(situation: Situation, goals: Goals, code: str, price: int) -> float:
    """What it brings to put an asset into play, without the action."""
    if PRINTED[code].unique and situation.controls(code):
        return 0.0
    worth = settled(situation, goals, code) * time_for(situation) - displaced(situation, code)
    if goals.preparing:
        worth = max(worth, FIGHT * (goals.chance_with(code) - goals.chance) - displaced(situation, code))
    return worth - spent(situation, price)


def in_hand(situation: Situation, goals: Goals, code: str) -> float:
    """What a card in hand is worth to keep."""
    printed = PRINTED[code]
    if printed.type is Kind.ASSET:
        worth = settled(situation, goals, code) * time_for(situation) - displaced(situation, code)
        return max(LEAST, worth - spent(situation, printed.cost or 0) - PLAYING)
    if code == MIND_OVER_MATTER:
        return CLEVER if situation.thinker else LEAST
    if code in CLUE_CARDS and goals.need <= 0 and not more_clues_later(situation):
        return LEAST
    return HELD.get(code, ORDINARY)
