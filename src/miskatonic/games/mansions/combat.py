"""Combat: the keeper draws Combat cards until one fits, which is resolved (rules mom.combat.*, mom.combat-term.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.zones import Deck

from .causes import caused
from .causes import monster as monster_cause
from .components import COMBAT, ITEMS, CombatCard, Half
from .events import (
    AttackedMonster,
    BarrierAttacked,
    BarrierBack,
    BarrierDestroyed,
    BarrierHeld,
    CameOut,
    CombatDrawn,
    CombatEmpty,
    DeckReshuffled,
    MonsterAttacked,
    SpecialAttack,
)
from .features import barrier_at
from .monsters import back_of, class_of, see_back
from .play import Table, called, investigator
from .resolver import Me, carry_out
from .state import Fight, Mansions, Monster
from .words import AttackType, CardId, DoorId, front

MELEE: Final = "melee"
FITTING: Final = {
    AttackType.BARE: ("bare",),
    AttackType.SHARP: ("sharp", MELEE),
    AttackType.BLUNT: ("blunt", MELEE),
    AttackType.RANGED: ("ranged",),
}
"""The upper halves that an attack ends its search with (rules mom.attack.5.ltp, mom.combat-term.7, .8, .13)."""
ATTACK, HIDING, BARRIER = "attack", "hiding", "barrier"
"""The lower halves (rule mom.monster-attack.1)."""


def fits(state: Mansions, card: CombatCard, attack: AttackType) -> bool:
    """Does the upper half fit an attack? By one reading cards for one sort of melee weapon never do."""
    if state.readings.melee_cards == "never" and card.top.type in ("sharp", "blunt"):
        return False
    return card.top.type in FITTING[attack]


def attack_of(weapon: CardId | None) -> AttackType:
    """Bare hands, or the sort of the weapon (rules mom.attack.2, mom.exploration-card.7)."""
    sort = None if weapon is None else ITEMS[front(weapon)].attack
    return AttackType.BARE if sort is None else sort


def weapon_damage(me: Me) -> int:
    """The number on the weapon that is used (rule mom.combat-term.4); bare hands count as 1."""
    return 1 if me.weapon is None else ITEMS[front(me.weapon)].damage


# The three combats.


def attack_monster(table: Table, who: int, monster: Monster, weapon: CardId | None) -> Flow[None]:
    """An investigator attacks: only the upper half counts (rules mom.combat.1, mom.combat.2)."""
    state = table.state
    attack = attack_of(weapon)
    table.tell(AttackedMonster, investigator(table, who).id, monster.id, called(monster), weapon)
    fight = Fight("investigator", who, monster.id, attack, weapon)
    me = Me(who=who, monster=monster.id, weapon=weapon)
    yield from _fight(table, monster, fight, me, lambda card: fits(state, card, attack))


def monster_attacks(table: Table, monster: Monster, who: int) -> Flow[None]:
    """A monster attacks: only the lower half counts, by whether its victim is hidden.

    Rules mom.monster-attack.1, mom.monster-attack.2, mom.monster-vs-hiding.1.
    """
    state = table.state
    again = True
    while again and investigator(table, who).in_play and state.monster(monster.id) is not None:
        hidden = investigator(table, who).hidden
        table.tell(MonsterAttacked, monster.id, called(monster), investigator(table, who).id, hidden)
        fight = Fight("monster", who, monster.id)
        yield from _fight(table, monster, fight, Me(who=who, monster=monster.id), _lower(HIDING if hidden else ATTACK))
        again = fight.again


def against_barrier(table: Table, monster: Monster, door: DoorId) -> Flow[bool]:
    """A monster at a barred door: whether it may go on; otherwise it is not moved again this turn.

    Rules mom.monster-vs-barrier.1 to mom.monster-vs-barrier.5.
    """
    table.tell(BarrierAttacked, monster.id, called(monster), door)
    fight = Fight("barrier", None, monster.id, door=door)
    me = Me(monster=monster.id, door=door, by_keeper=True)
    yield from _fight(table, monster, fight, me, _lower(BARRIER))
    if table.state.monster(monster.id) is None:
        return False
    if barrier_at(table.state, door) is None:
        return True
    monster.halted = True
    table.tell(BarrierHeld, monster.id, called(monster))
    return False


def _lower(type: str) -> Callable[[CombatCard], bool]:
    return lambda card: card.bottom.type == type


def _fight(table: Table, monster: Monster, fight: Fight, me: Me, fitting: Callable[[CombatCard], bool]) -> Flow[None]:
    """Search, resolve, and discard what was drawn; the combat is over then (rules mom.combat.2, mom.combat.4).

    One that breaks into another has the table to itself; the card of the other lies there until it is resolved, too.
    """
    state = table.state
    deck = state.combat[class_of(monster)]
    fight.within, state.fight = state.fight, fight
    fight.card = search(table, deck, class_of(monster), fitting, fight.passed_over)
    if fight.card is None:
        table.tell(CombatEmpty)
    else:
        half = _half(fight)
        table.tell(CombatDrawn, fight.card, fight.by == "investigator", fight.passed_over)
        yield from caused(table, monster_cause(called(monster)), carry_out(half.then, table, me))
        deck.discard.append(fight.card)
    state.fight = fight.within


def _half(fight: Fight) -> Half:
    assert fight.card is not None
    card = COMBAT[fight.card]
    return card.top if fight.by == "investigator" else card.bottom


def search(
    table: Table, deck: Deck[CardId], name: str, fitting: Callable[[CombatCard], bool], passed_over: list[CardId]
) -> CardId | None:
    """Draw until a card fits; those passed over are discarded, and shuffled anew where the deck runs out.

    Rules mom.combat.2, mom.combat.5, mom.limits.1. None where no card of the whole deck fits.
    """
    if not any(fitting(COMBAT[card]) for card in (*deck.cards, *deck.discard)):
        return None
    while True:
        card = deck.draw()
        if card is None:
            deck.reshuffle(table.state)
            table.tell(DeckReshuffled, name)
            continue
        if fitting(COMBAT[card]):
            return card
        deck.discard.append(card)
        passed_over.append(card)


def may_come_up(state: Mansions, monster: Monster, attack: AttackType) -> list[CombatCard]:
    """The cards of which an attack finds one, each as likely: of the deck, or where none fits there, of its discards.

    Rules mom.combat.2, mom.combat.5.
    """
    deck = state.combat[class_of(monster)]
    for pile in (deck.cards, deck.discard):
        found = [COMBAT[card] for card in pile if fits(state, COMBAT[card], attack)]
        if found:
            return found
    return []


# What halves say.


def special_attack(table: Table, me: Me) -> Flow[None]:
    """The ability on the back of the token, which all may read beforehand.

    Rules mom.monster-attack.3, mom.secrecy.2, mom.secrecy.5.
    """
    monster = me.beast(table)
    if monster is None:
        return
    if table.state.fight is not None:
        table.state.fight.special = True
    see_back(table, monster)
    table.tell(SpecialAttack, monster.id, called(monster))
    yield from carry_out(back_of(monster).special, table, me)


def attack_again(table: Table) -> None:
    """Once this card is resolved the monster attacks anew."""
    if table.state.fight is not None:
        table.state.fight.again = True


def stop_hiding(table: Table, who: int) -> None:
    """Out of the hiding place, in its space; from then on attacked like anybody (rule mom.combat-term.10)."""
    each = investigator(table, who)
    if each.hidden:
        each.hidden = False
        table.tell(CameOut, each.id, each.space)


def destroy_barrier(table: Table, door: DoorId) -> None:
    """Its marker leaves the map (rule mom.monster-vs-barrier.2)."""
    barrier = barrier_at(table.state, door)
    if barrier is not None:
        table.state.barriers.remove(barrier)
        table.tell(BarrierDestroyed, barrier.space)


def push_barrier_back(table: Table, door: DoorId) -> None:
    """Away from the door, to where it stood in its space (rules mom.monster-vs-barrier.3, mom.barrier.4)."""
    barrier = barrier_at(table.state, door)
    if barrier is not None:
        barrier.door = None
        table.tell(BarrierBack, barrier.space)
