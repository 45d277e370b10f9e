"""Damage and horror: suffered, prevented, assigned to assets, recovered; defeat.

Rules ah3.429.6a to ah3.429.6c, ah3.431.*, ah3.475.*.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from . import causes, things
from .abilities import Prevent
from .assets import card_options, discard, on_card, put_back
from .casting import cast_against_damage, castable
from .components import SHEETS, card_of, kind_of
from .doom import place_sheet_doom
from .events import (
    AssetRecovered,
    AssetSuffered,
    InvestigatorDefeated,
    Prevented,
    Recovered,
    Suffered,
)
from .monsters import engage_in, exhaust_monster, heal, leave_engagement, monster_of
from .play import Table, lose, thing_of, use, used
from .reactions import able_in_turn, anybody_able, component_name, reaches, react
from .resolver import Me
from .state import Arkham, Fate, OnCard, Suffering
from .words import DAMAGE, HORROR, CardId, Harm, card_name, front, investigator_name, say

_NO = Option("no", say("option-not-prevent"), role=Role.PASS)
_SELF = Option("self", say("option-assign-self"), role=Role.DECLINE)


def suffer(
    table: Table,
    who: int,
    what: Harm,
    count: int,
    *,
    direct: bool = False,
    monster: int | None = None,
    defeats: bool = True,
) -> Flow[int]:
    """Harm that nobody prevents goes to an asset, all or part of it, and to the investigator.

    Rules ah3.431.4, ah3.431.7, ah3.431.8, ah3.475.4, ah3.475.7, ah3.475.8. How much was dealt.
    """
    state = table.state
    investigator = state.investigators[who]
    if count <= 0 or not investigator.in_play:
        return 0
    outer, state.suffering = state.suffering, Suffering(who, what, count, monster)
    if _preventers(table, state.suffering):
        yield from _let_prevent(table, state.suffering)
    left = state.suffering.left
    dealt = left
    if left and not direct:
        left -= yield from _assign(table, who, what, left, monster)
    state.suffering = outer
    if left and investigator.in_play:
        _put_on(table, who, what, left)
        if monster is not None and what is DAMAGE:
            _feed(table, monster, left)
        yield from react(table, f"suffered-{what}", Me(who=who, monster=monster, count=left))
        if monster is not None and what is DAMAGE:
            yield from react(table, "damaged-by-monster", Me(who=who, monster=monster, count=left))
    if defeats:
        yield from check_defeat(table, who)
    return dealt


def suffer_both(
    table: Table, who: int, damage: int, horror: int, *, monster: int | None = None, direct: bool = False
) -> Flow[None]:
    """Damage and horror of one effect: each may go to another asset, and then it is seen who is defeated."""
    yield from suffer(table, who, DAMAGE, damage, monster=monster, direct=direct, defeats=False)
    yield from suffer(table, who, HORROR, horror, monster=monster, direct=direct, defeats=False)
    yield from check_defeat(table, who)


def _put_on(table: Table, who: int, what: Harm, count: int) -> None:
    investigator = table.state.investigators[who]
    if what is DAMAGE:
        investigator.damage += count
    else:
        investigator.horror += count
    table.tell(Suffered, investigator.id, what, count)


def _feed(table: Table, token: int, count: int) -> None:
    """A monster that feeds recovers what it dealt to an investigator or an ally (rules ah3.471.2, ah3.471.2-2)."""
    monster = monster_of(table.state, token)
    if monster is not None and kind_of(token).feeds:
        heal(table, monster, count)


# Assets.


def room(state: Arkham, card: CardId, what: Harm) -> int:
    """How much an asset may still take (rules ah3.401.7, ah3.401.9)."""
    printed = card_of(card)
    value = printed.health if what is DAMAGE else printed.sanity
    if value <= 0:
        return 0
    if state.readings.asset_harm == "printed" and not printed.able.lasting:
        return value
    return max(0, value - on_card(state, card).harm(what))


@lru_cache(maxsize=1024)
def with_value(cards: tuple[CardId, ...], what: Harm) -> tuple[CardId, ...]:
    """Those of some cards that have health, or sanity, at all."""
    return tuple(card for card in cards if (card_of(card).health if what is DAMAGE else card_of(card).sanity))


@cache
def _assign_option(card: CardId, owner: str, what: Harm, number: int) -> Option:
    return Option(
        f"assign:{front(card)}:{number}",
        say(f"option-assign-{what}", card=card_name(card), n=number),
        (card, number),
        "assign",
        (things.card(card, owner),),
        word=str(number),
        amount=number,
    )


@cache
def _assign_prompt(what: Harm, count: int) -> Message:
    return say(f"prompt-assign-{what}", n=count)


def _assign(table: Table, who: int, what: Harm, count: int, monster: int | None) -> Flow[int]:
    """All or part of it to one asset of theirs; how much (rules ah3.431.7, ah3.475.7)."""
    state = table.state
    investigator = state.investigators[who]
    held = with_value((*investigator.cards, *investigator.conditions), what)
    able_to = [card for card in held if room(state, card, what)]
    if not able_to:
        return 0
    options = [
        _assign_option(card, investigator.id, what, number)
        for card in able_to
        for number in range(min(count, room(state, card, what)), 0, -1)
    ]
    options.append(_SELF)
    chosen: tuple[CardId, int] | None = yield from ask(
        who,
        _assign_prompt(what, count),
        options,
        "ah3.431.7" if what is HORROR else "ah3.475.7",
        table.cause,
        QuestionKind.WAY,
        "assign",
        count,
    )
    if chosen is None:
        return 0
    card, number = chosen
    yield from harm_asset(table, who, card, what, number, monster)
    return number


def harm_asset(table: Table, who: int, card: CardId, what: Harm, count: int, monster: int | None = None) -> Flow[None]:
    """Tokens on an asset; one that can take no more is discarded (rules ah3.431.9, ah3.431.11, ah3.475.11)."""
    state = table.state
    for ability in card_of(card).able.prevent:
        if ability.to_this and what in ability.what and count >= ability.to_this and not used(table, f"prevent:{card}"):
            use(table, f"prevent:{card}")
            count -= ability.n
            table.tell(Prevented, state.investigators[who].id, what, ability.n)
    if count <= 0:
        return
    lying = state.on_cards.setdefault(card, OnCard())
    if what is DAMAGE:
        lying.damage += count
    else:
        lying.horror += count
    table.tell(AssetSuffered, state.investigators[who].id, front(card), what, count)
    printed = card_of(card)
    if monster is not None and what is DAMAGE and printed.kind == "ally":
        _feed(table, monster, count)
    full = (printed.health and lying.damage >= printed.health) or (printed.sanity and lying.horror >= printed.sanity)
    yield from react(table, f"asset-suffered-{what}", Me(who=who, subject=card, monster=monster, count=count))
    if monster is not None and what is DAMAGE:
        yield from react(table, "damaged-by-monster", Me(who=who, subject=card, monster=monster, count=count))
    if full and card in (*state.investigators[who].cards, *state.investigators[who].conditions):
        discard(table, who, card)


# Preventing.


def _let_prevent(table: Table, suffering: Suffering) -> Flow[None]:
    """Whoever can prevent some of it may do so, each component once (rule ah3.437.1)."""
    state = table.state
    done: set[CardId] = set()
    asked: set[int] = set()
    while suffering.left > 0:
        offers = [each for each in _preventers(table, suffering) if each[1] not in done and each[0] not in asked]
        if not offers:
            return
        owner = offers[0][0]
        options = [
            Option(f"use:{front(card)}", component_name(card), (card, ability), "use", (thing_of(state, owner, card),))
            for seat, card, ability in offers
            if seat == owner
        ]
        victim = investigator_name(state.investigators[suffering.who].id)
        prompt = say(f"prompt-prevent-{suffering.what}", who=victim, n=suffering.left)
        chosen: tuple[CardId, Prevent | None] | None = yield from ask(
            owner, prompt, [*options, _NO], "ah3.437.1", table.cause, QuestionKind.ACT, "prevent", suffering.left
        )
        if chosen is None:
            asked.add(owner)
            continue
        card, ability = chosen
        done.add(card)
        if ability is None:
            prevent(table, suffering, (yield from cast_against_damage(table, owner, card)))
        else:
            if ability.limited:
                use(table, f"prevent:{card}")
            outer, table.cause = table.cause, causes.component(card)
            prevent(table, suffering, ability.n)
            table.cause = outer


def prevent(table: Table, suffering: Suffering, count: int) -> None:
    """What is prevented was never dealt."""
    prevented = min(count, suffering.left)
    suffering.left -= prevented
    if prevented:
        table.tell(Prevented, table.state.investigators[suffering.who].id, suffering.what, prevented)


def _preventers(table: Table, suffering: Suffering) -> list[tuple[int, CardId, Prevent | None]]:
    """Who could prevent some of it, and by what; spells have to be cast for it."""
    state = table.state
    found: list[tuple[int, CardId, Prevent | None]] = []
    for owner, card, has in able_in_turn(state, "prevent"):
        for ability in has.prevent:
            if (
                not ability.to_this
                and suffering.what in ability.what
                and reaches(state, ability.whose, owner, suffering.who)
                and not (ability.limited and used(table, f"prevent:{card}"))
            ):
                found.append((owner, card, ability))
    if suffering.what is DAMAGE and anybody_able(state, "cast:damage"):
        for owner in state.standing():
            found += [(owner, card, None) for card in castable(table, owner, "damage")]
        found.sort(key=lambda each: state.standing().index(each[0]))
    return found


# Recovering.


def recover(table: Table, who: int, what: Harm, count: int) -> None:
    """Never below none (rules ah3.431.5, ah3.475.5)."""
    investigator = table.state.investigators[who]
    recovered = min(count, investigator.harm(what))
    if recovered <= 0:
        return
    if what is DAMAGE:
        investigator.damage -= recovered
    else:
        investigator.horror -= recovered
    table.tell(Recovered, investigator.id, what, recovered)


def recover_asset(table: Table, who: int, card: CardId, what: Harm, count: int) -> None:
    """Rules ah3.431.10, ah3.475.10."""
    state = table.state
    lying = on_card(state, card)
    recovered = min(count, lying.harm(what))
    if recovered <= 0:
        return
    if what is DAMAGE:
        lying.damage -= recovered
    else:
        lying.horror -= recovered
    table.tell(AssetRecovered, state.investigators[who].id, front(card), what, recovered)


def choose_patient(
    table: Table, who: int, healed: list[tuple[int, CardId | None]], prompt: Message
) -> Flow[tuple[int, CardId | None]]:
    """An investigator or an ally who is to recover something."""
    state = table.state
    options: list[Option] = []
    for seat, card in healed:
        id = state.investigators[seat].id
        if card is None:
            options.append(
                Option(f"heal:{id}", investigator_name(id), (seat, None), "heal", (things.investigator(id),))
            )
        else:
            options += [
                Option(each.key, each.say, (seat, card), "heal", each.about)
                for each in card_options([card], "heal", id)
            ]
    return (yield from ask(who, prompt, options, "ah3.484.4", table.cause, topic="heal"))


def anybody_hurt(state: Arkham, others: list[tuple[int, CardId | None]]) -> bool:
    """Does any of some investigators and allies have damage or horror?"""
    for seat, card in others:
        investigator = state.investigators[seat]
        if card is None and (investigator.damage or investigator.horror):
            return True
        if card is not None and (on_card(state, card).damage or on_card(state, card).horror):
            return True
    return False


def exchange(table: Table, who: int, other: int, card: CardId | None) -> Flow[None]:
    """Damage or horror goes from one to the other, any amount; nothing prevents it and no asset takes it."""
    state = table.state
    one, two = state.investigators[who], state.investigators[other]
    options: list[Option] = []
    for what in (DAMAGE, HORROR):
        theirs = two.harm(what) if card is None else on_card(state, card).harm(what)
        options += [
            Option(f"take:{what}:{n}", say(f"option-take-{what}", n=n), (what, n), "take", word=f"{what}-{n}")
            for n in range(theirs, 0, -1)
        ]
        options += [
            Option(f"give:{what}:{n}", say(f"option-give-{what}", n=n), (what, -n), "give", word=f"{what}-{n}")
            for n in range(one.harm(what), 0, -1)
        ]
    if not options:
        return
    prompt = say("prompt-exchange-how")
    what, n = yield from ask(who, prompt, options, "ah3.429.2d", table.cause, QuestionKind.WAY, "exchange")
    if n > 0:
        _put_on(table, who, what, n)
        if card is None:
            recover(table, other, what, n)
        else:
            recover_asset(table, other, card, what, n)
    else:
        recover(table, who, what, -n)
        if card is None:
            _put_on(table, other, what, -n)
        else:
            yield from harm_asset(table, other, card, what, -n)
    yield from check_defeat(table, who)
    yield from check_defeat(table, other)


# Defeat.


def check_defeat(table: Table, who: int) -> Iterable[Any]:
    """As much damage as health, or horror as sanity (rule ah3.429.6a)."""
    investigator = table.state.investigators[who]
    sheet = SHEETS[investigator.id]
    beaten = investigator.damage >= sheet.health or investigator.horror >= sheet.sanity
    return defeat(table, who, "defeated") if beaten and investigator.in_play else ()


def defeat(table: Table, who: int, fate: Fate) -> Flow[None]:
    """Monsters are left exhausted, everything is discarded, doom comes (rules ah3.429.6b, ah3.443.1, ah3.408.2-3).

    The game is lost with the last investigator whom anybody could play (rule ah3.302.3).
    """
    state = table.state
    investigator = state.investigators[who]
    if not investigator.in_play:
        return
    investigator.fate = fate
    table.tell(InvestigatorDefeated, investigator.id, fate)
    for monster in state.engaged_with(who):
        leave_engagement(table, monster, who)
        if not monster.engaged and not (fate == "retired" and state.readings.retirement == "ready"):
            exhaust_monster(table, monster)
    for card in [*investigator.cards, *investigator.conditions]:
        put_back(state, card)
    investigator.cards, investigator.conditions, investigator.focus = [], [], []
    investigator.money = investigator.clues = investigator.remnants = 0
    investigator.delayed = False
    if fate != "retired":
        yield from place_sheet_doom(table)
    elif state.readings.retirement == "ready":
        yield from engage_in(table, investigator.space)
    if not state.unused and not state.standing():
        lose(table, "nobody-left")
