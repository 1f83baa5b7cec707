"""Records: written line by line, read without trust, replayed exactly."""

import msgspec
import pytest

from landsraad.table import BrokenRecord, TableError
from landsraad.table.record import Recorder, as_text, header, read, replay, verify
from toy import GAME, random_game, record_text


def test_a_record_replays_to_the_same_state_trusted_and_verified():
    g, _ = random_game("7")
    record = read(record_text("7"))
    assert record.trusted
    assert replay(record, GAME) == g
    assert replay(record, GAME, check=True) == g
    assert verify(record, GAME) == g


def test_replay_to_any_point():
    record = read(record_text("7"))
    for to in (0, 1, 5):
        assert replay(record, GAME, to=to) == random_game("7", actions=to)[0]
    with pytest.raises(TableError, match=r"has 13 actions, not 99"):
        replay(record, GAME, to=99)


def test_an_action_that_was_not_offered_names_the_line_and_leaves_the_rest():
    lines = record_text("7").splitlines(keepends=True)
    lines[3] = "2 send 99\n"
    record = read("".join(lines))
    assert not record.trusted
    with pytest.raises(BrokenRecord, match=r"line 4: 'send 99' is not among the options of green") as broken:
        replay(record, GAME)
    assert broken.value.line == 4
    assert broken.value.state.played == 2
    assert len(broken.value.record.actions) == 13


def test_a_changed_but_legal_record_is_found_out_by_verify():
    lines = record_text("7").splitlines(keepends=True)
    without_last = "".join(lines[:-2] + lines[-1:])
    assert replay(read(without_last), GAME).played == 12
    with pytest.raises(BrokenRecord, match="checksum"):
        verify(read(without_last), GAME)


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (0, "nonsense", "line 1: not the header"),
        (
            0,
            '{"format":9,"game":"x","seats":2,"options":{},"seed":"","rules_version":1}',
            "line 1: a record of format 9",
        ),
        (2, "send 3", "line 3: 'send 3' is not a seat"),
        (2, "7 send 3", "line 3: '7 send 3' is not a seat"),
        (2, "1", "line 3: '1' is not a seat"),
        (-1, "= 13 0\n0 send 1", "stands after the last line"),
    ],
)
def test_lines_that_cannot_be_read(line, text, why):
    lines = record_text("7").splitlines()
    lines[line] = text
    with pytest.raises(BrokenRecord, match=why):
        read("\n".join(lines) + "\n")


def test_what_was_read_before_a_bad_line_is_at_hand():
    lines = record_text("7").splitlines()
    lines[3] = "garbage"
    with pytest.raises(BrokenRecord) as broken:
        read("\n".join(lines))
    assert replay(broken.value.record, GAME).played == 2


def test_a_line_that_was_cut_off_is_not_taken_for_whole():
    whole = "".join(record_text("7").splitlines(keepends=True)[:3])
    assert len(read(whole).actions) == 2
    with pytest.raises(BrokenRecord, match="line 3: cut off") as broken:
        read(whole[:-1])
    assert len(broken.value.record.actions) == 1


def test_wrong_games_and_options_in_the_header():
    text = record_text("7")
    with pytest.raises(BrokenRecord, match="line 1: no game 'nope'"):
        replay(read(text.replace('"smugglers"', '"nope"')))
    with pytest.raises(BrokenRecord, match="line 1: option karama"):
        replay(read(text.replace('"karama":"on"', '"karama":"perhaps"')), GAME)
    with pytest.raises(BrokenRecord, match=r"line 1: .*2 to 4 players"):
        replay(read(text.replace('"seats":4', '"seats":5')), GAME)


def test_other_rules_are_not_trusted():
    head = msgspec.structs.replace(header(GAME, 4, {}, "7"), rules_version=0)
    lines = random_game("7")[1]
    record = read(as_text(head, [lines[0], "3 send 99\n"]))
    assert record.trusted
    with pytest.raises(BrokenRecord, match="recorded with version 0 of the rules"):
        replay(record, GAME)


def test_a_recorder_writes_at_once_and_can_be_resumed(tmp_path):
    path = tmp_path / "game.record"
    head = header(GAME, 4, {}, "7")
    lines = random_game("7")[1]
    recorder = Recorder.create(path, head)
    recorder.remark("anything")
    for line in lines[:5]:
        seat, action = line.split(maxsplit=1)
        recorder.write(int(seat), action.strip(), turn=1)
    assert len(read(path).actions) == 5  # not closed yet
    recorder.close()
    again, record = Recorder.resume(path)
    assert len(record.actions) == 5
    for line in lines[5:]:
        seat, action = line.split(maxsplit=1)
        again.write(int(seat), action.strip(), turn=2)
    again.seal()
    again.close()
    assert verify(read(path), GAME) == random_game("7")[0]
    text = path.read_text()
    assert text.count("# turn 1") == text.count("# turn 2") == 1
    with pytest.raises(TableError, match="finished"):
        Recorder.resume(path)
    with pytest.raises(TableError, match="File exists"):
        Recorder.create(path, head)


def test_reading_changes_nothing(tmp_path):
    path = tmp_path / "game.record"
    path.write_text(record_text("7")[:-40])
    before = path.read_bytes()
    with pytest.raises(BrokenRecord):
        verify(read(path), GAME)
    assert path.read_bytes() == before
    with pytest.raises(TableError, match="can't read"):
        read(tmp_path / "nothing")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenRecord, match="not a text file"):
        read(tmp_path / "binary")
