"""The JSON Schema of everything on the wire, from which the client's types are made.

python -m miskatonic.server.schema > wire.json
"""

from __future__ import annotations

import sys
from typing import Any, Union, cast

import msgspec
from msgspec import Struct

from miskatonic.games import GAMES
from miskatonic.kernel.overview import Overview

from . import messages

HTTP = (
    messages.GameInfo,
    messages.RuleInfo,
    messages.VisitorInfo,
    messages.VisitorChange,
    messages.TableRequest,
    messages.Continuation,
    messages.MadeTable,
    messages.TableInfo,
    messages.MyTable,
    messages.Links,
    messages.LinkedSeat,
    messages.Claim,
    messages.Claimed,
    messages.WhyNot,
    messages.NotNowList,
    messages.ReportFile,
    messages.ReportRequest,
    messages.Problem,
    messages.Replay,
)


class SocketMessages(Struct):
    """Everything that may come over the socket, by direction."""

    from_client: messages.FromClient
    from_server: messages.FromServer


def schemas() -> dict[str, Any]:
    """One schema document for the protocol, and one for what each game shows, by the name of the game."""
    documents = {"wire": document([SocketMessages, Overview, *HTTP])}
    for name, game in GAMES.items():
        if game.wire is not None:
            tools = game.workshop.tools.values() if game.workshop else ()
            taken_and_given = [part for tool in tools for part in (tool.request, tool.answer)]
            roots = [game.wire.view, game.wire.reference_type, *taken_and_given]
            documents[name] = document(roots, Event=Union[game.wire.events])  # noqa: UP007
    return documents


def document(roots: list[Any], **named: Any) -> dict[str, Any]:
    """The definitions of some types and of all they are made of; types that are not structs are named here."""
    schemas, definitions = msgspec.json.schema_components(
        [*roots, *named.values()], ref_template="#/definitions/{name}"
    )
    definitions.update(zip(named, schemas[len(roots) :], strict=True))
    return as_draft_7({"type": "object", "definitions": definitions})


def as_draft_7(schema: Any) -> Any:
    """The schema in JSON Schema draft 7, which the TypeScript generator reads.

    Tuples become `items`, limits of lengths are left out, and mappings are open.
    """
    if isinstance(schema, list):
        return [as_draft_7(each) for each in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    body = {name: as_draft_7(value) for name, value in cast("dict[str, Any]", schema).items()}
    if "prefixItems" in body:
        body["items"] = body.pop("prefixItems")
        body["additionalItems"] = False
    else:
        body.pop("minItems", None)
        body.pop("maxItems", None)
    if body.get("type") == "object" and not {"properties", "additionalProperties", "definitions"} & body.keys():
        body["additionalProperties"] = {}
    return body


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schemas()), indent=1))
