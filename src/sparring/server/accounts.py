"""What a player can do about themselves: be a guest, take a name, come back, log out, go for good.

Passwords are hashed by argon2id, outside the event loop and few at a time: each hash is meant to be
slow and takes 64 MiB. Nothing here knows of HTTP; nothing here keeps a password or a token.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from . import players
from .connect import NotStored, Why
from .players import LIFETIME, Player, Refused
from .storage import Storage

P = ParamSpec("P")
T = TypeVar("T")

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 256
HASHES_AT_ONCE, MOST_WAITING = 2, 64


@dataclass(frozen=True)
class Session:
    """Somebody is here. The token is for their cookie, and for nobody's log."""

    player: Player
    expires: int
    token: str = field(repr=False)


class Passwords:
    """Makes and checks hashes, in threads of its own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHES_AT_ONCE, thread_name_prefix="hashing")
        self._waiting = 0
        # Checked where there is no such name, so that the answer takes as long as for any other.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    @property
    def busy(self) -> bool:
        return self._waiting >= MOST_WAITING

    async def hash(self, password: str) -> str:
        return await self._in_thread(self._hasher.hash, password)

    async def matches(self, hashed: str | None, password: str) -> bool:
        good = await self._in_thread(self._verify, hashed or self._nobody, password)
        return good and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Whether the hash was made with weaker parameters than are usual today."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: call(*args, **kwargs))
        finally:
            self._waiting -= 1


class Accounts:
    """Everything above, on one storage."""

    def __init__(self, storage: Storage, passwords: Passwords) -> None:
        self._storage, self._passwords = storage, passwords

    async def be_guest(self, name: str, now: int) -> Session | Refused:
        """Play at once."""
        name = players.tidy(name)
        if wrong := players.wrong_with(name):
            return wrong
        guest = await self._storage.write(players.add_guest, secrets.token_hex(8), name, now)
        return guest if isinstance(guest, Refused) else await self._session(guest, now)

    async def claim(self, player: str, name: str, password: str, now: int) -> Session | Refused:
        """Give a guest a name and a password; all games stay theirs. All other sessions end."""
        name = players.tidy(name)
        if wrong := players.wrong_with(name) or self._wrong_password(password):
            return wrong
        hashed = await self._passwords.hash(password)
        try:
            claimed = await self._storage.write(players.claim, player, name, hashed)
        except NotStored as error:
            if error.why is not Why.CONFLICT:
                raise
            return Refused.NAME_TAKEN  # another process was faster
        return claimed if isinstance(claimed, Refused) else await self._session(claimed, now)

    async def log_in(self, name: str, password: str, now: int) -> Session | Refused:
        """Come back. Whether the name or the password was wrong is nobody's business."""
        if self._passwords.busy:
            return Refused.BUSY
        player = await self._storage.read(players.find_by_name, players.tidy(name))
        if not await self._is_theirs(player.id if player else "", password) or player is None:
            return Refused.WRONG
        return await self._session(player, now)

    async def whose(self, token: str, now: int) -> Player | None:
        """Whose session this is. One that is used does not end."""
        found = await self._storage.read(players.whose, token, now)
        if found is None:
            return None
        player, expires = found
        if expires - now < LIFETIME // 2:
            await self._storage.write(players.prolong, token, now)
        return player

    async def log_out(self, token: str) -> None:
        await self._storage.write(players.close_session, token)

    async def log_out_everywhere(self, player: str) -> int:
        """End all sessions of a player; returns how many there were."""
        return await self._storage.write(players.close_all_sessions, player)

    async def change_password(self, player: str, old: str, new: str, now: int) -> Session | Refused:
        """A new password; all sessions end, and a new one begins."""
        if wrong := self._wrong_password(new):
            return wrong
        known = await self._storage.read(players.find, player)
        if known is None or not await self._is_theirs(player, old):
            return Refused.WRONG
        hashed = await self._passwords.hash(new)
        await self._storage.write(players.change_password, player, hashed)
        return await self._session(known, now)

    async def delete(self, player: str, password: str) -> Refused | None:
        """Delete a player for good, an account only with its password.

        Close their connections first, so that nothing new is said in their name.
        """
        known = await self._storage.read(players.find, player)
        if known is None:
            return Refused.NO_SUCH_PLAYER
        if not known.guest and not await self._is_theirs(player, password):
            return Refused.WRONG
        await self.log_out_everywhere(player)
        named = await self._storage.study(players.tables_naming, player)
        await self._storage.write(players.forget, player, named)
        return None

    def _wrong_password(self, password: str) -> Refused | None:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            return Refused.PASSWORD_LENGTH
        return Refused.BUSY if self._passwords.busy else None

    async def _is_theirs(self, player: str, password: str) -> bool:
        hashed = await self._storage.read(players.password_of, player)
        if not await self._passwords.matches(hashed, password[:LONGEST_PASSWORD]):
            return False
        if hashed and self._passwords.outdated(hashed):
            stronger = await self._passwords.hash(password)
            await self._storage.write(players.rehash_password, player, stronger)
        return True

    async def _session(self, player: Player, now: int) -> Session:
        token = secrets.token_urlsafe(32)
        expires = await self._storage.write(players.open_session, player.id, token, now)
        return Session(player, expires, token)
