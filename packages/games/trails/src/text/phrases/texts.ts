/** The icon for what happens when a card is put onto the field (trails-4.14). */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { gameOf } from "@tefuda/language/core";
import { explained, marked } from "@tefuda/language/phrases/antecedent";
import type { Action as Any } from "@tefuda/language/phrases/bones";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { awaited, takingOf, textOf } from "@tefuda/language/phrases/texts";
import { tell } from "@tefuda/language/phrases/told";
import { behind, behindJa } from "@tefuda/language/texts/heads";
import { inBoth } from "@tefuda/language/texts/kinds";
import type { Action, Text, Trigger } from "../tree.ts";
import { fights } from "./conditions.ts";
import { vocabulary } from "./words.ts";

const taking = takingOf<Text>();
const game = gameOf(vocabulary);

const entry: Trigger = { on: "enters", what: { ref: "this" } };

/** What stands for the icon where that is not known. */
const ENTRY = "(Entry|on (entry|deploy|deployment|play)|when (deployed|played)|deploy|deployed)";
const ENTRY_JA = "(登場|配備|場に出た)";

/** "While attacking a UNIT with 【Hate】, this UNIT has +2/+0", of nothing but the UNIT that says so. */
const facings = [
  ["combating", "combating", "(combating|fighting|battling)", "と戦闘(している|中の)間"],
  ["attacking", "defending", "attacking", "を攻撃(している|中の)間"],
] as const;
const facing: Production[] = facings.map(([own, others, doing, doingJa]) =>
  read(
    "Text",
    ({ d, p }: Slots) => {
      const cond = fights(own, others)({ r: "this", d });
      const what = tell({ c: { ref: "this" }, p });
      return cond && explained(game, textOf("always", { what, if: cond }), "this", true);
    },
    [
      `while ${doing} a {d:Desc.sg}, (this UNIT|it) {p:Preds.sg}[.]`,
      `this UNIT {p:Preds.sg} while [it is] ${doing} a {d:Desc.sg}[.]`,
    ],
    `{d:Desc.sg}${doingJa}[は]、[このUNITは]{p:Preds.sg}[。]`,
    { on: ["anywhere", "onUnit"] },
  ),
);

/** What an art or an EVENT does, with the name of such texts before it. */
const named: readonly Production[] = (
  [
    ["Arts", "アーツ"],
    ["Art", "アート"],
    ["EVENT", "EVENT"],
  ] as const
).map((name) =>
  read("Text", "$t", behind(name, "{t:Text}"), behindJa(name, "{t:Text}"), { on: ["onEvent"] }),
);

export const texts: Production[] = [
  ...named,
  ...facing,
  both(
    "Text",
    ({ a }) => {
      const said = awaited(game, entry, undefined, a);
      return said && textOf("when", said);
    },
    taking("when", ({ on, do: act, if: c, times }) =>
      equal(on, entry) && !c && !times ? { a: listed(marked(game, act)) } : undefined,
    ),
    [
      "〔Entry〕 {a:Act.when}",
      `(〔|【)${ENTRY}(〕|】) [(:|-|—)] {a:Act.when}`,
      `${ENTRY} (:|-|—) {a:Act.when}`,
    ],
    [
      "〔登場〕{a:Act.when}",
      `(〔|【)${ENTRY_JA}[(時|とき)](〕|】)(：|、|){a:Act.when}`,
      `${ENTRY_JA}[(時|とき)](：|、){a:Act.when}`,
    ],
    { on: ["anywhere", "onUnit", "onItem", "onBase"] },
  ),
  // What it does, and besides what it costs.
  ...inBoth(
    { game, cards: vocabulary.cards },
    ({ s, c, a }) =>
      (s as { self?: true }).self
        ? explained(
            game,
            textOf("effect", {
              do: whole(a as Any[]),
              price: { what: [s], ...(c !== undefined && { if: c }) },
            }),
            undefined,
          )
        : undefined,
    (marks) => (it: Text) => {
      if (it.kind !== "effect" || !it.price || it.cost || it.if || it.price.what.length !== 1)
        return undefined;
      return { s: it.price.what[0], c: it.price.if, a: listed(marks(it.do) as Any) };
    },
    ["{s:Priced} [{c:While}]. {a:Act}", "{c:While}, {s:Priced}. {a:Act}"],
    ["[{c:While}、]{s:Priced}。{a:Act}"],
    { on: ["onEvent"] },
  ),
  read(
    "Text",
    ({ s, c, a }: Slots) =>
      (s as { self?: true }).self
        ? explained(
            game,
            textOf("effect", {
              do: whole(a as Any[]),
              price: { what: [s], ...(c !== undefined && { if: c }) },
            }),
            undefined,
          )
        : undefined,
    ["{a:Act} {s:Priced} [{c:While}][.]", "{a:Act} {c:While}, {s:Priced}[.]"],
    ["{a:Act}[{c:While}、]{s:Priced}[。]"],
    { on: ["onEvent"] },
  ),
  // What is done at will so often costs no EP.
  read(
    "Text",
    ({ n, c, a }: Slots) => {
      const [first, ...rest] = a as Action[];
      if (first?.do !== "may" || first.who !== "you") return undefined;
      const of = [...listed(first.what as Any), ...rest] as Any[];
      const cost = [{ pay: "points", of: "ep", n: 0 }];
      return explained(game, textOf("use", { cost, times: n, if: c, do: whole(of) }), undefined);
    },
    ["{n:Often} [at [(any|your)] action timing,] {a:Act}", "{n:Often} {c:Time}, {a:Act}"],
    ["{n:Often}[アクションタイミングに[、]]{a:Act}", "{n:Often}{c:Time}、{a:Act}"],
    { on: ["anywhere", "onUnit", "onItem", "onBase"] },
  ),
];
