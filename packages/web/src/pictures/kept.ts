/**
 * Pictures of somebody's own cards, as this browser keeps them: each under a name that is made of its bytes, so that one
 * that stands on several cards, or in several versions of a set, is kept once.
 */
import type { CardInfo } from "@tefuda/kernel";
import { type Bitmap, bitmapOf } from "@tefuda/print/bitmap";
import { browserRows } from "../host/browser-keeper.ts";

const KEY = "picture/";
/** What speaks of pictures: sets that are written, and those that lie at games. */
const SPEAKING = ["draft/", "set/"];

const rows = browserRows();

/** The picture of that name; undefined where it is not kept here. */
export async function keptPicture(name: string): Promise<Bitmap | undefined> {
  const row = await rows.change((open) => open.get(KEY + name));
  return row instanceof Uint8Array ? bitmapOf(row) : undefined;
}

/** Those that cards have of their own, as far as they are kept here. */
export async function keptPictures(
  cards: readonly Pick<CardInfo, "picture">[],
): Promise<Map<string, Bitmap>> {
  const names = new Set(cards.flatMap(({ picture }) => picture ?? []));
  const found = new Map<string, Bitmap>();
  for (const name of names) {
    const picture = await keptPicture(name);
    if (picture) found.set(name, picture);
  }
  return found;
}

export const keepPicture = (name: string, bytes: Uint8Array): Promise<void> =>
  rows.change((open) => open.put(KEY + name, bytes));

/** Lets go of the pictures that nothing speaks of any more. */
export const sweepPictures = (): Promise<void> =>
  rows.change(async (open) => {
    const kept = await open.keys(KEY);
    if (kept.length === 0) return;
    let said = "";
    for (const prefix of SPEAKING)
      for (const key of await open.keys(prefix)) said += JSON.stringify(await open.get(key));
    for (const key of kept) if (!said.includes(key.slice(KEY.length))) await open.del(key);
  });
