/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { thatOf } from "@tefuda/language/phrases/antecedent";
import type { Description } from "../tree.ts";
import { game } from "./game.ts";

const one = { num: ["sg"] };
/** How a card is called that was spoken of before; see {@link thatOf}. */
const those: readonly (readonly [noun: Description["noun"], name: string, ja: string])[] = [
  ["unit", "UNIT", "UNIT"],
  ["card", "card", "カード"],
  ["item", "ITEM", "ITEM"],
  ["event", "EVENT", "EVENT"],
  ["base", "BASE", "BASE"],
];

/** What a card calls itself, by what it is (trails-1.7); every card is "this card" too. */
const selves: readonly (readonly [on: string, name: string])[] = [
  ["onUnit", "UNIT"],
  ["onItem", "ITEM"],
  ["onBase", "BASE"],
];

export const refs: Production[] = [
  ...selves.map(([on, name]) =>
    say("Ref", "this", [`this ${name}`, "this card"], [`この${name}`, "このカード"], { ...one, on: [on] }),
  ),
  say("Ref", "this", ["this card", "this EVENT"], ["このカード", "このEVENT"], { ...one, on: ["onEvent"] }),
  say(
    "Ref",
    "this",
    ["this UNIT", "this (card|ITEM|BASE|EVENT)"],
    ["このUNIT", "この(カード|ITEM|BASE|EVENT)"],
    { ...one, on: ["anywhere"] },
  ),
  say("Ref", "it", ["it"], ["それ"], one),
  read("Ref", "it", "the chosen (UNIT|card)", "選んだ(UNIT|カード)", { ...one, ctx: ["free"] }),
  // What it is called tells whether it can be meant. After a trigger "that UNIT" is the one that it spoke of.
  ...those.map(([noun, en, ja]) => say("Ref", thatOf(game, noun), `that ${en}`, `その${ja}`, one)),
  // Where a trigger spoke of two cards; "that UNIT" is the one that was stunned if the other is this card.
  say("Ref", "doer", ["the stunning UNIT", "the UNIT that stunned it"], "スタンさせたUNIT", {
    ...one,
    ctx: ["when"],
  }),
  say(
    "Ref",
    "whom",
    ["the stunned UNIT", "the UNIT that was stunned"],
    ["スタンさせられたUNIT", "スタン(した|された)UNIT"],
    { ...one, ctx: ["when"] },
  ),
  ...[
    ["subj", "they"],
    ["obj", "them"],
    ["event", "they"],
  ].map(([role, word]) =>
    say("Ref", "them", [word!, "those (UNITs|cards|ITEMs)"], ["それら", "それらの(UNIT|カード|ITEM)"], {
      num: ["pl"],
      role: [role!],
    }),
  ),
  say(
    "Ref",
    "foe",
    [
      "the UNIT combating this UNIT",
      "the UNIT [that] (this UNIT is combating|is combating this UNIT|this UNIT combats|combats this UNIT)",
      "the UNIT in combat with this UNIT",
    ],
    ["このUNITと戦闘中のUNIT", "このUNITと戦闘(している|する|した)UNIT", "このUNITの戦闘相手[のUNIT]"],
    one,
  ),
];
