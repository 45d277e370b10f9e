"""What the greedy bot thinks effects are worth to an investigator: expected values, with exact chances of tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from miskatonic.games.eldritch.components import CARDS, MYSTERIES
from miskatonic.games.eldritch.verbs import (
    clues,
    combat,
    conditions,
    doom,
    encounters,
    gates,
    investigator,
    monsters,
    movement,
    mysteries,
    mythos,
    possessions,
    reckoning,
    this_monster,
    tokens,
    trading,
    trials,
)
from miskatonic.games.eldritch.verbs.selectors import (
    EveryoneAtGates,
    EveryoneHere,
    MonstersHere,
    OneOtherReady,
    OthersHere,
)
from miskatonic.games.eldritch.view import MonsterView
from miskatonic.games.eldritch.words import LORE, OMEN_TRACK, Skill
from miskatonic.kernel.dice import SIDES
from miskatonic.kernel.effects import (
    Choose,
    Condition,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Outcome,
    Pay,
    PayThen,
    Repeat,
    Test,
    Trial,
    Unless,
)
from miskatonic.kernel.effects.investigators import Everyone, OneOther

from .possessions import ARTIFACT, ASSET, SPELL, card_worth
from .prices import CONDITION, CONDITIONS, DELAYED, Occasion, affordable, count, price

IMPROVED: Final = 1.2
SPELLS_ENOUGH: Final = 2
ACTION: Final = 1.0
MONSTER: Final = -2.0
AMBUSH: Final = -1.6
NEW_GATE: Final = -4.0
DEVOURED: Final = -14.0
BOARD_CLUE: Final = 0.8
"""What a clue is worth that has still to be fetched."""
TICKET_STEP: Final = 0.4
LOST: Final = 100.0
UNLIKELY: Final = 0.001
"""How likely a result has to be to be thought of."""


def worth(at: Occasion, effects: Sequence[Effect]) -> float:
    """What it is worth to resolve effects, one after the other."""
    total = 0.0
    for effect in effects:
        judge = WORTH.get(type(effect))
        if judge is not None:
            total += judge(at, effect)
    return total


# What combines others.


def choose(at: Occasion, effect: Choose) -> float:
    ways = sorted((worth(at, each) for each in effect.among), reverse=True)[: effect.n]
    return sum(max(0.0, each) for each in ways) if effect.optional else sum(ways)


def may(at: Occasion, effect: May) -> float:
    return max(worth(at, effect.then), worth(at, effect.otherwise))


def pay(at: Occasion, effect: Pay) -> float:
    return bargain(at, effect.cost, effect.then)


def bargain(at: Occasion, cost: Cost, bought: Sequence[Effect]) -> float:
    """What is bought, less the price."""
    on_mystery = any(WORTH.get(type(each)) is mystery_step for each in bought)
    return worth(at, bought) - price(replace(at, on_mystery=on_mystery), cost)


def pay_then(at: Occasion, effect: PayThen) -> float:
    unpaid = worth(at, effect.otherwise)
    if not affordable(at, effect.cost):
        return unpaid
    return max(unpaid, bargain(at, effect.cost, effect.then))


def unless(at: Occasion, effect: Unless) -> float:
    unpaid = worth(at, effect.then)
    if not affordable(at, effect.cost):
        return unpaid
    return max(unpaid, bargain(at, effect.cost, effect.otherwise))


def if_(at: Occasion, effect: If) -> float:
    likely = holds(at, effect.when)
    return likely * worth(at, effect.then) + (1 - likely) * worth(at, effect.otherwise)


def holds(at: Occasion, when: Condition) -> float:
    """How likely a condition holds."""
    match when:
        case conditions.GateMatchesOmen():
            omen = OMEN_TRACK[(at.situation.view.omen + at.rounds) % len(OMEN_TRACK)]
            return float(at.situation.gates.get(at.space) == omen)
        case conditions.Has(condition=name):
            return float(name in at.situation.doer.conditions)
        case conditions.Without(condition=name):
            return float(name not in at.situation.doer.conditions)
        case conditions.HasCondition():
            return float(bool(at.situation.doer.conditions))
        case conditions.NoClues():
            return float(not at.situation.own.clues)
        case conditions.RumorInPlay():
            return float(bool(at.situation.view.ongoing))
        case conditions.MonsterHere():
            return float(bool(at.situation.monsters.get(at.space)))
        case _:
            return 0.5


def test(at: Occasion, effect: Test) -> float:
    """What follows, by how likely each result is."""
    return sum(
        likely * worth(replace(at, successes=float(outcome.result)), effect.follows(outcome))
        for likely, outcome in outcomes(at, effect.trial, exact=bool(effect.results))
    )


def outcomes(at: Occasion, trial: Trial, *, exact: bool) -> list[tuple[float, Outcome]]:
    """How likely each outcome of a trial is."""
    match trial:
        case trials.SkillTrial(skill=skill, mod=mod):
            return by_skill(at, skill, mod, exact=exact)
        case trials.SkillAndClues(skill=skill) | trials.SkillAndSanity(skill=skill):
            return by_skill(at, skill, 1, exact=exact)
        case trials.DieWithinPlayers():
            return [(1 / SIDES, Outcome(die <= at.situation.players, die)) for die in range(1, SIDES + 1)]
        case _:
            return [(1 / SIDES, Outcome(False, die)) for die in range(1, SIDES + 1)]


def by_skill(at: Occasion, skill: Skill, modifier: int, *, exact: bool) -> list[tuple[float, Outcome]]:
    """The results of a skill test: each of them, or only a failure and an average success."""
    results = at.situation.doer.results(skill, modifier, at.during, at.space)
    if exact:
        return [(likely, Outcome(result > 0, result)) for result, likely in enumerate(results) if likely > UNLIKELY]
    failed = results[0]
    passed = 1 - failed
    average = sum(result * likely for result, likely in enumerate(results)) / passed
    return [(failed, Outcome(False, 0)), (passed, Outcome(True, round(average)))]


def for_each(at: Occasion, effect: ForEach) -> float:
    standing = at.situation.standing
    here = sum(each.space == at.space for each in standing)
    match effect.each:
        case Everyone():
            times = len(standing)
        case OthersHere():
            times = max(0, here - 1)
        case EveryoneHere():
            times = max(1, here)
        case EveryoneAtGates():
            times = sum(each.space in at.situation.gates for each in standing)
        case MonstersHere():
            times = len(at.situation.monsters.get(at.space, ()))
        case OneOther() | OneOtherReady():
            times = min(1, len(standing) - 1)
        case _:
            times = 1
    return times * worth(at, effect.then) if times else 0.0


def repeat(at: Occasion, effect: Repeat) -> float:
    return count(at, effect.times) * worth(at, effect.then)


def stage(at: Occasion, effect: encounters.Stage) -> float:
    return worth(at, effect.then)


# Investigators.


def lose(at: Occasion, effect: investigator.Lose) -> float:
    return -at.situation.doer.loss(effect.what, count(at, effect.n))


def recover(at: Occasion, effect: investigator.Recover) -> float:
    return at.situation.doer.recovery(effect.what, 9 if effect.all else round(count(at, effect.n)))


def gain_clues(at: Occasion, effect: clues.GainClues) -> float:
    return at.situation.clue * count(at, effect.n)


def gain_condition(at: Occasion, effect: possessions.GainCondition) -> float:
    if effect.name is None:
        return CONDITION
    if effect.name in at.situation.doer.conditions and effect.name != "blessed":
        return 0.0
    return CONDITIONS.get(effect.name, CONDITION)


def discard_condition(at: Occasion, effect: possessions.DiscardCondition) -> float:
    held = [CONDITIONS.get(name, CONDITION) for name in at.situation.doer.conditions if effect.name in (None, name)]
    return -min(held, default=0.0)


def gain_spell(at: Occasion, effect: possessions.GainSpell) -> float:
    if at.situation.spells_wanted and at.situation.doer.spells < SPELLS_ENOUGH:
        return SPELL + at.situation.step / 4
    return SPELL * effect.n * at.situation.doer.chance(LORE)


def gain_artifact(at: Occasion, effect: possessions.GainArtifact) -> float:
    return ARTIFACT * effect.n


def gain_asset(at: Occasion, effect: possessions.GainAsset) -> float:
    return ASSET


def discard_possession(at: Occasion, effect: possessions.DiscardPossession) -> float:
    held = sorted(card_worth(each.id) for each in at.situation.own.cards)
    return -sum(held if effect.all else held[: round(count(at, effect.n))])


def improve(at: Occasion, effect: investigator.Improve) -> float:
    return IMPROVED if effect.skill is None or at.situation.own.improved.get(effect.skill, 0) < 2 else 0.0


def move(at: Occasion, effect: movement.Move) -> float:
    return TICKET_STEP * effect.n


# The board.


def advance_doom(at: Occasion, effect: doom.AdvanceDoom) -> float:
    return -at.situation.doom * count(at, effect.n)


def retreat_doom(at: Occasion, effect: doom.RetreatDoom) -> float:
    return 0.0 if at.situation.view.awake else at.situation.doom * count(at, effect.n)


def advance_omen(at: Occasion, effect: doom.AdvanceOmen) -> float:
    ahead = OMEN_TRACK[(at.situation.view.omen + 1) % len(OMEN_TRACK)]
    near = sum(omen == ahead for omen in at.situation.gates.values())
    return -at.situation.doom * near * effect.n


def spawn_clues(at: Occasion, effect: clues.SpawnClues) -> float:
    return BOARD_CLUE * effect.n


def gain_this_clue(at: Occasion, effect: clues.GainThisClue) -> float:
    """A clue of the board, which the mystery may ask for."""
    situation = at.situation
    mystery = situation.view.mystery
    if mystery is not None and mystery.goal == "clues" and situation.step:
        return max(situation.step, situation.clue)
    return situation.clue


def discard_this_clue(at: Occasion, effect: Effect) -> float:
    return -BOARD_CLUE


def close_gate(at: Occasion, effect: gates.CloseGate) -> float:
    """A gate closed, with what the mystery makes of it; or the rumor that stands for one."""
    situation = at.situation
    if not at.has_gate:
        return situation.rumor(at.card) if at.card in situation.rumors else 0.0
    return situation.gate(at.space) + reaction(at, "gate-closed")


def reaction(at: Occasion, occurred: str) -> float:
    """What the current mystery makes of something that has happened."""
    mystery = at.situation.view.mystery
    if mystery is None or not at.situation.step:
        return 0.0
    return sum(
        (1.0 if each.when is None else holds(at, each.when)) * worth(at, each.then)
        for each in MYSTERIES[mystery.card].react
        if each.at == occurred
    )


def discard_gate(at: Occasion, effect: Effect) -> float:
    return max((at.situation.gate(space) for space in at.situation.gates), default=0.0)


def discard_gates_of_omen(at: Occasion, effect: Effect) -> float:
    situation = at.situation
    now = OMEN_TRACK[situation.view.omen]
    return sum(situation.gate(space) for space, omen in situation.gates.items() if omen == now)


def spawn_gates(at: Occasion, effect: gates.SpawnGates) -> float:
    return NEW_GATE * count(at, effect.n)


def spawn_monster(at: Occasion, effect: monsters.SpawnMonster) -> float:
    return MONSTER * count(at, effect.n)


def ambush(at: Occasion, effect: combat.Ambush | combat.SpawnAndFight) -> float:
    """A fight with whoever comes, won about half of the time."""
    return AMBUSH + 0.5 * (worth(at, effect.then) + worth(at, effect.otherwise))


def hurt_monster(at: Occasion, effect: monsters.HurtMonster | this_monster.HurtThisMonster) -> float:
    there = at.situation.view.monsters if isinstance(effect, monsters.HurtMonster) and not effect.here else None
    among = at.situation.monsters.get(at.space, ()) if there is None else there
    return max((hurt(at, each, count(at, effect.n)) for each in among), default=0.0)


def hurt(at: Occasion, monster: MonsterView, count: float) -> float:
    """What it is worth that a monster loses so much health."""
    left = max(1, monster.toughness - monster.lost)
    if monster.epic:
        return at.situation.epic(monster.kind) * min(1.0, count / left)
    return -MONSTER if count >= left else 0.2 * count


def rid_of_monster(at: Occasion, effect: Effect) -> float:
    return -MONSTER if at.situation.view.monsters else 0.0


def unsolve(at: Occasion, effect: Effect) -> float:
    return -20.0 if at.situation.view.solved else 0.0


# Mysteries and rumors.


def mystery_step(at: Occasion, effect: Effect) -> float:
    return at.situation.step * (at.toughness if isinstance(effect, mysteries.MonsterOnMystery) else 1)


def solve_rumor(at: Occasion, effect: Effect) -> float:
    if at.card in at.situation.rumors:
        return at.situation.rumor(at.card)
    return max((at.situation.rumor(card) for card in at.situation.rumors), default=0.0)


def discard_this(at: Occasion, effect: Effect) -> float:
    """A spell or an ally lost, or a condition got rid of; where it is not known, it is the latter."""
    if at.card in CONDITIONS or at.card not in CARDS:
        return -CONDITIONS.get(at.card, CONDITION)
    return -card_worth(at.card)


def token_on_sheet(at: Occasion, effect: tokens.TokenOnSheet) -> float:
    """Good or bad: the Final Mystery of one Ancient One asks for them, others suffer by them."""
    return (10.0 if at.situation.view.ancient_one == "yog-sothoth" else -2.0) * count(at, effect.n)


def steady(value: float) -> Callable[[Occasion, Any], float]:
    """The same worth whatever the occasion."""
    return lambda at, effect: value


WORTH: Final[dict[type[Any], Callable[[Occasion, Any], float]]] = {
    Choose: choose,
    May: may,
    Pay: pay,
    PayThen: pay_then,
    Unless: unless,
    If: if_,
    Test: test,
    ForEach: for_each,
    Repeat: repeat,
    encounters.Stage: stage,
    investigator.Lose: lose,
    investigator.Recover: recover,
    investigator.Devour: steady(DEVOURED),
    clues.GainClues: gain_clues,
    possessions.GainCondition: gain_condition,
    possessions.DiscardCondition: discard_condition,
    possessions.GainSpell: gain_spell,
    possessions.GainArtifact: gain_artifact,
    possessions.GainAsset: gain_asset,
    investigator.Improve: improve,
    possessions.DiscardPossession: discard_possession,
    investigator.BecomeDelayed: steady(DELAYED),
    movement.Move: move,
    doom.AdvanceDoom: advance_doom,
    doom.RetreatDoom: retreat_doom,
    doom.AdvanceOmen: advance_omen,
    doom.SetOmen: steady(1.0),
    doom.PlaceOmenToken: steady(-2.5),
    doom.DiscardOmenToken: steady(2.5),
    clues.SpawnClues: spawn_clues,
    clues.GainThisClue: gain_this_clue,
    clues.DiscardThisClue: discard_this_clue,
    gates.CloseGate: close_gate,
    gates.DiscardGate: discard_gate,
    gates.SpawnGates: spawn_gates,
    monsters.SpawnMonster: spawn_monster,
    combat.Ambush: ambush,
    combat.SpawnAndFight: ambush,
    monsters.DiscardMonster: rid_of_monster,
    this_monster.DiscardThisMonster: rid_of_monster,
    monsters.HurtMonster: hurt_monster,
    monsters.HurtMonstersInASpace: rid_of_monster,
    mysteries.UnsolveMystery: unsolve,
    this_monster.HurtThisMonster: hurt_monster,
    this_monster.DefeatThisMonster: rid_of_monster,
    mythos.SolveRumor: solve_rumor,
    mythos.SolveARumor: solve_rumor,
    mythos.LoseGame: steady(-LOST),
    mythos.DiscardTokens: steady(-2.0),
    reckoning.Reckon: steady(-2.0),
    mysteries.TokenOnMystery: mystery_step,
    mysteries.TakeToken: mystery_step,
    mysteries.ClueOnMystery: mystery_step,
    mysteries.MonsterOnMystery: mystery_step,
    mysteries.GateOnMystery: mystery_step,
    mythos.MonsterOnRumor: steady(3.0),
    tokens.TokenOnSheet: token_on_sheet,
    possessions.DiscardThis: discard_this,
    mythos.DiscardThisMythos: steady(2.0),
    investigator.AdditionalAction: steady(ACTION),
    movement.MoveAnywhere: steady(1.5),
    movement.MoveToClueOrGate: steady(1.5),
    movement.Sail: steady(TICKET_STEP),
    gates.DiscardGatesOfOmen: discard_gates_of_omen,
    monsters.DiscardMonsterAtGate: rid_of_monster,
    gates.GateOnSheet: steady(-8.0),
    gates.ConsumeGate: steady(1.0),
    clues.DiscardClues: steady(-2.0),
    encounters.PassUnseen: steady(1.0),
    trading.SwapMinds: steady(-0.5),
}
"""What each verb is worth; verbs that are not here make no difference to the bot."""
