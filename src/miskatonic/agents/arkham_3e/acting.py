"""Actions and ways of the greedy bot: which one is chosen, by the best turn that it begins."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.words import HORROR, LORE, Occurring
from miskatonic.kernel.decision import Option, id_of

from . import duel, steps
from .occasion import Occasion, here
from .possessions import MONEY
from .question import Question
from .turn import DOLLAR, Done, holds
from .worth import worth

EXTRA: Final = 50.0
"""An additional action costs nothing."""
TRADE: Final = -5.0
CASTING: Final = 0.3


def action(question: Question, option: Option) -> float:
    """One of the actions of a turn, or its end."""
    return begin(question, option, question.view.actions_left)


def additional_action(question: Question, option: Option) -> float:
    """One action beyond those that are left; whoever has just evaded should not stay."""
    return begin(question, option, question.view.actions_left + 1, frozenset({"evade"}))


def begin(question: Question, option: Option, left: int, done: Done = frozenset()) -> float:
    """The best turn that begins with an option."""
    situation, turn = question.situation, question.turn
    space, engaged = situation.own.space, situation.engaged
    verb, left = option.verb, max(0, left - 1)
    if option.role is not None:
        return turn.caught(space, engaged) if holds(engaged) else turn.stand(space)
    match verb:
        case "extra":
            return EXTRA
        case "trade":
            return TRADE
        case "move":
            return turn.moving(space, left, done)
        case "evade":
            return turn.evade(space, engaged, left + 1, done)
        case "attack" if holds(engaged):
            return max(turn.attack(space, engaged, each, left + 1, done) for each in engaged)
        case _:
            value = alone(question, option)
    if holds(engaged):
        return value + turn.held(space, engaged, left, done | {verb})
    evaded = "evade" in done and bool(situation.meets_again(space))
    return value + turn.free(space, left, done | {verb}, evaded=evaded)


def alone(question: Question, option: Option) -> float:
    """What an action is worth for itself."""
    match option.verb:
        case "codex":
            return steps.action_worth(question.situation, int(id_of(option.about[0])), question.situation.own.space)
        case "cast":
            return cast(question, question.card(option) or "")
        case "use":
            return use(question, question.component(option))
        case verb:
            return question.turn.here(question.situation.own.space).get(verb, 0.0)


def use(question: Question, component: str) -> float:
    """The action of a card or of a sheet."""
    able = CARDS[component].able if component in CARDS else SHEETS[component].able
    if able.action is None:
        return 0.0
    return worth(here(question.situation, component), able.action.then)


def cast(question: Question, id: str) -> float:
    """A spell as an action, by what it does."""
    card, situation = CARDS[id], question.situation
    if card.cast is None:
        return 0.0
    loss = casting_loss(question, id)
    likely = situation.doer.chance(LORE, card.cast.mod, Occurring.CASTING)
    average = situation.doer.dice(LORE, Occurring.CASTING) / 3
    aims = [each.token for each in situation.view.monsters] if card.cast.choose else [None]
    effects = [*card.cast.then, *card.cast.passed]
    occasions = [Occasion(situation, situation.own.space, id, max(1.0, average), token) for token in aims]
    return likely * max((worth(at, effects) for at in occasions), default=0.0) - loss


def casting_loss(question: Question, id: str) -> float:
    """What the horror of a spell costs."""
    horror = max(0, CARDS[id].horror - question.situation.own.remnants)
    return question.situation.doer.harm(HORROR, horror) + CASTING


# Ways.


def move(question: Question, option: Option) -> float:
    """A space to move to: the best end of the turn from there."""
    situation, turn = question.situation, question.turn
    left = question.view.actions_left if question.view.phase == "action" else 0
    done: Done = frozenset({"move"})
    space = question.space(option)
    if space is None:
        here = situation.own.space
        return turn.free(here, left, done)
    return turn.arrive(space, left, done) - DOLLAR * option.amount


def way_to_move(question: Question, option: Option) -> float:
    """By whatever goes farthest; a spell costs horror."""
    card = question.card(option)
    if card is None:
        return 0.2 * min(2, question.situation.own.money)
    if CARDS[card].cast is not None:
        return -casting_loss(question, card)
    return 0.5 + MONEY * CARDS[card].able.vehicle / 10


# Whom to strike.


def target(question: Question, option: Option) -> float:
    """The monster whose attack goes best; one that does not hold anybody is left alone."""
    monster = question.monster(option)
    if monster is None:
        return 0.0
    situation, turn = question.situation, question.turn
    engaged = situation.engaged
    value = duel.attack(situation, monster)
    if monster in engaged or monster.status == "exhausted":
        return value
    joined = [*engaged, monster]
    return value + (1 - duel.kills(situation, monster)) * (
        turn.caught(situation.own.space, joined) - turn.stand(situation.own.space)
    )


def get_away(question: Question, option: Option) -> float:
    """The monster that does most harm is evaded first, and none is kept."""
    monster = question.monster(option)
    return -1.0 if monster is None else duel.harm_of(question.situation, [monster])


def threat(question: Question, option: Option) -> float:
    """The monster that should be gone."""
    monster = question.monster(option)
    return 0.0 if monster is None else duel.danger(question.situation, monster)
