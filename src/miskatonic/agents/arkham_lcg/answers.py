"""The other questions: whom, what, where, which; and what each answer is worth."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.words import AUTO_FAIL, CULTIST, ELDER_SIGN, ELDER_THING, SKULL, TABLET, Kind
from miskatonic.kernel.decision import Role

from .arms import EVASIONS, FISTS, PLAIN, WEAPONS
from .combat import escape, hit_points, struck
from .company import COMPANY
from .events import blast
from .question import Question, Score, done, first
from .reactions import EVIL
from .situation import LITA, Candidate, Situation, price_of_harm
from .stakes import attack, evasion
from .worth import CARD, ORDINARY, SETTLED, in_hand, remaining, time_for

STRAY_CAT = "01076"
GUARD_DOG = "01021"
BRINGS_LITA = 20.0
"""How much the others gain when Lita is there before they fight."""

LAST_RESORT = 7.0
"""What Lita's life is worth."""

UNSEEN: Final[dict[str, float]] = {
    AUTO_FAIL: -100.0,
    ELDER_SIGN: 1.0,
    SKULL: -1.0,
    CULTIST: -2.0,
    TABLET: -3.0,
    ELDER_THING: -5.0,
}
"""About what a symbol does that is in the bag no more, where one would see it."""

SETTLED_DOWN = 0.3
"""What it is worth to stay where one is."""


# Whom and what.


def attack_target(question: Question, candidate: Candidate) -> float:
    weapon = next((weapon for (code, _), weapon in WEAPONS.items() if code == question.cause), FISTS)
    return attack(question.situation, question.goals, weapon, question.enemy(candidate)).promise


def evade_target(question: Question, candidate: Candidate) -> float:
    how = EVASIONS.get(question.cause, PLAIN)
    return evasion(question.situation, question.goals, question.enemy(candidate), how).promise


def target(question: Question, candidate: Candidate) -> float:
    """Who is hit, or distracted."""
    enemy = question.enemy(candidate)
    if question.cause == STRAY_CAT:
        return escape(question.situation, question.goals, enemy)
    return struck(question.situation, question.goals, enemy, 2 if question.cause == "01052" else 1)


def attacked_by(question: Question, candidate: Candidate) -> float:
    """The worst attack first, while assets can still take its harm."""
    enemy = question.situation.enemies.get(candidate.card)
    return 0.0 if enemy is None else question.situation.attack_harm(enemy)


def doom_on(question: Question, candidate: Candidate) -> float:
    """On an enemy that is easily defeated."""
    return -hit_points(question.enemy(candidate))


def bravest(question: Question, candidate: Candidate) -> float:
    """An enemy that may choose turns to whom it harms least and who fights best."""
    seat = question.seat(candidate)
    who = question.situation.view.investigators[seat]
    health, sanity = question.situation.left(who)
    return who.skills.combat + 0.3 * min(health, sanity)


def next_turn(question: Question, candidate: Candidate) -> float:
    """Who brings Lita, or can win her over, goes first; then fighters where there is somebody to fight."""
    situation = question.situation
    who = situation.view.investigators[question.seat(candidate)]
    foes = [enemy for enemy in situation.view.enemies if enemy.location == who.location]
    worth = who.skills.combat if foes else 0.5 * who.skills.intellect
    if any(card.code == LITA for card in who.assets):
        return worth + BRINGS_LITA
    if lita_waits(situation) and not any(situation.is_engaged(enemy, who.seat) for enemy in foes):
        worth += 2.0 * who.skills.intellect
    return worth


def lita_waits(situation: Situation) -> bool:
    return any(card.code == LITA for place in situation.view.locations for card in place.others)


def helped(question: Question, candidate: Candidate) -> float:
    return 1.0 if question.seat(candidate) == question.situation.seat else 0.0


def healed(question: Question, candidate: Candidate) -> float:
    return question.situation.healing(question.seat(candidate))


def heal(question: Question, candidate: Candidate) -> float:
    """Of damage and horror, what is nearer to the limit."""
    health, sanity = question.situation.left(question.situation.me)
    return -health if candidate.code == "damage" else -sanity


# Where.


def spawn(question: Question, candidate: Candidate) -> float:
    """Far away; but a cultist with doom where one can reach it."""
    situation = question.situation
    away = situation.distances(situation.me.location).get(candidate.card, 9)
    cultist = any("cultist" in PRINTED[card.code].traits for card in situation.view.limbo)
    return -away if cultist else away


def slip_away(question: Question, candidate: Candidate) -> float:
    return SETTLED_DOWN if candidate.verb == Role.DONE else question.turn.journey.standing(candidate.card)


def attach(question: Question, candidate: Candidate) -> float:
    return question.situation.distances(question.situation.me.location).get(candidate.card, 9)


def blast_at(question: Question, candidate: Candidate) -> float:
    return blast(question.turn, candidate.card)


def enemy_moves(question: Question, candidate: Candidate) -> float:
    place = question.situation.places[candidate.card]
    return -len(place.investigators)


# Cards.


def take(question: Question, candidate: Candidate) -> float:
    if candidate.code not in PRINTED or PRINTED[candidate.code].type is Kind.ENEMY:
        return -float(PRINTED[candidate.code].health or 0)
    return -1.0 if PRINTED[candidate.code].weakness else in_hand(question.situation, question.goals, candidate.code)


def discard(question: Question, candidate: Candidate) -> float:
    return -in_hand(question.situation, question.goals, candidate.code)


def give_up_asset(question: Question, candidate: Candidate) -> float:
    card = next((each for each in question.situation.me.assets if each.id == candidate.card), None)
    return 0.0 if card is None else -remaining(card)


def reload(question: Question, candidate: Candidate) -> float:
    return SETTLED.get(candidate.code, 0.0)


def put_on_top(question: Question, candidate: Candidate) -> float:
    """What is chosen first comes to lie deepest."""
    printed = PRINTED[candidate.code]
    if printed.set is not None:
        return EVIL.get(candidate.code, float(printed.health or 0))
    return -in_hand(question.situation, question.goals, candidate.code)


# Harm.


def assign(question: Question, candidate: Candidate) -> float:
    """Let an asset take it, if that hurts less."""
    situation = question.situation
    if candidate.verb == Role.DONE:
        return 0.0
    card = next(each for each in situation.me.assets if each.id == candidate.card)
    me = situation.me
    if candidate.verb == "assign-damage":
        own = last_of(situation, me.health - me.damage, candidate.amount)
        left = (card.health or 0) - card.damage
    else:
        own = last_of(situation, me.sanity - me.horror, candidate.amount)
        left = (card.sanity or 0) - card.horror
    worth = SETTLED.get(card.code, ORDINARY) * time_for(situation) if card.code != LITA else LAST_RESORT
    price = 0.7 * worth if left <= 1 else 0.7 * worth / left * 0.6
    if card.code in SHIELDS:
        price *= 0.25
    if card.code == GUARD_DOG and candidate.verb == "assign-damage" and is_enemy(question.cause):
        price -= 1.0
    return own - price


def last_of(situation: Situation, left: int, harm: int) -> float:
    """What the last of some harm would cost me."""
    return situation.defeat if harm >= left else price_of_harm(left - harm + 1, 1)


SHIELDS: Final = frozenset({"01072", "01094", "01095"})


def is_enemy(code: str) -> bool:
    return code in PRINTED and PRINTED[code].type is Kind.ENEMY


# Words.


def skill_to_test(question: Question, candidate: Candidate) -> float:
    return float(getattr(question.situation.me.skills, candidate.code))


def skill_to_raise(question: Question, candidate: Candidate) -> float:
    situation = question.situation
    if situation.attackers:
        return {"combat": 2.0, "agility": 1.0}.get(candidate.code, 0.0)
    return {"intellect": 2.0}.get(candidate.code, 0.0)


def whats_going_on(question: Question, candidate: Candidate) -> float:
    if candidate.code == "horror":
        return -question.situation.harm(0, 2)
    return -CARD * len(question.situation.team)


def wrath(question: Question, candidate: Candidate) -> float:
    if candidate.code == "harm":
        return -question.situation.harm(1, 1)
    hand = question.situation.me.hand or ()
    return -min((in_hand(question.situation, question.goals, card.code) for card in hand), default=0.0)


def graveyard(question: Question, candidate: Candidate) -> float:
    return -question.situation.harm(0, 2) if candidate.code == "horror" else -2.0


def hunting_shadow(question: Question, candidate: Candidate) -> float:
    return -2.0 if candidate.code == "clue" else -question.situation.harm(2, 0)


def offer(question: Question, candidate: Candidate) -> float:
    return -question.situation.harm(0, 2) if candidate.code == "refuse" else -2.6


def yes(question: Question, candidate: Candidate) -> float:
    return 1.0 if candidate.code in ("yes", "enemies") else 0.0


def most(question: Question, candidate: Candidate) -> float:
    """The highest number."""
    return float(candidate.code)


def resolve_token(question: Question, candidate: Candidate) -> float:
    """The better one of two."""
    for same in question.situation.view.tokens:
        if same.token == candidate.code and same.value is not None:
            return 100.0 if same.automatic else float(same.value)
    return UNSEEN[candidate.code] if candidate.code in UNSEEN else float(candidate.code)


ANSWERS: Final[dict[str, Score]] = {
    **COMPANY,
    "applies-first": first,
    "assign": assign,
    "attach": attach,
    "attacked-by": attacked_by,
    "blast": blast_at,
    "contribute": most,
    "discard": discard,
    "discards-first": done,
    "disengage": yes,
    "doom-on": doom_on,
    "enemy-moves": enemy_moves,
    "engaged-by": bravest,
    "evade": evade_target,
    "falls-first": yes,
    "fight": attack_target,
    "graveyard": graveyard,
    "heal": heal,
    "healed": healed,
    "helped": helped,
    "hunting-shadow": hunting_shadow,
    "hunts-first": done,
    "keep": take,
    "lose-asset": give_up_asset,
    "make-room": give_up_asset,
    "attacks": bravest,
    "next-turn": next_turn,
    "offer": offer,
    "prey": bravest,
    "put-on-top": put_on_top,
    "reload": reload,
    "resolve": resolve_token,
    "result": first,
    "scry": first,
    "skill": skill_to_raise,
    "slip-away": slip_away,
    "spawn": spawn,
    "take": take,
    "target": target,
    "test": skill_to_test,
    "whats-going-on": whats_going_on,
    "wrath": wrath,
    "x": most,
    "forced": first,
}
"""By the topic of the question; of equal answers the first is taken."""
