"""The options in groups: what one can do, by the kind of action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.games.arkham_lcg.card import Ability
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS, ability_name
from miskatonic.games.arkham_lcg.view import View
from miskatonic.kernel.decision import Decision, Option, Role
from miskatonic.kernel.text import Message

from ..face import Frame, Grouped
from ..question import MANY
from .marks import name_of, place_name
from .targets import Target, location_by_id, own, target_of
from .words import say

FEW_KINDS: Final = 2
"""Up to so many kinds of options a plain list is clear."""

HEADED: Final = frozenset({
    "fight", "evade", "engage", "move", "play", "play-discarded", "activate", "use",
    "commit", "buy", "upgrade", "remove", "mulligan", "investigator",
})  # fmt: skip
"""The verbs that head a group; their options are called by the card."""

PLAIN_ACTIONS: Final = frozenset({"draw", "resource"})
USUAL: Final = (Role.PASS, Role.DONE)
"""The roles of options that Enter takes."""
RESOURCE, ACTIVATE = "resource", "activate"
LAST: Final = 99
"""The place of options without a group: below all groups."""
PURCHASES: Final = frozenset({"buy", "upgrade"})


def usual(decision: Decision) -> Option | None:
    """The option to pass or to stop; to end a turn only when no action is left to take a resource with.

    While experience could be spent there is none: a key that is pressed by habit should not waste it.
    """
    verbs = {option.verb for option in decision.options}
    if verbs & PURCHASES:
        return None
    ends = () if verbs & {RESOURCE, ACTIVATE} else (Role.END_TURN,)
    return next((option for option in decision.options if option.role in (*USUAL, *ends)), None)


def groups(frame: Frame) -> Sequence[Grouped] | None:
    """Every option under its heading, where there are many options or many kinds of them."""
    assert frame.decision is not None
    targets = [target_of(option, frame.view) for option in frame.decision.options]
    kinds = {option.verb or option.role for option in frame.decision.options}
    if len(targets) <= MANY and len(kinds) <= FEW_KINDS:
        return None
    return [grouped(target, option, frame) for target, option in zip(targets, frame.decision.options, strict=True)]


def grouped(target: Target, option: Option, frame: Frame) -> Grouped:
    if target.verb == "investigate":
        return Grouped(say("lcg-group-investigate"), here(frame) or option.say)
    if target.verb in PLAIN_ACTIONS:
        return Grouped(say("lcg-group-take"), say(f"lcg-take-{target.verb}"))
    if target.verb not in HEADED or target.face is None:
        return Grouped(None, option.say, LAST)
    return Grouped(say(f"lcg-group-{target.verb}", price=option.amount), label(target, option), option.amount)


def here(frame: Frame) -> Message | None:
    """The location that would be investigated."""
    view: View = frame.view
    you = own(view)
    location = location_by_id(view, you.location) if you is not None else None
    return None if location is None else place_name(location.code)


def ability_called(code: str, name: str) -> Ability | None:
    """The ability of a card that has this name."""
    abilities = CARDS[code].abilities if code in CARDS else ()
    return next((ability for ability in abilities if ability.name == name), None)


def label(target: Target, option: Option) -> Message:
    """The card; with the ability that would be used, or the version of a deck, where that matters."""
    assert target.face is not None
    name = name_of(target.face)
    if option.word and (ability := ability_called(target.code, option.word)) is not None:
        return say("lcg-card-ability", card=name, ability=ability_name(ability))
    if target.verb in PURCHASES:
        level = PRINTED[target.face].level
        return say("lcg-levelled", name=name, level=level) if level else name
    return option.say if target.verb == "investigator" else name
