"""The random player."""

from landsraad.players import Player
from landsraad.players.random import Random


def test_the_same_seed_decides_the_same():
    options = [str(n) for n in range(10)]
    one, two, other = Random("a"), Random("a"), Random("b")
    first = [one.decide(None, options) for _ in range(50)]
    assert first == [two.decide(None, options) for _ in range(50)]
    assert first != [other.decide(None, options) for _ in range(50)]
    assert set(first) == set(options)


def test_these_decisions_are_the_same_on_every_python():
    player = Random("landsraad")
    assert [player.decide(None, list("0123456789")) for _ in range(12)] == list("368497603177")


def test_it_volunteers_as_often_as_asked():
    assert not Random("a").eager
    player = Random("a", voluntary=0.25)
    assert player.eager
    wishes = [player.volunteer(None, lambda: ["~x", "~y"]) for _ in range(400)]
    assert 60 < 400 - wishes.count(None) < 140
    assert {"~x", "~y"} <= set(wishes)
    assert Random("a", voluntary=1.0).volunteer(None, list) is None


def test_a_player_of_ones_own_volunteers_nothing():
    assert Player().volunteer(None, list) is None
    assert not Player.blind
