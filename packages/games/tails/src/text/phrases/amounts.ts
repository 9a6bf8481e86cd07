/** Numbers that only this game says: of what was done "this way", and of patterns with a number in figures. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { build, match } from "@tefuda/cardtext/template";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { counted, measure } from "@tefuda/language/amounts/measure";
import type { Amount, Doing } from "../tree.ts";
import { vocabulary } from "./words.ts";

const list = (phrases: Phrases): readonly string[] => (typeof phrases === "string" ? [phrases] : phrases);

const isChange = (node: unknown): boolean => "by" in (node as object);

/** A template with an amount in the slot `$n`, which `read` makes of a figure and `write` makes one again. */
function amountIn(node: unknown, sign: 1 | -1 = 1) {
  return {
    make: ({ n, f, ...rest }: Slots, form: Form): unknown => {
      // a limit that is raised by nothing is no limit
      const amount = n === 0 && isChange(node) ? undefined : counted({ n: sign * (n as number), f });
      return amount === undefined ? undefined : build(node, { ...rest, n: amount }, form, {});
    },
    take: (it: unknown, form: Form): Slots | undefined => {
      const slots: Record<string, unknown> = {};
      if (!match(node, it, slots, form, {})) return undefined;
      const said = measure.apart(slots.n);
      if (!said || said.n * sign < 0) return undefined;
      return { ...slots, n: said.n * sign, ...(said.f !== undefined && { f: said.f }) };
    },
  };
}

/**
 * A phrase whose template has an amount in the slot `$n`. Its patterns have the number in a slot `n`; "for each ..."
 * stands at their end, in Japanese before them.
 */
export function counts(
  makes: string,
  node: unknown,
  en: Phrases,
  ja: Phrases,
  only?: Production["only"],
  sign: 1 | -1 = 1,
): Production {
  const { make, take } = amountIn(node, sign);
  return both(
    makes,
    make,
    take,
    list(en).map((pattern) => `${pattern} [{f:ForEach}]`),
    list(ja).map((pattern) => `[{f:ForEach}]${pattern}`),
    only,
  );
}

/** A number beyond those that are said in another way. */
export const more = (makes: string, en: Phrases, ja: Phrases, than: number): Production =>
  both(
    makes,
    ({ n }) => n,
    (n: Amount) => (typeof n === "number" && n > than ? { n } : undefined),
    en,
    ja,
  );

/** What was done "this way", and other words for it; in Japanese as it stands before "カード". */
const doings: Readonly<Record<Doing, readonly [en: string, ja: string]>> = {
  discarded: ["discarded", "捨てた"],
  destroyed: ["(destroyed|killed)", "破壊した"],
  drawn: ["drawn", "引いた"],
  healed: ["healed", "回復させた"],
  revealed: ["revealed", "公開した"],
  moved: ["(moved|returned|shuffled|put)", "移した"],
  deployed: ["deployed", "配備した"],
  lost: ["lost", "失った"],
};

/** Said or not, as it was just done. */
const way = "[(これで|この方法で|この効果(で|によって)|こうして)]";
/** The same of what becomes of the cards, and in other words. */
const saidAlso: Readonly<Partial<Record<Doing, readonly string[]>>> = {
  discarded: ["捨てられた", "捨て札に置いた", "捨て札にした"],
  destroyed: ["破壊された", "死亡した", "倒した"],
  healed: ["回復した"],
  moved: ["戻した", "置いた", "加えた"],
};

export const amounts: Production[] = [
  ...Object.entries(doings).flatMap(([done, [words, ja]]) => [
    say(
      "Every",
      { done },
      [`for each card ${done} this way`, `for (each|every) (card|one) ${words} [in] this way`],
      [
        `これで${ja}カード1枚につき、`,
        `${way}(${[ja, ...(saidAlso[done as Doing] ?? [])].join("|")})カード1枚(につき|ごとに)[、]`,
      ],
    ),
    say(
      "Every",
      { done, of: "$d" },
      [`for each {d:NounDone} ${done} this way`, `for (each|every) {d:NounDone} ${words} [in] this way`],
      [
        `これで${ja}{d:NounDone}1体につき、`,
        `${way}(${[ja, ...(saidAlso[done as Doing] ?? [])].join("|")}){d:NounDone}1(体|枚|つ)(につき|ごとに)[、]`,
      ],
    ),
    say(
      "Every",
      { halfOf: { done } },
      [`for every two cards ${done} this way`, `for every two cards ${words} this way`],
      [`これで${ja}カード2枚につき、`],
    ),
  ]),
  both(
    "Every",
    () => ({ done: true }),
    (it: { done?: unknown }) => (it.done === true ? {} : undefined),
    "for each of them",
    ["それらの1枚につき、", "それら(1枚|1体)につき、"],
  ),
  say("NounDone", { noun: "unit" }, "unit", "ユニット"),
  ...Object.entries(vocabulary.cards.nouns)
    .filter(([noun]) => noun !== "unit")
    .map(([noun, { en, ja }]) => say("NounDone", { noun }, en, ja)),
  say("NounDone", { noun: "unit", traits: { unit: "$t" } }, "{t:UnitNouns.sg}", "{t:UnitTypes}"),
  read("CardsN", { done: true }, "that many cards"),
  both(
    "CardsN",
    ({ n }) => ({ sum: { done: true }, and: n }),
    (it: Amount) => (typeof it === "object" && "sum" in it && it.and > 0 ? { n: it.and } : undefined),
    [
      "that many cards plus {n:#}",
      "{n:#} (more cards|card more|cards more|more card) than (you|they) [have] (discarded|destroyed|drew|returned|put|shuffled|moved|revealed) [(in|back|away|this way)]",
      "{n:#} (more cards|card more|cards more|more card) than that",
      "(that many|as many) cards and {n:#} more",
    ],
    ["カードを同じ枚数より{n:#}枚多く"],
  ),
];
