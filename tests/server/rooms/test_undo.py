"""Undo: free, refused, or by consent; and redo."""

from collections.abc import Callable

import msgspec
import pytest

from house import ANNA, BEN, CLEO, House, Playing, answer, next_of
from landsraad.server.rooms import Conflict, NotFound, Room, Stale, undo
from landsraad.table import record as records

Running = Callable[[Playing], None]


async def _seen(room: Room) -> list[bytes]:
    return [msgspec.json.encode((await room.view(eyes)).view) for eyes in (0, 1, None)]


def test_a_sealed_choice_is_taken_back_freely(any_house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        before, seq = await _seen(room), room.seq(0)
        action = await answer(room, 0)
        after = await _seen(room)
        done = await room.undo(0, room.seq(0), seq)
        assert done.proposal is None
        assert await _seen(room) == before
        room = await house.again(room)
        assert await _seen(room) == before
        assert (await room.redo(0, room.seq(0))).proposal is None
        assert await _seen(room) == after
        with pytest.raises(Conflict):
            await room.redo(0, room.seq(0))
        room = await house.again(room)
        assert await _seen(room) == after
        assert action in await room.record()

    any_house(test)


def test_what_was_undone_is_not_in_the_record_but_in_the_log(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        action = await answer(room, 0)
        await room.undo(0, room.seq(0), 1)
        assert action not in await room.record()
        assert [entry.kind for entry in await room.entries(0)] == ["start", "action", "undo"]
        assert (await room.entries(0))[-1].to == 1

    house(test)


def test_several_undos_and_redos_find_their_way(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        moments = [room.game.dump(room.g)]
        first = await answer(room, 0)
        moments.append(room.game.dump(room.g))
        await room.undo(0, room.seq(0), 1)
        assert room.game.dump(room.g) == moments[0]
        await answer(room, 0, 1)
        with pytest.raises(Conflict):  # that moment was undone itself
            await room.undo(0, room.seq(0), 2)
        await room.undo(0, room.seq(0), 3)
        assert room.game.dump(room.g) == moments[0]
        await room.redo(0, room.seq(0))
        await room.undo(0, room.seq(0), 1)
        assert room.game.dump(room.g) == moments[0]
        assert await answer(room, 0) == first
        assert room.game.dump(room.g) == moments[1]

    house(test)


def test_what_showed_a_hidden_card_is_not_free(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO, seed="9")  # Ben holds the Karama
        await answer(room, 0, -1)
        await answer(room, 1, -1)
        seq, chance = room.seq(2), room.g.chance
        await answer(room, 2, -1)  # reveals what the others have sealed
        assert room.g.chance == chance
        assert room.row.asked == (1,)
        done = await room.undo(2, room.seq(2), seq)
        assert done.proposal == room.seq(2)
        assert (await room.entries(2))[-1].kind == "propose"

    house(test)


def test_what_drew_chance_is_not_free(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even chance that nobody sees yet, such as a shuffled deck."""
    monkeypatch.setattr(undo, "learned", lambda *_: False)

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, options={"karama": "off"})
        await answer(room, 1)
        seq = room.seq(0)
        await answer(room, 0)
        assert (await room.undo(0, room.seq(0), seq)).proposal is not None

    house(test)


@pytest.mark.parametrize("action", ["", "~order karama pass"])
def test_what_another_seat_did_is_not_taken_back_freely(house: Running, action: str) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        seq = room.seq(0)
        await answer(room, 0)
        await room.act(1, room.seq(1), [action or (await room.offer(1)).options[0].action])
        assert (await room.undo(0, room.seq(0), seq)).proposal is not None

    house(test)


def test_a_person_alone_with_bots_takes_back_anything(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, "random", "random")
        from house import quiet

        await quiet(room)
        before, seq = await _seen(room), room.seq(0)
        await answer(room, 0)
        await quiet(room)
        assert (await room.undo(0, room.seq(0), seq)).proposal is None
        assert await _seen(room) == before

    house(test)


async def _proposed(house: House) -> tuple[Room, int]:
    room = await house.table(ANNA, BEN, CLEO)
    await answer(room, 0)
    await answer(room, 1)
    done = await room.undo(0, room.seq(0), 1)
    assert done.proposal is not None
    return room, done.proposal


def test_a_proposal_needs_everybody(any_house: Running) -> None:
    async def test(house: House) -> None:
        room, number = await _proposed(house)
        room = await house.again(room)
        async with room.listen(1) as frames:
            hello = await next_of(frames, "hello")
            assert hello["proposal"]["waits_for"] == [1, 2]
            with pytest.raises(NotFound):
                await room.answer_proposal(1, hello["proposal"]["number"] + 1, True)
            await room.answer_proposal(1, hello["proposal"]["number"], True)
            assert (await next_of(frames, "proposal"))["waits_for"] == [2]
            with pytest.raises(Conflict):
                await room.answer_proposal(1, hello["proposal"]["number"], True)
            last = room.eyes.count_at(2, room.proposal.number) if room.proposal else 0
            await room.answer_proposal(2, last, True)
            closed = await next_of(frames, "proposal")
            assert (closed["open"], closed["agreed"]) == (False, True)
        assert room.row.asked == (0, 1, 2)
        assert number > 0

    any_house(test)


def test_a_proposal_ends_when_somebody_declines_or_plays(house: Running) -> None:
    async def test(house: House) -> None:
        room, number = await _proposed(house)
        await room.answer_proposal(2, room.eyes.count_at(2, room.row.seq), False)
        assert room.proposal is None
        with pytest.raises(NotFound):
            await room.answer_proposal(1, number, True)
        await room.undo(0, room.seq(0), 1)
        assert room.proposal is not None
        await answer(room, 2)
        assert room.proposal is None

    house(test)


def test_an_undo_is_chosen_at_a_sequence_number(house: Running) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        await answer(room, 0)
        with pytest.raises(Stale):
            await room.undo(0, 1, 1)
        for to in (0, 2, 9):
            with pytest.raises(NotFound):
                await room.undo(0, room.seq(0), to)

    house(test)


def test_a_record_goes_out_and_comes_in_again(house: Running) -> None:
    async def test(house: House) -> None:
        from house import play_on

        room = await house.table(ANNA, BEN)
        await answer(room, 0)
        await room.undo(0, room.seq(0), 1)
        await play_on(room, 2)
        unsealed = records.read(await room.record())
        assert (len(unsealed.actions), unsealed.sealed) == (2, False)
        await play_on(room)
        text = await room.record()
        assert records.read(text).trusted
        copy = await house.rooms.import_record(text, ANNA)
        assert copy.row.status == "finished"
        assert await copy.record() == text
        last = await copy.at(copy.seq(1), 1)
        assert msgspec.json.encode(last.view) == msgspec.json.encode((await room.view(1)).view)

    house(test)


def test_a_moment_is_a_scenario_that_runs(house: Running) -> None:
    async def test(house: House) -> None:
        from landsraad.table import scenario

        room = await house.table(ANNA, BEN, CLEO, game="classic")
        for i in range(40):
            seat = room.row.asked[0]
            await answer(room, seat, i % len((await room.offer(seat)).options))
        text = await room.scenario(room.seq(0), 0)
        outcome = scenario.run(scenario.read(text))
        assert outcome.failures == []
        assert outcome.checked > 20

    house(test)


def test_a_long_way_back_is_a_proposal_however_harmless(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each redraw plays all of it again."""
    monkeypatch.setattr(undo, "FREE", 2)

    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        seq = room.seq(0)
        for action in ("~order karama pass", "~order karama ask") * 2:
            await room.act(0, room.seq(0), [action])
        assert (await room.undo(0, room.seq(0), seq + 2)).proposal is None
        await room.redo(0, room.seq(0))
        assert (await room.undo(0, room.seq(0), seq)).proposal is not None

    house(test)


def test_orders_and_undo_do_not_fill_the_disk_but_questions_are_answered(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        room = await house.table(ANNA, BEN, CLEO)
        await room.act(0, room.seq(0), ["~order karama pass"])
        monkeypatch.setattr(type(room.game), "max_actions", room.row.seq)
        for refused in (
            room.act(0, room.seq(0), ["~order karama ask"]),
            room.undo(0, room.seq(0), 1),
            room.redo(0, room.seq(0)),
            room.set_bot(0, "random"),
        ):
            with pytest.raises(Conflict):
                await refused
        seq = room.row.seq
        await answer(room, 0)
        assert room.row.seq == seq + 1

    house(test)


def test_what_nobody_notices_ends_no_proposal(house: Running) -> None:
    """That it was over would tell that somebody gave a standing order."""

    async def test(house: House) -> None:
        room, number = await _proposed(house)
        async with room.listen(0) as frames:
            await next_of(frames, "hello")
            await room.act(1, room.seq(1), ["~order karama pass"])
            assert room.proposal is not None
            await room.answer_proposal(1, number, True)
            assert (await next_of(frames, "proposal"))["waits_for"] == [2]
            room = await house.again(room)
            await room.answer_proposal(2, number, True)
            assert room.row.asked == (0, 1, 2)
            assert [entry.kind for entry in await room.entries(2)][-4:] == [
                "propose",
                "accept",
                "accept",
                "undo",
            ]

    house(test)
