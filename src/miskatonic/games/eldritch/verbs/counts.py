"""What effects count (`per:`)."""

from __future__ import annotations

from miskatonic.kernel.effects.amounts import Per
from miskatonic.kernel.text import Message

from .. import rumors
from ..board import GATES
from ..components import TOKENS, card_of
from ..play import Table, player_count
from ..possessions import of_kind
from ..resolver import Me
from ..words import say, trait_name


class PerPlayer(Per, frozen=True, tag="player"):
    """For each player; `every: 2` is half of them, rounded up (rules eh.symbols.2, eh.rounding.1)."""

    def found(self, table: Table, me: Me, /) -> int:
        return player_count(table.state)

    def each(self) -> Message:
        return say("per-player", every=self.every)


class PerSpell(Per, frozen=True, tag="spell"):
    def found(self, table: Table, me: Me, /) -> int:
        return len(of_kind(table.state, me.who, "spell"))

    def each(self) -> Message:
        return say("per-spell", every=self.every)


class PerPossession(Per, frozen=True, tag="possession"):
    trait: str

    def found(self, table: Table, me: Me, /) -> int:
        return len(of_kind(table.state, me.who, None, self.trait))

    def each(self) -> Message:
        return say("per-possession", what=trait_name(self.trait))


class PerCondition(Per, frozen=True, tag="condition"):
    trait: str

    def found(self, table: Table, me: Me, /) -> int:
        return sum(self.trait in card_of(card).traits for card in me.sheet(table).conditions)

    def each(self) -> Message:
        return say("per-condition", what=trait_name(self.trait))


class PerLeadCondition(PerCondition, frozen=True, tag="lead-condition"):
    """For each such condition of the lead investigator."""

    def found(self, table: Table, me: Me, /) -> int:
        lead = table.state.investigators[table.state.lead]
        return sum(self.trait in card_of(card).traits for card in lead.conditions)

    def each(self) -> Message:
        return say("per-lead-condition", what=trait_name(self.trait))


class PerGate(Per, frozen=True, tag="gate"):
    def found(self, table: Table, me: Me, /) -> int:
        return len(table.state.gates)

    def each(self) -> Message:
        return say("per-gate", every=self.every)


class PerGateOfOmen(Per, frozen=True, tag="gate-of-omen"):
    def found(self, table: Table, me: Me, /) -> int:
        state = table.state
        return sum(GATES[gate] is state.current_omen for gate in state.gates)

    def each(self) -> Message:
        return say("per-gate-of-omen")


class PerRumor(Per, frozen=True, tag="rumor"):
    def found(self, table: Table, me: Me, /) -> int:
        return len(rumors.rumors(table.state))

    def each(self) -> Message:
        return say("per-rumor")


class PerCultist(Per, frozen=True, tag="cultist"):
    def found(self, table: Table, me: Me, /) -> int:
        return sum(TOKENS[each.token] == "cultist" for each in table.state.monsters)

    def each(self) -> Message:
        return say("per-cultist")


class PerHealthToken(Per, frozen=True, tag="health-token"):
    """For each health token on the Mythos card."""

    def found(self, table: Table, me: Me, /) -> int:
        each = rumors.in_play(table.state, me.card)
        return each.health if each is not None else 0

    def each(self) -> Message:
        return say("per-health-token")


class PlayersLessTokens(PerHealthToken, frozen=True, tag="player-less-tokens"):
    """As many as there are players, less the health tokens on the Mythos card."""

    def count(self, table: Table, me: Me, /) -> int:
        return max(0, player_count(table.state) - self.found(table, me))

    def each(self) -> Message:
        return say("per-player-less-tokens")


class PerSheetToken(Per, frozen=True, tag="sheet-token"):
    def found(self, table: Table, me: Me, /) -> int:
        return table.state.sheet_tokens

    def each(self) -> Message:
        return say("per-sheet-token")


class PerLost(Per, frozen=True, tag="lost"):
    """As much as was lost before."""

    def found(self, table: Table, me: Me, /) -> int:
        return me.count

    def each(self) -> Message:
        return say("per-lost")
