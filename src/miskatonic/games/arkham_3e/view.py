"""What a seat may see (a draft: the whole view comes with the faces)."""

from __future__ import annotations

from msgspec import Struct

from .state import Arkham


class View(Struct, frozen=True, gc=False):
    round: int


def view(state: Arkham, seat: int | None) -> View:
    return View(state.round)


def determinize(state: Arkham, seat: int | None, rng: int) -> None:
    state.rng = rng
