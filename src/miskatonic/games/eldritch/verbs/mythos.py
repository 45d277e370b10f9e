"""Verbs of Mythos cards: rumors and their tokens, and what the game is threatened with."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effects import ONE, Amount, Node
from miskatonic.kernel.flow import Flow, ask
from miskatonic.kernel.text import Message

from .. import clues, doom, monsters, possessions, rumors, things
from ..components import ENCOUNTERS, MYTHOS
from ..encounters import EXPEDITION, active_expedition
from ..mythos_phase import resolve_card
from ..play import Table, lose, player_count
from ..resolver import Me
from ..words import mythos_name, say


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


class DiscardThisMythos(Node, frozen=True, tag="discard-this-mythos"):
    def resolve(self, table: Table, me: Me, /) -> None:
        if rumors.in_play(table.state, me.card) is not None:
            rumors.leave_play(table, me.card)

    def say(self) -> Message:
        return say("effect-discard-this-mythos")


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


class MonsterOnRumor(Node, frozen=True, tag="monster-on-rumor"):
    """The monster that was defeated lies on the rumor; enough toughness there solves it."""

    def resolve(self, table: Table, me: Me, /) -> None:
        state = table.state
        each = rumors.in_play(state, me.card)
        if each is not None and me.monster is not None:
            monsters.take_back(state, me.monster)
            each.monsters = [*each.monsters, me.monster]
            there = sum(monsters.toughness(state, token) for token in each.monsters)
            if there >= player_count(state):
                rumors.solve(table, me.card)

    def possible(self, table: Table, me: Me, /) -> bool:
        return me.monster is not None and not monsters.lies_on_card(table.state, me.monster)

    def say(self) -> Message:
        return say("effect-monster-on-rumor")


class Overrun(Node, frozen=True, tag="overrun"):
    """A monster at the rumor; with four there doom reaches 0 at once."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        state = table.state
        space = MYTHOS[me.card].space or ""
        yield from monsters.spawn(table, space)
        if len(state.monsters_on(space)) >= 4:
            yield from doom.advance_doom(table, state.doom)
            rumors.solve(table, me.card)

    def say(self) -> Message:
        return say("effect-overrun")


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


class LoseGame(Node, frozen=True, tag="lose-game"):
    def resolve(self, table: Table, me: Me, /) -> None:
        lose(table, me.card)

    def say(self) -> Message:
        return say("effect-lose-game")
