/** Sets that a server keeps, each by the hash of what it says. */
import type { SourceFile } from "@tefuda/kernel";
import type { Identity } from "@tefuda/workshop/identity";
import { type LinkedSet, setOfHash } from "@tefuda/workshop/link";
import { z } from "zod";
import { askServer } from "./people.ts";

const about: z.ZodType<Identity> = z.object({
  name: z.object({ en: z.string(), ja: z.string() }),
  author: z.string().optional(),
  game: z.string(),
  cards: z.int(),
  hash: z.string(),
}) as z.ZodType<Identity>;
const kept = z.object({ about, at: z.number() });
const all = z.object({ sets: z.array(kept) });
const whole = z.object({ files: z.array(z.object({ path: z.string(), text: z.string() })) });

export type KeptAtServer = z.infer<typeof kept>;

const SETS = "/api/sets";

/** Has the server keep a set for whoever is signed in; what it is known by there. */
export async function keepAtServer(files: readonly SourceFile[]): Promise<Identity> {
  return z.object({ about }).parse(await askServer(SETS, "POST", { files })).about;
}

/** Those that whoever is signed in has there, the latest first. */
export async function keptAtServer(): Promise<KeptAtServer[]> {
  return all.parse(await askServer(SETS)).sets;
}

export async function dropAtServer(hash: string): Promise<void> {
  await askServer(`${SETS}/${hash}`, "DELETE");
}

/** For moderators: nobody opens or keeps it any more. */
export async function takeDownAtServer(hash: string): Promise<void> {
  await askServer(`${SETS}/${hash}/all`, "DELETE");
}

/** The set of a hash, which is looked at to be that set: a server can be wrong, or worse. */
export async function setAtServer(hash: string, games: readonly string[]): Promise<LinkedSet> {
  const { files } = whole.parse(await askServer(`${SETS}/${hash}`));
  return setOfHash(files, hash, games);
}
