"""What abilities cost besides actions and resources for cards."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from .card import Cost, Me, Table
from .drawing import choose_and_discard, discardable
from .enemies import exhaust
from .harm import harm_asset, take
from .places import may_find_clues, spend_clues
from .play import is_playing, player_order, printed
from .registry import CARDS
from .values import can_leave_play, health
from .words import card_name, say
from .zones import discard


class Exhaust(Cost):
    """Exhaust this card; an exhausted one cannot be exhausted again (rules lcg.exhaust.2, lcg.exhaust.3)."""

    def payable(self, t: Table, me: Me) -> bool:
        return not t.state.play[me.card].exhausted

    def pay(self, t: Table, me: Me) -> None:
        exhaust(t, me.card)


class DiscardThis(Cost):
    """Discard this card from play."""

    def payable(self, t: Table, me: Me) -> bool:
        return can_leave_play(t, me.card)

    def pay(self, t: Table, me: Me) -> None:
        discard(t, me.card)


class SpendUse(Cost):
    """Take one of its uses off this card (rule lcg.uses.3)."""

    def payable(self, t: Table, me: Me) -> bool:
        return t.state.play[me.card].uses > 0

    def pay(self, t: Table, me: Me) -> None:
        spend_use(t, me.card)


def spend_use(t: Table, card: int) -> None:
    """A card that says so is discarded with its last use (rules lcg.uses.7, lcg.uses.8)."""
    entry = t.state.play[card]
    entry.uses -= 1
    if entry.uses <= 0 and CARDS[t.state.codes[card]].discard_when_empty:
        discard(t, card)


class Resources(Cost):
    """Return resources to the pool (rule lcg.resource.2)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, t: Table, me: Me) -> bool:
        return t.state.investigators[me.you].resources >= self.count

    def pay(self, t: Table, me: Me) -> None:
        t.state.investigators[me.you].resources -= self.count


class Clues(Cost):
    """Spend clues of one's own."""

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, t: Table, me: Me) -> bool:
        return t.state.investigators[me.you].clues >= self.count and may_find_clues(t, me.you)

    def pay(self, t: Table, me: Me) -> None:
        spend_clues(t, me.you, self.count)


class HandCards(Cost):
    """Choose and discard cards from hand; weaknesses stay (rule lcg.weakness.5)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, t: Table, me: Me) -> bool:
        return len(discardable(t, me.you)) >= self.count

    def pay(self, t: Table, me: Me) -> Flow[None]:
        yield from choose_and_discard(t, me.you, self.count)


class TakeHorror(Cost):
    """Take horror; if an asset takes it for you, it is still paid (rule lcg.cost.8)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, t: Table, me: Me) -> bool:
        return True

    def pay(self, t: Table, me: Me) -> Flow[None]:
        yield from take(t, me.you, horror=self.count)


class HarmThis(Cost):
    """Put damage or horror on this asset."""

    def __init__(self, damage: int = 0, horror: int = 0) -> None:
        self.damage = damage
        self.horror = horror

    def payable(self, t: Table, me: Me) -> bool:
        bears, sane = health(t, me.card), printed(t, me.card).sanity
        return not (self.damage and bears is None) and not (self.horror and sane is None)

    def pay(self, t: Table, me: Me) -> Flow[None]:
        yield from harm_asset(t, me.card, self.damage, self.horror)


class GroupClues(Cost):
    """The investigators spend clues together, each as many as they like (rules lcg.cost.7, lcg.act-agenda.6)."""

    def __init__(self, each: int | None = None) -> None:
        self.each = each
        """For each investigator who started; the card's own clue value when not said."""

    def needed(self, t: Table, me: Me) -> int:
        each = printed(t, me.card).clues if self.each is None else self.each
        return each * t.state.per_investigator

    def payers(self, t: Table, me: Me) -> list[int]:
        """Wherever they are (rule lcg.act-agenda.7)."""
        return [who for who in player_order(t.state) if may_find_clues(t, who)]

    def payable(self, t: Table, me: Me) -> bool:
        needed, investigators = self.needed(t, me), t.state.investigators
        clues = 0
        for investigator in investigators:
            clues += investigator.clues
        return clues >= needed and sum(investigators[who].clues for who in self.payers(t, me)) >= needed

    def pay(self, t: Table, me: Me) -> Flow[None]:
        yield from contribute(t, self.payers(t, me), self.needed(t, me))


class GroupCluesHere(GroupClues):
    """Only those at a particular location pay."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code

    def payers(self, t: Table, me: Me) -> list[int]:
        state = t.state
        return [who for who in super().payers(t, me) if state.codes[state.investigators[who].location] == self.code]


def contribute(t: Table, payers: list[int], needed: int) -> Flow[None]:
    """Each in player order says how many, so that the rest can still be paid by the others (rule lcg.act-agenda.6)."""
    state = t.state
    for place, who in enumerate(payers):
        if not is_playing(t, who):
            continue
        rest = sum(state.investigators[other].clues for other in payers[place + 1 :])
        most = min(needed, state.investigators[who].clues)
        least = max(0, needed - rest)
        options = [clue_option(count, state.investigators[who].code) for count in range(most, least - 1, -1)]
        count: int = yield from ask(who, say("prompt-contribute", needed=needed), options, "lcg.act-agenda.6", t.cause)
        spend_clues(t, who, count)
        needed -= count


def clue_option(count: int, code: str) -> Option:
    return Option(f"contribute:{count}", say("option-contribute", count=count, card=card_name(code)), count)
