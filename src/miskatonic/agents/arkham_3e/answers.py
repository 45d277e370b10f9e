"""The answers of the greedy bot, by the topic of the question: how good an option is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.words import DAMAGE, DARK_PACT, HORROR, SKILLS, Skill
from miskatonic.kernel.decision import Option, id_of, kind_of
from miskatonic.kernel.effects import Effect

from . import acting, duel, rolling
from .doer import Doer
from .occasion import Occasion, here
from .possessions import CLUE, ITEM, REMNANT, USE, card_worth
from .question import Answer, Question
from .worth import bargain, worth

# Ways to go on.


def way(question: Question, option: Option) -> float:
    """What the effects that an option leads to are worth."""
    effects: list[Effect] = option.value or []
    situation = question.situation
    cause = id_of(question.decision.cause or "").partition("@")[0]
    struck = situation.engaged[0].token if situation.engaged else None
    return worth(Occasion(situation, situation.own.space, cause, monster=struck), effects)


def gladly(question: Question, option: Option) -> float:
    """Whatever is offered is taken."""
    return 0.0 if option.role is not None else 1.0


def rather_not(question: Question, option: Option) -> float:
    return 0.0 if option.role is not None else -1.0


def order(question: Question, option: Option) -> float:
    """What takes effect first: what is good, as it may change the rest."""
    trigger: Any = option.value[2]
    return -1.0 if trigger is None else worth(here(question.situation), trigger.then)


# Cards.


def buy(question: Question, option: Option) -> float:
    """What is worth more than its price."""
    card = question.card(option)
    if card is None:
        return -0.1 if option.role is None else 0.0
    return bargain(card, option.amount or CARDS[card].value or 0)


def gain(question: Question, option: Option) -> float:
    card = question.card(option)
    return ITEM if card is None else card_worth(card)


def give_up(question: Question, option: Option) -> float:
    """What one needs least; nothing, if that is allowed."""
    card = question.card(option)
    return 0.0 if card is None else -card_worth(card)


def keep(question: Question, option: Option) -> float:
    """A card that is kept at the price of a harm."""
    card = question.card(option)
    doer = question.situation.doer
    return -card_worth(card) if card is not None else -min(doer.harm(DAMAGE, 1), doer.harm(HORROR, 1)) - 0.3


def keep_clue(question: Question, option: Option) -> float:
    return -CLUE if option.role is None else -question.situation.doer.harm(HORROR, 1)


def starting_cards(question: Question, option: Option) -> float:
    cards: list[str] = option.value
    return sum(card_worth(card.partition("#")[0]) for card in cards)


def cast(question: Question, option: Option) -> float:
    """A spell in the midst of an attack or an evasion: lore instead of another skill, or more wounds."""
    card = question.card(option)
    if option.role is not None or card is None:
        return 0.0
    spell, doer = CARDS[card].cast, question.situation.doer
    if spell is None:
        return 0.0
    loss = acting.casting_loss(question, card)
    lore = doer.dice(Skill.LORE) + spell.mod
    match spell.at:
        case "attack-skill":
            return (lore - doer.dice(Skill.STRENGTH)) * 0.8 - loss
        case "evade-skill":
            return (lore - doer.dice(Skill.OBSERVATION)) * 0.8 - loss
        case _:
            return lore * 0.6 - loss


# Investigators.


def myself(question: Question, option: Option) -> float:
    """Whoever needs it more: oneself, between equals."""
    who = question.investigator(option)
    if who is None:
        return 0.0
    return (who.seat == question.decision.seat) + 0.1 * (who.damage + who.horror)


def heal(question: Question, option: Option) -> float:
    who = question.investigator(option)
    if who is None:
        return 0.2
    doer = Doer(who)
    return 0.5 + doer.recovery(DAMAGE, 2) + doer.recovery(HORROR, 2)


def engage(question: Question, option: Option) -> float:
    """Whoever can defend themselves best."""
    who = question.investigator(option)
    if who is None:
        return 0.0
    doer = Doer(who)
    return doer.dice(Skill.STRENGTH) + 0.5 * min(doer.left(DAMAGE), doer.left(HORROR))


def shield(question: Question, option: Option) -> float:
    doer = question.situation.doer
    ready = min(doer.left(DAMAGE), doer.left(HORROR)) > 2
    return float((option.role is None) == ready)


def join(question: Question, option: Option) -> float:
    """Sturdy and skilled."""
    sheet = SHEETS[id_of(option.about[0])]
    skilled = sum(USE[skill] * value for skill, value in zip(SKILLS, sheet.skills, strict=True))
    return skilled + 0.4 * min(sheet.health, sheet.sanity) + 0.3 * sheet.focus


def join_lodge(question: Question, option: Option) -> float:
    """All or nobody: whoever is asked first joins, and whoever is asked later does as the others did."""
    before = [each for each in question.situation.others if each.seat < question.decision.seat]
    joined = all(DARK_PACT in Doer(each).conditions for each in before)
    return float((option.role is None) == joined)


def lodge(question: Question, option: Option) -> float:
    """The Lodge wins for those who joined it: it is left unless all did."""
    joined = all(DARK_PACT in Doer(each).conditions for each in question.situation.standing)
    return float((option.verb == "stay") == joined)


def focus(question: Question, option: Option) -> float:
    """The skill that is used most; one that is focused already says less."""
    skill = Skill(option.word)
    value = question.situation.own.skills[skill]
    return USE[skill] + (0.3 if value < 4 else 0.0) + 0.05 * value


def unfocus(question: Question, option: Option) -> float:
    return -focus(question, option)


# The board.


def near(question: Question, option: Option) -> float:
    """A space that somebody can get to."""
    space = question.space(option)
    if space is None:
        return 0.0
    return -min((question.situation.away(each.space, space) for each in question.situation.standing), default=0.0)


def far(question: Question, option: Option) -> float:
    return -near(question, option)


def doom_put(question: Question, option: Option) -> float:
    """Where doom does least harm."""
    space = question.space(option)
    return 0.0 if space is None else question.situation.removed(space, -1)


def doom_removed(question: Question, option: Option) -> float:
    space = question.space(option)
    return 0.0 if space is None else question.situation.removed(space, 1)


def trade_blows(question: Question, option: Option) -> float:
    """A monster for whose defeat its health is suffered."""
    monster = question.monster(option)
    if monster is None:
        return 0.0
    situation = question.situation
    return duel.danger(situation, monster) - situation.doer.harm(DAMAGE, duel.left_of(monster))


# Numbers.


def many(question: Question, option: Option) -> float:
    return float(option.word) if option.word.isdigit() else 0.0


def remnants(question: Question, option: Option) -> float:
    """Remnants that prevent the horror of a spell."""
    count = int(option.word)
    return count * (question.situation.doer.harm(HORROR, 1) - REMNANT)


def split(question: Question, option: Option) -> float:
    """So much damage, and the rest in horror."""
    damage = int(option.word)
    total = len(question.decision.options) - 1
    doer = question.situation.doer
    return -doer.harm(DAMAGE, damage) - doer.harm(HORROR, total - damage)


def blood_casting(question: Question, option: Option) -> float:
    """Damage gives dice, where it can be borne."""
    doer = question.situation.doer
    return 1.0 - doer.harm(DAMAGE, 1) if option.verb == "damage" else -doer.harm(HORROR, 1)


# Whatever else there is.


def anything(question: Question, option: Option) -> float:
    """What the thing that an option is about is worth; a way out of the question is worth nothing."""
    if option.role is not None:
        return 0.0
    if isinstance(option.value, list):
        return way(question, option)
    kinds = {kind_of(thing) for thing in option.about}
    if "monster" in kinds:
        return acting.threat(question, option)
    if "card" in kinds:
        return gain(question, option)
    if "investigator" in kinds:
        return myself(question, option)
    if "space" in kinds:
        return near(question, option)
    return 0.1


ANSWERS: Final[Mapping[str, Answer]] = {
    "action": acting.action,
    "additional-action": acting.additional_action,
    "repeat": acting.action,
    "move": acting.move,
    "way-to-move": acting.way_to_move,
    "attack": acting.target,
    "aim": acting.threat,
    "hurt": acting.threat,
    "evade": acting.get_away,
    "trade-blows": trade_blows,
    "dice": rolling.dice,
    "which-dice": rolling.which_dice,
    "before-roll": rolling.before_roll,
    "hands": rolling.hands,
    "remnant-dice": rolling.remnant_dice,
    "prevent": rolling.prevent,
    "assign": rolling.assign,
    "agree": way,
    "way": way,
    "settle": order,
    "cast": cast,
    "intervene": rather_not,
    "roll": rather_not,
    "buy": buy,
    "buy-spell": buy,
    "gain-item": gain,
    "clear-display": rather_not,
    "discard": give_up,
    "keep": keep,
    "keep-clue": keep_clue,
    "starting-cards": starting_cards,
    "trade": rather_not,
    "pass-on": gladly,
    "shield": shield,
    "engage": engage,
    "heal": heal,
    "who": myself,
    "join": join,
    "join-lodge": join_lodge,
    "lodge": lodge,
    "end-rumor": rather_not,
    "focus": focus,
    "discard-focus": unfocus,
    "remnants": remnants,
    "research": many,
    "sheet-clues": many,
    "split": split,
    "blood-casting": blood_casting,
    "spawn": far,
    "destination": far,
    "monster-way": far,
    "doom": doom_put,
    "street-doom": doom_put,
    "remove-doom": doom_removed,
    "scar": near,
}
"""The topics that the bot knows; others are answered by `anything`."""
