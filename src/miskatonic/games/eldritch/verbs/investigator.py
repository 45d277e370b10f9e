"""Verbs that change an investigator: health and sanity, skills, actions, delays."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.effects import ONE, Amount, Node, investigators
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import health, movement, possessions
from ..action_phase import additional_action
from ..play import DONE, Table, agree
from ..possessions import of_kind
from ..reactions import able
from ..replacing import improve_one
from ..resolver import Me, part_of
from ..words import SKILLS, Harm, Skill, say, skill_name


class Lose(Node, frozen=True, tag="lose"):
    what: Harm
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from health.lose(table, me.who, self.what, self.n.count(table, me), during=part_of(me))

    def say(self) -> Message:
        return self.n.say(lambda n: say(f"effect-lose-{self.what}", n=n))


class LoseBoth(Node, frozen=True, tag="lose-both"):
    """As much health as sanity, at the same time."""

    n: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return health.lose_both(table, me.who, self.n, during=part_of(me))

    def say(self) -> Message:
        return say("effect-lose-both", n=self.n)


class LoseToMagic(Node, frozen=True, tag="lose-to-magic"):
    """Sanity for each spell; whoever lost some gains a Madness condition."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        lost = yield from health.lose(table, me.who, Harm.SANITY, len(of_kind(table.state, me.who, "spell")))
        if lost and me.sheet(table).in_play:
            yield from possessions.gain_condition_by_trait(table, me.who, "madness")

    def say(self) -> Message:
        return say("effect-lose-to-magic")


class Recover(Node, frozen=True, tag="recover"):
    what: Harm
    n: Amount = ONE
    all: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        gauge = me.sheet(table).gauge(self.what)
        health.recover(table, me.who, self.what, gauge.most if self.all else self.n.count(table, me))

    def possible(self, table: Table, me: Me, /) -> bool:
        gauge = me.sheet(table).gauge(self.what)
        return gauge.left < gauge.most

    def say(self) -> Message:
        if self.all:
            return say(f"effect-recover-{self.what}-all")
        return self.n.say(lambda n: say(f"effect-recover-{self.what}", n=n))


class PreventLoss(Node, frozen=True, tag="prevent"):
    """Prevent so much of the loss that is about to happen; `instead` of what the spell has prevented so far."""

    n: Amount
    instead: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        losing = table.state.losing
        if losing is not None:
            health.prevent(table, self.n.count(table, me) - (losing.by_spell if self.instead else 0))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-prevent-instead" if self.instead else "effect-prevent", n=n))


class TradeHealth(Node, frozen=True, tag="trade-health"):
    """Health spent recovers as much sanity, or the other way round (rules eh.inv-lily.1, eh.inv-lily.2)."""

    spend: Harm

    def _most(self, table: Table, me: Me) -> int:
        other = Harm.SANITY if self.spend is Harm.HEALTH else Harm.HEALTH
        gauge = me.sheet(table).gauge(other)
        return min(me.sheet(table).gauge(self.spend).left - 1, gauge.most - gauge.left)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option(f"spend:{n}", say("option-number", n=n), n, "spend", word=str(n))
            for n in range(1, self._most(table, me) + 1)
        ]
        if not options:
            return
        prompt = say(f"prompt-trade-{self.spend}")
        rule = "eh.inv-lily.1"
        kind = QuestionKind.NUMBER
        count: int = yield from ask(me.who, prompt, options, rule, table.cause, kind, "trade-health", len(options))
        health.spend(table, me.who, self.spend, count)
        health.recover(table, me.who, Harm.SANITY if self.spend is Harm.HEALTH else Harm.HEALTH, count)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self._most(table, me) > 0

    def say(self) -> Message:
        return say(f"effect-trade-{self.spend}")


class Devour(Node, frozen=True, tag="devour"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return health.devour(table, me.who)

    def say(self) -> Message:
        return say("effect-devour")


class Improve(Node, frozen=True, tag="improve"):
    """A skill, or one of their choice."""

    skill: Skill | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        before = dict(me.sheet(table).improved)
        improved = yield from improve_one(table, me.who, *(((self.skill,),) if self.skill else ()))
        if (
            improved is not None
            and improved not in before
            and any(has.improves_twice for _, has in able(table.state, me.who, "improves_twice"))
        ):
            again = Option("again", say("option-improve-again", skill=skill_name(improved)), True, "again")
            prompt = say("prompt-improve-again")
            if (yield from agree(table, me.who, prompt, again, "eh.inv-lily.4", "improve-again")):
                possessions.improve(table, me.who, improved)

    def possible(self, table: Table, me: Me, /) -> bool:
        skills = (self.skill,) if self.skill else tuple(Skill)
        return any(possessions.can_improve(table.state, me.who, skill) for skill in skills)

    def say(self) -> Message:
        return say("effect-improve", skill=skill_name(self.skill)) if self.skill else say("effect-improve-any")


class Retrain(Node, frozen=True, tag="retrain"):
    """Improvement tokens are spent, and as many skills improved (rules eh.inv-lola.1 to eh.inv-lola.3)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        investigator = me.sheet(table)
        spent = 0
        while investigator.improved:
            options = [
                Option(f"spend:{skill}", skill_name(skill), skill, "spend", word=skill)
                for skill in SKILLS
                if skill in investigator.improved
            ]
            options.append(DONE)
            prompt = say("prompt-retrain", n=spent)
            skill: Skill | None = yield from ask(
                me.who, prompt, options, "eh.inv-lola.2", table.cause, QuestionKind.SEVERAL, "retrain", spent
            )
            if skill is None:
                break
            spent += investigator.improved.pop(skill)
        for _ in range(spent):
            yield from improve_one(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(me.sheet(table).improved)

    def say(self) -> Message:
        return say("effect-retrain")


class AdditionalAction(Node, frozen=True, tag="additional-action"):
    """An action beyond those of the turn."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return additional_action(table, me.who)

    def say(self) -> Message:
        return say("effect-additional-action")


class BecomeDelayed(investigators.BecomeDelayed, frozen=True, tag="become-delayed"):
    def resolve(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.can_be_delayed(table.state, me.who)
