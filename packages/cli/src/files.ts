/** Files in and out: what comes in is checked at the door, what goes out is either whole or not there. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { MachineFault, Match, MatchError, type MatchRecord } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import type { LoadedGame } from "@tefuda/referee/games";
import { ProblemsError, problemAt } from "@tefuda/referee/problems";
import { z } from "zod";
import { Misuse } from "./io.ts";

const placed = z.strictObject({
  card: z.string(),
  owner: z.int().min(0).max(3).optional(),
  turned: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  get under() {
    return z.array(placed).optional();
  },
  host: z.string().optional(),
  numbers: z.record(z.string(), z.int()).optional(),
});
const numbers = z.record(z.string(), z.int());
const zones = z.record(z.string(), z.array(placed));
const opening = z.strictObject({
  after: z.int().min(0),
  position: z.strictObject({
    numbers: numbers.optional(),
    seats: z.array(z.strictObject({ numbers: numbers.optional(), zones: zones.optional() })),
    shared: zones.optional(),
  }),
});
const record = z.strictObject({
  tefuda: z.literal("match", 'says that this is a match: it has to be "match"'),
  game: z.string().min(1),
  fingerprint: z.string(),
  seed: z.int().min(-2_147_483_648).max(4_294_967_295),
  lists: z.array(z.array(z.string())).min(1).max(4),
  settings: numbers,
  opening: opening.optional(),
  choices: z.array(
    z.strictObject({
      seat: z.int().min(0).max(3),
      say: z.union([z.string(), z.array(z.string())], "has to be text or a list of texts"),
    }),
  ),
});
const KEYS = [
  "tefuda",
  "game",
  "fingerprint",
  "seed",
  "lists",
  "settings",
  "opening",
  "choices",
  "seat",
  "say",
];

/** The text of a file that has to be there. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new Misuse(`there is no file ${path}`);
  if (!statSync(path).isFile()) throw new Misuse(`${path} is no file`);
  return readFileSync(path, "utf8");
}

/** A saved match and its document, which knows the place of everything in it. */
export interface Saved {
  record: MatchRecord;
  doc: Document;
}

/** Reads a saved match; throws problems with their places. */
export function readRecord(path: string): Saved {
  const text = readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ProblemsError([jsonProblem(path, text, String((error as Error).message))]);
  }
  const doc = new Document({ path, text });
  const read = doc.check(record, value, [], KEYS);
  if (!read || doc.problems.length > 0) throw new ProblemsError(doc.problems);
  return { record: read as MatchRecord, doc };
}

function jsonProblem(path: string, text: string, message: string): ReturnType<typeof problemAt> {
  if (text.trim() === "") return problemAt(path, "the file is empty; a saved match is expected");
  // Of a short text the message quotes all and gives no position.
  const token = /^Unexpected token '(.)'/.exec(message)?.[1];
  const first = token === undefined ? text.length : Math.max(0, text.indexOf(token));
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? first);
  const before = text.slice(0, at).split("\n");
  const place = { line: before.length, column: before.at(-1)!.length + 1 };
  return problemAt(
    path,
    `this is not JSON: ${message.replace(/ \(line.*|,? ?(in JSON )?at position.*/, "")}`,
    place,
  );
}

/** Plays a saved match again, up to `until` answers; what does not fit is told with its place in the file. */
export function replaySaved({ record: saved, doc }: Saved, loaded: LoadedGame, until?: number): Match {
  const { game } = loaded;
  saved.lists.forEach((list, i) => {
    list.forEach((name, j) => {
      if (!game.byName.has(name)) doc.reportWord(["lists", i, j], "card", name, [...game.byName.keys()]);
    });
  });
  for (const name of Object.keys(saved.settings)) {
    if (!game.settings.includes(name))
      doc.reportWord(["settings", name], "setting", name, game.settings, true);
  }
  if (doc.problems.length > 0) throw new ProblemsError(doc.problems);
  try {
    return Match.replay(game, saved, until ?? saved.choices.length);
  } catch (error) {
    if (error instanceof MachineFault && saved.opening) {
      doc.report(["opening"], error.message);
      throw new ProblemsError(doc.problems);
    }
    if (!(error instanceof MatchError)) throw error;
    const at =
      error.step === undefined
        ? error.message.includes("fingerprint")
          ? ["fingerprint"]
          : ["lists"]
        : ["choices", error.step];
    doc.report(at, error.message);
    throw new ProblemsError(doc.problems);
  }
}

/** Writes a match; a file that is no saved match is never written over. */
export function saveRecord(path: string, match: Match): void {
  checkTarget(path);
  writeWhole(path, `${JSON.stringify(match.record(), null, 1)}\n`);
}

/** Whether a match may be saved here: nothing is there yet, or a match that can be read. */
export function checkTarget(path: string): void {
  if (!existsSync(dirname(path) || ".")) throw new Misuse(`there is no folder ${dirname(path)}`);
  if (!existsSync(path)) return;
  try {
    readRecord(path);
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Misuse(`${path} is there already and is no saved match; it is left as it is`);
  }
}

/** Puts a whole file in place at once, so that nobody ever finds half of it. */
function writeWhole(path: string, text: string): void {
  const aside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(aside, text, { flag: "wx" });
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw new Misuse(`${path} cannot be written: ${(error as Error).message}`);
  }
}
