/** Forms for big choices, by question; everything else is touched where it lives, or chosen from the list. */
import type { GameClient } from "$lib/table/contract";
import Auction from "./Auction.svelte";
import BattlePlans from "./BattlePlans.svelte";
import Prediction from "./Prediction.svelte";
import Revival from "./Revival.svelte";
import Steps from "./Steps.svelte";

export const forms: GameClient["forms"] = {
  Auction,
  BattlePlans,
  Prediction,
  ReviveTogether: Revival,
  FreeRevival: Revival,
  KaramaRevival: Revival,
  Shipment: Steps,
  Movement: Steps,
  Move: Steps,
  CrossShipment: Steps,
  ReturnToReserves: Steps,
  WormRide: Steps,
  FremenPlacement: Steps,
  StormDials: Steps,
  PayRevival: Steps,
  WeatherBeforeDistance: Steps,
  WeatherBeforeMove: Steps,
};
