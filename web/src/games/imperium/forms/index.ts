/** Forms for the choices that are more than one touch. */
import type { GameClient } from "$lib/table/contract";
import Combat from "./Combat.svelte";
import Effects from "./Effects.svelte";
import Endgame from "./Endgame.svelte";
import Influence from "./Influence.svelte";
import Choice from "./Choice.svelte";
import Sell from "./Sell.svelte";
import Reveal from "./Reveal.svelte";
import Tokens from "./Tokens.svelte";
import TopCard from "./TopCard.svelte";
import Troops from "./Troops.svelte";

export const forms: GameClient["forms"] = {
  AgentTurn: Effects,
  Effects,
  RevealTurn: Reveal,
  Choice,
  RivalChoice: Choice,
  EntryCost: Sell,
  CombatCards: Combat,
  AfterWinning: Combat,
  Endgame,
  DeployTroops: Troops,
  RetreatTroops: Troops,
  InfluenceChoice: Influence,
  InfluenceLoss: Influence,
  RivalInfluence: Influence,
  ChooseTokens: Tokens,
  TopCard,
};
