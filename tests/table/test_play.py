"""Playing: what is offered is accepted, everything else is refused and harmless."""

import msgspec
import pytest

from landsraad.table import Chance, NotOffered, asked, options, play, visibly_asked
from landsraad.table import apply as apply_action
from toy import GAME, random_game


def test_apply_leads_to_the_same_state_as_play():
    one, two = GAME.new(3), GAME.new(3)
    play(one, 1, "~order karama pass")
    apply_action(two, 1, "~order karama pass")
    action = options(one, 0)[0]
    play(one, 0, action)
    apply_action(two, 0, action)
    assert one == two
    assert one.played == 2
    assert one.orders


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, "send 99"),
        (0, ""),
        (0, None),
        (9, "send 1"),
        (-1, "~order karama pass"),
        ("0", "send 1"),
        (1, "karama"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(seat, action):
    g = GAME.new(3)
    before = msgspec.json.encode(GAME.dump(g))
    with pytest.raises(NotOffered):
        play(g, seat, action)
    assert msgspec.json.encode(GAME.dump(g)) == before


def test_true_is_no_seat():
    g = GAME.new(3)
    with pytest.raises(NotOffered):
        play(g, True, options(g, 1)[0])


def test_a_secret_window_is_seen_only_by_whom_it_asks():
    for number in range(50):
        g, _ = random_game(f"w{number}", actions=4)
        if asked(g) and g.stack[-1].secret:
            (holder,) = asked(g)
            assert visibly_asked(g, holder) == (holder,)
            assert visibly_asked(g, (holder + 1) % 4) == ()
            assert visibly_asked(g, None) == ()
            return
    pytest.fail("no window came up")


def test_a_standing_order_keeps_the_window_shut():
    for number in range(50):
        g, _ = random_game(f"w{number}", actions=3)
        holder = next((seat for seat in range(4) if 0 in g.hands[seat]), None)
        if holder is None or holder == asked(g)[0]:
            continue
        play(g, holder, "~order karama pass")
        play(g, asked(g)[0], options(g, asked(g)[0])[0])
        assert not g.stack[-1].secret
        return
    pytest.fail("nobody kept the Karama")


def test_chance_takes_what_a_scenario_wants_first():
    chance = Chance("s", dice=(3, 1), shuffles=((7, 5),))
    assert chance.shuffled(range(5, 9)) == (7, 5, 6, 8)
    assert (chance.draw(6), chance.draw(6)) == (3, 1)
    assert Chance("s").draw(1000) == chance.draw(1000)


def test_shuffling_leaves_the_dice_to_come():
    chance = Chance("s", dice=(3,))
    chance.shuffled(range(10))
    assert chance.draw(6) == 3
