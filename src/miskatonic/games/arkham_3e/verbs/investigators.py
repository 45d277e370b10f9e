"""Verbs that change investigators: what they suffer and recover, what they focus, where they go; and their trials."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import Amount, Fixed, Node, Outcome, SelectorWord, TrialWord, investigators
from miskatonic.kernel.effects.investigators import for_these, say_skill_test
from miskatonic.kernel.effects.subjects import Person
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import assets, harm, movement
from ..actions import research
from ..focus import can_focus, discard_focus, focus
from ..play import Table, board, unstable_spaces
from ..resolver import Me
from ..testing import roll_and_change, skill_test
from ..words import DAMAGE, HORROR, SKILLS, Harm, Skill, say, skill_name

ONE = Fixed(1)


class Suffer(Node, frozen=True, tag="suffer"):
    what: Harm
    n: Amount = ONE
    direct: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from harm.suffer(table, me.who, self.what, self.n.count(table, me), direct=self.direct)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        direct = "-direct" if self.direct else ""
        return self.n.say(lambda n: say(f"effect-suffer-{self.what}{direct}", n=n))


class SufferBoth(Node, frozen=True, tag="suffer-both"):
    damage: int
    horror: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from harm.suffer_both(table, me.who, self.damage, self.horror)

    def say(self) -> Message:
        return say("effect-suffer-both", damage=self.damage, horror=self.horror)


class SufferSplit(Node, frozen=True, tag="suffer-split"):
    """So much in damage and horror together, as they like."""

    n: Amount

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        total = self.n.count(table, me)
        options = [
            Option(f"damage:{n}", say("option-split", damage=n, horror=total - n), n, "damage", word=str(n))
            for n in range(total + 1)
        ]
        damage: int = yield from ask(
            me.who, say("prompt-split"), options, "ah3.004", table.cause, QuestionKind.NUMBER, "split"
        )
        yield from harm.suffer_both(table, me.who, damage, total - damage)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self.n.count(table, me) > 0

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-suffer-split", n=n))


Whom = Literal["you", "you-or-ally", "here"]
"""Who recovers: the investigator; or one of their allies instead; or any investigator or ally in the space."""


def patients(table: Table, me: Me, whom: Whom, damage: bool, horror: bool) -> list[tuple[int, str | None]]:
    """Those who have something to recover."""
    state = table.state
    seats = state.standing_on(state.investigators[me.who].space) if whom == "here" else [me.who]
    found: list[tuple[int, str | None]] = []
    for seat in seats:
        investigator = state.investigators[seat]
        if (damage and investigator.damage) or (horror and investigator.horror):
            found.append((seat, None))
        if whom != "you":
            for card in assets.of_kind(state, seat, "ally"):
                lying = assets.on_card(state, card)
                if (damage and lying.damage) or (horror and lying.horror):
                    found.append((seat, card))
    return found


class Recover(Node, frozen=True, tag="recover"):
    """Health, sanity or both, by one investigator or ally (rules ah3.431.5, ah3.475.5, ah3.484.4)."""

    health: Amount = Fixed(0)
    sanity: Amount = Fixed(0)
    whom: Whom = "you"
    all: bool = False

    def _patients(self, table: Table, me: Me) -> list[tuple[int, str | None]]:
        damage = self.all or self.health.count(table, me) > 0
        horror = self.all or self.sanity.count(table, me) > 0
        return patients(table, me, self.whom, damage, horror)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        found = self._patients(table, me)
        if not found:
            return
        who, card = yield from harm.choose_patient(table, me.who, found, say("prompt-heal"))
        health, sanity = (99, 99) if self.all else (self.health.count(table, me), self.sanity.count(table, me))
        for what, count in ((DAMAGE, health), (HORROR, sanity)):
            if card is None:
                harm.recover(table, who, what, count)
            else:
                harm.recover_asset(table, who, card, what, count)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._patients(table, me))

    def say(self) -> Message:
        if self.all:
            return say("effect-recover-all")
        if self.health.printed and self.sanity.printed:
            return say(f"effect-recover-both-{self.whom}", health=self.health.printed, sanity=self.sanity.printed)
        amount, word = (self.sanity, "sanity") if _counts(self.sanity) else (self.health, "health")
        return amount.say(lambda n: say(f"effect-recover-{word}-{self.whom}", n=n))


def _counts(amount: Amount) -> bool:
    return not isinstance(amount, Fixed) or amount.n > 0


class FocusSkill(Node, frozen=True, tag="focus"):
    """A skill, or one of their choice."""

    skill: Skill | None = None
    beyond: bool = False
    """Even over the focus limit (rule ah3.445.10)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from focus(table, me.who, (self.skill,) if self.skill else SKILLS, beyond=self.beyond)

    def possible(self, table: Table, me: Me, /) -> bool:
        return any(can_focus(table.state, me.who, skill) for skill in ((self.skill,) if self.skill else SKILLS))

    def say(self) -> Message:
        beyond = "-beyond" if self.beyond else ""
        if self.skill:
            return say(f"effect-focus{beyond}", skill=skill_name(self.skill))
        return say(f"effect-focus-any{beyond}")


class DiscardFocus(Node, frozen=True, tag="discard-focus"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from discard_focus(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(me.sheet(table).focus)

    def say(self) -> Message:
        return say("effect-discard-focus")


class BecomeDelayed(investigators.BecomeDelayed, frozen=True, tag="become-delayed"):
    def resolve(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return not me.sheet(table).delayed


class Devour(Node, frozen=True, tag="devour"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from harm.defeat(table, me.who, "devoured")

    def say(self) -> Message:
        return say("effect-devour")


class Retire(Node, frozen=True, tag="retire"):
    """Rule ah3.408.1."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from harm.defeat(table, me.who, "retired")

    def say(self) -> Message:
        return say("effect-retire")


class Research(Node, frozen=True, tag="research"):
    """A clue of their own goes to the scenario sheet (rule ah3.406.1)."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from research(table, me.who, self.n)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).clues > 0

    def say(self) -> Message:
        return say("effect-research", n=self.n)


class Move(Node, frozen=True, tag="move"):
    n: int = 1
    past_monsters: bool = False

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from movement.move(table, me.who, self.n, past_monsters=self.past_monsters)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.can_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-past-monsters" if self.past_monsters else "effect-move", n=self.n)


Goal = Literal["adjacent-street", "unstable", "doom", "anomaly", "adjacent", "the-future"]


class MoveTo(Node, frozen=True, tag="move-to"):
    """Directly to a space of some kind (rule ah3.467.4)."""

    to: Goal

    def _spaces(self, table: Table, me: Me) -> list[str]:
        state = table.state
        here = state.investigators[me.who].space
        match self.to:
            case "adjacent-street":
                return [space for space in board(state).near(here) if space in board(state).streets]
            case "unstable":
                return unstable_spaces(state)
            case "doom":
                return [space for space in state.doom if space != here]
            case "anomaly":
                return [space for id in state.anomalies for space in board(state).spaces_of[id]]
            case "adjacent":
                return list(board(state).near(here))
            case _:
                return ["the-future"]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from movement.move_to_one_of(table, me.who, self._spaces(table, me), "prompt-move")

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._spaces(table, me))

    def say(self) -> Message:
        return say(f"effect-move-to-{self.to}")


class ExchangeHarm(Node, frozen=True, tag="exchange-harm"):
    """Damage or horror is moved between the investigator and somebody else or an ally, as much as they like."""

    def _others(self, table: Table, me: Me) -> list[tuple[int, str | None]]:
        state = table.state
        found: list[tuple[int, str | None]] = []
        for seat in state.standing():
            if seat != me.who:
                found.append((seat, None))
            found += [(seat, card) for card in assets.of_kind(state, seat, "ally")]
        return found

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        others = self._others(table, me)
        if not others:
            return
        other, card = yield from harm.choose_patient(table, me.who, others, say("prompt-exchange"))
        yield from harm.exchange(table, me.who, other, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        own = me.sheet(table)
        others = self._others(table, me)
        return bool(others) and (bool(own.damage or own.horror) or bool(harm.anybody_hurt(table.state, others)))

    def say(self) -> Message:
        return say("effect-exchange-harm")


class RepeatAction(Node, frozen=True, tag="repeat-action"):
    """An action that was performed this round is performed again: by this card, which never repeats itself."""

    def _options(self, table: Table, me: Me) -> list[Option]:
        from ..action_phase import action_options

        return action_options(table, me.who, repeats=me.card)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..action_phase import perform

        options = self._options(table, me)
        if not options:
            return
        prompt = say("prompt-repeat")
        verb, card = yield from ask(me.who, prompt, options, "ah3.418.4", table.cause, QuestionKind.ACT, "repeat")
        yield from perform(table, me.who, verb, card, again=True)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._options(table, me))

    def say(self) -> Message:
        return say("effect-repeat-action")


class Roll(Node, frozen=True, tag="roll"):
    """Dice that are no test; what follows counts them."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from roll_and_change(table, me.who, self.n)

    def say(self) -> Message:
        return say("effect-roll", n=self.n)


# What is tried.


class SkillTest(TrialWord, frozen=True, tag="skill"):
    skill: Skill
    mod: int = 0
    remnants: bool = False
    """Remnants may be spent for dice."""

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        more = (yield from self._remnants(table, me)) if self.remnants else 0
        return (yield from skill_test(table, me, self.skill, self.mod, more=more))

    def _remnants(self, table: Table, me: Me) -> Flow[int]:
        most = me.sheet(table).remnants
        if not most:
            return 0
        options = [
            Option(f"remnants:{n}", say("option-remnants", n=n), n, "remnants", word=str(n), amount=n)
            for n in range(most + 1)
        ]
        prompt = say("prompt-remnant-dice")
        count: int = yield from ask(
            me.who, prompt, options, "ah3.434.3", table.cause, QuestionKind.NUMBER, "remnant-dice"
        )
        assets.spend(table, me.who, "remnants", count)
        return count

    def say(self) -> Message:
        words = say_skill_test(skill_name(self.skill), self.mod)
        return say("trial-skill-remnants", trial=words) if self.remnants else words


class Dice(TrialWord, frozen=True, tag="dice"):
    """Dice that are no test, by their sum (rule ah3.450.1)."""

    n: int = 1

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        return Outcome(True, sum((yield from roll_and_change(table, me.who, self.n))))

    def say(self) -> Message:
        return say("trial-dice", n=self.n)


# Who.


class Leader(Person, SelectorWord, frozen=True, tag="leader"):
    """The leader, who may have no investigator (rule ah3.455.3-2)."""

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        from ..monsters import leader_seat

        seat = leader_seat(table.state)
        return [] if seat is None else for_these(me, [seat])

    def say(self) -> Message:
        return say("each-leader")


class Drawer(Person, SelectorWord, frozen=True, tag="each-at-marker"):
    """Investigators in the space of a face-up marker of a colour."""

    colour: str

    def candidates(self, table: Table, me: Me, /) -> list[Me]:
        state = table.state
        spaces = {each.space for each in state.markers if each.colour == self.colour and each.up}
        return for_these(me, [who for who in state.standing() if state.investigators[who].space in spaces])

    def say(self) -> Message:
        return say("each-at-marker", colour=say(f"colour-{self.colour}"))
