"""What resolutions do to the sheets of investigators."""

from __future__ import annotations

from msgspec.structs import replace

from ..card import Table
from ..events import InvestigatorLost, StoryAssetEarned
from ..words import STANDALONE


def add_story_asset(table: Table, who: int, code: str) -> None:
    """A story asset joins a deck, beyond its size (rules lcg.asset.4, lcg.asset.5, lcg.deckbuilding.3)."""
    sheet = table.state.sheets[who]
    sheet.deck = replace(sheet.deck, story={**sheet.deck.story, code: 1})
    table.tell(StoryAssetEarned, sheet.deck.investigator, code)


def remove_story_asset(table: Table, code: str) -> None:
    for sheet in table.state.sheets:
        if code in sheet.deck.story:
            sheet.deck = replace(sheet.deck, story={each: n for each, n in sheet.deck.story.items() if each != code})


def kill(table: Table, who: int) -> None:
    """Killed: never to be played again in this campaign (rules lcg.trauma.8, lcg.trauma.11)."""
    lose(table, who, "killed")


def lose(table: Table, who: int, end: str) -> None:
    """A scenario on its own makes no difference between defeated, killed and insane (rule lcg.trauma.12)."""
    sheet = table.state.sheets[who]
    if not sheet.end and table.state.adventure not in STANDALONE:
        sheet.end = end
        table.state.log.lost.append(sheet.deck.investigator)
        table.tell(InvestigatorLost, sheet.deck.investigator, end)
