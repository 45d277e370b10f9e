"""Setting up a scenario, in the order of Appendix III; difficulty levels and the chaos bag."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.card import Me, Table, free
from miskatonic.games.arkham_lcg.decks import starter
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.registry import CARDS
from miskatonic.games.arkham_lcg.words import Kind
from miskatonic.kernel.errors import SetupError
from miskatonic.kernel.table import Table as KernelTable

from .core_set import CORE_SET
from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, STUDY, WENDY, given
from .made_up import MakeUp
from .names import (
    EMERGENCY_CACHE,
    GHOUL_PRIEST,
    GUTS,
    LITA_CHANTLER,
    MACHETE,
    PARANOIA,
    RISE_OF_THE_GHOULS,
    THE_BARRIER,
    THE_DEVOURER_BELOW,
    THE_GATHERING,
    THE_MIDNIGHT_MASKS,
    THEYRE_GETTING_OUT,
    TRAPPED,
    WHAT_HAVE_YOU_DONE,
    WHATS_GOING_ON,
)
from .scenes import CAMPAIGN


def new(*investigators: str, seed: int = 1, **options: Any) -> Table:
    """A table at its first question."""
    setup = GAME.setup(len(investigators), seed, {"investigators": list(investigators), **options})
    return KernelTable(GAME, setup)


def set_up(*investigators: str, seed: int = 1, **options: Any) -> Table:
    """A table whose set-up is over: the first investigator leads, nobody takes a mulligan."""
    table = new(*investigators, seed=seed, **options)
    while table.state.round == 0:
        assert table.decision is not None
        table.choose(next((o for o in table.decision.options if o.key == "done"), table.decision.options[0]))
    return table


def codes(table: Table, cards: list[int]) -> list[str]:
    return [table.state.codes[card] for card in cards]


# 1 to 3: investigators, trauma, lead


@pytest.mark.rule("lcg.setup.1")
def test_everybody_chooses_an_investigator_and_places_the_card_in_their_play_area() -> None:
    table = set_up(ROLAND, AGNES)
    assert [each.code for each in table.state.investigators] == [ROLAND, AGNES]
    assert [table.state.play[each.card].controller for each in table.state.investigators] == [0, 1]


@pytest.mark.rule("lcg.setup.1")
def test_nobody_takes_the_same_investigator() -> None:
    with pytest.raises(SetupError, match="cannot be taken twice"):
        new(ROLAND, ROLAND)


@pytest.mark.rule("lcg.players.1.ltp")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_investigators_may_play(count: int) -> None:
    table = set_up(*(ROLAND, DAISY, AGNES, WENDY)[:count])
    assert table.state.per_investigator == count


@pytest.mark.rule("lcg.players.1.ltp")
@pytest.mark.parametrize("count", [0, 5])
def test_no_more_and_no_fewer(count: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(count, 1, {})


@pytest.mark.rule("lcg.setup.2.1", "lcg.setup.2.2")
def test_everybody_starts_with_the_harm_of_their_trauma() -> None:
    scene = given(ROLAND, AGNES, adventure=CAMPAIGN)
    scene.state.sheets[0].physical_trauma, scene.state.sheets[1].mental_trauma = 2, 3
    scene.step("scenario.begin").keys()
    assert [(each.damage, each.horror) for each in scene.state.investigators] == [(2, 0), (0, 3)]


@pytest.mark.rule("lcg.setup.3")
def test_a_lead_investigator_is_chosen() -> None:
    table = new(ROLAND, AGNES)
    assert set(table.pending) == {0, 1}
    for seat in (0, 1):
        table.choose(f"lead:{AGNES}", seat)
    assert table.state.lead == 1


# 4 to 8: decks, the chaos bag, resources, opening hands


@pytest.mark.rule("lcg.setup.4")
def test_the_decks_are_assembled_and_shuffled() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in (1, 2):
        table = set_up(ROLAND, seed=seed, adventure=CAMPAIGN)
        cards = codes(table, [*table.state.investigators[0].hand, *table.state.investigators[0].deck])
        assert Counter(cards) == Counter(table.state.sheets[0].deck.codes())
        assert Counter(starter(ROLAND).cards) <= Counter(cards)
        orders.add(tuple(cards))
    assert len(orders) == 2


SYMBOL_TOKENS = ["skull", "skull", "cultist", "tablet", "auto-fail", "elder-sign"]
BAGS = {
    "easy": ["+1"] * 2 + ["0"] * 3 + ["-1"] * 3 + ["-2"] * 2,
    "standard": ["+1"] + ["0"] * 2 + ["-1"] * 3 + ["-2"] * 2 + ["-3", "-4"],
    "hard": ["0"] * 3 + ["-1"] * 2 + ["-2"] * 2 + ["-3"] * 2 + ["-4", "-5"],
    "expert": ["0"] + ["-1"] * 2 + ["-2"] * 2 + ["-3"] * 2 + ["-4"] * 2 + ["-5", "-6", "-8"],
}


@pytest.mark.rule("lcg.setup.6.1", "lcg.difficulty-level.3", "lcg.campaign.2")
@pytest.mark.rule("lcg.difficulty-level-bag.easy.ltp", "lcg.difficulty-level-bag.standard.ltp")
@pytest.mark.rule("lcg.difficulty-level-bag.hard.ltp", "lcg.difficulty-level-bag.expert.ltp")
@pytest.mark.parametrize(("difficulty", "size"), [("easy", 16), ("standard", 16), ("hard", 17), ("expert", 18)])
def test_the_chaos_bag_holds_the_tokens_of_the_difficulty_and_no_others(difficulty: str, size: int) -> None:
    table = set_up(ROLAND, difficulty=difficulty, adventure=CAMPAIGN)
    assert len(table.state.bag) == size
    assert Counter(table.state.bag) == Counter([*BAGS[difficulty], *SYMBOL_TOKENS])


@pytest.mark.rule("lcg.setup.6.2")
def test_in_a_campaign_the_bag_stays_as_it_was() -> None:
    scene = given(ROLAND, adventure=CAMPAIGN).bag("0", "-1", "elder-thing")
    scene.state.resolution = "r2"
    scene.step("scenario.end").pass_all()
    assert (scene.state.scenario, scene.state.bag) == ("midnight-masks", ["0", "-1", "elder-thing"])


@pytest.mark.rule("lcg.setup.7")
def test_everybody_gains_5_resources() -> None:
    assert [each.resources for each in set_up(ROLAND, AGNES).state.investigators] == [5, 5]


@pytest.mark.rule("lcg.setup.8.1")
def test_everybody_draws_5_cards_and_may_then_take_a_mulligan() -> None:
    table = new(ROLAND)
    assert len(table.state.investigators[0].hand) == 5
    assert table.decision is not None
    assert {option.key.split(":")[0] for option in table.decision.options} == {"mulligan", "done"}


@pytest.mark.rule("lcg.setup.8.2")
def test_nobody_starts_with_a_weakness_in_hand_and_none_is_resolved() -> None:
    aside = 0
    for seed in range(12):
        table = new(ROLAND, seed=seed)
        aside += len(table.state.limbo)
        investigator = table.state.investigators[0]
        assert all(PRINTED[code].weakness is None for code in codes(table, investigator.hand))
        assert (len(investigator.hand), investigator.threats, investigator.resources) == (5, [], 5)
    assert aside > 0


@pytest.mark.rule("lcg.setup.8.3")
def test_the_weaknesses_are_shuffled_into_the_deck_after_the_opening_hands() -> None:
    scene = given(ROLAND).step("scenario.mulligans", "setup").hand(0, EMERGENCY_CACHE, GUTS).deck(0, *[MACHETE] * 20)
    scene.state.limbo = [scene.take(PARANOIA, 0)]
    assert scene.offers("mulligan")
    assert PARANOIA not in scene.codes(scene.who().deck)
    scene.do("done")
    assert (PARANOIA in scene.codes(scene.who().deck), scene.codes(scene.state.limbo)) == (True, [])


# 9 and 10: the scenario


@pytest.mark.rule("lcg.setup.9")
def test_the_introduction_is_read_before_the_locations_are_placed() -> None:
    table = set_up(ROLAND)
    told = [str(event.__struct_config__.tag) for event in table.events]
    assert told.index("introduction-read") < told.index("put-into-play")


@pytest.mark.rule("lcg.setup.10.1", "lcg.setup.10.3")
def test_the_listed_encounter_sets_are_gathered_and_what_is_set_aside_is_not_among_them() -> None:
    table = set_up(ROLAND)
    sets = {"the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold"}
    expected: Counter[str] = Counter()
    for code, card in CORE_SET.items():
        if card.set in sets and card.type in (Kind.ENEMY, Kind.TREACHERY) and code != GHOUL_PRIEST:
            expected[code] = card.copies
    assert Counter(codes(table, table.state.encounter.cards)) == expected
    aside = {HALLWAY, ATTIC, CELLAR, PARLOR, GHOUL_PRIEST, LITA_CHANTLER}
    assert set(codes(table, table.state.set_aside)) == aside


@pytest.mark.rule("lcg.setup.10.3")
def test_the_encounter_deck_is_shuffled() -> None:
    first, second = (set_up(ROLAND, seed=seed) for seed in (1, 2))
    assert codes(first, first.state.encounter.cards) != codes(second, second.state.encounter.cards)


@pytest.mark.rule("lcg.setup.10.2")
def test_everybody_is_placed_at_the_starting_location_which_is_revealed() -> None:
    table = set_up(ROLAND, AGNES)
    (study,) = table.state.locations
    assert (codes(table, [study]), [each.location for each in table.state.investigators]) == ([STUDY], [study, study])
    assert (table.state.play[study].revealed, table.state.play[study].clues) == (True, 4)


# 11 to 13: agenda, act and reference card


@pytest.mark.rule("lcg.setup.11", "lcg.setup.12")
def test_agenda_and_act_decks_are_in_order_with_their_first_cards_in_play() -> None:
    table = set_up(ROLAND)
    assert codes(table, table.state.agendas)[::-1] == [WHATS_GOING_ON, RISE_OF_THE_GHOULS, THEYRE_GETTING_OUT]
    assert codes(table, table.state.acts)[::-1] == [TRAPPED, THE_BARRIER, WHAT_HAVE_YOU_DONE]
    shown = [code for code in codes(table, list(table.state.play)) if PRINTED[code].type in (Kind.ACT, Kind.AGENDA)]
    assert sorted(shown) == [WHATS_GOING_ON, TRAPPED]


@pytest.mark.rule("lcg.setup.13.1")
@pytest.mark.parametrize(
    ("adventure", "reference"),
    [("gathering", THE_GATHERING), ("midnight-masks", THE_MIDNIGHT_MASKS), ("devourer-below", THE_DEVOURER_BELOW)],
)
def test_the_reference_card_of_the_scenario_counts(adventure: str, reference: str) -> None:
    table = set_up(ROLAND, adventure=adventure)
    assert table.state.codes[table.state.reference] == reference


@pytest.mark.rule("lcg.setup.13.2")
def test_there_is_no_player_window_during_set_up(made_up: MakeUp) -> None:
    assert made_up

    class Restless(type(CARDS[ROLAND]), code=ROLAND):
        @free()
        def fidget(self, table: Table, me: Me) -> None:
            table.state.investigators[me.you].resources += 1

    table = new(Restless.code)
    assert table.decision is not None
    assert table.decision.prompt.id == "prompt-mulligan"
    table.choose("done")
    assert (table.state.window, table.state.round) == ("investigation", 1)


# Difficulty


@pytest.mark.rule("lcg.difficulty-level.1", "lcg.difficulty-level.2")
@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
@pytest.mark.parametrize("adventure", ["gathering", CAMPAIGN])
def test_there_are_four_difficulty_levels_chosen_at_the_start(difficulty: str, adventure: str) -> None:
    assert set_up(ROLAND, difficulty=difficulty, adventure=adventure).state.difficulty == difficulty


@pytest.mark.rule("lcg.difficulty-level.1")
def test_and_no_others() -> None:
    with pytest.raises(SetupError):
        new(ROLAND, difficulty="nightmare")


@pytest.mark.rule("lcg.difficulty-level.4")
@pytest.mark.parametrize(("difficulty", "value"), [("easy", 1), ("standard", 1), ("hard", 0), ("expert", 0)])
def test_the_side_of_the_reference_card_goes_by_the_difficulty(difficulty: str, value: int) -> None:
    """A tablet is -2 on the one side of The Gathering, -4 on the other; Roland has intellect 3."""
    scene = given(ROLAND, difficulty=difficulty).bag("tablet").do("investigate")
    (ended,) = scene.events("test-ended")
    assert ended.value == value
