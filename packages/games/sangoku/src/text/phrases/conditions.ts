/** Conditions: what is counted, forts, hands, whose turn it is, and what a card is. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asking, negated } from "@tefuda/language/phrases/asking";
import { type Bounded, boundedCards, boundedHand } from "@tefuda/language/phrases/bounded";
import { aru, bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import { without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Condition, Description, Who } from "../tree.ts";
import { owned, possessed, says } from "./describe.ts";
import { counters, subjects } from "./game.ts";

/** Of cards: those in a hand are counted by a condition of their own. */
function count({ how, n, what }: Bounded, of: unknown = what): Condition | undefined {
  if (of === undefined) return undefined;
  const cards = of as Description;
  const { zone } = cards;
  if (zone?.in === "hand" && cards.noun === "card" && says(cards, "zone"))
    return { if: "hand", who: zone.whose, how, n } as Condition;
  return { if: "count", what: cards, how, n } as Condition;
}

/** Whose a counted card is where its player has it: "you control two generals", "you have five resources". */
function had(it: Condition, who: Who, verb: "control" | "have"): Slots | undefined {
  if (it.if !== "count") return undefined;
  const own =
    it.what.side === "opponents"
      ? { w: "opponent", d: without(it.what, "side") }
      : possessed(it.what, { by: "you" });
  if (own?.w !== who || (verb === "have") !== (it.what.zone !== undefined)) return undefined;
  return { b: { how: it.how, n: it.n, what: own.d } };
}

const holders = [
  { who: "you", en: ["you"], control: "control", have: "have", ja: "あなた" },
  {
    who: "opponent",
    en: ["your opponent", "(the|a) opponent"],
    control: "controls",
    have: "has",
    ja: "相手",
  },
] as const;

/** Numbers of forts; nought and one have their own words. */
const forts: readonly (readonly [
  how: string,
  fixed: number | undefined,
  en: readonly string[],
  ja: readonly string[],
])[] = [
  [
    "exactly",
    0,
    ["no forts", "no fort [left]", "no forts left"],
    [`0つ${deAru}`, `${polar("1つもない", "0つでない")}`],
  ],
  ["atLeast", 1, ["one or more forts", "(a|at least one|at least 1|1 or more) (fort|forts)"], ["1つ以上E"]],
  [
    "atMost",
    1,
    ["one or fewer forts", "(at most one|at most 1|1 or fewer|one or less|only one or no) (fort|forts)"],
    ["1つ以下E"],
  ],
  ["exactly", 1, ["exactly one fort", "(one|exactly 1|only one|1) fort [left]"], ["ちょうど1つE", "1つE"]],
  ["atLeast", undefined, ["{n:#+} or more forts", "at least {n:#+} forts"], ["{n:#+}つ以上E"]],
  [
    "atMost",
    undefined,
    ["{n:#+} or fewer forts", "(at most {n:#+}|{n:#+} or less) forts", "{n:#+} forts or (fewer|less)"],
    ["{n:#+}つ以下E"],
  ],
  ["exactly", undefined, ["exactly {n:#+} forts", "{n:#+} forts [left]"], ["ちょうど{n:#+}つE", "{n:#+}つE"]],
];

export const conditions: Production[] = [
  ...boundedCards(counters),
  ...boundedHand(),
  ...forts.map(([how, fixed, en, ja]) =>
    both(
      "CondOf",
      ({ n = fixed }, form) => ({ if: "forts", who: whoOf(form), how, n }),
      (it: Condition, form) =>
        it.if === "forts" &&
        it.who === whoOf(form) &&
        it.how === how &&
        (fixed === undefined ? it.n > 1 : it.n === fixed)
          ? { ...(fixed === undefined && { n: it.n }) }
          : undefined,
      en.flatMap((phrase) => [`<verb:have/has> ${phrase}`, `<verb:control/controls> ${phrase}`]),
      [
        `城壁が${ja[0]!.replace("E", deAru)}`,
        ...ja.map(
          (words) =>
            `城壁が${words.replace("E", `(${ofIt}|${bare}|${aru}|${deAru})`).replace("つ", "(つ|枚|)")}`,
        ),
      ],
    ),
  ),
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

  // What somebody controls, or has as resources or out of the game.
  ...holders.flatMap(({ who, en, control, have, ja }) =>
    ["sg", "pl"].flatMap((num) => [
      ...(["control", "have"] as const).map((verb) => {
        const [says, also] = verb === "control" ? [control, have] : [have, control];
        return both(
          "Cond",
          ({ b }) => {
            const it = owned((b as Bounded).what, who, { by: "you" });
            return it && (it.zone !== undefined) === (verb === "have") ? count(b as Bounded, it) : undefined;
          },
          (it: Condition) => had(it, who, verb),
          en.flatMap((name) => [`${name} ${says} {b:Bounded.${num}}`, `${name} ${also} {b:Bounded.${num}}`]),
        );
      }),
      read(
        "Cond",
        ({ b }: Slots) => {
          const { zone } = (b as Bounded).what;
          return zone?.whose === who ? count(b as Bounded) : undefined;
        },
        en.map((name) => `${name} ${have} {b:Bounded.${num}}`),
      ),
      read(
        "Cond",
        ({ b }: Slots) => count(b as Bounded, owned((b as Bounded).what, who, { by: "you" })),
        [],
        [`${ja}が{b:Held.${num}}コントロールして${iru}`, `${ja}の(戦場|場)に{b:Bounded.${num}}`],
      ),
    ]),
  ),
  read(
    "Cond",
    ({ d }: Slots) => count({ how: "exactly", n: 0, what: d as never }, owned(d, "you", { by: "you" })),
    ["you do not (control|have) (a|any|another) {d:Desc.sg}", "you do not (control|have) any {d:Desc.pl}"],
  ),
  ...(["resources", "pile"] as const).flatMap((zone) =>
    ["sg", "pl"].map((num) =>
      read(
        "Cond",
        ({ w, b }: Slots) => {
          const it = b as Bounded;
          return it.what.zone || it.what.side
            ? undefined
            : count(it, { ...it.what, zone: { in: zone, whose: w } });
        },
        [],
        `{w:Whose}${zone === "pile" ? "捨て札" : "国力"}に{b:Bounded.${num}}`,
      ),
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Cond",
      ({ b }: Slots) => {
        const it = b as Bounded;
        if (it.what.zone || it.what.side) return undefined;
        return count(it, { ...it.what, zone: { in: "pile", whose: "you" } });
      },
      [],
      `捨て札に{b:Bounded.${num}}`,
    ),
  ),
  ...["sg", "pl"].map((num) =>
    both(
      "Cond",
      ({ b }) => count(b as Bounded),
      (it: Condition) => (it.if === "count" ? { b: { how: it.how, n: it.n, what: it.what } } : undefined),
      `there ${num === "sg" ? "is" : "are"} {b:Bounded.${num}}`,
      [`{b:Bounded.${num}}`, `(戦場|場)に{b:Bounded.${num}}`],
    ),
  ),

  ...(
    [
      ["you", "you have fewer forts than your opponent", "your", "あなた", "相手"],
      ["opponent", "your opponent has fewer forts than you", "your opponent's", "相手", "あなた"],
    ] as const
  ).flatMap(([who, fewer, their, ja, rival]) => [
    say(
      "Cond",
      { if: "fewerForts", who },
      [
        fewer,
        `${fewer} (have|has|does|do)`,
        who === "you"
          ? "your opponent has more forts than you [(do|have)]"
          : "you have more forts than your opponent [(does|has)]",
      ],
      [
        `${ja}の城壁が${rival}より${polar("少ない", "少なくない")}`,
        `${ja === "あなた" ? "自分" : ja}の城壁[の数](が|は)${rival}[の城壁](より|よりも)${polar("少ない", "少なくない")}`,
        `${ja}の城壁[の数](が|は)${rival}[の城壁](より|よりも)${polar("少ない", "少なくない")}`,
        `${rival}の城壁[の数](が|は)${ja}[の城壁](より|よりも)${polar("多い", "多くない")}`,
      ],
    ),
    say("Cond", { if: "turn", whose: who }, `it is ${their} turn`, [
      `${ja}のターン${deAru}`,
      `${ja}のターン中${deAru}`,
    ]),
    say(
      "Time",
      { if: "turn", whose: who },
      [`during ${their} turn`, `(in|on) ${their} turn`],
      [`${ja}のターンの間`, `${ja}のターン[の](間|中)[は]`],
    ),
  ]),

  // What a card is.
  both(
    "IsIt",
    ({ d }) => d,
    (d: Description) => ({ d }),
    ["is a {d:Desc.sg}"],
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  ...asking,
  read("Cond", { if: "is", what: "it", fits: "$d" }, "it's a {d:Desc.sg}"),
  // Asked when what an icon stands for would happen: in words that what is then done cannot begin with.
  say("Asked", "$c", "while {c:Cond}", "{c:Cond}間"),
  negated("Asked", ["except while {c:Cond}"], ["{c:Cond.neg}間"]),
];
