/** "+100 attack", "100 defense for each dragon you control", in a row: what a card's values are changed by (ttcg-15.7). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { counted, measure } from "@tefuda/language/amounts/measure";
import { cuts } from "@tefuda/language/phrases/lists";

/** One value and by how much. */
interface Bonus {
  stat: string;
  by: unknown;
}

function bonus(stat: unknown, n: unknown, f: unknown): Bonus | undefined {
  const by = counted({ n, f });
  return by === undefined || by === 0 ? undefined : { stat: stat as string, by };
}
const plain = ({ by }: Bonus): boolean => typeof by === "number";

/** What several values are counted by, if all by the same. */
function together(list: readonly Bonus[]): { b: Bonus[]; f: unknown } | undefined {
  const said = list.map(({ by }) => measure.apart(by));
  const [first] = said;
  if (!first || first.f === undefined) return undefined;
  if (said.some((it) => JSON.stringify(it?.f) !== JSON.stringify(first.f))) return undefined;
  return { b: list.map(({ stat }, i) => ({ stat, by: said[i]!.n })), f: first.f };
}

const one = (sign: 1 | -1, en: readonly string[], ja: readonly string[]): Production =>
  both(
    "BonusOne",
    ({ n, s }) => bonus(s, sign * (n as number), undefined),
    (it: Bonus) => {
      const n = typeof it.by === "number" ? it.by * sign : 0;
      return n > 0 ? { n, s: it.stat } : undefined;
    },
    en,
    ja,
  );

const FIGHT = ["attack", "defense"];

export const bonuses: Production[] = [
  one(1, ["+{n:#d} {s:Stat}", "{s:Stat} +{n:#d}"], ["{s:Stat}+{n:#d}"]),
  one(-1, ["-{n:#d} {s:Stat}", "{s:Stat} -{n:#d}"], ["{s:Stat}-{n:#d}"]),
  both(
    "BonusRow",
    ({ b }) => [b],
    (list: readonly Bonus[]) => (list.length === 1 ? { b: list[0] } : undefined),
    "{b:BonusOne}",
    "{b:BonusOne}",
  ),
  both(
    "BonusRow",
    ({ b, rest }) => [b, ...(rest as Bonus[])],
    (list: readonly Bonus[]) =>
      cuts(list)
        .filter(({ a }) => a.length === 1)
        .map(({ a, rest }) => ({ b: a[0], rest })),
    ["{b:BonusOne} and {rest:BonusRow}", "{b:BonusOne}(,|, and|/) {rest:BonusRow}"],
    ["{b:BonusOne}と{rest:BonusRow}", "{b:BonusOne}(、|／|/){rest:BonusRow}"],
  ),
  ...[1, -1].map((sign) =>
    read(
      "BonusRow",
      ({ n }: Slots) => FIGHT.map((stat) => ({ stat, by: sign * (n as number) })),
      [`${sign > 0 ? "+" : "-"}{n:#d} [to] (attack and defense|attack/defense)`],
      [`攻撃力(と|・|および)防御力${sign > 0 ? "+" : "-"}{n:#d}`],
    ),
  ),
  // "+50/+50"
  ...[1, -1].flatMap((a) =>
    [1, -1].map((b) =>
      read(
        "BonusRow",
        ({ n, m }: Slots) => [
          { stat: "attack", by: a * (n as number) },
          { stat: "defense", by: b * (m as number) },
        ],
        `${a > 0 ? "+" : "-"}{n:#d}/${b > 0 ? "+" : "-"}{m:#d} [(attack/defense|attack and defense)]`,
        `${a > 0 ? "+" : "-"}{n:#d}/${b > 0 ? "+" : "-"}{m:#d}`,
      ),
    ),
  ),
  both(
    "Bonus",
    ({ b }) => b,
    (list: readonly Bonus[]) => (list.every(plain) ? { b: list } : undefined),
    "{b:BonusRow}",
    "{b:BonusRow}",
  ),
  both(
    "Bonus",
    ({ b, f }) => {
      const list = (b as Bonus[]).map(({ stat, by }) => bonus(stat, by, f));
      return list.includes(undefined) ? undefined : list;
    },
    together,
    "{b:BonusRow} {f:ForEach}",
    "{f:ForEach}{b:BonusRow}",
  ),
  // As much as another value.
  ...(
    [
      [1, "+", "加える"],
      [-1, "-", "引く"],
    ] as const
  ).map(([sign, mark]) =>
    both(
      "Bonus",
      ({ s, v }) => [{ stat: s, by: sign > 0 ? v : { less: v } }],
      (list: readonly Bonus[]) => {
        const [it] = list;
        if (list.length !== 1 || typeof it!.by !== "object") return undefined;
        const less = (it!.by as { less?: unknown }).less;
        if ((less === undefined) !== sign > 0 || measure.apart(it!.by)) return undefined;
        return { s: it!.stat, v: less ?? it!.by };
      },
      [`${mark}{s:Stat} equal to {v:Value}`],
      [`{v:Value}に等しい${mark}{s:Stat}`],
    ),
  ),
];
