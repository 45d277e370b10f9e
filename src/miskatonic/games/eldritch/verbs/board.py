"""Verbs that change the board: doom and omen, gates, clues, monsters, mysteries."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import Amount, Effects, Fixed, Node, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.rng import below
from miskatonic.kernel.text import Message, plain

from .. import clues, combat, doom, gates, monsters, mysteries, rumors, things
from ..board import SPACES, of_type
from ..components import TOKENS
from ..events import SceneWentOn
from ..play import Table, choose_nearest, choose_space, space_options
from ..reactions import react
from ..resolver import Me
from ..state import Monster
from ..words import OMEN_TRACK, SpaceType, monster_name, mystery_name, say

ONE = Fixed(1)


class AdvanceDoom(Node, frozen=True, tag="advance-doom"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return doom.advance_doom(table, self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-advance-doom", n=n))


class RetreatDoom(Node, frozen=True, tag="retreat-doom"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        doom.retreat_doom(table, self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        return not table.state.awake

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-retreat-doom", n=n))


class AdvanceOmen(Node, frozen=True, tag="advance-omen"):
    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return doom.advance_omen(table, self.n)

    def say(self) -> Message:
        return say("effect-advance-omen", n=self.n)


class SetOmen(Node, frozen=True, tag="set-omen"):
    """The omen goes to any space of the track, and doom does not advance."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option(f"omen:{place + 1}", say(f"omen-{symbol}"), place, "omen", (things.OMEN,), word=str(place + 1))
            for place, symbol in enumerate(OMEN_TRACK)
        ]
        place: int = yield from ask(me.who, say("prompt-omen"), options, "eh.omen.1", table.cause, topic="omen")
        doom.move_omen(table, place)

    def say(self) -> Message:
        return say("effect-set-omen")


class PlaceOmenToken(Node, frozen=True, tag="place-omen-token"):
    """An Eldritch token on the green space of the omen track."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.omen_tokens[0] += 1

    def say(self) -> Message:
        return say("effect-place-omen-token")


class DiscardOmenToken(Node, frozen=True, tag="discard-omen-token"):
    def resolve(self, table: Table, me: Me, /) -> None:
        tokens = table.state.omen_tokens
        place = next((place for place, count in enumerate(tokens) if count), None)
        if place is not None:
            tokens[place] -= 1

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(table.state.omen_tokens)

    def say(self) -> Message:
        return say("effect-discard-omen-token")


class SpawnClues(Node, frozen=True, tag="spawn-clues"):
    """Clues on the spaces of their faces; or one on a space of the investigator's choice."""

    n: int = 1
    at: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.at is None:
            clues.spawn_clues(table, self.n)
            return
        for _ in range(self.n):
            if not self.possible(table, me):
                return
            prompt = say("prompt-clue-where")
            space = yield from choose_space(table, me.who, SPACES, prompt, "eh.clue.5", "clue-where")
            clues.spawn_clue_on(table, space)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.clue_pool or table.state.clue_discard)

    def say(self) -> Message:
        return say("effect-spawn-clues" if self.at is None else "effect-spawn-clues-chosen", n=self.n)


class GainThisClue(Node, frozen=True, tag="gain-this-clue"):
    """The clue that the research encounter is about (rules eh.research.3, eh.gain.12)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        clue = table.state.clue_on(me.space(table))
        if clue is not None:
            table.state.clues.remove(clue)
            clues.take_clue(table, me.who, clue.face)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.clue_on(me.space(table)) is not None

    def say(self) -> Message:
        return say("effect-gain-this-clue")


class DiscardThisClue(Node, frozen=True, tag="discard-this-clue"):
    def resolve(self, table: Table, me: Me, /) -> None:
        clue = table.state.clue_on(me.space(table))
        if clue is not None:
            clues.remove_from_board(table, clue)

    def possible(self, table: Table, me: Me, /) -> bool:
        return table.state.clue_on(me.space(table)) is not None

    def say(self) -> Message:
        return say("effect-discard-this-clue")


class MoveThisClue(Node, frozen=True, tag="move-this-clue"):
    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        clue = table.state.clue_on(me.space(table))
        if clue is None:
            return
        to = yield from choose_nearest(table, clue.space, of_type(self.type))
        if to is not None:
            clues.move_clue(table, clue, to)

    def say(self) -> Message:
        return say("effect-move-this-clue", type=say(f"type-{self.type}"))


class SpawnGates(Node, frozen=True, tag="spawn-gates"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return gates.spawn_gates(table, self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-spawn-gates", n=n))


class CloseGate(Node, frozen=True, tag="close-gate"):
    """The gate at which the Other World encounter began (rules eh.other-world.3, eh.gate.2)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        scene = table.state.scene
        if scene is not None and scene.rumor is not None:
            rumors.solve(table, scene.rumor)
            return
        gate = me.gate or me.space(table)
        if gates.close_gate(table, me.who, gate):
            yield from react(table, "gate-closed", replace(me, gate=gate))

    def possible(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        if scene is not None and scene.rumor is not None:
            return True
        return (me.gate or me.space(table)) in table.state.gates and gates.may_close(table.state)

    def say(self) -> Message:
        return say("effect-close-gate")


class DiscardGate(Node, frozen=True, tag="discard-gate"):
    """A gate of their choice."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if table.state.gates:
            options = space_options(table.state.gates, "gate")
            gate: str = yield from ask(me.who, say("prompt-gate"), options, "eh.discard.2", table.cause, topic="gate")
            gates.discard_gate(table, gate)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.gates)

    def say(self) -> Message:
        return say("effect-discard-gate")


def choose_monster(table: Table, me: Me, among: list[Monster], topic: str) -> Flow[Monster | None]:
    """A monster of their choice."""
    if not among:
        return None
    prompt = say(f"prompt-{topic}")
    return (yield from ask(me.who, prompt, monsters.monster_options(among), None, table.cause, topic=topic))


class SpawnMonster(Node, frozen=True, tag="spawn-monster"):
    """A monster on the own space: by chance, or a named one (`or_any`: one by chance where it is not to be had)."""

    kind: str | None = None
    n: Amount = ONE
    or_any: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n.count(table, me)):
            spawned = None
            if self.kind is not None:
                spawned = yield from monsters.spawn_kind(table, self.kind, me.space(table))
            if self.kind is None or (spawned is None and self.or_any):
                spawned = yield from monsters.spawn(table, me.space(table))
            table.state.named = spawned.token if spawned is not None else None

    def say(self) -> Message:
        if self.kind is not None:
            id = "effect-spawn-kind-or-any" if self.or_any else "effect-spawn-kind"
            return say(id, monster=monster_name(self.kind))
        return self.n.say(lambda n: say("effect-spawn-monster", n=n))


class Ambush(Node, frozen=True, tag="ambush"):
    """A monster attacks at once; what follows depends on whether it was defeated (rules eh.ambush.*)."""

    kind: str | None = None
    then: Effects = []
    otherwise: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        defeated = yield from combat.ambush(table, me.who, self.kind)
        yield from resolve(self.then if defeated else self.otherwise, table, me)

    def say(self) -> Message:
        who = say("effect-ambush") if self.kind is None else say("effect-ambush-kind", monster=monster_name(self.kind))
        parts = [who]
        if self.then:
            parts.append(say("effect-if-defeated", then=say_effects(self.then)))
        if self.otherwise:
            parts.append(say("effect-if-not-defeated", then=say_effects(self.otherwise)))
        text = parts[0]
        for part in parts[1:]:
            text = plain("effect-then", first=text, rest=part)
        return text


class SpawnAndFight(Node, frozen=True, tag="spawn-and-fight"):
    """A monster on the own space, which is fought at once."""

    then: Effects = []
    otherwise: Effects = []

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from monsters.spawn(table, me.space(table))
        if monster is None:
            return
        defeated = yield from combat.fight(table, me.who, monster)
        yield from resolve(self.then if defeated else self.otherwise, table, replace(me, monster=monster.token))

    def say(self) -> Message:
        return say("effect-spawn-and-fight", then=say_effects(self.then), otherwise=say_effects(self.otherwise))


class FightThatMonster(Node, frozen=True, tag="fight-that-monster"):
    """A combat encounter with the monster that was just named."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monster, state.named = monsters.find(state, state.named), None
        if monster is not None:
            yield from combat.fight(table, me.who, monster)

    def say(self) -> Message:
        return say("effect-fight-that-monster")


class CallMonster(Node, frozen=True, tag="call-monster"):
    """A monster of a kind that is on the board comes to the own space."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = next((each for each in table.state.monsters if TOKENS[each.token] == self.kind), None)
        if monster is not None:
            monsters.move(table, monster, me.space(table))
            table.state.named = monster.token

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(TOKENS[each.token] == self.kind for each in table.state.monsters)

    def say(self) -> Message:
        return say("effect-call-monster", monster=monster_name(self.kind))


class DiscardThisMonster(Node, frozen=True, tag="discard-this-monster"):
    def resolve(self, table: Table, me: Me, /) -> None:
        monster = monsters.find(table.state, me.monster)
        if monster is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-discard-this-monster")


class DiscardMonster(Node, frozen=True, tag="discard-monster"):
    """A monster of their choice, on any space or on their own."""

    here: bool = False

    def _among(self, table: Table, me: Me) -> list[Monster]:
        state = table.state
        every = state.monsters_on(me.space(table)) if self.here else state.monsters
        return [each for each in every if not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "discard-monster")
        if monster is not None:
            monsters.discard(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return say("effect-discard-monster-here" if self.here else "effect-discard-monster")


class HurtMonster(Node, frozen=True, tag="hurt-monster"):
    """A monster of their choice loses health."""

    n: Amount
    here: bool = False

    def _among(self, table: Table, me: Me) -> list[Monster]:
        return table.state.monsters_on(me.space(table)) if self.here else table.state.monsters

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "hurt-monster")
        if monster is not None:
            yield from monsters.hurt(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-monster-here" if self.here else "effect-hurt-monster", n=n))


class HurtMonstersInASpace(Node, frozen=True, tag="hurt-monsters-in-a-space"):
    """Every monster on a space of their choice loses health."""

    n: Amount

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = dict.fromkeys(monster.space for monster in table.state.monsters)
        if not spaces:
            return
        prompt = say("prompt-hurt-where")
        space = yield from choose_space(table, me.who, spaces, prompt, "eh.faq.8", "hurt-where")
        for monster in table.state.monsters_on(space):
            yield from monsters.hurt(table, monster, self.n.count(table, me), me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.monsters)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-monsters-in-a-space", n=n))


class MoveMonster(Node, frozen=True, tag="move-monster"):
    """A monster of their choice goes to a space of their choice; an Epic one does not (rule eh.epic.4)."""

    def _among(self, table: Table) -> list[Monster]:
        return [each for each in table.state.monsters if not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table), "move-monster")
        if monster is not None:
            others = (space for space in SPACES if space != monster.space)
            to = yield from choose_space(
                table, me.who, others, say("prompt-monster-where"), "eh.epic.4", "monster-where"
            )
            monsters.move(table, monster, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table))

    def say(self) -> Message:
        return say("effect-move-monster")


class PullMonster(Node, frozen=True, tag="pull-monster"):
    """A monster of their choice comes to the own space, and is the one that was named."""

    def _among(self, table: Table, me: Me) -> list[Monster]:
        here = me.space(table)
        return [each for each in table.state.monsters if each.space != here and not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = yield from choose_monster(table, me, self._among(table, me), "pull-monster")
        if monster is not None:
            monsters.move(table, monster, me.space(table))
        table.state.named = monster.token if monster is not None else None

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table, me))

    def say(self) -> Message:
        return say("effect-pull-monster")


class UnsolveMystery(Node, frozen=True, tag="unsolve-mystery"):
    """A solved mystery goes back into the deck: by chance, or one that the lead chooses."""

    chosen: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not state.solved:
            return
        card = state.solved[below(state, len(state.solved))] if not self.chosen else None
        if card is None:
            options = [Option(f"mystery:{id}", mystery_name(id), id, "mystery", word=id) for id in state.solved]
            prompt = say("prompt-unsolve")
            card = yield from ask(state.lead, prompt, options, "eh.lead.7", table.cause, topic="unsolve")
        yield from mysteries.unsolve(table, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.solved)

    def say(self) -> Message:
        return say("effect-unsolve-chosen-mystery" if self.chosen else "effect-unsolve-mystery")


class Stage(Node, frozen=True, tag="stage"):
    """The second part of a story: where its beginning went well, or where it did not (rules eh.complex.3, 4)."""

    part: str
    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        scene = table.state.scene
        if scene is not None:
            scene.stage = "pass" if self.part == "pass" else "fail"
            table.tell(SceneWentOn, me.sheet(table).id, scene.card, scene.stage)
        return resolve(self.then, table, me)

    def say(self) -> Message:
        return say_effects(self.then)
