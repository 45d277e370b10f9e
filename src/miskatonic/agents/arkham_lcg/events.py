"""Events played in one's turn, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .arms import EVASIONS, FISTS, WEAPONS, Weapon
from .combat import attackable, escape, struck
from .situation import Candidate, Situation
from .stakes import attack, evasion
from .turn import NEVER, Turn
from .worth import in_hand, is_loaded, spent

Score = Callable[[Turn, Candidate], float]


def emergency_cache(turn: Turn, candidate: Candidate) -> float:
    return 2.2 * turn.resource if turn.situation.me.resources < 7 else 0.2


def hot_streak(turn: Turn, candidate: Candidate) -> float:
    return 3.0 * turn.resource


def hunch(turn: Turn, candidate: Candidate) -> float:
    return 2.0 if turn.goals.need > 0 else NEVER


def drawn_to_the_flame(turn: Turn, candidate: Candidate) -> float:
    here = turn.situation.here
    if here is None or turn.goals.need <= 0:
        return NEVER
    found = min(2, here.clues, turn.goals.need)
    return found * turn.goals.clue - 1.8 if found else NEVER


def dark_memory(turn: Turn, candidate: Candidate) -> float:
    """It hurts at the end of every turn as long as it is in hand."""
    return turn.situation.harm(0, 2) - 1.2


def dynamite(turn: Turn, candidate: Candidate) -> float:
    return max((blast(turn, place) for place in blast_places(turn)), default=NEVER)


def blast_places(turn: Turn) -> list[int]:
    here = turn.situation.here
    return [] if here is None else [here.id, *here.connects]


def blast(turn: Turn, place: int) -> float:
    """What an explosion at a location does to enemies and investigators."""
    situation = turn.situation
    worth = sum(struck(situation, turn.goals, enemy, 3) for enemy in situation.view.enemies if enemy.location == place)
    hurt = sum(situation.harm(3, 0, each.seat) for each in situation.team if each.location == place)
    return worth - 1.5 * hurt - 2.0


def backstab(turn: Turn, candidate: Candidate) -> float:
    return best_attack(turn, WEAPONS["01051", "play"]) - 0.6


def best_attack(turn: Turn, weapon: Weapon) -> float:
    """What a weapon is worth against the enemy it hurts most."""
    situation, goals = turn.situation, turn.goals
    attacks = (attack(situation, goals, weapon, enemy).promise for enemy in attackable(situation))
    return max(attacks, default=NEVER) - weapon.cost


def sneak_attack(turn: Turn, candidate: Candidate) -> float:
    situation = turn.situation
    there = [enemy for enemy in situation.enemies_here if enemy.exhausted]
    return max((struck(situation, turn.goals, enemy, 2) for enemy in there), default=NEVER) - 0.8


def blinding_light(turn: Turn, candidate: Candidate) -> float:
    situation, how = turn.situation, EVASIONS[candidate.code]
    tries = (evasion(situation, turn.goals, enemy, how).promise for enemy in situation.engaged)
    return max(tries, default=NEVER) - 0.8


def elusive(turn: Turn, candidate: Candidate) -> float:
    """Out of the clutches of several enemies, or of a bad one."""
    return turn.situation.provoked - 1.5 if turn.situation.attackers else NEVER


def distraction(turn: Turn, candidate: Candidate) -> float:
    worth = sum(escape(turn.situation, turn.goals, enemy) for enemy in turn.situation.attackers)
    return worth - spent(turn.situation, 5) - 0.5 if worth else NEVER


def extra_ammunition(turn: Turn, candidate: Candidate) -> float:
    return 1.5 if any(card.code in ("01006", "01016", "01029", "01047") for card in turn.situation.me.assets) else NEVER


def cryptic_research(turn: Turn, candidate: Candidate) -> float:
    return 2.0


def mind_over_matter(turn: Turn, candidate: Candidate) -> float:
    """Before a fight of somebody who is better at thinking."""
    situation = turn.situation
    if situation.thinking or not situation.thinker or situation.actions < 2 or not situation.enemies_here:
        return NEVER
    clever = Turn(Situation(situation.view, situation.seat, thinking=True), turn.goals)
    gain = best_of_all(clever) - max(0.0, best_of_all(turn))
    return gain * situation.actions - in_hand(situation, turn.goals, candidate.code)


def best_of_all(turn: Turn) -> float:
    """The best attack with anything at hand."""
    mine = {card.code for card in turn.situation.me.assets if is_loaded(card)}
    weapons = [weapon for (code, _), weapon in WEAPONS.items() if code in mine]
    return max(best_attack(turn, weapon) for weapon in (FISTS, *weapons))


def will_to_survive(turn: Turn, candidate: Candidate) -> float:
    aims = [enemy for enemy in turn.situation.attackers if enemy.id in turn.goals.aims]
    return 2.0 if aims and turn.situation.actions >= 3 else NEVER


def barricade(turn: Turn, candidate: Candidate) -> float:
    """Whoever does not wait for enemies needs no barricade: its icons are worth more."""
    return NEVER


EVENTS: Final[dict[str, Score]] = {
    "01013": dark_memory,
    "01024": dynamite,
    "01026": extra_ammunition,
    "01036": mind_over_matter,
    "01037": hunch,
    "01038": barricade,
    "01043": cryptic_research,
    "01050": elusive,
    "01051": backstab,
    "01052": sneak_attack,
    "01057": hot_streak,
    "01064": drawn_to_the_flame,
    "01066": blinding_light,
    "01069": blinding_light,
    "01078": distraction,
    "01085": will_to_survive,
    "01088": emergency_cache,
}
