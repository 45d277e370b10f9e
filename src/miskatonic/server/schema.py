"""The JSON Schema of everything on the wire, from which the client's types are made.

python -m miskatonic.server.schema > wire.json
"""

from __future__ import annotations

import sys
from typing import Any, Union, cast

import msgspec
from msgspec import Struct

from miskatonic.games import GAMES

from . import messages

HTTP = (
    messages.GameInfo,
    messages.RuleInfo,
    messages.Me,
    messages.MeChange,
    messages.TableWish,
    messages.Continuation,
    messages.Made,
    messages.TableInfo,
    messages.MyTable,
    messages.Links,
    messages.Claim,
    messages.Claimed,
    messages.Report,
    messages.ReportWish,
    messages.Problem,
    messages.Replay,
)


class Wire(Struct):
    """The roots of the two directions of the socket."""

    from_client: messages.FromClient
    from_server: messages.FromServer


def schemas() -> dict[str, Any]:
    """One schema document for the protocol, and one for what each game shows, by the name of the game."""
    documents = {"wire": document([Wire, *HTTP])}
    for name, game in GAMES.items():
        if game.wire is not None:
            tools = game.workshop.tools.values() if game.workshop else ()
            taken_and_given = [part for tool in tools for part in (tool.wish, tool.answer)]
            roots = [game.wire.view, game.wire.reference_type, *taken_and_given]
            documents[name] = document(roots, Event=Union[game.wire.events])  # noqa: UP007
    return documents


def document(roots: list[Any], **named: Any) -> dict[str, Any]:
    """The definitions of some types and of all they are made of; types that are not structs are named here."""
    schemas, definitions = msgspec.json.schema_components(
        [*roots, *named.values()], ref_template="#/definitions/{name}"
    )
    definitions.update(zip(named, schemas[len(roots) :], strict=True))
    return older({"type": "object", "definitions": definitions})


def older(schema: Any) -> Any:
    """The same in the draft the TypeScript generator reads: tuples as `items`, lists of any length, open mappings."""
    if isinstance(schema, list):
        return [older(each) for each in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    body = {name: older(value) for name, value in cast("dict[str, Any]", schema).items()}
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
