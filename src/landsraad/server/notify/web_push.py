"""Web Push: messages to a browser that isn't looking, encrypted for it alone (RFC 8291), signed by this server (RFC 8292).

The push service in between reads neither; it sees the server's public key, which the browser was given when it subscribed.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
VALID = 12 * 3600  # seconds that a signature holds; RFC 8292 allows a day
KEEP = 24 * 3600  # seconds that the push service keeps a message for a browser that is off
SALT = 16
POINT = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Subscription(msgspec.Struct, frozen=True):
    """What a browser's PushManager gave: where to send, and for whom to encrypt."""

    endpoint: str
    p256dh: str
    auth: str


class Vapid:
    """The server's key, kept as its private number in base64url."""

    def __init__(self, private: str, contact: str) -> None:
        number = int.from_bytes(decoded(private), "big")
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.contact = contact

    @staticmethod
    def new_private() -> str:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return encoded(number.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        return encoded(self._key.public_key().public_bytes(*POINT))

    def headers(self, endpoint: str, now: float | None = None) -> dict[str, str]:
        """What a push service wants to see of the sender."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time() if now is None else now) + VALID,
            "sub": self.contact,
        }
        head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encoded(msgspec.json.encode(claims))}"
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {
            "Authorization": f"vapid t={signed}.{signature}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "normal",
        }


def encrypted(to: Subscription, message: bytes) -> bytes:
    """One record of aes128gcm (RFC 8188) under a key that only the browser can find (RFC 8291)."""
    theirs_raw = decoded(to.p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs_raw)
    mine = ec.generate_private_key(ec.SECP256R1())
    mine_raw = mine.public_key().public_bytes(*POINT)
    shared = mine.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs_raw + mine_raw, 32)
    salt = os.urandom(SALT)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine_raw)]) + mine_raw + sealed


def usable(to: Subscription) -> bool:
    """Whether its keys are keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(to.p256dh))
        return len(decoded(to.auth)) == SALT
    except ValueError:
        return False


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
