"""Whole games over the wire, with every byte that everybody got."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random
from typing import Any

import httpx

from bench.player import Seat, Visitor

from .leak_checks import Answer, Heard, Json, Overheard, Secrets, check
from .playing import settled
from .running import Running

RITUAL_VOTE = "fh.ritual.6"
ANCIENT_ONES = ("cthulhu", "shudde-mell", "umordhoth")
DIFFICULTIES = ("low", "normal", "high")
READINGS: dict[int, tuple[Json, ...]] = {
    1: ({}, {"solo_face_down": "blind"}, {"solo_ritual": "choose-six", "solo_lead": "first", "solo_health": 3}),
    2: ({}, {"simultaneous_draw": True}, {"killer_victim": "each", "horde_steps": "once"}),
    3: ({}, {"simultaneous_draw": True, "killer_victim": "each"}),
    4: ({}, {"simultaneous_draw": True, "horde_steps": "once"}),
}
NEVER = 1_000_000
IN_PLAIN = 5
"""In every so many games everybody also has the plain face open."""


class Group:
    """Five people with open ears, who play game after game; the last one only watches."""

    def __init__(self, people: Sequence[Visitor], ids: Sequence[str]) -> None:
        self.people = people
        self.ids = list(ids)
        self.cookies = [person.http.cookies["miskatonic"] for person in people]
        self.answers: list[Answer] = []
        self.over = False
        self.moment = 0
        for person, id in zip(people, ids, strict=True):
            person.http.event_hooks["response"] = [self._ear(id)]

    @classmethod
    async def come(cls, server: Running) -> Group:
        people = [await server.visitor(f"Person {number}") for number in range(5)]
        return cls(people, [server.id_of(person) for person in people])

    def _ear(self, who: str) -> Any:
        async def hear(response: httpx.Response) -> None:
            body = await response.aread()
            told = f"{response.headers.multi_items()}\n{body.decode()}"
            url = response.request.url
            face = url.params.get("face", "board")
            self.answers.append(Answer(who, url.path, told, self.over, self.moment, face))

        return hear

    async def leave(self) -> None:
        for person in self.people:
            await person.leave()

    async def play(self, server: Running, number: int) -> Overheard:
        """One whole game by chance, with ways back, talk, and looks at everything one may look at."""
        chance = Random(number)
        players = 1 + number % 4
        humans = chance.randint(1, players)
        seed = f"{chance.getrandbits(80):020x}"
        options = {
            "ancient_one": ANCIENT_ONES[number // 4 % 3],
            "difficulty": DIFFICULTIES[number // 12 % 3],
            **chance.choice(READINGS[players]),
        }
        self.answers, self.over, self.moment = [], False, 0
        host = self.people[0]
        own = "mine" if chance.random() < 0.2 else "human"
        kinds = ["mine", *[own] * (humans - 1), *["bot"] * (players - humans)]
        talk = chance.choice(["free", "rules"])
        code = await host.make(" ".join(kinds), seed=seed, options=options, talk=talk)
        tokens = await host.links(code)
        holders = self.people[: 1 if own == "mine" else humans]
        for place, person in enumerate(holders[1:], 1):
            await person.claim(code, token=tokens[place])
        listening = (*holders, self.people[4])
        sockets = [await person.sit(code) for person in listening]
        faces = ("board", "plain") if number % IN_PLAIN == 0 else ("board",)
        also = [await person.sit(code, face="plain") for person in listening if "plain" in faces]
        await self._decide_all(sockets, holders, code, chance, faces)
        for socket in (*sockets, *also):
            await socket.until(lambda each: each.over)
            await socket.close()
        journal = (await server.stored(code)).journal
        heard = [Heard(socket.welcome["seats"], socket.raw, socket.face) for socket in (*sockets, *also)]
        held = {id: socket.welcome["seats"] for id, socket in zip(self.ids, sockets[:-1], strict=False)}
        told = heard, self.answers, journal, tokens
        return Overheard(number, code, players, seed, options, *told, self.ids[0], held)

    async def _decide_all(
        self, sockets: list[Seat], holders: Sequence[Visitor], code: str, chance: Random, faces: Sequence[str]
    ) -> None:
        own = {seat: socket for socket in sockets for seat in socket.welcome["seats"]}
        last = sockets[0]
        patience = chance.randint(1, 8)
        looked_at = chance.randint(3, 20) if chance.random() < 0.25 else NEVER
        while True:
            await last.until(lambda each: each.over or any(seat in own for seat in each.waiting))
            if last.over:
                self.over = True
                return
            seat = chance.choice([seat for seat in last.waiting if seat in own])
            last = own[seat]
            await settled(last)
            asked = next((each for each in last.questions if each["seat"] == seat), None)
            if asked is None:
                continue
            quiet = all(each in own for each in last.waiting)
            if last.choices >= looked_at and quiet:
                looked_at = NEVER
                self.moment = sum(bool(each.get("chosen")) or "taken_back" in each for each in last.updates)
                await self._look_around(code, len(holders), faces)
            if quiet and last.undo and chance.random() < 0.05:
                await self._go_back(last, own, chance)
            elif last.may_talk and chance.random() < 0.03:
                await last.send("say", seat=last.may_talk[0], text="Over there!")
            elif asked.get("rule") == RITUAL_VOTE:
                await last.choose("ready" if last.views[seat]["round"] >= patience else "wait", asked)
            else:
                await last.choose(chance.choice(asked["options"])["key"], asked)

    async def _go_back(self, asking: Seat, own: dict[int, Seat], chance: Random) -> None:
        """Ask to go back a step, and all agree."""
        await asking.go_back("step")
        while asking.vote and asking.vote["asked"]:
            voter = asking.vote["asked"][0]
            number = asking.vote["number"]
            await settled(own[voter])
            await own[voter].send("vote", seat=voter, vote=number, agree=True)
            await settled(asking)

    async def _look_around(self, code: str, holders: int, faces: Sequence[str]) -> None:
        """Everybody asks for everything there is to ask for."""
        for place, person in enumerate(self.people):
            await person.info(code)
            await person.ask("GET", "/api/me/tables")
            for seat, face in product(("public", 0, 1, 2, 3), faces):
                await person.http.get(f"/api/tables/{code}/replay", params={"seat": seat, "face": face})
            if 0 < place < holders or place == 4:
                await person.http.get(f"/api/tables/{code}/links")
            report = await person.http.post(f"/api/tables/{code}/report", json={"words": "?"})
            if report.status_code == 201 and not report.json()["ready"]:
                await person.http.get(f"/api/tables/{code}/reports/{report.json()['name']}")


async def overhear(server: Running, numbers: Iterable[int], groups: int) -> list[Overheard]:
    """Play many games at the same time and check each; what was said in them is then forgotten."""
    left = iter(list(numbers))
    done: list[Overheard] = []

    async def keep_playing() -> None:
        group = await Group.come(server)
        try:
            for number in left:
                game = await group.play(server, number)
                check(Secrets(group.ids, group.cookies), game)
                done.append(game._replace(sockets=[], answers=[]))
        finally:
            await group.leave()

    await asyncio.gather(*(keep_playing() for _ in range(groups)))
    return done
