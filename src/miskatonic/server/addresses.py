"""Where somebody comes from, and by which names they may call the server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from socket import gethostname
from typing import Any, Final
from urllib.parse import urlsplit

LOCAL_SUFFIXES: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Names that mean something within one house only, so that no site of the internet can have them."""


def client_network(scope: Mapping[str, Any]) -> str:
    """Whom the limits of an address count for: whoever sent this request, with all their other addresses."""
    client: Any = scope.get("client")
    return network_of(str(client[0])) if client else "local"


def network_of(address: str) -> str:
    """An address as it is counted: whoever has one of IPv6 has all of its /64 to choose from."""
    try:
        named = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(named, IPv6Address):
        return str(named)
    if named.ipv4_mapped is not None:
        return str(named.ipv4_mapped)
    return f"{IPv6Address(int(named) >> 64 << 64)}/64"


class HostNames:
    """The names a server answers to: addresses, names of one's own house, and those of the pages' `origins`.

    Any other name is that of a stranger's site, which leads browsers here to make them do what its pages want.
    """

    def __init__(self, origins: Iterable[str]) -> None:
        self._known = {host_of(urlsplit(origin).netloc) for origin in origins} | {gethostname().lower()}

    def include(self, header: str | None) -> bool:
        """True for the `Host` of a request that may be answered; programs may do without one."""
        if header is None:
            return True
        host = host_of(header)
        return host in self._known or is_address(host) or "." not in host or host.endswith(LOCAL_SUFFIXES)


def host_of(netloc: str) -> str:
    """The name or the address in `name:port` or `[address]:port`."""
    host = netloc.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
