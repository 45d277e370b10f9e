"""The plain words in which the published encounters are written down, and what each of them has to change.

A `Foreseen` follows one route through a section from a situation, and says which dice are rolled for it, what is
answered, and how things then are. It knows nothing of how our own content is written.
"""

from __future__ import annotations

from typing import Any

from miskatonic.games.eldritch.components import TOKENS
from tests.encounters import foreseen
from tests.encounters.routes import Route

from .given import Situation
from .published import facts

HERO = "charlie-kane"
SKILLS = ("lore", "influence", "observation", "strength", "will")
SHOTGUN = "double-barreled-shotgun"
NEAREST = {
    ("arkham", "sea"): "8",
    ("10", "sea"): "8",
    ("arkham", "wilderness"): "9",
    ("12", "wilderness"): "amazon",
}
TOWARD_THE_GATE = {"12": "antarctica"}
NEIGHBOUR = {"10": "pyramids", "12": "antarctica"}
STARTS = {"cthulhu": 1}
"""The sanity that Cultists of an Ancient One cost before the strength test."""


# How things are.


def standing(game: Situation) -> dict[str, Any]:
    """All that encounters may change, in a form that can be compared."""
    state, hero = game.state, game[0]
    return {
        "health": hero.health.left,
        "sanity": hero.sanity.left,
        "clues": len(hero.clues),
        "improved": {str(skill): level for skill, level in hero.improved.items()},
        "delayed": hero.delayed,
        "fate": hero.fate,
        "space": hero.space,
        "cards": game.held(0),
        "doom": state.doom,
        "omen": state.omen,
        "omen tokens": list(state.omen_tokens),
        "gates": sorted(state.gates),
        "monsters": sorted((TOKENS[each.token], each.space, each.lost) for each in state.monsters),
        "clues on the board": sorted("its own" if each.known else each.space for each in state.clues),
        "solved": len(state.solved),
        "others": repr(state.investigators[1:]),
        "eldritch tokens": repr(state.eldritch),
        "mystery": repr(state.mystery),
    }


def traits(card: str) -> list[str]:
    return next(found[card]["traits"] for found in facts("cards").values() if card in found)


def is_a(card: str, kind: str) -> bool:
    return card in facts("cards")[kind]


class Foreseen(foreseen.Foreseen):
    """What the words of the published encounters do."""

    def __init__(self, game: Situation, route: Route) -> None:
        self.game = game
        before = standing(game)
        self.here: str = before["space"]
        self.fought: tuple[str, str, int] | None = None
        super().__init__(before, route)
        for what in ("cards", "monsters", "clues on the board", "gates"):
            self.after[what].sort()

    # Forks.

    def _test(self, what: str, way: str) -> None:
        skill, *more = what.split()
        extra = sum(self.after["clues"] if word == "clues" else int(word) for word in more if word != "+")
        self._roll(skill, extra, 6 if way == "pass" else 1)

    def _roll(self, skill: str, modifier: int, face: int) -> int:
        printed = facts("investigators")[HERO]["skills"][SKILLS.index(skill)]
        pool = max(1, printed + self.after["improved"].get(skill, 0) + modifier)
        self.tests.append((skill, pool, face))
        return pool

    # Fights.

    def _ambush(self, what: str, way: str) -> None:
        self._fight("zombie" if what == "random" else what, way)

    def _spawn_and_fight(self, what: str, way: str) -> None:
        kind = "zombie" if what == "random" else what
        self._fight(kind, way)
        self.fought = (kind, self.here, 0)
        if way == "no":
            self.after["monsters"].append(self.fought)

    def _call_and_fight(self, what: str, way: str) -> None:
        self._comes(what, "17", way)

    def _pull_and_fight(self, what: str, way: str) -> None:
        self.answer(self._key(what))
        self._comes(what, "7", way)

    def _comes(self, kind: str, space: str, way: str) -> None:
        self.after["monsters"].remove((kind, space, 0))
        self._fight(kind, way)
        if way == "no":
            self.after["monsters"].append((kind, self.here, 0))

    def _fight(self, kind: str, way: str) -> None:
        """The dice of the will test show sixes; those of the strength test too where the monster is defeated."""
        state = self.game.state
        ordinary = facts("monsters")["ordinary"][kind]
        printed = facts("monsters")["cultists"][state.ancient_one]["front"] if kind == "cultist" else ordinary
        if "will" in printed:
            modifier, horror = printed["will"]
            self.after["sanity"] -= max(0, horror - self._roll("will", modifier, 6))
        if kind == "cultist":
            self.after["sanity"] -= STARTS.get(state.ancient_one, 0)
        modifier, damage = printed["strength"]
        pool = self._roll("strength", modifier + 4, 6 if way == "yes" else 1)
        assert pool >= printed["toughness"], f"nobody defeats {kind} with {pool} dice"
        if way == "no":
            self.after["health"] -= damage
        elif kind == "goat-spawn":
            self.answer("no", {"pay", "no"})
        elif (kind, state.ancient_one) == ("cultist", "yog-sothoth"):
            self.after["sanity"] -= 1
            self.spells("1")

    def _key(self, kind: str) -> str:
        """A monster that can be chosen on the board."""
        token = next(each.token for each in self.game.state.monsters if TOKENS[each.token] == kind)
        return f"monster:{token}"

    # Phrases.

    def lose(self, n: str, what: str) -> None:
        self.after[what] -= int(n)

    def recover(self, n: str, what: str) -> None:
        self.after[what] += int(n)

    def clues(self, sign: str, n: str) -> None:
        self.after["clues"] += int(n) if sign == "gain" else -int(n)

    def hold(self, card: str) -> None:
        assert card not in self.after["cards"]
        self.after["cards"].append(card)
        if card == "grotesque-statue":
            self.after["clues"] += 5

    def give_up(self, card: str) -> None:
        self.after["cards"].remove(card)

    def condition_of(self, trait: str) -> None:
        deck = [card.split("#")[0] for card in self.game.state.conditions]
        self.hold(next(card for card in deck if trait in traits(card) and card not in self.after["cards"]))

    def discard_condition_of(self, trait: str) -> None:
        held = [card for card in self.after["cards"] if trait in traits(card)]
        self.answer(f"card:{held[0]}", {f"card:{card}" for card in held})
        self.give_up(held[0])

    def spells(self, n: str, trait: str | None = None) -> None:
        for _ in range(int(n)):
            deck = [card.split("#")[0] for card in self.game.state.spells]
            fits = [card for card in deck if trait is None or trait in traits(card)]
            self.hold(next(card for card in fits if card not in self.after["cards"]))

    def artifact(self, trait: str | None = None) -> None:
        deck = self.game.state.artifacts.cards
        self.hold(deck[-1] if trait is None else next(card for card in deck if trait in traits(card)))

    def asset(self, trait: str, source: str) -> None:
        state = self.game.state
        fits = [
            card for card in (state.reserve if source == "reserve" else state.assets.cards) if trait in traits(card)
        ]
        if source == "reserve":
            assert len(fits) > 1
            self.answer(f"gain:{fits[0]}", {f"gain:{card}" for card in fits})
        if fits[0] == "silver-twilight-ritual":
            self.after["doom"] += 1
        elif fits[0] == "private-care":
            self.after["health"], self.after["sanity"] = self.game[0].health.most, self.game[0].sanity.most
        else:
            self.hold(fits[0])

    def improve(self, skill: str) -> None:
        if skill == "any skill":
            skill = "lore"
            self.answer("improve:lore", {f"improve:{each}" for each in SKILLS})
        self.after["improved"][skill] = self.after["improved"].get(skill, 0) + 1

    def discard(self, n: str, what: str, only: str | None) -> None:
        """The last of those that may be discarded goes first: an artifact, where one may."""
        for _ in range(int(n)):
            held = [card for card in self.game.held(0) if card in self.after["cards"] and not is_a(card, "conditions")]
            fits = [card for card in held if (is_a(card, "spells") if what == "spell" else what in traits(card))]
            if only:
                fits = [card for card in fits if is_a(card, "assets")]
            chosen = next((card for card in fits if is_a(card, "artifacts")), fits[-1])
            assert len(fits) > 1
            self.answer(f"card:{chosen}", {f"card:{card}" for card in fits})
            self.give_up(chosen)

    def delayed(self) -> None:
        self.after["delayed"] = True

    def move(self) -> None:
        self.answer(f"move:{NEIGHBOUR[self.here]}")
        self.after["space"] = NEIGHBOUR[self.here]

    def move_to_nearest(self, type: str) -> None:
        self.after["space"] = NEAREST[self.here, type]

    def move_toward_gate(self) -> None:
        self.after["space"] = TOWARD_THE_GATE[self.here]

    def doom(self, way: str, n: str) -> None:
        self.after["doom"] += int(n) if way == "retreat" else -int(n)

    def advance_omen(self) -> None:
        """From blue to green, where a gate and a token make doom advance."""
        self.after["omen"] = 0
        self.after["doom"] -= 2

    def set_omen(self) -> None:
        self.answer("omen:1", {"omen:1", "omen:2", "omen:3", "omen:4"})
        self.after["omen"] = 0

    def omen_token(self, way: str) -> None:
        self.after["omen tokens"][0] += 1 if way.startswith("put") else -1

    def spawn_clues(self, n: str) -> None:
        self.after["clues on the board"] += ["its own"] * int(n)

    def spawn_clue_anywhere(self) -> None:
        self.answer("space:sydney")
        self.after["clues on the board"].append("sydney")

    def this_clue(self, way: str) -> None:
        self.after["clues on the board"].remove("its own")
        if way == "gain":
            self.after["clues"] += 1

    def move_this_clue(self, type: str) -> None:
        self.after["clues on the board"].remove("its own")
        self.after["clues on the board"].append(NEAREST[self.here, type])

    def close_gate(self) -> None:
        self.after["gates"].remove(self.here)

    def discard_gate(self) -> None:
        self.answer("gate:istanbul", {"gate:istanbul", "gate:tokyo"})
        self.after["gates"].remove("istanbul")

    def spawn_gate(self) -> None:
        self.after["gates"].append("sydney")
        self.after["monsters"].append(("zombie", "sydney", 0))

    def discard_monster(self) -> None:
        self.answer(self._key("shoggoth"))
        self.after["monsters"].remove(("shoggoth", "7", 0))

    def discard_that_monster(self) -> None:
        self.after["monsters"].remove(self.fought)

    def hurt_monster(self, n: str) -> None:
        self.answer(self._key("shoggoth"))
        self._loses("shoggoth", int(n))

    def hurt_monsters(self, n: str) -> None:
        self.answer("space:7", {"space:7", "space:20"})
        self._loses("shoggoth", int(n))
        self._loses("gug", int(n))

    def _loses(self, kind: str, n: int) -> None:
        self.after["monsters"].remove((kind, "7", 0))
        self.after["monsters"].append((kind, "7", n))

    def move_monster(self) -> None:
        self.answer(self._key("lloigor"))
        self.answer("space:sydney")
        self.after["monsters"].remove(("lloigor", "20", 0))
        self.after["monsters"].append(("lloigor", "sydney", 0))

    def unsolve(self) -> None:
        self.after["solved"] -= 1


Foreseen.PHRASES = {
    r"lose (\d) (health|sanity)": Foreseen.lose,
    r"spend (\d) (health)": Foreseen.lose,
    r"recover (\d) (health|sanity)": Foreseen.recover,
    r"(gain|spend) (\d) clues?": Foreseen.clues,
    r"gain 1 (\w+) condition": Foreseen.condition_of,
    r"discard 1 (\w+) condition": Foreseen.discard_condition_of,
    r"gain (\d) spells?": Foreseen.spells,
    r"gain (1) (\w+) spell": Foreseen.spells,
    r"gain 1 artifact": Foreseen.artifact,
    r"gain 1 (\w+) artifact": Foreseen.artifact,
    r"gain 1 (\w+) from the (reserve|deck)": Foreseen.asset,
    r"gain this clue": lambda self: self.this_clue("gain"),
    r"discard this clue": lambda self: self.this_clue("discard"),
    r"move this clue to the nearest (\w+)": Foreseen.move_this_clue,
    r"gain ([a-z-]+)": Foreseen.hold,
    r"improve (any skill|\w+)": Foreseen.improve,
    r"discard 1 gate": Foreseen.discard_gate,
    r"discard 1 monster": Foreseen.discard_monster,
    r"discard 1 omen token": lambda self: self.omen_token("discard"),
    r"put 1 token on the green omen": lambda self: self.omen_token("put"),
    r"discard that monster": Foreseen.discard_that_monster,
    r"discard (\d) (\w+?)( assets?)?": Foreseen.discard,
    r"discard ([a-z-]+)": Foreseen.give_up,
    r"be delayed": Foreseen.delayed,
    r"move 1 space": Foreseen.move,
    r"move to the nearest (\w+)": Foreseen.move_to_nearest,
    r"move 1 space toward the nearest gate": Foreseen.move_toward_gate,
    r"(advance|retreat) doom by (\d)": Foreseen.doom,
    r"advance the omen by 1": Foreseen.advance_omen,
    r"set the omen": Foreseen.set_omen,
    r"spawn (\d) clues?": Foreseen.spawn_clues,
    r"spawn 1 clue anywhere": Foreseen.spawn_clue_anywhere,
    r"close this gate": Foreseen.close_gate,
    r"spawn 1 gate": Foreseen.spawn_gate,
    r"hurt 1 monster by (\d)": Foreseen.hurt_monster,
    r"hurt the monsters of 1 space by (\d)": Foreseen.hurt_monsters,
    r"move 1 monster anywhere": Foreseen.move_monster,
    r"unsolve 1 mystery": Foreseen.unsolve,
}
