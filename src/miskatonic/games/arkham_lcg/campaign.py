"""The campaign: what comes before, between and after its scenarios."""

from __future__ import annotations

from typing import NoReturn

from miskatonic.kernel.decision import Option
from miskatonic.kernel.flow import Flow, GameOver, Result, ask

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


def begin_campaign(t: Table) -> Flow[str]:
    """A later scenario on its own assumes how the earlier ones ended (rules lcg.standalone.5 to lcg.standalone.7)."""
    state = t.state
    if state.adventure in STANDALONE:
        for skipped in SCENARIO_ORDER[: SCENARIO_ORDER.index(state.scenario)]:
            yield from assume(t, skipped)
    return "campaign.replace"


def assume(t: Table, skipped: str) -> Flow[None]:
    scenario = SCENARIOS[skipped]
    options = [
        Option(f"assume:{skipped}-{resolution}", say(f"option-assume-{skipped}-{resolution}"), resolution)
        for resolution in scenario.resolutions
    ]
    resolution: str = yield from ask(0, say(f"prompt-assume-{skipped}"), options, "lcg.standalone.5")
    yield from scenario.assume(t, resolution)
    t.state.log.chapters.append(Chapter(skipped, resolution, 0, {}, {}))
    check_trauma(t)


# The end of a scenario.


def end_scenario(t: Table) -> Flow[str]:
    """For everybody still in it the game is over now; then the resolution is read.

    Rules lcg.winning.4, lcg.victory-display.4.
    """
    state = t.state
    resolution = state.resolution
    stop(t)
    for who in player_order(state):
        yield from when(t, ScenarioEnds(who=who))
    for who in player_order(state):
        if is_fallen(t, who):
            yield from fall_at_the_end(t, who)
    collect_victory_locations(t)
    t.tell(ScenarioEnded, state.scenario, resolution)
    yield from SCENARIOS[state.scenario].resolve(t, resolution)
    count_experience(t, resolution)
    check_trauma(t)
    return finish(t, resolution)


def stop(t: Table) -> None:
    """Whatever was under way is not finished; its cards leave the game with the scenario."""
    state = t.state
    state.phase, state.active, state.window = "resolution", NOBODY, ""
    if state.test is not None:
        state.bag += [drawn.token for drawn in state.test.drawn] + state.test.ignored
        state.removed += state.test.committed
        state.test = None
    state.removed += [*state.limbo, *state.played]
    state.limbo, state.played = [], []
    state.peril, state.looking = NOBODY, None
    state.waiting, state.surging = [], []


def fall_at_the_end(t: Table, who: int) -> Flow[None]:
    """Who had had enough when the scenario ended was defeated all the same."""
    beaten, broken = remaining_health(t, who) <= 0, remaining_sanity(t, who) <= 0
    yield from suffer_defeat(t, who, "both" if beaten and broken else "damage" if beaten else "horror")
    t.state.investigators[who].fate = Fate.DEFEATED


def collect_victory_locations(t: Table) -> None:
    """Revealed locations without clues that are worth something.

    Rules lcg.victory-display.4, lcg.victory-display.5.
    """
    state = t.state
    for location in list(state.locations):
        entry, worth = state.play[location], printed(t, location).victory
        if worth is not None and entry.revealed and not entry.clues:
            leave_play(t, location)
            state.victory.append(location)
            t.tell(SentToVictoryDisplay, state.codes[location], location, worth)


def count_experience(t: Table, resolution: str) -> None:
    """Everybody earns the whole victory display and what the resolution adds (rules lcg.experience.1 to 4)."""
    state = t.state
    shown = sum(printed(t, card).victory or 0 for card in state.victory)
    earned: dict[int, int] = {}
    for who, sheet in enumerate(state.sheets):
        bonus = SCENARIOS[state.scenario].bonus(t, resolution, who)
        if not sheet.present or bonus is None:
            continue
        earned[who] = max(0, shown + bonus - sheet.penalty)
        sheet.experience += earned[who]
        sheet.earned += earned[who]
        t.tell(ExperienceEarned, sheet.deck.investigator, earned[who])
    fates = {who: each.fate for who, each in enumerate(state.investigators) if each.fate is not Fate.ABSENT}
    state.log.chapters.append(Chapter(state.scenario, resolution, state.round, earned, fates))


def check_trauma(t: Table) -> None:
    """As much trauma as health or sanity ends an investigator's career.

    Rules lcg.trauma.3, lcg.trauma.5, lcg.trauma.8.
    """
    for who, sheet in enumerate(t.state.sheets):
        shown = PRINTED[sheet.deck.investigator]
        if sheet.physical_trauma >= (shown.health or 0):
            lose(t, who, "killed")
        elif sheet.mental_trauma >= (shown.sanity or 0):
            lose(t, who, "insane")


def finish(t: Table, resolution: str) -> str:
    """On to the next scenario, whatever the outcome; or the game is over.

    Rules lcg.winning.5, lcg.winning.6, lcg.campaign.4.
    """
    state = t.state
    scenario = SCENARIOS[state.scenario]
    if state.adventure in STANDALONE or state.scenario == SCENARIO_ORDER[-1]:
        won = resolution in scenario.won_by
        survived = resolution == "r3" and state.scenario == SCENARIO_ORDER[-1]
        end(t, f"{state.scenario}-{resolution}", won=won, score=1.0 if won else 0.5 if survived else 0.0)
    state.scenario = SCENARIO_ORDER[SCENARIO_ORDER.index(state.scenario) + 1]
    return "campaign.purchases"


def end(t: Table, reason: str, *, won: bool, score: float) -> NoReturn:
    t.tell(CampaignEnded, reason)
    rounds = sum(chapter.rounds for chapter in t.state.log.chapters)
    raise GameOver(Result(dict.fromkeys(range(len(t.state.sheets)), won), reason, score, rounds))


# Between scenarios.


def buy_cards(t: Table) -> Flow[str]:
    """Everybody spends experience as they like, a card at a time.

    Rules lcg.experience.1, lcg.experience.12, lcg.experience.14.
    """
    for who, sheet in enumerate(t.state.sheets):
        if sheet.present and not sheet.end:
            yield from shop(t, who)
    return "campaign.company"


def shop(t: Table, who: int) -> Flow[None]:
    sheet = t.state.sheets[who]
    while sheet.experience > 0:
        left = collection_for(t, who)
        found = offers(sheet.deck, sheet.experience, left)
        if not found:
            return
        prompt = say("prompt-buy", experience=sheet.experience)
        chosen: Offer | None = yield from ask(who, prompt, [*map(offer_option, found), DONE], "lcg.experience.5")
        if chosen is None:
            return
        if chosen.upgrades is None:
            yield from buy(t, who, chosen, left)
        else:
            sheet.deck = upgrade(sheet.deck, chosen.upgrades, chosen.code, experience=sheet.experience, collection=left)
            sheet.experience -= chosen.price
            t.tell(CardUpgraded, sheet.deck.investigator, chosen.upgrades, chosen.code, chosen.price)


def buy(t: Table, who: int, offer: Offer, left: Collection) -> Flow[None]:
    """Another card leaves the deck for it (rule lcg.experience.7)."""
    sheet = t.state.sheets[who]
    removed: str | None = None
    going = removable(sheet.deck, offer.code, left)
    if going:
        options = [Option(f"remove:{code}", say("option-remove", card=card_name(code)), code) for code in sorted(going)]
        removed = yield from ask(who, say("prompt-remove", card=card_name(offer.code)), options, "lcg.experience.7")
    sheet.deck = purchase(sheet.deck, offer.code, removed, experience=sheet.experience, collection=left)
    sheet.experience -= offer.price
    t.tell(CardBought, sheet.deck.investigator, offer.code, removed or "", offer.price)


def offer_option(offer: Offer) -> Option:
    if offer.upgrades is None:
        return Option(
            f"buy:{offer.code}",
            say("option-buy", card=card_name(offer.code), level=PRINTED[offer.code].level or 0, price=offer.price),
            offer,
        )
    words = say("option-upgrade", card=card_name(offer.code), level=PRINTED[offer.code].level or 0, price=offer.price)
    return Option(f"upgrade:{offer.upgrades}:{offer.code}", words, offer)


def collection_for(t: Table, who: int) -> Collection:
    """What the other decks have left (rule lcg.collection.1)."""
    others = [sheet.deck for seat, sheet in enumerate(t.state.sheets) if seat != who and not sheet.end]
    return collection_of(t).without(*others)


def meet(t: Table) -> Flow[str]:
    """Players leave and come back as they like, as long as somebody plays (rules lcg.campaign.5, lcg.campaign.6)."""
    sheets = t.state.sheets
    if len(sheets) == 1:
        return "campaign.replace"
    while True:
        present = [seat for seat, sheet in enumerate(sheets) if sheet.present]
        options = [
            Option(f"return:{seat}", say("option-return", seat=seat + 1), (seat, True))
            for seat, sheet in enumerate(sheets)
            if not sheet.present
        ]
        if len(present) > 1:
            options += [Option(f"leave:{seat}", say("option-leave", seat=seat + 1), (seat, False)) for seat in present]
        chosen: tuple[int, bool] | None = yield from ask(
            present[0], say("prompt-company"), [DONE, *options], "lcg.campaign.5"
        )
        if chosen is None:
            return "campaign.replace"
        seat, comes = chosen
        sheets[seat].present = comes
        t.tell(PlayerReturned if comes else PlayerLeft, seat)


def replace_lost(t: Table) -> Flow[str]:
    """Who was killed or driven insane is replaced, or the campaign is lost.

    Rules lcg.trauma.7, lcg.trauma.9, lcg.campaign.8.
    """
    state = t.state
    for who, sheet in enumerate(state.sheets):
        if sheet.present and (sheet.end or (sheet.deck.investigator not in state.log.used)):
            yield from choose_next_investigator(t, who)
    state.log.used += [
        sheet.deck.investigator
        for sheet in state.sheets
        if sheet.present and sheet.deck.investigator not in state.log.used
    ]
    yield from SCENARIOS[state.scenario].welcome(t)
    return "scenario.begin"


def choose_next_investigator(t: Table, who: int) -> Flow[None]:
    """Somebody who was not used in the campaign, without experience and trauma.

    Rules lcg.campaign.7, lcg.campaign.8.
    """
    state = t.state
    others = [sheet.deck for seat, sheet in enumerate(state.sheets) if seat != who and not sheet.end]
    taken = {deck.investigator for deck in others} | set(state.log.used)
    collection = collection_of(t)
    free = [code for code in INVESTIGATORS if code not in taken and collection.includes(code)]
    if not free:
        end(t, "no-investigators-left", won=False, score=0.0)
    options = [
        Option(f"investigator:{code}:{kind}", say(f"option-investigator-{kind}", card=card_name(code)), deck)
        for code in free
        for kind, deck in (("starter", starter(code)), ("alternative", alternative(code)))
        if not table_problems([*others, deck], collection)
    ]
    if not options:
        end(t, "no-investigators-left", won=False, score=0.0)
    deck: Deck = yield from ask(who, say("prompt-investigator"), options, "lcg.trauma.7")
    whole = add_weaknesses(state, deck, collection.without(*others))
    state.sheets[who] = Sheet(whole)
    t.tell(InvestigatorChosen, who, deck.investigator)
