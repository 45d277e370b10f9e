"""Abilities of cards in play, in one's turn, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED

from .arms import SEARCHES
from .combat import hit_points, struck, threat
from .goals import GHOUL_PRIEST, RITUAL_BROKEN, TRAPPED
from .situation import Candidate
from .turn import NEVER, Turn
from .worth import CARD, in_hand, spent

Score = Callable[[Turn, Candidate], float]

AGNES = "01004"

RESIGNED = 3.0
"""What it is worth to get out of it alive."""

WORTH_HURRYING = 1.2
"""What an action must bring to be bought."""

AT_ONCE = 20.0
"""Better than any action."""


def always(turn: Turn, candidate: Candidate) -> float:
    return AT_ONCE


def never(turn: Turn, candidate: Candidate) -> float:
    """Costs more than it brings: to read the Necronomicon, to resign from the last scenario."""
    return NEVER


# Actions.


def shine(turn: Turn, candidate: Candidate) -> float:
    return turn.investigate(SEARCHES[candidate.code].easier) - 0.25


def steal(turn: Turn, candidate: Candidate) -> float:
    here = turn.situation.here
    return turn.search_chance(here) * 2.4 * turn.resource if here is not None else NEVER


def first_aid(turn: Turn, candidate: Candidate) -> float:
    return max(turn.situation.healing(each.seat) for each in turn.situation.team_here) - 0.3


def operate(turn: Turn, candidate: Candidate) -> float:
    me = turn.situation.me
    chance = turn.situation.chances.success(me.skills.intellect, 2)
    return chance * turn.situation.harm(1, 0) - (1 - chance) * turn.situation.harm(1, 0) - 0.4 if me.damage else NEVER


def consult(turn: Turn, candidate: Candidate) -> float:
    """One of three cards."""
    return turn.draw + 0.25


def look_up(turn: Turn, candidate: Candidate) -> float:
    return 0.9 if turn.situation.actions >= 2 or turn.situation.attackers else 0.2


def foresee(turn: Turn, candidate: Candidate) -> float:
    return 0.3


def recharge(turn: Turn, candidate: Candidate) -> float:
    return 0.9


def climb_out(turn: Turn, candidate: Candidate) -> float:
    return turn.situation.provoked


def overcome(turn: Turn, candidate: Candidate) -> float:
    """Two actions against a weakness."""
    worth = {"01098": 4.0, "01099": 2.4, "01100": 2.4}[candidate.code]
    return worth / 2 * min(1.0, turn.situation.rounds_left / 6)


def buy_off(turn: Turn, candidate: Candidate) -> float:
    enemy = turn.situation.enemies.get(candidate.card)
    return NEVER if enemy is None else threat(turn.situation, turn.goals, enemy) - spent(turn.situation, 4)


def talk_to_lita(turn: Turn, candidate: Candidate) -> float:
    return turn.journey.persuasion


def unmask(turn: Turn, candidate: Candidate) -> float:
    return 4.0


def rest_at_home(turn: Turn, candidate: Candidate) -> float:
    return turn.draw + turn.resource


def study(turn: Turn, candidate: Candidate) -> float:
    return min(3, 9 - turn.situation.me.hand_count) * CARD


def ask_around(turn: Turn, candidate: Candidate) -> float:
    return 1.5


def treat_damage(turn: Turn, candidate: Candidate) -> float:
    return turn.situation.healed(3, 0)


def treat_horror(turn: Turn, candidate: Candidate) -> float:
    return turn.situation.healed(0, 3)


def research(turn: Turn, candidate: Candidate) -> float:
    return turn.draw + 0.2


def withdraw(turn: Turn, candidate: Candidate) -> float:
    return 2.4 * turn.resource


def buy_information(turn: Turn, candidate: Candidate) -> float:
    return 2 * turn.goals.clue - spent(turn.situation, 5) if turn.goals.need > 0 else NEVER


def parley(turn: Turn, candidate: Candidate) -> float:
    """A cultist who gives up: for cards, clues or resources."""
    worth = threat(turn.situation, turn.goals, turn.situation.enemies[candidate.card])
    hand = sorted(in_hand(turn.situation, turn.goals, card.code) for card in turn.situation.me.hand or ())
    price = {"01138": sum(hand[:4]), "01139": 2 * turn.goals.clue, "01140": spent(turn.situation, 5)}[candidate.code]
    return worth - price


def disrupt(turn: Turn, candidate: Candidate) -> float:
    skills = turn.situation.me.skills
    return turn.situation.chances.success(max(skills.willpower, skills.agility), 3) * RITUAL_BROKEN


def rest_in_the_glade(turn: Turn, candidate: Candidate) -> float:
    return turn.situation.healing(turn.situation.seat)


def give_up_lita(turn: Turn, candidate: Candidate) -> float:
    return AT_ONCE


def break_open(turn: Turn, candidate: Candidate) -> float:
    """A locked door is worth what is behind it."""
    here = turn.situation.here
    if here is None or not here.clues or turn.goals.need <= 0:
        return NEVER
    return turn.journey.lock_chance * min(here.clues, turn.goals.need) * turn.goals.clue * 0.7


def wake_up(turn: Turn, candidate: Candidate) -> float:
    return turn.situation.chances.success(turn.situation.me.skills.willpower, 3) * 1.6


def resign(turn: Turn, candidate: Candidate) -> float:
    """In a campaign it is better to leave than to be defeated; on its own a scenario is only won or lost."""
    situation = turn.situation
    if not situation.campaign or situation.view.scenario == "devourer-below":
        return NEVER
    if situation.harm(*situation.coming(situation.seat)) >= situation.defeat:
        return RESIGNED
    return RESIGNED if situation.last_round and situation.actions <= 1 else NEVER


ACTIONS: Final[dict[tuple[str, str], Score]] = {
    ("01009", "read"): never,
    ("01019", "treat"): first_aid,
    ("01031", "consult"): consult,
    ("01035", "operate"): operate,
    ("01042", "look-up"): look_up,
    ("01045", "steal"): steal,
    ("01055", "climb-out"): climb_out,
    ("01061", "foresee"): foresee,
    ("01070", "recharge"): recharge,
    ("01087", "shine"): shine,
    ("01098", "overcome"): overcome,
    ("01099", "overcome"): overcome,
    ("01100", "overcome"): overcome,
    ("01101", "buy-off"): buy_off,
    ("01115", "resign"): resign,
    ("01115", "talk-to-lita"): talk_to_lita,
    ("01121a", "resign"): resign,
    ("01122", "resign"): resign,
    ("01123", "unmask"): unmask,
    ("01124", "rest"): rest_at_home,
    ("01126", "study"): study,
    ("01127", "ask-around"): ask_around,
    ("01128", "be-treated"): treat_damage,
    ("01129", "research"): research,
    ("01130", "withdraw"): withdraw,
    ("01131", "be-treated"): treat_horror,
    ("01134", "buy-information"): buy_information,
    ("01138", "give-him-his-due"): parley,
    ("01139", "confront"): parley,
    ("01140", "bribe"): parley,
    ("01148", "disrupt"): disrupt,
    ("01149", "resign"): never,
    ("01155", "rest"): rest_in_the_glade,
    ("01157", "give-up-lita"): give_up_lita,
    ("01174", "break-open"): break_open,
    ("01182", "wake-up"): wake_up,
}


# Free abilities.


def lend_a_hand(turn: Turn, candidate: Candidate) -> float:
    """The last blow against an enemy, for a card or for its health."""
    situation = turn.situation
    price = 2.5 if candidate.code == "01018" else 0.9
    best = NEVER
    for enemy in situation.enemies_here:
        if hit_points(enemy) <= 1:
            best = max(best, threat(situation, turn.goals, enemy) - price)
    return AT_ONCE if best > 0.3 else NEVER


def give_orders(turn: Turn, candidate: Candidate) -> float:
    """Two more actions, when they matter most."""
    busy = any(enemy.code == GHOUL_PRIEST or enemy.id in turn.goals.aims for enemy in turn.situation.attackers)
    return AT_ONCE if busy and turn.situation.actions <= 1 else NEVER


def hurry(turn: Turn, candidate: Candidate) -> float:
    """Skids: an action for two resources, if there is something to do with it."""
    situation = turn.situation
    if situation.actions > 1 or not (situation.attackers or turn.best_errand > WORTH_HURRYING):
        return NEVER
    wanted = max((turn.price(card.code) for card in situation.me.hand or () if worthy(turn, card.code)), default=0)
    return AT_ONCE if situation.me.resources >= 2 + wanted else NEVER


def worthy(turn: Turn, code: str) -> bool:
    return in_hand(turn.situation, turn.goals, code) > 1.5 and PRINTED[code].cost is not None


def pay_off(turn: Turn, candidate: Candidate) -> float:
    """Debts cost experience; a scenario on its own forgets them."""
    return AT_ONCE if turn.situation.campaign and turn.situation.me.resources >= 5 else NEVER


def delve(turn: Turn, candidate: Candidate) -> float:
    """A resource for horror; Agnes makes more of it."""
    situation = turn.situation
    worth = turn.resource
    if situation.me.code == AGNES and not situation.me.blank:
        worth += max((struck(situation, turn.goals, enemy, 1) for enemy in situation.enemies_here), default=0.0)
    return AT_ONCE if worth > situation.harm(0, 1) + 0.2 else NEVER


def distract(turn: Turn, candidate: Candidate) -> float:
    """The cat: for a bad enemy."""
    situation = turn.situation
    fitting = [enemy for enemy in situation.attackers if not situation.has_trait(enemy, "elite")]
    worst = max((situation.attack_harm(enemy) for enemy in fitting), default=0.0)
    return AT_ONCE if worst > 2.2 and situation.actions <= 1 else NEVER


def advance_act(turn: Turn, candidate: Candidate) -> float:
    """The study is a good place to prepare: enemies stay behind there."""
    situation = turn.situation
    if candidate.code == TRAPPED and not situation.engaged and turn.goals.arming:
        return NEVER
    return AT_ONCE


FREE: Final[dict[tuple[str, str], Score]] = {
    ("01003", "hurry"): hurry,
    ("01011", "pay-off"): pay_off,
    ("01018", "lend-a-hand"): lend_a_hand,
    ("01027", "give-orders"): give_orders,
    ("01028", "lend-a-hand"): lend_a_hand,
    ("01040", "put-away"): never,
    ("01058", "delve"): delve,
    ("01063", "seek-a-spell"): always,
    ("01076", "distract"): distract,
    ("01108", "advance-act"): advance_act,
    ("01146", "advance-act"): advance_act,
}
