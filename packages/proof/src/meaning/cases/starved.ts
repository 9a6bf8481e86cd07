/**
 * What chance seldom makes is asked for: how often each node, and each node in each other, comes in many trees says how
 * much it is wanted, so that all are met about as often as they are to be.
 */
import { Dice } from "../../fuzz/dice.ts";
import type { Kit } from "../kit.ts";
import type { Text } from "../reader/tree.ts";
import { nodesOf } from "./nodes.ts";
import { TextMaker } from "./texts.ts";

/** How often each is to be met at least in a deep run. */
export const AIMS = { node: 500, pair: 5, part: 50 };
const sortOf = (name: string): keyof typeof AIMS =>
  name.includes(" > ") ? "pair" : name.includes(".") ? "part" : "node";

/** How many trees are looked at, and how many are made for one that is wanted. */
const TREES = 20_000;
const TRIES = 800;
const SELDOM = 12;

/** The texts of cards that stand, each as chance makes it; most often such as wait, of which there are most. */
export const standingTexts = ({ use, lexicon }: Kit, maker: TextMaker): (() => Text)[] =>
  [
    () => maker.always(),
    () => maker.always(),
    () => maker.when(),
    () => maker.when(),
    () => maker.when(),
    ...(use ? [() => maker.use()] : []),
    ...(lexicon.icons ? [() => maker.icon(), () => maker.icon()] : []),
    ...(lexicon.insteads ? [() => maker.instead()] : []),
    ...(lexicon.falls ? [() => maker.effect()] : []),
  ].map((make) => () => make() as unknown as Text);
export const effectText = (maker: TextMaker): Text => maker.priced() as unknown as Text;

/** What there is, and how often it came in texts that are done once and in those that stand. */
export type Known = ReadonlyMap<string, { once: number; stands: number }>;

const namesIn = (text: Text): string[] => {
  const { nodes, pairs, parts } = nodesOf(text);
  return [...new Set([...nodes, ...pairs, ...parts])];
};

const known = new WeakMap<Kit, Known>();
export function knownTo(kit: Kit): Known {
  const before = known.get(kit);
  if (before) return before;
  const all = new Map<string, { once: number; stands: number }>();
  const dice = new Dice(0, kit.id);
  const maker = new TextMaker(dice, kit.lexicon);
  const standing = standingTexts(kit, maker);
  for (let i = 0; i < TREES; i++) {
    const where = i % 2 === 0 ? "once" : "stands";
    for (const name of namesIn(where === "once" ? effectText(maker) : dice.pick(standing)())) {
      const counts = all.get(name) ?? { once: 0, stands: 0 };
      counts[where]++;
      all.set(name, counts);
    }
  }
  known.set(kit, all);
  return all;
}

/** What a case is to hold, and in which of its texts. */
export interface Wanted {
  name: string;
  where: "once" | "stands";
}

/** Something that is wanted, the likelier the less of it chance makes. */
export function wantedIn(kit: Kit, dice: Dice): Wanted {
  // a part that hardly ever comes would not be made by asking either
  const all = [...knownTo(kit)].filter(
    ([name, { once, stands }]) => sortOf(name) !== "part" || Math.max(once, stands) >= SELDOM,
  );
  let sum = 0;
  const upTo = all.map(([name, { once, stands }]) => {
    sum += AIMS[sortOf(name)] / (once + stands);
    return sum;
  });
  const at = (dice.below(65_536) / 65_536) * sum;
  const [name, { once, stands }] = all[upTo.findIndex((one) => one > at)]!;
  return { name, where: once >= stands ? "once" : "stands" };
}

/** The first text that holds it; after many tries, whatever comes. */
export function holding(name: string | undefined, make: () => Text): Text {
  let text = make();
  if (name !== undefined)
    for (let tries = 0; tries < TRIES && !namesIn(text).includes(name); tries++) text = make();
  return text;
}

/** What was met less often than it is to be, the rarest first. */
export function starved(
  kit: Kit,
  met: Readonly<Record<string, number>>,
  aim: keyof typeof AIMS,
): [string, number][] {
  return [...knownTo(kit).keys()]
    .filter((name) => sortOf(name) === aim)
    .map((name): [string, number] => [name, met[name] ?? 0])
    .filter(([, n]) => n < AIMS[aim])
    .sort(([, a], [, b]) => a - b);
}
