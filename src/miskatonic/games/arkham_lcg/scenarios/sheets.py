"""What resolutions do to the sheets of investigators."""

from __future__ import annotations

from msgspec.structs import replace

from ..card import Table
from ..events import InvestigatorLost, StoryAssetEarned
from ..words import STANDALONE


def add_story_asset(t: Table, who: int, code: str) -> None:
    """A story asset joins a deck, beyond its size (rules lcg.asset.4, lcg.asset.5, lcg.deckbuilding.3)."""
    sheet = t.state.sheets[who]
    sheet.deck = replace(sheet.deck, story={**sheet.deck.story, code: 1})
    t.tell(StoryAssetEarned, sheet.deck.investigator, code)


def remove_story_asset(t: Table, code: str) -> None:
    for sheet in t.state.sheets:
        if code in sheet.deck.story:
            sheet.deck = replace(sheet.deck, story={each: n for each, n in sheet.deck.story.items() if each != code})


def kill(t: Table, who: int) -> None:
    """Killed: never to be played again in this campaign (rules lcg.trauma.8, lcg.trauma.11)."""
    lose(t, who, "killed")


def lose(t: Table, who: int, end: str) -> None:
    """A scenario on its own makes no difference between defeated, killed and insane (rule lcg.trauma.12)."""
    sheet = t.state.sheets[who]
    if not sheet.end and t.state.adventure not in STANDALONE:
        sheet.end = end
        t.state.log.lost.append(sheet.deck.investigator)
        t.tell(InvestigatorLost, sheet.deck.investigator, end)
