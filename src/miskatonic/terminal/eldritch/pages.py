"""What does not fit on the screen: the sheets with their texts, the mystery and the Mythos, the decks."""

from __future__ import annotations

from rich.console import RenderableType

from miskatonic.games.eldritch import things
from miskatonic.games.eldritch.view import View
from miskatonic.games.eldritch.words import card_name, monster_name, mystery_name, mythos_name, space_name
from miskatonic.games.eldritch.words import say as say_game
from miskatonic.kernel.decision import Thing

from ..face import Frame
from ..reference import listed
from ..words import counted
from .reference import REFERENCE
from .words import say


def investigators(frame: Frame) -> list[RenderableType]:
    """Everybody's sheet and cards."""
    view: View = frame.view
    wanted: list[Thing] = []
    for each in view.investigators:
        wanted.append(things.investigator(each.id))
        wanted += [things.card(card.id) for card in (*each.cards, *each.conditions)]
    return REFERENCE.shown(wanted, frame)


def threats(frame: Frame) -> list[RenderableType]:
    """The Ancient One, the mystery, the Mythos cards in play, the mysteries that are solved."""
    view: View = frame.view
    wanted = [things.ancient_one(view.ancient_one)]
    wanted += [f"mystery:{view.mystery.card}"] if view.mystery is not None else []
    wanted += [things.mythos(each.card) for each in view.ongoing]
    solved = [mystery_name(id) for id in view.solved]
    return [*REFERENCE.shown(wanted, frame), *([listed(say("pile-solved"), solved, frame)] if solved else [])]


def piles(frame: Frame) -> list[RenderableType]:
    """How much is left in every deck, and what was discarded."""
    view: View = frame.view
    sizes = {"mythos": view.mythos, "asset": view.assets.size, "artifact": view.artifacts.size}
    sizes |= {"spell": view.spells.size, "condition": view.conditions.size, "expedition": view.expeditions.size}
    decks = [say("pile", name=say_game(f"deck-{deck}"), count=size) for deck, size in sizes.items()]
    supplies = {"gates": view.gate_stack, "cup": view.cup, "pool": view.clue_pool}
    decks += [say("pile", name=say_game(f"overview-{what}"), count=size) for what, size in supplies.items()]
    discards = {
        "assets": [card_name(id) for id in view.assets.discard],
        "artifacts": [card_name(id) for id in view.artifacts.discard],
        "gates": [space_name(id) for id in view.gate_discard],
        "clues": [space_name(id) for id in view.clue_discard],
        "mythos": [mythos_name(id) for id in view.mythos_discard],
        "aside": [counted(monster_name(kind), count) for kind, count in view.aside.items()],
        "known-gates": [
            say("known-gate", place=each.place + 1, space=space_name(each.space)) for each in view.known_gates
        ],
    }
    return [
        listed(say("pile-piles"), decks, frame),
        *(listed(say(f"pile-{name}"), each, frame) for name, each in discards.items() if each),
    ]
