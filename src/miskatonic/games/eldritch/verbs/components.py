"""Verbs about the component that an effect is on: the card, the monster, the Mythos card, the mystery, the sheet."""

from __future__ import annotations

from typing import Literal

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option, Role
from miskatonic.kernel.effects import Amount, Fixed, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message, plain

from .. import clues, gates, monsters, possessions, reckoning, rumors, things
from ..board import of_type
from ..components import ANCIENT_ONES, ENCOUNTERS, MYTHOS, card_of
from ..dice_of_fate import loaded
from ..encounters import EXPEDITION, OTHER_WORLD, active_expedition, from_deck
from ..events import MysteryAdvanced, TokenPlaced
from ..mythos_phase import resolve_card
from ..play import Table, choose_nearest, half, lose, player_count, win
from ..resolver import Me
from ..state import EldritchToken, Monster
from ..words import SpaceId, SpaceType, card_name, monster_name, mythos_name, say, space_name

ONE = Fixed(1)


def this_monster(table: Table, me: Me) -> Monster | None:
    """The monster that an effect is on, on the board or in the combat that is being resolved."""
    combat = table.state.combat
    if combat is not None and combat.ambusher is not None and combat.token == me.monster:
        return combat.ambusher
    return monsters.find(table.state, me.monster)


def is_fought(table: Table, me: Me) -> bool:
    """Is the combat encounter that is being resolved one with the monster that an effect is on?"""
    combat = table.state.combat
    return combat is not None and combat.token == me.monster


class DiscardThis(Node, frozen=True, tag="discard-this"):
    """The card that the effect is on."""

    def resolve(self, table: Table, me: Me, /) -> None:
        owner = next((seat for seat in table.state.standing() if _has(table, seat, me.card)), None)
        if owner is not None:
            possessions.discard_card(table, owner, me.card)

    def say(self) -> Message:
        return say("effect-discard-this")


def _has(table: Table, seat: int, card: str) -> bool:
    investigator = table.state.investigators[seat]
    return card in investigator.cards or card in investigator.conditions


class TurnThis(Node, frozen=True, tag="turn-this"):
    """The card that the effect is on is turned to its back (rule eh.flip.1)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return possessions.turn(table, me.who, me.card)

    def say(self) -> Message:
        return say("effect-turn-this")


class HurtThisMonster(Node, frozen=True, tag="hurt-this-monster"):
    """It loses health; `instead` of so much that it has lost by the same card already."""

    n: Amount
    instead: int = 0

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None:
            fought = is_fought(table, me)
            yield from monsters.hurt(table, monster, self.n.count(table, me) - self.instead, me.who, combat=fought)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-hurt-this-instead" if self.instead else "effect-hurt-this", n=n))


class DefeatThisMonster(Node, frozen=True, tag="defeat-this-monster"):
    """An Epic monster is only defeated by losing its health (rule eh.epic.2)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        monster = this_monster(table, me)
        if monster is not None and not monsters.is_epic(monster.token):
            fought = is_fought(table, me)
            yield from monsters.defeat(table, monster, me.who, combat=fought)

    def say(self) -> Message:
        return say("effect-defeat-this")


class HealThisMonster(Node, frozen=True, tag="heal-this-monster"):
    n: int | None = None

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = this_monster(table, me)
        if monster is not None and not monster.gone:
            monsters.heal(table, monster, self.n)

    def say(self) -> Message:
        return say("effect-heal-this-all") if self.n is None else say("effect-heal-this", n=self.n)


class MoveThisMonster(Node, frozen=True, tag="move-this-monster"):
    to: SpaceId

    def resolve(self, table: Table, me: Me, /) -> None:
        monster = this_monster(table, me)
        if monster is not None:
            monsters.move(table, monster, self.to)

    def say(self) -> Message:
        return say("effect-move-this", where=space_name(self.to))


class SpawnEpic(Node, frozen=True, tag="spawn-epic"):
    """An Epic monster comes into play."""

    kind: str
    at: SpaceId

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        yield from monsters.spawn_kind(table, self.kind, self.at)

    def say(self) -> Message:
        return say("effect-spawn-epic", monster=monster_name(self.kind), where=space_name(self.at))


# Mythos cards and rumors.


class SolveRumor(Node, frozen=True, tag="solve-rumor"):
    def resolve(self, table: Table, me: Me, /) -> None:
        rumors.solve(table, me.card)

    def say(self) -> Message:
        return say("effect-solve-rumor")


class SolveARumor(Node, frozen=True, tag="solve-a-rumor"):
    """One of the rumors in play."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        found = [each.card for each in rumors.rumors(table.state)]
        if found:
            options = [Option(f"rumor:{id}", mythos_name(id), id, "rumor", (things.mythos(id),)) for id in found]
            id: str = yield from ask(me.who, say("prompt-rumor"), options, "eh.lead.7", table.cause, topic="rumor")
            rumors.solve(table, id)

    def possible(self, table: Table, me: Me, /) -> bool:
        return bool(rumors.rumors(table.state))

    def say(self) -> Message:
        return say("effect-solve-a-rumor")


class DiscardTokens(Node, frozen=True, tag="discard-tokens"):
    """Eldritch tokens leave the Mythos card."""

    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return rumors.discard_tokens(table, me.card, self.n.count(table, me))

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-discard-tokens", n=n))


class PlaceHealthToken(Node, frozen=True, tag="place-health-token"):
    def resolve(self, table: Table, me: Me, /) -> None:
        each = rumors.in_play(table.state, me.card)
        if each is not None:
            each.health += 1

    def say(self) -> Message:
        return say("effect-place-health-token")


class DiscardThisMythos(Node, frozen=True, tag="discard-this-mythos"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if rumors.in_play(table.state, me.card) is not None:
            rumors.leave_play(table, me.card)

    def say(self) -> Message:
        return say("effect-discard-this-mythos")


class DrawRumor(Node, frozen=True, tag="draw-rumor"):
    """A rumor by chance from the box, with all its icons (rules eh.difficulty.8, eh.mythos.8)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        found = [id for id in state.mythos_box if MYTHOS[id].trait == "rumor"]
        if found:
            id = rng.take(state, found)
            state.mythos_box.remove(id)
            yield from resolve_card(table, id)

    def say(self) -> Message:
        return say("effect-draw-rumor")


class LoseGame(Node, frozen=True, tag="lose-game"):
    def resolve(self, table: Table, me: Me, /) -> None:
        lose(table, me.card)

    def say(self) -> Message:
        return say("effect-lose-game")


class Reckon(Node, frozen=True, tag="reckon"):
    """The reckoning effects of all monsters, or of all Mythos cards in play."""

    what: Literal["monsters", "mythos"]
    times: int = 1

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if self.what == "monsters":
            yield from reckoning.reckon_monsters(table, self.times)
        else:
            yield from reckoning.reckon_mythos(table, self.times)

    def say(self) -> Message:
        once = say(f"effect-reckon-{self.what}")
        return once if self.times == 1 else plain("effect-repeat", times=self.times, then=once)


class ReckonConditions(Node, frozen=True, tag="reckon-conditions"):
    """The reckoning effects of all conditions, with a die that always shows the same."""

    die: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        held = reckoning.reckoning_cards(table, "condition")
        return loaded(table, self.die, reckoning.reckon_investigators(table, held))

    def say(self) -> Message:
        return say("effect-reckon-conditions", die=self.die)


class ReckonCondition(Node, frozen=True, tag="reckon-condition"):
    name: str
    die: int

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        card = possessions.holds(table.state, me.who, self.name)
        if card is not None:
            yield from loaded(table, self.die, reckoning.reckon_card(table, me.who, card))

    def say(self) -> Message:
        return say("effect-reckon-condition", card=card_name(self.name), die=self.die)


class LoseExpeditions(Node, frozen=True, tag="lose-expeditions"):
    """Every card of the active expedition goes to the box; `loses`: without any card left, so is the game."""

    loses: bool = False

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        deck = state.expeditions
        space = active_expedition(state)
        gone = [card for card in deck.cards if ENCOUNTERS[EXPEDITION][card].space == space]
        deck.cards = [card for card in deck.cards if card not in gone]
        state.box += gone
        if self.loses and not deck.cards and state.readings.expedition_deck == "looked-at":
            lose(table, me.card)
        if deck.cards:
            if not self.loses:
                rng.shuffle(state, deck.cards)
        elif deck.discard:
            deck.reshuffle(state)
        elif self.loses:
            lose(table, me.card)

    def say(self) -> Message:
        return say("effect-lose-expeditions-or-game" if self.loses else "effect-lose-expeditions")


class LoseAssets(Node, frozen=True, tag="lose-assets"):
    """Every asset in deck, discard pile and reserve that costs at least as much as there are tokens goes to the box."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        each = rumors.in_play(state, me.card)
        if each is None:
            return

        def stays(card: str) -> bool:
            return card_of(card).value < each.tokens

        for pile in (state.assets.cards, state.assets.discard, state.reserve):
            state.box += [card for card in pile if not stays(card)]
            pile[:] = [card for card in pile if stays(card)]
        possessions.remake(state, state.assets)
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-lose-assets")


class EmptyReserve(Node, frozen=True, tag="empty-reserve"):
    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        state.assets.discard += state.reserve
        state.reserve = []
        possessions.remake(state, state.assets)

    def say(self) -> Message:
        return say("effect-empty-reserve")


class RefillReserve(Node, frozen=True, tag="refill-reserve"):
    def resolve(self, table: Table, me: Me, /) -> None:
        possessions.refill_reserve(table)

    def say(self) -> Message:
        return say("effect-refill-reserve")


class OtherWorldHere(Node, frozen=True, tag="other-world-here"):
    """An Other World encounter without a gate; what would close the gate solves the rumor."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return from_deck(table, me.who, OTHER_WORLD, "", rumor=me.card)

    def say(self) -> Message:
        return say("effect-other-world-here")


# Tokens on the board, on the mystery, on the sheet.


def place_token(table: Table, space: SpaceId, by: str) -> None:
    table.state.eldritch.append(EldritchToken(space, by))
    table.tell(TokenPlaced, space)


class PlaceTokenHere(Node, frozen=True, tag="place-token-here"):
    """Where there is none yet."""

    def resolve(self, table: Table, me: Me, /) -> None:
        space = me.sheet(table).space
        if all(each.space != space for each in table.state.eldritch):
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-token-here")


class PlaceTokenAtSea(Node, frozen=True, tag="place-token-at-sea"):
    """On the nearest Sea space without an Eldritch token."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        taken = {each.space for each in table.state.eldritch}
        free = [space for space in of_type(SpaceType.SEA) if space not in taken]
        space = yield from choose_nearest(table, me.sheet(table).space, free)
        if space is not None:
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-token-at-sea")


class PlaceTokens(Node, frozen=True, tag="place-tokens"):
    spaces: list[SpaceId]

    def resolve(self, table: Table, me: Me, /) -> None:
        for space in self.spaces:
            place_token(table, space, me.card)

    def say(self) -> Message:
        return say("effect-place-tokens", spaces=[space_name(space) for space in self.spaces])


class PlaceTokensAtRandom(Node, frozen=True, tag="place-tokens-at-random"):
    """Each on a random space of its own."""

    n: Amount

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        for _ in range(self.n.count(table, me)):
            space = yield from clues.random_space(table)
            place_token(table, space, me.card)

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-place-tokens-at-random", n=n))


def advance_mystery(table: Table) -> None:
    if table.state.mystery is not None:
        table.tell(MysteryAdvanced, table.state.mystery.card)


class TokenOnMystery(Node, frozen=True, tag="token-on-mystery"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if table.state.mystery is not None:
            table.state.mystery.tokens += 1
            advance_mystery(table)

    def say(self) -> Message:
        return say("effect-token-on-mystery")


class TakeToken(Node, frozen=True, tag="take-token"):
    """The Eldritch token on the space goes onto the mystery."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        token = next((each for each in state.eldritch if each.space == me.sheet(table).space), None)
        if token is not None and state.mystery is not None:
            state.eldritch.remove(token)
            state.mystery.tokens += 1
            advance_mystery(table)

    def say(self) -> Message:
        return say("effect-take-token")


class ClueOnMystery(Node, frozen=True, tag="clue-on-mystery"):
    """A clue gained from this very encounter may be spent and put on the mystery."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        if not self.possible(table, me) or state.scene is None or state.mystery is None:
            return
        options = [
            Option("pay", say("option-clue-on-mystery"), True, "pay"),
            Option("no", say("option-no"), False, role=Role.DECLINE),
        ]
        if (yield from ask(me.who, say("prompt-clue-on-mystery"), options, "eh.spend.3", table.cause, topic="mystery")):
            face = next(face for face in state.scene.gained if face in me.sheet(table).clues)
            me.sheet(table).clues.remove(face)
            state.mystery.clues = [*state.mystery.clues, face]
            advance_mystery(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        scene = table.state.scene
        return scene is not None and any(face in me.sheet(table).clues for face in scene.gained)

    def say(self) -> Message:
        return say("effect-clue-on-mystery")


class MonsterOnMystery(Node, frozen=True, tag="monster-on-mystery"):
    """The monster that was defeated lies on the mystery instead of going back to the cup."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        if state.mystery is not None and me.monster is not None:
            take_back(table, me.monster)
            state.mystery.monsters = [*state.mystery.monsters, me.monster]
            advance_mystery(table)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None

    def say(self) -> Message:
        return say("effect-monster-on-mystery")


class MonsterOnRumor(Node, frozen=True, tag="monster-on-rumor"):
    """The monster that was defeated lies on the rumor; enough toughness there solves it."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        each = rumors.in_play(state, me.card)
        if each is not None and me.monster is not None:
            take_back(table, me.monster)
            each.monsters = [*each.monsters, me.monster]
            there = sum(monsters.toughness(state, token) for token in each.monsters)
            if there >= player_count(state):
                rumors.solve(table, me.card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None

    def say(self) -> Message:
        return say("effect-monster-on-rumor")


def take_back(table: Table, token: int) -> None:
    """A monster that has just been put away is taken out again."""
    for supply in (table.state.cup, table.state.aside):
        if token in supply:
            supply.remove(token)


class GateOnMystery(Node, frozen=True, tag="gate-on-mystery"):
    """The gate that was closed lies on the mystery."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        for pile in (state.gate_discard, state.gate_stack):
            if me.gate in pile and state.mystery is not None:
                pile.remove(me.gate)
                state.mystery.gates = [*state.mystery.gates, me.gate]
                advance_mystery(table)
                gates.restack(state)
                return

    def say(self) -> Message:
        return say("effect-gate-on-mystery")


class TokenOnSheet(Node, frozen=True, tag="token-on-sheet"):
    n: Amount = ONE

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        state.sheet_tokens += self.n.count(table, me)
        if ANCIENT_ONES[state.ancient_one].final_special and state.sheet_tokens >= half(player_count(state)):
            win(table, "final-mystery")

    def say(self) -> Message:
        return self.n.say(lambda n: say("effect-token-on-sheet", n=n))
