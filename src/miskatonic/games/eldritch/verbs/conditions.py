"""What effects ask (`is:`)."""

from __future__ import annotations

from miskatonic.kernel.effects import ConditionWord
from miskatonic.kernel.text import Message

from .. import rumors
from ..board import GATES, type_of
from ..components import MYTHOS, TOKENS, card_of
from ..monsters import is_epic, printed
from ..play import Table
from ..possessions import holds, of_kind
from ..resolver import Me
from ..words import SpaceType, card_name, monster_name, say


class Has(ConditionWord, frozen=True, tag="has"):
    condition: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return holds(table.state, me.who, self.condition) is not None

    def say(self) -> Message:
        return say("if-has", card=card_name(self.condition))


class Without(ConditionWord, frozen=True, tag="without"):
    condition: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return holds(table.state, me.who, self.condition) is None

    def say(self) -> Message:
        return say("if-without", card=card_name(self.condition))


class HasCondition(ConditionWord, frozen=True, tag="has-condition"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(me.sheet(table).conditions)

    def say(self) -> Message:
        return say("if-has-condition")


class AnothersUncommon(ConditionWord, frozen=True, tag="anothers-uncommon"):
    """Has another investigator gained a condition that is not Common (rules eh.inv-jacqueline.4, 5)?"""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.chosen != me.who and "common" not in card_of(me.subject).traits

    def say(self) -> Message:
        return say("if-anothers-uncommon")


class HasSpells(ConditionWord, frozen=True, tag="spells"):
    n: int = 1

    def holds(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, "spell")) >= self.n

    def say(self) -> Message:
        return say("if-spells", n=self.n)


class NoClues(ConditionWord, frozen=True, tag="no-clues"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return not me.sheet(table).clues

    def say(self) -> Message:
        return say("if-no-clues")


class NoFour(ConditionWord, frozen=True, tag="no-four"):
    """Did none of the dice of the test show a 4?"""

    def holds(self, table: Table, me: Me, /) -> bool:
        return 4 not in table.state.last_dice

    def say(self) -> Message:
        return say("if-no-four")


class OnType(ConditionWord, frozen=True, tag="on-type"):
    type: SpaceType

    def holds(self, table: Table, me: Me, /) -> bool:
        return type_of(me.sheet(table).space) is self.type

    def say(self) -> Message:
        return say("if-on", type=say(f"type-{self.type}"))


class OnToken(ConditionWord, frozen=True, tag="on-token"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(each.space == me.sheet(table).space for each in table.state.eldritch)

    def say(self) -> Message:
        return say("if-on-token")


class InOtherWorld(ConditionWord, frozen=True, tag="in-other-world"):
    def holds(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        return scene is not None and scene.deck == "other-world" and scene.who == me.who

    def say(self) -> Message:
        return say("if-in-other-world")


class Here(ConditionWord, frozen=True, tag="here"):
    """Is there a monster of a kind on the space?"""

    kind: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return any(TOKENS[each.token] == self.kind for each in table.state.monsters_on(me.sheet(table).space))

    def say(self) -> Message:
        return say("if-here", monster=monster_name(self.kind))


class MonsterHere(ConditionWord, frozen=True, tag="monster-here"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.monsters_on(me.sheet(table).space))

    def say(self) -> Message:
        return say("if-monster-here")


class Monsters(ConditionWord, frozen=True, tag="monsters"):
    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        return len(table.state.monsters) >= self.n

    def say(self) -> Message:
        return say("if-monsters", n=self.n)


class OnBoard(ConditionWord, frozen=True, tag="on-board"):
    """Is there a monster of a kind on the board?"""

    kind: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return any(TOKENS[each.token] == self.kind for each in table.state.monsters)

    def say(self) -> Message:
        return say("if-on-board", monster=monster_name(self.kind))


class NotEpic(ConditionWord, frozen=True, tag="not-epic"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None and not is_epic(me.monster)

    def say(self) -> Message:
        return say("if-not-epic")


class MonstersReckon(ConditionWord, frozen=True, tag="monsters-reckon"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(printed(table.state, each.token).reckoning for each in table.state.monsters)

    def say(self) -> Message:
        return say("if-monsters-reckon")


class GateMatchesOmen(ConditionWord, frozen=True, tag="gate-matches-omen"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return me.gate is not None and GATES[me.gate] is table.state.current_omen

    def say(self) -> Message:
        return say("if-gate-matches-omen")


class GateOfOmen(ConditionWord, frozen=True, tag="gate-of-omen"):
    def holds(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return any(GATES[gate] is state.current_omen for gate in state.gates)

    def say(self) -> Message:
        return say("if-gate-of-omen")


class AtRumor(ConditionWord, frozen=True, tag="at-rumor"):
    """Is the investigator where the rumor token is?"""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).space == MYTHOS[me.card].space

    def say(self) -> Message:
        return say("if-at-rumor")


class RumorInPlay(ConditionWord, frozen=True, tag="rumor-in-play"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(rumors.rumors(table.state))

    def say(self) -> Message:
        return say("if-rumor-in-play")


class MythosReckons(ConditionWord, frozen=True, tag="mythos-reckons"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(MYTHOS[each.card].reckoning for each in table.state.ongoing)

    def say(self) -> Message:
        return say("if-mythos-reckons")


class Solved(ConditionWord, frozen=True, tag="solved"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.solved)

    def say(self) -> Message:
        return say("if-solved")
