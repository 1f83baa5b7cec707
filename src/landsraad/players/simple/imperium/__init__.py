"""A simple player of Dune: Imperium: weighs what everything brings, in tenths of a Victory Point, and takes the best."""

from __future__ import annotations

from typing import Any

from landsraad.players import Player
from landsraad.players.random import Random

from . import choices, turns
from .sight import Answer, Sight

QUIET = ("pass", "end")


class Simple(Player):
    """Answers each kind of question by its own rule; what has none is passed, or left to chance."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def decide(self, view: Any, options: list[str]) -> str:
        answer = ANSWERS.get((view.question or {}).get("step"))
        if answer:
            return answer(Sight(view), options)
        return next((quiet for quiet in QUIET if quiet in options), "") or self.chance.decide(view, options)


ANSWERS: dict[str | None, Answer] = {
    "AfterWinning": choices.play,
    "AgentTurn": turns.agent_turn,
    "CardPlayed": turns.where,
    "Choice": choices.choose,
    "ChooseTokens": choices.influence,
    "CombatCards": choices.combat,
    "DefensiveBonus": choices.play,
    "DeployTroops": choices.most,
    "DiscardCards": choices.get_rid,
    "Effects": turns.agent_turn,
    "Endgame": choices.play,
    "EntryCost": choices.most,
    "FreeCard": choices.remove,
    "HaderachPlayed": turns.where,
    "InfluenceChoice": choices.influence,
    "InfluenceLoss": choices.lose,
    "Manipulation": choices.remove,
    "OpponentLoses": choices.harm,
    "RetreatTroops": choices.least,
    "RevealTurn": turns.reveal_turn,
    "TopCard": choices.top,
    "TrashCard": choices.get_rid,
    "Turn": turns.turn,
}
