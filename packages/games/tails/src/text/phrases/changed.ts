/** What a bonus is made of: a value, by how much, and against which types. */
import type { Slots } from "@tefuda/cardtext";
import { counted } from "@tefuda/language/amounts/measure";
import type { Amount, Bonus, Stat } from "../tree.ts";

const compared: readonly Stat[] = ["attack", "defense"];

/** Against which types; nothing where that is every one, and "none" of a value that is compared with none. */
export function foesOf(stat: Stat, t: unknown): Pick<Bonus, "against"> | "none" {
  if (t === undefined) return {};
  if (!compared.includes(stat)) return "none";
  return t === "every" ? {} : { against: t as NonNullable<Bonus["against"]> };
}

export function bonus(stat: Stat, n: number, { t, f }: Slots): Bonus | undefined {
  const by = counted({ n, f }) as Amount | undefined;
  const foes = foesOf(stat, t);
  return by === undefined || foes === "none" ? undefined : { stat, by, ...foes };
}

/** A value that texts change: any, or one against some types. */
export type Changed = Stat | { stat: Stat; against: unknown };

/** Values that all change by so much. */
export function changedBy(names: readonly Changed[], by: unknown): object[] | undefined {
  const list = names.map((name) => {
    const { stat, against } = typeof name === "string" ? { stat: name, against: undefined } : name;
    const foes = foesOf(stat, against);
    return foes === "none" ? undefined : { stat, by, ...foes };
  });
  return list.includes(undefined) ? undefined : [{ is: "bonus", by: list }];
}
