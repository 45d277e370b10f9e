"""What a game is started from: investigators, decks, difficulty, the chaos bag."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

from msgspec import msgpack

from miskatonic.kernel import rng
from miskatonic.kernel.content import read
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.game import Setup

from .card import Table
from .decks import Collection, Deck, DeckError, add_weaknesses, alternative, read_deck, starter, table_problems
from .decks.building import problems
from .printed import ORIGINALS, PRINTED
from .state import ArkhamLcg, CampaignLog, Sheet
from .words import FOLDER, SCENARIO_ORDER, STANDALONE, Difficulty, Kind, card_name, say

BAGS: Final = read(FOLDER / "content" / "chaos_bags.yaml", dict[str, list[str]])
"""The chaos bag by difficulty (rule lcg.difficulty-level.3)."""

INVESTIGATORS: Final = tuple(code for code, card in PRINTED.items() if card.type is Kind.INVESTIGATOR)


def begin(setup: Setup) -> ArkhamLcg:
    """The state before anything has happened (rules lcg.campaign.2, lcg.setup.1, lcg.setup.6.1)."""
    options = setup.options
    check_originals(setup)
    adventure: str = options["adventure"]
    state = ArkhamLcg(
        rng=rng.seeded(setup.seed),
        step="campaign.begin",
        result=None,
        adventure=adventure,
        scenario=adventure if adventure in STANDALONE else SCENARIO_ORDER[0],
        difficulty=Difficulty(options["difficulty"]),
        core_sets=options["core_sets"],
        grim=options["grim_rule"],
        sheets=[],
        log=CampaignLog(),
        bag=list(BAGS[options["difficulty"]]),
    )
    build_decks(state, setup)
    return state


def build_decks(state: ArkhamLcg, setup: Setup) -> None:
    """A different investigator and a legal deck for every seat, weaknesses last.

    Rules lcg.setup.1, lcg.deckbuilding.9.
    """
    standalone = state.adventure in STANDALONE
    collection = Collection(state.core_sets, originals=setup.options["originals"])
    decks = chosen_decks(state, setup, collection)
    check_decks(tuple(map(sealed, decks)), state.core_sets, standalone)
    for place, deck in enumerate(decks):
        others = [*(sheet.deck for sheet in state.sheets), *decks[place + 1 :]]
        whole = add_weaknesses(state, deck, collection.without(*others), standalone=standalone)
        state.sheets.append(Sheet(whole))
    for seat in sitting_out(setup):
        state.sheets[seat].present = False
    state.log.used = [sheet.deck.investigator for sheet in state.sheets if sheet.present]


def collection_of(table: Table) -> Collection:
    """What the decks at a table are built from (rule lcg.collection.1)."""
    return Collection(table.state.core_sets, originals=table.setup.options["originals"])


def check_originals(setup: Setup) -> None:
    """The cards made up here that join the game are named by their codes."""
    codes = setup.options["originals"]
    if not isinstance(codes, (list, tuple)):
        raise SetupError(f"The original cards are a list of codes, not {codes!r}.", "originals")
    for code in cast("list[Any]", codes):
        if not isinstance(code, str) or code not in PRINTED or not PRINTED[code].is_original:
            known = f"there are: {', '.join(ORIGINALS)}" if ORIGINALS else "there are none yet"
            raise SetupError(f"There is no original card {code!r}; {known}.", "originals")


def sealed(deck: Deck) -> bytes:
    return msgpack.encode(deck)


@lru_cache(maxsize=256)
def check_decks(decks: tuple[bytes, ...], core_sets: int, standalone: bool) -> None:
    """Every deck by itself, then all of them together; the same decks are checked only once."""
    collection = Collection(core_sets)
    opened = [msgpack.decode(deck, type=Deck) for deck in decks]
    for deck in opened:
        found = problems(deck, collection, experience=None if standalone else 0, standalone=standalone)
        if found:
            raise SetupError(found[0].say, "decks")
    shared = table_problems(opened, collection)
    if shared:
        raise SetupError(shared[0].say, "decks")


def sitting_out(setup: Setup) -> list[int]:
    """Seats that join the campaign later (rule lcg.campaign.5)."""
    seats = setup.options["sitting_out"]
    if not isinstance(seats, (list, tuple)):
        raise SetupError(f"The seats that sit out are a list of numbers, not {seats!r}.", "sitting_out")
    wanted = list(cast("list[Any]", seats))
    for seat in wanted:
        if type(seat) is not int or not 0 <= seat < setup.players:
            raise SetupError(f"There is no seat {seat!r} that could sit out.", "sitting_out")
    if len(set(wanted)) >= setup.players:
        raise SetupError(say("setup-nobody-plays"), "sitting_out")
    return wanted


def chosen_decks(state: ArkhamLcg, setup: Setup, collection: Collection) -> list[Deck]:
    """The decks asked for, seat by seat; an investigator nobody named is left to chance."""
    wanted = listed(setup, "decks")
    decks = [given_deck(each) for each in wanted]
    names = listed(setup, "investigators")
    taken = [deck.investigator for deck in decks if deck is not None]
    for seat, name in enumerate(names):
        deck = decks[seat]
        if name is None:
            continue
        if type(name) is not str or name not in INVESTIGATORS:
            raise SetupError(
                f"There is no investigator {name!r}; there are: {', '.join(INVESTIGATORS)}.", "investigators"
            )
        if deck is None:
            taken.append(name)
        elif deck.investigator != name:
            raise SetupError(
                say("setup-deck-of-another", investigator=card_name(name), owner=card_name(deck.investigator)),
                "decks",
            )
    if len(set(taken)) < len(taken):
        raise SetupError(say("setup-same-twice"), "investigators")
    free = [code for code in INVESTIGATORS if code not in taken and collection.includes(code)]
    built: list[Deck] = []
    for seat in range(setup.players):
        deck = decks[seat]
        if deck is None:
            code = names[seat] or rng.take(state, free)
            deck = alternative(code) if wanted[seat] == "alternative" else starter(code)
        built.append(deck)
    return built


def listed(setup: Setup, name: str) -> list[Any]:
    """A list with an entry for every seat; None where nothing was said."""
    given = setup.options[name]
    if not isinstance(given, (list, tuple)):
        raise SetupError(f"The {name} are a list with an entry for each seat, not {given!r}.", name)
    entries = list(cast("list[Any]", given))
    if len(entries) > setup.players:
        raise SetupError(say(f"setup-too-many-{name}", seats=setup.players, count=len(entries)), name)
    return entries + [None] * (setup.players - len(entries))


def given_deck(given: Any) -> Deck | None:
    """A deck file as text; None for one of the ready-made decks."""
    if given in (None, "starter", "alternative"):
        return None
    if not isinstance(given, str):
        raise SetupError(f"A deck is 'starter', 'alternative' or the text of a deck file, not {given!r}.", "decks")
    try:
        return read_deck(given)
    except DeckError as error:
        raise SetupError(error.say, "decks") from error
