/**
 * Other printings of a set, which a circle may choose instead of the one that the set states: every kind as often as any
 * other, in one region or over several. They are functions of the set alone: nothing that anybody trades, pays or plays
 * enters them.
 */
import type { PackInfo, PackSort } from "@tefuda/kernel";

/** How the packs of a set may be filled, and the rule of each way. */
export const PRINTINGS = { stated: "limited-1.2", equal: "limited-1.3", regional: "limited-1.4" } as const;
export type Printing = keyof typeof PRINTINGS;

/** The rules that every card has the same chance to be printed, and that neither a price nor a trade enters it. */
export const EQUAL_RULE = "ttcg-16.3";
export const PRINTING_RULE = "ttcg-16.6";

/** Copies of each kind that a pack holds on average, by name. */
export function chancesOf({ slots }: Pick<PackInfo, "slots">): Map<string, number> {
  const chances = new Map<string, number>();
  for (const { cards, sorts } of slots) {
    const whole = sorts.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, names } of sorts)
      for (const name of names)
        chances.set(name, (chances.get(name) ?? 0) + (cards * weight) / (whole * names.length));
  }
  return chances;
}

/** How many cards a pack of the set holds. */
export const cardsOf = (set: Pick<PackInfo, "slots">): number =>
  set.slots.reduce((n, { cards }) => n + cards, 0);

/** All kinds that the packs of a set hold, in its own order. */
export const kindsOf = (set: Pick<PackInfo, "slots">): string[] => [
  ...new Set(set.slots.flatMap(({ sorts }) => sorts.flatMap(({ names }) => names))),
];

/** limited-1.3: as many cards as a pack of the set has, each of them any kind of it, every kind as likely. */
export const equalPrinting = (set: PackInfo): PackInfo => ({
  id: set.id,
  name: set.name,
  slots: [{ cards: cardsOf(set), sorts: [{ id: "equal", weight: 1, names: kindsOf(set) }] }],
});

/** So many regions at most: each has to have kinds of its own. */
const refuse = (regions: number, kinds: number): never => {
  throw new RangeError(
    `a set of ${kinds} kinds has 1 to ${kinds} regions, not ${regions} (${PRINTINGS.regional})`,
  );
};

/**
 * limited-1.4: equal printing over several regions, in each of which the kinds of its own group come more often. The groups
 * are dealt round the table, so that every region has its share of each sort. With s cards in a group and R regions the
 * group weighs 2 s + (R - 1) q at home and 2 s - q abroad, q being as large as the smallest group: so packs of all regions
 * weigh the same, and over all regions together each group weighs 2 s R, which is 2 R for every card.
 */
export function regional(set: PackInfo, regions: number): PackInfo[] {
  const kinds = kindsOf(set);
  if (!Number.isInteger(regions) || regions < 1 || regions > kinds.length) refuse(regions, kinds.length);
  const groups = Array.from({ length: regions }, (_, r) => kinds.filter((_, i) => i % regions === r));
  const least = Math.min(...groups.map(({ length }) => length));
  return groups.map((_, region) => ({
    id: `${set.id}-${region + 1}`,
    name: Object.fromEntries(
      Object.entries(set.name).map(([language, said]) => [language, `${said} ${region + 1}`]),
    ),
    slots: [
      {
        cards: cardsOf(set),
        sorts: groups.map(
          (names, group): PackSort => ({
            id: `region ${group + 1}`,
            weight: 2 * names.length + (group === region ? (regions - 1) * least : -least),
            names,
          }),
        ),
      },
    ],
  }));
}
