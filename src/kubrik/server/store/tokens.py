"""Ids and secrets. A token is known to those who hold the link; the database knows its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


def new_id() -> str:
    """The id of a table: nobody guesses one, and none begins with a dash."""
    return secrets.token_hex(10)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def derived(token: str, purpose: str) -> str:
    """A secret derived from a secret: as random as that one, and known to all who have it."""
    made = hmac.digest(token.encode("utf-8", "surrogatepass"), purpose.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    """SHA-256 is enough: a token is 256 random bits, not a password that could be guessed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, token_hash: str | None) -> bool:
    """Does the token match the hash? Compares in constant time."""
    return token_hash is not None and hmac.compare_digest(hash_of(token), token_hash)
