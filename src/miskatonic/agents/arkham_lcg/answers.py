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
from .question import Answer, Question, done, first
from .reactions import EVIL
from .reading import LITA, Choice, Reading, price_of_harm
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


def attack_target(question: Question, choice: Choice) -> float:
    weapon = next((weapon for (code, _), weapon in WEAPONS.items() if code == question.cause), FISTS)
    return attack(question.reading, question.goals, weapon, question.enemy(choice)).promise


def evade_target(question: Question, choice: Choice) -> float:
    how = EVASIONS.get(question.cause, PLAIN)
    return evasion(question.reading, question.goals, question.enemy(choice), how).promise


def target(question: Question, choice: Choice) -> float:
    """Who is hit, or distracted."""
    enemy = question.enemy(choice)
    if question.cause == STRAY_CAT:
        return escape(question.reading, question.goals, enemy)
    return struck(question.reading, question.goals, enemy, 2 if question.cause == "01052" else 1)


def attacked_by(question: Question, choice: Choice) -> float:
    """The worst first: what the others could do about it is still there."""
    enemy = question.reading.enemies.get(choice.card)
    return 0.0 if enemy is None else question.reading.attack_harm(enemy)


def doom_on(question: Question, choice: Choice) -> float:
    """On an enemy that is easily defeated."""
    return -hit_points(question.enemy(choice))


def bravest(question: Question, choice: Choice) -> float:
    """An enemy that has the choice turns to whom it harms least and who fights best."""
    seat = question.seat(choice)
    who = question.reading.view.investigators[seat]
    health, sanity = question.reading.left(who)
    return who.skills.combat + 0.3 * min(health, sanity)


def next_turn(question: Question, choice: Choice) -> float:
    """Who brings Lita, or can win her over, goes first; then fighters where there is somebody to fight."""
    reading = question.reading
    who = reading.view.investigators[question.seat(choice)]
    foes = [enemy for enemy in reading.view.enemies if enemy.location == who.location]
    worth = who.skills.combat if foes else 0.5 * who.skills.intellect
    if any(card.code == LITA for card in who.assets):
        return worth + BRINGS_LITA
    if lita_waits(reading) and not any(reading.is_engaged(enemy, who.seat) for enemy in foes):
        worth += 2.0 * who.skills.intellect
    return worth


def lita_waits(reading: Reading) -> bool:
    return any(card.code == LITA for place in reading.view.locations for card in place.others)


def helped(question: Question, choice: Choice) -> float:
    return 1.0 if question.seat(choice) == question.reading.seat else 0.0


def healed(question: Question, choice: Choice) -> float:
    return question.reading.healing(question.seat(choice))


def heal(question: Question, choice: Choice) -> float:
    """Of damage and horror, what is nearer to the limit."""
    health, sanity = question.reading.left(question.reading.me)
    return -health if choice.code == "damage" else -sanity


# Where.


def spawn(question: Question, choice: Choice) -> float:
    """Far away; but a cultist with doom where one can reach it."""
    reading = question.reading
    away = reading.distances(reading.me.location).get(choice.card, 9)
    cultist = any("cultist" in PRINTED[card.code].traits for card in reading.view.limbo)
    return -away if cultist else away


def slip_away(question: Question, choice: Choice) -> float:
    return SETTLED_DOWN if choice.verb == Role.DONE else question.turn.journey.standing(choice.card)


def attach(question: Question, choice: Choice) -> float:
    return question.reading.distances(question.reading.me.location).get(choice.card, 9)


def blast_at(question: Question, choice: Choice) -> float:
    return blast(question.turn, choice.card)


def enemy_moves(question: Question, choice: Choice) -> float:
    place = question.reading.places[choice.card]
    return -len(place.investigators)


# Cards.


def take(question: Question, choice: Choice) -> float:
    if choice.code not in PRINTED or PRINTED[choice.code].type is Kind.ENEMY:
        return -float(PRINTED[choice.code].health or 0)
    return -1.0 if PRINTED[choice.code].weakness else in_hand(question.reading, question.goals, choice.code)


def discard(question: Question, choice: Choice) -> float:
    return -in_hand(question.reading, question.goals, choice.code)


def give_up_asset(question: Question, choice: Choice) -> float:
    card = next((each for each in question.reading.me.assets if each.id == choice.card), None)
    return 0.0 if card is None else -remaining(card)


def reload(question: Question, choice: Choice) -> float:
    return SETTLED.get(choice.code, 0.0)


def put_on_top(question: Question, choice: Choice) -> float:
    """What is chosen first comes to lie deepest."""
    printed = PRINTED[choice.code]
    if printed.set is not None:
        return EVIL.get(choice.code, float(printed.health or 0))
    return -in_hand(question.reading, question.goals, choice.code)


# Harm.


def assign(question: Question, choice: Choice) -> float:
    """Let an asset take it, if that hurts less."""
    reading = question.reading
    if choice.verb == Role.DONE:
        return 0.0
    card = next(each for each in reading.me.assets if each.id == choice.card)
    me = reading.me
    if choice.verb == "assign-damage":
        own = last_of(reading, me.health - me.damage, choice.amount)
        left = (card.health or 0) - card.damage
    else:
        own = last_of(reading, me.sanity - me.horror, choice.amount)
        left = (card.sanity or 0) - card.horror
    worth = SETTLED.get(card.code, ORDINARY) * time_for(reading) if card.code != LITA else LAST_RESORT
    price = 0.7 * worth if left <= 1 else 0.7 * worth / left * 0.6
    if card.code in SHIELDS:
        price *= 0.25
    if card.code == GUARD_DOG and choice.verb == "assign-damage" and is_enemy(question.cause):
        price -= 1.0
    return own - price


def last_of(reading: Reading, left: int, harm: int) -> float:
    """What the last of some harm would cost me."""
    return reading.defeat if harm >= left else price_of_harm(left - harm + 1, 1)


SHIELDS: Final = frozenset({"01072", "01094", "01095"})


def is_enemy(code: str) -> bool:
    return code in PRINTED and PRINTED[code].type is Kind.ENEMY


# Words.


def skill_to_test(question: Question, choice: Choice) -> float:
    return float(getattr(question.reading.me.skills, choice.code))


def skill_to_raise(question: Question, choice: Choice) -> float:
    reading = question.reading
    if reading.attackers:
        return {"combat": 2.0, "agility": 1.0}.get(choice.code, 0.0)
    return {"intellect": 2.0}.get(choice.code, 0.0)


def whats_going_on(question: Question, choice: Choice) -> float:
    if choice.code == "horror":
        return -question.reading.harm(0, 2)
    return -CARD * len(question.reading.team)


def wrath(question: Question, choice: Choice) -> float:
    if choice.code == "harm":
        return -question.reading.harm(1, 1)
    hand = question.reading.me.hand or ()
    return -min((in_hand(question.reading, question.goals, card.code) for card in hand), default=0.0)


def graveyard(question: Question, choice: Choice) -> float:
    return -question.reading.harm(0, 2) if choice.code == "horror" else -2.0


def hunting_shadow(question: Question, choice: Choice) -> float:
    return -2.0 if choice.code == "clue" else -question.reading.harm(2, 0)


def offer(question: Question, choice: Choice) -> float:
    return -question.reading.harm(0, 2) if choice.code == "refuse" else -2.6


def yes(question: Question, choice: Choice) -> float:
    return 1.0 if choice.code in ("yes", "enemies") else 0.0


def most(question: Question, choice: Choice) -> float:
    """The highest number."""
    return float(choice.code)


def resolve_token(question: Question, choice: Choice) -> float:
    """The better one of two."""
    for same in question.reading.view.tokens:
        if same.token == choice.code and same.value is not None:
            return 100.0 if same.automatic else float(same.value)
    return UNSEEN[choice.code] if choice.code in UNSEEN else float(choice.code)


ANSWERS: Final[dict[str, Answer]] = {
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
