"""Seals on walkways."""

from __future__ import annotations

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, ask

from . import things
from .campus import BOARD
from .events import Sealed, SealRemoved
from .play import Table
from .words import FRESH_SEAL, UNSEALED, location_name, say

SEAL_OPTIONS = [
    Option(
        f"seal:{one}-{other}",
        say("option-seal", one=location_name(one), other=location_name(other)),
        walkway,
        "seal",
        (things.walkway(one, other),),
    )
    for walkway, (one, other) in enumerate(BOARD.walkways)
]

SEAL_PROMPT = say("prompt-seal")


def is_sealed(table: Table, walkway: int) -> bool:
    """Does a walkway hold a seal, whichever side is up?"""
    return table.state.seals[walkway] != UNSEALED


def sealable(table: Table, walkways: list[int]) -> list[Option]:
    """The walkways among these that hold no seal yet (rules fh.seal.2, fh.seal.3)."""
    return [SEAL_OPTIONS[walkway] for walkway in walkways if not is_sealed(table, walkway)]


def seal_walkway(table: Table, seat: int, walkways: list[int]) -> Flow[bool]:
    """Put a fresh seal on one of these walkways (rules fh.seal.1, fh.seal.8)."""
    options = sealable(table, walkways)
    if not options:
        return False
    walkway: int = yield from ask(seat, SEAL_PROMPT, options, "fh.seal.1", table.cause, topic="seal")
    table.state.seals[walkway] = FRESH_SEAL
    table.tell(Sealed, *BOARD.walkways[walkway])
    return True


def remove_seal(table: Table, seat: int) -> Flow[None]:
    """Take one seal off the board, whichever side is up."""
    options = [option for option in SEAL_OPTIONS if is_sealed(table, option.value)]
    if not options:
        return
    prompt, rule = say("prompt-remove-seal"), "fh.ancient-one-phase.2"
    walkway: int = yield from ask(seat, prompt, options, rule, table.cause, topic="remove-seal")
    table.state.seals[walkway] = UNSEALED
    table.tell(SealRemoved, *BOARD.walkways[walkway])
