"""What matters about an option, told beside it."""

from __future__ import annotations

from rich.text import Text

from miskatonic.games.final_hour.action_phase import CARDS_PER_ROUND, UPPER_CARDS
from miskatonic.games.final_hour.campus import LOCATIONS
from miskatonic.games.final_hour.cards import ITEMS, PRIORITY
from miskatonic.games.final_hour.view import View
from miskatonic.kernel.decision import Option, id_of

from ..face import Frame
from .campus_map import contents
from .current import told
from .marks import ZONE_SIGNS, hearts, short_name, space_mark
from .panels import unfound
from .row import outlook
from .targets import by_location, location_of, walkway_of
from .words import say


def note(option: Option, frame: Frame) -> Text:
    """A few words or signs that help to choose."""
    here = location_of(option)
    if here is not None:
        return location_note(here, frame) if len(option.about) == 1 else where_note(here, frame)
    walkway = walkway_of(option)
    if walkway is not None:
        one, other = walkway
        return Text(f"{one}═{other}", "walkway")
    id = id_of(option.about[0]) if option.about else ""
    match option.verb:
        case "play":
            return rank_note(int(id), frame)
        case "leave-out":
            return hidden_note(int(id), frame)
        case "keep":
            return hidden_note(int(id), frame).append(" · ").append(frame.say(outlook(frame.view, int(id))), "muted")
        case "victim" | "act" | "lead":
            return investigator_note(id, frame)
        case "use":
            return told(ITEMS[id].effects, frame, "muted")
        case _:
            return Text()


def location_note(number: int, frame: Frame) -> Text:
    """The number, the spaces and what lies in a location."""
    view: View = frame.view
    location = view.locations[number - 1]
    text = number_text(number)
    for space in location.spaces:
        text.append(*space_mark(space, frame.locale)).append(" ")
    for piece in contents(location, frame):
        text.append(*piece)
    return text


def where_note(number: int, frame: Frame) -> Text:
    """Which location something happens in, where the options differ in it."""
    if len(by_location(frame.decision)) == 1:
        return Text()
    return number_text(number).append(frame.say(short_name(number)), "muted")


def number_text(number: int) -> Text:
    zone = LOCATIONS[number].zone
    return Text().append(f"{number:>2} {ZONE_SIGNS[zone]} ", f"zone-{zone}")


def rank_note(number: int, frame: Frame) -> Text:
    """Whether this priority card already settles which effect its action card will have (rule fh.resolve.3)."""
    first, last = ranks_left(number, frame.view)
    if first >= UPPER_CARDS:
        return Text(frame.say(say("note-lower")), "danger")
    if last < UPPER_CARDS:
        return Text(frame.say(say("note-upper")), "good")
    return Text(frame.say(say("note-open")), "muted")


def ranks_left(number: int, view: View) -> tuple[int, int]:
    """The first and the last rank a number can take, by the cards one sees and how many others there are at all."""
    seen = [each.priority for each in view.played if each.priority is not None]
    lower = sum(1 for each in seen if each < number)
    unknown = CARDS_PER_ROUND - 1 - len(seen)
    lower_left = sum(1 for each in PRIORITY if each < number and each not in seen)
    higher_left = sum(1 for each in PRIORITY if each > number and each not in seen)
    return lower + max(0, unknown - higher_left), lower + min(unknown, lower_left)


def hidden_note(number: int, frame: Frame) -> Text:
    """How many tokens of the card's symbol may still be in the ritual."""
    left = unfound(frame.view, PRIORITY[number].symbol)
    return Text(frame.say(say("note-hidden", count=left)), "information" if left else "muted")


def investigator_note(id: str, frame: Frame) -> Text:
    view: View = frame.view
    investigator = next((each for each in view.investigators if each.id == id), None)
    if investigator is None:
        return Text()
    where = say("team-place", number=investigator.location, name=short_name(investigator.location))
    return Text().append(*hearts(investigator)).append(" ").append(frame.say(where), "muted")
