"""The campaign: what comes before, between and after its scenarios."""

from __future__ import annotations

from typing import NoReturn

from miskatonic.kernel.decision import Option, QuestionKind
from miskatonic.kernel.flow import Flow, GameOver, Result, ask
from miskatonic.kernel.text import Message

from . import things
from .card import Table
from .decks import (
    Collection,
    Deck,
    Offer,
    add_weaknesses,
    alternative,
    offers,
    purchase,
    removable,
    starter,
    table_problems,
    upgrade,
)
from .elimination import suffer_defeat
from .events import (
    CampaignEnded,
    CardBought,
    CardUpgraded,
    ExperienceEarned,
    InvestigatorChosen,
    PlayerLeft,
    PlayerReturned,
    ScenarioEnded,
    SentToVictoryDisplay,
)
from .harm import is_fallen
from .moments import ScenarioEnds
from .play import DONE, player_order, printed
from .printed import PRINTED
from .scenarios.night_of_the_zealot import SCENARIOS
from .scenarios.sheets import lose
from .setup import INVESTIGATORS, collection_of
from .state import Chapter, Fate, Sheet
from .timing import when
from .values import remaining_health, remaining_sanity
from .words import NOBODY, SCENARIO_ORDER, STANDALONE, card_name, say
from .zones import leave_play


def begin_campaign(table: Table) -> Flow[str]:
    """A later scenario on its own assumes how the earlier ones ended (rules lcg.standalone.5 to lcg.standalone.7)."""
    state = table.state
    if state.adventure in STANDALONE:
        for skipped in SCENARIO_ORDER[: SCENARIO_ORDER.index(state.scenario)]:
            yield from assume(table, skipped)
    return "campaign.replace"


def assume(table: Table, skipped: str) -> Flow[None]:
    scenario = SCENARIOS[skipped]
    options = [
        Option(
            f"assume:{skipped}-{resolution}",
            say(f"option-assume-{skipped}-{resolution}"),
            resolution,
            "assume",
            word=resolution,
        )
        for resolution in scenario.resolutions
    ]
    prompt, rule = say(f"prompt-assume-{skipped}"), "lcg.standalone.5"
    resolution: str = yield from ask(0, prompt, options, rule, kind=QuestionKind.WAY, topic="assume")
    yield from scenario.assume(table, resolution)
    table.state.log.chapters.append(Chapter(skipped, resolution, 0, {}, {}))
    check_trauma(table)


# The end of a scenario.


def end_scenario(table: Table) -> Flow[str]:
    """For everybody still in it the game is over now; then the resolution is read.

    Rules lcg.winning.4, lcg.victory-display.4.
    """
    state = table.state
    resolution = state.resolution
    stop(table)
    for who in player_order(state):
        yield from when(table, ScenarioEnds(who=who))
    for who in player_order(state):
        if is_fallen(table, who):
            yield from fall_at_the_end(table, who)
    collect_victory_locations(table)
    table.tell(ScenarioEnded, state.scenario, resolution)
    yield from SCENARIOS[state.scenario].resolve(table, resolution)
    count_experience(table, resolution)
    check_trauma(table)
    return finish(table, resolution)


def stop(table: Table) -> None:
    """Whatever was under way is not finished; its cards leave the game with the scenario."""
    state = table.state
    state.phase, state.active, state.window = "resolution", NOBODY, ""
    if state.test is not None:
        state.bag += [drawn.token for drawn in state.test.drawn] + state.test.ignored
        state.removed += state.test.committed
        state.test = None
    state.removed += [*state.limbo, *state.played]
    state.limbo, state.played = [], []
    state.peril, state.looking = NOBODY, None
    state.waiting, state.surging = [], []


def fall_at_the_end(table: Table, who: int) -> Flow[None]:
    """Defeat somebody who had no health or sanity left when the scenario ended."""
    beaten, broken = remaining_health(table, who) <= 0, remaining_sanity(table, who) <= 0
    yield from suffer_defeat(table, who, "both" if beaten and broken else "damage" if beaten else "horror")
    table.state.investigators[who].fate = Fate.DEFEATED


def collect_victory_locations(table: Table) -> None:
    """Revealed locations without clues that are worth something.

    Rules lcg.victory-display.4, lcg.victory-display.5.
    """
    state = table.state
    for location in list(state.locations):
        entry, worth = state.play[location], printed(table, location).victory
        if worth is not None and entry.revealed and not entry.clues:
            leave_play(table, location)
            state.victory.append(location)
            table.tell(SentToVictoryDisplay, state.codes[location], location, worth)


def count_experience(table: Table, resolution: str) -> None:
    """Everybody earns the whole victory display and what the resolution adds (rules lcg.experience.1 to 4)."""
    state = table.state
    shown = sum(printed(table, card).victory or 0 for card in state.victory)
    earned: dict[int, int] = {}
    for who, sheet in enumerate(state.sheets):
        bonus = SCENARIOS[state.scenario].bonus(table, resolution, who)
        if not sheet.present or bonus is None:
            continue
        earned[who] = max(0, shown + bonus - sheet.penalty)
        sheet.experience += earned[who]
        sheet.earned += earned[who]
        table.tell(ExperienceEarned, sheet.deck.investigator, earned[who])
    fates = {who: each.fate for who, each in enumerate(state.investigators) if each.fate is not Fate.ABSENT}
    state.log.chapters.append(Chapter(state.scenario, resolution, state.round, earned, fates))


def check_trauma(table: Table) -> None:
    """As much trauma as health or sanity ends an investigator's career.

    Rules lcg.trauma.3, lcg.trauma.5, lcg.trauma.8.
    """
    for who, sheet in enumerate(table.state.sheets):
        shown = PRINTED[sheet.deck.investigator]
        if sheet.physical_trauma >= (shown.health or 0):
            lose(table, who, "killed")
        elif sheet.mental_trauma >= (shown.sanity or 0):
            lose(table, who, "insane")


def finish(table: Table, resolution: str) -> str:
    """On to the next scenario, whatever the outcome; or the game is over.

    Rules lcg.winning.5, lcg.winning.6, lcg.campaign.4.
    """
    state = table.state
    scenario = SCENARIOS[state.scenario]
    if state.adventure in STANDALONE or state.scenario == SCENARIO_ORDER[-1]:
        won = resolution in scenario.won_by
        survived = resolution == "r3" and state.scenario == SCENARIO_ORDER[-1]
        end(table, f"{state.scenario}-{resolution}", won=won, score=1.0 if won else 0.5 if survived else 0.0)
    state.scenario = SCENARIO_ORDER[SCENARIO_ORDER.index(state.scenario) + 1]
    return "campaign.purchases"


def end(table: Table, reason: str, *, won: bool, score: float) -> NoReturn:
    table.tell(CampaignEnded, reason)
    rounds = sum(chapter.rounds for chapter in table.state.log.chapters)
    raise GameOver(Result(dict.fromkeys(range(len(table.state.sheets)), won), reason, score, rounds))


# Between scenarios.


def buy_cards(table: Table) -> Flow[str]:
    """Everybody spends experience as they like, a card at a time.

    Rules lcg.experience.1, lcg.experience.12, lcg.experience.14.
    """
    for who, sheet in enumerate(table.state.sheets):
        if sheet.present and not sheet.end:
            yield from shop(table, who)
    return "campaign.company"


def shop(table: Table, who: int) -> Flow[None]:
    sheet = table.state.sheets[who]
    while sheet.experience > 0:
        left = collection_for(table, who)
        found = offers(sheet.deck, sheet.experience, left)
        if not found:
            return
        prompt = say("prompt-buy", experience=sheet.experience)
        options = [*map(offer_option, found), DONE]
        chosen: Offer | None = yield from ask(
            who, prompt, options, "lcg.experience.5", kind=QuestionKind.SEVERAL, topic="buy"
        )
        if chosen is None:
            return
        if chosen.upgrades is None:
            yield from buy(table, who, chosen, left)
        else:
            sheet.deck = upgrade(sheet.deck, chosen.upgrades, chosen.code, experience=sheet.experience, collection=left)
            sheet.experience -= chosen.price
            table.tell(CardUpgraded, sheet.deck.investigator, chosen.code, chosen.upgrades, chosen.price)


def buy(table: Table, who: int, offer: Offer, left: Collection) -> Flow[None]:
    """Another card leaves the deck for it (rule lcg.experience.7)."""
    sheet = table.state.sheets[who]
    removed: str | None = None
    going = removable(sheet.deck, offer.code, left)
    if going:
        options = [remove_option(code) for code in sorted(going)]
        prompt = say("prompt-remove", card=card_name(offer.code))
        removed = yield from ask(who, prompt, options, "lcg.experience.7", offer.code, topic="remove")
    sheet.deck = purchase(sheet.deck, offer.code, removed, experience=sheet.experience, collection=left)
    sheet.experience -= offer.price
    table.tell(CardBought, sheet.deck.investigator, offer.code, removed or "", offer.price)


def remove_option(code: str) -> Option:
    return Option(f"remove:{code}", say("option-remove", card=card_name(code)), code, "remove", (things.printed(code),))


def offer_option(offer: Offer) -> Option:
    """A card to buy, or one to put in the place of another of its title."""
    code, name, level = offer.code, card_name(offer.code), PRINTED[offer.code].level or 0
    if offer.upgrades is None:
        words = say("option-buy", card=name, level=level, price=offer.price)
        return Option(f"buy:{code}", words, offer, "buy", (things.printed(code),), amount=offer.price)
    words = say("option-upgrade", card=name, level=level, price=offer.price)
    about = (things.printed(offer.upgrades), things.printed(code))
    return Option(f"upgrade:{offer.upgrades}:{code}", words, offer, "upgrade", about, amount=offer.price)


def collection_for(table: Table, who: int) -> Collection:
    """What the other decks have left (rule lcg.collection.1)."""
    others = [sheet.deck for seat, sheet in enumerate(table.state.sheets) if seat != who and not sheet.end]
    return collection_of(table).without(*others)


def meet(table: Table) -> Flow[str]:
    """Players leave and come back as they like, as long as somebody plays (rules lcg.campaign.5, lcg.campaign.6)."""
    sheets = table.state.sheets
    if len(sheets) == 1:
        return "campaign.replace"
    while True:
        present = [seat for seat, sheet in enumerate(sheets) if sheet.present]
        options = [
            company_option("return", seat, sheet, say("option-return", seat=seat + 1), comes=True)
            for seat, sheet in enumerate(sheets)
            if not sheet.present
        ]
        if len(present) > 1:
            options += [
                company_option("leave", seat, sheets[seat], say("option-leave", seat=seat + 1), comes=False)
                for seat in present
            ]
        chosen: tuple[int, bool] | None = yield from ask(
            present[0], say("prompt-company"), [DONE, *options], "lcg.campaign.5", topic="company"
        )
        if chosen is None:
            return "campaign.replace"
        seat, comes = chosen
        sheets[seat].present = comes
        table.tell(PlayerReturned if comes else PlayerLeft, seat)


def company_option(verb: str, seat: int, sheet: Sheet, words: Message, *, comes: bool) -> Option:
    return Option(f"{verb}:{seat}", words, (seat, comes), verb, (things.investigator(sheet.deck.investigator),))


def replace_lost(table: Table) -> Flow[str]:
    """Who was killed or driven insane is replaced, or the campaign is lost.

    Rules lcg.trauma.7, lcg.trauma.9, lcg.campaign.8.
    """
    state = table.state
    for who, sheet in enumerate(state.sheets):
        if sheet.present and (sheet.end or (sheet.deck.investigator not in state.log.used)):
            yield from choose_next_investigator(table, who)
    state.log.used += [
        sheet.deck.investigator
        for sheet in state.sheets
        if sheet.present and sheet.deck.investigator not in state.log.used
    ]
    yield from SCENARIOS[state.scenario].welcome(table)
    return "scenario.begin"


def choose_next_investigator(table: Table, who: int) -> Flow[None]:
    """Somebody who was not used in the campaign, without experience and trauma.

    Rules lcg.campaign.7, lcg.campaign.8.
    """
    state = table.state
    others = [sheet.deck for seat, sheet in enumerate(state.sheets) if seat != who and not sheet.end]
    taken = {deck.investigator for deck in others} | set(state.log.used)
    collection = collection_of(table)
    free = [code for code in INVESTIGATORS if code not in taken and collection.includes(code)]
    if not free:
        end(table, "no-investigators-left", won=False, score=0.0)
    options = [
        newcomer_option(code, kind, deck)
        for code in free
        for kind, deck in (("starter", starter(code)), ("alternative", alternative(code)))
        if not table_problems([*others, deck], collection)
    ]
    if not options:
        end(table, "no-investigators-left", won=False, score=0.0)
    deck: Deck = yield from ask(who, say("prompt-investigator"), options, "lcg.trauma.7", topic="investigator")
    whole = add_weaknesses(state, deck, collection.without(*others))
    state.sheets[who] = Sheet(whole)
    table.tell(InvestigatorChosen, who, deck.investigator)


def newcomer_option(code: str, kind: str, deck: Deck) -> Option:
    """Somebody with one of the two decks made for them."""
    words = say(f"option-investigator-{kind}", card=card_name(code))
    return Option(f"investigator:{code}:{kind}", words, deck, "investigator", (things.printed(code),), word=kind)
