"""Setting up a game: both sides at once, neither seeing what the other chooses (mom.setup, mom.setup-keeper.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final, cast

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.flow import Flow, gather
from miskatonic.kernel.game import Setup, Step
from miskatonic.kernel.seating import chosen_investigators
from miskatonic.kernel.two_sided import Backs, copies
from miskatonic.kernel.zones import Deck, shuffled

from . import things
from .components import CHARACTERS, COMBAT, EVENTS, MYTHOS, SPELLS, STORIES, TOKENS, TRAUMA
from .events import StoryAnswered, StoryTold
from .house import house_of
from .mythos import draw_mythos
from .play import Table, investigator_options
from .possessions import is_hurdle, is_lock
from .replacing import character_options, join, trait_options
from .seeding import random_pool, seed
from .state import Barrier, Mansions, Pile, Readings
from .team import agree
from .threat import gain_threat
from .trauma import draw_trauma
from .words import NOTHING_OF_INTEREST, CardId, Feature, MonsterClass, RoomId, say

RANDOM: Final = "random"


def keeper_seat(setup: Setup) -> int:
    """The seat of the keeper: agreed on, or by chance (rule mom.setup.2)."""
    seat = setup.options["keeper"]
    if seat == RANDOM:
        return rng.seeded(f"keeper:{setup.seed}") % setup.players
    if type(seat) is not int or not 0 <= seat < setup.players:
        raise SetupError(f"The keeper is one of the seats 0 to {setup.players - 1} or random, not {seat!r}.", "keeper")
    return seat


def begin(setup: Setup) -> Mansions:
    """The state before anybody has chosen anything; what is hidden is dealt once all have chosen."""
    from .puzzles import deal_pieces

    options = setup.options
    keeper = keeper_seat(setup)
    generator = rng.Source(rng.seeded(setup.seed))
    story: str = options["story"]
    if story == RANDOM:
        story = list(STORIES)[rng.below(generator, len(STORIES))]
    state = Mansions(
        rng=generator.rng,
        step="setup.choose",
        result=None,
        story=story,
        readings=Readings(*(options[name] for name in Readings.__struct_fields__)),
        longer=options["longer"],
        keeper=keeper,
        round=0,
        phase="setup",
        answers={},
        revealed=False,
        investigators={},
        unused=list(CHARACTERS),
        to_act=[],
        order=[],
        turn=None,
        piles={},
        box=[],
        aside=[],
        fire=[],
        darkness=[],
        sealed=[],
        barriers=[],
        corpses={},
        altar_samples=0,
        monsters=[],
        monsters_placed=0,
        pool=list(TOKENS),
        threat=0,
        mythos=Deck([], []),
        mythos_hand=[],
        trauma=Deck([], []),
        trauma_hand=[],
        combat={},
        spells={},
        backs=Backs(),
        events=[],
        past_events=[],
        time=0,
        puzzles={},
        pieces={},
        keeper_used=[],
        checked=[],
        together=[],
        attacked=[],
        found_clues=[],
        counts={},
        picks=_preset(setup, keeper),
    )
    build_decks(state)
    build_house(state)
    deal_pieces(state)
    return state


def _preset(setup: Setup, keeper: int) -> dict[int, list[str]]:
    """The characters that were agreed on beforehand, by seat; the others are chosen in set-up."""
    asked = cast("list[str | None] | None", setup.options["investigators"])
    wanted = chosen_investigators({"investigators": asked or [], "lead": 0}, setup.players - 1, CHARACTERS)
    seats = [seat for seat in range(setup.players) if seat != keeper]
    return {seat: [] if id is None else [id] for seat, id in zip(seats, wanted, strict=True)}


# What needs no choice: decks, house, monsters.


def build_decks(state: Mansions) -> None:
    """Combat, trauma and spell decks, mythos by the symbols of the story, events in order (mom.setup.9 to .13.ltp)."""
    story = STORIES[state.story]
    for kind in MonsterClass:
        state.combat[kind] = shuffled(_combat(kind), state)
    state.trauma = shuffled(_trauma(), state)
    state.mythos = shuffled([card.id for card in MYTHOS.values() if card.icon in story.icons], state)
    for spell in SPELLS.values():
        state.spells[spell.id] = list(spell.copies)
        rng.shuffle(state, state.spells[spell.id])
    state.events = list(_events(state.story))
    state.aside = list(story.aside)


@cache
def _combat(kind: MonsterClass) -> tuple[CardId, ...]:
    return tuple(card.id for card in COMBAT.values() if card.deck is kind)


@cache
def _trauma() -> tuple[CardId, ...]:
    """Every trauma card, as often as there is one of its name."""
    return tuple(
        copy for card in TRAUMA.values() for copy in (copies(card.id, card.count) if card.count > 1 else (card.id,))
    )


@cache
def _events(story: str) -> tuple[str, ...]:
    """Card V at the bottom, card I on top, not shuffled (rule mom.setup.9)."""
    cards = [card for card in EVENTS.values() if card.story == story]
    return tuple(card.id for card in sorted(cards, key=lambda card: -card.number))


def build_house(state: Mansions) -> None:
    """Sealed doors and room features where the map of the story says (mom.setup-investigator.9, mom.room-feature.1)."""
    house = house_of(state.story)
    state.sealed = house.sealed_doors()
    state.barriers = [Barrier(space) for space in house.features.get(Feature.BARRIER, ())]
    state.piles = {room: Pile() for room in house.rooms}


# What both sides choose.


def choose(table: Table) -> Flow[str]:
    """The next question of either side, at the same time (rule mom.setup-keeper.4)."""
    state = table.state
    asked = {decision.seat: decision for decision in questions(state)}
    if not asked:
        return "setup.deal"
    for seat, answer in (yield from gather(asked)).items():
        if seat == state.keeper:
            number = len(state.answers) + 1
            state.answers[number] = answer
            table.tell(StoryAnswered, number, answer, only=(state.keeper,))
        else:
            state.picks[seat] = [*state.picks[seat], answer]
    return "setup.choose"


def questions(state: Mansions) -> Iterator[Decision]:
    """What is still to be chosen: one answer of the keeper, one character, and the traits of whoever has one."""
    number = len(state.answers) + 1
    if number <= len(STORIES[state.story].questions):
        yield _story_question(state, number)
    first = next((seat for seat in clockwise(state) if not state.picks[seat]), None)
    for seat in clockwise(state):
        picks = state.picks[seat]
        if seat == first:
            taken = [each[0] for each in state.picks.values() if each]
            options = character_options([id for id in CHARACTERS if id not in taken])
            prompt, rule = say("prompt-character"), "mom.setup-investigator.2"
            yield Decision(seat, prompt, tuple(options), rule, topic="character")
        elif len(picks) in (1, 2):
            kind = "mental" if len(picks) == 1 else "physical"
            options, rule = trait_options(picks[0], kind), "mom.setup-investigator.4.ltp"
            yield Decision(seat, say(f"prompt-{kind}"), tuple(options), rule, topic="trait")


def clockwise(state: Mansions) -> list[int]:
    """The seats of the investigators, from the keeper's left."""
    players = len(state.picks) + 1
    return [(state.keeper + n) % players for n in range(1, players)]


def _story_question(state: Mansions, number: int) -> Decision:
    """Question 1 is the Objective (rules mom.setup-keeper.1, mom.overview.6)."""
    options = [
        Option(
            f"answer:{number}{letter}",
            say(f"story-{state.story}-answer-{number}{letter.lower()}"),
            letter,
            "answer",
            (things.OBJECTIVE,) if number == 1 else (),
            word=letter,
        )
        for letter in STORIES[state.story].questions[number - 1]
    ]
    prompt = say(f"story-{state.story}-question-{number}")
    return Decision(state.keeper, prompt, tuple(options), "mom.setup-keeper.1", topic="answer")


# What follows from it.


def deal(table: Table) -> Flow[str]:
    """The house is filled, the investigators stand on the start space, the keeper gets the opening hand."""
    state = table.state
    story = STORIES[state.story]
    fill_rooms(state)
    last = len(story.questions)
    table.tell(StoryTold, state.story, f"{last}{state.answers[last].lower()}")
    for seat in clockwise(state):
        id, mental, physical = state.picks[seat]
        state.unused.remove(id)
        join(table, seat, id, mental, physical)
    state.picks = {}
    if story.blood_relative:
        yield from choose_blood_relative(table)
    if state.readings.opening_threat == "story":
        gain_threat(table, story.threat)
    yield from draw_mythos(table, story.mythos)
    yield from draw_trauma(table, story.trauma)
    return "round.begin"


def choose_blood_relative(table: Table) -> Flow[None]:
    state = table.state
    seats = state.standing()
    options = investigator_options(state, seats, "relative")
    prompt = say("prompt-blood-relative")
    state.blood_relative = yield from agree(table, seats, prompt, options, "mom.setup-keeper.1", "blood-relative")


def fill_rooms(state: Mansions) -> None:
    """Seeded rooms by the answers, one card of the random pool to each other room (setup-keeper.3, .9 to .11.ltp)."""
    heights = state.readings.pile_heights
    seeded = seed(state.story, state.answers, heights)
    for room, cards in seeded.items():
        lay_pile(state, room, cards)
    pool = random_pool(state.story, state.answers, heights)
    rng.shuffle(state, pool)
    for room in unseeded_rooms(state.story):
        lay_pile(state, room, [pool.pop() if pool else _nothing_more(state)])
    laid = {card for pile in state.piles.values() for card in (*pile.cards, pile.lock)}
    state.box = sorted({*cards_of(state.story), *pool} - laid - set(state.aside))


@cache
def cards_of(story: str) -> frozenset[CardId]:
    """All cards that may lie in the rooms of a story, whatever the keeper answers."""
    found: set[CardId] = set()
    for letters in product(*STORIES[story].questions):
        answers = dict(enumerate(letters, 1))
        for heights in ("filler", "published"):
            found.update(*seed(story, answers, heights).values(), random_pool(story, answers, heights))
    return frozenset(found)


def lay_pile(state: Mansions, room: RoomId, cards: list[CardId]) -> None:
    """Bottom to top; the Lock lies on top (rule mom.setup-keeper.9)."""
    pile = state.piles[room]
    for card in cards:
        if is_hurdle(card) and is_lock(card):
            pile.lock = card
        else:
            pile.cards.append(card)


def _nothing_more(state: Mansions) -> CardId:
    """Where the pool is too small, another Nothing of Interest."""
    laid = [card for pile in state.piles.values() for card in pile.cards if card.startswith(NOTHING_OF_INTEREST)]
    return f"{NOTHING_OF_INTEREST}#{len(laid) + 100}"


@cache
def unseeded_rooms(story: str) -> tuple[RoomId, ...]:
    """The rooms that get a card of the random pool; some are left bare."""
    sheet = STORIES[story]
    seeded = {*(each.room for each in sheet.seeding), *sheet.bare_rooms}
    return tuple(room for room in house_of(story).rooms if room not in seeded)


STEPS: Final[Mapping[str, Step]] = {"setup.choose": choose, "setup.deal": deal}
