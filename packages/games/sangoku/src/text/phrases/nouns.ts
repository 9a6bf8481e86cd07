/** What only this game calls a card: by its unit type, by its power. */
import type { Production } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { units } from "./words.ts";

export const nouns: Production[] = [
  // A unit type stands for a general of it.
  ...Object.entries(units).map(([unit, [one, many, ja]]) =>
    read("Noun", { noun: "general", traits: { unit: [unit] } }, `<num:${one}/${many}>`, ja),
  ),
  read("Adj", { bounds: [{ of: "power", how: "exactly", n: "$n" }] }, "{n:#d} power"),
];
