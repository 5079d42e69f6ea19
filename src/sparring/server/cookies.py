"""A session's token as a cookie: signed, so that a made-up one costs no look at the database.

Nothing here knows of HTTP or of storage.
"""

from __future__ import annotations

import base64
import hmac


def signed(token: str, key: bytes) -> str:
    """The token with its signature.

    >>> signed("a-token", bytes(32))
    'a-token.OLX1rDZ6RBG1ljbJUfpPHMOuF4HKoF9IVUlMa1ZCcqQ'
    """
    return f"{token}.{_signature(token, key)}"


def token_of(cookie: str, key: bytes) -> str | None:
    """The token that was signed, or None: the cookie is forged, or none of ours.

    >>> token_of(signed("a-token", bytes(32)), bytes(32))
    'a-token'
    >>> token_of("another-token" + signed("a-token", bytes(32))[7:], bytes(32)) is None
    True
    """
    token, _, signature = cookie.rpartition(".")
    good = hmac.compare_digest(signature.encode(), _signature(token, key).encode())
    return token if good else None


def _signature(token: str, key: bytes) -> str:
    digest = hmac.digest(key, token.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
