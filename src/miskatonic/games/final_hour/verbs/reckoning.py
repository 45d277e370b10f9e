"""Verbs of the Ancient Ones' sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import ConditionWord, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import actions, monsters, things
from ..activation import activate
from ..bestiary import MONSTERS, special_tokens
from ..campus import CAMPUS, ZONES
from ..damage import place_damage
from ..events import NothingSpawned
from ..overflow import ways_cross
from ..play import Table
from ..seals import remove_seal
from ..words import Zone, location_name, monster_name, say, zone_name
from .resolver import Me, named_lead

RULE: Final = "fh.ancient-one-phase.2"
"""The lead takes the decisions of the Ancient One phase."""


class ActivateSpecial(Node, frozen=True, tag="activate-special"):
    kind: str
    which: Literal["each", "one"]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        while waiting := [
            (token, here) for token, here in on_board(table, self.kind) if token not in table.state.activated
        ]:
            options = activation_options(waiting)
            kind = QuestionKind.ORDER if self.which == "each" else QuestionKind.PICK
            token, here = yield from ask(
                me.seat(table), say("prompt-activate-special"), options, RULE, table.cause, kind, "activate"
            )
            yield from activate(table, me.seat(table), token, here)
            if self.which == "one":
                return

    def say(self) -> Message:
        return say(f"effect-activate-special-{self.which}", monster=monster_name(self.kind))


def activation_options(waiting: list[tuple[int, int]]) -> list[Option]:
    """One option for each kind of special monster in each location."""
    alike: dict[tuple[str, int], list[int]] = {}
    for token, here in waiting:
        alike.setdefault((MONSTERS[token].id, here), []).append(token)
    return [activation_option(kind, here, tuple(tokens)) for (kind, here), tokens in alike.items()]


@cache
def activation_option(kind: str, here: int, tokens: tuple[int, ...]) -> Option:
    text = say("option-activate-at", monster=monster_name(kind), where=location_name(here))
    there = monsters.monsters_there(tokens, here)
    return Option(f"activate:{kind}@{here}", text, (tokens[-1], here), "activate", there)


def on_board(table: Table, special: str) -> Iterator[tuple[int, int]]:
    """The special monsters of a kind on the board, with their locations."""
    tokens = frozenset(special_tokens(special))
    for number, location in enumerate(table.state.locations):
        if not tokens.isdisjoint(location.spaces):
            yield from ((token, number) for token in location.spaces if token in tokens)


class SpawnSpecial(Node, frozen=True, tag="spawn-special"):
    kind: str
    n: int
    at: Literal["tesseract", "heptagram", "trinity", "fewest"]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not any(MONSTERS[token].special == self.kind for token in table.state.beside_sheet):
            table.tell(NothingSpawned, self.kind)
            return
        gates = table.state.gates
        if self.at == "fewest":
            fewest = min(gate.tokens for gate in gates)
            gates = [gate for gate in gates if gate.tokens == fewest]
        else:
            gates = [gate for gate in gates if gate.symbol == self.at]
        options = [actions.AT_OPTIONS[gate.location] for gate in gates]
        here: int = yield from ask(me.seat(table), say("prompt-gate"), options, RULE, table.cause, topic="gate")
        yield from monsters.spawn_special(table, me.seat(table), self.kind, here, self.n)

    def say(self) -> Message:
        return say(
            "effect-spawn-special",
            n=self.n,
            monster=monster_name(self.kind),
            where=say(f"where-gate-{self.at}"),
        )


class HideNextRound(Node, frozen=True, tag="hide-next-round"):
    """Next round's priority cards are played face down; alone there is nothing to hide, unless read so (fh.solo.25)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        state.face_down_next = not state.solo or state.readings.solo_face_down == "blind"

    def say(self) -> Message:
        return say("effect-hide-next-round")


class DamageZone(Node, frozen=True, tag="damage-zone"):
    """Damage in every location of a zone the lead chooses."""

    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        zones = [zone_option(zone) for zone in Zone]
        zone: Zone = yield from ask(me.seat(table), say("prompt-zone"), zones, RULE, table.cause, topic="zone")
        for here in ZONES[zone]:
            yield from place_damage(table, me.seat(table), here, self.n)

    def say(self) -> Message:
        return say("effect-damage-zone", n=self.n)


@cache
def zone_option(zone: Zone) -> Option:
    return Option(f"zone:{zone}", zone_name(zone), zone, "zone", tuple(map(things.location, ZONES[zone])))


class RemoveSeal(Node, frozen=True, tag="remove-seal"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n):
            yield from remove_seal(table, me.seat(table))

    def say(self) -> Message:
        return say("effect-remove-seal", n=self.n)


class MoveHordes(Node, frozen=True, tag="move-hordes"):
    """Every ghoul horde moves, along its arrows or toward the lead investigator."""

    n: int
    along: Literal["arrows", "lead"]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        goal = 0
        if self.along == "lead":
            who = yield from named_lead(table)
            goal = table.state.investigators[who].location
        moved: set[int] = set()
        while waiting := [(token, here) for token, here in on_board(table, "ghoul-horde") if token not in moved]:
            options = activation_options(waiting)
            if not self.order_matters(table, waiting):
                del options[1:]
            token, here = yield from ask(
                me.seat(table), say("prompt-next-horde"), options, RULE, table.cause, QuestionKind.ORDER, "next-horde"
            )
            moved.add(token)
            for _ in range(self.n):
                if self.along == "arrows":
                    here = monsters.move_monster(table, token, here) or here
                else:
                    here = yield from self._approach(table, me, token, here, goal)

    def order_matters(self, table: Table, waiting: list[tuple[int, int]]) -> bool:
        """Can it make a difference which of these hordes moves first? Toward the lead they mostly meet."""
        return self.along == "lead" or ways_cross(table.state, waiting, self.n)

    def _approach(self, table: Table, me: Me, token: int, here: int, goal: int) -> Flow[int]:
        ways = CAMPUS.routes(here).first_steps(goal)
        if not ways:
            return here
        prompt = say("prompt-horde", where=location_name(here))
        options = [actions.AT_OPTIONS[way] for way in ways]
        to: int = yield from ask(me.seat(table), prompt, options, RULE, table.cause, QuestionKind.WAY, "horde")
        return monsters.drive_monster(table, token, here, to) or here

    def say(self) -> Message:
        return say(f"effect-move-hordes-{self.along}", n=self.n)


class SpawnAtHorde(Node, frozen=True, tag="spawn-at-horde"):
    n: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        places = list(dict.fromkeys(here for _, here in on_board(table, "ghoul-horde")))
        if not places:
            return
        options = [actions.AT_OPTIONS[here] for here in places]
        here: int = yield from ask(
            me.seat(table),
            say("prompt-spawn-at-horde", n=self.n),
            options,
            RULE,
            table.cause,
            topic="spawn-at-horde",
        )
        monsters.spawn(table, here, self.n)

    def say(self) -> Message:
        return say("effect-spawn-at-horde", n=self.n)


class AllInPlay(ConditionWord, frozen=True, tag="all-in-play"):
    kind: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return sum(1 for _ in on_board(table, self.kind)) == len(special_tokens(self.kind))

    def say(self) -> Message:
        return say("if-all-in-play", monster=monster_name(self.kind))
