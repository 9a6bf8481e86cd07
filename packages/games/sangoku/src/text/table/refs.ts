/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import type { Production } from "@tefuda/cardtext";
import { thatOf } from "@tefuda/cardtext/phrases/antecedent";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Description } from "../tree.ts";
import { game } from "./game.ts";

const one = { num: ["sg"] };

/** How a card is called that was spoken of before; see {@link thatOf}. */
const those: readonly (readonly [noun: Description["noun"], name: string, ja: string])[] = [
  ["general", "general", "武将"],
  ["card", "card", "カード"],
  ["reinforcement", "reinforcement", "増援"],
  ["tactic", "tactic", "計略"],
  ["mainTactic", "main tactic", "メイン計略"],
  ["battleTactic", "battle tactic", "戦闘計略"],
  ["scenario", "scenario", "シナリオ"],
];

/** What a card calls itself, by what it is; every card is "this card" too. */
const selves: readonly (readonly [on: string, en: readonly string[], ja: readonly string[]])[] = [
  ["onGeneral", ["this general", "this card"], ["この武将", "このカード"]],
  ["onReinforcement", ["this card", "this reinforcement"], ["このカード", "この増援"]],
  ["onTactic", ["this card", "this [(main|battle)] tactic"], ["このカード", "この[メイン|戦闘]計略"]],
  ["onScenario", ["this card", "this scenario"], ["このカード", "このシナリオ"]],
  ["onFort", ["this card"], ["このカード"]],
  [
    "anywhere",
    ["this general", "this (card|reinforcement|scenario|tactic)"],
    ["この武将", "この(カード|増援|シナリオ|計略)"],
  ],
];

/** Whose fight is meant by "the general fighting ...": this one's, or that of the general which wears this card. */
const fights = [
  { on: ["anywhere", "onGeneral"], me: "this general", ja: "この武将" },
  { on: ["onReinforcement"], me: "the equipped general", ja: "装備した武将" },
];

export const refs: Production[] = [
  ...selves.map(([on, en, ja]) => say("Ref", "this", en, ja, { ...one, on: [on] })),
  say(
    "Ref",
    "host",
    ["the equipped general", "the general equipped with this (card|reinforcement)", "this card's general"],
    ["装備した武将", "装備している武将", "この(カード|増援)を装備(した|している)武将"],
    { ...one, on: ["anywhere", "onReinforcement"] },
  ),
  ...fights.map(({ on, me, ja }) =>
    say(
      "Ref",
      "foe",
      [
        `the general fighting ${me}`,
        `the general [that] (${me} is fighting|is fighting ${me}|${me} fights|fights ${me})`,
        `the (general|opposing general) in battle with ${me}`,
        `the opposing general fighting ${me}`,
      ],
      [`${ja}と戦闘中の武将`, `${ja}と戦闘(している|する|した)武将`, `${ja}の戦闘相手[の武将]`],
      { ...one, on },
    ),
  ),
  say("Ref", "it", ["it"], ["それ"], one),
  read(
    "Ref",
    "it",
    ["that (general|card|reinforcement|tactic|resource|scenario)", "the chosen (general|card|resource)"],
    ["その(武将|カード|増援|計略|国力|シナリオ)", "選んだ(武将|カード|国力)"],
    { ...one, ctx: ["free"] },
  ),
  // Japanese calls "it" what it is.
  ...[...those, ["resource", "", "国力"] as const].map(([noun, , ja]) =>
    both(
      "Ref",
      () => "it",
      (it: string) => (it === `it ${noun}` ? {} : undefined),
      [],
      `その${ja}`,
      { ...one, ctx: ["free"] },
    ),
  ),
  // After a trigger "that general" is the one that it spoke of.
  ...those.map(([noun, en, ja]) =>
    say("Ref", thatOf(game, noun), `that ${en}`, `その${ja}`, { ...one, ctx: ["when"] }),
  ),
  ...[
    ["subj", "they"],
    ["obj", "them"],
    ["event", "they"],
  ].map(([role, word]) =>
    say(
      "Ref",
      "them",
      [word!, "those (generals|cards|reinforcements|resources)"],
      ["それら", "それらの(武将|カード|増援|国力)"],
      { num: ["pl"], role: [role!] },
    ),
  ),
];
