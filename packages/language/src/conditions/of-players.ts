/** Conditions of a player, said with a verb: "you have ...", "your opponent has ...", 「相手の～が～である」. */
import type { Production } from "@tefuda/cardtext/types";
import { say } from "@tefuda/cardtext/write";
import type { Subject } from "../phrases/players.ts";

export const playersConditions = (subjects: readonly Subject[]): Production[] => [
  say("Cond", "$c", "you {c:CondOf.you.base}", [
    "あなたの{c:CondOf.you.base}",
    "[自分の]{c:CondOf.you.base}",
  ]),
  ...subjects.map(({ by, agr, en, ja }) =>
    say(
      "Cond",
      "$c",
      en.map((who) => `${who} {c:CondOf.${by}.${agr}}`),
      ja?.map((who) => `${who}の{c:CondOf.${by}.${agr}}`),
    ),
  ),
];
