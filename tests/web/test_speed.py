"""From what somebody does to the painted board, as the browser measures it. `pytest tests/web/test_speed.py -s` prints the figures; on a
machine with nothing else to do 95 of 100 actions should take at most 100 ms."""

from statistics import median, quantiles

import pytest

from browsing import act, waited

ACTIONS = 20
MOST = 1000  # milliseconds for half of them, on a machine with much other work


@pytest.mark.parametrize("game", ["classic", "imperium"])
def test_what_is_done_is_soon_seen(person, game):
    page = person().sit(game, 2)
    for _ in range(ACTIONS):
        act(page)
    measured = waited(page, ACTIONS)
    print(
        f"{game}: median {median(measured):.0f} ms, 95 of 100 within {quantiles(measured, n=20)[-1]:.0f} ms"
    )
    assert median(measured) <= MOST
