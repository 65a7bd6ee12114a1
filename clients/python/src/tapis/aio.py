"""The client for asyncio. Each call is that of ``Tapis``, in a thread of asyncio's pool."""

from __future__ import annotations

import asyncio
from typing import Any, AsyncIterator, Dict, Mapping, Optional, Sequence, Union

from .client import Pick, Tapis
from .feed import Change


class AsyncTapis:
    """``AsyncTapis(Tapis(url, token))``. A feed occupies one thread while it waits. A cancelled call may still be done by the server."""

    def __init__(self, tapis: Tapis) -> None:
        self._tapis = tapis

    async def query(self, document: str, variables: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
        return await asyncio.to_thread(self._tapis.query, document, variables)

    async def command(self, document: str, input: Mapping[str, Any]) -> Dict[str, Any]:
        return await asyncio.to_thread(self._tapis.command, document, input)

    async def pages(self, document: str, variables: Mapping[str, Any], pick: Pick) -> AsyncIterator[Any]:
        nodes = self._tapis.pages(document, variables, pick)
        over = object()
        while (node := await asyncio.to_thread(next, nodes, over)) is not over:
            yield node

    async def changes(
        self,
        after: Union[str, int, None] = None,
        *,
        kinds: Sequence[str] = (),
        types: Sequence[str] = (),
        tournament: Optional[str] = None,
        season: Optional[str] = None,
        club: Optional[str] = None,
    ) -> AsyncIterator[Change]:
        feed = self._tapis.changes(after, kinds=kinds, types=types, tournament=tournament, season=season, club=club)
        try:
            while (change := await asyncio.to_thread(next, feed, None)) is not None:
                yield change
        finally:
            feed.close()
