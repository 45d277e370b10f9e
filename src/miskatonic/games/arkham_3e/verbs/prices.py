"""What effects cost (rules ah3.400.1d to ah3.400.1h, ah3.411.1)."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.effects import CostWord, investigators
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from .. import assets, harm, movement
from ..focus import discard_focus
from ..play import Table, touch
from ..reactions import react
from ..resolver import Me
from ..words import Harm, say, trait_name


def _use_card(table: Table, me: Me) -> None:
    """Whoever pays for the ability of an asset uses it (rule ah3.424.4)."""
    if me.card in me.sheet(table).cards:
        touch(table, me.card)


class Money(CostWord, frozen=True, tag="money"):
    n: int

    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).money >= self.n

    def pay(self, table: Table, me: Me, /) -> None:
        assets.spend(table, me.who, "money", self.n)

    def say(self) -> Message:
        return say("cost-money", n=self.n)


class Remnants(CostWord, frozen=True, tag="remnants"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).remnants >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        assets.spend(table, me.who, "remnants", self.n)
        yield from react(table, "remnant-spent", Me(who=me.who, count=self.n))

    def say(self) -> Message:
        return say("cost-remnants", n=self.n)


class Clues(investigators.Clues, frozen=True, tag="clues"):
    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).clues >= self.n.count(table, me)

    def pay(self, table: Table, me: Me, /) -> None:
        assets.spend(table, me.who, "clues", self.n.count(table, me))


class SheetClues(CostWord, frozen=True, tag="sheet-clues"):
    """Clues of the scenario sheet."""

    n: int

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.sheet_clues >= self.n

    def pay(self, table: Table, me: Me, /) -> None:
        from ..events import SheetClues as Told

        table.state.sheet_clues -= self.n
        table.tell(Told, -self.n, table.state.sheet_clues)

    def say(self) -> Message:
        return say("cost-sheet-clues", n=self.n)


class Focus(CostWord, frozen=True, tag="focus"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return len(me.sheet(table).focus) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from discard_focus(table, me.who)

    def say(self) -> Message:
        return say("cost-focus", n=self.n)


class Delay(investigators.Delay, frozen=True, tag="delay"):
    """Not by somebody who is delayed already (rule ah3.400.1g)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return not me.sheet(table).delayed

    def pay(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who)


class TakeCondition(CostWord, frozen=True, tag="condition"):
    """Not by somebody who has it already (rule ah3.400.1h)."""

    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return assets.can_become(table.state, me.who, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from assets.become(table, me.who, self.name)

    def say(self) -> Message:
        return say(f"cost-condition-{self.name}")


class DiscardCard(investigators.DiscardThis, frozen=True, tag="this"):
    """The card whose ability it is."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return me.card in me.sheet(table).cards

    def pay(self, table: Table, me: Me, /) -> None:
        assets.discard(table, me.who, me.card)


class DiscardOne(CostWord, frozen=True, tag="discard"):
    """One asset of a kind or with a trait."""

    kind: Literal["item", "spell", "ally"] | None = None
    trait: str | None = None

    def affordable(self, table: Table, me: Me, /) -> bool:
        return bool(assets.of_kind(table.state, me.who, self.kind, self.trait))

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        held = assets.of_kind(table.state, me.who, self.kind, self.trait)
        card = yield from assets.choose_card(table, me.who, held, "discard", "ah3.411.1")
        assets.discard(table, me.who, card)

    def say(self) -> Message:
        return say("cost-discard", what=trait_name(self.trait or self.kind or "asset"))


class Harmed(CostWord, frozen=True, tag="suffer"):
    """Damage and horror that are suffered for it."""

    damage: int = 0
    horror: int = 0
    direct: bool = False

    def affordable(self, table: Table, me: Me, /) -> bool:
        return True

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        _use_card(table, me)
        yield from harm.suffer_both(table, me.who, self.damage, self.horror, direct=self.direct)

    def say(self) -> Message:
        return say("cost-suffer-direct" if self.direct else "cost-suffer", damage=self.damage, horror=self.horror)


class HarmCard(CostWord, frozen=True, tag="harm-this"):
    """Tokens on the card whose ability it is."""

    what: Harm
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return harm.room(table.state, me.card, self.what) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        _use_card(table, me)
        yield from harm.harm_asset(table, me.who, me.card, self.what, self.n)

    def say(self) -> Message:
        return say(f"cost-harm-this-{self.what}", n=self.n)


class DoomHere(CostWord, frozen=True, tag="doom"):
    """Doom in their own space."""

    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return True

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        from ..doom import place_doom

        yield from place_doom(table, [me.sheet(table).space] * self.n, me.who)

    def say(self) -> Message:
        return say("cost-doom", n=self.n)
