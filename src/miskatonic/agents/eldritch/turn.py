"""The Action Phase of the greedy bot: which action, and where to."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.board import BY_TICKET
from miskatonic.games.eldritch.components import CARDS, SHEETS, Card, Cast
from miskatonic.games.eldritch.verbs import movement
from miskatonic.games.eldritch.view import MonsterView
from miskatonic.games.eldritch.words import (
    DEBT,
    INFLUENCE,
    LORE,
    STRENGTH,
    TICKETS,
    WILL,
    Harm,
    Occurring,
    PathKind,
    Ticket,
)
from miskatonic.kernel.decision import Option

from .duel import danger, fight
from .journey import SPENT
from .mysteries import reaction
from .occasion import Occasion
from .people import ACTION
from .possessions import card_worth
from .prices import CASTING, CONDITIONS
from .question import Question
from .worth import worth

WORTHWHILE: Final = 0.15
"""What an action has to bring to come before travelling."""

TICKET: Final = (0.8, 0.45)
"""What a ticket is worth to somebody who has so many."""

ARM: Final = 1.5
HUNT: Final = 1.8
"""What a die in combat is worth to somebody who has none for it, and how much more while monsters are to be hunted."""

OWNED: Final = 0.5
"""How much less a card is worth to somebody who has one like it."""

SHOPPING: Final = 0.7
"""What is left of the worth of a card that is only bought."""

NO_TRADE: Final = -1.0
BOUGHT_ACTION: Final = 0.9


def action(question: Question, option: Option) -> float:
    """An action; with another one left, whatever can be done here comes before travelling."""
    gain = gains(question, option)
    if option.verb == "travel":
        return min(gain, WORTHWHILE) if question.decision.amount > 1 else gain
    return gain


def gains(question: Question, option: Option) -> float:
    """What an action brings."""
    match option.verb:
        case "travel":
            return question.journey.travel
        case "rest":
            return rest(question)
        case "prepare":
            return prepare(question)
        case "acquire":
            return acquire(question)
        case "trade":
            return NO_TRADE
        case "cast":
            return cast(question, question.card(option) or "")
        case "use" | "local":
            return use(question, question.component(option))
        case "more":
            return BOUGHT_ACTION - question.situation.doer.loss(Harm.SANITY, 1)
        case _:
            return 0.0


def rest(question: Question) -> float:
    doer = question.situation.doer
    at = Occasion(question.situation, doer.who.space)
    more = sum(max(0.0, worth(at, able.rest)) for able in doer.able if able.rest)
    return doer.recovery(Harm.HEALTH, 1) + doer.recovery(Harm.SANITY, 1) + more


def prepare(question: Question) -> float:
    """A ticket for later, or one that takes the investigator farther at once."""
    held = question.situation.doer.tickets
    if held >= len(TICKET):
        return 0.0
    farther = max(question.journey.ticket(kind) for kind in kinds(question))
    return max(TICKET[held], farther if question.decision.amount > 1 else 0.0)


def kinds(question: Question) -> list[Ticket]:
    """The tickets that are to be had on the own space."""
    return [kind for kind in TICKETS if BY_TICKET[PathKind(kind)].neighbours[question.situation.own.space]]


def acquire(question: Question) -> float:
    """The best card for what the test may come to."""
    doer = question.situation.doer
    results = doer.results(INFLUENCE, 0, Occurring.ACQUIRE)
    return SHOPPING * sum(likely * best_buy(question, result) for result, likely in enumerate(results))


def best_buy(question: Question, money: int) -> float:
    """The best cards of the reserve for so much."""
    best = [0.0] * (money + 1)
    for card in question.view.reserve:
        value = CARDS[card].value
        for left in range(money, value - 1, -1):
            best[left] = max(best[left], best[left - value] + bought(question, card))
    return best[money]


def bought(question: Question, card: str) -> float:
    """What a card of the reserve is worth; what is resolved at once is judged by what it does now."""
    printed = CARDS[card]
    if printed.service and printed.gained:
        at = Occasion(question.situation, question.situation.own.space, card=card)
        return max(worth(at, printed.gained), 0.0)
    return max(card_worth(card) - OWNED * held(question, printed), 0.0) + arms(question, printed)


def held(question: Question, card: Card) -> bool:
    """Does the investigator have something like it already?"""
    return any(
        set(card.traits) & {"weapon", "tome"} & set(CARDS[each.id].traits) for each in question.situation.own.cards
    )


def arms(question: Question, card: Card) -> float:
    """What the dice are worth that a card adds in combat: bonuses are not added to those one has."""
    doer = question.situation.doer
    gain = 0.0
    for bonus in card.able.bonus:
        if bonus.skill in (STRENGTH, WILL) and bonus.during is Occurring.COMBAT and bonus.cost is None:
            best = max((one.n for able in doer.able for one in able.bonus if one.skill is bonus.skill), default=0)
            gain += ARM * max(0, bonus.n - best)
    return gain * (HUNT if question.situation.hunts else 1.0)


def loan(question: Question, option: Option) -> float:
    """Two successes more, for a debt."""
    money = question.decision.amount
    if option.role is not None:
        return best_buy(question, money)
    return best_buy(question, money + 2) + CONDITIONS[DEBT]


def use(question: Question, component: str) -> float:
    """The action of a card or of a sheet."""
    situation = question.situation
    able = CARDS[component].able if component in CARDS else SHEETS[component].able if component in SHEETS else None
    if able is None or able.action is None:
        return 0.0
    if any(isinstance(effect, movement.Sail) for effect in able.action.then):
        return question.journey.sailing(travels=may_travel(question))
    if component == DEBT:
        return -CONDITIONS[DEBT] * situation.doer.chance(INFLUENCE)
    return worth(Occasion(situation, situation.own.space, card=component), able.action.then) * 0.8


def may_travel(question: Question) -> bool:
    return any(option.verb == "travel" for option in question.decision.options)


def cast(question: Question, card: str) -> float:
    """A spell as an action, by what it does."""
    spell = CARDS[card].cast
    if spell is None:
        return 0.0
    return likely(question, spell) * effect(question, spell) - CASTING


def likely(question: Question, spell: Cast) -> float:
    return question.situation.doer.chance(LORE, spell.mod, Occurring.SPELL)


def effect(question: Question, spell: Cast) -> float:
    situation = question.situation
    at = Occasion(situation, situation.own.space, Occurring.SPELL, successes=1.5)
    return max(0.0, worth(at, spell.passed)) + max(0.0, reaction(at, "spell-test-passed"))


def threat(question: Question, monster: MonsterView) -> float:
    """How much one would like a monster to be gone."""
    situation = question.situation
    near = 1.0 / (1 + situation.away(situation.own.space, monster.space))
    harm = max(0.0, -fight(situation, monster).worth)
    blocks = 0.8 * (monster.space in situation.gates) + 0.8 * (monster.space in situation.clues)
    return danger(situation, situation.printed(monster.kind)) + near * (harm + ACTION) + blocks


# Ways.


def move(question: Question, option: Option) -> float:
    """A step: the best that can be made of it with tickets, in a travel action."""
    own = question.situation.own
    space = question.space(option)
    if space is None:
        return question.journey.position(own.space)
    if option.verb == "travel":
        return question.journey.after(space, own.trains, own.ships)
    return question.journey.landing(space, travels=question.view.phase == "action")


def ticket(question: Question, option: Option) -> float:
    """A ticket spent to travel on, or one that is taken."""
    own, space = question.situation.own, question.space(option)
    if option.verb == "ticket":
        return ticket_kind(question, option.word)
    if space is None:
        return question.journey.position(own.space)
    train = option.word == "train"
    return question.journey.after(space, own.trains - train, own.ships - (not train)) - SPENT


def ticket_kind(question: Question, kind: str) -> float:
    """The one that takes the investigator farther at once; better of each kind than two of one."""
    own = question.situation.own
    held = own.trains if kind == "train" else own.ships
    farther = question.journey.ticket(kind) if question.view.actions_left else 0.0
    return max(0.0, farther) + (0.1 if kind == "ship" else 0.0) - held


def drop(question: Question, option: Option) -> float:
    own = question.situation.own
    return float(own.trains if option.word == "train" else own.ships)
