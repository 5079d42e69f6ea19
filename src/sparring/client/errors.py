"""What can go wrong between a client and a server, each under a name of its own.

Nothing here knows how it is noticed.
"""

from __future__ import annotations

from .. import wire


class ClientError(Exception):
    """Anything below."""


class Refused(ClientError):
    """The table did not grant a wish, and nothing has changed; `reason` says why."""

    def __init__(self, reason: wire.Reason) -> None:
        self.reason = reason
        super().__init__(reason.value)


class Unanswered(ClientError):
    """There was no answer for as long as we are patient. Whether the wish was granted is not known:
    said again with the same id, as `await table.wish(error.wish)`, it is done once."""

    def __init__(self, wish: wire.Wish | wire.AskHint) -> None:
        self.wish = wish
        super().__init__(f"no answer to {wish!r}")


class Unreachable(ClientError):
    """There was no server for as long as we are patient."""


class Closed(ClientError):
    """The table will not have us, or not any more; `code` is that of the protocol, 0 if it was us
    who closed it."""

    def __init__(self, code: int, why: str) -> None:
        self.code = code
        super().__init__(why)


class Problem(ClientError):
    """The server did not do what it was asked by HTTP."""

    def __init__(self, status: int, detail: str, reason: str = "") -> None:
        self.status, self.detail, self.reason = status, detail, reason
        super().__init__(f"{status}: {detail}")
