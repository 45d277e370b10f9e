"""Mythos cards: one in an investigator's turn, in one of four windows (rules mom.mythos.*)."""

from __future__ import annotations

from typing import Final

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.effects import any_possible
from miskatonic.kernel.flow import Flow

from . import things
from .components import MYTHOS
from .events import FaceDownSeen, MythosFaceDown, MythosPlayed
from .keeper_hand import draw, fronts
from .objectives import settle
from .play import Table, ask_always, investigator, room_of_investigator
from .resolver import Me, carry_out
from .threat import spend_threat
from .words import CardId, RoomId, card_name, say

WINDOW = "mythos"
NOT_NOW: Final = Option("pass", say("option-no-mythos-now"), role=Role.PASS)
NOT_THIS_TURN: Final = Option("pass-turn", say("option-no-mythos-this-turn"), "none", role=Role.END_TURN)


def draw_mythos(table: Table, n: int = 1) -> Flow[None]:
    return draw(table, "mythos", n)


def mythos_window(table: Table, who: int) -> Flow[None]:
    """At the start of the turn, after each Move and after the Action; at most one card in the whole turn.

    The keeper is asked whenever he holds any: whether one of them could be played must not show. He can always say
    that none comes in this turn, and is asked no more in it. Rules mom.mythos.3, mom.mythos.4, mom.mythos.5.
    """
    state = table.state
    turn = state.turn
    if turn is None or turn.mythos_over or not investigator(table, who).in_play:
        return
    if not state.mythos_hand:
        return
    cards = [card for card in fronts(state.mythos_hand) if playable(table, card, who)]
    options = [*(_option(table, card, who) for card in cards), NOT_NOW, NOT_THIS_TURN]
    prompt = say("prompt-mythos", who=say(f"investigator-{investigator(table, who).id}"), n=state.threat)
    chosen: CardId | None = yield from ask_always(state.keeper, prompt, options, "mom.mythos.5", None, "mythos", WINDOW)
    turn.mythos_over = chosen is not None
    if chosen in cards:
        yield from play_mythos(table, chosen, who)


def _option(table: Table, card: CardId, who: int) -> Option:
    words = say("option-play-mythos", card=card_name(card), n=MYTHOS[card].cost)
    about = (things.card(card), things.investigator(investigator(table, who).id))
    return Option(f"mythos:{card}", words, card, "mythos", about, amount=MYTHOS[card].cost)


def playable(table: Table, card: CardId, who: int) -> bool:
    """Can it be paid for, does the investigator meet what it requires, and would it do anything?

    Rules mom.mythos.6, mom.mythos.7.
    """
    printed = MYTHOS[card]
    me = Me(who=who, card=card, by_keeper=True)
    if printed.cost > table.state.threat or not _in_right_room(table, card, who):
        return False
    if printed.when is not None and not printed.when.holds(table, me):
        return False
    return printed.face_down or any_possible(printed.then, table, me)


def _in_right_room(table: Table, card: CardId, who: int) -> bool:
    rooms = MYTHOS[card].rooms
    return not rooms or any(named(room_of_investigator(table.state, who), part) for part in rooms)


def named(room: RoomId, part: str) -> bool:
    """Does the name of a room contain a word, as Guest Bedroom does Bedroom? (rule mom.mythos.8)"""
    return f"-{part}-" in f"-{room}-"


def play_mythos(table: Table, card: CardId, who: int) -> Flow[None]:
    """Paid first, then carried out; then it is discarded face up, or lies face down by the investigator.

    Rules mom.mythos.6, mom.mythos.9, mom.secrecy.6, mom.secrecy.7.
    """
    state = table.state
    printed = MYTHOS[card]
    sheet = investigator(table, who)
    spend_threat(table, printed.cost)
    state.mythos_hand.remove(card)
    me = Me(who=who, card=card, by_keeper=True)
    if printed.face_down:
        sheet.face_down.append(card)
        table.tell(MythosFaceDown, sheet.id)
        table.tell(FaceDownSeen, sheet.id, card, only=(state.keeper, who))
        yield from carry_out(printed.then, table, me)
    else:
        state.turned_up.append(card)
        table.tell(MythosPlayed, sheet.id, card)
        yield from carry_out(printed.then, table, me)
        state.turned_up.remove(card)
        state.mythos.discard.append(card)
    yield from settle(table)
