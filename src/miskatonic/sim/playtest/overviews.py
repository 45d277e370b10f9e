"""What a plain face shows: every thing that can be chosen is in sight of the seat that is asked, each only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import msgspec

from miskatonic.kernel.decision import kind_of
from miskatonic.kernel.overview import Overview, Seen
from miskatonic.kernel.text import Message

from .subject import Broken, Subject, expect, seat_name
from .texts import all_told_once, told_everywhere_once


def placed(subject: Subject) -> None:
    """Everybody's overview can be told and sent; whoever is asked finds in it what the options are about."""
    table, game = subject.table, subject.game
    pending = table.pending
    known: set[bytes] = set()
    for viewer in subject.viewers:
        overview = game.overview(table.view(viewer))
        things = [each.thing for each in overview.things()]
        in_sight = set(things)
        if len(in_sight) < len(things):
            twice = [thing for thing, times in Counter(things).items() if times > 1]
            raise Broken(f"the overview shows {', '.join(twice)} more than once")
        told(overview, known)
        if viewer in pending and overview.zones:
            about = {thing for option in pending[viewer].options for thing in option.about}
            missing = sorted(thing for thing in about - in_sight if kind_of(thing) not in subject.hooks.unplaced)
            expect(not missing, f"the overview of {seat_name(viewer)} does not show {', '.join(missing)}")


def told(overview: Overview, known: set[bytes]) -> None:
    """It can be sent and told; what is `known`, since another seat sees the same zones, is not repeated."""
    msgspec.json.encode((overview.header, overview.seats))
    told_everywhere_once((*overview.header, *overview.seats))
    for zone in overview.zones:
        sent = msgspec.json.encode(zone)
        if sent in known:
            continue
        told_everywhere_once([zone.name])
        for each in zone.things:
            all_told_once(each, partial(spoken, each))
        known.add(sent)


def spoken(seen: Seen) -> Iterator[Message]:
    yield seen.name
    yield from seen.facts
    for each in seen.inside:
        yield from spoken(each)
