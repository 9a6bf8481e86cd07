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
  // What is meant anyway, said to leave no doubt.
  read(
    "Rel",
    {},
    "(yours included|including yours|including your own|(on|of) either side|(on|of) both sides|of (either|any) player)",
  ),
  read(
    "Rel",
    {},
    "((this general|this card) (counted|included)|(including|counting) (this general|this card|itself))",
  ),
  // In a text on a battle: what fights in it.
  read(
    "Rel",
    { is: { battle: "fighting" } },
    "[(that is|that are|taking part|involved)] in (battle|the battle|this battle|that battle|combat)",
  ),
  read("Adj", { bounds: [{ of: "power", how: "exactly", n: "$n" }] }, "{n:#d} power"),
];
