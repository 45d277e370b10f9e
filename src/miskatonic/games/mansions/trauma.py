"""Trauma cards: injuries after damage, insanities after horror (rules mom.trauma.*, mom.insane.*)."""

from __future__ import annotations

from typing import Final, Literal

from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.flow import Flow

from . import things
from .components import TRAUMA
from .events import TraumaGone, TraumaPlayed
from .keeper_hand import discard_from_hand, draw, fronts
from .objectives import settle
from .play import Table, ask_always, investigator
from .resolver import Me, carry_out
from .state import Mansions
from .vitals import health_left, is_insane, sanity_left
from .words import DAMAGE, HORROR, CardId, Harm, card_name, front, investigator_name, say

WINDOW: Final = "trauma"
Sort = Literal["injury", "insanity"]
SORTS: Final[dict[Harm, Sort]] = {DAMAGE: "injury", HORROR: "insanity"}
"""Injuries follow damage, insanities horror (rules mom.trauma.2, mom.trauma.3)."""


# Drawing.


def draw_trauma(table: Table, n: int = 1) -> Flow[None]:
    """Cards for several investigators are of no use against one alone, and drawn anew (rule mom.trauma-multi.2)."""
    return draw(table, "trauma", n, _for_several if alone(table.state) else None)


def alone(state: Mansions) -> bool:
    """Is only one investigator in the game? Who waits for another one counts, who has escaped does not."""
    return sum(each.fate in ("in-play", "waiting") for each in state.investigators.values()) == 1


def _for_several(card: CardId) -> bool:
    return TRAUMA[front(card)].several


def after_elimination(table: Table) -> Flow[None]:
    """When only one is left, cards for several investigators are replaced in the hand (rule mom.trauma-multi.3)."""
    state = table.state
    if not alone(state):
        return
    useless = [card for card in state.trauma_hand if _for_several(card)]
    for card in useless:
        discard_from_hand(table, "trauma", card)
    yield from draw_trauma(table, len(useless))


# Playing.


def left_for(state: Mansions, who: int, sort: Sort) -> int:
    """The health that is left for injuries, the sanity for insanities (rule mom.trauma.4)."""
    return health_left(state, who) if sort == "injury" else sanity_left(state, who)


def playable(table: Table, who: int, sort: Sort) -> list[CardId]:
    """The cards of one sort in the keeper's hand whose number the investigator does not exceed (rule mom.trauma.4)."""
    left = left_for(table.state, who, sort)
    return [card for card in fronts(table.state.trauma_hand) if _can_be_played(table, card, who, sort, left)]


def _can_be_played(table: Table, card: CardId, who: int, sort: Sort, left: int) -> bool:
    printed = TRAUMA[front(card)]
    if printed.kind != sort or (printed.threshold is not None and left > printed.threshold):
        return False
    return printed.when is None or printed.when.holds(table, Me(who=who, card=card, by_keeper=True))


def trauma_window(table: Table, who: int, kind: Harm) -> Flow[None]:
    """Right after damage or horror: one card of its sort, or by another reading any number.

    Rules mom.trauma.1, mom.trauma.10.
    """
    sort = SORTS[kind]
    while investigator(table, who).in_play:
        card = yield from _ask_for_trauma(table, who, sort)
        if card is None:
            return
        yield from play_trauma(table, who, card)
        if table.state.readings.trauma_cards == "one":
            return


def _ask_for_trauma(table: Table, who: int, sort: Sort) -> Flow[CardId | None]:
    if not table.state.trauma_hand:
        return None
    cards = playable(table, who, sort)
    options = [trauma_option(table, card, who) for card in cards]
    options.append(Option("pass", say("option-no-trauma"), role=Role.PASS))
    prompt = say(f"prompt-{sort}", who=investigator_name(investigator(table, who).id))
    seat, rule = table.state.keeper, "mom.trauma.1"
    return (yield from ask_always(seat, prompt, options, rule, table.cause, "trauma", WINDOW))


def trauma_option(table: Table, card: CardId, who: int) -> Option:
    about = (things.card(card), things.investigator(investigator(table, who).id))
    return Option(f"trauma:{front(card)}", card_name(card), card, "trauma", about)


def play_trauma(table: Table, who: int, card: CardId) -> Flow[None]:
    """An earlier one of its sort is discarded first; it stays, or is discarded once it has taken effect.

    Rules mom.trauma.6, mom.trauma.7, mom.secrecy.6.
    """
    state = table.state
    printed = TRAUMA[front(card)]
    sheet = investigator(table, who)
    discard_trauma(table, who, printed.kind)
    state.trauma_hand.remove(card)
    setattr(sheet, printed.kind, card)
    table.tell(TraumaPlayed, sheet.id, front(card), printed.kind)
    yield from carry_out(printed.then, table, Me(who=who, card=card, by_keeper=True))
    if not printed.stays and getattr(sheet, printed.kind) == card:
        discard_trauma(table, who, printed.kind)
    yield from settle(table)


def discard_trauma(table: Table, who: int, sort: Sort) -> bool:
    """An injury or insanity is gone; whether there was one (rule mom.trauma.8)."""
    sheet = investigator(table, who)
    card: CardId | None = getattr(sheet, sort)
    if card is None:
        return False
    setattr(sheet, sort, None)
    table.state.trauma.discard.append(card)
    table.tell(TraumaGone, sheet.id, front(card))
    return True


# The keeper's turn.


def may_play_insanity(state: Mansions) -> bool:
    """As far as everybody knows: the keeper holds Trauma cards, and somebody is insane who has got none this turn."""
    return bool(state.trauma_hand) and any(_owed(state, who) for who in state.standing())


def _owed(state: Mansions, who: int) -> bool:
    return is_insane(state, who) and insanity_key(who) not in state.keeper_used


def insanity_offers(table: Table) -> list[Option]:
    """One insanity for each insane investigator in a keeper's turn, for free (rules mom.insane.3, mom.insane.4)."""
    state = table.state
    found: list[Option] = []
    for who in state.standing():
        sheet = investigator(table, who)
        if not _owed(state, who):
            continue
        for card in playable(table, who, "insanity"):
            words = say("option-insanity", card=card_name(card), who=investigator_name(sheet.id))
            about = (things.card(card), things.investigator(sheet.id))
            key = f"insanity:{front(card)}:{sheet.id}"
            found.append(Option(key, words, ("insanity", who, card), "insanity", about))
    return found


def insanity_key(who: int) -> str:
    return f"insanity:{who}"


def play_insanity(table: Table, who: int, card: CardId) -> Flow[None]:
    """Without any horror, because the investigator has no sanity left (rule mom.insane.3)."""
    table.state.keeper_used.append(insanity_key(who))
    yield from play_trauma(table, who, card)
