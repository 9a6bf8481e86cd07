/** Sets to measure with: as many cards as are asked for, which are the game's own under other names. */
import { join } from "node:path";
import { filesIn, gameFolder, readSource } from "@tefuda/referee/games";
import { cardIn, type Draft, draftOf, withField } from "@tefuda/workshop/draft";
import { zipSync } from "fflate";

/** Cards in one file; a set has at most 200 files. */
const IN_A_FILE = 100;

/** A packed folder of a set that holds so many cards, and what the first of them is called. */
export function manyCards(game: string, many: number): { zip: Buffer; first: string } {
  const files: Record<string, Uint8Array> = { "set.yaml": bytes(`name: Measured\ngame: ${game}\n`) };
  const ours = cardsOf(game, "cards");
  const copies = Array.from({ length: many }, (_, n) => copyOf(ours[n % ours.length]!.text, n));
  for (let n = 0; n < many; n += IN_A_FILE)
    files[`cards/${n}.yaml`] = bytes(copies.slice(n, n + IN_A_FILE).join(""));
  return { zip: Buffer.from(zipSync(files)), first: called(0) };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const called = (n: number): string => `Copy ${n}`;

function cardsOf(game: string, folder: string): Draft["cards"] {
  const files = filesIn(join(gameFolder(game), folder), ".yaml").map(readSource);
  const named = files.map(({ path, text }) => ({ path: `cards/${path.split("/").at(-1)}`, text }));
  return draftOf("measured", game, named).cards;
}

/** The same card under a name and a number of its own; its texts may name it by the old one, which is then another card. */
function copyOf(text: string, n: number): string {
  const card = cardIn(text) ?? {};
  const own: Record<string, unknown> = { name: called(n) };
  if (card.number !== undefined) own.number = numbered(String(card.number), n);
  if (card.code !== undefined) own.code = `OWN-${String(n + 1).padStart(3, "0")}`;
  if (card.runs !== undefined) own.runs = undefined;
  return Object.entries(own).reduce((copy, [field, value]) => withField(copy, [field], value), text);
}

/** As a printing is numbered - region, run, place, version - or else as a place in a set, of which there are 999; what is left has none. */
function numbered(as: string, n: number): string | number | undefined {
  if (as.includes("-")) return `${20 + Math.floor(n / 900)}-01-${String((n % 900) + 1).padStart(3, "0")}-1`;
  return n < 999 ? n + 1 : undefined;
}
