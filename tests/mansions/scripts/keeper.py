"""The script of the keeper: monsters are brought, moved and let loose as the Objective asks for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from miskatonic.games.mansions.components import ACTIONS, STORIES, TOKENS
from miskatonic.games.mansions.house import house_of, routes_from
from miskatonic.games.mansions.monsters import class_of
from miskatonic.games.mansions.objectives import objective_of, way_out
from miskatonic.games.mansions.play import Table
from miskatonic.games.mansions.state import Monster
from miskatonic.games.mansions.verbs.prices import Threat
from miskatonic.games.mansions.verbs.story_conditions import SamplesAtAltar
from miskatonic.games.mansions.vitals import health_left, sanity_left
from miskatonic.games.mansions.words import Feature, MonsterId, SpaceId, room_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effects import Choose
from miskatonic.kernel.effects.walking import nodes

from .playing import Player, with_value, with_word, words_in

COMMANDS = ("command-minion", "creature-of-night")
"""The actions by which a monster of the keeper's choice is moved."""


class Order(NamedTuple):
    """An action, which of its effects is wanted, and what that is about."""

    actions: tuple[str, ...]
    """The actions that would do; a story has one of them at most."""
    word: str = ""
    """The word of the effect, where the action lets choose."""
    monster: MonsterId | None = None
    spaces: Collection[SpaceId] = ()
    """Where the monster shall go, or be placed."""
    victim: int | None = None


class Keeper(Player):
    """Carries out one order after the other; what cannot be paid for yet is saved for."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.house = house_of(self.state.story)
        self.objective = objective_of(self.state)
        self.plan = PLANS.get(self.objective.id, Keeper.nothing)
        if len(self.state.investigators) == 1:
            self.plan = PLANS_AGAINST_ONE.get(self.objective.id, self.plan)
        self.order = Order(())

    @cached_property
    def answers(self) -> Mapping[str, Callable[[Decision], Option | None]]:
        return {
            "keeper-action": self.action,
            "way": lambda asked: with_word(asked, self.order.word),
            "who": lambda asked: with_value(asked, self.order.victim),
            "command": lambda asked: with_value(asked, self.order.monster),
            "sample": lambda asked: with_value(asked, self.order.monster),
            "deliver": lambda asked: with_value(asked, self.order.monster),
            "move-monster": self.step,
            "altar": lambda asked: with_value(asked, *self.order.spaces),
            "place": lambda asked: with_value(asked, *self.order.spaces, *self.spaces_with_people()),
            "monster-attack": self.attack,
        }

    def action(self, asked: Decision) -> Option | None:
        """The action of the next order, once all that its effect costs can be paid."""
        self.order = self.plan(self) or Order(())
        wanted = [each for each in asked.options if each.value in [("action", id) for id in self.order.actions]]
        return next((each for each in wanted if self.price(each) <= self.state.threat), None)

    def price(self, option: Option) -> int:
        """What an action costs, and what the way costs that is wanted of it."""
        ways = [way for node in ACTIONS[option.value[1]].then if isinstance(node, Choose) for way in node.among]
        parts = [node for way in ways if self.order.word in words_in(way) for _, node in nodes(way, "")]
        return option.amount + sum(node.n for node in parts if isinstance(node, Threat))

    def step(self, asked: Decision) -> Option | None:
        """On the shortest way to where the order says, and out of the house where that is possible."""
        way_out = next((option for option in asked.options if option.verb == "leave"), None)
        if way_out is not None:
            return way_out
        monster = self.state.monster(self.order.monster or 0)
        if monster is None or monster.space in self.order.spaces:
            return None
        return with_value(asked, (self.way(monster, self.order.spaces)[0], None))

    def attack(self, asked: Decision) -> Option | None:
        """Nobody is hurt before the Objective is revealed: who dies earlier is replaced (rule mom.replacement.1)."""
        if self.plan is not Keeper.hunt or not self.state.revealed:
            return None
        who = self.victim()
        return next((option for option in asked.options if option.value and option.value[1] == who), None)

    # What is where.

    def spaces_with_people(self) -> list[SpaceId]:
        return [self.state.investigators[seat].space for seat in self.state.standing()]

    def way(self, monster: Monster, goals: Collection[SpaceId]) -> list[SpaceId]:
        """The shortest way of a monster to the nearest of some spaces."""
        found = routes_from(self.state, monster.space, class_of(monster).value)
        return min((found.path(goal) for goal in goals if goal in found.away), key=len)

    def named(self, name: str) -> list[Monster]:
        return [each for each in self.state.monsters if name in (each.kind, each.name)]

    def is_free(self, kind: str) -> bool:
        """Is there a figure of a kind in the pool?"""
        return any(TOKENS[token][0] == kind for token in self.state.pool)

    def command(self, monster: Monster, spaces: Collection[SpaceId]) -> Order:
        return Order(COMMANDS, "command-monster", monster.id, spaces)

    def send_nearest(self, monsters: list[Monster], spaces: Collection[SpaceId]) -> Order | None:
        """The one that has the shortest way, of those that are not there yet."""
        away = [each for each in monsters if each.space not in spaces and not each.stun]
        near = min(away, key=lambda monster: len(self.way(monster, spaces)), default=None)
        return None if near is None else self.command(near, spaces)

    # Plans.

    def nothing(self) -> Order | None:
        """Time is enough."""
        return None

    def samples(self) -> Order | None:
        """One monster takes as many samples as are needed and brings them to an altar; then whoever grew leaves."""
        if self.objective.leaver is not None and self.named(self.objective.leaver):
            return self.let_loose()
        state = self.state
        people, altars = self.spaces_with_people(), self.house.features[Feature.ALTAR]
        carrier = max(state.monsters, key=lambda monster: (monster.samples, monster.space in people), default=None)
        if carrier is None:
            return Order(("maniac-attack",), victim=state.standing()[0])
        if carrier.samples + state.altar_samples < self.samples_needed():
            if carrier.space in people:
                return Order(("take-sample",), "take-sample", carrier.id)
            return self.command(carrier, people)
        if carrier.space in altars:
            return Order(("take-sample",), "deliver-samples", carrier.id)
        return self.command(carrier, altars)

    def samples_needed(self) -> int:
        asked = next(each.when for each in self.objective.watches if isinstance(each.when, SamplesAtAltar))
        return asked.alone if len(self.state.investigators) == 1 else asked.n

    def let_loose(self) -> Order | None:
        """To the door, and out as soon as the Objective lets it."""
        objective = self.objective
        assert objective.leaver is not None and objective.leaves_by is not None
        doors = [door.one for door in self.house.outside_doors(objective.leaves_by)]
        for monster in self.named(objective.leaver):
            if way_out(self.table, monster) is not None or monster.space not in doors:
                return self.command(monster, doors)
        return None

    def congregation(self) -> Order | None:
        """Cultists at the altar of the chapel, as long as there are figures."""
        altars = [space for space in self.house.features[Feature.ALTAR] if room_of(space) == "chapel"]
        return Order(("summon-worshippers",), spaces=altars) if self.is_free("cultist") else None

    def dead(self) -> Order | None:
        """Corpses are laid and raised, as long as there are figures."""
        if not self.is_free("zombie"):
            return None
        return Order(("raise-dead",), "raise-corpse" if any(self.state.corpses.values()) else "place-corpse")

    def hunt(self) -> Order | None:
        """Everything that can walk goes to the victim; maniacs come by themselves."""
        who = self.victim()
        space = self.state.investigators[who].space
        if "maniac-attack" in STORIES[self.state.story].actions and self.is_free("maniac"):
            return Order(("maniac-attack",), victim=who, spaces=(space,))
        return self.send_nearest(self.state.monsters, (space,))

    def victim(self) -> int:
        """The blood relative, where there is one; the weakest otherwise."""
        if self.state.blood_relative is not None:
            return self.state.blood_relative
        return min(self.state.standing(), key=lambda seat: health_left(self.state, seat))

    def meeting(self) -> Order | None:
        """The mi-go come to Helena."""
        helena = self.named("helena")
        there = [space for monster in helena for space in self.house.rooms[room_of(monster.space)]]
        if not helena or any(each.space in there for each in self.named("mi-go")):
            return None
        return self.send_nearest(self.named("mi-go"), there)

    def guilt(self) -> Order | None:
        """Witchcraft against the one who is nearest to madness."""
        sane = [seat for seat in self.state.standing() if sanity_left(self.state, seat)]
        who = min(sane, key=lambda seat: sanity_left(self.state, seat), default=None)
        return None if who is None else Order(("witchcraft",), "lose-skill-points", victim=who)


PLANS: dict[str, Callable[[Keeper], Order | None]] = {
    "objective-fall-of-house-lynch-b": Keeper.samples,
    "objective-fall-of-house-lynch-c": Keeper.hunt,
    "objective-inner-sanctum-a": Keeper.congregation,
    "objective-inner-sanctum-b": Keeper.congregation,
    "objective-inner-sanctum-c": Keeper.congregation,
    "objective-blood-ties-a": Keeper.samples,
    "objective-blood-ties-b": Keeper.dead,
    "objective-blood-ties-c": Keeper.hunt,
    "objective-classroom-curses-b": Keeper.let_loose,
    "objective-classroom-curses-c": Keeper.meeting,
    "objective-green-eyed-boy-c": Keeper.guilt,
}
"""What the keeper does for each Objective; for the others time is enough."""

PLANS_AGAINST_ONE: dict[str, Callable[[Keeper], Order | None]] = {"objective-fall-of-house-lynch-b": Keeper.hunt}
"""One who stays by the door brings too little threat to raise the shoggoth in time; but with that one all are dead."""
