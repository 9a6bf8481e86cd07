/** Lists of cards that nobody thought about: made at random, of whatever the rules of a game allow. */
import { Chance, type FormatInfo } from "@tefuda/kernel";
import type { LoadedGame } from "./games.ts";

/** Cards that are tried one after the other without one of them fitting, before that is given up. */
const IN_VAIN = 2000;
/** How often a card is taken at once at most. */
const OFTEN = 4;

/**
 * A list by a seed, for a format if the game has several. One card after the other is drawn from all that there are, and
 * so many of it as chance wills; it stays if the game's own check has no more to say of the list than that it is too short.
 * `leaning`: cards of which alone the first half is drawn, as far as they go.
 */
export function madeList(
  { pack, book }: Pick<LoadedGame, "pack" | "book">,
  seed: number,
  format?: FormatInfo,
  leaning?: ReadonlySet<string>,
): string[] {
  const chance = new Chance();
  chance.seed(seed, 0);
  const { min } = pack.forms!.deck.size;
  const names = book.cards.map(({ name }) => name);
  const first = names.filter((name) => leaning?.has(name));
  const lines: string[] = [];
  let many = 0;
  for (let tries = 0; tries < IN_VAIN; tries++) {
    const leans = first.length > 0 && tries < IN_VAIN / 4 && many < min / 2;
    const from = leans ? first : names;
    const name = from[chance.below(from.length)]!;
    const most = Math.min(book.game.byName.get(name)?.copies ?? OFTEN, OFTEN, min - many);
    const n = 1 + chance.below(most);
    const line = `${n} ${name}`;
    const text = JSON.stringify({ name: "made", plan: "none", cards: [...lines, line] });
    const { list, problems } = pack.readList({ path: "made.yaml", text }, book, format);
    if (list && problems.length === 0) return [...list.cards];
    if (problems.length > 1 || many + n >= min) continue;
    lines.push(line);
    many += n;
  }
  throw new Error(`no list of ${pack.id} was found in ${IN_VAIN} tries`);
}
