/** `tefuda packs`: what lies in the packs of a set. */
import { openPacks, type PackTally, packChance, tallyPacks } from "@tefuda/market";
import { type Io, outJson } from "../io.ts";
import { openGame, packsOf } from "../open.ts";
import { figureLines, paint } from "../paint.ts";

export interface PacksOptions {
  open: number;
  seed: number;
  json?: boolean;
}

/** So many packs are shown card by card. */
const SHOWN = 20;

export async function packs(id: string, options: PacksOptions, io: Io): Promise<void> {
  const loaded = await openGame(id);
  const set = packsOf(loaded);
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
  });
  const tally = await tallyPacks(set, options.open, options.seed, async (done) => {
    if (io.errTty) io.err(`\r\x1b[K${done} of ${options.open} packs; Ctrl-C stops`);
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
    return !stopped;
  });
  end();
  if (io.errTty) io.err("\r\x1b[K");
  const opened = tally.packs <= SHOWN ? openPacks(set, tally.packs, packChance(options.seed)) : undefined;
  if (options.json)
    outJson(io, { game: id, set: set.id, seed: options.seed, ...tally, ...(opened ? { opened } : {}) });
  else if (opened) {
    const colours = paint(io.tty);
    const cards = new Map(loaded.book.cards.map((card) => [card.name, card]));
    opened.forEach((pack, i) => {
      io.out(`${colours.bold(`pack ${i + 1}`)}\n`);
      for (const name of pack) io.out(`  ${colours.by(cards.get(name)?.type ?? "", name)}\n`);
    });
  } else io.out(asText(tally));
}

function asText({ packs: n, cards, sorts, sortFit, kinds, kindFit, strange }: PackTally): string {
  const fit = (of: typeof sortFit): string =>
    of
      ? `chi-square ${of.statistic.toFixed(1)}, ${of.freedom} degrees of freedom, p = ${of.likelihood.toFixed(3)}`
      : "nothing varies";
  const counts = kinds.map(({ seen }) => seen);
  return figureLines([
    ["packs", `${n}, ${cards} cards`],
    ...sorts.map(({ name, seen, expected }) => [name, `${seen} (stated odds: ${expected.toFixed(0)})`]),
    ["sorts", fit(sortFit)],
    [
      "kinds",
      `${kinds.length}, each ${Math.min(...counts)} to ${Math.max(...counts)} times; ${fit(kindFit)}`,
    ],
    ["not of the set", strange.length === 0 ? "none" : strange.join(", ")],
  ]);
}
