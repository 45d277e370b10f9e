"""What the codex asks for: the places where one of its actions can be performed, and what that is worth."""

from __future__ import annotations

from miskatonic.games.arkham_3e.abilities import Action
from miskatonic.games.arkham_3e.components import ARCHIVE, CodexSide
from miskatonic.games.arkham_3e.verbs import counts
from miskatonic.kernel.effects import Pay

from .amounts import marked
from .occasion import Occasion, here
from .situation import Situation
from .worth import SCALES, worth


def sides(situation: Situation) -> dict[int, CodexSide]:
    """The sides of the cards in the codex that count."""
    return {
        number: ARCHIVE[number].front if face == "front" else ARCHIVE[number].back
        for number, face in situation.codex.items()
    }


def action_worth(situation: Situation, number: int, space: str) -> float:
    """What the action of a card of the codex is worth, performed in a space."""
    action = sides(situation)[number].action
    return 0.0 if action is None else worth(Occasion(situation, space), action.then)


def places(situation: Situation) -> dict[str, float]:
    """The spaces where an action of the codex can be performed now, with what the best of them is worth."""
    found: dict[str, float] = {}
    for side in sides(situation).values():
        if side.action is None or not payable(situation, side.action):
            continue
        for space in spaces(situation, side.action):
            value = worth(Occasion(situation, space), side.action.then)
            found[space] = max(found.get(space, 0.0), value)
    return found


def payable(situation: Situation, action: Action) -> bool:
    at = here(situation)
    return all(SCALES.affordable(at, effect.cost) for effect in action.then if isinstance(effect, Pay))


def spaces(situation: Situation, action: Action) -> list[str]:
    """Where the condition of an action holds."""
    match action.when:
        case counts.MarkerHere(colour=colour, up=up):
            return marked(here(situation), colour, up=up)
        case counts.AtSpace(space=space):
            return [space]
        case counts.AnomalyHere():
            board = situation.board
            return [space for id in situation.view.anomalies for space in board.spaces_of[id]]
        case _:
            return []


def attached(situation: Situation, neighborhood: str) -> float:
    """What the archive cards that lie with a neighbourhood's deck are worth to whoever has an encounter there."""
    at = here(situation)
    numbers = situation.view.attached.get(neighborhood, ())
    reactions = [reaction for number in numbers for reaction in ARCHIVE[number].front.react]
    return sum(max(0.0, worth(at, reaction.then)) for reaction in reactions)
