"""What a server is started with: its limits, the addresses of its pages."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from miskatonic.cli.serve import ServeOptions, limits_of, origin_of
from miskatonic.server.limits import Limits


def test_as_it_is_usually_started_the_limits_are_the_usual_ones() -> None:
    found, usual = asdict(limits_of(ServeOptions())), asdict(Limits())
    different = {name for name in usual if found[name] != usual[name]}
    assert different <= {"connections", "sockets_from_address"}, "as many as there are files, and as one address has"


def test_all_rates_grow_together() -> None:
    ten_times = limits_of(ServeOptions(rate=200.0))
    usual = Limits()
    for name, value in asdict(usual).items():
        if name.endswith(("_per_second", "burst", "_share")) or "_burst_" in name:
            assert getattr(ten_times, name) == 10 * value, name


def test_a_slower_rate_leaves_room_for_a_visit() -> None:
    slow = limits_of(ServeOptions(rate=1.0, connections=7))
    assert slow.requests_per_second == 1.0 and slow.request_burst == Limits().request_burst
    assert slow.sockets_from_address == 7 == slow.connections_from_address


@pytest.mark.parametrize("written", ["https://example.org", "https://example.org/", "HTTPS://Example.org"])
def test_the_address_of_the_pages_is_taken_as_browsers_name_it(written: str) -> None:
    assert origin_of(written) == "https://example.org"
