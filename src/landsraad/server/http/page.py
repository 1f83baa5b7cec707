"""A plain page of this server's own, for what isn't the browser client."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from string import Template


@cache
def _template() -> Template:
    return Template(files(__package__).joinpath("page.html").read_text(encoding="utf-8"))


def page(title: str, body: str) -> str:
    """A whole document; `body` is HTML already."""
    return _template().substitute(title=escape(title), body=body)


@cache
def not_built() -> str:
    """What stands at `/` in a checkout whose browser client was not built."""
    return page("Landsraad", files(__package__).joinpath("not_built.html").read_text(encoding="utf-8"))
