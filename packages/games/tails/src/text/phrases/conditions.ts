/** Conditions: of an action ("if") and of what holds ("while"). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { being, bounds } from "@tefuda/language/phrases/asking";
import { bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import type { Description } from "../tree.ts";
import { having, notAttacked } from "./nouns.ts";

const thisTurn = "(このターン|そのターン)[中][に][は]";
const notOnce = "(まだ|1回も|一度も)";

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

  // What a card is.
  being({ side: "opponents" }, ["is a enemy"], [`敵${deAru}`]),
  being(
    { attacked: true },
    [
      "has attacked this turn",
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
      `${thisTurn}{r:Ref.sg.subj}(が|は)${never}攻撃して${polar(is, isNot)}`,
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
