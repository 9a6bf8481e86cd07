/** Decks out of decks: a part of one gives way to other cards, or two give a part each. */
import type { Chance } from "@tefuda/kernel";
import { grownList } from "@tefuda/referee/made-list";
import type { Loaded } from "../loaded.ts";

/** Kinds of cards that give way at most. */
const MOST_KINDS = 3;
/** So often another part is tried before a deck stays as it is. */
const TRIES = 4;

/** A deck in which one to three kinds of cards gave way to others, of which some came from `near` where it can be. */
export function altered(
  loaded: Loaded,
  deck: readonly string[],
  near: ReadonlySet<string>,
  chance: Chance,
): readonly string[] {
  const kinds = [...new Set(deck)];
  for (let n = 0; n < TRIES; n++) {
    const gone = new Set<string>();
    const many = 1 + chance.below(MOST_KINDS);
    while (gone.size < Math.min(many, kinds.length)) gone.add(kinds[chance.below(kinds.length)]!);
    // a copy may stay of what gives way
    const stays = chance.below(2);
    const left = new Map<string, number>();
    const kept = deck.filter((name) => {
      if (!gone.has(name)) return true;
      left.set(name, (left.get(name) ?? 0) + 1);
      return left.get(name)! <= stays;
    });
    const leaning = chance.below(2) === 0 ? near : new Set<string>();
    const list = grownList(loaded, kept, chance, { leaning, share: 1 });
    if (list) return list;
  }
  return deck;
}

/** A deck of which about half the kinds come from each of two. */
export function crossed(
  loaded: Loaded,
  one: readonly string[],
  other: readonly string[],
  chance: Chance,
): readonly string[] {
  const both = new Set([...one, ...other]);
  for (let n = 0; n < TRIES; n++) {
    const from = new Map([...new Set(one)].map((name) => [name, chance.below(2) === 0]));
    const kept = one.filter((name) => from.get(name));
    const list = grownList(loaded, kept, chance, { leaning: both, share: 1 });
    if (list) return list;
  }
  return one;
}
