/** Sets that a server keeps, each by the hash of what it says. */
import type { SourceFile } from "@tefuda/kernel";
import type { Bitmap } from "@tefuda/print/bitmap";
import { PICTURES } from "@tefuda/referee/card-pictures";
import type { Identity } from "@tefuda/workshop/identity";
import { type LinkedSet, setOfHash } from "@tefuda/workshop/link";
import { z } from "zod";
import type { DroppedFile } from "../state/dropped.ts";
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
const whole = z.object({
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  pictures: z.array(z.string()),
});

export type KeptAtServer = z.infer<typeof kept>;

const SETS = "/api/sets";

/** Has the server keep a set for whoever is signed in, with pictures that it names; what it is known by there. */
export async function keepAtServer(
  files: readonly SourceFile[],
  pictures: readonly Bitmap[],
): Promise<Identity> {
  const body = { files, pictures: pictures.map(({ bytes }) => inLetters(bytes)) };
  return z.object({ about }).parse(await askServer(SETS, "POST", body)).about;
}

/** Bytes in base64. */
const inLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

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

/** A set as it came, and the names of the pictures that can be had with it. */
export interface SetThere extends LinkedSet {
  pictures: readonly string[];
}

/** The set of a hash, which is looked at to be that set: a server can be wrong, or worse. */
export async function setAtServer(hash: string, games: readonly string[]): Promise<SetThere> {
  const { files, pictures } = whole.parse(await askServer(`${SETS}/${hash}`));
  return { ...setOfHash(files, hash, games), pictures };
}

/** Its pictures as files that came with it; those that do not come are left out. */
export async function picturesAtServer(hash: string, names: readonly string[]): Promise<DroppedFile[]> {
  const found: DroppedFile[] = [];
  for (const name of names) {
    const answer = await fetch(`${SETS}/${hash}/${PICTURES}/${encodeURIComponent(name)}`).catch(() => null);
    const blob = answer?.ok ? await answer.blob().catch(() => null) : null;
    if (blob) found.push({ path: `${hash}/${PICTURES}/${name}`, file: new File([blob], name) });
  }
  return found;
}
