"""Games of the card game.

`testing/recorded.jsonl` has the printed cards, moments with their questions, one event of every kind and the
log of a campaign. `board/testing/recorded.jsonl` has the printed cards as far as the board looks at them, moments of
each map, options of every sort, one event of every kind, and what happened between some pairs of pictures.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import miskatonic
from miskatonic.games.arkham_lcg import GAME
from miskatonic.kernel.decision import Decision, Option, kind_of

from . import asked, folder_of, fresh, plain, printed, write

CAMPAIGN = "night-of-the-zealot"
ADVENTURES = ("gathering", "midnight-masks", "devourer-below", CAMPAIGN)
SEEDS = 12
DAISY = "01002"


class Situation:
    """What one seat sees when it is asked."""

    def __init__(self, table: Any, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.view: dict[str, Any] = plain(table.view(decision.seat))

    @property
    def question(self) -> dict[str, Any]:
        """As the server sends it."""
        return asked(self.table, self.decision)

    @property
    def verbs(self) -> set[str]:
        return {option.verb for option in self.decision.options}

    @property
    def own(self) -> dict[str, Any]:
        return self.view["investigators"][self.decision.seat]

    @property
    def test(self) -> dict[str, Any]:
        """The test under way; nothing of it where there is none."""
        return self.view["test"] or {"succeeded": None, "skill": None, "attempt": None, "who": None, "committed": []}

    @property
    def places(self) -> set[str]:
        return {each["code"] for each in self.view["locations"]}

    @property
    def attackers(self) -> int:
        """How many ready enemies are engaged with the seat."""
        return sum(each["engaged"] == self.decision.seat and not each["exhausted"] for each in self.view["enemies"])

    def asks(self, topic: str, *verbs: str) -> bool:
        return self.decision.topic == topic and self.verbs.issuperset(verbs)

    def uses_held_card(self) -> bool:
        held = {f"card:{each['id']}" for each in self.own["hand"] or []}
        return any(option.verb == "use" and held.issuperset(option.about) for option in self.decision.options)


def games() -> Iterator[tuple[Any, random.Random]]:
    for adventure in ADVENTURES:
        for players in (1, 2, 3, 4):
            for seed in range(SEEDS):
                table = miskatonic.new_game("arkham-lcg", adventure=adventure, players=players, seed=seed)
                yield table, random.Random(seed)


def play_on(table: Any, chance: random.Random) -> None:
    keys = [option.key for option in table.decision.options]
    table.choose(chance.choice([key for key in keys if "resign" not in key] or keys))


def book(*names: str) -> dict[str, Any]:
    """The reference book; of its cards only what is named."""
    whole = printed(GAME)
    if names:
        return {"cards": {code: {name: card[name] for name in names} for code, card in whole["cards"].items()}}
    return whole


# The moments of a game.

MOMENTS: dict[str, Callable[[Situation], Any]] = {
    "mulligan": lambda at: at.asks("mulligan"),
    "turn": lambda at: at.asks("turn", "play"),
    "turn-busy": lambda at: at.view["adventure"] == "gathering"
    and at.asks("turn", "play", "activate", "move", "fight", "evade", "investigate"),
    "turn-daisy": lambda at: at.asks("turn", "activate") and at.own["code"] == DAISY and at.own["extra_actions"],
    "turn-engaged": lambda at: at.asks("turn", "activate", "move", "investigate") and at.attackers > 1,
    "turn-four": lambda at: at.asks("turn", "play") and len(at.view["investigators"]) == 4,
    "turn-threats": lambda at: at.asks("turn", "activate") and at.own["threats"] and at.attackers,
    "hand-full": lambda at: at.asks("turn", "play") and len(at.own["hand"]) > 7,
    "devourer": lambda at: at.asks("turn", "engage") and at.view["scenario"] == "devourer-below",
    "commit": lambda at: at.asks("commit") and at.test["attempt"] == "investigate",
    "commit-fight": lambda at: at.asks("commit") and at.test["attempt"] == "fight",
    "commit-willpower": lambda at: at.asks("commit") and at.test["skill"] == "willpower",
    "commit-more": lambda at: at.asks("commit") and at.test["committed"],
    "commit-other": lambda at: at.asks("commit") and at.test["who"] != at.decision.seat,
    "window-test": lambda at: at.decision.window == "test-begins",
    "token-revealed": lambda at: at.asks("react") and at.view["test"] and at.test["succeeded"] is None,
    "test-passed": lambda at: at.asks("react") and at.test["succeeded"] is True,
    "test-failed": lambda at: at.asks("react") and at.test["succeeded"] is False,
    "use-hand": lambda at: at.asks("react") and at.uses_held_card(),
    "setup-two": lambda at: at.view["adventure"] == CAMPAIGN
    and at.asks("mulligan")
    and len(at.view["log"]["chapters"]) == 1,
    "buy": lambda at: at.asks("buy", "buy", "upgrade") and len(at.view["log"]["chapters"]) == 1,
    "company-away": lambda at: at.asks("company", "leave", "return"),
    **{
        topic: lambda at, topic=topic: at.asks(topic)
        for topic in (
            "assign", "assume", "discard", "investigator", "keep", "lita", "make-room", "next-turn", "put-on-top",
            "remove", "spawn", "take",
        )
    },
}  # fmt: skip


def record_moments() -> Iterator[dict[str, Any]]:
    yield {"kind": "reference", "reference": book()}
    moments: set[str] = set()
    told: set[str] = set()
    for table, chance in games():
        while table.decision is not None:
            at = Situation(table, table.decision)
            for name, is_it in MOMENTS.items():
                if name not in moments and is_it(at):
                    moments.add(name)
                    yield {"kind": "frame", "names": [name], "view": at.view, "question": at.question}
            play_on(table, chance)
        events = plain(table.events)
        yield from ({"kind": "event", "event": event} for event in events if fresh(event["event"], told))
        view = plain(table.view(0))
        whole = view["adventure"] == CAMPAIGN and len(view["log"]["chapters"]) == 3
        if whole and fresh("over", moments):
            yield {"kind": "frame", "names": ["over"], "view": view, "question": None}
            yield {"kind": "log", "log": events}
    missing = {*MOMENTS, "over"} - moments
    if missing:
        raise SystemExit(f"never came: {', '.join(sorted(missing))}")


# The pictures of the board.

MAPS: dict[str, Callable[[Situation], Any]] = {
    "study": lambda at: at.places == {"01111"} and at.view["enemies"],
    "house": lambda at: "01112" in at.places and len(at.view["enemies"]) > 2,
    "town": lambda at: "01125" in at.places and len(at.view["enemies"]) > 2,
    "woods": lambda at: "01149" in at.places and sum(each["revealed"] for each in at.view["locations"]) > 3,
    "ritual": lambda at: "01156" in at.places,
}
ACTED = ("moved", "location-revealed", "clues-discovered", "spawned", "engaged", "attacked", "enemy-was-defeated")
GLANCED = {
    "investigators": ("seat", "code", "card", "location", "hand", "discard", "discarded_event", "assets", "threats"),
    "locations": ("id", "code", "attachments", "others"),
    "enemies": ("id",),
    "sheets": ("investigator",),
    "act": ("id",),
    "agenda": ("id",),
    "test": ("committed", "tokens"),
    "limbo": ("id", "code"),
    "looking": ("id", "code"),
}
"""What of a view tells what lies on the table."""


def sort_of(topic: str, option: Option) -> tuple[Any, ...]:
    """What an option is like: of every verb, ability and kind of thing one is enough."""
    kinds = tuple(map(kind_of, option.about))
    return topic, option.verb, option.role, kinds, option.word if "card" in kinds else ""


def glance(view: dict[str, Any]) -> dict[str, Any]:
    def part(name: str, fields: tuple[str, ...]) -> Any:
        value = view[name]
        if isinstance(value, list):
            return [{field: each[field] for field in fields} for each in value]
        return value and {field: value[field] for field in fields}

    return {"seat": view["seat"], **{name: part(name, fields) for name, fields in GLANCED.items()}}


def record_board() -> Iterator[dict[str, Any]]:
    yield {"kind": "reference", "reference": book("code", "type", "stage", "victory", "back", "abilities")}
    sorts: set[Any] = set()
    maps: set[str] = set()
    told: set[str] = set()
    acted: set[str] = set()
    for table, chance in games():
        while table.decision is not None:
            at = Situation(table, table.decision)
            new = [fresh(sort_of(at.decision.topic, option), sorts) for option in at.decision.options]
            if any(new):
                options = [told for told, is_new in zip(at.question["options"], new, strict=True) if is_new]
                yield {"kind": "decision", "options": options, "view": glance(at.view)}
            for name, is_it in MAPS.items():
                if name not in maps and at.asks("turn") and is_it(at):
                    maps.add(name)
                    yield {"kind": "moment", "name": name, "view": at.view, "question": at.question}
            known = len(table.events)
            play_on(table, chance)
            events = plain(table.events[known:])
            yield from ({"kind": "event", "event": event} for event in events if fresh(event["event"], told))
            if table.decision is not None and any(tag in ACTED and fresh(tag, acted) for tag in tags(events)):
                after = plain(table.view(at.view["seat"]))
                if after["locations"]:
                    yield {"kind": "scene", "before": at.view, "after": after, "events": events}


def tags(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def main() -> None:
    testing = folder_of(GAME)
    write(testing / "recorded.jsonl", record_moments())
    write(testing.parent / "board/testing/recorded.jsonl", record_board())
