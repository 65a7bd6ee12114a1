"""What calls raise."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Mapping, Optional


@dataclass(frozen=True)
class ErrorDetails:
    """What the server says of an error."""

    #: Such as ``STALE_REVISION``; ``UNREACHABLE`` where no server answered.
    code: str
    #: The article of the rulebook that decided.
    article: Optional[str] = None
    #: What the sentence says, as values.
    parameters: Mapping[str, Any] = field(default_factory=dict)
    #: The sentence in English (``en``) and French (``fr``).
    messages: Mapping[str, str] = field(default_factory=dict)
    #: The HTTP status; 0 where no server answered.
    status: int = 0
    #: Seconds to wait before the next call, from ``Retry-After``.
    retry_after: float = 0.0


class TapisError(Exception):
    """The server refused, or could not be reached."""

    def __init__(self, message: str, details: ErrorDetails) -> None:
        super().__init__(message)
        self.code = details.code
        self.article = details.article
        self.parameters = details.parameters
        self.messages = details.messages
        self.status = details.status
        self.retry_after = details.retry_after


class UnreachableError(TapisError):
    """No server answered, or the answer was lost."""


class BusyError(TapisError):
    """The server is busy, or the quota of the token is used up. The same call may succeed later."""


class RefusedError(TapisError):
    """The server refused. The same call would be refused again."""


class NotAllowedError(RefusedError):
    """The token is missing, wrong, or lacks a role."""


class StaleRevisionError(RefusedError):
    """Somebody else was faster. Read again, then decide again."""


#: Answers after which the same call may succeed.
_PASSING = frozenset({429, 502, 503, 504})
_KINDS: Mapping[str, type[TapisError]] = {
    "STALE_REVISION": StaleRevisionError,
    "UNAUTHENTICATED": NotAllowedError,
    "FORBIDDEN": NotAllowedError,
}


def unreachable(url: str, language: str) -> UnreachableError:
    messages = {"en": f"No server answers at {url}.", "fr": f"Aucun serveur ne répond à {url}."}
    return UnreachableError(messages[language], ErrorDetails("UNREACHABLE", messages=messages))


def error_of(answer: Mapping[str, Any], status: int, retry_after: Optional[str]) -> TapisError:
    """The error of an answer: its first one, or that it has no data."""
    errors = answer.get("errors") or [{}]
    message = errors[0].get("message") or f"The server answered {status}."
    extensions = errors[0].get("extensions") or {}
    parameters = extensions.get("parameters") or {}
    details = ErrorDetails(
        code=extensions.get("code") or "NO_DATA",
        article=extensions.get("article"),
        parameters=parameters,
        messages=extensions.get("messages") or {"en": message, "fr": message},
        status=status,
        retry_after=_seconds(retry_after or parameters.get("seconds")),
    )
    kind = BusyError if status in _PASSING else _KINDS.get(details.code, RefusedError)
    return kind(message, details)


def _seconds(given: object) -> float:
    """A proxy may give a date instead: then the usual pause is kept."""
    try:
        return max(0.0, float(given))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return 0.0
