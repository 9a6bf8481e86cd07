/**
 * What cards get: numbers that change and keywords, said under one verb where both are; keywords that are lost. What stands as
 * long as its text is on, is had; what is lent for a time, is got.
 *
 * Examples: `[{ is: "bonus", who: ..., by: { power: 500 } }, { is: "has", who: ..., keywords: ["haste"] }]` - "Your generals
 * have +500 and 【Haste】.", 「あなたの武将は武力+500、【速攻】を持つ。」
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { eru, eruShort, godan, ichidan, suru } from "../phrases/inflect.ts";
import type { Changing } from "./figured.ts";

/** What a bonus is called as something that cards have in Japanese; the first is printed. */
export interface BonusWords {
  ja: readonly string[];
  /** The two figures of "+2/+1"; left out where a game says by how much in words of its own. */
  pair?: readonly [string, string];
  /** What Japanese says of the numbers themselves, where they are no pair. */
  changing?: Changing;
}

/** What two numbers, or any, are changed by is said so in most games. */
export const bonusJa: readonly string[] = [
  `{b:Bonus}を${eru}`,
  `{b:Bonus}(の修正|の修整|)を(${eru}|${eruShort}|${ichidan("受け")})`,
  `{b:Bonus}${godan("にな", "る")}`,
  `{b:Bonus}${suru("")}`,
  `{b:Bonus}${ichidan("され")}`,
  `{b:Bonus}[の(修正|修整|補正)]を${godan("持", "つ")}`,
  `{b:Bonus}の補正を(${eru}|${ichidan("受け")})`,
];

/** What a predicate gets by any verb. */
const HAS = "gets|get|gains|gain|has|have|receives|receive";
export const anyGet = `(${HAS})`;
const gets = "(gains|gain|gets|get|receives|receive)";
const having = "持って<end:いる/いて/おり/いられる>";

export const held = { hold: ["held"] };
export const lent = { hold: ["lent"] };
const ways = [
  { verb: "<num:has/have>", only: held, ja: godan("持", "つ"), before: "持ち" },
  { verb: "<num:gets/get>", only: lent, ja: eru, before: "得て" },
];

type Row = readonly { is: string; by?: unknown; keywords?: unknown }[];

function together({ b, e }: Slots): unknown[] {
  return [
    { is: "bonus", by: b },
    { is: "has", keywords: e },
  ];
}

function apart([a, b, ...rest]: Row): Slots | undefined {
  if (a?.is !== "bonus" || b?.is !== "has") return undefined;
  return { b: a.by, e: b.keywords, ...(rest.length > 0 && { rest }) };
}

const alone = (list: Row) => (list.length === 2 ? apart(list) : undefined);

/** Numbers, and keywords with them: said under one verb before what two verbs say. */
export const bonusPhrases = ({ ja: bonus }: BonusWords): Production[] =>
  ways.flatMap(({ verb, only, ja, before }) => [
    both(
      "Preds",
      together,
      alone,
      [`${verb} {b:Bonus} and {e:Keywords}`, `${anyGet} {b:Bonus} (and|,|, and) {e:Keywords}`],
      [
        `{b:Bonus}、{e:Keywords}を${ja}`,
        `{b:Bonus}(、|と|し、|して[、]|を得て[、][さらに[、]]){e:Keywords}を(${eru}|${godan("持", "つ")})`,
      ],
      only,
    ),
    both(
      "Preds",
      ({ rest, ...both }) => [...together(both), ...(rest as unknown[])],
      (list: Row) => (list.length > 2 ? apart(list) : undefined),
      [`${verb} {b:Bonus} and {e:Keywords} and {rest:Preds}`],
      [`{b:Bonus}、{e:Keywords}を${before}、{rest:Preds}`],
      only,
    ),
    read(
      "Preds",
      ({ b, e }: Slots) => together({ b, e }).reverse(),
      `${anyGet} {e:Keywords} (and|,|, and) {b:Bonus}`,
      `{e:Keywords}(と|、|および){b:Bonus}を(${eru}|${godan("持", "つ")})`,
      only,
    ),
    // How much without a sign, "2 STR", is a game's own to say.
    read("Pred", { is: "bonus", by: "$b" }, `${gets} {b:Gain}`, [], only),
    read("Preds", together, `${gets} {b:Gain} (and|,|, and) {e:Keywords}`, [], only),
    read(
      "Preds",
      ({ b, e }: Slots) => together({ b, e }).reverse(),
      `${anyGet} {e:Keywords} (and|,|, and) {b:Gain}`,
      [],
      only,
    ),
    // What is left out at the end of a sentence: 「このUNITは+1/+1。」
    read("Pred", { is: "bonus", by: "$b" }, [], "{b:Bonus}", { ...only, end: ["fin"] }),
    say("Pred", { is: "bonus", by: "$b" }, [`${verb} {b:Bonus}`, `${anyGet} {b:Bonus}`], bonus, only),
  ]);

export const keywordStatements: readonly Production[] = [
  say(
    "Pred",
    { is: "has", keywords: "$e" },
    ["<num:has/have> {e:Keywords}", `(${HAS}|is|are) {e:Keywords}`],
    [`{e:Keywords}を${godan("持", "つ")}`, `{e:Keywords}を(${eru}|${having})`],
    held,
  ),
  say(
    "Pred",
    { is: "has", keywords: "$e" },
    ["<num:gains/gain> {e:Keywords}", `(${HAS}|is|are|becomes|become) {e:Keywords}`],
    [`{e:Keywords}を${eru}`, `{e:Keywords}を(${godan("持", "つ")}|${having})`],
    lent,
  ),
];
