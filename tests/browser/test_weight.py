"""Light on the wire: what a first visit costs, and what a choice costs after that."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .person import Come, Person
from .rehearsal import rehearse

FIRST_LOAD = 400_000
ONE_UPDATE = 6_000


class Scales:
    """Weighs what comes to a page, as it travels; fonts are not counted."""

    def __init__(self, person: Person) -> None:
        self._kinds: dict[str, str] = {}
        self.loads: dict[str, float] = {}
        line = person.context.new_cdp_session(person.page)
        line.on("Network.responseReceived", self._begin)
        line.on("Network.loadingFinished", self._end)
        line.send("Network.enable")

    def _begin(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _end(self, event: dict[str, Any]) -> None:
        if self._kinds.get(event["requestId"]) != "Font":
            self.loads[event["requestId"]] = event["encodedDataLength"]

    @property
    def bytes(self) -> float:
        return sum(self.loads.values())


def test_the_home_page_is_light(person: Come) -> None:
    anna = person("Anna", new=True)
    scales = Scales(anna)
    anna.open()
    expect(anna.play_now).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    assert 50_000 < scales.bytes < FIRST_LOAD


def test_the_table_is_light_and_then_only_changes_travel(person: Come) -> None:
    night = rehearse()
    anna = person("Anna", new=True)
    code = anna.lay_table("mine", "mine", seed=night.seed)
    scales = Scales(anna)
    anna.open(f"/table/{code}")
    anna.is_asked(night.after(0).pending[night.choices[0].seat])
    anna.page.wait_for_load_state("networkidle")
    greeting = sum(len(frame.encode()) for frame in anna.frames)
    assert 50_000 < scales.bytes + greeting < FIRST_LOAD

    met = len(anna.frames)
    anna.choose_all(night.choices[:12])
    anna.is_asked(night.after(12).pending[night.choices[12].seat])
    updates = [frame for frame in anna.frames[met:] if '"update"' in frame]
    assert len(updates) >= 12
    assert max(len(frame.encode()) for frame in updates) < ONE_UPDATE
