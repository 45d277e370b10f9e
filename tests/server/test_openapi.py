"""The OpenAPI document tells the truth: whatever is asked, the answer is one of those it names."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from miskatonic.server.app import make_app
from miskatonic.server.messages import FromClient

from .fuzzing import MESSAGES, METHODS, PATHS, QUERIES
from .playing import gather
from .running import Running, config, running

app = make_app(config("sqlite:///nowhere", Path("nowhere")))
schema = app.openapi_schema.to_schema()
document = schemathesis.openapi.from_dict(schema)


class Site(NamedTuple):
    """A server with a table, and somebody who sits there."""

    server: Running
    code: str
    report: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder}/tables.db", folder) as server:

        async def prepare() -> Site:
            here = await gather(server, people=1, bots=1)
            report = await here.host.ask("POST", f"/api/tables/{here.code}/report", json={})
            await here.leave()
            return Site(server, here.code, report["name"], dict(here.host.http.cookies))

        yield asyncio.run(prepare())


def test_nothing_that_can_be_asked_or_said_is_forgotten_by_the_fuzzing() -> None:
    operations = [
        (method.upper(), path, told) for path, each in schema["paths"].items() for method, told in each.items()
    ]
    assert len(operations) > 20
    assert {(method, path) for method, path, _ in operations} <= set(PATHS)
    assert {method for method, _, _ in operations} <= set(METHODS)
    named = [parameter for _, _, told in operations for parameter in told.get("parameters", [])]
    assert {each["name"] for each in named if each["in"] == "query"} <= set(QUERIES)
    assert {each.__struct_config__.tag for each in get_args(FromClient)} <= set(MESSAGES)


def name_something_real(parameters: dict[str, Any], site: Site) -> None:
    """Half of the time what is asked for exists."""
    real = {"code": site.code, "name": site.report, "game": "final-hour", "domain": "final-hour", "locale": "uk"}
    if sum(map(ord, "".join(map(str, parameters.values())))) % 2:
        parameters |= {name: value for name, value in real.items() if name in parameters}


@document.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_the_document_names(case: Any, site: Site) -> None:
    if case.meta.generation.mode.is_positive:
        name_something_real(case.path_parameters, site)
    case.call_and_validate(
        base_url=site.server.address,
        cookies=site.cookies,
        checks=[
            checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_headers_conformance,
            checks.response_schema_conformance,
            checks.negative_data_rejection,
            checks.unsupported_method,
        ],
    )
