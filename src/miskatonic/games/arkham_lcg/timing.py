"""Abilities: who may use them, what they cost, and what triggers them when something happens."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count, takewhile
from types import GeneratorType
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from miskatonic.kernel.decision import Option, QuestionKind, Thing
from miskatonic.kernel.effects import why_unmet
from miskatonic.kernel.flow import Flow, ask, run
from miskatonic.kernel.text import Message
from miskatonic.kernel.timing import Occasion, Point, Timing, Trigger

from . import things
from .card import WHEN, Ability, Me, Obstacle, ReadOnlyTable, Table
from .events import AbilityUsed, EventPlayed
from .in_play_index import InPlayIndex, index_of
from .moments import CardPlayed, Moment
from .orders import is_same_ability
from .play import copies_once, is_playing, peril_bars, player_order, title, where
from .printed import PRINTED
from .registry import CARDS, HEARD_AFTER, LISTENERS_IN_HAND, ability_name
from .state import ArkhamLcg, Waiting
from .values import anybody_says, is_blank, price
from .words import ACT, AGENDA, ASSET, ENEMY, EVENT, NOBODY, NOWHERE, card_name, say
from .zones import put_on_discard_pile

T = TypeVar("T")

# Something happens.


def before(table: Table, moment: Moment) -> Flow[bool]:
    """Would it happen, and when it does: False when it was cancelled or replaced (rules lcg.when.1, lcg.instead.3)."""
    return not has_listeners(table, type(moment)) or (yield from TIMING.before(table, moment))


def when(table: Table, moment: Moment) -> Iterable[Any]:
    """When it happens, for what can no longer be prevented."""
    return TIMING.at(table, moment, WHEN) if has_listeners(table, type(moment)) else ()


def after(table: Table, moment: Moment) -> Iterable[Any]:
    """It has happened, and all its consequences too; an effect is done first (rules lcg.after.1, lcg.effect.7)."""
    kind = type(moment)
    if kind not in HEARD_AFTER or (table.aftermath is None and not has_listeners(table, kind)):
        return ()
    return TIMING.after(table, moment)


def happened(table: Table, kind: type[Moment], **about: Any) -> Iterable[Any]:
    """Something that nothing could prevent has happened."""
    if kind not in HEARD_AFTER or (table.aftermath is None and not has_listeners(table, kind)):
        return ()
    return TIMING.after(table, kind(**about))


def whole(table: Table, effect: Flow[T]) -> Flow[T]:
    """An effect in all its parts, then what it has brought about (rules lcg.effect.7, lcg.then.3)."""
    return TIMING.whole(table, effect)


def apart(table: Table, flow: Flow[T]) -> Flow[T]:
    """Something in the midst of an effect that does not wait for its end."""
    return TIMING.apart(table, flow)


def carry_out(table: Table, begun: Flow[None] | None) -> Iterable[Any]:
    """Resolve what a card does, as one effect: whatever its author wrote, nothing reacts before it is done."""
    return TIMING.whole(table, begun) if isinstance(begun, GeneratorType) else ()


def concerns(table: Table, occasion: Occasion) -> bool:
    """Has anybody something to say about what an effect has brought about, now that the effect is done?"""
    moment = cast(Moment, occasion)
    return has_listeners(table, type(moment)) and not moment.is_past(table.state)


def announce(table: Table, kind: type[Moment], **about: Any) -> Iterable[Any]:
    """Let cards react to a moment that cannot be prevented: when it comes, and after it."""
    state = table.state
    index: InPlayIndex = state.in_play_index or InPlayIndex.build(state)
    if kind not in index.moments and kind not in index.listeners_in_hands:
        return ()
    return _when_and_after(table, kind(**about)) if has_listeners(table, kind) else ()


def _when_and_after(table: Table, moment: Moment) -> Flow[None]:
    yield from when(table, moment)
    yield from after(table, moment)


def has_listeners(table: Table, kind: type[Moment]) -> bool:
    """True if a card in play or in a hand has an ability at such a moment; most moments have none."""
    state = table.state
    index: InPlayIndex = state.in_play_index or InPlayIndex.build(state)
    if kind in index.moments:
        return True
    listeners = index.listeners_in_hands.get(kind)
    if listeners is None:
        return False
    codes = state.codes
    for investigator in state.investigators:
        for card in investigator.hand:
            if codes[card] in listeners:
                return True
    return "plays_discarded_event" in index.modifiers


def triggered(table: Table, occasion: Occasion, point: Point) -> list[Trigger[ArkhamLcg]]:
    """Every ability that could be used at a point of a moment, by whoever may use it."""
    moment = cast(Moment, occasion)
    at = (type(moment), point)
    found: list[Trigger[ArkhamLcg]] = []
    in_play = index_of(table.state).listeners.get(at)
    if in_play is not None:
        found += [trigger(ability, me, point) for ability, me in triggered_in_play(table, moment, point, in_play)]
    in_hand = LISTENERS_IN_HAND.get(at)
    if in_hand is not None:
        first = player_order(table.state)[0]
        found += [
            trigger(ability, me, point, out_of_sight=ability.kind == "forced" and me.you != first)
            for ability, me in triggered_in_hand(table, moment, point, in_hand)
        ]
    return found


def triggered_in_play(
    table: Table, moment: Moment, point: Point, listeners: Sequence[int]
) -> Iterator[tuple[Ability, Me]]:
    """Forced abilities and reactions of cards in play (rules lcg.forced-ability.1, lcg.triggered-ability.4)."""
    state = table.state
    codes = state.codes
    for card in listeners:
        entry = state.play[card]
        if is_blank(table, card) or (card in state.locations and not entry.revealed):
            continue
        for ability in CARDS[codes[card]].abilities:
            if ability.moment is not type(moment) or ability.point is not point or ability.in_hand:
                continue
            you = subject(table, ability, card, moment)
            if ability.kind != "forced" and (not is_playing(table, you) or peril_bars(table, you)):
                continue
            me = Me(card, you, moment)
            if usable(table, ability, me):
                yield ability, me


def subject(table: Table, ability: Ability, card: int, moment: Moment) -> int:
    """Who "you" are on a card: who controls it, whom it threatens, or whom the moment is about (rule lcg.you.1)."""
    entry = table.state.play[card]
    if ability.users == "here":
        return moment.who if is_playing(table, moment.who) and _is_here(table, card, moment.who) else NOBODY
    if entry.controller != NOBODY:
        return entry.controller
    kind = PRINTED[table.state.codes[card]].type
    if kind is ASSET:
        return NOBODY
    if entry.engaged != NOBODY and kind is not ENEMY:
        return entry.engaged
    if kind in (ACT, AGENDA):
        return table.state.lead
    return moment.who if moment.who != NOBODY else entry.engaged


def _is_here(table: Table, card: int, who: int) -> bool:
    return where(table, card) == table.state.investigators[who].location


def triggered_in_hand(
    table: Table, moment: Moment, point: Point, listeners: Container[str]
) -> Iterator[tuple[Ability, Me]]:
    """Fast events, and weaknesses that act from the hand (rule lcg.fast.3)."""
    state = table.state
    codes = state.codes
    for who in player_order(state):
        if peril_bars(table, who):
            continue
        for card in playable_from(table, who):
            if codes[card] not in listeners:
                continue
            for ability in CARDS[codes[card]].abilities:
                if ability.moment is not type(moment) or ability.point is not point or not ability.in_hand:
                    continue
                me = Me(card, who, moment)
                if not usable(table, ability, me):
                    continue
                if ability.kind == "forced" or (is_time(table, ability, who) and affordable(table, who, card)):
                    yield ability, me


def is_time(table: Table, ability: Ability, who: int) -> bool:
    """Is it within the time an ability names, if it names one (rules lcg.fast.4, lcg.fast.5)?"""
    if ability.during is None:
        return True
    return table.state.active == who if ability.during == "your-turn" else table.state.active != NOBODY


def playable_from(table: Table, who: int) -> list[int]:
    """The cards that may be played, each once: the hand, and with the right card the topmost discarded event."""
    hand = copies_once(table, table.state.investigators[who].hand)
    event = discarded_event(table, who)
    return hand if event == NOWHERE else [*hand, event]


def discarded_event(table: ReadOnlyTable, who: int) -> int:
    """The topmost event of the discard pile, where something lets them play it."""
    state = table.state
    if "plays_discarded_event" not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return NOWHERE
    if not anybody_says(table, "plays_discarded_event", who):
        return NOWHERE
    codes = state.codes
    pile = state.investigators[who].discard
    return next((card for card in reversed(pile) if PRINTED[codes[card]].type is EVENT), NOWHERE)


def affordable(table: Table, who: int, card: int) -> bool:
    """May they play it, whatever it does?"""
    return obstacle_to_paying(table, who, card) is None


def obstacle_to_paying(table: Table, who: int, card: int) -> Obstacle | None:
    """The price cannot be paid, or something forbids to play it (rules lcg.play.1, lcg.limit.8)."""
    state = table.state
    concerned = (state.in_play_index or InPlayIndex.build(state)).modifiers
    shown = CARDS[state.codes[card]]
    cost = price(table, who, card) if "price" in concerned else shown.printed.cost or 0
    if cost > state.investigators[who].resources:
        return resources_short
    if "bars_playing" in concerned and not may_play(table, who):
        return PLAYING_FORBIDDEN
    most = shown.max_played
    return None if most is None or not state.uses.spent(played_key(table, card), most) else maximum_reached


def resources_short(table: Table, me: Me) -> Message:
    return say("lacking-resources", count=price(table, me.you, me.card) - table.state.investigators[me.you].resources)


def maximum_reached(table: Table, me: Me) -> Message:
    most = CARDS[table.state.codes[me.card]].max_played
    assert most is not None
    return say("why-not-maximum", times=most.times, period=say(f"period-{most.per}"))


PLAYING_FORBIDDEN = say("why-not-forbidden")


def played_key(table: Table, card: int) -> str:
    """A maximum counts for all copies, by their title."""
    return f"played:{title(table.state.codes[card])}"


def may_play(table: Table, who: int) -> bool:
    """Nothing forbids them to play cards (rule lcg.cannot.1)."""
    return not anybody_says(table, "bars_playing", who)


# Using an ability.


def usable(table: Table, ability: Ability, me: Me) -> bool:
    """Its limit, its conditions and its cost allow it (rules lcg.triggered-ability.5 to 8, lcg.initiation.2)."""
    if ability.limit is not None and table.state.uses.spent(limit_key(ability, me), ability.limit):
        return False
    if ability.if_ is not None and not ability.if_(table, me):
        return False
    for cost in ability.cost:  # noqa: SIM110 (asked so often that a generator would cost more than the costs)
        if not cost.affordable(table, me):
            return False
    return True


def why_unusable(table: Table, ability: Ability, me: Me) -> Message | None:
    """What stands in the way of using it, by the same limit, conditions and cost; None where it is usable."""
    limit = ability.limit
    if limit is not None and table.state.uses.spent(limit_key(ability, me), limit):
        return say("unusable-limit", times=limit.times, period=say(f"period-{limit.per}"))
    unmet = None if ability.if_ is None else why_unmet(ability.if_, table, me)
    shortages = (cost.lacking(table, me) for cost in ability.cost)
    return unmet or next((shortage for shortage in shortages if shortage is not None), None)


def limit_key(ability: Ability, me: Me) -> str:
    """Limits count for each investigator, for the group, or for all copies (rules lcg.limit.4, 5 and 10)."""
    if ability.maximum:
        return f"used:{title(ability.code)}:{ability.name}"
    return f"{me.card}:{ability.name}" if ability.group else f"{me.card}:{ability.name}:{me.you}"


def pay(table: Table, ability: Ability, me: Me) -> Flow[None]:
    """Pay everything it costs but actions; a use counts even if the effect is cancelled.

    Rules lcg.limit.11, lcg.cost.3: what needs no choice is paid at once, so that nothing comes between two costs.
    """
    if ability.limit is not None:
        table.state.uses.spend(limit_key(ability, me), ability.limit)
    for paying in [cost.pay(table, me) for cost in ability.cost]:
        yield from run(paying)


def use(table: Table, ability: Ability, me: Me) -> Flow[None]:
    """Use an ability that costs no action: pay, then resolve (rules lcg.initiation.4 to lcg.initiation.8)."""
    if ability.kind == "event":
        yield from play_event(table, ability, me)
        return
    if ability.kind != "forced":
        table.tell(AbilityUsed, table.state.investigators[me.you].code, ability.code, me.card, ability.name)
    yield from pay(table, ability, me)
    yield from resolve(table, ability, me)


def resolve(table: Table, ability: Ability, me: Me) -> Flow[None]:
    """Carry the effect out, even if its card leaves play meanwhile (rule lcg.initiation.9)."""
    cause = table.cause
    table.cause = ability.code
    yield from carry_out(table, ability.run(CARDS[ability.code], table, me))
    table.cause = cause


def play_event(table: Table, ability: Ability, me: Me) -> Flow[None]:
    """Play an event without an action: pay its price, then resolve it (rule lcg.event.3)."""
    me = yield from pay_price(table, me)
    yield from pay(table, ability, me)
    yield from resolve_event(table, ability, me)


def pay_price(table: Table, me: Me) -> Flow[Me]:
    """Return resources to the pool; an X is fixed first, whatever then changes the price.

    Rules lcg.resource.2, lcg.letter-x.2.
    """
    shown = CARDS[table.state.codes[me.card]]
    if shown.max_played is not None:
        table.state.uses.spend(played_key(table, me.card), shown.max_played)
    if shown.price_is_x:
        me = replace(me, x=(yield from choose_x(table, me)))
    table.state.investigators[me.you].resources -= price(table, me.you, me.card, me.x)
    return me


def choose_x(table: Table, me: Me) -> Flow[int]:
    """As much as can be paid for."""
    resources = table.state.investigators[me.you].resources
    payable = takewhile(lambda x: price(table, me.you, me.card, x) <= resources, count())
    options = [Option(f"x:{x}", say("option-x", count=x), x, "x", word=str(x)) for x in payable]
    prompt, rule = say("prompt-x"), "lcg.letter-x.1"
    chosen: int = yield from ask(me.you, prompt, options, rule, table.cause, QuestionKind.NUMBER, "x")
    return chosen


def resolve_event(table: Table, ability: Ability, me: Me) -> Flow[None]:
    """An event that was paid for: it may be cancelled, it resolves, it is discarded.

    Rules lcg.cancel.3, lcg.event.3.
    """
    state = table.state
    investigator = state.investigators[me.you]
    (investigator.hand if me.card in investigator.hand else investigator.discard).remove(me.card)
    state.played.append(me.card)
    table.tell(EventPlayed, investigator.code, ability.code, me.card)
    played = CardPlayed(who=me.you, card=me.card)
    if (yield from before(table, played)):
        yield from resolve(table, ability, me)
    if me.card in state.played:
        state.played.remove(me.card)
        put_on_discard_pile(table, me.card, event_of=me.you)
    played.cancelled = False  # only its effects were: it has been played
    yield from after(table, played)


# How the kernel's timing sees them.


def trigger(ability: Ability, me: Me, point: Point, *, out_of_sight: bool = False) -> Trigger[ArkhamLcg]:
    """An ability at a point of a moment; a card that whoever orders it does not see is named as the printed one."""

    def act(table: Table, occasion: Occasion) -> Flow[None]:
        if ability.tests and table.state.test is not None:
            table.state.waiting.append(Waiting(me.you, me.card, ability.name))
        else:
            yield from use(table, ability, me)

    key, words, about = _named(ability, me.card)
    if out_of_sight:
        about = (things.printed(ability.code),)
    seat = max(me.you, 0)
    return Trigger(
        key,
        seat,
        me.on.word(),
        point,
        words,
        act,
        forced=ability.kind == "forced",
        about=about,
        word=ability.name,
        source=(ability, me.card),
    )


@lru_cache(maxsize=65536)
def _named(ability: Ability, card: int) -> tuple[str, Message, tuple[Thing, ...]]:
    words = say("option-use", card=card_name(ability.code), ability=ability_name(ability))
    return f"{ability.code}#{card}:{ability.name}", words, (things.copy(ability.code, card),)


def prompt_of(occasion: Occasion, point: Point) -> Message:
    return cast(Moment, occasion).say(point)


def indifferent(table: Table, occasion: Occasion, waiting: Sequence[Trigger[ArkhamLcg]]) -> bool:
    """Of several forced abilities, is it all the same which comes first?"""
    return is_same_ability(table, [each.source for each in waiting], cast(Moment, occasion))


TIMING: Timing[ArkhamLcg] = Timing(
    triggered,
    lambda table: player_order(table.state) or [table.state.lead],
    rule="lcg.triggered-ability.4",
    prompt=prompt_of,
    concerns=concerns,
    indifferent=indifferent,
)
"""Forced abilities first, in the lead investigator's order; then reactions.

Rules lcg.forced-ability.4, lcg.simultaneous.3.
"""
