"""Tests of the greedy bot: what is used before the roll, what is rolled again, what is prevented."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.components import CARDS, SHEETS
from miskatonic.games.eldritch.words import LORE, STRENGTH, WILL, Harm, Occurring
from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.dice import Counting, chance

from .doer import Doer
from .duel import danger, fight_all
from .mysteries import reaction
from .occasion import Occasion
from .prices import CASTING, price
from .question import Question

STAKE: Final = 2.0
"""What it is worth to pass a test of which nothing else is known."""

MONEY: Final = 0.8
"""What a success is worth when assets are acquired."""

HOPE: Final = 0.4
"""How likely a test is passed at least, as far as its stake is concerned."""

LIMITED: Final = 0.1
"""What it is worth to keep an ability for later in the round."""

CAUTION: Final = 1.0
"""How much of a clue's worth a reroll has to bring, as clues are spent for other things too."""


def next_success(question: Question) -> float:
    """What one more success is worth to the test that is being made."""
    test, combat = question.view.test, question.view.combat
    if test is None:
        return 0.0
    if combat is not None and test.skill in (WILL, STRENGTH):
        return in_combat(question, test.skill, test.successes)
    if question.view.phase == "action" and test.skill not in (LORE, STRENGTH, WILL) and test.successes:
        return MONEY
    return stake(question) if test.successes == 0 else 0.1


def in_combat(question: Question, skill: str, successes: int) -> float:
    """A success saves health or sanity; of a strength test it hurts the monster too."""
    combat, situation = question.view.combat, question.situation
    assert combat is not None
    who = situation.investigator(combat.who) or situation.own
    doer = Doer(question.view, who)
    what, most = (Harm.SANITY, combat.horror) if skill == WILL else (Harm.HEALTH, combat.damage)
    missing = most - successes
    gain = doer.loss(what, missing) - doer.loss(what, missing - 1) if missing > 0 else 0.0
    if skill == WILL:
        return gain + (0.5 if successes == 0 else 0.0)
    left = combat.toughness - combat.lost - successes
    prize = danger(situation, situation.printed(combat.kind))
    if left == 1:
        return gain + prize + max(0.0, *question.goals.encounters(who.space))
    return gain + (prize / max(1, left) * 0.6 if left > 0 else 0.0)


def stake(question: Question) -> float:
    """What it is worth to pass: as much as the best encounter of the space promises, by how likely it is passed."""
    test = question.view.test
    if question.view.phase != "encounter" or test is None:
        return STAKE
    passed = chance(test.pool, Counting(test.at_least))
    promised = max(0.0, *question.goals.encounters(question.situation.own.space))
    return STAKE + promised / max(passed, HOPE)


def dice(question: Question, option: Option) -> float:
    """Change a die that is no success, if the chance is worth the price."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    shown = named_dice(option) or [die for die in test.dice if die < test.at_least]
    if not shown or any(face >= test.at_least for face in shown):
        return -1.0
    value = next_success(question)
    if option.verb == "raise":
        likely = float(shown[0] + 1 >= test.at_least)
    else:
        likely = chance(len(shown), Counting(test.at_least))
    return likely * value - cost(question, option)


def named_dice(option: Option) -> list[int]:
    """The dice an option names; none, where any may be chosen afterwards."""
    return [int(face) for face in option.word.split("+")] if option.word else []


def which_dice(question: Question, option: Option) -> float:
    """Of dice that may all be rolled again, those that are no successes."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    return 1.0 if named_dice(option)[0] < test.at_least else -1.0


def cost(question: Question, option: Option) -> float:
    """What a change costs: a clue, or what the card asks for."""
    component = question.component(option)
    if not component:  # left by a spell that is gone
        return 0.0
    if component in SHEETS and question.card(option) is None:
        return question.situation.spent_clues(1) * CAUTION
    able = CARDS[component].able if component in CARDS else SHEETS[component].able
    at = Occasion(question.situation, question.situation.own.space, card=component)
    abilities = able.reroll if option.verb == "reroll" else able.raises
    return min(
        (LIMITED * each.limited + (price(at, each.cost) if each.cost is not None else 0.0) for each in abilities),
        default=0.0,
    )


def before_roll(question: Question, option: Option) -> float:
    """More dice, if they are worth what is given up for them."""
    test = question.view.test
    if option.role is Role.DONE or test is None:
        return 0.0
    component = question.component(option)
    able = CARDS[component].able if component in CARDS else SHEETS[component].able
    abilities = [each for each in (*able.bonus, *able.dice) if each.skill in (None, test.skill)]
    if not abilities:
        return 0.0
    best = max(abilities, key=lambda each: each.n)
    at = Occasion(question.situation, question.situation.own.space, card=component)
    counting = Counting(test.at_least, test.doubled)
    more = chance(test.pool + best.n, counting, needed(question)) - chance(test.pool, counting, needed(question))
    paid = LIMITED * best.limited + (price(at, best.cost) if best.cost is not None else 0.0)
    return more * max(next_success(question), STAKE) - paid


def needed(question: Question) -> int:
    """How many successes a test asks for: in combat as many as the monster can take."""
    test, combat = question.view.test, question.view.combat
    if test is None or combat is None or test.skill not in (WILL, STRENGTH):
        return 1
    return max(1, combat.horror if test.skill == WILL else combat.toughness - combat.lost)


def prevent(question: Question, option: Option) -> float:
    """Prevent a loss, if it hurts more than what prevents it is worth."""
    losing = question.view.losing
    if option.role is Role.PASS or losing is None:
        return 0.0
    who = question.situation.investigator(losing.who) or question.situation.own
    victim = Doer(question.view, who)
    what = Harm(losing.what)
    card = question.component(option)
    spell = CARDS[card].cast if card in CARDS else None
    if spell is not None:
        likely = question.situation.doer.chance(LORE, spell.mod, Occurring.SPELL)
        return likely * (saved(victim, what, losing.count, 2) + by_casting(question)) - CASTING
    able = CARDS[card].able if card in CARDS else SHEETS[card].able
    ability = next((each for each in able.prevent if each.what is what), None)
    if ability is None:
        return 0.0
    at = Occasion(question.situation, question.situation.own.space, card=card)
    paid = price(at, ability.cost) if ability.cost is not None else 0.0
    return saved(victim, what, losing.count, losing.count if ability.n is None else ability.n) - paid


def saved(victim: Doer, what: Harm, count: int, prevented: int) -> float:
    """How much less a loss hurts."""
    return victim.loss(what, count) - victim.loss(what, max(0, count - prevented))


def cast(question: Question, option: Option) -> float:
    """A spell before an encounter or a fight."""
    if option.role is Role.PASS:
        return 0.0
    card = question.card(option) or ""
    spell = CARDS[card].cast
    if spell is None:
        return 0.0
    situation = question.situation
    likely = situation.doer.chance(LORE, spell.mod, Occurring.SPELL)
    if spell.at == "combat":
        gain = in_fight(question)
    elif spell.choose is not None:
        gain = best_clue(question) - question.goals.space(situation.own.space)
    else:
        gain = unseen_gain(question)
    return likely * (gain + by_casting(question)) - CASTING


def by_casting(question: Question) -> float:
    """What the mystery makes of a spell that succeeds."""
    at = Occasion(question.situation, question.situation.own.space, Occurring.SPELL)
    return max(0.0, reaction(at, "spell-test-passed"))


def in_fight(question: Question) -> float:
    """What three or more dice are worth in the strength test."""
    combat = question.view.combat
    if combat is None or combat.strength is None:
        return 0.0
    return 1.0 + 0.7 * combat.damage


def best_clue(question: Question) -> float:
    situation = question.situation
    away = [space for space in situation.clues if space != situation.own.space]
    return max((question.goals.research(space) for space in away), default=0.0)


def unseen_gain(question: Question) -> float:
    """How much better it is to pass the monsters unseen."""
    here = question.situation.own.space
    if not question.situation.monsters.get(here):
        return 0.0
    battle = fight_all(question.situation, here)
    best = max(question.goals.encounters(here))
    return best - (battle.worth + battle.won * max(0.0, best))


def unseen(question: Question, option: Option) -> float:
    return 0.0 if option.role is Role.DECLINE else unseen_gain(question)
