"""Positions in which something is near that games seldom come to; conformance plays on from them."""

from __future__ import annotations

from typing import Any

_TIED_AT_FOUR = {party: {"emperor": 4, "spacing_guild": 2} for party in range(3)}

MIDDLES: tuple[tuple[int, dict[str, str], dict[str, Any]], ...] = (
    # Two are tied with the holder of an Alliance, who may pay with Influence (IMP-12.08).
    (
        4,
        {},
        {
            "round": 6,
            "influence": _TIED_AT_FOUR,
            "hands": {0: ["shifting_allegiances"]},
            "spice": {0: 4},
        },
    ),
    # Other Memory finds several Bene Gesserit cards in the discard pile.
    (
        3,
        {},
        {
            "hands": {0: ["other_memory", "dagger"]},
            "discards": {0: ["lady_jessica", "bene_gesserit_sister"]},
        },
    ),
)
