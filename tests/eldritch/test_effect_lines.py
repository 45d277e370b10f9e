"""What an effect says of itself, in each of the forms it has in content files."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.eldritch.verbs import LANGUAGE
from miskatonic.kernel.effects import Effect

LINES: list[tuple[dict[str, Any], str]] = [
    ({"do": "discard-condition", "name": "cursed"}, "Discard your Cursed condition."),
    ({"do": "discard-condition", "trait": "madness"}, "Discard a madness condition of your choice."),
    ({"do": "discard-condition"}, "Discard one of your conditions."),
    (
        {"do": "gain-asset", "from": "reserve", "traits": ["item", "trinket"], "most": {"per": "success"}},
        "Gain an item or a trinket of your choice from the reserve, with a value of no more than 1 for each success.",
    ),
    (
        {"do": "gain-asset", "from": "reserve", "trait": "item", "most": 2},
        "Gain an item of your choice from the reserve, with a value of no more than 2.",
    ),
    ({"do": "gain-asset", "from": "reserve"}, "Gain an asset of your choice from the reserve."),
    ({"do": "give-up", "trait": "item"}, "You may discard any number of your items."),
    ({"do": "give-up", "kind": "spell"}, "You may discard any number of your spells."),
    (
        {"do": "lose-expeditions"},
        "Return every card of the active expedition to the box and shuffle the expedition deck.",
    ),
    (
        {"do": "lose-expeditions", "loses": True},
        "Return every card of the active expedition to the box; if no expedition card is left, the investigators lose"
        " the game.",
    ),
    ({"do": "hurt-this-monster", "n": 2}, "The monster loses 2 health."),
    (
        {"do": "hurt-this-monster", "n": {"per": "success"}, "instead": 2},
        "For each success: the monster loses 1 health, in place of what the spell has cost it so far.",
    ),
    ({"do": "heal-this-monster"}, "The monster recovers all health."),
    ({"do": "heal-this-monster", "n": 2}, "The monster recovers 2 health."),
    ({"do": "spawn-monster", "kind": "ghoul"}, "Spawn a Ghoul on this space."),
    (
        {"do": "spawn-monster", "kind": "ghoul", "or_any": True},
        "Spawn a Ghoul on this space, or a monster from the cup if there is none.",
    ),
    ({"do": "spawn-monster", "n": 2}, "Spawn 2 monsters on this space."),
    ({"do": "hurt-monster", "n": 1}, "A monster of your choice loses 1 health."),
    ({"do": "hurt-monster", "n": 1, "here": True}, "A monster of your choice on your space loses 1 health."),
    ({"do": "discard-monster"}, "Discard a monster of your choice that is not Epic."),
    ({"do": "discard-monster", "here": True}, "Discard a monster on your space that is not Epic."),
    ({"do": "move"}, "Move 1 space."),
    ({"do": "move", "n": 2, "optional": True}, "Move up to 2 spaces."),
    ({"do": "unsolve-mystery"}, "Shuffle a random solved mystery back into its deck."),
    (
        {"do": "unsolve-mystery", "chosen": True},
        "Shuffle a solved mystery of the lead investigator’s choice back into its deck.",
    ),
    ({"do": "gain-spell", "n": 2}, "Gain 2 spells."),
    ({"do": "gain-spell", "trait": "ritual"}, "Gain 1 ritual spell."),
    ({"do": "gain-spell", "name": "wither"}, "Gain the card “Wither”."),
    ({"do": "gain-artifact", "trait": "tome"}, "Gain 1 tome artifact."),
    ({"do": "gain-artifact", "name": "necronomicon"}, "Gain the card “Necronomicon”."),
    ({"do": "gain-condition", "name": "debt"}, "Gain the Debt condition."),
    ({"do": "gain-condition", "trait": "madness"}, "Gain a madness condition."),
    ({"do": "prevent", "n": 2}, "Prevent 2 of this loss."),
    (
        {"do": "prevent", "n": {"per": "success"}, "instead": True},
        "For each success: prevent 1 of this loss, in place of what the spell has prevented so far.",
    ),
    (
        {"do": "test", "trial": {"try": "skill", "skill": "will", "mod": -1, "dice": {"per": "clue"}}},
        "Test will (−1) and roll 1 more die for each clue you have.",
    ),
    (
        {"do": "test", "trial": {"try": "skill", "skill": "will", "dice": {"per": "spell", "n": -1}}},
        "Test will and roll 1 die fewer for each spell you have.",
    ),
    ({"do": "spawn-clues", "n": 2}, "Spawn 2 clues."),
    ({"do": "spawn-clues", "at": "chosen"}, "Spawn 1 clue on a space of your choice."),
    ({"do": "send", "what": "clues"}, "Give any number of your clues to one other investigator anywhere."),
    ({"do": "send", "what": "item"}, "Give any number of your items to one other investigator anywhere."),
    ({"do": "discard-clues"}, "Discard 1 of your clues."),
    ({"do": "discard-clues", "all": True}, "Discard all your clues."),
    ({"do": "recover", "what": "health", "all": True}, "Recover all health."),
    ({"do": "recover", "what": "sanity", "n": 2}, "Recover 2 sanity."),
    ({"do": "trade-health", "spend": "health"}, "Spend any amount of health and recover as much sanity."),
    ({"do": "trade-health", "spend": "sanity"}, "Spend any amount of sanity and recover as much health."),
    ({"do": "reckon", "what": "monsters"}, "Resolve the reckoning effects of all monsters."),
    (
        {"do": "reckon", "what": "mythos", "times": 2},
        "Twice: resolve the reckoning effects of all Mythos cards in play.",
    ),
    ({"do": "ambush"}, "A monster attacks from ambush."),
    (
        {"do": "ambush", "kind": "ghoul", "then": [{"do": "gain-clues"}], "otherwise": [{"do": "advance-doom"}]},
        "A Ghoul attacks from ambush. If you defeat it: gain 1 clue. If you do not defeat it: advance doom by 1.",
    ),
    ({"do": "discard-possession", "kind": "asset", "trait": "item"}, "Discard an item asset."),
    ({"do": "discard-possession", "trait": "item", "n": 2}, "Discard 2 items."),
    ({"do": "discard-possession", "kind": "spell"}, "Discard a spell."),
    ({"do": "improve"}, "Improve a skill of your choice."),
    ({"do": "improve", "skill": "lore"}, "Improve lore."),
]


@pytest.mark.parametrize(("words", "line"), LINES, ids=str)
def test_an_effect_says_what_it_does(words: dict[str, Any], line: str) -> None:
    assert LANGUAGE.decode(words, Effect).say().text("en") == line
