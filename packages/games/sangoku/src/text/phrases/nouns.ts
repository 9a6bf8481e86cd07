/** What only this game calls a card: by its unit type, by its power. */
import type { Production } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { units } from "./words.ts";

export const nouns: Production[] = [
  // A unit type stands for a general of it.
  ...Object.entries(units).map(([unit, [one, many, ja]]) =>
    read("Noun", { noun: "general", traits: { unit: [unit] } }, `<num:${one}/${many}>`, ja),
  ),
  ...Object.entries(units).map(([unit, [one]]) =>
    read("IsIt", { noun: "card", traits: { unit: [unit] } }, `is ${one}`),
  ),
  // In a text on a battle: what fights in it.
  read(
    "Rel",
    { is: { battle: "fighting" } },
    "[(that is|that are|taking part|involved)] in (battle|the battle|this battle|that battle|combat)",
  ),
  read("Adj", { bounds: [{ of: "power", how: "exactly", n: "$n" }] }, "{n:#d} power"),
];
