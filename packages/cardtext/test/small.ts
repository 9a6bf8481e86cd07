/** A small phrase table to test the grammar with: orders of a kitchen, in two languages. */
import { inLanguage } from "@tefuda/kernel";
import { english } from "../src/english.ts";
import { compileGrammar, type Grammar } from "../src/grammar.ts";
import { japanese } from "../src/japanese.ts";
import type { LanguageName, PhraseTable, Production } from "../src/types.ts";

export type Node = Record<string, unknown> | string;

export const table = (productions: readonly Production[], more: Partial<PhraseTable> = {}): PhraseTable => ({
  start: "Order",
  features: { num: ["one", "many"], who: ["me", "guest"] },
  inflections: {
    num: { feature: "num", index: { one: 0, many: 1 } },
    verb: { feature: "who", index: { me: 0, guest: 1 } },
  },
  symbols: {
    Order: {},
    Step: { features: ["who"], says: { en: "a step", ja: "手順" } },
    Things: { features: ["num"], says: { en: "something to cook", ja: "材料" } },
    Thing: { features: ["num"] },
    ...more.symbols,
  },
  productions,
  languages: { en: english({ an: "a" }), ja: japanese() },
  ...("means" in more ? { means: more.means } : {}),
});

export const grammar = (productions: readonly Production[], more: Partial<PhraseTable> = {}): Grammar<Node> =>
  compileGrammar<Node>(table(productions, more));

/** Orders for cooks: every feature of a table is used once. */
export const KITCHEN: readonly Production[] = [
  { makes: "Order", node: "$s", en: ["{s:Step.me}.", "please {s:Step.me}"], ja: ["{s:Step}。"] },
  { makes: "Order", node: { by: "guest", s: "$s" }, en: ["your guest {s:Step.guest}."] },
  {
    makes: "Step",
    node: { do: "fry", what: "$w", minutes: "$n?" },
    en: ["~fry {w:Things} [for {n:#} minutes]"],
    ja: ["{w:Things}を炒める"],
  },
  { makes: "Step", node: { do: "wait", named: "$s" }, en: ['~wait for {s:"}'], ja: ['{s:"}を待つ'] },
  { makes: "Step", node: { do: "salt", n: "$n" }, en: ["~add {n:#0} salt"], ja: ["塩{n:#0}を足す"] },
  {
    makes: "Things",
    node: { n: 1, of: "$t" },
    only: { num: ["one"] },
    en: ["one {t:Thing.one}", "a {t:Thing.one}"],
    ja: ["{t:Thing}"],
  },
  { makes: "Things", node: { n: "$n", of: "$t" }, en: ["{n:#+} {t:Thing.many}"] },
  { makes: "Thing", node: "egg", en: ["<num:egg/eggs>"], ja: ["卵"] },
  { makes: "Thing", node: "onion", en: ["<num:onion/onions>"], ja: ["玉ねぎ"] },
];

/** Why a text is not read, told in its own language. */
export function refusal(it: Grammar<Node>, text: string, language: LanguageName = "en") {
  const result = it.read(text, language);
  if (!("error" in result)) throw new Error(`"${text}" was read as ${JSON.stringify(result.tree)}`);
  const { message, expected, ...error } = result.error;
  return {
    ...error,
    message: message[language],
    expected: expected.map((one) => inLanguage(one, language)),
  };
}
