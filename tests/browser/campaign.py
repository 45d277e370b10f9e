"""The first night of a campaign played beforehand by four, so that four people can play it at their browsers."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any, Final, NamedTuple

import miskatonic
from miskatonic.agents import make_agent
from miskatonic.games.arkham_lcg import WINDOWS
from miskatonic.games.arkham_lcg.events import CardBought, CardUpgraded
from miskatonic.games.arkham_lcg.words import NAME, NIGHT_OF_THE_ZEALOT, card_name
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table

from .rehearsal import Choice

ROLAND, DAISY, SKIDS, AGNES = "01001", "01002", "01003", "01004"
PARTY: Final = (ROLAND, DAISY, SKIDS, AGNES)
DIFFICULTY: Final = "easy"
SWITCHED_OFF: Final = "test-committed"
"""The window nobody but the host wants to be asked in."""
USUAL: Final = frozenset(window.name for window in WINDOWS if window.asks)
STOPS: Final = (USUAL, *[USUAL - {SWITCHED_OFF}] * (len(PARTY) - 1))

WHOLE: Final = 245
"""So many decisions are a whole night, and few enough to be clicked."""
WINDOW: Final = "window"
OF_ALL_KINDS: Final = frozenset(
    {"prompt-lead-vote", "prompt-mulligan", "prompt-next-turn", "prompt-turn", "prompt-commit", "prompt-assign", WINDOW}
    | {"prompt-lita", "prompt-buy", "prompt-remove", "prompt-company"}
)


class Night(NamedTuple):
    """What everybody decides until the first turn of the second scenario, and when something is asked first."""

    seed: str
    choices: list[Choice]
    first: dict[str, int]


class Evening:
    """A table at which seats pass by themselves where they do not want to be asked, as the server lets them."""

    def __init__(self, seed: str) -> None:
        self.table: Table[Any] = miskatonic.new_game(
            NAME, len(PARTY), seed, adventure=NIGHT_OF_THE_ZEALOT, difficulty=DIFFICULTY, investigators=PARTY
        )
        self.made: list[int] = []
        """How many choices there were before each decision; between them are those who passed by themselves."""
        self._shown: set[int] = set()
        """The cards that have left hands and decks since the scenario began, and may be known."""
        self._named: set[str] = set()
        """Of which printed cards everybody may have heard, in whatever scenario."""
        self._pass_on()

    def choose(self, seat: int, key: str) -> None:
        self.made.append(len(self.table.choices))
        self.table.choose(key, seat)
        self._pass_on()

    def undo(self) -> None:
        """Back to the last decision of a person."""
        self.table.undo(len(self.table.choices) - self.made.pop())

    def _pass_on(self) -> None:
        while (seat := self._unwilling()) is not None:
            self.table.choose("pass", seat)
        self._look()

    def _look(self) -> None:
        """What has been in the open by now."""
        state = self.table.state
        if state.phase == "setup":
            self._shown.clear()
        held = {card for each in state.investigators for card in (*each.hand, *each.deck)}
        self._shown |= set(range(len(state.codes))) - held
        self._named |= {state.codes[card] for card in self._shown}

    @property
    def bought(self) -> list[CardBought | CardUpgraded]:
        return [event for event in self.table.events if isinstance(event, CardBought | CardUpgraded)]

    def _unwilling(self) -> int | None:
        pending = self.table.pending.items()
        return next((seat for seat, each in pending if each.window and each.window not in STOPS[seat]), None)

    def secrets(self, seat: int) -> tuple[set[int], set[str]]:
        """The cards in the hands of others that a seat cannot know, and those of whose names it never heard."""
        state = self.table.state
        hands = {card for who, each in enumerate(state.investigators) if who != seat for card in each.hand}
        secret = hands - self._shown
        own = {code for card, code in enumerate(state.codes) if state.owners[card] == seat}
        left = {event.removed if isinstance(event, CardBought) else event.source for event in self.bought}
        bought = {event.card for event in self.bought}
        names = {title(code) for code in own | self._named | bought | left}
        return secret, {state.codes[card] for card in secret if title(state.codes[card]) not in names}

    @property
    def over(self) -> bool:
        """Does the first turn of the second scenario begin?"""
        state = self.table.state
        return bool(state.log.chapters) and state.phase == "investigation"


def title(code: str) -> str:
    """Cards of several levels share their name."""
    return card_name(code).text()


class Player:
    """Plays sensibly, sends back one card of an opening hand at most, and buys one card at most."""

    ONCE = frozenset({"prompt-mulligan", "prompt-buy"})

    def __init__(self, seed: str) -> None:
        self._sense = make_agent("greedy", NAME, seed)
        self._did: Counter[tuple[str, int]] = Counter()

    def choose(self, decision: Decision, table: Table[Any]) -> Option:
        about = (decision.prompt.id, len(table.state.log.chapters))
        self._did[about] += 1
        if decision.prompt.id in self.ONCE and self._did[about] > 1:
            return decision.find("done")
        return self._sense.choose(decision, lambda: table.view(decision.seat))


def rehearse_campaign() -> Night:
    """The first night of ordinary length that four survive, with decisions of all kinds on the way."""
    for number in count():
        if night := play(f"zealot-{number}"):
            return night
    raise AssertionError


def play(seed: str) -> Night | None:
    evening, night = Evening(seed), Night(seed, [], {})
    players = [Player(f"{seed}-{seat}") for seat in range(len(PARTY))]
    while not evening.over:
        decision = evening.table.decision
        if decision is None or len(night.choices) == WHOLE:
            return None
        night.first.setdefault(WINDOW if decision.window else decision.prompt.id, len(night.choices))
        option = players[decision.seat].choose(decision, evening.table)
        night.choices.append(Choice(decision.seat, option.key))
        evening.choose(*night.choices[-1])
    return night if night.first.keys() >= OF_ALL_KINDS else None
