"""Values with their modifiers: computed from the printed value whenever they are asked for.

Rules lcg.modifier.1 to 6.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, prod
from typing import Final

from .card import Card, ReadOnlyTable
from .in_play_index import InPlayIndex, index_of
from .play import is_kind, printed
from .printed import PRINTED
from .registry import CARDS, MODIFIERS
from .state import ArkhamLcg
from .view import TermView
from .words import AGILITY, COMBAT, ENEMY, MASSIVE, NOBODY, NOWHERE, Keyword, Skill


def cards_modifying(table: ReadOnlyTable, hook: str) -> list[tuple[Card, int]]:
    """The cards in play with a constant effect on a value or a permission (rules lcg.ability.2, lcg.ability.6)."""
    state = table.state
    modifiers = (state.in_play_index or InPlayIndex.build(state)).modifiers
    found = modifiers.get(hook)
    if found is None:
        return []
    if "blanks" not in modifiers and not state.lasting:
        return found
    return [(card, copy) for card, copy in found if not is_blank(table, copy)]


def anybody_says(table: ReadOnlyTable, hook: str, *about: int | str) -> bool:
    """True if a card in play says so by the method with this name: that it `bars_playing`, makes `immune`."""
    state = table.state
    if hook not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return False
    for card, copy in cards_modifying(table, hook):  # noqa: SIM110 (asked so often that a generator would cost too much)
        if getattr(card, hook)(table, copy, *about):
            return True
    return False


def added(table: ReadOnlyTable, hook: str, *about: int | str) -> int:
    """What the cards in play add to a value, all together."""
    state = table.state
    if hook not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return 0
    amount = 0
    for card, copy in cards_modifying(table, hook):
        amount += getattr(card, hook)(table, copy, *about)
    return amount


def is_blank(table: ReadOnlyTable, card: int) -> bool:
    """Its text box counts as empty (rule lcg.as-if.3)."""
    state = table.state
    if state.lasting and is_wiped(table, card):
        return True
    blanking = (state.in_play_index or InPlayIndex.build(state)).modifiers.get("blanks")
    if blanking is None:
        return False
    return any(other.blanks(table, copy, card) and not is_wiped(table, copy) for other, copy in blanking)


def is_immune(table: ReadOnlyTable, card: int, source: str | None) -> bool:
    """Effects of the source do not touch the card; costs do (rules lcg.immune.1, lcg.immune.5)."""
    return source is not None and anybody_says(table, "immune", card, source)


def not_immune(table: ReadOnlyTable, cards: list[int], source: int) -> list[int]:
    """The cards that an effect of the source may choose (rule lcg.immune.1)."""
    if source == NOWHERE or "immune" not in index_of(table.state).modifiers:
        return cards
    return [card for card in cards if not is_immune(table, card, table.state.codes[source])]


def is_wiped(table: ReadOnlyTable, card: int) -> bool:
    """A lasting effect has emptied it, with or without its traits."""
    return any(effect.kind in WIPING and effect.card == card for effect in table.state.lasting)


def any_wiped(state: ArkhamLcg) -> bool:
    return bool(state.lasting) and any(effect.kind in WIPING for effect in state.lasting)


WIPING: Final = ("blank", "blank-with-traits")
"""The lasting effects that empty a text box."""


def skill_terms(table: ReadOnlyTable, who: int, skill: Skill) -> list[TermView]:
    """What an investigator's skill is made of: the printed value, cards in play, lasting effects.

    Rule lcg.base-value.1.
    """
    code = table.state.investigators[who].code
    changes = skill_changes(table, (who,)).get(who, ())
    return [TermView(code, PRINTED[code].skills[skill]), *(term for changed, term in changes if changed is skill)]


def skill_changes(table: ReadOnlyTable, whose: Sequence[int]) -> dict[int, list[tuple[Skill, TermView]]]:
    """What cards in play and lasting effects add to the skills of some investigators; many get nothing."""
    found: dict[int, list[tuple[Skill, TermView]]] = {}
    play = table.state.play
    for card, copy in cards_modifying(table, "changes_skills_of"):
        for who in (play[copy].controller,) if card.helps_controller else whose:
            if who in whose and (card.helps_controller or card.changes_skills_of(table, copy, who)):
                changes = found.setdefault(who, [])
                for skill, amount in card.skills.items():
                    changes.append((skill, TermView(card.code, amount)))
    for effect in table.state.lasting:
        if effect.skill is not None and effect.kind == "skill" and effect.who in whose:
            found.setdefault(effect.who, []).append((effect.skill, TermView(effect.source, effect.amount)))
    return found


def skill_value(table: ReadOnlyTable, who: int, skill: Skill) -> int:
    return total(table, skill_terms(table, who, skill), skill, who)


def total(table: ReadOnlyTable, terms: list[TermView], value: str, of: int) -> int:
    """A value with everything that is added to it, then multiplied; never below 0 (rules lcg.modifier.2 to 6)."""
    amount = 0
    for term in terms:
        amount += term.amount
    return multiplied(table, amount, value, of)


def multiplied(table: ReadOnlyTable, amount: int, value: str, of: int) -> int:
    """Doubling and halving come last, and fractions are rounded up (rules lcg.modifier.3, lcg.modifier.4)."""
    state = table.state
    if "factor" in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        amount = ceil(
            prod((card.factor(table, copy, value, of) for card, copy in cards_modifying(table, "factor")), start=amount)
        )
    return amount if amount > 0 else 0


def health(table: ReadOnlyTable, card: int) -> int | None:
    """What a card can bear; a card without health has none at all (rules lcg.health.3, lcg.per-investigator.2)."""
    state = table.state
    shown = PRINTED[state.codes[card]]
    if shown.health is None and not shown.health_each:
        return None
    base = (shown.health or 0) + shown.health_each * state.per_investigator
    changing = (state.in_play_index or InPlayIndex.build(state)).modifiers
    if "health" not in changing and "factor" not in changing:
        return base
    return multiplied(table, base + added(table, "health", card), "health", card)


def remaining_health(table: ReadOnlyTable, who: int) -> int:
    """Rule lcg.health.4."""
    investigator = table.state.investigators[who]
    return (health(table, investigator.card) or 0) - investigator.damage


def sanity(table: ReadOnlyTable, who: int) -> int:
    investigator = table.state.investigators[who]
    return max(0, (PRINTED[investigator.code].sanity or 0) + added(table, "sanity", who))


def remaining_sanity(table: ReadOnlyTable, who: int) -> int:
    return sanity(table, who) - table.state.investigators[who].horror


def shroud_terms(table: ReadOnlyTable, location: int) -> list[TermView]:
    return terms_of(table, "shroud", location, PRINTED[table.state.codes[location]].shroud)


def terms_of(table: ReadOnlyTable, value: str, of: int, printed: int) -> list[TermView]:
    """What a value of a card is made of: the printed number, and what cards in play add to it."""
    return [TermView(table.state.codes[of], printed), *changes_of(table, value, (of,)).get(of, ())]


def changes_of(table: ReadOnlyTable, value: str, whose: Sequence[int]) -> dict[int, list[TermView]]:
    """What cards in play add to a value of some cards; most get nothing."""
    found: dict[int, list[TermView]] = {}
    for card, copy in cards_modifying(table, value):
        adds: Callable[[ReadOnlyTable, int, int], int] = getattr(card, value)
        for each in whose:
            amount = adds(table, copy, each)
            if amount:
                found.setdefault(each, []).append(TermView(card.code, amount))
    return found


def shroud(table: ReadOnlyTable, location: int) -> int:
    return total(table, shroud_terms(table, location), "shroud", location)


def fight_terms(table: ReadOnlyTable, enemy: int) -> list[TermView]:
    return terms_of(table, "fight", enemy, PRINTED[table.state.codes[enemy]].fight)


def evade_terms(table: ReadOnlyTable, enemy: int) -> list[TermView]:
    return terms_of(table, "evade", enemy, PRINTED[table.state.codes[enemy]].evade)


def fight(table: ReadOnlyTable, enemy: int) -> int:
    """The difficulty to attack it (rule lcg.card-anatomy.5)."""
    return total(table, fight_terms(table, enemy), "fight", enemy)


def evade(table: ReadOnlyTable, enemy: int) -> int:
    """The difficulty to evade it."""
    return total(table, evade_terms(table, enemy), "evade", enemy)


def has(table: ReadOnlyTable, card: int, keyword: Keyword) -> bool:
    """Is the keyword printed in a text box that is not blank, or gained (rules lcg.keyword.4, lcg.as-if.3 and 4)?"""
    state = table.state
    if keyword in PRINTED[state.codes[card]].keywords and not is_blank(table, card):
        return True
    return has_gained(table, card, keyword)


def has_trait(table: ReadOnlyTable, card: int, trait: str) -> bool:
    """Printed, or gained; the cards of the core set that blank a text box leave its traits (rule lcg.as-if.3)."""
    state = table.state
    if trait in PRINTED[state.codes[card]].traits and not (state.lasting and has_lost_traits(table, card)):
        return True
    return "gains" in (state.in_play_index or InPlayIndex.build(state)).modifiers and has_gained(table, card, trait)


def has_lost_traits(table: ReadOnlyTable, card: int) -> bool:
    return any(effect.kind == "blank-with-traits" and effect.card == card for effect in table.state.lasting)


def has_gained(table: ReadOnlyTable, card: int, what: str) -> bool:
    """It counts as having a keyword or trait that is not printed on it (rules lcg.as-if.1, lcg.as-if.2)."""
    state = table.state
    if "gains" not in (state.in_play_index or InPlayIndex.build(state)).modifiers:
        return False
    return any(what in other.gains(table, copy, card) for other, copy in cards_modifying(table, "gains"))


def price(table: ReadOnlyTable, who: int, card: int, x: int = 0) -> int:
    """What it costs to play a card, after all modifiers; an X nobody has chosen is 0.

    Rules lcg.initiation.3, lcg.letter-x.1.
    """
    return max(0, (PRINTED[table.state.codes[card]].cost or 0) + x + added(table, "price", who, card))


def doom_in_play(table: ReadOnlyTable) -> int:
    """On the agenda and on every other card in play (rules lcg.doom.3, lcg.framework.1.3)."""
    doom = 0
    for entry in table.state.play.values():
        doom += entry.doom
    return doom


def best(table: ReadOnlyTable, among: list[int], prey: str) -> list[int]:
    """Those of several investigators who match a Prey instruction best (rule lcg.prey.2)."""
    rank = PREY.get(prey)
    if rank is None or len(among) < 2:
        return among
    ranked = {who: rank(table, who) for who in among}
    top = max(ranked.values())
    return [who for who in among if ranked[who] == top]


PREY: Final[dict[str, Callable[[ReadOnlyTable, int], int]]] = {
    "highest-combat": lambda table, who: skill_value(table, who, COMBAT),
    "lowest-combat": lambda table, who: -skill_value(table, who, COMBAT),
    "lowest-agility": lambda table, who: -skill_value(table, who, AGILITY),
    "lowest-health": lambda table, who: -remaining_health(table, who),
    "lowest-sanity": lambda table, who: -remaining_sanity(table, who),
    "fewest-cards": lambda table, who: -len(table.state.investigators[who].hand),
    "most-clues": lambda table, who: table.state.investigators[who].clues,
}
"""How well an investigator matches each Prey instruction."""


def can_leave_play(table: ReadOnlyTable, card: int) -> bool:
    """Nothing keeps it; a permanent card stays until its owner is eliminated (rule lcg.permanent.4)."""
    shown = CARDS[table.state.codes[card]]
    return shown.code not in MODIFIERS["stays"] or is_blank(table, card) or not shown.stays(table, card)


def is_elite(table: ReadOnlyTable, card: int) -> bool:
    return has_trait(table, card, "elite")


def is_cultist(table: ReadOnlyTable, card: int) -> bool:
    return has_trait(table, card, "cultist")


def controlled_with_trait(table: ReadOnlyTable, who: int, trait: str) -> list[int]:
    """The assets somebody controls that have a trait."""
    return [card for card in table.state.investigators[who].assets if has_trait(table, card, trait)]


def clues_on(table: ReadOnlyTable, location: int) -> int:
    """The clues at a location: those lying on the card (rule lcg.clue.3)."""
    return table.state.play[location].clues if location in table.state.play else 0


def is_weakness(table: ReadOnlyTable, card: int) -> bool:
    return printed(table, card).weakness is not None


def is_enemy(table: ReadOnlyTable, card: int) -> bool:
    return is_kind(table, card, ENEMY)


def engaged_with(table: ReadOnlyTable, who: int) -> list[int]:
    """The enemies engaged with an investigator; a ready massive one is engaged with everybody there.

    Rule lcg.massive.1.
    """
    state = table.state
    play = state.play
    location = state.investigators[who].location
    found: list[int] = []
    for enemy in state.enemies:
        entry = play[enemy]
        if entry.engaged == who or (
            entry.engaged == NOBODY
            and entry.location == location
            and location != NOWHERE
            and not entry.exhausted
            and has(table, enemy, MASSIVE)
        ):
            found.append(enemy)
    return found


def ready_engaged_with(table: ReadOnlyTable, who: int) -> list[int]:
    play = table.state.play
    return [enemy for enemy in engaged_with(table, who) if not play[enemy].exhausted]
