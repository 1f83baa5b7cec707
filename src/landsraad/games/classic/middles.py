"""Positions in which something is near that games seldom come to; conformance plays on from them."""

from __future__ import annotations

from typing import Any

MIDDLES: tuple[tuple[int, dict[str, str], dict[str, Any]], ...] = (
    # Fremen may call a worm with Karama where an ally stands, and say whether it is spared (CLS-29.06).
    (
        3,
        {"mode": "advanced"},
        {
            "factions": ["atreides", "fremen", "harkonnen"],
            "turn": 3,
            "phase": "spice_blow",
            "alliances": [["atreides", "fremen"]],
            "hands": {"fremen": ["karama"]},
            "forces": {"atreides": {"meridian/1": 4}},
        },
    ),
)
