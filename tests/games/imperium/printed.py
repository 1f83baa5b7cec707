"""The rules data of Dune: Imperium, and its vocabulary put into that of the game: what tests compare components with."""

from pathlib import Path
from typing import Any

import yaml

from landsraad.games.imperium import effects as words
from landsraad.games.imperium.icons import ICON

RULES = Path(__file__).parents[3] / "docs" / "rules"
DATA: dict[str, Any] = yaml.safe_load((RULES / "imperium-data.yaml").read_text(encoding="utf-8"))

COUNTED = {
    "solari": words.Solari,
    "spice": words.Spice,
    "water": words.Water,
    "vp": words.VictoryPoints,
    "draw": words.Draw,
    "intrigue": words.DrawIntrigue,
    "persuasion": words.Persuasion,
    "swords": words.Swords,
    "lose_garrison_troop": words.LoseGarrisonTroop,
    "lose_conflict_troop": words.LoseConflictTroop,
    "discard": words.Discard,
    "recall_agent": words.RecallAgent,
    "tiebreak_spice": words.TiebreakSpice,
}
PLAIN = {
    "trash_self": words.TrashThis,
    "double_harvest_base": words.DoubleHarvest,
    "take_mentat_next_round": words.TakeMentatNextRound,
    "council_seat": words.CouncilSeat,
    "swordmaster": words.Swordmaster,
    "signet": words.Signet,
    "block_space": words.BlockSpace,
    "place_agent_anywhere": words.PlaceAgentAnywhere,
    "shuffle_discard_into_deck": words.ShuffleDiscardIntoDeck,
    "end_turn_option": words.EndTurnOption,
}
ONLY_ONE_FORM = {
    "take_mentat": ({"from": "mentat_space"}, words.TakeMentat()),
    "look_top": ({"choose_one": ["draw", "trash"]}, words.LookTop()),
    "ignore_enemy_agents": ({"scope": "next_agent_this_turn"}, words.IgnoreEnemyAgents()),
    "acquire_to_deck_top": ({"optional": True, "scope": "this_reveal_turn"}, words.AcquireToDeckTop()),
}
SPICE_MUST_FLOW = "the_spice_must_flow"


def effects(listed: list[dict[str, Any]]) -> words.Effects:
    return tuple(effect(node) for node in listed)


def effect(node: dict[str, Any]) -> words.Effect:
    ((op, said),) = node.items()
    if op in COUNTED:
        assert isinstance(said, int)
        return COUNTED[op](said)
    if op in PLAIN:
        assert said is True
        return PLAIN[op]()
    if op in ONLY_ONE_FORM:
        form, meant = ONLY_ONE_FORM[op]
        assert said == form
        return meant
    return PARTICULAR[op](**said) if isinstance(said, dict) and op != "when" else PARTICULAR[op](said)


def icons(names: list[str]) -> tuple[int, ...]:
    return tuple(ICON[name] for name in names)


def whose(name: str) -> int | str:
    return ICON.get(name, name)


def number(said: int | str) -> int | None:
    return None if said == "all" else int(said)


def influence(
    faction: str, amount: int, one_of: tuple[str, ...] = (), only_where: str | None = None
) -> words.Effect:
    return words.Influence(whose(faction), amount, icons(list(one_of)), only_where)


def pay(cost: dict[str, Any], gain: list[dict[str, Any]]) -> words.Effect:
    return words.Pay(costs(cost), effects(gain))


def choose(n: int, of: list[list[dict[str, Any]]]) -> words.Effect:
    return words.Choose(n, tuple(effects(option) for option in of))


def when(said: dict[str, Any]) -> words.Effect:
    assert said.keys() == {"cond", "do"}
    return words.When(condition(said["cond"]), effects(said["do"]))


def trash(count: int, zones: list[str], optional: bool) -> words.Effect:
    return words.Trash(count, tuple(zones), optional)


def deploy(**form: Any) -> words.Effect:
    assert form.keys() == {"from", "max", "optional"}
    return words.Deploy(number(form["max"]), form["from"], form["optional"])


def retreat(**form: Any) -> words.Effect:
    assert form.keys() == {"max", "optional"}
    assert form["optional"] is True
    return words.Retreat(number(form["max"]))


def acquire(card: str | None = None, **form: Any) -> words.Effect:
    if card is not None:
        assert not form
        return words.AcquireFromReserve(card)
    return words.Acquire(form["max_cost"], tuple(form["from"]), form["to"])


def take_from_discard(faction: str, count: int, to: str) -> words.Effect:
    assert to == words.HAND
    return words.TakeFromDiscard(ICON[faction], count)


def persuasion_per_card(faction: str, zone: str, amount: int) -> words.Effect:
    assert zone == words.IN_PLAY
    return words.PersuasionPerCard(ICON[faction], amount)


def discount(card: str, amount: int, scope: str) -> words.Effect:
    assert scope == "this_turn"
    return words.Discount(card, amount)


def opponent_loses_conflict_troop(target: str, n: int) -> words.Effect:
    assert target == "one_opponent"
    return words.OpponentLosesConflictTroop(n)


def manipulate(own_discount: int, **rest: Any) -> words.Effect:
    assert rest.pop("until").startswith("end of own next Reveal turn")
    assert rest == {"remove_from": words.IMPERIUM_ROW, "refill": True}
    return words.Manipulate(own_discount)


PARTICULAR: dict[str, Any] = {
    "troops": words.Troops,
    "influence": influence,
    "pay": pay,
    "choose": choose,
    "when": when,
    "each_opponent": lambda listed: words.EachOpponent(effects(listed)),
    "reveal_if_agent_here": lambda listed: words.RevealIfAgentHere(effects(listed)),
    "trash": trash,
    "deploy": deploy,
    "retreat": retreat,
    "harvest": words.Harvest,
    "sell_spice": lambda rates: words.SellMelange(tuple(rates.items())),
    "acquire": acquire,
    "steal_intrigue": words.StealIntrigue,
    "take_from_discard": take_from_discard,
    "persuasion_per_card": persuasion_per_card,
    "discount": discount,
    "control": words.Control,
    "add_icons": lambda names: words.AddIcons(icons(names)),
    "opponent_loses_conflict_troop": opponent_loses_conflict_troop,
    "manipulate": manipulate,
}


def costs(said: dict[str, Any]) -> words.Cost:
    said = dict(said)
    resources = {name: said.pop(name, 0) for name in ("solari", "spice", "water")}
    return words.Cost(**resources, also=tuple(price(name, n) for name, n in said.items()))


def price(name: str, n: int) -> words.Price:
    if name == "trash_self":
        assert n is True
        return words.TrashThisCard()
    return {
        "influence_any": words.LoseInfluence,
        "trash_card": words.TrashCards,
        "lose_conflict_troops": words.LoseConflictTroops,
        "intrigue_cards": words.SpendIntrigue,
    }[name](n)


def condition(said: dict[str, Any]) -> words.Condition:
    match said:
        case {"influence": {"faction": faction, "min": least}}:
            return words.InfluenceAtLeast(ICON[faction], least)
        case {"alliance": faction}:
            return words.Alliance(whose(faction))
        case {"other_card_in_play": {"faction": faction}}:
            return words.OtherCardInPlay(ICON[faction])
        case {"council_seat": True}:
            return words.HasCouncilSeat()
        case {"won_conflict": True}:
            return words.WonConflict()
        case {"smf_at_least": n}:
            return words.CopiesAtLeast(SPICE_MUST_FLOW, n)
        case {"smf_more_than_each_opponent": True}:
            return words.MoreCopiesThanEachOpponent(SPICE_MUST_FLOW)
        case {"tracks": {"min_influence": n, "count": tracks}}:
            return words.InfluenceOnTracks(n, tracks)
        case {"mentat_on_space": True}:
            return words.MentatOnSpace()
        case {"opponent_has_conflict_troop": True}:
            return words.OpponentHasConflictTroop()
        case {"own_conflict_troops": n}:
            return words.ConflictTroopsAtLeast(n)
        case _:
            raise AssertionError(f"a condition without a translation: {said}")
