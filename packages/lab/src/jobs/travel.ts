/**
 * What travels between machines: a run, whose batches are named by its id and their numbers, and what comes back. All of it is
 * text of JSON in a job, since a database would put the fields of objects into an order of its own. Whoever takes something
 * looks at it here before anything is done with it.
 */
import { hex, type SetWord, type SourceFile, sha256, utf8, type Words, WordsError } from "@tefuda/kernel";
import type { OwnSet } from "@tefuda/referee/own-set";
import { z } from "zod";
import type { Batch } from "../batch.ts";
import { batchIn, parsed } from "../batch-file.ts";
import type { RunFile } from "../kept.ts";
import type { Plan } from "../play.ts";
import { SAYS } from "./says.ts";

/** A run as it is sent: `first` are the numbers of its first game, by which a machine sees that games go there as they do here. */
export interface SentRun extends RunFile {
  first: number[];
}

/** The longest texts that are taken, in letters: of a run with its sets, and of a batch that comes back. */
const LONGEST_RUN = 16_000_000;
const LONGEST_BATCH = 64_000_000;
const LONGEST_FILE = 1_000_000;

const name = z.string().min(1).max(200);
const path = z.string().max(1000);
const words = z.strictObject({ en: z.string().max(2000), ja: z.string().max(2000) });
const setWord: z.ZodType<SetWord> = words.extend({
  of: name.exactOptional(),
  text: z
    .strictObject({ en: name.max(1000).exactOptional(), ja: name.max(1000).exactOptional() })
    .exactOptional(),
});
const setWords = z.array(setWord).max(1000);
const file: z.ZodType<SourceFile> = z.strictObject({
  path,
  text: z.string().max(LONGEST_FILE),
  draft: z.literal(true).exactOptional(),
  words: setWords.exactOptional(),
});
const files = z.array(file).max(500);
const ownSet: z.ZodType<OwnSet> = z
  .strictObject({
    ...{ id: name, name: words, author: name.exactOptional(), game: name, path, words: setWords },
    ...{ cards: files, decks: files, packs: files, scenarios: files },
  })
  // by the one list of their words the cards of a set are told from all others
  .transform((set) => ({ ...set, cards: set.cards.map((cards) => ({ ...cards, words: set.words })) }));

const int = z.int32();
const plan: z.ZodType<Plan> = z
  .strictObject({
    game: name,
    sets: z.array(ownSet).max(50),
    bots: z.array(name).min(1).max(99),
    lists: z.array(z.strictObject({ id: name, cards: z.array(name).max(1000) })).max(2000),
    pairs: z
      .array(z.array(z.int().min(0)))
      .min(1)
      .max(1_000_000),
    lapses: z.array(z.int().min(0).max(100)).exactOptional(),
    playouts: z.int().min(1).max(1_000_000).exactOptional(),
    seed: z.int().min(0).max(2_000_000_000),
    paired: z.boolean().exactOptional(),
    settings: z.record(name, int),
    limit: z.int().min(1).max(1_000_000),
    trace: z.boolean().exactOptional(),
    cards: z.boolean().exactOptional(),
    course: z.boolean().exactOptional(),
    held: z.boolean().exactOptional(),
  })
  .refine(({ bots, lists, pairs }) =>
    pairs.every((table) => table.length === bots.length && table.every((list) => list < lists.length)),
  );
const sentRun: z.ZodType<SentRun> = z.strictObject({
  plan,
  games: z.int().min(1).max(10_000_000),
  atATime: z.int().min(1).max(10_000),
  edition: z.string().max(100),
  first: z.array(int).max(1000),
});

const run = z.object({ run: z.string().max(LONGEST_RUN) });
const task = z.strictObject({ run: z.uuid(), n: z.int().min(0).max(10_000_000) });
const back = z.union([
  z.strictObject({ n: z.int().min(0), batch: z.string().max(LONGEST_BATCH) }),
  z.strictObject({ refused: words, by: z.string().max(200) }),
]);

/** Which batch of which run. */
export type Task = z.infer<typeof task>;
/** What comes back: a batch, or why a machine will not play any of this run. */
export type Back = z.infer<typeof back>;

/** The run that a job holds, by whose text it is called; throws a {@link WordsError}. */
export function runIn(data: unknown, id: string): SentRun {
  const text = run.safeParse(data);
  if (!text.success) throw new WordsError(SAYS.unclear);
  if (idOf(text.data.run) !== id) throw new WordsError(SAYS.otherRun);
  const read = sentRun.safeParse(parsed(text.data.run));
  if (!read.success) throw new WordsError(SAYS.unclear);
  return read.data;
}

export const taskIn = (data: unknown): Task | undefined => task.safeParse(data).data;
export const backIn = (data: unknown): Back | undefined => back.safeParse(data).data;

/** The batch in a text, where it has as many numbers as `first`, a batch of one game of that run, says that it must have. */
export function batchOf(text: string, from: number, count: number, first: Batch): Batch | undefined {
  const batch = batchIn(text);
  if (batch?.from !== from) return undefined;
  const { results, course, held, trace, cards } = batch;
  const fits =
    results.length === count * first.results.length &&
    course.length === count * first.course.length &&
    held.length === count * first.held.length &&
    trace.length === first.trace.length &&
    cards.length === first.cards.length;
  return fits ? batch : undefined;
}

/** The numbers of a batch of one game that are the same wherever it is played. */
export const numbersOf = ({ results, course }: Batch): number[] => [...results, ...course];

/** What something is called by its text: the same run, and the same batch of it, always by the same id. */
export function idOf(text: string): string {
  const digits = hex(sha256(utf8(text)));
  // as a UUID of version 8, whose digits are one's own
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join("-");
}
export const batchId = (run: string, n: number): string => idOf(`${run} ${n}`);

/** Why a batch was left to others, as whoever left it said; nothing where it only fell silent. */
export const whyIn = (output: unknown): Words | undefined =>
  z.object({ why: words }).safeParse(output).data?.why;

/** An error as words, whatever was thrown. */
export const wordsOf = (error: unknown): Words => {
  if (error instanceof WordsError) return error.words;
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
  return { en: said, ja: said };
};
