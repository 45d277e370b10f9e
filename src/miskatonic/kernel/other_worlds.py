"""Other worlds: what else could be hidden, as far as a seat can tell. Bots that look ahead play in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .errors import IllegalChoice, MiskatonicError
from .game import S

if TYPE_CHECKING:
    from .table import Checkpoint, Table

_TRIES = 200


class Redeal(Struct, frozen=True, array_like=True):
    """After so many choices, all that a seat cannot know was dealt anew (`WithinStep.rest`)."""

    choices: int
    seat: int | None
    seed: int


def another_world(table: Table[S], seat: int | None, seed: int) -> Table[S]:
    """A table whose hidden part is reshuffled so that the seat cannot tell it from this one.

    The hidden part is sampled at the start of the current step; a sample counts when the choices made since
    then are legal in it, show the seat the same view and lead to the same question for the same seats. A game that
    says how it is dealt anew within a step (`Game.within_step`) keeps in the sample what was rolled and drawn
    since then, and only what is still hidden is dealt anew. What other seats have answered to a question that is
    still open is not known, so in the sample they have yet to answer.
    """
    seen, asked = table.view(seat), _asked(table, seat)
    began = table.step_start()
    since = table.choices[began.choices :]
    settled = len(since) - (len(table.asked) - len(table.pending))
    known = [*since[:settled], *(choice for choice in since[settled:] if choice[0] == seat)]
    for attempt in range(_TRIES):
        sample = _sample(table, began, settled, seat, seed * _TRIES + attempt)
        try:
            for answered, key in known:
                sample.choose(key, answered)
        except IllegalChoice:
            continue
        if sample.view(seat) == seen and _asked(sample, seat) == asked:
            return sample
    raise MiskatonicError("No other hidden state agrees with what this seat has seen in the current step.")


def _sample(table: Table[S], began: Checkpoint, settled: int, seat: int | None, seed: int) -> Table[S]:
    """Another world at the start of the step, in which so many choices are to be made again."""
    from .table import Table

    game, redeals = table.game, ()
    state = game.decode(began.data)
    if game.within_step is None:
        game.determinize(state, seat, seed)
    else:
        game.within_step.held(state, table.state, seat, seed)
        kept = [(each.choices - began.choices, each.seat, each.seed) for each in table.redeals]
        redeals = [Redeal(*each) for each in (*kept, (settled, seat, seed)) if each[0] >= 0]
    return Table(game, table.setup, events=table.telling, origin=game.encode(state), redeals=redeals)


def _asked(table: Table[Any], seat: int | None) -> tuple[tuple[int, ...], list[str]]:
    """What a seat knows of the question that is open: who is asked, and the keys of its own options."""
    own = table.pending.get(seat) if seat is not None else None
    return table.asked, [option.key for option in own.options] if own else []
