"""Who sits where: the seats of a table, who holds them, and who may change that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from miskatonic.agents import agents

from . import messages as wire
from .broadcast import Seats
from .identity import Signer
from .refusals import Refusal, refuse_storage_errors
from .storage import SeatRow, Storage, TableRow

BY_BOT: Final = "bot"
"""The `by` of a journal entry where a bot has chosen."""
MOST_BLOCKED: Final = 200
"""So many visitors a table remembers to keep out; whoever was blocked before them could have come as another."""


class Seating:
    """The seats of one table. What changes is stored first."""

    def __init__(self, row: TableRow, holders: dict[int, set[str]], storage: Storage, most_holders: int) -> None:
        self._row = row
        self._most_holders = most_holders
        self.holders = holders
        self._storage = storage

    # Who somebody is here.

    def seats_of(self, visitor: str) -> Seats:
        """The seats somebody holds."""
        return tuple(sorted(seat for seat, who in self.holders.items() if visitor in who))

    def must_hold(self, seat: int, visitor: str) -> None:
        if seat >= len(self._row.seats):
            raise Refusal("no-seat")
        if visitor not in self.holders.get(seat, ()):
            raise Refusal("not-yours")

    def must_be_host(self, visitor: str) -> None:
        if self._row.host != visitor:
            raise Refusal("not-host")

    def played_by_bot(self, seat: int) -> bool:
        return self._row.seats[seat].kind == "bot"

    def people(self) -> list[int]:
        """The seats people have come to and play themselves."""
        return [row.number for row in self._row.seats if row.kind == "human" and self.holders.get(row.number)]

    def must_be_welcome(self, visitor: str) -> None:
        if visitor in self._row.blocked:
            raise Refusal("blocked")

    @property
    def complete(self) -> bool:
        """True when everybody has come who was invited."""
        return all(row.kind == "bot" or self.holders.get(row.number) for row in self._row.seats)

    # Sitting down.

    async def claim(self, name: str | None, visitor: str, claim: wire.Claim, signer: Signer) -> None:
        """Sit down with a seat's link, or on an open seat; a bot that stood in gives the seat back."""
        self.must_be_welcome(visitor)
        seat = self._claimed_seat(visitor, claim, signer)
        row = self._row.seats[seat]
        held = self.holders.setdefault(seat, set())
        if visitor not in held and len(held) >= self._most_holders:
            raise Refusal("too-many-devices")
        await refuse_storage_errors(self._storage.hold_seat(self._row.code, seat, visitor))
        held.add(visitor)
        await self._save(replace(row, kind="human", agent=None, stand_in=False, name=name or row.name))

    def _claimed_seat(self, visitor: str, claim: wire.Claim, signer: Signer) -> int:
        """The number of the seat that is claimed; refuses where it may not be taken."""
        if claim.token is not None:
            return self.linked_seat(claim.token, signer)
        wanted = [row for row in self._row.seats if claim.seat is None or row.number == claim.seat]
        if not wanted:
            raise Refusal("no-seat")
        free = next((row.number for row in wanted if row.kind == "open"), None)
        held = next((row.number for row in wanted if visitor in self.holders.get(row.number, ())), None)
        seat = held if held is not None else free
        if seat is None:
            raise Refusal("taken")
        if held is None and not self._may_take_open_seat(visitor):
            raise Refusal("one-seat")
        return seat

    def _may_take_open_seat(self, visitor: str) -> bool:
        """Everybody may take one, the host any, and where the host allows it so may all."""
        return self._row.open_seats == "several" or self._row.host == visitor or not self.seats_of(visitor)

    def linked_seat(self, token: str, signer: Signer) -> int:
        """The number of the seat that a link opens."""
        read = signer.read_seat_token(token)
        if read is None or read[0] != self._row.code:
            raise Refusal("bad-link")
        _, seat, generation = read
        row = self._row.seats[seat]
        if row.generation != generation or (row.kind == "bot" and not row.stand_in):
            raise Refusal("bad-link")
        return seat

    async def take_name(self, name: str | None, visitor: str) -> None:
        """Show the current name of a visitor at the seats they alone hold."""
        for seat in self.seats_of(visitor):
            if name and self.holders[seat] == {visitor}:
                await self._save(replace(self._row.seats[seat], name=name))

    # Changing seats.

    def must_be_allowed(self, message: wire.SetSeat, visitor: str, gone: Callable[[int], bool]) -> None:
        """A person may change their own seat, the host those nobody has come to; only the host opens a seat to anybody.

        Whoever sits here may let a bot play for somebody who is gone. While the seats fill, somebody who was invited
        and has not come yet is not gone.
        """
        if message.seat >= len(self._row.seats):
            raise Refusal("no-seat")
        host = self._row.host == visitor
        if message.kind == "open":
            return self.must_be_host(visitor)
        row, held = self._row.seats[message.seat], bool(self.holders.get(message.seat))
        if visitor in self.holders.get(message.seat, ()) or (host and (not held or message.kind == "human")):
            return None
        of_person = (row.kind == "human" or row.stand_in) and (held or self._row.status != "gathering")
        if not host and not (of_person and self.seats_of(visitor)):
            raise Refusal("not-host")
        if not gone(message.seat):
            raise Refusal("not-gone")

    async def change(self, message: wire.SetSeat) -> None:
        """Let a bot play a seat, give it back to its person, or open it to anybody."""
        row = self._row.seats[message.seat]
        match message.kind:
            case "bot":
                agent = message.agent or agents(self._row.game)[-1]
                if agent not in agents(self._row.game):
                    raise Refusal("no-agent")
                held = bool(self.holders.get(message.seat))
                await self._save(replace(row, kind="bot", agent=agent, stand_in=held))
            case "human":
                await self._save(replace(row, kind="human", agent=None, stand_in=False))
            case "open":
                await self.empty(message.seat, "open")

    async def set_stops(self, seat: int, stops: list[str] | None) -> None:
        """In which windows a seat wants to be asked from now on."""
        await self._save(replace(self._row.seats[seat], stops=stops))

    async def ask_once(self, seat: int, once: bool) -> None:
        """Whether a seat is asked in the next window, whichever that is."""
        await self._save(replace(self._row.seats[seat], ask_once=once))

    async def empty(self, seat: int, kind: wire.SeatKind) -> int:
        """Let nobody sit here any more, and make the old link worthless; returns the generation of the new one."""
        row = self._row.seats[seat]
        await refuse_storage_errors(self._storage.release_seat(self._row.code, seat))
        self.holders.pop(seat, None)
        fresh = SeatRow(seat, kind, agent=None, name=None, stand_in=False, generation=row.generation + 1)
        await self._save(fresh)
        return fresh.generation

    async def block(self, seat: int) -> list[int]:
        """Keep out whoever sits here, but for the host, and take all their seats from them; returns those seats."""
        if seat >= len(self._row.seats):
            raise Refusal("no-seat")
        unwanted = self.holders.get(seat, set()) - {self._row.host}
        if not unwanted:
            raise Refusal("nobody-there")
        await self._save_blocked([*self._row.blocked, *sorted(unwanted)][-MOST_BLOCKED:])
        emptied = sorted({each for visitor in unwanted for each in self.seats_of(visitor)})
        for each in emptied:
            await self.empty(each, "human")
        return emptied

    async def unblock(self) -> None:
        """Let everybody in again."""
        await self._save_blocked([])

    async def _save_blocked(self, visitors: list[str]) -> None:
        await refuse_storage_errors(self._storage.update_table(self._row.code, blocked=visitors))
        self._row.blocked = visitors

    def links(self, visitor: str, signer: Signer) -> wire.Links:
        """The secrets somebody may have: of their own seats, and the host's of those nobody has taken yet."""
        host = self._row.host == visitor
        if not host and not self.seats_of(visitor):
            raise Refusal("not-host")
        return wire.Links(
            [
                wire.SeatLink(row.number, signer.seat_token(self._row.code, row.number, row.generation))
                for row in self._row.seats
                if visitor in self.holders.get(row.number, ())
                or (host and row.kind != "bot" and not self.holders.get(row.number))
            ]
        )

    async def _save(self, row: SeatRow) -> None:
        if row != self._row.seats[row.number]:
            await refuse_storage_errors(self._storage.save_seat(self._row.code, row))
            self._row.seats[row.number] = row
