/** "+1 attack", "+1/+1 against Troops", in a row (tails-4.7, the row of special stat effects). */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Bonus, Stat } from "../tree.ts";
import { amountOf, apart } from "./amounts.ts";
import { cuts } from "./lists.ts";

const compared: readonly Stat[] = ["attack", "defense"];

function bonus(stat: Stat, n: number, { t, f }: Slots): Bonus | undefined {
  const by = amountOf(n, f);
  if (by === undefined || (t !== undefined && !compared.includes(stat))) return undefined;
  return { stat, by, ...(t !== undefined && { against: t as NonNullable<Bonus["against"]> }) };
}

/** Sign, size and the rest of a bonus. */
function parts({ by, against }: Bonus): (Slots & { n: number; g: number }) | undefined {
  const said = apart(by);
  if (!said) return undefined;
  const { n, f } = said;
  return {
    g: n < 0 ? -1 : 1,
    n: Math.abs(n),
    ...(against && { t: against }),
    ...(f && { f }),
  };
}

const against = "[against {t:UnitTypes.all}] [{f:ForEach}]";

export const bonuses: Production[] = [
  // Both values in one, as they stand on the cards.
  both(
    "Bonus",
    ({ g, n, h, m, ...rest }) => {
      const list = [
        bonus("attack", (g as number) * (n as number), rest),
        bonus("defense", (h as number) * (m as number), rest),
      ];
      return list.includes(undefined) ? undefined : list;
    },
    (list: readonly Bonus[]) => {
      const [a, b] = list;
      if (list.length !== 2 || a?.stat !== "attack" || b?.stat !== "defense") return undefined;
      if (!equal(a.against, b.against)) return undefined;
      const [x, y] = [parts(a), parts(b)];
      return x && y && equal(x.f, y.f) ? { ...x, h: y.g, m: y.n } : undefined;
    },
    `{g:Sign}{n:#0}/{h:Sign}{m:#0} ${against}`,
  ),
  both(
    "Bonus",
    ({ g, n, s, ...rest }) => {
      const one = bonus(s as Stat, (g as number) * (n as number), rest);
      return one && [one];
    },
    (list: readonly Bonus[]) => {
      const said = list.length === 1 ? parts(list[0]!) : undefined;
      return said && { ...said, s: list[0]!.stat };
    },
    [`{g:Sign}{n:#d} {s:Stat} ${against}`],
  ),
  read(
    "Bonus",
    ({ n = 1, f }: Slots) => {
      const one = bonus("attacks", n as number, { f });
      return one && [one];
    },
    [
      "{n:#} (more|additional|extra) (attack|attacks) [{f:ForEach}]",
      "a (additional|extra) attack [{f:ForEach}]",
    ],
  ),
  say("Bonuses", "$b", "{b:Bonus}"),
  both(
    "Bonuses",
    ({ b, rest }) => [...(b as Bonus[]), ...(rest as Bonus[])],
    (list: readonly Bonus[]) =>
      cuts(list)
        .map(({ a, rest }) => ({ b: a, rest }))
        .filter(({ b }) => b.length <= 2),
    ["{b:Bonus} and {rest:Bonuses}", "{b:Bonus}, {rest:Bonuses}", "{b:Bonus}, and {rest:Bonuses}"],
  ),

  // The row of special stat effects.
  both(
    "BonusText",
    ({ b }) => ({ bonus: b }),
    ({ bonus: b }: { bonus?: Bonus[] }) => (b ? { b } : undefined),
    ["{b:Bonuses}", "{b:Bonuses}."],
  ),
];
