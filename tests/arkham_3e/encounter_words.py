"""The plain words in which the published encounters are written down, and what each of them has to change.

A `Foreseen` follows one route through a section from a situation, and says which dice are rolled for it, what is
answered, and how things then are. It knows nothing of how our own content is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from miskatonic.games.arkham_3e.components import TOKENS
from miskatonic.games.arkham_3e.words import front
from tests.encounters import foreseen
from tests.encounters.routes import Route

from .encounter_standing import standing
from .given import Situation
from .published import facts

HERO, FRIEND = "michael-mcglen", "sachiko-higa"
SKILLS = {"lore": 4, "influence": 6, "observation": 7, "strength": 8, "will": 9}
"""A hero with a number of dice of their own for every skill."""
FOCUS_LIMIT = 2
ROOM = {"pain-killers": (2, 0), "liquid-courage": (0, 2), "zora-larson": (2, 2)}
"""How much damage and horror may be assigned to what the hero has."""
ELUSIVE = ("ruth-turner", "alma-hill")
"""Monsters that engage nobody by themselves."""
REACH = {
    "up to 1 space": {"arkham-advertiser", "train-station", "arkham-asylum"},
    "up to 2 spaces past monsters": {
        *("la-bella-luna", "arkham-asylum", "unvisited-isle", "independence-square", "tick-tock-club", "river-docks"),
        *("northside-downtown", "downtown-rivertown", "downtown-easttown", "northside-merchant-district"),
        "merchant-district-rivertown",
    },
    "up to 3 spaces": {
        *("black-cave", "graveyard", "merchant-district-rivertown", "rivertown-easttown", "police-station"),
        *("unvisited-isle", "tick-tock-club", "river-docks"),
        *("northside-merchant-district", "downtown-merchant-district"),
    },
}
"""Where one comes from the northern park, from the street beside La Bella Luna, and from the General Store."""
IN_THE_WAY = {"up to 2 spaces past monsters": "la-bella-luna", "up to 3 spaces": "black-cave"}
"""A monster stands there: nobody comes further unless they move past it."""
FAR = {"up to 1 space": "arkham-asylum", "up to 2 spaces past monsters": "downtown-easttown"}
ADJACENT_STREETS = {"rivertown-southside"}
"""Beside Ma's Boarding House in Veil of Twilight."""

Taste = Literal["their own", "of others"]
"""Whether the hero heals themselves and takes from the display, or heals a friend and takes from the deck."""


def goods(card: str) -> dict[str, Any]:
    return facts("goods")["items"][card]


def half(price: int) -> int:
    """Rounded up."""
    return (price + 1) // 2


class Foreseen(foreseen.Foreseen):
    """What the words of the published encounters do."""

    def __init__(self, game: Situation, card: str, route: Route, taste: Taste) -> None:
        self.game, self.taste = game, taste
        self.items = [front(each) for each in reversed(game.state.items)]
        """The item deck, from the top."""
        self.spells = [front(each) for each in reversed(game.state.spells)]
        self.found_clue = False
        self.rolled = 0
        self.at_the_end: list[tuple[str, set[str]]] = []
        """What is asked when the encounter is over."""
        super().__init__(standing(game), route)
        self.answers += self.at_the_end
        # The card lies aside while it is resolved, so that its deck changes at the beginning and at the end.
        self.changed.pop("decks", None)
        if self.found_clue:
            self.after["decks"][facts("encounter_cards")["events"][card]["of"]].remove(card)
            self.after["discarded events"].append(card)
        for what in ("monsters", "display", "spells", "archive"):
            self.after[what].sort()
        for pile in self.after["decks"].values():
            pile.sort()
        self.after["next spell"] = self.spells[0]

    def ask(self, key: str, among: set[str]) -> None:
        """Nobody is asked who has only one answer."""
        assert key in among
        if len(among) > 1:
            self.answer(key, among)

    # Forks.

    def _test(self, what: str, way: str) -> None:
        skill, *modifier = what.split()
        self.rolled = SKILLS[skill] + self.after["focus"].count(skill) + sum(map(int, modifier))
        assert self.rolled > 0
        self.tests.append((skill, self.rolled, 6 if way == "pass" else 1))
        lifted = "cursed" if way == "pass" else "blessed"
        if lifted in self.after["conditions"]:
            self.after["conditions"] = []

    def _roll(self, what: str, way: int) -> None:
        assert what == "2 dice"
        low = max(1, way - 6)
        self.tests.append(("", 2, [low, way - low]))

    def _sell(self, what: str, way: int | str) -> None:
        if way == "unable":
            return
        assert what == "1 remnant for $2 each time"
        for _ in range(int(way)):
            self.answer("pay", {"pay", "no"})
            self.spend("remnants", 1)
            self.after["money"] += 2
        if self.after["remnants"]:
            self.answer("no", {"pay", "no"})

    def _move(self, what: str, way: str) -> None:
        spaces = REACH[what]
        there = FAR.get(what, "river-docks")
        self.answer(f"move:{there}" if way == "go" else "stay", {f"move:{space}" for space in spaces} | {"stay"})
        if way == "go":
            self.after["space"] = there

    def _buy(self, what: str, way: str) -> None:
        limit, *words = what.split()
        spells = "spells" in words
        open_to = self._spells_for_sale(words) if spells else self._items_for_sale(words)
        wanted = {"one": 1, "two": 2}.get(way, 0)
        bought: list[str] = []
        while True:
            left = {card: price for card, price in open_to.items() if price <= self.after["money"]}
            keys = {f"buy:{card}" for card in left} | {"done"} | (set() if spells or bought else {"clear"})
            if len(bought) == wanted:
                self.ask("done", keys)
                break
            card = list(left)[-1]
            self.answer(f"buy:{card}", keys)
            self.spend("money", open_to.pop(card))
            bought.append(card)
            self.after["cards"].append(card)
            if limit == "1":
                break
        for card in bought:
            if spells:
                self.spells.remove(card)
                self.after["spells"].remove(card)
            else:
                self.after["display"].remove(card)
        if spells:
            left = [card for card in open_to if card in self.spells]
            self.spells = [*(card for card in self.spells if card not in left), *left]
        else:
            self._refill()

    def _items_for_sale(self, words: list[str]) -> dict[str, int]:
        trait, *price = words
        assert price in ([], ["at", "half", "price"])
        open_to = {card: goods(card)["price"] for card in self.after["display"] if trait in goods(card)["traits"]}
        return {card: half(cost) if price else cost for card, cost in open_to.items()}

    def _spells_for_sale(self, words: list[str]) -> dict[str, int]:
        _, number, _, *price = words
        shown = {card: facts("goods")["spells"][card] for card in self.spells[: int(number)]}
        match price:
            case []:
                return shown
            case ["at", "half", "price"]:
                return {card: half(cost) for card, cost in shown.items()}
            case ["for", flat]:
                return dict.fromkeys(shown, int(flat.removeprefix("$")))
            case _:
                raise AssertionError(words)

    def _refill(self) -> None:
        while len(self.after["display"]) < 5:
            self.after["display"].append(self.items.pop(0))

    # Phrases.

    def spend(self, what: str, n: int) -> None:
        self.after[what] -= n
        assert self.after[what] >= 0, f"nobody can pay {n} {what}"

    def money(self, way: str, n: str) -> None:
        self.after["money"] += int(n) if way == "gain" else -int(n)

    def wages(self) -> None:
        self.after["money"] += self.rolled

    def focus_lost(self) -> None:
        held = self.after["focus"]
        self.ask(f"unfocus:{held[0]}", {f"unfocus:{skill}" for skill in held})
        self.after["focus"] = held[1:]

    def focus(self, skill: str, beyond: str | None) -> None:
        free = [each for each in SKILLS if each not in self.after["focus"]]
        if skill == "1 skill":
            self.ask(f"focus:{free[-1]}", {f"focus:{each}" for each in free})
            skill = free[-1]
        assert skill in free
        self.after["focus"] = [*self.after["focus"], skill]
        if not beyond and len(self.after["focus"]) > FOCUS_LIMIT:
            self.focus_lost()

    def delayed(self) -> None:
        self.after["delayed"] = True

    def suffers_from(self, condition: str) -> None:
        assert not self.after["conditions"]
        self.after["conditions"] = [condition]

    def hold(self, card: str) -> None:
        assert card not in self.after["cards"]
        self.after["cards"].append(card)
        if card == "rare-books-access":
            self.at_the_end.append(("no", {"yes", "no"}))

    def recover(self, whom: str, *amounts: str) -> None:
        own = whom == "recover" or self.taste == "their own"
        if whom == "heal":
            key = f"heal:{HERO}" if own else f"heal:{FRIEND}"
            self.answer(key, {f"heal:{HERO}", f"heal:{FRIEND}"})
        for n, what in zip(amounts[::2], amounts[1::2], strict=True):
            place = ("health", "sanity").index(what)
            if own:
                self.after[("damage", "horror")[place]] -= int(n)
            else:
                self.after["on cards"][FRIEND][place] -= int(n)

    def suffer(self, n: str, what: str) -> None:
        place = ("damage", "horror").index(what)
        rooms = {card: min(int(n), ROOM[card][place]) for card in self.after["cards"] if card in ROOM}
        keys = {f"assign:{card}:{each}" for card, room in rooms.items() for each in range(1, room + 1)}
        self.ask("self", {*keys, "self"})
        self.after[what] += int(n)

    def suffer_both(self, damage: str, horror: str) -> None:
        self.suffer(damage, "damage")
        self.suffer(horror, "horror")

    def suffer_direct(self) -> None:
        self.after["horror"] += 1

    def item(self, trait: str, bound: str | None = None, price: str | None = None) -> None:
        def fits(card: str) -> bool:
            printed = goods(card)
            far = bound == "most" and printed["price"] > int(price or 0)
            return trait in printed["traits"] and not far and not (bound == "least" and printed["price"] < int(price))

        shown = [card for card in self.after["display"] if fits(card)]
        hidden = [card for card in self.items if fits(card)]
        assert (shown and hidden and hidden[0] != self.items[0]) or trait == "common"
        self.answer(
            f"gain:{shown[0]}" if self.taste == "their own" else "deck", {*(f"gain:{card}" for card in shown), "deck"}
        )
        if self.taste == "their own":
            self.after["display"].remove(shown[0])
            self._refill()
            self.hold(shown[0])
        else:
            place = self.items.index(hidden[0])
            self.items = [*self.items[place + 1 :], *self.items[:place]]
            self.hold(hidden[0])

    def spell(self) -> None:
        card = self.spells.pop(0)
        self.after["spells"].remove(card)
        self.hold(card)

    def ally(self) -> None:
        self.hold(front(self.game.state.allies[-1]))

    def clue_here(self) -> None:
        self._take_from("clues on the board", self.neighborhood, 1)
        self.after["clues"] += 1
        self.found_clue = True

    @property
    def neighborhood(self) -> str:
        return next(id for id, spaces in facts("board").items() if self.after["space"] in spaces)

    def spawn_clue(self) -> None:
        event = self.after["events"].pop()
        where = facts("encounter_cards")["events"][event]["of"]
        self.after["clues on the board"][where] = self.after["clues on the board"].get(where, 0) + 1
        self.after["decks"][where].append(event)

    def clue_on_sheet(self) -> None:
        self.after["sheet"][1] += 1

    def doom(self, n: str, where: str) -> None:
        here = self.after["space"]
        around = facts("board")[self.neighborhood] if where != "anywhere" else list(self.after["doom"])
        spaces = {
            "here": [here],
            "elsewhere in the neighborhood": [space for space in around if space != here],
        }.get(where, around)
        self._remove_doom(int(n), [space for space in spaces if self.after["doom"].get(space)])

    def doom_twice(self) -> None:
        spaces = list(self.after["doom"])
        assert len(spaces) > 2
        self._remove_doom(1, spaces)
        self._remove_doom(1, spaces[:-1])

    def _remove_doom(self, n: int, spaces: list[str]) -> None:
        self.ask(f"space:{spaces[-1]}", {f"space:{space}" for space in spaces})
        self._take_from("doom", spaces[-1], n)

    def _take_from(self, what: str, where: str, n: int) -> None:
        self.after[what][where] -= n
        assert self.after[what][where] >= 0
        if not self.after[what][where]:
            del self.after[what][where]

    def move_to_street(self) -> None:
        street = min(ADJACENT_STREETS)
        self.ask(f"move:{street}", {f"move:{each}" for each in ADJACENT_STREETS})
        self.after["space"] = street

    def spawn_engaged(self, kind: str) -> None:
        self.after["monsters"].append((kind, self.after["space"], "engaged", 0))

    def spawn_at(self, kind: str, space: str) -> None:
        if space == self.after["space"] and kind not in ELUSIVE:
            self.spawn_engaged(kind)
        else:
            self.after["monsters"].append((kind, space, "ready"))

    def spawn_exhausted(self) -> None:
        kind = TOKENS[self.game.state.monster_deck[0]]
        self.after["monsters"].append((kind, self.after["space"], "exhausted"))

    def to_the_archive(self) -> None:
        deck = self.neighborhood
        card = next(card for card in self.after["decks"][deck] if card.startswith("archive-"))
        self.after["decks"][deck].remove(card)
        self.after["archive"].append(int(card.removeprefix("archive-")))

    def retire(self) -> None:
        self.after |= {
            "fate": "retired",
            "money": 0,
            "clues": 0,
            "remnants": 0,
            "focus": [],
            "cards": [],
            "conditions": [],
        }
        self.after["on cards"] = {}


def _paying(what: str) -> Callable[..., None]:
    return lambda self, n: self.spend(what, int(n))


AMOUNT = r"(\d) (health|sanity)"
Foreseen.PHRASES = {
    r"\$(\d)": _paying("money"),
    r"(\d) remnant": _paying("remnants"),
    r"(\d) clue": _paying("clues"),
    r"1 focus|discard 1 focus": Foreseen.focus_lost,
    r"a dark pact": lambda self: self.suffers_from("dark-pact"),
    r"be delayed": Foreseen.delayed,
    r"be (blessed|cursed)": Foreseen.suffers_from,
    rf"(recover|heal) {AMOUNT}": Foreseen.recover,
    rf"(recover|heal) {AMOUNT} and {AMOUNT}": Foreseen.recover,
    r"suffer (\d) (damage|horror)": Foreseen.suffer,
    r"suffer (\d) damage and (\d) horror": Foreseen.suffer_both,
    r"suffer 1 direct horror": Foreseen.suffer_direct,
    r"(gain|lose) \$(\d)": Foreseen.money,
    r"gain \$1 per success": Foreseen.wages,
    r"gain (\d) remnant": lambda self, n: self.spend("remnants", -int(n)),
    r"gain 1 spell": Foreseen.spell,
    r"gain 1 ally": Foreseen.ally,
    r"gain 1 clue here": Foreseen.clue_here,
    r"gain 1 (\w+) item": Foreseen.item,
    r"gain 1 (\w+) item of at (most|least) (\d)": Foreseen.item,
    r"gain ([a-z-]+)": Foreseen.hold,
    r"focus (1 skill|\w+)( over the limit)?": Foreseen.focus,
    r"spawn 1 clue": Foreseen.spawn_clue,
    r"put 1 clue on the sheet": Foreseen.clue_on_sheet,
    r"remove (\d) doom (here|anywhere|in the neighborhood|elsewhere in the neighborhood)": Foreseen.doom,
    r"remove 1 doom from each of 2 spaces": Foreseen.doom_twice,
    r"move to an adjacent street": Foreseen.move_to_street,
    r"spawn ([a-z-]+) engaged": Foreseen.spawn_engaged,
    r"spawn ([a-z-]+) at ([a-z-]+)": Foreseen.spawn_at,
    r"spawn an exhausted monster here": Foreseen.spawn_exhausted,
    r"return this card to the archive": Foreseen.to_the_archive,
    r"retire": Foreseen.retire,
}
