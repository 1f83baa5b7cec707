"""The thirty leaders, five a faction. Each is a leader disc and also a card of the Traitor deck."""

from typing import NamedTuple, TypeAlias

from landsraad.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    HARKONNEN,
    Faction,
)

Leader: TypeAlias = int


class LeaderData(NamedTuple):
    id: str
    name: str
    faction: Faction
    strength: int


LEADERS: tuple[LeaderData, ...] = (
    LeaderData("thufir_hawat", "Thufir Hawat", ATREIDES, 5),
    LeaderData("lady_jessica", "Lady Jessica", ATREIDES, 5),
    LeaderData("gurney_halleck", "Gurney Halleck", ATREIDES, 4),
    LeaderData("duncan_idaho", "Duncan Idaho", ATREIDES, 2),
    LeaderData("dr_wellington_yueh", "Dr. Wellington Yueh", ATREIDES, 1),
    LeaderData("alia", "Alia", BENE_GESSERIT, 5),
    LeaderData("margot_lady_fenring", "Margot Lady Fenring", BENE_GESSERIT, 5),
    LeaderData("mother_ramallo", "Mother Ramallo", BENE_GESSERIT, 5),
    LeaderData("princess_irulan", "Princess Irulan", BENE_GESSERIT, 5),
    LeaderData("wanna_marcus", "Wanna Marcus", BENE_GESSERIT, 5),
    LeaderData("hasimir_fenring", "Hasimir Fenring", EMPEROR, 6),
    LeaderData("captain_aramsham", "Captain Aramsham", EMPEROR, 5),
    LeaderData("caid", "Caid", EMPEROR, 3),
    LeaderData("burseg", "Burseg", EMPEROR, 3),
    LeaderData("bashar", "Bashar", EMPEROR, 2),
    LeaderData("stilgar", "Stilgar", FREMEN, 7),
    LeaderData("chani", "Chani", FREMEN, 6),
    LeaderData("otheym", "Otheym", FREMEN, 5),
    LeaderData("shadout_mapes", "Shadout Mapes", FREMEN, 3),
    LeaderData("jamis", "Jamis", FREMEN, 2),
    LeaderData("staban_tuek", "Staban Tuek", GUILD, 5),
    LeaderData("master_bewt", "Master Bewt", GUILD, 3),
    LeaderData("esmar_tuek", "Esmar Tuek", GUILD, 3),
    LeaderData("soo_soo_sook", "Soo-Soo Sook", GUILD, 2),
    LeaderData("guild_rep", "Guild Rep.", GUILD, 1),
    LeaderData("feyd_rautha", "Feyd-Rautha", HARKONNEN, 6),
    LeaderData("beast_rabban", "Beast Rabban", HARKONNEN, 4),
    LeaderData("piter_de_vries", "Piter De Vries", HARKONNEN, 3),
    LeaderData("captain_iakin_nefud", "Captain Iakin Nefud", HARKONNEN, 2),
    LeaderData("umman_kudu", "Umman Kudu", HARKONNEN, 1),
)

LEADER_ID: tuple[str, ...] = tuple(leader.id for leader in LEADERS)
LEADER: dict[str, Leader] = {name: leader for leader, name in enumerate(LEADER_ID)}
STRENGTH: tuple[int, ...] = tuple(leader.strength for leader in LEADERS)
FACTION_OF: tuple[Faction, ...] = tuple(leader.faction for leader in LEADERS)
LEADERS_OF: tuple[tuple[Leader, ...], ...] = tuple(
    tuple(leader for leader, its_faction in enumerate(FACTION_OF) if its_faction == faction)
    for faction in FACTIONS
)
