"""What happens to investigators and their cards, as the greedy bot judges it."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.agents.judging import Judge, steady
from miskatonic.games.arkham_3e.components import CARDS
from miskatonic.games.arkham_3e.verbs import cards, investigators
from miskatonic.games.arkham_3e.words import BLESSED, CURSED, DAMAGE, HORROR

from .amounts import count
from .occasion import Occasion
from .possessions import ALLY, CLUE, CONDITIONS, DELAYED, FOCUS, ITEM, MONEY, REMNANT, SPELL, card_worth

DEVOURED: Final = -16.0
RESEARCHED: Final = 7.0
"""What it is worth that a clue of one's own comes to the scenario sheet."""


def suffer(at: Occasion, effect: investigators.Suffer) -> float:
    return -at.situation.doer.harm(effect.what, count(at, effect.n), direct=effect.direct)


def suffer_both(at: Occasion, effect: investigators.SufferBoth) -> float:
    doer = at.situation.doer
    return -doer.harm(DAMAGE, effect.damage) - doer.harm(HORROR, effect.horror)


def suffer_split(at: Occasion, effect: investigators.SufferSplit) -> float:
    doer, total = at.situation.doer, round(count(at, effect.n))
    return -min(doer.harm(DAMAGE, n) + doer.harm(HORROR, total - n) for n in range(total + 1))


def recover(at: Occasion, effect: investigators.Recover) -> float:
    doer = at.situation.doer
    if effect.all:
        return doer.recovery(DAMAGE, 9) + doer.recovery(HORROR, 9)
    return doer.recovery(DAMAGE, count(at, effect.health)) + doer.recovery(HORROR, count(at, effect.sanity))


def focus(at: Occasion, effect: investigators.FocusSkill) -> float:
    own = at.situation.own
    if effect.skill is not None and effect.skill in own.focus:
        return 0.0
    if own.focus_limit is not None and len(own.focus) >= own.focus_limit and not effect.beyond:
        return 0.1
    return FOCUS


def discard_focus(at: Occasion, effect: investigators.DiscardFocus) -> float:
    return -FOCUS if at.situation.own.focus else 0.0


def delayed(at: Occasion, effect: investigators.BecomeDelayed) -> float:
    return 0.0 if at.situation.own.delayed else DELAYED


def research(at: Occasion, effect: investigators.Research) -> float:
    return at.situation.need_of_clues * RESEARCHED * min(effect.n, at.situation.own.clues)


def gain_money(at: Occasion, effect: cards.GainMoney) -> float:
    return MONEY * count(at, effect.n)


def lose_money(at: Occasion, effect: cards.LoseMoney) -> float:
    return -MONEY * min(effect.n, at.situation.own.money)


def gain_remnants(at: Occasion, effect: cards.GainRemnants) -> float:
    return REMNANT * effect.n


def gain_clue(at: Occasion, effect: cards.GainClue) -> float:
    neighborhood = at.situation.neighborhood(at.space)
    found = neighborhood is not None and at.situation.view.clues.get(neighborhood)
    return at.situation.need_of_clues * CLUE if found else 0.0


def gain_special(at: Occasion, effect: cards.GainSpecial) -> float:
    return card_worth(effect.name) if effect.name in at.situation.view.special else 0.0


def become(at: Occasion, effect: cards.Become) -> float:
    doer = at.situation.doer
    if effect.name in doer.conditions or (effect.name in (BLESSED, CURSED) and doer.has("no_blessing")):
        return 0.0
    return CONDITIONS[effect.name]


def discard_this(at: Occasion, effect: cards.DiscardThis) -> float:
    return -card_worth(at.card) if at.card in CARDS else 0.0


def lift_luck(at: Occasion, effect: cards.LiftLuck) -> float:
    return -sum(CONDITIONS[name] for name in (BLESSED, CURSED) if name in at.situation.doer.conditions)


JUDGES: Final[dict[type[Any], Judge[Occasion]]] = {
    investigators.Suffer: suffer,
    investigators.SufferBoth: suffer_both,
    investigators.SufferSplit: suffer_split,
    investigators.Recover: recover,
    investigators.FocusSkill: focus,
    investigators.DiscardFocus: discard_focus,
    investigators.BecomeDelayed: delayed,
    investigators.Devour: steady(DEVOURED),
    investigators.Retire: steady(DEVOURED / 2),
    investigators.Research: research,
    investigators.Move: steady(0.3),
    investigators.RepeatAction: steady(1.0),
    cards.GainMoney: gain_money,
    cards.LoseMoney: lose_money,
    cards.GainRemnants: gain_remnants,
    cards.GainClue: gain_clue,
    cards.GainSpell: steady(SPELL),
    cards.GainAlly: steady(ALLY),
    cards.GainItem: steady(ITEM),
    cards.GainSpecial: gain_special,
    cards.Become: become,
    cards.DiscardThis: discard_this,
    cards.HealThis: steady(0.4),
    cards.TurnThis: steady(-6.0),
    cards.PactDie: steady(-1.0),
    cards.LiftLuck: lift_luck,
    cards.Unstow: steady(2.0),
}
"""What verbs are worth that do something to investigators."""
