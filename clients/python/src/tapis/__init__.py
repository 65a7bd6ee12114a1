"""A client of Tapis, with the standard library alone. See README.md."""

from .aio import AsyncTapis
from .client import Tapis
from .errors import BusyError, NotAllowedError, RefusedError, StaleRevisionError, TapisError, UnreachableError
from .feed import By, Change, ChangeData, Feed, Texts
from .webhooks import WebhookError, verify_webhook

__all__ = [
    "AsyncTapis",
    "BusyError",
    "By",
    "Change",
    "ChangeData",
    "Feed",
    "NotAllowedError",
    "RefusedError",
    "StaleRevisionError",
    "Tapis",
    "TapisError",
    "Texts",
    "UnreachableError",
    "WebhookError",
    "verify_webhook",
]
