/** What texts seldom say, made by chance: further parts of descriptions, numbers that are reckoned, all of some cards. */
import type { Dice } from "../../fuzz/dice.ts";
import type { Lexicon } from "../kit.ts";

type Node = Readonly<Record<string, unknown>>;

/** Of another kind too, of none of some traits, the one on the table that has most of all. */
export function further(
  what: Node,
  onTable: boolean,
  nouns: readonly string[],
  dice: Dice,
  { traits, figures }: Lexicon,
): Node {
  const more: Record<string, unknown> = {};
  const others = nouns.filter((noun) => noun !== what.noun && noun !== "card");
  if (what.noun !== "card" && others.length > 0 && dice.once(14)) more.also = dice.pick(others);
  const sorts = Object.keys(traits).filter((sort) => !(sort in ((what.traits as object) ?? {})));
  if (sorts.length > 0 && dice.once(16)) {
    const sort = dice.pick(sorts);
    more.not = { [sort]: [dice.pick(traits[sort]!)] };
  }
  if (onTable && what.noun !== "card" && !what.bounds && dice.once(16))
    more.extreme = { which: dice.pick(["highest", "lowest"]), of: dice.pick(figures) };
  return { ...what, ...more };
}

/** What is reckoned of cards or points that are counted. */
export function reckoned(each: Node, whose: string, dice: Dice, { points, traits }: Lexicon): unknown {
  const numbers = points.flatMap(({ of }) => (typeof of === "string" ? [of] : []));
  const sort = dice.pick(Object.keys(traits));
  switch (dice.below(numbers.length > 0 ? 5 : 4)) {
    case 3:
      return { distinct: sort, among: each, times: dice.from(1, 2) };
    case 0:
      return { half: { each, times: 1 } };
    case 1:
      return { each, per: 2, times: dice.from(1, 2) };
    case 2:
      return { sum: { each, times: 1 }, and: dice.from(1, 2) };
    default:
      return { eachOf: dice.pick(numbers), whose, times: dice.from(1, 2) };
  }
}

/** That all of somebody's cards are something. */
export function every(dice: Dice, { places, states, traits }: Lexicon): Node {
  const what = { noun: dice.pick(places[""]!), side: dice.once(2) ? "yours" : "opponents" };
  const group = dice.pick(Object.keys(states));
  const sort = dice.pick(Object.keys(traits));
  const fits = dice.once(2)
    ? { is: { [group]: dice.pick(states[group]!) } }
    : { traits: { [sort]: [dice.pick(traits[sort]!)] } };
  return { if: "every", what, fits: { noun: "card", ...fits } };
}

/** What a cost is paid with: one card or two, seldom as many as there are or as one likes, or such and such ones. */
export function paidWith(described: () => Node, place: string, dice: Dice, { figures }: Lexicon): Node {
  const part = (): Node => {
    const what = described();
    const own = place === "" ? { ...what, side: "yours" } : { ...what, zone: { in: place, whose: "you" } };
    const measured = (): unknown => ({ value: dice.pick(figures), of: "this" });
    const count = dice.once(5)
      ? dice.pick(["all", "any", "any", { upTo: 2 }, { exactly: measured() }])
      : { exactly: dice.once(4) ? 2 : 1 };
    return { count, what: own };
  };
  return dice.once(8) ? { both: [part(), part()] } : part();
}

/** What is done to cards that are chosen, unless their player or the opponent does something else. */
export function unlessPaid(what: Node, dice: Dice, { theirs }: Lexicon): Node {
  const who = dice.once(2) ? "its" : "opponent";
  const pay = dice.once(2)
    ? { do: "draw", who, n: dice.from(1, 2) }
    : {
        do: "discard",
        who,
        what: {
          count: { exactly: dice.once(3) ? 2 : 1 },
          what: { noun: "card", zone: { in: "hand", whose: theirs?.[who] ?? who } },
        },
      };
  return { do: "unless", what, pay: { do: "may", who, what: pay } };
}
