/** Small trees to build texts of, and how a text is tried in both languages. */
import { unsaid } from "@tefuda/cardtext/trial";
import { expect } from "vitest";
import { grammar } from "./index.ts";
import type { Action, Cards, Comparison, Description, PlainEmblem, Statement, Text, Who } from "./tree.ts";

export const general: Description = { noun: "general" };
export const mine: Description = { ...general, side: "yours" };
export const theirs: Description = { ...general, side: "opponents" };
export const one = (what: Description, more: object = {}): Cards => ({
  count: { exactly: 1 },
  what,
  ...more,
});
export const all = (what: Description): Cards => ({ count: "all", what });
export const self: Cards = { ref: "this" };
export const host: Cards = { ref: "host" };

export const whos: readonly Who[] = ["you", "opponent", "both", "owner", "its"];
/** Those that can be spoken of before any card was. */
export const alone: readonly Who[] = ["you", "opponent", "both"];
export const comparisons: readonly Comparison[] = ["exactly", "atLeast", "atMost", "moreThan", "lessThan"];
export const emblems: readonly PlainEmblem[] = [
  "haste",
  "trample",
  "avoidance",
  "longSpear",
  "unblockable",
  "summonShot",
  "uprising",
  "patriotism",
  "assistant",
  "lord",
  "multipleMusou",
  "combatElephant",
  "awaken",
  "firstStrike",
  "mercenary",
  "support",
  "surpriseAttack",
  "nationTreasure",
  "continuousFire",
  "intimidate",
  "defensiveStance",
  "dance",
];
export const draw: Action = { do: "draw", who: "you", n: 1 };
export const shuffle: Action = { do: "shuffle", who: "you" };
/** Brings up a card, so that "it" and its owner can be spoken of. */
export const tap: Action = { do: "tap", what: one(general) };

export const effect = (act: Action): Text => ({ kind: "effect", do: act });
export const afterIt = (act: Action): Text => effect({ do: "seq", of: [tap, act] });
export const passive = (statement: Statement): Text => ({
  kind: "always",
  mode: "passive",
  what: [statement],
});
export const retire = (what: Cards): Text => effect({ do: "retire", what });

/** Fails on a text that has no words, or whose words are read as something else, in either language. */
export function check(texts: readonly Text[]): void {
  expect(texts.flatMap((text) => unsaid(grammar, text))).toEqual([]);
}

export const card = (zone: "hand" | "pile" | "resources" | "out", whose: Who): Description => ({
  noun: "card",
  zone: { in: zone, whose },
});
export const fallen: Description = { ...general, zone: { in: "pile", whose: "you" } };
