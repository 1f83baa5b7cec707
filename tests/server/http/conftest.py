"""One server for all tests of the API."""

from collections.abc import Iterator

import pytest

from live import Live, config


@pytest.fixture(scope="session")
def live(tmp_path_factory) -> Iterator[Live]:
    with Live(config(tmp_path_factory.mktemp("server") / "games.db", private_webhooks=True)) as there:
        yield there
