"""How the three scenarios are set up, by the campaign log and by the number of investigators."""

from __future__ import annotations

from collections import Counter

import pytest

from miskatonic.games.arkham_lcg import GAME
from miskatonic.games.arkham_lcg.printed import PRINTED
from miskatonic.games.arkham_lcg.setup import BAGS
from miskatonic.games.arkham_lcg.words import NOBODY, Kind
from miskatonic.kernel.table import Table as KernelTable

from .campaigns import set_up
from .given import AGNES, ATTIC, CELLAR, DAISY, HALLWAY, PARLOR, ROLAND, SKIDS, STUDY, Scene, given
from .names import (
    ACOLYTE,
    ANCIENT_EVILS,
    ARKHAM_ASYLUM,
    CLIFFSIDE,
    CRYPT_CHILL,
    DISRUPTING_THE_RITUAL,
    DISSONANT_VOICES,
    EASTTOWN,
    FALSE_LEAD,
    FIRST_BANK_OF_ARKHAM,
    FLESH_EATER,
    FROZEN_IN_FEAR,
    GHOUL_MINION,
    GHOUL_PRIEST,
    GRASPING_HANDS,
    GRAVEYARD,
    HERMAN_COLLINS,
    HISTORICAL_SOCIETY,
    HUNTING_NIGHTGAUNT,
    HUNTING_SHADOW,
    ICY_GHOUL,
    INTO_THE_DARKNESS,
    INVESTIGATING_THE_TRAIL,
    LITA_CHANTLER,
    LOCKED_DOOR,
    MAIN_PATH,
    MAS_BOARDING_HOUSE,
    MISKATONIC_UNIVERSITY,
    MYSTERIOUS_CHANTING,
    NORTHSIDE,
    OBSCURING_FOG,
    OLD_HOUSE,
    ON_WINGS_OF_DARKNESS,
    PETER_WARREN,
    PREDATOR_OR_PREY,
    QUIET_GLADE,
    RAVENOUS_GHOUL,
    RISE_OF_THE_GHOULS,
    RITUAL_SITE,
    RIVERTOWN,
    ROTTING_REMAINS,
    RUTH_TURNER,
    ST_MARYS_HOSPITAL,
    SWARM_OF_RATS,
    TANGLED_THICKET,
    THE_ARKHAM_WOODS,
    THE_BARRIER,
    THE_MASKED_HUNTER,
    THE_RITUAL_BEGINS,
    THEYRE_GETTING_OUT,
    TIME_IS_RUNNING_SHORT,
    TRAPPED,
    TWISTING_PATHS,
    UMORDHOTH,
    UMORDHOTHS_WRATH,
    UNCOVERING_THE_CONSPIRACY,
    UNHALLOWED_GROUND,
    VENGEANCE_AWAITS,
    VICTORIA_DEVEREUX,
    WHAT_HAVE_YOU_DONE,
    WHATS_GOING_ON,
    WIZARD_OF_THE_ORDER,
    WOLF_MAN_DREW,
    YOUR_HOUSE,
)

CULT = [WOLF_MAN_DREW, HERMAN_COLLINS, PETER_WARREN, VICTORIA_DEVEREUX, RUTH_TURNER]
WOODS = {UNHALLOWED_GROUND, TWISTING_PATHS, OLD_HOUSE, CLIFFSIDE, TANGLED_THICKET, QUIET_GLADE}
FOUR = (ROLAND, AGNES, SKIDS, DAISY)
STRIKING_FEAR = {ROTTING_REMAINS: 3, FROZEN_IN_FEAR: 2, DISSONANT_VOICES: 2}
GHOULS = {GHOUL_MINION: 3, RAVENOUS_GHOUL: 1, GRASPING_HANDS: 3}
DARK_CULT = {ACOLYTE: 3, WIZARD_OF_THE_ORDER: 1, MYSTERIOUS_CHANTING: 2}
CHILLING_COLD = {CRYPT_CHILL: 2, OBSCURING_FOG: 2}
SEEDS = pytest.mark.parametrize("seed", range(1, 7))


def encounter_deck(scene: Scene) -> Counter[str]:
    return Counter(scene.codes(scene.state.encounter.cards))


def decks(scene: Scene) -> list[list[str]]:
    """The agendas and the acts, the first on top."""
    state = scene.state
    return [scene.codes(list(reversed(deck))) for deck in (state.agendas, state.acts)]


def places(scene: Scene) -> set[str]:
    return set(scene.codes(scene.state.locations))


# Every scenario


@pytest.mark.parametrize("scenario", ["gathering", "midnight-masks", "devourer-below"])
def test_everybody_begins_with_5_resources_and_5_cards_in_the_first_investigation_phase(scenario: str) -> None:
    scene = set_up(scenario, ROLAND, AGNES)
    assert [(each.resources, len(each.hand)) for each in scene.state.investigators] == [(5, 5)] * 2
    assert (scene.state.round, scene.state.phase) == (1, "investigation")


@pytest.mark.parametrize("scenario", ["gathering", "midnight-masks", "devourer-below"])
def test_trauma_is_put_on_the_investigators(scenario: str) -> None:
    scene = given(ROLAND, adventure="night-of-the-zealot")
    scene.state.sheets[0].physical_trauma, scene.state.sheets[0].mental_trauma = 2, 1
    scene.state.scenario = scenario
    scene.step("scenario.begin", "setup").keys()
    assert (scene.who().damage, scene.who().horror) == (2, 1)


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_the_chaos_bag_is_that_of_the_difficulty(difficulty: str) -> None:
    wanted = {
        "easy": "+1 +1 0 0 0 -1 -1 -1 -2 -2",
        "standard": "+1 0 0 -1 -1 -1 -2 -2 -3 -4",
        "hard": "0 0 0 -1 -1 -2 -2 -3 -3 -4 -5",
        "expert": "0 -1 -1 -2 -2 -3 -3 -4 -4 -5 -6 -8",
    }
    scene = given(ROLAND, difficulty=difficulty)
    symbols = ["skull", "skull", "cultist", "tablet", "auto-fail", "elder-sign"]
    assert Counter(scene.state.bag) == Counter([*wanted[difficulty].split(), *symbols])


# The Gathering


def test_the_gathering_begins_in_the_study_alone() -> None:
    scene = set_up("gathering", ROLAND, AGNES)
    assert places(scene) == {STUDY}
    assert [each.location for each in scene.state.investigators] == [scene.place(STUDY)] * 2
    assert scene.entry(STUDY).revealed
    aside = scene.codes(scene.state.set_aside)
    assert set(aside) == {HALLWAY, ATTIC, CELLAR, PARLOR, GHOUL_PRIEST, LITA_CHANTLER}


def test_the_gathering_has_26_encounter_cards() -> None:
    scene = set_up("gathering")
    more = {FLESH_EATER: 1, ICY_GHOUL: 1, SWARM_OF_RATS: 3, ANCIENT_EVILS: 3}
    assert encounter_deck(scene) == more | GHOULS | STRIKING_FEAR | CHILLING_COLD
    assert encounter_deck(scene).total() == 26


def test_the_gathering_has_3_agendas_and_3_acts() -> None:
    assert decks(set_up("gathering")) == [
        [WHATS_GOING_ON, RISE_OF_THE_GHOULS, THEYRE_GETTING_OUT],
        [TRAPPED, THE_BARRIER, WHAT_HAVE_YOU_DONE],
    ]


# The Midnight Masks


@SEEDS
def test_one_downtown_and_one_southside_are_in_play_and_the_others_out_of_the_game(seed: int) -> None:
    scene = set_up("midnight-masks", notes=["house-standing"], seed=seed)
    fixed = {NORTHSIDE, EASTTOWN, RIVERTOWN, ST_MARYS_HOSPITAL, GRAVEYARD, MISKATONIC_UNIVERSITY, YOUR_HOUSE}
    removed = set(scene.codes(scene.state.removed))
    for one, other in ((FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM), (HISTORICAL_SOCIETY, MAS_BOARDING_HOUSE)):
        assert len(places(scene) & {one, other}) == len(removed & {one, other}) == 1
    assert places(scene) > fixed
    assert len(scene.state.locations) == 9


def test_chance_decides_between_both_versions() -> None:
    found = {code for seed in range(1, 13) for code in places(set_up("midnight-masks", seed=seed))}
    assert found >= {FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM, HISTORICAL_SOCIETY, MAS_BOARDING_HOUSE}


@pytest.mark.parametrize(("note", "start"), [("house-standing", YOUR_HOUSE), ("house-burned", RIVERTOWN)])
def test_the_masks_begin_in_your_house_or_without_it_in_rivertown(note: str, start: str) -> None:
    scene = set_up("midnight-masks", ROLAND, AGNES, notes=[note])
    assert [each.location for each in scene.state.investigators] == [scene.place(start)] * 2
    assert scene.in_play(YOUR_HOUSE) == (start == YOUR_HOUSE)
    assert (YOUR_HOUSE in scene.codes(scene.state.removed)) == (start == RIVERTOWN)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_acolytes_wait_in_southside_downtown_and_the_graveyard(count: int) -> None:
    scene = set_up("midnight-masks", *FOUR[:count])
    southside, downtown = {HISTORICAL_SOCIETY, MAS_BOARDING_HOUSE}, {FIRST_BANK_OF_ARKHAM, ARKHAM_ASYLUM}
    at = [scene.state.codes[scene.state.play[enemy].location] for enemy in scene.state.enemies]
    assert len(at) == count - 1
    assert all(code in wanted for code, wanted in zip(at, (southside, downtown, {GRAVEYARD}), strict=False))
    assert encounter_deck(scene)[ACOLYTE] == 3 - len(at)


def test_the_masks_have_21_encounter_cards() -> None:
    scene = set_up("midnight-masks")
    nightgaunts = {HUNTING_NIGHTGAUNT: 2, ON_WINGS_OF_DARKNESS: 2}
    own = {HUNTING_SHADOW: 3, FALSE_LEAD: 2, LOCKED_DOOR: 2}
    assert encounter_deck(scene) == own | nightgaunts | DARK_CULT | CHILLING_COLD
    assert encounter_deck(scene).total() == 21


def test_the_cultists_are_a_deck_of_their_own() -> None:
    orders = [tuple(set_up("midnight-masks", seed=seed).state.cultists) for seed in (1, 2, 3)]
    scene = set_up("midnight-masks")
    assert sorted(scene.codes(scene.state.cultists)) == sorted(CULT)
    assert len(set(orders)) > 1, "they are shuffled"


@pytest.mark.parametrize("scenario", ["midnight-masks", "devourer-below"])
@pytest.mark.parametrize("alive", [True, False])
def test_a_ghoul_priest_who_is_alive_is_shuffled_into_the_encounter_deck(scenario: str, alive: bool) -> None:
    scene = set_up(scenario, notes=["house-standing", *["ghoul-priest-alive"] * alive])
    assert encounter_deck(scene)[GHOUL_PRIEST] == int(alive)


def test_a_crossed_out_note_is_ignored() -> None:
    scene = given(ROLAND, adventure="night-of-the-zealot")
    log = scene.state.log
    scene.state.scenario, log.notes, log.crossed_out = "devourer-below", ["ghoul-priest-alive"], ["ghoul-priest-alive"]
    scene.step("scenario.begin", "setup").do("done")
    assert encounter_deck(scene)[GHOUL_PRIEST] == 0


def test_the_masks_have_2_agendas_and_an_act() -> None:
    wanted = [[PREDATOR_OR_PREY, TIME_IS_RUNNING_SHORT], [UNCOVERING_THE_CONSPIRACY]]
    assert decks(set_up("midnight-masks")) == wanted
    assert not set_up("midnight-masks").in_play(THE_MASKED_HUNTER)


@pytest.mark.parametrize("notes", [["lita-forced-to-find-others"], []])
def test_the_introduction_depends_on_the_log(notes: list[str]) -> None:
    scene = set_up("midnight-masks", notes=notes)
    (told,) = scene.events("introduction-read")
    assert (told.scenario, told.notes) == ("midnight-masks", notes)


# The Devourer Below


@SEEDS
def test_the_devourer_has_the_main_path_and_4_unrevealed_woods(seed: int) -> None:
    scene = set_up("devourer-below", ROLAND, AGNES, seed=seed)
    shown = places(scene) - {MAIN_PATH}
    assert (len(shown), shown <= WOODS) == (4, True)
    assert not any(scene.entry(code).revealed for code in shown)
    assert set(scene.codes(scene.state.removed)) & WOODS == WOODS - shown
    assert [each.location for each in scene.state.investigators] == [scene.place(MAIN_PATH)] * 2


@SEEDS
def test_one_of_the_4_sets_of_agents_joins_unseen(seed: int) -> None:
    scene = set_up("devourer-below", seed=seed)
    agents = [code for code in encounter_deck(scene).elements() if (PRINTED[code].set or "").startswith("agents-of")]
    assert (len(agents), len({PRINTED[code].set for code in agents})) == (4, 1)
    fixed = {UMORDHOTHS_WRATH: 2, ANCIENT_EVILS: 3} | STRIKING_FEAR | GHOULS | DARK_CULT
    assert encounter_deck(scene) - Counter(agents) == fixed
    assert encounter_deck(scene).total() == 25 + 4


def test_every_set_of_agents_can_come() -> None:
    found = {PRINTED[code].set for seed in range(1, 25) for code in encounter_deck(set_up("devourer-below", seed=seed))}
    assert len({each for each in found if (each or "").startswith("agents-of")}) == 4


def test_site_and_devourer_and_who_got_away_are_set_aside() -> None:
    scene = set_up("devourer-below", got_away=[HERMAN_COLLINS, THE_MASKED_HUNTER])
    assert set(scene.codes(scene.state.set_aside)) == {RITUAL_SITE, UMORDHOTH, HERMAN_COLLINS, THE_MASKED_HUNTER}


@pytest.mark.parametrize(("count", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_doom_on_the_first_agenda_by_how_many_cultists_got_away(count: int, doom: int) -> None:
    scene = set_up("devourer-below", got_away=[*CULT, THE_MASKED_HUNTER][:count])
    assert scene.entry(THE_ARKHAM_WOODS).doom == doom


def test_an_elder_thing_token_joins_the_bag_for_the_rest_of_the_campaign() -> None:
    scene = set_up("devourer-below")
    assert Counter(scene.state.bag) == Counter([*BAGS["standard"], "elder-thing"])


@pytest.mark.parametrize(("notes", "cards"), [(["past-midnight"], 3), ([], 5)])
def test_past_midnight_everybody_loses_2_random_cards_of_the_opening_hand(notes: list[str], cards: int) -> None:
    scene = set_up("devourer-below", ROLAND, AGNES, notes=notes)
    assert [len(each.hand) for each in scene.state.investigators] == [cards, cards]
    assert [len(each.discard) for each in scene.state.investigators] == [5 - cards, 5 - cards]


def test_the_devourer_has_3_agendas_and_3_acts() -> None:
    assert decks(set_up("devourer-below")) == [
        [THE_ARKHAM_WOODS, THE_RITUAL_BEGINS, VENGEANCE_AWAITS],
        [INVESTIGATING_THE_TRAIL, INTO_THE_DARKNESS, DISRUPTING_THE_RITUAL],
    ]


# On their own


def alone(adventure: str, *choices: str) -> Scene:
    """A scenario played on its own, with what is assumed about the earlier ones; into the first round."""
    scene = given(ROLAND)
    scene.table = KernelTable(GAME, GAME.setup(1, 1, {"investigators": [ROLAND], "adventure": adventure}))
    scene.dirty = False
    for choice in choices:
        scene.do(choice)
    while scene.state.round == 0:
        scene.do("done" if scene.offers("done") else "lita:no")
    return scene


@pytest.mark.parametrize(
    ("resolution", "house", "priest"), [("r1", False, 0), ("r2", True, 0), ("r3", True, 1), ("none", True, 1)]
)
def test_the_masks_on_their_own_assume_how_the_gathering_ended(resolution: str, house: bool, priest: int) -> None:
    scene = alone("midnight-masks", f"assume:gathering-{resolution}")
    assert (scene.in_play(YOUR_HOUSE), encounter_deck(scene)[GHOUL_PRIEST]) == (house, priest)
    assert Counter(scene.state.bag) == Counter(BAGS["standard"])


def test_by_default_the_house_has_burned() -> None:
    scene = given(ROLAND, adventure="midnight-masks")
    assert scene.who().location == scene.place(RIVERTOWN)


@pytest.mark.parametrize(("resolution", "doom", "hand"), [("r1", 0, 5), ("r2", 3, 3)])
def test_the_devourer_on_its_own_assumes_all_unmasked_or_none_before_midnight(
    resolution: str, doom: int, hand: int
) -> None:
    scene = alone("devourer-below", "assume:gathering-r2", f"assume:midnight-masks-{resolution}")
    assert (scene.entry(THE_ARKHAM_WOODS).doom, len(scene.who().hand)) == (doom, hand)


def test_encounter_cards_belong_to_nobody() -> None:
    scene = set_up("devourer-below", got_away=CULT)
    cards = [*scene.state.encounter.cards, *scene.state.set_aside, *scene.state.locations]
    assert {scene.state.owners[card] for card in cards} == {NOBODY}
    assert all(scene.kind(card) in (Kind.ENEMY, Kind.TREACHERY) for card in scene.state.encounter.cards)
