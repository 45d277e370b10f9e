"""What the allies of the deck do besides dice and rerolls; those who do what items do are in test_items."""

from __future__ import annotations

from miskatonic.games.arkham_3e import monsters

from .given import Situation, given
from .trying import offers, trying


def owner(*cards: str) -> Situation:
    """Tommy with some cards in the graveyard."""
    return given("tommy-muldoon").card(0, *cards).stand(0, "graveyard")


def beats(game: Situation, *answers: str, attack: bool = True) -> Situation:
    """Tommy defeats a monster in his space."""
    game.monster("hooded-stalker", "graveyard", engaged=(0,))
    if attack:
        game.attacking()
    game.run(monsters.defeat_monster(game.table, game.the("hooded-stalker"), 0), *answers)
    return game


def test_alice_luxley_gives_a_die_for_each_clue_of_yours_and_of_the_neighbourhood_once_a_round() -> None:
    game = owner("alice-luxley").has(0, clues=1).clue("rivertown", "rivertown", "downtown")
    asked = trying(game, "will", "use:alice-luxley", "keep", dice="1 " * (3 + 1 + 2))
    assert asked.keys[0] == ["use:alice-luxley", "roll"]
    assert "use:alice-luxley" not in offers(game, "lore")[1]
    assert "use:alice-luxley" not in offers(owner("alice-luxley").clue("downtown"), "lore")[1]


def test_delphinia_bell_focuses_beyond_the_limit_for_a_remnant() -> None:
    game = owner("delphinia-bell").focus(0, "will", "lore").has(0, remnants=1).turn(0)
    game.do("use:delphinia-bell", "pay", "focus:strength")
    assert (game[0].focus, game[0].remnants) == (["will", "lore", "strength"], 0)
    assert "end" in game.keys, "beyond the limit, so that nothing is discarded"
    assert "use:delphinia-bell" not in owner("delphinia-bell").turn(0).keys


def test_jenica_capra_removes_a_doom_after_a_defeat_by_an_attack() -> None:
    assert beats(owner("jenica-capra").doom(graveyard=2, black_cave=1), "yes").state.doom == {
        "graveyard": 1,
        "black-cave": 1,
    }
    assert beats(owner("jenica-capra").doom(graveyard=2), "no").state.doom == {"graveyard": 2}
    assert beats(owner("jenica-capra").doom(graveyard=2), attack=False).state.doom == {"graveyard": 2}


def test_tetsuo_mori_researches_a_clue_after_a_defeat_by_an_attack() -> None:
    game = beats(owner("tetsuo-mori").has(0, clues=2), "yes")
    assert (game[0].clues, game.state.sheet_clues) == (1, 1)
    assert beats(owner("tetsuo-mori").has(0, clues=2), "no").state.sheet_clues == 0
    assert beats(owner("tetsuo-mori").has(0, clues=2), attack=False).state.sheet_clues == 0


def test_leland_williams_brings_a_curio_when_he_comes_from_the_deck() -> None:
    game = given("tommy-muldoon").display("38-revolver", "silver-key")
    game.top(game.state.allies, "leland-williams")
    asked = game.effect({"do": "gain-ally"}, "gain:silver-key")
    assert asked.keys == [["gain:silver-key", "deck"]]
    assert game.held(0) == ["leland-williams", "silver-key"]


def test_other_allies_bring_nothing() -> None:
    bare = owner("leland-williams")
    bare.top(bare.state.allies, "zora-larson")
    bare.effect({"do": "gain-ally"})
    assert bare.held(0) == ["leland-williams", "zora-larson"]
