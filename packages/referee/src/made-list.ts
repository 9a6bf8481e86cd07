/** Lists of cards that nobody thought about: made at random, of whatever the rules of a game allow. */
import { Chance, type FormatInfo } from "@tefuda/kernel";
import { deckLines } from "./deck-text.ts";
import type { LoadedGame } from "./games.ts";

/** Cards that are tried one after the other without one of them fitting, before that is given up. */
const IN_VAIN = 2000;
/** How often a card is taken at once at most. */
const OFTEN = 4;

type Cards = Pick<LoadedGame, "pack" | "book">;

/**
 * A list by a seed, for a format if the game has several. `leaning`: cards of which alone the first half is drawn, as far as
 * they go.
 */
export function madeList(
  loaded: Cards,
  seed: number,
  format?: FormatInfo,
  leaning?: ReadonlySet<string>,
): string[] {
  const chance = new Chance();
  chance.seed(seed, 0);
  const list = grownList(loaded, [], chance, { format, leaning });
  if (!list) throw new Error(`no list of ${loaded.pack.id} was found in ${IN_VAIN} tries`);
  return list;
}

/**
 * A list with these cards in it, filled up by chance. One card after the other is drawn from all that there are, and so many of
 * it as chance wills; it stays if the game's own check has no more to say of the list than before, that it is too short.
 * `leaning`: cards of which alone is drawn until so much of the list is full (`share`, a half where nothing is said), as far as
 * they go. Undefined where nothing was found that fits: then these cards go into no list.
 */
export function grownList(
  { pack, book }: Cards,
  kept: readonly string[],
  chance: Chance,
  {
    leaning,
    share = 0.5,
    format,
  }: { leaning?: ReadonlySet<string>; share?: number; format?: FormatInfo } = {},
): string[] | undefined {
  const { min } = pack.forms!.deck.size;
  const names = book.cards.map(({ name }) => name);
  const first = names.filter((name) => leaning?.has(name));
  const lines = deckLines(kept);
  const read = (cards: readonly string[]) =>
    pack.readList(
      { path: "made.yaml", text: JSON.stringify({ name: "made", plan: "none", cards }) },
      book,
      format,
    );
  let many = kept.length;
  let wrong = 1;
  if (many > 0) {
    const { list, problems } = read(lines);
    if (list && problems.length === 0) return [...list.cards];
    wrong = problems.length;
  }
  for (let tries = 0; tries < IN_VAIN; tries++) {
    const leans = first.length > 0 && tries < IN_VAIN / 4 && many < min * share;
    const from = leans ? first : names;
    const name = from[chance.below(from.length)]!;
    const most = Math.max(1, Math.min(book.game.byName.get(name)?.copies ?? OFTEN, OFTEN, min - many));
    const n = 1 + chance.below(most);
    const line = `${n} ${name}`;
    const { list, problems } = read([...lines, line]);
    if (list && problems.length === 0) return [...list.cards];
    if (problems.length > wrong || many + n >= min) continue;
    wrong = Math.max(1, problems.length);
    lines.push(line);
    many += n;
  }
  return undefined;
}
