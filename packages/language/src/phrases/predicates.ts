/** What holds of cards: predicates in a row, and the sentences that they make. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "../amounts/measure.ts";
import type { CardWords } from "../cards/words.ts";
import { withoutState } from "../qualities/states.ts";
import { inTurnOf } from "../texts/turn-of.ts";
import type { Cards, Described, Statement } from "./bones.ts";
import { isCounted, plainly } from "./counted.ts";
import { negative } from "./inflect.ts";
import { cuts, series } from "./lists.ts";
import { merge } from "./parts.ts";
import { tell, untell } from "./told.ts";

/** A number, or each of several, for each of something. */
function times(by: unknown, f: unknown): unknown {
  if (typeof by === "number") return by === 0 ? 0 : measure.amountOf(by, f);
  if (Array.isArray(by)) {
    const list = (by as { by: unknown }[]).map((one) => ({ ...one, by: times(one.by, f) }));
    return list.every((one) => one.by !== undefined) ? list : undefined;
  }
  if (typeof by !== "object" || by === null || !Object.values(by).some((n) => n)) return undefined;
  if (Object.values(by).some((n) => typeof n !== "number")) return undefined;
  return Object.fromEntries(Object.entries(by).map(([figure, n]) => [figure, times(n, f)]));
}

/** "For each UNIT you control, this UNIT gets +1/+1": of one statement, which says by how much. */
function forEachFirst({ f, s }: Slots): unknown {
  const [it, ...rest] = s as (Statement & { by?: unknown })[];
  const by = rest.length === 0 ? times(it?.by, f) : undefined;
  return by === undefined ? undefined : [{ ...it, by }];
}

const inRow = ({ s, rest }: Slots): unknown => [...(s as Statement[]), ...(rest as Statement[])];

export function predicates({ fight: fights }: CardWords): Production[] {
  const { group: fight, behind = false } = fights ?? {};
  const when = "(while|when|whenever)";
  /** Cards that fight, said behind what they do: "UNITs you control get +1/+0 while combating". */
  function fighting({ c, k, p }: Slots): unknown {
    const it = plainly(c as Cards);
    const what = it?.count === "all" ? merge([it.what, k]) : undefined;
    return what && tell({ c: { count: "all", what }, p });
  }

  function unfighting(list: readonly Statement[]): Slots | undefined {
    const said = behind ? untell(list) : undefined;
    const it = said && isCounted(said.c) ? plainly(said.c) : undefined;
    const k = fight === undefined ? undefined : it?.what.is?.[fight];
    if (fight === undefined || it?.count !== "all" || k === undefined) return undefined;
    return { c: { ...it, what: withoutState(it.what, fight) }, k: { is: { [fight]: k } }, p: said!.p };
  }

  return [
    ...series("Preds", "Pred", {
      en: [" and", ", and", ", but", " but", " and also", ", but also"],
      more: [","],
      ja: ["、"],
      before: ".con",
    }),
    both(
      "Preds",
      ({ a, rest }) => [a, ...(rest as unknown[])],
      () => undefined,
      [],
      ["{a:Pred.te}[、][(さらに|また)[、]]{rest:Preds}", "{a:Pred.fin}が[、]{rest:Preds}"],
    ),
    // "Cannot attack or be attacked": one "cannot" for two.
    read("Preds", ({ a, b }: Slots) => [a, b].map((what) => ({ is: "cannot", what })), [
      "(cannot|may not) {a:Banned} (or|and|nor) {b:Banned}",
      "(can|may) neither {a:Banned} nor {b:Banned}",
    ]),
    // 「攻撃も回避もできない」
    read(
      "Preds",
      ({ a, b }: Slots) => [a, b].map((what) => ({ is: "cannot", what })),
      [],
      `{a:Unable}(も|することも|や|と|・|または)[、]{b:Unable}[(も|することも|が|を)]${negative("でき")}`,
    ),
    read(
      "Preds",
      ({ a, b, rest }: Slots) => [
        ...[a, b].map((what) => ({ is: "cannot", what })),
        ...(rest as Statement[]),
      ],
      [],
      "{a:Unable}(も|することも|や|と|・|または)[、]{b:Unable}[(も|することも|が|を)]でき(ず|なくて)[、]{rest:Preds}",
    ),
    ...["pl", "sg"].flatMap((num) => {
      const c = `{c:Cards.${num}.subj}`;
      const p = `{p:Preds.${num}}`;
      return [
        ...(fight === undefined
          ? []
          : [
              both("Told", fighting, unfighting, `${c} ${p} while {k:Combat}`),
              read(
                "Told",
                fighting,
                [
                  `${c} ${p} ${when} {k:Combat}`,
                  `${c}, ${when} {k:Combat}, ${p}`,
                  `${when} {k:Combat}, ${c} ${p}`,
                ],
                [`${c}は{k:Combat}[の間][、]${p}`],
              ),
            ]),
        // 「レディ状態である間」, said behind them
        ...(num === "pl"
          ? [
              read(
                "Told",
                ({ c, f, p }: Slots) => {
                  const { noun, ...k } = f as Described;
                  const all = plainly(c as Cards);
                  const what = noun === "card" && all?.count === "all" ? merge([all.what, k]) : undefined;
                  return what && tell({ c: { count: "all", what }, p });
                },
                [],
                `${c}は[、]{f:IsIt}間[は][、]${p}`,
              ),
            ]
          : []),
        both("Told", tell, untell, [`${c} ${p}`, `${c} also ${p}`], [`${c}は${p}`, `${c}(が|は、|も)${p}`]),
        ...(num === "pl" ? [read("Told", tell, [], `${c}(は|が)(すべて|全員|それぞれ|みな)${p}`)] : []),
      ];
    }),
    read("Told", tell, "{c:Cards.pl.subj} each {p:Preds.pl}"),
    // "All" may stand behind them in Japanese.
    read(
      "Told",
      ({ c, p }: Slots) => (plainly(c as Cards)?.count === "all" ? tell({ c, p }) : undefined),
      [],
      "{c:Cards.pl.subj}(は|が)(すべて|それぞれ){p:Preds.pl}",
    ),
    ...["sg", "pl"].map((num) => read("Told", tell, `{c:Cards.${num}.subj} also {p:Preds.${num}}`)),
    read(
      "Told",
      ({ d, a }: Slots) => tell({ c: { count: "all", what: d }, p: [{ is: "cannot", what: a }] }),
      ["no {d:Desc} (may|can) {a:Banned}", "no {d:Desc.pl} (may|can) {a:Banned}"],
    ),
    ...inTurnOf,
    read("Told", forEachFirst, "{f:ForEach}, {s:Told}", ["{f:ForEach}{s:Told}", "{f:ForEach}、{s:Told}"]),
    both(
      "Told",
      ({ s }) => [s],
      (list: readonly Statement[]) => (list.length === 1 ? { s: list[0] } : undefined),
      "{s:Fixed}",
      "{s:Fixed}",
    ),

    // In English a condition reaches no farther than its sentence.
    say("Says", "$s", "{s:Clause}", "{s:Clause}"),
    read("Says", inRow, "{s:Clause}. {rest:Says}", "{s:Clause}。[(また|ただし)[、]]{rest:Says}"),
    say("Clause", "$s", "{s:Told}", "{s:Told}"),
    both(
      "Clause",
      inRow,
      (list: readonly Statement[]) => cuts(list).map(({ a, rest }) => ({ s: a, rest })),
      ["{s:Told} and {rest:Clause}", "{s:Told}(, and|, but| but|;) {rest:Clause}"],
      ["{s:Told.con}、{rest:Clause}", "{s:Told.te}[、]{rest:Clause}"],
    ),
  ];
}
