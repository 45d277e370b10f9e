"""What happens on the board and in the codex, as the greedy bot judges it."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.agents.judging import Judge, steady
from miskatonic.games.arkham_3e.verbs import board, codex, markers, monsters
from miskatonic.games.arkham_3e.verbs.investigators import MoveTo
from miskatonic.games.arkham_3e.words import FUTURE

from . import plan
from .amounts import count
from .duel import danger
from .occasion import Occasion
from .situation import SHEET_DOOM

SHEET_CLUE: Final = 7.0
MONSTER: Final = -2.5
TOKEN: Final = -1.2
STEP: Final = 25.0
"""What a step of the codex is worth: a card turned, a marker found, a scar mended."""
SEEN: Final = 9.0
"""What it is worth to see one of the hidden markers."""
END: Final = 300.0
IN_VAIN: Final = 0.2
"""What a step is worth that comes too late."""


def place_doom(at: Occasion, effect: board.PlaceDoom) -> float:
    match effect.at:
        case "sheet":
            return -SHEET_DOOM * effect.n
        case "here":
            return at.situation.removed(at.space, -effect.n)
        case _:
            return -2.0 * effect.n


def remove_doom(at: Occasion, effect: board.RemoveDoom) -> float:
    situation = at.situation
    neighborhood = situation.neighborhood(at.space)
    if effect.source == "here":
        spaces = [at.space]
    elif effect.source == "anywhere":
        spaces = list(situation.view.doom)
    else:
        spaces = situation.board.spaces_of.get(neighborhood or "", [])
    worth = sorted((situation.removed(space, effect.n) for space in spaces), reverse=True)
    return sum(worth[: effect.spaces])


def clue_to_card(at: Occasion, effect: codex.ClueToCard) -> float:
    return STEP if at.situation.view.sheet_clues else 0.0


def move_to(at: Occasion, effect: MoveTo) -> float:
    if effect.to != FUTURE:
        return 0.0
    return STEP if plan.future_in_time(at.situation.view) else -STEP


def show_marker(at: Occasion, effect: markers.ShowMarker) -> float:
    return SEEN if at.situation.ritual_in_time else IN_VAIN


def hurt(at: Occasion, effect: monsters.HurtThisMonster) -> float:
    monster = None if at.monster is None else at.situation.monster(at.monster)
    if monster is None:
        return 0.0
    left = max(1, monster.health - monster.damage)
    return danger(at.situation, monster) * min(1.0, count(at, effect.n) / left)


def rid_of(at: Occasion, effect: Any) -> float:
    monster = None if at.monster is None else at.situation.monster(at.monster)
    return 0.0 if monster is None else danger(at.situation, monster)


def free_of_all(at: Occasion, effect: monsters.DisengageAll) -> float:
    return 1.5 * len(at.situation.engaged)


JUDGES: Final[dict[type[Any], Judge[Occasion]]] = {
    board.PlaceDoom: place_doom,
    board.DoomToSheet: steady(-SHEET_DOOM + 1.0),
    board.RemoveDoom: remove_doom,
    board.SpawnClue: steady(1.5),
    board.PlaceSheetClue: steady(SHEET_CLUE),
    board.SpawnMonster: steady(MONSTER),
    board.DrawTokens: lambda at, effect: TOKEN * effect.n,
    board.AddToken: steady(TOKEN),
    monsters.DefeatThisMonster: rid_of,
    monsters.HurtThisMonster: hurt,
    monsters.GraceThisMonster: steady(1.0),
    monsters.ExhaustThisMonster: steady(1.0),
    monsters.HurtEngaged: lambda at, effect: 1.5 * effect.n * bool(at.situation.engaged),
    monsters.DisengageAll: free_of_all,
    monsters.AllMonstersRage: steady(-2.0),
    monsters.SpawnKnown: steady(MONSTER),
    monsters.SpawnCultists: lambda at, effect: MONSTER * effect.n,
    codex.Flip: steady(STEP),
    codex.Read: steady(2 * STEP),
    codex.Win: steady(END),
    codex.Lose: steady(-END),
    markers.ShowMarker: show_marker,
    markers.MendScar: steady(STEP),
    codex.AttachOne: steady(STEP),
    markers.AddSheetMarker: steady(STEP),
    codex.ClueToCard: clue_to_card,
    codex.DiscardClues: steady(-10.0),
    MoveTo: move_to,
}
"""What verbs are worth that do something to the board or the codex."""
