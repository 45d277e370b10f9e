"""Tests of the greedy bot: what is used before the roll, which dice are changed, what prevents harm."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_3e.abilities import Abilities, TestAbility
from miskatonic.games.arkham_3e.components import CARDS, SHEETS
from miskatonic.games.arkham_3e.view import TestView
from miskatonic.games.arkham_3e.words import Harm, Occurring, Skill
from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.dice import Counting, chance

from . import duel
from .doer import Doer, amount, applies
from .occasion import here
from .people import RESEARCHED
from .possessions import CLUE, FOCUS, REMNANT, USE, card_worth
from .question import Question
from .worth import SCALES

STAKE: Final = 2.2
"""What it is worth to pass a test of which nothing else is known."""
CLUE_STAKE: Final = 4.5
"""The same where there is a clue to be found."""
CODEX_STAKE: Final = 20.0
MORE: Final = 0.3
"""What another success is worth to a test that is passed already."""
GOT_AWAY: Final = 3.0
LIMITED: Final = 0.15
"""What it is worth to keep an ability for later in the round."""


def next_success(question: Question, test: TestView) -> float:
    """What one more success is worth to the test that is being made."""
    acting, situation = question.view.acting, question.situation
    verb = acting.verb if acting is not None and acting.who == test.who else ""
    match verb:
        case "ward":
            space = situation.own.space
            return situation.removed(space, test.successes + 1) - situation.removed(space, test.successes)
        case "attack":
            return in_attack(question, test)
        case "evade":
            return GOT_AWAY if test.successes < len(test.monsters) else 0.0
        case "research":
            return RESEARCHED if test.successes < situation.own.clues else 0.0
        case "codex":
            return MORE if test.successes else CODEX_STAKE
        case _:
            return MORE if test.successes else stake(question)


def in_attack(question: Question, test: TestView) -> float:
    """A success that defeats the monster is worth most."""
    monster = question.situation.monster(test.monsters[0]) if test.monsters else None
    if monster is None:
        return 0.0
    left = duel.left_of(monster) - test.successes
    if left <= 0:
        return 0.0
    prize = duel.danger(question.situation, monster) + duel.harm_of(question.situation, [monster])
    return prize if left == 1 else prize / left * duel.WOUND


def stake(question: Question) -> float:
    """What it is worth to pass: more where a clue or a card of the archive is at stake."""
    situation = question.situation
    neighborhood = situation.neighborhood(situation.own.space) or ""
    if situation.view.attached.get(neighborhood):
        return CODEX_STAKE / 2
    return CLUE_STAKE if situation.view.clues.get(neighborhood) else STAKE


# After the roll.


def dice(question: Question, option: Option) -> float:
    """Change dice that are no success, if the chance is worth the price."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    counting = Counting(test.at_least, test.doubled)
    value = next_success(question, test)
    if option.verb == "use":
        return value - cost(question, option)
    failures = [die for die in test.dice if die < test.at_least]
    face = option.word.rpartition("-")[2]
    if face.isdigit() and int(face) >= test.at_least:
        return -1.0
    if option.verb in ("raise", "remnant"):
        return value * (int(face) + 1 >= test.at_least) - cost(question, option)
    if not face.isdigit() and option.word == "all" and test.successes:
        return -1.0
    number = 1 if face.isdigit() else len(failures)
    return chance(number, counting) * value - cost(question, option) if number else -1.0


def which_dice(question: Question, option: Option) -> float:
    """Of dice that may all be rolled again, those that are no successes."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    return 1.0 if int(option.word) < test.at_least else -1.0


def cost(question: Question, option: Option) -> float:
    """What a change costs: a focus token, a clue, a remnant, or what the card asks for."""
    match option.verb:
        case "focus":
            skill = Skill(option.word.partition("-")[0])
            return FOCUS * (0.4 + 0.6 * USE[skill])
        case "clue":
            return CLUE
        case "remnant":
            return REMNANT
        case _:
            component = question.component(option)
            able = abilities(component)
            found = [*able.reroll, *able.raises, *able.successes]
            return min((paid(question, component, each) for each in found), default=0.0)


def paid(question: Question, component: str, ability: TestAbility) -> float:
    """What is given up to use an ability."""
    at = here(question.situation, component)
    return LIMITED * ability.limited + (SCALES.price(at, ability.cost) if ability.cost is not None else 0.0)


def abilities(component: str) -> Abilities:
    return CARDS[component].able if component in CARDS else SHEETS[component].able


# Before the roll.


def before_roll(question: Question, option: Option) -> float:
    """More dice, if they are worth what is given up for them."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    component = question.component(option)
    found = [each for each in abilities(component).dice if each.cost is not None or each.limited]
    if not found:
        return 0.0
    best = max(found, key=lambda each: amount(each.n))
    counting = Counting(test.at_least, test.doubled)
    more = chance(test.pool + amount(best.n), counting) - chance(test.pool, counting)
    return more * next_success(question, test) - paid(question, component, best)


def hands(question: Question, option: Option) -> float:
    """What gives most dice is taken in hand first."""
    test, card = question.view.test, question.card(option)
    if card is None or test is None:
        return 0.0
    acting = question.view.acting
    verb = acting.verb if acting is not None else ""
    during = Occurring(verb) if verb in tuple(Occurring) else None
    able, skill = CARDS[card].able, Skill(test.skill)
    more = sum(amount(each.n) for each in able.dice if applies(each, skill, during))
    return more + 0.5 * len(able.raises) + 0.5 * len(able.reroll)


def remnant_dice(question: Question, option: Option) -> float:
    """As many as help with what the codex asks for."""
    count = int(option.word)
    own = question.situation.own
    dice = 1 + count + min(own.skills.values())
    return CODEX_STAKE * chance(dice, Counting(question.situation.doer.at_least)) - REMNANT * count


# Harm.


def prevent(question: Question, option: Option) -> float:
    """Prevent harm, if it hurts more than what prevents it."""
    suffering = question.view.suffering
    if option.role is Role.PASS or suffering is None:
        return 0.0
    victim = Doer(question.situation.investigator(suffering.who) or question.situation.own)
    what, card = Harm(suffering.what), question.component(option)
    spell = card in CARDS and CARDS[card].cast is not None
    if spell:
        average = question.situation.doer.dice(Skill.LORE, Occurring.CASTING) / 3
        less = victim.harm(what, suffering.count) - victim.harm(what, max(0, suffering.count - average))
        return less - question.situation.doer.harm(Harm.HORROR, CARDS[card].horror)
    able = next((each for each in abilities(card).prevent if what in each.what), None)
    if able is None:
        return 0.0
    return victim.harm(what, suffering.count) - victim.harm(what, max(0, suffering.count - able.n)) - LIMITED


def assign(question: Question, option: Option) -> float:
    """How much of the harm an asset takes: it is spared as long as its owner can bear it."""
    suffering, card = question.view.suffering, question.card(option)
    if suffering is None or card is None:
        return 0.0
    doer = question.situation.doer
    what = Harm(suffering.what)
    number = option.amount
    spared = doer.harm(what, question.decision.amount, direct=True) - doer.harm(
        what, question.decision.amount - number, direct=True
    )
    printed = CARDS[card]
    held = next((each for each in (*doer.who.cards, *doer.who.conditions) if each.id == card), None)
    value, lies = (printed.health, held.damage) if what is Harm.DAMAGE and held else (printed.sanity, 0)
    if held is not None and what is Harm.HORROR:
        lies = held.horror
    if printed.able.lasting:
        return spared - 0.1 * number
    lost = card_worth(card) if lies + number >= value else 0.25 * number
    return spared - lost
