"""What the greedy bot thinks the encounters of a space are worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean
from typing import Final

from miskatonic.games.eldritch.board import REGION_OF, type_of
from miskatonic.games.eldritch.components import ANCIENT_ONES, CARDS, ENCOUNTERS, MYSTERIES, MYTHOS, SHEETS
from miskatonic.games.eldritch.encounters import EXPEDITION, GENERAL, OTHER_WORLD, RESEARCH
from miskatonic.games.eldritch.verbs.encounters import PassUnseen
from miskatonic.games.eldritch.view import FallenView
from miskatonic.games.eldritch.words import LORE, OMEN_TRACK, Harm, Occurring

from .duel import fight_all
from .occasion import Occasion
from .possessions import card_worth
from .prices import CASTING
from .situation import Situation
from .worth import worth

FALLEN_CLUE: Final = 1.0


class Goals:
    """The worth of encounters, each deck worked out once."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._decks: dict[tuple[str, str, str, int], float] = {}
        self._spaces: dict[tuple[str, int], float] = {}
        self._rounds = 0
        """In how many rounds the encounter would be had: the omen advances in the meantime."""

    # Kinds of encounter.

    def deck(self, deck: str, section: str, space: str) -> float:
        """What the cards of a deck are worth on average."""
        own = space if deck == OTHER_WORLD or deck.startswith("special-") else ""
        known = self._decks.get((deck, section, own, self._rounds))
        if known is None:
            known = self._decks[deck, section, own, self._rounds] = self._deck(deck, section, space)
        return known

    def _deck(self, deck: str, section: str, space: str) -> float:
        ancient_one = self.situation.view.ancient_one
        during = Occurring(deck) if deck in tuple(Occurring) else None
        at = Occasion(self.situation, space, during, rounds=self._rounds)
        cards = [card for card in ENCOUNTERS[deck].values() if card.ancient_one in (None, ancient_one)]
        return fmean(worth(at, card.sections[section] if section else card.effects) for card in cards)

    def general(self, space: str) -> float:
        return self.deck(GENERAL, type_of(space), space)

    def region(self, space: str) -> float:
        return self.deck(REGION_OF[space], space, space)

    def research(self, space: str) -> float:
        return self.deck(RESEARCH, type_of(space), space)

    def other_world(self, space: str) -> float:
        return self.deck(OTHER_WORLD, "", space)

    def expedition(self, space: str) -> float:
        """The cards that lead to a space; all on it weigh the same."""
        at = Occasion(self.situation, space)
        return fmean(worth(at, card.effects) for card in ENCOUNTERS[EXPEDITION].values() if card.space == space)

    def rumor(self, card: str, space: str) -> float:
        at = Occasion(self.situation, space, card=card)
        effects = MYTHOS[card].encounter
        if card == WORLD_RUMOR:
            return fmean(worth(at, each.effects) for each in ENCOUNTERS[OTHER_WORLD].values())
        return worth(at, effects)

    def mystery(self, space: str) -> float:
        mystery = self.situation.view.mystery
        if mystery is None:
            return 0.0
        printed = MYSTERIES[mystery.card]
        if printed.special:
            return self.deck(f"special-{printed.id}", "", space)
        return worth(Occasion(self.situation, space, card=printed.id), printed.encounter)

    def final(self, space: str) -> float:
        special = ANCIENT_ONES[self.situation.view.ancient_one].final_special
        return self.deck(f"special-{special}", "", space) + FINAL

    def fallen(self, fallen: FallenView) -> float:
        """What they had, and doom that may retreat."""
        tested = SHEETS[fallen.id].defeated
        skill = tested.health if fallen.by == Harm.HEALTH else tested.sanity
        things = 0.5 * sum(card_worth(card) for card in fallen.cards) + FALLEN_CLUE * fallen.clues
        return things + self.situation.doer.chance(skill) * self.situation.doom

    # Spaces.

    @cached_property
    def interesting(self) -> set[str]:
        """The spaces on which there is more than the ordinary encounters."""
        situation, view = self.situation, self.situation.view
        found = {*situation.gates, *situation.clues, *(each.space for each in view.fallen)}
        found |= {each.space for each in view.ongoing if each.space is not None}
        found |= {each.space for each in view.monsters if each.epic}
        found |= {each.space for each in view.eldritch if self.mystery_at(each.space)}
        if view.expedition is not None:
            found.add(view.expedition)
        if view.mystery is not None and view.mystery.space is not None:
            found.add(view.mystery.space)
        if situation.hunts:
            found |= set(situation.monsters)
        return found

    def encounters(self, space: str) -> Iterator[float]:
        """What each encounter that a space offers is worth."""
        situation, view = self.situation, self.situation.view
        yield self.general(space)
        if space in REGION_OF:
            yield self.region(space)
        if space in situation.clues:
            yield self.research(space)
        if space in situation.gates:
            yield self.other_world(space)
            if self.is_final:
                yield self.final(space)
        if view.expedition == space and not situation.forbidden(EXPEDITION):
            yield self.expedition(space)
        for each in view.ongoing:
            if each.space == space and MYTHOS[each.card].encounter:
                yield self.rumor(each.card, space)
        if self.mystery_at(space):
            yield self.mystery(space)
        for fallen in view.fallen:
            if fallen.space == space:
                yield self.fallen(fallen)

    @property
    def is_final(self) -> bool:
        view = self.situation.view
        sheet = ANCIENT_ONES[view.ancient_one]
        return view.awake and sheet.final_special is not None and len(view.solved) >= sheet.mysteries

    def mystery_at(self, space: str) -> bool:
        """Does the current mystery offer an encounter on a space?"""
        mystery = self.situation.view.mystery
        if mystery is None:
            return False
        printed = MYSTERIES[mystery.card]
        if not printed.encounter and not printed.special:
            return False
        if printed.space is not None:
            return printed.space == space
        return any(
            each.space == space and (printed.any_token or each.by == mystery.card)
            for each in self.situation.view.eldritch
        )

    def toll(self, space: str) -> float:
        """What the sheet of the Ancient One does to whoever moves to a space."""
        sheet = ANCIENT_ONES[self.situation.view.ancient_one]
        side = sheet.back if self.situation.view.awake else sheet.front
        if not side.react or not any(each.space == space for each in self.situation.view.eldritch):
            return 0.0
        at = Occasion(self.situation, space)
        return sum(worth(at, each.then) for each in side.react if each.at == "moved")

    def joined(self, space: str) -> bool:
        """Is there something on a space that takes several investigators?"""
        return any(monster.epic for monster in self.situation.monsters.get(space, ()))

    def space(self, space: str, rounds: int = 0) -> float:
        """What it is worth to end an Action Phase on a space: its monsters, then its best encounter."""
        self._rounds = rounds % len(OMEN_TRACK) if self.situation.follows_omen else 0
        known = self._spaces.get((space, self._rounds))
        if known is None:
            known = self._spaces[space, self._rounds] = self._space(space)
        self._rounds = 0
        return known

    def _space(self, space: str) -> float:
        best = max(self.encounters(space))
        if not self.situation.monsters.get(space):
            return best
        battle = fight_all(self.situation, space)
        fought = battle.worth + battle.won * max(0.0, best)
        return max(fought, self.unseen * best + (1 - self.unseen) * fought - CASTING) if self.unseen else fought

    @cached_property
    def unseen(self) -> float:
        """How likely the investigator passes monsters unseen by a spell."""
        doer = self.situation.doer
        spells = [cast for each in doer.who.cards if (cast := CARDS[each.id].cast) is not None]
        hiding = [cast for cast in spells if any(isinstance(effect, PassUnseen) for effect in cast.passed)]
        return max((doer.chance(LORE, cast.mod, Occurring.SPELL) for cast in hiding), default=0.0)


WORLD_RUMOR: Final = "fractured-reality"
"""The rumor whose encounters are Other World encounters."""

FINAL: Final = 4.0
"""How much better the encounters of the Final Mystery are than they look: they win the game."""
