"""What a plain face shows: every thing that can be chosen is in sight of the seat that is asked, each only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from miskatonic.kernel.decision import kind_of
from miskatonic.kernel.overview import Overview
from miskatonic.kernel.text import Message

from .subject import Subject, expect, seat_name
from .texts import told_everywhere_once


def placed(subject: Subject) -> None:
    """Everybody's overview can be told and sent; whoever is asked finds in it what the options are about."""
    table, game = subject.table, subject.game
    for viewer in subject.viewers:
        overview = game.overview(table.view(viewer))
        msgspec.json.encode(overview)
        twice = [thing for thing, times in Counter(each.thing for each in overview.things()).items() if times > 1]
        expect(not twice, f"the overview shows {', '.join(twice)} more than once")
        told_everywhere_once(spoken(overview))
        if viewer in table.pending and overview.zones:
            in_sight = {each.thing for each in overview.things()}
            about = {thing for option in table.pending[viewer].options for thing in option.about}
            missing = sorted(thing for thing in about - in_sight if kind_of(thing) not in subject.hooks.unplaced)
            expect(not missing, f"the overview of {seat_name(viewer)} does not show {', '.join(missing)}")


def spoken(overview: Overview) -> Iterator[Message]:
    yield from overview.header
    yield from overview.seats
    for zone in overview.zones:
        yield zone.name
    for each in overview.things():
        yield each.name
        yield from each.facts
