/** For those who listen: a thing's name, and whether something can be done there now. */
import type { Say } from "../texts/own";

export function possible(name: string, is: boolean, t: Say): string {
  return is ? `${name}, ${t("possible-now")}` : name;
}
