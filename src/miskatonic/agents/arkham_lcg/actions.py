"""What an option of one's turn or of a player window is worth."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import Keyword, Kind

from .abilities import ACTIONS, CALM_ACTIONS, FREE
from .arms import FISTS, WEAPONS
from .events import CALM_EVENTS, EVENTS, best_attack
from .reading import Key
from .stakes import attack, evasion
from .turn import NEVER, Turn
from .worth import play_worth


def score(turn: Turn, key: Key) -> float:
    """Any option of a turn; the best is taken."""
    reading, verb = turn.reading, key.verb
    if verb in ("end-turn", "pass"):
        return 0.0
    if verb == "fight":
        return attack(reading, turn.goals, FISTS, reading.enemies[key.card]).promise
    if verb == "evade":
        return evasion(reading, turn.goals, reading.enemies[key.card]).promise - 0.1
    if verb in ("play", "play-discarded"):
        return play(turn, key)
    if verb == "activate":
        return activate(turn, key)
    if verb == "use":
        worth = FREE.get((key.code, key.name))
        return NEVER if worth is None else worth(turn, key)
    return provoking(turn, key) - reading.provoked


def provoking(turn: Turn, key: Key) -> float:
    """Actions that engaged enemies answer."""
    match key.verb:
        case "move":
            return turn.move(key.card)
        case "investigate":
            return turn.investigate()
        case "engage":
            return turn.engage(turn.reading.enemies[key.card])
        case "draw":
            return turn.draw
        case "resource":
            return turn.resource
        case _:
            return NEVER


def play(turn: Turn, key: Key) -> float:
    printed = PRINTED[key.code]
    fast = Keyword.FAST in printed.keywords
    provoked = 0.0 if fast or key.code in CALM_EVENTS else turn.reading.provoked
    if printed.type is Kind.ASSET:
        worth = play_worth(turn.reading, turn.goals, key.code, turn.price(key.code))
        return worth + (3.0 if fast and worth > 0 else 0.0) - provoked
    worth = EVENTS.get(key.code)
    return NEVER if worth is None else worth(turn, key) - provoked


def activate(turn: Turn, key: Key) -> float:
    kind = (key.code, key.name)
    if kind in WEAPONS:
        return best_attack(turn, WEAPONS[kind])
    worth = ACTIONS.get(kind)
    if worth is None:
        return NEVER
    return worth(turn, key) - (0.0 if kind in CALM_ACTIONS else turn.reading.provoked)
