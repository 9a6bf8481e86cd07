/** "+2/+1": by how much STR and DEF change. */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "@tefuda/language/amounts/measure";
import type { Amount, Stat } from "../tree.ts";

type Bonus = Record<Stat, Amount>;

/** Nought has no sign and is for each of nothing. */
function part(sign: unknown, n: unknown, f: unknown): unknown {
  return n === 0 ? 0 : measure.amountOf((sign as number) * (n as number), f);
}

const signOf = (n: number): number => (n < 0 ? -1 : 1);

/** Both values in figures, counted by the same. */
function figures({ str, def }: Bonus): Slots | undefined {
  const [a, b] = [measure.apart(str), measure.apart(def)];
  if (!a || !b) return undefined;
  const tails = [a.f, b.f].filter((tail) => tail !== undefined);
  if (tails.length === 2 ? !equal(tails[0], tails[1]) : tails.length === 1 && (a.f ? b : a).n !== 0)
    return undefined;
  return {
    g: signOf(a.n),
    n: Math.abs(a.n),
    h: signOf(b.n),
    m: Math.abs(b.n),
    ...(tails.length > 0 && { f: tails[0] }),
  };
}

/** Both values the same size, or one of them nothing: what can be called X. */
const sizes: readonly (readonly [
  en: string,
  make: (v: Amount) => Bonus,
  take: (it: Bonus) => Amount | false,
])[] = [
  ["+X/+X", (v) => ({ str: v, def: v }), ({ str, def }) => equal(str, def) && str],
  ["+X/+0", (v) => ({ str: v, def: 0 }), ({ str, def }) => def === 0 && str],
  ["+0/+X", (v) => ({ str: 0, def: v }), ({ str, def }) => str === 0 && def],
];

export const bonuses: Production[] = [
  both(
    "Bonus",
    ({ g, n, h, m, f }) => {
      const it = { str: part(g, n, f), def: part(h, m, f) };
      return it.str === undefined || it.def === undefined ? undefined : it;
    },
    figures,
    "{g:Sign}{n:#0}/{h:Sign}{m:#0} [{f:ForEach}]",
    "[{f:ForEach}]{g:Sign}{n:#0}/{h:Sign}{m:#0}",
  ),
  ...(["str", "def"] as const).map((stat) =>
    read(
      "Bonus",
      ({ g, n, f }: Slots) => {
        const by = part(g, n, f);
        return by === undefined ? undefined : { str: 0, def: 0, [stat]: by };
      },
      `{g:Sign}{n:#d} ${stat.toUpperCase()} [{f:ForEach}]`,
      [
        `[{f:ForEach}]${stat.toUpperCase()}{g:Sign}{n:#d}`,
        `[{f:ForEach}]${stat.toUpperCase()}を{g:Sign}{n:#d}`,
      ],
    ),
  ),
  ...sizes.map(([x, make, take]) =>
    both(
      "Bonus",
      ({ v }) => make(v as Amount),
      (it: Bonus) => {
        const v = take(it);
        return v === false || typeof v === "number" ? undefined : { v };
      },
      [`${x}, where X is {v:Unknown}`, `${x} where X is {v:Unknown}`],
      [`{v:Unknown}をXとして、${x}`, `{v:Unknown}をXとして${x}`],
    ),
  ),
  say("Unknown", "$v", "{v:Value}", "{v:Value}"),
  say("Unknown", { done: true }, ["that number", "that many"], ["その数", "その枚数"]),
  say("Unknown", { half: { done: true } }, "half that number", "その数の半分"),
];
