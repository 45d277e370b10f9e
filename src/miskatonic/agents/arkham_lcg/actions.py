"""What an option of one's turn or of a player window is worth."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.words import Keyword, Kind

from .abilities import ACTIONS, FREE
from .arms import FISTS, WEAPONS
from .events import EVENTS, best_attack
from .situation import Candidate
from .stakes import attack, evasion
from .turn import NEVER, Turn
from .worth import play_worth


def score(turn: Turn, candidate: Candidate) -> float:
    """Any option of a turn; the best is taken."""
    situation, verb = turn.situation, candidate.verb
    if verb in ("end-turn", "pass"):
        return 0.0
    if verb == "fight":
        return attack(situation, turn.goals, FISTS, situation.enemies[candidate.card]).promise
    if verb == "evade":
        return evasion(situation, turn.goals, situation.enemies[candidate.card]).promise - 0.1
    if verb in ("play", "play-discarded"):
        return play(turn, candidate)
    if verb == "activate":
        return activate(turn, candidate)
    if verb == "use":
        worth = FREE.get((candidate.code, candidate.name))
        return NEVER if worth is None else worth(turn, candidate)
    return provoking(turn, candidate) - situation.provoked


def provoking(turn: Turn, candidate: Candidate) -> float:
    """Actions that provoke attacks of opportunity."""
    match candidate.verb:
        case "move":
            return turn.move(candidate.card)
        case "investigate":
            return turn.investigate()
        case "engage":
            return turn.engage(turn.situation.enemies[candidate.card])
        case "draw":
            return turn.draw
        case "resource":
            return turn.resource
        case _:
            return NEVER


def play(turn: Turn, candidate: Candidate) -> float:
    printed = PRINTED[candidate.code]
    fast = Keyword.FAST in printed.keywords
    event = CARDS[candidate.code].event
    safe = fast or (event is not None and not event.provokes)
    provoked = 0.0 if safe else turn.situation.provoked
    if printed.type is Kind.ASSET:
        worth = play_worth(turn.situation, turn.goals, candidate.code, turn.price(candidate.code))
        return worth + (3.0 if fast and worth > 0 else 0.0) - provoked
    worth = EVENTS.get(candidate.code)
    return NEVER if worth is None else worth(turn, candidate) - provoked


def activate(turn: Turn, candidate: Candidate) -> float:
    kind = (candidate.code, candidate.name)
    if kind in WEAPONS:
        return best_attack(turn, WEAPONS[kind])
    worth = ACTIONS.get(kind)
    if worth is None:
        return NEVER
    ability = next(each for each in CARDS[candidate.code].actions if each.name == candidate.name)
    return worth(turn, candidate) - (turn.situation.provoked if ability.provokes else 0.0)
