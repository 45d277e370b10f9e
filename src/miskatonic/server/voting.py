"""Going back by agreement: somebody asks, everybody else at the table answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import randbelow

from msgspec import Struct

from .messages import UndoOffer, Vote


class UndoVote(Struct):
    """A vote on going back. Whoever leaves the table is not asked any more."""

    number: int
    by: int
    offer: UndoOffer
    to: int
    """The number of all choices that would remain, passes by stops among them."""
    asked: set[int]
    agreed: set[int]

    def agree(self, seats: Collection[int]) -> None:
        """These seats agree."""
        self.agreed |= self.asked & set(seats)
        self.asked -= set(seats)

    def keep_only(self, seats: Collection[int]) -> None:
        """Only these seats are still there to be asked."""
        self.asked &= set(seats)

    @property
    def passed(self) -> bool:
        """True when nobody is left to be asked: all have agreed."""
        return not self.asked

    def info(self) -> Vote:
        """The vote as it is sent."""
        return Vote(self.number, self.by, self.offer.back, self.offer.to, sorted(self.asked), sorted(self.agreed))


def new_vote(by: int, offer: UndoOffer, to: int, voters: Sequence[int]) -> UndoVote:
    """A vote with a random number, so that a late answer to an old one is not taken for an answer to this."""
    return UndoVote(randbelow(1_000_000), by, offer, to, set(voters), set())
