"""What a browser was told of a game of Eldritch Horror over its socket, and what it must not have been told yet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from miskatonic.games.eldritch.events import BackRead, CardTurned, EncounterBegan, MysteryDrawn, MythosDrawn
from miskatonic.games.eldritch.scenes import outcome
from miskatonic.games.eldritch.state import Eldritch, Scene
from miskatonic.games.eldritch.words import mystery_name, mythos_name
from miskatonic.kernel.scenes import Tried
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Message
from miskatonic.kernel.two_sided import is_two_sided

from .hearing import parts, patched
from .person import Person

WORD: Final = re.compile(r"[\w#-]+")
RESULTS: Final = range(7)


class Hearing:
    """Puts together from all that was said to a seat what it sees, and every word that was used."""

    def __init__(self, player: Person, seat: int) -> None:
        self._player = player
        self._seat = seat
        self._listened = 0
        self.view: Any = None
        self.words: set[str] = set()
        self.messages: set[str] = set()
        """All texts that were told since the encounter under way began, as they were written."""

    def listen(self) -> None:
        """Hear what has been said since."""
        frames = self._player.frames[self._listened :]
        self._listened += len(frames)
        for frame in frames:
            self.words.update(WORD.findall(frame))
            told = json.loads(frame)
            self.messages.update(map(written, messages_in(told)))
            for seen in told.get("views") or []:
                self._look(seen)

    def forget_texts(self) -> None:
        self.messages.clear()

    def _look(self, seen: dict[str, Any]) -> None:
        if seen["seat"] != self._seat:
            raise AssertionError(f"seat {self._seat} was shown what seat {seen['seat']} sees")
        whole = [{"path": [], "value": seen.get("view")}]
        for change in seen.get("changes", whole):
            self.view = patched(self.view, change["path"], change["value"])

    def heard_nothing_secret(self, table: Table[Eldritch], seed: str) -> None:
        """It was told what its seat may see and nothing else: no back, no card of a deck, no outcome, no chance."""
        self.listen()
        assert self.view == msgspec.to_builtins(table.view(self._seat))
        secrets = {*unseen_backs(table, self._seat), *undrawn(table), str(table.state.rng)}
        if table.result is None:
            secrets.add(seed)
        assert secrets & self.words == set()
        assert not [word for word in self.words if word.startswith(tuple(f"scene-{card}-" for card in unmet(table)))]
        if (scene := table.state.scene) is not None and table.state.test is not None:
            assert not self.messages & {written(text) for text in outcomes(scene)}


def unseen_backs(table: Table[Eldritch], seat: int) -> set[str]:
    """The copies of spells and conditions, wherever they are, whose backs the seat has never seen."""
    state = table.state
    people = [pile for each in state.investigators for pile in (each.cards, each.conditions)]
    piles = (state.spells, state.conditions, *people, *(each.cards for each in state.fallen))
    shown = {event.back for event in table.events if isinstance(event, CardTurned | BackRead) and event.seen_by(seat)}
    return {card for pile in piles for card in pile if is_two_sided(card)} - shown


def undrawn(table: Table[Eldritch]) -> Iterator[str]:
    """The cards of decks that nobody has met: by their names, and by what tells their names."""
    yield from unmet(table)
    drawn = {event.mythos for event in table.events if isinstance(event, MythosDrawn)}
    drawn |= {each.card for each in table.state.ongoing}
    for card in set(table.state.mythos) - drawn:
        yield from (card, mythos_name(card).id)
    found = {event.mystery for event in table.events if isinstance(event, MysteryDrawn)}
    for card in set(table.state.mysteries) - found:
        yield from (card, mystery_name(card).id)


def unmet(table: Table[Eldritch]) -> set[str]:
    """The encounters that nobody has had."""
    met = {event.scene for event in table.events if isinstance(event, EncounterBegan)}
    decks = (*table.state.decks.values(), table.state.expeditions)
    return {card for deck in decks for card in deck.cards} - met


def outcomes(scene: Scene) -> Iterator[Message]:
    """Whatever the test that is being made may lead to."""
    for passed in (True, False):
        for result in RESULTS:
            text = outcome(scene.deck, scene.card, scene.section, Tried(len(scene.tried), result, passed))
            if text is not None:
                yield text


def messages_in(told: Any) -> Iterator[dict[str, Any]]:
    if isinstance(told, dict) and "domain" in told:
        yield told
    for part in parts(told):
        yield from messages_in(part)


def written(message: Any) -> str:
    return json.dumps(msgspec.to_builtins(message), sort_keys=True)
