/** How much bond somebody has. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { bounds } from "@tefuda/language/phrases/asking";
import { aru, bare, deAru, ofIt } from "@tefuda/language/phrases/inflect";
import { subjects } from "./game.ts";

export const counts: Production[] = [
  ...Object.entries(bounds).map(([how, [en, ja]]) => {
    const n = en.map((phrase) => phrase.replace("N", "{n:#0}"));
    const exactly = how === "exactly" ? n.slice(1) : n;
    return say(
      "CondOf",
      { if: "bond", who: "@by", how, n: "$n" },
      [
        `<verb:have/has> ${exactly[0]!.replace("{n:#0}", "{n:#0} bond")}`,
        ...n.flatMap((phrase) => [
          `<verb:have/has> ${phrase} bond`,
          `<verb:have/has> ${phrase.replace("{n:#0}", "{n:#0} bond")}`,
        ]),
      ],
      how === "exactly"
        ? [`絆がちょうど{n:#0}${deAru}`, `絆が{n:#0}${deAru}`]
        : [`絆が{n:#0}${ja}${deAru}`, `絆が{n:#0}${ja}(${ofIt}|${bare}|${aru})`],
    );
  }),
  say("Cond", "$c", "you {c:CondOf.you.base}", ["あなたの{c:CondOf.you.base}", "{c:CondOf.you.base}"]),
  ...subjects.map(({ by, agr, en, ja }) =>
    say(
      "Cond",
      "$c",
      en.map((who) => `${who} {c:CondOf.${by}.${agr}}`),
      ja?.map((who) => `${who}の{c:CondOf.${by}.${agr}}`),
    ),
  ),
];
