"""What the terminal says of its own around a game, from the catalogues in `texts/`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Frame:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _catalogue(language)

    def say(self, key: str, **values: int | str) -> str:
        pattern = self._bundle.get_message(key).value
        return str(self._bundle.format_pattern(pattern, values)[0]) if pattern else key


def _catalogue(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    source = files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
