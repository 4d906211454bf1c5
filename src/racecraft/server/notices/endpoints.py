"""Which addresses a notice may be sent to. They come from outside, so none may lead into our own network.

An address has to be https at the usual port of a public host. A push service of one's own may be named in
the settings and is taken as it is.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from racecraft.server.errors import Refused

LONGEST = 1000
HOST = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])")
INTERNAL = (".local", ".localhost", ".internal", ".lan", ".home.arpa", ".intranet", ".corp", ".onion")
NAT64 = IPv6Network("64:ff9b::/96")
UNICAST = IPv6Network("2000::/3")
"""The addresses of IPv6 that have been given out."""


def check_endpoint(endpoint: str, own: str) -> None:
    """Refused unless notices may be sent to this address; `own` is the origin of a push service of ours."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or any(sign <= " " for sign in endpoint):
        raise Refused("bad-push", "this is no address of a push service")
    if own and endpoint.startswith(f"{own}/"):
        return
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-push", "this is no address of a push service") from None
    plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc and not parts.fragment
    if not plain or not HOST.fullmatch(host) or host.endswith(INTERNAL):
        raise Refused("bad-push", "a push service has an https address at a public host")


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the internet, also where another one is wrapped in it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in UNICAST:  # among others site-local ones, and IPv4 addresses after zeros
            return False
    return found.is_global and not found.is_multicast
