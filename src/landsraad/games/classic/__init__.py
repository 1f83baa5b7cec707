"""Dune (classic), the 2019 edition: one file for each chapter of the rulebook, one for each faction's advantages."""

from .game import GAME

__all__ = ["GAME"]
