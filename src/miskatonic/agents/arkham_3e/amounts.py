"""How much an amount comes to, whether conditions hold, and how many a selector selects, as far as it can be seen."""

from __future__ import annotations

from miskatonic.games.arkham_3e.verbs import counts
from miskatonic.games.arkham_3e.verbs.investigators import Drawer
from miskatonic.kernel.effects import Amount, Condition, Fixed, Per, Selector
from miskatonic.kernel.effects.amounts import PerSuccess
from miskatonic.kernel.effects.investigators import Everyone, OneOther

from .occasion import Occasion

ROLLED = 3.5


def count(at: Occasion, amount: Amount) -> float:
    match amount:
        case Fixed(n):
            return n
        case Per(n=n, plus=plus):
            return max(0.0, plus + n * found(at, amount))
        case _:
            return 1.0


def found(at: Occasion, amount: Per) -> float:
    situation = at.situation
    neighborhood = situation.neighborhood(at.space)
    match amount:
        case PerSuccess():
            return at.successes
        case counts.PerDoomHere():
            return situation.doom(at.space)
        case counts.PerClueHere():
            return situation.view.clues.get(neighborhood or "", 0)
        case counts.PerClueAround():
            return situation.own.clues + situation.view.clues.get(neighborhood or "", 0)
        case counts.PerMonsterHere():
            return sum(situation.neighborhood(each.space) == neighborhood for each in situation.view.monsters)
        case counts.PerRolled():
            return ROLLED
        case _:
            return 1.0


def holds(at: Occasion, when: Condition) -> float:
    situation = at.situation
    match when:
        case counts.Having(clues=True, no=no):
            return float((situation.own.clues > 0) != no)
        case counts.Having(card=str(card), no=no):
            return float(any(each.id == card for each in situation.own.cards) != no)
        case counts.AtSpace(space=space):
            return float(at.space == space)
        case counts.InNeighborhood(neighborhoods=ids):
            return float(situation.neighborhood(at.space) in ids)
        case counts.PoorerThan(n=n):
            return float(situation.own.money < n)
        case counts.AnomalyHere():
            return float(situation.neighborhood(at.space) in situation.view.anomalies)
        case counts.MarkerHere(colour=colour, up=up):
            return float(at.space in marked(at, colour, up=up))
        case counts.InTheCodex(number=number, turned=turned):
            face = situation.codex.get(number)
            return float(face is not None and (not turned or face == "back"))
        case _:
            return 0.5


def marked(at: Occasion, colour: str | None, *, up: bool) -> list[str]:
    """The spaces with a marker of a colour, face up or face down."""
    return [each.space for each in at.situation.view.markers if each.up == up and colour in (None, each.colour)]


def times(at: Occasion, each: Selector) -> float:
    match each:
        case Everyone():
            return len(at.situation.standing)
        case OneOther():
            return float(bool(at.situation.others))
        case Drawer():
            return 0.0
        case _:
            return 1.0
