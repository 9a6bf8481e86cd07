/**
 * "+2/+1": by how much two numbers of a card change, which are named by where they stand.
 *
 * Example: `{ str: 2, def: 0 }` - "+2/+0"; `{ str: { each: ..., times: 1 }, def: 0 }` - "+1/+0 for each UNIT you control".
 */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "../amounts/measure.ts";
import { yours } from "../phrases/doing.ts";
import { whole } from "../phrases/rows.ts";
import { tell } from "../phrases/told.ts";
import type { FigureWords } from "../qualities/number.ts";

/** The numbers that change, by figure. */
type Bonus = Readonly<Record<string, unknown>>;

/** Nought has no sign and is for each of nothing. */
function part(sign: unknown, n: unknown, f: unknown): unknown {
  return n === 0 ? 0 : measure.amountOf((sign as number) * (n as number), f);
}

/** Twice a number: it gets as much again, once. */
export const doubled = (pair: readonly string[], name: string): object => ({
  is: "bonus",
  by: Object.fromEntries(pair.map((one) => [one, one === name ? { value: name, of: "it" } : 0])),
});

/** A bonus for a time. */
const timed = (c: unknown, predicate: object, t: unknown): object[] =>
  tell({ c, p: [predicate] }).map((what) => ({ do: "lasting", what, for: t }));

const signOf = (n: number): number => (n < 0 ? -1 : 1);

/** Both values in figures, counted by the same. */
function inFigures(first: unknown, second: unknown): Slots | undefined {
  const [a, b] = [measure.apart(first), measure.apart(second)];
  if (!a || !b) return undefined;
  const counts = [a.f, b.f].filter((tail) => tail !== undefined);
  if (counts.length === 2 ? !equal(counts[0], counts[1]) : counts.length === 1 && (a.f ? b : a).n !== 0)
    return undefined;
  return {
    g: signOf(a.n),
    n: Math.abs(a.n),
    h: signOf(b.n),
    m: Math.abs(b.n),
    ...(counts.length > 0 && { f: counts[0] }),
  };
}

/** Both values the same size, or one of them nothing: what can be called X. */
const sizes: readonly (readonly [
  en: string,
  make: (v: unknown) => readonly [unknown, unknown],
  take: (a: unknown, b: unknown) => unknown,
])[] = [
  ["+X/+X", (v) => [v, v], (a, b) => equal(a, b) && a],
  ["+X/+0", (v) => [v, 0], (a, b) => b === 0 && a],
  ["+0/+X", (v) => [0, v], (a, b) => a === 0 && b],
];

/** @param pair the two figures, in the order in which they stand */
export function pairOfBonuses(
  pair: readonly [string, string],
  figures: Readonly<Record<string, FigureWords>>,
): Production[] {
  const [one, other] = pair;
  const bonus = (a: unknown, b: unknown): Bonus => ({ [one]: a, [other]: b });
  return [
    both(
      "Bonus",
      ({ g, n, h, m, f }) => {
        const [a, b] = [part(g, n, f), part(h, m, f)];
        return a === undefined || b === undefined ? undefined : bonus(a, b);
      },
      (it: Bonus) => inFigures(it[one], it[other]),
      "{g:Sign}{n:#0}/{h:Sign}{m:#0} [{f:ForEach}]",
      "[{f:ForEach}]{g:Sign}{n:#0}/{h:Sign}{m:#0}",
    ),
    ...pair.map((figure) => {
      const { en, ja } = figures[figure]!;
      return read(
        "Bonus",
        ({ g, n, f }: Slots) => {
          const by = part(g, n, f);
          return by === undefined ? undefined : { ...bonus(0, 0), [figure]: by };
        },
        `{g:Sign}{n:#d} ${en[0]} [{f:ForEach}]`,
        [`[{f:ForEach}]${ja[0]}{g:Sign}{n:#d}`, `[{f:ForEach}]${ja[0]}を{g:Sign}{n:#d}`],
      );
    }),
    ...pair.map((figure) =>
      read(
        "Gain",
        ({ n, f }: Slots) => {
          const by = part(1, n, f);
          return by === undefined ? undefined : { ...bonus(0, 0), [figure]: by };
        },
        `{n:#d} ${figures[figure]!.en[0]} [{f:ForEach}]`,
      ),
    ),
    ...sizes.map(([x, make, take]) =>
      both(
        "Bonus",
        ({ v }) => bonus(...make(v)),
        (it: Bonus) => {
          const v = take(it[one], it[other]);
          return v === false || typeof v === "number" ? undefined : { v };
        },
        [`${x}, where X is {v:Unknown}`, `${x} where X is {v:Unknown}`],
        [`{v:Unknown}をXとして、${x}`, `{v:Unknown}をXとして${x}`],
      ),
    ),
    ...sizes.flatMap(([x, make]) =>
      ["sg", "pl"].map((num) =>
        read("Becoming", ({ c, t, v }: Slots) => timed(c, { is: "bonus", by: bonus(...make(v)) }, t), [
          `{c:Cards.${num}.subj} (gets|get|gains|gain) ${x} {t:Dur} [,] where X is {v:Unknown}`,
        ]),
      ),
    ),
    ...pair.map((figure) => {
      const [name] = figures[figure]!.en;
      return read(
        "VP",
        ({ c = { ref: "it" }, t }: Slots) => whole(timed(c, doubled(pair, figure), t)),
        [
          `double the ${name} of {c:Obj} {t:Dur}`,
          `double {c:Obj}'s ${name} {t:Dur}`,
          `double its ${name} {t:Dur}`,
        ],
        [],
        yours,
      );
    }),
    // What it is for each of stands behind the time.
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, t, b, f }: Slots) => {
          const it = b as Bonus;
          const [x, y] = [it[one], it[other]].map((n) =>
            n === 0 ? 0 : typeof n === "number" ? measure.amountOf(n, f) : undefined,
          );
          return x === undefined || y === undefined
            ? undefined
            : timed(c, { is: "bonus", by: bonus(x, y) }, t);
        },
        `{c:Cards.${num}.subj} (gets|get|gains|gain) {b:Bonus} {t:Dur} {f:ForEach}`,
      ),
    ),
    say("Unknown", "$v", "{v:Value}", "{v:Value}"),
    say("Unknown", { done: true }, ["that number", "that many"], ["その数", "その枚数"]),
    say("Unknown", { half: { done: true } }, "half that number", "その数の半分"),
  ];
}
