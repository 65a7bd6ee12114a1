"""The feed of changes: ``GET /changes?follow``, line by line. The page docs/feed.md of Tapis has the fields."""

from __future__ import annotations

import json
import sys
import threading
from http.client import HTTPException
from typing import Any, Dict, Iterator, Mapping, Optional, TypedDict
from urllib.parse import urlencode

from .connection import Exchange, Server, pause_after
from .errors import BusyError, TapisError, UnreachableError

#: An empty line comes every 15 seconds: after so many seconds of nothing the connection is dead.
_SILENCE = 45.0


class Texts(TypedDict):
    en: str
    fr: str


class By(TypedDict):
    role: str
    id: Optional[str]


class ChangeData(TypedDict):
    text: Texts
    by: Optional[By]
    command: Optional[str]
    commandId: Optional[str]
    schema: Optional[int]
    event: Optional[Dict[str, Any]]


class _Change(TypedDict):
    specversion: str
    id: str
    source: str
    type: str
    subject: str
    datacontenttype: str
    position: str
    data: ChangeData


class Change(_Change, total=False):
    """A change: a CloudEvent 1.0."""

    time: str


class Feed(Iterator[Change]):
    """Every change after a position, then each as it happens. After a broken connection it goes on from the last one."""

    def __init__(self, server: Server, after: Optional[str], filters: Mapping[str, str]) -> None:
        self._server = server
        self._after = after
        self._filters = filters
        self._exchange: Optional[Exchange] = None
        self._closed = threading.Event()
        self._attempt = 0

    def __next__(self) -> Change:
        while not self._closed.is_set():
            error: Optional[TapisError] = None
            try:
                change = self._read()
                if change is not None:
                    self._attempt = 0
                    self._after = change["position"]
                    return change
            except (BusyError, UnreachableError) as passing:
                error = passing
            self._drop()
            self._attempt += 1
            self._closed.wait(pause_after(self._attempt, error))
        self._drop()
        raise StopIteration

    def close(self) -> None:
        """Ends the iteration, from any thread."""
        self._closed.set()
        exchange = self._exchange
        if exchange is not None:
            exchange.close()

    def __enter__(self) -> Feed:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self._drop()

    def __del__(self) -> None:
        if not sys.is_finalizing():
            self._drop()

    def _read(self) -> Optional[Change]:
        """The next change; None where the connection broke."""
        exchange = self._exchange = self._exchange or self._open()
        # close() may have come while the connection was being opened.
        while not self._closed.is_set():
            try:
                line = exchange.response.readline()
            except (OSError, HTTPException, ValueError):
                return None
            # A line without an end was cut.
            if not line.endswith(b"\n"):
                return None
            if line.strip():
                change: Change = json.loads(line)
                return change
        return None

    def _open(self) -> Exchange:
        query = {"follow": "true", **self._filters}
        if self._after is not None:
            query["after"] = self._after
        exchange = self._server.open("GET", f"/changes?{urlencode(query)}", _SILENCE)
        if exchange.response.status != 200:
            raise self._server.error(exchange)
        return exchange

    def _drop(self) -> None:
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            exchange.release()
