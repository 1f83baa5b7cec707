"""What a store can do, the same in both databases."""

import asyncio

import pytest

from databases import on
from landsraad.server.store import (
    Behind,
    Chat,
    Clock,
    Entry,
    Filter,
    Missing,
    Notice,
    Seat,
    SeatLink,
    Snapshot,
    Spectators,
    Store,
    Table,
    Taken,
    Terms,
    Unavailable,
    User,
    open_store,
)


def a_table(table: str = "t1", *, created: float = 1.0, **changes: object) -> Table:
    row = Table(
        id=table,
        game="smugglers",
        options={"karama": "on"},
        seed="secret",
        commitment="c",
        salt="s",
        rules_version=1,
        host="anna",
        seats=[Seat(user="anna", name="Anna"), Seat(bot="random")],
        terms=Terms(clock=Clock(mode="live", base=60, increment=5), spectators=Spectators(delay=3)),
        created=created,
    )
    for name, value in changes.items():
        setattr(row, name, value)
    return row


def an_entry(number: int, **changes: object) -> Entry:
    entry = Entry(number=number, kind="action", at=float(number), seat=0, action=f"send {number}")
    for name, value in changes.items():
        setattr(entry, name, value)
    return entry


def test_correspondence_whose_time_runs_out_soon_is_found(address: str) -> None:
    async def test(store: Store) -> None:
        days = Terms(clock=Clock(mode="days", days=2))
        for name, deadline in (("past", 10.0), ("near", 20.0), ("far", 40.0)):
            await store.add_table(a_table(name, status="running", deadline=deadline, terms=days))
        await store.add_table(a_table("live", status="running", deadline=20.0, name='"mode":"days"'))
        await store.add_table(a_table("over", status="finished", deadline=20.0, terms=days))
        assert [table.id for table in await store.near(10.0, 30.0)] == ["near"]

    on(address, test)


def test_a_seat_is_reminded_once_of_each_clock(address: str) -> None:
    async def test(store: Store) -> None:
        reminded = [await store.remind("t1", *which) for which in ((0, 5.1), (0, 5.1), (1, 5.1), (0, 7.1))]
        assert reminded == [True, False, True, True]

    on(address, test)


def test_a_table_comes_back_as_it_was(address: str) -> None:
    async def test(store: Store) -> None:
        row = a_table(seq=1, asked=(0, 1), shown=(0,), deadline=7.5, timing=b"\x00\xff", winners=(1,))
        await store.add_table(row, [an_entry(1)], [Snapshot(number=0, rules_version=1, state=b"\x00s")])
        assert await store.table("t1") == row
        assert await store.table("t2") is None
        assert await store.entries("t1") == [an_entry(1)]
        with pytest.raises(Taken):
            await store.add_table(a_table())

    on(address, test)


def test_lists_are_newest_first_in_pages(address: str) -> None:
    async def test(store: Store) -> None:
        for i in range(7):
            status = "open" if i % 2 else "finished"
            await store.add_table(a_table(f"t{i}", created=float(i // 2), status=status))
        await store.add_table(a_table("other", host="ben", seats=[Seat(), Seat()], public=False))

        async def ids(**which: object) -> list[str]:
            return [row.id for row in await store.tables(Filter(**which))]

        assert await ids(user="anna") == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
        assert await ids(user="anna", limit=2, before="t5") == ["t4", "t3"]
        assert await ids(user="anna", status="open") == ["t5", "t3", "t1"]
        assert await ids(user="ben") == ["other"]
        assert "other" not in await ids(public=True)
        assert await ids(game="classic") == []

    on(address, test)


def test_a_list_follows_who_sits_down_and_stands_up(address: str) -> None:
    async def test(store: Store) -> None:
        row = a_table()
        await store.add_table(row)
        row.seats[1], row.seq = Seat(user="ben", name="Ben"), 1
        await store.append(row, [an_entry(1, kind="join")])
        assert [each.id for each in await store.tables(Filter(user="ben"))] == ["t1"]
        row.seats[1], row.seq = Seat(), 2
        await store.append(row, [an_entry(2, kind="leave")])
        assert await store.tables(Filter(user="ben")) == []

    on(address, test)


def test_entries_are_numbered_without_gaps(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        await store.append(a_table(seq=2), [an_entry(1), an_entry(2, to=0, noticed=5, events=b"[1]")])
        for seq, number in ((2, 2), (5, 5), (4, 4)):
            with pytest.raises(Behind) as refused:
                await store.append(a_table(seq=seq), [an_entry(number)])
            assert refused.value.seq == 2
        with pytest.raises(Missing):
            await store.append(a_table("none", seq=1), [an_entry(1)])
        assert await store.entries("t1", 1) == [an_entry(2, to=0, noticed=5, events=b"[1]")]
        assert [entry.number for entry in await store.entries("t1", limit=1)] == [1]
        assert await store.noticed("t1") == [-1, 5]

    on(address, test)


def test_of_many_writers_exactly_one_wins_each_number(address: str) -> None:
    async def test(store: Store) -> None:
        tables = [f"t{i}" for i in range(5)]
        for table in tables:
            await store.add_table(a_table(table))

        async def append(table: str, number: int, who: int) -> bool:
            try:
                await store.append(a_table(table, seq=number), [an_entry(number, seat=who)])
            except Behind:
                return False
            return True

        for number in range(1, 6):
            tries = [append(table, number, who) for table in tables for who in range(4)]
            assert sum(await asyncio.gather(*tries)) == len(tables)
        for table in tables:
            assert [entry.number for entry in await store.entries(table)] == [1, 2, 3, 4, 5]

    on(address, test)


def test_of_many_appends_at_once_each_is_kept_as_it_was_given(address: str) -> None:
    async def test(store: Store) -> None:
        names = [f"t{i:03}" for i in range(150)]
        await asyncio.gather(*(store.add_table(a_table(name)) for name in names))
        rows = [
            a_table(name, seq=1 + i % 3, asked=(i % 2,), timing=bytes([i]), deadline=i / 2 if i % 5 else None)
            for i, name in enumerate(names)
        ]
        entries = [
            [an_entry(n + 1, to=i if n else None, events=b"[%d]" % i) for n in range(row.seq)]
            for i, row in enumerate(rows)
        ]
        seat = Seat(user="ben", name="Ben")
        rows[7].seats[1], entries[7][-1].kind = seat, "join"
        kept = Snapshot(number=2, rules_version=1, state=b"eight")
        snapshots = [kept if i == 7 else None for i in range(len(rows))]
        await asyncio.gather(*map(store.append, rows, entries, snapshots))
        for row, added in zip(rows, entries, strict=True):
            assert await store.table(row.id) == row
            assert await store.entries(row.id) == added
        assert [row.id for row in await store.tables(Filter(user="ben"))] == ["t007"]
        assert await store.snapshot("t007", 9) == kept

    on(address, test)


TOO_LATE = (
    ("late", 1),
    ("none", 1),
    ("twice", 1),
    ("early", 2),
)  # the first of two who append the same is not


@pytest.mark.parametrize("refused", [TOO_LATE, *((each,) for each in TOO_LATE)])
def test_of_many_appends_at_once_only_those_that_come_too_late_are_refused(
    address: str, refused: tuple[tuple[str, int], ...]
) -> None:
    async def test(store: Store) -> None:
        for name in ("late", "good", "twice", "early"):
            await store.add_table(a_table(name))
        await store.append(a_table("late", seq=1), [an_entry(1)])
        tries = [("twice", 1), ("good", 1), *refused, ("good", 2)]
        outcomes = await asyncio.gather(
            *(store.append(a_table(name, seq=number), [an_entry(number)]) for name, number in tries),
            return_exceptions=True,
        )
        expected = [
            Missing if name == "none" else Behind if (name, number) in refused and at > 1 else None
            for at, (name, number) in enumerate(tries)
        ]
        assert [type(each) if each else None for each in outcomes] == expected
        kept = {"late": 1, "good": 2, "twice": 1, "early": 0}
        assert {name: len(await store.entries(name)) for name in kept} == kept
        rows = {name: await store.table(name) for name in kept}
        assert {name: row.seq for name, row in rows.items() if row is not None} == kept

    on(address, test)


def test_the_last_snapshot_up_to_a_number(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table(), snapshots=[Snapshot(number=0, rules_version=1, state=b"zero")])
        await store.append(a_table(seq=1), [an_entry(1)], Snapshot(number=1, rules_version=1, state=b"one"))
        found = [await store.snapshot("t1", to) for to in (0, 1, 9)]
        assert [each.state for each in found if each is not None] == [b"zero", b"one", b"one"]
        assert await store.snapshot("t2", 9) is None

    on(address, test)


def test_deadlines_and_bots_are_found_after_a_restart(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table("late", status="running", deadline=10.0, asked=(0,)))
        await store.add_table(a_table("later", status="running", deadline=20.0, asked=(0, 1)))
        await store.add_table(a_table("over", status="finished", deadline=1.0, asked=(1,)))

    async def again(store: Store) -> None:
        assert await store.due(9.0) == []
        assert await store.due(30.0) == ["late", "later"]
        assert await store.waiting_for_bots() == ["later"]

    on(address, test)
    on(address, again)


def test_a_seat_has_one_link_at_a_time(address: str) -> None:
    async def test(store: Store) -> None:
        await store.link_seat(SeatLink(table="t1", seat=0, digest="a", created=1))
        await store.link_seat(SeatLink(table="t1", seat=0, digest="b", created=2))
        assert await store.seat_link("t1", "a") is None
        assert await store.seat_link("t1", "b") == SeatLink(table="t1", seat=0, digest="b", created=2)
        assert await store.seat_link("t2", "b") is None
        await store.unlink_seat("t1", 0)
        assert await store.seat_link("t1", "b") is None

    on(address, test)


def test_lines_of_chat_are_numbered(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        line = Chat(user="u1", seat=None, name="Anna", text="hello ☀", at=1.5, to=(0, 2))
        numbers = await asyncio.gather(*(store.add_chat("t1", line) for _ in range(5)))
        assert sorted(numbers) == [1, 2, 3, 4, 5]
        some = await store.chat("t1", since=1, to=3)
        assert [each.number for each in some] == [2, 3]
        assert some[0].text == "hello ☀"
        assert some[0].to == (0, 2)
        with pytest.raises(Missing):
            await store.add_chat("none", line)

    on(address, test)


def test_lines_of_chat_are_found_by_who_may_read_them(address: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        for to in ((), (0, 2), (1, 12), (), (2,)):
            await store.add_chat("t1", Chat(user="u1", seat=0, name="Anna", text="x", at=1.5, to=to))
        for seat, heard in (
            (None, [1, 4]),
            (0, [1, 2, 4]),
            (1, [1, 3, 4]),
            (2, [1, 2, 4, 5]),
            (12, [1, 3, 4]),
        ):
            assert [line.number for line in await store.heard("t1", seat, 5, 10)] == heard
            assert [line.number for line in await store.heard("t1", seat, 4, 2)] == heard[
                : heard.index(4) + 1
            ][-2:]
        said = await store.said("t1", since=1, to=4)
        assert sorted(said) == [((), 4, 1), ((0, 2), 2, 1), ((1, 12), 3, 1)]

    on(address, test)


def test_a_store_opens_again_with_what_it_held(address: str) -> None:
    async def first(store: Store) -> None:
        await store.add_table(a_table())

    async def second(store: Store) -> None:
        assert await store.table("t1") == a_table()

    on(address, first)
    on(address, second)


def test_a_closed_store_says_that_it_is_unavailable(address: str) -> None:
    async def test() -> None:
        store = await open_store(address)
        await store.close()
        with pytest.raises(Unavailable):
            await store.add_user(User(id="u1", name="x"))
        with pytest.raises(Unavailable):
            await store.user("u1")

    asyncio.run(test())


def test_servers_on_one_postgres_hear_of_each_other(request: pytest.FixtureRequest) -> None:
    address = request.getfixturevalue("postgres").database("hearing")

    async def test() -> None:
        one, other = await open_store(address), await open_store(address)
        heard: asyncio.Queue[Notice] = asyncio.Queue()
        own: list[Notice] = []
        other.hear(heard.put_nowait)
        one.hear(own.append)
        await one.add_table(a_table())
        await one.append(a_table(seq=1), [an_entry(1)])
        await one.add_chat("t1", Chat(user="u", seat=0, name="A", text="hi", at=1))
        assert await asyncio.wait_for(heard.get(), 30) == Notice("t1", "entries", 1)
        assert await asyncio.wait_for(heard.get(), 30) == Notice("t1", "chat", 0)
        assert own == []
        await one.close()
        await other.close()

    asyncio.run(test())
