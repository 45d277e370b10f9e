"""What an option of one's turn or of a player window is worth."""

from __future__ import annotations

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import Keyword, Kind

from .abilities import ACTIONS, CALM_ACTIONS, FREE
from .arms import FISTS, WEAPONS
from .events import CALM_EVENTS, EVENTS, best_attack
from .reading import Choice
from .stakes import attack, evasion
from .turn import NEVER, Turn
from .worth import play_worth


def score(turn: Turn, choice: Choice) -> float:
    """Any option of a turn; the best is taken."""
    reading, verb = turn.reading, choice.verb
    if verb in ("end-turn", "pass"):
        return 0.0
    if verb == "fight":
        return attack(reading, turn.goals, FISTS, reading.enemies[choice.card]).promise
    if verb == "evade":
        return evasion(reading, turn.goals, reading.enemies[choice.card]).promise - 0.1
    if verb in ("play", "play-discarded"):
        return play(turn, choice)
    if verb == "activate":
        return activate(turn, choice)
    if verb == "use":
        worth = FREE.get((choice.code, choice.name))
        return NEVER if worth is None else worth(turn, choice)
    return provoking(turn, choice) - reading.provoked


def provoking(turn: Turn, choice: Choice) -> float:
    """Actions that engaged enemies answer."""
    match choice.verb:
        case "move":
            return turn.move(choice.card)
        case "investigate":
            return turn.investigate()
        case "engage":
            return turn.engage(turn.reading.enemies[choice.card])
        case "draw":
            return turn.draw
        case "resource":
            return turn.resource
        case _:
            return NEVER


def play(turn: Turn, choice: Choice) -> float:
    printed = PRINTED[choice.code]
    fast = Keyword.FAST in printed.keywords
    provoked = 0.0 if fast or choice.code in CALM_EVENTS else turn.reading.provoked
    if printed.type is Kind.ASSET:
        worth = play_worth(turn.reading, turn.goals, choice.code, turn.price(choice.code))
        return worth + (3.0 if fast and worth > 0 else 0.0) - provoked
    worth = EVENTS.get(choice.code)
    return NEVER if worth is None else worth(turn, choice) - provoked


def activate(turn: Turn, choice: Choice) -> float:
    kind = (choice.code, choice.name)
    if kind in WEAPONS:
        return best_attack(turn, WEAPONS[kind])
    worth = ACTIONS.get(kind)
    if worth is None:
        return NEVER
    return worth(turn, choice) - (0.0 if kind in CALM_ACTIONS else turn.reading.provoked)
