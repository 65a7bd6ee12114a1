"""The client that waits for each answer. For asyncio there is ``AsyncTapis``."""

from __future__ import annotations

import json
import ssl
import time
import uuid
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Sequence, Union

from .connection import Server, pause_after
from .errors import BusyError, UnreachableError, error_of
from .feed import Feed

#: A page of a list, ``{nodes, pageInfo {hasNextPage endCursor}}``; None ends the iteration.
Pick = Callable[[Dict[str, Any]], Optional[Mapping[str, Any]]]


class Tapis:
    def __init__(
        self,
        url: str,
        token: Optional[str] = None,
        *,
        language: str = "en",
        attempts: int = 6,
        timeout: float = 20.0,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        """
        :param url: such as ``https://tapis.club.example``
        :param token: none for what is public
        :param language: of errors, ``en`` or ``fr``
        :param attempts: how often a call is tried before it fails; six take about half a minute
        :param timeout: seconds in which nothing comes from the server
        """
        if not url.startswith(("http://", "https://")):
            raise ValueError("url begins with http:// or https://")
        if language not in ("en", "fr"):
            raise ValueError("language is en or fr")
        self._server = Server(url.rstrip("/"), token, language, ssl_context)
        self._attempts = attempts
        self._timeout = timeout

    def query(self, document: str, variables: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
        """
        Sends a query. It is tried again while no server answers, or it is busy.

        :raises TapisError: for the first error of the answer
        """
        body = json.dumps({"query": document, "variables": variables or {}}).encode()
        attempt = 1
        while True:
            try:
                return self._send(body)
            except (BusyError, UnreachableError) as error:
                if attempt >= self._attempts:
                    raise
                time.sleep(pause_after(attempt, error))
                attempt += 1

    def command(self, document: str, input: Mapping[str, Any]) -> Dict[str, Any]:
        """
        Gives a command: a mutation whose variable is ``$input``. It gets a ``commandId`` unless it has one, and is sent again with the
        same one where the answer was lost. So it is done once.

        :raises TapisError: for the first error of the answer
        """
        return self.query(document, {"input": {"commandId": str(uuid.uuid4()), **input}})

    def pages(self, document: str, variables: Mapping[str, Any], pick: Pick) -> Iterator[Any]:
        """
        Every entry of a list, page after page.

        :param document: declares ``$after``, gives it to the list, and asks for ``pageInfo { hasNextPage endCursor }``
        :param pick: the page in the answer
        :raises ValueError: for a document with which no next page can be asked for
        """
        after: Optional[str] = None
        while True:
            page = pick(self.query(document, {**variables, "after": after}))
            if page is None:
                return
            info = page.get("pageInfo", {})
            if "hasNextPage" not in info or (info["hasNextPage"] and info.get("endCursor") is None):
                raise ValueError("pages() needs pageInfo { hasNextPage endCursor } in the document")
            if info["hasNextPage"] and info["endCursor"] == after:
                raise ValueError("pages() got the same page twice: declare $after: String in the document, and give the list after: $after")
            yield from page["nodes"]
            if not info["hasNextPage"]:
                return
            after = info["endCursor"]

    def changes(
        self,
        after: Union[str, int, None] = None,
        *,
        kinds: Sequence[str] = (),
        types: Sequence[str] = (),
        tournament: Optional[str] = None,
        season: Optional[str] = None,
        club: Optional[str] = None,
    ) -> Feed:
        """
        Every change after a position, and then each as it happens, without an end. ``close()`` of the feed ends it.

        :param after: the position of the last change that you have; None begins with the first
        """
        given = {"kind": ",".join(kinds), "type": ",".join(types), "tournament": tournament, "season": season, "club": club}
        filters = {name: value for name, value in given.items() if value}
        return Feed(self._server, None if after is None else str(after), filters)

    def _send(self, body: bytes) -> Dict[str, Any]:
        exchange = self._server.open("POST", "/graphql", self._timeout, body)
        status, retry_after = exchange.response.status, exchange.response.getheader("retry-after")
        answer = self._server.answer(exchange)
        if answer.get("errors") or answer.get("data") is None:
            raise error_of(answer, status, retry_after)
        data: Dict[str, Any] = answer["data"]
        return data
