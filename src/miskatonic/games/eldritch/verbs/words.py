"""What effects ask, pay, try, select and count."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.effects import (
    Amount,
    ConditionWord,
    Cost,
    CostWord,
    Fixed,
    Outcome,
    TrialWord,
)
from miskatonic.kernel.effects.amounts import Per
from miskatonic.kernel.flow import Flow, ask, run
from miskatonic.kernel.text import Message

from .. import health, movement, possessions, rumors
from ..board import GATES, type_of
from ..components import MYTHOS, TOKENS, card_of
from ..dice_of_fate import roll_die
from ..monsters import is_epic, printed
from ..paying import can_pay_clues, most_clues, pay_clues
from ..play import Table, choose_investigator, player_count
from ..possessions import choose_cards, holds, of_kind
from ..resolver import Me, part_of
from ..state import Eldritch
from ..testing import in_the_midst_of, skill_test
from ..words import (
    Harm,
    Occurring,
    Skill,
    SpaceType,
    card_name,
    monster_name,
    possession_name,
    say,
    skill_name,
    trait_name,
)

ONE = Fixed(1)
ZERO = Fixed(0)


def _is_far_research(state: Eldritch, who: int) -> bool:
    """Is it the research encounter with the clue elsewhere?"""
    scene = state.scene
    return scene is not None and Occurring.RESEARCH in in_the_midst_of(state, who) and scene.clue == state.far_clue


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
        return say("trial-skill", skill=skill, mod=self.mod)


class PerClue(Per, frozen=True, tag="clue"):
    """For each clue of the investigator."""

    def found(self, table: Table, me: Me, /) -> int:
        return len(me.sheet(table).clues)

    def each(self) -> Message:
        return say("per-clue", every=self.every)


class PerPlayer(Per, frozen=True, tag="player"):
    """For each player; `every: 2` is half of them, rounded up (rules eh.symbols.2, eh.rounding.1)."""

    def found(self, table: Table, me: Me, /) -> int:
        return player_count(table.state)

    def each(self) -> Message:
        return say("per-player", every=self.every)


def price(n: Amount, id: str) -> Message:
    """A price as it stands after "you may", where it is counted too."""
    if isinstance(n, Per) and not n.plus:
        return say("cost-per", cost=say(id, n=n.n), each=n.each())
    return n.say(lambda n: say(id, n=n))


class Clues(CostWord, frozen=True, tag="clues"):
    n: Amount = ONE

    def affordable(self, table: Table, me: Me, /) -> bool:
        return can_pay_clues(table, me.who, self.n.count(table, me), effect=True)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        return pay_clues(table, me.who, self.n.count(table, me), effect=True)

    def say(self) -> Message:
        return price(self.n, "cost-clues")


class SpendHealth(CostWord, frozen=True, tag="health"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return health.can_spend(table.state, me.who, Harm.HEALTH, self.n)

    def pay(self, table: Table, me: Me, /) -> None:
        health.spend(table, me.who, Harm.HEALTH, self.n)

    def say(self) -> Message:
        return say("cost-health", n=self.n)


class SpendSanity(CostWord, frozen=True, tag="sanity"):
    n: int = 1

    def affordable(self, table: Table, me: Me, /) -> bool:
        return health.can_spend(table.state, me.who, Harm.SANITY, self.n)

    def pay(self, table: Table, me: Me, /) -> None:
        health.spend(table, me.who, Harm.SANITY, self.n)

    def say(self) -> Message:
        return say("cost-sanity", n=self.n)


class Loss(CostWord, frozen=True, tag="loss"):
    """Losing health or sanity by choice: it may be prevented and still counts (rules eh.faq.18, eh.faq.19)."""

    what: Harm
    n: int

    def affordable(self, table: Table, me: Me, /) -> bool:
        return True

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from health.lose(table, me.who, self.what, self.n, during=part_of(me))

    def say(self) -> Message:
        return say(f"cost-lose-{self.what}", n=self.n)


class Delay(CostWord, frozen=True, tag="delay"):
    """Becoming delayed, which nobody can who is delayed already (rule eh.delayed.7.ltp)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return movement.can_be_delayed(table.state, me.who)

    def pay(self, table: Table, me: Me, /) -> None:
        movement.delay(table, me.who, chosen=True)

    def say(self) -> Message:
        return say("cost-delay")


class TakeCondition(CostWord, frozen=True, tag="condition"):
    """Gaining a condition, which nobody can who has it (rules eh.condition.4, eh.faq.17)."""

    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return possessions.can_gain_condition(table.state, me.who, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from possessions.gain_condition(table, me.who, self.name, chosen=True)

    def say(self) -> Message:
        return say("cost-condition", card=card_name(self.name))


class LeadTakesCondition(TakeCondition, frozen=True, tag="lead-condition"):
    """The lead investigator gains a condition; whoever is defeated cannot (rule eh.defeated.13)."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        lead = table.state.lead
        in_play = table.state.investigators[lead].in_play
        return in_play and possessions.can_gain_condition(table.state, lead, self.name)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        yield from possessions.gain_condition(table, table.state.lead, self.name, chosen=True)

    def say(self) -> Message:
        return say("cost-lead-condition", card=card_name(self.name))


class GiveUpCondition(CostWord, frozen=True, tag="lose-condition"):
    name: str

    def affordable(self, table: Table, me: Me, /) -> bool:
        return holds(table.state, me.who, self.name) is not None

    def pay(self, table: Table, me: Me, /) -> None:
        card = holds(table.state, me.who, self.name)
        if card is not None:
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("cost-discard-card", card=card_name(self.name))


class GiveUpPossession(CostWord, frozen=True, tag="possession"):
    """Possessions of their choice, of a trait or a kind."""

    n: int = 1
    trait: str | None = None
    kind: Literal["asset", "spell"] | None = None

    def affordable(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, self.kind, self.trait)) >= self.n

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, self.kind, self.trait)
        for card in (yield from choose_cards(table, me.who, held, self.n, "discard", "eh.spend.1")):
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("cost-possession", n=self.n, what=possession_name(self.trait, self.kind))


class DiscardThis(CostWord, frozen=True, tag="this"):
    """The card itself is discarded."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        sheet = me.sheet(table)
        return me.card in sheet.cards or me.card in sheet.conditions

    def pay(self, table: Table, me: Me, /) -> None:
        possessions.discard_card(table, me.who, me.card)

    def say(self) -> Message:
        return say("cost-this")


class Together(CostWord, frozen=True, tag="all"):
    """Several prices, all of which are paid."""

    costs: list[Cost]

    def affordable(self, table: Table, me: Me, /) -> bool:
        return all(cost.affordable(table, me) for cost in self.costs)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        for cost in self.costs:
            yield from run(cost.pay(table, me))

    def say(self) -> Message:
        first, *rest = [cost.say() for cost in self.costs]
        for each in rest:
            first = say("cost-and", first=first, last=each)
        return first


class HasSpells(ConditionWord, frozen=True, tag="spells"):
    n: int = 1

    def holds(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, "spell")) >= self.n

    def say(self) -> Message:
        return say("if-spells", n=self.n)


class OnBoard(ConditionWord, frozen=True, tag="on-board"):
    """Is there a monster of a kind on the board?"""

    kind: str

    def holds(self, table: Table, me: Me, /) -> bool:
        return any(TOKENS[each.token] == self.kind for each in table.state.monsters)

    def say(self) -> Message:
        return say("if-on-board", monster=monster_name(self.kind))


class Die(TrialWord, frozen=True, tag="die"):
    """One die, which is no test; effects go by what it shows (rules eh.faq.10, eh.faq.11)."""

    def attempt(self, table: Table, me: Me, /) -> Outcome:
        return Outcome(False, roll_die(table, me.who))

    def suppose(self, result: int) -> Outcome:
        return Outcome(False, result)

    def say(self) -> Message:
        return say("trial-die")


class DieWithinPlayers(TrialWord, frozen=True, tag="die-within-players"):
    """One die, which passes where it shows no more than there are players."""

    def attempt(self, table: Table, me: Me, /) -> Outcome:
        die = roll_die(table, me.who)
        return Outcome(die <= player_count(table.state), die)

    def say(self) -> Message:
        return say("trial-die-within-players")


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


class GroupClues(CostWord, frozen=True, tag="group-clues"):
    """Clues that the investigators spend together, each as many as they like; the lead settles it (rule eh.lead.7)."""

    n: Amount

    def affordable(self, table: Table, me: Me, /) -> bool:
        return sum(most_clues(table, who) for who in table.state.standing()) >= self.n.count(table, me)

    def pay(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        for _ in range(self.n.count(table, me)):
            able = [who for who in state.standing() if can_pay_clues(table, who, 1)]
            prompt = say("prompt-group-clues")
            who = yield from choose_investigator(table, state.lead, able, prompt, "eh.lead.7", "group-clues")
            yield from pay_clues(table, who, 1)

    def say(self) -> Message:
        return price(self.n, "cost-group-clues")


class ThatSpell(CostWord, frozen=True, tag="that-spell"):
    """The spell whose test was passed."""

    def affordable(self, table: Table, me: Me, /) -> bool:
        return table.state.cast in me.sheet(table).cards

    def pay(self, table: Table, me: Me, /) -> None:
        if table.state.cast is not None:
            possessions.discard_card(table, me.who, table.state.cast)

    def say(self) -> Message:
        return say("cost-that-spell")


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


class AnothersUncommon(ConditionWord, frozen=True, tag="anothers-uncommon"):
    """Has another investigator gained a condition that is not Common (rules eh.inv-jacqueline.4, 5)?"""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.chosen != me.who and "common" not in card_of(me.subject).traits

    def say(self) -> Message:
        return say("if-anothers-uncommon")


class HasCondition(ConditionWord, frozen=True, tag="has-condition"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(me.sheet(table).conditions)

    def say(self) -> Message:
        return say("if-has-condition")


class OnType(ConditionWord, frozen=True, tag="on-type"):
    type: SpaceType

    def holds(self, table: Table, me: Me, /) -> bool:
        return type_of(me.sheet(table).space) is self.type

    def say(self) -> Message:
        return say("if-on", type=say(f"type-{self.type}"))


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


class NotEpic(ConditionWord, frozen=True, tag="not-epic"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None and not is_epic(me.monster)

    def say(self) -> Message:
        return say("if-not-epic")


class AtRumor(ConditionWord, frozen=True, tag="at-rumor"):
    """Is the investigator where the rumor token is?"""

    def holds(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).space == MYTHOS[me.card].space

    def say(self) -> Message:
        return say("if-at-rumor")


class OnToken(ConditionWord, frozen=True, tag="on-token"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(each.space == me.sheet(table).space for each in table.state.eldritch)

    def say(self) -> Message:
        return say("if-on-token")


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


class InOtherWorld(ConditionWord, frozen=True, tag="in-other-world"):
    def holds(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        return scene is not None and scene.deck == "other-world" and scene.who == me.who

    def say(self) -> Message:
        return say("if-in-other-world")


class Monsters(ConditionWord, frozen=True, tag="monsters"):
    n: int

    def holds(self, table: Table, me: Me, /) -> bool:
        return len(table.state.monsters) >= self.n

    def say(self) -> Message:
        return say("if-monsters", n=self.n)


class MonstersReckon(ConditionWord, frozen=True, tag="monsters-reckon"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(printed(table.state, each.token).reckoning for each in table.state.monsters)

    def say(self) -> Message:
        return say("if-monsters-reckon")


class MythosReckons(ConditionWord, frozen=True, tag="mythos-reckons"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return any(MYTHOS[each.card].reckoning for each in table.state.ongoing)

    def say(self) -> Message:
        return say("if-mythos-reckons")


class RumorInPlay(ConditionWord, frozen=True, tag="rumor-in-play"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(rumors.rumors(table.state))

    def say(self) -> Message:
        return say("if-rumor-in-play")


class Solved(ConditionWord, frozen=True, tag="solved"):
    def holds(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.solved)

    def say(self) -> Message:
        return say("if-solved")
