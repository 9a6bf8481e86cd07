/** Small trees to build texts of, and how a text is tried in both languages. */
import { unsaid } from "@tefuda/cardtext/trial";
import { expect } from "vitest";
import { grammar } from "./index.ts";
import type { Action, Cards, Comparison, Description, Icon, Statement, Text, Who } from "./tree.ts";

export const unit: Description = { noun: "unit" };
export const mine: Description = { ...unit, side: "yours" };
export const one = (what: Description, more: object = {}): Cards => ({
  count: { exactly: 1 },
  what,
  ...more,
});
export const all = (what: Description): Cards => ({ count: "all", what });
export const self: Cards = { ref: "this" };

export const whos: readonly Who[] = ["you", "opponent", "both", "owner", "its"];
/** Those that can be spoken of before any card was. */
export const alone: readonly Who[] = ["you", "opponent", "both"];
export const comparisons: readonly Comparison[] = ["exactly", "atLeast", "atMost", "moreThan", "lessThan"];
export const icons: readonly Icon[] = [
  "covert",
  "reinforcement",
  "attribution",
  "dispatch",
  "martialArts",
  "hate",
];
export const end: Action = { do: "endAttack" };
export const draw: Action = { do: "draw", who: "you", n: 1 };
/** Brings up a card, so that "it" and its owner can be spoken of. */
export const stun: Action = { do: "stun", what: one(unit) };

export const effect = (act: Action): Text => ({ kind: "effect", do: act });
export const afterIt = (act: Action): Text => effect({ do: "seq", of: [stun, act] });
export const always = (statement: Statement): Text => ({ kind: "always", what: [statement] });
export const destroy = (what: Cards): Text => effect({ do: "destroy", what });

/** Fails on a text that has no words, or whose words are read as something else, in either language. */
export function check(texts: readonly Text[]): void {
  expect(texts.flatMap((text) => unsaid(grammar, text))).toEqual([]);
}

export const card = (zone: "hand" | "trail" | "homebase", whose: Who): Description => ({
  noun: "card",
  zone: { in: zone, whose },
});
export const fallen: Description = { ...unit, zone: { in: "trail", whose: "you" } };
