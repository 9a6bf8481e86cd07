/** Conditions: of an action ("if") and of what holds ("while"). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { being, bounds } from "@tefuda/language/phrases/asking";
import { aru, bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import { merge, without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Comparison, Condition, Description, Doing, Who } from "../tree.ts";
import { describe } from "./describe.ts";
import { having, notAttacked } from "./nouns.ts";

const thisTurn = "(このターン|そのターン)[中][に][は]";
const notOnce = "(まだ|1回も|一度も)";

/** What may be counted of what was done, and in Japanese before it. */
const DONE: Readonly<Partial<Record<Doing, readonly [en: string, ja: string]>>> = {
  discarded: ["discarded", "捨てた"],
  destroyed: ["destroyed", "破壊した"],
  drawn: ["drawn", "引いた"],
  moved: ["moved", "移した"],
  deployed: ["deployed", "配備した"],
  revealed: ["revealed", "公開した"],
};

export const conditions: Production[] = [
  ...Object.entries(bounds).map(([how, [, ja]]) =>
    read(
      "Cond",
      { if: "points", of: "base", who: "$w", how, n: "$n" },
      [],
      [
        `{w:Whose}拠点の耐久力(が|は){n:#0}${how === "moreThan" ? polar("より多い", "より多くない") : `${ja}${deAru}`}`,
        ...(how === "moreThan" ? [] : [`{w:Whose}拠点の耐久力(が|は){n:#0}${ja}(${ofIt}|${bare})`]),
      ],
    ),
  ),
  // Base health is also said of the base.
  ...Object.entries(bounds).flatMap(([how, [en]]) => {
    const n = en.map((phrase) => phrase.replace("N", "{n:#0}"));
    return [
      read("Cond", { if: "points", of: "base", who: "$w", how, n: "$n" }, [
        ...n.map((phrase) => `{w:Whose} base has ${phrase} health`),
        ...n.map((phrase) => `{w:Whose} base has ${phrase.replace("{n:#0}", "{n:#0} health")}`),
        ...n.map((phrase) => `{w:Whose} base health is ${phrase}`),
      ]),
    ];
  }),
  say("Cond", { if: "turn", whose: "$w" }, "it is {w:Whose} turn", [
    `{w:Whose}ターン${deAru}`,
    `{w:Whose}ターン中${deAru}`,
  ]),
  say(
    "Time",
    { if: "turn", whose: "$w" },
    ["during {w:Whose} turn", "(on|in) {w:Whose} turn"],
    ["{w:Whose}ターンの間", "{w:Whose}ターン[の](間|中)[は]"],
  ),

  read("Cond", { if: "hand", who: "$w", how: "exactly", n: 0 }, [
    "{w:Whose} hand is empty",
    "{w:Whose} hand has no cards [in it]",
  ]),
  read(
    "CondOf",
    (_: Slots, form: Form) => ({ if: "hand", who: whoOf(form), how: "exactly", n: 0 }),
    "<verb:have/has> (an empty hand|a empty hand|no hand)",
  ),
  // How much was done.
  ...(["sg", "pl"] as const).flatMap((num) =>
    Object.entries(DONE).map(([done, [en, ja]]) =>
      both(
        "Cond",
        ({ b }) => {
          const { how, n, what } = b as { how: Comparison; n: number; what: Description };
          return what.noun === "card" && Object.keys(what).length === 1
            ? { if: "done", done, how, n }
            : undefined;
        },
        (it: Extract<Condition, { if: "done" }>) =>
          it.if === "done" && it.done === done && (it.n === 1) === (num === "sg")
            ? { b: { how: it.how, n: it.n, what: { noun: "card" } } }
            : undefined,
        [
          `{b:Bounded.${num}} ${num === "sg" ? "was" : "were"} ${en} this way`,
          `{b:Bounded.${num}} (was|were|is|are) ${en} [in] this way`,
        ],
        [`これで${ja}{b:Bounded.${num}}`],
      ),
    ),
  ),
  // "None of your units has attacked".
  read(
    "Cond",
    ({ w, d, q }: Slots, form: Form) => {
      // what has attacked may have gone since
      if ((q as Description).attacked) return undefined;
      const own = describe.owned(d, w as Who, form);
      const what = own && merge([own, without(q as Description & { noun: string }, "noun")]);
      return what && { if: "count", what, how: "exactly", n: 0 };
    },
    "none of {w:Whose} {d:Desc.pl} {q:IsIt}",
  ),
  being(
    { zone: { in: "field", whose: "both" } },
    ["is on the battlefield", "(is|remains|stays|lies) (on the (battlefield|field)|in play)"],
    [`戦場に${aru}`, `(戦場|場)に(${aru}|${iru})`],
  ),
  // "While Equipment is attached to it".
  read("Cond", ({ d, r }: Slots) => ({ if: "is", what: r, fits: { noun: "card", bears: d } }), [
    "[(a|any)] {d:Gear.sg} is attached to {r:Ref.sg}",
    "[one or more] {d:Gear.pl} are attached to {r:Ref.sg}",
  ]),
  read(
    "Cond",
    ({ d, r }: Slots) => ({ if: "is", what: r, fits: { noun: "card", bears: d } }),
    "[(a|any)] {d:Gear.sg} is attached to {r:Called.sg}",
  ),
  read("IsIt", ({ d }: Slots) => ({ noun: "card", bears: d }), [
    "(has|have) [any] {d:Gear.sg} attached [to it]",
    "(has|have) (a|one or more) {d:Gear.sg} attached [to it]",
  ]),
  ...(["this", "it"] as const).map((word) =>
    read(
      "Cond",
      ({ d }: Slots) => ({ if: "is", what: "bearer", fits: d }),
      `${word === "this" ? "(this|this card|this Equipment)" : "it"} is attached to a {d:Desc.sg}`,
      [],
      { on: ["onEquipment"] },
    ),
  ),
  // What a card is.
  being({ side: "opponents" }, ["is a enemy"], [`敵${deAru}`]),
  being(
    { attacked: true },
    [
      "has attacked this turn",
      "have attacked this turn",
      "attacked this turn",
      "(has made|made) (an attack|a attack|any attack|one or more attacks|attacks) this turn",
    ],
    [`このターンに攻撃して${polar("いる", "いない")}`, `${thisTurn}攻撃して${polar("いる", "いない")}`],
  ),
  read("IsIt", { noun: "card", attacked: false }, [
    "has not attacked this turn",
    "did not attack this turn",
    ...notAttacked.map((words) => `has ${words}`),
  ]),
  both(
    "IsIt",
    () => ({ noun: "card", attacked: false }),
    (it: Description) => (it.attacked === false && Object.keys(it).length === 2 ? {} : undefined),
    "has not attacked this turn",
    [
      `このターンにまだ攻撃して${polar("いない", "いる")}`,
      `${thisTurn}${notOnce}攻撃して${polar("いない", "いる")}`,
    ],
  ),
  read(
    "Cond",
    { if: "is", what: "$r", fits: { noun: "card", bears: "$d" } },
    [],
    `{r:Ref.sg.subj}に{d:Gear}が[1枚でも](付|つ)いて${iru}`,
  ),
  read(
    "Cond",
    { if: "is", what: "$r", fits: { noun: "card", bearsNo: "$d" } },
    [],
    "{r:Ref.sg.subj}に{d:Gear}が1枚も(付|つ)いていない",
    { pol: ["aff"] },
  ),
  // The time before the card.
  ...(
    [
      [true, "", "いる", "いない"],
      [false, notOnce, "いない", "いる"],
    ] as const
  ).map(([attacked, never, is, isNot]) =>
    read(
      "Cond",
      { if: "is", what: "$r", fits: { noun: "card", attacked } },
      [],
      ["Ref", "Called"].map(
        (card) => `${thisTurn}{r:${card}.sg.subj}(が|は)${never}攻撃して${polar(is, isNot)}`,
      ),
    ),
  ),
  ...having.map(([key, en, ja]) => being({ [key]: undefined }, en, ja)),
  both(
    "IsIt",
    ({ d }) => d,
    (d: Description) => ({ d }),
    ["is a {d:Desc.sg}", "is {d:Desc.sg}"],
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  read("If", { if: "not", what: { if: "did" } }, "unless (you do|they do|that player does)"),
];
