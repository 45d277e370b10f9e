"""What happens on the board, as the greedy bot judges it: doom, omens, clues, gates, monsters."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch.verbs import clues, doom, gates, monsters, this_monster
from miskatonic.games.eldritch.view import MonsterView
from miskatonic.games.eldritch.words import OMEN_TRACK
from miskatonic.kernel.effects import Effect

from .judging import Judges, steady
from .mysteries import reaction, rumor
from .occasion import Occasion, count

MONSTER: Final = -2.0
NEW_GATE: Final = -4.0
BOARD_CLUE: Final = 0.8
"""What a clue is worth that has still to be fetched."""


def advance_doom(at: Occasion, effect: doom.AdvanceDoom) -> float:
    return -at.situation.doom * count(at, effect.n)


def retreat_doom(at: Occasion, effect: doom.RetreatDoom) -> float:
    return 0.0 if at.situation.view.awake else at.situation.doom * count(at, effect.n)


def advance_omen(at: Occasion, effect: doom.AdvanceOmen) -> float:
    ahead = OMEN_TRACK[(at.situation.view.omen + 1) % len(OMEN_TRACK)]
    near = sum(omen == ahead for omen in at.situation.gates.values())
    return -at.situation.doom * near * effect.n


def spawn_clues(at: Occasion, effect: clues.SpawnClues) -> float:
    return BOARD_CLUE * effect.n


def gain_this_clue(at: Occasion, effect: clues.GainThisClue) -> float:
    """A clue of the board, which the mystery may ask for."""
    situation = at.situation
    mystery = situation.view.mystery
    if mystery is not None and mystery.goal == "clues" and situation.step:
        return max(situation.step, situation.clue)
    return situation.clue


def discard_this_clue(at: Occasion, effect: Effect) -> float:
    return -BOARD_CLUE


def close_gate(at: Occasion, effect: gates.CloseGate) -> float:
    """A gate closed, with what the mystery makes of it; or the rumor that stands for one."""
    situation = at.situation
    if not at.has_gate:
        return rumor(at, at.card) if at.card in situation.rumors else 0.0
    return situation.gate(at.space) + reaction(at, "gate-closed")


def discard_gate(at: Occasion, effect: Effect) -> float:
    return max((at.situation.gate(space) for space in at.situation.gates), default=0.0)


def discard_gates_of_omen(at: Occasion, effect: Effect) -> float:
    situation = at.situation
    now = OMEN_TRACK[situation.view.omen]
    return sum(situation.gate(space) for space, omen in situation.gates.items() if omen == now)


def spawn_gates(at: Occasion, effect: gates.SpawnGates) -> float:
    return NEW_GATE * count(at, effect.n)


def spawn_monster(at: Occasion, effect: monsters.SpawnMonster) -> float:
    return MONSTER * count(at, effect.n)


def hurt_monster(at: Occasion, effect: monsters.HurtMonster | this_monster.HurtThisMonster) -> float:
    there = at.situation.view.monsters if isinstance(effect, monsters.HurtMonster) and not effect.here else None
    among = at.situation.monsters.get(at.space, ()) if there is None else there
    return max((hurt(at, each, count(at, effect.n)) for each in among), default=0.0)


def hurt(at: Occasion, monster: MonsterView, count: float) -> float:
    """What it is worth that a monster loses so much health."""
    left = max(1, monster.toughness - monster.lost)
    if monster.epic:
        return at.situation.epic(monster.kind) * min(1.0, count / left)
    return -MONSTER if count >= left else 0.2 * count


def rid_of_monster(at: Occasion, effect: Effect) -> float:
    return -MONSTER if at.situation.view.monsters else 0.0


JUDGES: Final[Judges] = {
    doom.AdvanceDoom: advance_doom,
    doom.RetreatDoom: retreat_doom,
    doom.AdvanceOmen: advance_omen,
    doom.SetOmen: steady(1.0),
    doom.PlaceOmenToken: steady(-2.5),
    doom.DiscardOmenToken: steady(2.5),
    clues.SpawnClues: spawn_clues,
    clues.GainThisClue: gain_this_clue,
    clues.DiscardThisClue: discard_this_clue,
    gates.CloseGate: close_gate,
    gates.DiscardGate: discard_gate,
    gates.SpawnGates: spawn_gates,
    monsters.SpawnMonster: spawn_monster,
    monsters.DiscardMonster: rid_of_monster,
    this_monster.DiscardThisMonster: rid_of_monster,
    monsters.HurtMonster: hurt_monster,
    monsters.HurtMonstersInASpace: rid_of_monster,
    this_monster.HurtThisMonster: hurt_monster,
    this_monster.DefeatThisMonster: rid_of_monster,
    gates.DiscardGatesOfOmen: discard_gates_of_omen,
    monsters.DiscardMonsterAtGate: rid_of_monster,
    gates.GateOnSheet: steady(-8.0),
    gates.ConsumeGate: steady(1.0),
}
"""What verbs are worth that do something to the board."""
