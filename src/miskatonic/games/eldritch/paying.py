"""Spending clues, and what may be spent in their place (rules eh.spend.*, eh.inv-norman.1)."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .clues import discard, give_up_clue
from .events import CluesSpent, Spent
from .play import Table, use, used
from .reactions import able
from .state import Eldritch
from .words import CardId, Harm, card_name, say


def _with(state: Eldritch, who: int, ability: str) -> CardId | None:
    """The component of an investigator that has an ability."""
    found = able(state, who, ability)
    return found[0][0] if found else None


def _cheaper(table: Table, who: int) -> CardId | None:
    """What lets the investigator spend one clue less this time."""
    card = _with(table.state, who, "cheaper_clues")
    return card if card is not None and not used(table, f"cheaper:{card}") else None


def _sanity_instead(table: Table, who: int) -> bool:
    """May sanity be spent in place of a clue now? Not the last one (rule eh.health-sanity.8)."""
    having = able(table.state, who, "sanity_for_clue")
    if not having or used(table, f"sanity-for-clue:{having[0][0]}"):
        return False
    return table.state.investigators[who].sanity.left > 1


def can_pay_clues(table: Table, who: int, count: int, *, effect: bool = False) -> bool:
    """Rule eh.spend.2; `effect`: it is the price of an effect, not of a reroll."""
    if len(table.state.investigators[who].clues) >= count:
        return True
    spared = effect and _cheaper(table, who) is not None
    return most_clues(table, who) + spared >= count


def most_clues(table: Table, who: int) -> int:
    """How many clues an investigator could spend, one of them perhaps as sanity (rule eh.inv-norman.1)."""
    return len(table.state.investigators[who].clues) + _sanity_instead(table, who)


def pay_clues(table: Table, who: int, count: int, *, effect: bool = False) -> Flow[None]:
    """Spend clues, or what may be spent for one of them."""
    investigator = table.state.investigators[who]
    if effect and count > 0:
        count -= yield from _spare_one(table, who, count)
    if count > 0:
        count -= yield from _spend_sanity(table, who, count)
    for _ in range(count):
        discard(table, give_up_clue(table.state, who))
    if count:
        table.tell(CluesSpent, investigator.id, count)


def _spare_one(table: Table, who: int, count: int) -> Flow[int]:
    """One clue less, where a card of theirs allows it."""
    card = _cheaper(table, who)
    if card is None:
        return 0
    forced = most_clues(table, who) < count
    if not (yield from _instead(table, who, card_name(card), "cheaper", forced)):
        return 0
    use(table, f"cheaper:{card}")
    return 1


def _spend_sanity(table: Table, who: int, count: int) -> Flow[int]:
    """Sanity in place of one clue, where they have the ability (rule eh.inv-norman.1)."""
    investigator = table.state.investigators[who]
    forced = len(investigator.clues) < count
    words = say("option-sanity-for-clue")
    if not _sanity_instead(table, who) or not (yield from _instead(table, who, words, "sanity", forced)):
        return 0
    use(table, f"sanity-for-clue:{_with(table.state, who, 'sanity_for_clue')}")
    investigator.sanity.lose(1)
    table.tell(Spent, investigator.id, Harm.SANITY, 1)
    return 1


def _instead(table: Table, who: int, words: Message, word: str, forced: bool) -> Flow[bool]:
    options = [Option(f"spend:{word}", words, True, "spend", word=word)]
    if not forced:
        options.append(Option("spend:clues", say("option-only-clues"), False, "spend", word="clues"))
    return ask(who, say("prompt-spend"), options, "eh.inv-norman.1", table.cause, QuestionKind.WAY, "spend")
