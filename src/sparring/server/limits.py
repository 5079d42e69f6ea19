"""How much a stranger may ask for: buckets of tokens, one for each kind of request and each caller.

Nothing here knows of HTTP, or reads a clock.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

MOST_CALLERS = 50_000  # whoever was quiet for longest is forgotten first


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    a_second: float


RATES = {
    "request": Rate(200, 20),  # anything by HTTP
    "guest": Rate(40, 0.2),  # new guests: a club sits behind one address
    "password": Rate(10, 0.1),  # tries to log in, to claim, to delete
    "name": Rate(10, 0.02),  # tries to log in as the same account, from wherever
    "table": Rate(20, 0.1),  # new tables
    "study": Rate(60, 4),  # games replayed for somebody
    "hint": Rate(6, 0.2),  # what one player asks a judge
    "socket": Rate(60, 2),  # new sockets
    "message": Rate(60, 30),  # what one socket says
    "chat": Rate(8, 0.5),  # what one player says in words
}


class Limits:
    """Who has asked for how much lately. `factor` makes every limit that many times wider."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, caller: str, now: float) -> bool:
        """Whether this caller may do this now (in seconds); if so, it counts."""
        rate, key = RATES[kind], (kind, caller)
        burst = rate.burst * self.factor
        left, at = self._left.pop(key, (burst, now))
        left = min(burst, left + max(0.0, now - at) * rate.a_second * self.factor)
        good = left >= 1
        self._left[key] = left - 1 if good else left, now
        if len(self._left) > MOST_CALLERS:
            self._left.popitem(last=False)
        return good


def caller(host: str) -> str:
    """An address, as limits know it: of IPv6 the first half, since a home has the second to itself.

    >>> caller("192.0.2.7"), caller("2001:db8::7"), caller("somewhere")
    ('192.0.2.7', '2001:db8::/64', 'somewhere')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
