/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { thatOf } from "@tefuda/language/phrases/antecedent";
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

const resource = ["resource", "resource", "国力"] as const;

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
  // What it is called tells whether it can be meant. After a trigger "that general" is the one that it spoke of.
  ...[...those, resource].flatMap(([noun, en, ja]) => [
    say("Ref", thatOf(game, noun), `that ${en}`, `その${ja}`, { ...one, ctx: ["when"] }),
    // Japanese calls "it" what it is.
    both(
      "Ref",
      () => thatOf(game, noun),
      (it: string) => (it === `it ${noun}` ? {} : undefined),
      [],
      `その${ja}`,
      { ...one, ctx: ["free"] },
    ),
    read("Ref", thatOf(game, noun), [`that ${en}`, `the chosen ${en}`], `選んだ${ja}`, {
      ...one,
      ctx: ["free"],
    }),
  ]),
  // Of two that a trigger spoke of each has a name.
  ...(
    [
      ["doer", "attacking", "攻撃した"],
      ["whom", "attacked", "攻撃された"],
    ] as const
  ).map(([ref, en, ja]) => say("Ref", ref, `the ${en} general`, `${ja}武将`, { ...one, ctx: ["when"] })),
  ...[
    ["subj", "they"],
    ["obj", "them"],
    ["event", "they"],
  ].map(([role, word]) => say("Ref", "them", word!, "それら", { num: ["pl"], role: [role!] })),
  ...[...those, resource].map(([noun, en, ja]) =>
    read("Ref", `those ${noun}`, `those ${en}s`, `それらの${ja}`, {
      num: ["pl"],
      role: ["subj", "obj", "event"],
    }),
  ),
];
