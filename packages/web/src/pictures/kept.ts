/**
 * Pictures of somebody's own cards, as this browser keeps them: each under a name that is made of its bytes, so that one
 * that stands on several cards, or in several versions of a set, is kept once.
 */
import type { CardInfo } from "@tefuda/kernel";
import { type Bitmap, bitmapOf } from "@tefuda/print/bitmap";
import { z } from "zod";
import { browserRows } from "../host/browser-keeper.ts";

const KEY = "picture/";
/** What speaks of pictures: sets that are written, and those that lie at games. */
const SPEAKING = ["draft/", "set/"];

/** Milliseconds in which a picture that nothing speaks of may still be on its way into a set, in whichever tab. */
const ON_ITS_WAY = 24 * 3_600_000;

const kept = z.object({ bytes: z.instanceof(Uint8Array), at: z.number() });
const rows = browserRows();

/** The picture of that name; undefined where it is not kept here. */
export async function keptPicture(name: string): Promise<Bitmap | undefined> {
  const row = kept.safeParse(await rows.change((open) => open.get(KEY + name)));
  return row.success ? bitmapOf(row.data.bytes) : undefined;
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
  rows.change((open) => open.put(KEY + name, { bytes, at: Date.now() }));

/** Lets go of the pictures that nothing has spoken of for a while. */
export const sweepPictures = (): Promise<void> =>
  rows.change(async (open) => {
    const keys = await open.keys(KEY);
    if (keys.length === 0) return;
    let said = "";
    for (const prefix of SPEAKING)
      for (const key of await open.keys(prefix)) said += JSON.stringify(await open.get(key));
    for (const key of keys) {
      const row = kept.safeParse(await open.get(key));
      const isOld = !row.success || row.data.at < Date.now() - ON_ITS_WAY;
      if (isOld && !said.includes(key.slice(KEY.length))) await open.del(key);
    }
  });
