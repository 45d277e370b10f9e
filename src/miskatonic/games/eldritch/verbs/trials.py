"""What effects try (`try:`)."""

from __future__ import annotations

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import ZERO, Amount, Outcome, TrialWord
from miskatonic.kernel.effects.amounts import Per
from miskatonic.kernel.effects.investigators import say_skill_test
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import health
from ..dice_of_fate import roll_die
from ..paying import can_pay_clues, pay_clues
from ..play import Table, player_count
from ..resolver import Me, part_of
from ..state import Eldritch
from ..testing import in_the_midst_of, skill_test
from ..words import Harm, Occurring, Skill, say, skill_name


class SkillTrial(TrialWord, frozen=True, tag="skill"):
    """A skill test."""

    skill: Skill
    mod: int = 0
    dice: Amount = ZERO
    """Additional dice, or fewer."""

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        state = table.state
        more = self.dice.signed(table, me)
        if state.research_dice and _is_far_research(state, me.who):
            more += state.research_dice
        return skill_test(table, me, self.skill, self.mod, part_of(me), more)

    def say(self) -> Message:
        skill = skill_name(self.skill)
        if isinstance(self.dice, Per):
            id = "trial-skill-more" if self.dice.n > 0 else "trial-skill-fewer"
            return say(id, skill=skill, mod=self.mod, n=abs(self.dice.n), each=self.dice.each())
        return say_skill_test(skill, self.mod)


def _is_far_research(state: Eldritch, who: int) -> bool:
    """Is it the research encounter with the clue elsewhere?"""
    scene = state.scene
    return scene is not None and Occurring.RESEARCH in in_the_midst_of(state, who) and scene.clue == state.far_clue


class SkillAndClues(TrialWord, frozen=True, tag="skill-and-clues"):
    """A skill test; each clue spent afterwards adds a success."""

    skill: Skill

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        outcome = yield from skill_test(table, me, self.skill)
        result = outcome.result
        while can_pay_clues(table, me.who, 1):
            options = [
                Option("spend", say("option-spend-clue"), True, "spend"),
                Option("no", say("option-enough"), False, role=Role.DONE),
            ]
            prompt = say("prompt-add-success", n=result)
            kind = QuestionKind.SEVERAL
            if not (yield from ask(me.who, prompt, options, "eh.golden.2", table.cause, kind, "add-success", result)):
                break
            yield from pay_clues(table, me.who, 1)
            result += 1
        return Outcome(result > 0, result)

    def say(self) -> Message:
        return say("trial-skill-and-clues", skill=skill_name(self.skill))


class SkillAndSanity(TrialWord, frozen=True, tag="skill-and-sanity"):
    """A skill test; each sanity spent before gives an additional die."""

    skill: Skill

    def attempt(self, table: Table, me: Me, /) -> Flow[Outcome]:
        most = me.sheet(table).sanity.left - 1
        options = [Option(f"spend:{n}", say("option-number", n=n), n, "spend", word=str(n)) for n in range(most + 1)]
        prompt = say("prompt-sanity-dice")
        kind = QuestionKind.NUMBER
        count: int = yield from ask(me.who, prompt, options, "eh.golden.2", table.cause, kind, "sanity-dice", most)
        if count:
            health.spend(table, me.who, Harm.SANITY, count)
        return (yield from skill_test(table, me, self.skill, 0, (), count))

    def say(self) -> Message:
        return say("trial-skill-and-sanity", skill=skill_name(self.skill))


class Die(TrialWord, frozen=True, tag="die"):
    """One die, which is no test; effects go by what it shows (rules eh.faq.10, eh.faq.11)."""

    def attempt(self, table: Table, me: Me, /) -> Outcome:
        return Outcome(False, roll_die(table, me.who))

    def say(self) -> Message:
        return say("trial-die")


class DieWithinPlayers(TrialWord, frozen=True, tag="die-within-players"):
    """One die, which passes where it shows no more than there are players."""

    def attempt(self, table: Table, me: Me, /) -> Outcome:
        die = roll_die(table, me.who)
        return Outcome(die <= player_count(table.state), die)

    def say(self) -> Message:
        return say("trial-die-within-players")
