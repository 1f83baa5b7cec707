"""A browser's side of Web Push."""

from __future__ import annotations

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from landsraad.server.notify.web_push import Subscription, encoded

UNCOMPRESSED = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """Subscribes, and decrypts as RFC 8291, section 3, tells a browser to."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = bytes(range(16))) -> None:
        self.key, self.auth = key or ec.generate_private_key(ec.SECP256R1()), auth
        self.point = self.key.public_key().public_bytes(*UNCOMPRESSED)

    def subscription(self, endpoint: str = "https://push.example/x") -> Subscription:
        return Subscription(endpoint, encoded(self.point), encoded(self.auth))

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        )
        secret = _hkdf(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        return padded.rstrip(b"\0").removesuffix(b"\x02")


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
