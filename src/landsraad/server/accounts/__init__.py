"""Who somebody is: guests and registered people, their sessions, tokens for bots, passwords, how often they may call."""

from __future__ import annotations

from .accounts import AccountProblem, Accounts
from .limits import LIMITS, Limit, Limiter

__all__ = ["LIMITS", "AccountProblem", "Accounts", "Limit", "Limiter"]
