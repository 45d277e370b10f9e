"""Casting spells: the target, the test, what it does, and the back (rules eh.spell.2, eh.spell.3, eh.flip.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import Outcome, resolve
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .causes import caused
from .components import SPELLS, Cast, card_of
from .events import SpellCast
from .monsters import monster_options
from .play import Table, investigator_options, space_options, thing_of, use, used
from .possessions import holds, turn
from .reactions import react
from .resolver import Me
from .state import Eldritch, Monster
from .testing import skill_test
from .words import LORE, CardId, Harm, Occurring, card_name, front, say

NO_SPELL = Option("no-spell", say("option-no-spell"), role=Role.PASS)


def castable(table: Table, who: int, at: str, loss: Harm | None = None) -> list[CardId]:
    """The spells that an investigator could cast on an occasion."""
    found: list[CardId] = []
    cards = table.state.investigators[who].cards
    if SPELLS[at].isdisjoint(cards):
        return found
    for card in cards:
        spell = card_of(card).cast
        if spell is None or spell.at != at or spell.loss is not loss:
            continue
        if spell.limited and used(table, f"cast:{card}"):
            continue
        if spell.choose is None or targets(table, who, spell):
            found.append(card)
    return found


def targets(table: Table, who: int, spell: Cast) -> Sequence[Option]:
    """Whom or what a spell may be aimed at."""
    state = table.state
    space = state.investigators[who].space
    match spell.choose:
        case "investigator-here":
            return investigator_options(state, _lacking(state, state.standing_on(space), spell.without), "aim")
        case "investigator":
            return investigator_options(state, state.standing(), "aim")
        case "monster-here":
            return monster_options(state.monsters_on(space), "aim")
        case "clue-elsewhere":
            return space_options((clue.space for clue in state.clues if clue.space != space), "aim")
        case None:
            return ()


def _lacking(state: Eldritch, seats: Iterable[int], condition: str | None) -> list[int]:
    """Those who do not have a condition."""
    return [seat for seat in seats if condition is None or holds(state, seat, condition) is None]


def cast(table: Table, who: int, card: CardId, *, at: int | None = None) -> Flow[Outcome]:
    """Cast a spell: its target is chosen before the dice are rolled (rule eh.faq.25).

    `at` is the investigator whose loss it could prevent.
    """
    spell = card_of(card).cast
    assert spell is not None
    me = Me(who=who, card=card, chosen=at)
    return (yield from caused(table, causes.component(card), _cast(table, me, spell)))


def _cast(table: Table, me: Me, spell: Cast) -> Flow[Outcome]:
    state = table.state
    who, card = me.who, me.card
    if spell.limited:
        use(table, f"cast:{card}")
    if spell.choose is not None:
        options = targets(table, who, spell)
        aimed = yield from ask(who, say("prompt-aim"), options, "eh.faq.25", table.cause, topic="aim")
        me = aim(me, aimed)
    table.tell(SpellCast, state.investigators[who].id, front(card))
    outcome = yield from skill_test(table, me, LORE, spell.mod, (Occurring.SPELL,))
    if outcome.passed and not me.out(table):
        yield from resolve(spell.passed, table, me.knowing(outcome))
    if not me.out(table):
        yield from turn(table, who, card, outcome, me)
    if outcome.passed and not me.out(table):
        state.cast = card
        yield from react(table, "spell-test-passed", me)
    return outcome


def aim(me: Me, at: int | str | Monster) -> Me:
    """The one who casts, knowing whom or what the spell is aimed at."""
    match at:
        case int():
            return replace(me, chosen=at)
        case str():
            return replace(me, at=at)
        case Monster():
            return replace(me, monster=at.token)


def offer_spells(table: Table, who: int, at: str) -> Flow[None]:
    """Let an investigator cast spells that fit an occasion, each once, until they have had enough."""
    tried: list[CardId] = []
    while table.state.investigators[who].fate == "in-play":
        spells = castable(table, who, at)
        if tried:
            spells = [card for card in spells if card not in tried]
        if not spells:
            return
        options = [
            Option(f"cast:{front(card)}", card_name(card), card, "cast", (thing_of(table.state, who, card),))
            for card in spells
        ]
        chosen: CardId | None = yield from ask(
            who, say("prompt-cast"), [*options, NO_SPELL], "eh.spell.2", table.cause, QuestionKind.ACT, "cast"
        )
        if chosen is None:
            return
        tried.append(chosen)
        yield from cast(table, who, chosen)
