"""Options are declared once and spelled one way."""

from typing import Annotated, Literal

import msgspec
import pytest

from landsraad.table import BadOption, reading
from landsraad.table.options import declared, parse, spelled


class Options(msgspec.Struct, frozen=True):
    mode: Annotated[Literal["basic", "advanced"], reading("CLS-1.02")] = "basic"
    deals: Annotated[bool, reading()] = True
    turns: Annotated[int, reading(ge=5, le=7)] = 5
    factions: Annotated[str, reading(pattern="^[a-z]+$", examples=["atreides", "fremen"])] = "any"


def test_declared():
    mode, deals, turns, factions = declared(Options)
    assert (mode.name, mode.default, mode.values) == ("mode", "basic", ("basic", "advanced"))
    assert mode.rules == ("CLS-1.02",)
    assert (deals.default, deals.values) == ("on", ("on", "off"))
    assert turns.values == ("5", "6", "7")
    assert (factions.values, factions.examples) == ((), ("atreides", "fremen"))


def test_parsed_and_spelled():
    given = {"mode": "advanced", "deals": "off", "turns": "7", "factions": "fremen"}
    assert parse(Options, given) == Options("advanced", False, 7, "fremen")
    assert spelled(parse(Options, given)) == given
    assert spelled(Options()) == {"mode": "basic", "deals": "on", "turns": "5", "factions": "any"}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"speed": "1"}, "no option 'speed'; there are: deals, factions, mode, turns"),
        ({"mode": "expert"}, r"option mode takes basic \| advanced, not 'expert'"),
        ({"turns": "9"}, "option turns takes"),
        ({"factions": "A B"}, "option factions does not take 'A B'; it takes such as: atreides"),
    ],
)
def test_what_an_option_does_not_take(given, why):
    with pytest.raises(BadOption, match=why):
        parse(Options, given)
