"""What happens to investigators, as the greedy bot judges it."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.verbs import clues, encounters, investigator, movement, possessions, trading
from miskatonic.games.eldritch.words import LORE
from miskatonic.kernel.effects import Effect

from .judging import Judges, steady
from .occasion import Occasion, count
from .possessions import ARTIFACT, ASSET, SPELL, card_worth
from .prices import CONDITION, CONDITIONS, DELAYED

IMPROVED: Final = 1.2
SPELLS_ENOUGH: Final = 2
ACTION: Final = 1.0
DEVOURED: Final = -14.0
TICKET_STEP: Final = 0.4


def lose(at: Occasion, effect: investigator.Lose) -> float:
    return -at.situation.doer.loss(effect.what, count(at, effect.n))


def recover(at: Occasion, effect: investigator.Recover) -> float:
    return at.situation.doer.recovery(effect.what, 9 if effect.all else round(count(at, effect.n)))


def gain_clues(at: Occasion, effect: clues.GainClues) -> float:
    return at.situation.clue * count(at, effect.n)


def gain_condition(at: Occasion, effect: possessions.GainCondition) -> float:
    if effect.name is None:
        return CONDITION
    if effect.name in at.situation.doer.conditions and effect.name != "blessed":
        return 0.0
    return CONDITIONS.get(effect.name, CONDITION)


def discard_condition(at: Occasion, effect: possessions.DiscardCondition) -> float:
    held = [CONDITIONS.get(name, CONDITION) for name in at.situation.doer.conditions if effect.name in (None, name)]
    return -min(held, default=0.0)


def gain_spell(at: Occasion, effect: possessions.GainSpell) -> float:
    if at.situation.spells_wanted and at.situation.doer.spells < SPELLS_ENOUGH:
        return SPELL + at.situation.step / 4
    return SPELL * effect.n * at.situation.doer.chance(LORE)


def gain_artifact(at: Occasion, effect: possessions.GainArtifact) -> float:
    return ARTIFACT * effect.n


def gain_asset(at: Occasion, effect: possessions.GainAsset) -> float:
    return ASSET


def discard_possession(at: Occasion, effect: possessions.DiscardPossession) -> float:
    held = sorted(card_worth(each.id) for each in at.situation.own.cards)
    return -sum(held[: round(count(at, effect.n))])


def improve(at: Occasion, effect: investigator.Improve) -> float:
    return IMPROVED if effect.skill is None or at.situation.own.improved.get(effect.skill, 0) < 2 else 0.0


def move(at: Occasion, effect: movement.Move) -> float:
    return TICKET_STEP * effect.n


def discard_this(at: Occasion, effect: Effect) -> float:
    """A spell or an ally lost, or a condition got rid of; where it is not known, it is the latter."""
    if at.card in CONDITIONS or at.card not in CARDS:
        return -CONDITIONS.get(at.card, CONDITION)
    return -card_worth(at.card)


JUDGES: Final[Judges] = {
    investigator.Lose: lose,
    investigator.Recover: recover,
    investigator.Devour: steady(DEVOURED),
    clues.GainClues: gain_clues,
    possessions.GainCondition: gain_condition,
    possessions.DiscardCondition: discard_condition,
    possessions.GainSpell: gain_spell,
    possessions.GainArtifact: gain_artifact,
    possessions.GainAsset: gain_asset,
    investigator.Improve: improve,
    possessions.DiscardPossession: discard_possession,
    investigator.BecomeDelayed: steady(DELAYED),
    movement.Move: move,
    possessions.DiscardThis: discard_this,
    investigator.AdditionalAction: steady(ACTION),
    movement.MoveAnywhere: steady(1.5),
    movement.MoveToClueOrGate: steady(1.5),
    movement.Sail: steady(TICKET_STEP),
    clues.DiscardClues: steady(-2.0),
    encounters.PassUnseen: steady(1.0),
    trading.SwapMinds: steady(-0.5),
}
"""What verbs are worth that do something to investigators."""
