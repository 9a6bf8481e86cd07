/** What cards and players are called where a text is found unclear, and whether a card could be what it is called. */
import { capital } from "@tefuda/cardtext";
import type { Description, Who } from "../tree.ts";
import type { Named } from "./lead.ts";

/** Whether what is known of a card leaves room for what it is called. */
export function couldBe(what: Description | undefined, fits: Description | undefined): boolean {
  if (!what || !fits) return true;
  if (fits.noun !== "card" && what.noun !== "card" && fits.noun !== what.noun) return false;
  if (!fits.unitTypes) return true;
  if (what.unitTypes && !fits.unitTypes.some((type) => what.unitTypes!.includes(type))) return false;
  return !fits.unitTypes.every((type) => what.notUnitTypes?.includes(type));
}

export const PLAYERS: Readonly<Record<Who, string>> = {
  you: "you",
  opponent: "that opponent",
  opponents: "each opponent",
  others: "each other player",
  everybody: "each player",
  owner: "the owner of a card",
  its: "the player of a card",
  they: "the player spoken of",
};
const NOUNS: Readonly<Record<Description["noun"], string>> = {
  card: "card",
  unit: "unit",
  equipment: "Equipment",
  event: "Event",
  trap: "Trap",
  turf: "Turf",
  newRule: "New Rule",
};
export const nounFor = (what: Description): string =>
  (what.unitTypes ?? what.types)?.map(capital).join(" or ") ?? NOUNS[what.noun];

export function nameOf({ ref, what }: Named): string {
  const noun = what ? nounFor(what) : "card";
  if (ref === "this") return `this ${noun}`;
  if (ref === "bearer") return "the equipped unit";
  if (ref === "attacker") return `the attacking ${noun}`;
  if (ref === "attacked") return `the attacked ${noun}`;
  return `the ${noun}`;
}
export const either = (word: string, found: readonly Named[]): string =>
  `${word === "that" ? "that" : `"${word}"`} could be ${found.map(nameOf).join(" or ")}`;

export function nothing(word: string, fits: Description | undefined, lies: boolean): string {
  const noun = fits ? nounFor(fits) : "card";
  if (word === "them") return "no row of cards is spoken of before that could be meant";
  return `no ${noun} is spoken of before that ${lies ? "lies on the battlefield then" : "could be meant"}`;
}
