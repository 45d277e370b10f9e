"""Setting up a scenario, in the order of the rulebook (Appendix III)."""

from __future__ import annotations

from miskatonic.kernel import rng
from miskatonic.kernel.decision import Decision, QuestionKind
from miskatonic.kernel.flow import Flow, ask, gather
from miskatonic.kernel.timing import Uses
from miskatonic.kernel.view_parts import forget_parts
from miskatonic.kernel.zones import Deck

from .act_agenda import begin_decks
from .card import Table
from .events import IntroductionRead, LeadChosen, Mulligan, OpeningHandDrawn, ScenarioBegan
from .in_play_index import forget_index
from .play import DONE, hand_options, investigator_option, new_card, new_cards, player_order
from .printed import PRINTED
from .scenarios.night_of_the_zealot import SCENARIOS
from .state import Fate, InPlay, Investigator
from .values import is_weakness
from .words import NOBODY, NOWHERE, PERMANENT, say
from .zones import place_asset, put_into_play

STARTING_RESOURCES = 5
OPENING_HAND = 5
WHICH_TO_SEND_BACK = say("prompt-mulligan")


def begin_scenario(table: Table) -> str:
    """1 and 2: investigators and their trauma; everything of the last scenario is put away.

    Rules lcg.setup.1, lcg.setup.2.1, lcg.setup.2.2.
    """
    state = table.state
    clear(table)
    for who, sheet in enumerate(state.sheets):
        code = sheet.deck.investigator
        card = new_card(table, code, who)
        sheet.penalty = 0
        investigator = Investigator(code, card, damage=sheet.physical_trauma, horror=sheet.mental_trauma)
        state.investigators.append(investigator)
        if sheet.present:
            put_into_play(table, card, InPlay(controller=who))
        else:
            investigator.fate = Fate.ABSENT
            state.removed.append(card)
    state.per_investigator = sum(sheet.present for sheet in state.sheets)
    table.tell(ScenarioBegan, state.scenario)
    return "scenario.lead"


def clear(table: Table) -> None:
    """A new game: nothing of the old one is left on the table (rule lcg.game.1)."""
    state = table.state
    state.phase, state.round, state.lead, state.active, state.window = "setup", 0, 0, NOBODY, ""
    state.investigators, state.codes, state.owners = [], [], []
    state.play, state.locations, state.enemies = {}, [], []
    forget_index(state)
    forget_parts(state)
    state.encounter = Deck([], [])
    state.cultists, state.agendas, state.acts, state.reference = [], [], [], NOWHERE
    state.set_aside, state.victory, state.removed = [], [], []
    state.limbo, state.played = [], []
    state.peril, state.test, state.lasting, state.uses = NOBODY, None, [], Uses({})
    state.scried, state.looking, state.surging, state.waiting = [], None, [], []


def choose_lead(table: Table) -> Flow[str]:
    """3: they agree on a lead investigator, or chance decides (rules lcg.setup.3, lcg.lead-investigator.1)."""
    state = table.state
    state.lead = next(who for who, sheet in enumerate(state.sheets) if sheet.present)
    seats = player_order(state)
    if len(seats) > 1:
        options = tuple(investigator_option("lead", state.investigators[who].code, who) for who in seats)
        rule = "lcg.lead-investigator.1"
        prompt = say("prompt-lead-vote")
        votes = yield from gather({seat: Decision(seat, prompt, options, rule, topic="lead") for seat in seats})
        named = sorted(set(votes.values()))
        state.lead = named[0] if len(named) == 1 else named[rng.below(state, len(named))]
        codes = [each.code for each in state.investigators]
        table.tell(LeadChosen, codes[state.lead], {codes[seat]: codes[who] for seat, who in votes.items()})
    return "scenario.hands"


def draw_opening_hands(table: Table) -> str:
    """4, 7 and 8: decks are shuffled, 5 resources and 5 cards each; weaknesses wait.

    Rules lcg.setup.4, lcg.setup.7, lcg.setup.8.1, lcg.setup.8.2.
    """
    state = table.state
    for who in player_order(state):
        investigator = state.investigators[who]
        investigator.deck = new_cards(table, state.sheets[who].deck.codes(), who)
        put_permanents_into_play(table, who)
        rng.shuffle(state, investigator.deck)
        investigator.resources = STARTING_RESOURCES
        draw_without_weaknesses(table, who, OPENING_HAND)
        table.tell(OpeningHandDrawn, investigator.code, len(investigator.hand))
    return "scenario.mulligans"


def put_permanents_into_play(table: Table, who: int) -> None:
    """They are in play from the beginning, and never in the deck (rule lcg.permanent.3)."""
    investigator, codes = table.state.investigators[who], table.state.codes
    for card in [card for card in investigator.deck if PERMANENT in PRINTED[codes[card]].keywords]:
        investigator.deck.remove(card)
        place_asset(table, card, who)


def draw_without_weaknesses(table: Table, who: int, count: int) -> None:
    """A weakness is set aside and replaced (rule lcg.setup.8.2)."""
    investigator = table.state.investigators[who]
    wanted = len(investigator.hand) + count
    while len(investigator.hand) < wanted and investigator.deck:
        card = investigator.deck.pop()
        (table.state.limbo if is_weakness(table, card) else investigator.hand).append(card)


def take_mulligans(table: Table) -> Flow[str]:
    """One mulligan each, in player order; then the weaknesses are shuffled in.

    Rules lcg.mulligan.1 to 3, lcg.setup.8.3.
    """
    state = table.state
    for who in player_order(state):
        yield from mulligan(table, who)
    for card in state.limbo:
        state.investigators[state.owners[card]].deck.append(card)
    for who in {state.owners[card] for card in state.limbo}:
        rng.shuffle(state, state.investigators[who].deck)
    state.limbo.clear()
    return "scenario.setup"


def mulligan(table: Table, who: int) -> Flow[None]:
    """Set unwanted cards aside, draw as many, then shuffle them back (rule lcg.mulligan.2)."""
    investigator = table.state.investigators[who]
    unwanted: list[int] = []
    while investigator.hand:
        options = [*hand_options(table, "mulligan", investigator.hand), DONE]
        card: int | None = yield from ask(
            who, WHICH_TO_SEND_BACK, options, "lcg.mulligan.1", kind=QuestionKind.SEVERAL, topic="mulligan"
        )
        if card is None:
            break
        investigator.hand.remove(card)
        unwanted.append(card)
        table.state.limbo.append(card)
    for card in unwanted:
        table.state.limbo.remove(card)
    draw_without_weaknesses(table, who, len(unwanted))
    if unwanted:
        investigator.deck += unwanted
        rng.shuffle(table.state, investigator.deck)
        table.tell(Mulligan, investigator.code, len(unwanted))


def set_up(table: Table) -> Flow[str]:
    """9 to 13: the introduction, the scenario's own set-up, agenda, act and reference card.

    Rules lcg.setup.9 to lcg.setup.13.1.
    """
    state = table.state
    scenario = SCENARIOS[state.scenario]
    table.tell(IntroductionRead, state.scenario, list(state.log.notes))
    state.agendas = new_cards(table, scenario.agendas[::-1], NOBODY)
    state.acts = new_cards(table, scenario.acts[::-1], NOBODY)
    state.reference = new_card(table, scenario.reference, NOBODY)
    begin_decks(table)
    yield from scenario.set_up(table)
    return "round.begin"
