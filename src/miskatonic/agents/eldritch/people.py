"""What happens to investigators, as the greedy bot judges it."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.components import CARDS
from miskatonic.games.eldritch.verbs import components, investigator, single
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


def gain_clues(at: Occasion, effect: investigator.GainClues) -> float:
    return at.situation.clue * count(at, effect.n)


def gain_condition(at: Occasion, effect: investigator.GainCondition) -> float:
    if effect.name is None:
        return CONDITION
    if effect.name in at.situation.doer.conditions and effect.name != "blessed":
        return 0.0
    return CONDITIONS.get(effect.name, CONDITION)


def discard_condition(at: Occasion, effect: investigator.DiscardCondition) -> float:
    held = [CONDITIONS.get(name, CONDITION) for name in at.situation.doer.conditions if effect.name in (None, name)]
    return -min(held, default=0.0)


def gain_spell(at: Occasion, effect: investigator.GainSpell) -> float:
    if at.situation.spells_wanted and at.situation.doer.spells < SPELLS_ENOUGH:
        return SPELL + at.situation.step / 4
    return SPELL * effect.n * at.situation.doer.chance(LORE)


def gain_artifact(at: Occasion, effect: investigator.GainArtifact) -> float:
    return ARTIFACT * effect.n


def gain_asset(at: Occasion, effect: investigator.GainAsset) -> float:
    return ASSET


def discard_possession(at: Occasion, effect: investigator.DiscardPossession) -> float:
    held = sorted(card_worth(each.id) for each in at.situation.own.cards)
    return -sum(held if effect.all else held[: round(count(at, effect.n))])


def improve(at: Occasion, effect: investigator.Improve) -> float:
    return IMPROVED if effect.skill is None or at.situation.own.improved.get(effect.skill, 0) < 2 else 0.0


def move(at: Occasion, effect: investigator.Move) -> float:
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
    investigator.GainClues: gain_clues,
    investigator.GainCondition: gain_condition,
    investigator.DiscardCondition: discard_condition,
    investigator.GainSpell: gain_spell,
    investigator.GainArtifact: gain_artifact,
    investigator.GainAsset: gain_asset,
    investigator.Improve: improve,
    investigator.DiscardPossession: discard_possession,
    investigator.BecomeDelayed: steady(DELAYED),
    investigator.Move: move,
    components.DiscardThis: discard_this,
    single.AdditionalAction: steady(ACTION),
    single.MoveAnywhere: steady(1.5),
    single.MoveToClueOrGate: steady(1.5),
    single.Sail: steady(TICKET_STEP),
    single.DiscardClues: steady(-2.0),
    single.PassUnseen: steady(1.0),
    single.SwapMinds: steady(-0.5),
}
"""What verbs are worth that do something to investigators."""
