"""What notifications say, in the language of whoever is told."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from landsraad.table.texts import LANGUAGES


class Words:
    """Sentences from the catalogues beside this file."""

    def your_move(self, language: str, table: str, game: str, url: str) -> str:
        return self._say(language, "your-move", table=table or game, url=url)

    def subject(self, language: str, table: str, game: str) -> str:
        return self._say(language, "subject", table=table or game)

    def time_runs_out(self, language: str, table: str, game: str, url: str) -> str:
        return self._say(language, "time-runs-out", table=table or game, url=url)

    def subject_of_time(self, language: str, table: str, game: str) -> str:
        return self._say(language, "subject-of-time", table=table or game)

    def _say(self, language: str, key: str, **values: str) -> str:
        bundle = _bundle(language if language in LANGUAGES else "en")
        pattern = bundle.get_message(key).value
        return str(bundle.format_pattern(pattern, values)[0]) if pattern else key


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
