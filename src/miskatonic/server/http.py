"""The HTTP side: games, visitors, tables, replays, reports. What changes a game under way is on the socket."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache, partial
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.text import LOCALES, domains, sources
from miskatonic.kernel.version import VERSION

from . import messages as wire
from .addresses import client_network
from .catalogue import catalogue, find_game, rules, use_tool
from .commands import claim_seat, not_now, primer, renew_link, why_not
from .identity import COOKIE, Visitor, new_visitor
from .limits import WORKSHOP_BYTES
from .plain_words import plain_name
from .refusals import Refusal, refuse_storage_errors
from .registry import TableRegistry
from .replays import make_replay
from .reports import keep_report, read_report, report_file, report_name
from .schema import schemas
from .socket import serve
from .table_info import table_info

MOST_TABLES: Final = 100
LAST_EVENTS: Final = 60

REFUSED: Final = {
    status: ResponseSpec(wire.Problem, description="Refused; nothing has changed.", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 500, 503)
}

AnyRequest = Request[Any, Any, Any]


def sends(body: Any, media: str = "application/json") -> dict[int, ResponseSpec]:
    """The answers of a handler that sends bytes it encoded itself: what they are, for the OpenAPI document."""
    content = ResponseSpec(body, description="As asked.", media_type=media, generate_examples=False)
    return {**REFUSED, 200: content, 304: ResponseSpec(None, description="It is as you have it.")}


Registry = NamedDependency[TableRegistry]
KnownVisitor = NamedDependency[Visitor]
"""Who asks; somebody new gets a cookie."""
MaybeVisitor = NamedDependency[Visitor]
"""Who asks; somebody new gets no cookie and has an empty id."""
CodePath = Annotated[str, PathParameter(pattern="^[A-HJ-NP-Z2-9]{6}$", description="The code of a table.")]
GamePath = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
ToolPath = Annotated[str, PathParameter(max_length=40, description="The name of a tool.")]
TokenPath = Annotated[str, PathParameter(min_length=1, max_length=200, description="The secret of a seat's link.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15, description="The number of a seat, from 0.")]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=15, description="The number of a seat, from 0.")]
ThingQuery = Annotated[str, QueryParameter(min_length=1, max_length=200, description="A thing: card:43.")]


def visitor_with_cookie(request: AnyRequest, registry: Registry) -> Visitor:
    """Who asks; somebody new gets a cookie with the answer."""
    visitor = registry.services.signer.read_cookie(request.cookies.get(COOKIE))
    if visitor is None:
        visitor = new_visitor()
        request.state.visitor = visitor
    return visitor


def visitor_if_known(request: AnyRequest, registry: Registry) -> Visitor:
    """Who asks; somebody new gets no cookie and has an empty id."""
    return registry.services.signer.read_cookie(request.cookies.get(COOKIE)) or Visitor("")


def asking(request: AnyRequest, visitor: Visitor) -> list[str]:
    """Whom something costly is put down to: the address, and the visitor where one is known."""
    return [client_network(request.scope), *([visitor.id] if visitor.id else [])]


def cached(request: AnyRequest, data: bytes, media: str) -> Response[bytes]:
    """An answer that changes only with the program: a browser that has it asks by its tag whether it is still valid."""
    tag = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(data, headers=headers, media_type=media)


# What never changes is made once, in a thread, for some of it takes long.


@cache
def encoded_reference(game: Game[Any]) -> bytes:
    assert game.wire is not None
    return msgspec.json.encode(game.wire.reference())


@cache
def encoded_rules(game: Game[Any], locale: wire.Locale) -> bytes:
    return msgspec.json.encode(rules(game.name, locale))


@cache
def encoded_protocol() -> bytes:
    return msgspec.json.encode(schemas()["wire"])


class Games(Controller):
    path = "/api/games"
    tags = ["games"]

    @get("/", responses=REFUSED, summary="All games", sync_to_thread=False)
    def all(self) -> list[wire.GameInfo]:
        return catalogue()

    @get(
        "/{game:str}/reference",
        responses=sends(dict[str, Any]),
        summary="The printed components of a game",
        sync_to_thread=True,
    )
    def reference(self, request: AnyRequest, game: GamePath) -> Response[bytes]:
        described = find_game(game)
        if described.wire is None:
            raise Refusal("no-game")
        return cached(request, encoded_reference(described), "application/json")

    @get(
        "/{game:str}/rules",
        responses=sends(list[wire.RuleInfo]),
        summary="The rulebook of a game",
        sync_to_thread=True,
    )
    def rulebook(self, request: AnyRequest, game: GamePath, locale: FromQuery[wire.Locale] = "en") -> Response[bytes]:
        return cached(request, encoded_rules(find_game(game), locale), "application/json")

    @post(
        "/{game:str}/workshop/{tool:str}",
        responses={**REFUSED, 200: ResponseSpec(dict[str, Any], description="As asked.", generate_examples=False)},
        summary="Use a tool of a game's workshop",
        status_code=200,
        request_max_body_size=WORKSHOP_BYTES,
    )
    async def workshop(
        self,
        request: AnyRequest,
        caller: MaybeVisitor,
        registry: Registry,
        game: GamePath,
        tool: ToolPath,
        data: JSONBody[dict[str, Any]],
    ) -> Response[bytes]:
        def work() -> bytes:
            return msgspec.json.encode(use_tool(game, tool, data))

        return Response(await registry.costly.do(asking(request, caller), work), media_type="application/json")


@get(
    "/api/texts/{domain:str}/{locale:str}",
    responses=sends(str, "text/plain"),
    summary="The texts of a domain in Fluent",
    tags=["games"],
    sync_to_thread=True,
)
def texts(
    request: AnyRequest,
    domain: Annotated[str, PathParameter(max_length=40)],
    locale: Annotated[str, PathParameter(max_length=5)],
) -> Response[bytes]:
    if domain not in domains() or locale not in LOCALES:
        raise Refusal("no-page")
    data = b"\n".join(path.read_bytes() for path in sources(domain, locale))
    return cached(request, data, "text/plain")


class Visitors(Controller):
    path = "/api/me"
    tags = ["visitors"]

    @get("/", responses=REFUSED, summary="What the cookie remembers of you", sync_to_thread=False)
    def me(self, visitor: KnownVisitor) -> wire.VisitorInfo:
        return visitor.info()

    @put("/", responses=REFUSED, summary="Change your name or language", sync_to_thread=False)
    def change(
        self, request: AnyRequest, visitor: KnownVisitor, data: JSONBody[wire.VisitorChange]
    ) -> wire.VisitorInfo:
        changed = replace(
            visitor, name=plain_name(data.name or "") or visitor.name, locale=data.locale or visitor.locale
        )
        request.state.visitor = changed
        return changed.info()

    @get("/tables", responses=REFUSED, summary="The tables you host or sit at")
    async def tables(self, caller: MaybeVisitor, registry: Registry) -> list[wire.MyTable]:
        if not caller.id:
            return []
        found = await refuse_storage_errors(registry.services.storage.tables_of(caller.id, MOST_TABLES))
        return [
            wire.MyTable(
                table=table_info(each.table),
                seats=each.seats_held,
                host=each.table.host == caller.id,
                my_move=each.table.status == "playing" and bool(set(each.table.waiting) & set(each.seats_held)),
            )
            for each in found
            if each.table.game in GAMES
        ]


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]

    @post("/", responses=REFUSED, summary="Make a table")
    async def make(
        self, request: AnyRequest, visitor: KnownVisitor, registry: Registry, data: JSONBody[wire.TableRequest]
    ) -> wire.MadeTable:
        return wire.MadeTable((await registry.make(data, visitor, client_network(request.scope))).code)

    @get("/{code:str}", responses=REFUSED, summary="A table as everybody sees it")
    async def info(self, code: CodePath, registry: Registry) -> wire.TableInfo:
        return (await registry.find(code)).info()

    @get("/{code:str}/options", responses=REFUSED, summary="All options of a table, long ones too")
    async def options(self, code: CodePath, registry: Registry) -> dict[str, Any]:
        return (await registry.find(code)).row.options

    @post("/{code:str}/claim", responses=REFUSED, summary="Sit down", status_code=200)
    async def claim(
        self, code: CodePath, visitor: KnownVisitor, registry: Registry, data: JSONBody[wire.Claim]
    ) -> wire.Claimed:
        return wire.Claimed(list(await claim_seat(await registry.find(code), visitor, data)))

    @get("/{code:str}/links", responses=REFUSED, summary="The secret links you may pass on")
    async def links(self, code: CodePath, caller: MaybeVisitor, registry: Registry) -> wire.Links:
        table = await registry.find(code)
        return table.seating.links(caller.id, registry.services.signer)

    @get("/{code:str}/links/{token:str}", responses=REFUSED, summary="The seat a secret link opens")
    async def linked_seat(
        self, code: CodePath, token: TokenPath, caller: MaybeVisitor, registry: Registry
    ) -> wire.LinkedSeat:
        seating = (await registry.find(code)).seating
        seat = seating.linked_seat(token, registry.services.signer)
        return wire.LinkedSeat(seat, seat in seating.seats_of(caller.id))

    @post("/{code:str}/seats/{seat:int}/link", responses=REFUSED, summary="A new secret for a seat", status_code=200)
    async def renew_link(
        self, code: CodePath, seat: SeatPath, caller: MaybeVisitor, registry: Registry
    ) -> wire.SeatLink:
        return wire.SeatLink(seat, await renew_link(await registry.find(code), seat, caller.id))

    @get("/{code:str}/why-not", responses=REFUSED, summary="Why a thing cannot be used now")
    async def why_not(
        self, code: CodePath, caller: MaybeVisitor, registry: Registry, seat: SeatQuery, thing: ThingQuery
    ) -> wire.WhyNot:
        return wire.WhyNot(await why_not(await registry.find(code), seat, thing, caller.id))

    @get("/{code:str}/not-now", responses=REFUSED, summary="What cannot be done now, and why")
    async def not_now(
        self, code: CodePath, caller: MaybeVisitor, registry: Registry, seat: SeatQuery
    ) -> wire.NotNowList:
        return await not_now(await registry.find(code), seat, caller.id)

    @get("/{code:str}/primer", responses=REFUSED, summary="How one wins and loses")
    async def primer(
        self, code: CodePath, caller: MaybeVisitor, registry: Registry, seat: SeatQuery | None = None
    ) -> wire.PrimerInfo:
        return await primer(await registry.find(code), seat, caller.id)

    @get("/{code:str}/replay", responses=sends(wire.Replay), summary="The game again, from a seat's point of view")
    async def replay(
        self,
        request: AnyRequest,
        code: CodePath,
        caller: MaybeVisitor,
        registry: Registry,
        seat: Annotated[str, QueryParameter(pattern="^([0-9]|1[0-5]|public)$")] = "public",
        face: FromQuery[wire.Face] = "board",
    ) -> Response[bytes]:
        table = await registry.find(code)
        replayed = await table.replay_data(caller.id, None if seat == "public" else int(seat), face)

        def work() -> bytes:
            return msgspec.json.encode(make_replay(replayed))

        return Response(await registry.costly.do(asking(request, caller), work), media_type="application/json")

    @post(
        "/{code:str}/continue", responses=REFUSED, summary="A new table that goes on from a moment of a finished game"
    )
    async def continue_from(
        self,
        request: AnyRequest,
        code: CodePath,
        visitor: KnownVisitor,
        registry: Registry,
        data: JSONBody[wire.Continuation],
    ) -> wire.MadeTable:
        source = await registry.find(code)
        return wire.MadeTable((await registry.continue_from(source, data, visitor, client_network(request.scope))).code)

    @post("/{code:str}/again", responses=REFUSED, summary="A new table with the settings and seats of a finished game")
    async def again(
        self, request: AnyRequest, code: CodePath, visitor: KnownVisitor, registry: Registry
    ) -> wire.MadeTable:
        source = await registry.find(code)
        return wire.MadeTable(await registry.play_again(source, visitor, client_network(request.scope)))

    @post("/{code:str}/report", responses=REFUSED, summary="Report a problem")
    async def report(
        self,
        request: AnyRequest,
        code: CodePath,
        caller: MaybeVisitor,
        registry: Registry,
        data: JSONBody[wire.ReportRequest],
    ) -> wire.ReportFile:
        table = await registry.find(code)
        if not table.seating.seats_of(caller.id) and table.row.host != caller.id:
            raise Refusal("not-yours")
        events = [event.text("en") for event in table.history.table.events[-LAST_EVENTS:]]
        about = {"words": data.words, "table": code, "server": VERSION, "last_events": events}
        save = table.history.table.save()

        def write(number: str) -> Awaitable[bytes]:
            return registry.costly.do(asking(request, caller), partial(report_file, save, number, about))

        number = await refuse_storage_errors(keep_report(table.storage, code, write))
        if number is None:
            raise Refusal("too-many-reports")
        return wire.ReportFile(number, report_name(code, number), table.history.over)

    @get(
        "/{code:str}/reports/{name:str}",
        responses=sends(dict[str, Any]),
        summary="The file of a report",
        media_type=MediaType.JSON,
    )
    async def report_file(
        self,
        code: CodePath,
        name: Annotated[str, PathParameter(max_length=60)],
        registry: Registry,
    ) -> Response[bytes]:
        table = await registry.find(code)
        data = await refuse_storage_errors(read_report(registry.services.storage, code, name))
        if data is None:
            raise Refusal("no-report")
        if not table.history.over:
            raise Refusal("not-over")
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, headers=headers, media_type="application/json")

    @websocket("/{code:str}/socket")
    async def socket(self, socket: WebSocket[Any, Any, Any], code: FromPath[str], registry: Registry) -> None:
        visitor = registry.services.signer.read_cookie(socket.cookies.get(COOKIE)) or new_visitor()
        await socket.accept()
        await serve(socket, registry, visitor, code)


@get(
    "/api/protocol",
    responses=sends(dict[str, Any]),
    summary="The JSON Schema of the socket",
    tags=["server"],
    sync_to_thread=True,
)
def protocol(request: AnyRequest) -> Response[bytes]:
    return cached(request, encoded_protocol(), "application/json")


@get("/health", responses=REFUSED, summary="Is the server well?", tags=["server"])
async def health(registry: Registry) -> wire.Health:
    if registry.closed.is_set() or not await registry.services.node.new_lease().held():
        raise Refusal("closing")
    await registry.checks.well()
    return wire.Health("well", VERSION, wire.PROTOCOL, len(registry.tables))


@get(
    "/metrics",
    responses=REFUSED,
    summary="Figures for Prometheus",
    tags=["server"],
    media_type=MediaType.TEXT,
)
async def metrics(registry: Registry) -> Response[bytes]:
    return Response(await registry.checks.figures(), media_type="text/plain; version=0.0.4")
