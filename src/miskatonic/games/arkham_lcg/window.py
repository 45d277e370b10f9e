"""Player windows: free abilities, fast events, and fast assets in one's own turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from miskatonic.kernel.decision import Decision, Option, QuestionKind
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from . import things
from .card import Ability, Me, Table
from .in_play_index import InPlayIndex
from .play import PASS, hand_option, is_playing, player_order, where
from .playing import event_ability, obstacle_to_asset, obstacle_to_event, play_fast
from .printed import PRINTED
from .registry import FAST, ability_name
from .state import PLAYING
from .timing import discarded_event, is_time, usable, use, why_unusable
from .values import is_blank
from .words import ACT, AGENDA, ASSET, LOCATION, NOBODY, NOWHERE, card_name, say

BLANK = say("why-not-blank")


def open_window(table: Table, name: str, seats: Sequence[int] | None = None) -> Iterable[Any]:
    """Whoever can do something may (rule lcg.triggered-ability.3); mostly nobody can, and nobody is asked."""
    state = table.state
    for seat in range(len(state.investigators)) if seats is None else seats:
        if state.investigators[seat].fate is PLAYING and window_options(table, seat):
            return ask_in_turn(table, name, in_turn_order(table) if seats is None else seats)
    return ()


def ask_in_turn(table: Table, name: str, order: Sequence[int]) -> Flow[None]:
    """One thing at a time, until all pass one after the other: whoever passed is asked again after others act."""
    while True:
        for seat in order:
            if not is_playing(table, seat):
                continue
            options = window_options(table, seat)
            if not options:
                continue
            table.state.window = name
            rule = "lcg.triggered-ability.3"
            answer: Option = yield Decision(
                seat, prompt_of(name), (*options, PASS), rule, table.cause, name, QuestionKind.ACT, "window"
            )
            table.state.window = ""
            chosen: tuple[Ability | None, Me] | None = answer.value
            if chosen is None:
                continue
            yield from do(table, *chosen)
            break
        else:
            return


@lru_cache(maxsize=64)
def prompt_of(name: str) -> Message:
    return say(f"window-{name}")


def in_turn_order(table: Table) -> list[int]:
    """Whose turn it is first, then in player order."""
    order = player_order(table.state)
    active = table.state.active
    if active in order and order[0] != active:
        order.remove(active)
        order.insert(0, active)
    return order


def do(table: Table, ability: Ability | None, me: Me) -> Flow[None]:
    if ability is None:
        yield from play_fast(table, me.you, me.card)
    else:
        yield from use(table, ability, me)


def window_options(table: Table, who: int) -> list[Option]:
    """What an investigator could do in a window now: free abilities, fast cards (rule lcg.triggered-ability.10)."""
    state = table.state
    if state.peril not in (NOBODY, who):
        return []
    index: InPlayIndex = state.in_play_index or InPlayIndex.build(state)
    found: list[Option] = []
    if state.active == who:
        free, fast = index.free_in_own_turn, index.fast
    else:
        free, fast = index.free if state.active == NOBODY else index.free_in_turns, index.fast_anytime
    for card, ability in free:
        if within_reach(table, card, who) and may_use(table, ability, card, who):
            found.append(ability_option("use", ability, card, who))
    if fast:
        codes, hand = state.codes, state.investigators[who].hand
        for card in hand:
            if codes[card] in fast:
                found += fast_options(table, who, hand, "play")
                break
        event = discarded_event(table, who)
        if event != NOWHERE:
            found += fast_options(table, who, [event], "play-discarded")
    return found


def within_reach(table: Table, card: int, who: int) -> bool:
    """One's own cards, scenario cards at one's location, the act and the agenda (rules lcg.activate-action.4 to 8)."""
    state = table.state
    entry = state.play[card]
    if entry.controller != NOBODY:
        return entry.controller == who
    kind = PRINTED[state.codes[card]].type
    if kind is ACT or kind is AGENDA:
        return True
    if kind is LOCATION:
        return entry.revealed and state.investigators[who].location == card
    return where(table, card) == state.investigators[who].location


def may_use(table: Table, ability: Ability, card: int, who: int) -> bool:
    """Its limit, its conditions and its cost allow it, and the card is not blank."""
    return usable(table, ability, Me(card, who)) and not is_blank(table, card)


def why_not_use(table: Table, ability: Ability, card: int, who: int) -> Message | None:
    """The same in words; None where they may use it."""
    unusable = why_unusable(table, ability, Me(card, who))
    return unusable if unusable is not None or not is_blank(table, card) else BLANK


def fast_options(table: Table, who: int, cards: Iterable[int], verb: str) -> list[Option]:
    """Fast events at their time, fast assets in one's own turn (rules lcg.fast.4, lcg.fast.6, lcg.fast.8).

    Events that wait for a moment are not among the fast cards of windows (rule lcg.fast.3).
    """
    state = table.state
    codes = state.codes
    found: dict[str, Option] = {}
    for card in cards:
        code = codes[card]
        if code not in FAST or code in found:
            continue
        if PRINTED[code].type is ASSET:
            if state.active == who and obstacle_to_asset(table, who, card) is None:
                found[code] = fast_option(verb, code, card, who)
        elif is_time(table, event_ability(code), who) and obstacle_to_event(table, who, card) is None:
            found[code] = fast_option(verb, code, card, who)
    return list(found.values())


@lru_cache(maxsize=65536)
def ability_option(verb: str, ability: Ability, card: int, who: int) -> Option:
    words = say(f"option-{verb}", card=card_name(ability.code), ability=ability_name(ability))
    key, about = f"{verb}:{ability.code}#{card}:{ability.name}", (things.copy(ability.code, card),)
    return Option(key, words, (ability, Me(card, who)), verb, about, word=ability.name)


@lru_cache(maxsize=65536)
def fast_option(verb: str, code: str, card: int, who: int) -> Option:
    return replace(hand_option(verb, code, card), value=(None, Me(card, who)))
