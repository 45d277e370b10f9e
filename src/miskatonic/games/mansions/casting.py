"""Spells: the front says how they are cast, the back what comes of it (rules mom.spell)."""

from __future__ import annotations

from miskatonic.kernel.flow import Flow
from miskatonic.kernel.two_sided import back

from . import causes
from .causes import caused
from .components import SPELLS, Spell
from .events import SpellTurned
from .play import Table
from .possessions import gain_spell, return_spell
from .resolver import Me, carry_out
from .sight import can_target
from .state import Mansions, Monster
from .testing import skill_test
from .words import CardId, During, front, room_of


def spell_of(card: CardId) -> Spell:
    return SPELLS[front(card)]


def is_attack(state: Mansions, card: CardId) -> bool:
    """Is it an attack spell? Of one the book leaves it open."""
    bound = front(card) == "bind-monster" and state.readings.bind_monster == "attack"
    return spell_of(card).attack or bound


def monster_targets(state: Mansions, who: int, card: CardId) -> list[Monster]:
    """The monsters a spell could be cast on: in range and in sight (rules mom.range.4, mom.line-of-sight.1)."""
    spell, space = spell_of(card), state.investigators[who].space
    if spell.target != "monster":
        return []
    return [each for each in state.monsters if can_target(state, space, each.space, spell.range)]


def investigator_targets(state: Mansions, who: int, card: CardId) -> list[int]:
    """The investigators in the room, the caster among them (rule mom.spell.7)."""
    if spell_of(card).target != "investigator":
        return []
    return state.in_room(room_of(state.investigators[who].space))


def fronts(state: Mansions, who: int) -> list[CardId]:
    """One copy of each spell that they have: copies with one front are alike to them."""
    found: dict[str, CardId] = {}
    for card in state.investigators[who].spells:
        found.setdefault(front(card), card)
    return list(found.values())


def cast(
    table: Table,
    who: int,
    card: CardId,
    *,
    monster: int | None = None,
    chosen: int | None = None,
    by_keeper: bool = False,
) -> Flow[None]:
    """Do what the front says, turn the card over, do what the back says (rules mom.spell.3 to mom.spell.6)."""
    state = table.state
    me = Me(who=who, card=card, monster=monster, chosen=chosen, by_keeper=by_keeper)
    outer, state.casting = state.casting, card
    yield from caused(table, causes.card(card), _cast(table, who, card, me))
    state.casting = outer
    if card in state.investigators[who].spells:
        return_spell(table, who, card)
        gain_spell(table, who, front(card))


def _cast(table: Table, who: int, card: CardId, me: Me) -> Flow[None]:
    state, spell = table.state, spell_of(card)
    yield from carry_out(spell.first, table, me)
    if me.out(table):
        return
    outcome = yield from skill_test(table, me, spell.skill, spell.modifier, During.SPELL)
    state.backs.show(card)
    table.tell(SpellTurned, state.investigators[who].id, front(card), back(card))
    result = spell.backs[back(card)]
    yield from carry_out(result.passed if outcome.passed else result.failed, table, me.knowing(outcome))
