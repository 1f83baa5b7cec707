"""Listening to a table: patches, what was missed, spectators, slow readers."""

from collections.abc import Callable

import msgspec
import pytest

from house import ANNA, BEN, House, Playing, answer, next_of, play_on, quiet
from landsraad.server.rooms import (
    Forbidden,
    NotFound,
    TooSlow,
    listeners,
)
from landsraad.server.store import Spectators, Terms

Running = Callable[[Playing], None]


def test_a_server_hears_what_another_one_on_its_database_plays(request: pytest.FixtureRequest) -> None:
    from house import running

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        elsewhere = House(house.address)
        await elsewhere.open()
        other = await elsewhere.rooms.get(room.row.id)
        async with other.listen(1) as frames:
            await next_of(frames, "hello")
            await room.say(ANNA, 0, "hello")
            assert (await next_of(frames, "chat"))["text"] == "hello"
            await answer(room, 0)
            assert (await next_of(frames, "update"))["seq"] == room.seq(1)
        await elsewhere.shut()

    running(request.getfixturevalue("postgres").database("rooms_hear"))(test)


def test_patches_make_of_the_first_view_the_last(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, game="classic", options={"mode": "advanced"})
        async with room.listen(0) as mine, room.listen(None) as watching:
            views = [(await next_of(frames, "hello"))["view"] for frames in (mine, watching)]
            for i in range(150):
                seat = room.row.asked[0]
                await answer(room, seat, i * 5 % len((await room.offer(seat)).options))
            for eyes, frames, view in ((0, mine, views[0]), (None, watching, views[1])):
                while True:
                    update = await next_of(frames, "update")
                    view = patched(view, update["patch"])
                    if update["seq"] == room.seq(eyes):
                        break
                assert update["asked"] == list((await room.view(eyes)).asked)
                now = (await room.view(eyes)).view
                assert without_nulls(view) == without_nulls(msgspec.json.decode(msgspec.json.encode(now)))

    house(test)


def patched(target: object, patch: object) -> object:
    """RFC 7396, word by word."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = patched(result.get(name), value)
    return result


def without_nulls(data: object) -> object:
    """A member that is absent is null."""
    if not isinstance(data, dict):
        return data
    return {name: without_nulls(value) for name, value in data.items() if value is not None}


def test_who_was_away_hears_what_was_missed(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        await answer(room, 0)
        await answer(room, 1)
        async with room.listen(0, since=1) as frames:
            hello = await next_of(frames, "hello")
        assert [entry["seq"] for entry in hello["entries"]] == list(range(2, room.seq(0) + 1))
        assert hello["entries"][0]["action"].startswith("send ")
        assert "action" not in hello["entries"][1]

    house(test)


def test_who_does_not_listen_is_dropped(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listeners, "MOST", 4)

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN)
        async with room.listen(0) as slow:
            for i in range(6):
                await room.say(BEN, 1, str(i))
            with pytest.raises(TooSlow):
                await anext(slow)

    house(test)


def test_spectators_see_some_entries_later(any_house: Running) -> None:
    async def test(house: House) -> None:
        terms = Terms(spectators=Spectators(delay=3))
        room = await house.table(ANNA, BEN, terms=terms)
        views = [(await room.at(room.seq(0), 0)).view]
        async with room.listen(None) as frames:
            assert (await next_of(frames, "hello"))["view"] is None
            for _ in range(5):
                await answer(room, room.row.asked[0])
                await quiet(room)
                views.append(room.game.view(room.g, None))
                assert (await room.view(None)).seq == max(0, room.seq(None) - 3)
            assert (await room.entries(None))[-1].seq == room.seq(None) - 3
            with pytest.raises(NotFound):
                await room.at(room.seq(None) - 2, None)
            while (update := await next_of(frames, "update"))["seq"] < room.seq(None) - 3:
                assert "options" not in update
            await play_on(room)
            await quiet(room)
            assert (await room.view(None)).seq == room.seq(None)  # now that it is over

    any_house(test)


def test_nobody_watches_where_that_was_not_agreed(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, terms=Terms(spectators=Spectators(allowed=False)))
        with pytest.raises(Forbidden):
            await room.view(None)
        await play_on(room)
        assert (await room.view(None)).view is not None

    house(test)
