"""The answers of the greedy bot, by the topic of the question: how good an option is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch.components import SHEETS
from miskatonic.games.eldritch.encounters import EXPEDITION, GENERAL, OTHER_WORLD, RESEARCH
from miskatonic.games.eldritch.words import OMEN_TRACK, Harm, Skill
from miskatonic.kernel.decision import Option, Role, id_of, kind_of
from miskatonic.kernel.effects import Effect

from . import rolling, turn
from .duel import fight
from .occasion import Occasion
from .possessions import USE, card_worth
from .question import Answer, Question
from .worth import worth

DISCARD_RESERVE: Final = -0.2
WITHOUT_IMPROVEMENT: Final = 0.5
SPARE_AT: Final = 2
"""With so little health left, something else is given up instead of it."""


# Ways to go on.


def way(question: Question, option: Option) -> float:
    """What the effects that an option leads to are worth."""
    effects: list[Effect] = option.value or []
    situation = question.situation
    toughness = 1 if question.view.combat is None else question.view.combat.toughness
    return worth(Occasion(situation, situation.own.space, card=named(question), toughness=toughness), effects)


def named(question: Question) -> str:
    """The component that a question comes from, where it tells."""
    return id_of(question.decision.cause or "").partition("@")[0]


def gladly(question: Question, option: Option) -> float:
    """Whatever is offered is taken."""
    return 0.0 if option.role is not None else 1.0


def rather_not(question: Question, option: Option) -> float:
    return 0.0 if option.role is not None else -1.0


# Encounters.


def encounter(question: Question, option: Option) -> float:
    """The encounter that promises most; after a fight none is as good as one that promises nothing."""
    goals = question.goals
    here = question.situation.own.space
    match option.verb, option.word:
        case "encounter", word if word == GENERAL:
            return goals.general(here)
        case "encounter", word if word == RESEARCH:
            return goals.research(here)
        case "encounter", word if word == OTHER_WORLD:
            return goals.other_world(here)
        case "encounter", word if word == EXPEDITION:
            return goals.expedition(here)
        case "encounter", "far-research":
            return goals.research(question.space(option) or here)
        case "encounter", _:
            return goals.region(here)
        case "rumor", _:
            return goals.rumor(id_of(option.about[0]), here)
        case "mystery", _:
            return goals.mystery(here)
        case "final", _:
            return goals.final(here)
        case "fallen", _:
            fallen = next(each for each in question.view.fallen if each.id == id_of(option.about[0]))
            return goals.fallen(fallen)
        case _:
            return 0.0


def fight_first(question: Question, option: Option) -> float:
    """The fight that goes best."""
    monster = question.monster(option)
    return 0.0 if monster is None else fight(question.situation, monster).worth


def threat(question: Question, option: Option) -> float:
    """The monster that should be gone."""
    monster = question.monster(option)
    return 0.0 if monster is None else turn.threat(question, monster)


def threats(question: Question, option: Option) -> float:
    """The space whose monsters should be gone."""
    there = question.situation.monsters.get(question.space(option) or "", ())
    return sum(turn.threat(question, monster) for monster in there)


# Cards.


def buy(question: Question, option: Option) -> float:
    card = question.card(option)
    if card is None:
        return 0.0
    return turn.bought(question, card) if option.verb == "buy" else DISCARD_RESERVE


def gain(question: Question, option: Option) -> float:
    card = question.card(option)
    return 0.0 if card is None else card_worth(card)


def give_up(question: Question, option: Option) -> float:
    """What one needs least; nothing, if that is allowed."""
    card = question.card(option)
    return 0.0 if card is None else -card_worth(card)


# Investigators.


def myself(question: Question, option: Option) -> float:
    """Whoever needs it more: oneself, between equals."""
    who = question.investigator(option)
    if who is None:
        return 0.0
    return (who.seat == question.decision.seat) + 0.1 * (6 - min(who.health, who.sanity))


def richest(question: Question, option: Option) -> float:
    who = question.investigator(option)
    return 0.0 if who is None else len(who.clues)


def join(question: Question, option: Option) -> float:
    """Sturdy and skilled, and not far from what there is to do."""
    sheet = SHEETS[id_of(option.about[0])]
    skilled = sum(USE[skill] * value for skill, value in zip(Skill, sheet.skills, strict=True))
    return skilled + 0.5 * min(sheet.health, sheet.sanity) + 0.5 * len(sheet.cards) + 0.5 * sheet.clues


def improve(question: Question, option: Option) -> float:
    skill = Skill(option.word)
    own = question.situation.own
    value = own.skills[skill] + own.improved.get(skill, 0)
    return USE[skill] + WITHOUT_IMPROVEMENT / max(1, value)


# The board.


def near(question: Question, option: Option) -> float:
    """A space one can get to."""
    space = question.space(option)
    return 0.0 if space is None else -float(question.situation.away(question.situation.own.space, space))


def close(question: Question, option: Option) -> float:
    """The gate that should be gone."""
    space = question.space(option)
    return 0.0 if space is None else question.situation.gate(space)


def omen(question: Question, option: Option) -> float:
    """Where the omen advances into the fewest gates, soon above all."""
    track = len(OMEN_TRACK)
    place = int(option.value)
    gates = list(question.situation.gates.values())
    return -sum(gates.count(OMEN_TRACK[(place + far) % track]) * 0.6 ** (far - 1) for far in range(1, track))


def top_gate(question: Question, option: Option) -> float:
    """The gate that opens next: one whose omen is far off."""
    space = question.space(option)
    return 0.0 if space is None else -question.situation.gate(space)


def rumor(question: Question, option: Option) -> float:
    return question.situation.rumor(id_of(option.about[0]))


# Numbers and prices.


def instead_of_a_clue(question: Question, option: Option) -> float:
    """Sanity in place of a clue, while there is enough of it."""
    doer = question.situation.doer
    match option.word:
        case "sanity":
            return question.situation.spent_clues(1) - doer.loss(Harm.SANITY, 1)
        case "clues":
            return 0.0
        case _:
            return 1.0


def trade_health(question: Question, option: Option) -> float:
    """As even as possible."""
    own = question.situation.own
    moved = int(option.word or 0)
    low = Harm.HEALTH if own.health < own.sanity else Harm.SANITY
    return -abs(abs(own.health - own.sanity) - 2 * moved) if low else 0.0


def few(question: Question, option: Option) -> float:
    """As little as possible."""
    return -float(option.word) if option.word.isdigit() else 0.0


def add_success(question: Question, option: Option) -> float:
    """A clue for a success, where there is none yet."""
    if option.role is Role.DONE:
        return 0.0
    return 1.0 if question.decision.amount == 0 else -1.0


def spare(question: Question, option: Option) -> float:
    low = question.situation.own.health <= SPARE_AT
    return float((option.role is None) == low)


# Whatever else there is.


def anything(question: Question, option: Option) -> float:
    """What the thing that an option is about is worth; what is a way out of the question, is worth nothing."""
    if option.role is not None:
        return 0.0
    if isinstance(option.value, list):
        return way(question, option)
    kinds = {kind_of(thing) for thing in option.about}
    if "monster" in kinds:
        return threat(question, option)
    if "card" in kinds:
        return gain(question, option)
    if "investigator" in kinds:
        return myself(question, option)
    if "space" in kinds:
        return near(question, option)
    return 0.1


ANSWERS: Final[Mapping[str, Answer]] = {
    "action": turn.action,
    "move": turn.move,
    "ticket": turn.ticket,
    "drop": turn.drop,
    "loan": turn.loan,
    "buy": buy,
    "encounter": encounter,
    "fight": fight_first,
    "dice": rolling.dice,
    "which-dice": rolling.which_dice,
    "before-roll": rolling.before_roll,
    "prevent": rolling.prevent,
    "cast": rolling.cast,
    "unseen": rolling.unseen,
    "agree": way,
    "way": way,
    "mystery": gladly,
    "spend": instead_of_a_clue,
    "spare": spare,
    "add-success": add_success,
    "sanity-dice": few,
    "give-clues": few,
    "trade-health": trade_health,
    "gain-asset": gain,
    "conjure": gain,
    "keep": gain,
    "discard": give_up,
    "give-up": give_up,
    "send": rather_not,
    "trade": rather_not,
    "trade-agree": gladly,
    "swap": rather_not,
    "fly": rather_not,
    "improve": improve,
    "improve-again": gladly,
    "retrain": rather_not,
    "join": join,
    "lead": rather_not,
    "receiver": myself,
    "who": myself,
    "aim": anything,
    "group-clues": richest,
    "gate": close,
    "omen": omen,
    "top": top_gate,
    "rumor": rumor,
    "clue-where": near,
    "random-space": near,
    "hurt-where": threats,
    "hurt-monster": threat,
    "discard-monster": threat,
}
"""The topics that the bot knows; others are answered by `anything`."""
