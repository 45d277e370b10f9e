"""What abilities cost besides actions and resources for cards."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import Cost
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .card import Me, Table
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

    def affordable(self, table: Table, me: Me, /) -> bool:
        return not table.state.play[me.card].exhausted

    def pay(self, table: Table, me: Me, /) -> None:
        exhaust(table, me.card)

    def say(self) -> Message:
        return say("cost-exhaust")

    def shortage(self, table: Table, me: Me, /) -> Message:
        return say("lacking-exhausted")


class DiscardThis(Cost):
    """Discard this card from play."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return can_leave_play(table, me.card)

    def pay(self, table: Table, me: Me, /) -> None:
        discard(table, me.card)

    def say(self) -> Message:
        return say("cost-discard-this")

    def shortage(self, table: Table, me: Me, /) -> Message:
        return say("lacking-stays")


class SpendUse(Cost):
    """Take one of its uses off this card (rule lcg.uses.3)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.play[me.card].uses > 0

    def pay(self, table: Table, me: Me, /) -> None:
        spend_use(table, me.card)

    def say(self) -> Message:
        return say("cost-use")

    def shortage(self, table: Table, me: Me, /) -> Message:
        return say("lacking-use", kind=next(iter(printed(table, me.card).uses), ""))


def spend_use(table: Table, card: int) -> None:
    """A card that says so is discarded with its last use (rules lcg.uses.7, lcg.uses.8)."""
    entry = table.state.play[card]
    entry.uses -= 1
    if entry.uses <= 0 and CARDS[table.state.codes[card]].discard_when_empty:
        discard(table, card)


class CountedCost(Cost):
    """So many of something."""

    def __init__(self, count: int) -> None:
        self.count = count


class Resources(CountedCost):
    """Return resources to the pool (rule lcg.resource.2)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.investigators[me.you].resources >= self.count

    def pay(self, table: Table, me: Me, /) -> None:
        table.state.investigators[me.you].resources -= self.count

    def say(self) -> Message:
        return say("cost-resources", count=self.count)

    def shortage(self, table: Table, me: Me, /) -> Message:
        short = self.count - table.state.investigators[me.you].resources
        return say("lacking-resources", count=short)


class Clues(CountedCost):
    """Spend clues of one's own."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.investigators[me.you].clues >= self.count and may_find_clues(table, me.you)

    def pay(self, table: Table, me: Me, /) -> None:
        spend_clues(table, me.you, self.count)

    def say(self) -> Message:
        return say("cost-clues", count=self.count)

    def shortage(self, table: Table, me: Me, /) -> Message:
        short = self.count - table.state.investigators[me.you].clues
        return say("lacking-clues", count=short) if short > 0 else say("lacking-clues-barred")


class HandCards(CountedCost):
    """Choose and discard cards from hand; weaknesses stay (rule lcg.weakness.5)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return len(discardable(table, me.you)) >= self.count

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from choose_and_discard(table, me.you, self.count)

    def say(self) -> Message:
        return say("cost-hand-cards", count=self.count)

    def shortage(self, table: Table, me: Me, /) -> Message:
        short = self.count - len(discardable(table, me.you))
        return say("lacking-hand-cards", count=short)


class TakeHorror(CountedCost):
    """Take horror; if an asset takes it for you, it is still paid (rule lcg.cost.8)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return True

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from take(table, me.you, horror=self.count)

    def say(self) -> Message:
        return say("cost-take-horror", count=self.count)


class HarmThis(Cost):
    """Put damage or horror on this asset."""

    def __init__(self, damage: int = 0, horror: int = 0) -> None:
        self.damage = damage
        self.horror = horror

    def affordable(self, table: Table, me: Me, /) -> bool:
        bears, sane = health(table, me.card), printed(table, me.card).sanity
        return not (self.damage and bears is None) and not (self.horror and sane is None)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from harm_asset(table, me.card, self.damage, self.horror)

    def say(self) -> Message:
        return say("cost-harm-this", damage=self.damage, horror=self.horror)


class GroupClues(Cost):
    """The investigators spend clues together, each as many as they like (rules lcg.cost.7, lcg.act-agenda.6)."""

    def __init__(self, each: int | None = None) -> None:
        self.each = each
        """For each investigator who started; the card's own clue value when not said."""

    def needed(self, table: Table, me: Me) -> int:
        each = printed(table, me.card).clues if self.each is None else self.each
        return each * table.state.per_investigator

    def payers(self, table: Table, me: Me) -> list[int]:
        """Wherever they are (rule lcg.act-agenda.7)."""
        return [who for who in player_order(table.state) if may_find_clues(table, who)]

    def held(self, table: Table, me: Me) -> int:
        """The clues of those who may pay."""
        return sum(table.state.investigators[who].clues for who in self.payers(table, me))

    def affordable(self, table: Table, me: Me, /) -> bool:
        needed = self.needed(table, me)
        clues = 0
        for investigator in table.state.investigators:
            clues += investigator.clues
        return clues >= needed and self.held(table, me) >= needed

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from contribute(table, self.payers(table, me), self.needed(table, me))

    def say(self) -> Message:
        return say("cost-group-clues-of-card") if self.each is None else say("cost-group-clues", count=self.each)

    def shortage(self, table: Table, me: Me, /) -> Message:
        short = self.needed(table, me) - self.held(table, me)
        return say("lacking-group-clues", count=short)


class GroupCluesHere(GroupClues):
    """Only those at a particular location pay."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code

    def payers(self, table: Table, me: Me) -> list[int]:
        state = table.state
        return [who for who in super().payers(table, me) if state.codes[state.investigators[who].location] == self.code]

    def say(self) -> Message:
        return say("cost-group-clues-here", card=card_name(self.code))

    def shortage(self, table: Table, me: Me, /) -> Message:
        short = self.needed(table, me) - self.held(table, me)
        return say("lacking-group-clues-here", count=short, card=card_name(self.code))


def contribute(table: Table, payers: list[int], needed: int) -> Flow[None]:
    """Each in player order says how many, so that the rest can still be paid by the others (rule lcg.act-agenda.6)."""
    state = table.state
    for place, who in enumerate(payers):
        if not is_playing(table, who):
            continue
        rest = sum(state.investigators[other].clues for other in payers[place + 1 :])
        most = min(needed, state.investigators[who].clues)
        least = max(0, needed - rest)
        options = [clue_option(count, state.investigators[who].code) for count in range(most, least - 1, -1)]
        prompt, rule = say("prompt-contribute", needed=needed), "lcg.act-agenda.6"
        count: int = yield from ask(who, prompt, options, rule, table.cause, QuestionKind.NUMBER, "contribute")
        spend_clues(table, who, count)
        needed -= count


def clue_option(count: int, code: str) -> Option:
    words = say("option-contribute", count=count, card=card_name(code))
    return Option(f"contribute:{count}", words, count, "contribute", word=str(count))
