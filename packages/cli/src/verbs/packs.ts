/** `tefuda packs`: what lies in the packs of a set. */
import { openPacks, type PackTally, packChance, tallyPacks } from "@tefuda/market";
import { loadSetPacks } from "@tefuda/referee/games";
import { type Io, outJson } from "../io.ts";
import { openGame, packsOf } from "../open.ts";
import { figureLines, oneLine, overLine, paint } from "../paint.ts";
import { speechOf } from "../speech.ts";
import type { TerminalWords } from "../words/index.ts";
import { isLimited, type LimitedOptions, limited } from "./limited.ts";

export interface PacksOptions extends LimitedOptions {
  open: number;
  packs?: string;
  with?: string[];
}

/** So many packs are shown card by card. */
const SHOWN = 20;

export async function packs(id: string, options: PacksOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with);
  // whoever brings a set wants to see its packs, where it has some
  const [brought] = loadSetPacks(loaded);
  const set = packsOf(loaded, options.packs ?? brought?.id);
  if (isLimited(options)) {
    await limited(loaded, set, options, io);
    return;
  }
  const speech = speechOf(loaded, options.lang);
  const words = speech.words.packs;
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
  });
  const tally = await tallyPacks(set, options.open, options.seed, async (done) => {
    if (io.errTty) io.err(overLine(words.progress(done, options.open)));
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
    return !stopped;
  });
  end();
  if (io.errTty) io.err(overLine(""));
  const opened = tally.packs <= SHOWN ? openPacks(set, tally.packs, packChance(options.seed)) : undefined;
  if (options.json)
    outJson(io, { game: id, set: set.id, seed: options.seed, ...tally, ...(opened ? { opened } : {}) });
  else if (opened) {
    const colours = paint(io.tty);
    const cards = new Map(loaded.book.cards.map((card) => [card.name, card]));
    opened.forEach((pack, i) => {
      io.out(`${colours.bold(words.pack(i + 1, speech.say(set.name, set.id)))}\n`);
      for (const name of pack) io.out(`  ${colours.by(cards.get(name)?.type ?? "", speech.called(name))}\n`);
    });
  } else io.out(asText(tally, speech.words));
}

function asText(tally: PackTally, { packs: w, joined }: TerminalWords): string {
  const { packs: n, cards, sorts, sortFit, kinds, kindFit, strange } = tally;
  const fit = (of: typeof sortFit): string =>
    of ? w.fit(of.statistic.toFixed(1), of.freedom, of.likelihood.toFixed(3)) : w.nothingVaries;
  const counts = kinds.map(({ seen }) => seen);
  return figureLines([
    [w.packs, w.cards(n, cards)],
    ...sorts.map(({ name, seen, expected }) => [oneLine(name), w.seen(seen, expected.toFixed(0))]),
    [w.sorts, fit(sortFit)],
    [w.kinds, w.each(kinds.length, Math.min(...counts), Math.max(...counts), fit(kindFit))],
    [w.strange, strange.length === 0 ? w.none : oneLine(joined(strange))],
  ]);
}
