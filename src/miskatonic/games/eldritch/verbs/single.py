"""What only one card does."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, QuestionKind, Role
from miskatonic.kernel.dice import Part
from miskatonic.kernel.effects import Amount, Effects, Fixed, Node, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message, plain

from .. import clues, doom, gates, health, monsters, movement, possessions, rumors
from ..action_phase import additional_action
from ..board import BY_TICKET, GATES, SPACES, WORLD, of_type
from ..combat import fight, fight_all
from ..components import CARDS, TOKENS, card_of
from ..events import BackRead
from ..play import Table, choose_investigator, choose_nearest, choose_space, space_options, thing_of
from ..possessions import card_options, of_kind
from ..replacing import improve_one
from ..resolver import Me
from ..state import Monster
from ..testing import skill_test
from ..trading import Piece, exchange, hand_over, pieces
from ..words import (
    OBSERVATION,
    OMEN_TRACK,
    SKILLS,
    CardId,
    Harm,
    PathKind,
    Skill,
    SpaceId,
    SpaceType,
    front,
    monster_name,
    say,
    skill_name,
    space_name,
    trait_name,
)
from .components import this_monster

HEALTH, SANITY = Harm
ONE = Fixed(1)


def nearest_investigators(table: Table, space: SpaceId) -> Flow[SpaceId | None]:
    """The nearest space with an investigator."""
    state = table.state
    return choose_nearest(table, space, (state.investigators[who].space for who in state.standing()))


class AdditionalAction(Node, frozen=True, tag="additional-action"):
    """An action beyond those of the turn."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return additional_action(table, me.who)

    def say(self) -> Message:
        return say("effect-additional-action")


class MoveTo(Node, frozen=True, tag="move-to"):
    space: SpaceId

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return movement.enter(table, me.who, self.space)

    def say(self) -> Message:
        return say("effect-move-to", where=space_name(self.space))


class MoveAnywhere(Node, frozen=True, tag="move-anywhere"):
    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self.possible(table, me):
            return
        here = me.sheet(table).space
        others = (space for space in SPACES if space != here)
        to = yield from choose_space(table, me.who, others, say("prompt-move"), "eh.golden.2", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return say("effect-move-anywhere")


class MoveToClueOrGate(Node, frozen=True, tag="move-to-clue-or-gate"):
    """Directly, to a space with a clue or a gate (rules eh.inv-akachi.4, eh.inv-akachi.5)."""

    def _spaces(self, table: Table, me: Me) -> list[SpaceId]:
        state = table.state
        here = me.sheet(table).space
        found = {*state.gates, *(clue.space for clue in state.clues)} - {here}
        return [space for space in SPACES if space in found]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        spaces = self._spaces(table, me)
        to = yield from choose_space(table, me.who, spaces, say("prompt-move"), "eh.inv-akachi.4", "move")
        yield from movement.enter(table, me.who, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return movement.may_move(table.state, me.who) and bool(self._spaces(table, me))

    def say(self) -> Message:
        return say("effect-move-to-clue-or-gate")


class Sail(Node, frozen=True, tag="sail"):
    """One space along a ship path, without a ticket, and what follows (rule eh.inv-silas.1)."""

    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from movement.move(table, me.who, 1, kinds=(PathKind.SHIP,))
        yield from resolve(self.then, table, me)

    def possible(self, table: Table, me: Me, /) -> bool:
        ways = BY_TICKET[PathKind.SHIP].neighbours[me.sheet(table).space]
        return bool(ways) and movement.may_move(table.state, me.who)

    def say(self) -> Message:
        return plain("effect-then", first=say("effect-sail"), rest=say_effects(self.then))


class DiscardClues(Node, frozen=True, tag="discard-clues"):
    """So many clues of the investigator, or all."""

    n: Amount = ONE
    all: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        held = len(me.sheet(table).clues)
        clues.lose_clues(table, me.who, held if self.all else self.n.count(table, me))

    def say(self) -> Message:
        if self.all:
            return say("effect-discard-clues-all")
        return self.n.say(lambda n: say("effect-discard-clues", n=n))


class DiscardAllButOne(Node, frozen=True, tag="discard-all-but-one"):
    trait: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = of_kind(table.state, me.who, None, self.trait)
        if len(held) < 2:
            return
        kept: CardId = yield from ask(
            me.who,
            say("prompt-keep"),
            card_options(held, "keep", me.sheet(table).id),
            "eh.discard.1",
            table.cause,
            topic="keep",
        )
        for card in held:
            if card != kept:
                possessions.discard_card(table, me.who, card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return len(of_kind(table.state, me.who, None, self.trait)) > 1

    def say(self) -> Message:
        return say("effect-discard-all-but-one", what=trait_name(self.trait))


class GiveUp(Node, frozen=True, tag="give-up"):
    """Any number of possessions of a trait or a kind may be discarded."""

    trait: str | None = None
    kind: str | None = None

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        while held := of_kind(table.state, me.who, self.kind, self.trait):
            done = Option("done", say("option-done"), role=Role.DONE)
            options = [*card_options(held, "discard", me.sheet(table).id), done]
            card: CardId | None = yield from ask(
                me.who, say("prompt-give-up"), options, "eh.spend.3", table.cause, QuestionKind.SEVERAL, "give-up"
            )
            if card is None:
                return
            possessions.discard_card(table, me.who, card)

    def say(self) -> Message:
        return say("effect-give-up-items" if self.kind is None else "effect-give-up-spells")


class LoseToMagic(Node, frozen=True, tag="lose-to-magic"):
    """Sanity for each spell; whoever lost some gains a Madness condition."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        lost = yield from health.lose(table, me.who, SANITY, len(of_kind(table.state, me.who, "spell")))
        if lost and me.sheet(table).in_play:
            yield from possessions.gain_condition_by_trait(table, me.who, "madness")

    def say(self) -> Message:
        return say("effect-lose-to-magic")


class Steal(Node, frozen=True, tag="steal"):
    """An Item by chance; who is caught gives it back and is detained."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        before = list(me.sheet(table).cards)
        if not (yield from possessions.gain_asset_from_deck(table, me.who, trait="item")):
            return
        card = next((card for card in me.sheet(table).cards if card not in before), None)
        outcome = yield from skill_test(table, me, OBSERVATION)
        if card is not None and outcome.result < card_of(card).value and card in me.sheet(table).cards:
            possessions.discard_card(table, me.who, card)
            yield from possessions.gain_condition(table, me.who, "detained")

    def say(self) -> Message:
        return say("effect-steal")


class ByakheeFlight(Node, frozen=True, tag="byakhee-flight"):
    """Lose 1 sanity and move 3 spaces instead of another encounter, where there could be one."""

    def _offered(self, table: Table, me: Me) -> bool:
        state = table.state
        ambushed = state.combat is not None and state.combat.ambusher is not None
        return state.more_encounters and not ambushed and not state.monsters_on(me.sheet(table).space)

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if not self._offered(table, me):
            return
        options = [
            Option("fly", say("option-fly"), True, "fly"),
            Option("no", say("option-no"), False, role=Role.DECLINE),
        ]
        prompt = say("prompt-fly")
        kind = QuestionKind.AGREE
        if (yield from ask(me.who, prompt, options, "eh.faq.14", table.cause, kind, "fly")):
            table.state.more_encounters = False
            yield from health.lose(table, me.who, SANITY, 1)
            yield from movement.move(table, me.who, 3)

    def say(self) -> Message:
        return say("effect-byakhee-flight")


class Hunt(Node, frozen=True, tag="hunt"):
    """The monster goes to the nearest investigator, who has to fight it."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from nearest_investigators(table, me.at or "")
        if monster is None or space is None:
            return
        monsters.move(table, monster, space)
        here = table.state.standing_on(space)
        prompt = say("prompt-hunted")
        who = yield from choose_investigator(table, table.state.active, here, prompt, "eh.nearest.3", "hunted")
        yield from fight(table, who, monster)

    def say(self) -> Message:
        return say("effect-hunt")


class CarryOff(Node, frozen=True, tag="carry-off"):
    """It takes an investigator along, who becomes delayed; without one it moves toward the nearest."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is None:
            return
        state = table.state
        here = state.standing_on(monster.space)
        if here:
            prompt = say("prompt-carried")
            who = yield from choose_investigator(table, state.active, here, prompt, "eh.conflict.1", "carried")
            ways = WORLD.neighbours[monster.space]
            to = yield from choose_space(table, state.active, ways, say("prompt-move"), "eh.conflict.1", "carried-to")
            monsters.move(table, monster, to)
            yield from movement.enter(table, who, to)
            movement.delay(table, who)
        else:
            yield from approach(table, monster, 2)

    def say(self) -> Message:
        return say("effect-carry-off")


def approach(table: Table, monster: Monster, steps: int) -> Flow[None]:
    """A monster moves toward the nearest investigator."""
    goal = yield from nearest_investigators(table, monster.space)
    if goal is None:
        return
    for _ in range(steps):
        away = WORLD.routes(goal).away
        closer = [space for space in WORLD.neighbours[monster.space] if away[space] < away[monster.space]]
        if not closer:
            return
        to = yield from choose_space(
            table, table.state.active, closer, say("prompt-monster-where"), "eh.nearest.3", "approach"
        )
        monsters.move(table, monster, to)


class Lure(Node, frozen=True, tag="lure"):
    """The nearest investigator moves one space toward the monster."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from nearest_investigators(table, me.at or "")
        if monster is None or space is None or space == monster.space:
            return
        here = table.state.standing_on(space)
        who = yield from choose_investigator(
            table, table.state.active, here, say("prompt-lured"), "eh.nearest.3", "lured"
        )
        if not movement.may_move(table.state, who):
            return
        away = WORLD.routes(monster.space).away
        closer = [each for each in WORLD.neighbours[space] if away[each] < away[space]]
        to = yield from choose_space(table, table.state.active, closer, say("prompt-move"), "eh.nearest.3", "lured-to")
        yield from movement.enter(table, who, to)

    def say(self) -> Message:
        return say("effect-lure")


class TakeNearestClue(Node, frozen=True, tag="take-nearest-clue"):
    """The nearest clue is discarded, and the monster goes where it was."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        space = yield from choose_nearest(table, me.at or "", (clue.space for clue in table.state.clues))
        clue = table.state.clue_on(space) if space else None
        if monster is not None and clue is not None:
            clues.remove_from_board(table, clue)
            monsters.move(table, monster, clue.space)

    def say(self) -> Message:
        return say("effect-take-nearest-clue")


class RiseAs(Node, frozen=True, tag="rise-as"):
    """An Epic monster comes in its place; where it does, this one is discarded."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None and (yield from monsters.spawn_kind(table, self.kind, monster.space)) is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-rise-as", monster=monster_name(self.kind))


class Hatch(Node, frozen=True, tag="hatch"):
    """One of two monsters that were set aside comes in the place of a Cultist."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        monster = this_monster(table, me)
        kinds = [kind for kind in ("goat-spawn", "dark-young") if any(TOKENS[token] == kind for token in state.aside)]
        if monster is None or not kinds:
            return
        options = [Option(f"hatch:{kind}", monster_name(kind), kind, "hatch", word=kind) for kind in kinds]
        kind: str = yield from ask(
            state.active, say("prompt-hatch"), options, "eh.conflict.1", table.cause, topic="hatch"
        )
        if (yield from monsters.spawn_kind(table, kind, monster.space)) is not None:
            monsters.discard(table, monster)

    def say(self) -> Message:
        return say("effect-hatch")


class GatherToward(Node, frozen=True, tag="gather-toward"):
    """The monster moves one space toward another one."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        goal = next((each.space for each in table.state.monsters if TOKENS[each.token] == self.kind), None)
        if monster is None or goal is None or monster.space == goal:
            return
        away = WORLD.routes(goal).away
        closer = [space for space in WORLD.neighbours[monster.space] if away[space] < away[monster.space]]
        prompt = say("prompt-monster-where")
        to = yield from choose_space(table, table.state.active, closer, prompt, "eh.nearest.3", "approach")
        monsters.move(table, monster, to)

    def say(self) -> Message:
        return say("effect-gather-toward", monster=monster_name(self.kind))


class GatherAt(Node, frozen=True, tag="gather-at"):
    """All monsters of some kinds go to a space."""

    kinds: list[str]
    space: SpaceId

    def resolve(self, table: Table, me: Me, /) -> None:
        for monster in table.state.monsters:
            if TOKENS[monster.token] in self.kinds:
                monsters.move(table, monster, self.space)

    def say(self) -> Message:
        return say("effect-gather-at", kinds=[monster_name(kind) for kind in self.kinds], where=space_name(self.space))


class FightKind(Node, frozen=True, tag="fight-kind"):
    """A combat encounter with a monster of a kind on the space."""

    kind: str

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        here = table.state.monsters_on(me.sheet(table).space)
        monster = next((each for each in here if TOKENS[each.token] == self.kind), None)
        if monster is not None:
            yield from fight(table, me.who, monster)

    def say(self) -> Message:
        return say("effect-fight-kind", monster=monster_name(self.kind))


class FightAllHere(Node, frozen=True, tag="fight-all-here"):
    """A combat encounter with each monster on the space, in their order."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return fight_all(table, me.who)

    def say(self) -> Message:
        return say("effect-fight-all-here")


class BloodPrice(Node, frozen=True, tag="blood-price"):
    """A monster of their choice is discarded, and costs as much health as it is tough."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        among = [each for each in table.state.monsters if not monsters.is_epic(each.token)]
        if not among:
            return
        options = monsters.monster_options(among)
        monster: Monster = yield from ask(
            me.who, say("prompt-discard-monster"), options, None, table.cause, topic="discard-monster"
        )
        price = monsters.toughness(table.state, monster.token)
        monsters.discard(table, monster)
        yield from health.lose(table, me.who, HEALTH, price)

    def say(self) -> Message:
        return say("effect-blood-price")


class ConsumeGate(Node, frozen=True, tag="consume-gate"):
    """A gate of their choice is discarded; one of another omen advances doom."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not state.gates:
            return
        prompt = say("prompt-gate")
        gate = yield from choose_space(table, state.lead, state.gates, prompt, "eh.lead.7", "gate")
        gates.discard_gate(table, gate)
        if GATES[gate] is not state.current_omen:
            yield from doom.advance_doom(table)

    def say(self) -> Message:
        return say("effect-consume-gate")


class DiscardGatesOfOmen(Node, frozen=True, tag="discard-gates-of-omen"):
    """Every gate of the current omen is discarded, and doom advances for each."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        gone = [gate for gate in state.gates if GATES[gate] is state.current_omen]
        for gate in gone:
            gates.discard_gate(table, gate)
        return doom.advance_doom(table, len(gone))

    def say(self) -> Message:
        return say("effect-discard-gates-of-omen")


class TurnOmenBack(Node, frozen=True, tag="turn-omen-back"):
    """One space back, then doom for each gate of the new omen."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        doom.move_omen(table, (state.omen - 1) % len(OMEN_TRACK))
        return doom.advance_doom(table, sum(GATES[gate] is state.current_omen for gate in state.gates))

    def say(self) -> Message:
        return say("effect-turn-omen-back")


class BuryFallen(Node, frozen=True, tag="bury-fallen"):
    """What the defeated had is discarded, and they go to the box."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for fallen in state.fallen:
            for card in fallen.cards:
                possessions.to_discard(state, card)
            for face in fallen.clues:
                clues.discard(table, face)
        state.fallen = []

    def say(self) -> Message:
        return say("effect-bury-fallen")


class Overrun(Node, frozen=True, tag="overrun"):
    """A monster at the rumor; with four there doom reaches 0 at once."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        from ..components import MYTHOS

        state = table.state
        space = MYTHOS[me.card].space or ""
        yield from monsters.spawn(table, space)
        if len(state.monsters_on(space)) >= 4:
            yield from doom.advance_doom(table, state.doom)
            rumors.solve(table, me.card)

    def say(self) -> Message:
        return say("effect-overrun")


class MoveClues(Node, frozen=True, tag="move-clues"):
    """Every clue on the board goes to its nearest space of a type."""

    type: SpaceType

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for clue in list(table.state.clues):
            to = yield from choose_nearest(table, clue.space, of_type(self.type))
            if to is not None:
                clues.move_clue(table, clue, to)

    def say(self) -> Message:
        return say("effect-move-clues", type=say(f"type-{self.type}"))


class DiscardBoardClues(Node, frozen=True, tag="discard-board-clues"):
    def resolve(self, table: Table, me: Me, /) -> None:
        for clue in list(table.state.clues):
            clues.remove_from_board(table, clue)

    def say(self) -> Message:
        return say("effect-discard-board-clues")


class CombatBonus(Node, frozen=True, tag="combat-bonus"):
    """A bonus for the rest of the combat encounter; a higher one takes the place of a lower one."""

    skill: Skill
    n: int

    def resolve(self, table: Table, me: Me, /) -> None:
        combat = table.state.combat
        if combat is not None:
            known = combat.bonus.get(self.skill)
            if known is None or known.dice < self.n:
                combat.bonus = {**combat.bonus, self.skill: Part(thing_of(table.state, me.who, me.card), self.n)}

    def say(self) -> Message:
        return say("effect-combat-bonus", skill=skill_name(self.skill), n=self.n)


class CombatReroll(Node, frozen=True, tag="combat-reroll"):
    """A die of the strength test may be rolled again."""

    def resolve(self, table: Table, me: Me, /) -> None:
        if table.state.combat is not None:
            table.state.combat.rerolls = [*table.state.combat.rerolls, me.card]

    def say(self) -> Message:
        return say("effect-combat-reroll")


class PassUnseen(Node, frozen=True, tag="pass-unseen"):
    """They may choose an encounter as if there were no monsters (rule eh.faq.24)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = [
            Option("unseen", say("option-unseen"), True, "unseen"),
            Option("fight", say("option-fight"), False, role=Role.DECLINE),
        ]
        if not table.state.monsters_on(me.sheet(table).space):
            return
        prompt = say("prompt-unseen")
        kind = QuestionKind.AGREE
        table.state.unseen = yield from ask(me.who, prompt, options, "eh.faq.24", table.cause, kind, "unseen")

    def say(self) -> Message:
        return say("effect-pass-unseen")


class ResearchElsewhere(Node, frozen=True, tag="research-elsewhere"):
    """They may have a research encounter with the chosen clue as if they were there."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.far_clue = me.at

    def say(self) -> Message:
        return say("effect-research-elsewhere")


class ResearchDie(Node, frozen=True, tag="research-die"):
    """One additional die for the tests of that research encounter."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.research_dice += 1

    def say(self) -> Message:
        return say("effect-research-die")


class ConjureSeveral(Node, frozen=True, tag="conjure-several"):
    """Any number of Items and Trinkets of the reserve, together worth no more than the result."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        left = me.outcome.result if me.outcome else 0
        while True:
            cards = [
                card
                for card in table.state.reserve
                if card_of(card).value <= left and {"item", "trinket"} & set(card_of(card).traits)
            ]
            if not cards:
                break
            options = [*card_options(cards, "gain"), Option("done", say("option-done"), role=Role.DONE)]
            prompt = say("prompt-buy", n=left)
            card: CardId | None = yield from ask(
                me.who, prompt, options, "eh.gain.10", table.cause, QuestionKind.SEVERAL, "conjure", left
            )
            if card is None:
                break
            left -= card_of(card).value
            yield from possessions.take_from_reserve(table, me.who, card, refill=False)
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-conjure-several")


class Send(Node, frozen=True, tag="send"):
    """Any number of clues, or of possessions of a trait, go to one other investigator anywhere."""

    what: str

    def _fits(self, what: str) -> bool:
        if self.what == "clues":
            return what == "clue"
        return what in CARDS and self.what in CARDS[what].traits

    def _others(self, table: Table, me: Me) -> list[int]:
        return [seat for seat in table.state.standing() if seat != me.who]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        left = pieces(table.state, me.who, self._fits)
        others = self._others(table, me)
        if not left or not others:
            return
        to = yield from choose_investigator(table, me.who, others, say("prompt-receiver"), "eh.trade.2", "receiver")
        while left:
            options = [
                Option(f"give:{piece.what}", piece.say(), piece, "give", word=piece.what)
                for piece in dict.fromkeys(left)
            ]
            options.append(Option("done", say("option-done"), role=Role.DONE))
            piece: Piece | None = yield from ask(
                me.who, say("prompt-send"), options, "eh.trade.2", table.cause, QuestionKind.SEVERAL, "send"
            )
            if piece is None:
                return
            left.remove(piece)
            hand_over(table, piece, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._others(table, me)) and bool(pieces(table.state, me.who, self._fits))

    def say(self) -> Message:
        return say("effect-send-clues" if self.what == "clues" else "effect-send-items")


class SwapMinds(Node, frozen=True, tag="swap-minds"):
    """Trade with somebody anywhere; and both may change places."""

    def _others(self, table: Table, me: Me) -> list[int]:
        return [seat for seat in table.state.standing() if seat != me.who]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        others = self._others(table, me)
        to = yield from choose_investigator(table, me.who, others, say("prompt-partner"), "eh.trade.2", "partner")
        yield from exchange(table, me.who, to)
        mine, theirs = state.investigators[me.who].space, state.investigators[to].space
        if mine == theirs or not movement.may_move(state, me.who) or not movement.may_move(state, to):
            return
        options = [
            Option("swap", say("option-swap"), True, "swap"),
            Option("no", say("option-no"), False, role=Role.DECLINE),
        ]
        kind = QuestionKind.AGREE
        if (yield from ask(to, say("prompt-swap"), options, "eh.faq.14", table.cause, kind, "swap")):
            yield from movement.enter(table, to, mine)
            yield from movement.enter(table, me.who, theirs)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._others(table, me))

    def say(self) -> Message:
        return say("effect-swap-minds")


class ShareClues(Node, frozen=True, tag="share-clues"):
    """Clues in both directions, with somebody anywhere; who gives decides how many (rules eh.inv-jacqueline.1, 2)."""

    def _others(self, table: Table, me: Me) -> list[int]:
        return [seat for seat in table.state.standing() if seat != me.who]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        others = self._others(table, me)
        to = yield from choose_investigator(
            table, me.who, others, say("prompt-partner"), "eh.inv-jacqueline.1", "partner"
        )
        for giver, receiver in ((me.who, to), (to, me.who)):
            held = len(table.state.investigators[giver].clues)
            if held:
                options = [
                    Option(f"give:{n}", say("option-clues", n=n), n, "give", word=str(n)) for n in range(held + 1)
                ]
                prompt = say("prompt-give-clues")
                rule = "eh.inv-jacqueline.1"
                count: int = yield from ask(
                    giver, prompt, options, rule, table.cause, QuestionKind.NUMBER, "give-clues", held
                )
                for _ in range(count):
                    hand_over(table, Piece(giver, "clue"), receiver)

    def possible(self, table: Table, me: Me, /) -> bool:
        state = table.state
        return any(state.investigators[seat].clues for seat in state.standing()) and bool(self._others(table, me))

    def say(self) -> Message:
        return say("effect-share-clues")


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
            options.append(Option("done", say("option-done"), role=Role.DONE))
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


class ReadGates(Node, frozen=True, tag="read-gates"):
    """The top two gates of the stack: one goes back on top, the other to the bottom (rules eh.inv-akachi.1 to 3)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if len(state.gate_stack) < 2 and state.gate_discard:
            rng.shuffle(state, state.gate_discard)
            state.gate_stack, state.gate_discard = [*state.gate_discard, *state.gate_stack], []
        seen = state.gate_stack[-2:]
        if not seen:
            return
        state.read_gates[me.who] = list(dict.fromkeys((*state.read_gates.get(me.who, ()), *seen)))
        options = space_options(dict.fromkeys(seen), "top")
        top: SpaceId = yield from ask(me.who, say("prompt-top"), options, "eh.inv-akachi.1", table.cause, topic="top")
        del state.gate_stack[-len(seen) :]
        state.gate_stack = [*(gate for gate in seen if gate != top), *state.gate_stack, top]

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(table.state.gate_stack or table.state.gate_discard)

    def say(self) -> Message:
        return say("effect-read-gates")


class TradeHealth(Node, frozen=True, tag="trade-health"):
    """Health spent recovers as much sanity, or the other way round (rules eh.inv-lily.1, eh.inv-lily.2)."""

    spend: Harm

    def _most(self, table: Table, me: Me) -> int:
        other = SANITY if self.spend is HEALTH else HEALTH
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
        health.recover(table, me.who, SANITY if self.spend is HEALTH else HEALTH, count)

    def possible(self, table: Table, me: Me, /) -> bool:
        return self._most(table, me) > 0

    def say(self) -> Message:
        return say(f"effect-trade-{self.spend}")


class MoveCultist(Node, frozen=True, tag="move-cultist"):
    """A Cultist on the space goes to another one (rule eh.inv-diana.1)."""

    def _here(self, table: Table, me: Me) -> list[Monster]:
        here = table.state.monsters_on(me.sheet(table).space)
        return [each for each in here if TOKENS[each.token] == monsters.CULTIST]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = monsters.monster_options(self._here(table, me))
        prompt = say("prompt-move-monster")
        monster: Monster = yield from ask(me.who, prompt, options, "eh.inv-diana.1", table.cause, topic="move-monster")
        others = (space for space in SPACES if space != monster.space)
        prompt = say("prompt-monster-where")
        to = yield from choose_space(table, me.who, others, prompt, "eh.inv-diana.1", "monster-where")
        monsters.move(table, monster, to)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._here(table, me))

    def say(self) -> Message:
        return say("effect-move-cultist")


class DiscardMonsterAtGate(Node, frozen=True, tag="discard-monster-at-gate"):
    """A monster of their choice on a space with a gate."""

    def _among(self, table: Table) -> list[Monster]:
        state = table.state
        return [each for each in state.monsters if each.space in state.gates and not monsters.is_epic(each.token)]

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        options = monsters.monster_options(self._among(table))
        if options:
            prompt = say("prompt-discard-monster")
            monster: Monster = yield from ask(me.who, prompt, options, None, table.cause, topic="discard-monster")
            monsters.discard(table, monster)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(self._among(table))

    def say(self) -> Message:
        return say("effect-discard-monster-at-gate")


class GateOnSheet(Node, frozen=True, tag="gate-on-sheet"):
    """The gate on the investigator's space goes onto the sheet of the Ancient One."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        gate = me.sheet(table).space
        if gate in state.gates:
            state.gates.remove(gate)
            gates.put_on_sheet(table, gate)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.sheet(table).space in table.state.gates

    def say(self) -> Message:
        return say("effect-gate-on-sheet")


class ReadBack(Node, frozen=True, tag="read-back"):
    """They look at the back of the card that another investigator has gained (rule eh.inv-jacqueline.3)."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.backs.show(me.subject, me.who)
        table.tell(BackRead, me.sheet(table).id, front(me.subject), me.subject, only=(me.who,))

    def say(self) -> Message:
        return say("effect-read-back")
