"""The check of a webhook by Standard Webhooks 1.0.0 (https://www.standardwebhooks.com)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Callable, Mapping, Optional, Sequence, Union

#: The standard's bounds of a secret, in bytes.
_SHORTEST, _LONGEST = 24, 64
#: Checks a signature of its version over what was signed.
_Check = Callable[[str, bytes, bytes], bool]


class WebhookError(Exception):
    """The request is not to be trusted. ``code``: ``MISSING_HEADER``, ``BAD_TIMESTAMP`` or ``BAD_SIGNATURE``."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def verify_webhook(
    payload: Union[bytes, str],
    headers: Mapping[str, str],
    secrets: Union[str, Sequence[str]],
    tolerance: float = 300,
    *,
    now: Optional[float] = None,
) -> Any:
    """
    Checks a webhook, and returns its body as JSON.

    :param payload: the body as it arrived, before anything reads or changes it
    :param secrets: ``whsec_…``, or ``whpk_…`` for the public key of Ed25519; during a rotation, both the old and the new
    :param tolerance: seconds by which the clocks may differ
    :raises WebhookError: if no secret signed this body at this time
    :raises ValueError: for a secret that is none
    """
    checks = [_check_of(secret) for secret in ([secrets] if isinstance(secrets, str) else secrets)]
    if not checks:
        raise ValueError("a webhook is checked with at least one secret")
    given = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (_header(given, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature"))
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 15):
        raise WebhookError("BAD_TIMESTAMP", "webhook-timestamp is no whole number of seconds")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise WebhookError("BAD_TIMESTAMP", "webhook-timestamp is too far from the time of this machine")
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{id}.{timestamp}.".encode(errors="surrogatepass") + body
    for signature in signatures.split(" "):
        version, _, text = signature.partition(",")
        found = _decode(text)
        if found is not None and any(check(version, signed, found) for check in checks):
            return json.loads(body)
    raise WebhookError("BAD_SIGNATURE", "no signature fits a secret")


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookError("MISSING_HEADER", f"the header {name} is missing")
    return value


def _decode(text: str) -> Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _check_of(secret: str) -> _Check:
    if secret.startswith("whpk_"):
        return _ed25519(_decode(secret[len("whpk_") :]))
    key = _decode(secret[len("whsec_") :] if secret.startswith("whsec_") else secret)
    if key is None or not _SHORTEST <= len(key) <= _LONGEST:
        raise ValueError("a secret is whsec_ and 24 to 64 bytes in base64")

    def check(version: str, signed: bytes, signature: bytes) -> bool:
        return version == "v1" and hmac.compare_digest(hmac.new(key, signed, hashlib.sha256).digest(), signature)

    return check


def _ed25519(key: Optional[bytes]) -> _Check:
    if key is None or len(key) != 32:
        raise ValueError("a public key is whpk_ and 32 bytes in base64")
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as error:
        raise RuntimeError("public keys (whpk_) need the package cryptography: pip install 'tapis[ed25519]'") from error
    public = Ed25519PublicKey.from_public_bytes(key)

    def check(version: str, signed: bytes, signature: bytes) -> bool:
        if version != "v1a":
            return False
        try:
            public.verify(signature, signed)
        except InvalidSignature:
            return False
        return True

    return check
