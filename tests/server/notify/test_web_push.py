"""Encryption and signature of Web Push, checked from the browser's side."""

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from landsraad.server.notify.web_push import Subscription, Vapid, decoded, encoded, encrypted, usable
from push_browser import Browser


def test_the_browser_reads_what_was_sent():
    browser = Browser()
    body = encrypted(browser.subscription(), "Ваш ход".encode())
    assert browser.read(body) == "Ваш ход".encode()


def test_the_example_of_the_standard_is_read():
    """RFC 8291, appendix A: the reader that the tests rely on decrypts the published message."""
    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(ec.derive_private_key(private, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def test_every_message_has_its_own_key():
    browser = Browser()
    one, two = (encrypted(browser.subscription(), b"same") for _ in range(2))
    assert one[:16] != two[:16]
    assert one[21:86] != two[21:86]


def test_the_signature_is_the_servers_and_for_that_service_only():
    vapid = Vapid(Vapid.new_private(), "mailto:host@example.org")
    headers = vapid.headers("https://push.example:8443/secret/path", now=1000)
    token, key = (
        part.partition("=")[2] for part in headers["Authorization"].removeprefix("vapid ").split(", ")
    )
    head, claims, signature = token.split(".")
    assert msgspec.json.decode(decoded(claims)) == {
        "aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:host@example.org"
    }  # fmt: skip
    raw = decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert key == vapid.public


def test_the_servers_key_survives_a_restart():
    private = Vapid.new_private()
    assert Vapid(private, "mailto:a@b").public == Vapid(private, "mailto:a@b").public


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("AAAA", "AAAA"),
        ("ключ", "x"),
        ("=", "="),
        (encoded(b"\4" + b"\1" * 64), encoded(b"0" * 16)),
    ],
)
def test_what_are_no_keys(p256dh, auth):
    assert not usable(Subscription("https://push.example", p256dh, auth))


def test_what_are_keys():
    assert usable(Browser().subscription())
