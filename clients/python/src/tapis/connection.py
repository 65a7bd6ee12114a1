"""Requests over http.client. Redirects are not followed, so the token goes to no other server."""

from __future__ import annotations

import json
import random
import socket
import ssl
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Mapping, Optional
from urllib.parse import urlsplit

from .errors import TapisError, error_of, unreachable

_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 15.0


@dataclass
class Exchange:
    """An answer that is still being read."""

    response: HTTPResponse
    socket: socket.socket

    def close(self) -> None:
        """Also ends a read that another thread waits for."""
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def release(self) -> None:
        self.response.close()
        self.socket.close()


@dataclass(frozen=True)
class Server:
    url: str
    token: Optional[str] = field(repr=False)
    language: str
    ssl_context: Optional[ssl.SSLContext]

    def open(self, method: str, path: str, timeout: float, body: Optional[bytes] = None) -> Exchange:
        """Raises UnreachableError where no server answers."""
        parts = urlsplit(self.url)
        host = parts.hostname or ""
        connection: HTTPConnection
        if parts.scheme == "https":
            context = self.ssl_context or ssl.create_default_context()
            connection = HTTPSConnection(host, parts.port, timeout=timeout, context=context)
        else:
            connection = HTTPConnection(host, parts.port, timeout=timeout)
        headers = {"accept-language": self.language, "connection": "close"}
        if body is not None:
            headers["content-type"] = "application/json"
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            connection.connect()
            connection.request(method, parts.path + path, body, headers)
            # The connection forgets its socket once the answer begins.
            opened = connection.sock
            return Exchange(connection.getresponse(), opened)
        except (OSError, HTTPException) as error:
            connection.close()
            raise unreachable(self.url, self.language) from error

    def answer(self, exchange: Exchange) -> Mapping[str, Any]:
        """The JSON of an answer; empty for what is none, of a proxy say. Raises UnreachableError where the answer was cut."""
        try:
            found = json.loads(exchange.response.read())
            return found if isinstance(found, dict) else {}
        except ValueError:
            return {}
        except (OSError, HTTPException) as error:
            raise unreachable(self.url, self.language) from error
        finally:
            exchange.release()

    def error(self, exchange: Exchange) -> TapisError:
        response = exchange.response
        return error_of(self.answer(exchange), response.status, response.getheader("retry-after"))


def pause_after(attempt: int, error: Optional[TapisError]) -> float:
    """Seconds: longer after each attempt, by chance some more or less, and not before the server wants it."""
    back_off = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** min(attempt - 1, 10)) * random.uniform(0.75, 1.25)
    return max(back_off, 0.0 if error is None else error.retry_after)
