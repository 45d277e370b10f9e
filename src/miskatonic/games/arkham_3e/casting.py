"""Spells: when they may be cast, what that costs, and their lore tests (rules ah3.436.*)."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import Outcome, resolve
from miskatonic.kernel.flow import Flow, ask

from . import causes
from .assets import on_card, spend
from .causes import caused
from .components import card_of, kind_of
from .play import Table, touch, use, used
from .reactions import able, react
from .resolver import Me
from .words import DAMAGE, HORROR, LORE, CardId, Occurring, say

HANDS = 2


def castable(table: Table, who: int, at: str) -> list[CardId]:
    """Spells that somebody could cast on an occasion."""
    state = table.state
    found: list[CardId] = []
    for card, _ in able(state, who, f"cast:{at}"):
        cast = card_of(card).cast
        if cast is None or used(table, f"lent:{card}"):
            continue
        if cast.limited and used(table, f"cast:{card}"):
            continue
        if card_of(card).hands <= hands_free(table, who):
            found.append(card)
    return found


def hands_free(table: Table, who: int) -> int:
    """What the action under way leaves of two hands (rule ah3.436.10)."""
    acting = table.state.acting
    return HANDS - (acting.hands if acting is not None and acting.who == who else 0)


def begin_casting(table: Table, who: int, card: CardId) -> Flow[int]:
    """Horror comes first; remnants prevent it, and some suffer damage in its place (rules ah3.436.7 to ah3.436.9).

    How many dice more it gives; successes that it adds are kept for the test.
    """
    return (yield from caused(table, causes.component(card), _begin_casting(table, who, card)))


def _begin_casting(table: Table, who: int, card: CardId) -> Flow[int]:
    from .harm import suffer

    state = table.state
    printed = card_of(card)
    touch(table, card)
    if printed.cast is not None and printed.cast.limited:
        use(table, f"cast:{card}")
    if state.acting is not None and state.acting.who == who:
        state.acting.hands += printed.hands
    horror = printed.horror
    spent = yield from _spend_remnants(table, who, horror)
    horror -= spent
    what = HORROR
    blood = bool(able(state, who, "blood_casting"))
    if blood and horror:
        options = [
            Option("horror", say("option-cast-horror", n=horror), HORROR, "horror"),
            Option("damage", say("option-cast-damage", n=horror), DAMAGE, "damage"),
        ]
        prompt = say("prompt-blood-casting")
        what = yield from ask(who, prompt, options, "ah3.436.7", table.cause, QuestionKind.WAY, "blood-casting")
    cats = {owned: on_card(state, owned).horror for owned, _ in able(state, who, "casting_luck")}
    dealt = yield from suffer(table, who, what, horror)
    state.casting_luck = sum(1 for owned, before in cats.items() if on_card(state, owned).horror > before)
    return 2 if blood and (spent or (what is DAMAGE and dealt)) else 0


def _spend_remnants(table: Table, who: int, horror: int) -> Flow[int]:
    """Each remnant prevents one horror (rule ah3.436.9)."""
    most = min(horror, table.state.investigators[who].remnants)
    if most <= 0:
        return 0
    options = [
        Option(f"remnants:{n}", say("option-remnants", n=n), n, "remnants", word=str(n), amount=n)
        for n in range(most + 1)
    ]
    prompt = say("prompt-remnants", n=horror)
    count: int = yield from ask(who, prompt, options, "ah3.436.9", table.cause, QuestionKind.NUMBER, "remnants")
    spend(table, who, "remnants", count)
    if count:
        yield from react(table, "remnant-spent", Me(who=who, count=count))
    return count


def lore_test(table: Table, who: int, card: CardId, bonus: int, modifier: int = 0) -> Flow[Outcome]:
    from .testing import skill_test

    cast = card_of(card).cast
    assert cast is not None
    me = Me(who=who, card=card)
    return (yield from skill_test(table, me, LORE, cast.mod + modifier, (Occurring.CASTING,), more=bonus))


def cast(table: Table, who: int, card: CardId, monster: int | None = None) -> Flow[Outcome | None]:
    """Cast a spell with a lore test of its own, and resolve its text; None where the caster is defeated by it."""
    return (yield from caused(table, causes.component(card), _cast(table, who, card, monster)))


def _cast(table: Table, who: int, card: CardId, monster: int | None) -> Flow[Outcome | None]:
    bonus = yield from begin_casting(table, who, card)
    if not table.state.investigators[who].in_play:
        return None
    printed = card_of(card)
    assert printed.cast is not None
    modifier = kind_of(monster).evade if monster is not None and printed.cast.choose == "monster" else 0
    outcome = yield from lore_test(table, who, card, bonus, modifier)
    me = Me(who=who, card=card, monster=monster, outcome=outcome)
    yield from resolve(printed.cast.then, table, me)
    if outcome.passed:
        yield from resolve(printed.cast.passed, table, me)
    yield from react(table, "spell-cast", Me(who=who, card=card))
    return outcome


def cast_against_damage(table: Table, who: int, card: CardId) -> Flow[int]:
    """How much damage the spell prevents."""
    outcome = yield from cast(table, who, card)
    return 0 if outcome is None else outcome.result
