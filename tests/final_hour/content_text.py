"""Content as it stands in the files, told in the short notation of the facts."""

from __future__ import annotations

from functools import cache
from typing import Any

from miskatonic.games.final_hour.words import FOLDER
from miskatonic.kernel.content import parse

Effect = dict[str, Any]

TOLD = {
    "move": "move up to {n}",
    "walk": "walk exactly {n} ({each})",
    "stroll": "walk up to {n} ({each})",
    "attack": "attack {n} at {at}",
    "attack-per-card": "attack {n} per own priority card",
    "destroy": "destroy 1 at {at}",
    "drive": "drive {n} at {at}",
    "seal": "seal {n}",
    "repair": "repair {n} at {at}",
    "recover": "recover {n}",
    "investigate": "investigate",
    "spawn": "spawn {n} at {at}",
    "activate": "activate {zone}",
    "activate-own-zone": "activate own zone",
    "damage": "place {n} damage at {at}",
    "lose-health": "{who} loses {n} health",
    "repeat": "{times} times ({then})",
    "choose": "one of ({among})",
    "for-each": "each {each} ({then})",
    "if": "if all {when} are in play ({then})",
    "activate-special": "activate {which} {kind}",
    "spawn-special": "spawn {n} {kind} at {at}",
    "hide-next-round": "next round is face down",
    "remove-seal": "remove {n} seal",
    "spawn-at-horde": "spawn {n} at one horde",
    "move-hordes": "hordes move {n} along {along}",
    "damage-zone": "place {n} damage in a zone",
}
EACH = {"investigators": "investigator in turn order", "near": "near location"}


@cache
def content(name: str) -> Any:
    """The data of a content file of the game."""
    return parse(FOLDER / "content" / f"{name}.yaml")


def told(effects: list[Effect]) -> list[str]:
    """Effects in the notation of the facts."""
    return [tell(effect) for effect in effects]


def tell(effect: Effect) -> str:
    parts = dict(effect)
    verb = parts.pop("do")
    if verb in ("walk", "stroll"):
        parts["each"] = ", ".join(told(parts["each"]))
    if verb == "for-each":
        parts["each"] = EACH[parts["each"]["of"]]
    if verb == "if":
        parts["when"] = parts["when"]["kind"]
    if verb == "choose":
        parts["among"] = " | ".join(", ".join(told(way)) for way in parts["among"])
    if "then" in parts:
        parts["then"] = ", ".join(told(parts["then"]))
    return TOLD[verb].format(**parts)


def verbs(effects: list[Effect]) -> set[str]:
    """Every verb that acts, however deep inside."""
    found: set[str] = set()
    for effect in effects:
        inner = parts_of(effect)
        found |= verbs(inner) if inner else set()
        if effect["do"] not in ("repeat", "choose", "for-each", "if"):
            found.add(effect["do"])
    return found


def parts_of(effect: Effect) -> list[Effect]:
    """The effects inside an effect."""
    if effect["do"] == "choose":
        return [inner for way in effect["among"] for inner in way]
    if effect["do"] in ("walk", "stroll"):
        return effect["each"]
    return effect.get("then", [])


def titles() -> list[tuple[str, Any]]:
    """Every title of every investigator, with its owner."""
    return [(each["id"], title) for each in content("investigators")["investigators"] for title in each["cards"]]
