"""The API as it describes itself: called with what the description allows and with what it doesn't."""

import re
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import one_of
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from landsraad.server.http.app import create_app
from live import OURS, PATIENCE, Live, config

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    with Live(config(tmp_path_factory.mktemp("described") / "games.db", private_webhooks=False)) as live:
        yield live


def operations():
    """The calls that the application describes, each one a test."""
    document = msgspec.to_builtins(create_app(config("nowhere")).openapi_schema.to_schema())
    described = schemathesis.openapi.from_dict(document)
    return [result.ok() for result in described.get_all_operations()]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_nothing_breaks_it_and_answers_are_as_described(operation, alone):
    @settings(
        max_examples=6,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy(operation))
    def call(case):
        person = known(alone)
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = person.table_id
        cookies = dict(person.http.cookies)
        person.http.close()
        case.call_and_validate(
            base_url=alone.url, headers=OURS, cookies=cookies, checks=CHECKS, timeout=PATIENCE
        )

    call()


def strategy(operation):
    """Calls as they should be, and as they shouldn't."""
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    return one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


def known(live):
    """Somebody with a table, whatever the calls before have done to the session."""
    person = live.person()
    person.table_id = person.table(players=["me", "me"])["id"]
    return person


def test_the_manual_names_every_call_and_no_other(alone):
    document = httpx.get(f"{alone.url}/schema/openapi.json", timeout=PATIENCE).json()
    described = {
        f"{method.upper()} {re.sub(r'{.*?}', '{}', path)}"
        for path, calls in document["paths"].items()
        if path.startswith("/api/")
        for method in calls
    }
    manual = (Path(__file__).parents[3] / "docs" / "api.md").read_text(encoding="utf-8")
    told = {
        f"{method} {re.sub(r'{.*?}', '{}', path)}"
        for methods, path in re.findall(r"`((?:(?:GET|POST|PATCH|DELETE)(?:, )?)+) (/api/[\w{}/-]+)", manual)
        for method in methods.split(", ")
    }
    assert told - {"GET /api/tables/{}/socket"} == described


def test_the_manual_page_needs_no_script(alone):
    page = httpx.get(f"{alone.url}/docs", timeout=PATIENCE).text
    assert "<script" not in page
    assert "POST /api/tables" in page
    assert "&quot;bid 3&quot;" in page, "with examples"
