/** Texts that people wrote by nature, measured: what is refused, what is read, and what then happens as they said. */
import type { GamePackage } from "@tefuda/kernel";
import { gameEntry } from "@tefuda/referee/games";
import type { Entry } from "./entries.ts";
import { type Case, playAll, playedOf } from "./play.ts";
import { readEntry } from "./read.ts";

/**
 * understood: it is read, runs, and ends as was said; wrong: it ends otherwise; refused: it is not read; broken: the entry
 * is at fault itself; unplayed: it is read, and nobody has put down its position yet.
 */
export type Verdict = "understood" | "wrong" | "refused" | "broken" | "unplayed";
export const VERDICTS: readonly Verdict[] = ["understood", "wrong", "refused", "broken", "unplayed"];

export interface Measured {
  entry: Entry;
  verdict: Verdict;
  /** How it prints again, where it is read. */
  print?: string;
  /** Why it is refused or broken, or what came out otherwise. */
  why: readonly string[];
  column?: number;
}

/** Measures the entries of one game and language. */
export async function measure(folder: string, entries: readonly Entry[]): Promise<Measured[]> {
  const [{ game } = { game: "" }] = entries;
  const pack: GamePackage = await gameEntry(game).load();
  const played = playedOf(folder, entries[0]!);
  const cases: Case[] = [];
  const measured = entries.map((entry): Measured => {
    const ruling = played.texts[String(entry.number)];
    if (ruling?.broken !== undefined) return { entry, verdict: "broken", why: [ruling.broken] };
    const read = readEntry(pack, entry);
    if ("refused" in read) return { entry, verdict: "refused", why: [read.refused.en], column: read.column };
    if (ruling) cases.push({ entry, read, ruling });
    return { entry, verdict: ruling ? "understood" : "unplayed", print: read.print, why: [] };
  });
  const failures = await playAll(game, cases, played.cards);
  return measured.map((one) => {
    const why = failures.get(one.entry) ?? [];
    return why.length > 0 ? { ...one, verdict: "wrong", why } : one;
  });
}
