"""How things are before and after an encounter."""

from __future__ import annotations

from miskatonic.games.arkham_3e.components import TOKENS
from miskatonic.games.arkham_3e.words import front
from tests.encounters.foreseen import Standing

from .given import Situation


def standing(game: Situation) -> Standing:
    """All that encounters may change, in a form that can be compared."""
    state, hero = game.state, game[0]
    return {
        "damage": hero.damage,
        "horror": hero.horror,
        "money": hero.money,
        "clues": hero.clues,
        "remnants": hero.remnants,
        "focus": [str(skill) for skill in hero.focus],
        "delayed": hero.delayed,
        "fate": hero.fate,
        "space": hero.space,
        "cards": [front(card) for card in hero.cards],
        "conditions": [front(card) for card in hero.conditions],
        "on cards": {card: [lying.damage, lying.horror] for card, lying in state.on_cards.items()},
        "doom": {space: count for space, count in state.doom.items() if count},
        "sheet": [state.sheet_doom, state.sheet_clues, state.sheet_markers],
        "clues on the board": {id: count for id, count in state.clues.items() if count},
        "anomalies": list(state.anomalies),
        "monsters": sorted((TOKENS[each.token], each.space, each.status, *each.engaged) for each in state.monsters),
        "display": sorted(state.display),
        "next spell": state.spells[-1] if state.spells else None,
        "spells": sorted(state.spells),
        "events": list(state.events),
        "discarded events": list(state.event_discard),
        "decks": {deck: sorted(cards) for deck, cards in state.decks.items()},
        "archive": sorted(state.archive),
        "codex": repr(state.codex),
        "others": repr(state.investigators[1:]),
    }
