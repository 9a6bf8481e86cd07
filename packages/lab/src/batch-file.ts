/** A batch as text: what a file of a kept run holds, and what comes back from another machine. */
import { z } from "zod";
import type { Batch } from "./batch.ts";

const numbers = z.array(z.int());
const batchFile = z.strictObject({
  from: z.int().min(0),
  results: numbers,
  course: numbers,
  faults: z.array(z.strictObject({ game: z.int(), seed: z.int(), message: z.string() })),
  trace: numbers,
  cards: numbers,
  held: numbers.optional(),
});

/** How long its programs thought hangs on the machine: it is told while a run goes on, and not written. */
export function batchText({ from, results, course, faults, trace, cards, held }: Batch): string {
  const rows = { results, course, trace, cards, ...(held.length > 0 ? { held } : {}) };
  const lists = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, Array.from(row)]));
  return `${JSON.stringify({ from, faults, ...lists })}\n`;
}

/** The batch that a text holds; undefined where it is none. */
export function batchIn(text: string): Batch | undefined {
  const read = batchFile.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { from, results, course, faults, trace, cards, held } = read.data;
  return {
    ...{ from, faults },
    results: Int32Array.from(results),
    course: Int32Array.from(course),
    trace: Uint32Array.from(trace),
    cards: Uint32Array.from(cards),
    held: Uint32Array.from(held ?? []),
    thought: new Float64Array(0),
  };
}

/** What JSON says; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
