/** Variations of a deck: the same theme with other cards in it, as the game's own check lets it be. */
import { Chance, type ListInfo } from "@tefuda/kernel";
import type { LoadedGame } from "./games.ts";

/** The share of a deck's kinds that give way to others. */
const CHANGED = 0.2;
/** So many cards are tried in the place of one before it stays. */
const TRIES = 6;

/**
 * Lists of cards that are legal decks like this one, as many as asked for, by a seed: one kind in five gives way to another of
 * the same type, one that shares a further word with it before any other. Where nothing else is legal a kind stays.
 */
export function variationsOf(
  { pack, book }: Pick<LoadedGame, "pack" | "book">,
  list: ListInfo,
  many: number,
  seed: number,
): string[][] {
  const chance = new Chance();
  chance.seed(seed, 0);
  const cards = new Map(book.cards.map((card) => [card.name, card]));
  const isLegal = (names: readonly string[]): boolean => {
    const text = JSON.stringify({ name: list.name, plan: "none", cards: linesOf(names) });
    const { list: read, problems } = pack.readList({ path: "variation.yaml", text }, book);
    return read !== undefined && problems.length === 0;
  };
  const varied = (): string[] => {
    let names: readonly string[] = list.cards;
    const kinds = [...new Set(list.cards)];
    const changed = Math.round(kinds.length * CHANGED);
    const order = kinds.map((_, i) => i);
    chance.pick(order, kinds.length, changed);
    for (const at of order.slice(0, changed)) {
      const old = kinds[at]!;
      const { type, subtypes } = cards.get(old)!;
      const others = book.cards.filter((card) => card.type === type && !names.includes(card.name));
      const near = others.filter((card) => card.subtypes.some((word) => subtypes.includes(word)));
      const from = (near.length > 0 ? near : others).map(({ name }) => name);
      for (let n = 0; n < TRIES && from.length > 0; n++) {
        const next = from[chance.below(from.length)]!;
        const tried = names.map((name) => (name === old ? next : name));
        if (!isLegal(tried)) continue;
        names = tried;
        break;
      }
    }
    return [...names];
  };
  return Array.from({ length: many }, varied);
}

/** Names as a deck file has them: each once, with how often it is there. */
function linesOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => `${n} ${name}`);
}
