"""What a seat sees of the campaign: the sheets of the investigators, and the log."""

from __future__ import annotations

from .state import CampaignLog, Sheet
from .view import ChapterView, LogView, SheetView


def see_sheet(seat: int, sheet: Sheet) -> SheetView:
    deck = sheet.deck
    return SheetView(
        seat,
        deck.investigator,
        deck.name,
        deck.cards,
        deck.required,
        deck.weaknesses,
        deck.story,
        sheet.physical_trauma,
        sheet.mental_trauma,
        sheet.experience,
        sheet.earned,
        sheet.present,
        sheet.end,
    )


def see_log(log: CampaignLog) -> LogView:
    chapters = [
        ChapterView(
            chapter.scenario,
            chapter.resolution,
            chapter.rounds,
            {str(seat): count for seat, count in chapter.earned.items()},
            {str(seat): fate.value for seat, fate in chapter.fates.items()},
        )
        for chapter in log.chapters
    ]
    return LogView(
        list(log.notes),
        list(log.crossed_out),
        list(log.interrogated),
        list(log.got_away),
        list(log.lost),
        list(log.used),
        chapters,
    )
