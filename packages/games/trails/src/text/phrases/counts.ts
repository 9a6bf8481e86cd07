/** Conditions that count: cards on a side or in a zone, cards in a hand, bond. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { bounds } from "@tefuda/language/phrases/asking";
import { type Bounded, boundedCards, boundedHand } from "@tefuda/language/phrases/bounded";
import { aru, bare, deAru, iru, ofIt } from "@tefuda/language/phrases/inflect";
import { without } from "@tefuda/language/phrases/parts";
import type { Condition, Description, Who } from "../tree.ts";
import { merge, type Part, says } from "./describe.ts";
import { counters, subjects } from "./game.ts";

/** Of cards: what is counted is of one side, of a zone, or of the whole field. */
function count({ how, n, what }: Bounded, more: Part = {}): Condition | undefined {
  const whole = merge([what, more]) as Description | undefined;
  if (!whole) return undefined;
  // Cards in a hand are counted by a condition of their own.
  const { zone } = whole;
  if (zone?.in === "hand" && whole.noun === "card" && says(whole, "zone"))
    return { if: "hand", who: zone.whose, how, n };
  return { if: "count", what: whole, how, n };
}

/** A count of what is on a side, said with that side's verb: "you control", "your opponent controls". */
function controlled(make: Part, en: readonly string[], ja: string): Production[] {
  return ["sg", "pl"].flatMap((num) => [
    both(
      "Cond",
      ({ b }) => count(b as Bounded, make),
      (it: Condition) =>
        it.if === "count" && it.what.side === make.side && it.what.zone === undefined
          ? { b: { how: it.how, n: it.n, what: without(it.what, "side") } }
          : undefined,
      en.map((phrase) => `${phrase} {b:Bounded.${num}}`),
      `${ja}の{b:Bounded.${num}}`,
    ),
    read(
      "Cond",
      ({ b }: Slots) => count(b as Bounded, make),
      [],
      [`${ja}が{b:Held.${num}}コントロールして${iru}`, `${ja}の場に{b:Bounded.${num}}`],
    ),
  ]);
}

export const counts: Production[] = [
  ...boundedCards(counters),

  ...controlled({ side: "yours" }, ["you control", "you have"], "あなた"),
  ...controlled(
    { side: "opponents" },
    ["your opponent controls", "your opponent has", "(the|a) opponent (controls|has)"],
    "相手",
  ),
  read("Cond", ({ d }: Slots) => count({ how: "exactly", n: 0, what: d as Description }, { side: "yours" }), [
    "you do not (control|have) (a|any|another) {d:Desc.sg}",
    "you do not (control|have) any {d:Desc.pl}",
  ]),
  ...(["homebase", "trail"] as const).flatMap((zone) =>
    ["sg", "pl"].map((num) =>
      read(
        "Cond",
        ({ w, b }: Slots) => count(b as Bounded, { zone: { in: zone, whose: w as Who } }),
        [],
        `{w:Whose}${zone === "trail" ? "軌跡" : "拠点"}に{b:Bounded.${num}}`,
      ),
    ),
  ),
  ...["sg", "pl"].flatMap((num) => [
    both(
      "Cond",
      ({ b }) => count(b as Bounded),
      (it: Condition) => (it.if === "count" ? { b: { how: it.how, n: it.n, what: it.what } } : undefined),
      `there ${num === "sg" ? "is" : "are"} {b:Bounded.${num}}`,
      [`{b:Bounded.${num}}`, `場に{b:Bounded.${num}}`],
    ),
    read(
      "Cond",
      ({ b }: Slots) => {
        const { zone } = (b as Bounded).what;
        return zone?.whose === "you" ? count(b as Bounded) : undefined;
      },
      `you have {b:Bounded.${num}}`,
    ),
  ]),

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
  ...boundedHand(),
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
